### Что читают хозяева сервера и их гости: резервные копии, дом и его правила, уведомления.

cli-backup = сохранить всё, что хранится, в один файл, даже во время игры
cli-backup-example =
    примеры:
      chronotable backup
      chronotable backup /var/backups/chronotable --keep 14
      chronotable backup moved.sqlite3 --database postgresql://user@host/chronotable
      chronotable backup --check moved.sqlite3
cli-backup-to = файл для записи или папка, где он получит имя по дате и времени; по умолчанию ./backups
cli-backup-keep = оставить в этой папке лишь столько последних копий
cli-backup-check = ничего не записывать: прочитать копию целиком и сказать, что в ней
cli-migrate = довести базу данных прежней версии до нынешней, сначала сделав копию
cli-migrate-example =
    примеры:
      chronotable migrate --dry-run
      chronotable migrate --database postgresql://user@host/chronotable
cli-migrate-dry-run = ничего не менять: сказать, что было бы сделано и как продолжилась бы каждая начатая партия
migrate-steps = { $place }: с ревизии { $now } на { $then }.
migrate-nothing = { $place }: всё в нынешнем виде.
migrate-same = { $n ->
    [one] { $n } начатая партия идёт по здешним правилам.
    [few] { $n } начатые партии идут по здешним правилам.
    [many] { $n } начатых партий идут по здешним правилам.
   *[other] { $n } начатых партий идут по здешним правилам.
}
migrate-whole = { $n ->
    [one] { $n } начатая партия продолжится по новым правилам, которые для неё ничего не меняют.
    [few] { $n } начатые партии продолжатся по новым правилам, которые для них ничего не меняют.
    [many] { $n } начатых партий продолжатся по новым правилам, которые для них ничего не меняют.
   *[other] { $n } начатых партий продолжатся по новым правилам, которые для них ничего не меняют.
}
migrate-asked = { $n ->
    [one] За { $n } столом всех спросят, продолжать ли по новым правилам; после минуса — ответы, которые придётся дать заново:
    [few] За { $n } столами всех спросят, продолжать ли по новым правилам; после минуса — ответы, которые придётся дать заново:
    [many] За { $n } столами всех спросят, продолжать ли по новым правилам; после минуса — ответы, которые придётся дать заново:
   *[other] За { $n } столами всех спросят, продолжать ли по новым правилам; после минуса — ответы, которые придётся дать заново:
}
migrate-stands = { $n ->
    [one] { $n } начатая партия не может здесь продолжаться.
    [few] { $n } начатые партии не могут здесь продолжаться.
    [many] { $n } начатых партий не могут здесь продолжаться.
   *[other] { $n } начатых партий не могут здесь продолжаться.
}
migrate-backed-up = Сначала всё сохранено в копию { $file }.
migrate-done = База данных в нынешнем виде.
cli-restore = вернуть копию туда, где хранятся партии, в SQLite или PostgreSQL
cli-restore-example =
    примеры:
      chronotable restore backups/chronotable-20260101-030000.sqlite3 --data /var/lib/chronotable
      chronotable restore moved.sqlite3 --database postgresql://user@host/chronotable
cli-restore-file = резервная копия
cli-restore-replace = даже если там уже есть люди и партии: они будут отложены в файл

backup-done = { $file }: { $size } МБ, { $tables ->
        [one] { $tables } стол
        [few] { $tables } стола
       *[many] { $tables } столов
    }, { $people ->
        [one] { $people } человек
        [few] { $people } человека
       *[many] { $people } человек
    }
backup-sound = { $file } в порядке: { $size } МБ, { $tables ->
        [one] { $tables } стол
        [few] { $tables } стола
       *[many] { $tables } столов
    }, { $people ->
        [one] { $people } человек
        [few] { $people } человека
       *[many] { $people } человек
    }
backup-pruned = удалено: { $file }
restore-done = Восстановлено из файла { $file }: { $tables ->
        [one] { $tables } стол
        [few] { $tables } стола
       *[many] { $tables } столов
    }, { $people ->
        [one] { $people } человек
        [few] { $people } человека
       *[many] { $people } человек
    }
