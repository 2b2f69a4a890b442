### Co čtou provozovatelé a jejich hosté: zálohy, dům a jeho pravidla, upozornění.

cli-backup = uložit vše, co se uchovává, do jednoho souboru, i když se právě hraje
cli-backup-example =
    příklady:
      chronotable backup
      chronotable backup /var/backups/chronotable --keep 14
      chronotable backup moved.sqlite3 --database postgresql://user@host/chronotable
      chronotable backup --check moved.sqlite3
cli-backup-to = soubor k zápisu, nebo složka, kde dostane jméno podle data a času; jinak ./backups
cli-backup-keep = ponechat v té složce jen tolik nejnovějších záloh
cli-backup-check = nic nezapisovat: celou zálohu přečíst a říci, co obsahuje
cli-migrate = převést databázi starší verze na současnou, napřed ji zazálohovat
cli-migrate-example =
    příklady:
      chronotable migrate --dry-run
      chronotable migrate --database postgresql://user@host/chronotable
cli-migrate-dry-run = nic neměnit: říci, co by se stalo a jak by která rozehraná hra pokračovala
migrate-steps = { $place }: z revize { $now } na { $then }.
migrate-nothing = { $place }: vše je aktuální.
migrate-same = { $n ->
    [one] Jedna rozehraná hra se hraje podle zdejších pravidel.
    [few] { $n } rozehrané hry se hrají podle zdejších pravidel.
   *[other] { $n } rozehraných her se hraje podle zdejších pravidel.
}
migrate-whole = { $n ->
    [one] Jedna rozehraná hra pokračuje podle novějších pravidel, která pro ni nic nemění.
    [few] { $n } rozehrané hry pokračují podle novějších pravidel, která pro ně nic nemění.
   *[other] { $n } rozehraných her pokračuje podle novějších pravidel, která pro ně nic nemění.
}
migrate-asked = { $n ->
    [one] U jednoho stolu budou všichni dotázáni, zda pokračovat podle novějších pravidel; za minusem odpovědi, které by bylo třeba dát znovu:
    [few] U { $n } stolů budou všichni dotázáni, zda pokračovat podle novějších pravidel; za minusem odpovědi, které by bylo třeba dát znovu:
   *[other] U { $n } stolů budou všichni dotázáni, zda pokračovat podle novějších pravidel; za minusem odpovědi, které by bylo třeba dát znovu:
}
migrate-stands = { $n ->
    [one] Jedna rozehraná hra zde nemůže pokračovat.
    [few] { $n } rozehrané hry zde nemohou pokračovat.
   *[other] { $n } rozehraných her zde nemůže pokračovat.
}
migrate-backed-up = Vše bylo napřed zazálohováno do { $file }.
migrate-done = Databáze je aktuální.
cli-restore = vrátit zálohu tam, kde se hry uchovávají, do SQLite nebo PostgreSQL
cli-restore-example =
    příklady:
      chronotable restore backups/chronotable-20260101-030000.sqlite3 --data /var/lib/chronotable
      chronotable restore moved.sqlite3 --database postgresql://user@host/chronotable
cli-restore-file = záloha
cli-restore-replace = i když tam už lidé a hry jsou: ty se odloží do souboru

backup-done = { $file }: { $size } MB, { $tables ->
        [one] { $tables } stůl
        [few] { $tables } stoly
       *[other] { $tables } stolů
    }, { $people ->
        [one] { $people } člověk
        [few] { $people } lidé
       *[other] { $people } lidí
    }
backup-sound = { $file } je v pořádku: { $size } MB, { $tables ->
        [one] { $tables } stůl
        [few] { $tables } stoly
       *[other] { $tables } stolů
    }, { $people ->
        [one] { $people } člověk
        [few] { $people } lidé
       *[other] { $people } lidí
    }
backup-pruned = smazáno: { $file }
restore-done = Obnoveno ze souboru { $file }: { $tables ->
        [one] { $tables } stůl
        [few] { $tables } stoly
       *[other] { $tables } stolů
    }, { $people ->
        [one] { $people } člověk
        [few] { $people } lidé
       *[other] { $people } lidí
    }
