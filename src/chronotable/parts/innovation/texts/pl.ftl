### Innowacje. Nazwy kart mają biernik (.acc) tam, gdzie różni się od mianownika. Karta, której
### wierzchu ktoś nie widzi, jest nazwana swoją wartością: jedynka, dwójka, trójka.


## Pudełko

innovation-title = Innowacje
innovation-about = Zbuduj cywilizację z idei dziesięciu epok. Każda karta łamie zasady po swojemu.
innovation-setting-cards = Które wydanie kart?
innovation-setting-cards-czech = Wydanie czeskie
innovation-setting-cards-first = Pierwsze wydanie angielskie: ofiara Miast-państw na pocieszenie dobiera kartę
innovation-setting-cards-third = Trzecie wydanie angielskie: różni się dziewięć kart


## Nazwy

innovation-word-draw = Dobierz kartę

innovation-color-blue = niebieski
innovation-color-red = czerwony
innovation-color-green = zielony
innovation-color-yellow = żółty
innovation-color-purple = fioletowy

# Symbole są nagłówkami liczby: „zamki: 4”.
innovation-icon-castle = zamki
innovation-icon-crown = korony
innovation-icon-leaf = liście
innovation-icon-lightbulb = żarówki
innovation-icon-factory = fabryki
innovation-icon-clock = zegary

innovation-special-monument = Pomnik
innovation-special-empire = Imperium
innovation-special-wonder = Cud
innovation-special-world = Świat
innovation-special-universe = Wszechświat

# Karta, o której wiadomo tylko, z jakiej jest epoki, albo kilka takich kart.
innovation-age =
    { $count ->
        [1]
            { $it ->
                [1] jedynka
                [2] dwójka
                [3] trójka
                [4] czwórka
                [5] piątka
                [6] szóstka
                [7] siódemka
                [8] ósemka
                [9] dziewiątka
               *[10] dziesiątka
            }
        [few] { $count } karty z epoki { $it }
       *[many] { $count } kart z epoki { $it }
    }
    .acc =
        { $count ->
            [1]
                { $it ->
                    [1] jedynkę
                    [2] dwójkę
                    [3] trójkę
                    [4] czwórkę
                    [5] piątkę
                    [6] szóstkę
                    [7] siódemkę
                    [8] ósemkę
                    [9] dziewiątkę
                   *[10] dziesiątkę
                }
            [few] { $count } karty z epoki { $it }
           *[many] { $count } kart z epoki { $it }
        }
# Liczba, którą gracz wskazuje.
innovation-value = { $it }


## Pytania

innovation-ask-action = Wybierz akcję.
innovation-ask-first-meld = Wybierz kartę na początek. Zostanie wyłożona, gdy wszyscy wybiorą.

innovation-ask-use-effect = Czy korzystasz z tego efektu?
innovation-ask-color = Wybierz kolor.
innovation-ask-value = Wybierz wartość.
innovation-ask-player =
    { $may ->
        [yes] Wybierz gracza albo nikogo.
       *[no] Wybierz gracza.
    }
innovation-ask-way =
    { $may ->
        [yes] Wybierz jedną z możliwości albo żadną.
       *[no] Wybierz jedną z możliwości.
    }
innovation-ask-pile =
    { $may ->
        [yes] Wybierz stos do przełożenia albo żaden.
       *[no] Wybierz stos do przełożenia.
    }
innovation-ask-next-from-bottom = Ułóż stos od spodu: która karta następna?
innovation-ask-splay-left =
    { $may ->
        [yes] Który kolor rozsuwasz w lewo? Możesz też żaden.
       *[no] Który kolor rozsuwasz w lewo?
    }
innovation-ask-splay-right =
    { $may ->
        [yes] Który kolor rozsuwasz w prawo? Możesz też żaden.
       *[no] Który kolor rozsuwasz w prawo?
    }
innovation-ask-splay-up =
    { $may ->
        [yes] Który kolor rozsuwasz w górę? Możesz też żaden.
       *[no] Który kolor rozsuwasz w górę?
    }

innovation-ask-return =
    { $may ->
        [yes] Zwrócić kartę? Wybierz jedną albo zakończ.
       *[no] Wybierz kartę do zwrócenia.
    }
innovation-ask-return-score =
    { $may ->
        [yes] Zwrócić kartę ze stosu punktów? Wybierz jedną albo zakończ.
       *[no] Wybierz kartę do zwrócenia ze stosu punktów.
    }
innovation-ask-return-top =
    { $may ->
        [yes] Zwrócić wierzchnią kartę? Wybierz jedną albo zakończ.
       *[no] Wybierz wierzchnią kartę do zwrócenia.
    }
innovation-ask-return-next = Wszystkie te karty są zwracane: która następna? Pod jednym stosem ostatnia leży najniżej.
innovation-ask-meld =
    { $may ->
        [yes] Wyłożyć kartę? Wybierz jedną albo zakończ.
       *[no] Wybierz kartę do wyłożenia.
    }
innovation-ask-meld-next = Wszystkie te karty są wykładane: która następna? Ostatnia leży na wierzchu.
innovation-ask-tuck =
    { $may ->
        [yes] Podłożyć kartę? Wybierz jedną albo zakończ.
       *[no] Wybierz kartę do podłożenia.
    }
innovation-ask-tuck-next = Wszystkie te karty są podkładane: która następna? Ostatnia leży najniżej.
innovation-ask-score =
    { $may ->
        [yes] Zapunktować kartę? Wybierz jedną albo zakończ.
       *[no] Wybierz kartę do zapunktowania.
    }
innovation-ask-score-top =
    { $may ->
        [yes] Zapunktować jedną ze swoich wierzchnich kart? Wybierz jedną albo zakończ.
       *[no] Wybierz jedną ze swoich wierzchnich kart do zapunktowania.
    }
innovation-ask-score-next = Wszystkie te karty są punktowane: która następna?
innovation-ask-reveal =
    { $may ->
        [yes] Ujawnić kartę? Wybierz jedną albo zakończ.
       *[no] Wybierz kartę do ujawnienia.
    }
innovation-ask-keep = Wybierz kartę, którą zatrzymujesz.
innovation-ask-execute =
    { $may ->
        [yes] Użyć karty tylko dla siebie? Wybierz jedną albo zakończ.
       *[no] Wybierz kartę, której użyjesz tylko dla siebie.
    }

innovation-ask-give-hand =
    { $may ->
        [yes] Oddać kartę na rękę drugiego gracza? Wybierz jedną albo zakończ.
       *[no] Wybierz kartę, którą oddasz na rękę drugiego gracza.
    }
innovation-ask-give-score =
    { $may ->
        [yes] Oddać kartę do stosu punktów drugiego gracza? Wybierz jedną albo zakończ.
       *[no] Wybierz kartę, którą oddasz do stosu punktów drugiego gracza.
    }
innovation-ask-give-board =
    { $may ->
        [yes] Oddać kartę na planszę drugiego gracza? Wybierz jedną albo zakończ.
       *[no] Wybierz kartę, którą oddasz na planszę drugiego gracza.
    }
innovation-ask-take-hand =
    { $may ->
        [yes] Wziąć kartę na rękę? Wybierz jedną albo zakończ.
       *[no] Wybierz kartę, którą weźmiesz na rękę.
    }
innovation-ask-take-score =
    { $may ->
        [yes] Wziąć kartę do swojego stosu punktów? Wybierz jedną albo zakończ.
       *[no] Wybierz kartę, którą weźmiesz do swojego stosu punktów.
    }
innovation-ask-take-board =
    { $may ->
        [yes] Wziąć kartę na swoją planszę? Wybierz jedną albo zakończ.
       *[no] Wybierz kartę, którą weźmiesz na swoją planszę.
    }
innovation-ask-move-next = Wszystkie te karty są przekazywane: która następna?
innovation-ask-exchange =
    { $may ->
        [yes] Wymienić kartę? Wybierz jedną albo zakończ.
       *[no] Wybierz kartę do wymiany.
    }


## Możliwości

innovation-option-meld = Wyłóż { $card-acc }
innovation-option-dogma = Dogmat: { $card }
innovation-option-achieve = Osiągnięcie epoki { $age }
innovation-option-back = { $owner }: karta z epoki { $age }
innovation-option-evolution-a = Dobierz i zapunktuj ósemkę, potem zwróć kartę ze swojego stosu punktów
innovation-option-evolution-b = Dobierz kartę o jeden wyższą niż najwyższa w Twoim stosie punktów


## Zdarzenia

innovation-begins =
    { $cards ->
        [czech] { $who } zaczyna: po czesku pierwsza karta to { $title }, a ten tytuł jest najwcześniejszy w alfabecie.
       *[other] { $who } zaczyna: po angielsku pierwsza karta to { $title }, a ten tytuł jest najwcześniejszy w alfabecie.
    }