backup-error-exists = Файл { $file } уже есть; резервная копия ничего не перезаписывает.
backup-error-file = Файл { $file } нельзя записать: { $why }.
backup-error-missing = Файла { $file } нет.
backup-error-unsound = Файл { $file } повреждён или это не резервная копия: { $why }.
backup-error-other = { $file } — база данных, но не от chronotable.
backup-error-nothing = Сохранять нечего: ни один сервер там ещё ничего не хранил.
backup-error-full = В этой базе уже есть люди и партии. С --replace они будут отложены, а их место займёт копия.
backup-error-in-use = Этой базой пользуется сервер: сначала остановите его.
backup-error-keep = Хотя бы одна копия должна остаться.

house-error-read-only = Сейчас ничего нельзя менять: { $reason }. Смотреть можно всё.
house-error-banned = Вам сюда нельзя: { $reason }
house-error-banned-until = Вам сюда нельзя до { $until }: { $reason }
house-error-muted = Вы можете играть, но больше не можете здесь писать: { $reason }
house-error-muted-until = Вы можете играть, но до { $until } не можете здесь писать: { $reason }
house-error-network = «{ $given }» — не сеть: ожидается, например, 192.0.2.0/24.
house-error-nobody = Здесь нет никого с именем «{ $given }».
house-error-several = «{ $given }» зовут нескольких; скажите, кого именно: { $known }.
house-error-no-table = Стола «{ $given }» нет.
house-error-not-seated = У этого человека там нет места.
house-error-not-playing = За этим столом сейчас не играют.
keep-error-name = Ничего с именем «{ $name }» не хранится; ожидается { $known }.
keep-error-value = { $name } нельзя хранить «{ $value }»: ожидается число дней или always.
manners-error-nobody = Это никого не обозначает: выберите того, кто здесь сидит или что-то сказал.
manners-error-oneself = Это вы сами.
manners-error-not-muted = Вы не скрывали этого человека.
table-removed = Хозяин сервера убрал из-за стола: { $who }.
table-closed = Хозяин сервера закрыл эту партию: { $why }
table-abandoned = Партия закрыта, потому что уже { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[many] { $days } дней
    } никто не ходил.
table-gone = Этого стола больше нет.
table-muted-line = (строка того, кого вы скрыли)
web-refused-muted = Сейчас вы не можете здесь писать.
plain-refused-muted = Сейчас вы не можете здесь писать: хозяин сервера лишил вас голоса.
plain-refused-reported = Спасибо. Хозяин сервера это прочитает.
house-stands = Сейчас ничего нельзя менять: { $reason }. Смотреть можно всё, и часы не идут.
house-data = Ваши данные и правила этого дома
house-banned-help = То, что хранится о вас, по-прежнему ваше:
house-kept = Что хранится и сколько
house-kept-gathering = Столы, которые ждут игроков, убираются через { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[many] { $days } дней
    }.
house-kept-gathering-always = Столы, которые ждут игроков, остаются.
house-kept-abandoned = Партия, в которой { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[many] { $days } дней
    } никто не ходит, закрывается; её запись остаётся.
house-kept-abandoned-always = Начатые партии ждут своих игроков всегда.
house-kept-finished = Законченные партии удаляются через { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[many] { $days } дней
    }.
house-kept-finished-always = Законченные партии остаются.
house-kept-guests = Кто без пароля и не приходит { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[many] { $days } дней
    }, того мы забываем.
house-kept-guests-always = Никого не забывают, пока он сам не попросит.
house-export = Всё, что о вас хранится
house-export-help = Архив zip с вашим именем, столами, тем, что вы говорили и делали, и записями законченных партий.
house-export-go = Скачать
manners-title = Скрыть кого-то или пожаловаться
manners-mute = Скрыть
manners-mute-help = Вы больше не увидите, что он пишет, ни за одним столом. Ему об этом не скажут.
manners-report = Пожаловаться
manners-report-help = Это прочитает хозяин сервера вместе со строкой, о которой речь. Больше никто не узнает.
manners-who = Кто
manners-text = Что случилось?
manners-nobody-here = Здесь больше никого нет.
manners-muted = Кого вы скрыли
manners-unmute = Снова читать
order-broken = Не получилось; почему — сказано в журнале сервера.
order-unknown = Приказа «{ $what }» нет.
order-read-only = Отныне ничего нельзя менять.
order-open = Снова можно всё менять; часы не шли.
order-banned = Доступ закрыт: { $name }.
order-muted = Лишён голоса: { $name }.
order-lifted = Снято: { $name }.
order-nothing-to-lift = Снимать было нечего: { $name }.
order-removed = { $name }: убран из-за { $n ->
        [one] { $n } стола
        [few] { $n } столов
       *[many] { $n } столов
    }.