backup-error-exists = Soubor { $file } už existuje; záloha nic nepřepisuje.
backup-error-file = Soubor { $file } nelze zapsat: { $why }.
backup-error-missing = Soubor { $file } neexistuje.
backup-error-unsound = Soubor { $file } je poškozený nebo to není záloha: { $why }.
backup-error-other = { $file } je databáze, ale nepatří programu chronotable.
backup-error-nothing = Není co zálohovat: žádný server tam zatím nic neuložil.
backup-error-full = V té databázi už jsou lidé a hry. S volbou --replace se odloží stranou a nahradí je záloha.
backup-error-in-use = Databázi používá server: nejprve ho zastavte.
backup-error-keep = Aspoň jedna záloha musí zůstat.

house-error-read-only = Teď nelze nic měnit: { $reason }. Dívat se můžete na všechno.
house-error-banned = Sem nemáte přístup: { $reason }
house-error-banned-until = Až do { $until } sem nemáte přístup: { $reason }
house-error-muted = Hrát můžete, ale psát tu už nemůžete: { $reason }
house-error-muted-until = Hrát můžete, ale psát tu do { $until } nemůžete: { $reason }
house-error-network = „{ $given }“ není síť: očekává se například 192.0.2.0/24.
house-error-nobody = Nikdo se tu nejmenuje „{ $given }“.
house-error-several = „{ $given }“ se jmenuje víc lidí; řekněte který: { $known }.
house-error-no-table = Stůl „{ $given }“ neexistuje.
house-error-not-seated = Ten člověk tam nemá místo.
house-error-not-playing = U toho stolu se právě nehraje.
keep-error-name = Nic jménem „{ $name }“ se neuchovává; očekává se { $known }.
keep-error-value = { $name } nelze uchovávat „{ $value }“: očekává se počet dní nebo always.
manners-error-nobody = Tím není míněn nikdo: vyberte někoho, kdo tu sedí nebo něco řekl.
manners-error-oneself = To jste vy.
manners-error-not-muted = Toho člověka jste neztlumili.
table-removed = Provozovatel serveru odebral od stolu: { $who }.
table-closed = Provozovatel serveru tuto hru ukončil: { $why }
table-abandoned = Tato hra byla ukončena, protože { $days ->
        [one] { $days } den
        [few] { $days } dny
       *[other] { $days } dní
    } nikdo netáhl.
table-gone = Tento stůl už není.
table-muted-line = (řádek od někoho, koho jste ztlumili)
web-refused-muted = Teď tu nemůžete psát.
plain-refused-muted = Teď tu nemůžete psát: provozovatel serveru vás ztlumil.
plain-refused-reported = Děkujeme. Provozovatel serveru si to přečte.
house-stands = Teď nelze nic měnit: { $reason }. Dívat se můžete na všechno a žádné hodiny neběží.
house-data = Vaše údaje a pravidla tohoto domu
house-banned-help = Co se o vás uchovává, je pořád vaše:
house-kept = Co se uchovává a jak dlouho
house-kept-gathering = Stoly, které čekají na hráče, se uklidí po { $days ->
        [one] { $days } dni
        [few] { $days } dnech
       *[other] { $days } dnech
    }.
house-kept-gathering-always = Stoly, které čekají na hráče, zůstávají.
house-kept-abandoned = Hra, v níž { $days ->
        [one] { $days } den
        [few] { $days } dny
       *[other] { $days } dní
    } nikdo netáhne, se ukončí; její záznam zůstane.
house-kept-abandoned-always = Rozehrané hry čekají na své hráče napořád.
house-kept-finished = Dohrané hry se smažou po { $days ->
        [one] { $days } dni
        [few] { $days } dnech
       *[other] { $days } dnech
    }.
house-kept-finished-always = Dohrané hry zůstávají.
house-kept-guests = Kdo nemá heslo a { $days ->
        [one] { $days } den
        [few] { $days } dny
       *[other] { $days } dní
    } nepřijde, bude zapomenut.
