### Echa czasu. Nazwy kart i źródeł mają biernik (.acc) i dopełniacz (.gen) tam, gdzie różnią się
### od mianownika, źródła także narzędnik (.ins). Efekty źródła: 1 to podbój, 2 umocnienie, 3 płomień.


## Pudełko

echoes-title = Echa czasu
echoes-about = Wysyłaj istoty i artefakty przez czas, zbierz drużynę, podbijaj i umacniaj źródła.
echoes-setting-interaction = Jak bardzo gracze wchodzą sobie w drogę?
echoes-setting-interaction-full = W pełni: w grze są wszystkie karty i źródła
echoes-setting-interaction-low = Mało: bez ośmiu kart i dwóch źródeł


## Nazwy

echoes-word-draw = Dobierz 2 karty


## Pytania

echoes-ask-first-play = Wybierz kartę na początek. Zostanie pokazana, gdy wszyscy wybiorą.
echoes-ask-action = Wybierz akcję główną albo najpierw darmową.
echoes-ask-free-action = Wybierz akcję darmową albo zakończ turę.
echoes-ask-summon = Przyzywasz dwie karty: która pierwsza?
echoes-ask-hand-limit =
    { $count ->
        [one] Masz za dużo kart na ręce: odrzuć { $count } kartę.
        [few] Masz za dużo kart na ręce: odrzuć { $count } karty, jedną po drugiej.
       *[many] Masz za dużo kart na ręce: odrzuć { $count } kart, jedną po drugiej.
    }

echoes-ask-pay =
    { $count ->
        [one] Odrzuć { $count } kartę, aby zapłacić za { $card-acc }.
        [few] Odrzuć { $count } karty, jedną po drugiej, aby zapłacić za { $card-acc }.
       *[many] Odrzuć { $count } kart, jedną po drugiej, aby zapłacić za { $card-acc }.
    }
echoes-ask-play =
    { $may ->
        [yes] Zagrać kartę? Wybierz jedną albo zakończ.
       *[no] Wybierz kartę do zagrania.
    }
echoes-ask-move =
    { $steps ->
        [one] Przesunąć kartę o { $steps } krok? Wybierz jedną albo zakończ.
        [few] Przesunąć karty łącznie o { $steps } kroki? Wybierz ruch albo zakończ.
       *[many] Przesunąć karty łącznie o { $steps } kroków? Wybierz ruch albo zakończ.
    }
echoes-ask-send =
    { $may ->
        [yes] { $source }: Twoja siła { $strength } przewyższa { $resistance }. Wyślij kolejną istotę albo zakończ.
       *[no] { $source }: wyślij istoty o sile większej niż { $resistance } (dotąd { $strength }).
    }
echoes-ask-reinforce = Która istota trafi pod { $source-acc }?
echoes-ask-conquer = Podbić źródło? Wybierz jedno albo zakończ.
echoes-ask-fortify = Umocnić źródło? Wybierz jedno albo zakończ.

echoes-ask-use-effect = Czy korzystasz z tego efektu?
echoes-ask-react = Czyjego efektu użyjesz teraz? Wybierz kartę albo pomiń resztę.
echoes-ask-activate =
    { $may ->
        [yes] Użyć efektu innej karty? Wybierz jedną albo zakończ.
       *[no] Wybierz kartę, której efektu użyjesz.
    }
echoes-ask-activate-flame =
    { $may ->
        [yes] Użyć innego płomienia? Wybierz jeden albo zakończ.
       *[no] Wybierz płomień, którego użyjesz.
    }
echoes-ask-remove = Usunąć kartę ze swojej drużyny? Wybierz jedną albo zakończ.
echoes-ask-choose-one =
    { $may ->
        [yes] Wybierz jedną z możliwości albo żadną.
       *[no] Wybierz jedną z możliwości.
    }
echoes-ask-discard = Wybierz kartę do odrzucenia.


## Możliwości

echoes-option-play = Zagraj { $card-acc }
echoes-option-move =
    { $steps ->
        [one] Przesuń { $card-acc } o { $steps } krok
        [few] Przesuń { $card-acc } o { $steps } kroki
       *[many] Przesuń { $card-acc } o { $steps } kroków
    }
echoes-option-flame = Użyj płomienia { $it-gen }
echoes-option-conquer = Podbij { $source-acc }
echoes-option-fortify = Umocnij { $source-acc }
echoes-option-reinforce = Wzmocnij { $source-acc }


## Zdarzenia

echoes-round = Zaczyna się runda { $number }; znacznik pierwszego gracza ma { $who }.
echoes-slid =
    { $color ->
        [yellow] { $who } przesuwa kafelki: aktywny płomień jest żółty.
        [blue] { $who } przesuwa kafelki: aktywny płomień jest niebieski.
       *[red] { $who } przesuwa kafelki: aktywny płomień jest czerwony.
    }
echoes-shuffled =
    { $count ->
        [one] Karty odrzucone tworzą nową talię: { $count } karta.
        [few] Karty odrzucone tworzą nową talię: { $count } karty.
       *[many] Karty odrzucone tworzą nową talię: { $count } kart.
    }

echoes-took-cards = { $who } dobiera karty.
echoes-drew =
    { $card-kind ->
        [card] { $who } dobiera { $card-acc }.
       *[other] { $who } dobiera kartę.
    }
echoes-discarded = { $who } odrzuca { $card-acc }.
echoes-played =
    { $position ->
        [0] { $who } zagrywa { $card-acc }, bez czekania.
       *[other] { $who } zagrywa { $card-acc } na pozycję { $position }.
    }
echoes-moved =
    { $position ->
        [0] { $who } przesuwa { $card-acc } poza planszę.
       *[other] { $who } przesuwa { $card-acc } na pozycję { $position }.
    }
echoes-summoned = { $who } przyzywa { $card-acc }.
echoes-removed = { $who } usuwa { $card-acc }.
echoes-used = { $who } używa efektu { $it-gen }.
echoes-activated = { $who } używa efektu { $it-gen }.
echoes-flamed = { $who } używa płomienia { $it-gen }.
echoes-gained =
    { $count ->
        [one] { $who } zdobywa { $count } punkt.
        [few] { $who } zdobywa { $count } punkty.
       *[many] { $who } zdobywa { $count } punktów.
    }
echoes-lost =
    { $count ->
        [one] { $who } odrzuca { $count } punkt.
        [few] { $who } odrzuca { $count } punkty.
       *[many] { $who } odrzuca { $count } punktów.
    }

echoes-attacked = { $who } rusza na podbój { $source-gen }.
echoes-sent = { $who } wysyła { $card-acc } do { $source-gen }.
echoes-conquered =
    { $owner-kind ->
        [seat] { $who } podbija { $source-acc }, które traci { $owner }.
       *[other] { $who } podbija { $source-acc }.
    }