innovation-activated =
    { $sharers-count ->
        [0]
            { $victims-count ->
                [0] { $who } aktywuje { $card-acc } ({ $icon }: { $count }).
                [one] { $who } aktywuje { $card-acc } ({ $icon }: { $count }); { $victims } spełnia żądanie.
                [few] { $who } aktywuje { $card-acc } ({ $icon }: { $count }); { $victims } spełniają żądanie.
               *[many] { $who } aktywuje { $card-acc } ({ $icon }: { $count }); { $victims } spełniają żądanie.
            }
        [one]
            { $victims-count ->
                [0] { $who } aktywuje { $card-acc } ({ $icon }: { $count }); { $sharers } korzysta.
                [one] { $who } aktywuje { $card-acc } ({ $icon }: { $count }); { $sharers } korzysta, { $victims } spełnia żądanie.
                [few] { $who } aktywuje { $card-acc } ({ $icon }: { $count }); { $sharers } korzysta, { $victims } spełniają żądanie.
               *[many] { $who } aktywuje { $card-acc } ({ $icon }: { $count }); { $sharers } korzysta, { $victims } spełniają żądanie.
            }
        [few]
            { $victims-count ->
                [0] { $who } aktywuje { $card-acc } ({ $icon }: { $count }); { $sharers } korzystają.
                [one] { $who } aktywuje { $card-acc } ({ $icon }: { $count }); { $sharers } korzystają, { $victims } spełnia żądanie.
                [few] { $who } aktywuje { $card-acc } ({ $icon }: { $count }); { $sharers } korzystają, { $victims } spełniają żądanie.
               *[many] { $who } aktywuje { $card-acc } ({ $icon }: { $count }); { $sharers } korzystają, { $victims } spełniają żądanie.
            }
       *[many]
            { $victims-count ->
                [0] { $who } aktywuje { $card-acc } ({ $icon }: { $count }); { $sharers } korzystają.
                [one] { $who } aktywuje { $card-acc } ({ $icon }: { $count }); { $sharers } korzystają, { $victims } spełnia żądanie.
                [few] { $who } aktywuje { $card-acc } ({ $icon }: { $count }); { $sharers } korzystają, { $victims } spełniają żądanie.
               *[many] { $who } aktywuje { $card-acc } ({ $icon }: { $count }); { $sharers } korzystają, { $victims } spełniają żądanie.
            }
    }
innovation-executed = { $who } używa karty { $card } tylko dla siebie.
innovation-sharing-bonus = Inni też skorzystali: { $who } dobiera w nagrodę.

innovation-drew = { $who } dobiera { $card-acc }.
innovation-drew-and-revealed = { $who } dobiera i ujawnia { $card-acc }.
innovation-drew-and-melded = { $who } dobiera i wykłada { $card-acc }.
innovation-drew-and-tucked = { $who } dobiera i podkłada { $card-acc }.
innovation-drew-and-scored = { $who } dobiera i punktuje { $card-acc }.
innovation-melded = { $who } wykłada { $card-acc }.
innovation-tucked = { $who } podkłada { $card-acc }.
innovation-scored = { $who } punktuje { $card-acc }.
innovation-revealed = { $who } ujawnia { $card-acc }.
innovation-returned =
    { $owner-is ->
        [who]
            { $from ->
                [score] { $who } zwraca { $card-acc } ze stosu punktów.
                [board] { $who } zwraca { $card-acc } z planszy.
               *[hand] { $who } zwraca { $card-acc }.
            }
       *[other]
            { $from ->
                [score] { $who } zwraca { $card-acc } ze stosu punktów gracza { $owner }.
                [board] { $who } zwraca { $card-acc } z planszy gracza { $owner }.
               *[hand] { $who } zwraca { $card-acc } z ręki gracza { $owner }.
            }
    }

# Karta zmienia miejsce: ktoś ją oddaje, bierze, przenosi wśród własnych albo u innych.
innovation-transferred =
    { $owner-is ->
        [who]
            { $to-is ->
                [who] { innovation-moved }
               *[other] { innovation-gave }
            }
       *[other]
            { $to-is ->
                [who] { innovation-took }
               *[other] { innovation-passed }
            }
    }
innovation-gave =
    { $into ->
        [hand]
            { $from ->
                [score] { $who } przekazuje { $card-acc } ze stosu punktów na rękę gracza { $to }.
                [board] { $who } przekazuje { $card-acc } z planszy na rękę gracza { $to }.
               *[hand] { $who } przekazuje { $card-acc } na rękę gracza { $to }.
            }
        [score]
            { $from ->
                [score] { $who } przekazuje { $card-acc } ze stosu punktów do stosu punktów gracza { $to }.
                [board] { $who } przekazuje { $card-acc } z planszy do stosu punktów gracza { $to }.
               *[hand] { $who } przekazuje { $card-acc } do stosu punktów gracza { $to }.
            }
       *[board]
            { $from ->
                [score] { $who } przekazuje { $card-acc } ze stosu punktów na planszę gracza { $to }.
                [board] { $who } przekazuje { $card-acc } z planszy na planszę gracza { $to }.
               *[hand] { $who } przekazuje { $card-acc } na planszę gracza { $to }.
            }
    }
innovation-took =
    { $into ->
        [hand]
            { $from ->
                [score] { $who } bierze { $card-acc } na rękę ze stosu punktów gracza { $owner }.
                [board] { $who } bierze { $card-acc } na rękę z planszy gracza { $owner }.
               *[hand] { $who } bierze { $card-acc } z ręki gracza { $owner }.
            }
        [score]
            { $from ->
                [score] { $who } bierze { $card-acc } ze stosu punktów gracza { $owner }.
                [board] { $who } bierze { $card-acc } do stosu punktów z planszy gracza { $owner }.
               *[hand] { $who } bierze { $card-acc } do stosu punktów z ręki gracza { $owner }.
            }
       *[board]
            { $from ->
                [score] { $who } bierze { $card-acc } na swoją planszę ze stosu punktów gracza { $owner }.
                [board] { $who } bierze { $card-acc } z planszy gracza { $owner }.
               *[hand] { $who } bierze { $card-acc } na swoją planszę z ręki gracza { $owner }.
            }
    }
innovation-moved =
    { $into ->
        [hand]
            { $from ->
                [score] { $who } bierze { $card-acc } ze stosu punktów na rękę.
               *[board] { $who } bierze { $card-acc } z planszy na rękę.
            }
        [score]
            { $from ->
                [board] { $who } przenosi { $card-acc } z planszy do stosu punktów.
               *[hand] { $who } przenosi { $card-acc } z ręki do stosu punktów.
            }
       *[board]
            { $from ->
                [score] { $who } przenosi { $card-acc } ze stosu punktów na planszę.
               *[hand] { $who } przenosi { $card-acc } z ręki na planszę.
            }
    }
innovation-passed =
    { $into ->
        [hand]
            { $from ->
                [score] { $who } przenosi { $card-acc } ze stosu punktów gracza { $owner } na rękę gracza { $to }.
                [board] { $who } przenosi { $card-acc } z planszy gracza { $owner } na rękę gracza { $to }.
               *[hand] { $who } przenosi { $card-acc } z ręki gracza { $owner } na rękę gracza { $to }.
            }
        [score]
            { $from ->
                [score] { $who } przenosi { $card-acc } ze stosu punktów gracza { $owner } do stosu punktów gracza { $to }.
                [board] { $who } przenosi { $card-acc } z planszy gracza { $owner } do stosu punktów gracza { $to }.
               *[hand] { $who } przenosi { $card-acc } z ręki gracza { $owner } do stosu punktów gracza { $to }.
            }
       *[board]
            { $from ->
                [score] { $who } przenosi { $card-acc } ze stosu punktów gracza { $owner } na planszę gracza { $to }.
                [board] { $who } przenosi { $card-acc } z planszy gracza { $owner } na planszę gracza { $to }.
               *[hand] { $who } przenosi { $card-acc } z ręki gracza { $owner } na planszę gracza { $to }.
            }
    }

innovation-exchanged =
    { $other-is ->
        [who] { innovation-exchanged-own }
       *[other]
            { $from ->
                [score] { innovation-exchanged-scores }
               *[hand] { innovation-exchanged-hands }
            }
    }
innovation-exchanged-own =
    { $given ->
        [0]
            { $there ->
                [hand] { $who } wymienia karty: nic ze stosu punktów za { $theirs-acc } z ręki.
               *[score] { $who } wymienia karty: nic z ręki za { $theirs-acc } ze stosu punktów.
            }
       *[other]
            { $taken ->
                [0]
                    { $there ->
                        [hand] { $who } wymienia karty: { $cards } ze stosu punktów za nic z ręki.
                       *[score] { $who } wymienia karty: { $cards } z ręki za nic ze stosu punktów.
                    }
               *[other]
                    { $there ->
                        [hand] { $who } wymienia { $cards-acc } ze stosu punktów na { $theirs-acc } z ręki.
                       *[score] { $who } wymienia { $cards-acc } z ręki na { $theirs-acc } ze stosu punktów.
                    }
            }
    }
innovation-exchanged-scores =
    { $given ->
        [0] { $who } i { $other } wymieniają karty ze stosów punktów: nic za { $theirs-acc }.
       *[other]
            { $taken ->
                [0] { $who } i { $other } wymieniają karty ze stosów punktów: { $cards } za nic.
               *[other] { $who } i { $other } wymieniają karty ze stosów punktów: { $cards } za { $theirs-acc }.
            }
    }
