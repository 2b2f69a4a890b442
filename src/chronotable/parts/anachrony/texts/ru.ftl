### Anachrony in Russian. Names have forms: acc, gen and genpl are cases, loc is where something
### is and to is where somebody goes, both with their preposition, nom is the nominative of what is
### mostly an object, and which is an adjective without its noun.
###
### Every reference comes with its kind and id to select by: of $worker, "worker:genius" gives
### $worker-kind "worker" and $worker-id "genius".


## The box

anachrony-title = Анахронность
anachrony-about = Отправляйте работников в экзокостюмах, получайте активы из собственного будущего и успейте эвакуироваться.
anachrony-setting-side = Какой стороной лежат планшеты игроков?
anachrony-setting-side-A = A: одинаковые для всех путей
anachrony-setting-side-B = B: у каждого пути свои сильные и слабые стороны
anachrony-setting-paths = Как распределяются пути?
anachrony-setting-paths-random = Случайно
anachrony-setting-paths-choose = Игроки выбирают в порядке хода
anachrony-setting-leaders = Как распределяются лидеры?
anachrony-setting-leaders-choose = Игроки выбирают одного из двух
anachrony-setting-leaders-random = Случайно
anachrony-setting-paradox = Сколько парадоксов приносят жетоны разрыва на ленте хронологии?
anachrony-setting-paradox-die = Сколько выпадет на кубике парадоксов
anachrony-setting-paradox-fixed = Всегда один
anachrony-setting-timeline = Какой стороной лежат фрагменты хронологии?
anachrony-setting-timeline-standard = Обычной
anachrony-setting-timeline-alternate = Огненной (иная хронология): некоторые ячейки вознаграждают или штрафуют того, кто кладёт туда жетон разрыва
anachrony-setting-assets = С чем начинают игроки?
anachrony-setting-assets-path = С тем, что указано на планшете пути
anachrony-setting-assets-draft = С четырьмя картами начального актива, выбранными на драфте
anachrony-setting-endgame = Откуда берутся карты достижений?
anachrony-setting-endgame-random = Пять случайных
anachrony-setting-endgame-draft = Часть выбирают игроки (драфт)
anachrony-setting-supply = Может ли общий запас закончиться?
anachrony-setting-supply-edition = Как в выбранном издании
anachrony-setting-supply-unlimited = Нет
anachrony-setting-supply-limited = Да: чего нет, того не получить
anachrony-setting-edition = По какому изданию правил?
anachrony-setting-edition-czech = Чешское издание
anachrony-setting-edition-russian = Русское издание
anachrony-setting-edition-polish = Польское издание


## Names

anachrony-resource-titanium = титан
    .gen = титана
    .genpl = титана
anachrony-resource-uranium = уран
    .gen = урана
    .genpl = урана
anachrony-resource-gold = золото
    .gen = золота
    .genpl = золота
anachrony-resource-neutronium = нейтроний
    .gen = нейтрония
    .genpl = нейтрония
anachrony-resource-water = вода
    .acc = воду
    .gen = воды
    .genpl = воды
anachrony-resource-energy_core = энергоядро
    .gen = энергоядра
    .genpl = энергоядер
# After a number: any mix of the three.
anachrony-resource-basic = титан/уран/золото
    .gen = титана/урана/золота
    .genpl = титана/урана/золота

anachrony-worker-scientist = учёный
    .acc = учёного
    .gen = учёного
    .genpl = учёных
anachrony-worker-engineer = инженер
    .acc = инженера
    .gen = инженера
    .genpl = инженеров
anachrony-worker-administrator = администратор
    .acc = администратора
    .gen = администратора
    .genpl = администраторов
anachrony-worker-genius = гений
    .acc = гения
    .gen = гения
    .genpl = гениев
anachrony-worker-nobody = никто
    .acc = никого
    .gen = никого
    .genpl = никого

# So much of something, in an enumeration.
anachrony-some-titanium =
    { $count ->
        [one] { $count } титан
        [few] { $count } титана
       *[many] { $count } титана
    }
anachrony-some-uranium =
    { $count ->
        [one] { $count } уран
        [few] { $count } урана
       *[many] { $count } урана
    }
anachrony-some-gold =
    { $count ->
        [one] { $count } золото
        [few] { $count } золота
       *[many] { $count } золота
    }
anachrony-some-neutronium =
    { $count ->
        [one] { $count } нейтроний
        [few] { $count } нейтрония
       *[many] { $count } нейтрония
    }
anachrony-some-water =
    { $count ->
        [one] { $count } вода
        [few] { $count } воды
       *[many] { $count } воды
    }
    .acc =
        { $count ->
            [one] { $count } воду
            [few] { $count } воды
           *[many] { $count } воды
        }
anachrony-some-energy_core =
    { $count ->
        [one] { $count } энергоядро
        [few] { $count } энергоядра
       *[many] { $count } энергоядер
    }
anachrony-some-scientist =
    { $count ->
        [one] { $count } учёный
        [few] { $count } учёных
       *[many] { $count } учёных
    }
    .acc =
        { $count ->
            [one] { $count } учёного
            [few] { $count } учёных
           *[many] { $count } учёных
        }
anachrony-some-engineer =
    { $count ->
        [one] { $count } инженер
        [few] { $count } инженера
       *[many] { $count } инженеров
    }
    .acc =
        { $count ->
            [one] { $count } инженера
            [few] { $count } инженеров
           *[many] { $count } инженеров
        }
anachrony-some-administrator =
    { $count ->
        [one] { $count } администратор
        [few] { $count } администратора
       *[many] { $count } администраторов
    }
    .acc =
        { $count ->
            [one] { $count } администратора
            [few] { $count } администраторов
           *[many] { $count } администраторов
        }
anachrony-some-genius =
    { $count ->
        [one] { $count } гений
        [few] { $count } гения
       *[many] { $count } гениев
    }
    .acc =
        { $count ->
            [one] { $count } гения
            [few] { $count } гениев
           *[many] { $count } гениев
        }

anachrony-path-harmony = Гармония
    .gen = Гармонии
anachrony-path-dominance = Превосходство
    .gen = Превосходства
anachrony-path-progress = Прогресс
    .gen = Прогресса
anachrony-path-salvation = Спасение
    .gen = Спасения

anachrony-leader-patriarch_haulani = Патриарх Гаулани
anachrony-leader-matriarch_zaida = Матриарх Зайда
anachrony-leader-captain_wolfe = Капитан Вульф
anachrony-leader-treasure_hunter_samira = Охотница за сокровищами Самира
anachrony-leader-patron_valerian = Покровитель Валериан
anachrony-leader-librarian_cornella = Библиотекарь Корнелла
anachrony-leader-shepherd_caratacus = Пастырь Каратакус
anachrony-leader-high_sunwalker_amena = Амена, высшая из ходящих под солнцем

anachrony-text-patriarch_haulani = Свободное действие: поместите активного работника на ячейку действия своего планшета и выполните это действие.
anachrony-text-matriarch_zaida = На этапе конца эры можете заплатить 2 воды и нанять работника, оставшегося в секции найма, без бонуса при найме.
anachrony-text-captain_wolfe = На этапе подзарядки обменивайте энергоядро на 2 воды или 2 воды на энергоядро сколько угодно раз.
anachrony-text-treasure_hunter_samira = На этапе конца эры возьмите титан, уран или золото из оставшегося в секции добычи; затем можете заплатить 2 воды и взять ещё один такой ресурс.
anachrony-text-treasure_hunter_samira-polish = На этапе конца эры возьмите ресурс, оставшийся в секции добычи; затем можете заплатить 2 воды и взять ещё один.
anachrony-text-patron_valerian = Раз в эру отправьте экзокостюм без работника, как будто внутри учёный.
anachrony-text-librarian_cornella = При исследовании можете заплатить 1 воду и установить также второй кубик.
anachrony-text-shepherd_caratacus = Свободное действие: возьмите 2 воды и парадокс либо заплатите 2 воды и сбросьте парадокс.
anachrony-text-high_sunwalker_amena = После астероидного удара все ваши ячейки для подзарядки остаются доступны.

anachrony-shape-circle =
    { $count ->
        [one] круг
        [few] круга
       *[many] кругов
    }
anachrony-shape-triangle =
    { $count ->
        [one] треугольник
        [few] треугольника
       *[many] треугольников
    }
anachrony-shape-square =
    { $count ->
        [one] квадрат
        [few] квадрата
       *[many] квадратов
    }
anachrony-icon-time_travel = путешествие во времени
anachrony-icon-warfare = военное дело
anachrony-icon-genetics = генетика
anachrony-icon-technology = технология
anachrony-icon-society = общество

anachrony-row-power_plant = электростанции
    .gen = электростанций
anachrony-row-factory = заводы
    .gen = заводов
anachrony-row-life_support = системы жизнеобеспечения
    .gen = систем жизнеобеспечения
anachrony-row-lab = лаборатории
    .gen = лабораторий

anachrony-capital-construct = Строительство
anachrony-capital-recruit = Наём
anachrony-capital-research = Исследование

# Places. The form "to" is for "sends a worker to ...".
anachrony-hex-construct-1 = первая ячейка строительства
    .to = на первую ячейку строительства
anachrony-hex-construct-2 = вторая ячейка строительства
    .to = на вторую ячейку строительства
anachrony-hex-construct-3 = третья ячейка строительства
    .to = на третью ячейку строительства
anachrony-hex-recruit-1 = первая ячейка найма
    .to = на первую ячейку найма
anachrony-hex-recruit-2 = вторая ячейка найма
    .to = на вторую ячейку найма
anachrony-hex-recruit-3 = третья ячейка найма
    .to = на третью ячейку найма
anachrony-hex-research-1 = первая ячейка исследования
    .to = на первую ячейку исследования
anachrony-hex-research-2 = вторая ячейка исследования
    .to = на вторую ячейку исследования
anachrony-hex-research-3 = третья ячейка исследования
    .to = на третью ячейку исследования
anachrony-hex-council-left = левая ячейка Всемирного совета
    .to = на левую ячейку Всемирного совета
anachrony-hex-council-right = правая ячейка Всемирного совета
    .to = на правую ячейку Всемирного совета
anachrony-hex-mine-top = верхняя ячейка добычи ресурсов
    .to = на верхнюю ячейку добычи ресурсов
anachrony-hex-mine-middle = средняя ячейка добычи ресурсов
    .to = на среднюю ячейку добычи ресурсов
anachrony-hex-mine-bottom = нижняя ячейка добычи ресурсов
    .to = на нижнюю ячейку добычи ресурсов
anachrony-pool-purify = очистка воды
    .to = на очистку воды
anachrony-pool-nomads = торговля с кочевниками
    .to = на торговлю с кочевниками
anachrony-pool-evacuation = эвакуация
    .to = на эвакуацию

anachrony-own-supply = Снабжение: заплатить воду, сделать уставших работников активными, повысить моральный дух

# Hexes of the player board.
anachrony-power-top_left = верхняя левая ячейка
    .which = верхняя левая
anachrony-power-top_middle = верхняя средняя ячейка
    .which = верхняя средняя
anachrony-power-top_right = верхняя правая ячейка
    .which = верхняя правая
anachrony-power-bottom_left = нижняя левая ячейка
    .which = нижняя левая
anachrony-power-bottom_middle = нижняя средняя ячейка
    .which = нижняя средняя
anachrony-power-bottom_right = нижняя правая ячейка
    .which = нижняя правая

anachrony-sector-1 = первое строительное место для электростанций
    .loc = на первом строительном месте для электростанций
    .to = на первое строительное место для электростанций
anachrony-sector-2 = второе строительное место для электростанций
    .loc = на втором строительном месте для электростанций
    .to = на второе строительное место для электростанций
anachrony-sector-3 = третье строительное место для электростанций
    .loc = на третьем строительном месте для электростанций
    .to = на третье строительное место для электростанций
anachrony-sector-4 = первое строительное место для заводов
    .loc = на первом строительном месте для заводов
    .to = на первое строительное место для заводов
anachrony-sector-5 = второе строительное место для заводов
    .loc = на втором строительном месте для заводов
    .to = на второе строительное место для заводов
anachrony-sector-6 = третье строительное место для заводов
    .loc = на третьем строительном месте для заводов
    .to = на третье строительное место для заводов
anachrony-sector-7 = первое строительное место для систем жизнеобеспечения
    .loc = на первом строительном месте для систем жизнеобеспечения
    .to = на первое строительное место для систем жизнеобеспечения
anachrony-sector-8 = второе строительное место для систем жизнеобеспечения
    .loc = на втором строительном месте для систем жизнеобеспечения
    .to = на второе строительное место для систем жизнеобеспечения
anachrony-sector-9 = третье строительное место для систем жизнеобеспечения
    .loc = на третьем строительном месте для систем жизнеобеспечения
    .to = на третье строительное место для систем жизнеобеспечения
anachrony-sector-10 = первое строительное место для лабораторий
    .loc = на первом строительном месте для лабораторий
    .to = на первое строительное место для лабораторий
