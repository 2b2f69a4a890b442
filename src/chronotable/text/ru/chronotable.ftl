### Что говорят сами клиенты, и слова, которые нужны каждой игре.

name = { $it }

word-yes = Да
word-no = Нет
word-done = Готово
word-random = случайный
word-novice = новичок
word-partner = учебный
word-skilled = умелый
word-expert = эксперт
# Почему бот не дал ответа.
word-hung = думал слишком долго
word-crashed = сломался
word-confused = не понял вопроса

list-middle = { $first }, { $then }
list-end = { $first } и { $then }

why-effect = { $card }: { $text }


## Места

seat-person = Игрок
seat-bot = Бот
seat-bots = Бот { $n }
# Кто сидел на месте, о котором запись молчит.
seat-unnamed = Игрок { $n }


## Что стол говорит в чате

table-sat = { $who } садится за стол.
table-left = { $who } уходит из-за стола.
table-bot-sat =
    { $level-id ->
        [partner] { $who } — теперь учебный бот.
       *[other] { $who } — теперь бот ({ $level }).
    }
table-stands-in =
    { $level-id ->
        [partner] { $who }: теперь играет учебный бот.
       *[other] { $who }: теперь играет бот ({ $level }).
    }
table-back = { $who } снова за столом.
table-time-up = { $who }: время вышло, дальше играет бот.
table-resigned = { $who } сдаётся.
table-undone = { $who } отменяет свой ответ.
table-asks-undo = { $who } просит вернуть последний ответ.
table-agrees-undo = { $who }: согласие.
table-refuses-undo = { $who } предпочитает играть дальше.
table-undone-agreed = { $who } берёт ответ назад; все согласны.
table-undone-free = { $who } берёт ответ назад, а боты — всё, что было после него.
table-rematch = { $who } предлагает сыграть ещё раз.
table-bot-stumbled = { $who }: бот не дал ответа ({ $why }), поэтому взят случайный.
table-seeded = Зерно выбрано создателем стола: возможно, ему известно то, что скрыто.
table-dealt-anew = Эта партия продолжает другую; всё скрытое роздано заново.
table-brought = Эта партия началась в другом месте. Тому, кто её принёс, может быть известно скрытое.
table-taken = { $who }: есть копия этой партии, скрытое может быть известно.


## Стол в терминале

prompt = { $who }, от 1 до { $count } (? — справка):
story-turn = Ходит { $who }
news-cut =
    { $count ->
        [one] Пропущена { $count } строка; l { $count } или больше покажет её.
        [few] Пропущены { $count } строки; l { $count } или больше покажет их.
       *[many] Пропущено { $count } строк; l { $count } или больше покажет их.
    }
log-empty = Ещё ничего не произошло.

answer-unknown = Варианта «{ $typed }» нет. Введите число от 1 до { $count } или часть названия; ? — справка.
answer-unclear = «{ $typed }» может означать: { $names }.

undone = Ваш последний ответ отменён.
undo-nothing = Вы ещё не дали ответа, который можно отменить.
undo-answered = Отменить нельзя: после вас уже ответил кто-то другой.
undo-asked = Отменить нельзя: вопрос уже задан кому-то другому.
undo-others = Отменить нельзя: уже сыграло роль то, что есть у других.
undo-revealed = Отменить нельзя: открылось что-то скрытое.
undo-over = Отменить нельзя: игра окончена.
undo-chance = Отменить нельзя: своё слово сказал случай.

saved = Сохранено в { $file }.
left-saved = Сохранено. Чтобы продолжить:
finished-saved = Чтобы посмотреть эту партию ещё раз:

hide-screen = Нажмите Enter, чтобы скрыть экран. Теперь за клавиатурой: { $who }.
take-keyboard = { $who }, нажмите Enter, когда никто не смотрит.

final-score =
    { $points ->
        [one] { $who }: { $points } очко.
        [few] { $who }: { $points } очка.
       *[many] { $who }: { $points } очков.
    }
final-winner =
    { $points ->
        [one] { $who } побеждает: { $points } очко.
        [few] { $who } побеждает: { $points } очка.
       *[many] { $who } побеждает: { $points } очков.
    }

help-answer = Отвечайте номером варианта, его ключом или началом слов из него: 3, meld:oars, вёсла.
help-commands =
    Enter   повторить вопрос
    v       показать стол
    l       что произошло; l 50 — дальше в прошлое
    u       отменить последний ответ
    s       сохранить
    q       сохранить и выйти
    ? вёсла что делает карта или значит слово
    ? 3     то же о варианте 3
help-nothing = Нет ничего с названием «{ $name }».

watch-step = Enter: дальше.  v: стол.  q: выход.


## Выбор игры

choose-title = Добро пожаловать в chronotable. Enter принимает то, что стоит в скобках.
title-line =
    { $low ->
        [one] { $title }, до { $high } игроков
        [few] { $title }, от { $low } до { $high } игроков
       *[many] { $title }, от { $low } до { $high } игроков
    }
choose-game = Какая игра? [{ $suggested }]
choose-seats = Сколько игроков, от { $low } до { $high }? [{ $suggested }]
choose-name = Ваше имя? [{ $suggested }]
choose-opponent = Кто игрок { $n }? Имя или бот [{ $suggested }]
choose-setting = Что выбрать? [{ $suggested }]
choose-number-again = Введите число от { $low } до { $high }.


## chronotable replay, games, doctor

check-open = Запись воспроизводится как есть: ответов { $answers }, партия не окончена, хеш { $hash }.
check-over = Запись воспроизводится как есть: ответов { $answers }, победа: { $winners } ({ $reason }), очки { $scores }, хеш { $hash }.

games-play = Играть: { $command }
games-option = { $option } (по умолчанию { $default }): { $help }

doctor-well = порядок
doctor-wrong = СБОЙ
doctor-sum =
    { $wrong ->
        [0] Всё в порядке.
        [one] Найдена { $wrong } неполадка.
        [few] Найдено { $wrong } неполадки.
       *[many] Найдено { $wrong } неполадок.
    }
doctor-python = chronotable { $ours }, Python { $version }
doctor-python-old = этот Python слишком стар.
doctor-python-mend = Установите Python 3.11 или новее.
doctor-missing = не установлено.
doctor-setup = Запустите «python3 run.py» в полной копии chronotable: он всё настроит.
doctor-game = Можно играть: { $game }
doctor-game-broken = игра не загружается ({ $problem }).
doctor-text = Тексты на языке { $lang } полны
doctor-text-wrong =
    { $count ->
        [one] { $count } сообщение неверно или отсутствует ({ $first }).
        [few] { $count } сообщения неверны или отсутствуют ({ $first } и другие).
       *[many] { $count } сообщений неверно или отсутствует ({ $first } и другие).
    }
doctor-data = Партии можно сохранять в { $folder }
doctor-data-wrong = туда нельзя ничего записать ({ $problem }).
doctor-data-mend = Разрешите запись или укажите в CHRONOTABLE_DATA другую папку.
doctor-terminal = Терминал показывает { $encoding }, столбцов: { $width }
doctor-ascii = символы показываются простыми знаками.
doctor-ascii-mend = Задайте в LANG локаль с UTF-8, например C.UTF-8.

core-native = Машинный код: { $parts }
core-plain = Обычный Python: { $parts } ({ $why })
core-why-off = CHRONOTABLE_NATIVE равно 0
core-why-missing = не скомпилировано; это сделает «python3 run.py compile»
core-why-changed = исходный код изменился после компиляции; заново его скомпилирует «python3 run.py compile»
core-why-kernel = игра работает как машинный код, только если так работает и ядро
core-why-broken = скомпилированную часть не удаётся загрузить: { $problem }


## chronotable simulate и его отчёт

