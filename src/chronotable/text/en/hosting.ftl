### What hosts and their guests read: backups, the house and its rules, notices.

cli-backup = put everything that is kept into one file, also while people play
cli-backup-example =
    examples:
      chronotable backup
      chronotable backup /var/backups/chronotable --keep 14
      chronotable backup moved.sqlite3 --database postgresql://user@host/chronotable
      chronotable backup --check moved.sqlite3
cli-backup-to = the file to write, or a folder in which it is named by date and time; ./backups unless told
cli-backup-keep = keep only so many backups in that folder, the latest
cli-backup-check = write nothing: read a backup through and say what it holds
cli-migrate = bring a database of an earlier version up to date, after backing it up
cli-migrate-example =
    examples:
      chronotable migrate --dry-run
      chronotable migrate --database postgresql://user@host/chronotable
cli-migrate-dry-run = change nothing: tell what would be done, and how each game under way would go on
migrate-steps = { $place }: from revision { $now } to { $then }.
migrate-nothing = { $place } is up to date.
migrate-same = { $n ->
    [one] One game under way is played by the rules there are.
   *[other] { $n } games under way are played by the rules there are.
}
migrate-whole = { $n ->
    [one] One game under way goes on by later rules that change nothing for it.
   *[other] { $n } games under way go on by later rules that change nothing for them.
}
migrate-asked = { $n ->
    [one] At one table everybody is asked whether to go on by later rules; after the minus, the answers to be given again:
   *[other] At { $n } tables everybody is asked whether to go on by later rules; after the minus, the answers to be given again:
}
migrate-stands = { $n ->
    [one] One game under way cannot go on here.
   *[other] { $n } games under way cannot go on here.
}
migrate-backed-up = Everything was backed up to { $file } first.
migrate-done = The database is up to date.
cli-restore = put a backup where games are kept, in SQLite or PostgreSQL
cli-restore-example =
    examples:
      chronotable restore backups/chronotable-20260101-030000.sqlite3 --data /var/lib/chronotable
      chronotable restore moved.sqlite3 --database postgresql://user@host/chronotable
cli-restore-file = a backup
cli-restore-replace = also if there are people and games: those are put aside in a file

backup-done = { $file }: { $size } MB, { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $people ->
        [one] { $people } person
       *[other] { $people } people
    }
backup-sound = { $file } is sound: { $size } MB, { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $people ->
        [one] { $people } person
       *[other] { $people } people
    }
backup-pruned = deleted: { $file }
restore-done = Restored from { $file }: { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $people ->
        [one] { $people } person
       *[other] { $people } people
    }
backup-error-exists = { $file } is there already; a backup overwrites nothing.
backup-error-file = { $file } cannot be written: { $why }.
backup-error-missing = There is no file { $file }.
backup-error-unsound = { $file } is damaged or no backup: { $why }.
backup-error-other = { $file } is a database, but not one of chronotable.
backup-error-nothing = There is nothing to back up: no server has kept anything there yet.
backup-error-full = There are people and games in that database already. With --replace they are put aside and the backup takes their place.
backup-error-in-use = A server is using that database: stop it first.
backup-error-keep = At least one backup must be kept.

house-error-read-only = Nothing can be changed for now: { $reason }. You can look at everything.
house-error-banned = You cannot come in here: { $reason }
house-error-banned-until = You cannot come in here until { $until }: { $reason }
house-error-muted = You may play, but you cannot write here any more: { $reason }
house-error-muted-until = You may play, but you cannot write here until { $until }: { $reason }
house-error-network = "{ $given }" is no network: expected one like 192.0.2.0/24.
house-error-nobody = Nobody here is called "{ $given }".
house-error-several = Several people are called "{ $given }"; say which: { $known }.
house-error-no-table = There is no table "{ $given }".
house-error-not-seated = That person has no seat there.
house-error-not-playing = No game is under way at that table.
keep-error-name = Nothing called "{ $name }" is kept; expected { $known }.
keep-error-value = { $name } cannot be kept for "{ $value }": expected a number of days or always.
manners-error-nobody = Nobody is meant by that: choose somebody who sits here or has said something.
manners-error-oneself = That is you.
manners-error-not-muted = You have not muted that person.
table-removed = { $who } was removed from the table by whoever runs this server.
table-closed = This game was closed by whoever runs this server: { $why }
table-abandoned = This game was closed because nobody has moved for { $days ->
        [one] { $days } day
       *[other] { $days } days
    }.
