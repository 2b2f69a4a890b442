### Co mówią same programy, i słowa wspólne wszystkim grom.

name = { $it }

word-yes = Tak
word-no = Nie
word-done = Gotowe
word-random = losowy
word-novice = początkujący
word-partner = do ćwiczeń
word-skilled = wprawny
word-expert = mistrzowski
# Dlaczego bot nie dał odpowiedzi.
word-hung = myślał zbyt długo
word-crashed = zepsuł się
word-confused = nie zrozumiał pytania

list-middle = { $first }, { $then }
list-end = { $first } i { $then }

why-effect = { $card }: { $text }


## Miejsca

seat-person = Gracz
seat-bot = Bot
seat-bots = Bot { $n }
# Kto gdzie siedział, gdy zapis tego nie mówi.
seat-unnamed = Gracz { $n }


## Co stół mówi na czacie

table-sat = { $who } siada do stołu.
table-left = { $who } odchodzi od stołu.
table-bot-sat = { $who }: teraz gra tu bot ({ $level }).
table-stands-in = { $who }: w zastępstwie gra bot ({ $level }).
table-back = { $who } wraca do gry.
table-time-up = { $who }: czas się skończył, dalej gra bot.
table-resigned = { $who } poddaje grę.
table-undone = { $who } cofa odpowiedź.
table-asks-undo = { $who } prosi o cofnięcie ostatniej odpowiedzi.
table-agrees-undo = { $who } zgadza się.
table-refuses-undo = { $who } woli grać dalej.
table-undone-agreed = { $who } cofa odpowiedź; wszyscy się zgodzili.
table-undone-free = { $who } cofa odpowiedź, a boty wszystko, co po niej nastąpiło.
table-rematch = { $who } proponuje jeszcze jedną grę.
table-bot-stumbled = { $who }: bot nie dał odpowiedzi ({ $why }), więc wybrano losową.
table-seeded = Osoba, która założyła ten stół, wybrała ziarno i może znać to, co ukryte.
table-dealt-anew = Ta gra jest dalszym ciągiem innej; wszystko, co ukryte, rozdano na nowo.
table-brought = Ta gra zaczęła się gdzie indziej. Osoba, która ją tu przyniosła, może znać to, co ukryte.
table-taken = { $who } ma przy sobie kopię tej gry i może znać to, co ukryte.


## Stół w terminalu

prompt = { $who }, od 1 do { $count } (? – pomoc):
story-turn = Tura: { $who }
news-cut =
    { $count ->
        [one] Pominięto { $count } wcześniejszy wiersz; pokaże go l { $count } albo więcej.
        [few] Pominięto { $count } wcześniejsze wiersze; pokaże je l { $count } albo więcej.
       *[many] Pominięto { $count } wcześniejszych wierszy; pokaże je l { $count } albo więcej.
    }
log-empty = Jeszcze nic się nie wydarzyło.

answer-unknown = „{ $typed }” nie ma wśród możliwości. Wpisz liczbę od 1 do { $count } albo część nazwy; ? pomaga.
answer-unclear = „{ $typed }” może znaczyć: { $names }.

undone = Twoja ostatnia odpowiedź została cofnięta.
undo-nothing = Nie masz odpowiedzi, którą można by cofnąć.
undo-answered = Tego nie można cofnąć: ktoś inny już odpowiedział.
undo-asked = Tego nie można cofnąć: pytanie dostał już ktoś inny.
undo-others = Tego nie można cofnąć: miało już znaczenie, co mają inni.
undo-revealed = Tego nie można cofnąć: ujawniono coś ukrytego.
undo-over = Tego nie można cofnąć: gra się skończyła.
undo-chance = Tego nie można cofnąć: rozstrzygnął już los.

saved = Zapisano w { $file }.
left-saved = Zapisano. Aby grać dalej:
finished-saved = Aby obejrzeć tę grę jeszcze raz:

hide-screen = Naciśnij Enter, aby ukryć ekran, i oddaj klawiaturę: teraz { $who }.
take-keyboard = { $who }, naciśnij Enter, gdy nikt inny nie patrzy.

final-score =
    { $points ->
        [one] { $who } ma { $points } punkt.
        [few] { $who } ma { $points } punkty.
       *[many] { $who } ma { $points } punktów.
    }
final-winner =
    { $points ->
        [one] { $who } wygrywa z { $points } punktem.
        [few] { $who } wygrywa z { $points } punktami.
       *[many] { $who } wygrywa z { $points } punktami.
    }

help-answer = Odpowiedz numerem możliwości, jej kluczem albo początkami jej słów: 3, wyłóż wiosła, wiosła.
help-commands =
    Enter     pytanie jeszcze raz
    v         plansza
    l         co się wydarzyło; l 50 sięga dalej wstecz
    u         cofnij swoją ostatnią odpowiedź
    s         zapisz
    q         zapisz i wyjdź
    ? wiosła  co robi karta lub co znaczy słowo
    ? 3       to samo o możliwości 3
help-nothing = Nie ma niczego o nazwie „{ $name }”.

watch-step = Enter: dalej.  v: plansza.  q: wyjście.


## Wybór gry

choose-title = Witaj w chronotable. Enter wybiera to, co stoi w nawiasie.
title-line =
    { $low ->
        [one] { $title }, do { $high } graczy
        [few] { $title }, od { $low } do { $high } graczy
       *[many] { $title }, od { $low } do { $high } graczy
    }
choose-game = Która gra? [{ $suggested }]
choose-seats = Ilu graczy, od { $low } do { $high }? [{ $suggested }]
choose-name = Twoje imię? [{ $suggested }]
choose-opponent = Kim jest gracz { $n }? Imię albo bot [{ $suggested }]
choose-setting = Który wariant? [{ $suggested }]
choose-number-again = Wpisz liczbę od { $low } do { $high }.


## chronotable replay, games, doctor

check-open = Zapis odtwarza się tak, jak go zapisano: liczba odpowiedzi: { $answers }, gra nieskończona, skrót { $hash }.
check-over = Zapis odtwarza się tak, jak go zapisano: liczba odpowiedzi: { $answers }, wygrywa { $winners } ({ $reason }), punkty: { $scores }, skrót { $hash }.

games-play = Aby zagrać: { $command }
games-option = { $option } (domyślnie { $default }): { $help }

doctor-well = dobrze
doctor-wrong = ŹLE
doctor-sum =
    { $wrong ->
        [0] Wszystko w porządku.
        [one] { $wrong } rzecz jest nie w porządku.
        [few] { $wrong } rzeczy są nie w porządku.
       *[many] { $wrong } rzeczy jest nie w porządku.
    }
doctor-python = chronotable { $ours } na Pythonie { $version }
doctor-python-old = ten Python jest za stary.
doctor-python-mend = Zainstaluj Pythona 3.11 lub nowszego.
doctor-missing = nie jest zainstalowane.
doctor-setup = Uruchom „python3 run.py” w pełnej kopii chronotable: przygotuje wszystko.
doctor-game = Można grać w { $game }
doctor-game-broken = nie da się wczytać ({ $problem }).
doctor-text = Teksty w języku { $lang } są kompletne
doctor-text-wrong =
    { $count ->
        [one] { $count } komunikat jest błędny lub go brakuje ({ $first }).
        [few] { $count } komunikaty są błędne lub ich brakuje ({ $first } i dalsze).
       *[many] { $count } komunikatów jest błędnych lub ich brakuje ({ $first } i dalsze).
    }
doctor-data = Gry można zapisywać w { $folder }
doctor-data-wrong = nie da się tam nic zapisać ({ $problem }).
doctor-data-mend = Zezwól na zapis albo wskaż inny folder w CHRONOTABLE_DATA.
doctor-terminal = Terminal wyświetla { $encoding }, kolumn: { $width }
doctor-ascii = symbole są pokazywane zwykłymi znakami.
doctor-ascii-mend = Ustaw LANG na locale z UTF-8, na przykład C.UTF-8.

core-native = Kod maszynowy: { $parts }
core-plain = Zwykły Python: { $parts } ({ $why })
core-why-off = CHRONOTABLE_NATIVE ma wartość 0
core-why-missing = nie skompilowano; zrobi to „python3 run.py compile”
core-why-changed = źródła zmieniły się od czasu kompilacji; skompiluje je ponownie „python3 run.py compile”
core-why-kernel = gra działa jako kod maszynowy tylko wtedy, gdy działa tak też jądro
core-why-broken = skompilowanej części nie da się wczytać: { $problem }


## chronotable simulate i jego raport

simulate-sum = { $title }: { $games ->
        [one] { $games } gra
        [few] { $games } gry
       *[many] { $games } gier
    }, { $seats ->
        [one] { $seats } miejsce
        [few] { $seats } miejsca
       *[many] { $seats } miejsc
    }, ziarna od { $seed }
progress-games =
    { $games ->
        [one] { $ended }/{ $games } gra
        [few] { $ended }/{ $games } gry
       *[many] { $ended }/{ $games } gier
    }
simulate-interrupted = Przerwano: oto wyniki do tej chwili.
simulate-broken = Gra przerwana przez błąd: { $problem }
simulate-written = Raport jest w { $file }.

## chronotable dataset

dataset-complete =
    { $games ->
        [one] Zbiór danych z { $games } gry jest kompletny, w { $folder }.
        [few] Zbiór danych z { $games } gier jest kompletny, w { $folder }.
       *[many] Zbiór danych z { $games } gier jest kompletny, w { $folder }.
    }
dataset-interrupted = Przerwano: to, co jest w { $folder }, jest całe, ale niekompletne. To samo polecenie kontynuuje.
dataset-readme = { $games ->
        [one] { $games } gra
        [few] { $games } gry
       *[many] { $games } gier
    }, { $seats ->
        [one] { $seats } miejsce
        [few] { $seats } miejsca
       *[many] { $seats } miejsc
    }, ziarna od { $first } do { $last }. To polecenie utworzy go ponownie:
