### Anachrony po polsku. Nazwy mają przypadki jako atrybuty: .acc (biernik), .gen (dopełniacz),
### .loc (miejscownik), a po liczbie .few (2–4) i .many (5 i więcej).


## Pudełko

anachrony-title = Anachrony
anachrony-about = Wysyłaj pracowników w egzoszkieletach, pożyczaj od własnej przyszłości i ewakuuj się na czas.
anachrony-setting-side = Która strona plansz graczy?
anachrony-setting-side-A = A: jednakowa dla wszystkich Ścieżek
anachrony-setting-side-B = B: każda Ścieżka ma własne zalety i wady
anachrony-setting-paths = Jak przydzielić Ścieżki?
anachrony-setting-paths-random = Losowo
anachrony-setting-paths-choose = Gracze wybierają w kolejności tur
anachrony-setting-leaders = Jak przydzielić liderów?
anachrony-setting-leaders-choose = Gracze wybierają jednego z dwóch
anachrony-setting-leaders-random = Losowo
anachrony-setting-paradox = Ile paradoksów przynosi dług?
anachrony-setting-paradox-die = Tyle, ile wskaże kość paradoksu
anachrony-setting-paradox-fixed = Zawsze jeden
anachrony-setting-timeline = Która strona osi czasu?
anachrony-setting-timeline-standard = Zwykła
anachrony-setting-timeline-alternate = Alternatywna: niektóre miejsca wpływają na tego, kto kładzie tam płytkę zakrzywienia
anachrony-setting-assets = Z czym gracze zaczynają?
anachrony-setting-assets-path = Z tym, co wskazuje Ścieżka
anachrony-setting-assets-draft = Z czterema kartami startowymi z draftu
anachrony-setting-endgame = Skąd pochodzą warunki końcowe?
anachrony-setting-endgame-random = Pięć losowych
anachrony-setting-endgame-draft = Część wybierają gracze
anachrony-setting-supply = Czy zasoby ogólne mogą się wyczerpać?
anachrony-setting-supply-edition = Zależnie od wydania
anachrony-setting-supply-unlimited = Nie
anachrony-setting-supply-limited = Tak: tego, co się skończyło, nie można dostać
anachrony-setting-edition = Które wydanie zasad?
anachrony-setting-edition-revised = Poprawione, z późniejszych dodruków
anachrony-setting-edition-polish = Polska instrukcja, tam gdzie się różni


## Nazwy

anachrony-resource-titanium = tytan
    .few = tytanu
    .many = tytanu
anachrony-resource-uranium = uran
    .few = uranu
    .many = uranu
anachrony-resource-gold = złoto
    .few = złota
    .many = złota
anachrony-resource-neutronium = neutronium
anachrony-resource-water = woda
    .acc = wodę
    .few = wody
    .many = wody
anachrony-resource-energy_core = rdzeń energetyczny
    .few = rdzenie energetyczne
    .many = rdzeni energetycznych
# Po liczbie: dowolna mieszanka tytanu, uranu i złota.
anachrony-resource-basic = surowiec podstawowy
    .few = surowce podstawowe
    .many = surowców podstawowych

anachrony-worker-scientist = naukowiec
    .acc = naukowca
    .many = naukowców
anachrony-worker-engineer = inżynier
    .acc = inżyniera
    .many = inżynierów
anachrony-worker-administrator = administrator
    .acc = administratora
    .many = administratorów
anachrony-worker-genius = geniusz
    .acc = geniusza
    .many = geniuszy
anachrony-worker-nobody = nikt
    .acc = nikogo

# Ilość czegoś w wyliczeniu.
anachrony-some-titanium =
    { $count ->
        [one] { $count } tytan
        [few] { $count } tytanu
       *[many] { $count } tytanu
    }
anachrony-some-uranium =
    { $count ->
        [one] { $count } uran
        [few] { $count } uranu
       *[many] { $count } uranu
    }
anachrony-some-gold =
    { $count ->
        [one] { $count } złoto
        [few] { $count } złota
       *[many] { $count } złota
    }
anachrony-some-neutronium = { $count } neutronium
anachrony-some-water =
    { $count ->
        [one] { $count } woda
        [few] { $count } wody
       *[many] { $count } wody
    }
    .acc =
        { $count ->
            [one] { $count } wodę
            [few] { $count } wody
           *[many] { $count } wody
        }
anachrony-some-energy_core =
    { $count ->
        [one] { $count } rdzeń energetyczny
        [few] { $count } rdzenie energetyczne
       *[many] { $count } rdzeni energetycznych
    }
anachrony-some-scientist =
    { $count ->
        [one] { $count } naukowiec
        [few] { $count } naukowców
       *[many] { $count } naukowców
    }
    .acc =
        { $count ->
            [one] { $count } naukowca
            [few] { $count } naukowców
           *[many] { $count } naukowców
        }
anachrony-some-engineer =
    { $count ->
        [one] { $count } inżynier
        [few] { $count } inżynierów
       *[many] { $count } inżynierów
    }
    .acc =
        { $count ->
            [one] { $count } inżyniera
            [few] { $count } inżynierów
           *[many] { $count } inżynierów
        }
anachrony-some-administrator =
    { $count ->
        [one] { $count } administrator
        [few] { $count } administratorów
       *[many] { $count } administratorów
    }
    .acc =
        { $count ->
            [one] { $count } administratora
            [few] { $count } administratorów
           *[many] { $count } administratorów
        }
anachrony-some-genius =
    { $count ->
        [one] { $count } geniusz
        [few] { $count } geniuszy
       *[many] { $count } geniuszy
    }
    .acc =
        { $count ->
            [one] { $count } geniusza
            [few] { $count } geniuszy
           *[many] { $count } geniuszy
        }

anachrony-path-harmony = Harmonia
    .gen = Harmonii
anachrony-path-dominance = Dominacja
    .gen = Dominacji
anachrony-path-progress = Postęp
    .gen = Postępu
anachrony-path-salvation = Zbawienie
    .gen = Zbawienia

anachrony-leader-patriarch_haulani = Patriarcha Haulani
anachrony-leader-matriarch_zaida = Matriarchini Zaida
anachrony-leader-captain_wolfe = Kapitan Wolfe
anachrony-leader-treasure_hunter_samira = Łowczyni skarbów Samira
anachrony-leader-patron_valerian = Patron Valerian
anachrony-leader-librarian_cornella = Bibliotekarka Cornella
anachrony-leader-shepherd_caratacus = Pasterz Caratacus
anachrony-leader-high_sunwalker_amena = Pątniczka Słońca Amena

anachrony-text-patriarch_haulani = Akcja darmowa: umieść aktywnego pracownika na polu własnej planszy i wykonaj tam akcję.
anachrony-text-matriarch_zaida = Podczas porządków możesz zapłacić 2 wody, by wziąć pracownika pozostałego w puli rekrutów, bez jego premii.
anachrony-text-captain_wolfe = Podczas zasilania wymieniaj rdzeń energetyczny na 2 wody lub 2 wody na rdzeń energetyczny, dowolną liczbę razy.
anachrony-text-treasure_hunter_samira-revised = Podczas porządków weź tytan, uran lub złoto pozostałe w kopalni; potem możesz zapłacić 2 wody za jeszcze jeden surowiec.
anachrony-text-treasure_hunter_samira-polish = Podczas porządków weź surowiec pozostały w kopalni; potem możesz zapłacić 2 wody za jeszcze jeden.
anachrony-text-patron_valerian = Raz na erę możesz wysłać egzoszkielet bez pracownika, tak jakby był w nim naukowiec.
anachrony-text-librarian_cornella = Podczas badań możesz zapłacić 1 wodę, by ustawić także drugą kość.
anachrony-text-shepherd_caratacus = Akcja darmowa: weź 2 wody i paradoks albo zapłać 2 wody, by zwrócić paradoks.
anachrony-text-high_sunwalker_amena = Uderzenie nie niszczy żadnego z Twoich pól.

anachrony-shape-circle = koło
anachrony-shape-triangle = trójkąt
anachrony-shape-square = kwadrat
anachrony-icon-time_travel = podróże w czasie
anachrony-icon-warfare = wojskowość
anachrony-icon-genetics = genetyka
anachrony-icon-technology = technologia
anachrony-icon-society = społeczeństwo

anachrony-row-power_plant = elektrownie
    .gen = elektrowni
anachrony-row-factory = fabryki
    .gen = fabryk
anachrony-row-life_support = moduły życia
    .gen = modułów życia
anachrony-row-lab = laboratoria
    .gen = laboratoriów

anachrony-capital-construct = Budowa
anachrony-capital-recruit = Rekrutacja
anachrony-capital-research = Badania

# Miejsca, jak w „wysyła pracownika na ...”.
anachrony-hex-construct-1 = pierwsze pole budowy
anachrony-hex-construct-2 = drugie pole budowy
anachrony-hex-construct-3 = trzecie pole budowy
anachrony-hex-recruit-1 = pierwsze pole rekrutacji
anachrony-hex-recruit-2 = drugie pole rekrutacji
anachrony-hex-recruit-3 = trzecie pole rekrutacji
anachrony-hex-research-1 = pierwsze pole badań
anachrony-hex-research-2 = drugie pole badań
anachrony-hex-research-3 = trzecie pole badań
anachrony-hex-council-left = lewe miejsce w Radzie Światowej
anachrony-hex-council-right = prawe miejsce w Radzie Światowej
anachrony-hex-mine-top = górne pole kopalni
anachrony-hex-mine-middle = środkowe pole kopalni
anachrony-hex-mine-bottom = dolne pole kopalni
anachrony-pool-purify = oczyszczanie wody
anachrony-pool-nomads = handel z nomadami
anachrony-pool-evacuation = ewakuacja
    .acc = ewakuację

anachrony-own-supply = Zaopatrzenie: zapłać wodę, uaktywnij zmęczonych, podnieś morale

# Pola planszy gracza.
anachrony-power-top_left = lewe górne
anachrony-power-top_middle = środkowe górne
anachrony-power-top_right = prawe górne
anachrony-power-bottom_left = lewe dolne
anachrony-power-bottom_middle = środkowe dolne
anachrony-power-bottom_right = prawe dolne

anachrony-sector-1 = pierwszy sektor elektrowni
    .loc = pierwszym sektorze elektrowni
anachrony-sector-2 = drugi sektor elektrowni
    .loc = drugim sektorze elektrowni
anachrony-sector-3 = trzeci sektor elektrowni
    .loc = trzecim sektorze elektrowni
anachrony-sector-4 = pierwszy sektor fabryk
    .loc = pierwszym sektorze fabryk
anachrony-sector-5 = drugi sektor fabryk
    .loc = drugim sektorze fabryk
anachrony-sector-6 = trzeci sektor fabryk
    .loc = trzecim sektorze fabryk
anachrony-sector-7 = pierwszy sektor modułów życia
    .loc = pierwszym sektorze modułów życia
anachrony-sector-8 = drugi sektor modułów życia
    .loc = drugim sektorze modułów życia
anachrony-sector-9 = trzeci sektor modułów życia
    .loc = trzecim sektorze modułów życia
anachrony-sector-10 = pierwszy sektor laboratoriów
    .loc = pierwszym sektorze laboratoriów
anachrony-sector-11 = drugi sektor laboratoriów
    .loc = drugim sektorze laboratoriów
anachrony-sector-12 = trzeci sektor laboratoriów
    .loc = trzecim sektorze laboratoriów

# Co oznacza płytka zakrzywienia.
anachrony-warp-neutronium = neutronium
anachrony-warp-uranium = uran
anachrony-warp-titanium = tytan
anachrony-warp-gold = złoto
anachrony-warp-water = 2 wody
anachrony-warp-administrator = administrator
    .acc = administratora
anachrony-warp-engineer = inżynier
    .acc = inżyniera
anachrony-warp-scientist = naukowiec
    .acc = naukowca
anachrony-warp-exosuit = zasilony egzoszkielet

anachrony-number = { $it }

anachrony-free-force_workers = zmuszenie do pracy
anachrony-free-supply = zaopatrzenie
anachrony-free-patriarch_haulani = Patriarcha Haulani
anachrony-free-patron_valerian = Patron Valerian
anachrony-free-shepherd_caratacus = Pasterz Caratacus

anachrony-tile-anomaly = Anomalia
    .acc = anomalię
    .loc = anomalii
anachrony-text-anomaly = −3 punkty. Zajmuje sektor i nie jest budynkiem. Umieść pracownika: zapłać 2 wody oraz 2 surowce podstawowe (tytan, uran, złoto) lub 1 neutronium; anomalia i pracownik znikają na dobre.

# Warunki końcowe.
anachrony-condition-most_workers = najwięcej pracowników
anachrony-condition-most_water = najwięcej wody
anachrony-condition-most_breakthroughs = najwięcej przełomów
anachrony-condition-most_occupied_sectors = najwięcej zajętych sektorów
anachrony-condition-highest_morale = najwyższe morale
anachrony-condition-highest_total_range = największy łączny zasięg
anachrony-condition-most_superprojects = najwięcej superprojektów
anachrony-condition-most_time_travels = najwięcej podróży w czasie