anachrony-sector-11 = второе строительное место для лабораторий
    .loc = на втором строительном месте для лабораторий
    .to = на второе строительное место для лабораторий
anachrony-sector-12 = третье строительное место для лабораторий
    .loc = на третьем строительном месте для лабораторий
    .to = на третье строительное место для лабораторий

# What a warp tile stands for.
anachrony-warp-neutronium = нейтроний
anachrony-warp-uranium = уран
anachrony-warp-titanium = титан
anachrony-warp-gold = золото
anachrony-warp-water = 2 воды
anachrony-warp-administrator = администратор
    .acc = администратора
anachrony-warp-engineer = инженер
    .acc = инженера
anachrony-warp-scientist = учёный
    .acc = учёного
anachrony-warp-exosuit = заряженный экзокостюм

anachrony-number = { $it }

anachrony-free-force_workers = принуждение
anachrony-free-supply = снабжение
anachrony-free-patriarch_haulani = Патриарх Гаулани
anachrony-free-patron_valerian = Покровитель Валериан
anachrony-free-shepherd_caratacus = Пастырь Каратакус

anachrony-tile-anomaly = Аномалия
    .acc = аномалию
anachrony-text-anomaly = −3 очка. Занимает строительное место, но не считается постройкой. Поместите работника: заплатите 2 воды, а также 2 титана, урана или золота либо 1 нейтроний; аномалия и работник уходят навсегда.

# Endgame conditions.
anachrony-condition-most_workers = больше всего работников
anachrony-condition-most_water = больше всего воды
anachrony-condition-most_breakthroughs = больше всего научных открытий
anachrony-condition-most_occupied_sectors = больше всего занятых строительных мест
anachrony-condition-highest_morale = самый высокий моральный дух
anachrony-condition-highest_total_range = самая большая суммарная дальность
anachrony-condition-most_superprojects = больше всего суперпроектов
anachrony-condition-most_time_travels = больше всего путешествий во времени

anachrony-text-most_workers = 3 очка тому, у кого больше всего работников: активных, уставших и занятых. При ничьей очки получает каждый претендент.
anachrony-text-most_water = 3 очка тому, у кого больше всего воды. При ничьей очки получает каждый претендент.
anachrony-text-most_breakthroughs = 3 очка тому, у кого больше всего научных открытий. При ничьей очки получает каждый претендент.
anachrony-text-most_occupied_sectors = 3 очка тому, у кого занято больше всего строительных мест; суперпроект занимает два, аномалия — одно. При ничьей очки получает каждый претендент.
anachrony-text-highest_morale = 3 очка тому, чей маркер морального духа стоит правее всех. При ничьей очки получает каждый претендент.
anachrony-text-highest_total_range = 3 очка за наибольшую сумму дальностей: электростанций, увеличивающих её лабораторий и суперпроекта «Временной туризм». При ничьей очки получает каждый претендент.
anachrony-text-most_superprojects = 3 очка тому, у кого больше всего суперпроектов. При ничьей очки получает каждый претендент.
anachrony-text-most_time_travels = 3 очка тому, чей маркер дальше всех на шкале путешествий во времени. При ничьей очки получает каждый претендент.

# How a path evacuates.
anachrony-evacuation-welfare_and_prosperity = Благополучие и процветание
anachrony-evacuation-natures_resurgence = Возрождение природы
anachrony-evacuation-industrial_revolution = Промышленная революция
anachrony-evacuation-power_of_unity = Сила единства
anachrony-evacuation-technological_superiority = Технологическое превосходство
anachrony-evacuation-apex_of_humanity = Вершина гуманизма
anachrony-evacuation-overwhelming_power = Подавляющая мощь
anachrony-evacuation-masters_of_time = Властители времени

anachrony-text-welfare_and_prosperity = Эвакуация с тремя системами жизнеобеспечения: 2 очка и ещё 3 за каждую пару «гений + золото».
anachrony-text-natures_resurgence = Эвакуация с шестью занятыми строительными местами: 2 очка и ещё 3 за каждую пару «постройка + администратор».
anachrony-text-industrial_revolution = Эвакуация с тремя заводами: 5 очков и ещё 2 за каждую пару «инженер + титан».
anachrony-text-power_of_unity = Эвакуация с моральным духом на максимуме: 3 очка и ещё 1 за каждого работника.
anachrony-text-technological_superiority = Эвакуация с тремя лабораториями: 5 очков и ещё 2 за каждую пару «учёный + научное открытие».
anachrony-text-apex_of_humanity = Эвакуация с 8 воды: 3 очка и ещё 4 за каждый суперпроект.
anachrony-text-overwhelming_power = Эвакуация с тремя электростанциями: 3 очка и ещё 3 за каждый нейтроний.
anachrony-text-masters_of_time = Эвакуация с двумя аномалиями: 6 очков и ещё 2 за каждую пару «жетон разрыва не на ленте хронологии + уран».

# What a collapsing hex of the Capital adds to its action.
anachrony-collapse-construct_discount_basic = дешевле на 1 титан, уран или золото
anachrony-collapse-construct_discount_neutronium = дешевле на 1 нейтроний
anachrony-collapse-construct_sector_points = 1, 2 или 3 очка за постройку, по её строительному месту
anachrony-collapse-construct_superproject_points = 2 очка за суперпроект
anachrony-collapse-construct_again = ещё одно строительство
anachrony-collapse-recruit_bonus_twice = бонус при найме дважды
anachrony-collapse-recruit_exosuit = ещё и заряженный экзокостюм
anachrony-collapse-recruit_morale = ещё и моральный дух повышается
anachrony-collapse-recruit_wake = уставшие работники становятся активными
anachrony-collapse-recruit_again = ещё один наём
anachrony-collapse-research_set_both_dice = можно установить оба кубика
anachrony-collapse-research_points = ещё и 2 очка
anachrony-collapse-research_superproject = затем можно построить суперпроект
anachrony-collapse-research_remove_paradoxes = можно сбросить до 2 парадоксов
anachrony-collapse-research_again = ещё одно исследование

# Slots of the alternate timeline.
anachrony-slot-inspiring_message = Вдохновляющее сообщение
anachrony-slot-glorious_future = Славное будущее
anachrony-slot-parallel_timeline = Параллельная хронология
anachrony-slot-stable_rift = Стабильный разлом
anachrony-slot-grim_message = Мрачное сообщение
anachrony-slot-collapsing_rift = Неустойчивый разлом
anachrony-slot-plain = без эффекта

anachrony-text-inspiring_message = Моральный дух повышается.
anachrony-text-glorious_future = 1 очко.
anachrony-text-parallel_timeline = То, что изображено на жетоне разрыва, вы получаете дважды, а возвращаете один раз.
anachrony-text-stable_rift = Сбросьте парадокс.
anachrony-text-grim_message = Моральный дух понижается.
anachrony-text-collapsing_rift = Получите парадокс.


## Questions

anachrony-ask-path = Выберите путь.
anachrony-ask-leader = Выберите лидера.
anachrony-ask-asset = Оставьте себе одну карту начального актива; остальные уходят дальше.
anachrony-ask-condition = Оставьте себе одну карту достижений.

anachrony-ask-power = Зарядить экзокостюм? Выберите ячейку или закончите. Пустые дают воду, где это показано.
anachrony-ask-pay-hex = Чем вы платите за эту ячейку?
anachrony-ask-warp =
    { $may ->
        [yes] Получить что-нибудь из будущего? Втайне выберите жетон разрыва или закончите.
       *[no] Втайне выберите жетон разрыва: что вы получаете из будущего?
    }
anachrony-ask-double-worker = Заплатить 1 воду и за второго работника?
anachrony-ask-warp-order = Какой жетон разрыва вы кладёте первым? Ячейки: { $first }, затем { $second }.

anachrony-ask-turn = Ваш ход: поместите работника, выполните свободное действие или спасуйте.
anachrony-ask-worker = Какого работника вы отправляете?
anachrony-ask-crew = Кто отправляется в экзокостюме?
anachrony-ask-place = Куда вы отправляете работника?
anachrony-ask-council =
    { $may ->
        [yes] Скопировать ещё и столичное действие? Выберите его или закончите.
       *[no] Какое столичное действие вы копируете через Всемирный совет?
    }
anachrony-ask-capital = Какое столичное действие вы выполняете?
anachrony-ask-again = Выполнить то же действие ещё раз?
anachrony-ask-superproject = Построить сейчас суперпроект в фокусе?
anachrony-ask-copy = Действие какой постройки или какого суперпроекта вы выполняете?

anachrony-ask-build = Что вы строите?
anachrony-ask-plot = Куда поместить суперпроект? Выберите левое из двух строительных мест.
anachrony-ask-discount = На каком ресурсе вы экономите?
anachrony-ask-pay-basic = Каким ресурсом вы платите?
anachrony-ask-pay-breakthroughs = Какими научными открытиями вы платите?
anachrony-ask-pay-circle = Каким кругом вы платите?
anachrony-ask-pay-triangle = Каким треугольником вы платите?
anachrony-ask-pay-square = Каким квадратом вы платите?
anachrony-ask-pay-removal = Чем вы платите за устранение аномалии?

anachrony-ask-recruit = Кого вы нанимаете?
anachrony-ask-research = Выполнить исследование?
anachrony-ask-set-die = Как вы устанавливаете один из кубиков исследований?
anachrony-ask-set-second-die = Заплатить 1 воду и установить также второй кубик?
anachrony-ask-icon = На кубике «?»: какой символ вы выбираете?
anachrony-ask-reroll = Такого научного открытия не осталось: какой кубик вы перебрасываете?
anachrony-ask-paradoxes-back = Сколько парадоксов вы сбрасываете?

anachrony-ask-mine = Какой ресурс вы берёте из секции добычи?
anachrony-ask-trade =
    { $may ->
        [yes] Совершить обмен? Выберите его или закончите.
       *[no] Выберите обмен.
    }
anachrony-ask-gain = Что вы получаете?
anachrony-ask-gain-basic = Какой ресурс вы получаете?
anachrony-ask-how-many = Сколько ресурсов вы платите?

anachrony-ask-travel =
    { $may ->
        [yes] Перенести фокус в прошлое? Выберите эру или закончите.
       *[no] В какую эру вы переносите фокус?
    }
anachrony-ask-repay =
    { $may ->
        [yes] Вернуть в прошлое актив, взятый в этой эре? Выберите жетон разрыва или закончите.
       *[no] Выберите жетон разрыва: какой актив вы возвращаете в прошлое?
    }
anachrony-ask-retrieve-warp =
    { $may ->
        [yes] Вернуть себе жетон разрыва, ничего не отдавая? Выберите его или закончите.
       *[no] Выберите жетон разрыва, который вернёте себе, ничего не отдавая.
    }

anachrony-ask-anomaly = Куда положить аномалию?
anachrony-ask-lose-building =
    { $may ->
        [yes] Лишиться постройки вместо получения аномалии? Выберите её или закончите.
       *[no] Выберите постройку, которой лишаетесь.
    }
anachrony-ask-convert-worker = Какого работника вы сбрасываете?
anachrony-ask-lose-worker = Моральному духу падать некуда: какого работника вы теряете?
anachrony-ask-which-worker = Уставшего или активного?
anachrony-ask-caratacus = Что вы выбираете?
anachrony-ask-zaida =
    { $may ->
        [yes] Нанять за 2 воды работника из секции найма? Выберите его или закончите.
       *[no] Выберите работника, оставшегося в секции найма.
    }
anachrony-ask-samira =
    { $may ->
        [yes] Заплатить 2 воды за ещё один ресурс из секции добычи? Выберите его или закончите.
       *[no] Возьмите ресурс, оставшийся в секции добычи.
    }


## Options

anachrony-word-pass = Спасовать
anachrony-option-send =
    { $worker-id ->
        [nobody] Отправить пустой экзокостюм
       *[other] Отправить { anachrony-someone }
    }
anachrony-option-free = Свободное действие: { $action }
anachrony-option-capital =
    { $action ->
        [construct] Строительство, ячейка { $hex }
        [recruit] Наём, ячейка { $hex }
       *[research] Исследование, ячейка { $hex }
    }
anachrony-option-council-left = Всемирный совет, левая ячейка
anachrony-option-council-right = Всемирный совет, правая ячейка
anachrony-option-mine =
    { $hex ->
        [top] Добыча ресурсов, верхняя ячейка
        [middle] Добыча ресурсов, средняя ячейка
       *[bottom] Добыча ресурсов, нижняя ячейка
    }
anachrony-option-purify = Очистка воды
anachrony-option-nomads = Торговля с кочевниками
anachrony-option-evacuation = Эвакуация
anachrony-option-own = { $tile }
anachrony-option-remove = Устранить аномалию { $sector-loc }
anachrony-option-build =
    { $less ->
        [0]
            { $price-count ->
                [0] { $tile } бесплатно
               *[other] { $tile } за { $price-acc }
            }
       *[other] { $tile } за { $price-acc }, скидка { $less } (титан, уран, золото)
    }
anachrony-option-era = Эра { $era }
anachrony-option-sector =
    { $column ->
        [1] Первое строительное место для { $row-gen }
        [2] Второе строительное место для { $row-gen }
       *[3] Третье строительное место для { $row-gen }
    }