echoes-abandoned = { $source } wraca na środek stołu.
echoes-reinforced = { $who } wzmacnia { $source-acc }.
echoes-fortified = { $who } umacnia { $source-acc }.

echoes-last-round =
    { $reason ->
        [supply] Pula punktów jest pusta: to ostatnia runda.
        [party] { $who } ma dwanaście kart: to ostatnia runda.
       *[sources] Wszystkie źródła są umocnione: to ostatnia runda.
    }
echoes-scored = { $who }, wynik { $total }: żetony { $tokens }, źródła { $sources }, karty { $cards }.
echoes-ended =
    { $winners-count ->
        [one] Wygrywa { $winners }.
        [few] Zwycięstwo dzielą { $winners }.
       *[many] Zwycięstwo dzielą { $winners }.
    }


## Plansza w terminalu

echoes-board-round = Runda { $round }
echoes-board-turn = gra { $who }
echoes-board-opening = Wszyscy wybierają pierwszą kartę
echoes-board-supply = pula { $supply }, rezerwa { $reserve }, talia { $deck }, odrzucone { $discard }
echoes-board-ending = ostatnia runda
echoes-board-you = { $who } (Ty)
echoes-board-centre = na środku stołu
echoes-board-held = { $who }
echoes-board-sealed = { $who }, umocnione
echoes-board-need = podbój powyżej { $need }
echoes-board-might = siła { $strength }, umocnienie powyżej { $need }
echoes-board-under = pod nim
echoes-board-score = wynik
echoes-board-flame = płomień
echoes-board-board = plansza
echoes-board-party = drużyna
echoes-board-hand = ręka
echoes-board-own-hand = Twoja ręka
echoes-board-points = { $score } (w żetonach { $points })
echoes-board-size = { $size } z { $most } kart
echoes-board-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
# Jak najkrócej: siła istoty obok jej nazwy. Wyjaśnia ją legenda.
echoes-board-strong = s{ $strength }
echoes-color-yellow = żółty
echoes-color-blue = niebieski
echoes-color-red = czerwony
echoes-kind-water = Woda
echoes-kind-wood = Las
echoes-kind-sky = Niebo
echoes-kind-earth = Ziemia
echoes-kind-neutral = karta neutralna
echoes-kind-creature = istota
echoes-kind-artifact = artefakt
echoes-kind-battle = Walka
echoes-kind-magic = Magia

# Z jakiej krainy jest karta, walki czy magii, istota czy artefakt.
echoes-card-kinds = { $kind }, { $family }, { $field }
echoes-card-cost =
    { $cards ->
        [one] koszt: { $cards } karta i czas { $time }
        [few] koszt: { $cards } karty i czas { $time }
       *[many] koszt: { $cards } kart i czas { $time }
    }
echoes-card-strength = siła { $strength }
echoes-card-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
echoes-card-ours = nasz własny projekt
echoes-card-boxed = z pudełka
echoes-source-facts = { $source }: podbój powyżej { $conquer }, wtedy punktów: { $points }; umocnienie powyżej { $fortify }, wtedy punktów: { $sealed }
echoes-legend-cards = Przy karcie na ręce stoi jej koszt: 2+3 to 2 karty i czas 3; s2 to siła 2.
echoes-legend-board = Planszę czyta się od lewej do prawej: pozycje od 5 do 1, a potem drużyna. Kolor kafelka stoi przed jego kartami; { $token } oznacza kartę użytą w tej rundzie.
echoes-legend-topics = O te zasady można pytać: { $topics }.


## Zasady w skrócie, do pomocy w terminalu

echoes-topic-goal = cel
echoes-rule-goal = Wygrywa ten, kto ma najwięcej punktów: za żetony, źródła i wszystkie przyzwane karty. Gra kończy się po rundzie, w której pula jest pusta, ktoś ma dwanaście kart (źródło liczy się za dwie, istoty pod nim wcale) albo wszystkie źródła są umocnione. Przy remisie wygrywa ten, kto ma więcej umocnionych źródeł.
echoes-topic-round = runda
echoes-rule-round = Wszystkie kafelki się przesuwają, a co opuszcza planszę, jest przyzywane; każdy dobiera kartę. Potem, dwa razy wokół stołu, każdy wykonuje akcję główną i dowolnie wiele darmowych. Na koniec każdy odrzuca karty ponad dziesięć, a znaczniki się usuwa.
echoes-topic-play = zagrywanie
echoes-rule-play = Odrzuć tyle innych kart, ile karta kosztuje, i połóż ją na pozycji, którą podaje jej czas, albo na najbliższej po lewej, gdzie jest miejsce. Bez czasu jest przyzywana od razu. Nie możesz mieć dwóch kopii karty.
echoes-topic-move = przesuwanie
echoes-rule-move = Łącznie dwa kroki w prawo, jedną kartą lub dwiema. Karta może minąć pełny kafelek, ale nie może się na nim zatrzymać. Co opuszcza planszę, jest przyzywane.
echoes-topic-summon = przyzywanie
echoes-rule-summon = Przyzwana karta dołącza do Twojej drużyny. Jej efektu przyzwania możesz użyć teraz albo nigdy; potem mogą reagować Twoje inne karty.
echoes-topic-flame = płomień
echoes-rule-flame = Akcja darmowa: użyj płomienia w kolorze obok Twojej planszy, na karcie z drużyny lub na swoim źródle, raz na rundę, cokolwiek z tego wyniknie. Karta dostaje znacznik i do następnej rundy nie można jej wysłać do źródła.
echoes-topic-conquer = podbój
echoes-rule-conquer = Wyślij istoty, których siła przewyższa wymaganie źródła albo siłę istot pod nim. Użyj efektu podboju; istoty leżą pod źródłem: bez efektów, ale z symbolami, siłą i punktami. Kto traci źródło, odzyskuje istoty.
echoes-topic-reinforce = wzmocnienie
echoes-rule-reinforce = Akcja darmowa: połóż kolejną istotę pod swoim źródłem, podbitym i nieumocnionym.
echoes-topic-fortify = umocnienie
echoes-rule-fortify = Jeśli siła pod Twoim źródłem przewyższa jego drugą liczbę, użyj efektu umocnienia i zapieczętuj istoty: liczą się już tylko ich punkty. Umocnionego źródła nikt nie może odebrać.
echoes-topic-remove = usuwanie
echoes-rule-remove = Usunięta karta trafia z drużyny albo spod podbitego źródła na stos kart odrzuconych. Źródło bez istot wraca na środek stołu.
echoes-topic-origin = pochodzenie
echoes-rule-origin = Nie ma publicznej listy prawdziwych kart. Piętnaście kart i dwa źródła noszą nazwy i kilka faktów z prawdziwego pudełka; cała reszta to nasz własny projekt i jest tak podpisana.


