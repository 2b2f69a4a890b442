### Co czytają gospodarze i ich goście: kopie zapasowe, dom i jego zasady, powiadomienia.

cli-backup = zapisz wszystko, co jest przechowywane, w jednym pliku, także w czasie gry
cli-backup-example =
    przykłady:
      chronotable backup
      chronotable backup /var/backups/chronotable --keep 14
      chronotable backup moved.sqlite3 --database postgresql://user@host/chronotable
      chronotable backup --check moved.sqlite3
cli-backup-to = plik do zapisania albo folder, w którym dostanie nazwę z datą i godziną; domyślnie ./backups
cli-backup-keep = zostaw w tym folderze tylko tyle najnowszych kopii
cli-backup-check = nic nie zapisuj: przeczytaj całą kopię i powiedz, co zawiera
cli-migrate = doprowadź bazę danych starszej wersji do obecnej, najpierw robiąc kopię
cli-migrate-example =
    przykłady:
      chronotable migrate --dry-run
      chronotable migrate --database postgresql://user@host/chronotable
cli-migrate-dry-run = niczego nie zmieniaj: powiedz, co by się stało i jak toczyłaby się dalej każda rozpoczęta gra
migrate-steps = { $place }: z rewizji { $now } do { $then }.
migrate-nothing = { $place }: wszystko jest aktualne.
migrate-same = { $n ->
    [one] Jedna rozpoczęta gra toczy się według tutejszych zasad.
    [few] { $n } rozpoczęte gry toczą się według tutejszych zasad.
    [many] { $n } rozpoczętych gier toczy się według tutejszych zasad.
   *[other] { $n } rozpoczętych gier toczy się według tutejszych zasad.
}
migrate-whole = { $n ->
    [one] Jedna rozpoczęta gra toczy się dalej według nowszych zasad, które nic w niej nie zmieniają.
    [few] { $n } rozpoczęte gry toczą się dalej według nowszych zasad, które nic w nich nie zmieniają.
    [many] { $n } rozpoczętych gier toczy się dalej według nowszych zasad, które nic w nich nie zmieniają.
   *[other] { $n } rozpoczętych gier toczy się dalej według nowszych zasad, które nic w nich nie zmieniają.
}
migrate-asked = { $n ->
    [one] Przy jednym stole wszyscy zostaną zapytani, czy grać dalej według nowszych zasad; po minusie odpowiedzi do podania ponownie:
    [few] Przy { $n } stołach wszyscy zostaną zapytani, czy grać dalej według nowszych zasad; po minusie odpowiedzi do podania ponownie:
    [many] Przy { $n } stołach wszyscy zostaną zapytani, czy grać dalej według nowszych zasad; po minusie odpowiedzi do podania ponownie:
   *[other] Przy { $n } stołach wszyscy zostaną zapytani, czy grać dalej według nowszych zasad; po minusie odpowiedzi do podania ponownie:
}
migrate-stands = { $n ->
    [one] Jedna rozpoczęta gra nie może się tu dalej toczyć.
    [few] { $n } rozpoczęte gry nie mogą się tu dalej toczyć.
    [many] { $n } rozpoczętych gier nie może się tu dalej toczyć.
   *[other] { $n } rozpoczętych gier nie może się tu dalej toczyć.
}
migrate-backed-up = Najpierw wszystko zapisano w kopii { $file }.
migrate-done = Baza danych jest aktualna.
cli-restore = przywróć kopię tam, gdzie są przechowywane gry, w SQLite albo PostgreSQL
cli-restore-example =
    przykłady:
      chronotable restore backups/chronotable-20260101-030000.sqlite3 --data /var/lib/chronotable
      chronotable restore moved.sqlite3 --database postgresql://user@host/chronotable
cli-restore-file = kopia zapasowa
cli-restore-replace = także wtedy, gdy są tam już ludzie i gry: zostaną odłożone do pliku

backup-done = { $file }: { $size } MB, { $tables ->
        [one] { $tables } stół
        [few] { $tables } stoły
       *[many] { $tables } stołów
    }, { $people ->
        [one] { $people } osoba
        [few] { $people } osoby
       *[many] { $people } osób
    }
backup-sound = { $file } jest w porządku: { $size } MB, { $tables ->
        [one] { $tables } stół
        [few] { $tables } stoły
       *[many] { $tables } stołów
    }, { $people ->
        [one] { $people } osoba
        [few] { $people } osoby
       *[many] { $people } osób
    }
backup-pruned = usunięto: { $file }
restore-done = Przywrócono z pliku { $file }: { $tables ->
        [one] { $tables } stół
        [few] { $tables } stoły
       *[many] { $tables } stołów
    }, { $people ->
        [one] { $people } osoba
        [few] { $people } osoby
       *[many] { $people } osób
    }