anachrony-option-trade =
    { $given ->
        [one]
            { $got ->
                [one] { $given } { $give-acc } на { $got } { $get-acc }
                [few] { $given } { $give-acc } на { $got } { $get-gen }
               *[many] { $given } { $give-acc } на { $got } { $get-genpl }
            }
        [few]
            { $got ->
                [one] { $given } { $give-gen } на { $got } { $get-acc }
                [few] { $given } { $give-gen } на { $got } { $get-gen }
               *[many] { $given } { $give-gen } на { $got } { $get-genpl }
            }
       *[many]
            { $got ->
                [one] { $given } { $give-genpl } на { $got } { $get-acc }
                [few] { $given } { $give-genpl } на { $got } { $get-gen }
               *[many] { $given } { $give-genpl } на { $got } { $get-genpl }
            }
    }

anachrony-pay-symbol = Одно указанное научное открытие
anachrony-pay-pair = Два научных открытия указанных форм
anachrony-pay-basics = Титаном, ураном или золотом
anachrony-pay-neutronium = Нейтронием
anachrony-pay-energy_core = Энергоядром
anachrony-pay-water = Водой
anachrony-mood-tired = Уставшего
anachrony-mood-active = Активного
anachrony-reroll-shape = Кубик с формами
anachrony-reroll-icon = Кубик с символами
anachrony-caratacus-water = Взять 2 воды и парадокс
anachrony-caratacus-paradox = Заплатить 2 воды и сбросить парадокс

anachrony-gain-water =
    { $amount ->
        [one] { $amount } вода
        [few] { $amount } воды
       *[many] { $amount } воды
    }
anachrony-gain-energy-core =
    { $amount ->
        [one] { $amount } энергоядро
        [few] { $amount } энергоядра
       *[many] { $amount } энергоядер
    }
anachrony-gain-points =
    { $amount ->
        [one] { $amount } очко
        [few] { $amount } очка
       *[many] { $amount } очков
    }
anachrony-gain-neutronium =
    { $amount ->
        [one] { $amount } нейтроний
        [few] { $amount } нейтрония
       *[many] { $amount } нейтрония
    }
anachrony-gain-basic =
    { $amount ->
        [one] { $amount } титан/уран/золото
        [few] { $amount } титана/урана/золота
       *[many] { $amount } титана/урана/золота
    }
anachrony-gain-genius = Гений
anachrony-gain-scientist = Учёный
anachrony-gain-engineer = Инженер


## Events

# Parts of sentences: objects, in the accusative.
anachrony-someone =
    { $worker-id ->
        [nobody] пустой экзокостюм
       *[other] { $worker-acc }
    }
    .nom =
        { $worker-id ->
            [nobody] пустой экзокостюм
           *[other] { $worker }
        }
anachrony-amount =
    { $amount ->
        [one] { $amount } { $good-acc }
        [few] { $amount } { $good-gen }
       *[many] { $amount } { $good-genpl }
    }

anachrony-took-path = { $who } идёт путём { $path-gen }.
anachrony-took-leader = { $who } играет с лидером: { $leader }.
anachrony-drafted = { $who } начинает с картами начального актива: { $cards }.
anachrony-conditions = Достижения этой партии: { $cards }.
anachrony-begins = Первый игрок — { $first }.

anachrony-era = Начинается эра { $era }.
anachrony-superproject-revealed = Суперпроект следующей эры: { $tile }.
anachrony-stack-revealed = Теперь можно построить { $tile-acc }.
anachrony-recruits =
    { $workers-count ->
        [0] Секция найма остаётся пустой.
       *[other] В секции найма: { $workers }.
    }
anachrony-mine-filled =
    { $goods-count ->
        [0] Секция добычи остаётся пустой.
       *[other] В секции добычи: { $goods }.
    }

anachrony-suffered-paradox =
    { $amount ->
        [0] { $who } не получает парадоксов за жетоны разрыва эры { $era }.
        [one] { $who } получает { $amount } парадокс за жетоны разрыва эры { $era }.
        [few] { $who } получает { $amount } парадокса за жетоны разрыва эры { $era }.
       *[many] { $who } получает { $amount } парадоксов за жетоны разрыва эры { $era }.
    }
anachrony-received-paradox =
    { $amount ->
        [0] { $who } не получает парадоксов.
        [one] { $who } получает { $amount } парадокс.
        [few] { $who } получает { $amount } парадокса.
       *[many] { $who } получает { $amount } парадоксов.
    }
anachrony-returned-paradox =
    { $amount ->
        [one] { $who } сбрасывает { $amount } парадокс.
        [few] { $who } сбрасывает { $amount } парадокса.
       *[many] { $who } сбрасывает { $amount } парадоксов.
    }
anachrony-received-anomaly = { $who } получает аномалию и кладёт её { $sector-to }.
anachrony-lost-building = { $who } теряет { $tile-acc }: карточка уходит под свою стопку.

anachrony-powered = { $who } заряжает экзокостюм ({ $hex }).
anachrony-warped =
    { $warps-count ->
        [0] { $who } ничего не получает из будущего.
       *[other] { $who } получает из будущего { $warps-acc }.
    }
anachrony-slot = { $who }: жетон разрыва лежит на ячейке «{ $effect }».

anachrony-free-action = { $who } выполняет свободное действие: { $action }.
anachrony-placed = { $who } отправляет { anachrony-someone } { $place-to }.
anachrony-works = { $who } помещает { anachrony-someone } на { $tile-acc }.
anachrony-supplies = { $who } помещает { anachrony-someone } на ячейку снабжения.
anachrony-removes-anomaly = { $who } сбрасывает { anachrony-someone }, чтобы устранить аномалию { $sector-loc }.
anachrony-passed = { $who } пасует.

anachrony-leader-helped = { $who } использует способность лидера: { $leader }.
anachrony-paid = { $who } платит { anachrony-amount }.
anachrony-gained = { $who } получает { anachrony-amount }.
anachrony-scored =
    { $amount ->
        [one] { $who } получает { $amount } очко.
        [few] { $who } получает { $amount } очка.
       *[many] { $who } получает { $amount } очков.
    }
anachrony-gained-worker = { $who } получает { anachrony-someone }.
anachrony-gained-tired-worker = { $who } получает уставшего работника: { anachrony-someone.nom }.
anachrony-gave-up-worker = { $who } сбрасывает { anachrony-someone }.
anachrony-woke = { $who }: уставшие работники становятся активными.
anachrony-morale-rose = { $who }: моральный дух повышается.
anachrony-morale-fell = { $who }: моральный дух понижается.

anachrony-built = { $who } строит { $tile-acc }.
anachrony-founded = { $who } строит суперпроект «{ $tile }».
anachrony-recruited = { $who } нанимает { anachrony-someone }.
anachrony-rolled-shape = { $who } бросает кубик с формами: { $shape }.
anachrony-rolled-icon = { $who } бросает кубик с символами: { $icon }.
anachrony-rolled-any-icon = { $who } бросает кубик с символами: «?», символ можно выбрать.
anachrony-took-breakthrough = { $who } берёт научное открытие: { $shape } ({ $icon }).
anachrony-gave-breakthrough = { $who } сбрасывает научное открытие: { $shape } ({ $icon }).
anachrony-first-player = { $who } станет первым игроком.

anachrony-travelled = { $who } переносит фокус в эру { $era }.
anachrony-repaid-warp = { $who } возвращает в прошлое { $warp-acc }.
anachrony-retrieved-warp = { $who } возвращает себе жетон разрыва ({ $warp }): отдавать ничего не нужно.
anachrony-time-travel-step = { $who } теперь на делении { $steps } шкалы путешествий во времени.

anachrony-impact = Происходит астероидный удар. Столица начинает разрушаться, становится доступна эвакуация.
anachrony-collapse = Разрушающаяся столица: { $place } — { $tile }.
anachrony-evacuated =
    { $amount ->
        [one] { $who } эвакуируется («{ $evacuation }») и получает { $amount } очко.
        [few] { $who } эвакуируется («{ $evacuation }») и получает { $amount } очка.
       *[many] { $who } эвакуируется («{ $evacuation }») и получает { $amount } очков.
    }

anachrony-condition-met =
    { $winners-count ->
        [one] { $winners } получает 3 очка за достижение «{ $condition }».
        [few] { $winners } получают по 3 очка за достижение «{ $condition }».
       *[many] { $winners } получают по 3 очка за достижение «{ $condition }».
    }
anachrony-final-score =
    { $amount ->
        [one] { $who }: итого { $amount } очко.
        [few] { $who }: итого { $amount } очка.
       *[many] { $who }: итого { $amount } очков.
    }
anachrony-ended =
    { $reason ->
        [collapse] Столица разрушена. { anachrony-victory }
        [saved] Земля спасена: астероидного удара не будет. { anachrony-victory }
       *[eras] Седьмая эра закончилась. { anachrony-victory }
    }
anachrony-victory =
    { $winners-count ->
        [0] Хронобот побеждает.
        [one] { $winners } побеждает.
        [few] { $winners } делят победу.
       *[many] { $winners } делят победу.
    }


## The board in the terminal

# As short as can be for each good (З alone looks like 3); "basic" is any of the first three.
anachrony-sign-titanium = Т
anachrony-sign-uranium = У
anachrony-sign-gold = Зл
anachrony-sign-neutronium = Н
anachrony-sign-water = В
anachrony-sign-energy_core = Э
anachrony-sign-basic = Т/У/Зл
anachrony-short-scientist = учё
anachrony-short-engineer = инж
anachrony-short-administrator = адм
anachrony-short-genius = ген
anachrony-short-nobody = пуст

anachrony-board-era = Эра { $era } из { $eras }
anachrony-board-phase-paths = выбор путей
anachrony-board-phase-leaders = выбор лидеров
anachrony-board-phase-assets = драфт начальных активов
anachrony-board-phase-conditions = выбор достижений
anachrony-board-phase-preparation = этап подготовки
anachrony-board-phase-paradox = этап парадоксов
anachrony-board-phase-power_up = этап подзарядки
anachrony-board-phase-warp = этап искривления времени
anachrony-board-phase-action = этап действий
anachrony-board-phase-clean_up = этап конца эры
anachrony-board-first = Первый игрок — { $who }.
anachrony-board-impact-coming = ~ здесь будет астероидный удар ~
anachrony-board-impact-struck = ~ астероидный удар ~
anachrony-board-owes = Жетоны ({ $who }):
anachrony-board-focus = (фокус: { $who })
anachrony-board-you-owe = ваши жетоны разрыва: { $debts }

anachrony-board-council = Совет
anachrony-board-mine = Добыча
anachrony-board-pools = Зоны
anachrony-board-pool = секция
anachrony-board-gone = недоступна
anachrony-board-banner = первый игрок
anachrony-board-for-nothing = бесплатно
anachrony-board-built = сразу:
anachrony-board-work = {""}
anachrony-board-free = своб.:
anachrony-board-or = или
# Points of a tile or gain, as short as can be.
anachrony-board-worth = { $points }ПО
anachrony-board-hex-council-left = левая
anachrony-board-hex-council-right = правая
anachrony-board-hex-mine-top = верхняя
anachrony-board-hex-mine-middle = средняя
anachrony-board-hex-mine-bottom = нижняя
anachrony-board-pool-purify = очистка воды
anachrony-board-pool-nomads = кочевники
anachrony-board-pool-evacuation = эвакуация
anachrony-board-conditions = По 3 очка в конце
anachrony-board-pair = { $first } + { $second }
anachrony-board-symbol = { $shape } ({ $icon }) или { $pair }
anachrony-board-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }

anachrony-board-you = { $who } (вы)
anachrony-board-draft = карты начального актива: оставлено { $kept }, на выбор { $held }
anachrony-board-tired = устали:
anachrony-board-exosuits = экзокостюмы
anachrony-board-morale = моральный дух { $points } (снабжение { $water })
anachrony-board-travel = путешествия { $steps } ({ $points } ПО)
anachrony-board-paradoxes = парадоксы { $paradoxes }/{ $limit }
anachrony-board-row-power_plant = эл.-станции
anachrony-board-row-factory = заводы
anachrony-board-row-life_support = жизнеобесп.
anachrony-board-row-lab = лаборатории
anachrony-board-anomaly = аномалия
anachrony-board-supplying = { $worker } на снабжении
anachrony-board-used = использовано: { $actions }
anachrony-board-passed = пас
anachrony-board-evacuated = эвакуация проведена
anachrony-board-evacuation = { $way }: { $points } ПО, пока нельзя
anachrony-board-can-evacuate = { $way }: { $points } ПО, условие выполнено

anachrony-board-score-buildings = постр
anachrony-board-score-superprojects = супер
anachrony-board-score-anomalies = аном
anachrony-board-score-time_travel = путеш
anachrony-board-score-morale = дух
anachrony-board-score-breakthroughs = открыт
anachrony-board-score-warp_tiles = разрыв
anachrony-board-score-conditions = дост
anachrony-board-score-tokens = жетоны
anachrony-board-score-total = итог