anachrony-text-most_workers = 3 punkty za najwięcej pracowników: aktywnych, zmęczonych i zajętych. Przy remisie punktują wszyscy remisujący.
anachrony-text-most_water = 3 punkty za najwięcej wody. Przy remisie punktują wszyscy remisujący.
anachrony-text-most_breakthroughs = 3 punkty za najwięcej przełomów. Przy remisie punktują wszyscy remisujący.
anachrony-text-most_occupied_sectors-revised = 3 punkty za najwięcej sektorów, na których coś leży; superprojekt zajmuje dwa, anomalia jeden. Przy remisie punktują wszyscy remisujący.
anachrony-text-most_occupied_sectors-polish = 3 punkty za najwięcej sektorów z budynkami. Przy remisie punktują wszyscy remisujący.
anachrony-text-highest_morale = 3 punkty za znacznik morale wysunięty najdalej w prawo. Przy remisie punktują wszyscy remisujący.
anachrony-text-highest_total_range = 3 punkty za największą sumę zasięgów: elektrowni, wydłużających je laboratoriów i Turystyki w czasie. Przy remisie punktują wszyscy remisujący.
anachrony-text-most_superprojects = 3 punkty za najwięcej superprojektów. Przy remisie punktują wszyscy remisujący.
anachrony-text-most_time_travels = 3 punkty za znacznik wysunięty najdalej na torze podróży w czasie. Przy remisie punktują wszyscy remisujący.

# Jak ewakuuje się Ścieżka.
anachrony-evacuation-welfare_and_prosperity = Dobrobyt i pomyślność
anachrony-evacuation-natures_resurgence = Odrodzenie natury
anachrony-evacuation-industrial_revolution = Rewolucja przemysłowa
anachrony-evacuation-power_of_unity = Siła jedności
anachrony-evacuation-technological_superiority = Przewaga technologiczna
anachrony-evacuation-apex_of_humanity = Apogeum ludzkości
anachrony-evacuation-overwhelming_power = Przytłaczająca moc
anachrony-evacuation-masters_of_time = Władcy czasu

anachrony-text-welfare_and_prosperity = Ewakuacja z trzema modułami życia: 2 punkty oraz 3 za każdą parę: geniusz i złoto.
anachrony-text-natures_resurgence = Ewakuacja z sześcioma zajętymi sektorami: 2 punkty oraz 3 za każdą parę: budynek i administrator.
anachrony-text-industrial_revolution = Ewakuacja z trzema fabrykami: 5 punktów oraz 2 za każdą parę: inżynier i tytan.
anachrony-text-power_of_unity = Ewakuacja przy najwyższym morale: 3 punkty oraz 1 za każdego pracownika.
anachrony-text-technological_superiority = Ewakuacja z trzema laboratoriami: 5 punktów oraz 2 za każdą parę: naukowiec i przełom.
anachrony-text-apex_of_humanity = Ewakuacja z 8 wody: 3 punkty oraz 4 za każdy superprojekt.
anachrony-text-overwhelming_power = Ewakuacja z trzema elektrowniami: 3 punkty oraz 3 za każde neutronium.
anachrony-text-masters_of_time = Ewakuacja z dwiema anomaliami: 6 punktów oraz 2 za każdą parę: płytka zakrzywienia poza osią czasu i uran.

# Co rozpadające się pole Stolicy dodaje do akcji.
anachrony-collapse-construct_discount_basic = o 1 tytan, uran lub złoto taniej
anachrony-collapse-construct_discount_neutronium = o 1 neutronium taniej
anachrony-collapse-construct_sector_points = 1, 2 lub 3 punkty za budynek, zależnie od sektora
anachrony-collapse-construct_superproject_points = 2 punkty za superprojekt
anachrony-collapse-construct_again = jeszcze jedna akcja budowy
anachrony-collapse-recruit_bonus_twice = podwójna premia za rekruta
anachrony-collapse-recruit_exosuit = dodatkowo zasilony egzoszkielet
anachrony-collapse-recruit_morale = dodatkowo wzrost morale
anachrony-collapse-recruit_wake = zmęczeni pracownicy stają się aktywni
anachrony-collapse-recruit_again = jeszcze jedna akcja rekrutacji
anachrony-collapse-research_set_both_dice = ustawienie obu kości
anachrony-collapse-research_points = dodatkowo 2 punkty
anachrony-collapse-research_superproject = potem można zbudować superprojekt
anachrony-collapse-research_remove_paradoxes = zwrot najwyżej 2 paradoksów
anachrony-collapse-research_again = jeszcze jedna akcja badań

# Miejsca alternatywnej osi czasu.
anachrony-slot-inspiring_message = Krzepiąca wiadomość
anachrony-slot-glorious_future = Świetlana przyszłość
anachrony-slot-parallel_timeline = Równoległa oś czasu
anachrony-slot-stable_rift = Stabilna szczelina
anachrony-slot-grim_message = Ponura wiadomość
anachrony-slot-collapsing_rift = Zapadająca się szczelina

anachrony-text-inspiring_message = Morale rośnie.
anachrony-text-glorious_future = 1 punkt.
anachrony-text-parallel_timeline = To, co oznacza płytka zakrzywienia, przychodzi dwa razy, a dług jest jeden.
anachrony-text-stable_rift = Zwróć paradoks.
anachrony-text-grim_message = Morale spada.
anachrony-text-collapsing_rift = Otrzymujesz paradoks.


## Pytania

anachrony-ask-path = Wybierz Ścieżkę.
anachrony-ask-leader = Wybierz lidera.
anachrony-ask-asset = Zatrzymaj jedną kartę startową; pozostałe przekażesz dalej.
anachrony-ask-condition = Zatrzymaj jeden warunek końcowy.

anachrony-ask-power = Zasilasz egzoszkielet? Wybierz pole albo zakończ. Puste pole daje wodę, jeśli pokazuje to twoja plansza.
anachrony-ask-pay-hex = Jak płacisz za to pole?
anachrony-ask-warp =
    { $may ->
        [yes] Pożyczasz coś od swojej przyszłości? Wybierz w tajemnicy albo zakończ.
       *[no] Wybierz w tajemnicy, co pożyczasz od swojej przyszłości.
    }
anachrony-ask-double-worker = Zapłacić 1 wodę także za drugiego pracownika?

anachrony-ask-turn = Twoja kolej: umieść pracownika, wykonaj akcję darmową albo spasuj.
anachrony-ask-worker = Którego pracownika umieszczasz?
anachrony-ask-crew = Kto wyrusza w egzoszkielecie?
anachrony-ask-place = Dokąd idzie pracownik?
anachrony-ask-council = Jaką akcję Stolicy udostępnia Ci Rada?
anachrony-ask-capital = Którą akcję Stolicy wykonujesz?
anachrony-ask-again = Wykonać tę samą akcję jeszcze raz?
anachrony-ask-superproject = Zbudować teraz superprojekt z ery Twojego skupienia?
anachrony-ask-copy = Z działania której płytki korzystasz?

anachrony-ask-build = Co budujesz?
anachrony-ask-plot = Gdzie stanie superprojekt? Wybierz jego lewy sektor.
anachrony-ask-discount = Który surowiec oszczędzasz?
anachrony-ask-pay-basic = Którym surowcem płacisz?
anachrony-ask-pay-breakthroughs = Którymi przełomami płacisz?
anachrony-ask-pay-circle = Które koło oddajesz?
anachrony-ask-pay-triangle = Który trójkąt oddajesz?
anachrony-ask-pay-square = Który kwadrat oddajesz?
anachrony-ask-pay-removal = Jak płacisz za usunięcie anomalii?

anachrony-ask-recruit = Kogo rekrutujesz?
anachrony-ask-research = Wykonać akcję badań?
anachrony-ask-set-die = Wybierz, co ma pokazywać jedna z kości badań.
anachrony-ask-set-second-die = Zapłacić 1 wodę, by ustawić także drugą kość?
anachrony-ask-icon = Kość pozwala wybrać: który symbol?
anachrony-ask-reroll = Takiego przełomu już nie ma: którą kością rzucasz ponownie?
anachrony-ask-paradoxes-back = Ile paradoksów zwracasz?

anachrony-ask-mine = Który surowiec bierzesz z kopalni?
anachrony-ask-trade =
    { $may ->
        [yes] Dokonujesz wymiany? Wybierz ją albo zakończ.
       *[no] Wybierz wymianę.
    }
anachrony-ask-gain = Co otrzymujesz?
anachrony-ask-gain-basic = Który surowiec otrzymujesz?
anachrony-ask-how-many = Ile surowców płacisz?

anachrony-ask-travel =
    { $may ->
        [yes] Cofasz się w czasie? Wybierz erę albo zakończ.
       *[no] Do której ery podróżujesz?
    }
anachrony-ask-repay =
    { $may ->
        [yes] Spłacasz któryś z tamtejszych długów? Wybierz albo zakończ.
       *[no] Wybierz, co spłacasz.
    }
anachrony-ask-retrieve-warp =
    { $may ->
        [yes] Zabierasz płytkę zakrzywienia bez spłaty? Wybierz ją albo zakończ.
       *[no] Wybierz płytkę zakrzywienia, którą zabierasz bez spłaty.
    }
anachrony-ask-untangle =
    { $may ->
        [yes] Spłacasz płytkę zakrzywienia przed punktacją? Każda pozostała kosztuje 2 punkty. Wybierz ją albo zakończ.
       *[no] Wybierz płytkę zakrzywienia do spłacenia.
    }

anachrony-ask-anomaly = Gdzie trafia anomalia?
anachrony-ask-lose-building =
    { $may ->
        [yes] Tracisz budynek zamiast otrzymać anomalię? Wybierz go albo zakończ.
       *[no] Wybierz budynek, który tracisz.
    }
anachrony-ask-convert-worker = Którego pracownika oddajesz?
anachrony-ask-lose-worker = Morale nie może już spaść: którego pracownika tracisz?
anachrony-ask-which-worker = Zmęczonego czy aktywnego?
anachrony-ask-caratacus = Co wybierasz?
anachrony-ask-zaida =
    { $may ->
        [yes] Zapłacić 2 wody za pracownika pozostałego w puli rekrutów? Wybierz go albo zakończ.
       *[no] Wybierz pracownika pozostałego w puli rekrutów.
    }
anachrony-ask-samira =
    { $may ->
        [yes] Zapłacić 2 wody za jeszcze jeden surowiec pozostały w kopalni? Wybierz go albo zakończ.
       *[no] Weź surowiec pozostały w kopalni.
    }


## Możliwości

anachrony-word-pass = Pas
anachrony-option-send =
    { $worker-id ->
        [nobody] Wyślij pusty egzoszkielet
       *[other] Umieść { anachrony-someone }
    }
anachrony-option-free = Akcja darmowa: { $action }
anachrony-option-capital =
    { $action ->
        [construct] Budowa, pole { $hex }
        [recruit] Rekrutacja, pole { $hex }
       *[research] Badania, pole { $hex }
    }
anachrony-option-council-left = Rada Światowa, lewe miejsce
anachrony-option-council-right = Rada Światowa, prawe miejsce
anachrony-option-mine =
    { $hex ->
        [top] Kopalnia, górne pole
        [middle] Kopalnia, środkowe pole
       *[bottom] Kopalnia, dolne pole
    }
anachrony-option-purify = Oczyść wodę
anachrony-option-nomads = Handluj z nomadami
anachrony-option-evacuation = Ewakuuj się
anachrony-option-own = { $tile }
anachrony-option-remove = Usuń anomalię: { $sector }
anachrony-option-build =
    { $less ->
        [0]
            { $price-count ->
                [0] { $tile } za darmo
               *[other] { $tile } za { $price-acc }
            }
        [one] { $tile } za { $price-acc }, taniej o { $less } tytan, uran lub złoto
        [few] { $tile } za { $price-acc }, taniej o { $less } surowce podstawowe
       *[many] { $tile } za { $price-acc }, taniej o { $less } surowców podstawowych
    }
anachrony-option-era = Era { $era }
anachrony-option-sector =
    { $column ->
        [1] Pierwszy sektor { $row-gen }
        [2] Drugi sektor { $row-gen }
       *[3] Trzeci sektor { $row-gen }
    }
anachrony-option-trade =
    { $got ->
        [one] { anachrony-option-trade.given } na { $got } { $get-acc }
        [few] { anachrony-option-trade.given } na { $got } { $get-few }
       *[many] { anachrony-option-trade.given } na { $got } { $get-many }
    }
    .given =
        { $given ->
            [one] { $given } { $give-acc }
            [few] { $given } { $give-few }
           *[many] { $given } { $give-many }
        }

anachrony-pay-symbol = Jednym przełomem z rysunku
anachrony-pay-pair = Dwoma przełomami o podanych kształtach
anachrony-pay-basics = Tytanem, uranem lub złotem
anachrony-pay-neutronium = Neutronium
anachrony-pay-energy_core = Rdzeniem energetycznym
anachrony-pay-water = Wodą
anachrony-mood-tired = Zmęczonego
anachrony-mood-active = Aktywnego
anachrony-reroll-shape = Kością kształtów
anachrony-reroll-icon = Kością symboli
anachrony-caratacus-water = Weź 2 wody i paradoks
anachrony-caratacus-paradox = Zapłać 2 wody, zwróć paradoks