dataset-readme-versions = Utworzył chronotable { $chronotable } z zasadami w wersji { $rules } i cechami w wersji { $features }.
dataset-table-games = wiersz na każdą grę: kto siedział, opcje, jak się skończyła i co gra o niej mówi
dataset-table-results = wiersz na każde miejsce w każdej grze: poziom, wynik, udział w zwycięstwie i rozpis punktów
dataset-table-decisions = wiersz na każdą decyzję: kogo o co i dlaczego zapytano, wszystkie możliwości i wybór
dataset-table-features = wiersz na każdą decyzję: co widziało wtedy decydujące miejsce, jako nazwane liczby
dataset-table-catalogue = co wydrukowano w pudełku: karty, płytki i podobne z danymi, nazwami i tekstami
dataset-about = warunki, wersje, czy zbiór jest kompletny, i ziarna gier przerwanych przez błąd

# Nazwy tego, co się porównuje. Gry dodają własne.
unit-rounds = Rundy
fact-order = Kolejność gry
order =
    { $it ->
        [1] Pierwszy gracz
        [2] Drugi gracz
        [3] Trzeci gracz
       *[other] Czwarty gracz
    }

report-title = { $title }: co mówią rozegrane gry
report-about =
    { $games ->
        [one] { $games } gra w { $title }, wersja zasad { $version }, ziarno { $first }.
        [few] { $games } gry w { $title }, wersja zasad { $version }, ziarna od { $first } do { $last }.
       *[many] { $games } gier w { $title }, wersja zasad { $version }, ziarna od { $first } do { $last }.
    }
report-who = Przy stole: { $who }.
report-options = Opcje: { $options }.
report-options-turn = Opcje, stosowane na zmianę: { $options }.
report-command = To samo jeszcze raz:
report-decisions = Decyzji w grze: średnio { $mean }, od { $least } do { $most }.
report-reading = Odsetek zwycięstw podano z przedziałem, który w 95 przypadkach na 100 zawiera wartość prawdziwą. Kto dzieli zwycięstwo, ma jego część.
report-nothing = Żadna gra jeszcze się nie skończyła, więc nie ma o czym mówić.
report-contents = Spis treści

report-rounds = Jak długo trwają gry
report-rounds-plot = Rozkład długości gier; średnio { $mean }.
report-endings = Jak się kończą
report-endings-plot = Ile gier skończyło się w dany sposób.
report-seats = Kto wygrywa
report-seats-text = Gdyby decydowało samo miejsce, każde powinno wygrać { $usual } gier.
report-seats-plot = Odsetek zwycięstw każdego miejsca, z przedziałami.
report-scores = Wyniki
report-scores-plot = Ilu graczy, a wśród nich ilu zwycięzców, miało dany wynik.
report-categories = Skąd się biorą punkty
report-categories-plot = Dla każdej kategorii środkowa połowa wszystkich graczy, mediana i zakres od najniższej do najwyższej dziesiątej części.
report-group-text = Ze wszystkich graczy tej tabeli razem wygrało { $usual }; to linia przerywana. Zaznaczono to, co różni się od niej bardziej, niż tłumaczyłby przypadek, choć naraz porównuje się tak wiele rzeczy.
report-group-plot = Odsetek zwycięstw z każdą z tych rzeczy, z przedziałami.
report-group-plot-cut = Odsetek zwycięstw z najlepszymi ({ $best }) i najgorszymi ({ $worst }) z tych rzeczy, z przedziałami.

report-all = Wszyscy gracze
report-winners = Zwycięzcy
report-interval = od { $low } do { $high }
report-seat = Miejsce { $number }: { $level }
report-above = powyżej
report-below = poniżej

report-column-seat = Miejsce
report-column-ending = Zakończenie
report-column-category = Kategoria
report-column-games = Gry
report-column-wins = Wygrane
report-column-share = Odsetek
report-column-interval = Przedział 95%
report-column-mark = Więcej niż przypadek
report-column-score = Wynik
report-column-players = Gracze
report-column-mean = Średnia
report-column-deviation = Odchylenie
report-column-least = Najniższy
report-column-tenth = Dolne 10%
report-column-median = Mediana
report-column-ninth = Górne 10%
report-column-most = Najwyższy
report-column-agent = Bot
report-column-rating = Ranking
report-column-time = ms p50
report-column-time-slow = p95
report-column-time-slowest = maks.
report-column-between = Kto z kim
report-column-decided = Rozstrzygnięte


## chronotable selfcheck

selfcheck-sum = { $title }: { $games ->
        [one] { $games } gra
        [few] { $games } gry
       *[many] { $games } gier
    }, { $decisions ->
        [one] { $decisions } decyzja
        [few] { $decisions } decyzje
       *[many] { $decisions } decyzji
    } (średnio { $mean } na grę, w najdłuższej { $longest }) w { $seconds } s.
selfcheck-endings = Jak skończyły się gry: { $endings }
selfcheck-group = { $group } ({ $size }), od najrzadszych: { $things }
selfcheck-never = Ani razu się nie zdarzyło ({ $group }): { $things }
selfcheck-broken-more =
    { $count ->
        [one] I jeszcze { $count } gra przerwana przez błąd.
        [few] I jeszcze { $count } gry przerwane przez błąd.
       *[many] I jeszcze { $count } gier przerwanych przez błąd.
    }
selfcheck-well = Wszystkie kontrole wypadły pomyślnie i wszystko zdarzyło się co najmniej raz.

# Co prędzej czy później musi się zdarzyć. Gry dodają własne.
coverage-ending = Zakończenia


## chronotable bench

bench-kernel = jądro
bench-server = serwer
bench-holds = spełnia { $bound }
bench-misses = NIE SPEŁNIA { $bound }
bench-failed = Nie spełnia wymagań: { $figures }
bench-no-postgres = Nie ma tu PostgreSQL: tego, co potrafią dwa procesy, nie zmierzono.
bench-no-peer = Nie ma tu boardgame.io: porównania nie będzie.

bench-microseconds = µs
bench-milliseconds = ms
bench-seconds = s
bench-each-second = /s
bench-times = ×
bench-kilobytes = KB
bench-megabytes = MB

# „Między akcjami”: gracz może wybrać akcję. Kopia gry toczy się dalej osobno.
bench-question-boundary = pytanie i odpowiedź między akcjami
bench-question-midway = pytanie i odpowiedź w trakcie efektu
bench-fork-boundary = kopia gry między akcjami, gotowa na odpowiedź
bench-fork-boundary-answer = kopia gry między akcjami i pierwsza odpowiedź
bench-fork-midway = kopia gry w trakcie efektu, gotowa na odpowiedź
bench-fork-midway-answer = kopia gry w trakcie efektu i pierwsza odpowiedź
bench-replayed = odpowiedź odtworzona
bench-record = odpowiedź z zapisu, sprawdzona
bench-shuffle = tasowanie 105 kart
bench-games =
    { $seats ->
        [one] losowe gry, { $seats } miejsce
        [few] losowe gry, { $seats } miejsca
       *[many] losowe gry, { $seats } miejsc
    }
bench-decisions =
    { $seats ->
        [one] decyzje, { $seats } miejsce
        [few] decyzje, { $seats } miejsca
       *[many] decyzje, { $seats } miejsc
    }
bench-reference = decyzje szachów z OpenSpiel, w tym samym przebiegu
bench-over-reference =
    { $seats ->
        [one] decyzje wobec szachów z OpenSpiel, { $seats } miejsce
        [few] decyzje wobec szachów z OpenSpiel, { $seats } miejsca
       *[many] decyzje wobec szachów z OpenSpiel, { $seats } miejsc
    }
bench-no-reference = Nie ma z czym porównać: OpenSpiel zainstaluje „python3 run.py extras bench”.
bench-seats = 4 miejsca wobec 2, na decyzję
bench-growth = ostatnia ćwierć gry wobec pierwszej, na decyzję
bench-quarter = decyzja w { $number }. ćwierci gry
bench-shown = decyzja z zapisem, pokazana widzom: { $count }
bench-view = widok z jednego miejsca
bench-imagined = wyobrażony świat
bench-memory = pamięć trwającej gry wraz z przebiegiem

# Tyle stołów naraz na serwerze i co tam zmierzono; p50 to mediana.
bench-load =
    { $it ->
        [one] { $it } stół
        [few] { $it } stoły
       *[many] { $it } stołów
    }
bench-load-postgres =
    { $it ->
        [one] { $it } stół w PostgreSQL
        [few] { $it } stoły w PostgreSQL
       *[many] { $it } stołów w PostgreSQL
    }
bench-load-workers =
    { $it ->
        [one] { $it } stół w PostgreSQL, 2 procesy
        [few] { $it } stoły w PostgreSQL, 2 procesy
       *[many] { $it } stołów w PostgreSQL, 2 procesy
    }
bench-load-peer =
    { $it ->
        [one] boardgame.io, { $it } stół
        [few] boardgame.io, { $it } stoły
       *[many] boardgame.io, { $it } stołów
    }
bench-load-experts =
    { $it ->
        [one] { $it } stół obok { $it } z botami mistrzowskimi
        [few] { $it } stoły obok { $it } z botami mistrzowskimi
       *[many] { $it } stołów obok { $it } z botami mistrzowskimi
    }
bench-answers = { $load }, odpowiedzi
bench-answers-work = { $load }, odpowiedzi na sekundę czasu procesora
bench-fast = { $load }, przy pełnej szybkości { $part }
bench-paced = { $load }, przy { $rate }/s { $part }
bench-load-memory = { $load }, pamięć
bench-refused = { $load }, odrzucone
bench-ratio = { $load }, wobec boardgame.io
bench-ratio-work = { $load }, wobec boardgame.io, na procesor
bench-idle = bezczynne stoły: { $n }, pamięć
bench-sockets = gniazda: { $n }, ilu pokazano stół
bench-sockets-memory = gniazda: { $n }, pamięć
bench-stored = start z zapisanymi grami: { $n }

bench-soak = długi bieg
bench-percent = %
bench-soak-so-far =
    Po { $minutes ->
        [one] { $minutes } minucie
        [few] { $minutes } minutach
       *[many] { $minutes } minutach
    }: { $memory } MB, { $answers ->
        [one] { $answers } odpowiedź
        [few] { $answers } odpowiedzi
       *[many] { $answers } odpowiedzi
    }
bench-soak-answers = odpowiedzi
bench-soak-games = zakończone partie
bench-soak-refused = odrzucone
bench-soak-longest = najdłuższe oczekiwanie
bench-soak-memory-settled = pamięć po ustabilizowaniu
bench-soak-memory-at-the-end = pamięć na końcu
bench-soak-growth = przyrost pamięci
bench-soak-files = otwarte pliki po ustabilizowaniu
bench-soak-files-end = otwarte pliki na końcu