innovation-exchanged-hands =
    { $given ->
        [0] { $who } i { $other } wymieniają karty z rąk: nic za { $theirs-acc }.
       *[other]
            { $taken ->
                [0] { $who } i { $other } wymieniają karty z rąk: { $cards } za nic.
               *[other] { $who } i { $other } wymieniają karty z rąk: { $cards } za { $theirs-acc }.
            }
    }

innovation-splayed =
    { $direction ->
        [left] { $who } rozsuwa w lewo kolor { $color }.
        [right] { $who } rozsuwa w prawo kolor { $color }.
        [up] { $who } rozsuwa w górę kolor { $color }.
       *[none] { $who } zsuwa kolor { $color }.
    }
innovation-placed = { $who } kładzie { $card-acc } jako następną kartę.
innovation-rearranged = { $who } przekłada kolor { $color }: na wierzchu leży teraz { $top }.
innovation-named-color = { $who } wskazuje kolor { $color }.
innovation-named-value = { $who } wskazuje wartość { $value }.
innovation-removed-everything = Karty ze wszystkich rąk, plansz i stosów punktów zostają usunięte z gry.

innovation-achieved = { $who } zdobywa osiągnięcie epoki { $age }.
innovation-claimed = { $who } zdobywa { $special }.

innovation-ended =
    { $reason ->
        [achievements] { $winners } ma dość osiągnięć i wygrywa.
        [score]
            { $winners-count ->
                [one] Nie ma już karty do dobrania, więc decydują punkty: wygrywa { $winners }.
                [few] Nie ma już karty do dobrania, więc decydują punkty: zwycięstwo dzielą { $winners }.
               *[many] Nie ma już karty do dobrania, więc decydują punkty: zwycięstwo dzielą { $winners }.
            }
        [ai] { $winners } wygrywa grę dzięki karcie { innovation-card-ai }.
        [bioengineering] { $winners } wygrywa grę dzięki karcie { innovation-card-bioengineering }.
        [collaboration] { $winners } wygrywa grę dzięki karcie { innovation-card-collaboration }.
        [empiricism] { $winners } wygrywa grę dzięki karcie { innovation-card-empiricism }.
        [globalization] { $winners } wygrywa grę dzięki karcie { innovation-card-globalization }.
        [self_service] { $winners } wygrywa grę dzięki karcie { innovation-card-self_service }.
       *[other] { $winners } wygrywa grę dzięki karcie.
    }


## Plansza w terminalu

innovation-board-turn =
    { $actions ->
        [one] Tura: { $who }, została { $actions } akcja
        [few] Tura: { $who }, zostały { $actions } akcje
       *[many] Tura: { $who }, zostało { $actions } akcji
    }
innovation-board-opening = Wszyscy wybierają pierwszą kartę
innovation-board-supply = Zapas
innovation-board-open = Wolne osiągnięcia
innovation-board-icons = symbole
innovation-board-score = punkty
innovation-board-won = zdobyte
innovation-board-hand = ręka
innovation-board-own-hand = Twoja ręka
innovation-board-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
innovation-board-you = { $who } (Ty)
innovation-board-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
innovation-board-goal = { $won } z { $needed }
innovation-board-dogma = Dogmat: { $card } { $count }
innovation-board-obeys = { $who } spełnia żądanie
innovation-board-shares = { $who } korzysta
innovation-board-own = na Twojej planszy
innovation-board-of = na planszy gracza { $who }

innovation-card-facts = { $card }: epoka { $age }, kolor { $color }, symbole { $icons }, liczą się { $featured }
innovation-card-demand = Żądam: { $text }
innovation-legend-icons = Symbole: { $icons }.
innovation-legend-piles = Stos pokazuje swoją wierzchnią kartę: wartość, nazwę, symbole. { $more }2 znaczy, że pod nią leżą dwie karty; { $left }2, { $right }2 lub { $up }2, że są rozsunięte w lewo, w prawo lub w górę, a dalej stoją symbole, które pokazują.

innovation-legend-topics = O te zasady można pytać: { $topics }.

## Zasady w skrócie, do pomocy w terminalu

innovation-topic-goal = cel
innovation-rule-goal = Wygrywasz, mając 6 osiągnięć (5 przy trzech graczach, 4 przy czterech). Albo gdy tak mówi karta. Albo gdy trzeba by dobrać kartę powyżej 10: wtedy wygrywa ten, kto ma najwięcej punktów.
innovation-topic-turn = tura
innovation-rule-turn = Tura to dwie akcje, także dwa razy ta sama: dobranie, wyłożenie, dogmat albo osiągnięcie. W pierwszej rundzie pierwszy gracz ma jedną akcję; przy czterech graczach drugi też.
innovation-topic-draw = dobieranie
innovation-rule-draw = Dobierz kartę tak wysoką jak Twoja najwyższa wierzchnia karta. Jeśli ten stos zapasu jest pusty, dobierz z najbliższego wyższego.
innovation-topic-meld = wykładanie
innovation-rule-meld = Połóż kartę z ręki na wierzchu stosu jej koloru. Rozsunięty stos pozostaje rozsunięty.
innovation-topic-dogma = dogmat
innovation-rule-dogma = Użyj efektów jednej ze swoich wierzchnich kart. Porównuje się u wszystkich symbole, które ta karta liczy. Żądanie dotyka tego, kto pokazuje ich mniej niż Ty. Z każdego innego efektu korzysta też ten, kto pokazuje ich co najmniej tyle, i to przed Tobą; jeśli coś to zmieniło, dobierasz w nagrodę.
innovation-topic-achieve = osiągnięcie
innovation-rule-achieve = Zdobądź osiągnięcie epoki N, jeśli masz co najmniej 5 razy N punktów i wierzchnią kartę epoki N lub wyższej. Punkty zachowujesz.
innovation-topic-score = punktowanie
innovation-rule-score = Zapunktowana karta trafia do Twojego stosu punktów i daje tyle punktów, ile wynosi jej epoka.
innovation-topic-tuck = podkładanie
innovation-rule-tuck = Podłożona karta trafia na spód stosu swojego koloru.
innovation-topic-return = zwracanie
innovation-rule-return = Zwrócona karta trafia na spód stosu zapasu swojej epoki.
innovation-topic-splay = rozsuwanie
innovation-rule-splay = Rozsunięty stos pokazuje symbole przykrytych kart: w lewo ten z prawego dolnego rogu, w prawo dwa przy lewej krawędzi, w górę trzy przy dolnej krawędzi. Potrzeba co najmniej dwóch kart.
innovation-topic-monument = Pomnik
innovation-rule-monument = Zdobywa go od razu ten, kto w jednej turze podłoży sześć kart lub zapunktuje sześć kart. Może go też dać Kamieniarstwo.
innovation-topic-empire = Imperium
innovation-rule-empire = Zdobywa je od razu ten, kto pokazuje po trzy z każdego z sześciu symboli. Może je też dać Budownictwo.
innovation-topic-wonder = Cud
innovation-rule-wonder = Zdobywa go od razu ten, kto ma pięć kolorów, każdy rozsunięty w prawo lub w górę. Może go też dać Wynalazek.
innovation-topic-world = Świat
innovation-rule-world = Zdobywa go od razu ten, kto pokazuje dwanaście zegarów. Może go też dać Przekład.
innovation-topic-universe = Wszechświat
innovation-rule-universe = Zdobywa go od razu ten, kto ma pięć wierzchnich kart o wartości 8 lub wyższej. Może go też dać Astronomia.


## Co porównują symulacje

innovation-unit-rounds = Tury
innovation-fact-first = Pierwsza karta
innovation-fact-melded = Karta wyłożona
innovation-fact-used = Karta użyta
innovation-fact-achieved = Zdobyte osiągnięcie epoki
innovation-fact-special = Zdobyte osiągnięcie specjalne
innovation-achievement = Epoka { $it }
innovation-category-points = Punkty
innovation-category-achievements = Osiągnięcia epok
innovation-category-specials = Osiągnięcia specjalne
innovation-ending-achievements = Dość osiągnięć
innovation-ending-score = Nie było już karty do dobrania
innovation-ending-ai = Karta { innovation-card-ai }
innovation-ending-bioengineering = Karta { innovation-card-bioengineering }
innovation-ending-collaboration = Karta { innovation-card-collaboration }
innovation-ending-empiricism = Karta { innovation-card-empiricism }
innovation-ending-globalization = Karta { innovation-card-globalization }
innovation-ending-self_service = Karta { innovation-card-self_service }
innovation-ending-card = Efekt karty
# Co prędzej czy później musi się zdarzyć, gdy gra jest sprawdzana.
innovation-coverage-dogma = Karty użyte


## Stół w przeglądarce

innovation-web-you = Ty
innovation-web-actions =
    { $count ->
        [one] pozostała 1 akcja
        [few] pozostały { $count } akcje
       *[many] pozostało { $count } akcji
    }