## Co porównują symulacje

echoes-fact-summoned = Karta przyzwana
echoes-fact-first = Pierwsza zagrana karta
echoes-fact-flame = Użyty płomień
echoes-fact-conquered = Podbite źródło
echoes-fact-fortified = Umocnione źródło
echoes-fact-ended = Kto wywołał ostatnią rundę
echoes-category-tokens = Żetony
echoes-category-sources = Źródła
echoes-category-cards = Karty
echoes-ending-supply = Pula była pusta
echoes-ending-party = Dwanaście kart
echoes-ending-sources = Umocniono wszystkie źródła
echoes-ending-supply-and-party = Pusta pula i dwanaście kart
echoes-ending-supply-and-sources = Pusta pula i wszystkie źródła umocnione
echoes-ending-party-and-sources = Dwanaście kart i wszystkie źródła umocnione
echoes-ending-supply-and-party-and-sources = Wszystkie trzy naraz
# Co prędzej czy później musi się zdarzyć, gdy gra jest sprawdzana.
echoes-coverage-summoned = Karty przyzwane
echoes-coverage-flame = Użyte płomienie
echoes-coverage-conquered = Podbite źródła
echoes-coverage-fortified = Umocnione źródła


## Stół w przeglądarce

# Co czytnik ekranu mówi o karcie.
echoes-web-card =
    { $strength ->
        [0] { $card }, { $kind }, { $family }
       *[other] { $card }, { $kind }, { $family }, siła { $strength }
    }
# Najpierw nazwa i tekst, tak jak je widać.
echoes-web-card-whole =
    { $cards ->
        [one] { $card }. { $text } { $facts }, koszt: { $cards } karta i czas { $time }
        [few] { $card }. { $text } { $facts }, koszt: { $cards } karty i czas { $time }
       *[many] { $card }. { $text } { $facts }, koszt: { $cards } kart i czas { $time }
    }
echoes-web-card-used = { $card }, użyta w tej rundzie

echoes-web-area = { $who }: obszar gry
echoes-web-board = { $who }: plansza czasu
echoes-web-party = { $who }: drużyna
echoes-web-nobody = Nikogo jeszcze nie przyzwano.
echoes-web-empty-hand = Twoja ręka jest pusta.
echoes-web-tile =
    { $color ->
        [yellow] Pozycja { $position }, żółty płomień
        [blue] Pozycja { $position }, niebieski płomień
       *[red] Pozycja { $position }, czerwony płomień
    }
echoes-web-active =
    { $color ->
        [yellow] Aktywny płomień jest żółty
        [blue] Aktywny płomień jest niebieski
       *[red] Aktywny płomień jest czerwony
    }
echoes-web-burning = aktywny

# Najpierw nazwa, posiadacz i teksty, tak jak je widać.
echoes-web-source =
    { $strength ->
        [0] { $source }, { $whose }. { $texts } Jest { $status }, podbój powyżej { $conquer }, umocnienie powyżej { $fortify }
       *[other] { $source }, { $whose }. { $texts } Jest { $status }, siła { $strength }, umocnienie powyżej { $fortify }
    }
echoes-web-source-free = na środku stołu
echoes-web-source-held = ma je { $who }
echoes-web-source-sealed = umocnione, ma je { $who }
echoes-web-under = Istoty pod { $source-ins }

echoes-web-ends = Jak blisko jest koniec
echoes-web-before = Przed rundą 1
echoes-web-turn = tura { $turn } z { $turns }
echoes-web-end-supply =
    { $count ->
        [one] zostaje { $count } punkt
        [few] zostają { $count } punkty
       *[many] zostaje { $count } punktów
    }
echoes-web-end-party = największa drużyna { $count } z { $most }
echoes-web-end-sources = umocnione { $count } z { $most }

echoes-web-first = ma znacznik pierwszego gracza
echoes-web-score =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
echoes-web-sheet = żetony { $tokens }, źródła { $sources }, karty { $cards }
echoes-web-unfold = Pokaż cały obszar gry: { $who }
echoes-web-fold = Zwiń obszar gry: { $who }
echoes-web-back = Wróć do siebie

echoes-web-deck =
    { $count ->
        [one] Talia, { $count } karta
        [few] Talia, { $count } karty
       *[many] Talia, { $count } kart
    }
echoes-web-deck-caption = talia
echoes-web-discard-caption = odrzucone

echoes-web-about-deck = Akcja główna: dobierz 2 karty. Gdy talia się skończy, odrzucone karty tasuje się w nową.
echoes-web-about-discard = Nic nie odrzucono.
echoes-web-about-discarded = Odrzucone karty, od najnowszej: { $cards }.
echoes-web-about-supply = Gra kończy się po rundzie, w której pula punktów jest pusta. Brakujące punkty bierze się wtedy z rezerwy.
echoes-web-about-party = Gra kończy się po rundzie, w której czyjaś drużyna ma { $count } kart. Źródło liczy się za dwie, istoty pod nim wcale.
echoes-web-about-sources = Gra kończy się po rundzie, w której wszystkie źródła są umocnione.
echoes-web-counts =
    { $points ->
        [one] warta teraz { $points } punkt
        [few] warta teraz { $points } punkty
       *[many] warta teraz { $points } punktów
    }
echoes-web-copies = Kopii tej karty: { $count }.

echoes-web-column-player = Gracz
echoes-web-column-tokens = Żetony
echoes-web-column-sources = Źródła
echoes-web-column-cards = Karty
echoes-web-column-total = Razem


## Karty

echoes-card-king_of_the_seas = Król mórz
    .acc = Króla mórz
    .gen = Króla mórz
echoes-card-queen_of_the_seas = Królowa mórz
    .acc = Królową mórz
    .gen = Królowej mórz
echoes-card-ambassador_of_the_reef = Ambasador rafy
    .acc = Ambasadora rafy
    .gen = Ambasadora rafy
echoes-card-whispering_shell = Szepcząca muszla
    .acc = Szepczącą muszlę
    .gen = Szepczącej muszli
echoes-card-pearl_diver = Poławiacz pereł
    .acc = Poławiacza pereł
    .gen = Poławiacza pereł
echoes-card-coral_golem = Koralowy golem
    .acc = Koralowego golema
    .gen = Koralowego golema
echoes-card-tide_caller = Zaklinacz przypływów
    .acc = Zaklinacza przypływów
    .gen = Zaklinacza przypływów
echoes-card-deep_leviathan = Lewiatan głębin
    .acc = Lewiatana głębin
    .gen = Lewiatana głębin
echoes-card-siren = Syrena
    .acc = Syrenę
    .gen = Syreny