bench-simulation = symulacja
bench-workers =
    { $workers ->
        [one] gry, { $workers } proces
        [few] gry, { $workers } procesy
       *[many] gry, { $workers } procesów
    }
bench-workers-ratio = 2 procesy wobec 1, według zegara
bench-workers-ratio-work = 2 procesy wobec 1, według czasu procesora
bench-workers-hand-out = czas procesora na zlecenie gry i odbiór wyniku
bench-workers-wait = najdłuższe czekanie na wynik

bench-envs = środowiska
bench-envs-no-peers = Nie ma tu klasycznych gier PettingZoo ani RLCard: zainstaluje je „python3 run.py extras bench”.
bench-envs-step-ratio = krok wobec decyzji samego silnika
bench-envs-encoding-ratio = zakodowanie obserwacji wobec widoku
bench-envs-decision = decyzja samego silnika
bench-envs-step = krok bez obserwacji
bench-envs-view = widok z jednego miejsca
bench-envs-encoding = zakodowanie obserwacji
bench-envs-whole = krok, obserwacja i losowy wybór
bench-envs-peer = { $peer }, to samo

bench-start = uruchomienie
bench-start-first = pierwsze uruchomienie, aż strona odpowie
bench-start-left = zostaje na dysku, bez .git
bench-start-home = zostaje w katalogu domowym
bench-start-again = drugie uruchomienie
bench-start-memory = pamięć serwera

bench-site = strona bez serwera
bench-site-files = pliki
bench-site-size = rozmiar przed kompresją
bench-site-cold = można grać, pierwsza wizyta
bench-site-warm = można grać, kolejne wizyty
bench-site-wait = następne pytanie, gdy gra { $level }, { $part }


## Stół bez skryptów

plain-languages = Języki
plain-trouble = To się nie udało
plain-back = Wstecz
plain-go = Dalej
plain-welcome = Witaj w chronotable
plain-introduce = Kim jesteś?
plain-introduce-first = Wybierz imię, aby usiąść do stołu lub rozmawiać.
plain-name = Imię
plain-passphrase = Hasło
plain-passphrase-wish = Hasło, by wrócić z innego urządzenia (jeśli chcesz)
plain-come-back = Wracasz do nas?
plain-you-are = Twoje imię: { $name }.
plain-leave-device = Wyloguj to urządzenie
plain-my-data = Twoje dane
plain-change = Zmień
plain-forget = Zapomnij mnie: usuń moje imię, sesje i wypowiedzi
plain-new = Nowy stół
plain-tables-mine = Twoje stoły
plain-tables-open = Otwarte stoły
plain-tables-finished = Zakończone gry
plain-status-gathering = czeka na graczy
plain-status-playing = w toku
plain-status-over = koniec
plain-status-frozen = nie da się grać dalej
plain-your-turn = Twoja kolej
plain-seats = Miejsca
plain-nobody = nikt
plain-me = Ty
plain-open = kto przyjdzie
plain-bot = bot, { $level }
plain-level = Poziom bota
plain-options = Opcje
plain-pace = Tempo
plain-pace-none = bez zegara
plain-pace-live = zegar dla każdego gracza
plain-pace-slow = czas na każdą odpowiedź
plain-minutes = Minuty
plain-listed = pokaż wszystkim wśród otwartych stołów
plain-make = Załóż stół
plain-question = Pytanie do Ciebie
plain-over = Gra skończona
plain-rematch = Zagraj jeszcze raz
plain-record = Pobierz zapis gry
plain-gathering = Czekamy na graczy. Strona odświeża się sama.
plain-waiting = Inni się zastanawiają. Strona odświeża się sama.
plain-undo = Cofnij moją ostatnią odpowiedź
plain-sit = Usiądź tutaj
plain-let-bot = Niech gra bot
plain-take-back = Chcę znów grać
plain-link-play = Kto to otworzy, może usiąść:
plain-link-watch = Kto to otworzy, może oglądać:
plain-board = Stół
plain-story = Co się wydarzyło
plain-chat = Czat
plain-say = Wypowiedź
plain-send = Wyślij
plain-go-away = Wyjdź
plain-leave = Wstań od stołu
plain-resign = Poddaj się
plain-commitment = Odcisk tasowania:
plain-seed = Ziarno:
plain-refused-stale = Stół się tymczasem zmienił: spójrz jeszcze raz.
plain-refused-illegal = Tego nie ma wśród możliwości.
plain-refused-not-asked = Nie ma teraz pytania do Ciebie.
plain-refused-undo = Tego nie można cofnąć.
plain-refused-over = Gra jest skończona.
plain-refused-frozen = Tej gry nie da się kontynuować.
plain-refused-not-seated = Może to zrobić tylko ktoś, kto siedzi przy stole.
plain-refused-unsaved = Nie udało się zapisać, więc nic się nie zmieniło: spróbuj ponownie.
plain-refused-busy = To było za dużo naraz: poczekaj chwilę.


## Czego nie można zrobić

error-unknown-game = Żadna gra nie nazywa się „{ $name }”. Są: { $known }.
error-seats = Liczba graczy w tej grze: od { $low } do { $high }, a nie { $given }.
error-option-unknown = Nie ma tu opcji „{ $name }”. Są: { $known }.
error-option-value = Opcja { $name } nie może mieć wartości „{ $value }”. Możliwe są: { $known }.
error-option-form = „{ $given }” to nie opcja: oczekiwano NAZWA=WARTOŚĆ.
error-options-clash = Te opcje się wykluczają.
error-seed = Ziarno to liczba albo do 32 cyfr szesnastkowych.
error-language = Nie ma tekstów w języku „{ $lang }”. Są: { $known }.
error-bench-site = Brakuje tu { $name }, bez którego tego pomiaru nie będzie: przyniesie to „python3 run.py test”.
error-no-benchmarks = Pomiary nie są instalowane razem z chronotable: leżą w jego źródłach w folderze „benchmarks”, gdzie uruchamia je „python3 run.py bench”.
error-no-rules = Nie ma zasad gry „{ $game }”. Są: { $known }.
error-which-game = Która gra? Listę pokaże „chronotable games”.
error-which-seat = Nie ma miejsca „{ $seat }”. Są: { $known }.
error-seats-given = Miejsc przy tym stole: { $seats }. Podanych miejsc: { $given }.
error-same-name = Dwa miejsca mają tę samą nazwę: { $names }.
error-level = Żaden bot nie ma poziomu „{ $level }”. Są: { $known }.
error-agent-outside = Agent { $agent } nie może grać: { $why }
error-person = „{ $name }” to nie imię: oczekiwano widocznych znaków, od 1 do { $most }.
error-load-with = { $option } nie ma sensu z --load: gra już się zaczęła.
error-other-game = { $file } to gra w { $game }, a nie w { $asked }.
error-data-database = --data i --database nie mogą naraz mówić, gdzie są przechowywane gry.
error-site-client = Klient przeglądarkowy nie jest zbudowany, więc nie ma czego zapisać: brakuje { $folder }.
error-no-command = Nie ma polecenia „{ $name }”. Są: { $known }.
error-extra-missing = Brakuje tu { $packages }. Należy do dodatku „{ $extra }”: pip install "chronotable[{ $extra }]" albo, w kopii źródeł: python3 run.py extras { $extra }
error-no-file = Nie ma pliku { $file }.
error-unreadable = Nie da się odczytać pliku { $file }.
error-file-no-record = Plik { $file } nie jest zapisem gry.
error-no-record = To nie jest zapis gry.
error-record-field = Nie da się odczytać zapisu: pole „{ $field }” nie jest takie, jak oczekiwano.
error-record-version = Zapis powstał w wersji { $made } zasad; tutaj jest wersja { $ours }.
error-record-unplayable = Zasady nie pozwalają odtworzyć tego zapisu.
error-record-too-much = Serwer nie ma czasu lub pamięci na tak duży zapis.
web-error-busy = Zbyt wiele twoich próśb jeszcze czeka: spróbuj za chwilę.
error-record-early = Zapis zdradziłby to, co ukryte: poczekaj do końca gry.
error-brought-over = Ta gra jest skończona: można ją tylko obejrzeć.
error-brought-chairs = Podaj dla każdego miejsca, kto ma na nim siedzieć; w tej grze jest ich { $seats }.
error-take-now = Zabrać ze sobą można tylko trwającą grę.
error-take-others = Grają tu także inni ludzie. Gra zdradziłaby, co ukrywają, więc można ją zabrać dopiero po zakończeniu.
error-diverged = Zapis nie zgadza się z zasadami: różni się odpowiedź { $number }.
error-diverged-end = Zapis podaje inny wynik, niż wynika z jego odpowiedzi.
error-one-chair = Możesz siedzieć tylko na jednym miejscu.
error-not-begun = Gra jeszcze się nie zaczęła.
error-begun = Gra już się zaczęła: wszystkie miejsca są zajęte.
error-not-over = Gra jeszcze się nie skończyła.
error-over = Gra jest skończona.
error-over-there = W tym miejscu gra była już skończona: wybierz wcześniejszy krok.
error-seated = Już siedzisz przy tym stole.
error-not-seated = Nie siedzisz przy tym stole.
error-seat-taken = To miejsce nie jest już wolne.
error-need-link = Aby tu usiąść, trzeba mieć link do gry.
error-host-only = Tylko gospodarz może wstawić bota za kogoś innego.
error-not-away = Dopóki ktoś gra, nikt inny za niego nie decyduje: bot może go zastąpić po dziesięciu minutach nieobecności; w powolnej grze decyduje jego zegar.
error-bot-stays = Dopóki grają też inni, bot zostaje taki, jaki jest.
web-error-database-away = Baza danych jest teraz niedostępna: spróbuj za chwilę.
web-error-moved = Stół przenosi się do innego procesu serwera: spróbuj za chwilę.
error-no-stand-in = Nie gra tu za Ciebie żaden bot.
error-time-up = Twój czas się skończył: do końca gra bot.
error-no-rematch = Tej gry nie można rozegrać jeszcze raz.
error-rematch-players = Zagrać jeszcze raz mogą tylko ci, którzy grali.
error-others-eyes = Co widać z innego miejsca, można zobaczyć po zakończeniu gry.
error-play-on = Od tego miejsca nikt nie może grać dalej.
error-name = Imię składa się z widocznych liter.
error-games-few = --games nie może mieć wartości { $given }: oczekiwano co najmniej 1.
error-workers = --workers nie może mieć wartości { $given }: oczekiwano liczby procesów albo 0, czyli wszystkich rdzeni.
error-cluster = Pod adresem { $address } nie odpowiada żaden planista Dask.
error-agents-few = Za mało botów ({ $agents }). Potrzeba po jednym na każde miejsce, razem { $seats }.
error-only-bots = „{ $seat }” nie może tu usiąść: symulować można tylko boty, oczekiwano bot:POZIOM.
error-tables = --tables nie może mieć wartości „{ $given }”: oczekiwano liczb, na przykład 8,32,128.
error-minutes = --minutes { $given }: oczekiwano więcej niż 0.
error-train-features = { $game } nie podaje cech, z których można by się uczyć.
error-train-folder = W { $folder } nie ma przebiegu treningu, który można by kontynuować.
error-no-folder = Nie ma folderu na plik { $file }.
error-unwritable = Nie da się zapisać pliku { $file }.
error-no-results = W pliku { $file } nie ma wyników gier.
error-other-results = W pliku { $file } są wyniki gier rozegranych na innych warunkach.
error-other-dataset = Folder { $folder } zawiera zbiór danych utworzony na innych warunkach.
error-no-dataset = Folder { $folder } zawiera coś innego, a nie zbiór danych.
error-chunk = --chunk { $given }: oczekiwano co najmniej 1.
error-not-offered = „{ $answer }” nie ma wśród możliwości: { $offered }.
error-rules-broke = Po odpowiedzi „{ $answer }” zasady nie mogły działać dalej: wybierz inną.
error-name-taken = Imienia { $name } używa już ktoś inny: wybierz inne.
error-stale = Stół zmienił się od wersji { $version }: spójrz jeszcze raz.
error-id-used = Ten numer należy już do innej prośby.
error-no-line = Na czacie nie ma wiersza, na który można tak zareagować.
error-resigned = Ta gra jest już przez Ciebie poddana.
error-which-step = Nie ma kroku { $step }. Ostatni to { $last }.
error-record-value = Nie można odczytać zapisu: w polu „{ $field }” jest { $given }, oczekiwano: { $expected }.
error-not-saved = Nie udało się tego zapisać, więc nic się nie zmieniło: { $why }.
error-shutting-down = Serwer się wyłącza; nic się nie zmieniło.
error-database = Nie można otworzyć bazy danych: { $why }.
error-database-form = Nie można otworzyć bazy danych: { $why }; oczekiwano sqlite:///PLIK albo postgresql://UŻYTKOWNIK@KOMPUTER/NAZWA.
error-database-later = Bazę danych utworzyła inna, nowsza wersja programu chronotable: { $why }.
error-database-memory = Baza danych w pamięci niczego nie zachowa: oczekiwano sqlite:///PLIK.
error-database-served = { $file } obsługuje już inny chronotable: najpierw go zatrzymaj albo trzymaj gry w PostgreSQL, którą może obsługiwać kilka serwerów.
error-neighbours = Tej samej bazy danych używa serwer na innym komputerze, { $machine }: serwerom na kilku komputerach trzeba opcją --reached-at powiedzieć, gdzie inne je znajdą.
error-no-emblem = Gra „{ $game }” nie ma godła.
error-no-lesson = Nie ma lekcji gry „{ $game }”. Są: { $known }.
error-no-catalogue = „{ $file }” nie jest katalogiem: oczekiwano GRA.ftl.