innovation-web-you-are = Ty, { $who }
innovation-web-own-board = Twoja plansza
innovation-web-no-cards = Brak kart na ręce.
innovation-web-score = Stos punktów
innovation-web-supplies = Zapas
innovation-web-achievements = Osiągnięcia
innovation-web-specials = Osiągnięcia specjalne
innovation-web-icons = Widoczne symbole
innovation-web-unfold = Powiększ planszę gracza { $who }
innovation-web-fold = Zmniejsz planszę gracza { $who }

innovation-web-won = Osiągnięcia: { $won } z { $needed }
innovation-web-of = { $won }/{ $needed }

innovation-web-card = { $card }, kolor { $color }, epoka { $age }, { $icons }
# $text to wszystko, co wydrukowano na karcie, $facts to zdanie powyżej.
innovation-web-card-text = { $card }: { $text } { $facts }
innovation-web-count = { $icon }: { $count }
innovation-web-unknown =
    { $count ->
        [one] Ukryta karta z epoki { $age }
        [few] { $count } ukryte karty z epoki { $age }
       *[many] { $count } ukrytych kart z epoki { $age }
    }
innovation-web-empty = Kolor { $color }: brak kart
# Stos kart: $splay to none, left, right albo up.
innovation-web-pile =
    { $splay ->
        [left] { $color }, rozsunięty w lewo, kart: { $count }
        [right] { $color }, rozsunięty w prawo, kart: { $count }
        [up] { $color }, rozsunięty w górę, kart: { $count }
       *[none] { $color }, nierozsunięty, kart: { $count }
    }
innovation-web-hidden-hand = Na cudzej ręce widzisz epoki oraz karty, o których wiesz, że tam są.
innovation-web-hidden-score = W cudzym stosie punktów widzisz epoki oraz karty, o których wiesz, że tam są.

innovation-web-supply =
    { $next ->
        [yes]
            { $count ->
                [one] Epoka { $age }: została { $count } karta. Stąd będzie Twoja następna karta.
                [few] Epoka { $age }: zostały { $count } karty. Stąd będzie Twoja następna karta.
               *[many] Epoka { $age }: zostało { $count } kart. Stąd będzie Twoja następna karta.
            }
       *[no]
            { $count ->
                [one] Epoka { $age }: została { $count } karta
                [few] Epoka { $age }: zostały { $count } karty
               *[many] Epoka { $age }: zostało { $count } kart
            }
    }
innovation-web-seen = Wiesz, że są tu: { $cards }.

innovation-web-achievement = Osiągnięcie epoki { $age }
innovation-web-claimed = Osiągnięcie epoki { $age }: należy do gracza { $who }
innovation-web-gone = Osiągnięcie epoki { $age }: już niedostępne
innovation-web-open = Osiągnięcie epoki { $age }: wymaga { $points } punktów
# Co ma czytelnik i czy to wystarcza ($reach).
innovation-web-missing =
    { $reach ->
        [yes] Osiągnięcie epoki { $age }: { $points } punktów, w Twoim zasięgu
       *[no] Osiągnięcie epoki { $age }: masz { $have } z { $points } punktów, a Twoja najwyższa wierzchnia karta jest z epoki { $top }
    }
innovation-web-special-claimed = { $special }: należy do gracza { $who }
innovation-web-special-missing = { $special }: { $have }/{ $goal }
innovation-web-progress = { $have }/{ $goal }

innovation-web-preview = Liczą się { $icon }: { $count }
innovation-web-untouched = { $who } poza efektem

innovation-web-sheet-player = Gracz
innovation-web-sheet-achievements = Osiągnięcia
innovation-web-sheet-points = Punkty


## Karty

innovation-card-pottery = Garncarstwo
innovation-card-tools = Narzędzia
innovation-card-writing = Pismo
innovation-card-archery = Łucznictwo
innovation-card-metalworking = Obróbka metalu
    .acc = Obróbkę metalu
innovation-card-oars = Wiosła
innovation-card-clothing = Odzież
innovation-card-sailing = Żegluga
    .acc = Żeglugę
innovation-card-the_wheel = Koło
innovation-card-agriculture = Rolnictwo
innovation-card-domestication = Udomowienie
innovation-card-masonry = Kamieniarstwo
innovation-card-city_states = Miasta-państwa
innovation-card-code_of_laws = Kodeks praw
innovation-card-mysticism = Mistycyzm
innovation-card-calendar = Kalendarz
innovation-card-mathematics = Matematyka
    .acc = Matematykę
innovation-card-construction = Budownictwo
innovation-card-road_building = Budowa dróg
    .acc = Budowę dróg
innovation-card-currency = Waluta
    .acc = Walutę
innovation-card-mapmaking = Kartografia
    .acc = Kartografię
innovation-card-canal_building = Budowa kanałów
    .acc = Budowę kanałów
innovation-card-fermenting = Fermentacja
    .acc = Fermentację
innovation-card-monotheism = Monoteizm
innovation-card-philosophy = Filozofia
    .acc = Filozofię
innovation-card-alchemy = Alchemia
    .acc = Alchemię
innovation-card-translation = Przekład
innovation-card-engineering = Inżynieria
    .acc = Inżynierię
innovation-card-optics = Optyka
    .acc = Optykę
innovation-card-compass = Kompas
innovation-card-paper = Papier
innovation-card-machinery = Maszyny
innovation-card-medicine = Medycyna
    .acc = Medycynę
innovation-card-education = Edukacja
    .acc = Edukację
innovation-card-feudalism = Feudalizm
innovation-card-experimentation = Eksperymenty
innovation-card-printing_press = Prasa drukarska
    .acc = Prasę drukarską
innovation-card-colonialism = Kolonializm
innovation-card-gunpowder = Proch strzelniczy
innovation-card-invention = Wynalazek
innovation-card-navigation = Nawigacja
    .acc = Nawigację
innovation-card-anatomy = Anatomia
    .acc = Anatomię
innovation-card-perspective = Perspektywa
    .acc = Perspektywę
innovation-card-enterprise = Przedsiębiorczość
innovation-card-reformation = Reformacja
    .acc = Reformację
innovation-card-chemistry = Chemia
    .acc = Chemię
innovation-card-physics = Fizyka
    .acc = Fizykę
innovation-card-coal = Węgiel
innovation-card-the_pirate_code = Kodeks piracki
innovation-card-banking = Bankowość
innovation-card-measurement = Pomiary
innovation-card-statistics = Statystyka
    .acc = Statystykę
innovation-card-steam_engine = Maszyna parowa
    .acc = Maszynę parową
innovation-card-astronomy = Astronomia
    .acc = Astronomię
innovation-card-societies = Stowarzyszenia
innovation-card-atomic_theory = Teoria atomu
    .acc = Teorię atomu
innovation-card-encyclopedia = Encyklopedia
    .acc = Encyklopedię
innovation-card-industrialization = Industrializacja
    .acc = Industrializację
innovation-card-machine_tools = Obrabiarki
innovation-card-classification = Klasyfikacja
    .acc = Klasyfikację
innovation-card-metric_system = System metryczny
innovation-card-canning = Konserwy
innovation-card-vaccination = Szczepienia
innovation-card-democracy = Demokracja
    .acc = Demokrację
innovation-card-emancipation = Emancypacja
    .acc = Emancypację
innovation-card-evolution = Ewolucja
    .acc = Ewolucję
innovation-card-publications = Publikacje
innovation-card-combustion = Spalanie
innovation-card-explosives = Materiały wybuchowe
innovation-card-bicycle = Rower
innovation-card-electricity = Elektryczność
innovation-card-refrigeration = Chłodnictwo
innovation-card-sanitation = Kanalizacja
    .acc = Kanalizację
innovation-card-lighting = Oświetlenie
innovation-card-railroad = Kolej
innovation-card-quantum_theory = Teoria kwantów
    .acc = Teorię kwantów
innovation-card-rocketry = Rakiety
innovation-card-flight = Lotnictwo
innovation-card-mobility = Mobilność
innovation-card-corporations = Korporacje
innovation-card-mass_media = Mass media
innovation-card-antibiotics = Antybiotyki
innovation-card-skyscrapers = Wieżowce
innovation-card-empiricism = Empiryzm
innovation-card-socialism = Socjalizm
innovation-card-computers = Komputery
innovation-card-genetics = Genetyka
    .acc = Genetykę
innovation-card-composites = Kompozyty
innovation-card-fission = Rozszczepienie atomu
innovation-card-collaboration = Współpraca
    .acc = Współpracę
innovation-card-satellites = Satelity
innovation-card-ecology = Ekologia
    .acc = Ekologię
innovation-card-suburbia = Przedmieścia
innovation-card-services = Usługi
innovation-card-specialization = Specjalizacja
    .acc = Specjalizację
innovation-card-bioengineering = Bioinżynieria
    .acc = Bioinżynierię
innovation-card-software = Oprogramowanie
innovation-card-miniaturization = Miniaturyzacja
    .acc = Miniaturyzację
