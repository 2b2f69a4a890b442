### Anachrony po polsku, słowami polskiego pudełka. Nazwy elementów, Akcji, Faz i stanów pisze się
### wielką literą, tak jak w nim; czasowniki i zwykłe słowa (dobra, zasięg, gracz, tura) małą.
### Nazwy mają przypadki jako atrybuty: .acc (biernik), .gen (dopełniacz), .loc (miejscownik),
### .sg (biernik jednej sztuki, gdy nazwa jest w liczbie mnogiej), a po liczbie .few (2–4)
### i .many (5 i więcej).


## Pudełko

anachrony-title = Anachrony
anachrony-about = Wysyłaj Robotników w Egzoszkieletach, pożyczaj od własnej przyszłości i ewakuuj się na czas.
anachrony-setting-side = Która strona Plansz Graczy?
anachrony-setting-side-A = A: jednakowa dla wszystkich Ścieżek
anachrony-setting-side-B = B: każda Ścieżka ma własne zalety i wady
anachrony-setting-paths = Jak przydzielić Ścieżki?
anachrony-setting-paths-random = Losowo
anachrony-setting-paths-choose = Gracze wybierają w kolejności tur
anachrony-setting-leaders = Jak przydzielić Liderów?
anachrony-setting-leaders-choose = Gracze wybierają jednego z dwóch
anachrony-setting-leaders-random = Losowo
anachrony-setting-paradox = Ile Paradoksów otrzymuje się za Kafle Warpu na Osi Czasu?
anachrony-setting-paradox-die = Tyle, ile wskaże Kość Paradoksu
anachrony-setting-paradox-fixed = Zawsze jeden
anachrony-setting-timeline = Która strona Osi Czasu?
anachrony-setting-timeline-standard = Zwykła
anachrony-setting-timeline-alternate = Alternatywna: niektóre pola wpływają na tego, kto kładzie tam Kafel Warpu
anachrony-setting-assets = Z czym gracze zaczynają?
anachrony-setting-assets-path = Z dobrami, które wskazuje Plansza Ścieżki
anachrony-setting-assets-draft = Z czterema wybranymi Kartami Początkowych Zasobów
anachrony-setting-endgame = Skąd pochodzą Warunki Końcowe?
anachrony-setting-endgame-random = Pięć losowych
anachrony-setting-endgame-draft = Część wybierają gracze
anachrony-setting-supply = Czy ogólna pula może się wyczerpać?
anachrony-setting-supply-edition = Zależnie od wydania
anachrony-setting-supply-unlimited = Nie
anachrony-setting-supply-limited = Tak: tego, co się skończyło, nie można dostać
anachrony-setting-edition = Według której instrukcji?
anachrony-setting-edition-czech = Czeska instrukcja
anachrony-setting-edition-russian = Rosyjska instrukcja
anachrony-setting-edition-polish = Polska instrukcja


## Nazwy

anachrony-resource-titanium = Tytan
    .few = Tytanu
    .many = Tytanu
anachrony-resource-uranium = Uran
    .few = Uranu
    .many = Uranu
anachrony-resource-gold = Złoto
    .few = Złota
    .many = Złota
anachrony-resource-neutronium = Neutronium
# Wodę liczy się tak jak w pudełku: 1 Wody, 2 Wody, 5 Wody.
anachrony-resource-water = Woda
    .acc = Wody
    .few = Wody
    .many = Wody
anachrony-resource-energy_core = Rdzeń Zasilający
    .few = Rdzenie Zasilające
    .many = Rdzeni Zasilających
# Po liczbie: dowolna mieszanka Tytanu, Uranu i Złota.
anachrony-resource-basic = Zasób podstawowy
    .few = Zasoby podstawowe
    .many = Zasobów podstawowych

anachrony-worker-scientist = Naukowiec
    .acc = Naukowca
    .many = Naukowców
anachrony-worker-engineer = Inżynier
    .acc = Inżyniera
    .many = Inżynierów
anachrony-worker-administrator = Administrator
    .acc = Administratora
    .many = Administratorów
anachrony-worker-genius = Geniusz
    .acc = Geniusza
    .many = Geniuszy
anachrony-worker-nobody = nikt
    .acc = nikogo

# Ilość czegoś w wyliczeniu.
anachrony-some-titanium =
    { $count ->
        [one] { $count } Tytan
        [few] { $count } Tytanu
       *[many] { $count } Tytanu
    }
anachrony-some-uranium =
    { $count ->
        [one] { $count } Uran
        [few] { $count } Uranu
       *[many] { $count } Uranu
    }
anachrony-some-gold =
    { $count ->
        [one] { $count } Złoto
        [few] { $count } Złota
       *[many] { $count } Złota
    }
anachrony-some-neutronium = { $count } Neutronium
anachrony-some-water = { $count } Wody
anachrony-some-energy_core =
    { $count ->
        [one] { $count } Rdzeń Zasilający
        [few] { $count } Rdzenie Zasilające
       *[many] { $count } Rdzeni Zasilających
    }
anachrony-some-scientist =
    { $count ->
        [one] { $count } Naukowiec
        [few] { $count } Naukowców
       *[many] { $count } Naukowców
    }
    .acc =
        { $count ->
            [one] { $count } Naukowca
            [few] { $count } Naukowców
           *[many] { $count } Naukowców
        }
anachrony-some-engineer =
    { $count ->
        [one] { $count } Inżynier
        [few] { $count } Inżynierów
       *[many] { $count } Inżynierów
    }
    .acc =
        { $count ->
            [one] { $count } Inżyniera
            [few] { $count } Inżynierów
           *[many] { $count } Inżynierów
        }
anachrony-some-administrator =
    { $count ->
        [one] { $count } Administrator
        [few] { $count } Administratorów
       *[many] { $count } Administratorów
    }
    .acc =
        { $count ->
            [one] { $count } Administratora
            [few] { $count } Administratorów
           *[many] { $count } Administratorów
        }
anachrony-some-genius =
    { $count ->
        [one] { $count } Geniusz
        [few] { $count } Geniuszy
       *[many] { $count } Geniuszy
    }
    .acc =
        { $count ->
            [one] { $count } Geniusza
            [few] { $count } Geniuszy
           *[many] { $count } Geniuszy
        }

anachrony-path-harmony = Harmonia
    .gen = Harmonii
anachrony-path-dominance = Dominacja
    .gen = Dominacji
anachrony-path-progress = Postęp
    .gen = Postępu
anachrony-path-salvation = Zbawienie
    .gen = Zbawienia

anachrony-leader-patriarch_haulani = Ojciec Haulani
anachrony-leader-matriarch_zaida = Matka Zaida
anachrony-leader-captain_wolfe = Kapitan Wolfe
anachrony-leader-treasure_hunter_samira = Poszukiwaczka Skarbów Samira
anachrony-leader-patron_valerian = Patron Valerian
anachrony-leader-librarian_cornella = Kronikarka Cornella
anachrony-leader-shepherd_caratacus = Pasterz Caratacus
anachrony-leader-high_sunwalker_amena = Wielka Spacerująca Po Słońcu Amena

anachrony-text-patriarch_haulani = Darmowa Akcja: umieść Aktywnego Robotnika na polu własnej Planszy Gracza i wykonaj tam Akcję.
anachrony-text-matriarch_zaida = W Fazie Porządkowania możesz zapłacić 2 Wody i wziąć Robotnika, który został w Puli Rekrutacji, ale bez premii za niego.
anachrony-text-captain_wolfe = W Fazie Zasilania wymieniaj Rdzeń Zasilający na 2 Wody lub 2 Wody na Rdzeń Zasilający, dowolną liczbę razy.
anachrony-text-treasure_hunter_samira = W Fazie Porządkowania weź Tytan, Uran lub Złoto, które zostało w Puli Wydobycia; potem możesz zapłacić 2 Wody za jeszcze jeden Zasób.
anachrony-text-treasure_hunter_samira-polish = W Fazie Porządkowania weź Zasób, który został w Puli Wydobycia; potem możesz zapłacić 2 Wody za jeszcze jeden.
anachrony-text-patron_valerian = Raz na Erę możesz wysłać Egzoszkielet bez Robotnika, tak jakby był w nim Naukowiec.
anachrony-text-librarian_cornella = Podczas Badań możesz zapłacić 1 Wody, by ustawić także drugą Kość.
anachrony-text-shepherd_caratacus = Darmowa Akcja: weź 2 Wody i Paradoks albo zapłać 2 Wody, by zwrócić Paradoks.
anachrony-text-high_sunwalker_amena = Po Uderzeniu żaden z Twoich Heksów nie staje się Niedostępny.

anachrony-shape-circle =
    { $count ->
        [one] Koło
        [few] Koła
       *[many] Kół
    }
anachrony-shape-triangle =
    { $count ->
        [one] Trójkąt
        [few] Trójkąty
       *[many] Trójkątów
    }
anachrony-shape-square =
    { $count ->
        [one] Kwadrat
        [few] Kwadraty
       *[many] Kwadratów
    }
anachrony-icon-time_travel = Podróż w Czasie
anachrony-icon-warfare = Wojna
anachrony-icon-genetics = Genetyka
anachrony-icon-technology = Technologia
anachrony-icon-society = Społeczeństwo

anachrony-row-power_plant = Elektrownie
    .gen = Elektrowni
    .sg = Elektrownię
anachrony-row-factory = Fabryki
    .gen = Fabryk
    .sg = Fabrykę
anachrony-row-life_support = Podtrzymywanie Życia
    .gen = Podtrzymywania Życia
    .sg = Podtrzymywanie Życia
anachrony-row-lab = Laboratoria
    .gen = Laboratoriów
    .sg = Laboratorium

anachrony-capital-construct = Konstruowanie
anachrony-capital-recruit = Rekrutacja
anachrony-capital-research = Badania

# Miejsca, jak w „wysyła Robotnika na ...”.
anachrony-hex-construct-1 = pierwszy Heks Konstruowania
anachrony-hex-construct-2 = drugi Heks Konstruowania
anachrony-hex-construct-3 = trzeci Heks Konstruowania
anachrony-hex-recruit-1 = pierwszy Heks Rekrutacji
anachrony-hex-recruit-2 = drugi Heks Rekrutacji
anachrony-hex-recruit-3 = trzeci Heks Rekrutacji
anachrony-hex-research-1 = pierwszy Heks Badań
anachrony-hex-research-2 = drugi Heks Badań
anachrony-hex-research-3 = trzeci Heks Badań
anachrony-hex-council-left = lewy Heks Rady Światowej
anachrony-hex-council-right = prawy Heks Rady Światowej
anachrony-hex-mine-top = górny Heks Wydobycia
anachrony-hex-mine-middle = środkowy Heks Wydobycia
anachrony-hex-mine-bottom = dolny Heks Wydobycia
anachrony-pool-purify = Oczyszczanie Wody
anachrony-pool-nomads = Handel z Nomadami
anachrony-pool-evacuation = Ewakuacja
    .acc = Ewakuację

anachrony-own-supply = Dostawa: zapłać Wodę, uaktywnij Wyczerpanych, zyskaj Morale

# Heksy Planszy Gracza.
anachrony-power-top_left = lewy górny
anachrony-power-top_middle = środkowy górny
anachrony-power-top_right = prawy górny
anachrony-power-bottom_left = lewy dolny
anachrony-power-bottom_middle = środkowy dolny
anachrony-power-bottom_right = prawy dolny

anachrony-sector-1 = pierwsze pole na Elektrownię
anachrony-sector-2 = drugie pole na Elektrownię
anachrony-sector-3 = trzecie pole na Elektrownię
anachrony-sector-4 = pierwsze pole na Fabrykę
anachrony-sector-5 = drugie pole na Fabrykę
anachrony-sector-6 = trzecie pole na Fabrykę
anachrony-sector-7 = pierwsze pole na Podtrzymywanie Życia
anachrony-sector-8 = drugie pole na Podtrzymywanie Życia
anachrony-sector-9 = trzecie pole na Podtrzymywanie Życia
anachrony-sector-10 = pierwsze pole na Laboratorium
anachrony-sector-11 = drugie pole na Laboratorium
anachrony-sector-12 = trzecie pole na Laboratorium

# Co oznacza Kafel Warpu.
anachrony-warp-neutronium = Neutronium
anachrony-warp-uranium = Uran
anachrony-warp-titanium = Tytan
anachrony-warp-gold = Złoto
anachrony-warp-water = 2 Wody
anachrony-warp-administrator = Administrator
    .acc = Administratora
anachrony-warp-engineer = Inżynier
    .acc = Inżyniera
anachrony-warp-scientist = Naukowiec
    .acc = Naukowca
anachrony-warp-exosuit = zasilony Egzoszkielet

anachrony-number = { $it }

anachrony-free-force_workers = Zmuszanie Robotników
anachrony-free-supply = Dostawa
anachrony-free-patriarch_haulani = Ojciec Haulani
anachrony-free-patron_valerian = Patron Valerian
anachrony-free-shepherd_caratacus = Pasterz Caratacus

anachrony-tile-anomaly = Anomalia
    .acc = Anomalię
    .loc = Anomalii
anachrony-text-anomaly = −3 PZ. Zajmuje pole na Budynek, a sama nie jest Budynkiem. Umieść Robotnika: zapłać 2 Wody oraz 2 Zasoby podstawowe (Tytan, Uran, Złoto) lub 1 Neutronium; Anomalia i Robotnik znikają na dobre.

# Warunki Końcowe.
anachrony-condition-most_workers = Najwięcej Robotników
anachrony-condition-most_water = Najwięcej Wody
anachrony-condition-most_breakthroughs = Najwięcej Przełomów
anachrony-condition-most_occupied_sectors = Najwięcej zajętych pól na Budynki
anachrony-condition-highest_morale = Najwięcej Morale
anachrony-condition-highest_total_range = Najwyższa suma zasięgów
anachrony-condition-most_superprojects = Najwięcej Superprojektów
anachrony-condition-most_time_travels = Najwięcej Podróży w Czasie