frozen-version = { $game }: tę grę rozgrywano w wersji { $made } zasad; ten serwer zna tylko wersję { $ours }.
frozen-consent = { $game }: tę grę zaczęto w wersji { $made } zasad; ten serwer ma wersję { $ours }. Z miejsca, w którym stoi, może toczyć się dalej według nowych zasad{ $lost ->
    [0] .
    [one] ; ostatnia odpowiedź do nich nie pasuje i trzeba by ją podać ponownie.
    [few] ; ostatnie { $lost } odpowiedzi do nich nie pasują i trzeba by je podać ponownie.
    [many] ; ostatnich { $lost } odpowiedzi do nich nie pasuje i trzeba by je podać ponownie.
   *[other] ; ostatnich { $lost } odpowiedzi do nich nie pasuje i trzeba by je podać ponownie.
} Wszyscy przy stole muszą się zgodzić.
table-agreed = { $who } zgadza się grać dalej według nowych zasad.
table-carried = Od tego miejsca gra toczy się według wersji { $ours } zasad zamiast { $made }.{ $lost ->
    [0] {""}
    [one] {" "}Ostatnią odpowiedź trzeba podać ponownie.
    [few] {" "}Ostatnie { $lost } odpowiedzi trzeba podać ponownie.
    [many] {" "}Ostatnich { $lost } odpowiedzi trzeba podać ponownie.
   *[other] {" "}Ostatnich { $lost } odpowiedzi trzeba podać ponownie.
}
table-carried-whole = Zasady mają teraz wersję { $ours } zamiast { $made }; dla tej gry nic się nie zmienia.
frozen-unknown = Ten serwer nie zna gry „{ $game }”.
frozen-unfit = Zapis tej gry nie zgadza się z jej zasadami.


## chronotable serve

serve-address = Stół jest otwarty: { $address }
serve-stop = Ctrl-C go zamyka. Gry są przechowywane w { $place }.
serve-closed = Zamknięto. Każda gra jest zachowana.
serve-error-workers = Liczba procesów { $n } nie jest możliwa: oczekiwano od 1 do { $most }.
serve-error-workers-sqlite = --workers wymaga PostgreSQL: plik SQLite obsługuje jeden proces. Gdzie ona jest, powiedz opcją --database.
serve-error-workers-windows = --workers nie działa w systemie Windows.
serve-error-workers-reached = --reached-at jest dla pojedynczych serwerów: procesy na jednym komputerze znajdują się same.
serve-error-reached-at = { $given } nie jest adresem dla --reached-at: oczekiwano czegoś jak 10.0.0.1:8100.


## Pomoc polecenia

cli-about = Gry planszowe o czasie; program pilnuje każdej zasady.
cli-examples =
    przykłady:
      chronotable play                          wybierz grę i zagraj tutaj
      chronotable play innovation --seat Anna   Anna przeciw botowi
      chronotable games                         w co można zagrać
      chronotable POLECENIE --help              więcej o poleceniu
cli-usage = użycie:
cli-arguments = argumenty
cli-options = opcje
cli-word-host = ADRES
cli-word-port = PORT
cli-word-folder = FOLDER
cli-word-url = URL
cli-word-address = ADRES
cli-word-limit = NAZWA=LIMIT
cli-word-game = GRA
cli-word-seat = IMIĘ|bot:POZIOM
cli-word-option = NAZWA=WARTOŚĆ
cli-word-seed = ZIARNO
cli-word-file = PLIK
cli-word-eyes = MIEJSCE
cli-word-number = N
cli-word-levels = A,B,...
cli-word-bot = bot:POZIOM
cli-word-report = PLIK.html
cli-word-records = PLIK.jsonl
cli-word-parquet = PLIK.parquet
cli-word-seconds = S
cli-word-numbers = N,N,...
cli-word-minutes = M
cli-word-lang = JĘZYK
cli-word-topic = TEMAT
cli-help = pokaż tę pomoc i zakończ
cli-error = Nie zrozumiano polecenia; --help pokazuje, co można wpisać.
cli-error-unknown = Nie zrozumiano: { $given }
cli-error-required = Czegoś brakuje: { $wanted }
cli-error-choice = { $name } nie może mieć wartości „{ $given }”. Oczekiwano: { $known }
cli-error-value = { $name } nie może mieć wartości „{ $given }”.
cli-error-expected = { $name } wymaga wartości.
cli-version = wypisz wersję i zakończ
cli-command = POLECENIE
cli-lang = język wszystkiego, co jest pokazywane
cli-json = wypisz JSON, dla programów
cli-any-game = tytuł albo wszystkie

cli-play = zagraj w tym terminalu
cli-play-example =
    przykłady:
      chronotable play innovation --seat Anna --seat Piotr --seat bot:random
      chronotable play innovation --option cards=third --seed 7
      chronotable play --load data/saves/innovation-20250101-200000.json
cli-play-game = tytuł; jeśli go brak, program zapyta
cli-play-seat = imię osoby albo bot, raz na każde miejsce; resztę miejsc zajmują boty
cli-play-option = opcja stołu, zobacz „chronotable games”
cli-play-seed = liczba lub cyfry szesnastkowe: to samo ziarno tasuje tak samo
cli-play-load = wznów zapisaną grę
cli-play-save = gdzie ją zapisywać

cli-serve = otwórz stół w przeglądarce, tutaj i dla każdego, kto ma link
cli-serve-example =
    przykłady:
      chronotable serve
      chronotable serve --host 0.0.0.0 --port 80 --data /var/lib/chronotable
      chronotable serve --database postgresql+psycopg://user@host/chronotable
cli-serve-host = adres, na którym nasłuchiwać; 0.0.0.0 wpuszcza inne komputery
cli-serve-port = port, na którym nasłuchiwać, domyślnie 8000; 0 bierze dowolny wolny
cli-serve-data = folder z grami w SQLite, domyślnie ./data
cli-serve-database = zamiast tego baza danych, na przykład PostgreSQL, podana adresem
cli-serve-no-browser = nie otwieraj przeglądarki
cli-serve-origin = adres, pod którym przeglądarki znajdują ten serwer, na przykład https://games.example; serwer odpowiada na jego nazwę
cli-serve-proxy = adres serwera proxy, któremu można wierzyć, kto pyta
cli-serve-limit = zmień limit: NAZWA=NA_SEKUNDĘ/NARAZ albo NAZWA=off; all=off znosi wszystkie
cli-serve-workers = ile procesów obsługuje, z PostgreSQL; stoły, które jeden z nich opuszcza, grają dalej w innym
cli-serve-reached-at = gdzie ten serwer znajdą serwery na innych komputerach z tą samą bazą, na przykład 10.0.0.1:8100
cli-serve-log = ile pisać na standardowe wyjście błędów: debug, info, warning lub error