innovation-card-robotics = Robotyka
    .acc = Robotykę
innovation-card-databases = Bazy danych
innovation-card-self_service = Samoobsługa
    .acc = Samoobsługę
innovation-card-globalization = Globalizacja
    .acc = Globalizację
innovation-card-stem_cells = Komórki macierzyste
innovation-card-ai = Sztuczna inteligencja
    .acc = Sztuczną inteligencję
innovation-card-the_internet = Internet


## Efekty

innovation-effect-pottery-1 = Możesz zwrócić z ręki do trzech kart. Jeśli to zrobisz, dobierz i zapunktuj kartę o wartości równej liczbie zwróconych kart.
innovation-effect-pottery-2 = Dobierz jedynkę.
innovation-effect-tools-1 = Możesz zwrócić z ręki trzy karty. Jeśli to zrobisz, dobierz i wyłóż trójkę.
innovation-effect-tools-2 = Możesz zwrócić z ręki trójkę. Jeśli to zrobisz, dobierz trzy jedynki.
innovation-effect-writing-1 = Dobierz dwójkę.
innovation-effect-archery-1 = Dobierz jedynkę, potem przekaż najwyższą kartę ze swojej ręki na moją rękę.
innovation-effect-metalworking-1 = Dobierz i ujawnij jedynkę. Jeśli ma zamek, zapunktuj ją i powtórz ten efekt; w przeciwnym razie zatrzymaj ją na ręce.
innovation-effect-oars-1-czech = Przekaż kartę z koroną ze swojej ręki do mojego stosu punktów. Jeśli to zrobisz, dobierz jedynkę.
innovation-effect-oars-2 = Jeśli żądanie nie przeniosło żadnej karty, dobierz jedynkę.
innovation-effect-oars-1-first = Przekaż kartę z koroną ze swojej ręki do mojego stosu punktów. Jeśli to zrobisz, dobierz jedynkę.
innovation-effect-oars-1-third = Przekaż kartę z koroną ze swojej ręki do mojego stosu punktów. Jeśli to zrobisz, dobierz jedynkę i powtórz to żądanie.
innovation-effect-clothing-1 = Wyłóż z ręki kartę w kolorze, którego nie ma jeszcze na Twojej planszy.
innovation-effect-clothing-2 = Dobierz i zapunktuj jedynkę za każdy kolor na swojej planszy, którego nie ma na żadnej innej.
innovation-effect-sailing-1 = Dobierz i wyłóż jedynkę.
innovation-effect-the_wheel-1 = Dobierz dwie jedynki.
innovation-effect-agriculture-1 = Możesz zwrócić kartę z ręki. Jeśli to zrobisz, dobierz i zapunktuj kartę o wartości o jeden wyższej niż zwrócona.
innovation-effect-domestication-1 = Wyłóż najniższą kartę z ręki, potem dobierz jedynkę.
innovation-effect-masonry-1 = Możesz wyłożyć z ręki dowolną liczbę kart z zamkiem. Jeśli wyłożysz cztery lub więcej, zdobądź Pomnik.
innovation-effect-city_states-1-czech = Jeśli pokazujesz co najmniej cztery zamki, przekaż wierzchnią kartę z zamkiem ze swojej planszy na moją. Jeśli to zrobisz, dobierz i zapunktuj jedynkę.
innovation-effect-city_states-1-first = Jeśli pokazujesz co najmniej cztery zamki, przekaż wierzchnią kartę z zamkiem ze swojej planszy na moją. Jeśli to zrobisz, dobierz jedynkę.
innovation-effect-city_states-1-third = Jeśli pokazujesz co najmniej cztery zamki, przekaż wierzchnią kartę z zamkiem ze swojej planszy na moją. Jeśli to zrobisz, dobierz jedynkę.
innovation-effect-code_of_laws-1 = Możesz podłożyć z ręki kartę w kolorze, który jest na Twojej planszy. Jeśli to zrobisz, możesz rozsunąć ten kolor w lewo.
innovation-effect-mysticism-1 = Dobierz i ujawnij jedynkę. Jeśli jej kolor jest na Twojej planszy, wyłóż ją i dobierz jedynkę.
innovation-effect-calendar-1 = Jeśli masz więcej kart w stosie punktów niż na ręce, dobierz dwie trójki.
innovation-effect-mathematics-1 = Możesz zwrócić kartę z ręki. Jeśli to zrobisz, dobierz i wyłóż kartę o wartości o jeden wyższej niż zwrócona.
innovation-effect-construction-1 = Przekaż dwie karty ze swojej ręki na moją rękę albo wszystkie, jeśli masz ich mniej. Potem dobierz dwójkę.
innovation-effect-construction-2 = Jeśli jako jedyny gracz masz na planszy wszystkie pięć kolorów, zdobądź Imperium.
innovation-effect-road_building-1 = Wyłóż z ręki jedną lub dwie karty. Jeśli wyłożysz dwie, możesz przekazać swoją wierzchnią czerwoną kartę na planszę innego gracza. Jeśli to zrobisz, przenieś wierzchnią zieloną kartę tego gracza na swoją planszę.
innovation-effect-currency-1 = Możesz zwrócić z ręki dowolną liczbę kart. Jeśli to zrobisz, dobierz i zapunktuj dwójkę za każdą różną wartość wśród zwróconych kart.
innovation-effect-mapmaking-1 = Przekaż jedynkę ze swojego stosu punktów do mojego stosu punktów.
innovation-effect-mapmaking-2 = Jeśli żądanie przeniosło kartę, dobierz i zapunktuj jedynkę.
innovation-effect-canal_building-1 = Możesz wymienić wszystkie najwyższe karty z ręki na wszystkie najwyższe karty ze swojego stosu punktów, niezależnie od tego, ile ich jest po każdej stronie.
innovation-effect-fermenting-1-czech = Dobierz dwójkę za każde dwa liście na swojej planszy.
innovation-effect-fermenting-1-first = Dobierz dwójkę za każde dwa liście na swojej planszy.
innovation-effect-fermenting-1-third = Dobierz dwójkę za każdy kolor na swojej planszy, który pokazuje liść.
innovation-effect-monotheism-1 = Przekaż wierzchnią kartę ze swojej planszy, w kolorze, którego nie ma na mojej, do mojego stosu punktów. Jeśli to zrobisz, dobierz i podłóż jedynkę.
innovation-effect-monotheism-2 = Dobierz i podłóż jedynkę.
innovation-effect-philosophy-1 = Możesz rozsunąć w lewo jeden ze swoich kolorów.
innovation-effect-philosophy-2 = Możesz zapunktować kartę z ręki.
innovation-effect-alchemy-1 = Dobierz i ujawnij czwórkę za każde trzy zamki na swojej planszy. Jeśli któraś z nich jest czerwona, zwróć je i wszystkie pozostałe karty z ręki; w przeciwnym razie zatrzymaj je.
innovation-effect-alchemy-2 = Wyłóż kartę z ręki, potem zapunktuj kartę z ręki.
innovation-effect-translation-1 = Możesz wyłożyć wszystkie karty ze swojego stosu punktów, w dowolnej kolejności; wszystkie albo żadnej.
innovation-effect-translation-2 = Jeśli każda wierzchnia karta na Twojej planszy pokazuje koronę, zdobądź Świat.
innovation-effect-engineering-1 = Przekaż wszystkie wierzchnie karty z zamkiem ze swojej planszy do mojego stosu punktów. To, co się pod nimi odsłoni, zostaje.
innovation-effect-engineering-2 = Możesz rozsunąć w lewo swoje czerwone karty.
innovation-effect-optics-1 = Dobierz i wyłóż trójkę. Jeśli ma koronę, dobierz i zapunktuj czwórkę; w przeciwnym razie przekaż kartę ze swojego stosu punktów do stosu punktów przeciwnika, który ma mniej punktów niż Ty.
innovation-effect-compass-1 = Przekaż wierzchnią kartę z liściem, inną niż zielona, ze swojej planszy na moją. Potem, nawet jeśli takiej nie masz, przenieś wierzchnią kartę bez liścia z mojej planszy na swoją.
innovation-effect-paper-1 = Możesz rozsunąć w lewo swoje zielone albo niebieskie karty.
innovation-effect-paper-2 = Dobierz czwórkę za każdy swój kolor rozsunięty w lewo.
innovation-effect-machinery-1 = Wymień wszystkie karty ze swojej ręki na wszystkie najwyższe karty z mojej ręki, niezależnie od tego, ile ich jest po każdej stronie.
innovation-effect-machinery-2 = Zapunktuj z ręki kartę z zamkiem. Potem możesz rozsunąć w lewo swoje czerwone karty.
innovation-effect-medicine-1 = Wymień najwyższą kartę ze swojego stosu punktów na najniższą z mojego. Każde z nas wybiera spośród własnych kart tej wartości; jeśli jedno nie ma żadnej, karta drugiego i tak przechodzi.
innovation-effect-education-1 = Możesz zwrócić najwyższą kartę ze swojego stosu punktów. Jeśli to zrobisz, dobierz kartę o wartości o dwa wyższej niż najwyższa, która tam została, albo dwójkę, jeśli nie została żadna.
innovation-effect-feudalism-1-czech = Przekaż kartę z zamkiem ze swojej ręki na moją rękę.
innovation-effect-feudalism-2 = Możesz rozsunąć w lewo swoje żółte albo fioletowe karty.
innovation-effect-feudalism-1-first = Przekaż kartę z zamkiem ze swojej ręki na moją rękę.
innovation-effect-feudalism-1-third = Przekaż kartę z zamkiem ze swojej ręki na moją rękę. Jeśli to zrobisz, zsuń swoje karty w tym kolorze.
innovation-effect-experimentation-1 = Dobierz i wyłóż piątkę.
innovation-effect-printing_press-1 = Możesz zwrócić kartę ze swojego stosu punktów. Jeśli to zrobisz, dobierz kartę o wartości o dwa wyższej niż Twoja wierzchnia fioletowa karta (dwójkę, jeśli nie masz fioletowych).
innovation-effect-printing_press-2 = Możesz rozsunąć w prawo swoje niebieskie karty.
innovation-effect-colonialism-1 = Dobierz i podłóż trójkę. Jeśli ma koronę, powtórz ten efekt.
innovation-effect-gunpowder-1 = Przekaż wierzchnią kartę z zamkiem ze swojej planszy do mojego stosu punktów.
innovation-effect-gunpowder-2 = Jeśli żądanie przeniosło jakąś kartę, dobierz i zapunktuj dwójkę.
innovation-effect-invention-1 = Możesz rozsunąć w prawo dowolny jeden kolor, który masz rozsunięty w lewo. Jeśli to zrobisz, dobierz i zapunktuj czwórkę.
innovation-effect-invention-2 = Jeśli wszystkie pięć Twoich kolorów jest rozsuniętych, w jakichkolwiek kierunkach, zdobądź Cud.
innovation-effect-navigation-1 = Przekaż dwójkę lub trójkę ze swojego stosu punktów do mojego stosu punktów.
innovation-effect-anatomy-1 = Zwróć kartę ze swojego stosu punktów. Jeśli to zrobisz, zwróć też wierzchnią kartę tej samej wartości ze swojej planszy.
innovation-effect-perspective-1 = Możesz zwrócić kartę z ręki. Jeśli to zrobisz, zapunktuj kartę z ręki za każde dwie żarówki na swojej planszy.
innovation-effect-enterprise-1 = Przekaż wierzchnią kartę z koroną, inną niż fioletowa, ze swojej planszy na moją. Jeśli to zrobisz, dobierz i wyłóż czwórkę.
innovation-effect-enterprise-2 = Możesz rozsunąć w prawo swoje zielone karty.
innovation-effect-reformation-1 = Możesz podłożyć kartę z ręki za każde dwa liście na swojej planszy: dokładnie tyle, albo całą rękę, jeśli jest mniejsza, albo żadnej.
innovation-effect-reformation-2 = Możesz rozsunąć w prawo swoje żółte albo fioletowe karty.
innovation-effect-chemistry-1 = Możesz rozsunąć w prawo swoje niebieskie karty.
innovation-effect-chemistry-2 = Dobierz i zapunktuj kartę o wartości o jeden wyższej niż Twoja najwyższa wierzchnia karta, potem zwróć kartę ze swojego stosu punktów.
innovation-effect-physics-1 = Dobierz i ujawnij trzy szóstki. Jeśli dwie lub więcej są w tym samym kolorze, zwróć je i wszystkie pozostałe karty z ręki; w przeciwnym razie zatrzymaj je.
innovation-effect-coal-1 = Dobierz i podłóż piątkę.
innovation-effect-coal-2 = Możesz rozsunąć w prawo swoje czerwone karty.
innovation-effect-coal-3 = Możesz zapunktować dowolną ze swoich wierzchnich kart. Jeśli to zrobisz, zapunktuj też kartę pod nią.
innovation-effect-the_pirate_code-1 = Przekaż dwie karty o wartości 4 lub niższej ze swojego stosu punktów do mojego stosu punktów.
innovation-effect-the_pirate_code-2 = Jeśli żądanie przeniosło jakąś kartę, zapunktuj najniższą wierzchnią kartę z koroną ze swojej planszy.
innovation-effect-banking-1 = Przekaż wierzchnią kartę z fabryką, inną niż zielona, ze swojej planszy na moją. Jeśli to zrobisz, dobierz i zapunktuj piątkę.
innovation-effect-banking-2 = Możesz rozsunąć w prawo swoje zielone karty.
innovation-effect-measurement-1-czech = Możesz zwrócić kartę z ręki. Jeśli to zrobisz, wybierz kolor, rozsuń go w prawo, jeśli możesz, i dobierz kartę o wartości równej liczbie Twoich kart w tym kolorze.
innovation-effect-measurement-1-first = Możesz zwrócić kartę z ręki. Jeśli to zrobisz, wybierz kolor, rozsuń go w prawo, jeśli możesz, i dobierz kartę o wartości równej liczbie Twoich kart w tym kolorze.
innovation-effect-measurement-1-third = Możesz ujawnić i zwrócić kartę z ręki. Jeśli to zrobisz, rozsuń jej kolor w prawo, jeśli możesz, i dobierz kartę o wartości równej liczbie Twoich kart w tym kolorze.
innovation-effect-statistics-1-czech = Przenieś najwyższą kartę ze swojego stosu punktów na swoją rękę. Jeśli to zrobisz i jest ona wtedy Twoją jedyną kartą na ręce, powtórz to żądanie.
innovation-effect-statistics-2 = Możesz rozsunąć w prawo swoje żółte karty.
innovation-effect-statistics-1-first = Przenieś najwyższą kartę ze swojego stosu punktów na swoją rękę. Jeśli to zrobisz i jest ona wtedy Twoją jedyną kartą na ręce, powtórz to żądanie.
innovation-effect-statistics-1-third = Przenieś wszystkie najwyższe karty ze swojego stosu punktów na swoją rękę.
innovation-effect-steam_engine-1 = Dobierz i podłóż dwie czwórki, potem zapunktuj swoją spodnią żółtą kartę.
innovation-effect-astronomy-1 = Dobierz i ujawnij szóstkę. Jeśli jest zielona lub niebieska, wyłóż ją i powtórz ten efekt; w przeciwnym razie zatrzymaj ją.
innovation-effect-astronomy-2 = Jeśli wszystkie Twoje wierzchnie karty inne niż fioletowe mają wartość 6 lub wyższą, zdobądź Wszechświat.
innovation-effect-societies-1-czech = Przekaż wierzchnią kartę z żarówką, inną niż fioletowa, ze swojej planszy na moją. Jeśli to zrobisz, dobierz piątkę.
innovation-effect-societies-1-first = Przekaż wierzchnią kartę z żarówką, inną niż fioletowa, ze swojej planszy na moją. Jeśli to zrobisz, dobierz piątkę.
innovation-effect-societies-1-third = Przekaż ze swojej planszy na moją wierzchnią kartę z żarówką, wyższą niż moja wierzchnia karta w jej kolorze. Jeśli to zrobisz, dobierz piątkę.
innovation-effect-atomic_theory-1 = Możesz rozsunąć w prawo swoje niebieskie karty.
innovation-effect-atomic_theory-2 = Dobierz i wyłóż siódemkę.
innovation-effect-encyclopedia-1 = Możesz wyłożyć wszystkie karty o najwyższej wartości ze swojego stosu punktów, w dowolnej kolejności; wszystkie albo żadnej.
innovation-effect-industrialization-1-czech = Za każde dwie fabryki, które pokazujesz, dobierz i podłóż szóstkę.
innovation-effect-industrialization-2 = Możesz rozsunąć w prawo swoje czerwone albo fioletowe karty.
innovation-effect-industrialization-1-first = Za każde dwie fabryki, które pokazujesz, dobierz i podłóż szóstkę.
innovation-effect-industrialization-1-third = Za każdy kolor na swojej planszy, który pokazuje fabrykę, dobierz i podłóż szóstkę.
innovation-effect-machine_tools-1 = Dobierz i zapunktuj kartę o najwyższej wartości, jaka jest w Twoim stosie punktów, albo jedynkę, jeśli jest pusty.
innovation-effect-classification-1 = Wskaż kolor karty ze swojej ręki. Weź na rękę wszystkie karty tego koloru z rąk wszystkich pozostałych graczy, potem wyłóż z ręki wszystkie karty tego koloru, w dowolnej kolejności.
innovation-effect-metric_system-1 = Jeśli Twoje zielone karty są rozsunięte w prawo, możesz rozsunąć w prawo dowolny jeden ze swoich kolorów.
innovation-effect-metric_system-2 = Możesz rozsunąć w prawo swoje zielone karty.
innovation-effect-canning-1 = Możesz dobrać i podłożyć szóstkę. Jeśli to zrobisz, zapunktuj wszystkie swoje wierzchnie karty bez fabryki.
innovation-effect-canning-2 = Możesz rozsunąć w prawo swoje żółte karty.
innovation-effect-vaccination-1 = Zwróć wszystkie karty o najniższej wartości ze swojego stosu punktów. Jeśli zwrócisz choć jedną, dobierz i wyłóż szóstkę.
innovation-effect-vaccination-2 = Jeśli wskutek żądania ktoś zwrócił kartę, dobierz i wyłóż siódemkę.
innovation-effect-democracy-1 = Możesz zwrócić z ręki dowolną liczbę kart. Jeśli przez Demokrację zwracasz w tej akcji więcej kart niż każdy inny gracz do tej pory, dobierz i zapunktuj ósemkę.
innovation-effect-emancipation-1 = Przekaż kartę ze swojej ręki do mojego stosu punktów. Jeśli to zrobisz, dobierz szóstkę.
innovation-effect-emancipation-2 = Możesz rozsunąć w prawo swoje czerwone albo fioletowe karty.
innovation-effect-evolution-1 = Możesz zrobić jedno z dwojga: dobrać i zapunktować ósemkę, a potem zwrócić kartę ze swojego stosu punktów; albo dobrać kartę o wartości o jeden wyższej niż najwyższa karta w Twoim stosie punktów.
innovation-effect-publications-1 = Możesz ułożyć karty jednego ze swoich kolorów w dowolnej kolejności. Ich rozsunięcie się nie zmienia.
innovation-effect-publications-2 = Możesz rozsunąć w górę swoje żółte albo niebieskie karty.
innovation-effect-combustion-1-czech = Przekaż dwie karty ze swojego stosu punktów do mojego stosu punktów.
innovation-effect-combustion-1-first = Przekaż dwie karty ze swojego stosu punktów do mojego stosu punktów.
innovation-effect-combustion-1-third = Przekaż kartę ze swojego stosu punktów do mojego stosu punktów za każde cztery korony, które pokazuję.
innovation-effect-combustion-2-third = Zwróć swoją spodnią czerwoną kartę.
innovation-effect-explosives-1 = Przekaż trzy najwyższe karty ze swojej ręki na moją rękę. Jeśli przekażesz choć jedną i Twoja ręka jest potem pusta, dobierz siódemkę.
innovation-effect-bicycle-1 = Możesz wymienić wszystkie karty z ręki na wszystkie karty ze swojego stosu punktów. Ręka lub stos mogą być puste.
innovation-effect-electricity-1 = Zwróć wszystkie swoje wierzchnie karty bez fabryki, potem dobierz ósemkę za każdą zwróconą kartę.
innovation-effect-refrigeration-1 = Zwróć połowę kart z ręki, zaokrąglając w dół.
innovation-effect-refrigeration-2 = Możesz zapunktować kartę z ręki.
innovation-effect-sanitation-1 = Wymień dwie najwyższe karty ze swojej ręki na najniższą kartę z mojej ręki.
innovation-effect-lighting-1 = Możesz podłożyć z ręki do trzech kart. Jeśli to zrobisz, dobierz i zapunktuj siódemkę za każdą różną wartość wśród podłożonych kart.
innovation-effect-railroad-1 = Zwróć wszystkie karty z ręki, potem dobierz trzy szóstki.
innovation-effect-railroad-2 = Możesz rozsunąć w górę jeden ze swoich kolorów rozsuniętych w prawo.
innovation-effect-quantum_theory-1 = Możesz zwrócić z ręki do dwóch kart. Jeśli zwrócisz dwie, dobierz dziesiątkę, a potem dobierz i zapunktuj dziesiątkę.
innovation-effect-rocketry-1 = Za każde dwa zegary, które pokazujesz, zwróć kartę ze stosu punktów dowolnego innego gracza. Wybierasz, czyją i o jakiej wartości; nie widzisz, które to karty.
innovation-effect-flight-1 = Jeśli Twoje czerwone karty są rozsunięte w górę, możesz rozsunąć w górę dowolny jeden ze swoich kolorów.
innovation-effect-flight-2 = Możesz rozsunąć w górę swoje czerwone karty.
innovation-effect-mobility-1 = Przekaż dwie najwyższe ze swoich wierzchnich kart, które nie są czerwone i nie mają fabryki, do mojego stosu punktów. Jeśli przekażesz choć jedną, dobierz ósemkę.
innovation-effect-corporations-1 = Przekaż wierzchnią kartę z fabryką, inną niż zielona, ze swojej planszy do mojego stosu punktów. Jeśli to zrobisz, dobierz i wyłóż ósemkę.
innovation-effect-corporations-2 = Dobierz i wyłóż ósemkę.
innovation-effect-mass_media-1 = Możesz zwrócić kartę z ręki. Jeśli to zrobisz, wskaż wartość: zwróć wszystkie karty tej wartości ze wszystkich stosów punktów, także ze swojego.
innovation-effect-mass_media-2 = Możesz rozsunąć w górę swoje fioletowe karty.
innovation-effect-antibiotics-1 = Możesz zwrócić z ręki do trzech kart. Za każdą różną wartość wśród nich dobierz dwie ósemki.
innovation-effect-skyscrapers-1 = Przekaż wierzchnią kartę z zegarem, inną niż żółta, ze swojej planszy na moją. Jeśli to zrobisz, zapunktuj kartę, która leżała pod nią, i zwróć wszystkie pozostałe karty tego stosu.
innovation-effect-empiricism-1 = Wskaż dwa kolory, potem dobierz i ujawnij dziewiątkę. Jeśli ma jeden z tych kolorów, wyłóż ją i możesz rozsunąć ten kolor w górę; w przeciwnym razie zatrzymaj ją.
innovation-effect-empiricism-2 = Jeśli pokazujesz dwadzieścia lub więcej żarówek, wygrywasz.
innovation-effect-socialism-1 = Możesz podłożyć wszystkie karty z ręki. Jeśli choć jedna z nich jest fioletowa, weź na rękę najniższe karty z ręki każdego innego gracza, przy remisie wszystkie.
innovation-effect-computers-1 = Możesz rozsunąć w górę swoje czerwone albo zielone karty.
innovation-effect-computers-2 = Dobierz i wyłóż dziesiątkę, potem wykonaj tylko dla siebie jej efekty niebędące żądaniem.
innovation-effect-genetics-1 = Dobierz i wyłóż dziesiątkę, potem zapunktuj wszystkie karty pod nią.
innovation-effect-composites-1 = Zatrzymaj jedną kartę z ręki, a wszystkie pozostałe przekaż na moją rękę. Potem przekaż najwyższą kartę ze swojego stosu punktów do mojego stosu punktów.
innovation-effect-fission-1 = Dobierz i ujawnij dziesiątkę. Jeśli jest czerwona, wszystkie karty z rąk, plansz i stosów punktów wszystkich graczy zostają usunięte z gry, a ta akcja dogmatu natychmiast się kończy; w przeciwnym razie zatrzymaj ją.
innovation-effect-fission-2-czech = Zwróć wierzchnią kartę inną niż Rozszczepienie atomu z czyjejkolwiek planszy, także ze swojej.
innovation-effect-fission-2-first = Zwróć wierzchnią kartę inną niż Rozszczepienie atomu z czyjejkolwiek planszy, także ze swojej.
innovation-effect-fission-2-third = Zwróć wierzchnią kartę inną niż Rozszczepienie atomu z czyjejkolwiek planszy, także ze swojej. Dobierz dziesiątkę.
innovation-effect-collaboration-1 = Dobierz i ujawnij dwie dziewiątki. Ja wybieram jedną z nich, a Ty przekazujesz ją na moją planszę; drugą wyłóż.
innovation-effect-collaboration-2 = Jeśli na Twojej planszy jest dziesięć lub więcej zielonych kart, wygrywasz.
innovation-effect-satellites-1 = Zwróć wszystkie karty z ręki, potem dobierz trzy ósemki.
innovation-effect-satellites-2 = Możesz rozsunąć w górę swoje fioletowe karty.
innovation-effect-satellites-3 = Wyłóż kartę z ręki, potem wykonaj tylko dla siebie jej efekty niebędące żądaniem.
innovation-effect-ecology-1 = Możesz zwrócić kartę z ręki. Jeśli to zrobisz, zapunktuj kartę z ręki i dobierz dwie dziesiątki.
innovation-effect-suburbia-1 = Możesz podłożyć z ręki dowolną liczbę kart. Dobierz i zapunktuj jedynkę za każdą podłożoną kartę.
innovation-effect-services-1 = Przekaż wszystkie najwyższe karty ze swojego stosu punktów na moją rękę. Jeśli przekażesz choć jedną, weź na rękę wierzchnią kartę bez liścia z mojej planszy.
innovation-effect-specialization-1 = Ujawnij kartę z ręki. Weź na rękę wierzchnią kartę jej koloru z planszy każdego innego gracza.
innovation-effect-specialization-2 = Możesz rozsunąć w górę swoje żółte albo niebieskie karty.
innovation-effect-bioengineering-1 = Wybierz wierzchnią kartę z liściem na planszy innego gracza: trafia do Twojego stosu punktów.
innovation-effect-bioengineering-2 = Jeśli ktoś pokazuje dwa liście lub mniej, grę wygrywa ten, kto pokazuje ich najwięcej, bez remisu.
innovation-effect-software-1 = Dobierz i zapunktuj dziesiątkę.
innovation-effect-software-2 = Dobierz i wyłóż dwie dziesiątki, jedną po drugiej, potem wykonaj tylko dla siebie efekty drugiej z nich niebędące żądaniem.
innovation-effect-miniaturization-1 = Możesz zwrócić kartę z ręki. Jeśli to była dziesiątka, dobierz tyle dziesiątek, ile różnych wartości jest w Twoim stosie punktów.
innovation-effect-robotics-1 = Zapunktuj swoją wierzchnią zieloną kartę, jeśli ją masz. Potem dobierz i wyłóż dziesiątkę i wykonaj tylko dla siebie jej efekty niebędące żądaniem.
innovation-effect-databases-1 = Zwróć wybrane karty ze swojego stosu punktów: połowę, zaokrąglając w górę.
innovation-effect-self_service-1 = Wykonaj tylko dla siebie efekty niebędące żądaniem jednej ze swoich wierzchnich kart innej niż Samoobsługa.
innovation-effect-self_service-2 = Jeśli masz więcej osiągnięć niż każdy inny gracz, bez remisu, wygrywasz grę.
innovation-effect-globalization-1 = Zwróć jedną ze swoich wierzchnich kart, które pokazują liść.
innovation-effect-globalization-2 = Dobierz i zapunktuj szóstkę. Potem, o ile nikt nie pokazuje więcej liści niż fabryk, grę wygrywa ten, kto ma najwięcej punktów, bez remisu.
innovation-effect-stem_cells-1 = Możesz zapunktować całą rękę.
innovation-effect-ai-1 = Dobierz i zapunktuj dziesiątkę.
innovation-effect-ai-2 = Jeśli Robotyka i Oprogramowanie są wierzchnimi kartami, na jakichkolwiek planszach, grę wygrywa ten, kto ma najmniej punktów, bez remisu.
innovation-effect-the_internet-1 = Możesz rozsunąć w górę swoje zielone karty.
innovation-effect-the_internet-2 = Dobierz i zapunktuj dziesiątkę.
innovation-effect-the_internet-3 = Za każde dwa zegary, które pokazujesz, dobierz i wyłóż dziesiątkę.