backup-error-exists = Plik { $file } już istnieje; kopia niczego nie nadpisuje.
backup-error-file = Nie można zapisać pliku { $file }: { $why }.
backup-error-missing = Nie ma pliku { $file }.
backup-error-unsound = Plik { $file } jest uszkodzony albo nie jest kopią zapasową: { $why }.
backup-error-other = { $file } to baza danych, ale nie programu chronotable.
backup-error-nothing = Nie ma czego zapisać: żaden serwer nic tam jeszcze nie przechował.
backup-error-full = W tej bazie danych są już ludzie i gry. Z opcją --replace zostaną odłożone na bok, a ich miejsce zajmie kopia.
backup-error-in-use = Z tej bazy danych korzysta serwer: najpierw go zatrzymaj.
backup-error-keep = Przynajmniej jedna kopia musi zostać.

house-error-read-only = Teraz nie można niczego zmieniać: { $reason }. Wszystko można oglądać.
house-error-banned = Nie masz tu wstępu: { $reason }
house-error-banned-until = Nie masz tu wstępu do { $until }: { $reason }
house-error-muted = Możesz grać, ale nie możesz tu już pisać: { $reason }
house-error-muted-until = Możesz grać, ale do { $until } nie możesz tu pisać: { $reason }
house-error-network = „{ $given }” to nie sieć: oczekiwano na przykład 192.0.2.0/24.
house-error-nobody = Nikt tu nie nazywa się „{ $given }”.
house-error-several = Kilka osób nazywa się „{ $given }”; powiedz, która: { $known }.
house-error-no-table = Nie ma stołu „{ $given }”.
house-error-not-seated = Ta osoba nie ma tam miejsca.
house-error-not-playing = Przy tym stole nie toczy się gra.
keep-error-name = Nic o nazwie „{ $name }” nie jest przechowywane; oczekiwano { $known }.
keep-error-value = { $name } nie można przechowywać „{ $value }”: oczekiwano liczby dni albo always.
manners-error-nobody = To nie wskazuje nikogo: wybierz kogoś, kto tu siedzi lub coś powiedział.
manners-error-oneself = To ty.
manners-error-not-muted = Ta osoba nie jest przez ciebie wyciszona.
table-removed = Gospodarz serwera usunął od stołu: { $who }.
table-closed = Gospodarz serwera zamknął tę grę: { $why }
table-abandoned = Tę grę zamknięto, bo od { $days ->
        [one] { $days } dnia
        [few] { $days } dni
       *[many] { $days } dni
    } nikt nie wykonał ruchu.
table-gone = Tego stołu już nie ma.
table-muted-line = (wiadomość od osoby, którą wyciszono)
web-refused-muted = Nie możesz teraz tu pisać.
plain-refused-muted = Nie możesz teraz tu pisać: gospodarz serwera cię wyciszył.
plain-refused-reported = Dziękujemy. Gospodarz serwera to przeczyta.
house-stands = Teraz nie można niczego zmieniać: { $reason }. Wszystko można oglądać i żaden zegar nie chodzi.
house-data = Twoje dane i zasady tego domu
house-banned-help = To, co jest o tobie przechowywane, nadal jest twoje:
house-kept = Co jest przechowywane i jak długo
house-kept-gathering = Stoły czekające na graczy są sprzątane po { $days ->
        [one] { $days } dniu
        [few] { $days } dniach
       *[many] { $days } dniach
    }.
house-kept-gathering-always = Stoły czekające na graczy zostają.
house-kept-abandoned = Gra, w której przez { $days ->
        [one] { $days } dzień
        [few] { $days } dni
       *[many] { $days } dni
    } nikt się nie rusza, zostaje zamknięta; jej zapis pozostaje.
house-kept-abandoned-always = Rozpoczęte gry czekają na swoich graczy zawsze.
house-kept-finished = Zakończone gry są usuwane po { $days ->
        [one] { $days } dniu
        [few] { $days } dniach
       *[many] { $days } dniach
    }.
house-kept-finished-always = Zakończone gry zostają.
house-kept-guests = Kto nie ma hasła i nie przychodzi przez { $days ->
        [one] { $days } dzień
        [few] { $days } dni
       *[many] { $days } dni
    }, zostaje zapomniany.