anachrony-superproject-facts = Суперпроект, цена: { $price }.
anachrony-collapse-facts = { $action } на ячейке разрушающейся столицы: { $text }.
anachrony-legend-goods = Активы: { $goods }.
anachrony-legend-workers = Работники: { $workers }; кто стоит на карточке или ячейке, занят до конца эры.
anachrony-legend-exosuits = Ячейки для подзарядки, верхний и нижний ряд: { $powered } с экзокостюмом, { $free } пустая, { $ruined } недоступная; затем число экзокостюмов в личном запасе.
anachrony-legend-buildings = Доступные постройки: ваша цена, затем для каждой номер, очки, кто там работает и что платится { $gives } что получается. { $back }2 — путешествие во времени на две эры; со знаком ! работник получает воодушевление, со знаком { $dies } погибает; «...» в знаки не уместилось: спросите номер.
anachrony-legend-topics = О каких правилах можно спросить: { $topics }. О любой постройке можно спросить по номеру.

## Rules in short, for the terminal's help

anachrony-topic-goal = цель
anachrony-rule-goal = Побеждает тот, у кого больше очков: за постройки, суперпроекты, моральный дух, путешествия во времени, научные открытия, достижения и очки, полученные по ходу игры, минус аномалии и жетоны разрыва, оставшиеся на ленте хронологии. При ничьей — больше воды, затем больше ресурсов.
anachrony-topic-era = эра
anachrony-rule-era = Семь эр по шесть этапов: подготовка, парадоксы, подзарядка, искривление времени, действия, конец эры. Астероидный удар происходит после четвёртой эры. Игра заканчивается после седьмой или когда недоступны все ячейки разрушающейся столицы.
anachrony-topic-worker = работник
anachrony-rule-worker = Каждый ход помещайте одного активного работника: в заряженном экзокостюме на игровое поле или на ячейку действия своего планшета. В конце эры работники возвращаются уставшими, если работа не даёт им воодушевления. Гений на ячейке действия заменяет любого работника, но платить им как другим работником нельзя.
anachrony-topic-exosuit = экзокостюм
anachrony-rule-exosuit = Шесть ячеек для подзарядки в начале эры: верхние бесплатны, нижние стоят по энергоядру. Пустая ячейка приносит воду, если она доступна; после астероидного удара две верхние недоступны. На стороне B всё это может быть иначе.
anachrony-topic-warp = искривление времени
anachrony-rule-warp = Втайне выберите до двух жетонов разрыва и получите из будущего то, что на них; жетоны лежат на фрагменте хронологии текущей эры. За работника нужно ещё заплатить 1 воду. Каждый жетон, оставшийся там в конце игры, отнимает 2 очка, а до того приносит парадоксы.
anachrony-topic-travel = путешествие во времени
anachrony-rule-travel = Электростанции переносят ваш фокус в прошлое до конца эры. При этом можно вернуть туда взятый актив и забрать жетон разрыва; тогда вы продвигаетесь по шкале путешествий во времени. Ещё можно построить лежащий там суперпроект.
anachrony-topic-paradox = парадокс
anachrony-rule-paradox = Начиная со второй эры тот, у кого больше всего жетонов разрыва на фрагменте прошедшей эры, бросает за неё кубик парадоксов. Три парадокса — это аномалия: все они сбрасываются, аномалия занимает самое левое свободное строительное место, и можно вернуть себе жетон разрыва, ничего не отдавая. Чтобы устранить аномалию, заплатите 2 воды, а также 2 титана, урана или золота либо 1 нейтроний; работник теряется.
anachrony-topic-construct = строительство
anachrony-rule-construct = Учёный, инженер или гений строит одну из двух доступных построек любого типа на самом левом свободном строительном месте её ряда по цене этого места либо суперпроект в фокусе. Инженер платит на 1 титан меньше.
anachrony-topic-superproject = суперпроект
anachrony-rule-superproject = Занимает два соседних строительных места. Строится действием строительства, когда он в фокусе; нужны ресурсы, иногда работник, а также одно указанное научное открытие или два открытия указанных форм.
anachrony-topic-recruit = наём
anachrony-rule-recruit = Инженер, администратор или гений берёт из секции найма работника, сразу активного. Бонус при найме: с учёным 2 воды, с инженером энергоядро, с администратором очко, с гением что-то одно из этого. Инженер не может нанять гения.
anachrony-topic-research = исследование
anachrony-rule-research = Учёный или гений устанавливает один из двух кубиков, с формами или с символами, бросает другой и берёт такое научное открытие. В конце каждое стоит 1 очко, а три разные формы — ещё 2.
anachrony-topic-council = совет
anachrony-rule-council = Копирует столичное действие, все ячейки которого заняты или недоступны, без их цены и эффектов. Левая ячейка стоит 2 воды и делает вас первым игроком, копировать там не обязательно; правая стоит 1.
anachrony-topic-mine = добыча ресурсов
anachrony-rule-mine = Возьмите один ресурс из секции добычи и ещё тот, что лежит у ячейки. Инженер получает воодушевление.
anachrony-topic-purify = очистка воды
anachrony-rule-purify = Три воды, для учёного четыре. Место есть всегда.
anachrony-topic-nomads = торговля с кочевниками
anachrony-rule-nomads = Один обмен, для администратора два: 3 воды, энергоядро, нейтроний или 2 титана, урана или золота. Место есть всегда.
anachrony-topic-supply = снабжение
anachrony-rule-supply = Поместите работника на снабжение и заплатите воду, указанную у вашего морального духа: уставшие работники становятся активными, моральный дух повышается; в конце шкалы вместо этого вы получаете очки. Администратор получает воодушевление (на стороне B иначе).
anachrony-topic-free = свободное действие
anachrony-rule-free = Сколько угодно в свой ход, каждое раз в эру, пока есть маркеры пути. Принуждение делает уставших работников активными и понижает моральный дух, а если ему падать некуда — стоит работника.
anachrony-topic-morale = моральный дух
anachrony-rule-morale = Шкала из семи делений: очки в конце игры и цена снабжения в воде.
anachrony-topic-impact = астероидный удар
anachrony-rule-impact = После четвёртой эры. Столица разрушается: на её ячейках вместо цены в воде жетоны с эффектами, и после эры, в которой ячейку использовали, она недоступна. В секции добычи появляется нейтроний, часть ячеек для подзарядки недоступна, начинается эвакуация.
anachrony-topic-evacuation = эвакуация
anachrony-rule-evacuation = Один раз за игру после астероидного удара, если выполнено основное условие эвакуации вашего пути; очки даются сразу, не больше 30 (по польским правилам без ограничения). Последний из всех получает на 3 меньше.
anachrony-topic-score = счёт
anachrony-rule-score = Таблица под полем показывает, сколько очков сейчас было бы у каждого: постройки, суперпроекты, аномалии, путешествия во времени, моральный дух, научные открытия, жетоны разрыва, достижения и жетоны победных очков.


## Chronobot and the Doomsday module

anachrony-setting-doomsday = Играть с расширением «Судный день»?
anachrony-setting-doomsday-no = Нет
anachrony-setting-doomsday-yes = Да: эксперименты отодвигают астероидный удар или приближают его
anachrony-setting-planned_experiments = Откуда берутся новые эксперименты?
anachrony-setting-planned_experiments-no = Выкладываются открыто на каждом этапе подготовки
anachrony-setting-planned_experiments-yes = Запланированные: следующий открыт и сразу заменяет проведённый
anachrony-setting-difficulty = Насколько силён Хронобот, соперник в одиночной игре?
anachrony-setting-difficulty-beginner = Новичок: неудачные действия не приносят ему очков
anachrony-setting-difficulty-normal = Обычная сложность
anachrony-setting-difficulty-expert = Эксперт: вы играете без лидера

# What experiments ask and take.
anachrony-text-ai_research = 2 очка. Нужно научное открытие «технология»; заплатите 1 титан, уран или золото.
anachrony-text-examine_temporal_distortion = 2 очка. Нужно научное открытие «путешествие во времени»; заплатите 1 титан, уран или золото.
anachrony-text-hydro_plant_upgrades = 2 очка. Нужны электростанция и система жизнеобеспечения; заплатите 2 воды.
anachrony-text-interstellar_missile_system = 2 очка. Нужно научное открытие «военное дело»; заплатите 1 титан, уран или золото.
anachrony-text-life_support_improvements = 2 очка. Нужно научное открытие «общество»; заплатите 1 титан, уран или золото.
anachrony-text-quantum_mechanics = 2 очка. Нужны лаборатория и завод; заплатите 2 воды.
anachrony-text-resistant_genotype = 2 очка. Нужно научное открытие «генетика»; заплатите 1 титан, уран или золото.
anachrony-text-reverse_water_gas_shift = 2 очка. Нужны лаборатория и система жизнеобеспечения; заплатите 2 воды.
anachrony-text-technological_singularity = 2 очка. Нужны электростанция и завод; заплатите 2 воды.
anachrony-text-timeline_protection_doctrine = 2 очка. Нужны 6 жетонов разрыва не на ленте хронологии; получите парадокс.
anachrony-text-alien_studies = 3 очка. Нужны 3 научных открытия; сбросьте одно из них.
anachrony-text-augmented_time_rifts = 3 очка. Ваша шкала путешествий во времени должна приносить 8 очков; заплатите 1 уран и 2 воды.
anachrony-text-austerity_measures = 3 очка. Ваш моральный дух должен приносить 0 очков или больше; он понижается.
anachrony-text-caste_system = 3 очка. Нужен работник каждого типа; сбросьте одного работника, активного или уставшего, и заплатите 2 воды.
anachrony-text-colony_coordination_protocol = 3 очка. Нужны 5 построек; сбросьте администратора, активного или уставшего.
anachrony-text-fortunate_accident = 3 очка. Нужен суперпроект; сбросьте гения, активного или уставшего.
anachrony-text-hive_mind = 3 очка. Нужны 8 работников; заплатите 1 золото и 2 воды.
anachrony-text-hive_mind-polish = 3 очка. Нужны 8 работников; заплатите 1 золото и 1 воду.
anachrony-text-irrigation_systems = 3 очка. Нужно 10 воды; заплатите 4 из них.
anachrony-text-outback_mapping = 3 очка. На вашем планшете должны оставаться 3 заряженных экзокостюма; заплатите энергоядро.
anachrony-text-pocket_universe = 3 очка. Нужна аномалия; получите 2 парадокса.

anachrony-pool-experiment = проведение эксперимента
    .to = на проведение эксперимента
anachrony-option-experiment = Провести эксперимент
anachrony-option-breakthrough = Научное открытие: { $shape } ({ $icon })
anachrony-condition-most_experiments = больше всего экспериментов
anachrony-text-most_experiments = 3 очка тому, кто провёл больше всего экспериментов. При равенстве очки получают все претенденты.

anachrony-ask-experiment-worker = Какого работника вы сбрасываете за эксперимент?
anachrony-ask-give-breakthrough = Какое научное открытие вы сбрасываете?
anachrony-ask-move-tracker = Передвинуть маркер вашего пути на деление по шкале судного дня?

anachrony-experiment-revealed = Эксперимент следующей эры: { $experiment }.
anachrony-experiment-added = Под эрой { $era } лежит новый эксперимент: { $experiment }.
anachrony-experiment-next = Следующий эксперимент в колоде: { $experiment }.
anachrony-experimented = { $who } проводит эксперимент: { $experiment }.
anachrony-saved-earth =
    { $slot ->
        [1] { $who } двигает маркер «Спасти Землю» на верхнее деление шкалы: астероидного удара не будет.
       *[2] { $who } двигает маркер «Спасти Землю» вверх, на деление { $slot }.
    }
anachrony-sealed-fate =
    { $slot ->
        [10] { $who } двигает маркер «Предрешить судьбу» на нижнее деление шкалы: астероидный удар будет в конце этой эры.
       *[other] { $who } двигает маркер «Предрешить судьбу» вниз, на деление { $slot }.
    }
anachrony-fate-is-sealed = Судьба предрешена: астероидный удар происходит сейчас.
anachrony-trajectory =
    { $moved ->
        [1] Траектория: плюсов { $plus }, минусов { $minus }. Астероидный удар отодвигается: теперь он произойдёт после эры { $after }.
        [-1] Траектория: плюсов { $plus }, минусов { $minus }. Астероидный удар приближается: теперь он произойдёт после эры { $after }.
       *[0] Траектория: плюсов { $plus }, минусов { $minus }. Астероидный удар остаётся после эры { $after }.
    }

# Positions of Chronobot's cycle, by number: what it does there.
anachrony-position-1 = строительство электростанции
anachrony-position-2 = путешествие во времени
anachrony-position-3 = устранение аномалии
anachrony-position-4 = снабжение/наём
anachrony-position-5 = строительство лаборатории
anachrony-position-6 = исследование
anachrony-position-7 = добыча ресурсов
anachrony-position-8 = строительство системы жизнеобеспечения
anachrony-position-9 = наём
anachrony-position-10 = строительство завода
anachrony-position-11 = взять 2 воды
anachrony-position-12 = взять 2 воды
anachrony-position-13 = строительство суперпроекта (до астероидного удара 1 очко)