simulate-sum = { $title }: { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, { $seats ->
        [one] { $seats } место
        [few] { $seats } места
       *[many] { $seats } мест
    }, зёрна начиная с { $seed }
progress-games =
    { $games ->
        [one] { $ended }/{ $games } партия
        [few] { $ended }/{ $games } партии
       *[many] { $ended }/{ $games } партий
    }
simulate-interrupted = Прервано: вот что было до сих пор.
simulate-broken = Партия оборвалась: { $problem }
simulate-written = Отчёт в файле { $file }.

## chronotable dataset

dataset-complete =
    { $games ->
        [one] Набор данных из { $games } партии полон, в папке { $folder }.
        [few] Набор данных из { $games } партий полон, в папке { $folder }.
       *[many] Набор данных из { $games } партий полон, в папке { $folder }.
    }
dataset-interrupted = Прервано: то, что есть в { $folder }, цело, но не полно. Та же команда продолжит.
dataset-readme = { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, { $seats ->
        [one] { $seats } место
        [few] { $seats } места
       *[many] { $seats } мест
    }, зёрна от { $first } до { $last }. Эта команда создаст его снова:
dataset-readme-versions = Создан chronotable { $chronotable } по правилам версии { $rules } с признаками версии { $features }.
dataset-table-games = строка на каждую партию: кто там сидел, настройки, чем кончилась и что о ней говорит игра
dataset-table-results = строка на каждое место каждой партии: уровень, счёт, доля победы и роспись очков
dataset-table-decisions = строка на каждое решение: кого о чём и почему спросили, все варианты и выбор
dataset-table-features = строка на каждое решение: что видел тогда тот, кто решал, названными числами
dataset-table-catalogue = что напечатано в коробке: карты, жетоны и прочее с данными, названиями и текстами
dataset-about = условия, версии, полон ли набор, и зёрна оборвавшихся партий

# Названия того, что сравнивается. Игры добавляют свои.
unit-rounds = Раунды
fact-order = Порядок хода
order =
    { $it ->
        [1] Первый игрок
        [2] Второй игрок
        [3] Третий игрок
       *[other] Четвёртый игрок
    }

report-title = { $title }: о чём говорят партии
report-about =
    { $games ->
        [one] { $games } партия, { $title }, версия правил { $version }, зерно { $first }.
        [few] { $games } партии, { $title }, версия правил { $version }, зёрна от { $first } до { $last }.
       *[many] { $games } партий, { $title }, версия правил { $version }, зёрна от { $first } до { $last }.
    }
report-who = За столом: { $who }.
report-options = Настройки: { $options }.
report-options-turn = Настройки, по очереди: { $options }.
report-command = Повторить то же самое:
report-decisions = Решений за партию: в среднем { $mean }, от { $least } до { $most }.
report-reading = Доля побед дана с интервалом, который в 95 случаях из 100 содержит истинную. Кто делит победу, получает её часть.
report-nothing = Ни одна партия ещё не окончена, так что рассказать не о чем.
report-contents = Содержание

report-rounds = Сколько длятся партии
report-rounds-plot = Сколько партий какой длины; в среднем { $mean }.
report-endings = Чем они кончаются
report-endings-plot = Сколько партий окончилось каким образом.
report-seats = Кто побеждает
report-seats-text = Если бы решало только место, каждое выигрывало бы { $usual } партий.
report-seats-plot = Доля побед каждого места с интервалами.
report-scores = Счёт
report-scores-plot = Сколько игроков набрали какой счёт, и сколько из них победители.
report-categories = Откуда берутся очки
report-categories-plot = Для каждой статьи — средняя половина всех игроков, медиана и размах от нижней до верхней десятой части.
report-group-text = Из всех игроков этой таблицы победили { $usual }: это штриховая линия. Отмечено то, что отличается от неё больше, чем объясняет случай, даже с учётом стольких сравнений сразу.
report-group-plot = Доля побед с каждым из них, с интервалами.
report-group-plot-cut = Доля побед с лучшими ({ $best }) и худшими ({ $worst }) из них, с интервалами.

report-all = Все игроки
report-winners = Победители
report-interval = от { $low } до { $high }
report-seat = Место { $number }: { $level }
report-above = выше
report-below = ниже

report-column-seat = Место
report-column-ending = Конец
report-column-category = Статья
report-column-games = Партии
report-column-wins = Победы
report-column-share = Доля
report-column-interval = Интервал 95 %
report-column-mark = Не случайно
report-column-score = Счёт
report-column-players = Игроки
report-column-mean = Среднее
report-column-deviation = Отклонение
report-column-least = Минимум
report-column-tenth = Нижняя десятая
report-column-median = Медиана
report-column-ninth = Верхняя десятая
report-column-most = Максимум
report-column-agent = Бот
report-column-rating = Рейтинг
report-column-time = мс p50
report-column-time-slow = p95
report-column-time-slowest = макс.
report-column-between = Кто с кем
report-column-decided = Результативные


## chronotable selfcheck

selfcheck-sum = { $title }: { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, { $decisions ->
        [one] { $decisions } решение
        [few] { $decisions } решения
       *[many] { $decisions } решений
    } (в среднем { $mean } за партию, в самой длинной { $longest }) за { $seconds } с.
selfcheck-endings = Чем кончились партии: { $endings }
selfcheck-group = { $group } ({ $size }), начиная с самых редких: { $things }
selfcheck-never = Ни разу не случилось ({ $group }): { $things }
selfcheck-broken-more =
    { $count ->
        [one] Оборвалась ещё { $count } партия.
        [few] Оборвались ещё { $count } партии.
       *[many] Оборвалось ещё { $count } партий.
    }
selfcheck-well = Все проверки пройдены, и всё случилось хотя бы раз.

# Что рано или поздно должно случиться. Игры добавляют своё.
coverage-ending = Концовки


## chronotable bench

bench-kernel = ядро
bench-server = сервер
bench-holds = выполнено { $bound }
bench-misses = НЕ ВЫПОЛНЕНО { $bound }
bench-failed = Не выполнено: { $figures }
bench-no-postgres = PostgreSQL здесь нет: что могут два процесса, не измерено.
bench-no-peer = boardgame.io здесь недоступен: сравнения не будет.

bench-microseconds = мкс
bench-milliseconds = мс
bench-seconds = с
bench-each-second = /с
bench-times = ×
bench-kilobytes = КБ
bench-megabytes = МБ

# «Между действиями»: игрок волен выбрать действие. Копия партии играется дальше сама по себе.
bench-question-boundary = вопрос и ответ между действиями
bench-question-midway = вопрос и ответ посреди эффекта
bench-fork-boundary = копия партии между действиями, готовая к ответу
bench-fork-boundary-answer = копия партии между действиями и первый ответ
bench-fork-midway = копия партии посреди эффекта, готовая к ответу
bench-fork-midway-answer = копия партии посреди эффекта и первый ответ
bench-replayed = воспроизведённый ответ
bench-record = ответ из записи, с проверкой
bench-shuffle = тасование 105 карт
bench-games =
    { $seats ->
        [one] случайные партии, { $seats } место
        [few] случайные партии, { $seats } места
       *[many] случайные партии, { $seats } мест
    }
bench-decisions =
    { $seats ->
        [one] решения, { $seats } место
        [few] решения, { $seats } места
       *[many] решения, { $seats } мест
    }
bench-reference = решения шахмат из OpenSpiel, в том же прогоне
bench-over-reference =
    { $seats ->
        [one] решения против шахмат из OpenSpiel, { $seats } место
        [few] решения против шахмат из OpenSpiel, { $seats } места
       *[many] решения против шахмат из OpenSpiel, { $seats } мест
    }
bench-no-reference = Сравнить не с чем: OpenSpiel установит «python3 run.py extras bench».
bench-seats = 4 места против 2, на одно решение
bench-growth = последняя четверть против первой, на одно решение
bench-quarter = решение в { $number }-й четверти партии
bench-shown = решение с записью, показано зрителям: { $count }
bench-view = вид с одного места
bench-imagined = воображаемый мир
bench-memory = память идущей партии вместе с журналом

# Столько столов сразу на сервере и что там измерено; p50 — медиана.
bench-load =
    { $it ->
        [one] { $it } стол
        [few] { $it } стола
       *[many] { $it } столов
    }
bench-load-postgres =
    { $it ->
        [one] { $it } стол в PostgreSQL
        [few] { $it } стола в PostgreSQL
       *[many] { $it } столов в PostgreSQL
    }
bench-load-workers =
    { $it ->
        [one] { $it } стол в PostgreSQL, 2 процесса
        [few] { $it } стола в PostgreSQL, 2 процесса
       *[many] { $it } столов в PostgreSQL, 2 процесса
    }
bench-load-peer =
    { $it ->
        [one] boardgame.io, { $it } стол
        [few] boardgame.io, { $it } стола
       *[many] boardgame.io, { $it } столов
    }
bench-load-experts =
    { $it ->
        [one] { $it } стол рядом с { $it } столом экспертов
        [few] { $it } стола рядом с { $it } столами экспертов
       *[many] { $it } столов рядом с { $it } столами экспертов
    }
bench-answers = { $load }, ответы
bench-answers-work = { $load }, ответы за секунду времени процессора
bench-fast = { $load }, на полной скорости { $part }
bench-paced = { $load }, при { $rate }/с { $part }
bench-load-memory = { $load }, память
bench-refused = { $load }, отказы
bench-ratio = { $load }, против boardgame.io
bench-ratio-work = { $load }, против boardgame.io, на процессор
bench-idle = праздные столы: { $n }, память
bench-sockets = сокеты: { $n }, скольким показан стол
bench-sockets-memory = сокеты: { $n }, память
bench-stored = запуск с сохранёнными партиями: { $n }

bench-soak = долгий прогон
bench-percent = %
bench-soak-so-far =
    Через { $minutes ->
        [one] { $minutes } минуту
        [few] { $minutes } минуты
       *[many] { $minutes } минут
    }: { $memory } МБ, { $answers ->
        [one] { $answers } ответ
        [few] { $answers } ответа
       *[many] { $answers } ответов
    }
bench-soak-answers = ответы
bench-soak-games = законченные партии
bench-soak-refused = отказы
bench-soak-longest = самое долгое ожидание
bench-soak-memory-settled = память, когда всё установилось
bench-soak-memory-at-the-end = память в конце
bench-soak-growth = рост памяти
bench-soak-files = открытые файлы, когда всё установилось
bench-soak-files-end = открытые файлы в конце

bench-simulation = симуляция
bench-workers =
    { $workers ->
        [one] партии, { $workers } процесс
        [few] партии, { $workers } процесса
       *[many] партии, { $workers } процессов
    }
bench-workers-ratio = 2 процесса против 1, по часам
bench-workers-ratio-work = 2 процесса против 1, по времени процессора
bench-workers-hand-out = время процессора, чтобы раздать партию и принять итог
bench-workers-wait = самое долгое ожидание итога

bench-envs = среды
bench-envs-no-peers = Классических игр PettingZoo и RLCard здесь нет: их установит «python3 run.py extras bench».
bench-envs-step-ratio = шаг относительно решения самого ядра
bench-envs-encoding-ratio = кодирование наблюдения относительно вида
bench-envs-decision = решение самого ядра
bench-envs-step = шаг без наблюдения
bench-envs-view = вид с одного места
bench-envs-encoding = кодирование наблюдения
bench-envs-whole = шаг, наблюдение и случайный выбор
bench-envs-peer = { $peer }, то же

bench-start = запуск
bench-start-first = первый запуск, пока страница не ответит
bench-start-left = остаётся на диске, без .git
bench-start-home = остаётся в домашней папке
bench-start-again = второй запуск
bench-start-memory = память сервера

bench-site = страница без сервера
bench-site-files = файлы
bench-site-size = размер до сжатия
bench-site-cold = можно играть, первый визит
bench-site-warm = можно играть, следующие визиты
bench-site-wait = следующий вопрос, когда играет { $level }, { $part }


## Чего нельзя сделать

error-unknown-game = Игры «{ $name }» нет. Есть: { $known }.
error-seats = В этой игре от { $low } до { $high } игроков, а не { $given }.
error-option-unknown = Настройки «{ $name }» здесь нет. Есть: { $known }.
error-option-value = Настройка { $name } не может быть «{ $value }». Возможно: { $known }.
error-option-form = «{ $given }» — не настройка: нужно ИМЯ=ЗНАЧЕНИЕ.
error-options-clash = Эти настройки не сочетаются.
error-seed = Зерно — это число или до 32 шестнадцатеричных цифр.
error-language = Текстов на языке «{ $lang }» нет. Есть: { $known }.
error-bench-site = Здесь нет { $name }, без которого это не измерить: его принесёт «python3 run.py test».
error-no-benchmarks = Замеры не устанавливаются вместе с chronotable: они лежат в его исходниках в папке «benchmarks», где их запускает «python3 run.py bench».
error-no-rules = Правил игры «{ $game }» нет. Есть: { $known }.
error-which-game = Какая игра? Их перечислит «chronotable games».
error-which-seat = Места «{ $seat }» нет. Есть: { $known }.
error-seats-given = Мест за этим столом: { $seats }. Указано мест: { $given }.
error-same-name = Одно имя на двух местах: { $names }.
error-level = Ботов уровня «{ $level }» нет. Есть: { $known }.
error-agent-outside = Агент { $agent } не может играть: { $why }
error-person = «{ $name }» — не имя: нужно от 1 до { $most } видимых знаков.
error-load-with = { $option } не имеет смысла с --load: партия уже началась.
error-other-game = { $file } — партия другой игры: { $game }, а не { $asked }.
error-data-database = Где хранить партии, укажите чем-то одним: --data или --database.
error-site-client = Клиент для браузера не собран, записывать нечего: нет { $folder }.
error-no-command = Команды «{ $name }» нет. Есть: { $known }.
error-extra-missing = Здесь не хватает { $packages }. Это часть дополнения «{ $extra }»: pip install "chronotable[{ $extra }]", а в копии исходников: python3 run.py extras { $extra }
error-no-file = Файла { $file } нет.
error-unreadable = Файл { $file } нельзя прочесть.
error-file-no-record = Файл { $file } — не запись партии.
error-no-record = Это не запись партии.
error-record-field = Запись нельзя прочесть: поле «{ $field }» не такое, как ожидалось.
error-record-version = Запись сделана по версии правил { $made }, а здесь версия { $ours }.
error-record-unplayable = По этим правилам запись нельзя воспроизвести.
error-record-too-much = У сервера не хватает времени или памяти на такую большую запись.
web-error-busy = Слишком много ваших запросов ещё ждут: попробуйте чуть позже.
error-record-early = Запись выдала бы скрытое: подождите, пока партия окончится.
error-brought-over = Эта партия окончена: её можно только посмотреть.
error-brought-chairs = Укажите для каждого места, кто будет на нём сидеть; в этой партии их { $seats }.
error-take-now = Взять с собой можно только идущую партию.
error-take-others = Здесь играют и другие люди. Партия выдала бы то, что они скрывают, поэтому взять её с собой можно, когда она окончится.
error-diverged = Запись не сходится с правилами: отличается ответ { $number }.
error-diverged-end = В записи не тот итог, к которому ведут её ответы.
error-one-chair = Сидеть можно только на одном месте.
error-not-begun = Партия ещё не началась.
error-begun = Партия началась: все места заняты.
error-not-over = Партия ещё не окончена.
error-over = Игра окончена.
error-over-there = Там партия уже окончена: выберите более ранний шаг.
error-seated = Вы уже сидите за этим столом.
error-not-seated = Вы не сидите за этим столом.
error-seat-taken = Это место уже занято.
error-need-link = Чтобы сесть здесь, нужна ссылка для игры.
error-host-only = Только создатель стола может посадить бота за другого.
error-not-away = Пока человек играет, никто другой за него не решает: бот может заменить его после десяти минут отсутствия; в медленной игре решают его часы.
error-bot-stays = Пока играют и другие люди, бот остаётся таким, какой есть.
web-error-database-away = База данных сейчас недоступна: попробуйте чуть позже.
web-error-moved = Стол переезжает в другой процесс сервера: попробуйте чуть позже.
error-no-stand-in = За вас здесь никакой бот не играет.
error-time-up = Ваше время вышло: бот доиграет до конца.
error-no-rematch = Эту партию нельзя сыграть ещё раз.
error-rematch-players = Сыграть ещё раз могут те, кто играл.
error-others-eyes = Что видели с другого места, станет известно, когда партия окончится.
error-play-on = Отсюда продолжить нельзя.
error-name = Имя состоит из видимых букв.
error-games-few = --games не может быть { $given }: нужно хотя бы 1.
error-workers = --workers не может быть { $given }: нужно число процессов или 0, то есть все ядра.
error-cluster = По адресу { $address } не отвечает ни один планировщик Dask.
error-agents-few = Слишком мало ботов ({ $agents }). Нужно по одному на место, всего { $seats }.
error-only-bots = «{ $seat }» здесь сесть не может: в симуляции играют только боты, нужно bot:УРОВЕНЬ.
error-tables = --tables не может быть «{ $given }»: нужны числа, например 8,32,128.
error-minutes = --minutes { $given }: ожидалось больше 0.
error-train-features = { $game } не называет признаков, на которых можно учиться.
error-train-folder = В { $folder } нет обучения, которое можно было бы продолжить.
error-no-folder = Для файла { $file } нет папки.
error-unwritable = Файл { $file } нельзя записать.
error-no-results = В файле { $file } нет результатов партий.
error-other-results = В файле { $file } результаты партий, сыгранных на других условиях.
error-other-dataset = В папке { $folder } набор данных, созданный на других условиях.
error-no-dataset = В папке { $folder } что-то другое, а не набор данных.
error-chunk = --chunk { $given }: ожидается не меньше 1.
error-not-offered = «{ $answer }» нет среди вариантов: { $offered }.
error-rules-broke = После ответа «{ $answer }» правила не смогли продолжить игру: выберите другой.
error-name-taken = Под именем { $name } возвращается кто-то другой: выберите другое.
error-stale = После версии { $version } стол изменился: посмотрите ещё раз.
error-id-used = Этот номер уже принадлежит другому запросу.
error-no-line = В чате нет строки, на которую можно так ответить.
error-resigned = Вы уже сдались.
error-which-step = Шага { $step } нет. Последний — { $last }.
error-record-value = Запись нельзя прочитать: в поле «{ $field }» стоит { $given }, ожидается: { $expected }.
error-not-saved = Сохранить не удалось, поэтому ничего не изменилось: { $why }.
error-shutting-down = Сервер завершает работу; ничего не изменилось.
error-database = Базу данных нельзя открыть: { $why }.
error-database-form = Базу данных нельзя открыть: { $why }; ожидается sqlite:///ФАЙЛ или postgresql://ПОЛЬЗОВАТЕЛЬ@КОМПЬЮТЕР/ИМЯ.
error-database-later = База данных создана другой, более новой версией chronotable: { $why }.
error-database-memory = База данных в памяти ничего не сохранит: ожидается sqlite:///ФАЙЛ.
error-database-served = { $file } уже обслуживает другой chronotable: сначала остановите его или храните игры в PostgreSQL, которую могут обслуживать несколько серверов.
error-neighbours = Ту же базу данных использует сервер на другой машине, { $machine }: серверам на нескольких машинах нужно указать через --reached-at, где их найдут остальные.
error-no-emblem = У игры «{ $game }» нет эмблемы.
error-no-lesson = Урока по игре «{ $game }» нет. Есть: { $known }.
error-no-catalogue = «{ $file }» — не каталог: ожидается ИГРА.ftl.

frozen-version = { $game }: эта партия сыграна по версии правил { $made }; этот сервер знает только версию { $ours }.
frozen-consent = { $game }: эта партия начата по версии правил { $made }; у этого сервера версия { $ours }. С того места, где она стоит, её можно продолжить по новым правилам{ $lost ->
    [0] .
    [one] ; { $lost } последний ответ к ним не подходит, его придётся дать заново.
    [few] ; { $lost } последних ответа к ним не подходят, их придётся дать заново.
    [many] ; { $lost } последних ответов к ним не подходят, их придётся дать заново.
   *[other] ; { $lost } последних ответов к ним не подходят, их придётся дать заново.
} Согласиться должны все за столом.
table-agreed = { $who } соглашается продолжить по новым правилам.
table-carried = Отсюда партия идёт по версии правил { $ours } вместо { $made }.{ $lost ->
    [0] {""}
    [one] {" "}{ $lost } последний ответ нужно дать заново.
    [few] {" "}{ $lost } последних ответа нужно дать заново.
    [many] {" "}{ $lost } последних ответов нужно дать заново.
   *[other] {" "}{ $lost } последних ответов нужно дать заново.
}
table-carried-whole = Теперь правила версии { $ours } вместо { $made }; для этой партии ничего не меняется.
frozen-unknown = Этот сервер не знает игры «{ $game }».
frozen-unfit = То, что записано об этой партии, не сходится с её правилами.


## Стол без скриптов

plain-languages = Языки
plain-trouble = Не получилось
plain-back = Назад
plain-go = Вперёд
plain-welcome = Добро пожаловать в chronotable
plain-introduce = Кто вы?
plain-introduce-first = Выберите имя, чтобы сесть за стол или писать в чат.
plain-name = Имя
plain-passphrase = Кодовая фраза
plain-passphrase-wish = Кодовая фраза, чтобы вернуться с другого устройства (по желанию)
plain-come-back = Уже бывали здесь?
plain-you-are = Вы — { $name }.
plain-leave-device = Выйти на этом устройстве
plain-my-data = Ваши данные
plain-change = Изменить
plain-forget = Забыть меня: удалить моё имя, сеансы и всё, что я пишу в чате
plain-new = Новый стол
plain-tables-mine = Ваши столы
plain-tables-open = Открытые столы
plain-tables-finished = Оконченные партии
plain-status-gathering = ждёт игроков
plain-status-playing = идёт игра
plain-status-over = окончено
plain-status-frozen = остановлено
plain-your-turn = Ваш ход
plain-seats = Места
plain-nobody = никто
plain-me = вы
plain-open = кто придёт
plain-bot =
    { $level ->
        [random] бот, случайный
        [novice] бот, новичок
        [skilled] бот, умелый
        [expert] бот, эксперт
        [partner] бот, учебный
       *[other] бот, { $level }
    }
plain-level = Уровень бота
plain-options = Настройки
plain-pace = Темп
plain-pace-none = без часов
plain-pace-live = часы у каждого игрока
plain-pace-slow = время на каждый ответ
plain-minutes = Минуты
plain-listed = показывать всем среди открытых столов
plain-make = Создать стол
plain-question = О чём вас спрашивают
plain-over = Игра окончена
plain-rematch = Сыграть ещё раз
plain-record = Сохранить запись партии
plain-gathering = Ждём игроков. Страница обновляется сама.
plain-waiting = Другие думают. Страница обновляется сама.
plain-undo = Отменить мой последний ответ
plain-sit = Сесть сюда
plain-let-bot = Пусть играет бот
plain-take-back = Вернуться в игру
plain-link-play = Кто откроет это, может сесть за стол:
plain-link-watch = Кто откроет это, может смотреть:
plain-board = Стол
plain-story = Что произошло
plain-chat = Чат
plain-say = Сказать
plain-send = Отправить
plain-go-away = Уйти
plain-leave = Встать из-за стола
plain-resign = Сдаться
plain-commitment = Отпечаток тасования:
plain-seed = Зерно:
plain-refused-stale = Стол тем временем изменился: посмотрите ещё раз.
plain-refused-illegal = Такого варианта нет.
plain-refused-not-asked = Вас сейчас ни о чём не спрашивают.
plain-refused-undo = Это нельзя отменить.
plain-refused-over = Игра окончена.
plain-refused-frozen = Эту партию нельзя продолжить.
plain-refused-not-seated = Это может только тот, кто сидит за столом.
plain-refused-unsaved = Сохранить не удалось, поэтому ничего не изменилось: попробуйте ещё раз.
plain-refused-busy = Слишком много сразу: подождите немного.


## chronotable serve

serve-address = Стол открыт: { $address }
serve-stop = Ctrl-C закрывает его. Партии хранятся в { $place }.
serve-closed = Закрыто. Все партии сохранены.
serve-error-workers = Число процессов { $n } невозможно: ожидается от 1 до { $most }.
serve-error-workers-sqlite = --workers требует PostgreSQL: файл SQLite обслуживает один процесс. Укажите её через --database.
serve-error-workers-windows = --workers не работает в Windows.
serve-error-workers-reached = --reached-at — для отдельных серверов: процессы на одной машине находят друг друга сами.
serve-error-reached-at = { $given } — не адрес для --reached-at: ожидается что-то вроде 10.0.0.1:8100.


## Справка команды

cli-about = Настольные игры о времени, где соблюдается каждое правило.
cli-examples =
    примеры:
      chronotable play                          выбрать игру и сыграть здесь
      chronotable play innovation --seat Анна   Анна против бота
      chronotable games                         во что можно сыграть
      chronotable КОМАНДА --help                подробнее о команде
cli-version = показать версию и выйти
cli-command = КОМАНДА
cli-lang = язык всего, что показывается
cli-usage = использование:
cli-arguments = аргументы
cli-options = параметры
cli-word-host = АДРЕС
cli-word-port = ПОРТ
cli-word-folder = ПАПКА
cli-word-url = URL
cli-word-address = АДРЕС
cli-word-limit = ИМЯ=ПРЕДЕЛ
cli-word-game = ИГРА
cli-word-seat = ИМЯ|bot:УРОВЕНЬ
cli-word-option = ИМЯ=ЗНАЧЕНИЕ
cli-word-seed = ЗЕРНО
cli-word-file = ФАЙЛ
cli-word-eyes = МЕСТО
cli-word-number = Ч
cli-word-levels = А,Б,...
cli-word-bot = bot:УРОВЕНЬ
cli-word-report = ФАЙЛ.html
cli-word-records = ФАЙЛ.jsonl
cli-word-parquet = ФАЙЛ.parquet
cli-word-seconds = С
cli-word-numbers = Ч,Ч,...
cli-word-minutes = М
cli-word-lang = ЯЗЫК
cli-word-topic = ТЕМА
cli-help = показать эту справку и выйти
cli-error = Это непонятно; --help подскажет, что можно сказать.
cli-error-unknown = Это непонятно: { $given }
cli-error-required = Чего-то не хватает: { $wanted }
cli-error-choice = { $name } не может быть «{ $given }». Возможно: { $known }
cli-error-value = { $name } не может быть «{ $given }».
cli-error-expected = Для { $name } нужно значение.
cli-json = вывести JSON, для программ
cli-any-game = игра или все сразу

cli-play = играть в этом терминале
cli-play-example =
    примеры:
      chronotable play innovation --seat Анна --seat Борис --seat bot:random
      chronotable play innovation --option cards=third --seed 7
      chronotable play --load data/saves/innovation-20250101-200000.json
cli-play-game = игра; если не указать, вас спросят
cli-play-seat = имя человека или бот, по одному на место; оставшиеся места займут боты
cli-play-option = настройка стола, см. «chronotable games»
cli-play-seed = число или шестнадцатеричные цифры: одно зерно тасует одинаково
cli-play-load = продолжить сохранённую партию
cli-play-save = куда сохранять

cli-serve = открыть стол в браузере, здесь и для всех, у кого есть ссылка
cli-serve-example =
    примеры:
      chronotable serve
      chronotable serve --host 0.0.0.0 --port 80 --data /var/lib/chronotable
      chronotable serve --database postgresql+psycopg://user@host/chronotable
cli-serve-host = какой адрес слушать; 0.0.0.0 впускает другие машины
cli-serve-port = какой порт слушать, по умолчанию 8000; 0 — любой свободный
cli-serve-data = папка, где партии хранятся в SQLite, по умолчанию ./data
cli-serve-database = вместо неё база данных, например PostgreSQL, по её адресу
cli-serve-no-browser = не открывать браузер
cli-serve-origin = адрес, по которому браузеры находят этот сервер, например https://games.example; на его имя сервер отвечает
cli-serve-proxy = адрес прокси, которому можно верить в том, кто обращается
cli-serve-limit = изменить предел: ИМЯ=В_СЕКУНДУ/СРАЗУ или ИМЯ=off; all=off снимает все
cli-serve-workers = сколько процессов обслуживают, с PostgreSQL; столы, которые один оставляет, продолжаются в другом
cli-serve-reached-at = где этот сервер найдут серверы на других машинах с той же базой, например 10.0.0.1:8100
cli-serve-log = сколько писать в поток ошибок: debug, info, warning или error

cli-replay = рассказать записанную партию или проверить запись
cli-replay-example =
    примеры:
      chronotable replay game.json --step --seat Анна
      chronotable replay game.json --check
cli-replay-file = сохранённая партия или любая запись
cli-replay-step = ждать Enter после каждого шага
cli-replay-check = только сыграть заново и сказать, сходится ли; если нет, код выхода 1
cli-replay-seat = чьими глазами смотреть: имя или номер от 0; иначе глазами зрителя

cli-selfcheck = сыграть случайные партии со всеми проверками
cli-selfcheck-example =
    пример:
      chronotable selfcheck innovation --games 1000 --workers 4
cli-selfcheck-games = сколько партий
cli-selfcheck-seed = зерно первой партии
cli-selfcheck-workers = сколько процессов делят работу

cli-arena = дать ботам сыграть друг с другом и сказать, кто как часто побеждает и насколько силён
cli-arena-example =
    примеры:
      chronotable arena innovation --agents novice,random --games 100
      chronotable arena innovation --agents novice,skilled,expert --games 120 --workers 0
      chronotable arena echoes --agents skilled,novice,novice --seats 3 --save strength.jsonl
cli-arena-game = во что играть
cli-arena-agents = какие уровни встречаются; назовите уровень дважды, чтобы сели двое таких
cli-arena-games = сколько партий; каждое зерно играют по разу на каждый сдвиг мест по кругу
cli-arena-seats = сколько мест, по умолчанию 2; если ботов больше, встречаются все сочетания
cli-arena-save = хранить все партии в этом файле и продолжать с него
cli-arena-workers = сколько процессов делят работу; 0 — все ядра

cli-simulate = сыграть много партий сразу и составить отчёт
cli-simulate-example =
    примеры:
      chronotable simulate echoes --games 1000 --seat bot:novice --report echoes.html
      chronotable simulate anachrony --seats 4 --seat bot:skilled --seat bot:novice --save games.jsonl
      chronotable simulate anachrony --option side=A --option side=B --games 500 --json
cli-simulate-seat = кто там сидит, по одному на место; последний займёт оставшиеся места
cli-simulate-seats = сколько мест, по умолчанию столько, сколько названо
cli-simulate-option = настройка стола, см. «chronotable games»; если дать дважды, значения чередуются
cli-simulate-workers = сколько процессов делят работу; по умолчанию все ядра
cli-cluster = играть на кластере Dask с планировщиком по этому адресу; local запускает его здесь
cli-parquet = записать партии и в этот файл в формате Parquet
cli-simulate-report = записать отчёт с графиками в этот файл, больше для него ничего не нужно

cli-dataset = записать каждое решение многих партий и что было видно как набор данных в файлах Parquet
cli-dataset-example =
    примеры:
      chronotable dataset innovation data --games 1000 --seat bot:novice
      chronotable dataset echoes data --games 200 --seat bot:skilled --seat bot:novice --seed 7
cli-dataset-folder = папка набора данных; прерванный продолжается
cli-dataset-chunk = сколько партий в одном файле; по умолчанию 50

cli-train = игрой выяснять, чего стоят позиции, для самых сильных ботов
cli-train-example =
    примеры:
      chronotable train echoes --generations 10
      chronotable train innovation --games 500 --seed 7 --folder ~/innovation
cli-train-generations = сколько поколений; если их было меньше, обучение продолжается
cli-train-games = на скольких партиях учится каждое поколение
cli-train-pairs = сколько пар зеркальных партий может длиться испытание против чемпиона
cli-train-seed = зерно обучения; то же зерно и те же числа дают то же самое
cli-train-folder = где обучение хранится и откуда продолжается; иначе training-ИГРА

cli-bench = измерить скорость, по строке на показатель
cli-bench-example =
    примеры:
      chronotable bench innovation
      chronotable bench kernel --json
      chronotable bench envs
      chronotable bench server
      chronotable bench simulation
      chronotable bench soak --minutes 20
cli-bench-game = игра, «kernel», «envs» (для обучения), «simulation» (симуляция), «server», «soak» (долгий прогон сервера), «start» (от свежего клона до стола) или «site» (страница без сервера); иначе все игры и ядро
cli-bench-seconds = для сервера и симуляций: сколько времени измеряется каждая величина
cli-bench-tables = для сервера: сколько столов одновременно, числа по очереди
cli-bench-parts = что из «server»: play (ответы рядом с boardgame.io), crowd (настоящие игры, 10 000 праздных столов, 5 000 сокетов, 20 000 сохранённых партий), few (пятидесятая часть этого), workers (два процесса на PostgreSQL рядом с одним) или all
cli-bench-minutes = для долгого прогона: сколько минут он длится

cli-completion = скрипт, с которым оболочка дополняет команды, параметры и игры
cli-completion-shell = оболочка: bash, zsh или fish
cli-completion-example =
    примеры:
      source <(chronotable completion bash)
      chronotable completion fish > ~/.config/fish/completions/chronotable.fish
cli-help-example =
    примеры:
      chronotable help
      chronotable help serve
cli-help-topic = команда; без неё — все

cli-site = записать стол в браузере обычными файлами, которым не нужен игровой сервер
cli-site-folder = куда их записать
cli-site-example =
    пример:
      chronotable site public
      python3 -m http.server --directory public
site-written =
    { $folder }: { $files ->
        [one] { $files } файл
        [few] { $files } файла
        [many] { $files } файлов
       *[other] { $files } файла
    }, { $megabytes } МБ.
site-next = Их покажет любой файловый сервер, например: python3 -m http.server --directory { $folder }

cli-rules = посмотреть правила игры
cli-rules-game = игра
cli-rules-topic = слово, имя раздела или номер разъяснения; без него — содержание
cli-rules-example =
    пример:
      chronotable rules innovation догма

rules-endings = а я о е и ы у ю ь й ого его ому ему ыми ими ами ями ах ях иях иям иями ов ев ей ой ый ий ая яя ое ее ые ие ом ем ам ям ую юю ою ею ых их ым им ия ии ию ием ать ить еть ует уете ите ете ал ала али ил ила или ают ает s
rules-nothing = В правилах ничего не сказано о «{ $topic }».
rules-how = Посмотреть раздел: chronotable rules { $game } ИМЯ, или любое слово.
rules-more =
    { $count ->
        [one] Об этом говорит ещё { $count } раздел; добавьте слова, чтобы уточнить.
        [few] Об этом говорят ещё { $count } раздела; добавьте слова, чтобы уточнить.
       *[many] Об этом говорят ещё { $count } разделов; добавьте слова, чтобы уточнить.
    }

cli-games = перечислить игры и их настройки
cli-games-example =
    пример:
      chronotable games --json

cli-doctor = проверить, всё ли нужное на месте, и сказать, как исправить
cli-doctor-example =
    пример:
      chronotable doctor


## Стол в браузере: везде

web-title-home = chronotable
web-title-table = { $game } · chronotable
web-title-turn = Ваш ход · { $game } · chronotable
web-title-replay = { $game }: повтор
web-home = На главную
web-nav = Настройки и справка
web-explanation = Пояснение
web-close = Закрыть
web-cancel = Отмена
web-save = Сохранить
web-copy = Копировать
web-copied = Ссылка скопирована.
web-lost-title = Здесь ничего нет
web-lost = Такой страницы нет. Возможно, часть адреса потерялась.

web-seat-open = Свободно
web-seat-somebody = Кто-то
web-seat-numbered = { $name } { $n }
web-seat-number = Игрок { $n }
web-bot = Бот ({ $level })
web-bot-random = Случайный бот
web-bot-novice = Бот-новичок
web-bot-skilled = Умелый бот
web-bot-expert = Бот-эксперт
# How strong a level is: from the figures in docs/strength.md.
web-bot-random-help = Случайный бот: даёт любой допустимый ответ. Годится, чтобы осмотреться, но это не соперник.
web-bot-novice-help = Бот-новичок: пробует каждый ответ один раз и смотрит не дальше конца действия. Случайного бота обыгрывает почти всегда.
web-bot-skilled-help = Умелый бот: лучшие ответы проигрывает в уме до своего следующего хода. Вдвоём с новичком выигрывает около восьми партий из десяти; втроём и вчетвером его перевес меньше.
web-bot-expert-help = Бот-эксперт: думает до двух секунд и просматривает больше возможных партий, чем умелый. Сыграно слишком мало партий, чтобы сказать, выигрывает ли он чаще.
# Соперник в первой партии с подсказками.
web-bot-partner = Учебный бот
web-level = Уровень ботов
web-you = вы
# Имена для тех, кто своего не выбрал, через пробел.
web-name-suggestions = Аист Астра Барс Бриз Василёк Верба Вереск Выдра Вяз Гранат Дрозд Ель Енот Жасмин Заря Зимородок Искра Кедр Клевер Клён Комета Лань Лотос Маяк Мята Нова Орион Осока Полынь Радуга Рысь Рябина Сапсан Сирень Снегирь Сокол Тополь Туман Филин Чайка Шалфей Яшма


## Стол в браузере: главная

web-welcome = Три глубокие игры, один тихий стол.
web-welcome-more = Начните сразу против бота или пошлите другу ссылку. Ничего не нужно регистрировать и устанавливать.
web-pitch-innovation = Постройте цивилизацию из идей десяти эпох, от колеса до интернета. У каждой карты своя сила: лидируйте по её символам, и другие не смогут присоединиться; отстанете — и платить придётся вам.
web-pitch-anachrony = Мир погибнет, и вы знаете когда. Посылайте работников в заряженных экзокостюмах, получайте активы из собственного будущего, возвращайте их, пока время не порвалось, и вовремя эвакуируйтесь из разрушающейся столицы.
web-pitch-echoes = Всё, что вы разыграли, приходит позже. Кладите существ и артефакты на планшет времени, дайте времени донести их до отряда и отправляйте захватывать источники времени.
web-length-innovation = 30–60 минут
web-length-anachrony = по 30 минут на игрока
web-length-echoes = 45–90 минут
web-players-range =
    { $least ->
        [one] в одиночку или до { $most } игроков
        [few] от { $least } до { $most } игроков
       *[many] от { $least } до { $most } игроков
    }
web-play-now = Играть против бота
web-set-up-short = Позвать друзей, настроить
web-my-tables = Мои столы
web-my-tables-none = Вы пока не сидите ни за одним столом.
web-open-tables = Открытые столы
web-open-tables-none = Сейчас никто не ждёт игроков.
web-finished = Оконченные партии
web-tally = { $game }: сыграно { $played }, выиграно { $won }
web-tally-points = лучший счёт { $best }, в среднем { $mean }
web-tallies = Мои партии
web-finished-none = Здесь можно будет пересмотреть оконченные партии.
web-card-won =
    { $count ->
        [one] Победа: { $who }.
        [few] Победу делят { $who }.
       *[many] Победу делят { $who }.
    }
web-card-waits = Ходит { $who }
web-import = Открыть партию из записи
web-record-unreadable = Это не запись: нужен JSON, который предлагает сохранить стол.
web-plain = Стол без скриптов
web-device-loading = Игры готовятся: { $percent } %
web-device-failed = Подготовить игры не удалось ({ $why }). Загрузите страницу ещё раз или попробуйте другой браузер.
web-device-note = Партии идут и хранятся на этом устройстве; ничто его не покидает.
web-device-welcome = Начните сразу с ботом или передавайте устройство по кругу. Ничего не нужно регистрировать и устанавливать.
web-device-set-up = Настроить партию
web-update-ready = Готова новая версия.
web-update-take = Перейти на неё сейчас
web-bring = Продолжить: { $game }
web-bring-help = Эта партия не окончена. Она может продолжиться здесь; тому, кто её принёс, может быть известно скрытое, и стол об этом говорит.
web-bring-who = Кто где сидит?
web-bring-me = Я
web-bring-watch = Только посмотреть
web-bring-go = Продолжить здесь
web-elsewhere = Продолжить в другом месте
web-move = Перенести туда
web-move-address = Адрес сервера
web-move-address-bad = Это не адрес сервера.
web-move-help = Партия откроется там, места можно занять как угодно. Здесь она останется, пока вы её не выбросите.
web-take = Взять с собой
web-take-file = Сохранить в файл
web-take-help = Копия продолжится на этом устройстве, без сети. Она выдаёт скрытое у ботов, поэтому это только для партий против одних ботов.
web-offline = Без сети
web-offline-help = Этот браузер может сохранить игры (около 18 МБ), чтобы играть с ботами, когда нет связи.
web-offline-kept = Этот браузер хранит игры. Сыгранное без сети остаётся на этом устройстве.
web-offline-keep = Сохранить игры здесь
web-offline-coming = Загружаются …
web-offline-drop = Больше не хранить
web-offline-failed = Не удалось загрузить игры. Попробуйте ещё раз, когда появится связь.
web-play-offline = Играть без связи
web-to-server = Обратно на сервер
web-guest = Игрок { $number }
web-hand-over = Ходит { $name }
web-hand-over-more = Передайте устройство. То, что у вас на руках, будет скрыто.
web-hand-take = Это я, { $name }
web-game-delete = Удалить партию
web-game-delete-sure = Удалить эту партию насовсем?


## Стол в браузере: кто я

web-me = Вы
web-me-guest = Вы: { $name }
web-your-name = Ваше имя
web-passphrase = Кодовая фраза
web-passphrase-set = Кодовая фраза, по желанию
web-passphrase-new = Новая кодовая фраза
web-passphrase-help = С ней можно вернуться под этим именем с другого устройства. Не меньше 8 знаков.
web-me-saved = Сохранено.
web-me-back = Вернуться с кодовой фразой
web-me-back-go = Вернуться
web-me-back-done = С возвращением, { $name }.
web-me-leave = Выйти на этом устройстве
web-me-leave-help = Этот браузер вас забудет. С кодовой фразой можно вернуться откуда угодно.
web-me-leave-warning = Этот браузер вас забудет. Кодовой фразы у вас нет, так что вернуться к своим столам не получится.
web-me-leave-go = Выйти
web-me-left = Этот браузер вас забыл.
web-me-devices = Где вы вошли
web-me-devices-help = Все браузеры, которые вас знают. Завершите те, что не ваши.
web-me-device = С { $made }, последний раз { $used }
web-me-device-here = этот
web-me-device-end = Завершить
web-me-devices-end = Завершить все остальные
web-me-devices-ended = Завершено.
web-me-forget = Удалить мои данные
web-me-forget-help = Ваше имя, сеансы и всё, что вы написали, будут удалены. Партии, сыгранные с другими, останутся, но вместо вас там будет «кто-то».
web-me-forget-go = Удалить мои данные
web-me-forget-sure = Да, удалить навсегда
web-me-forgotten = Ваши данные удалены.


## Стол в браузере: подготовка стола

web-set-up = { $game }: новый стол
web-how-many = Сколько игроков?
web-opponents = Кто ещё играет?
web-alone = Вы играете в одиночку, против самой игры.
web-chair-open = Друг, по ссылке
web-clock = Часы
web-clock-none = Без часов
web-clock-live = Вживую
web-clock-slow = По дням
web-clock-none-help = Думайте сколько угодно.
web-clock-live-help = У каждого столько времени на всю партию; у кого оно выйдет, за того играет бот.
web-clock-slow-help = У каждого столько дней на каждый ответ; приходите, когда настанет ваш ход.
web-clock-minutes = Минут на игрока
web-clock-per-answer = Дней на ответ
web-clock-days = { $days } д { $hours } ч
web-listed = Показывать этот стол всем
web-listed-help = Свободное место сможет занять любой; иначе только те, у кого есть ссылка.
web-options = Настройки
web-make-invite = Создать и получить ссылку
web-make-start = Начать игру


## Стол в браузере: ждём людей

web-gathering =
    { $open ->
        [0] Игра вот-вот начнётся.
        [one] Ждём ещё { $open } игрока.
        [few] Ждём ещё { $open } игроков.
       *[many] Ждём ещё { $open } игроков.
    }
web-sit = Сесть
web-fill-bot = Пусть играет бот
web-invite = Пригласить
web-invite-help = Пошлите это тем, с кем хотите сыграть. Им нужен только браузер.
web-invite-alone = До этого сервера достаёт только этот компьютер, так что ссылка никому больше не поможет. Запустите его с «--host 0.0.0.0», чтобы впустить других из вашей сети.
web-invite-code = Код для камеры телефона: открывает стол
web-invite-share = Поделиться
web-invite-text = Сыграем вместе: { $game }!
web-link-play = Ссылка для игры
web-link-watch = Ссылка для зрителей
web-title-room = { $game }: стол в комнате
web-room = Стол в комнате
web-room-help = Откройте на телевизоре или планшете: там поле видно всем, крупными буквами. Телефоны, считавшие код, показывают только то, что держит их владелец.
web-room-open = Показать поле всей комнате
web-room-link = Ссылка для экрана
web-room-join = Считайте код и садитесь
web-room-hand = Код с вашей рукой
web-hand-only = Только то, что я держу
web-hand-whole = Весь стол
web-options-here = Настройки этого стола


## Стол в браузере: игра

web-players = Игроки
web-seat-idle = { $who }
web-seat-asked = { $who }: ходит
web-seat-away = { $who }: не здесь
web-seat-resigned = { $who }: партия сдана
web-seat-stand-in = { $who }: заменяет бот
web-seat-won = { $who }: победа
web-board = Поле
web-side = Журнал и чат
web-views = Виды
web-log = Журнал
web-log-unfold = Показать журнал
web-log-fold = Убрать журнал
web-answers-all = Все ответы ({ $count })
web-answers-fold = Только то, чему нет места на поле
web-log-since = После вашего последнего хода
web-log-earlier =
    { $count ->
        [one] Показать ещё { $count } строку
        [few] Показать ещё { $count } строки
       *[many] Показать ещё { $count } строк
    }
web-chat = Чат
web-chat-empty = Ещё никто ничего не сказал.
web-chat-say = Сказать что-нибудь
web-chat-send = Отправить
web-side-both = Вместе
web-react = Ответить знаком
web-sign-yes = Да
web-sign-heart = Славно
web-sign-laugh = Ха!
web-sign-wow = Ого
web-sign-sad = Ой
web-signed = { $sign }: { $names }
web-actions = Что делать
web-asked = Вопрос
web-your-turn = Ваш ход
web-why = Почему:
web-thinking = Думает
web-thinking-for = { $seconds } с
web-waiting = Подождите
web-waiting-for =
    { $who-count ->
        [one] Ходит { $who }.
        [few] Ходят { $who }.
       *[many] Ходят { $who }.
    }
web-also-asked = Ответить должны и другие: { $who }; пока не ответят все, ответов никто не увидит.
web-showing = Смотрите, что происходит
web-skip = Пропустить
web-confirm = { $option }?
web-confirm-yes = Да, сделать
web-confirm-no = Нет, подождать
web-undo = Отменить
web-undo-ask = Попросить вернуть ход
web-undo-asked = Мы спрашиваем остальных, можно ли вам взять ответ назад.
web-wish = { $who }: просьба взять последний ответ назад. Вы согласны?
web-wish-yes = Разрешить
web-wish-no = Нет, играем дальше
web-wish-waits = Ждём согласия: { $who }.
web-recall = Что было?
web-story = Что произошло
web-story-back = После вашего последнего хода, { $step } из { $steps }
web-story-before = Предыдущее действие
web-story-next = Следующее действие
web-skip-all = Пропустить остальное
web-log-turn = { $who }
web-log-all = Все
web-log-see = Показать стол в этот момент
web-log-more = и ещё { $count } таких же
web-go-on = Дальше
web-watching = Вы смотрите.
web-watching-full = Все места заняты, поэтому вы смотрите.
web-watching-more = Вы видите то, что видят все: без чужих карт и тайн. Можно писать в чат и пересматривать ходы.
web-watchers =
    { $count ->
        [one] { $count } зритель
        [few] { $count } зрителя
       *[many] { $count } зрителей
    }
web-stood-in = За вас играет бот.
web-take-back = Вернуть моё место
web-take-back-title = За вас играет бот
web-connection-gone = Связь пропала. Ничего не потеряно; она восстановится сама.
web-agree = Играть дальше по новым правилам
asked-nothing = Ничего
web-discreet = Спрашивать каждого, у кого могла бы быть карта
web-discreet-help = Спрашивают каждого, у кого могла бы быть нужная карта; у кого её нет, говорит «ничего». Так по вопросу никто не узнает, что у кого на руках.
web-nothing-table = Пусть стол говорит «ничего» за меня
web-nothing-self = Говорить «ничего» самому
web-nothing-help = Если вас спрашивают о карте, которой у вас нет, стол может ответить за вас после паузы, похожей на вашу.
web-undecided = Ещё не согласились: { $who }
web-frozen = Этот стол остановлен
# Предмет на поле, который можно выбрать: что это, потом что будет, если его выбрать.
web-thing-offered = { $thing }. { $offer }
web-thing-ways =
    { $count ->
        [one] { $count } возможность
        [few] { $count } возможности
       *[many] { $count } возможностей
    }
web-rules = Правила
web-box = Всё, что есть в коробке
web-box-title = { $game }: всё, что есть в коробке
web-box-search = Искать в названиях и текстах, на любом языке
web-box-found =
    { $count ->
        [one] { $count } вещь
        [few] { $count } вещи
       *[many] { $count } вещей
    }
web-box-none = Ничего такого в коробке нет.
web-box-print = Напечатать
web-history = Просмотреть эту партию с начала
web-facet-any = любое
web-facet-age = Эпоха
web-facet-color = Цвет
web-facet-icon = Символ
web-facet-kind = Вид
web-facet-faction = Семейство
web-facet-cost = Цена
web-facet-time = Время
web-facet-strength = Сила
web-facet-points = Очки
web-facet-path = Путь
web-facet-level = Уровень
web-facet-action = Действие
web-rules-title = { $game }: правила
web-rules-search = Искать в правилах
web-rules-contents = Содержание
web-rulings =
    { $count ->
        [one] { $count } разъяснение
        [few] { $count } разъяснения
       *[many] { $count } разъяснений
    }
web-rules-found =
    { $count ->
        [0] Ничего не найдено.
        [one] Найден { $count } раздел.
        [few] Найдено { $count } раздела.
       *[many] Найдено { $count } разделов.
    }
web-ask-why = Почему меня об этом спрашивают?

# Первая партия с подсказками.
web-guide = Подсказки
web-guide-start = Впервые? Партия с подсказками
web-guide-step = Шаг { $step } из { $steps }
web-guide-try = Попробуйте: { $option }
web-guide-tag = попробуйте
web-guide-next = Дальше
web-guide-understood = Понятно
web-guide-leave = Убрать подсказки
web-guide-again = Вернуть подсказки
web-guide-left = Дальше вы играете без подсказок. Указатель вверху вернёт их.

web-table-menu = Этот стол
web-replace = Пусть играет бот
web-replace-seat = Вместо игрока: { $who }
web-go-away = Уйти
web-leave = Уйти из-за стола
web-leave-sure = Да, уйти
web-leave-help = Пока вы не вернётесь, за вас будет играть бот.
web-leave-gathering-help = Ваше место снова освободится.
web-resign = Сдаться
web-resign-sure = Да, сдаться

web-refused-stale = Стол тем временем изменился: выберите ещё раз.
web-refused-illegal = Сейчас это невозможно.
web-refused-not-asked = Сейчас не ваш ход.
web-refused-over = Игра окончена.
web-refused-frozen = Этот стол остановлен.
web-refused-not-seated = Это могут только те, кто сидит за столом.
web-refused-busy = Пожалуйста, не всё сразу.
web-refused-malformed = Стол этого не понял.
web-refused-undo = Это нельзя отменить.
web-refused-unsaved = Сохранить не удалось, поэтому ничего не произошло. Попробуйте ещё раз.

web-error-network = Сервер не отвечает. Пропала связь?
web-error-broken = На сервере что-то сломалось. Попробуйте ещё раз.
web-error-no-such-table = Такого стола нет, или он только для тех, у кого есть ссылка.
web-error-unknown = По этому адресу ничего нет.
web-error-not-introduced = Сначала выберите имя.
web-error-who = Сначала выберите имя.
web-error-not-allowed = У вас нет на это прав.
web-error-wrong-passphrase = Такого имени с такой кодовой фразой нет.
web-error-name-taken = Это имя уже занято: выберите другое.
web-error-bad-table = За таким столом играть нельзя: эти настройки не сочетаются.
web-error-malformed = Сервер этого не понял.
web-error-not-now = Сейчас это невозможно.
web-error-conflict = Стол тем временем изменился: попробуйте ещё раз.
web-error-not-saved = Сохранить не удалось, поэтому ничего не произошло. Попробуйте ещё раз.
web-error-too-large = Это слишком велико.
web-error-too-many = Слишком много сразу. Подождите немного.
web-error-host = На имя { $host } этот сервер не отвечает. Тот, кто его запустил, может разрешить это имя через --origin.
web-error-device = На таком устройстве вы не входили.
web-error-gone = Этого уже никто не ждал.
error-nothing-to-agree = Здесь не на что соглашаться.
web-error-origin = Это пришло с другого сайта.
web-error-csrf = Страница устарела: загрузите её заново.
web-error-method = Этот адрес не знает такого метода.
web-error-too-deep = В присланных данных слишком много вложений.
web-error-no-resume = Первым сообщением должно быть «resume».
web-error-wait = Слишком много сразу. Подождите, пожалуйста, { $n ->
    [one] { $n } секунду
    [few] { $n } секунды
   *[many] { $n } секунд
}.
web-error-sockets = С вашего адреса уже открыто соединений: { $n }.
web-error-csrf-header = Для изменений нужен заголовок { $header } с токеном, который сообщает GET /api/me, и cookie, которые он ставит.


## Стол в браузере: конец и после него

web-over = Игра окончена
web-winners =
    { $winners-count ->
        [0] Не побеждает никто.
        [one] Побеждает { $winners }.
        [few] Победу делят { $winners }.
       *[many] Победу делят { $winners }.
    }
web-winner = Победитель
web-you-win = Вы победили
web-you-share = Вы делите победу
web-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
web-course = Откуда взялись очки
web-course-about = Очки всех игроков по ходу партии; откуда они взялись, говорит таблица ниже.
web-course-from = Откуда
web-milestones =
    { $count ->
        [one] { $count } веха
        [few] { $count } вехи
       *[many] { $count } вех
    }
web-show-result = Показать итог
web-rematch = Сыграть ещё раз
web-rematch-join = Сесть за следующую партию
web-watch-replay = Смотреть повтор
web-record = Сохранить запись
web-verify = Честно ли перетасовано?
web-verify-help = Отпечаток тасования опубликован до первого хода. Это хеш зерна, поэтому никто не мог потом изменить тасование.
web-commitment = Отпечаток тасования
web-seed = Зерно

web-replay-controls = Повтор
web-step = Шаг { $step } из { $steps }
web-step-first = К началу
web-step-back = Шаг назад
web-step-on = Шаг вперёд
web-step-last = К концу
web-play = Пуск
web-pause = Пауза
web-position = Место в партии
web-answered = { $who }: { $answer }
web-eyes = Чьими глазами
web-eyes-spectator = Зритель
web-share = Поделиться позицией
web-share-here = Ссылка на эту позицию
web-play-on = Играть отсюда
web-play-on-help = С этой позиции начнётся новая партия; на других местах будут боты. Всё, чего с этого места не видно, будет роздано заново.
web-play-on-go = Играть
web-back-to-table = Назад к столу


## Стол в браузере: настройки и справка

web-settings = Настройки
web-language = Язык
web-theme = Цвета
web-theme-system = Как в системе
web-theme-dark = Тёмные
web-theme-light = Светлые
web-pace = Как показывать ходы других
web-pace-reduced = Ваша система просит меньше движения, поэтому ничего не летает.
web-pace-off = Сразу
web-pace-brisk = Быстро
web-pace-calm = Спокойно
web-pace-wait = Ждать меня после каждого действия
web-confirm-setting = Переспрашивать перед каждым ответом
web-confirm-setting-help = Полезно на телефоне или когда многое нельзя отменить.
web-sound = Звук, когда мой ход
web-notices = Уведомление браузера, когда мой ход
web-notices-help = Пока эта страница открыта, а вы смотрите на другую.
web-notices-refused = Браузер не разрешает этой странице уведомления.

web-help = Справка
web-help-play = Всё, что можно сделать сейчас, отмечено на поле: нажмите прямо там или перетащите карту либо работника, куда нужно. Ответы без места стоят под полем, а по желанию и список всех.
web-help-explain = Наведите указатель на карту или любой предмет, чтобы прочесть, что он делает; на телефоне нажмите и удерживайте.
web-help-keys = Клавиши
web-help-digits = ответить этим вариантом (если их больше девяти — указать на него)
web-help-arrows = переходить между вариантами или предметами на поле
web-help-enter = ответить тем, на что указано
web-help-board = перейти к полю
web-help-undo = отменить последний ответ
web-help-recall = что было после вашего последнего хода
web-help-rules = правила, открытые на том, о чём вас спрашивают
web-help-guide = перейти к подсказке, в партии с подсказками
web-help-escape = закрыть или пропустить показ
web-help-help = эта страница
web-help-answers = показать все ответы или только те, которым нет места на поле
web-help-log = убрать или показать журнал
web-credits = Рисунки и их авторы
web-credits-emblems = Рисунки на картах и жетонах взяты с
web-credits-symbols = Значки стола взяты из
web-touch-twice = При касании на поле переспрашивать
web-touch-twice-help = Первое касание выбирает, второе отвечает.


## What lies on a table, where it is only told (pages without scripts)

view-achievements = Достижения
view-acted = Действие выполнено
view-actions-left = Осталось действий
view-active = Активные
view-anomalies = Аномалии
view-aside = Отложено
view-asset-hand = Карты начального актива на руке
view-asset-kept = Оставленные карты начального актива
view-banner = Первый игрок
view-board = Поле
view-bot = Бот
view-breakthroughs = Научные открытия
view-buildings = Постройки
view-buried = Под стопками
view-busy = Занятые
view-capital = Столица
view-card = Карта
view-cards = Карты
view-claimed = Получено
view-collapses = Жетоны разрушающейся столицы
view-comes-home = Вернётся
view-condition-hand = Карты достижений на руке
view-conditions = Достижения
view-conquer-strength = Сила для захвата
view-council = Всемирный совет
view-counts = Количества
view-covered = Закрыто
view-cube = Кубик
view-deck = Колода
view-deck-number = Номер колоды
view-defence = Защита
view-discard = Сброс
view-dogma = Догма
view-drawn-from = Взято из колоды
view-draws = Берёт
view-edition = Издание
view-ending = Чем кончается
view-era = Эра
view-evacuated = Эвакуация проведена
view-evacuation = Эвакуация
view-evacuation-slots = Места эвакуации
view-evacuation-way = Способ эвакуации
view-experiment-deck = Будущие эксперименты
view-experiments = Эксперименты
view-fighters = Бойцы
view-figures = Показатели
view-first = Первый игрок
view-flipped = Перевёрнуто
view-focus = Фокус
view-fortified = Укреплено
view-fortify-strength = Сила для укрепления
view-gone = Недоступно
view-goods = Активы
view-hand = Рука
view-icon = Символ
view-icons = Символы
view-id = Что
view-impact = Астероидный удар
view-impact-after = Астероидный удар после эры
view-landing = Куда ляжет
view-layouts = Фрагменты хронологии
view-leader = Лидер
view-left = Ушли с поля
view-limited = Ограниченный запас
view-met = Выполнено
view-mine-cubes = Ресурсы у ячеек добычи
view-mine-pool = Секция добычи
view-mines = Ячейки добычи
view-mines-left = Осталось карт добычи ресурсов
view-morale = Моральный дух
view-needed = Нужно
view-obeys = Подчиняется
view-occupant = Кем занято
view-occupants = Кем занято
view-ordered = Порядок
view-out = Вне игры
view-own = Игроки
view-owner = Владелец
view-paradox-limit = Парадоксов до аномалии
view-paradoxes = Парадоксы
view-party = Отряд
view-passed = Пас
view-path = Путь
view-phase = Этап
view-places = Места
view-players = Игроки
view-points = Очки
view-pools = Ячейки-зоны
view-powered = Заряженные экзокостюмы
view-prices = Цены
view-primary = Основные стопки
view-progress = Продвижение
view-reach = Доступно
view-recruit-pool = Секция найма
view-recruits-left = Осталось карт найма
view-removed = Убрано из игры
view-reserve = Резерв
view-reservoir = Великое водохранилище
view-round = Раунд
view-ruined = Недоступные ячейки
view-save-earth = Спасти Землю
view-score = Счёт
view-score-sheet = Лист счёта
view-scored = Засчитано
view-seal-fate = Предрешить судьбу
view-seat = Место
view-secondary = Вторичные стопки
view-sectors = Строительные места
view-sent = Отправлено
view-shares = Присоединяется
view-shuffled = Тасования
view-side = Сторона
view-size = Сколько
view-slides = Сдвиги
view-slots = Ячейки
view-sources = Источники
view-specials = Особые достижения
view-splay = Раздвинуто
view-started = Партия началась
view-strength = Сила
view-substitutes = Замены
view-suits = Экзокостюмы
view-superprojects = Суперпроекты
view-supply = Запас
view-supply-price = Цена снабжения
view-supplying = Снабжает
view-tile = Плитка
view-tiles = Плитки
view-tired = Уставшие
view-token = Жетон
view-tokens = Жетоны
view-top = Сверху
view-total = Всего
view-travels = Путешествия во времени
view-tucked = Подложено
view-turn = Ход
view-turns = Ходы
view-turns-taken = Сыграно ходов
view-under = Под ним
view-undealt-paths = Оставшиеся пути
view-used = Использовано
view-values = Значения
view-viewer = Ваше место
view-warp-tiles = Жетоны разрыва
view-warps = Жетоны разрыва
view-worker = Работник
view-workers = Работники
view-is-action = действия
view-is-active = активный
view-is-assets = драфт начальных активов
view-is-clean-up = конец эры
view-is-conditions = выбор достижений
view-is-czech = чешское
view-is-end = конец раунда
view-is-first-play = первая карта
view-is-leaders = выбор лидеров
view-is-left = влево
view-is-never = никогда
view-is-none = нет
view-is-paradox = парадоксы
view-is-paths = выбор путей
view-is-polish = польское
view-is-power-up = подзарядка
view-is-right = вправо
view-is-russian = русское
view-is-summon = призыв
view-is-time = время
view-is-tired = уставший
view-is-up = вверх
view-is-warp = искривление времени

train-play = Игра
train-try = Испытание
train-resumed = { $generations ->
    [one] Продолжение после { $generations } поколения.
    [few] Продолжение после { $generations } поколений.
    [many] Продолжение после { $generations } поколений.
   *[other] Продолжение после { $generations } поколения.
}
train-champion = Поколение { $number }: средний счёт { $score }; против чемпиона выиграно { $share } из { $games } партий, и это новый чемпион.
train-no-champion = Поколение { $number }: средний счёт { $score }; против чемпиона выиграно { $share } из { $games } партий, чемпион остаётся.
train-interrupted = Прервано. Всё законченное сохранено; та же команда продолжит.
train-written = Веса: { $weights }. Отчёт: { $report }.
train-report-title = Обучение игре { $game }
train-report-curve = Средний счёт игрока по поколениям
train-report-generations = Поколения
train-report-weights = Что добавлено к оценке, составленной вручную, в очках
train-report-generation = поколение
train-report-games = партии
train-report-score = счёт
train-report-surprise = неожиданность
train-report-share = выиграно у чемпиона (партий)
train-report-champion = чемпион
train-report-feature = признак
train-report-early = в начале
train-report-late = в конце