house-kept-guests-always = Nikdo není zapomenut, pokud o to nepožádá.
house-export = Vše, co se o vás uchovává
house-export-help = Zip s vaším jménem, stoly, tím, co jste řekli a udělali, a záznamy dohraných her.
house-export-go = Stáhnout
manners-title = Ztlumit nebo nahlásit někoho
manners-mute = Ztlumit
manners-mute-help = Nebudete číst nic, co napíše, u žádného stolu. Nedozví se to.
manners-report = Nahlásit
manners-report-help = Přečte si to provozovatel serveru i s řádkem, o který jde. Nikdo jiný se to nedozví.
manners-who = Kdo
manners-text = Co se stalo?
manners-nobody-here = Nikdo jiný tu není.
manners-muted = Lidé, které jste ztlumili
manners-unmute = Zase číst
order-broken = To se nepodařilo; proč, říká protokol serveru.
order-unknown = Příkaz „{ $what }“ neexistuje.
order-read-only = Odteď nelze nic měnit.
order-open = Vše lze zase měnit; žádné hodiny neběžely.
order-banned = Přístup zakázán: { $name }.
order-muted = Ztlumeno: { $name }.
order-lifted = Zrušeno: { $name }.
order-nothing-to-lift = Nebylo co rušit: { $name }.
order-removed = { $name }: odebráno od { $n ->
        [one] { $n } stolu
        [few] { $n } stolů
       *[other] { $n } stolů
    }.
order-forgotten = Zapomenuto: { $name }.
order-closed = Stůl { $name } je uzavřen.
order-handled = Hlášení je odloženo.
order-swept = Uklizeno podle pravidel: čekající { $gathering }, opuštěné { $abandoned }, dohrané { $finished }; zapomenutí hosté { $guests }.

cli-admin = starat se o server: lidé, stoly, hlášení a co se tu smí
cli-admin-example = 
    příklady:
      chronotable admin status
      chronotable admin people Anna
      chronotable admin ban 3f2a9c --for 7d --reason "spam"
      chronotable admin ban 203.0.113.0/24 --network --for 1d --reason "spam"
      chronotable admin close Kx3v9QzT --reason "stuck"
      chronotable admin read-only --reason "moving house"
      chronotable admin log
cli-admin-what = nahlédnout: status, people, tables, reports, sanctions, log; přikázat: ban, unban, mute, unmute, remove, forget (člověk), close (stůl), handled (hlášení), read-only, open; passphrase nastaví heslo stránky /admin
cli-admin-subject = koho nebo co: jméno, id nebo jeho začátek; nebo slova k hledání
cli-admin-for = jak dlouho to platí: 30m, 12h, 7d, 4w; jinak natrvalo
cli-admin-reason = proč; lidé se to dozví
cli-admin-table = odebrat jen od tohoto stolu
cli-admin-network = zakázat místo člověka síť, například 203.0.113.0/24
cli-admin-off = s passphrase: stránku vypnout
cli-word-what = CO
cli-word-subject = KDO
cli-word-time = DOBA
cli-word-text = TEXT
cli-word-table = STŮL
admin-error-reason = { $what } potřebuje důvod (--reason): lidé se ho dozví.
admin-error-subject = Řekněte koho nebo co: chronotable admin { $what } KDO.
admin-error-report = Otevřené hlášení „{ $given }“ neexistuje.
admin-error-for = „{ $given }“ není doba: očekává se například 30m, 12h, 7d nebo 4w.
admin-error-short = To je příliš krátké: heslo domu má aspoň 12 znaků.
admin-waits = Zapsáno. Žádný server to zatím nepřevzal; provede to další, který se spustí.
admin-passphrase-ask = Heslo pro /admin:
admin-page-on = Stránka { $place } ho bude odteď chtít; kdo tam byl, je odhlášen.
admin-page-off = Stránka { $place } je vypnutá.

cli-serve-keep = kolik dní uchovávat, čeho se nikdo nedotkne: gathering, abandoned, finished nebo guests, jako NÁZEV=DNY nebo NÁZEV=always
cli-word-days = NÁZEV=DNY

cli-serve-mail = poštovní server pro upozornění, například smtp://user@mail.example:587; heslo je v CHRONOTABLE_MAIL_PASSWORD
cli-serve-mail-from = od koho pošta je, jinak chronotable@ORIGIN
cli-serve-push = posílat web push; kontakt pro push služby, mailto: nebo https:
mail-error-server = „{ $given }“ není poštovní server: očekává se smtp://UŽIVATEL@POČÍTAČ:PORT nebo smtps://UŽIVATEL@POČÍTAČ.
mail-error-sender = „{ $given }“ není poštovní adresa.
push-error-contact = „{ $given }“ není kontakt: očekává se mailto:vy@example.org nebo adresa s https.
notice-error-origin = Upozornění odkazují na tento server: řekněte volbou --origin, kde ho svět najde.
notice-error-no-mail = Tento server neposílá poštu.
notice-error-no-push = Tento server neposílá push.
notice-error-email = Chcete-li dostávat poštu, řekněte kam.
notice-error-unsent = Poštu se nepodařilo odeslat. Zkuste to později.
notice-error-endpoint = Na takové místo se nic neposílá: nepatří službám prohlížečů.
notice-error-zone = Časové pásmo „{ $given }“ neexistuje; jedno se jmenuje Europe/Prague.
notice-title = { $n ->
        [one] Jste na tahu
        [few] Jste na tahu u { $n } stolů
       *[other] Jste na tahu u { $n } stolů
    }