anachrony-text-most_workers = 3 PZ za najwięcej Robotników: Aktywnych, Wyczerpanych i zajętych. Przy remisie punktują wszyscy remisujący.
anachrony-text-most_water = 3 PZ za najwięcej Wody. Przy remisie punktują wszyscy remisujący.
anachrony-text-most_breakthroughs = 3 PZ za najwięcej Przełomów. Przy remisie punktują wszyscy remisujący.
anachrony-text-most_occupied_sectors = 3 PZ za najwięcej pól na Budynki, na których coś leży; Superprojekt zajmuje dwa, Anomalia jedno. Przy remisie punktują wszyscy remisujący.
anachrony-text-highest_morale = 3 PZ za Znacznik Morale wysunięty najdalej w prawo. Przy remisie punktują wszyscy remisujący.
anachrony-text-highest_total_range = 3 PZ za najwyższą sumę zasięgów: Elektrowni, wydłużających je Laboratoriów i Turystyki w Czasie. Przy remisie punktują wszyscy remisujący.
anachrony-text-most_superprojects = 3 PZ za najwięcej Superprojektów. Przy remisie punktują wszyscy remisujący.
anachrony-text-most_time_travels = 3 PZ za Znacznik wysunięty najdalej na Torze Podróży w Czasie. Przy remisie punktują wszyscy remisujący.

# Jak ewakuuje się Ścieżka.
anachrony-evacuation-welfare_and_prosperity = Opieka i Dostatek
anachrony-evacuation-natures_resurgence = Odrodzenie Natury
anachrony-evacuation-industrial_revolution = Rewolucja Przemysłowa
anachrony-evacuation-power_of_unity = Siła w Jedności
anachrony-evacuation-technological_superiority = Przewaga Technologiczna
anachrony-evacuation-apex_of_humanity = Szczyt Ludzkiego Rozwoju
anachrony-evacuation-overwhelming_power = Niesamowita Moc
anachrony-evacuation-masters_of_time = Władcy Czasu

anachrony-text-welfare_and_prosperity = Ewakuacja z trzema Budynkami Podtrzymywania Życia: 2 PZ oraz 3 za każdą parę: Geniusz i Złoto.
anachrony-text-natures_resurgence = Ewakuacja z sześcioma zajętymi polami na Budynki: 2 PZ oraz 3 za każdą parę: Budynek i Administrator.
anachrony-text-industrial_revolution = Ewakuacja z trzema Fabrykami: 5 PZ oraz 2 za każdą parę: Inżynier i Tytan.
anachrony-text-power_of_unity = Ewakuacja przy najwyższym Morale: 3 PZ oraz 1 za każdego Robotnika.
anachrony-text-technological_superiority = Ewakuacja z trzema Laboratoriami: 5 PZ oraz 2 za każdą parę: Naukowiec i Przełom.
anachrony-text-apex_of_humanity = Ewakuacja z 8 Wody: 3 PZ oraz 4 za każdy Superprojekt.
anachrony-text-overwhelming_power = Ewakuacja z trzema Elektrowniami: 3 PZ oraz 3 za każde Neutronium.
anachrony-text-masters_of_time = Ewakuacja z dwiema Anomaliami: 6 PZ oraz 2 za każdą parę: Kafel Warpu poza Osią Czasu i Uran.

# Co Kafel Upadającej Stolicy dodaje do Akcji.
anachrony-collapse-construct_discount_basic = o 1 Tytan, Uran lub Złoto taniej
anachrony-collapse-construct_discount_neutronium = o 1 Neutronium taniej
anachrony-collapse-construct_sector_points = 1, 2 lub 3 PZ za Budynek, zależnie od pola
anachrony-collapse-construct_superproject_points = 2 PZ za Superprojekt
anachrony-collapse-construct_again = jeszcze jedna Akcja Konstruowania
anachrony-collapse-recruit_bonus_twice = podwójna premia za Rekrutację
anachrony-collapse-recruit_exosuit = dodatkowo zasilony Egzoszkielet
anachrony-collapse-recruit_morale = dodatkowo 1 Morale
anachrony-collapse-recruit_wake = Wyczerpani Robotnicy stają się Aktywni
anachrony-collapse-recruit_again = jeszcze jedna Akcja Rekrutacji
anachrony-collapse-research_set_both_dice = ustawienie obu Kości Badań
anachrony-collapse-research_points = dodatkowo 2 PZ
anachrony-collapse-research_superproject = potem można skonstruować Superprojekt
anachrony-collapse-research_remove_paradoxes = zwrot najwyżej 2 Paradoksów
anachrony-collapse-research_again = jeszcze jedna Akcja Badań

# Pola alternatywnej Osi Czasu.
anachrony-slot-inspiring_message = Inspirująca Wiadomość
anachrony-slot-glorious_future = Wspaniała Przyszłość
anachrony-slot-parallel_timeline = Równoległa Oś Czasu
anachrony-slot-stable_rift = Stabilna Szczelina w Czasie
anachrony-slot-grim_message = Ponura Wiadomość
anachrony-slot-collapsing_rift = Upadająca Szczelina w Czasie
anachrony-slot-plain = bez efektu

anachrony-text-inspiring_message = Zyskujesz 1 Morale.
anachrony-text-glorious_future = 1 PZ.
anachrony-text-parallel_timeline = To, co oznacza Kafel Warpu, przychodzi dwa razy, a odesłać trzeba tylko raz.
anachrony-text-stable_rift = Zwróć Paradoks.
anachrony-text-grim_message = Tracisz 1 Morale.
anachrony-text-collapsing_rift = Otrzymujesz Paradoks.


## Pytania

anachrony-ask-path = Wybierz Ścieżkę.
anachrony-ask-leader = Wybierz Lidera.
anachrony-ask-asset = Zatrzymaj jedną Kartę Początkowych Zasobów; pozostałe przekażesz dalej.
anachrony-ask-condition = Zatrzymaj jeden Warunek Końcowy.

anachrony-ask-power = Zasilasz Egzoszkielet? Wybierz Heks albo zakończ. Puste dają Wodę, gdzie to pokazano.
anachrony-ask-pay-hex = Jak płacisz za ten Heks?
anachrony-ask-warp =
    { $may ->
        [yes] Bierzesz coś ze swojej przyszłości? Wybierz w tajemnicy Kafel Warpu albo zakończ.
       *[no] Wybierz w tajemnicy Kafel Warpu.
    }
anachrony-ask-double-worker = Zapłacić 1 Wody także za drugiego Robotnika?
anachrony-ask-warp-order = Który Kafel Warpu kładziesz najpierw? Pola: { $first }, potem { $second }.

anachrony-ask-turn = Twoja kolej: umieść Robotnika, wykonaj Darmową Akcję albo spasuj.
anachrony-ask-worker = Którego Robotnika umieszczasz?
anachrony-ask-crew = Kto wyrusza w Egzoszkielecie?
anachrony-ask-place = Dokąd idzie Robotnik?
anachrony-ask-council =
    { $may ->
        [yes] Wykonujesz też Akcję Stolicy przez Radę Światową? Wybierz ją albo zakończ.
       *[no] Którą Akcję Stolicy wykonujesz przez Radę Światową?
    }
anachrony-ask-capital = Którą Akcję Stolicy wykonujesz?
anachrony-ask-again = Wykonać tę samą Akcję jeszcze raz?
anachrony-ask-superproject = Skonstruować teraz Superprojekt z Ery Twojego Skupienia?
anachrony-ask-copy = Z którego Budynku lub Superprojektu korzystasz?

anachrony-ask-build = Co konstruujesz?
anachrony-ask-plot = Gdzie stanie Superprojekt? Wybierz jego lewe pole.
anachrony-ask-discount = Który Zasób oszczędzasz?
anachrony-ask-pay-basic = Którym Zasobem płacisz?
anachrony-ask-pay-breakthroughs = Którymi Przełomami płacisz?
anachrony-ask-pay-circle = Które Koło oddajesz?
anachrony-ask-pay-triangle = Który Trójkąt oddajesz?
anachrony-ask-pay-square = Który Kwadrat oddajesz?
anachrony-ask-pay-removal = Jak płacisz za usunięcie Anomalii?

anachrony-ask-recruit = Kogo rekrutujesz?
anachrony-ask-research = Wykonać Akcję Badań?
anachrony-ask-set-die = Wybierz, co ma pokazywać jedna z Kości Badań.
anachrony-ask-set-second-die = Zapłacić 1 Wody, by ustawić także drugą Kość?
anachrony-ask-icon = Kość pozwala wybrać: która ikona?
anachrony-ask-reroll = Takiego Przełomu już nie ma: którą Kością rzucasz ponownie?
anachrony-ask-paradoxes-back = Ile Paradoksów zwracasz?

anachrony-ask-mine = Który Zasób bierzesz z Puli Wydobycia?
anachrony-ask-trade =
    { $may ->
        [yes] Dokonujesz wymiany? Wybierz ją albo zakończ.
       *[no] Wybierz wymianę.
    }
anachrony-ask-gain = Co otrzymujesz?
anachrony-ask-gain-basic = Który Zasób otrzymujesz?
anachrony-ask-how-many = Ile Zasobów płacisz?

anachrony-ask-travel =
    { $may ->
        [yes] Przesuwasz Skupienie w przeszłość? Wybierz Erę albo zakończ.
       *[no] Na którą Erę przesuwasz Skupienie?
    }
anachrony-ask-repay =
    { $may ->
        [yes] Odsyłasz tam dobra, by usunąć Kafel Warpu? Wybierz go albo zakończ.
       *[no] Wybierz Kafel Warpu, który usuwasz.
    }
anachrony-ask-retrieve-warp =
    { $may ->
        [yes] Zabierasz Kafel Warpu, nic nie odsyłając? Wybierz go albo zakończ.
       *[no] Wybierz Kafel Warpu, który zabierasz, nic nie odsyłając.
    }

anachrony-ask-anomaly = Gdzie trafia Anomalia?
anachrony-ask-lose-building =
    { $may ->
        [yes] Tracisz Budynek zamiast otrzymać Anomalię? Wybierz go albo zakończ.
       *[no] Wybierz Budynek, który tracisz.
    }
anachrony-ask-convert-worker = Którego Robotnika tracisz?
anachrony-ask-lose-worker = Morale nie może już spaść: którego Robotnika tracisz?
anachrony-ask-which-worker = Wyczerpanego czy Aktywnego?
anachrony-ask-caratacus = Co wybierasz?
anachrony-ask-zaida =
    { $may ->
        [yes] Zapłacić 2 Wody za Robotnika z Puli Rekrutacji? Wybierz go albo zakończ.
       *[no] Wybierz Robotnika, który został w Puli Rekrutacji.
    }
anachrony-ask-samira =
    { $may ->
        [yes] Zapłacić 2 Wody za jeszcze jeden Zasób z Puli Wydobycia? Wybierz go albo zakończ.
       *[no] Weź Zasób, który został w Puli Wydobycia.
    }


## Możliwości

anachrony-word-pass = Pas
anachrony-option-send =
    { $worker-id ->
        [nobody] Wyślij pusty Egzoszkielet
       *[other] Umieść { anachrony-someone }
    }
anachrony-option-free = Darmowa Akcja: { $action }
anachrony-option-capital =
    { $action ->
        [construct] Konstruowanie, Heks { $hex }
        [recruit] Rekrutacja, Heks { $hex }
       *[research] Badania, Heks { $hex }
    }
anachrony-option-council-left = Rada Światowa, lewy Heks
anachrony-option-council-right = Rada Światowa, prawy Heks
anachrony-option-mine =
    { $hex ->
        [top] Wydobycie Zasobów, górny Heks
        [middle] Wydobycie Zasobów, środkowy Heks
       *[bottom] Wydobycie Zasobów, dolny Heks
    }
anachrony-option-purify = Oczyszczanie Wody
anachrony-option-nomads = Handel z Nomadami
anachrony-option-evacuation = Ewakuacja
anachrony-option-own = { $tile }
anachrony-option-remove = Usuń Anomalię: { $sector }
anachrony-option-build =
    { $less ->
        [0]
            { $price-count ->
                [0] { $tile } za darmo
               *[other] { $tile } za { $price-acc }
            }
        [one] { $tile } za { $price-acc }, taniej o { $less } Tytan, Uran lub Złoto
        [few] { $tile } za { $price-acc }, taniej o { $less } Zasoby podstawowe
       *[many] { $tile } za { $price-acc }, taniej o { $less } Zasobów podstawowych
    }