echoes-card-kelp_weaver = Tkaczka wodorostów
    .acc = Tkaczkę wodorostów
    .gen = Tkaczki wodorostów
echoes-card-naiad_scribe = Najada pisarka
    .acc = Najadę pisarkę
    .gen = Najady pisarki
echoes-card-reef_guard = Strażnik rafy
    .acc = Strażnika rafy
    .gen = Strażnika rafy
echoes-card-storm_ray = Burzowa płaszczka
    .acc = Burzową płaszczkę
    .gen = Burzowej płaszczki
echoes-card-turtle_sage = Żółwi mędrzec
    .acc = Żółwiego mędrca
    .gen = Żółwiego mędrca
echoes-card-sea_serpent = Wąż morski
    .acc = Węża morskiego
    .gen = Węża morskiego
echoes-card-pearl_of_memory = Perła pamięci
    .acc = Perłę pamięci
    .gen = Perły pamięci
echoes-card-coral_crown = Koralowa korona
    .acc = Koralową koronę
    .gen = Koralowej korony
echoes-card-tidal_clock = Zegar pływów
    .gen = Zegara pływów
echoes-card-harpoon_of_the_deep = Harpun głębin
    .gen = Harpuna głębin
echoes-card-tide_horn = Róg przypływu
    .gen = Rogu przypływu
echoes-card-forest_emperor = Leśny cesarz
    .acc = Leśnego cesarza
    .gen = Leśnego cesarza
echoes-card-rider_of_the_meadows = Jeździec łąk
    .acc = Jeźdźca łąk
    .gen = Jeźdźca łąk
echoes-card-acorn_sprite = Żołędziowy duszek
    .acc = Żołędziowego duszka
    .gen = Żołędziowego duszka
echoes-card-old_treant = Stary drzewiec
    .acc = Starego drzewca
    .gen = Starego drzewca
echoes-card-grove_druid = Druid gaju
    .acc = Druida gaju
    .gen = Druida gaju
echoes-card-beekeeper = Pszczelarz
    .acc = Pszczelarza
    .gen = Pszczelarza
echoes-card-hedge_knight = Rycerz żywopłotu
    .acc = Rycerza żywopłotu
    .gen = Rycerza żywopłotu
echoes-card-moss_bear = Mszysty niedźwiedź
    .acc = Mszystego niedźwiedzia
    .gen = Mszystego niedźwiedzia
echoes-card-seed_sower = Siewca nasion
    .acc = Siewcę nasion
    .gen = Siewcy nasion
echoes-card-fawn_dancer = Sarnia tancerka
    .acc = Sarnią tancerkę
    .gen = Sarniej tancerki
echoes-card-pack_leader = Przywódca stada
    .acc = Przywódcę stada
    .gen = Przywódcy stada
echoes-card-elk_herald = Łosi herold
    .acc = Łosiego herolda
    .gen = Łosiego herolda
echoes-card-wolf_runner = Wilczy goniec
    .acc = Wilczego gońca
    .gen = Wilczego gońca
echoes-card-horn_of_spring = Róg wiosny
    .gen = Rogu wiosny
echoes-card-living_bow = Żywy łuk
    .gen = Żywego łuku
echoes-card-heartwood_amulet = Amulet z serca drzewa
    .gen = Amuletu z serca drzewa
echoes-card-sapling_staff = Kostur z sadzonki
    .gen = Kostura z sadzonki
echoes-card-root_throne = Tron z korzeni
    .gen = Tronu z korzeni
echoes-card-hunting_horn = Róg myśliwski
    .gen = Rogu myśliwskiego
echoes-card-mighty_witch = Potężna czarownica
    .acc = Potężną czarownicę
    .gen = Potężnej czarownicy
echoes-card-star_reader = Astrolog
    .acc = Astrologa
    .gen = Astrologa
echoes-card-moon_dragon = Księżycowy smok
    .acc = Księżycowego smoka
    .gen = Księżycowego smoka
echoes-card-wind_courier = Kurier wiatru
    .acc = Kuriera wiatru
    .gen = Kuriera wiatru
echoes-card-time_weaver = Tkaczka czasu
    .acc = Tkaczkę czasu
    .gen = Tkaczki czasu
echoes-card-night_owl = Nocna sowa
    .acc = Nocną sowę
    .gen = Nocnej sowy
echoes-card-comet_rider = Jeździec komety
    .acc = Jeźdźca komety
    .gen = Jeźdźca komety
echoes-card-cloud_giant = Chmurowy olbrzym
    .acc = Chmurowego olbrzyma
    .gen = Chmurowego olbrzyma
echoes-card-constellation_keeper = Strażniczka gwiazdozbiorów
    .acc = Strażniczkę gwiazdozbiorów
    .gen = Strażniczki gwiazdozbiorów
echoes-card-dream_harpy = Senna harpia
    .acc = Senną harpię
    .gen = Sennej harpii
echoes-card-eclipse_priest = Kapłan zaćmienia
    .acc = Kapłana zaćmienia
    .gen = Kapłana zaćmienia
echoes-card-lightning_lancer = Lansjer błyskawic
    .acc = Lansjera błyskawic
    .gen = Lansjera błyskawic
echoes-card-feather_cloak = Płaszcz z piór
    .gen = Płaszcza z piór
echoes-card-aurora_singer = Śpiewaczka zorzy
    .acc = Śpiewaczkę zorzy
    .gen = Śpiewaczki zorzy
echoes-card-sky_whale = Podniebny wieloryb
    .acc = Podniebnego wieloryba
    .gen = Podniebnego wieloryba
echoes-card-hourglass_of_night = Klepsydra nocy
    .acc = Klepsydrę nocy
    .gen = Klepsydry nocy
echoes-card-sky_compass = Niebiański kompas
    .gen = Niebiańskiego kompasu
echoes-card-star_chart = Mapa gwiazd
    .acc = Mapę gwiazd
    .gen = Mapy gwiazd
echoes-card-lens_of_dawn = Soczewka świtu
    .acc = Soczewkę świtu
    .gen = Soczewki świtu
echoes-card-meteor_shard = Odłamek meteorytu
    .gen = Odłamka meteorytu
echoes-card-hypnotist = Hipnotyzer
    .acc = Hipnotyzera
    .gen = Hipnotyzera
echoes-card-stone_colossus = Kamienny kolos
    .acc = Kamiennego kolosa
    .gen = Kamiennego kolosa
echoes-card-miner = Górnik
    .acc = Górnika
    .gen = Górnika
echoes-card-cave_troll = Troll jaskiniowy
    .acc = Trolla jaskiniowego
    .gen = Trolla jaskiniowego
echoes-card-dwarf_sapper = Krasnoludzki saper
    .acc = Krasnoludzkiego sapera
    .gen = Krasnoludzkiego sapera