table-gone = This table is no more.
table-muted-line = (a line by somebody you have muted)
web-refused-muted = You cannot write here now.
plain-refused-muted = You cannot write here now: whoever runs this server has muted you.
plain-refused-reported = Thank you. Whoever runs this server will read it.
house-stands = Nothing can be changed for now: { $reason }. You can look at everything, and no clock runs.
house-data = Your data and the rules of this house
house-banned-help = What is kept about you is still yours:
house-kept = What is kept, and for how long
house-kept-gathering = Tables that wait for players are put away after { $days ->
        [one] { $days } day
       *[other] { $days } days
    }.
house-kept-gathering-always = Tables that wait for players stay.
house-kept-abandoned = A game in which nobody moves for { $days ->
        [one] { $days } day
       *[other] { $days } days
    } is closed; its record stays.
house-kept-abandoned-always = Games under way wait for their players for ever.
house-kept-finished = Finished games are deleted after { $days ->
        [one] { $days } day
       *[other] { $days } days
    }.
house-kept-finished-always = Finished games stay.
house-kept-guests = Whoever has no passphrase and does not come for { $days ->
        [one] { $days } day
       *[other] { $days } days
    } is forgotten.
house-kept-guests-always = Nobody is forgotten who does not ask for it.
house-export = Everything that is kept about you
house-export-help = A zip with your name, your tables, what you have said and done, and the records of your finished games.
house-export-go = Download
manners-title = Mute or report somebody
manners-mute = Mute
manners-mute-help = You read nothing more that they write, at any table. They are not told.
manners-report = Report
manners-report-help = Whoever runs this server reads it, with the line that it is about. Nobody else is told.
manners-who = Who
manners-text = What has happened?
manners-nobody-here = There is nobody else here.
manners-muted = People you have muted
manners-unmute = Read them again
order-broken = That did not work; the server's own log says why.
order-unknown = There is no order "{ $what }".
order-read-only = Nothing can be changed from now on.
order-open = Everything can be changed again; no clock has run.
order-banned = { $name } is banned.
order-muted = { $name } is muted.
order-lifted = That is lifted: { $name }.
order-nothing-to-lift = There was nothing to lift: { $name }.
order-removed = { $name } was removed from { $n ->
        [one] { $n } table
       *[other] { $n } tables
    }.
order-forgotten = Forgotten: { $name }.
order-closed = The table { $name } is closed.
order-handled = The report is put away.
order-swept = Put away by rule: { $gathering } waiting, { $abandoned } abandoned, { $finished } finished; { $guests } guests forgotten.

cli-admin = look after a server: people, tables, reports, and what may be done here
cli-admin-example = 
    examples:
      chronotable admin status
      chronotable admin people Ann
      chronotable admin ban 3f2a9c --for 7d --reason "spam"
      chronotable admin ban 203.0.113.0/24 --network --for 1d --reason "spam"
      chronotable admin close Kx3v9QzT --reason "stuck"
      chronotable admin read-only --reason "moving house"
      chronotable admin log
cli-admin-what = look up: status, people, tables, reports, sanctions, log; order: ban, unban, mute, unmute, remove, forget (a person), close (a table), handled (a report), read-only, open; passphrase sets that of the page /admin
cli-admin-subject = whom or what: a name, an id or its beginning; or words to look for
cli-admin-for = how long it lasts: 30m, 12h, 7d, 4w; for good unless told
cli-admin-reason = why; people are told
cli-admin-table = remove only from this table
cli-admin-network = ban a network such as 203.0.113.0/24 instead of a person
cli-admin-off = with passphrase: turn the page off
cli-word-what = WHAT
cli-word-subject = WHO
cli-word-time = TIME
cli-word-text = TEXT
cli-word-table = TABLE
admin-error-reason = { $what } needs a reason (--reason): people are told.
admin-error-subject = Say whom or what: chronotable admin { $what } WHO.
admin-error-report = There is no open report "{ $given }".
admin-error-for = "{ $given }" is no time: expected one like 30m, 12h, 7d or 4w.
admin-error-short = That is too short: a passphrase of the house has 12 characters or more.
admin-waits = Written down. No server has taken it yet; the next one that starts will carry it out.
admin-passphrase-ask = Passphrase for /admin:
admin-page-on = The page { $place } asks for it from now on; whoever was in there is out.
admin-page-off = The page { $place } is off.