# Why it chose what it chose, and why something failed.
anachrony-choice-only = единственный вариант
anachrony-choice-dearest = больше всего очков
anachrony-choice-secondary = из вторичной стопки: очков поровну
anachrony-choice-oldest = при равенстве — самый старый
anachrony-choice-fullest = там больше всего его жетонов разрыва
anachrony-choice-lacking = первый в его списке тип, которого у него нет
anachrony-choice-wanted = первый доступный тип в его списке: все доступные у него уже есть
anachrony-failure-no_room = нет места даже во Всемирном совете
anachrony-failure-three_of_a_kind = у него уже три постройки этого типа
anachrony-failure-two_superprojects = у него уже два суперпроекта
anachrony-failure-no_superproject = суперпроектов не осталось
anachrony-failure-no_recruit = секция найма пуста
anachrony-failure-no_breakthrough = научных открытий этой формы не осталось
anachrony-failure-mine_full = все ячейки добычи ресурсов заняты
anachrony-failure-mine_empty = секция добычи пуста
anachrony-failure-nothing_owed = в прошлом нет его жетонов разрыва
anachrony-failure-no_anomaly = у него нет аномалий
anachrony-failure-too_poor = ему нечем заплатить

anachrony-bot-begins = Первый игрок — Хронобот.
anachrony-bot-first-player = Хронобот станет первым игроком.
anachrony-bot-rolled = Хронобот бросает кубик: { $token } — { $position }.
anachrony-bot-went = Хронобот отправляет пустой экзокостюм { $place-to }.
anachrony-bot-built = Хронобот строит { $tile-acc } ({ $why }).
anachrony-bot-founded = Хронобот строит суперпроект «{ $tile }» ({ $why }).
anachrony-bot-recruited = Хронобот нанимает { anachrony-someone } ({ $why }).
anachrony-bot-gained = Хронобот берёт { anachrony-amount } ({ $why }).
anachrony-bot-set = Хронобот собрал все 4 типа и сбрасывает по одному жетону каждого типа.
anachrony-bot-supplied =
    { $amount ->
        [one] Хронобот платит { $amount } воду за снабжение, его моральный дух повышается.
        [few] Хронобот платит { $amount } воды за снабжение, его моральный дух повышается.
       *[many] Хронобот платит { $amount } воды за снабжение, его моральный дух повышается.
    }
anachrony-bot-supplied-top =
    { $amount ->
        [one] Хронобот платит { $amount } воду за снабжение; его моральному духу расти некуда.
        [few] Хронобот платит { $amount } воды за снабжение; его моральному духу расти некуда.
       *[many] Хронобот платит { $amount } воды за снабжение; его моральному духу расти некуда.
    }
anachrony-bot-researched = Хронобот бросает кубик с формами ({ $shape }) и берёт научное открытие: { $shape } ({ $icon }).
anachrony-bot-travelled = Хронобот возвращает себе жетон разрыва из эры { $era } ({ $why }) и теперь на делении { $steps } своей шкалы путешествий во времени.
anachrony-bot-removed-anomaly =
    { $water ->
        [one] Хронобот платит { $water } воду и { anachrony-amount }, чтобы устранить аномалию.
        [few] Хронобот платит { $water } воды и { anachrony-amount }, чтобы устранить аномалию.
       *[many] Хронобот платит { $water } воды и { anachrony-amount }, чтобы устранить аномалию.
    }
anachrony-bot-water =
    { $amount ->
        [one] Хронобот берёт { $amount } воду.
        [few] Хронобот берёт { $amount } воды.
       *[many] Хронобот берёт { $amount } воды.
    }
anachrony-bot-scored =
    { $amount ->
        [one] Хронобот получает { $amount } очко.
        [few] Хронобот получает { $amount } очка.
       *[many] Хронобот получает { $amount } очков.
    }
anachrony-bot-failed = Хронобот ничего не делает: { $why }.
anachrony-bot-token = Жетон { $token } идёт дальше: { $position }.
anachrony-bot-crowded = Там было бы три жетона, поэтому жетон { $token } идёт дальше: { $position }.
anachrony-bot-passed = Хронобот пасует.
anachrony-bot-powered =
    { $amount ->
        [one] Хронобот заряжает { $amount } экзокостюм.
        [few] Хронобот заряжает { $amount } экзокостюма.
       *[many] Хронобот заряжает { $amount } экзокостюмов.
    }
anachrony-bot-warped =
    { $amount ->
        [0] Хронобот не кладёт жетонов разрыва.
        [one] Хронобот кладёт { $amount } жетон разрыва на текущий фрагмент хронологии.
        [few] Хронобот кладёт { $amount } жетона разрыва на текущий фрагмент хронологии.
       *[many] Хронобот кладёт { $amount } жетонов разрыва на текущий фрагмент хронологии.
    }
anachrony-bot-paradox =
    { $amount ->
        [0] Хронобот не получает парадоксов.
        [one] Хронобот получает { $amount } парадокс.
        [few] Хронобот получает { $amount } парадокса.
       *[many] Хронобот получает { $amount } парадоксов.
    }
anachrony-bot-anomaly = Хронобот сбрасывает парадоксы и получает аномалию.
anachrony-bot-spared = Хронобот сбрасывает парадоксы; четвёртой аномалии он не получает.
anachrony-bot-relieved = Хронобот возвращает себе жетон разрыва из эры { $era }.
anachrony-bot-final-score =
    { $amount ->
        [one] Хронобот: итого { $amount } очко.
        [few] Хронобот: итого { $amount } очка.
       *[many] Хронобот: итого { $amount } очков.
    }

anachrony-chronobot = Хронобот
anachrony-board-bot-owes =
    { $tiles ->
        [one] Хронобот: { $tiles } жетон разрыва.
        [few] Хронобот: { $tiles } жетона разрыва.
       *[many] Хронобот: { $tiles } жетонов разрыва.
    }
anachrony-board-anomalies =
    { $anomalies ->
        [one] { $anomalies } аномалия
        [few] { $anomalies } аномалии
       *[many] { $anomalies } аномалий
    }
anachrony-board-pool-experiment = эксперимент
anachrony-board-experiment = (эксперимент: { $experiment })
anachrony-board-track = Шкала судного дня: «Спасти Землю» на { $up }, «Предрешить судьбу» на { $down }.
anachrony-board-impact-after = Астероидный удар после эры { $era }.
anachrony-board-next-experiment = Следующий эксперимент: { $experiment }.
anachrony-topic-doomsday = судный день
anachrony-rule-doomsday = Любой работник в экзокостюме проводит эксперимент, который у вас в фокусе, если вы выполняете его условие и платите цену. Затем можете передвинуть маркер: пути Гармонии и Превосходства двигают «Спасти Землю» вверх, пути Прогресса и Спасения двигают «Предрешить судьбу» вниз, и каждое деление может принести очки. В конце каждой эры два кубика траектории и оба маркера решают, отодвигается астероидный удар или приближается. «Спасти Землю» на верхнем делении заканчивает игру, «Предрешить судьбу» на нижнем вызывает астероидный удар в конце эры.
anachrony-topic-chronobot = Хронобот
anachrony-rule-chronobot = Ваш соперник, когда вы играете в одиночку. Кубик выбирает один из шести жетонов; Хронобот выполняет действие у этого жетона, бесплатно и без работников, и жетон идёт дальше. Если действие невозможно, он получает воду и чаще всего очко. Без экзокостюмов он пасует. Когда пасуете вы, этап действий заканчивается сразу, а по чешским правилам — как только он сделает три хода.


## What simulations compare

anachrony-unit-rounds = Эры
anachrony-fact-path = Путь
anachrony-fact-side = Путь и сторона планшета
anachrony-fact-leader = Лидер
anachrony-fact-built = Возведённая постройка
anachrony-fact-founded = Построенный суперпроект
anachrony-fact-left = Эвакуация
anachrony-fact-evacuated = Способ эвакуации
anachrony-fact-experiment = Проведённый эксперимент
anachrony-fact-condition = Полученное достижение
anachrony-left-yes = С эвакуацией
anachrony-left-no = Без эвакуации
anachrony-side-harmony-A = { anachrony-path-harmony }, сторона A
anachrony-side-harmony-B = { anachrony-path-harmony }, сторона B
anachrony-side-dominance-A = { anachrony-path-dominance }, сторона A
anachrony-side-dominance-B = { anachrony-path-dominance }, сторона B
anachrony-side-progress-A = { anachrony-path-progress }, сторона A
anachrony-side-progress-B = { anachrony-path-progress }, сторона B
anachrony-side-salvation-A = { anachrony-path-salvation }, сторона A
anachrony-side-salvation-B = { anachrony-path-salvation }, сторона B
anachrony-category-buildings = Постройки
anachrony-category-anomalies = Аномалии
anachrony-category-superprojects = Суперпроекты
anachrony-category-time_travel = Путешествия во времени
anachrony-category-morale = Моральный дух
anachrony-category-tokens = Жетоны победных очков
anachrony-category-breakthroughs = Научные открытия
anachrony-category-warp_tiles = Жетоны разрыва на ленте хронологии
anachrony-category-conditions = Достижения
anachrony-ending-eras = Закончилась седьмая эра
anachrony-ending-collapse = Столица разрушена
anachrony-ending-saved = Земля спасена
# Что рано или поздно должно случиться, когда игру проверяют.
anachrony-coverage-built = Возведённые постройки
anachrony-coverage-founded = Построенные суперпроекты
anachrony-coverage-worked = Карточки, на которых работали
anachrony-coverage-free = Свободные действия
anachrony-coverage-leader = Лидеры
anachrony-coverage-collapse = Использованные жетоны разрушающейся столицы
anachrony-coverage-condition = Полученные достижения
anachrony-coverage-evacuation = Способы эвакуации
anachrony-coverage-experiment = Проведённые эксперименты
anachrony-coverage-position = Действия Хронобота


## The table on a page without scripts

anachrony-view-shape = Форма
anachrony-view-icon = Символ
anachrony-view-count = Сколько
anachrony-view-warp = Жетон разрыва

## The table in the browser

# More of what can stand in an enumeration of costs and gains.
anachrony-some-basic =
    { $count ->
        [one] { $count } титан/уран/золото
        [few] { $count } титана/урана/золота
       *[many] { $count } титана/урана/золота
    }
anachrony-some-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
anachrony-some-paradox =
    { $count ->
        [one] { $count } парадокс
        [few] { $count } парадокса
       *[many] { $count } парадоксов
    }
anachrony-some-morale = моральный дух +1
anachrony-some-exosuit = заряженный экзокостюм
anachrony-some-warp_tiles =
    { $count ->
        [one] { $count } жетон разрыва
        [few] { $count } жетона разрыва
       *[many] { $count } жетонов разрыва
    }
anachrony-some-wake = все уставшие работники — активные

anachrony-web-main-board = Игровое поле
anachrony-web-council = Всемирный совет
anachrony-web-mine = Добыча ресурсов
anachrony-web-recruit-pool = Секция найма
anachrony-web-breakthrough-pool = Оставшиеся научные открытия
anachrony-web-stacks = Доступные постройки
anachrony-web-timeline = Лента хронологии
anachrony-web-empty = пусто
anachrony-web-none-of = нет { $what-genpl }

anachrony-web-hex-gone = { $place }, недоступна
anachrony-web-hex-taken = { $place }: { anachrony-someone.nom } ({ $who })
anachrony-web-hex-empty =
    { $water ->
        [0] { $place }, свободна
        [one] { $place }, свободна, стоит { $water } воду
        [few] { $place }, свободна, стоит { $water } воды
       *[many] { $place }, свободна, стоит { $water } воды
    }
anachrony-web-hex-bonus = { $place }, свободна, эффект: { $bonus }
anachrony-web-pool-purify = Очистка воды
anachrony-web-pool-nomads = Кочевники
anachrony-web-pool-evacuation = Эвакуация
anachrony-web-pool-experiment = Эксперимент
anachrony-web-pool =
    { $count ->
        [0] { $place }
       *[other] { $place }, там: { $who }
    }
anachrony-web-next-price = Ваша следующая постройка ({ $row }) стоит { $price-acc }
anachrony-web-row-full = нет места
anachrony-web-build-sheet = Что можно построить?
anachrony-web-tab-build = Стройка
anachrony-web-lacks = не хватает
anachrony-web-buildable = { $tile }, очки: { $points }. { $text } Стоит { $price-acc }
anachrony-web-wished = Кто туда пойдёт? Выберите работника.
anachrony-web-tile =
    { $points ->
        [one] { $tile }, { $points } очко
        [few] { $tile }, { $points } очка
       *[many] { $tile }, { $points } очков
    }
anachrony-web-superproject =
    { $points ->
        [one] Суперпроект «{ $tile }», { $points } очко, стоит { $price-acc }
        [few] Суперпроект «{ $tile }», { $points } очка, стоит { $price-acc }
       *[many] Суперпроект «{ $tile }», { $points } очков, стоит { $price-acc }
    }