echoes-card-mole_tunneller = Kret drążyciel
    .acc = Kreta drążyciela
    .gen = Kreta drążyciela
echoes-card-smelter = Hutnik
    .acc = Hutnika
    .gen = Hutnika
echoes-card-gem_carver = Szlifierz klejnotów
    .acc = Szlifierza klejnotów
    .gen = Szlifierza klejnotów
echoes-card-agate_core = Agatowy rdzeń
    .gen = Agatowego rdzenia
echoes-card-basalt_guard = Bazaltowy strażnik
    .acc = Bazaltowego strażnika
    .gen = Bazaltowego strażnika
echoes-card-lava_shaman = Szaman lawy
    .acc = Szamana lawy
    .gen = Szamana lawy
echoes-card-warlord_of_the_deep = Wódz podziemi
    .acc = Wodza podziemi
    .gen = Wodza podziemi
echoes-card-iron_golem = Żelazny golem
    .acc = Żelaznego golema
    .gen = Żelaznego golema
echoes-card-tunnel_guide = Przewodnik po tunelach
    .acc = Przewodnika po tunelach
    .gen = Przewodnika po tunelach
echoes-card-gnome_tinker = Gnom majsterkowicz
    .acc = Gnoma majsterkowicza
    .gen = Gnoma majsterkowicza
echoes-card-crystal_wyrm = Kryształowy żmij
    .acc = Kryształowego żmija
    .gen = Kryształowego żmija
echoes-card-war_drum = Bęben wojenny
    .gen = Bębna wojennego
echoes-card-runed_hammer = Młot runiczny
    .gen = Młota runicznego
echoes-card-geode = Geoda
    .acc = Geodę
    .gen = Geody
echoes-card-furnace_heart = Serce pieca
    .gen = Serca pieca
echoes-card-siege_ram = Taran oblężniczy
    .gen = Tarana oblężniczego
echoes-card-thief = Złodziej
    .acc = Złodzieja
    .gen = Złodzieja
echoes-card-explorer = Odkrywca
    .acc = Odkrywcę
    .gen = Odkrywcy
echoes-card-princess = Księżniczka
    .acc = Księżniczkę
    .gen = Księżniczki
echoes-card-oracles_eye = Oko wyroczni
    .gen = Oka wyroczni
echoes-card-builder = Budowniczy
    .acc = Budowniczego
    .gen = Budowniczego
echoes-card-mercenary = Najemnik
    .acc = Najemnika
    .gen = Najemnika
echoes-card-wandering_bard = Wędrowny bard
    .acc = Wędrownego barda
    .gen = Wędrownego barda
echoes-card-spy = Szpieg
    .acc = Szpiega
    .gen = Szpiega
echoes-card-alchemist = Alchemik
    .acc = Alchemika
    .gen = Alchemika
echoes-card-nomad_chief = Wódz nomadów
    .acc = Wodza nomadów
    .gen = Wodza nomadów
echoes-card-court_jester = Nadworny błazen
    .acc = Nadwornego błazna
    .gen = Nadwornego błazna
echoes-card-knight_errant = Błędny rycerz
    .acc = Błędnego rycerza
    .gen = Błędnego rycerza
echoes-card-time_monk = Mnich czasu
    .acc = Mnicha czasu
    .gen = Mnicha czasu
echoes-card-assassin = Skrytobójca
    .acc = Skrytobójcę
    .gen = Skrytobójcy
echoes-card-veteran_captain = Kapitan weteran
    .acc = Kapitana weterana
    .gen = Kapitana weterana
echoes-card-crown_of_four_lands = Korona czterech krain
    .acc = Koronę czterech krain
    .gen = Korony czterech krain
echoes-card-sages_tome = Księga mędrca
    .acc = Księgę mędrca
    .gen = Księgi mędrca
echoes-card-battle_banner = Sztandar bitewny
    .gen = Sztandaru bitewnego
echoes-card-trapped_chest = Skrzynia z pułapką
    .acc = Skrzynię z pułapką
    .gen = Skrzyni z pułapką
echoes-card-eternal_lamp = Wieczna lampa
    .acc = Wieczną lampę
    .gen = Wiecznej lampy
echoes-source-source_of_cycles = Źródło cykli
    .gen = Źródła cykli
    .ins = Źródłem cykli
echoes-card-source_of_cycles = Źródło cykli
    .gen = Źródła cykli
    .ins = Źródłem cykli
echoes-source-source_of_growth = Źródło wzrostu
    .gen = Źródła wzrostu
    .ins = Źródłem wzrostu
echoes-card-source_of_growth = Źródło wzrostu
    .gen = Źródła wzrostu
    .ins = Źródłem wzrostu
echoes-source-source_of_depths = Źródło głębin
    .gen = Źródła głębin
    .ins = Źródłem głębin
echoes-card-source_of_depths = Źródło głębin
    .gen = Źródła głębin
    .ins = Źródłem głębin
echoes-source-source_of_embers = Źródło żaru
    .gen = Źródła żaru
    .ins = Źródłem żaru
echoes-card-source_of_embers = Źródło żaru
    .gen = Źródła żaru
    .ins = Źródłem żaru
echoes-source-source_of_storms = Źródło burz
    .gen = Źródła burz
    .ins = Źródłem burz
echoes-card-source_of_storms = Źródło burz
    .gen = Źródła burz
    .ins = Źródłem burz
echoes-source-source_of_shadows = Źródło cieni
    .gen = Źródła cieni
    .ins = Źródłem cieni
echoes-card-source_of_shadows = Źródło cieni
    .gen = Źródła cieni
    .ins = Źródłem cieni


## Efekty