anachrony-gain-water =
    { $amount ->
        [one] { $amount } woda
        [few] { $amount } wody
       *[many] { $amount } wody
    }
anachrony-gain-energy-core =
    { $amount ->
        [one] { $amount } rdzeń energetyczny
        [few] { $amount } rdzenie energetyczne
       *[many] { $amount } rdzeni energetycznych
    }
anachrony-gain-points =
    { $amount ->
        [one] { $amount } punkt
        [few] { $amount } punkty
       *[many] { $amount } punktów
    }
anachrony-gain-neutronium = { $amount } neutronium
anachrony-gain-basic =
    { $amount ->
        [one] { $amount } surowiec podstawowy
        [few] { $amount } surowce podstawowe
       *[many] { $amount } surowców podstawowych
    }
anachrony-gain-genius = Geniusz
anachrony-gain-scientist = Naukowiec
anachrony-gain-engineer = Inżynier


## Wydarzenia

# Części zdań, w bierniku; .nom w mianowniku.
anachrony-someone =
    { $worker-id ->
        [nobody] pusty egzoszkielet
       *[other] { $worker-acc }
    }
    .nom =
        { $worker-id ->
            [nobody] pusty egzoszkielet
           *[other] { $worker }
        }
anachrony-amount =
    { $amount ->
        [one] { $amount } { $good-acc }
        [few] { $amount } { $good-few }
       *[many] { $amount } { $good-many }
    }

anachrony-took-path = { $who } podąża Ścieżką { $path-gen }.
anachrony-took-leader = Gracza { $who } prowadzi { $leader }.
anachrony-drafted = { $who } ma z draftu karty startowe { $cards }.
anachrony-conditions = Warunki końcowe: { $cards }.
anachrony-begins = { $first } jest pierwszym graczem.

anachrony-era = Rozpoczyna się era { $era }.
anachrony-superproject-revealed = Superprojekt następnej ery: { $tile }.
anachrony-stack-revealed = Można teraz zbudować: { $tile }.
anachrony-recruits =
    { $workers-count ->
        [0] Pula rekrutów pozostaje pusta.
       *[other] W puli rekrutów: { $workers }.
    }
anachrony-mine-filled =
    { $goods-count ->
        [0] Kopalnia pozostaje pusta.
       *[other] W kopalni: { $goods }.
    }

anachrony-suffered-paradox =
    { $amount ->
        [0] { $who } nie otrzymuje paradoksu za długi z ery { $era }.
        [one] { $who } otrzymuje paradoks za długi z ery { $era }.
        [few] { $who } otrzymuje { $amount } paradoksy za długi z ery { $era }.
       *[many] { $who } otrzymuje { $amount } paradoksów za długi z ery { $era }.
    }
anachrony-received-paradox =
    { $amount ->
        [0] { $who } nie otrzymuje paradoksu.
        [one] { $who } otrzymuje paradoks.
        [few] { $who } otrzymuje { $amount } paradoksy.
       *[many] { $who } otrzymuje { $amount } paradoksów.
    }
anachrony-returned-paradox =
    { $amount ->
        [one] { $who } zwraca paradoks.
        [few] { $who } zwraca { $amount } paradoksy.
       *[many] { $who } zwraca { $amount } paradoksów.
    }
anachrony-received-anomaly = { $who } otrzymuje anomalię w { $sector-loc }.
anachrony-lost-building = { $who } traci { $tile-acc }; budynek trafia pod swój stos.

anachrony-powered = { $who } zasila egzoszkielet (pole { $hex }).
anachrony-warped =
    { $warps-count ->
        [0] { $who } niczego nie pożycza.
       *[other] { $who } pożycza z przyszłości { $warps-acc }.
    }
anachrony-slot = { $who } kładzie płytkę zakrzywienia na miejscu z efektem: { $effect }.

anachrony-free-action = { $who } wykonuje akcję darmową: { $action }.
anachrony-placed = { $who } wysyła { anachrony-someone } na { $place-acc }.
anachrony-works = { $who } umieszcza { anachrony-someone } w { $tile-loc }.
anachrony-supplies = { $who } umieszcza { anachrony-someone } na polu zaopatrzenia.
anachrony-removes-anomaly = { $who } oddaje { anachrony-someone }, by usunąć anomalię w { $sector-loc }.
anachrony-passed = { $who } pasuje.

anachrony-leader-helped = Graczowi { $who } pomaga { $leader }.
anachrony-paid = { $who } płaci { anachrony-amount }.
anachrony-gained = { $who } otrzymuje { anachrony-amount }.
anachrony-scored =
    { $amount ->
        [one] { $who } zdobywa { $amount } punkt.
        [few] { $who } zdobywa { $amount } punkty.
       *[many] { $who } zdobywa { $amount } punktów.
    }
anachrony-gained-worker = { $who } otrzymuje { anachrony-someone }.
anachrony-gained-tired-worker = { $who } otrzymuje zmęczonego { anachrony-someone }.
anachrony-gave-up-worker = { $who } oddaje { anachrony-someone }.
anachrony-woke = Zmęczeni pracownicy gracza { $who } stają się aktywni.
anachrony-morale-rose = Morale gracza { $who } rośnie.
anachrony-morale-fell = Morale gracza { $who } spada.

anachrony-built = { $who } buduje { $tile-acc }.
anachrony-founded = { $who } buduje superprojekt „{ $tile }”.
anachrony-recruited = { $who } rekrutuje { anachrony-someone }.
anachrony-rolled-shape = { $who } wyrzuca kształt: { $shape }.
anachrony-rolled-icon = { $who } wyrzuca symbol: { $icon }.
anachrony-rolled-any-icon = { $who } wyrzuca znak zapytania i może wybrać symbol.
anachrony-took-breakthrough = { $who } bierze przełom: { $shape } ({ $icon }).
anachrony-gave-breakthrough = { $who } oddaje przełom: { $shape } ({ $icon }).
anachrony-first-player = { $who } będzie pierwszym graczem.

anachrony-travelled = { $who } podróżuje do ery { $era }.
anachrony-repaid-warp = { $who } odsyła w przeszłość { $warp-acc }.
anachrony-retrieved-warp = { $who } zabiera płytkę zakrzywienia bez spłaty: { $warp }.
anachrony-time-travel-step = { $who } jest na polu { $steps } toru podróży w czasie.

anachrony-impact = Asteroida uderza. Stolica zaczyna się rozpadać i rozpoczyna się ewakuacja.
anachrony-collapse = Rozpada się { $place } i oferuje: { $tile }.
anachrony-evacuated =
    { $amount ->
        [one] { $who } ewakuuje się ({ $evacuation }) i zdobywa { $amount } punkt.
        [few] { $who } ewakuuje się ({ $evacuation }) i zdobywa { $amount } punkty.
       *[many] { $who } ewakuuje się ({ $evacuation }) i zdobywa { $amount } punktów.
    }

anachrony-condition-met =
    { $winners-count ->
        [one] { $winners } zdobywa 3 punkty za warunek „{ $condition }”.
        [few] { $winners } zdobywają po 3 punkty za warunek „{ $condition }”.
       *[many] { $winners } zdobywają po 3 punkty za warunek „{ $condition }”.
    }
anachrony-final-score =
    { $amount ->
        [one] { $who } ma { $amount } punkt.
        [few] { $who } ma { $amount } punkty.
       *[many] { $who } ma { $amount } punktów.
    }
anachrony-ended =
    { $reason ->
        [collapse] Stolica przestała istnieć. { anachrony-victory }
        [saved] Ziemia jest uratowana: asteroida nigdy nie uderzy. { anachrony-victory }
       *[eras] Siódma era dobiegła końca. { anachrony-victory }
    }
anachrony-victory =
    { $winners-count ->
        [0] Wygrywa Chronobot.
        [one] Wygrywa { $winners }.
        [few] Zwycięstwo dzielą { $winners }.
       *[many] Zwycięstwo dzielą { $winners }.
    }


## Plansza w terminalu

# Jedna litera dla każdego dobra; „basic” to dowolny z trzech pierwszych surowców.
anachrony-sign-titanium = T
anachrony-sign-uranium = U
anachrony-sign-gold = Z
anachrony-sign-neutronium = N
anachrony-sign-water = W
anachrony-sign-energy_core = E
anachrony-sign-basic = T/U/Z
anachrony-short-scientist = nau
anachrony-short-engineer = inż
anachrony-short-administrator = adm
anachrony-short-genius = gen
anachrony-short-nobody = pusty

anachrony-board-era = Era { $era } z { $eras }
anachrony-board-phase-paths = wybór Ścieżek
anachrony-board-phase-leaders = wybór liderów
anachrony-board-phase-assets = draft kart startowych
anachrony-board-phase-conditions = wybór warunków końcowych
anachrony-board-phase-preparation = przygotowanie
anachrony-board-phase-paradox = paradoksy
anachrony-board-phase-power_up = zasilanie
anachrony-board-phase-warp = zakrzywienie
anachrony-board-phase-action = akcje
anachrony-board-phase-clean_up = porządki
anachrony-board-first = { $who } jest pierwszym graczem.
anachrony-board-impact-coming = ~ tu nastąpi Uderzenie ~
anachrony-board-impact-struck = ~ Uderzenie ~
anachrony-board-owes = Dług gracza { $who }:
anachrony-board-focus = (skupienie gracza { $who })
anachrony-board-you-owe = Twój dług: { $debts }

anachrony-board-council = Rada
anachrony-board-mine = Kopalnia
anachrony-board-pools = Inne
anachrony-board-pool = pula
anachrony-board-gone = zniszczone
anachrony-board-banner = pierwszy gracz
anachrony-board-for-nothing = za darmo
anachrony-board-built = po budowie:
anachrony-board-work = {""}
anachrony-board-free = darmowa:
anachrony-board-or = lub
# Punkty płytki lub zysku, możliwie krótko.
anachrony-board-worth = { $points }p
anachrony-board-hex-council-left = lewe
anachrony-board-hex-council-right = prawe
anachrony-board-hex-mine-top = górne
anachrony-board-hex-mine-middle = środkowe
anachrony-board-hex-mine-bottom = dolne
anachrony-board-pool-purify = woda
anachrony-board-pool-nomads = nomadzi
anachrony-board-pool-evacuation = ewakuacja
anachrony-board-conditions = Po 3 punkty na końcu
anachrony-board-pair = { $first } + { $second }
anachrony-board-symbol = { $shape } ({ $icon }) lub { $pair }
anachrony-board-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }

anachrony-board-you = { $who } (Ty)
anachrony-board-draft = karty startowe: zatrzymane { $kept }, do wyboru { $held }
anachrony-board-tired = zmęczeni
anachrony-board-exosuits = egzoszkielety
anachrony-board-morale = morale { $points } (zaopatrzenie { $water })
anachrony-board-travel = podróże { $steps } ({ $points } p.)
anachrony-board-paradoxes = paradoksy { $paradoxes }/{ $limit }
anachrony-board-row-power_plant = elektr.
anachrony-board-row-factory = fabryki
anachrony-board-row-life_support = mod. życia
anachrony-board-row-lab = laborat.
anachrony-board-anomaly = anomalia
anachrony-board-supplying = zaopatrzenie: { $worker }
anachrony-board-used = wykorzystane: { $actions }
anachrony-board-passed = pas
anachrony-board-evacuated = po ewakuacji
anachrony-board-evacuation = { $way }: { $points } p., jeszcze nie
anachrony-board-can-evacuate = { $way }: { $points } p., warunek spełniony

anachrony-board-score-buildings = bud
anachrony-board-score-superprojects = super
anachrony-board-score-anomalies = anom
anachrony-board-score-time_travel = podróże
anachrony-board-score-morale = morale
anachrony-board-score-breakthroughs = przeł
anachrony-board-score-warp_tiles = długi
anachrony-board-score-conditions = war
anachrony-board-score-tokens = żetony
anachrony-board-score-total = razem

anachrony-superproject-facts = Superprojekt, koszt: { $price }.
anachrony-collapse-facts = { $action } na rozpadającym się polu: { $text }.
anachrony-legend-goods = Dobra: { $goods }. Tytan, uran i złoto to surowce podstawowe.
anachrony-legend-workers = Pracownicy: { $workers }; kto stoi na płytce lub polu, jest zajęty aż do porządków.
anachrony-legend-exosuits = Pola egzoszkieletów, górny i dolny rząd: { $powered } zasilone, { $free } puste, { $ruined } zniszczone; dalej liczba egzoszkieletów w magazynie.
anachrony-legend-buildings = Dostępne budynki: Twoja cena, a potem dla każdego jego numer, punkty, kto tam pracuje oraz co się płaci { $gives } otrzymuje. { $back }2 to podróż w czasie o dwie ery; przy ! pracownik wraca aktywny, przy { $dies } nie wraca wcale; „...” wymaga więcej słów: zapytaj o numer.
anachrony-legend-topics = Zasady, o które można zapytać: { $topics }. O każdy budynek można zapytać, podając jego numer.

## Zasady w skrócie, do pomocy w terminalu