cli-replay = opowiedz zapisaną grę albo sprawdź zapis
cli-replay-example =
    przykłady:
      chronotable replay game.json --step --seat Anna
      chronotable replay game.json --check
cli-replay-file = zapisana gra albo dowolny zapis
cli-replay-step = po każdym kroku czekaj na Enter
cli-replay-check = tylko odtwórz i powiedz, czy się zgadza; kod wyjścia 1, jeśli nie
cli-replay-seat = czyimi oczami patrzeć, imię albo numer od 0; bez tego oczami widza

cli-selfcheck = rozegraj losowe gry z włączoną każdą kontrolą
cli-selfcheck-example =
    przykład:
      chronotable selfcheck innovation --games 1000 --workers 4
cli-selfcheck-games = ile gier
cli-selfcheck-seed = ziarno pierwszej gry
cli-selfcheck-workers = ile procesów dzieli się pracą

cli-arena = niech boty zagrają ze sobą; pokaże, kto jak często wygrywa i jak jest silny
cli-arena-example =
    przykłady:
      chronotable arena innovation --agents novice,random --games 100
      chronotable arena innovation --agents novice,skilled,expert --games 120 --workers 0
      chronotable arena echoes --agents skilled,novice,novice --seats 3 --save strength.jsonl
cli-arena-game = tytuł, w który grać
cli-arena-agents = poziomy, które się spotykają; podany dwa razy siada dwa razy
cli-arena-games = ile gier; każde ziarno rozgrywa się raz na każdą zamianę miejsc
cli-arena-seats = ile miejsc, domyślnie 2; gdy botów jest więcej, spotyka się każda kombinacja
cli-arena-save = zachowuj każdą grę w tym pliku i kontynuuj od niego
cli-arena-workers = ile procesów dzieli się pracą; 0 to wszystkie rdzenie

cli-simulate = rozegraj wiele gier naraz i podsumuj, co z nich wynika
cli-simulate-example =
    przykłady:
      chronotable simulate echoes --games 1000 --seat bot:novice --report echoes.html
      chronotable simulate anachrony --seats 4 --seat bot:skilled --seat bot:novice --save games.jsonl
      chronotable simulate anachrony --option side=A --option side=B --games 500 --json
cli-simulate-seat = kto tam siedzi, raz na każde miejsce; ostatni zajmuje też resztę miejsc
cli-simulate-seats = ile miejsc, domyślnie tyle, ile podano
cli-simulate-option = opcja stołu, zobacz „chronotable games”; podana dwa razy stosuje wartości na zmianę
cli-simulate-workers = ile procesów dzieli się pracą; domyślnie wszystkie rdzenie
cli-cluster = graj na klastrze Dask, którego planista ma ten adres; local uruchamia go tutaj
cli-parquet = zapisz gry także do tego pliku w formacie Parquet
cli-simulate-report = zapisz do tego pliku samodzielny raport z wykresami

cli-dataset = zapisz każdą decyzję wielu gier i co było widać jako zbiór danych w plikach Parquet
cli-dataset-example =
    przykłady:
      chronotable dataset innovation data --games 1000 --seat bot:novice
      chronotable dataset echoes data --games 200 --seat bot:skilled --seat bot:novice --seed 7
cli-dataset-folder = folder zbioru danych; przerwany jest kontynuowany
cli-dataset-chunk = ile gier dzieli jeden plik; domyślnie 50

cli-train = graniem ustalać, ile warte są pozycje, dla najsilniejszych botów
cli-train-example =
    przykłady:
      chronotable train echoes --generations 10
      chronotable train innovation --games 500 --seed 7 --folder ~/innovation
cli-train-generations = ile pokoleń; przebieg, który miał ich mniej, trwa dalej
cli-train-games = z ilu gier uczy się każde pokolenie
cli-train-pairs = ile par lustrzanych gier może trwać próba z mistrzem
cli-train-seed = ziarno przebiegu; to samo ziarno i te same liczby znajdą to samo
cli-train-folder = gdzie przebieg jest przechowywany i skąd trwa dalej; inaczej training-GRA

cli-bench = zmierz szybkość, jeden wiersz na wynik
cli-bench-example =
    przykłady:
      chronotable bench innovation
      chronotable bench kernel --json
      chronotable bench envs
      chronotable bench server
      chronotable bench simulation
      chronotable bench soak --minutes 20
cli-bench-game = tytuł, „kernel”, „envs” (do nauki), „simulation” (symulacja), „server”, „soak” (długi bieg serwera), „start” (od świeżego klonu do stołu) lub „site” (strona bez serwera); bez tego wszystkie tytuły i kernel
cli-bench-seconds = dla serwera i symulacji: jak długo mierzy się każdą wartość
cli-bench-tables = serwer: ile stołów naraz, kolejno
cli-bench-parts = co z „server”: play (odpowiedzi obok boardgame.io), crowd (prawdziwe tytuły, 10 000 bezczynnych stołów, 5 000 gniazd, 20 000 zapisanych gier), few (jedna pięćdziesiąta tego), workers (dwa procesy na PostgreSQL obok jednego) albo all
cli-bench-minutes = długi bieg: ile minut trwa

cli-completion = skrypt, dzięki któremu powłoka uzupełnia polecenia, opcje i gry
cli-completion-shell = powłoka: bash, zsh albo fish
cli-completion-example =
    przykłady:
      source <(chronotable completion bash)
      chronotable completion fish > ~/.config/fish/completions/chronotable.fish
cli-help-example =
    przykłady:
      chronotable help
      chronotable help serve
cli-help-topic = polecenie; bez niego wszystkie

cli-site = zapisać stół w przeglądarce jako zwykłe pliki, które można pokazywać bez serwera gry
cli-site-folder = gdzie je zapisać
cli-site-example =
    przykład:
      chronotable site public
      python3 -m http.server --directory public
site-written =
    { $folder }: { $files ->
        [one] { $files } plik
        [few] { $files } pliki
        [many] { $files } plików
       *[other] { $files } pliku
    }, { $megabytes } MB.
site-next = Pokaże je każdy serwer plików, na przykład: python3 -m http.server --directory { $folder }

cli-rules = sprawdź zasady gry
cli-rules-game = tytuł
cli-rules-topic = słowo, nazwa nagłówka lub numer orzeczenia; bez tego spis treści
cli-rules-example =
    przykład:
      chronotable rules innovation dogmat

rules-endings = a e i o u y ego emu ymi imi ych ich ach ami owi owie ow om em am ym im ej ie ia ii iu iem iami iach iom owac uje ujesz ic ac ec yc ona one ony any ana ane owana owane owany anie enie ienie owanie s
rules-nothing = Zasady nic nie mówią o „{ $topic }”.
rules-how = Sprawdź: chronotable rules { $game } NAZWA albo dowolne słowo.
rules-more =
    { $count ->
        [one] Mówi o tym jeszcze jeden nagłówek; im więcej słów, tym mniej wyników.
        [few] Mówią o tym jeszcze { $count } nagłówki; im więcej słów, tym mniej wyników.
       *[many] Mówi o tym jeszcze { $count } nagłówków; im więcej słów, tym mniej wyników.
    }

cli-games = wypisz gry i ich opcje
cli-games-example =
    przykład:
      chronotable games --json

cli-doctor = sprawdź, czy jest wszystko, co potrzebne, i powiedz, jak naprawić resztę
cli-doctor-example =
    przykład:
      chronotable doctor


## Stół w przeglądarce: wszędzie

web-title-home = chronotable
web-title-table = { $game } · chronotable
web-title-turn = Twoja kolej · { $game } · chronotable
web-title-replay = { $game }: powtórka
web-home = Strona główna
web-nav = Ustawienia i pomoc
web-explanation = Wyjaśnienie
web-close = Zamknij
web-cancel = Anuluj
web-save = Zapisz
web-copy = Kopiuj
web-copied = Link skopiowany.
web-lost-title = Nic tu nie ma
web-lost = Nie ma takiej strony. Może brakuje części adresu.

web-seat-open = Wolne miejsce
web-seat-somebody = Ktoś
web-seat-numbered = { $name } { $n }
web-seat-number = Gracz { $n }
web-bot = Bot ({ $level })
web-bot-random = Bot losowy
web-bot-novice = Bot początkujący
web-bot-skilled = Bot wprawny
web-bot-expert = Bot mistrzowski
# How strong a level is: from the figures in docs/strength.md.
web-bot-random-help = Bot losowy: daje dowolną dozwoloną odpowiedź. Dobry, żeby się rozejrzeć, ale to nie przeciwnik.
web-bot-novice-help = Bot początkujący: każdą odpowiedź sprawdza raz i patrzy tylko do końca akcji. Z losowym wygrywa prawie zawsze.
web-bot-skilled-help = Bot wprawny: lepsze odpowiedzi rozgrywa w myślach do swojej następnej tury. We dwóch wygrywa z początkującym około ośmiu gier na dziesięć; przy trzech lub czterech graczach jego przewaga jest mniejsza.
web-bot-expert-help = Bot mistrzowski: myśli do dwóch sekund i sprawdza więcej możliwych gier niż wprawny. Rozegrano za mało gier, by było jasne, czy wygrywa częściej.
# Przeciwnik w pierwszej grze z przewodnikiem.
web-bot-partner = Bot do ćwiczeń
web-level = Poziom botów
web-you = Ty
# Imiona dla osób, które nie wybrały własnego, oddzielone odstępami.
web-name-suggestions = Agrest Aster Barwinek Bławatek Bóbr Bursztyn Cis Czapla Derkacz Dzięcioł Fiołek Gil Głóg Iskra Jarząb Jaskier Jawor Jesion Kalina Kometa Kruk Leszczyna Łan Malwa Mgiełka Modrzew Nów Olcha Orion Paproć Perkoz Pliszka Rudzik Sasanka Szałwia Szpak Świerk Topaz Wilga Wrzos Wydra Zefir Zięba Żuraw


## Stół w przeglądarce: początek