echoes-effect-king_of_the_seas-1 = Po przyzwaniu: użyj efektu przyzwania innej karty Wody ze swojej drużyny.
echoes-effect-queen_of_the_seas-1 = Po przyzwaniu: zdobądź 1 punkt za każdą kartę Wody w swojej drużynie.
echoes-effect-ambassador_of_the_reef-1 = Po przyzwaniu: użyj efektu przyzwania innej karty ze swojej drużyny.
echoes-effect-whispering_shell-1 = Gdy przyzywasz inną kartę Wody: dobierz kartę.
echoes-effect-pearl_diver-1 = Po przyzwaniu: dobierz 2 karty, potem zdobądź 1 punkt.
echoes-effect-coral_golem-1 = Po przyzwaniu: zdobądź 1 punkt, potem dobierz 2 karty.
echoes-effect-tide_caller-1 = Niebieski płomień: dobierz 2 karty.
echoes-effect-deep_leviathan-1 = Po przyzwaniu: zdobądź 1 punkt, potem każdy przeciwnik odrzuca kartę.
echoes-effect-siren-1 = Niebieski płomień: każdy przeciwnik odrzuca kartę, potem zdobądź 1 punkt.
echoes-effect-kelp_weaver-1 = Twoje karty Magii kosztują o 1 kartę mniej.
echoes-effect-naiad_scribe-1 = Po przyzwaniu: dobierz kartę za każdą kartę Magii w swojej drużynie, najwyżej 4.
echoes-effect-reef_guard-1 = Żółty płomień: zdobądź 1 punkt.
echoes-effect-storm_ray-1 = Po przyzwaniu: dobierz kartę, potem zdobądź 2 punkty.
echoes-effect-turtle_sage-1 = Na koniec gry: 1 punkt za każdą kartę Wody w Twojej drużynie.
echoes-effect-sea_serpent-1 = Niebieski płomień: zdobądź 2 punkty.
echoes-effect-pearl_of_memory-1 = Niebieski płomień: użyj efektu przyzwania innej karty Wody ze swojej drużyny.
echoes-effect-coral_crown-1 = Na koniec gry: 1 punkt za każdą kartę Magii w Twojej drużynie.
echoes-effect-tidal_clock-1 = Żółty płomień: dobierz kartę, potem przesuń swoje karty na planszy łącznie najwyżej o 2 kroki.
echoes-effect-harpoon_of_the_deep-1 = Gdy podbijasz źródło: dobierz 3 karty.
echoes-effect-tide_horn-1 = Po przyzwaniu: zdobądź 1 punkt, potem dobierz 3 karty.
echoes-effect-forest_emperor-1 = Po przyzwaniu: zagraj kartę Lasu taniej o 2 karty i 2 jednostki czasu.
echoes-effect-rider_of_the_meadows-1 = Żółty płomień: przesuń swoje karty na planszy łącznie najwyżej o 2 kroki.
echoes-effect-acorn_sprite-1 = Po przyzwaniu: zdobądź 2 punkty.
echoes-effect-old_treant-1 = Po przyzwaniu: zdobądź 2 punkty.
echoes-effect-grove_druid-1 = Twoje istoty kosztują o 1 kartę mniej.
echoes-effect-beekeeper-1 = Żółty płomień: zdobądź 1 punkt.
echoes-effect-hedge_knight-1 = Po przyzwaniu: przesuń swoje karty na planszy łącznie najwyżej o 2 kroki.
echoes-effect-moss_bear-1 = Po przyzwaniu: zdobądź 2 punkty.
echoes-effect-seed_sower-1 = Po przyzwaniu: zagraj kartę taniej o 1 kartę.
echoes-effect-fawn_dancer-1 = Gdy przyzywasz inną kartę Lasu: zdobądź 1 punkt.
echoes-effect-pack_leader-1 = Na koniec gry: 1 punkt za każdą kartę Walki w Twojej drużynie.
echoes-effect-elk_herald-1 = Twoje istoty kosztują o 1 jednostkę czasu mniej.
echoes-effect-wolf_runner-1 = Po przyzwaniu: możesz podbić źródło.
echoes-effect-horn_of_spring-1 = Żółty płomień: zagraj kartę za zwykły koszt.
echoes-effect-living_bow-1 = Twoje karty Walki kosztują o 1 kartę mniej.
echoes-effect-heartwood_amulet-1 = Na koniec gry: 1 punkt za każdą kartę Lasu w Twojej drużynie.
echoes-effect-sapling_staff-1 = Po przyzwaniu: zagraj kartę taniej o 2 karty.
echoes-effect-root_throne-1 = Na koniec gry: 1 punkt za każdą istotę w Twojej drużynie.
echoes-effect-hunting_horn-1 = Żółty płomień: możesz podbić źródło.
echoes-effect-mighty_witch-1 = Po przyzwaniu: zdobądź 1 punkt za każdą kartę Lasu w swojej drużynie.
echoes-effect-star_reader-1 = Po przyzwaniu: przesuń raz swoje kafelki czasu.
echoes-effect-moon_dragon-1 = Po przyzwaniu: przesuń raz swoje kafelki czasu.
echoes-effect-wind_courier-1 = Po przyzwaniu: przesuń swoje karty na planszy łącznie najwyżej o 3 kroki.
echoes-effect-time_weaver-1 = Twoje karty kosztują o 1 jednostkę czasu mniej.
echoes-effect-night_owl-1 = Żółty płomień: przesuń swoje karty na planszy łącznie najwyżej o 2 kroki.
echoes-effect-comet_rider-1 = Po przyzwaniu: użyj płomienia dowolnego koloru na innej swojej karcie lub na swoim źródle.
echoes-effect-cloud_giant-1 = Po przyzwaniu: zdobądź 1 punkt, potem przesuń swoje karty na planszy łącznie najwyżej o 2 kroki.
echoes-effect-constellation_keeper-1 = Na koniec gry: 1 punkt za każdą kartę Nieba w Twojej drużynie.
echoes-effect-dream_harpy-1 = Niebieski płomień: każdy przeciwnik odrzuca 1 punkt, potem zdobądź 1 punkt.
echoes-effect-eclipse_priest-1 = Czerwony płomień: przesuń raz swoje kafelki czasu, potem dobierz 2 karty.
echoes-effect-lightning_lancer-1 = Niebieski płomień: przesuń swoje karty na planszy łącznie najwyżej o 2 kroki.
echoes-effect-feather_cloak-1 = Gdy przyzywasz inną kartę Nieba: przesuń swoje karty na planszy łącznie najwyżej o 2 kroki.
echoes-effect-aurora_singer-1 = Gdy używasz płomienia: przesuń swoją kartę na planszy najwyżej o 1 krok.
echoes-effect-sky_whale-1 = Po przyzwaniu: zdobądź 1 punkt za każdą kartę Nieba w swojej drużynie.
echoes-effect-hourglass_of_night-1 = Żółty płomień: przesuń raz swoje kafelki czasu.
echoes-effect-sky_compass-1 = Po przyzwaniu: zdobądź 1 punkt, potem przesuń swoje karty na planszy łącznie najwyżej o 3 kroki.
echoes-effect-star_chart-1 = Na koniec gry: 1 punkt za każdą kartę z płomieniem w Twojej drużynie.
echoes-effect-lens_of_dawn-1 = Żółty płomień: użyj płomienia dowolnego koloru na innej swojej karcie lub na swoim źródle.
echoes-effect-meteor_shard-1 = Czerwony płomień: przesuń raz swoje kafelki czasu, potem zdobądź 2 punkty.
echoes-effect-hypnotist-1 = Po przyzwaniu: każdy przeciwnik odrzuca 1 punkt i kartę.
echoes-effect-stone_colossus-1 = Po przyzwaniu: możesz podbić źródło.
echoes-effect-miner-1 = Czerwony płomień: dobierz 4 karty.
echoes-effect-cave_troll-1 = Po przyzwaniu: każdy przeciwnik odrzuca kartę.
echoes-effect-dwarf_sapper-1 = Po przyzwaniu: możesz podbić źródło z siłą większą o 1.
echoes-effect-mole_tunneller-1 = Po przyzwaniu: możesz usunąć inną kartę ze swojej drużyny; jeśli to zrobisz, zdobądź 3 punkty.
echoes-effect-smelter-1 = Czerwony płomień: możesz usunąć inną kartę ze swojej drużyny; jeśli to zrobisz, zdobądź 5 punktów.
echoes-effect-gem_carver-1 = Czerwony płomień: zdobądź 3 punkty.
echoes-effect-agate_core-1 = Gdy przyzywasz inną kartę Ziemi: zdobądź 1 punkt.
echoes-effect-basalt_guard-1 = Gdy podbijasz lub umacniasz źródło: zdobądź 1 punkt.
echoes-effect-lava_shaman-1 = Czerwony płomień: każdy przeciwnik odrzuca 2 punkty, potem zdobądź 1 punkt.
echoes-effect-warlord_of_the_deep-1 = Na koniec gry: 3 punkty za każde Twoje źródło.
echoes-effect-iron_golem-1 = Po przyzwaniu: możesz umocnić swoje źródło.
echoes-effect-tunnel_guide-1 = Twoje karty Ziemi kosztują o 1 kartę i 1 jednostkę czasu mniej.
echoes-effect-gnome_tinker-1 = Po przyzwaniu: użyj czerwonego płomienia na innej swojej karcie lub na swoim źródle.
echoes-effect-crystal_wyrm-1 = Po przyzwaniu: zdobądź 1 punkt za każdą kartę Ziemi w swojej drużynie.
echoes-effect-war_drum-1 = Gdy przyzywasz inną kartę Walki: dobierz kartę.
echoes-effect-runed_hammer-1 = Gdy podbijasz lub umacniasz źródło: zdobądź 2 punkty.
echoes-effect-geode-1 = Na koniec gry: 1 punkt za każdą kartę Ziemi w Twojej drużynie.
echoes-effect-furnace_heart-1 = Czerwony płomień: zagraj kartę taniej o 3 karty i 1 jednostkę czasu.
echoes-effect-siege_ram-1 = Po przyzwaniu: możesz podbić źródło z siłą większą o 3.
echoes-effect-thief-1 = Po przyzwaniu: każdy przeciwnik odrzuca 1 punkt, potem zdobądź 1 punkt.
echoes-effect-explorer-1 = Po przyzwaniu: zdobądź 1 punkt, potem dobierz kartę.
echoes-effect-princess-1 = Po przyzwaniu: zdobądź 1 punkt za każdą różną krainę w swojej drużynie.
echoes-effect-oracles_eye-1 = Żółty płomień: dobierz 2 karty.
echoes-effect-builder-1 = Po przyzwaniu: zdobądź 2 punkty, potem możesz umocnić swoje źródło.
echoes-effect-mercenary-1 = Po przyzwaniu: możesz podbić źródło.
echoes-effect-wandering_bard-1 = Żółty płomień: dobierz kartę.
echoes-effect-spy-1 = Niebieski płomień: każdy przeciwnik odrzuca kartę, potem dobierz kartę.
echoes-effect-alchemist-1 = Niebieski płomień: możesz usunąć inną kartę ze swojej drużyny; jeśli to zrobisz, zdobądź 3 punkty, potem dobierz kartę.
echoes-effect-nomad_chief-1 = Po przyzwaniu: dobierz 2 karty.
echoes-effect-court_jester-1 = Po przyzwaniu: zdobądź 1 punkt, potem każdy przeciwnik odrzuca kartę.
echoes-effect-knight_errant-1 = Po przyzwaniu: zdobądź 2 punkty.
echoes-effect-time_monk-1 = Po przyzwaniu: dobierz 2 karty albo przesuń raz swoje kafelki czasu.
echoes-effect-assassin-1 = Po przyzwaniu: każdy przeciwnik odrzuca 2 punkty.
echoes-effect-veteran_captain-1 = Twoje karty Walki kosztują o 1 jednostkę czasu mniej.
echoes-effect-crown_of_four_lands-1 = Na koniec gry: 2 punkty za każdą różną krainę w Twojej drużynie.
echoes-effect-sages_tome-1 = Po przyzwaniu: zdobądź 1 punkt, potem dobierz 3 karty.
echoes-effect-battle_banner-1 = Gdy przyzywasz inną kartę Walki: zdobądź 1 punkt.
echoes-effect-trapped_chest-1 = Niebieski płomień: każdy przeciwnik odrzuca kartę, potem zdobądź 1 punkt.
echoes-effect-eternal_lamp-1 = Gdy używasz płomienia: zdobądź 1 punkt.
echoes-effect-source_of_cycles-1 = Podbój: przesuń raz swoje kafelki czasu.
echoes-effect-source_of_cycles-2 = Umocnienie: zdobądź 5 punktów.
echoes-effect-source_of_cycles-3 = Żółty płomień: przesuń swoje karty na planszy łącznie najwyżej o 2 kroki.
echoes-effect-source_of_growth-1 = Podbój: dobierz 2 karty.
echoes-effect-source_of_growth-2 = Umocnienie: zdobądź 1 punkt za każdą istotę w swojej drużynie.
echoes-effect-source_of_growth-3 = Niebieski płomień: zagraj kartę za zwykły koszt.
echoes-effect-source_of_depths-1 = Podbój: dobierz 3 karty.
echoes-effect-source_of_depths-2 = Umocnienie: zdobądź 1 punkt za każdą kartę Magii w swojej drużynie.
echoes-effect-source_of_depths-3 = Niebieski płomień: użyj efektu przyzwania innej karty ze swojej drużyny.
echoes-effect-source_of_embers-1 = Podbój: zdobądź 2 punkty.
echoes-effect-source_of_embers-2 = Umocnienie: zdobądź 1 punkt za każdą kartę Walki w swojej drużynie.
echoes-effect-source_of_embers-3 = Czerwony płomień: zdobądź 3 punkty.
echoes-effect-source_of_storms-1 = Podbój: każdy przeciwnik odrzuca 1 punkt i kartę.
echoes-effect-source_of_storms-2 = Umocnienie: każdy przeciwnik odrzuca 1 punkt, potem zdobądź 3 punkty.
echoes-effect-source_of_storms-3 = Niebieski płomień: każdy przeciwnik odrzuca kartę.
echoes-effect-source_of_shadows-1 = Podbój: każdy przeciwnik odrzuca 2 punkty.
echoes-effect-source_of_shadows-2 = Umocnienie: zdobądź 4 punkty.
echoes-way-time_monk-1 = Dobierz 2 karty
echoes-way-time_monk-2 = Przesuń raz swoje kafelki czasu