anachrony-topic-goal = cel
anachrony-rule-goal = Wygrywa ten, kto ma najwięcej punktów: za budynki, superprojekty, morale, podróże w czasie, przełomy, warunki końcowe i punkty zdobyte w trakcie gry, minus anomalie i niespłacone płytki zakrzywienia. Przy remisie decyduje najwięcej wody, potem najwięcej surowców.
anachrony-topic-era = era
anachrony-rule-era = Siedem er po sześć faz: przygotowanie, paradoksy, zasilanie, zakrzywienie, akcje, porządki. Uderzenie następuje po czwartej erze. Gra kończy się po siódmej erze albo gdy zniknie ostatnie rozpadające się pole Stolicy.
anachrony-topic-worker = pracownik
anachrony-rule-worker = W każdej turze umieść jednego aktywnego pracownika: w zasilonym egzoszkielecie na planszy głównej albo na polu własnej planszy. Podczas porządków pracownicy wracają zmęczeni, chyba że praca ich motywuje. Geniusz przy umieszczaniu liczy się jako dowolny pracownik, ale nie jako zapłata.
anachrony-topic-exosuit = egzoszkielet
anachrony-rule-exosuit = Sześć pól zasilanych na początku ery: górne za darmo, dolne za rdzeń energetyczny każde. Puste pole daje wodę, chyba że jest zniszczone; Uderzenie niszczy dwa górne pola. Na stronie B to wszystko może być inaczej.
anachrony-topic-warp = zakrzywienie
anachrony-rule-warp = Pożycz w tajemnicy do dwóch rzeczy od swojej przyszłości; płytki leżą w bieżącej erze jako długi. Pracownik kosztuje dodatkowo 1 wodę. Niespłacone płytki kosztują na końcu po 2 punkty, a do tego czasu przynoszą paradoksy.
anachrony-topic-travel = podróż w czasie
anachrony-rule-travel = Elektrownie przenoszą Twoje skupienie w przeszłość do końca ery. Możesz tam spłacić jedną ze swoich płytek zakrzywienia, co przesuwa Cię na torze podróży w czasie, i możesz zbudować leżący tam superprojekt.
anachrony-topic-paradox = paradoks
anachrony-rule-paradox = Od drugiej ery rzuca za każdą wcześniejszą erę ten, kto ma tam najwięcej płytek zakrzywienia. Trzy paradoksy to anomalia: wszystkie się zwraca, anomalia zajmuje Twój pierwszy wolny sektor od lewej i można zabrać płytkę zakrzywienia bez spłaty. Aby usunąć anomalię, zapłać 2 wody oraz 2 surowce podstawowe (tytan, uran, złoto) lub 1 neutronium; pracownik przepada.
anachrony-topic-construct = budowa
anachrony-rule-construct = Naukowiec, inżynier lub geniusz buduje jeden z dwóch odkrytych budynków danego rodzaju w pierwszym wolnym sektorze jego rzędu od lewej, po cenie tego sektora, albo superprojekt z ery skupienia. Inżynier płaci o 1 tytan mniej.
anachrony-topic-superproject = superprojekt
anachrony-rule-superproject = Dwa sąsiednie sektory. Buduje się go akcją budowy w erze Twojego skupienia; wymaga dóbr, czasem pracownika oraz albo jednego pokazanego przełomu, albo dwóch o pokazanych kształtach.
anachrony-topic-recruit = rekrutacja
anachrony-rule-recruit = Inżynier, administrator lub geniusz bierze z puli pracownika, od razu aktywnego. Z naukowcem przychodzą 2 wody, z inżynierem rdzeń energetyczny, z administratorem punkt, z geniuszem jedno z tych trzech. Inżynier nie może zrekrutować geniusza.
anachrony-topic-research = badania
anachrony-rule-research = Naukowiec lub geniusz ustawia jedną z dwóch kości, kształtu albo symbolu, rzuca drugą i bierze wskazany przełom. Na końcu każdy jest wart 1 punkt, a trzy różne kształty 2 więcej.
anachrony-topic-council = rada
anachrony-rule-council = Udostępnia akcję Stolicy, której wszystkie pola są zajęte lub zniszczone, bez ich kosztów i premii. Lewe miejsce kosztuje 2 wody i czyni Cię pierwszym graczem, prawe kosztuje 1.
anachrony-topic-mine = kopalnia
anachrony-rule-mine = Weź surowiec z puli oraz kostkę obok pola. Inżynier wraca aktywny.
anachrony-topic-purify = woda
anachrony-rule-purify = Trzy wody, cztery dla naukowca. Zawsze jest miejsce.
anachrony-topic-nomads = nomadzi
anachrony-rule-nomads = Wymień raz, administratorem dwa razy: 3 wody, rdzeń energetyczny, neutronium albo 2 surowce podstawowe (tytan, uran, złoto). Zawsze jest miejsce.
anachrony-topic-supply = zaopatrzenie
anachrony-rule-supply = Umieść pracownika na zaopatrzeniu i zapłać wodę podaną przy Twoim morale: zmęczeni pracownicy stają się aktywni, a morale rośnie; na szczycie zdobywasz zamiast tego punkty. Administrator wraca aktywny (strona B się różni).
anachrony-topic-free = akcja darmowa
anachrony-rule-free = Dowolnie wiele w swojej turze, każda raz na erę. Zmuszenie do pracy uaktywnia zmęczonych i kosztuje poziom morale, a gdy nie może ono spaść – pracownika.
anachrony-topic-morale = morale
anachrony-rule-morale = Tor siedmiu pól z punktami na koniec gry i ilością wody, którą kosztuje zaopatrzenie.
anachrony-topic-impact = Uderzenie
anachrony-rule-impact = Po czwartej erze. Pola Stolicy rozpadają się: każde ma premię zamiast ceny w wodzie i znika po erze, w której je wykorzystano. W kopalni pojawia się neutronium, pola Twojej planszy zostają zniszczone i rozpoczyna się ewakuacja.
anachrony-topic-evacuation = ewakuacja
anachrony-rule-evacuation = Raz w grze, po Uderzeniu, jeśli spełniony jest warunek Twojej Ścieżki; punkty zdobywa się od razu, najwyżej 30. Kto ewakuuje się jako ostatni ze wszystkich, dostaje o 3 mniej.
anachrony-topic-score = wynik
anachrony-rule-score = Tabela pod planszą pokazuje, ile każdy miałby teraz: budynki, superprojekty, anomalie, podróże w czasie, morale, przełomy, długi, warunki końcowe i punkty zdobyte w żetonach.


## Chronobot i moduł Zagłady

anachrony-setting-doomsday = Grać z modułem Zagłady?
anachrony-setting-doomsday-no = Nie
anachrony-setting-doomsday-yes = Tak: eksperymenty oddalają Uderzenie albo je sprowadzają
anachrony-setting-planned_experiments = Skąd biorą się kolejne eksperymenty?
anachrony-setting-planned_experiments-no = Są dokładane odkryte podczas przygotowania
anachrony-setting-planned_experiments-yes = Planowane: następny jest odkryty i od razu zastępuje przeprowadzony
anachrony-setting-difficulty = Jak silny jest Chronobot, przeciwnik w grze solo?
anachrony-setting-difficulty-beginner = Początkujący: nieudane akcje nie dają mu punktów
anachrony-setting-difficulty-normal = Zwykły
anachrony-setting-difficulty-expert = Ekspert: grasz bez lidera

# Eksperymenty: czego wymagają i ile kosztują.
anachrony-text-ai_research = 2 punkty. Potrzebny przełom z symbolem technologii; zapłać 1 tytan, uran lub złoto.
anachrony-text-examine_temporal_distortion = 2 punkty. Potrzebny przełom z symbolem podróży w czasie; zapłać 1 tytan, uran lub złoto.
anachrony-text-hydro_plant_upgrades = 2 punkty. Potrzebna elektrownia i moduł życia; zapłać 2 wody.
anachrony-text-interstellar_missile_system = 2 punkty. Potrzebny przełom z symbolem wojskowości; zapłać 1 tytan, uran lub złoto.
anachrony-text-life_support_improvements = 2 punkty. Potrzebny przełom z symbolem społeczeństwa; zapłać 1 tytan, uran lub złoto.
anachrony-text-quantum_mechanics = 2 punkty. Potrzebne laboratorium i fabryka; zapłać 2 wody.
anachrony-text-resistant_genotype = 2 punkty. Potrzebny przełom z symbolem genetyki; zapłać 1 tytan, uran lub złoto.
anachrony-text-reverse_water_gas_shift = 2 punkty. Potrzebne laboratorium i moduł życia; zapłać 2 wody.
anachrony-text-technological_singularity = 2 punkty. Potrzebna elektrownia i fabryka; zapłać 2 wody.
anachrony-text-timeline_protection_doctrine = 2 punkty. Potrzeba 6 płytek zakrzywienia poza osią czasu; otrzymujesz paradoks.
anachrony-text-alien_studies = 3 punkty. Potrzebne 3 przełomy; oddaj jeden z nich.
anachrony-text-augmented_time_rifts = 3 punkty. Twoje podróże w czasie muszą być warte 8 punktów; zapłać 1 uran i 2 wody.
anachrony-text-austerity_measures = 3 punkty. Twoje morale musi być warte co najmniej 0 punktów; spada ono.
anachrony-text-caste_system = 3 punkty. Potrzebny pracownik każdego typu; oddaj jednego pracownika, aktywnego lub zmęczonego, i zapłać 2 wody.
anachrony-text-colony_coordination_protocol = 3 punkty. Potrzeba 5 budynków; oddaj administratora, aktywnego lub zmęczonego.
anachrony-text-fortunate_accident = 3 punkty. Potrzebny superprojekt; oddaj geniusza, aktywnego lub zmęczonego.
anachrony-text-hive_mind-revised = 3 punkty. Potrzeba 8 pracowników; zapłać 1 złoto i 2 wody.
anachrony-text-hive_mind-polish = 3 punkty. Potrzeba 8 pracowników; zapłać 1 złoto i 1 wodę.
anachrony-text-irrigation_systems = 3 punkty. Potrzeba 10 wody; zapłać 4 z niej.
anachrony-text-outback_mapping = 3 punkty. Na Twojej planszy muszą zostać 3 zasilone egzoszkielety; zapłać rdzeń energetyczny.
anachrony-text-pocket_universe = 3 punkty. Potrzebna anomalia; otrzymujesz 2 paradoksy.

anachrony-pool-experiment = eksperyment
anachrony-option-experiment = Przeprowadź eksperyment
anachrony-option-breakthrough = Przełom: { $shape } ({ $icon })
anachrony-condition-most_experiments = najwięcej eksperymentów
anachrony-text-most_experiments = 3 punkty za najwięcej przeprowadzonych eksperymentów. Przy remisie punktują wszyscy remisujący.

anachrony-ask-experiment-worker = Którego pracownika oddajesz na eksperyment?
anachrony-ask-give-breakthrough = Który przełom oddajesz?
anachrony-ask-move-tracker = Przesunąć znacznik swojej Ścieżki o pole na torze Zagłady?

anachrony-experiment-revealed = Eksperyment następnej ery: { $experiment }.
anachrony-experiment-added = Nowy eksperyment pod erą { $era }: { $experiment }.
anachrony-experiment-next = Następny eksperyment w talii: { $experiment }.
anachrony-experimented = { $who } przeprowadza eksperyment: { $experiment }.
anachrony-saved-earth =
    { $slot ->
        [1] { $who } przesuwa Ratunek Ziemi na szczyt toru: Uderzenie nie nastąpi.
        [few] { $who } przesuwa Ratunek Ziemi w górę na pole { $slot }.
       *[many] { $who } przesuwa Ratunek Ziemi w górę na pole { $slot }.
    }
anachrony-sealed-fate =
    { $slot ->
        [10] { $who } przesuwa Pieczęć Losu na sam dół toru: Uderzenie nastąpi z końcem tej ery.
       *[other] { $who } przesuwa Pieczęć Losu w dół na pole { $slot }.
    }
anachrony-fate-is-sealed = Los jest przypieczętowany: Uderzenie następuje teraz.
anachrony-trajectory =
    { $moved ->
        [1] Trajektoria: plusy { $plus }, minusy { $minus }. Uderzenie oddala się i leży za erą { $after }.
        [-1] Trajektoria: plusy { $plus }, minusy { $minus }. Uderzenie zbliża się i leży za erą { $after }.
       *[0] Trajektoria: plusy { $plus }, minusy { $minus }. Uderzenie pozostaje za erą { $after }.
    }

# Pozycje cyklu Chronobota według numerów: co tam robi.
anachrony-position-1 = budowa elektrowni
anachrony-position-2 = podróż w czasie
anachrony-position-3 = usunięcie anomalii
anachrony-position-4 = zaopatrzenie albo rekrutacja
anachrony-position-5 = budowa laboratorium
anachrony-position-6 = badania
anachrony-position-7 = kopalnia
anachrony-position-8 = budowa modułu życia
anachrony-position-9 = rekrutacja
anachrony-position-10 = budowa fabryki
anachrony-position-11 = wzięcie 2 wody
anachrony-position-12 = wzięcie 2 wody
anachrony-position-13 = budowa superprojektu, a przed Uderzeniem punkt