web-welcome = Trzy głębokie gry, jeden spokojny stół.
web-welcome-more = Zagraj od razu z botem albo wyślij znajomym link. Bez rejestracji i bez instalacji.
web-pitch-innovation = Zbuduj cywilizację z idei dziesięciu epok, od koła po internet. Każda karta to osobna moc; gdy masz najwięcej jej symboli, inni z niej nie skorzystają, a gdy zostaniesz w tyle, każą Ci płacić.
web-pitch-anachrony = Świat się kończy, a Ty wiesz kiedy. Wysyłaj Robotników w Egzoszkieletach, pożyczaj z własnej przyszłości, spłacaj, zanim czas pęknie, i ewakuuj więcej ludzi niż ktokolwiek inny.
web-pitch-echoes = Wszystko, co zagrywasz, dociera później. Układaj istoty i artefakty na planszy czasu, pozwól czasowi nieść je ku drużynie i wysyłaj je na podbój źródeł czasu.
web-length-innovation = od 30 do 60 minut
web-length-anachrony = 30 minut na gracza
web-length-echoes = od 45 do 90 minut
web-players-range =
    { $least ->
        [one] solo albo do { $most } graczy
        [few] od { $least } do { $most } graczy
       *[many] od { $least } do { $most } graczy
    }
web-play-now = Zagraj teraz z botem
web-set-up-short = Zaproś znajomych, ustaw grę
web-my-tables = Moje stoły
web-my-tables-none = Nie siedzisz jeszcze przy żadnym stole.
web-open-tables = Otwarte stoły
web-open-tables-none = Nikt teraz nie czeka na graczy.
web-finished = Zakończone gry
web-tally = { $game }: rozegrane { $played }, wygrane { $won }
web-tally-points = najwięcej { $best }, średnio { $mean }
web-tallies = Moje dotychczasowe gry
web-finished-none = Tu można obejrzeć gry, które się skończyły.
web-card-won =
    { $count ->
        [one] Wygrywa { $who }.
        [few] Zwycięstwo dzielą { $who }.
       *[many] Zwycięstwo dzielą { $who }.
    }
web-card-waits = Czeka na: { $who }
web-import = Otwórz grę z zapisu
web-record-unreadable = To nie jest zapis gry: oczekiwano pliku JSON, który można zapisać przy stole.
web-plain = Stół bez skryptów
web-device-loading = Przygotowywanie gier: { $percent } %
web-device-failed = Nie udało się przygotować gier ({ $why }). Wczytaj stronę ponownie albo spróbuj w innej przeglądarce.
web-device-note = Gry toczą się i są przechowywane na tym urządzeniu; nic go nie opuszcza.
web-device-welcome = Zacznij od razu z botem albo podawajcie sobie urządzenie. Bez rejestracji, bez instalacji.
web-device-set-up = Przygotuj grę
web-update-ready = Jest gotowa nowa wersja.
web-update-take = Użyj jej teraz
web-bring = Graj dalej: { $game }
web-bring-help = Ta gra nie jest skończona. Może toczyć się dalej tutaj; kto ją przynosi, może znać to, co ukryte, i stół o tym mówi.
web-bring-who = Kto gdzie siedzi?
web-bring-me = Ja
web-bring-watch = Tylko obejrzyj
web-bring-go = Graj dalej tutaj
web-elsewhere = Graj dalej gdzie indziej
web-move = Przenieś tam
web-move-address = Adres serwera
web-move-address-bad = To nie jest adres serwera.
web-move-help = Gra otworzy się tam, a miejsca obsadzisz, jak zechcesz. Tutaj zostanie, dopóki jej nie wyrzucisz.
web-take = Zabierz ze sobą
web-take-file = Zapisz do pliku
web-take-help = Kopia toczy się dalej na tym urządzeniu, bez sieci. Zdradza, co ukrywają boty, więc jest tylko dla gier przeciw samym botom.
web-offline = Bez sieci
web-offline-help = Ta przeglądarka może zachować gry (około 18 MB), żeby grać z botami, gdy nie ma połączenia.
web-offline-kept = Ta przeglądarka przechowuje gry. Te, które toczą się bez sieci, zostają na tym urządzeniu.
web-offline-keep = Zachowaj gry tutaj
web-offline-coming = Już się pobierają …
web-offline-drop = Nie przechowuj dłużej
web-offline-failed = Nie udało się pobrać gier. Spróbuj ponownie, gdy będzie połączenie.
web-play-offline = Graj bez połączenia
web-to-server = Wróć na serwer
web-guest = Gracz { $number }
web-hand-over = Teraz { $name }
web-hand-over-more = Przekaż urządzenie dalej. To, co masz na ręce, zostaje zakryte.
web-hand-take = To ja, { $name }
web-game-delete = Usuń tę grę
web-game-delete-sure = Usunąć tę grę na zawsze?


## Stół w przeglądarce: kim jestem

web-me = Ty
web-me-guest = Ty, jako { $name }
web-your-name = Twoje imię
web-passphrase = Hasło
web-passphrase-set = Hasło, jeśli chcesz
web-passphrase-new = Nowe hasło
web-passphrase-help = Dzięki niemu wrócisz pod tym imieniem z innego urządzenia. Co najmniej 8 znaków.
web-me-saved = Zapisano.
web-me-back = Wróć z hasłem
web-me-back-go = Wróć
web-me-back-done = Witaj ponownie, { $name }.
web-me-leave = Wyloguj to urządzenie
web-me-leave-help = Ta przeglądarka Cię zapomni. Z hasłem możesz wrócić skądkolwiek.
web-me-leave-warning = Ta przeglądarka Cię zapomni. Nie masz hasła, więc nie wrócisz już do swoich stołów.
web-me-leave-go = Wyloguj
web-me-left = Ta przeglądarka już Cię nie pamięta.
web-me-devices = Gdzie jesteś zalogowany
web-me-devices-help = Każda przeglądarka, która Cię zna. Zakończ te, które nie są Twoje.
web-me-device = Od { $made }, ostatnio używana { $used }
web-me-device-here = ta
web-me-device-end = Zakończ
web-me-devices-end = Zakończ wszystkie pozostałe
web-me-devices-ended = Zakończono.
web-me-forget = Usuń moje dane
web-me-forget-help = Twoje imię, sesje i wszystkie wypowiedzi zostaną usunięte. Gry rozegrane z innymi zostają, z kimś bezimiennym na Twoim miejscu.
web-me-forget-go = Usuń moje dane
web-me-forget-sure = Tak, usuń na zawsze
web-me-forgotten = Twoje dane zostały usunięte.


## Stół w przeglądarce: zakładanie stołu

web-set-up = { $game }: nowy stół
web-how-many = Ilu graczy?
web-opponents = Kto jeszcze gra?
web-alone = Grasz solo, przeciw samej grze.
web-chair-open = Ktoś z linkiem
web-clock = Zegar
web-clock-none = Brak
web-clock-live = Na żywo
web-clock-slow = Dni
web-clock-none-help = Myśl, ile chcesz.
web-clock-live-help = Każdy ma tyle czasu na całą grę; za tego, komu się skończy, gra bot.
web-clock-slow-help = Każdy ma tyle dni na każdą odpowiedź; wróć, gdy przyjdzie Twoja kolej.
web-clock-minutes = Minut na gracza
web-clock-per-answer = Dni na odpowiedź
web-clock-days = { $days } d { $hours } h
web-listed = Pokaż ten stół wszystkim
web-listed-help = Każdy może zająć wolne miejsce; bez tego tylko osoby, które mają link.
web-options = Opcje
web-make-invite = Załóż stół, weź link
web-make-start = Zacznij grę


## Stół w przeglądarce: czekanie na ludzi

web-gathering =
    { $open ->
        [0] Gra zaraz się zacznie.
        [one] Czekamy jeszcze na { $open } osobę.
        [few] Czekamy jeszcze na { $open } osoby.
       *[many] Czekamy jeszcze na { $open } osób.
    }
web-sit = Usiądź
web-fill-bot = Niech gra bot
web-invite = Zaproś
web-invite-help = Wyślij to osobom, z którymi chcesz zagrać. Wystarczy im przeglądarka.
web-invite-alone = Do tego serwera dociera tylko ten komputer, więc link nikomu innemu nie zadziała. Uruchom go z „--host 0.0.0.0”, aby wpuścić innych z Twojej sieci.
web-invite-code = Kod dla aparatu telefonu: otwiera stół
web-invite-share = Udostępnij
web-invite-text = Zagraj ze mną w { $game }!
web-link-play = Link do gry
web-link-watch = Link do oglądania
web-title-room = { $game }: stół w pokoju
web-room = Stół w pokoju
web-room-help = Otwórz na telewizorze lub tablecie: pokazuje planszę wszystkim, dużymi literami. Telefony, które zeskanują kod, pokazują tylko to, co trzyma ich właściciel.
web-room-open = Pokaż planszę całemu pokojowi
web-room-link = Link dla ekranu
web-room-join = Zeskanuj i usiądź
web-room-hand = Zeskanuj po swoją rękę
web-hand-only = Tylko to, co trzymam
web-hand-whole = Cały stół
web-options-here = Opcje tego stołu


## Stół w przeglądarce: gra

web-players = Gracze
web-seat-idle = { $who }
web-seat-asked = { $who }: ma ruch
web-seat-away = { $who }: nie ma przy stole
web-seat-resigned = { $who }: gra poddana
web-seat-stand-in = { $who }: w zastępstwie gra bot
web-seat-won = { $who }: zwycięstwo
web-board = Plansza
web-side = Przebieg i czat
web-views = Widoki
web-log = Przebieg
web-log-unfold = Pokaż przebieg
web-log-fold = Ukryj przebieg
web-answers-all = Wszystkie odpowiedzi ({ $count })
web-answers-fold = Tylko to, co nie ma miejsca na planszy
web-log-since = Od Twojego ostatniego ruchu
web-log-earlier =
    { $count ->
        [one] Pokaż { $count } wcześniejszy wiersz
        [few] Pokaż { $count } wcześniejsze wiersze
       *[many] Pokaż { $count } wcześniejszych wierszy
    }