house-kept-guests-always = Nikt nie zostaje zapomniany, jeśli o to nie poprosi.
house-export = Wszystko, co jest o tobie przechowywane
house-export-help = Plik zip z twoim imieniem, stołami, tym, co powiedziano i zrobiono w twoim imieniu, oraz zapisami zakończonych gier.
house-export-go = Pobierz
manners-title = Wycisz lub zgłoś kogoś
manners-mute = Wycisz
manners-mute-help = Nie przeczytasz już niczego, co ta osoba napisze, przy żadnym stole. Nie dowie się o tym.
manners-report = Zgłoś
manners-report-help = Przeczyta to gospodarz serwera wraz z wiadomością, której to dotyczy. Nikt inny się nie dowie.
manners-who = Kto
manners-text = Co się stało?
manners-nobody-here = Nikogo innego tu nie ma.
manners-muted = Osoby wyciszone przez ciebie
manners-unmute = Czytaj znowu
order-broken = To się nie udało; dziennik serwera mówi dlaczego.
order-unknown = Nie ma polecenia „{ $what }”.
order-read-only = Odtąd nie można niczego zmieniać.
order-open = Znów można wszystko zmieniać; żaden zegar nie chodził.
order-banned = Zablokowano: { $name }.
order-muted = Wyciszono: { $name }.
order-lifted = Zniesiono: { $name }.
order-nothing-to-lift = Nie było czego znosić: { $name }.
order-removed = { $name }: usunięto od { $n ->
        [one] { $n } stołu
        [few] { $n } stołów
       *[many] { $n } stołów
    }.
order-forgotten = Zapomniano: { $name }.
order-closed = Stół { $name } jest zamknięty.
order-handled = Zgłoszenie odłożono.
order-swept = Uprzątnięto zgodnie z zasadami: oczekujące { $gathering }, porzucone { $abandoned }, zakończone { $finished }; zapomniani goście { $guests }.

cli-admin = opiekuj się serwerem: ludzie, stoły, zgłoszenia i to, co tu wolno
cli-admin-example = 
    przykłady:
      chronotable admin status
      chronotable admin people Anna
      chronotable admin ban 3f2a9c --for 7d --reason "spam"
      chronotable admin ban 203.0.113.0/24 --network --for 1d --reason "spam"
      chronotable admin close Kx3v9QzT --reason "stuck"
      chronotable admin read-only --reason "moving house"
      chronotable admin log
cli-admin-what = sprawdź: status, people, tables, reports, sanctions, log; poleć: ban, unban, mute, unmute, remove, forget (osoba), close (stół), handled (zgłoszenie), read-only, open; passphrase ustawia hasło strony /admin
cli-admin-subject = kogo lub co: imię, id lub jego początek; albo słowa do wyszukania
cli-admin-for = jak długo to trwa: 30m, 12h, 7d, 4w; domyślnie na stałe
cli-admin-reason = dlaczego; ludzie się dowiedzą
cli-admin-table = usuń tylko od tego stołu
cli-admin-network = zablokuj sieć, na przykład 203.0.113.0/24, zamiast osoby
cli-admin-off = z passphrase: wyłącz stronę
cli-word-what = CO
cli-word-subject = KTO
cli-word-time = CZAS
cli-word-text = TEKST
cli-word-table = STÓŁ
admin-error-reason = { $what } wymaga powodu (--reason): ludzie się dowiedzą.
admin-error-subject = Powiedz, kogo lub co: chronotable admin { $what } KTO.
admin-error-report = Nie ma otwartego zgłoszenia „{ $given }”.
admin-error-for = „{ $given }” to nie czas: oczekiwano na przykład 30m, 12h, 7d lub 4w.
admin-error-short = Za krótkie: hasło domu ma co najmniej 12 znaków.
admin-waits = Zapisano. Żaden serwer jeszcze tego nie przyjął; wykona to następny, który się uruchomi.
admin-passphrase-ask = Hasło do /admin:
admin-page-on = Strona { $place } będzie go odtąd wymagać; kto tam był, został wylogowany.
admin-page-off = Strona { $place } jest wyłączona.

cli-serve-keep = przez ile dni przechowywać to, czego nikt nie rusza: gathering, abandoned, finished lub guests, jako NAZWA=DNI albo NAZWA=always
cli-word-days = NAZWA=DNI

cli-serve-mail = serwer pocztowy do powiadomień, na przykład smtp://user@mail.example:587; hasło jest w CHRONOTABLE_MAIL_PASSWORD
cli-serve-mail-from = od kogo jest poczta, domyślnie chronotable@ORIGIN
cli-serve-push = wysyłaj web push; kontakt dla usług push, mailto: albo https:
mail-error-server = „{ $given }” to nie serwer pocztowy: oczekiwano smtp://UŻYTKOWNIK@KOMPUTER:PORT albo smtps://UŻYTKOWNIK@KOMPUTER.
mail-error-sender = „{ $given }” to nie adres pocztowy.
push-error-contact = „{ $given }” to nie kontakt: oczekiwano mailto:ty@example.org albo adresu z https.
notice-error-origin = Powiadomienia odsyłają do tego serwera: podaj opcją --origin, gdzie świat go znajdzie.
notice-error-no-mail = Ten serwer nie wysyła poczty.
notice-error-no-push = Ten serwer nie wysyła push.
notice-error-email = Aby dostawać pocztę, podaj dokąd.
notice-error-unsent = Nie udało się wysłać poczty. Spróbuj później.
notice-error-endpoint = W takie miejsce nic nie jest wysyłane: to nie usługa przeglądarki.
notice-error-zone = Nie ma strefy czasowej „{ $given }”; jedna nazywa się Europe/Warsaw.
notice-title = { $n ->
        [one] Twoja kolej
        [few] Twoja kolej przy { $n } stołach
       *[many] Twoja kolej przy { $n } stołach
    }