# Dlaczego wybiera to, co wybiera, i dlaczego coś się nie udaje.
anachrony-choice-only = bo innego wyboru nie ma
anachrony-choice-dearest = bo to daje najwięcej punktów
anachrony-choice-secondary = z drugiego stosu, bo obie płytki są warte tyle samo
anachrony-choice-oldest = bo to najstarsza z równych możliwości
anachrony-choice-fullest = bo tam ma największy dług
anachrony-choice-lacking = bo to jego pierwszy brak na liście
anachrony-choice-wanted = bo to pierwsza pozycja na jego liście, a żadnej z dostępnych mu nie brakuje
anachrony-failure-no_room = nie ma już wolnego miejsca, nawet w Radzie Światowej
anachrony-failure-three_of_a_kind = ma już trzy budynki tego rodzaju
anachrony-failure-two_superprojects = ma już dwa superprojekty
anachrony-failure-no_superproject = nie ma już żadnego superprojektu
anachrony-failure-no_recruit = pula rekrutów jest pusta
anachrony-failure-no_breakthrough = nie ma już przełomu o tym kształcie
anachrony-failure-mine_full = kopalnia jest pełna
anachrony-failure-mine_empty = kopalnia jest pusta
anachrony-failure-top_of_morale = jego morale nie może już wzrosnąć
anachrony-failure-nothing_owed = nie ma żadnych długów w przeszłości
anachrony-failure-no_anomaly = nie ma żadnej anomalii
anachrony-failure-too_poor = nie stać go na to

anachrony-bot-begins = Chronobot jest pierwszym graczem.
anachrony-bot-first-player = Chronobot będzie pierwszym graczem.
anachrony-bot-rolled = Chronobot wyrzuca { $token }: { $position }.
anachrony-bot-went = Chronobot wysyła pusty egzoszkielet na { $place-acc }.
anachrony-bot-built = Chronobot buduje { $tile-acc }, { $why }.
anachrony-bot-founded = Chronobot buduje superprojekt „{ $tile }”, { $why }.
anachrony-bot-recruited = Chronobot rekrutuje { anachrony-someone }, { $why }.
anachrony-bot-gained = Chronobot bierze { anachrony-amount }, { $why }.
anachrony-bot-set = Chronobot zwraca po jednym z każdego rodzaju.
anachrony-bot-supplied =
    { $amount ->
        [one] Chronobot płaci { $amount } wodę za zaopatrzenie i jego morale rośnie.
        [few] Chronobot płaci { $amount } wody za zaopatrzenie i jego morale rośnie.
       *[many] Chronobot płaci { $amount } wody za zaopatrzenie i jego morale rośnie.
    }
anachrony-bot-researched = Chronobot wyrzuca { $shape } i bierze przełom: { $shape } ({ $icon }).
anachrony-bot-travelled = Chronobot zabiera płytkę zakrzywienia z ery { $era }, { $why }, i jest na polu { $steps } swojego toru podróży w czasie.
anachrony-bot-removed-anomaly =
    { $water ->
        [one] Chronobot płaci { $water } wodę i { anachrony-amount }, by usunąć anomalię.
        [few] Chronobot płaci { $water } wody i { anachrony-amount }, by usunąć anomalię.
       *[many] Chronobot płaci { $water } wody i { anachrony-amount }, by usunąć anomalię.
    }
anachrony-bot-water =
    { $amount ->
        [one] Chronobot bierze { $amount } wodę.
        [few] Chronobot bierze { $amount } wody.
       *[many] Chronobot bierze { $amount } wody.
    }
anachrony-bot-scored =
    { $amount ->
        [one] Chronobot zdobywa { $amount } punkt.
        [few] Chronobot zdobywa { $amount } punkty.
       *[many] Chronobot zdobywa { $amount } punktów.
    }
anachrony-bot-failed = Akcja Chronobota się nie udaje: { $why }.
anachrony-bot-token = Żeton { $token } przechodzi na pozycję: { $position }.
anachrony-bot-crowded = Stałyby tam trzy żetony, więc żeton { $token } idzie dalej na pozycję: { $position }.
anachrony-bot-passed = Chronobot pasuje.
anachrony-bot-powered =
    { $amount ->
        [one] Chronobot ma { $amount } egzoszkielet.
        [few] Chronobot ma { $amount } egzoszkielety.
       *[many] Chronobot ma { $amount } egzoszkieletów.
    }
anachrony-bot-warped =
    { $amount ->
        [0] Chronobot niczego nie pożycza.
        [one] Chronobot kładzie płytkę zakrzywienia w tej erze.
        [few] Chronobot kładzie { $amount } płytki zakrzywienia w tej erze.
       *[many] Chronobot kładzie { $amount } płytek zakrzywienia w tej erze.
    }
anachrony-bot-paradox =
    { $amount ->
        [0] Chronobot nie otrzymuje paradoksu.
        [one] Chronobot otrzymuje paradoks.
        [few] Chronobot otrzymuje { $amount } paradoksy.
       *[many] Chronobot otrzymuje { $amount } paradoksów.
    }
anachrony-bot-anomaly = Chronobot zwraca swoje paradoksy i otrzymuje anomalię.
anachrony-bot-spared = Chronobot zwraca swoje paradoksy; nie ma miejsca na kolejną anomalię.
anachrony-bot-relieved = Chronobot zabiera płytkę zakrzywienia z ery { $era }.
anachrony-bot-final-score =
    { $amount ->
        [one] Chronobot ma { $amount } punkt.
        [few] Chronobot ma { $amount } punkty.
       *[many] Chronobot ma { $amount } punktów.
    }

anachrony-chronobot = Chronobot
anachrony-board-bot-owes =
    { $tiles ->
        [one] Dług Chronobota: płytka zakrzywienia.
        [few] Dług Chronobota: { $tiles } płytki zakrzywienia.
       *[many] Dług Chronobota: { $tiles } płytek zakrzywienia.
    }
anachrony-board-anomalies =
    { $anomalies ->
        [one] { $anomalies } anomalia
        [few] { $anomalies } anomalie
       *[many] { $anomalies } anomalii
    }
anachrony-board-pool-experiment = eksperyment
anachrony-board-experiment = (eksperyment: { $experiment })
anachrony-board-track = Tor Zagłady: Ratunek Ziemi na { $up }, Pieczęć Losu na { $down }.
anachrony-board-impact-after = Uderzenie leży za erą { $era }.
anachrony-board-next-experiment = Następny eksperyment: { $experiment }.
anachrony-topic-doomsday = zagłada
anachrony-rule-doomsday = Dowolny pracownik w egzoszkielecie przeprowadza eksperyment pod erą Twojego skupienia, jeśli spełniasz jego warunek i płacisz koszt. Potem możesz przesunąć znacznik: Harmonia i Dominacja przesuwają w górę Ratunek Ziemi, Postęp i Zbawienie w dół Pieczęć Losu, a każdy krok może dać punkty. Na koniec każdej ery dwie kości i oba znaczniki decydują, czy Uderzenie się oddala, czy zbliża. Ratunek Ziemi na szczycie kończy grę, Pieczęć Losu na dole sprowadza Uderzenie z końcem ery.
anachrony-topic-chronobot = Chronobot
anachrony-rule-chronobot = Twój przeciwnik w grze solo. Kość wskazuje jeden z sześciu żetonów; Chronobot robi to, co mówi jego pozycja, za darmo i bez pracowników, a żeton idzie dalej. Nieudana akcja daje mu wodę i zwykle punkt. Bez egzoszkieletów pasuje. Gdy pasujesz, era kończy się, gdy tylko Chronobot rozegra trzy tury, a według polskiej instrukcji od razu.


## Co porównują symulacje

anachrony-unit-rounds = Ery
anachrony-fact-path = Ścieżka
anachrony-fact-side = Ścieżka i strona planszy
anachrony-fact-leader = Lider
anachrony-fact-built = Zbudowany budynek
anachrony-fact-founded = Zbudowany superprojekt
anachrony-fact-left = Ewakuacja
anachrony-fact-evacuated = Sposób ewakuacji
anachrony-fact-experiment = Przeprowadzony eksperyment
anachrony-fact-condition = Punktowany warunek końcowy
anachrony-left-yes = Ewakuacja
anachrony-left-no = Bez ewakuacji
anachrony-side-harmony-A = { anachrony-path-harmony }, strona A
anachrony-side-harmony-B = { anachrony-path-harmony }, strona B
anachrony-side-dominance-A = { anachrony-path-dominance }, strona A
anachrony-side-dominance-B = { anachrony-path-dominance }, strona B
anachrony-side-progress-A = { anachrony-path-progress }, strona A
anachrony-side-progress-B = { anachrony-path-progress }, strona B
anachrony-side-salvation-A = { anachrony-path-salvation }, strona A
anachrony-side-salvation-B = { anachrony-path-salvation }, strona B
anachrony-category-buildings = Budynki
anachrony-category-anomalies = Anomalie
anachrony-category-superprojects = Superprojekty
anachrony-category-time_travel = Podróże w czasie
anachrony-category-morale = Morale
anachrony-category-tokens = Żetony punktów
anachrony-category-breakthroughs = Przełomy
anachrony-category-warp_tiles = Niespłacone płytki zakrzywienia
anachrony-category-conditions = Warunki końcowe
anachrony-ending-eras = Minęła siódma era
anachrony-ending-collapse = Stolica się rozpadła
anachrony-ending-saved = Ziemia została uratowana
# Co prędzej czy później musi się zdarzyć, gdy gra jest sprawdzana.
anachrony-coverage-built = Zbudowane budynki
anachrony-coverage-founded = Zbudowane superprojekty
anachrony-coverage-worked = Płytki użyte przez pracownika
anachrony-coverage-free = Akcje darmowe
anachrony-coverage-leader = Liderzy
anachrony-coverage-collapse = Użyte rozpadające się pola
anachrony-coverage-condition = Spełnione warunki końcowe
anachrony-coverage-evacuation = Sposoby ewakuacji
anachrony-coverage-experiment = Przeprowadzone eksperymenty
anachrony-coverage-position = Akcje Chronobota


## Stół w przeglądarce

# Co jeszcze może wystąpić w wyliczeniu kosztów i zysków.
anachrony-some-basic =
    { $count ->
        [one] { $count } surowiec podstawowy
        [few] { $count } surowce podstawowe
       *[many] { $count } surowców podstawowych
    }
anachrony-some-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
anachrony-some-paradox =
    { $count ->
        [one] { $count } paradoks
        [few] { $count } paradoksy
       *[many] { $count } paradoksów
    }
anachrony-some-morale = poziom morale
anachrony-some-exosuit = zasilony egzoszkielet
anachrony-some-warp_tiles =
    { $count ->
        [one] { $count } płytka zakrzywienia
        [few] { $count } płytki zakrzywienia
       *[many] { $count } płytek zakrzywienia
    }
    .acc =
        { $count ->
            [one] { $count } płytkę zakrzywienia
            [few] { $count } płytki zakrzywienia
           *[many] { $count } płytek zakrzywienia
        }
anachrony-some-wake = uaktywnienie wszystkich zmęczonych

anachrony-web-main-board = Plansza główna
anachrony-web-council = Rada Światowa
anachrony-web-mine = Kopalnia
anachrony-web-recruit-pool = Rekruci
anachrony-web-breakthrough-pool = Pozostałe przełomy
anachrony-web-stacks = Dostępne budynki
anachrony-web-timeline = Oś czasu
anachrony-web-empty = pusto
anachrony-web-none-of = brak { $what-many }

anachrony-web-hex-gone = { $place }, zniszczone
anachrony-web-hex-taken = { $place }: { anachrony-someone.nom } gracza { $who }
anachrony-web-hex-empty =
    { $water ->
        [0] { $place }, wolne
        [one] { $place }, wolne, kosztuje { $water } wodę
        [few] { $place }, wolne, kosztuje { $water } wody
       *[many] { $place }, wolne, kosztuje { $water } wody
    }
anachrony-web-hex-bonus = { $place }, wolne, premia: { $bonus }
anachrony-web-pool-purify = Oczyszczanie wody
anachrony-web-pool-nomads = Nomadzi
anachrony-web-pool-evacuation = Ewakuacja
anachrony-web-pool-experiment = Eksperyment
anachrony-web-pool =
    { $count ->
        [0] { $place }
       *[other] { $place }, są tu: { $who }
    }
anachrony-web-next-price = Twój następny budynek w rzędzie { $row-gen } kosztuje { $price-acc }
anachrony-web-row-full = brak miejsca
anachrony-web-tile =
    { $points ->
        [one] { $tile }, { $points } punkt
        [few] { $tile }, { $points } punkty
       *[many] { $tile }, { $points } punktów
    }
anachrony-web-superproject =
    { $points ->
        [one] Superprojekt „{ $tile }”, { $points } punkt, kosztuje { $price-acc }
        [few] Superprojekt „{ $tile }”, { $points } punkty, kosztuje { $price-acc }
       *[many] Superprojekt „{ $tile }”, { $points } punktów, kosztuje { $price-acc }
    }
anachrony-web-experiment =
    { $points ->
        [one] Eksperyment „{ $experiment }”, { $points } punkt
        [few] Eksperyment „{ $experiment }”, { $points } punkty
       *[many] Eksperyment „{ $experiment }”, { $points } punktów
    }