anachrony-option-era = Era { $era }
anachrony-option-sector =
    { $column ->
        [1] Pierwsze pole na { $row-sg }
        [2] Drugie pole na { $row-sg }
       *[3] Trzecie pole na { $row-sg }
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

anachrony-pay-symbol = Jednym Przełomem z rysunku
anachrony-pay-pair = Dwoma Przełomami o podanych kształtach
anachrony-pay-basics = Tytanem, Uranem lub Złotem
anachrony-pay-neutronium = Neutronium
anachrony-pay-energy_core = Rdzeniem Zasilającym
anachrony-pay-water = Wodą
anachrony-mood-tired = Wyczerpanego
anachrony-mood-active = Aktywnego
anachrony-reroll-shape = Kością Kształtu
anachrony-reroll-icon = Kością Ikony
anachrony-caratacus-water = Weź 2 Wody i Paradoks
anachrony-caratacus-paradox = Zapłać 2 Wody, zwróć Paradoks

anachrony-gain-water = { $amount } Wody
anachrony-gain-energy-core =
    { $amount ->
        [one] { $amount } Rdzeń Zasilający
        [few] { $amount } Rdzenie Zasilające
       *[many] { $amount } Rdzeni Zasilających
    }
anachrony-gain-points = { $amount } PZ
anachrony-gain-neutronium = { $amount } Neutronium
anachrony-gain-basic =
    { $amount ->
        [one] { $amount } Zasób podstawowy
        [few] { $amount } Zasoby podstawowe
       *[many] { $amount } Zasobów podstawowych
    }
anachrony-gain-genius = Geniusz
anachrony-gain-scientist = Naukowiec
anachrony-gain-engineer = Inżynier


## Wydarzenia

# Części zdań, w bierniku; .nom w mianowniku.
anachrony-someone =
    { $worker-id ->
        [nobody] pusty Egzoszkielet
       *[other] { $worker-acc }
    }
    .nom =
        { $worker-id ->
            [nobody] pusty Egzoszkielet
           *[other] { $worker }
        }
anachrony-amount =
    { $amount ->
        [one] { $amount } { $good-acc }
        [few] { $amount } { $good-few }
       *[many] { $amount } { $good-many }
    }

anachrony-took-path = { $who } podąża Ścieżką { $path-gen }.
anachrony-took-leader = { $who } ma Lidera: { $leader }.
anachrony-drafted = { $who } ma Karty Początkowych Zasobów { $cards }.
anachrony-conditions = Warunki Końcowe: { $cards }.
anachrony-begins = { $first } jest Pierwszym Graczem.

anachrony-era = Rozpoczyna się Era { $era }.
anachrony-superproject-revealed = Superprojekt następnej Ery: { $tile }.
anachrony-stack-revealed = Można teraz skonstruować: { $tile }.
anachrony-recruits =
    { $workers-count ->
        [0] Pula Rekrutacji pozostaje pusta.
       *[other] W Puli Rekrutacji: { $workers }.
    }
anachrony-mine-filled =
    { $goods-count ->
        [0] Pula Wydobycia pozostaje pusta.
       *[other] W Puli Wydobycia: { $goods }.
    }

anachrony-suffered-paradox =
    { $amount ->
        [0] { $who } nie otrzymuje Paradoksu za Kafle Warpu z Ery { $era }.
        [one] { $who } otrzymuje Paradoks za Kafle Warpu z Ery { $era }.
        [few] { $who } otrzymuje { $amount } Paradoksy za Kafle Warpu z Ery { $era }.
       *[many] { $who } otrzymuje { $amount } Paradoksów za Kafle Warpu z Ery { $era }.
    }
anachrony-received-paradox =
    { $amount ->
        [0] { $who } nie otrzymuje Paradoksu.
        [one] { $who } otrzymuje Paradoks.
        [few] { $who } otrzymuje { $amount } Paradoksy.
       *[many] { $who } otrzymuje { $amount } Paradoksów.
    }
anachrony-returned-paradox =
    { $amount ->
        [one] { $who } zwraca Paradoks.
        [few] { $who } zwraca { $amount } Paradoksy.
       *[many] { $who } zwraca { $amount } Paradoksów.
    }
anachrony-received-anomaly = { $who } otrzymuje Anomalię: zakrywa ona { $sector }.
anachrony-lost-building = { $who } traci { $tile-acc }; Budynek trafia na dół stosu podstawowego.

anachrony-powered = { $who } zasila Egzoszkielet ({ $hex } Heks).
anachrony-warped =
    { $warps-count ->
        [0] { $who } nie kładzie Kafla Warpu.
        [one] { $who } kładzie Kafel Warpu: { $warps }.
        [few] { $who } kładzie Kafle Warpu: { $warps }.
       *[many] { $who } kładzie Kafle Warpu: { $warps }.
    }
anachrony-slot = { $who }: Kafel Warpu leży na polu „{ $effect }”.

anachrony-free-action = { $who } wykonuje Darmową Akcję: { $action }.
anachrony-placed = { $who } wysyła { anachrony-someone } na { $place-acc }.
anachrony-works = { $who } umieszcza { anachrony-someone } w { $tile-loc }.
anachrony-supplies = { $who } umieszcza { anachrony-someone } na polu Dostawy.
anachrony-removes-anomaly = { $who } oddaje { anachrony-someone }, by usunąć Anomalię ({ $sector }).
anachrony-passed = { $who } pasuje.

anachrony-leader-helped = { $who } korzysta z umiejętności Lidera: { $leader }.
anachrony-paid = { $who } płaci { anachrony-amount }.
anachrony-gained = { $who } otrzymuje { anachrony-amount }.
anachrony-scored = { $who } zdobywa { $amount } PZ.
anachrony-gained-worker = { $who } otrzymuje { anachrony-someone }.
anachrony-gained-tired-worker = { $who } otrzymuje Wyczerpanego { anachrony-someone }.
anachrony-gave-up-worker = { $who } oddaje { anachrony-someone }.
anachrony-woke = { $who }: Wyczerpani Robotnicy stają się Aktywni.
anachrony-morale-rose = { $who } zyskuje 1 Morale.
anachrony-morale-fell = { $who } traci 1 Morale.

anachrony-built = { $who } konstruuje { $tile-acc }.
anachrony-founded = { $who } konstruuje Superprojekt „{ $tile }”.
anachrony-recruited = { $who } rekrutuje { anachrony-someone }.
anachrony-rolled-shape = { $who } rzuca Kością Kształtu: { $shape }.
anachrony-rolled-icon = { $who } rzuca Kością Ikony: { $icon }.
anachrony-rolled-any-icon = { $who } wyrzuca na Kości Ikony „?” i może wybrać ikonę.
anachrony-took-breakthrough = { $who } bierze Przełom: { $shape } ({ $icon }).
anachrony-gave-breakthrough = { $who } oddaje Przełom: { $shape } ({ $icon }).
anachrony-first-player = { $who } zostaje Pierwszym Graczem.

anachrony-travelled = { $who } przesuwa Skupienie na Erę { $era }.
anachrony-repaid-warp = { $who } odsyła w przeszłość { $warp-acc } i usuwa Kafel Warpu.
anachrony-retrieved-warp = { $who } zabiera Kafel Warpu ({ $warp }), nic nie odsyłając.
anachrony-time-travel-step = { $who } jest na polu { $steps } Toru Podróży w Czasie.

anachrony-impact = Następuje Uderzenie. Stolica zaczyna upadać i można się ewakuować.
anachrony-collapse = Kafel Upadającej Stolicy zakrywa { $place }: { $tile }.
anachrony-evacuated = { $who } ewakuuje się ({ $evacuation }) i zdobywa { $amount } PZ.

anachrony-condition-met =
    { $winners-count ->
        [one] { $winners } zdobywa 3 PZ za Warunek Końcowy „{ $condition }”.
        [few] { $winners } zdobywają po 3 PZ za Warunek Końcowy „{ $condition }”.
       *[many] { $winners } zdobywają po 3 PZ za Warunek Końcowy „{ $condition }”.
    }
anachrony-final-score = { $who } ma { $amount } PZ.
anachrony-ended =
    { $reason ->
        [collapse] Stolica upadła. { anachrony-victory }
        [saved] Ziemia ocalała: Uderzenie nigdy nie nastąpi. { anachrony-victory }
       *[eras] Siódma Era dobiegła końca. { anachrony-victory }
    }
anachrony-victory =
    { $winners-count ->
        [0] Wygrywa Chronobot.
        [one] Wygrywa { $winners }.
        [few] Zwycięstwem dzielą się { $winners }.
       *[many] Zwycięstwem dzielą się { $winners }.
    }


## Plansza w terminalu

# Jedna litera dla każdego dobra; „basic” to dowolny z trzech pierwszych Zasobów.
anachrony-sign-titanium = T
anachrony-sign-uranium = U
anachrony-sign-gold = Z
anachrony-sign-neutronium = N
anachrony-sign-water = W
anachrony-sign-energy_core = R
anachrony-sign-basic = T/U/Z
anachrony-short-scientist = nau
anachrony-short-engineer = inż
anachrony-short-administrator = adm
anachrony-short-genius = gen
anachrony-short-nobody = pusty

anachrony-board-era = Era { $era } z { $eras }
anachrony-board-phase-paths = wybór Ścieżek
anachrony-board-phase-leaders = wybór Liderów
anachrony-board-phase-assets = wybór Kart Początkowych Zasobów
anachrony-board-phase-conditions = wybór Warunków Końcowych
anachrony-board-phase-preparation = Faza Przygotowania
anachrony-board-phase-paradox = Faza Paradoksu
anachrony-board-phase-power_up = Faza Zasilania
anachrony-board-phase-warp = Faza Warpu
anachrony-board-phase-action = Faza Akcji
anachrony-board-phase-clean_up = Faza Porządkowania
anachrony-board-first = { $who } jest Pierwszym Graczem.
anachrony-board-impact-coming = ~ tu nastąpi Uderzenie ~
anachrony-board-impact-struck = ~ Uderzenie ~
anachrony-board-owes = { $who }, Kafle Warpu:
anachrony-board-focus = (Skupienie: { $who })
anachrony-board-you-owe = Twoje Kafle Warpu: { $debts }

anachrony-board-council = Rada
anachrony-board-mine = Wydobycie
anachrony-board-pools = Inne
anachrony-board-pool = pula
anachrony-board-gone = Niedostępny
anachrony-board-banner = Pierwszy Gracz
anachrony-board-for-nothing = za darmo
anachrony-board-built = po budowie:
anachrony-board-work = {""}
anachrony-board-free = Darmowa:
anachrony-board-or = lub
# Punkty kafla lub zysku, możliwie krótko.
anachrony-board-worth = { $points }PZ
anachrony-board-hex-council-left = lewy
anachrony-board-hex-council-right = prawy
anachrony-board-hex-mine-top = górny
anachrony-board-hex-mine-middle = środkowy
anachrony-board-hex-mine-bottom = dolny
anachrony-board-pool-purify = Oczyszczanie Wody
anachrony-board-pool-nomads = Handel z Nomadami
anachrony-board-pool-evacuation = Ewakuacja
anachrony-board-conditions = Po 3 PZ na końcu
anachrony-board-pair = { $first } + { $second }
anachrony-board-symbol = { $shape } ({ $icon }) lub { $pair }
anachrony-board-points = { $points } PZ

anachrony-board-you = { $who } (Ty)
anachrony-board-draft = karty: zatrzymane { $kept }, do wyboru { $held }
anachrony-board-tired = Wyczerpani
anachrony-board-exosuits = Egzoszkielety
anachrony-board-morale = Morale { $points } (Dostawa { $water })
anachrony-board-travel = Podróż { $steps } ({ $points } PZ)
anachrony-board-paradoxes = Paradoksy { $paradoxes }/{ $limit }
anachrony-board-row-power_plant = Elektr.
anachrony-board-row-factory = Fabryki
anachrony-board-row-life_support = Podtrzym.
anachrony-board-row-lab = Laborat.
anachrony-board-anomaly = Anomalia
anachrony-board-supplying = Dostawa: { $worker }
anachrony-board-used = wykorzystane: { $actions }
anachrony-board-passed = pas
anachrony-board-evacuated = po Ewakuacji
anachrony-board-evacuation = { $way }: { $points } PZ, jeszcze nie
anachrony-board-can-evacuate = { $way }: { $points } PZ, warunek spełniony

anachrony-board-score-buildings = Bud
anachrony-board-score-superprojects = Super
anachrony-board-score-anomalies = Anom
anachrony-board-score-time_travel = Podróż
anachrony-board-score-morale = Morale
anachrony-board-score-breakthroughs = Przeł
anachrony-board-score-warp_tiles = Warp
anachrony-board-score-conditions = Końc
anachrony-board-score-tokens = Żetony
anachrony-board-score-total = Razem

anachrony-superproject-facts = Superprojekt, koszt: { $price }.
anachrony-collapse-facts = { $action }, Kafel Upadającej Stolicy: { $text }.
anachrony-legend-goods = Dobra: { $goods }. Tytan, Uran i Złoto to Zasoby podstawowe.
anachrony-legend-workers = Robotnicy: { $workers }; kto stoi na kaflu lub Heksie, jest zajęty aż do Fazy Porządkowania.
anachrony-legend-exosuits = Heksy na Egzoszkielety, górny i dolny rząd: { $powered } zasilony, { $free } pusty, { $ruined } Niedostępny; dalej liczba Egzoszkieletów w puli gracza.
anachrony-legend-buildings = Dostępne Budynki: Twoja cena, a potem dla każdego jego numer, PZ, kto tam pracuje oraz co się płaci { $gives } otrzymuje. { $back }2 to przesunięcie Skupienia o dwie Ery wstecz; przy ! Robotnik pozostaje Zmotywowany, przy { $dies } umiera; „...” wymaga więcej słów: zapytaj o numer.
anachrony-legend-topics = Zasady, o które można zapytać: { $topics }. O każdy Budynek można zapytać, podając jego numer.

## Zasady w skrócie, do pomocy w terminalu

anachrony-topic-goal = cel
anachrony-rule-goal = Wygrywa ten, kto ma najwięcej Punktów Zwycięstwa (PZ): za Budynki, Superprojekty, Morale, Podróż w Czasie, Przełomy, Warunki Końcowe i Żetony PZ zdobyte w trakcie gry, minus Anomalie i Kafle Warpu pozostałe na Osi Czasu. Przy remisie decyduje najwięcej Wody, potem najwięcej Zasobów.
anachrony-topic-era = Era
anachrony-rule-era = Siedem Er po sześć Faz: Przygotowania, Paradoksu, Zasilania, Warpu, Akcji i Porządkowania. Uderzenie następuje po czwartej Erze. Gra kończy się po siódmej Erze albo wtedy, gdy ostatni Heks Upadającej Stolicy staje się Niedostępny.
anachrony-topic-worker = Robotnik
anachrony-rule-worker = W każdej turze umieść jednego Aktywnego Robotnika: w zasilonym Egzoszkielecie na Planszy Głównej albo na polu własnej Planszy Gracza. W Fazie Porządkowania Robotnicy wracają Wyczerpani, chyba że Akcja ich motywuje. Geniusz przy umieszczaniu liczy się jako dowolny Robotnik, ale nie jako zapłata.
anachrony-topic-exosuit = Egzoszkielet
anachrony-rule-exosuit = Na początku Ery zasila się do sześciu Heksów: górne za darmo, dolne za Rdzeń Zasilający każdy. Pusty Heks daje Wodę, chyba że jest Niedostępny; po Uderzeniu Niedostępne są dwa górne Heksy. Na stronie B to wszystko może być inaczej.
anachrony-topic-warp = Kafel Warpu
anachrony-rule-warp = W Fazie Warpu weź w tajemnicy do dwóch rzeczy ze swojej przyszłości; Kafle Warpu leżą przy bieżącej Erze, dopóki tych dóbr nie odeślesz. Robotnik kosztuje dodatkowo 1 Wody. Kafle pozostałe na końcu kosztują po 2 PZ, a do tego czasu przynoszą Paradoksy.
anachrony-topic-travel = Podróż w Czasie
anachrony-rule-travel = Elektrownie przesuwają Twoje Skupienie w przeszłość do końca Ery. Możesz tam odesłać dobra i usunąć jeden ze swoich Kafli Warpu, co przesuwa Cię na Torze Podróży w Czasie, i możesz skonstruować leżący tam Superprojekt.
anachrony-topic-paradox = Paradoks
anachrony-rule-paradox = Od drugiej Ery za każdą wcześniejszą Erę rzuca Kością Paradoksu ten, kto ma tam najwięcej Kafli Warpu. Trzy Paradoksy to Anomalia: wszystkie się zwraca, Anomalia zajmuje Twoje pierwsze wolne pole na Budynek od lewej i można zabrać Kafel Warpu, nic nie odsyłając. Aby usunąć Anomalię, zapłać 2 Wody oraz 2 Zasoby podstawowe (Tytan, Uran, Złoto) lub 1 Neutronium; Robotnik przepada.
anachrony-topic-construct = Konstruowanie
anachrony-rule-construct = Naukowiec, Inżynier lub Geniusz konstruuje jeden z dwóch odkrytych Budynków danego typu na pierwszym wolnym polu jego rzędu od lewej, po cenie tego pola, albo Superprojekt z Ery Skupienia. Inżynier płaci o 1 Tytan mniej.
anachrony-topic-superproject = Superprojekt
anachrony-rule-superproject = Zajmuje dwa sąsiednie pola na Budynki. Konstruuje się go Akcją Konstruowania w Erze Twojego Skupienia; wymaga dóbr, czasem Robotnika oraz albo jednego pokazanego Przełomu, albo dwóch o pokazanych kształtach.
anachrony-topic-recruit = Rekrutacja
anachrony-rule-recruit = Inżynier, Administrator lub Geniusz bierze z Puli Rekrutacji Robotnika, od razu Aktywnego. Premie: Naukowiec 2 Wody, Inżynier Rdzeń Zasilający, Administrator 1 PZ, Geniusz jedną z tych trzech. Inżynier nie może rekrutować Geniusza.
anachrony-topic-research = Badania
anachrony-rule-research = Naukowiec lub Geniusz ustawia jedną z dwóch Kości Badań, Kształtu albo Ikony, rzuca drugą i bierze wskazany Przełom. Na końcu każdy jest wart 1 PZ, a trzy różne kształty 2 więcej.
anachrony-topic-council = Rada Światowa
anachrony-rule-council = Pozwala wykonać Akcję Stolicy, której wszystkie Heksy są zajęte lub Niedostępne, bez ich kosztów i premii. Lewy Heks kosztuje 2 Wody i czyni Cię Pierwszym Graczem, a Akcji nie musisz tam wykonywać; prawy kosztuje 1.
anachrony-topic-mine = Wydobycie Zasobów
anachrony-rule-mine = Weź Zasób z Puli Wydobycia oraz ten obok Heksa. Inżynier pozostaje Zmotywowany.
anachrony-topic-purify = Oczyszczanie Wody
anachrony-rule-purify = 3 Wody, dla Naukowca 4. Zawsze jest miejsce.
anachrony-topic-nomads = Handel z Nomadami
anachrony-rule-nomads = Wymień raz, Administratorem dwa razy: 3 Wody, Rdzeń Zasilający, Neutronium albo 2 Zasoby podstawowe (Tytan, Uran, Złoto). Zawsze jest miejsce.
anachrony-topic-supply = Dostawa
anachrony-rule-supply = Umieść Robotnika na polu Dostawy i zapłać Wodę podaną przy Twoim Morale: Wyczerpani Robotnicy stają się Aktywni, a Morale rośnie; na ostatnim polu Toru zdobywasz zamiast tego PZ. Administrator pozostaje Zmotywowany (strona B się różni).
anachrony-topic-free = Darmowa Akcja
anachrony-rule-free = Dowolnie wiele w swojej turze, każda raz na Erę, dopóki masz Znaczniki Ścieżki. Zmuszanie Robotników uaktywnia Wyczerpanych i kosztuje 1 Morale, a gdy Morale nie może już spaść, Robotnika.
anachrony-topic-morale = Morale
anachrony-rule-morale = Tor siedmiu pól z PZ na koniec gry i ilością Wody, którą kosztuje Dostawa.
anachrony-topic-impact = Uderzenie
anachrony-rule-impact = Po czwartej Erze. Heksy Stolicy zakrywa się Kaflami Upadającej Stolicy: każdy ma premię zamiast ceny w Wodzie i staje się Niedostępny po Erze, w której go użyto. W Puli Wydobycia pojawia się Neutronium, część Heksów Twojej Planszy Gracza staje się Niedostępna i można się ewakuować.
anachrony-topic-evacuation = Ewakuacja
anachrony-rule-evacuation = Raz w grze, po Uderzeniu, jeśli spełniony jest Warunek Ewakuacji Twojej Ścieżki; PZ zdobywa się od razu, najwyżej 30 (według polskiej instrukcji bez ograniczenia). Kto ewakuuje się jako ostatni ze wszystkich, dostaje o 3 mniej.
anachrony-topic-score = wynik
anachrony-rule-score = Tabela pod planszą pokazuje, ile PZ każdy miałby teraz: Budynki, Superprojekty, Anomalie, Podróż w Czasie, Morale, Przełomy, Kafle Warpu, Warunki Końcowe i Żetony PZ.


## Chronobot i moduł „Dzień Sądu”

anachrony-setting-doomsday = Grać z modułem „Dzień Sądu”?
anachrony-setting-doomsday-no = Nie
anachrony-setting-doomsday-yes = Tak: Eksperymenty oddalają Uderzenie albo je sprowadzają
anachrony-setting-planned_experiments = Skąd biorą się kolejne Eksperymenty?
anachrony-setting-planned_experiments-no = Są dokładane odkryte w Fazie Przygotowania
anachrony-setting-planned_experiments-yes = Planowane: następny jest odkryty i od razu zastępuje ukończony
anachrony-setting-difficulty = Jak silny jest Chronobot, przeciwnik w grze solo?
anachrony-setting-difficulty-beginner = Początkujący: nieudane Akcje nie dają mu PZ
anachrony-setting-difficulty-normal = Normalny
anachrony-setting-difficulty-expert = Ekspert: grasz bez umiejętności Lidera

# Eksperymenty: czego wymagają i ile kosztują.
anachrony-text-ai_research = 2 PZ. Potrzebny Przełom z ikoną Technologii; zapłać 1 Tytan, Uran lub Złoto.
anachrony-text-examine_temporal_distortion = 2 PZ. Potrzebny Przełom z ikoną Podróży w Czasie; zapłać 1 Tytan, Uran lub Złoto.
anachrony-text-hydro_plant_upgrades = 2 PZ. Potrzebna Elektrownia i Podtrzymywanie Życia; zapłać 2 Wody.
anachrony-text-interstellar_missile_system = 2 PZ. Potrzebny Przełom z ikoną Wojny; zapłać 1 Tytan, Uran lub Złoto.
anachrony-text-life_support_improvements = 2 PZ. Potrzebny Przełom z ikoną Społeczeństwa; zapłać 1 Tytan, Uran lub Złoto.
anachrony-text-quantum_mechanics = 2 PZ. Potrzebne Laboratorium i Fabryka; zapłać 2 Wody.
anachrony-text-resistant_genotype = 2 PZ. Potrzebny Przełom z ikoną Genetyki; zapłać 1 Tytan, Uran lub Złoto.
anachrony-text-reverse_water_gas_shift = 2 PZ. Potrzebne Laboratorium i Podtrzymywanie Życia; zapłać 2 Wody.
anachrony-text-technological_singularity = 2 PZ. Potrzebna Elektrownia i Fabryka; zapłać 2 Wody.
anachrony-text-timeline_protection_doctrine = 2 PZ. Potrzeba 6 Kafli Warpu poza Osią Czasu; otrzymujesz Paradoks.
anachrony-text-alien_studies = 3 PZ. Potrzebne 3 Przełomy; oddaj jeden z nich.
anachrony-text-augmented_time_rifts = 3 PZ. Twoja pozycja na Torze Podróży w Czasie musi być warta 8 PZ; zapłać 1 Uran i 2 Wody.
anachrony-text-austerity_measures = 3 PZ. Twoje Morale musi być warte co najmniej 0 PZ; potem tracisz 1 Morale.
anachrony-text-caste_system = 3 PZ. Potrzebny Robotnik każdego typu; oddaj jednego Robotnika, Aktywnego lub Wyczerpanego, i zapłać 2 Wody.
anachrony-text-colony_coordination_protocol = 3 PZ. Potrzeba 5 Budynków; oddaj Administratora, Aktywnego lub Wyczerpanego.
anachrony-text-fortunate_accident = 3 PZ. Potrzebny Superprojekt; oddaj Geniusza, Aktywnego lub Wyczerpanego.
anachrony-text-hive_mind = 3 PZ. Potrzeba 8 Robotników; zapłać 1 Złoto i 2 Wody.
anachrony-text-hive_mind-polish = 3 PZ. Potrzeba 8 Robotników; zapłać 1 Złoto i 1 Wody.
anachrony-text-irrigation_systems = 3 PZ. Potrzeba 10 Wody; zapłać z tego 4.
anachrony-text-outback_mapping = 3 PZ. Na Twojej Planszy Gracza muszą zostać 3 zasilone Egzoszkielety; zapłać Rdzeń Zasilający.
anachrony-text-pocket_universe = 3 PZ. Potrzebna Anomalia; otrzymujesz 2 Paradoksy.

anachrony-pool-experiment = Eksperymentowanie
anachrony-option-experiment = Eksperymentowanie
anachrony-option-breakthrough = Przełom: { $shape } ({ $icon })
anachrony-condition-most_experiments = Najwięcej Ukończonych Eksperymentów
anachrony-text-most_experiments = 3 PZ za najwięcej ukończonych Eksperymentów. Przy remisie punktują wszyscy remisujący.

anachrony-ask-experiment-worker = Którego Robotnika oddajesz za Eksperyment?
anachrony-ask-give-breakthrough = Który Przełom oddajesz?
anachrony-ask-move-tracker = Przesunąć Znacznik swojej Ścieżki o pole na Torze Dnia Sądu?

anachrony-experiment-revealed = Eksperyment następnej Ery: { $experiment }.
anachrony-experiment-added = Nowy Eksperyment pod Erą { $era }: { $experiment }.
anachrony-experiment-next = Następny Eksperyment w talii: { $experiment }.
anachrony-experimented = { $who } kończy Eksperyment: { $experiment }.
anachrony-saved-earth =
    { $slot ->
        [1] { $who } przesuwa Znacznik „Ocalenie Ziemi” na najwyższe pole Toru: Uderzenie nie nastąpi.
        [few] { $who } przesuwa Znacznik „Ocalenie Ziemi” w górę na pole { $slot }.
       *[many] { $who } przesuwa Znacznik „Ocalenie Ziemi” w górę na pole { $slot }.
    }
anachrony-sealed-fate =
    { $slot ->
        [10] { $who } przesuwa Znacznik „Przypieczętowanie Losu” na najniższe pole Toru: Uderzenie nastąpi z końcem tej Ery.
       *[other] { $who } przesuwa Znacznik „Przypieczętowanie Losu” w dół na pole { $slot }.
    }
anachrony-fate-is-sealed = Los jest przypieczętowany: Uderzenie następuje teraz.
anachrony-trajectory =
    { $moved ->
        [1] Kości Trajektorii i Tor Dnia Sądu: plusy { $plus }, minusy { $minus }. Uderzenie się oddala: nastąpi po Erze { $after }.
        [-1] Kości Trajektorii i Tor Dnia Sądu: plusy { $plus }, minusy { $minus }. Uderzenie się przybliża: nastąpi po Erze { $after }.
       *[0] Kości Trajektorii i Tor Dnia Sądu: plusy { $plus }, minusy { $minus }. Uderzenie nadal nastąpi po Erze { $after }.
    }

# Pozycje cyklu Chronobota według numerów: co tam robi.
anachrony-position-1 = Konstruowanie Elektrowni
anachrony-position-2 = Podróż w Czasie
anachrony-position-3 = Usunięcie Anomalii
anachrony-position-4 = Dostawa albo Rekrutacja
anachrony-position-5 = Konstruowanie Laboratorium
anachrony-position-6 = Badania
anachrony-position-7 = Wydobycie Zasobów
anachrony-position-8 = Konstruowanie Podtrzymywania Życia
anachrony-position-9 = Rekrutacja
anachrony-position-10 = Konstruowanie Fabryki
anachrony-position-11 = wzięcie 2 Wody
anachrony-position-12 = wzięcie 2 Wody
anachrony-position-13 = Konstruowanie Superprojektu, a przed Uderzeniem 1 PZ

# Dlaczego wybiera to, co wybiera, i dlaczego coś się nie udaje.
anachrony-choice-only = bo innego wyboru nie ma
anachrony-choice-dearest = bo to daje najwięcej PZ
anachrony-choice-secondary = biorąc Budynek ze stosu dodatkowego, bo oba są warte tyle samo
anachrony-choice-oldest = bo spośród równych wybiera najstarszy
anachrony-choice-fullest = bo tam ma najwięcej Kafli Warpu
anachrony-choice-lacking = bo to pierwsza pozycja z jego listy, której mu brakuje
anachrony-choice-wanted = bo to pierwsza pozycja z jego listy, a nie brakuje mu niczego z tego, co jest do wzięcia
anachrony-failure-no_room = nie ma już wolnego Heksa, nawet w Radzie Światowej
anachrony-failure-three_of_a_kind = ma już trzy Budynki tego typu
anachrony-failure-two_superprojects = ma już dwa Superprojekty
anachrony-failure-no_superproject = nie ma już żadnego Superprojektu do skonstruowania
anachrony-failure-no_recruit = Pula Rekrutacji jest pusta
anachrony-failure-no_breakthrough = w puli nie ma już Przełomu o tym kształcie
anachrony-failure-mine_full = wszystkie Heksy Wydobycia są zajęte
anachrony-failure-mine_empty = Pula Wydobycia jest pusta
anachrony-failure-nothing_owed = nie ma Kafli Warpu w przeszłości
anachrony-failure-no_anomaly = nie ma żadnej Anomalii
anachrony-failure-too_poor = nie stać go na to

anachrony-bot-begins = Chronobot jest Pierwszym Graczem.
anachrony-bot-first-player = Chronobot zostaje Pierwszym Graczem.
anachrony-bot-rolled = Chronobot wyrzuca { $token }: { $position }.
anachrony-bot-went = Chronobot wysyła pusty Egzoszkielet na { $place-acc }.
anachrony-bot-built = Chronobot konstruuje { $tile-acc }, { $why }.
anachrony-bot-founded = Chronobot konstruuje Superprojekt „{ $tile }”, { $why }.
anachrony-bot-recruited = Chronobot rekrutuje { anachrony-someone }, { $why }.
anachrony-bot-gained = Chronobot bierze { anachrony-amount }, { $why }.
anachrony-bot-set = Chronobot ma już wszystkie typy i odrzuca po jednym z każdego.
anachrony-bot-supplied = Chronobot płaci { $amount } Wody za Dostawę i zyskuje 1 Morale.
anachrony-bot-supplied-top = Chronobot płaci { $amount } Wody za Dostawę; jego Morale nie może już wzrosnąć.
anachrony-bot-researched = Chronobot wyrzuca { $shape } i bierze Przełom: { $shape } ({ $icon }).
anachrony-bot-travelled = Chronobot zabiera Kafel Warpu z Ery { $era }, { $why }, i jest na polu { $steps } swojego Toru Podróży w Czasie.
anachrony-bot-removed-anomaly = Chronobot płaci { $water } Wody i { anachrony-amount }, by usunąć Anomalię.
anachrony-bot-water = Chronobot bierze { $amount } Wody.
anachrony-bot-scored = Chronobot zdobywa { $amount } PZ.
anachrony-bot-failed = Akcja Chronobota się nie udaje: { $why }.
anachrony-bot-token = Żeton { $token } przechodzi na pole: { $position }.
anachrony-bot-crowded = Leżałyby tam trzy Żetony, więc Żeton { $token } przechodzi dalej na pole: { $position }.
anachrony-bot-passed = Chronobot pasuje.
anachrony-bot-powered =
    { $amount ->
        [one] Chronobot zasila { $amount } Egzoszkielet.
        [few] Chronobot zasila { $amount } Egzoszkielety.
       *[many] Chronobot zasila { $amount } Egzoszkieletów.
    }
anachrony-bot-warped =
    { $amount ->
        [0] Chronobot nie kładzie Kafla Warpu.
        [one] Chronobot kładzie Kafel Warpu w tej Erze.
        [few] Chronobot kładzie { $amount } Kafle Warpu w tej Erze.
       *[many] Chronobot kładzie { $amount } Kafli Warpu w tej Erze.
    }
anachrony-bot-paradox =
    { $amount ->
        [0] Chronobot nie otrzymuje Paradoksu.
        [one] Chronobot otrzymuje Paradoks.
        [few] Chronobot otrzymuje { $amount } Paradoksy.
       *[many] Chronobot otrzymuje { $amount } Paradoksów.
    }
anachrony-bot-anomaly = Chronobot zwraca swoje Paradoksy i otrzymuje Anomalię.
anachrony-bot-spared = Chronobot zwraca swoje Paradoksy; nie ma miejsca na kolejną Anomalię.
anachrony-bot-relieved = Chronobot zabiera Kafel Warpu z Ery { $era }.
anachrony-bot-final-score = Chronobot ma { $amount } PZ.

anachrony-chronobot = Chronobot
anachrony-board-bot-owes = Chronobot, Kafle Warpu: { $tiles }.
anachrony-board-anomalies =
    { $anomalies ->
        [one] { $anomalies } Anomalia
        [few] { $anomalies } Anomalie
       *[many] { $anomalies } Anomalii
    }
anachrony-board-pool-experiment = Eksperymentowanie
anachrony-board-experiment = (Eksperyment: { $experiment })
anachrony-board-track = Tor Dnia Sądu: „Ocalenie Ziemi” na { $up }, „Przypieczętowanie Losu” na { $down }.
anachrony-board-impact-after = Uderzenie leży po Erze { $era }.
anachrony-board-next-experiment = Następny Eksperyment: { $experiment }.
anachrony-topic-doomsday = Dzień Sądu
anachrony-rule-doomsday = Dowolny Robotnik w Egzoszkielecie może ukończyć Eksperyment pod Erą Twojego Skupienia, jeśli spełniasz jego warunek i płacisz koszt. Potem możesz przesunąć Znacznik: Harmonia i Dominacja przesuwają w górę „Ocalenie Ziemi”, Postęp i Zbawienie w dół „Przypieczętowanie Losu”, a każde pole może dać PZ. Na koniec każdej Ery Kości Trajektorii i oba Znaczniki decydują, czy Uderzenie się oddala, czy przybliża. „Ocalenie Ziemi” na najwyższym polu kończy grę, „Przypieczętowanie Losu” na najniższym sprowadza Uderzenie z końcem Ery.
anachrony-topic-chronobot = Chronobot
anachrony-rule-chronobot = Twój przeciwnik w grze solo. Kość wskazuje jeden z sześciu Żetonów; Chronobot wykonuje Akcję z jego pola, za darmo i bez Robotników, a Żeton idzie dalej. Nieudana Akcja daje mu Wodę i zwykle 1 PZ. Bez Egzoszkieletów pasuje. Gdy pasujesz, Faza Akcji kończy się od razu, a według czeskiej instrukcji, gdy tylko Chronobot rozegra trzy tury.


## Co porównują symulacje

anachrony-unit-rounds = Ery
anachrony-fact-path = Ścieżka
anachrony-fact-side = Ścieżka i strona planszy
anachrony-fact-leader = Lider
anachrony-fact-built = Skonstruowany Budynek
anachrony-fact-founded = Skonstruowany Superprojekt
anachrony-fact-left = Ewakuacja
anachrony-fact-evacuated = Sposób Ewakuacji
anachrony-fact-experiment = Ukończony Eksperyment
anachrony-fact-condition = Punktowany Warunek Końcowy
anachrony-left-yes = Ewakuacja
anachrony-left-no = Bez Ewakuacji
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
anachrony-category-time_travel = Podróż w Czasie
anachrony-category-morale = Morale
anachrony-category-tokens = Żetony PZ
anachrony-category-breakthroughs = Przełomy
anachrony-category-warp_tiles = Kafle Warpu na Osi Czasu
anachrony-category-conditions = Warunki Końcowe
anachrony-ending-eras = Minęła siódma Era
anachrony-ending-collapse = Stolica upadła
anachrony-ending-saved = Ziemia ocalała
# Co prędzej czy później musi się zdarzyć, gdy gra jest sprawdzana.
anachrony-coverage-built = Skonstruowane Budynki
anachrony-coverage-founded = Skonstruowane Superprojekty
anachrony-coverage-worked = Kafle użyte przez Robotnika
anachrony-coverage-free = Darmowe Akcje
anachrony-coverage-leader = Liderzy
anachrony-coverage-collapse = Użyte Kafle Upadającej Stolicy
anachrony-coverage-condition = Spełnione Warunki Końcowe
anachrony-coverage-evacuation = Sposoby Ewakuacji
anachrony-coverage-experiment = Ukończone Eksperymenty
anachrony-coverage-position = Akcje Chronobota


## Stół na stronie bez skryptów

anachrony-view-shape = Kształt
anachrony-view-icon = Symbol
anachrony-view-count = Ile
anachrony-view-warp = Kafel Warpu

## Stół w przeglądarce

# Co jeszcze może wystąpić w wyliczeniu kosztów i zysków.
anachrony-some-basic =
    { $count ->
        [one] { $count } Zasób podstawowy
        [few] { $count } Zasoby podstawowe
       *[many] { $count } Zasobów podstawowych
    }
anachrony-some-points = { $count } PZ
anachrony-some-paradox =
    { $count ->
        [one] { $count } Paradoks
        [few] { $count } Paradoksy
       *[many] { $count } Paradoksów
    }
anachrony-some-morale = 1 Morale
anachrony-some-exosuit = zasilony Egzoszkielet
anachrony-some-warp_tiles =
    { $count ->
        [one] { $count } Kafel Warpu
        [few] { $count } Kafle Warpu
       *[many] { $count } Kafli Warpu
    }
anachrony-some-wake = uaktywnienie wszystkich Wyczerpanych

anachrony-web-main-board = Plansza Główna
anachrony-web-council = Rada Światowa
anachrony-web-mine = Wydobycie Zasobów
anachrony-web-recruit-pool = Pula Rekrutacji
anachrony-web-breakthrough-pool = Pozostałe Przełomy
anachrony-web-stacks = Dostępne Budynki
anachrony-web-timeline = Oś Czasu
anachrony-web-empty = pusto
anachrony-web-none-of = brak { $what-many }

anachrony-web-hex-gone = { $place }, Niedostępny
anachrony-web-hex-taken = { $place }: { $who }, { anachrony-someone.nom }
anachrony-web-hex-empty =
    { $water ->
        [0] { $place }, wolny
       *[other] { $place }, wolny, kosztuje { $water } Wody
    }
anachrony-web-hex-bonus = { $place }, wolny, premia: { $bonus }
anachrony-web-pool-purify = Oczyszczanie Wody
anachrony-web-pool-nomads = Handel z Nomadami
anachrony-web-pool-evacuation = Ewakuacja
# Długie słowo wolno tu podzielić.
anachrony-web-pool-experiment = Eksperymento{"\u00AD"}wanie
anachrony-web-pool =
    { $count ->
        [0] { $place }
       *[other] { $place }, są tu: { $who }
    }
anachrony-web-next-price = Twoje następne pole na { $row-sg } kosztuje { $price-acc }
anachrony-web-row-full = brak miejsca
anachrony-web-build-sheet = Co mogę zbudować?
anachrony-web-tab-build = Budowa
anachrony-web-lacks = brakuje
anachrony-web-buildable = { $tile }, PZ: { $points }. { $text } Kosztuje { $price-acc }
anachrony-web-wished = Kto tam pójdzie? Wybierz pracownika.
anachrony-web-tile = { $tile }, { $points } PZ
anachrony-web-superproject = Superprojekt „{ $tile }”, { $points } PZ, kosztuje { $price-acc }
anachrony-web-experiment = Eksperyment „{ $experiment }”, { $points } PZ

anachrony-web-era =
    { $now ->
        [yes]
            { $focus-count ->
                [0] Era { $era }, teraz
               *[other] Era { $era }, teraz, Skupienie: { $focus }
            }
       *[no]
            { $focus-count ->
                [0] Era { $era }
               *[other] Era { $era }, Skupienie: { $focus }
            }
    }
anachrony-web-focus = Skupienie: { $who }
anachrony-web-owes = { $who }, Kafel Warpu: { $what }
anachrony-web-impact-coming = Uderzenie nastąpi po Erze { $era }
anachrony-web-impact-struck = Uderzenie nastąpiło po Erze { $era }
anachrony-web-save-earth = Ocalenie Ziemi
anachrony-web-seal-fate = Przypieczętowanie Losu

anachrony-web-tabs = Gracze i wyniki
anachrony-web-tab-capital = Stolica
anachrony-web-tab-timeline = Oś Czasu
anachrony-web-tab-marked = { $tab }, są możliwości
anachrony-web-tab-seat = { $who }, { $points } PZ
anachrony-web-tab-passed = { $who }, { $points } PZ, pas
anachrony-web-passed = pas

anachrony-web-board-of = Plansza Gracza: { $who }
anachrony-web-sector = { $tile }
anachrony-web-sector-free =
    { $price-count ->
        [0] Wolne: { $place }
       *[other] Wolne: { $place }, kosztuje { $price-acc }
    }
anachrony-web-sector-busy = { $tile }, pracuje tu { anachrony-someone.nom }
anachrony-web-sector-covered = { $tile }, pod Anomalią
anachrony-web-exosuits = Egzoszkielety
anachrony-web-exosuits-left = { $count } w puli
anachrony-web-exosuit-hex = Heks na Egzoszkielet, { $hex }
anachrony-web-suit-powered = Zasilony Egzoszkielet, Heks { $hex }
anachrony-web-suit-ruined = Niedostępny Heks, { $hex }
anachrony-web-suit-empty = Pusty Heks, { $hex }
anachrony-web-active = Aktywni
anachrony-web-tired = Wyczerpani
anachrony-web-active-workers = Aktywni: { $workers }
anachrony-web-tired-workers = Wyczerpani: { $workers }
anachrony-web-supply = Dostawa
anachrony-web-supply-label = Dostawa, kosztuje { $water } Wody
anachrony-web-morale = Wartość Morale: { $points }
anachrony-web-travel = Tor Podróży w Czasie: pole { $steps }, { $points } PZ
anachrony-web-paradoxes = Paradoksy: { $paradoxes }/{ $limit }
anachrony-web-warps = Kafle Warpu
anachrony-web-warp-home = Kafel Warpu w puli: { $what }
anachrony-web-warp-out = Kafel Warpu w Erze { $era }: { $what }
anachrony-web-breakthroughs = Przełomy
anachrony-web-experiments = Eksperymenty
anachrony-web-way-met = teraz
anachrony-web-way-unmet = jeszcze nie

anachrony-web-your-path = Podążasz Ścieżką { $path-gen }
anachrony-web-asset = Karta Początkowych Zasobów { $number }
anachrony-web-kept = Zatrzymane

anachrony-web-costs = Koszt
anachrony-web-costs-nothing = Za darmo
anachrony-web-costs-water = Kosztuje { $water } Wody.
anachrony-web-gives = Daje
anachrony-web-recruit-bonus = Premia za Rekrutację:

anachrony-web-scores = Wyniki
anachrony-web-conditions = 3 PZ na końcu za:
anachrony-web-score-buildings = Budynki
anachrony-web-score-anomalies = Anomalie
anachrony-web-score-superprojects = Superprojekty
anachrony-web-score-time_travel = Podróż w Czasie
anachrony-web-score-morale = Morale
anachrony-web-score-tokens = Żetony PZ
anachrony-web-score-breakthroughs = Przełomy
anachrony-web-score-warp_tiles = Kafle Warpu
anachrony-web-score-conditions = Warunki Końcowe
anachrony-web-score-total = Razem

anachrony-web-position =
    { $tokens-count ->
        [0] { $position }
        [one] { $position }: Żeton { $tokens }
        [few] { $position }: Żetony { $tokens }
       *[many] { $position }: Żetony { $tokens }
    }


## Pierwsza gra z przewodnikiem

anachrony-guide-welcome = Witaj! Nadciąga asteroida: Uderzenie nastąpi po czwartej Erze. Wygrywa, kto ma na koniec gry najwięcej Punktów Zwycięstwa (PZ), a dają je Budynki, Superprojekty, Podróż w Czasie i Ewakuacja w porę.
anachrony-guide-own-board = To Twoja Plansza Gracza: u góry dobra, dalej pola na Budynki, Egzoszkielety, Robotnicy, a pod nimi Kafle Warpu, czyli to, co możesz wziąć od swojej przyszłości.
anachrony-guide-main-board = Plansza Główna jest dla wszystkich. Robotnicy przychodzą tu na Konstruowanie, Rekrutację i Badania, po Zasoby oraz na Heksy-Pule, gdzie zawsze jest miejsce.
anachrony-guide-power = Każda Era zaczyna się od zasilania Egzoszkieletów: bez nich nikt nie wyjdzie na Planszę Główną. Górne Heksy są darmowe, dolny kosztuje Rdzeń Zasilający, a każdy Heks, który pozostaje pusty, daje Ci 1 Wody.
anachrony-guide-enough = Masz czterech Robotników, więc cztery Egzoszkielety wystarczą. Zakończ, a dwa puste Heksy dadzą Ci Wodę.
anachrony-guide-warp = Teraz weź coś od swojej przyszłości: do dwóch Kafli Warpu, wybranych w tajemnicy. To, co pokazują, dostajesz od razu, a kiedyś trzeba to będzie odesłać w przeszłość.
anachrony-guide-debts = To, co bierzesz, jest długiem: Kafel Warpu leży przy tej Erze, dopóki nie odeślesz dóbr. Kafel pozostały na końcu kosztuje 2 PZ, a wcześniej może przynieść Paradoks. Jeszcze jeden nie zaszkodzi, o ile możesz podróżować w czasie.
anachrony-guide-turn = Faza Akcji: gracze umieszczają na zmianę po jednym Robotniku, aż wszyscy spasują. Najpierw wybierz, kto idzie. Naukowcy są potrzebni do Badań, Inżynierowie dobrze radzą sobie z wydobyciem, Administratorzy podtrzymują innych na siłach, a Geniusz może zastąpić każdego.
anachrony-guide-place = W Egzoszkielecie na Planszę Główną czy w domu, na własnej Planszy Gracza: to pytanie dotyczy każdego Robotnika. W Stolicy pierwszy Heks Akcji jest darmowy, drugi kosztuje 1 Wody.
anachrony-guide-build = Budynek daje PZ, a korzystasz z niego tylko Ty. Masz Kafle Warpu na Osi Czasu, więc zacznij od Elektrowni: dzięki niej tam dotrzesz. { $plant } sięga trzy Ery wstecz.
anachrony-guide-others = Twój przeciwnik też kogoś wysłał. Zajęty Heks pozostaje zajęty do końca Ery. Tutaj zawsze możesz obejrzeć planszę drugiego gracza.
anachrony-guide-recruit = Weź Robotnika z Puli Rekrutacji, a razem z nim przyjdzie premia: 2 Wody z Naukowcem, Rdzeń Zasilający z Inżynierem, 1 PZ z Administratorem. Kto do Ciebie dołącza, jest od razu Aktywny.
anachrony-guide-research = Ustaw dowolnie jedną z dwóch Kości Badań; drugą się rzuca. Kształt i ikona razem mówią, który Przełom bierzesz.
anachrony-guide-breakthrough = Twój pierwszy Przełom. Każdy jest wart 1 PZ, zestaw trzech kształtów 2 więcej, a Przełomami płaci się za Superprojekty.
anachrony-guide-purify = Wodą płaci się niemal za wszystko. Tu zawsze jest miejsce: 3 Wody, a z Naukowcem o 1 więcej.
anachrony-guide-pass = Kto był na Planszy Głównej, wraca Wyczerpany i nie można go znów umieścić. Dobrze jest zatrzymać jednego Aktywnego Robotnika na następną Erę, więc możesz teraz spasować.
anachrony-guide-paradox = Czas upomina się o swoje: w każdej Erze ten, kto ma najwięcej Kafli Warpu przy minionej Erze, rzuca Kością Paradoksu. Trzeci Paradoks przynosi Anomalię, która zajmuje pole na Budynek i kosztuje 3 PZ.
anachrony-guide-superprojects = Każda Era ma swój Superprojekt: dużo PZ za dobra i Przełomy. Możesz skonstruować ten, przy którym jest Twoje Skupienie: w bieżącej Erze albo w minionej, na którą je przesuniesz.
anachrony-guide-tired = Twoi Robotnicy wrócili Wyczerpani, wszyscy prócz tego, który został w domu. Na tę Erę wystarczą trzy Egzoszkielety; puste Heksy dają Wodę, a zaraz będzie Ci potrzebna.
anachrony-guide-warp-again = Nowa Era, nowe Kafle Warpu, jeśli chcesz. Przy Erze 1 leżą jeszcze Twoje, więc tym razem to żaden wstyd niczego nie brać.
anachrony-guide-supply = Robotnik na Dostawie uaktywnia wszystkich Wyczerpanych za podaną tu ilość Wody, a Morale rośnie. Nie potrzeba Egzoszkieletu, a Administrator pozostaje Zmotywowany. Zmuszanie Robotników uaktywnia ich bez Wody, ale Morale spada.
anachrony-guide-travel = Pora na Podróż w Czasie: Robotnik w Elektrowni przesuwa Twoje Skupienie na minioną Erę. To Twój własny Budynek, więc nie potrzeba Egzoszkieletu.
anachrony-guide-repay = Twoje Skupienie jest tam, gdzie leżą Twoje Kafle Warpu. Odeślij dobra i usuń jeden z nich: za taką podróż Twój Znacznik przesuwa się na Torze Podróży w Czasie.
anachrony-guide-track = Kafel znów jest w Twojej puli, a pierwsze pole Toru Podróży w Czasie jest warte 2 PZ. Każda kolejna taka podróż dodaje 2 następne.
anachrony-guide-mine = Przy Wydobyciu Zasobów bierzesz wybrany Zasób oraz ten obok Twojego Heksa. Inżynier to lubi i pozostaje Zmotywowany.
anachrony-guide-prices = Każdy następny Budynek w rzędzie kosztuje więcej, ale pierwszy w innym rzędzie jest tani. Na przykład Podtrzymywanie Życia daje Wodę, której zawsze brakuje.
anachrony-guide-at-home = Z tego, co skonstruujesz, możesz korzystać od razu, a w domu nie potrzeba Egzoszkieletu. Wskaż Budynek, by przeczytać, co robi.
anachrony-guide-score = Tabela wyników pokazuje, jak komu idzie. Pod nią jest pięć Warunków Końcowych: każdy daje 3 PZ temu, kogo nikt nie wyprzedza.
anachrony-guide-closing = Tak przebiega Era: zasilanie, Kafle Warpu, umieszczanie Robotników, powrót do domu. Odtąd grasz samodzielnie, a ja odezwę się tylko, gdy stanie się coś nowego. Spróbuj teraz: odeślij, co jeszcze masz do oddania, zanim nadejdzie trzeci Paradoks, i zbieraj Przełomy na Superprojekt.
anachrony-guide-anomaly = Czas się rozerwał: na Twojej Planszy Gracza leży Anomalia. Zajmuje pole na Budynek i kosztuje na końcu 3 PZ. Usuwa ją Akcja na własnej planszy: trzeba oddać jednego ze swoich Robotników i zapłacić.
anachrony-guide-impact = Nastąpiło Uderzenie i Stolica upada. Każdy Kafel Upadającej Stolicy coś dodaje i można go użyć tylko raz. Gra kończy się po Erze, w której użyto ostatniego, albo po siódmej.
anachrony-guide-evacuation = Odtąd możesz się ewakuować, jeden raz: gdy Warunek Ewakuacji Twojej Ścieżki jest spełniony, wyślij Robotnika. Daje to dużo PZ, więc sprawdź, czego wymaga.
anachrony-guide-last-debts = To ostatnia Era. Po niej odsyła się w przeszłość wszystko, co pokazują Twoje Kafle Warpu na Osi Czasu i co wtedy masz; każdy Kafel, który pozostanie, kosztuje 2 PZ. Zachowaj więc, co będzie potrzebne.


## Budynki

anachrony-tile-101 = Elektrownia 101
    .acc = Elektrownię 101
    .loc = Elektrowni 101
anachrony-free-101 = Elektrownia 101
anachrony-text-101 = Umieść Robotnika: przesuń Skupienie o co najwyżej 1 Erę wstecz.
anachrony-tile-102 = Elektrownia 102
    .acc = Elektrownię 102
    .loc = Elektrowni 102
anachrony-free-102 = Elektrownia 102
anachrony-text-102 = Umieść Robotnika: przesuń Skupienie o co najwyżej 2 Ery wstecz.
anachrony-tile-103 = Elektrownia 103
    .acc = Elektrownię 103
    .loc = Elektrowni 103
anachrony-free-103 = Elektrownia 103
anachrony-text-103 = Umieść Robotnika: przesuń Skupienie o co najwyżej 2 Ery wstecz.
anachrony-tile-104 = Elektrownia 104
    .acc = Elektrownię 104
    .loc = Elektrowni 104
anachrony-free-104 = Elektrownia 104
anachrony-text-104 = Umieść Naukowca: przesuń Skupienie o co najwyżej 2 Ery wstecz.
anachrony-tile-105 = Elektrownia 105
    .acc = Elektrownię 105
    .loc = Elektrowni 105
anachrony-free-105 = Elektrownia 105
anachrony-text-105 = Umieść Robotnika: przesuń Skupienie o co najwyżej 3 Ery wstecz.
anachrony-tile-106 = Elektrownia 106
    .acc = Elektrownię 106
    .loc = Elektrowni 106
anachrony-free-106 = Elektrownia 106
anachrony-text-106 = Umieść Robotnika: przesuń Skupienie o co najwyżej 3 Ery wstecz.
anachrony-tile-107 = Elektrownia 107
    .acc = Elektrownię 107
    .loc = Elektrowni 107
anachrony-free-107 = Elektrownia 107
anachrony-text-107 = Umieść Robotnika: zapłać 1 Uran; przesuń Skupienie o co najwyżej 3 Ery wstecz; zdobądź 1 PZ.
anachrony-tile-108 = Elektrownia 108
    .acc = Elektrownię 108
    .loc = Elektrowni 108
anachrony-free-108 = Elektrownia 108
anachrony-text-108 = Umieść Naukowca: przesuń Skupienie o co najwyżej 2 Ery wstecz. Robotnik pozostaje Zmotywowany.
anachrony-tile-109 = Elektrownia 109
    .acc = Elektrownię 109
    .loc = Elektrowni 109
anachrony-free-109 = Elektrownia 109
anachrony-text-109 = Umieść Naukowca: zapłać 1 Neutronium; przesuń Skupienie o co najwyżej 3 Ery wstecz; zdobądź 2 PZ.
anachrony-tile-110 = Elektrownia 110
    .acc = Elektrownię 110
    .loc = Elektrowni 110
anachrony-free-110 = Elektrownia 110
anachrony-text-110 = Umieść Robotnika: zapłać 1 Wody; przesuń Skupienie o co najwyżej 4 Ery wstecz.
anachrony-tile-111 = Elektrownia 111
    .acc = Elektrownię 111
    .loc = Elektrowni 111
anachrony-free-111 = Elektrownia 111
anachrony-text-111 = Po skonstruowaniu: zabierz Kafel Warpu, nic nie odsyłając. Umieść Robotnika: przesuń Skupienie o co najwyżej 3 Ery wstecz.
anachrony-tile-112 = Elektrownia 112
    .acc = Elektrownię 112
    .loc = Elektrowni 112
anachrony-free-112 = Elektrownia 112
anachrony-text-112 = Umieść Robotnika: zapłać dowolną ilość Wody i przesuń Skupienie o co najwyżej tyle Er wstecz; zdobądź 1 PZ.
anachrony-tile-113 = Elektrownia 113
    .acc = Elektrownię 113
    .loc = Elektrowni 113
anachrony-free-113 = Elektrownia 113
anachrony-text-113 = Umieść Robotnika: zapłać dowolną ilość Tytanu, Uranu i Złota i przesuń Skupienie o co najwyżej tyle Er wstecz; zdobądź 1 PZ za każdy zapłacony Zasób.
anachrony-tile-114 = Elektrownia 114
    .acc = Elektrownię 114
    .loc = Elektrowni 114
anachrony-free-114 = Elektrownia 114
anachrony-text-114 = Umieść Naukowca: zapłać 1 Wody; przesuń Skupienie o co najwyżej 3 Ery wstecz, a potem możesz to powtórzyć.
anachrony-tile-115 = Elektrownia 115
    .acc = Elektrownię 115
    .loc = Elektrowni 115
anachrony-free-115 = Elektrownia 115
anachrony-text-115 = Umieść Robotnika: zapłać 1 Złoto; przesuń Skupienie o co najwyżej 3 Ery wstecz; zdobądź 1 PZ.
anachrony-tile-201 = Fabryka 201
    .acc = Fabrykę 201
    .loc = Fabryce 201
anachrony-free-201 = Fabryka 201
anachrony-text-201 = Umieść Robotnika: otrzymujesz 2 Tytanu. Robotnik pozostaje Zmotywowany.
anachrony-tile-202 = Fabryka 202
    .acc = Fabrykę 202
    .loc = Fabryce 202
anachrony-free-202 = Fabryka 202
anachrony-text-202 = Umieść Robotnika: zapłać 1 Wody; otrzymujesz 3 Tytanu.
anachrony-tile-203 = Fabryka 203
    .acc = Fabrykę 203
    .loc = Fabryce 203
anachrony-free-203 = Fabryka 203
anachrony-text-203 = Umieść Robotnika: zapłać 1 Wody; otrzymujesz 1 Tytan, Uran lub Złoto. Robotnik pozostaje Zmotywowany.
anachrony-tile-204 = Fabryka 204
    .acc = Fabrykę 204
    .loc = Fabryce 204
anachrony-free-204 = Fabryka 204
anachrony-text-204 = Umieść Robotnika: otrzymujesz 1 Złoto. Robotnik pozostaje Zmotywowany.
anachrony-tile-205 = Fabryka 205
    .acc = Fabrykę 205
    .loc = Fabryce 205
anachrony-free-205 = Fabryka 205
anachrony-text-205 = Umieść Robotnika: zapłać 1 Wody; otrzymujesz 2 Złota.
anachrony-tile-206 = Fabryka 206
    .acc = Fabrykę 206
    .loc = Fabryce 206
anachrony-free-206 = Fabryka 206
anachrony-text-206 = Umieść Robotnika: otrzymujesz 1 Uran. Robotnik pozostaje Zmotywowany.
anachrony-tile-207 = Fabryka 207
    .acc = Fabrykę 207
    .loc = Fabryce 207
anachrony-free-207 = Fabryka 207
anachrony-text-207 = Umieść Robotnika: zapłać 1 Wody; otrzymujesz 2 Uranu.
anachrony-tile-208 = Fabryka 208
    .acc = Fabrykę 208
    .loc = Fabryce 208
anachrony-free-208 = Fabryka 208
anachrony-text-208 = Umieść Robotnika: zapłać 1 Złoto i 1 Wody; otrzymujesz 1 Neutronium i zdobywasz 1 PZ.
anachrony-tile-209 = Fabryka 209
    .acc = Fabrykę 209
    .loc = Fabryce 209
anachrony-free-209 = Fabryka 209
anachrony-text-209 = Umieść Robotnika: zapłać 1 Uran i 1 Wody; otrzymujesz 1 Neutronium i zdobywasz 1 PZ.
anachrony-tile-210 = Fabryka 210
    .acc = Fabrykę 210
    .loc = Fabryce 210
anachrony-free-210 = Fabryka 210
anachrony-text-210 = Umieść Inżyniera: zapłać 3 Wody; otrzymujesz 3 dowolne Zasoby podstawowe (Tytan, Uran, Złoto) lub 1 Neutronium.
anachrony-tile-211 = Fabryka 211
    .acc = Fabrykę 211
    .loc = Fabryce 211
anachrony-free-211 = Fabryka 211
anachrony-text-211 = Umieść Inżyniera: zapłać 1 Tytan; otrzymujesz 1 Rdzeń Zasilający. Robotnik pozostaje Zmotywowany.
anachrony-tile-212 = Fabryka 212
    .acc = Fabrykę 212
    .loc = Fabryce 212
anachrony-free-212 = Fabryka 212
anachrony-text-212 = Umieść Inżyniera: otrzymujesz 1 Rdzeń Zasilający.
anachrony-tile-213 = Fabryka 213
    .acc = Fabrykę 213
    .loc = Fabryce 213
anachrony-free-213 = Fabryka 213
anachrony-text-213 = Umieść Inżyniera: zapłać 2 dowolne Zasoby podstawowe (Tytan, Uran, Złoto); otrzymujesz 2 Rdzenie Zasilające.
anachrony-tile-214 = Fabryka 214
    .acc = Fabrykę 214
    .loc = Fabryce 214
anachrony-free-214 = Fabryka 214
anachrony-text-214 = Umieść Inżyniera: zapłać 3 Wody; otrzymujesz 2 Rdzenie Zasilające.
anachrony-tile-215 = Fabryka 215
    .acc = Fabrykę 215
    .loc = Fabryce 215
anachrony-free-215 = Fabryka 215
anachrony-text-215 = Darmowa Akcja: zapłać 1 Wody; otrzymujesz 1 Tytan, Uran lub Złoto.
anachrony-tile-301 = Podtrzymywanie Życia 301
    .loc = Budynku Podtrzymywania Życia 301
anachrony-free-301 = Podtrzymywanie Życia 301
anachrony-text-301 = Po skonstruowaniu: otrzymujesz 3 Wody. Darmowa Akcja: otrzymujesz 1 Wody.
anachrony-tile-302 = Podtrzymywanie Życia 302
    .loc = Budynku Podtrzymywania Życia 302
anachrony-free-302 = Podtrzymywanie Życia 302
anachrony-text-302 = Po skonstruowaniu: otrzymujesz 3 Wody. Darmowa Akcja: otrzymujesz 1 Wody.
anachrony-tile-303 = Podtrzymywanie Życia 303
    .loc = Budynku Podtrzymywania Życia 303
anachrony-free-303 = Podtrzymywanie Życia 303
anachrony-text-303 = Darmowa Akcja: otrzymujesz 2 Wody.
anachrony-tile-304 = Podtrzymywanie Życia 304
    .loc = Budynku Podtrzymywania Życia 304
anachrony-free-304 = Podtrzymywanie Życia 304
anachrony-text-304 = Darmowa Akcja: otrzymujesz 2 Wody.
anachrony-tile-305 = Podtrzymywanie Życia 305
    .loc = Budynku Podtrzymywania Życia 305
anachrony-free-305 = Podtrzymywanie Życia 305
anachrony-text-305 = Umieść Robotnika: otrzymujesz 3 Wody. Robotnik pozostaje Zmotywowany.
anachrony-tile-306 = Podtrzymywanie Życia 306
    .loc = Budynku Podtrzymywania Życia 306
anachrony-free-306 = Podtrzymywanie Życia 306
anachrony-text-306 = Umieść Robotnika: otrzymujesz 3 Wody. Robotnik pozostaje Zmotywowany.
anachrony-tile-307 = Podtrzymywanie Życia 307
    .loc = Budynku Podtrzymywania Życia 307
anachrony-free-307 = Podtrzymywanie Życia 307
anachrony-text-307 = Umieść Administratora: otrzymujesz 5 Wody.
anachrony-tile-308 = Podtrzymywanie Życia 308
    .loc = Budynku Podtrzymywania Życia 308
anachrony-free-308 = Podtrzymywanie Życia 308
anachrony-text-308 = Umieść Administratora: otrzymujesz 5 Wody.
anachrony-tile-309 = Podtrzymywanie Życia 309
    .loc = Budynku Podtrzymywania Życia 309
anachrony-free-309 = Podtrzymywanie Życia 309
anachrony-text-309 = Umieść Robotnika: zapłać 1 Neutronium; otrzymujesz 8 Wody.
anachrony-tile-310 = Podtrzymywanie Życia 310
    .loc = Budynku Podtrzymywania Życia 310
anachrony-free-310 = Podtrzymywanie Życia 310
anachrony-text-310 = Umieść Robotnika: otrzymujesz 7 Wody. Robotnik umiera w Fazie Porządkowania.
anachrony-tile-311 = Podtrzymywanie Życia 311
    .loc = Budynku Podtrzymywania Życia 311
anachrony-free-311 = Podtrzymywanie Życia 311
anachrony-text-311 = Dostawa kosztuje Cię połowę Wody, w zaokrągleniu w górę.
anachrony-tile-312 = Podtrzymywanie Życia 312
    .loc = Budynku Podtrzymywania Życia 312
anachrony-free-312 = Podtrzymywanie Życia 312
anachrony-text-312 = Dostawa kosztuje Cię połowę Wody, w zaokrągleniu w górę.
anachrony-tile-313 = Podtrzymywanie Życia 313
    .loc = Budynku Podtrzymywania Życia 313
anachrony-free-313 = Podtrzymywanie Życia 313
anachrony-text-313 = Umieść Robotnika: zapłać 1 Uran; otrzymujesz 6 Wody i zdobywasz 1 PZ. Robotnik pozostaje Zmotywowany.
anachrony-tile-314 = Podtrzymywanie Życia 314
    .loc = Budynku Podtrzymywania Życia 314
anachrony-free-314 = Podtrzymywanie Życia 314
anachrony-text-314 = Umieść Robotnika: zapłać 1 Złoto; otrzymujesz 6 Wody i zdobywasz 1 PZ. Robotnik pozostaje Zmotywowany.
anachrony-tile-315 = Podtrzymywanie Życia 315
    .loc = Budynku Podtrzymywania Życia 315
anachrony-free-315 = Podtrzymywanie Życia 315
anachrony-text-315 = Po skonstruowaniu: otrzymujesz 8 Wody.
anachrony-tile-401 = Laboratorium 401
anachrony-free-401 = Laboratorium 401
anachrony-text-401 = Zasięg Twoich Elektrowni jest o 1 większy.
anachrony-tile-402 = Laboratorium 402
anachrony-free-402 = Laboratorium 402
anachrony-text-402 = Zasięg Twoich Elektrowni jest o 2 większy.
anachrony-tile-403 = Laboratorium 403
anachrony-free-403 = Laboratorium 403
anachrony-text-403 = Umieść Robotnika: zapłać 1 Rdzeń Zasilający; otrzymujesz zasilony Egzoszkielet. Robotnik pozostaje Zmotywowany.
anachrony-tile-404 = Laboratorium 404
anachrony-free-404 = Laboratorium 404
anachrony-text-404 = Umieść Naukowca: zwróć 1 Paradoks.
anachrony-tile-405 = Laboratorium 405
anachrony-free-405 = Laboratorium 405
anachrony-text-405 = Anomalię otrzymujesz dopiero przy 1 Paradoksie więcej.
anachrony-text-405-polish = Anomalię otrzymujesz dopiero przy 4 Paradoksach.
anachrony-tile-406 = Laboratorium 406
anachrony-free-406 = Laboratorium 406
anachrony-text-406 = Każda Twoja Anomalia odbiera o 2 PZ mniej.
anachrony-tile-407 = Laboratorium 407
anachrony-free-407 = Laboratorium 407
anachrony-text-407 = Umieść Naukowca: zabierz jeden ze swoich Kafli Warpu, nic nie odsyłając.
anachrony-tile-408 = Laboratorium 408
anachrony-free-408 = Laboratorium 408
anachrony-text-408 = Umieść Robotnika: wszyscy Twoi Wyczerpani Robotnicy stają się Aktywni. Administrator pozostaje Zmotywowany.
anachrony-tile-409 = Laboratorium 409
anachrony-free-409 = Laboratorium 409
anachrony-text-409 = Umieść Administratora: zapłać 2 Wody; otrzymujesz 1 Naukowca lub 1 Inżyniera. Robotnik pozostaje Zmotywowany.
anachrony-tile-410 = Laboratorium 410
anachrony-free-410 = Laboratorium 410
anachrony-text-410 = Umieść Administratora: zapłać 2 Wody; otrzymujesz 1 Geniusza. Robotnik pozostaje Zmotywowany.
anachrony-tile-411 = Laboratorium 411
anachrony-free-411 = Laboratorium 411
anachrony-text-411 = Podczas Badań możesz zapłacić 1 Wody, by ustawić także drugą Kość.
anachrony-tile-412 = Laboratorium 412
anachrony-free-412 = Laboratorium 412
anachrony-text-412 = Umieść Robotnika: zapłać 1 Tytan, Uran lub Złoto; zdobądź 2 PZ.
anachrony-tile-413 = Laboratorium 413
anachrony-free-413 = Laboratorium 413
anachrony-text-413 = Umieść Robotnika: otrzymujesz 1 Wody i zdobywasz 1 PZ.
anachrony-tile-414 = Laboratorium 414
anachrony-free-414 = Laboratorium 414
anachrony-text-414 = Darmowa Akcja: zdobywasz 2 PZ i otrzymujesz 1 Paradoks.
anachrony-tile-415 = Laboratorium 415
anachrony-free-415 = Laboratorium 415
anachrony-text-415 = Umieść Naukowca: otrzymujesz 2 Wody i zdobywasz 2 PZ. Robotnik umiera w Fazie Porządkowania.


## Superprojekty

anachrony-tile-anti_gravity_field = Pole Antygrawitacyjne
    .acc = Superprojekt „Pole Antygrawitacyjne”
    .loc = Superprojekcie „Pole Antygrawitacyjne”
anachrony-free-anti_gravity_field = Pole Antygrawitacyjne
anachrony-text-anti_gravity_field = Wszystko, co konstruujesz, kosztuje o 1 Tytan, Uran lub Złoto mniej.
anachrony-tile-archive_of_the_eras = Archiwum Er
    .acc = Superprojekt „Archiwum Er”
    .loc = Superprojekcie „Archiwum Er”
anachrony-free-archive_of_the_eras = Archiwum Er
anachrony-text-archive_of_the_eras = Na końcu: 1 PZ za każde pole przebyte na Torze Podróży w Czasie.
anachrony-tile-cloning_vat = Komora Klonująca
    .acc = Superprojekt „Komora Klonująca”
    .loc = Superprojekcie „Komora Klonująca”
anachrony-free-cloning_vat = Komora Klonująca
anachrony-text-cloning_vat = Umieść Robotnika: otrzymujesz Wyczerpanego Robotnika tego samego typu.
anachrony-tile-continuum_stabilizer = Stabilizator Kontinuum
    .acc = Superprojekt „Stabilizator Kontinuum”
    .loc = Superprojekcie „Stabilizator Kontinuum”
anachrony-free-continuum_stabilizer = Stabilizator Kontinuum
anachrony-text-continuum_stabilizer = Po skonstruowaniu: zabierz do 3 swoich Kafli Warpu, nic nie odsyłając.
anachrony-tile-dark_matter_converter = Konwerter Ciemnej Materii
    .acc = Superprojekt „Konwerter Ciemnej Materii”
    .loc = Superprojekcie „Konwerter Ciemnej Materii”
anachrony-free-dark_matter_converter = Konwerter Ciemnej Materii
anachrony-text-dark_matter_converter = Darmowa Akcja: oddaj Robotnika w zamian za Aktywnego Geniusza, Neutronium lub Rdzeń Zasilający.
anachrony-tile-exocrawler = Egzołazik
    .acc = Superprojekt „Egzołazik”
    .loc = Superprojekcie „Egzołazik”
anachrony-free-exocrawler = Egzołazik
anachrony-text-exocrawler = Darmowa Akcja: umieść Robotnika w zasilonym Egzoszkielecie na Planszy Głównej, niezależnie od zwykłego umieszczenia w tej turze.
anachrony-tile-grand_reservoir = Wielki Zbiornik
    .acc = Superprojekt „Wielki Zbiornik”
    .loc = Superprojekcie „Wielki Zbiornik”
anachrony-free-grand_reservoir = Wielki Zbiornik
anachrony-text-grand_reservoir = W każdej swojej turze Fazy Akcji płacisz o 1 Wody mniej, ale nie Nomadom.
anachrony-text-grand_reservoir-polish = W każdej swojej turze Fazy Akcji płacisz o 1 Wody mniej, także Nomadom.
anachrony-tile-neutronium_research_center = Centrum Badań Nad Neutronium
    .acc = Superprojekt „Centrum Badań Nad Neutronium”
    .loc = Superprojekcie „Centrum Badań Nad Neutronium”
anachrony-free-neutronium_research_center = Centrum Badań Nad Neutronium
anachrony-text-neutronium_research_center = Po skonstruowaniu: wykonaj do dwóch standardowych Akcji Badań.
anachrony-tile-outback_conditioner = Terraformer Odludzia
    .acc = Superprojekt „Terraformer Odludzia”
    .loc = Superprojekcie „Terraformer Odludzia”
anachrony-free-outback_conditioner = Terraformer Odludzia
anachrony-text-outback_conditioner = Umieść Robotnika: zapłać 2 Wody; wykonaj nim standardową Akcję Konstruowania, Rekrutacji lub Badań.
anachrony-tile-particle_collider = Zderzacz Cząsteczek
    .acc = Superprojekt „Zderzacz Cząsteczek”
    .loc = Superprojekcie „Zderzacz Cząsteczek”
anachrony-free-particle_collider = Zderzacz Cząsteczek
anachrony-text-particle_collider = Darmowa Akcja: wymień dwa Zasoby podstawowe (Tytan, Uran, Złoto) na Neutronium albo odwrotnie.
anachrony-text-particle_collider-polish = Darmowa Akcja: wymień 2 Tytanu, 2 Uranu lub 2 Złota na Neutronium albo odwrotnie.
anachrony-tile-quantum_chameleon = Kameleon Kwantowy
    .acc = Superprojekt „Kameleon Kwantowy”
    .loc = Superprojekcie „Kameleon Kwantowy”
anachrony-free-quantum_chameleon = Kameleon Kwantowy
anachrony-text-quantum_chameleon = Umieść Geniusza: wykonaj Akcję dowolnego Budynku lub Superprojektu dowolnego gracza; Robotnik wraca tak, jak mówi ten Kafel.
anachrony-tile-rescue_pods = Kapsuły Ratunkowe
    .acc = Superprojekt „Kapsuły Ratunkowe”
    .loc = Superprojekcie „Kapsuły Ratunkowe”
anachrony-free-rescue_pods = Kapsuły Ratunkowe
anachrony-text-rescue_pods = Możesz się ewakuować bez spełnienia Warunku Ewakuacji swojej Ścieżki.
anachrony-tile-synthetic_endorphins = Syntetyczne Endorfiny
    .acc = Superprojekt „Syntetyczne Endorfiny”
    .loc = Superprojekcie „Syntetyczne Endorfiny”
anachrony-free-synthetic_endorphins = Syntetyczne Endorfiny
anachrony-text-synthetic_endorphins = Zmuszanie Robotników przy najniższym Morale nie kosztuje Robotnika, a Morale nie odbiera PZ.
anachrony-tile-tectonic_drill = Wiertło Tektoniczne
    .acc = Superprojekt „Wiertło Tektoniczne”
    .loc = Superprojekcie „Wiertło Tektoniczne”
anachrony-free-tectonic_drill = Wiertło Tektoniczne
anachrony-text-tectonic_drill = Każda Twoja Akcja Wydobycia Zasobów daje o 1 Tytan, Uran lub Złoto więcej.
anachrony-tile-temporal_tourism = Turystyka w Czasie
    .acc = Superprojekt „Turystyka w Czasie”
    .loc = Superprojekcie „Turystyka w Czasie”
anachrony-free-temporal_tourism = Turystyka w Czasie
anachrony-text-temporal_tourism = Darmowa Akcja: przesuń Skupienie o co najwyżej 3 Ery wstecz.
anachrony-tile-the_ultimate_plan = Ostateczny Plan
    .acc = Superprojekt „Ostateczny Plan”
    .loc = Superprojekcie „Ostateczny Plan”
anachrony-free-the_ultimate_plan = Ostateczny Plan
anachrony-text-the_ultimate_plan = Na końcu: 3 PZ za każdy Twój Superprojekt.
anachrony-tile-uranium_cores = Rdzenie z Uranu
    .acc = Superprojekt „Rdzenie z Uranu”
    .loc = Superprojekcie „Rdzenie z Uranu”
anachrony-free-uranium_cores = Rdzenie z Uranu
anachrony-text-uranium_cores = Darmowa Akcja: otrzymujesz zasilony Egzoszkielet.
anachrony-tile-welfare_society = Społeczeństwo Opiekuńcze
    .acc = Superprojekt „Społeczeństwo Opiekuńcze”
    .loc = Superprojekcie „Społeczeństwo Opiekuńcze”
anachrony-free-welfare_society = Społeczeństwo Opiekuńcze
anachrony-text-welfare_society = Umieść Administratora: zapłać 1 Wody; zyskujesz 1 Morale.


## Karty Puli Rekrutacji i Puli Wydobycia, Eksperymenty, Karty Początkowych Zasobów

anachrony-recruits-1 = 2 Naukowców, 1 Administrator i 1 Geniusz
anachrony-recruits-2 = 1 Naukowiec, 1 Inżynier i 2 Administratorów
anachrony-recruits-3 = 2 Inżynierów, 1 Administrator i 1 Geniusz
anachrony-recruits-4 = 1 Naukowiec, 1 Inżynier i 2 Administratorów
anachrony-recruits-5 = 1 Naukowiec, 2 Administratorów i 1 Geniusz
anachrony-recruits-6 = 2 Naukowców i 2 Inżynierów
anachrony-recruits-7 = 1 Naukowiec, 1 Inżynier, 1 Administrator i 1 Geniusz
anachrony-recruits-8 = 2 Naukowców, 1 Inżynier i 1 Geniusz
anachrony-recruits-9 = 1 Naukowiec, 2 Inżynierów i 1 Geniusz
anachrony-recruits-10 = 2 Inżynierów i 2 Geniuszy
anachrony-recruits-11 = 1 Naukowiec, 1 Administrator i 2 Geniuszy

anachrony-mine-1 = 1 Tytan, 3 Uranu i 1 Złoto
anachrony-mine-2 = 2 Tytanu, 1 Uran, 1 Złoto i 1 Neutronium
anachrony-mine-3 = 1 Tytan, 1 Uran, 2 Złota i 1 Neutronium
anachrony-mine-4 = 1 Tytan, 2 Uranu, 1 Złoto i 1 Neutronium
anachrony-mine-5 = 2 Tytanu, 1 Złoto i 2 Neutronium
anachrony-mine-6 = 3 Uranu i 2 Neutronium
anachrony-mine-7 = 1 Tytan, 1 Uran i 3 Złota
anachrony-mine-8 = 2 Tytanu, 1 Uran i 2 Złota
anachrony-mine-9 = 1 Tytan, 2 Uranu i 2 Złota
anachrony-mine-10 = 3 Tytanu, 1 Uran i 1 Złoto
anachrony-mine-11 = 3 Tytanu, 1 Złoto i 1 Neutronium

anachrony-experiment-ai_research = Badania Nad SI
anachrony-experiment-examine_temporal_distortion = Badania Nad Zaburzeniami Czasu
anachrony-experiment-hydro_plant_upgrades = Ulepszenie Instalacji Wodnej
anachrony-experiment-interstellar_missile_system = System Rakiet Międzygwiezdnych
anachrony-experiment-life_support_improvements = Ulepszenie Podtrzymywania Życia
anachrony-experiment-quantum_mechanics = Mechanika Kwantowa
anachrony-experiment-resistant_genotype = Odporny Genotyp
anachrony-experiment-reverse_water_gas_shift = Odwrotna Konwersja Gazu Wodnego
anachrony-experiment-technological_singularity = Osobliwość Technologiczna
anachrony-experiment-timeline_protection_doctrine = Doktryna Ochrony Osi Czasu
anachrony-experiment-alien_studies = Badanie Obcych
anachrony-experiment-augmented_time_rifts = Ulepszone Szczeliny w Czasie
anachrony-experiment-austerity_measures = Działania Oszczędnościowe
anachrony-experiment-caste_system = System Kastowy
anachrony-experiment-colony_coordination_protocol = Protokół Zarządzania Kolonią
anachrony-experiment-fortunate_accident = Szczęśliwy Wypadek
anachrony-experiment-hive_mind = Świadomość Zbiorowa
anachrony-experiment-irrigation_systems = System Irygacyjny
anachrony-experiment-outback_mapping = Mapowanie Odludzia
anachrony-experiment-pocket_universe = Kieszonkowy Wszechświat

anachrony-asset-1 = 1 (1 Tytan i 3 Wody)
anachrony-asset-2 = 2 (3 Tytanu)
anachrony-asset-3 = 3 (1 Tytan i 1 Rdzeń Zasilający)
anachrony-asset-4 = 4 (2 Złota i 2 Wody)
anachrony-asset-5 = 5 (2 Uranu i 2 Wody)
anachrony-asset-6 = 6 (3 Wody i 1 Rdzeń Zasilający)
anachrony-asset-7 = 7 (1 Tytan i 1 Neutronium)
anachrony-asset-8 = 8 (2 Rdzenie Zasilające)
anachrony-asset-9 = 9 (2 Tytanu i 1 Naukowiec, Wyczerpany)
anachrony-asset-10 = 10 (1 Uran, 1 Złoto i 1 Inżynier, Wyczerpany)
anachrony-asset-11 = 11 (2 Wody i 1 Naukowiec)
anachrony-asset-12 = 12 (1 Tytan i 1 Inżynier)
anachrony-asset-13 = 13 (1 Rdzeń Zasilający i 1 Administrator, Wyczerpany)
anachrony-asset-14 = 14 (1 Wody i 1 Administrator)
anachrony-asset-15 = 15 (1 Wody i 1 Przełom)
anachrony-asset-16 = 16 (1 Tytan i 1 Geniusz, Wyczerpany)


## Szukanie w zasadach

# Słowo z zasad i to, czym jeszcze można go szukać, także po angielsku.
anachrony-synonyms =
    Inżynier: engineer, technik
    Naukowiec: scientist, badacz
    Administrator: zarządca
    Geniusz: genius
    Robotnik: worker, pracownik
    Era: epoka, runda
    faza: phase
    Rdzeń Zasilający: energy core, core, rdzeń energetyczny, bateria
    Tytan: titanium
    Uran: uranium
    Złoto: gold
    Woda: water
    Zasób: resource, surowiec
    dobra: goods, towary
    Egzoszkielet: exosuit, kombinezon
    zasilony Egzoszkielet: powered exosuit
    Faza Zasilania: power up, zasilanie
    Faza Przygotowania: preparation
    Faza Paradoksu: paradox phase
    Faza Warpu: warp phase, zakrzywienie
    Faza Akcji: action phase
    Faza Porządkowania: clean up, cleanup, porządki
    Kafel Warpu: warp tile, warp, płytka zakrzywienia, pożyczka, dług
    Podróż w Czasie: time travel, spłata
    Tor Podróży w Czasie: time travel track
    Oś Czasu: timeline
    Skupienie: focus
    zasięg: range
    Paradoks: paradox
    Anomalia: anomaly
    Przełom: breakthrough, odkrycie
    Budynek: building, budowla
    Elektrownia: power plant
    Fabryka: factory
    Podtrzymywanie Życia: life support, moduł życia
    Laboratorium: lab, laboratory
    Superprojekt: superproject
    pole na Budynek: sector, sektor
    stos: stack
    Stolica: capital
    Konstruowanie: construct, budowa
    Rekrutacja: recruit, rekrutować
    Badania: research
    Pula Rekrutacji: recruit pool, pula rekrutów
    Wydobycie Zasobów: mine, kopalnia
    Oczyszczanie Wody: purify water, purify
    Handel z Nomadami: trade with nomads, nomads, nomadzi
    Rada Światowa: World Council, council
    Heks: hex, pole
    Heks-Pula: pool hex
    Dostawa: supply, zaopatrzenie
    Zmuszanie Robotników: force workers, force, zmuszenie do pracy
    Darmowa Akcja: free action, akcja darmowa
    spasować: pass, pas
    Aktywny: active
    Wyczerpany: tired, zmęczony
    zajęty: busy
    Zmotywowany: motivated
    Ewakuacja: evacuation, evacuate
    Uderzenie: impact, asteroida
    Upadająca Stolica: collapsing capital, rozpadająca się Stolica
    Niedostępny Heks: unavailable hex, ruined hex, zniszczone pole
    Warunek Końcowy: endgame condition, condition
    Karta Początkowych Zasobów: starting asset, asset, karta startowa
    Lider: leader, przywódca
    Ścieżka: path, frakcja
    Pierwszy Gracz: first player, gracz rozpoczynający
    Plansza Gracza: player board
    ogólna pula: general supply, zasoby ogólne, bank
    Punkt Zwycięstwa: victory point, points, PZ
    Wojna: warfare
    Genetyka: genetics
    Technologia: technology
    Społeczeństwo: society
    Dzień Sądu: Doomsday, Zagłada
    Ocalenie Ziemi: Save Earth, Ratunek Ziemi
    Przypieczętowanie Losu: Seal Fate, Pieczęć Losu
    Eksperymentowanie: experiment
    Chronobot: solo
    Harmonia: harmony
    Dominacja: dominance
    Postęp: progress
    Zbawienie: salvation
    Znacznik Ścieżki: path marker, marker
    wybieranie: draft, wybór, losowanie
anachrony-web-box-power_plant = Elektrownie
anachrony-web-box-factory = Fabryki
anachrony-web-box-life_support = Podtrzymywanie Życia
anachrony-web-box-lab = Laboratoria
anachrony-web-box-superprojects = Superprojekty
anachrony-web-box-others = Inne żetony
anachrony-web-box-leaders = Przywódcy
anachrony-web-box-evacuations = Ewakuacje
anachrony-web-box-experiments = Eksperymenty
anachrony-web-box-conditions = Warunki końca gry
anachrony-web-box-collapses = Żetony upadającej stolicy