web-chat = Czat
web-chat-empty = Nikt jeszcze nic nie powiedział.
web-chat-say = Powiedz coś
web-chat-send = Wyślij
web-side-both = Oba
web-react = Zareaguj
web-sign-yes = Tak
web-sign-heart = Ładnie
web-sign-laugh = Ha!
web-sign-wow = Rety
web-sign-sad = Auć
web-signed = { $sign }: { $names }
web-actions = Co zrobić
web-asked = Pytanie
web-your-turn = Twoja kolej
web-why = Powód:
web-thinking = Myśli
web-thinking-for = { $seconds } s
web-waiting = Poczekaj
web-waiting-for = Ruch: { $who }.
web-also-asked = Odpowiada jeszcze: { $who }. Nikt nie widzi odpowiedzi, dopóki nie ma wszystkich.
web-showing = Zobacz, co się dzieje
web-skip = Pomiń
web-confirm = { $option }?
web-confirm-yes = Tak, zrób to
web-confirm-no = Nie, czekaj
web-undo = Cofnij
web-undo-ask = Poproś o cofnięcie
web-undo-asked = Pytamy innych, czy możesz cofnąć odpowiedź.
web-wish = { $who } chce cofnąć ostatnią odpowiedź. Zgadzasz się?
web-wish-yes = Zgoda
web-wish-no = Wolę grać dalej
web-wish-waits = Czekamy na zgodę: { $who }.
web-recall = Co się stało?
web-story = Co się stało
web-story-back = Od Twojego ostatniego ruchu, { $step } z { $steps }
web-story-before = Poprzednia akcja
web-story-next = Następna akcja
web-skip-all = Pomiń resztę
web-log-turn = { $who }
web-log-all = Wszyscy
web-log-see = Pokaż stół w tej chwili
web-log-more =
    { $count ->
        [one] i jeszcze { $count } podobne
        [few] i jeszcze { $count } podobne
       *[many] i jeszcze { $count } podobnych
    }
web-go-on = Dalej
web-watching = Oglądasz.
web-watching-full = Wszystkie miejsca są zajęte, więc oglądasz grę.
web-watching-more = Widzisz to, co widzą wszyscy: bez kart na ręce i bez tajemnic. Możesz pisać na czacie i wracać do ruchów.
web-watchers =
    { $count ->
        [one] { $count } osoba ogląda
        [few] { $count } osoby oglądają
       *[many] { $count } osób ogląda
    }
web-stood-in = Za Ciebie gra bot.
web-take-back = Wróć na miejsce
web-take-back-title = Za Ciebie gra bot
web-connection-gone = Połączenie przerwane. Nic nie przepadło; samo wróci.
web-agree = Graj dalej według nowych zasad
asked-nothing = Nic
web-discreet = Pytaj każdego, kto mógłby mieć kartę
web-discreet-help = Kto mógłby mieć żądaną kartę, jest o nią pytany, a jeśli jej nie ma, mówi „nic”. Dzięki temu z pytania nikt nie dowie się, co kto trzyma.
web-nothing-table = Niech stół mówi „nic” za mnie
web-nothing-self = Mówię „nic” samodzielnie
web-nothing-help = Gdy padnie pytanie o kartę, której nie masz, stół może odpowiedzieć za Ciebie po przerwie podobnej do Twoich.
web-undecided = Jeszcze bez zgody: { $who }
web-frozen = Ten stół jest wstrzymany
# Rzecz na planszy, którą można wybrać: co to jest, a potem co da wybór.
web-thing-offered = { $thing }. { $offer }
web-thing-ways =
    { $count ->
        [one] { $count } możliwość
        [few] { $count } możliwości
       *[many] { $count } możliwości
    }

web-rules = Zasady
web-box = Wszystko, co jest w pudełku
web-box-title = { $game }: wszystko, co jest w pudełku
web-box-search = Szukaj w nazwach i tekstach, w dowolnym języku
web-box-found =
    { $count ->
        [one] { $count } rzecz
        [few] { $count } rzeczy
       *[many] { $count } rzeczy
    }
web-box-none = Niczego takiego nie ma w pudełku.
web-box-print = Drukuj
web-history = Obejrzyj dotychczasową grę
web-facet-any = dowolne
web-facet-age = Epoka
web-facet-color = Kolor
web-facet-icon = Symbol
web-facet-kind = Rodzaj
web-facet-faction = Rodzina
web-facet-cost = Koszt
web-facet-time = Czas
web-facet-strength = Siła
web-facet-points = Punkty
web-facet-path = Ścieżka
web-facet-level = Poziom
web-facet-action = Akcja
web-rules-title = { $game }: zasady
web-rules-search = Szukaj w zasadach
web-rules-contents = Spis treści
web-rulings =
    { $count ->
        [one] { $count } wyjaśnienie
        [few] { $count } wyjaśnienia
       *[many] { $count } wyjaśnień
    }
web-rules-found =
    { $count ->
        [0] Nic nie znaleziono.
        [one] Znaleziono { $count } nagłówek.
        [few] Znaleziono { $count } nagłówki.
       *[many] Znaleziono { $count } nagłówków.
    }
web-ask-why = Skąd to pytanie?

# Pierwsza gra z przewodnikiem.
web-guide = Przewodnik
web-guide-start = Pierwszy raz? Gra z przewodnikiem
web-guide-step = Krok { $step } z { $steps }
web-guide-try = Spróbuj: { $option }
web-guide-tag = spróbuj
web-guide-next = Dalej
web-guide-understood = Jasne
web-guide-leave = Opuść przewodnik
web-guide-again = Przywróć przewodnik
web-guide-left = Odtąd grasz bez przewodnika. Drogowskaz u góry go przywróci.

web-table-menu = Ten stół
web-replace = Niech gra bot
web-replace-seat = Miejsce: { $who }
web-go-away = Wyjdź
web-leave = Odejdź od stołu
web-leave-sure = Tak, odchodzę
web-leave-help = Do Twojego powrotu gra za Ciebie bot.
web-leave-gathering-help = Twoje miejsce znów będzie wolne.
web-resign = Poddaj się
web-resign-sure = Tak, poddaję grę

web-refused-stale = Stół się tymczasem zmienił: wybierz jeszcze raz.
web-refused-illegal = To nie jest teraz możliwe.
web-refused-not-asked = To nie Twoja kolej.
web-refused-over = Gra jest skończona.
web-refused-frozen = Ten stół jest wstrzymany.
web-refused-not-seated = Mogą to zrobić tylko osoby, które tu siedzą.
web-refused-busy = Po kolei, proszę.
web-refused-malformed = Stół tego nie zrozumiał.
web-refused-undo = Tego nie można cofnąć.
web-refused-unsaved = Nie udało się zapisać, więc nic się nie stało. Spróbuj ponownie.

web-error-network = Serwer nie odpowiada. Czy jest połączenie?
web-error-broken = Coś się zepsuło na serwerze. Spróbuj ponownie.
web-error-no-such-table = Nie ma takiego stołu albo jest tylko dla tych, którzy mają link.
web-error-unknown = Pod tym adresem nic nie ma.
web-error-not-introduced = Najpierw wybierz imię.
web-error-who = Najpierw wybierz imię.
web-error-not-allowed = Nie możesz tego zrobić.
web-error-wrong-passphrase = Imię i hasło nie pasują do siebie.
web-error-name-taken = Tego imienia używa już ktoś inny: wybierz inne.
web-error-bad-table = Przy takim stole nie da się grać: te opcje się wykluczają.
web-error-malformed = Serwer tego nie zrozumiał.
web-error-not-now = To nie jest teraz możliwe.
web-error-conflict = Stół się tymczasem zmienił: spróbuj ponownie.
web-error-not-saved = Nie udało się zapisać, więc nic się nie stało. Spróbuj ponownie.
web-error-too-many = To było dużo naraz. Poczekaj chwilę.
web-error-too-large = To jest za duże.
web-error-host = Ten serwer nie odpowiada na nazwę { $host }. Kto go prowadzi, może na nią pozwolić opcją --origin.
web-error-device = Na takim urządzeniu nie jesteś zalogowany.
web-error-gone = Nikt już na to nie czekał.
error-nothing-to-agree = Tu nie ma na co się zgadzać.
web-error-origin = To przyszło z innej strony.
web-error-csrf = Ta strona jest przestarzała: wczytaj ją ponownie.
web-error-method = Ten adres nie zna tej metody.
web-error-too-deep = W przesłanych danych jest zbyt wiele zagnieżdżeń.
web-error-no-resume = Pierwszą wiadomością musi być „resume”.
web-error-wait = To było dużo naraz. Poczekaj { $n ->
    [one] { $n } sekundę
    [few] { $n } sekundy
   *[many] { $n } sekund
}.
web-error-sockets = Z Twojego adresu otwarto już tyle połączeń: { $n }.
web-error-csrf-header = Zmiany wymagają nagłówka { $header } z tokenem, który podaje GET /api/me, oraz ustawianych tam ciasteczek.


## Stół w przeglądarce: koniec i po nim

web-over = Gra skończona
web-winners =
    { $winners-count ->
        [0] Nikt nie wygrywa.
        [one] Wygrywa { $winners }.
        [few] Zwycięstwo dzielą { $winners }.
       *[many] Zwycięstwo dzielą { $winners }.
    }
web-winner = Zwycięstwo
web-you-win = Wygrywasz
web-you-share = Dzielisz zwycięstwo
web-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
web-course = Skąd wzięły się punkty
web-course-about = Punkty wszystkich w trakcie gry; skąd pochodzą, mówi tabela poniżej.
web-course-from = Skąd
web-milestones =
    { $count ->
        [one] { $count } kamień milowy
        [few] { $count } kamienie milowe
       *[many] { $count } kamieni milowych
    }
web-show-result = Pokaż wynik
web-rematch = Zagraj jeszcze raz
web-rematch-join = Usiądź do następnej gry
web-watch-replay = Obejrzyj powtórkę
web-record = Pobierz zapis gry
web-verify = Czy tasowanie było uczciwe?
web-verify-help = Odcisk tasowania ogłoszono przed pierwszym ruchem. To skrót ziarna, więc nikt nie mógł później zmienić tasowania.
web-commitment = Odcisk tasowania
web-seed = Ziarno