anachrony-web-era =
    { $now ->
        [yes]
            { $focus-count ->
                [0] Era { $era }, teraz
               *[other] Era { $era }, teraz, skupienie: { $focus }
            }
       *[no]
            { $focus-count ->
                [0] Era { $era }
               *[other] Era { $era }, skupienie: { $focus }
            }
    }
anachrony-web-focus = Skupienie: { $who }
anachrony-web-owes = Dług gracza { $who }: { $what }
anachrony-web-impact-coming = Uderzenie nastąpi po erze { $era }
anachrony-web-impact-struck = Uderzenie nastąpiło po erze { $era }
anachrony-web-save-earth = Ratunek Ziemi
anachrony-web-seal-fate = Pieczęć Losu

anachrony-web-tabs = Gracze i wyniki
anachrony-web-tab-capital = Stolica
anachrony-web-tab-timeline = Oś czasu
anachrony-web-tab-marked = { $tab }, są możliwości
anachrony-web-tab-seat =
    { $points ->
        [one] { $who }, { $points } punkt
        [few] { $who }, { $points } punkty
       *[many] { $who }, { $points } punktów
    }
anachrony-web-tab-passed =
    { $points ->
        [one] { $who }, { $points } punkt, pas
        [few] { $who }, { $points } punkty, pas
       *[many] { $who }, { $points } punktów, pas
    }
anachrony-web-passed = pas

anachrony-web-board-of = Plansza gracza { $who }
anachrony-web-sector = { $tile }
anachrony-web-sector-free =
    { $price-count ->
        [0] Wolny: { $place }
       *[other] Wolny: { $place }, kosztuje { $price-acc }
    }
anachrony-web-sector-busy = { $tile }, pracuje tu { anachrony-someone.nom }
anachrony-web-sector-covered = { $tile }, pod anomalią
anachrony-web-exosuits = Egzoszkielety
anachrony-web-exosuits-left = { $count } w magazynie
anachrony-web-exosuit-hex = Pole egzoszkieletu, { $hex }
anachrony-web-suit-powered = Zasilony egzoszkielet, pole { $hex }
anachrony-web-suit-ruined = Zniszczone pole, { $hex }
anachrony-web-suit-empty = Puste pole, { $hex }
anachrony-web-active = Aktywni
anachrony-web-tired = Zmęczeni
anachrony-web-active-workers = Aktywni: { $workers }
anachrony-web-tired-workers = Zmęczeni: { $workers }
anachrony-web-supply = Zaopatrzenie
anachrony-web-supply-label =
    { $water ->
        [one] Zaopatrzenie, kosztuje { $water } wodę
        [few] Zaopatrzenie, kosztuje { $water } wody
       *[many] Zaopatrzenie, kosztuje { $water } wody
    }
anachrony-web-morale = Wartość morale: { $points }
anachrony-web-travel =
    { $points ->
        [one] Podróże w czasie: pole { $steps }, { $points } punkt
        [few] Podróże w czasie: pole { $steps }, { $points } punkty
       *[many] Podróże w czasie: pole { $steps }, { $points } punktów
    }
anachrony-web-paradoxes =
    { $paradoxes ->
        [one] { $paradoxes } paradoks z { $limit }
        [few] { $paradoxes } paradoksy z { $limit }
       *[many] { $paradoxes } paradoksów z { $limit }
    }
anachrony-web-warps = Płytki zakrzywienia
anachrony-web-warp-home = Wolna płytka zakrzywienia: { $what }
anachrony-web-warp-out = { $what }, dług wobec ery { $era }
anachrony-web-breakthroughs = Przełomy
anachrony-web-experiments = Eksperymenty
anachrony-web-way-met = teraz
anachrony-web-way-unmet = jeszcze nie

anachrony-web-your-path = Podążasz Ścieżką { $path-gen }
anachrony-web-asset = Karta startowa { $number }
anachrony-web-kept = Zatrzymane

anachrony-web-costs = Koszt
anachrony-web-costs-nothing = Za darmo
anachrony-web-costs-water =
    { $water ->
        [one] Kosztuje { $water } wodę.
        [few] Kosztuje { $water } wody.
       *[many] Kosztuje { $water } wody.
    }
anachrony-web-gives = Daje
anachrony-web-recruit-bonus = Przy rekrutacji:

anachrony-web-scores = Wyniki
anachrony-web-conditions = 3 punkty na końcu za:
anachrony-web-score-buildings = Budynki
anachrony-web-score-anomalies = Anomalie
anachrony-web-score-superprojects = Superprojekty
anachrony-web-score-time_travel = Podróże w czasie
anachrony-web-score-morale = Morale
anachrony-web-score-tokens = Zdobyte punkty
anachrony-web-score-breakthroughs = Przełomy
anachrony-web-score-warp_tiles = Długi
anachrony-web-score-conditions = Warunki końcowe
anachrony-web-score-total = Razem

anachrony-web-position =
    { $tokens-count ->
        [0] { $position }
        [one] { $position }: żeton { $tokens }
        [few] { $position }: żetony { $tokens }
       *[many] { $position }: żetony { $tokens }
    }


## Pierwsza gra z przewodnikiem

anachrony-guide-welcome = Witaj! Nadciąga asteroida: uderzy po czwartej erze. Wygrywa, kto ma na koniec gry najwięcej punktów, a dają je budynki, superprojekty, podróże w czasie i ewakuacja w porę.
anachrony-guide-own-board = To Twoja własna plansza: u góry dobra, dalej sektory pod budowę, egzoszkielety, pracownicy, a pod nimi to, co możesz pożyczyć od przyszłości.
anachrony-guide-main-board = Plansza główna jest dla wszystkich. Pracownicy przychodzą tu budować, rekrutować i prowadzić badania, do kopalni oraz w miejsca, gdzie zawsze jest wolne.
anachrony-guide-power = Każda era zaczyna się od zasilania egzoszkieletów: bez nich nikt nie wyjdzie na zewnątrz. Górne pola są darmowe, dolne kosztuje rdzeń energetyczny, a każde pole, które pozostaje puste, daje Ci 1 wodę.
anachrony-guide-enough = Masz czterech pracowników, więc cztery egzoszkielety wystarczą. Zakończ, a dwa puste pola dadzą Ci wodę.
anachrony-guide-warp = Teraz pożycz od własnej przyszłości: do dwóch z tych płytek, wybranych w tajemnicy. To, co pokazują, dostajesz od razu, a kiedyś trzeba to będzie odesłać w czasie.
anachrony-guide-debts = To, co pożyczasz, leży w tej erze aż do spłaty. Dług pozostały na końcu kosztuje 2 punkty, a wcześniej czas może go zauważyć. Jeszcze jeden nie zaszkodzi, o ile możesz podróżować.
anachrony-guide-turn = Faza akcji: gracze umieszczają na zmianę po jednym pracowniku, aż wszyscy spasują. Najpierw wybierz, kto idzie. Naukowcy są potrzebni do badań, inżynierowie dobrze radzą sobie w kopalni, administratorzy podtrzymują innych na siłach, a geniusz może zastąpić każdego.
anachrony-guide-place = Na zewnątrz w egzoszkielecie czy w domu, na własnej planszy: to pytanie dotyczy każdego pracownika. W Stolicy pierwsze pole akcji jest darmowe, drugie kosztuje 1 wodę.
anachrony-guide-build = Budynek daje punkty, a jego działanie jest tylko dla Ciebie. Masz długi w przeszłości, więc zacznij od elektrowni: przeniesie Cię tam. { $plant } sięga trzy ery wstecz.
anachrony-guide-others = Twój przeciwnik też kogoś wysłał. Zajęte pole pozostaje zajęte do końca ery. Tutaj zawsze możesz obejrzeć planszę drugiego gracza.
anachrony-guide-recruit = Weź pracownika z puli, a coś przyjdzie razem z nim: 2 wody z naukowcem, rdzeń energetyczny z inżynierem, punkt z administratorem. Kto do Ciebie dołącza, jest gotowy do pracy.
anachrony-guide-research = Ustaw dowolnie jedną z dwóch kości; drugą się rzuca. Kształt i symbol razem mówią, który przełom bierzesz.
anachrony-guide-breakthrough = Twój pierwszy przełom. Każdy jest wart punkt, zestaw trzech kształtów 2 więcej, a przełomami płaci się za superprojekty.
anachrony-guide-purify = Wodą płaci się niemal za wszystko. Tu zawsze jest miejsce: 3 wody, a za naukowca o 1 więcej.
anachrony-guide-pass = Kto był na zewnątrz, wraca zmęczony i nie można go znów umieścić. Dobrze jest zatrzymać jednego aktywnego pracownika na następną erę, więc możesz teraz spasować.
anachrony-guide-paradox = Czas zauważył Twoje długi: w każdej erze ten, kto ma największy dług wobec minionej ery, rzuca za paradoksy. Trzeci przynosi anomalię, która blokuje sektor i kosztuje 3 punkty.
anachrony-guide-superprojects = Każda era ma swój superprojekt: dużo punktów za dobra i przełomy. Możesz zbudować ten, przy którym jest Twoje skupienie: w bieżącej erze albo w minionej, do której podróżujesz.
anachrony-guide-tired = Twoi pracownicy wrócili zmęczeni, wszyscy prócz tego, który został w domu. Na tę erę wystarczą trzy egzoszkielety; puste pola dają wodę, a zaraz będzie Ci potrzebna.
anachrony-guide-warp-again = Nowa era, nowe pożyczki, jeśli chcesz. Masz jeszcze dług wobec ery 1, więc tym razem to żaden wstyd niczego nie pożyczyć.
anachrony-guide-supply = Pracownik na zaopatrzeniu uaktywnia wszystkich zmęczonych za podaną tu ilość wody, a morale rośnie. Nie potrzeba egzoszkieletu, a administrator nawet się nie męczy. Zmuszenie do pracy uaktywnia ich bez wody, ale morale spada.
anachrony-guide-travel = Pora na podróż: pracownik w elektrowni przenosi Twoje skupienie do minionej ery. To Twój własny budynek, więc nie potrzeba egzoszkieletu.
anachrony-guide-repay = Jesteś tam, gdzie masz długi. Odeślij jeden z nich, a będzie spłacony: za podróż ze spłatą Twój znacznik przesuwa się na torze podróży w czasie.
anachrony-guide-track = Płytka znów jest Twoja, a pierwsze pole toru podróży w czasie jest warte 2 punkty. Każda podróż ze spłatą dodaje 2 kolejne.
anachrony-guide-mine = W kopalni bierzesz wybrany surowiec oraz ten obok Twojego pola. Inżynier to lubi i wraca aktywny.
anachrony-guide-prices = Każdy następny budynek w rzędzie kosztuje więcej, ale pierwszy w innym rzędzie jest tani. Na przykład moduł życia daje wodę, której zawsze brakuje.
anachrony-guide-at-home = Z tego, co zbudujesz, możesz korzystać od razu, a w domu nie potrzeba egzoszkieletu. Wskaż budynek, by przeczytać, co robi.
anachrony-guide-score = Tabela wyników pokazuje, jak komu idzie. Pod nią jest pięć warunków końcowych: każdy daje 3 punkty temu, kogo nikt nie wyprzedza.
anachrony-guide-closing = Tak przebiega era: zasilanie, pożyczki, umieszczanie pracowników, powrót do domu. Odtąd grasz samodzielnie, a ja odezwę się tylko, gdy stanie się coś nowego. Spróbuj teraz: spłać, co jeszcze masz do oddania, zanim nadejdzie trzeci paradoks, i zbieraj przełomy na superprojekt.
anachrony-guide-anomaly = Czas się rozerwał: na Twojej planszy leży anomalia. Blokuje sektor i kosztuje na końcu 3 punkty. Usuwa ją akcja na własnej planszy: trzeba oddać jednego ze swoich pracowników i zapłacić.
anachrony-guide-impact = Asteroida uderzyła i Stolica się rozpada. Każda płytka na jej polach coś dodaje i można jej użyć tylko raz. Gra kończy się po erze, w której użyto ostatniej, albo po siódmej.
anachrony-guide-evacuation = Odtąd możesz się ewakuować, jeden raz: gdy warunek Twojej Ścieżki jest spełniony, wyślij pracownika. Daje to dużo punktów, więc sprawdź, czego wymaga.
anachrony-guide-last-debts = Ostatnia szansa na spłatę długów: każda pozostała płytka zakrzywienia kosztuje 2 punkty.


## Budynki

anachrony-tile-101 = Elektrownia 101
    .acc = Elektrownię 101
    .loc = Elektrowni 101
anachrony-free-101 = Elektrownia 101
anachrony-text-101 = Umieść pracownika: cofnij się o co najwyżej 1 erę.
anachrony-tile-102 = Elektrownia 102
    .acc = Elektrownię 102
    .loc = Elektrowni 102
anachrony-free-102 = Elektrownia 102
anachrony-text-102 = Umieść pracownika: cofnij się o co najwyżej 2 ery.
anachrony-tile-103 = Elektrownia 103
    .acc = Elektrownię 103
    .loc = Elektrowni 103
anachrony-free-103 = Elektrownia 103
anachrony-text-103 = Umieść pracownika: cofnij się o co najwyżej 2 ery.
anachrony-tile-104 = Elektrownia 104
    .acc = Elektrownię 104
    .loc = Elektrowni 104