notice-line = { $game }, hrají { $names }
notice-why = Požádali jste o upozornění. Další už neposílat: { $link }
notice-confirm-subject = Pošta od chronotable?
notice-confirm-text = { $name } na serveru chronotable chce na tuto adresu dostávat upozornění, že je na tahu.

    Jste-li to vy, potvrďte to zde:
    { $link }

    Pokud ne, nedělejte nic: nic dalšího nepřijde.
notice-heading = Upozornění, že jste na tahu
notice-help = Jen když jste pryč, a jednou, dokud neodpovíte. Co držíte, v poště není.
notice-email = Poštovní adresa
notice-unconfirmed = Zatím nepotvrzeno: pošta s odkazem je na cestě.
notice-mail = Pošta
notice-mail-off = Žádná
notice-mail-each = Když stůl čeká
notice-mail-digest = Jednou denně
notice-digest-at = v
notice-push = Push do { $n ->
        [one] { $n } prohlížeče
        [few] { $n } prohlížečů
       *[other] { $n } prohlížečů
    }
notice-quiet-from = Klid od
notice-quiet-to = do
notice-zone = Časové pásmo
notice-ask-confirm = Chcete sem dostávat upozornění, že jste na tahu?
notice-ask-stop = Už žádnou poštu?
notice-go-confirm = Ano, upozorňujte mě
notice-go-stop = Už žádnou poštu
notice-done-confirm = Dobře. Budete dostávat upozornění.
notice-done-stop = Hotovo. Vaše adresa je zapomenuta.
notice-stale = Tento odkaz je starý. Co platí, najdete u svých údajů.

admin-title = Péče o dům
admin-error-out = Už nejste uvnitř: zadejte znovu heslo domu.
admin-load = Jak to jde
admin-load-people = Lidé
admin-load-returning = Lidé s heslem
admin-load-sessions = Prohlížeče
admin-load-reports = Nepřečtená hlášení
admin-load-lines = Řádky záznamu
admin-load-tables-gathering = Stoly, které čekají na hráče
admin-load-tables-playing = Rozehrané hry
admin-load-tables-over = Dohrané hry
admin-load-tables-moved-today = Stoly, kde se dnes táhlo
admin-load-orders-waiting = Čekající příkazy
admin-load-well = Vše v pořádku
admin-load-database = Databáze
admin-load-writing = Zápis
admin-load-disk = Disk
admin-load-queue = Fronta
admin-load-read-only = Jen ke čtení
admin-load-tables = Stoly v paměti
admin-load-watching = Otevřená okna
admin-load-queue-length = Čeká na zápis
admin-load-is-well = v pořádku
admin-load-is-away = nedostupná
admin-load-is-failing = selhává
admin-load-is-slow = pomalý
admin-load-is-low = téměř plný
admin-load-is-yes = ano
admin-load-is-no = ne
admin-list-reports = Hlášení
admin-list-people = Lidé
admin-list-tables = Stoly
admin-list-sanctions = Zákazy a ztlumení
admin-list-log = Co bylo přikázáno
admin-leave = Opustit stránku
admin-what = Příkaz
admin-order = Provést
admin-for = Na
admin-for-good = natrvalo
admin-reason = Důvod (lidé se ho dozví)
admin-mute = Ztlumit
admin-unmute = Nechat zase psát
admin-ban = Zakázat přístup
admin-unban = Zase vpustit
admin-remove = Odebrat od všech stolů
admin-forget = Zapomenout (smazat údaje)
admin-close = Uzavřít
admin-open = Nechat zase vše měnit
admin-read-only = Nenechat nic měnit
admin-network = Zakázat síť
admin-handled = Odložit
admin-no-reports = Nikdo nic nenahlásil.
admin-report-about = { $by } o: { $about }

notice-push-here = Volejte mě v tomto prohlížeči
notice-denied = Tento prohlížeč upozornění nedovoluje: změňte to v jeho nastavení.
web-closed = Tato hra byla ukončena