## Pierwsza gra z przewodnikiem: krótkie słowa obok stołu, każde powiedziane raz.

innovation-guide-welcome = Witaj! Budujesz cywilizację z kart dziesięciu epok, od prehistorii po nasze czasy. Po prawej stronie każdego stosu zapasu leży osiągnięcie: kto pierwszy zdobędzie sześć, ten wygrywa.
innovation-guide-card = Każda karta ma epokę, kolor, trzy symbole i własny efekt. Symbol przed efektem to ten, który będzie liczony, gdy użyjesz karty.
innovation-guide-first = Wybierz jedną ze swoich dwóch kart na początek; druga zostaje na ręce. Zaczyna ten, czyja karta jest pierwsza w alfabecie, a liczą się przy tym nazwy czeskie.
innovation-guide-actions = Od teraz w każdej turze masz dwie akcje (w pierwszej tylko jedną), dwa razy tę samą albo dwie różne. Są cztery: dobieranie, wykładanie, dogmat i osiągnięcie. Wszystko, co możesz zrobić, widać tutaj; możesz też klikać bezpośrednio na planszy.
innovation-guide-meld = Wyłożyć kartę to położyć ją z ręki na planszę, na wierzch stosu jej koloru. Od tej chwili liczą się jej symbole i możesz używać jej efektów.
innovation-guide-shared = Przeciwnik użył efektów karty: to jest dogmat. Pokazujesz co najmniej tyle zamków, więc też korzystasz z efektu, i to jeszcze przed przeciwnikiem.
innovation-guide-icons = To decyduje, kto korzysta: symbole, które każdy pokazuje. Kto ma ich co najmniej tyle co gracz aktywny, korzysta z efektu; kto ma mniej, musi spełnić żądanie.
innovation-guide-score = Wspólne korzystanie dało Ci już punkty. Zapunktowane karty leżą w Twoim stosie punktów i każda jest warta tyle punktów, ile wynosi jej epoka.
innovation-guide-draw = Dobierając, bierzesz kartę z epoki swojej najwyższej wierzchniej karty: jest tu zaznaczona. Wyższe karty na planszy otwierają więc wyższe epoki.
innovation-guide-dogma = Twój własny dogmat: wybierz jedną ze swoich wierzchnich kart i wykonaj jej efekty. Małe znaki na karcie mówią z góry, kto by z nich skorzystał, a kto musiałby spełnić żądanie.
innovation-guide-bonus = Przeciwnik też skorzystał, więc na koniec dobierasz kartę w nagrodę. Pozwolić innym skorzystać to nie tylko prezent.
innovation-guide-cover = Spójrz na kolory na swojej ręce. Karta wyłożona na stos przykrywa tę pod spodem: używać można tylko wierzchnich kart, a przykryte chowają swoje symbole.
innovation-guide-achieve = Masz dość punktów i dość wysoką wierzchnią kartę, więc możesz zdobyć osiągnięcie: epoka 1 wymaga 5 punktów, epoka 2 dziesięciu i tak dalej. Punkty zachowujesz.
innovation-guide-effects = Pierwsze z sześciu! Teraz wypróbuj efekt swojej nowej karty: pasek poniżej powie, o co pyta.
innovation-guide-asked = Efekt o coś Cię pyta: zawsze widać, która karta pyta i co mówi. Gdzie stoi „możesz”, tam możesz też odmówić. Podłożona karta trafia na spód stosu swojego koloru.
innovation-guide-splay = Rozsunąć stos to rozłożyć go tak, by przykryte karty znów pokazywały część symboli: w lewo jeden, w prawo dwa, w górę trzy.
innovation-guide-splayed = Gotowe: przykryta karta znów pokazuje symbol i on się liczy. Karty, które trafią na ten stos później, też będą rozsunięte.
innovation-guide-demand = Pierwszy efekt karty { $card } zaczyna się od „Żądam”: dotyka tego, kto pokazuje mniej zamków niż Ty. Znak na karcie pokazuje, że przeciwnik musi spełnić żądanie.
innovation-guide-obeyed = Żądanie spełnione: karta przeciwnika jest teraz Twoja. Pilnuj też własnych symboli: im więcej ich pokazujesz, tym mniej żądań może Cię dotknąć.
innovation-guide-higher = Wyłóż kartę z wyższej epoki: będziesz dobierać wyższe karty, a wyższe osiągnięcia znajdą się w zasięgu.
innovation-guide-next-goal = Można zdobyć każde osiągnięcie, które jeszcze leży, w dowolnej kolejności. Epoka 2 wymaga 10 punktów i wierzchniej karty z epoki 2 lub wyższej. Wskaż osiągnięcie, aby zobaczyć, czego Ci brakuje.
innovation-guide-specials = Oprócz nich jest pięć osiągnięć specjalnych. Kto spełni warunek, dostaje je od razu, bez akcji. Wskaż jedno, aby przeczytać, czego wymaga.
innovation-guide-closing = Teraz wiesz już wszystko: dobieranie, wykładanie, dogmat, osiągnięcie. Reszta jest w kartach, a każda łamie zasady po swojemu. Spróbuj teraz: znajdź kartę, która punktuje, rozsuń drugi stos i sprawdź, jakiego symbolu brakuje przeciwnikowi. Powodzenia!