## Pierwsza gra z przewodnikiem: krótkie słowa obok stołu, każde powiedziane raz.

echoes-guide-welcome = Witaj! Wszystko, co zagrywasz, dociera później: czeka na planszy czasu, a czas niesie to w prawo, aż dołączy do Twojej drużyny. Wygrywa ten, kto ma najwięcej punktów: w żetonach, kartach i źródłach.
echoes-guide-card = Karta mówi, ile kosztuje: inne karty z ręki oraz czas. Ma jeden efekt i czasem punkty, a istoty mają siłę.
echoes-guide-first = Każdy zaczyna od jednej karty. Wybierasz w tajemnicy, a potem wszyscy pokazują naraz. Istota to dobry początek.
echoes-guide-pay = Karty są pieniędzmi tej gry: odrzuć inną, aby zapłacić. Wybierz taką, bez której się obejdziesz.
echoes-guide-slide = Twoja karta leży na pozycji równej jej kosztowi w czasie. Każda runda zaczyna się przesunięciem: wszystkie kafelki idą o jedną pozycję w prawo, a co opuszcza planszę, jest przyzywane.
echoes-guide-actions = W każdej rundzie masz dwie tury, a w każdej jedną akcję główną: dobierz dwie karty, zagraj kartę, przesuń karty na planszy, podbij źródło albo je umocnij.
echoes-guide-play = Zagraj kolejną kartę. Kto kosztuje mało czasu, szybko do Ciebie dołączy. Jednych efektów używa się przy przyzwaniu karty, innych wielokrotnie, według koloru płomienia.
echoes-guide-others = Drugi gracz też buduje: jego plansza czasu i drużyna są tu w skrócie. Ręce są ukryte, cała reszta jest jawna.
echoes-guide-summoned = Kafelki się przesunęły i ktoś dotarł: przyzwana karta jest teraz w Twojej drużynie. Efektu przyzwania można użyć od razu albo nigdy.
echoes-guide-move = Teraz możesz przesuwać karty na planszy: każdy krok przybliża kartę, a ta, która opuści planszę, jest przyzywana od razu. Tak jedno przybycie może pociągnąć za sobą inne.
echoes-guide-effect = Z efektu przyzwania możesz zrezygnować. Większość to jednak prezenty.
echoes-guide-ends = Punkty biorą się z puli. Gra kończy się po rundzie, w której pula jest pusta, czyjaś drużyna liczy dwanaście kart albo wszystkie źródła są umocnione. Tu widać, jak blisko jest każdy koniec.
echoes-guide-slow = Silne karty są powolne i drogie. Zagrane dość wcześnie rozstrzygają grę, a Ty masz sposoby, by je popędzić.
echoes-guide-sources = Źródła czasu są warte punkty i mają własne moce. Aby podbić źródło, wyślij istoty, których łączna siła przewyższa jego pierwszą liczbę. Twoje są dość silne!
echoes-guide-send = Wybierz, kto idzie. Jeśli wyślesz więcej, niż trzeba, źródło trudniej będzie odebrać. Pod źródłem istoty nie mają efektów, ale ich symbole, siła i punkty nadal się liczą.
echoes-guide-conquered = Źródło jest Twoje, razem z punktami i płomieniem, dopóki ktoś nie przyjdzie z siłą większą niż ta, która pod nim leży.
echoes-guide-flames = Kafelek, który ostatni opuścił Twoją planszę, płonie: jego kolor to Twój aktywny płomień. Kart i źródeł z tym płomieniem można użyć raz na rundę, przed akcją główną lub po niej. Znacznik pokazuje, co już użyto.
echoes-guide-push = Przesuwanie kart to też akcja główna: jedna karta o dwie pozycje albo dwie karty o jedną. Karta nie musi czekać na sam czas.
echoes-guide-reinforce = Przed akcją główną i po niej kolejne istoty mogą dołączyć do tych pod Twoim źródłem. Im są razem silniejsze, tym bezpieczniejsze jest źródło.
echoes-guide-fortify = Łączna siła istot pod Twoim źródłem przewyższa jego drugą liczbę: możesz umocnić źródło. To akcja główna, daje Ci efekt umocnienia i nikt już nie odbierze Ci źródła.
echoes-guide-fortified = Zapieczętowane: źródło jest teraz warte więcej, a punkty istot pod nim nadal się liczą. Ich efekty i symbole przepadły na dobre, więc warto to przemyśleć.
echoes-guide-draw = Z pustą ręką nic nie zdziałasz. Dobranie dwóch kart to akcja główna, a poza tym każdy dobiera jedną na początku rundy.
echoes-guide-closing = To już wszystko: zagrywaj, daj działać czasowi, używaj płomieni, trzymaj źródła. Spróbuj teraz: szukaj kart, których efekty sobie pomagają, miej oko na źródło drugiego gracza i na trzy końce gry. Powodzenia!
echoes-guide-hand-limit = Na koniec rundy nikt nie zatrzymuje więcej niż dziesięciu kart. Odrzuć te, których nie zagrasz.
echoes-guide-last-round = Koniec jest blisko: to ostatnia runda. Karty na planszy i na ręce nie będą nic warte, więc sprowadź, co zdążysz.