order-forgotten = Забыто: { $name }.
order-closed = Стол { $name } закрыт.
order-handled = Жалоба отложена.
order-swept = Убрано по правилам: ждущих { $gathering }, брошенных { $abandoned }, законченных { $finished }; забыто гостей { $guests }.

cli-admin = присматривать за сервером: люди, столы, жалобы и что здесь можно
cli-admin-example = 
    примеры:
      chronotable admin status
      chronotable admin people Анна
      chronotable admin ban 3f2a9c --for 7d --reason "spam"
      chronotable admin ban 203.0.113.0/24 --network --for 1d --reason "spam"
      chronotable admin close Kx3v9QzT --reason "stuck"
      chronotable admin read-only --reason "moving house"
      chronotable admin log
cli-admin-what = посмотреть: status, people, tables, reports, sanctions, log; приказать: ban, unban, mute, unmute, remove, forget (человек), close (стол), handled (жалоба), read-only, open; passphrase задаёт пароль страницы /admin
cli-admin-subject = кого или что: имя, id или его начало; или слова для поиска
cli-admin-for = как долго: 30m, 12h, 7d, 4w; по умолчанию навсегда
cli-admin-reason = почему; людям это скажут
cli-admin-table = убрать только из-за этого стола
cli-admin-network = закрыть доступ сети, например 203.0.113.0/24, а не человеку
cli-admin-off = с passphrase: выключить страницу
cli-word-what = ЧТО
cli-word-subject = КТО
cli-word-time = ВРЕМЯ
cli-word-text = ТЕКСТ
cli-word-table = СТОЛ
admin-error-reason = Для { $what } нужна причина (--reason): её скажут людям.
admin-error-subject = Скажите, кого или что: chronotable admin { $what } КТО.
admin-error-report = Открытой жалобы «{ $given }» нет.
admin-error-for = «{ $given }» — не время: ожидается, например, 30m, 12h, 7d или 4w.
admin-error-short = Слишком коротко: в пароле дома не меньше 12 знаков.
admin-waits = Записано. Пока ни один сервер этого не взял; выполнит следующий, который запустится.
admin-passphrase-ask = Пароль для /admin:
admin-page-on = Страница { $place } теперь его спрашивает; кто там был, вышел.
admin-page-off = Страница { $place } выключена.

cli-serve-keep = сколько дней хранить то, чего никто не трогает: gathering, abandoned, finished или guests, в виде ИМЯ=ДНИ или ИМЯ=always
cli-word-days = ИМЯ=ДНИ

cli-serve-mail = почтовый сервер для уведомлений, например smtp://user@mail.example:587; пароль в CHRONOTABLE_MAIL_PASSWORD
cli-serve-mail-from = от кого письма, по умолчанию chronotable@ORIGIN
cli-serve-push = посылать web push; контакт для служб, mailto: или https:
mail-error-server = «{ $given }» — не почтовый сервер: ожидается smtp://ПОЛЬЗОВАТЕЛЬ@КОМПЬЮТЕР:ПОРТ или smtps://ПОЛЬЗОВАТЕЛЬ@КОМПЬЮТЕР.
mail-error-sender = «{ $given }» — не почтовый адрес.
push-error-contact = «{ $given }» — не контакт: ожидается mailto:вы@example.org или адрес с https.
notice-error-origin = Уведомления ссылаются на этот сервер: скажите через --origin, где его найти.
notice-error-no-mail = Этот сервер не посылает писем.
notice-error-no-push = Этот сервер не посылает push.
notice-error-email = Чтобы получать письма, скажите куда.
notice-error-unsent = Письмо не удалось отправить. Попробуйте позже.
notice-error-endpoint = Туда ничего не посылается: это не служба браузера.
notice-error-zone = Часового пояса «{ $given }» нет; один из них называется Europe/Moscow.
notice-title = { $n ->
        [one] Ваш ход
        [few] Ваш ход за { $n } столами
       *[many] Ваш ход за { $n } столами
    }