anachrony-web-experiment =
    { $points ->
        [one] Эксперимент «{ $experiment }», { $points } очко
        [few] Эксперимент «{ $experiment }», { $points } очка
       *[many] Эксперимент «{ $experiment }», { $points } очков
    }

anachrony-web-era =
    { $now ->
        [yes]
            { $focus-count ->
                [0] Эра { $era }, сейчас
               *[other] Эра { $era }, сейчас, фокус: { $focus }
            }
       *[no]
            { $focus-count ->
                [0] Эра { $era }
               *[other] Эра { $era }, фокус: { $focus }
            }
    }
anachrony-web-focus = Фокус: { $who }
anachrony-web-owes = { $who }, жетон разрыва: { $what }
anachrony-web-impact-coming = Астероидный удар будет после эры { $era }
anachrony-web-impact-struck = Астероидный удар был после эры { $era }
anachrony-web-save-earth = Спасти Землю
anachrony-web-seal-fate = Предрешить судьбу

anachrony-web-tabs = Игроки и счёт
anachrony-web-tab-capital = Столица
anachrony-web-tab-timeline = Хронология
anachrony-web-tab-marked = { $tab }, есть варианты
anachrony-web-tab-seat =
    { $points ->
        [one] { $who }, { $points } очко
        [few] { $who }, { $points } очка
       *[many] { $who }, { $points } очков
    }
anachrony-web-tab-passed =
    { $points ->
        [one] { $who }, { $points } очко, пас
        [few] { $who }, { $points } очка, пас
       *[many] { $who }, { $points } очков, пас
    }
anachrony-web-passed = пас

anachrony-web-board-of = Планшет: { $who }
anachrony-web-sector = { $tile }
anachrony-web-sector-free =
    { $price-count ->
        [0] Свободно: { $place }
       *[other] Свободно: { $place }, стоит { $price-acc }
    }
anachrony-web-sector-busy = { $tile }, там работает { anachrony-someone.nom }
anachrony-web-sector-covered = { $tile }, под аномалией
anachrony-web-exosuits = Экзокостюмы
anachrony-web-exosuits-left = в запасе { $count }
anachrony-web-exosuit-hex = Ячейка для подзарядки: { $hex-which }
anachrony-web-suit-powered = Заряженный экзокостюм: { $hex }
anachrony-web-suit-ruined = Ячейка недоступна: { $hex-which }
anachrony-web-suit-empty = Пустая ячейка: { $hex-which }
anachrony-web-active = Активные
anachrony-web-tired = Уставшие
anachrony-web-active-workers = Активные: { $workers }
anachrony-web-tired-workers = Уставшие: { $workers }
anachrony-web-supply = Снабжение
anachrony-web-supply-label =
    { $water ->
        [one] Снабжение, стоит { $water } воду
        [few] Снабжение, стоит { $water } воды
       *[many] Снабжение, стоит { $water } воды
    }
anachrony-web-morale = Очки за моральный дух: { $points }
anachrony-web-travel =
    { $points ->
        [one] Путешествия во времени: деление { $steps }, { $points } очко
        [few] Путешествия во времени: деление { $steps }, { $points } очка
       *[many] Путешествия во времени: деление { $steps }, { $points } очков
    }
anachrony-web-paradoxes = Парадоксы: { $paradoxes }/{ $limit }
anachrony-web-warps = Жетоны разрыва
anachrony-web-warp-home = Жетон разрыва в личном запасе: { $what }
anachrony-web-warp-out = Жетон разрыва в эре { $era }: { $what }
anachrony-web-breakthroughs = Научные открытия
anachrony-web-experiments = Эксперименты
anachrony-web-way-met = можно
anachrony-web-way-unmet = пока нет

anachrony-web-your-path = Вы идёте путём { $path-gen }
anachrony-web-asset = Начальный актив { $number }
anachrony-web-kept = Оставлено

anachrony-web-costs = Цена
anachrony-web-costs-nothing = Бесплатно
anachrony-web-costs-water =
    { $water ->
        [one] Стоит { $water } воду.
        [few] Стоит { $water } воды.
       *[many] Стоит { $water } воды.
    }
anachrony-web-gives = Даёт
anachrony-web-recruit-bonus = При найме:

anachrony-web-scores = Счёт
anachrony-web-conditions = Достижения: по 3 очка в конце
anachrony-web-score-buildings = Постройки
anachrony-web-score-anomalies = Аномалии
anachrony-web-score-superprojects = Суперпроекты
anachrony-web-score-time_travel = Путешествия
anachrony-web-score-morale = Моральный дух
anachrony-web-score-tokens = Полученные очки
anachrony-web-score-breakthroughs = Открытия
anachrony-web-score-warp_tiles = Жетоны разрыва
anachrony-web-score-conditions = Достижения
anachrony-web-score-total = Итог

anachrony-web-position =
    { $tokens-count ->
        [0] { $position }
        [one] { $position }: жетон { $tokens }
        [few] { $position }: жетоны { $tokens }
       *[many] { $position }: жетоны { $tokens }
    }


## The guided first game: short words beside the table, each said once.

anachrony-guide-welcome = Добро пожаловать! К Земле летит астероид: он упадёт после четвёртой эры. Побеждает тот, у кого в конце игры больше очков, а приносят их постройки, суперпроекты, путешествия во времени и своевременная эвакуация.
anachrony-guide-own-board = Это ваш планшет: вверху активы, ниже строительные места, экзокостюмы и работники, а под ними жетоны разрыва: то, что можно получить из будущего.
anachrony-guide-main-board = Игровое поле общее. Сюда работники приходят строить, нанимать, исследовать и добывать ресурсы, а ещё в зоны, где место есть всегда.
anachrony-guide-power = Каждая эра начинается с подзарядки экзокостюмов: без них наружу не выйти. Верхние ячейки бесплатны, нижняя стоит энергоядро, а каждая пустая приносит вам 1 воду.
anachrony-guide-enough = У вас четверо работников, поэтому хватит четырёх экзокостюмов. Закончите подзарядку, и две пустые ячейки принесут воду.
anachrony-guide-warp = Теперь возьмите что-нибудь из собственного будущего: до двух жетонов разрыва, втайне. Изображённое на них вы получите сразу, но однажды придётся вернуть это в прошлое.
anachrony-guide-debts = Жетон лежит на фрагменте этой эры, пока вы не вернёте актив. Жетон, оставшийся там в конце, отнимает 2 очка, а до тех пор его может заметить время. Ещё один не страшен, пока вы можете путешествовать во времени.
anachrony-guide-turn = Этап действий: все по очереди помещают по одному работнику, пока не спасуют. Сначала выберите, кто пойдёт. Учёные нужны для исследований, инженеры хороши на добыче ресурсов, администраторы поддерживают остальных, а гений заменит любого.
anachrony-guide-place = Наружу в экзокостюме или домой, на свой планшет: вот вопрос для каждого работника. В столице первая ячейка действия бесплатна, вторая стоит 1 воду.
anachrony-guide-build = Постройка приносит очки, и пользуетесь ею только вы. Вам нужно вернуть активы в прошлое, поэтому начните с электростанции: она перенесёт туда ваш фокус. { $plant } достаёт на три эры назад.
anachrony-guide-others = Соперник тоже отправил работника. Занятая ячейка останется занятой до конца эры. Здесь всегда можно посмотреть планшет другого игрока.
anachrony-guide-recruit = Наймите работника, и с ним придёт бонус: с учёным 2 воды, с инженером энергоядро, с администратором очко. Новичок сразу готов к работе.
anachrony-guide-research = Установите один из двух кубиков; другой бросят. Форма и символ вместе показывают, какое научное открытие вы берёте.
anachrony-guide-breakthrough = Ваше первое научное открытие. Каждое стоит очко, набор из трёх форм — ещё 2, и открытиями платят за суперпроекты.
anachrony-guide-purify = Водой платят почти за всё. Здесь место есть всегда: 3 воды, а для учёного на 1 больше.
anachrony-guide-pass = Кто побывал снаружи, возвращается уставшим, и поместить его снова нельзя. Полезно сберечь одного активного работника на следующую эру, так что теперь можно спасовать.
anachrony-guide-paradox = Время заметило ваши жетоны разрыва: каждую эру тот, у кого их больше всего на фрагменте прошедшей эры, бросает кубик парадоксов. Третий парадокс приносит аномалию, которая занимает строительное место и отнимает 3 очка.
anachrony-guide-superprojects = У каждой эры есть суперпроект: много очков, а платят за него ресурсами и научными открытиями. Можно построить тот, что у вас в фокусе: в настоящем или в прошедшей эре, куда вы перенесли фокус.
anachrony-guide-tired = Работники вернулись уставшими, все, кроме того, кого вы сберегли. На эту эру хватит трёх экзокостюмов; пустые ячейки дадут воду, а она вот-вот понадобится.
anachrony-guide-warp-again = Новая эра — новые жетоны разрыва, если хотите. Эре 1 вы ещё кое-что должны, поэтому в этот раз не стыдно ничего не брать.
anachrony-guide-supply = Работник на снабжении делает всех уставших активными за указанное здесь количество воды, и моральный дух повышается. Экзокостюм не нужен, а администратор даже не устаёт. Принуждение обходится без воды, но моральный дух понижается.
anachrony-guide-travel = Теперь в путь: работник на электростанции переносит ваш фокус в прошедшую эру. Это ваша собственная постройка, поэтому экзокостюм не нужен.
anachrony-guide-repay = Ваш фокус там, где лежат ваши жетоны разрыва. Верните один из активов, и вы квиты: вы перенесли фокус и вернули актив, поэтому ваш маркер двигается по шкале путешествий во времени.
anachrony-guide-track = Жетон снова ваш, а первое деление шкалы путешествий во времени стоит 2 очка. Каждое путешествие с возвратом актива добавляет ещё 2.
anachrony-guide-mine = Здесь вы берёте любой ресурс из секции добычи и ещё тот, что лежит у вашей ячейки. Инженеру это по душе: он получает воодушевление и возвращается активным.
anachrony-guide-prices = Каждая следующая постройка ряда стоит дороже, зато первая в другом ряду дёшева. Система жизнеобеспечения, например, даёт воду, которой всегда не хватает.
anachrony-guide-at-home = Построенным можно пользоваться сразу, и дома экзокостюм не нужен. Посмотрите на постройку, чтобы прочитать, что она делает.
anachrony-guide-score = Таблица счёта показывает, как идут дела у каждого. Под ней пять достижений: каждое даёт 3 очка тому, кого в нём никто не опережает.
anachrony-guide-closing = Так и проходит эра: подзарядка, жетоны разрыва, работники, возвращение домой. Дальше вы играете без подсказок, и я заговорю, только когда случится что-то новое. Попробуйте вернуть оставшиеся активы, пока не пришёл третий парадокс, и соберите научные открытия для суперпроекта.
anachrony-guide-anomaly = Время порвалось: на вашем планшете аномалия. Она занимает строительное место и отнимает 3 очка в конце. Её устраняют действием дома: за это сбрасывают работника и платят.
anachrony-guide-impact = Астероид упал, и столица разрушается. Каждый жетон на её ячейках что-то добавляет, но использовать его можно только раз. Игра закончится после эры, в которой использован последний, или после седьмой.
anachrony-guide-evacuation = Теперь доступна эвакуация, один раз: когда выполнено основное условие вашего пути, отправьте туда работника. Она приносит много очков, поэтому посмотрите, что для неё нужно.
anachrony-guide-last-debts = Это последняя эра. После неё активы, которые вы можете вернуть в прошлое, вернутся сами; каждый жетон разрыва, за который отдать нечего, отнимает 2 очка. Сберегите то, что показано на ваших жетонах.


## Buildings and superprojects

anachrony-tile-101 = Электростанция 101
    .acc = электростанцию 101
anachrony-free-101 = электростанция 101
anachrony-text-101 = Поместите работника: перенесите фокус на 1 эру назад.
anachrony-tile-102 = Электростанция 102
    .acc = электростанцию 102
anachrony-free-102 = электростанция 102
anachrony-text-102 = Поместите работника: перенесите фокус на 1–2 эры назад.
anachrony-tile-103 = Электростанция 103
    .acc = электростанцию 103
anachrony-free-103 = электростанция 103
anachrony-text-103 = Поместите работника: перенесите фокус на 1–2 эры назад.
anachrony-tile-104 = Электростанция 104
    .acc = электростанцию 104
anachrony-free-104 = электростанция 104
anachrony-text-104 = Поместите учёного: перенесите фокус на 1–2 эры назад.
anachrony-tile-105 = Электростанция 105
    .acc = электростанцию 105
anachrony-free-105 = электростанция 105
anachrony-text-105 = Поместите работника: перенесите фокус на 1–3 эры назад.
anachrony-tile-106 = Электростанция 106
    .acc = электростанцию 106
anachrony-free-106 = электростанция 106
anachrony-text-106 = Поместите работника: перенесите фокус на 1–3 эры назад.
anachrony-tile-107 = Электростанция 107
    .acc = электростанцию 107