anachrony-free-104 = Elektrownia 104
anachrony-text-104 = Umieść naukowca: cofnij się o co najwyżej 2 ery.
anachrony-tile-105 = Elektrownia 105
    .acc = Elektrownię 105
    .loc = Elektrowni 105
anachrony-free-105 = Elektrownia 105
anachrony-text-105 = Umieść pracownika: cofnij się o co najwyżej 3 ery.
anachrony-tile-106 = Elektrownia 106
    .acc = Elektrownię 106
    .loc = Elektrowni 106
anachrony-free-106 = Elektrownia 106
anachrony-text-106 = Umieść pracownika: cofnij się o co najwyżej 3 ery.
anachrony-tile-107 = Elektrownia 107
    .acc = Elektrownię 107
    .loc = Elektrowni 107
anachrony-free-107 = Elektrownia 107
anachrony-text-107 = Umieść pracownika: zapłać 1 uran; cofnij się o co najwyżej 3 ery; zdobądź 1 punkt.
anachrony-tile-108 = Elektrownia 108
    .acc = Elektrownię 108
    .loc = Elektrowni 108
anachrony-free-108 = Elektrownia 108
anachrony-text-108 = Umieść naukowca: cofnij się o co najwyżej 2 ery. Pracownik wraca aktywny.
anachrony-tile-109 = Elektrownia 109
    .acc = Elektrownię 109
    .loc = Elektrowni 109
anachrony-free-109 = Elektrownia 109
anachrony-text-109 = Umieść naukowca: zapłać 1 neutronium; cofnij się o co najwyżej 3 ery; zdobądź 2 punkty.
anachrony-tile-110 = Elektrownia 110
    .acc = Elektrownię 110
    .loc = Elektrowni 110
anachrony-free-110 = Elektrownia 110
anachrony-text-110 = Umieść pracownika: zapłać 1 wodę; cofnij się o co najwyżej 4 ery.
anachrony-tile-111 = Elektrownia 111
    .acc = Elektrownię 111
    .loc = Elektrowni 111
anachrony-free-111 = Elektrownia 111
anachrony-text-111 = Po zbudowaniu: zabierz płytkę zakrzywienia bez spłaty. Umieść pracownika: cofnij się o co najwyżej 3 ery.
anachrony-tile-112 = Elektrownia 112
    .acc = Elektrownię 112
    .loc = Elektrowni 112
anachrony-free-112 = Elektrownia 112
anachrony-text-112 = Umieść pracownika: zapłać dowolną ilość wody i cofnij się o tyle er; 1 punkt.
anachrony-tile-113 = Elektrownia 113
    .acc = Elektrownię 113
    .loc = Elektrowni 113
anachrony-free-113 = Elektrownia 113
anachrony-text-113 = Umieść pracownika: zapłać dowolną ilość tytanu, uranu i złota i cofnij się o tyle er; 1 punkt za każdy zapłacony surowiec.
anachrony-tile-114 = Elektrownia 114
    .acc = Elektrownię 114
    .loc = Elektrowni 114
anachrony-free-114 = Elektrownia 114
anachrony-text-114 = Umieść naukowca: zapłać 1 wodę; cofnij się o co najwyżej 3 ery, a potem możesz to powtórzyć.
anachrony-tile-115 = Elektrownia 115
    .acc = Elektrownię 115
    .loc = Elektrowni 115
anachrony-free-115 = Elektrownia 115
anachrony-text-115 = Umieść pracownika: zapłać 1 złoto; cofnij się o co najwyżej 3 ery; zdobądź 1 punkt.
anachrony-tile-201 = Fabryka 201
    .acc = Fabrykę 201
    .loc = Fabryce 201
anachrony-free-201 = Fabryka 201
anachrony-text-201 = Umieść pracownika: otrzymujesz 2 tytanu. Pracownik wraca aktywny.
anachrony-tile-202 = Fabryka 202
    .acc = Fabrykę 202
    .loc = Fabryce 202
anachrony-free-202 = Fabryka 202
anachrony-text-202 = Umieść pracownika: zapłać 1 wodę; otrzymujesz 3 tytanu.
anachrony-tile-203 = Fabryka 203
    .acc = Fabrykę 203
    .loc = Fabryce 203
anachrony-free-203 = Fabryka 203
anachrony-text-203 = Umieść pracownika: zapłać 1 wodę; otrzymujesz 1 tytan, uran lub złoto. Pracownik wraca aktywny.
anachrony-tile-204 = Fabryka 204
    .acc = Fabrykę 204
    .loc = Fabryce 204
anachrony-free-204 = Fabryka 204
anachrony-text-204 = Umieść pracownika: otrzymujesz 1 złoto. Pracownik wraca aktywny.
anachrony-tile-205 = Fabryka 205
    .acc = Fabrykę 205
    .loc = Fabryce 205
anachrony-free-205 = Fabryka 205
anachrony-text-205 = Umieść pracownika: zapłać 1 wodę; otrzymujesz 2 złota.
anachrony-tile-206 = Fabryka 206
    .acc = Fabrykę 206
    .loc = Fabryce 206
anachrony-free-206 = Fabryka 206
anachrony-text-206 = Umieść pracownika: otrzymujesz 1 uran. Pracownik wraca aktywny.
anachrony-tile-207 = Fabryka 207
    .acc = Fabrykę 207
    .loc = Fabryce 207
anachrony-free-207 = Fabryka 207
anachrony-text-207 = Umieść pracownika: zapłać 1 wodę; otrzymujesz 2 uranu.
anachrony-tile-208 = Fabryka 208
    .acc = Fabrykę 208
    .loc = Fabryce 208
anachrony-free-208 = Fabryka 208
anachrony-text-208 = Umieść pracownika: zapłać 1 złoto i 1 wodę; otrzymujesz 1 neutronium i zdobywasz 1 punkt.
anachrony-tile-209 = Fabryka 209
    .acc = Fabrykę 209
    .loc = Fabryce 209
anachrony-free-209 = Fabryka 209
anachrony-text-209 = Umieść pracownika: zapłać 1 uran i 1 wodę; otrzymujesz 1 neutronium i zdobywasz 1 punkt.
anachrony-tile-210 = Fabryka 210
    .acc = Fabrykę 210
    .loc = Fabryce 210
anachrony-free-210 = Fabryka 210
anachrony-text-210 = Umieść inżyniera: zapłać 3 wody; otrzymujesz 3 dowolne surowce podstawowe (tytan, uran, złoto) lub 1 neutronium.
anachrony-tile-211 = Fabryka 211
    .acc = Fabrykę 211
    .loc = Fabryce 211
anachrony-free-211 = Fabryka 211
anachrony-text-211 = Umieść inżyniera: zapłać 1 tytan; otrzymujesz 1 rdzeń energetyczny. Pracownik wraca aktywny.
anachrony-tile-212 = Fabryka 212
    .acc = Fabrykę 212
    .loc = Fabryce 212
anachrony-free-212 = Fabryka 212
anachrony-text-212 = Umieść inżyniera: otrzymujesz 1 rdzeń energetyczny.
anachrony-tile-213 = Fabryka 213
    .acc = Fabrykę 213
    .loc = Fabryce 213
anachrony-free-213 = Fabryka 213
anachrony-text-213 = Umieść inżyniera: zapłać 2 dowolne surowce podstawowe (tytan, uran, złoto); otrzymujesz 2 rdzenie energetyczne.
anachrony-tile-214 = Fabryka 214
    .acc = Fabrykę 214
    .loc = Fabryce 214
anachrony-free-214 = Fabryka 214
anachrony-text-214 = Umieść inżyniera: zapłać 3 wody; otrzymujesz 2 rdzenie energetyczne.
anachrony-tile-215 = Fabryka 215
    .acc = Fabrykę 215
    .loc = Fabryce 215
anachrony-free-215 = Fabryka 215
anachrony-text-215 = Akcja darmowa: zapłać 1 wodę; otrzymujesz 1 tytan, uran lub złoto.
anachrony-tile-301 = Moduł życia 301
    .loc = Module życia 301
anachrony-free-301 = Moduł życia 301
anachrony-text-301 = Po zbudowaniu: otrzymujesz 3 wody. Akcja darmowa: otrzymujesz 1 wodę.
anachrony-tile-302 = Moduł życia 302
    .loc = Module życia 302
anachrony-free-302 = Moduł życia 302
anachrony-text-302 = Po zbudowaniu: otrzymujesz 3 wody. Akcja darmowa: otrzymujesz 1 wodę.
anachrony-tile-303 = Moduł życia 303
    .loc = Module życia 303
anachrony-free-303 = Moduł życia 303
anachrony-text-303 = Akcja darmowa: otrzymujesz 2 wody.
anachrony-tile-304 = Moduł życia 304
    .loc = Module życia 304
anachrony-free-304 = Moduł życia 304
anachrony-text-304 = Akcja darmowa: otrzymujesz 2 wody.
anachrony-tile-305 = Moduł życia 305
    .loc = Module życia 305
anachrony-free-305 = Moduł życia 305
anachrony-text-305 = Umieść pracownika: otrzymujesz 3 wody. Pracownik wraca aktywny.
anachrony-tile-306 = Moduł życia 306
    .loc = Module życia 306
anachrony-free-306 = Moduł życia 306
anachrony-text-306 = Umieść pracownika: otrzymujesz 3 wody. Pracownik wraca aktywny.
anachrony-tile-307 = Moduł życia 307
    .loc = Module życia 307
anachrony-free-307 = Moduł życia 307
anachrony-text-307 = Umieść administratora: otrzymujesz 5 wody.
anachrony-tile-308 = Moduł życia 308
    .loc = Module życia 308
anachrony-free-308 = Moduł życia 308
anachrony-text-308 = Umieść administratora: otrzymujesz 5 wody.
anachrony-tile-309 = Moduł życia 309
    .loc = Module życia 309
anachrony-free-309 = Moduł życia 309
anachrony-text-309 = Umieść pracownika: zapłać 1 neutronium; otrzymujesz 8 wody.
anachrony-tile-310 = Moduł życia 310
    .loc = Module życia 310
anachrony-free-310 = Moduł życia 310
anachrony-text-310 = Umieść pracownika: otrzymujesz 7 wody. Pracownik nie wraca.
anachrony-tile-311 = Moduł życia 311
    .loc = Module życia 311
anachrony-free-311 = Moduł życia 311
anachrony-text-311 = Zaopatrzenie kosztuje Cię połowę wody, w zaokrągleniu w górę.
anachrony-tile-312 = Moduł życia 312
    .loc = Module życia 312
anachrony-free-312 = Moduł życia 312
anachrony-text-312 = Zaopatrzenie kosztuje Cię połowę wody, w zaokrągleniu w górę.
anachrony-tile-313 = Moduł życia 313
    .loc = Module życia 313
anachrony-free-313 = Moduł życia 313
anachrony-text-313 = Umieść pracownika: zapłać 1 uran; otrzymujesz 6 wody i zdobywasz 1 punkt. Pracownik wraca aktywny.
anachrony-tile-314 = Moduł życia 314
    .loc = Module życia 314
anachrony-free-314 = Moduł życia 314
anachrony-text-314 = Umieść pracownika: zapłać 1 złoto; otrzymujesz 6 wody i zdobywasz 1 punkt. Pracownik wraca aktywny.
anachrony-tile-315 = Moduł życia 315
    .loc = Module życia 315
anachrony-free-315 = Moduł życia 315
anachrony-text-315 = Po zbudowaniu: otrzymujesz 8 wody.
anachrony-tile-401 = Laboratorium 401
anachrony-free-401 = Laboratorium 401
anachrony-text-401 = Twoje elektrownie sięgają o 1 erę dalej.
anachrony-tile-402 = Laboratorium 402
anachrony-free-402 = Laboratorium 402
anachrony-text-402 = Twoje elektrownie sięgają o 2 ery dalej.
anachrony-tile-403 = Laboratorium 403
anachrony-free-403 = Laboratorium 403
anachrony-text-403 = Umieść pracownika: zapłać 1 rdzeń energetyczny; otrzymujesz zasilony egzoszkielet. Pracownik wraca aktywny.
anachrony-tile-404 = Laboratorium 404
anachrony-free-404 = Laboratorium 404
anachrony-text-404 = Umieść naukowca: zwróć 1 paradoks.
anachrony-tile-405 = Laboratorium 405
anachrony-free-405 = Laboratorium 405
anachrony-text-405 = Do anomalii potrzeba u Ciebie o 1 paradoks więcej.
anachrony-tile-406 = Laboratorium 406
anachrony-free-406 = Laboratorium 406
anachrony-text-406 = Każda Twoja anomalia liczy się o 2 punkty więcej.
anachrony-tile-407 = Laboratorium 407
anachrony-free-407 = Laboratorium 407
anachrony-text-407 = Umieść naukowca: zabierz jedną ze swoich płytek zakrzywienia bez spłaty.
anachrony-tile-408 = Laboratorium 408
anachrony-free-408 = Laboratorium 408
anachrony-text-408 = Umieść pracownika: uaktywnij wszystkich zmęczonych pracowników. Administrator wraca aktywny.
anachrony-tile-409 = Laboratorium 409
anachrony-free-409 = Laboratorium 409
anachrony-text-409 = Umieść administratora: zapłać 2 wody; otrzymujesz 1 naukowca lub 1 inżyniera. Pracownik wraca aktywny.
anachrony-tile-410 = Laboratorium 410
anachrony-free-410 = Laboratorium 410
anachrony-text-410 = Umieść administratora: zapłać 2 wody; otrzymujesz 1 geniusza. Pracownik wraca aktywny.
anachrony-tile-411 = Laboratorium 411
anachrony-free-411 = Laboratorium 411
anachrony-text-411 = Podczas badań możesz zapłacić 1 wodę, by ustawić także drugą kość.
anachrony-tile-412 = Laboratorium 412
anachrony-free-412 = Laboratorium 412
anachrony-text-412 = Umieść pracownika: zapłać 1 tytan, uran lub złoto; zdobądź 2 punkty.
anachrony-tile-413 = Laboratorium 413
anachrony-free-413 = Laboratorium 413
anachrony-text-413 = Umieść pracownika: otrzymujesz 1 wodę i zdobywasz 1 punkt.
anachrony-tile-414 = Laboratorium 414
anachrony-free-414 = Laboratorium 414
anachrony-text-414 = Akcja darmowa: zdobywasz 2 punkty i otrzymujesz 1 paradoks.
anachrony-tile-415 = Laboratorium 415
anachrony-free-415 = Laboratorium 415
anachrony-text-415 = Umieść naukowca: otrzymujesz 2 wody i zdobywasz 2 punkty. Pracownik nie wraca.