web-replay-controls = Powtórka
web-step = Krok { $step } z { $steps }
web-step-first = Na początek
web-step-back = Krok wstecz
web-step-on = Krok naprzód
web-step-last = Na koniec
web-play = Odtwarzaj
web-pause = Pauza
web-position = Miejsce w grze
web-answered = { $who }: { $answer }
web-eyes = Kto patrzy
web-eyes-spectator = Widz
web-share = Udostępnij tę pozycję
web-share-here = Link do tej pozycji
web-play-on = Graj dalej od tego miejsca
web-play-on-help = Od tej pozycji zacznie się gra przy nowym stole, z botami na pozostałych miejscach. To, czego z tego miejsca nie było widać, rozdaje się na nowo.
web-play-on-go = Graj dalej
web-back-to-table = Wróć do stołu


## Stół w przeglądarce: ustawienia i pomoc

web-settings = Ustawienia
web-language = Język
web-theme = Kolory
web-theme-system = Jak w systemie
web-theme-dark = Ciemne
web-theme-light = Jasne
web-pace = Jak pokazywać ruchy innych
web-pace-reduced = System prosi o ograniczenie ruchu, więc nic nie lata.
web-pace-off = Od razu
web-pace-brisk = Żwawo
web-pace-calm = Spokojnie
web-pace-wait = Czekaj na mnie po każdej akcji
web-confirm-setting = Pytaj ponownie przed każdą odpowiedzią
web-confirm-setting-help = Przydatne na telefonie albo gdy wielu rzeczy nie można cofnąć.
web-sound = Dźwięk, gdy mój ruch
web-notices = Powiadomienie przeglądarki, gdy mój ruch
web-notices-help = Dopóki ta strona jest otwarta, a Ty patrzysz gdzie indziej.
web-notices-refused = Przeglądarka nie pozwala tej stronie na powiadomienia.

web-help = Pomoc
web-help-play = Wszystko, co możesz teraz zrobić, jest zaznaczone na planszy: naciśnij to tam albo przeciągnij kartę lub pracownika na miejsce. Odpowiedzi bez miejsca stoją pod planszą, a na życzenie także lista wszystkich.
web-help-explain = Wskaż kartę lub inną rzecz, aby przeczytać, co robi; na telefonie przytrzymaj palec.
web-help-keys = Klawisze
web-help-digits = wybierz tę możliwość (gdy jest ich ponad dziewięć: wskaż ją)
web-help-arrows = poruszaj się wśród możliwości albo rzeczy na planszy
web-help-enter = wybierz to, co wskazane
web-help-board = przejdź do planszy
web-help-undo = cofnij swoją ostatnią odpowiedź
web-help-recall = co się stało od Twojego ostatniego ruchu
web-help-rules = zasady, otwarte na tym, o co jest pytanie
web-help-guide = przejdź do przewodnika, w grze z przewodnikiem
web-help-escape = zamknij albo pomiń to, co jest pokazywane
web-help-help = ta strona
web-help-answers = pokaż wszystkie odpowiedzi albo tylko te bez miejsca na planszy
web-help-log = ukryj lub pokaż przebieg
web-credits = Rysunki i ich autorzy
web-credits-emblems = Rysunki na kartach i kafelkach pochodzą z
web-credits-symbols = Symbole przy stole pochodzą z
web-touch-twice = Przy dotyku na planszy pytaj ponownie
web-touch-twice-help = Pierwsze dotknięcie wybiera, drugie odpowiada.


## Co leży na stole, gdy jest tylko opisane (strony bez skryptów)

view-achievements = Osiągnięcia
view-acted = Akcja wykonana
view-actions-left = Pozostało akcji
view-active = Aktywne
view-anomalies = Anomalie
view-aside = Odłożone
view-asset-hand = Karty Początkowych Zasobów na ręce
view-asset-kept = Wybrane Karty Początkowych Zasobów
view-banner = Pierwszy Gracz
view-board = Plansza
view-bot = Bot
view-breakthroughs = Przełomy
view-buildings = Budynki
view-buried = Pod stosami
view-busy = Przy pracy
view-capital = Stolica
view-card = Karta
view-cards = Karty
view-claimed = Zdobyte
view-collapses = Kafle Upadającej Stolicy
view-comes-home = Wróci
view-condition-hand = Warunki Końcowe na ręce
view-conditions = Warunki Końcowe
view-conquer-strength = Siła do podboju
view-council = Rada Światowa
view-counts = Liczby
view-covered = Zakryte
view-cube = Kostka
view-deck = Talia
view-deck-number = Numer talii
view-defence = Obrona
view-discard = Stos kart odrzuconych
view-dogma = Dogmat
view-drawn-from = Dobrane z talii
view-draws = Dobiera
view-edition = Wydanie
view-ending = Jak się kończy
view-era = Era
view-evacuated = Ewakuowano
view-evacuation = Ewakuacja
view-evacuation-slots = Pola Ewakuacji
view-evacuation-way = Sposób Ewakuacji
view-experiment-deck = Talia Eksperymentów
view-experiments = Eksperymenty
view-fighters = Walczący
view-figures = Wartości
view-first = Pierwszy gracz
view-flipped = Odwrócone
view-focus = Skupienie
view-fortified = Umocnione
view-fortify-strength = Siła do umocnienia
view-gone = Niedostępne
view-goods = Dobra
view-hand = Ręka
view-icon = Symbol
view-icons = Symbole
view-id = Nazwa
view-impact = Uderzenie
view-impact-after = Uderzenie po Erze
view-landing = Trafi na
view-layouts = Kafle Osi Czasu
view-leader = Lider
view-left = Zeszły z planszy
view-limited = Ograniczona ogólna pula
view-met = Spełnione
view-mine-cubes = Zasoby przy Heksach Wydobycia
view-mine-pool = Pula Wydobycia
view-mines = Heksy Wydobycia
view-mines-left = Pozostałe Karty Puli Wydobycia
view-morale = Morale
view-needed = Potrzeba
view-obeys = Spełnia żądanie
view-occupant = Zajęte przez
view-occupants = Zajęte przez
view-ordered = Kolejność
view-out = Poza grą
view-own = Gracze
view-owner = Właściciel
view-paradox-limit = Paradoksów na Anomalię
view-paradoxes = Paradoksy
view-party = Drużyna
view-passed = Pas
view-path = Ścieżka
view-phase = Faza
view-places = Miejsca
view-players = Gracze
view-points = Punkty
view-pools = Heksy-Pule
view-powered = Zasilone Heksy
view-prices = Ceny
view-primary = Stosy podstawowe
view-progress = Postęp
view-reach = W zasięgu
view-recruit-pool = Pula Rekrutacji
view-recruits-left = Pozostałe Karty Puli Rekrutacji
view-removed = Usunięte
view-reserve = Rezerwa
view-reservoir = Wielki Zbiornik
view-round = Runda
view-ruined = Niedostępne Heksy
view-save-earth = Ocalenie Ziemi
view-score = Wynik
view-score-sheet = Arkusz punktacji
view-scored = Zapunktowane
view-seal-fate = Przypieczętowanie Losu
view-seat = Miejsce
view-secondary = Stosy dodatkowe
view-sectors = Pola na Budynki
view-sent = Wysłane
view-shares = Korzysta
view-shuffled = Tasowania
view-side = Strona
view-size = Ile
view-slides = Przesunięcia
view-slots = Pola Osi Czasu
view-sources = Źródła
view-specials = Osiągnięcia specjalne
view-splay = Rozsunięcie
view-started = Gra rozpoczęta
view-strength = Siła
view-substitutes = Zamienniki
view-suits = Egzoszkielety
view-superprojects = Superprojekty
view-supply = Pula
view-supply-price = Koszt Dostawy
view-supplying = Dostawa
view-tile = Kafel
view-tiles = Kafelki
view-tired = Wyczerpani
view-token = Znacznik
view-tokens = Żetony
view-top = Na wierzchu
view-total = Razem
view-travels = Podróż w Czasie
view-tucked = Podłożone
view-turn = Tura
view-turns = Tury
view-turns-taken = Rozegrane tury
view-under = Pod spodem
view-undealt-paths = Pozostałe Ścieżki
view-used = Użyte
view-values = Wartości
view-viewer = Twoje miejsce
view-warp-tiles = Kafle Warpu
view-warps = Kafle Warpu
view-worker = Robotnik
view-workers = Robotnicy
view-is-action = Faza Akcji
view-is-active = Aktywny
view-is-assets = wybór Kart Początkowych Zasobów
view-is-clean-up = Faza Porządkowania
view-is-conditions = wybór Warunków Końcowych
view-is-czech = czeskie
view-is-end = koniec rundy
view-is-first-play = pierwsza karta
view-is-leaders = wybór Liderów
view-is-left = w lewo
view-is-never = nigdy
view-is-none = brak
view-is-paradox = Faza Paradoksu
view-is-paths = wybór Ścieżek
view-is-polish = polskie
view-is-power-up = Faza Zasilania
view-is-right = w prawo
view-is-russian = rosyjskie
view-is-summon = przyzywanie
view-is-time = czas
view-is-tired = Wyczerpany
view-is-up = w górę
view-is-warp = Faza Warpu

train-play = Granie
train-try = Próba
train-resumed = { $generations ->
    [one] Ciąg dalszy po jednym pokoleniu.
    [few] Ciąg dalszy po { $generations } pokoleniach.
    [many] Ciąg dalszy po { $generations } pokoleniach.
   *[other] Ciąg dalszy po { $generations } pokolenia.
}
train-champion = Pokolenie { $number }: średni wynik { $score }; z mistrzem wygrało { $share } z { $games } gier i jest nowym mistrzem.
train-no-champion = Pokolenie { $number }: średni wynik { $score }; z mistrzem wygrało { $share } z { $games } gier, mistrz zostaje.
train-interrupted = Przerwano. Co skończone, jest zachowane; to samo polecenie kontynuuje.
train-written = Wagi: { $weights }. Raport: { $report }.
train-report-title = Trening gry { $game }
train-report-curve = Średni wynik gracza według pokoleń
train-report-generations = Pokolenia
train-report-weights = Co dodano do wartości ułożonej ręcznie, w punktach
train-report-generation = pokolenie
train-report-games = gry
train-report-score = wynik
train-report-surprise = zaskoczenie
train-report-share = wygrane z mistrzem (gry)
train-report-champion = mistrz
train-report-feature = cecha
train-report-early = na początku
train-report-late = pod koniec