## Szukanie w zasadach

# Słowo z zasad i to, czym jeszcze można go szukać, także po angielsku.
echoes-synonyms =
    plansza czasu: time board
    kafelek czasu: time tile, tile
    pozycja: position
    drużyna: party
    źródło: source
    istota: creature
    artefakt: artifact, artefact
    Walka: battle, bitwa
    Magia: magic, czar
    kraina: faction, frakcja, żywioł
    Woda: water
    Las: wood, drewno
    Niebo: sky
    Ziemia: earth
    neutralna: neutral
    koszt: cost, cena
    siła: strength
    punkt: points, victory point
    dobrać: draw, wziąć
    zagrać: play
    przesunąć: move, slide, push
    przyzwać: summon, obudzić
    podbić: conquer, zdobyć
    umocnić: fortify, zapieczętować, umacniać
    wzmacnianie: reinforce, wzmocnić
    usunąć: remove
    odrzucić: discard
    stos kart odrzuconych: discard pile
    zniżka: discount, rabat
    płomień: flame, ogień
    efekt przyzwania: summoning effect, immediate effect
    stały efekt: standing effect
    akcja główna: main action
    akcja darmowa: free action, darmowa akcja
    kostka: cube
    rezerwa: reserve
    pula: supply
    pierwszy gracz: first player, start player
echoes-web-box-cards = Karty
echoes-web-box-sources = Źródła