cli-serve-keep = for how many days to keep what nobody touches: gathering, abandoned, finished or guests, as NAME=DAYS or NAME=always
cli-word-days = NAME=DAYS

cli-serve-mail = a mail server for turn notices, such as smtp://user@mail.example:587; its password is in CHRONOTABLE_MAIL_PASSWORD
cli-serve-mail-from = who the mails are from, chronotable@ORIGIN unless told
cli-serve-push = send web push; a contact for the push services, mailto: or https:
mail-error-server = "{ $given }" is no mail server: expected smtp://USER@HOST:PORT or smtps://USER@HOST.
mail-error-sender = "{ $given }" is no mail address.
push-error-contact = "{ $given }" is no contact: expected mailto:you@example.org or an address with https.
notice-error-origin = Notices link to this server: say with --origin where the world finds it.
notice-error-no-mail = This server sends no mail.
notice-error-no-push = This server does not push.
notice-error-email = To be told by mail, say where to.
notice-error-unsent = The mail could not be sent. Try again later.
notice-error-endpoint = Nothing is pushed to that place: it is not one of the browsers' own services.
notice-error-zone = There is no time zone "{ $given }"; one is called Europe/Prague.
notice-title = { $n ->
        [one] It is your turn
       *[other] It is your turn at { $n } tables
    }
notice-line = { $game }, with { $names }
notice-why = You have asked to be told. No more mails: { $link }
notice-confirm-subject = Mails from chronotable?
notice-confirm-text = { $name } at a chronotable server wants to be told at this address when it is their turn.

    If that is you, please confirm it here:
    { $link }

    If not, do nothing: nothing more will come.
notice-heading = Be told when it is your turn
notice-help = Only while you are away, and once until you have answered. No mail tells what you hold.
notice-email = Mail address
notice-unconfirmed = Not confirmed yet: a mail with a link is on its way.
notice-mail = Mails
notice-mail-off = None
notice-mail-each = When a table waits
notice-mail-digest = Once a day
notice-digest-at = at
notice-push = Push to { $n ->
        [one] { $n } browser
       *[other] { $n } browsers
    }
notice-quiet-from = Quiet from
notice-quiet-to = to
notice-zone = Time zone
notice-ask-confirm = Do you want to be told here when it is your turn?
notice-ask-stop = No more mails?
notice-go-confirm = Yes, tell me
notice-go-stop = No more mails
notice-done-confirm = Good. You will be told.
notice-done-stop = Done. Your address is forgotten.
notice-stale = This link is old. What holds now stands among your data.

admin-title = Looking after the house
admin-error-out = You are not in any more: enter the passphrase of the house again.
admin-load = How it is going
admin-load-people = People
admin-load-returning = People with a passphrase
admin-load-sessions = Browsers
admin-load-reports = Reports that nobody has read
admin-load-lines = Lines in the log
admin-load-tables-gathering = Tables that gather
admin-load-tables-playing = Games under way
admin-load-tables-over = Finished games
admin-load-tables-moved-today = Tables moved at today
admin-load-orders-waiting = Orders that wait
admin-load-well = All is well
admin-load-database = Database
admin-load-writing = Writing
admin-load-disk = Disk
admin-load-queue = Queue
admin-load-read-only = Read only
admin-load-tables = Tables in memory
admin-load-watching = Windows open
admin-load-queue-length = Waiting to be written
admin-load-is-well = well
admin-load-is-away = away
admin-load-is-failing = failing
admin-load-is-slow = slow
admin-load-is-low = nearly full
admin-load-is-yes = yes
admin-load-is-no = no
admin-list-reports = Reports
admin-list-people = People
admin-list-tables = Tables
admin-list-sanctions = Bans and mutes
admin-list-log = What was ordered
admin-leave = Leave this page
admin-what = Order
admin-order = Do it
admin-for = For
admin-for-good = for good
admin-reason = Reason (people are told)
admin-mute = Mute
admin-unmute = Let them talk again
admin-ban = Ban
admin-unban = Let them in again
admin-remove = Remove from all tables
admin-forget = Forget (delete their data)
admin-close = Close
admin-open = Let everything be changed again
admin-read-only = Let nothing be changed
admin-network = Ban a network
admin-handled = Put away
admin-no-reports = Nobody has reported anything.
admin-report-about = { $by } about { $about }

notice-push-here = Call me in this browser
notice-denied = This browser does not allow notices: change that in its settings.
web-closed = This game was closed