notice-line = { $game }, grają { $names }
notice-why = To powiadomienie na twoją prośbę. Bez dalszych listów: { $link }
notice-confirm-subject = Poczta od chronotable?
notice-confirm-text = { $name } na serwerze chronotable chce pod tym adresem dostawać powiadomienia o swojej kolei.

    Jeśli to ty, potwierdź tutaj:
    { $link }

    Jeśli nie, nie rób nic: nic więcej nie przyjdzie.
notice-heading = Powiadomienia o twojej kolei
notice-help = Tylko gdy cię nie ma i raz, dopóki nie odpowiesz. W liście nie ma tego, co trzymasz.
notice-email = Adres pocztowy
notice-unconfirmed = Jeszcze niepotwierdzony: list z odnośnikiem jest w drodze.
notice-mail = Listy
notice-mail-off = Żadne
notice-mail-each = Gdy stół czeka
notice-mail-digest = Raz dziennie
notice-digest-at = o
notice-push = Push do { $n ->
        [one] { $n } przeglądarki
        [few] { $n } przeglądarek
       *[many] { $n } przeglądarek
    }
notice-quiet-from = Cisza od
notice-quiet-to = do
notice-zone = Strefa czasowa
notice-ask-confirm = Czy chcesz tu dostawać powiadomienia o swojej kolei?
notice-ask-stop = Bez dalszych listów?
notice-go-confirm = Tak, powiadamiaj mnie
notice-go-stop = Bez dalszych listów
notice-done-confirm = Dobrze. Będziesz dostawać powiadomienia.
notice-done-stop = Gotowe. Twój adres jest zapomniany.
notice-stale = Ten odnośnik jest stary. To, co obowiązuje, znajdziesz przy swoich danych.

admin-title = Opieka nad domem
admin-error-out = Nie jesteś już w środku: podaj ponownie hasło domu.
admin-load = Jak to idzie
admin-load-people = Ludzie
admin-load-returning = Ludzie z hasłem
admin-load-sessions = Przeglądarki
admin-load-reports = Nieprzeczytane zgłoszenia
admin-load-lines = Wiersze dziennika
admin-load-tables-gathering = Stoły, które czekają na graczy
admin-load-tables-playing = Gry w toku
admin-load-tables-over = Zakończone gry
admin-load-tables-moved-today = Stoły, przy których dziś grano
admin-load-orders-waiting = Oczekujące polecenia
admin-load-well = Wszystko w porządku
admin-load-database = Baza danych
admin-load-writing = Zapis
admin-load-disk = Dysk
admin-load-queue = Kolejka
admin-load-read-only = Tylko do odczytu
admin-load-tables = Stoły w pamięci
admin-load-watching = Otwarte okna
admin-load-queue-length = Czeka na zapis
admin-load-is-well = w porządku
admin-load-is-away = niedostępna
admin-load-is-failing = zawodzi
admin-load-is-slow = wolno
admin-load-is-low = prawie pełny
admin-load-is-yes = tak
admin-load-is-no = nie
admin-list-reports = Zgłoszenia
admin-list-people = Ludzie
admin-list-tables = Stoły
admin-list-sanctions = Blokady i wyciszenia
admin-list-log = Co polecono
admin-leave = Opuść stronę
admin-what = Polecenie
admin-order = Wykonaj
admin-for = Na
admin-for-good = na stałe
admin-reason = Powód (ludzie się dowiedzą)
admin-mute = Wycisz
admin-unmute = Pozwól znów pisać
admin-ban = Zablokuj
admin-unban = Wpuść ponownie
admin-remove = Usuń od wszystkich stołów
admin-forget = Zapomnij (usuń dane)
admin-close = Zamknij
admin-open = Pozwól znów wszystko zmieniać
admin-read-only = Nie pozwalaj niczego zmieniać
admin-network = Zablokuj sieć
admin-handled = Odłóż
admin-no-reports = Nikt niczego nie zgłosił.
admin-report-about = { $by } o: { $about }

notice-push-here = Wołaj mnie w tej przeglądarce
notice-denied = Ta przeglądarka nie pozwala na powiadomienia: zmień to w jej ustawieniach.
web-closed = Tę grę zamknięto