## Superprojekty

anachrony-tile-anti_gravity_field = Pole antygrawitacyjne
    .acc = superprojekt „Pole antygrawitacyjne”
    .loc = superprojekcie „Pole antygrawitacyjne”
anachrony-free-anti_gravity_field = Pole antygrawitacyjne
anachrony-text-anti_gravity_field = Wszystko, co budujesz, kosztuje o 1 tytan, uran lub złoto mniej.
anachrony-tile-archive_of_the_eras = Archiwum er
    .acc = superprojekt „Archiwum er”
    .loc = superprojekcie „Archiwum er”
anachrony-free-archive_of_the_eras = Archiwum er
anachrony-text-archive_of_the_eras = Na końcu: 1 punkt za każde pole przebyte na torze podróży w czasie.
anachrony-tile-cloning_vat = Kadź do klonowania
    .acc = superprojekt „Kadź do klonowania”
    .loc = superprojekcie „Kadź do klonowania”
anachrony-free-cloning_vat = Kadź do klonowania
anachrony-text-cloning_vat = Umieść pracownika: otrzymujesz zmęczonego pracownika tego samego typu.
anachrony-tile-continuum_stabilizer = Stabilizator kontinuum
    .acc = superprojekt „Stabilizator kontinuum”
    .loc = superprojekcie „Stabilizator kontinuum”
anachrony-free-continuum_stabilizer = Stabilizator kontinuum
anachrony-text-continuum_stabilizer = Po zbudowaniu: zabierz do 3 płytek zakrzywienia bez spłaty.
anachrony-tile-dark_matter_converter = Konwerter ciemnej materii
    .acc = superprojekt „Konwerter ciemnej materii”
    .loc = superprojekcie „Konwerter ciemnej materii”
anachrony-free-dark_matter_converter = Konwerter ciemnej materii
anachrony-text-dark_matter_converter = Akcja darmowa: oddaj pracownika w zamian za aktywnego geniusza, neutronium lub rdzeń energetyczny.
anachrony-tile-exocrawler = Egzołazik
    .acc = superprojekt „Egzołazik”
    .loc = superprojekcie „Egzołazik”
anachrony-free-exocrawler = Egzołazik
anachrony-text-exocrawler = Akcja darmowa: umieść pracownika w zasilonym egzoszkielecie na planszy głównej, niezależnie od umieszczenia w swojej turze.
anachrony-tile-grand_reservoir = Wielki zbiornik
    .acc = superprojekt „Wielki zbiornik”
    .loc = superprojekcie „Wielki zbiornik”
anachrony-free-grand_reservoir = Wielki zbiornik
anachrony-text-grand_reservoir = W każdej swojej turze fazy akcji płacisz o 1 wodę mniej, ale nie nomadom.
anachrony-tile-neutronium_research_center = Centrum badań nad neutronium
    .acc = superprojekt „Centrum badań nad neutronium”
    .loc = superprojekcie „Centrum badań nad neutronium”
anachrony-free-neutronium_research_center = Centrum badań nad neutronium
anachrony-text-neutronium_research_center = Po zbudowaniu: wykonaj do dwóch zwykłych akcji badań.
anachrony-tile-outback_conditioner = Uzdatniacz pustkowi
    .acc = superprojekt „Uzdatniacz pustkowi”
    .loc = superprojekcie „Uzdatniacz pustkowi”
anachrony-free-outback_conditioner = Uzdatniacz pustkowi
anachrony-text-outback_conditioner = Umieść pracownika: zapłać 2 wody; wykonaj nim zwykłą akcję budowy, rekrutacji lub badań.
anachrony-tile-particle_collider = Zderzacz cząstek
    .acc = superprojekt „Zderzacz cząstek”
    .loc = superprojekcie „Zderzacz cząstek”
anachrony-free-particle_collider = Zderzacz cząstek
anachrony-text-particle_collider = Akcja darmowa: wymień dwa surowce podstawowe (tytan, uran, złoto) na neutronium albo odwrotnie.
anachrony-tile-quantum_chameleon = Kwantowy kameleon
    .acc = superprojekt „Kwantowy kameleon”
    .loc = superprojekcie „Kwantowy kameleon”
anachrony-free-quantum_chameleon = Kwantowy kameleon
anachrony-text-quantum_chameleon = Umieść geniusza: skorzystaj z działania dowolnego budynku lub superprojektu dowolnego gracza; pracownik wraca tak, jak mówi to działanie.
anachrony-tile-rescue_pods = Kapsuły ratunkowe
    .acc = superprojekt „Kapsuły ratunkowe”
    .loc = superprojekcie „Kapsuły ratunkowe”
anachrony-free-rescue_pods = Kapsuły ratunkowe
anachrony-text-rescue_pods = Możesz się ewakuować bez spełnienia warunku swojej Ścieżki.
anachrony-tile-synthetic_endorphins = Syntetyczne endorfiny
    .acc = superprojekt „Syntetyczne endorfiny”
    .loc = superprojekcie „Syntetyczne endorfiny”
anachrony-free-synthetic_endorphins = Syntetyczne endorfiny
anachrony-text-synthetic_endorphins = Zmuszenie do pracy przy najniższym morale nie kosztuje pracownika, a morale nie odbiera punktów.
anachrony-tile-tectonic_drill = Wiertło tektoniczne
    .acc = superprojekt „Wiertło tektoniczne”
    .loc = superprojekcie „Wiertło tektoniczne”
anachrony-free-tectonic_drill = Wiertło tektoniczne
anachrony-text-tectonic_drill = Każda Twoja akcja kopalni daje o 1 tytan, uran lub złoto więcej.
anachrony-tile-temporal_tourism = Turystyka w czasie
    .acc = superprojekt „Turystyka w czasie”
    .loc = superprojekcie „Turystyka w czasie”
anachrony-free-temporal_tourism = Turystyka w czasie
anachrony-text-temporal_tourism = Akcja darmowa: cofnij się o co najwyżej 3 ery.
anachrony-tile-the_ultimate_plan = Plan ostateczny
    .acc = superprojekt „Plan ostateczny”
    .loc = superprojekcie „Plan ostateczny”
anachrony-free-the_ultimate_plan = Plan ostateczny
anachrony-text-the_ultimate_plan = Na końcu: 3 punkty za każdy Twój superprojekt.
anachrony-tile-uranium_cores = Rdzenie uranowe
    .acc = superprojekt „Rdzenie uranowe”
    .loc = superprojekcie „Rdzenie uranowe”
anachrony-free-uranium_cores = Rdzenie uranowe
anachrony-text-uranium_cores = Akcja darmowa: otrzymujesz zasilony egzoszkielet.
anachrony-tile-welfare_society = Społeczeństwo dobrobytu
    .acc = superprojekt „Społeczeństwo dobrobytu”
    .loc = superprojekcie „Społeczeństwo dobrobytu”
anachrony-free-welfare_society = Społeczeństwo dobrobytu
anachrony-text-welfare_society = Umieść administratora: zapłać 1 wodę; podnieś morale.


## Karty rekrutów i kopalni, eksperymenty, karty startowe

anachrony-recruits-1 = 2 naukowców, 1 administrator i 1 geniusz
anachrony-recruits-2 = 1 naukowiec, 1 inżynier i 2 administratorów
anachrony-recruits-3 = 2 inżynierów, 1 administrator i 1 geniusz
anachrony-recruits-4 = 1 naukowiec, 1 inżynier i 2 administratorów
anachrony-recruits-5 = 1 naukowiec, 2 administratorów i 1 geniusz
anachrony-recruits-6 = 2 naukowców i 2 inżynierów
anachrony-recruits-7 = 1 naukowiec, 1 inżynier, 1 administrator i 1 geniusz
anachrony-recruits-8 = 2 naukowców, 1 inżynier i 1 geniusz
anachrony-recruits-9 = 1 naukowiec, 2 inżynierów i 1 geniusz
anachrony-recruits-10 = 2 inżynierów i 2 geniuszy
anachrony-recruits-11 = 1 naukowiec, 1 administrator i 2 geniuszy

anachrony-mine-1 = 1 tytan, 3 uranu i 1 złoto
anachrony-mine-2 = 2 tytanu, 1 uran, 1 złoto i 1 neutronium
anachrony-mine-3 = 1 tytan, 1 uran, 2 złota i 1 neutronium
anachrony-mine-4 = 1 tytan, 2 uranu, 1 złoto i 1 neutronium
anachrony-mine-5 = 2 tytanu, 1 złoto i 2 neutronium
anachrony-mine-6 = 3 uranu i 2 neutronium
anachrony-mine-7 = 1 tytan, 1 uran i 3 złota
anachrony-mine-8 = 2 tytanu, 1 uran i 2 złota
anachrony-mine-9 = 1 tytan, 2 uranu i 2 złota
anachrony-mine-10 = 3 tytanu, 1 uran i 1 złoto
anachrony-mine-11 = 3 tytanu, 1 złoto i 1 neutronium

anachrony-experiment-ai_research = Badania nad SI
anachrony-experiment-examine_temporal_distortion = Badanie zaburzeń czasu
anachrony-experiment-hydro_plant_upgrades = Modernizacja hydroelektrowni
anachrony-experiment-interstellar_missile_system = Międzygwiezdny system rakietowy
anachrony-experiment-life_support_improvements = Ulepszenia modułów życia
anachrony-experiment-quantum_mechanics = Mechanika kwantowa
anachrony-experiment-resistant_genotype = Odporny genotyp
anachrony-experiment-reverse_water_gas_shift = Odwrotna konwersja gazu wodnego
anachrony-experiment-technological_singularity = Osobliwość technologiczna
anachrony-experiment-timeline_protection_doctrine = Doktryna ochrony osi czasu
anachrony-experiment-alien_studies = Badania nad obcymi
anachrony-experiment-augmented_time_rifts = Poszerzone szczeliny czasu
anachrony-experiment-austerity_measures = Zaciskanie pasa
anachrony-experiment-caste_system = System kastowy
anachrony-experiment-colony_coordination_protocol = Protokół koordynacji kolonii
anachrony-experiment-fortunate_accident = Szczęśliwy wypadek
anachrony-experiment-hive_mind = Umysł roju
anachrony-experiment-irrigation_systems = Systemy nawadniające
anachrony-experiment-outback_mapping = Kartografia pustkowi
anachrony-experiment-pocket_universe = Kieszonkowy wszechświat

anachrony-asset-1 = 1 (1 tytan i 3 wody)
anachrony-asset-2 = 2 (3 tytanu)
anachrony-asset-3 = 3 (1 tytan i 1 rdzeń energetyczny)
anachrony-asset-4 = 4 (2 złota i 2 wody)
anachrony-asset-5 = 5 (2 uranu i 2 wody)
anachrony-asset-6 = 6 (3 wody i 1 rdzeń energetyczny)
anachrony-asset-7 = 7 (1 tytan i 1 neutronium)
anachrony-asset-8 = 8 (2 rdzenie energetyczne)
anachrony-asset-9 = 9 (2 tytanu i 1 naukowiec, zmęczony)
anachrony-asset-10 = 10 (1 uran, 1 złoto i 1 inżynier, zmęczony)
anachrony-asset-11 = 11 (2 wody i 1 naukowiec)
anachrony-asset-12 = 12 (1 tytan i 1 inżynier)
anachrony-asset-13 = 13 (1 rdzeń energetyczny i 1 administrator, zmęczony)
anachrony-asset-14 = 14 (1 woda i 1 administrator)
anachrony-asset-15 = 15 (1 woda i 1 przełom)
anachrony-asset-16 = 16 (1 tytan i 1 geniusz, zmęczony)