## Szukanie w zasadach

# Słowo z zasad i to, czym jeszcze można go szukać, także po angielsku.
innovation-synonyms =
    epoka: age, era
    stos: pile
    plansza: board, strefa
    wierzchnia karta: top card, karta aktywna
    spodnia karta: bottom card
    stos punktów: score pile, wpływ
    punkty: points, punkty wpływu
    symbol: icon, zasób, zasoby
    symbol przewodni: featured icon
    dogmat: dogma
    żądanie: demand, przymus, dogmat przymusu
    korzystanie: sharing, share, współdzielenie, współpraca, dogmat współpracy
    nagroda: sharing bonus, bonus
    dobrać: draw, wziąć
    wyłożyć: meld, zagrać
    osiągnięcie: achievement, achieve, dominacja
    osiągnięcie specjalne: special achievement, karty dziedzin, dziedzina
    podłożyć: tuck, wsunąć
    zapunktować: score
    zwrócić: return, oddać
    rozsunąć: splay
    przekazać: transfer, przenieść
    wymiana: exchange, wymienić, zamienić
    usuwanie: remove, usunąć
    wartość: value
    najwyższa: highest
    najniższa: lowest
    efekt: effect
    ręka: hand
    zamki: castle, zamek
    korony: crown
    liście: leaf, liść
    żarówka: lightbulb
    fabryka: factory
    zegar: clock
    kolor: color, colour
    pierwszy gracz: first player
innovation-web-box-cards = Karty
innovation-web-box-specials = Osiągnięcia specjalne