notice-line = { $game }, играют { $names }
notice-why = Вы просили вас уведомлять. Больше не писать: { $link }
notice-confirm-subject = Письма от chronotable?
notice-confirm-text = { $name } на сервере chronotable хочет получать на этот адрес уведомления о своём ходе.

    Если это вы, подтвердите здесь:
    { $link }

    Если нет, ничего не делайте: больше ничего не придёт.
notice-heading = Уведомления о вашем ходе
notice-help = Только пока вас нет и один раз, пока вы не ответите. Что у вас на руках, в письме не сказано.
notice-email = Почтовый адрес
notice-unconfirmed = Ещё не подтверждён: письмо со ссылкой в пути.
notice-mail = Письма
notice-mail-off = Никаких
notice-mail-each = Когда стол ждёт
notice-mail-digest = Раз в день
notice-digest-at = в
notice-push = Push в { $n ->
        [one] { $n } браузер
        [few] { $n } браузера
       *[many] { $n } браузеров
    }
notice-quiet-from = Тишина с
notice-quiet-to = до
notice-zone = Часовой пояс
notice-ask-confirm = Хотите получать сюда уведомления о своём ходе?
notice-ask-stop = Больше никаких писем?
notice-go-confirm = Да, уведомляйте
notice-go-stop = Больше не писать
notice-done-confirm = Хорошо. Вас будут уведомлять.
notice-done-stop = Готово. Ваш адрес забыт.
notice-stale = Эта ссылка устарела. Что действует сейчас, сказано среди ваших данных.

admin-title = Присмотр за домом
admin-error-out = Вы больше не внутри: введите пароль дома ещё раз.
admin-load = Как идут дела
admin-load-people = Люди
admin-load-returning = Люди с паролем
admin-load-sessions = Браузеры
admin-load-reports = Непрочитанные жалобы
admin-load-lines = Строки журнала
admin-load-tables-gathering = Столы, которые ждут игроков
admin-load-tables-playing = Идущие игры
admin-load-tables-over = Законченные игры
admin-load-tables-moved-today = Столы, за которыми сегодня ходили
admin-load-orders-waiting = Ожидающие приказы
admin-load-well = Всё в порядке
admin-load-database = База данных
admin-load-writing = Запись
admin-load-disk = Диск
admin-load-queue = Очередь
admin-load-read-only = Только чтение
admin-load-tables = Столы в памяти
admin-load-watching = Открытые окна
admin-load-queue-length = Ждёт записи
admin-load-is-well = в порядке
admin-load-is-away = недоступна
admin-load-is-failing = не работает
admin-load-is-slow = медленно
admin-load-is-low = почти полон
admin-load-is-yes = да
admin-load-is-no = нет
admin-list-reports = Жалобы
admin-list-people = Люди
admin-list-tables = Столы
admin-list-sanctions = Запреты
admin-list-log = Что приказано
admin-leave = Выйти
admin-what = Приказ
admin-order = Выполнить
admin-for = На
admin-for-good = навсегда
admin-reason = Причина (её скажут людям)
admin-mute = Лишить голоса
admin-unmute = Вернуть голос
admin-ban = Закрыть доступ
admin-unban = Снова впустить
admin-remove = Убрать из-за всех столов
admin-forget = Забыть (удалить данные)
admin-close = Закрыть
admin-open = Снова разрешить изменения
admin-read-only = Запретить изменения
admin-network = Закрыть доступ сети
admin-handled = Отложить
admin-no-reports = Никто ни на что не жаловался.
admin-report-about = { $by } о: { $about }

notice-push-here = Звать меня в этом браузере
notice-denied = Этот браузер не разрешает уведомления: измените это в его настройках.
web-closed = Партия закрыта