anachrony-free-107 = электростанция 107
anachrony-text-107 = Поместите работника: заплатите 1 уран; перенесите фокус на 1–3 эры назад; получите 1 очко.
anachrony-tile-108 = Электростанция 108
    .acc = электростанцию 108
anachrony-free-108 = электростанция 108
anachrony-text-108 = Поместите учёного: перенесите фокус на 1–2 эры назад. Работник получает воодушевление.
anachrony-tile-109 = Электростанция 109
    .acc = электростанцию 109
anachrony-free-109 = электростанция 109
anachrony-text-109 = Поместите учёного: заплатите 1 нейтроний; перенесите фокус на 1–3 эры назад; получите 2 очка.
anachrony-tile-110 = Электростанция 110
    .acc = электростанцию 110
anachrony-free-110 = электростанция 110
anachrony-text-110 = Поместите работника: заплатите 1 воду; перенесите фокус на 1–4 эры назад.
anachrony-tile-111 = Электростанция 111
    .acc = электростанцию 111
anachrony-free-111 = электростанция 111
anachrony-text-111 = При строительстве: верните себе жетон разрыва, ничего не отдавая. Поместите работника: перенесите фокус на 1–3 эры назад.
anachrony-tile-112 = Электростанция 112
    .acc = электростанцию 112
anachrony-free-112 = электростанция 112
anachrony-text-112 = Поместите работника: заплатите сколько угодно воды и перенесите фокус на столько же эр назад; 1 очко.
anachrony-tile-113 = Электростанция 113
    .acc = электростанцию 113
anachrony-free-113 = электростанция 113
anachrony-text-113 = Поместите работника: заплатите сколько угодно титана, урана и золота и перенесите фокус на столько же эр назад; по очку за каждый ресурс.
anachrony-tile-114 = Электростанция 114
    .acc = электростанцию 114
anachrony-free-114 = электростанция 114
anachrony-text-114 = Поместите учёного: заплатите 1 воду; перенесите фокус на 1–3 эры назад, затем, если хотите, ещё раз.
anachrony-tile-115 = Электростанция 115
    .acc = электростанцию 115
anachrony-free-115 = электростанция 115
anachrony-text-115 = Поместите работника: заплатите 1 золото; перенесите фокус на 1–3 эры назад; получите 1 очко.
anachrony-tile-201 = Завод 201
    .acc = завод 201
anachrony-free-201 = завод 201
anachrony-text-201 = Поместите работника: получите 2 титана. Работник получает воодушевление.
anachrony-tile-202 = Завод 202
    .acc = завод 202
anachrony-free-202 = завод 202
anachrony-text-202 = Поместите работника: заплатите 1 воду; получите 3 титана.
anachrony-tile-203 = Завод 203
    .acc = завод 203
anachrony-free-203 = завод 203
anachrony-text-203 = Поместите работника: заплатите 1 воду; получите 1 титан, уран или золото. Работник получает воодушевление.
anachrony-tile-204 = Завод 204
    .acc = завод 204
anachrony-free-204 = завод 204
anachrony-text-204 = Поместите работника: получите 1 золото. Работник получает воодушевление.
anachrony-tile-205 = Завод 205
    .acc = завод 205
anachrony-free-205 = завод 205
anachrony-text-205 = Поместите работника: заплатите 1 воду; получите 2 золота.
anachrony-tile-206 = Завод 206
    .acc = завод 206
anachrony-free-206 = завод 206
anachrony-text-206 = Поместите работника: получите 1 уран. Работник получает воодушевление.
anachrony-tile-207 = Завод 207
    .acc = завод 207
anachrony-free-207 = завод 207
anachrony-text-207 = Поместите работника: заплатите 1 воду; получите 2 урана.
anachrony-tile-208 = Завод 208
    .acc = завод 208
anachrony-free-208 = завод 208
anachrony-text-208 = Поместите работника: заплатите 1 золото и 1 воду; получите 1 нейтроний и 1 очко.
anachrony-tile-209 = Завод 209
    .acc = завод 209
anachrony-free-209 = завод 209
anachrony-text-209 = Поместите работника: заплатите 1 уран и 1 воду; получите 1 нейтроний и 1 очко.
anachrony-tile-210 = Завод 210
    .acc = завод 210
anachrony-free-210 = завод 210
anachrony-text-210 = Поместите инженера: заплатите 3 воды; получите любые 3 титана, урана или золота или 1 нейтроний.
anachrony-tile-211 = Завод 211
    .acc = завод 211
anachrony-free-211 = завод 211
anachrony-text-211 = Поместите инженера: заплатите 1 титан; получите 1 энергоядро. Работник получает воодушевление.
anachrony-tile-212 = Завод 212
    .acc = завод 212
anachrony-free-212 = завод 212
anachrony-text-212 = Поместите инженера: получите 1 энергоядро.
anachrony-tile-213 = Завод 213
    .acc = завод 213
anachrony-free-213 = завод 213
anachrony-text-213 = Поместите инженера: заплатите любые 2 титана, урана или золота; получите 2 энергоядра.
anachrony-tile-214 = Завод 214
    .acc = завод 214
anachrony-free-214 = завод 214
anachrony-text-214 = Поместите инженера: заплатите 3 воды; получите 2 энергоядра.
anachrony-tile-215 = Завод 215
    .acc = завод 215
anachrony-free-215 = завод 215
anachrony-text-215 = Свободное действие: заплатите 1 воду; получите 1 титан, уран или золото.
anachrony-tile-301 = Система жизнеобеспечения 301
    .acc = систему жизнеобеспечения 301
anachrony-free-301 = система жизнеобеспечения 301
anachrony-text-301 = При строительстве: получите 3 воды. Свободное действие: получите 1 воду.
anachrony-tile-302 = Система жизнеобеспечения 302
    .acc = систему жизнеобеспечения 302
anachrony-free-302 = система жизнеобеспечения 302
anachrony-text-302 = При строительстве: получите 3 воды. Свободное действие: получите 1 воду.
anachrony-tile-303 = Система жизнеобеспечения 303
    .acc = систему жизнеобеспечения 303
anachrony-free-303 = система жизнеобеспечения 303
anachrony-text-303 = Свободное действие: получите 2 воды.
anachrony-tile-304 = Система жизнеобеспечения 304
    .acc = систему жизнеобеспечения 304
anachrony-free-304 = система жизнеобеспечения 304
anachrony-text-304 = Свободное действие: получите 2 воды.
anachrony-tile-305 = Система жизнеобеспечения 305
    .acc = систему жизнеобеспечения 305
anachrony-free-305 = система жизнеобеспечения 305
anachrony-text-305 = Поместите работника: получите 3 воды. Работник получает воодушевление.
anachrony-tile-306 = Система жизнеобеспечения 306
    .acc = систему жизнеобеспечения 306
anachrony-free-306 = система жизнеобеспечения 306
anachrony-text-306 = Поместите работника: получите 3 воды. Работник получает воодушевление.
anachrony-tile-307 = Система жизнеобеспечения 307
    .acc = систему жизнеобеспечения 307
anachrony-free-307 = система жизнеобеспечения 307
anachrony-text-307 = Поместите администратора: получите 5 воды.
anachrony-tile-308 = Система жизнеобеспечения 308
    .acc = систему жизнеобеспечения 308
anachrony-free-308 = система жизнеобеспечения 308
anachrony-text-308 = Поместите администратора: получите 5 воды.
anachrony-tile-309 = Система жизнеобеспечения 309
    .acc = систему жизнеобеспечения 309
anachrony-free-309 = система жизнеобеспечения 309
anachrony-text-309 = Поместите работника: заплатите 1 нейтроний; получите 8 воды.
anachrony-tile-310 = Система жизнеобеспечения 310
    .acc = систему жизнеобеспечения 310
anachrony-free-310 = система жизнеобеспечения 310
anachrony-text-310 = Поместите работника: получите 7 воды. Работник погибает при возвращении.
anachrony-tile-311 = Система жизнеобеспечения 311
    .acc = систему жизнеобеспечения 311
anachrony-free-311 = система жизнеобеспечения 311
anachrony-text-311 = Снабжение стоит вам вдвое меньше воды, с округлением вверх.
anachrony-tile-312 = Система жизнеобеспечения 312
    .acc = систему жизнеобеспечения 312
anachrony-free-312 = система жизнеобеспечения 312
anachrony-text-312 = Снабжение стоит вам вдвое меньше воды, с округлением вверх.
anachrony-tile-313 = Система жизнеобеспечения 313
    .acc = систему жизнеобеспечения 313
anachrony-free-313 = система жизнеобеспечения 313
anachrony-text-313 = Поместите работника: заплатите 1 уран; получите 6 воды и 1 очко. Работник получает воодушевление.
anachrony-tile-314 = Система жизнеобеспечения 314
    .acc = систему жизнеобеспечения 314
anachrony-free-314 = система жизнеобеспечения 314
anachrony-text-314 = Поместите работника: заплатите 1 золото; получите 6 воды и 1 очко. Работник получает воодушевление.
anachrony-tile-315 = Система жизнеобеспечения 315
    .acc = систему жизнеобеспечения 315
anachrony-free-315 = система жизнеобеспечения 315
anachrony-text-315 = При строительстве: получите 8 воды.
anachrony-tile-401 = Лаборатория 401
    .acc = лабораторию 401
anachrony-free-401 = лаборатория 401
anachrony-text-401 = Дальность ваших электростанций больше на 1 эру.
anachrony-tile-402 = Лаборатория 402
    .acc = лабораторию 402
anachrony-free-402 = лаборатория 402
anachrony-text-402 = Дальность ваших электростанций больше на 2 эры.
anachrony-tile-403 = Лаборатория 403
    .acc = лабораторию 403
anachrony-free-403 = лаборатория 403
anachrony-text-403 = Поместите работника: заплатите 1 энергоядро; зарядите экзокостюм. Работник получает воодушевление.
anachrony-tile-404 = Лаборатория 404
    .acc = лабораторию 404
anachrony-free-404 = лаборатория 404
anachrony-text-404 = Поместите учёного: сбросьте 1 парадокс.
anachrony-tile-405 = Лаборатория 405
    .acc = лабораторию 405
anachrony-free-405 = лаборатория 405
anachrony-text-405 = Аномалию вы получаете, набрав на 1 парадокс больше обычного.
anachrony-text-405-polish = Аномалию вы получаете, набрав 4 парадокса.
anachrony-tile-406 = Лаборатория 406
    .acc = лабораторию 406
anachrony-free-406 = лаборатория 406
anachrony-text-406 = Каждая ваша аномалия отнимает на 2 очка меньше.
anachrony-tile-407 = Лаборатория 407
    .acc = лабораторию 407
anachrony-free-407 = лаборатория 407
anachrony-text-407 = Поместите учёного: верните себе жетон разрыва, ничего не отдавая.
anachrony-tile-408 = Лаборатория 408
    .acc = лабораторию 408
anachrony-free-408 = лаборатория 408
anachrony-text-408 = Поместите работника: все ваши уставшие работники становятся активными. Администратор получает воодушевление.
anachrony-tile-409 = Лаборатория 409
    .acc = лабораторию 409
anachrony-free-409 = лаборатория 409
anachrony-text-409 = Поместите администратора: заплатите 2 воды; получите 1 учёного или 1 инженера. Работник получает воодушевление.
anachrony-tile-410 = Лаборатория 410
    .acc = лабораторию 410
anachrony-free-410 = лаборатория 410
anachrony-text-410 = Поместите администратора: заплатите 2 воды; получите 1 гения. Работник получает воодушевление.
anachrony-tile-411 = Лаборатория 411
    .acc = лабораторию 411
anachrony-free-411 = лаборатория 411
anachrony-text-411 = При исследовании можете заплатить 1 воду и установить также второй кубик.
anachrony-tile-412 = Лаборатория 412
    .acc = лабораторию 412
anachrony-free-412 = лаборатория 412
anachrony-text-412 = Поместите работника: заплатите 1 титан, уран или золото; получите 2 очка.
anachrony-tile-413 = Лаборатория 413
    .acc = лабораторию 413
anachrony-free-413 = лаборатория 413
anachrony-text-413 = Поместите работника: получите 1 воду и 1 очко.
anachrony-tile-414 = Лаборатория 414
    .acc = лабораторию 414
anachrony-free-414 = лаборатория 414
anachrony-text-414 = Свободное действие: получите 2 очка и 1 парадокс.
anachrony-tile-415 = Лаборатория 415
    .acc = лабораторию 415
anachrony-free-415 = лаборатория 415
anachrony-text-415 = Поместите учёного: получите 2 воды и 2 очка. Работник погибает при возвращении.

anachrony-tile-anti_gravity_field = Поле контроля гравитации
    .acc = суперпроект «Поле контроля гравитации»
anachrony-free-anti_gravity_field = «Поле контроля гравитации»
anachrony-text-anti_gravity_field = Всё, что вы строите, стоит на 1 титан, уран или золото дешевле.
anachrony-tile-archive_of_the_eras = Архив времён
    .acc = суперпроект «Архив времён»
anachrony-free-archive_of_the_eras = «Архив времён»
anachrony-text-archive_of_the_eras = В конце игры: 1 очко за каждое деление, пройденное по шкале путешествий во времени.
anachrony-tile-cloning_vat = Камера клонирования
    .acc = суперпроект «Камера клонирования»
anachrony-free-cloning_vat = «Камера клонирования»
anachrony-text-cloning_vat = Поместите работника: получите уставшего работника того же типа.
anachrony-tile-continuum_stabilizer = Стабилизатор континуума
    .acc = суперпроект «Стабилизатор континуума»
anachrony-free-continuum_stabilizer = «Стабилизатор континуума»
anachrony-text-continuum_stabilizer = При строительстве: верните себе до 3 жетонов разрыва, ничего не отдавая.
anachrony-tile-dark_matter_converter = Модулятор тёмной материи
    .acc = суперпроект «Модулятор тёмной материи»
anachrony-free-dark_matter_converter = «Модулятор тёмной материи»
anachrony-text-dark_matter_converter = Свободное действие: сбросьте работника и получите активного гения, нейтроний или энергоядро.
anachrony-tile-exocrawler = Экзовездеход
    .acc = суперпроект «Экзовездеход»
anachrony-free-exocrawler = «Экзовездеход»
anachrony-text-exocrawler = Свободное действие: поместите работника в заряженном экзокостюме на игровое поле сверх обычного хода.
anachrony-tile-grand_reservoir = Великое водохранилище
    .acc = суперпроект «Великое водохранилище»
anachrony-free-grand_reservoir = «Великое водохранилище»
anachrony-text-grand_reservoir = В каждый свой ход на этапе действий вы платите на 1 воду меньше, но не кочевникам.
anachrony-text-grand_reservoir-polish = В каждый свой ход на этапе действий вы платите на 1 воду меньше, в том числе кочевникам.
anachrony-tile-neutronium_research_center = Центр исследования нейтрония
    .acc = суперпроект «Центр исследования нейтрония»
anachrony-free-neutronium_research_center = «Центр исследования нейтрония»
anachrony-text-neutronium_research_center = При строительстве: выполните до двух обычных исследований.
anachrony-tile-outback_conditioner = Возрождение пустошей
    .acc = суперпроект «Возрождение пустошей»
anachrony-free-outback_conditioner = «Возрождение пустошей»
anachrony-text-outback_conditioner = Поместите работника: заплатите 2 воды; выполните этим работником обычное строительство, наём или исследование.
anachrony-tile-particle_collider = Ускоритель частиц
    .acc = суперпроект «Ускоритель частиц»
anachrony-free-particle_collider = «Ускоритель частиц»
anachrony-text-particle_collider = Свободное действие: обменяйте 2 титана, урана или золота на нейтроний или наоборот.
anachrony-text-particle_collider-polish = Свободное действие: обменяйте 2 титана, 2 урана или 2 золота на нейтроний или наоборот.
anachrony-tile-quantum_chameleon = Квантовый хамелеон
    .acc = суперпроект «Квантовый хамелеон»
anachrony-free-quantum_chameleon = «Квантовый хамелеон»
anachrony-text-quantum_chameleon = Поместите гения: выполните действие любой постройки или суперпроекта любого игрока; работник вернётся так, как указано там.
anachrony-tile-rescue_pods = Спасательные капсулы
    .acc = суперпроект «Спасательные капсулы»
anachrony-free-rescue_pods = «Спасательные капсулы»
anachrony-text-rescue_pods = Можете эвакуироваться, не выполнив основное условие эвакуации.
anachrony-tile-synthetic_endorphins = Синтетические эндорфины
    .acc = суперпроект «Синтетические эндорфины»
anachrony-free-synthetic_endorphins = «Синтетические эндорфины»
anachrony-text-synthetic_endorphins = Принуждение, когда моральный дух на минимуме, не стоит вам работника, а низкий моральный дух не отнимает очков.
anachrony-tile-tectonic_drill = Тектонический бур
    .acc = суперпроект «Тектонический бур»
anachrony-free-tectonic_drill = «Тектонический бур»
anachrony-text-tectonic_drill = Каждая ваша добыча ресурсов даёт ещё 1 титан, уран или золото.
anachrony-tile-temporal_tourism = Временной туризм
    .acc = суперпроект «Временной туризм»
anachrony-free-temporal_tourism = «Временной туризм»
anachrony-text-temporal_tourism = Свободное действие: перенесите фокус на 1–3 эры назад.
anachrony-tile-the_ultimate_plan = Великий план
    .acc = суперпроект «Великий план»
anachrony-free-the_ultimate_plan = «Великий план»
anachrony-text-the_ultimate_plan = В конце игры: 3 очка за каждый ваш суперпроект.
anachrony-tile-uranium_cores = Урановые энергоядра
    .acc = суперпроект «Урановые энергоядра»
anachrony-free-uranium_cores = «Урановые энергоядра»
anachrony-text-uranium_cores = Свободное действие: зарядите экзокостюм.
anachrony-tile-welfare_society = Общество благоденствия
    .acc = суперпроект «Общество благоденствия»
anachrony-free-welfare_society = «Общество благоденствия»
anachrony-text-welfare_society = Поместите администратора: заплатите 1 воду; повысьте моральный дух.


## Experiments

anachrony-experiment-ai_research = Исследование ИИ
anachrony-experiment-examine_temporal_distortion = Изучение временных искажений
anachrony-experiment-hydro_plant_upgrades = Улучшение гидроэлектростанций
anachrony-experiment-interstellar_missile_system = Межзвёздная ракетная система
anachrony-experiment-life_support_improvements = Улучшение жизнеобеспечения
anachrony-experiment-quantum_mechanics = Квантовая механика
anachrony-experiment-resistant_genotype = Устойчивый генотип
anachrony-experiment-reverse_water_gas_shift = Преобразование «вода — газ»
anachrony-experiment-technological_singularity = Управляемая сингулярность
anachrony-experiment-timeline_protection_doctrine = Доктрина защиты хронологии
anachrony-experiment-alien_studies = Технологии пришельцев
anachrony-experiment-augmented_time_rifts = Усиленные временные разломы
anachrony-experiment-austerity_measures = Жёсткая экономия
anachrony-experiment-caste_system = Кастовая система
anachrony-experiment-colony_coordination_protocol = Межколониальная координация
anachrony-experiment-fortunate_accident = Удачная авария
anachrony-experiment-hive_mind = Коллективный разум
anachrony-experiment-irrigation_systems = Система ирригации
anachrony-experiment-outback_mapping = Картографирование пустошей
anachrony-experiment-pocket_universe = Карманная вселенная


## Recruit, mine and asset cards

anachrony-recruits-1 = 2 учёных, 1 администратор и 1 гений
anachrony-recruits-2 = 1 учёный, 1 инженер и 2 администратора
anachrony-recruits-3 = 2 инженера, 1 администратор и 1 гений
anachrony-recruits-4 = 1 учёный, 1 инженер и 2 администратора
anachrony-recruits-5 = 1 учёный, 2 администратора и 1 гений
anachrony-recruits-6 = 2 учёных и 2 инженера
anachrony-recruits-7 = 1 учёный, 1 инженер, 1 администратор и 1 гений
anachrony-recruits-8 = 2 учёных, 1 инженер и 1 гений
anachrony-recruits-9 = 1 учёный, 2 инженера и 1 гений
anachrony-recruits-10 = 2 инженера и 2 гения
anachrony-recruits-11 = 1 учёный, 1 администратор и 2 гения
anachrony-mine-1 = 1 титан, 3 урана и 1 золото
anachrony-mine-2 = 2 титана, 1 уран, 1 золото и 1 нейтроний
anachrony-mine-3 = 1 титан, 1 уран, 2 золота и 1 нейтроний
anachrony-mine-4 = 1 титан, 2 урана, 1 золото и 1 нейтроний
anachrony-mine-5 = 2 титана, 1 золото и 2 нейтрония
anachrony-mine-6 = 3 урана и 2 нейтрония
anachrony-mine-7 = 1 титан, 1 уран и 3 золота
anachrony-mine-8 = 2 титана, 1 уран и 2 золота
anachrony-mine-9 = 1 титан, 2 урана и 2 золота
anachrony-mine-10 = 3 титана, 1 уран и 1 золото
anachrony-mine-11 = 3 титана, 1 золото и 1 нейтроний
anachrony-asset-1 = 1 (1 титан и 3 воды)
anachrony-asset-2 = 2 (3 титана)
anachrony-asset-3 = 3 (1 титан и 1 энергоядро)
anachrony-asset-4 = 4 (2 золота и 2 воды)
anachrony-asset-5 = 5 (2 урана и 2 воды)
anachrony-asset-6 = 6 (3 воды и 1 энергоядро)
anachrony-asset-7 = 7 (1 титан и 1 нейтроний)
anachrony-asset-8 = 8 (2 энергоядра)
anachrony-asset-9 = 9 (2 титана и 1 уставший учёный)
anachrony-asset-10 = 10 (1 уран, 1 золото и 1 уставший инженер)
anachrony-asset-11 = 11 (2 воды и 1 учёный)
anachrony-asset-12 = 12 (1 титан и 1 инженер)
anachrony-asset-13 = 13 (1 энергоядро и 1 уставший администратор)
anachrony-asset-14 = 14 (1 вода и 1 администратор)
anachrony-asset-15 = 15 (1 вода и 1 научное открытие)
anachrony-asset-16 = 16 (1 титан и 1 уставший гений)


## Поиск по правилам

# Слово из правил и как ещё его могут искать, в том числе по-английски.
anachrony-synonyms =
    инженер: engineer, техник
    учёный: scientist, исследователь
    администратор: administrator, управляющий
    гений: genius
    работник: worker, рабочий
    эра: era, эпоха, раунд
    этап: phase, фаза
    энергоядро: energy core, core, батарея, ядро
    титан: titanium
    уран: uranium
    золото: gold
    нейтроний: neutronium
    вода: water
    ресурс: resource, сырьё
    активы: goods
    экзокостюм: exosuit, экзоскелет, костюм
    заряженный экзокостюм: powered exosuit
    этап подзарядки: power up, зарядка
    этап подготовки: preparation
    этап парадоксов: paradox phase
    этап искривления времени: warp phase, варп
    этап действий: action phase
    этап конца эры: clean up, cleanup
    жетон разрыва: warp tile, warp, варп-плитка, долг
    путешествие во времени: time travel
    шкала путешествий во времени: time travel track
    хронология: timeline, линия времени
    фокус: focus
    дальность: range
    парадокс: paradox
    аномалия: anomaly
    научное открытие: breakthrough, прорыв
    постройка: building, здание
    электростанция: power plant
    завод: factory, фабрика
    система жизнеобеспечения: life support
    лаборатория: lab, laboratory
    суперпроект: superproject
    строительное место: sector, сектор
    стопка: stack
    столица: capital
    Строительство: construct
    Наём: recruit, нанять
    Исследование: research
    секция найма: recruit pool, резерв найма
    Добыча ресурсов: mine, рудник, шахта
    Очистка воды: purify water, purify
    Торговля с кочевниками: trade with nomads, nomads, кочевники
    Всемирный совет: World Council, council
    ячейка: hex, гекс
    ячейка-зона: pool hex
    Снабжение: supply
    принуждение: force workers, force
    свободное действие: free action
    спасуют: pass, пас, спасовать
    активный: active
    уставший: tired
    занятый: busy
    воодушевление: motivated, мотивированный
    моральный дух: morale, мораль
    Эвакуация: evacuation, evacuate
    Астероидный удар: impact, астероид
    разрушающаяся столица: collapsing capital, рушащаяся Столица
    ячейка недоступна: unavailable hex, ruined hex, разрушенный гекс
    достижение: endgame condition, condition, условие
    начальный актив: starting asset, asset
    лидер: leader
    путь: path, фракция
    первый игрок: first player
    планшет игрока: player board
    общий запас: general supply
    победное очко: victory point, points, ПО
    военное дело: warfare
    генетика: genetics
    технология: technology
    общество: society
    Судный день: Doomsday
    Спасти Землю: Save Earth, спасение Земли
    Предрешить судьбу: Seal Fate, приговор Земле
    эксперимент: experiment, проведение эксперимента
    Хронобот: chronobot, solo, соло
    Гармония: harmony
    Превосходство: dominance
    Прогресс: progress
    Спасение: salvation
    маркер пути: path marker
    драфт: draft, выбор
anachrony-web-box-power_plant = Электростанции
anachrony-web-box-factory = Заводы
anachrony-web-box-life_support = Системы жизнеобеспечения
anachrony-web-box-lab = Лаборатории
anachrony-web-box-superprojects = Суперпроекты
anachrony-web-box-others = Прочие жетоны
anachrony-web-box-leaders = Лидеры
anachrony-web-box-evacuations = Эвакуация
anachrony-web-box-experiments = Эксперименты
anachrony-web-box-conditions = Условия конца игры
anachrony-web-box-collapses = Жетоны гибнущей столицы
