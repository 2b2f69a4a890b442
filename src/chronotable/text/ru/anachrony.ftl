### Anachrony in Russian. Names have forms: acc, gen and genpl are cases, loc is where something
### is and to is where somebody goes, both with their preposition, and nom is the nominative of
### what is mostly an object.
###
### Every reference comes with its kind and id to select by: of $worker, "worker:genius" gives
### $worker-kind "worker" and $worker-id "genius".


## The box

anachrony-title = Анахронность
anachrony-about = Отправляйте рабочих в экзоскелетах, берите взаймы у собственного будущего и успейте эвакуироваться.
anachrony-setting-side = Какой стороной лежат планшеты игроков?
anachrony-setting-side-A = A: одинаковые для всех путей
anachrony-setting-side-B = B: у каждого пути свои сильные и слабые стороны
anachrony-setting-paths = Как распределяются пути?
anachrony-setting-paths-random = Случайно
anachrony-setting-paths-choose = Игроки выбирают в порядке хода
anachrony-setting-leaders = Как распределяются лидеры?
anachrony-setting-leaders-choose = Игроки выбирают одного из двух
anachrony-setting-leaders-random = Случайно
anachrony-setting-paradox = Сколько парадоксов приносит долг?
anachrony-setting-paradox-die = Сколько покажет кубик парадоксов
anachrony-setting-paradox-fixed = Всегда один
anachrony-setting-timeline = Какой стороной лежит линия времени?
anachrony-setting-timeline-standard = Обычной
anachrony-setting-timeline-alternate = Альтернативной: некоторые места действуют на того, кто кладёт туда варп-плитку
anachrony-setting-assets = С чем начинают игроки?
anachrony-setting-assets-path = С тем, что указано на планшете пути
anachrony-setting-assets-draft = С четырьмя картами активов, набранными на драфте
anachrony-setting-endgame = Откуда берутся достижения?
anachrony-setting-endgame-random = Пять случайных
anachrony-setting-endgame-draft = Часть выбирают игроки
anachrony-setting-supply = Может ли общий запас закончиться?
anachrony-setting-supply-edition = Как в выбранной редакции
anachrony-setting-supply-unlimited = Нет
anachrony-setting-supply-limited = Да: чего нет, того не получить
anachrony-setting-edition = Какая редакция правил?
anachrony-setting-edition-revised = Исправленная, из поздних тиражей
anachrony-setting-edition-polish = Польские правила там, где они отличаются


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
anachrony-resource-basic = базовый ресурс
    .gen = базовых ресурса
    .genpl = базовых ресурсов

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

anachrony-leader-patriarch_haulani = Патриарх Хаулани
anachrony-leader-matriarch_zaida = Матриарх Зайда
anachrony-leader-captain_wolfe = Капитан Вулф
anachrony-leader-treasure_hunter_samira = Кладоискатель Самира
anachrony-leader-patron_valerian = Покровитель Валериан
anachrony-leader-librarian_cornella = Библиотекарь Корнелла
anachrony-leader-shepherd_caratacus = Пастырь Каратакус
anachrony-leader-high_sunwalker_amena = Солнцеходица Амена

anachrony-text-patriarch_haulani = Свободное действие: поставьте активного рабочего на место своего планшета и выполните действие.
anachrony-text-matriarch_zaida = В конце эры можете заплатить 2 воды и взять рабочего, оставшегося в резерве найма, без его бонуса.
anachrony-text-captain_wolfe = Во время зарядки меняйте энергоядро на 2 воды или 2 воды на энергоядро сколько угодно раз.
anachrony-text-treasure_hunter_samira-revised = В конце эры возьмите титан, уран или золото из оставшегося в руднике; затем можете заплатить 2 воды и взять ещё один такой ресурс.
anachrony-text-treasure_hunter_samira-polish = В конце эры возьмите ресурс, оставшийся в руднике; затем можете заплатить 2 воды и взять ещё один.
anachrony-text-patron_valerian = Раз в эру экзоскелет может выйти без рабочего, как будто внутри учёный.
anachrony-text-librarian_cornella = При исследовании можете заплатить 1 воду и выбрать значение и второго кубика.
anachrony-text-shepherd_caratacus = Свободное действие: возьмите 2 воды и парадокс либо заплатите 2 воды и сбросьте парадокс.
anachrony-text-high_sunwalker_amena = Удар не разрушает ваши гексы.

anachrony-shape-circle = круг
anachrony-shape-triangle = треугольник
anachrony-shape-square = квадрат
anachrony-icon-time_travel = путешествия во времени
anachrony-icon-warfare = военное дело
anachrony-icon-genetics = генетика
anachrony-icon-technology = технологии
anachrony-icon-society = общество

anachrony-row-power_plant = электростанции
    .gen = электростанций
anachrony-row-factory = заводы
    .gen = заводов
anachrony-row-life_support = жизнеобеспечение
    .gen = жизнеобеспечения
anachrony-row-lab = лаборатории
    .gen = лабораторий

anachrony-capital-construct = Строительство
anachrony-capital-recruit = Наём
anachrony-capital-research = Исследование

# Places. The form "to" is for "sends a worker to ...".
anachrony-hex-construct-1 = первый гекс строительства
    .to = на первый гекс строительства
anachrony-hex-construct-2 = второй гекс строительства
    .to = на второй гекс строительства
anachrony-hex-construct-3 = третий гекс строительства
    .to = на третий гекс строительства
anachrony-hex-recruit-1 = первый гекс найма
    .to = на первый гекс найма
anachrony-hex-recruit-2 = второй гекс найма
    .to = на второй гекс найма
anachrony-hex-recruit-3 = третий гекс найма
    .to = на третий гекс найма
anachrony-hex-research-1 = первый гекс исследования
    .to = на первый гекс исследования
anachrony-hex-research-2 = второй гекс исследования
    .to = на второй гекс исследования
anachrony-hex-research-3 = третий гекс исследования
    .to = на третий гекс исследования
anachrony-hex-council-left = левое место Всемирного совета
    .to = на левое место Всемирного совета
anachrony-hex-council-right = правое место Всемирного совета
    .to = на правое место Всемирного совета
anachrony-hex-mine-top = верхний гекс рудника
    .to = на верхний гекс рудника
anachrony-hex-mine-middle = средний гекс рудника
    .to = на средний гекс рудника
anachrony-hex-mine-bottom = нижний гекс рудника
    .to = на нижний гекс рудника
anachrony-pool-purify = очистка воды
    .to = на очистку воды
anachrony-pool-nomads = кочевники
    .to = к кочевникам
anachrony-pool-evacuation = эвакуация
    .to = на эвакуацию

anachrony-own-supply = Снабжение: заплатить воду, сделать уставших рабочих активными, поднять мораль

# Hexes of the player board.
anachrony-power-top_left = верхний левый
anachrony-power-top_middle = верхний средний
anachrony-power-top_right = верхний правый
anachrony-power-bottom_left = нижний левый
anachrony-power-bottom_middle = нижний средний
anachrony-power-bottom_right = нижний правый

anachrony-sector-1 = первый сектор электростанций
    .loc = в первом секторе электростанций
anachrony-sector-2 = второй сектор электростанций
    .loc = во втором секторе электростанций
anachrony-sector-3 = третий сектор электростанций
    .loc = в третьем секторе электростанций
anachrony-sector-4 = первый сектор заводов
    .loc = в первом секторе заводов
anachrony-sector-5 = второй сектор заводов
    .loc = во втором секторе заводов
anachrony-sector-6 = третий сектор заводов
    .loc = в третьем секторе заводов
anachrony-sector-7 = первый сектор жизнеобеспечения
    .loc = в первом секторе жизнеобеспечения
anachrony-sector-8 = второй сектор жизнеобеспечения
    .loc = во втором секторе жизнеобеспечения
anachrony-sector-9 = третий сектор жизнеобеспечения
    .loc = в третьем секторе жизнеобеспечения
anachrony-sector-10 = первый сектор лабораторий
    .loc = в первом секторе лабораторий
anachrony-sector-11 = второй сектор лабораторий
    .loc = во втором секторе лабораторий
anachrony-sector-12 = третий сектор лабораторий
    .loc = в третьем секторе лабораторий

# What a warp tile stands for.
anachrony-warp-neutronium = нейтроний
anachrony-warp-uranium = уран
anachrony-warp-titanium = титан
anachrony-warp-gold = золото
anachrony-warp-water = две воды
anachrony-warp-administrator = администратор
    .acc = администратора
anachrony-warp-engineer = инженер
    .acc = инженера
anachrony-warp-scientist = учёный
    .acc = учёного
anachrony-warp-exosuit = заряженный экзоскелет

anachrony-number = { $it }

anachrony-free-force_workers = принуждение рабочих
anachrony-free-supply = снабжение
anachrony-free-patriarch_haulani = Патриарх Хаулани
anachrony-free-patron_valerian = Покровитель Валериан
anachrony-free-shepherd_caratacus = Пастырь Каратакус

anachrony-tile-anomaly = Аномалия
    .acc = аномалию
anachrony-text-anomaly = −3 очка. Занимает сектор, но не считается зданием. Поставьте рабочего: заплатите 2 воды и ещё 2 базовых ресурса (титан, уран, золото) или 1 нейтроний; аномалия и рабочий исчезают навсегда.

# Endgame conditions.
anachrony-condition-most_workers = больше всего рабочих
anachrony-condition-most_water = больше всего воды
anachrony-condition-most_breakthroughs = больше всего прорывов
anachrony-condition-most_occupied_sectors = больше всего занятых секторов
anachrony-condition-highest_morale = самая высокая мораль
anachrony-condition-highest_total_range = самая большая общая дальность
anachrony-condition-most_superprojects = больше всего суперпроектов
anachrony-condition-most_time_travels = больше всего путешествий во времени

anachrony-text-most_workers = 3 очка тому, у кого больше всего рабочих: активных, уставших и занятых. При равенстве очки получают все претенденты.
anachrony-text-most_water = 3 очка тому, у кого больше всего воды. При равенстве очки получают все претенденты.
anachrony-text-most_breakthroughs = 3 очка тому, у кого больше всего прорывов. При равенстве очки получают все претенденты.
anachrony-text-most_occupied_sectors-revised = 3 очка тому, у кого занято больше всего секторов; суперпроект занимает два, аномалия — один. При равенстве очки получают все претенденты.
anachrony-text-most_occupied_sectors-polish = 3 очка тому, у кого больше всего секторов со зданиями. При равенстве очки получают все претенденты.
anachrony-text-highest_morale = 3 очка тому, чей маркер морали стоит правее всех. При равенстве очки получают все претенденты.
anachrony-text-highest_total_range = 3 очка за наибольшую сумму дальностей: электростанций, удлиняющих их лабораторий и «Темпорального туризма». При равенстве очки получают все претенденты.
anachrony-text-most_superprojects = 3 очка тому, у кого больше всего суперпроектов. При равенстве очки получают все претенденты.
anachrony-text-most_time_travels = 3 очка тому, чей маркер дальше всех на шкале путешествий во времени. При равенстве очки получают все претенденты.

# How a path evacuates.
anachrony-evacuation-welfare_and_prosperity = Благоденствие и процветание
anachrony-evacuation-natures_resurgence = Возрождение природы
anachrony-evacuation-industrial_revolution = Промышленная революция
anachrony-evacuation-power_of_unity = Сила единства
anachrony-evacuation-technological_superiority = Технологическое превосходство
anachrony-evacuation-apex_of_humanity = Вершина человечества
anachrony-evacuation-overwhelming_power = Подавляющая мощь
anachrony-evacuation-masters_of_time = Повелители времени

anachrony-text-welfare_and_prosperity = Эвакуация с тремя зданиями жизнеобеспечения: 2 очка и ещё 3 за каждую пару «гений и золото».
anachrony-text-natures_resurgence = Эвакуация с шестью занятыми секторами: 2 очка и ещё 3 за каждую пару «здание и администратор».
anachrony-text-industrial_revolution = Эвакуация с тремя заводами: 5 очков и ещё 2 за каждую пару «инженер и титан».
anachrony-text-power_of_unity = Эвакуация при самой высокой морали: 3 очка и ещё 1 за каждого рабочего.
anachrony-text-technological_superiority = Эвакуация с тремя лабораториями: 5 очков и ещё 2 за каждую пару «учёный и прорыв».
anachrony-text-apex_of_humanity = Эвакуация с 8 воды: 3 очка и ещё 4 за каждый суперпроект.
anachrony-text-overwhelming_power = Эвакуация с тремя электростанциями: 3 очка и ещё 3 за каждый нейтроний.
anachrony-text-masters_of_time = Эвакуация с двумя аномалиями: 6 очков и ещё 2 за каждую пару «варп-плитка не на линии времени и уран».

# What a collapsing hex of the Capital adds to its action.
anachrony-collapse-construct_discount_basic = дешевле на 1 титан, уран или золото
anachrony-collapse-construct_discount_neutronium = дешевле на 1 нейтроний
anachrony-collapse-construct_sector_points = 1, 2 или 3 очка за здание, по его сектору
anachrony-collapse-construct_superproject_points = 2 очка за суперпроект
anachrony-collapse-construct_again = ещё одно строительство
anachrony-collapse-recruit_bonus_twice = бонус найма дважды
anachrony-collapse-recruit_exosuit = ещё и заряженный экзоскелет
anachrony-collapse-recruit_morale = ещё и мораль растёт
anachrony-collapse-recruit_wake = уставшие рабочие становятся активными
anachrony-collapse-recruit_again = ещё один наём
anachrony-collapse-research_set_both_dice = выбор значений обоих кубиков
anachrony-collapse-research_points = ещё и 2 очка
anachrony-collapse-research_superproject = затем можно построить суперпроект
anachrony-collapse-research_remove_paradoxes = сброс до 2 парадоксов
anachrony-collapse-research_again = ещё одно исследование

# Slots of the alternate timeline.
anachrony-slot-inspiring_message = Вдохновляющее послание
anachrony-slot-glorious_future = Славное будущее
anachrony-slot-parallel_timeline = Параллельная линия времени
anachrony-slot-stable_rift = Стабильный разлом
anachrony-slot-grim_message = Мрачное послание
anachrony-slot-collapsing_rift = Рушащийся разлом

anachrony-text-inspiring_message = Мораль растёт.
anachrony-text-glorious_future = 1 очко.
anachrony-text-parallel_timeline = То, что изображено на варп-плитке, приходит дважды, а долг один.
anachrony-text-stable_rift = Сбросьте парадокс.
anachrony-text-grim_message = Мораль падает.
anachrony-text-collapsing_rift = Получите парадокс.


## Questions

anachrony-ask-path = Выберите путь.
anachrony-ask-leader = Выберите лидера.
anachrony-ask-asset = Оставьте себе один начальный актив; остальные уходят дальше.
anachrony-ask-condition = Оставьте одно достижение.

anachrony-ask-power = Зарядить экзоскелет? Выберите гекс или закончите. Пустой гекс даёт воду там, где это показано на вашем планшете.
anachrony-ask-pay-hex = Чем вы платите за этот гекс?
anachrony-ask-warp =
    { $may ->
        [yes] Взять что-нибудь взаймы у своего будущего? Выберите втайне или закончите.
       *[no] Выберите втайне, что вы берёте взаймы у своего будущего.
    }
anachrony-ask-double-worker = Заплатить 1 воду и за второго рабочего?

anachrony-ask-turn = Ваш ход: поставьте рабочего, выполните свободное действие или спасуйте.
anachrony-ask-worker = Какого рабочего вы ставите?
anachrony-ask-crew = Кто выходит в экзоскелете?
anachrony-ask-place = Куда идёт рабочий?
anachrony-ask-council = Какое действие Столицы вам даёт Совет?
anachrony-ask-capital = Какое действие Столицы вы выполняете?
anachrony-ask-again = Выполнить то же действие ещё раз?
anachrony-ask-superproject = Построить сейчас суперпроект в вашем фокусе?
anachrony-ask-copy = Действие какой плитки вы выполняете?

anachrony-ask-build = Что вы строите?
anachrony-ask-plot = Куда поставить суперпроект? Выберите левый из двух секторов.
anachrony-ask-discount = На каком ресурсе вы экономите?
anachrony-ask-pay-basic = Каким ресурсом вы платите?
anachrony-ask-pay-breakthroughs = Какими прорывами вы платите?
anachrony-ask-pay-circle = Каким кругом вы платите?
anachrony-ask-pay-triangle = Каким треугольником вы платите?
anachrony-ask-pay-square = Каким квадратом вы платите?
anachrony-ask-pay-removal = Чем вы платите за удаление аномалии?

anachrony-ask-recruit = Кого вы нанимаете?
anachrony-ask-research = Выполнить исследование?
anachrony-ask-set-die = Выберите значение одного из кубиков исследования.
anachrony-ask-set-second-die = Заплатить 1 воду и выбрать значение и второго кубика?
anachrony-ask-icon = На кубике знак вопроса: какой символ вы выбираете?
anachrony-ask-reroll = Такого прорыва не осталось: какой кубик вы перебрасываете?
anachrony-ask-paradoxes-back = Сколько парадоксов вы сбрасываете?

anachrony-ask-mine = Какой ресурс вы берёте из рудника?
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
        [yes] Отправиться в прошлое? Выберите эру или закончите.
       *[no] В какую эру вы отправляетесь?
    }
anachrony-ask-repay =
    { $may ->
        [yes] Вернуть что-нибудь, взятое там взаймы? Выберите долг или закончите.
       *[no] Выберите, какой долг вы возвращаете.
    }
anachrony-ask-retrieve-warp =
    { $may ->
        [yes] Забрать варп-плитку без оплаты? Выберите её или закончите.
       *[no] Выберите варп-плитку, которую забираете без оплаты.
    }
anachrony-ask-untangle =
    { $may ->
        [yes] Вернуть долг по варп-плитке перед подсчётом? Каждая оставшаяся отнимает 2 очка. Выберите её или закончите.
       *[no] Выберите варп-плитку, долг по которой вы возвращаете.
    }

anachrony-ask-anomaly = Куда положить аномалию?
anachrony-ask-lose-building =
    { $may ->
        [yes] Потерять здание вместо получения аномалии? Выберите его или закончите.
       *[no] Выберите здание, которое теряете.
    }
anachrony-ask-convert-worker = Какого рабочего вы отдаёте?
anachrony-ask-lose-worker = Морали падать некуда: какого рабочего вы теряете?
anachrony-ask-which-worker = Уставшего или активного?
anachrony-ask-caratacus = Что вы выбираете?
anachrony-ask-zaida =
    { $may ->
        [yes] Заплатить 2 воды за рабочего, оставшегося в резерве найма? Выберите его или закончите.
       *[no] Выберите рабочего, оставшегося в резерве найма.
    }
anachrony-ask-samira =
    { $may ->
        [yes] Заплатить 2 воды за ещё один ресурс, оставшийся в руднике? Выберите его или закончите.
       *[no] Возьмите ресурс, оставшийся в руднике.
    }


## Options

anachrony-word-pass = Пас
anachrony-option-send =
    { $worker-id ->
        [nobody] Отправить пустой экзоскелет
       *[other] Поставить { anachrony-someone }
    }
anachrony-option-free = Свободное действие: { $action }
anachrony-option-capital =
    { $action ->
        [construct] Строительство, гекс { $hex }
        [recruit] Наём, гекс { $hex }
       *[research] Исследование, гекс { $hex }
    }
anachrony-option-council-left = Всемирный совет, левое место
anachrony-option-council-right = Всемирный совет, правое место
anachrony-option-mine =
    { $hex ->
        [top] Рудник, верхний гекс
        [middle] Рудник, средний гекс
       *[bottom] Рудник, нижний гекс
    }
anachrony-option-purify = Очистка воды
anachrony-option-nomads = Обмен с кочевниками
anachrony-option-evacuation = Эвакуация
anachrony-option-own = { $tile }
anachrony-option-remove = Убрать аномалию { $sector-loc }
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
        [1] Первый сектор { $row-gen }
        [2] Второй сектор { $row-gen }
       *[3] Третий сектор { $row-gen }
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

anachrony-pay-symbol = Один указанный прорыв
anachrony-pay-pair = Два прорыва указанных форм
anachrony-pay-basics = Титаном, ураном или золотом
anachrony-pay-neutronium = Нейтронием
anachrony-pay-energy_core = Энергоядром
anachrony-pay-water = Водой
anachrony-mood-tired = Уставшего
anachrony-mood-active = Активного
anachrony-reroll-shape = Кубик форм
anachrony-reroll-icon = Кубик символов
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
        [one] { $amount } базовый ресурс (титан, уран, золото)
        [few] { $amount } базовых ресурса (титан, уран, золото)
       *[many] { $amount } базовых ресурсов (титан, уран, золото)
    }
anachrony-gain-genius = Гений
anachrony-gain-scientist = Учёный
anachrony-gain-engineer = Инженер


## Events

# Parts of sentences: objects, in the accusative.
anachrony-someone =
    { $worker-id ->
        [nobody] пустой экзоскелет
       *[other] { $worker-acc }
    }
    .nom =
        { $worker-id ->
            [nobody] пустой экзоскелет
           *[other] { $worker }
        }
anachrony-amount =
    { $amount ->
        [one] { $amount } { $good-acc }
        [few] { $amount } { $good-gen }
       *[many] { $amount } { $good-genpl }
    }

anachrony-took-path = { $who } идёт Путём { $path-gen }.
anachrony-took-leader = Лидер игрока { $who } — { $leader }.
anachrony-drafted = { $who } набирает начальные активы: { $cards }.
anachrony-conditions = Достижения этой партии: { $cards }.
anachrony-begins = Первый игрок — { $first }.

anachrony-era = Начинается эра { $era }.
anachrony-superproject-revealed = Суперпроект следующей эры: { $tile }.
anachrony-stack-revealed = Теперь можно построить: { $tile }.
anachrony-recruits =
    { $workers-count ->
        [0] Резерв найма остаётся пустым.
       *[other] В резерве найма: { $workers }.
    }
anachrony-mine-filled =
    { $goods-count ->
        [0] Рудник остаётся пустым.
       *[other] В руднике: { $goods }.
    }

anachrony-suffered-paradox =
    { $amount ->
        [0] { $who } не получает парадоксов за долги эры { $era }.
        [one] { $who } получает { $amount } парадокс за долги эры { $era }.
        [few] { $who } получает { $amount } парадокса за долги эры { $era }.
       *[many] { $who } получает { $amount } парадоксов за долги эры { $era }.
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
anachrony-received-anomaly = { $who } получает аномалию { $sector-loc }.
anachrony-lost-building = { $who } теряет { $tile-acc }: плитка уходит под свою стопку.

anachrony-powered = { $who } заряжает экзоскелет ({ $hex }).
anachrony-warped =
    { $warps-count ->
        [0] { $who } ничего не берёт взаймы.
       *[other] { $who } берёт взаймы у будущего { $warps-acc }.
    }
anachrony-slot = { $who } кладёт варп-плитку на особое место: { $effect }.

anachrony-free-action = { $who } выполняет свободное действие: { $action }.
anachrony-placed = { $who } отправляет { anachrony-someone } { $place-to }.
anachrony-works = { $who } ставит { anachrony-someone } на { $tile-acc }.
anachrony-supplies = { $who } ставит { anachrony-someone } на снабжение.
anachrony-removes-anomaly = { $who } отдаёт { anachrony-someone }, чтобы убрать аномалию { $sector-loc }.
anachrony-passed = { $who } пасует.

anachrony-leader-helped = { $leader } помогает игроку { $who }.
anachrony-paid = { $who } платит { anachrony-amount }.
anachrony-gained = { $who } получает { anachrony-amount }.
anachrony-scored =
    { $amount ->
        [one] { $who } получает { $amount } очко.
        [few] { $who } получает { $amount } очка.
       *[many] { $who } получает { $amount } очков.
    }
anachrony-gained-worker = { $who } получает { anachrony-someone }.
anachrony-gained-tired-worker = { $who } получает уставшего рабочего: { anachrony-someone.nom }.
anachrony-gave-up-worker = { $who } отдаёт { anachrony-someone }.
anachrony-woke = Уставшие рабочие игрока { $who } становятся активными.
anachrony-morale-rose = Мораль игрока { $who } растёт.
anachrony-morale-fell = Мораль игрока { $who } падает.

anachrony-built = { $who } строит { $tile-acc }.
anachrony-founded = { $who } строит суперпроект «{ $tile }».
anachrony-recruited = { $who } нанимает { anachrony-someone }.
anachrony-rolled-shape = { $who } бросает кубик форм: { $shape }.
anachrony-rolled-icon = { $who } бросает кубик символов: { $icon }.
anachrony-rolled-any-icon = { $who } бросает кубик символов: знак вопроса, символ можно выбрать.
anachrony-took-breakthrough = { $who } берёт прорыв: { $shape } ({ $icon }).
anachrony-gave-breakthrough = { $who } отдаёт прорыв: { $shape } ({ $icon }).
anachrony-first-player = { $who } станет первым игроком.

anachrony-travelled = { $who } отправляется в эру { $era }.
anachrony-repaid-warp = { $who } отправляет в прошлое { $warp-acc }.
anachrony-retrieved-warp = { $who } забирает варп-плитку ({ $warp }): долг возвращать не нужно.
anachrony-time-travel-step = { $who } теперь на шаге { $steps } шкалы путешествий во времени.

anachrony-impact = Астероид падает. Столица начинает рушиться, начинается эвакуация.
anachrony-collapse = Рушится { $place }, плитка: { $tile }.
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
        [one] Итог игрока { $who }: { $amount } очко.
        [few] Итог игрока { $who }: { $amount } очка.
       *[many] Итог игрока { $who }: { $amount } очков.
    }
anachrony-ended =
    { $reason ->
        [collapse] Столицы больше нет. { anachrony-victory }
        [saved] Земля спасена: астероид не упадёт. { anachrony-victory }
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
anachrony-board-phase-assets = драфт активов
anachrony-board-phase-conditions = выбор достижений
anachrony-board-phase-preparation = подготовка
anachrony-board-phase-paradox = парадоксы
anachrony-board-phase-power_up = зарядка
anachrony-board-phase-warp = варп
anachrony-board-phase-action = действия
anachrony-board-phase-clean_up = конец эры
anachrony-board-first = Первый игрок — { $who }.
anachrony-board-impact-coming = ~ здесь будет Удар ~
anachrony-board-impact-struck = ~ Удар ~
anachrony-board-owes = { $who } в долгу:
anachrony-board-focus = (фокус: { $who })
anachrony-board-you-owe = ваш долг: { $debts }

anachrony-board-council = Совет
anachrony-board-mine = Рудник
anachrony-board-pools = Прочее
anachrony-board-pool = резерв
anachrony-board-gone = недоступен
anachrony-board-banner = первый игрок
anachrony-board-for-nothing = бесплатно
anachrony-board-built = сразу:
anachrony-board-work = {""}
anachrony-board-free = своб.:
anachrony-board-or = или
# Points of a tile or gain, as short as can be.
anachrony-board-worth = { $points }ПО
anachrony-board-hex-council-left = левое
anachrony-board-hex-council-right = правое
anachrony-board-hex-mine-top = верх
anachrony-board-hex-mine-middle = середина
anachrony-board-hex-mine-bottom = низ
anachrony-board-pool-purify = вода
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
anachrony-board-draft = карты активов: оставлено { $kept }, на выбор { $held }
anachrony-board-tired = устали:
anachrony-board-exosuits = экзоскелеты
anachrony-board-morale = мораль { $points } (снабжение { $water })
anachrony-board-travel = путешествия { $steps } ({ $points } ПО)
anachrony-board-paradoxes = парадоксы { $paradoxes }/{ $limit }
anachrony-board-row-power_plant = электро
anachrony-board-row-factory = заводы
anachrony-board-row-life_support = жизнь
anachrony-board-row-lab = лаборат.
anachrony-board-anomaly = аномалия
anachrony-board-supplying = { $worker } на снабжении
anachrony-board-used = использовано: { $actions }
anachrony-board-passed = пас
anachrony-board-evacuated = эвакуация проведена
anachrony-board-evacuation = { $way }: { $points } ПО, пока нельзя
anachrony-board-can-evacuate = { $way }: { $points } ПО, условие выполнено

anachrony-board-score-buildings = здания
anachrony-board-score-superprojects = супер
anachrony-board-score-anomalies = аном
anachrony-board-score-time_travel = путеш
anachrony-board-score-morale = мораль
anachrony-board-score-breakthroughs = прорывы
anachrony-board-score-warp_tiles = долги
anachrony-board-score-conditions = дост
anachrony-board-score-tokens = жетоны
anachrony-board-score-total = итог

anachrony-superproject-facts = Суперпроект, цена: { $price }.
anachrony-collapse-facts = { $action } на рушащемся гексе: { $text }.
anachrony-legend-goods = Ресурсы: { $goods }.
anachrony-legend-workers = Рабочие: { $workers }; кто стоит на плитке или гексе, занят до конца эры.
anachrony-legend-exosuits = Гексы экзоскелетов, верхний и нижний ряд: { $powered } заряжен, { $free } пуст, { $ruined } разрушен; затем число экзоскелетов в запасе.
anachrony-legend-buildings = Доступные здания: ваша цена, затем для каждого номер, очки, кто там работает и что платится { $gives } что получается. { $back }2 — путешествие на две эры назад; со знаком ! рабочий вернётся активным, со знаком { $dies } не вернётся; «...» в знаки не уместилось: спросите номер.
anachrony-legend-topics = О каких правилах можно спросить: { $topics }. О любом здании можно спросить по номеру.

## Rules in short, for the terminal's help

anachrony-topic-goal = цель
anachrony-rule-goal = Побеждает тот, у кого больше очков: за здания, суперпроекты, мораль, путешествия во времени, прорывы, достижения и очки, полученные по ходу игры, минус аномалии и неоплаченные варп-плитки. При равенстве — больше воды, затем больше ресурсов.
anachrony-topic-era = эра
anachrony-rule-era = Семь эр по шесть фаз: подготовка, парадоксы, зарядка, варп, действия, конец эры. Удар происходит после четвёртой эры. Игра заканчивается после седьмой или когда исчезает последний рушащийся гекс Столицы.
anachrony-topic-worker = рабочий
anachrony-rule-worker = Каждый ход ставьте одного активного рабочего: в заряженном экзоскелете на игровое поле или на место своего планшета. В конце эры рабочие возвращаются уставшими, если работа их не мотивирует. Гений, когда его ставят, считается любым рабочим, но платить им как другим рабочим нельзя.
anachrony-topic-exosuit = экзоскелет
anachrony-rule-exosuit = Шесть гексов, которые заряжают в начале эры: верхние бесплатно, нижние за энергоядро каждый. Пустой гекс даёт воду, если он не разрушен; Удар разрушает два верхних. На стороне B всё это может быть иначе.
anachrony-topic-warp = варп
anachrony-rule-warp = Втайне возьмите взаймы у своего будущего до двух вещей; плитки лежат на текущей эре как долги. За рабочего нужно ещё заплатить 1 воду. Каждая неоплаченная плитка в конце отнимает 2 очка, а до того приносит парадоксы.
anachrony-topic-travel = путешествие во времени
anachrony-rule-travel = Электростанции переносят ваш фокус в прошлое до конца эры. Там можно вернуть долг по одной своей варп-плитке, и тогда вы продвигаетесь по шкале путешествий во времени, а ещё можно построить лежащий там суперпроект.
anachrony-topic-paradox = парадокс
anachrony-rule-paradox = Начиная со второй эры тот, у кого больше всего варп-плиток на прошедшей эре, бросает за неё кубик. Три парадокса — это аномалия: все они сбрасываются, аномалия занимает самый левый свободный сектор, и можно забрать варп-плитку без оплаты. Чтобы убрать аномалию, заплатите 2 воды и ещё 2 базовых ресурса (титан, уран, золото) или 1 нейтроний; рабочий теряется.
anachrony-topic-construct = строительство
anachrony-rule-construct = Учёный, инженер или гений строит одно из двух открытых зданий любого вида в самом левом свободном секторе его ряда по цене этого сектора либо суперпроект в фокусе. Инженер платит на 1 титан меньше.
anachrony-topic-superproject = суперпроект
anachrony-rule-superproject = Занимает два соседних сектора. Строится действием строительства там, где ваш фокус; нужны ресурсы, иногда рабочий, а также один указанный прорыв или два прорыва указанных форм.
anachrony-topic-recruit = наём
anachrony-rule-recruit = Инженер, администратор или гений берёт из резерва рабочего, сразу активного. С учёным приходят 2 воды, с инженером энергоядро, с администратором очко, с гением что-то одно из этого. Инженер не может нанять гения.
anachrony-topic-research = исследование
anachrony-rule-research = Учёный или гений выбирает значение одного из двух кубиков, формы или символа, бросает другой и берёт такой прорыв. В конце каждый стоит 1 очко, а три разные формы — ещё 2.
anachrony-topic-council = совет
anachrony-rule-council = Даёт действие Столицы, все гексы которого заняты или недоступны, без их цены и бонусов. Левое место стоит 2 воды и делает вас первым игроком, правое стоит 1.
anachrony-topic-mine = рудник
anachrony-rule-mine = Возьмите один ресурс из рудника и ещё тот, что лежит у гекса. Инженер возвращается активным.
anachrony-topic-purify = вода
anachrony-rule-purify = Три воды, для учёного четыре. Место есть всегда.
anachrony-topic-nomads = кочевники
anachrony-rule-nomads = Один обмен, для администратора два: 3 воды, энергоядро, нейтроний или 2 базовых ресурса (титан, уран, золото). Место есть всегда.
anachrony-topic-supply = снабжение
anachrony-rule-supply = Поставьте рабочего на снабжение и заплатите воду, указанную у вашей морали: уставшие рабочие становятся активными, мораль растёт; на самом верху вместо этого вы получаете очки. Администратор возвращается активным (на стороне B иначе).
anachrony-topic-free = свободное действие
anachrony-rule-free = Сколько угодно в свой ход, каждое раз в эру. Принуждение делает уставших рабочих активными и стоит шага морали, а если ей падать некуда — рабочего.
anachrony-topic-morale = мораль
anachrony-rule-morale = Шкала из семи делений: очки в конце игры и цена снабжения в воде.
anachrony-topic-impact = Удар
anachrony-rule-impact = После четвёртой эры. Гексы Столицы рушатся: у каждого вместо цены в воде бонус, и после эры, в которой его использовали, он исчезает. В руднике появляется нейтроний, гексы вашего планшета разрушаются, начинается эвакуация.
anachrony-topic-evacuation = эвакуация
anachrony-rule-evacuation = Один раз за игру после Удара, если выполнено условие вашего пути; очки даются сразу, не больше 30. Последний из всех получает на 3 меньше.
anachrony-topic-score = счёт
anachrony-rule-score = Таблица под полем показывает, сколько очков сейчас было бы у каждого: здания, суперпроекты, аномалии, путешествия во времени, мораль, прорывы, долги, достижения и очки жетонами.


## Chronobot and the Doomsday module

anachrony-setting-doomsday = Играть с модулем «Судный день»?
anachrony-setting-doomsday-no = Нет
anachrony-setting-doomsday-yes = Да: эксперименты отдаляют Удар или приближают его
anachrony-setting-planned_experiments = Откуда берутся новые эксперименты?
anachrony-setting-planned_experiments-no = Выкладываются открыто в каждой подготовке
anachrony-setting-planned_experiments-yes = Плановые: следующий открыт и сразу заменяет проведённый
anachrony-setting-difficulty = Насколько силён Хронобот, соперник в одиночной игре?
anachrony-setting-difficulty-beginner = Новичок: неудачные действия не приносят ему очков
anachrony-setting-difficulty-normal = Обычный
anachrony-setting-difficulty-expert = Эксперт: вы играете без лидера

# What experiments ask and take.
anachrony-text-ai_research = 2 очка. Нужен прорыв «технологии»; заплатите 1 титан, уран или золото.
anachrony-text-examine_temporal_distortion = 2 очка. Нужен прорыв «путешествия во времени»; заплатите 1 титан, уран или золото.
anachrony-text-hydro_plant_upgrades = 2 очка. Нужны электростанция и жизнеобеспечение; заплатите 2 воды.
anachrony-text-interstellar_missile_system = 2 очка. Нужен прорыв «военное дело»; заплатите 1 титан, уран или золото.
anachrony-text-life_support_improvements = 2 очка. Нужен прорыв «общество»; заплатите 1 титан, уран или золото.
anachrony-text-quantum_mechanics = 2 очка. Нужны лаборатория и завод; заплатите 2 воды.
anachrony-text-resistant_genotype = 2 очка. Нужен прорыв «генетика»; заплатите 1 титан, уран или золото.
anachrony-text-reverse_water_gas_shift = 2 очка. Нужны лаборатория и жизнеобеспечение; заплатите 2 воды.
anachrony-text-technological_singularity = 2 очка. Нужны электростанция и завод; заплатите 2 воды.
anachrony-text-timeline_protection_doctrine = 2 очка. Нужны 6 варп-плиток не на линии времени; получите парадокс.
anachrony-text-alien_studies = 3 очка. Нужны 3 прорыва; заплатите один из них.
anachrony-text-augmented_time_rifts = 3 очка. Ваши путешествия во времени должны стоить 8 очков; заплатите 1 уран и 2 воды.
anachrony-text-austerity_measures = 3 очка. Ваша мораль должна стоить 0 очков или больше; она падает.
anachrony-text-caste_system = 3 очка. Нужен рабочий каждого типа; отдайте одного рабочего, активного или уставшего, и заплатите 2 воды.
anachrony-text-colony_coordination_protocol = 3 очка. Нужны 5 зданий; отдайте администратора, активного или уставшего.
anachrony-text-fortunate_accident = 3 очка. Нужен суперпроект; отдайте гения, активного или уставшего.
anachrony-text-hive_mind-revised = 3 очка. Нужны 8 рабочих; заплатите 1 золото и 2 воды.
anachrony-text-hive_mind-polish = 3 очка. Нужны 8 рабочих; заплатите 1 золото и 1 воду.
anachrony-text-irrigation_systems = 3 очка. Нужно 10 воды; заплатите 4 из них.
anachrony-text-outback_mapping = 3 очка. На вашем планшете должны оставаться 3 заряженных экзоскелета; заплатите энергоядро.
anachrony-text-pocket_universe = 3 очка. Нужна аномалия; получите 2 парадокса.

anachrony-pool-experiment = эксперимент
    .to = на эксперимент
anachrony-option-experiment = Провести эксперимент
anachrony-option-breakthrough = Прорыв: { $shape } ({ $icon })
anachrony-condition-most_experiments = больше всего экспериментов
anachrony-text-most_experiments = 3 очка тому, кто провёл больше всего экспериментов. При равенстве очки получают все претенденты.

anachrony-ask-experiment-worker = Какого рабочего вы отдаёте за эксперимент?
anachrony-ask-give-breakthrough = Какой прорыв вы отдаёте?
anachrony-ask-move-tracker = Передвинуть маркер вашего пути на шаг по шкале Судного дня?

anachrony-experiment-revealed = Эксперимент следующей эры: { $experiment }.
anachrony-experiment-added = Под эрой { $era } лежит новый эксперимент: { $experiment }.
anachrony-experiment-next = Следующий эксперимент в колоде: { $experiment }.
anachrony-experimented = { $who } проводит эксперимент: { $experiment }.
anachrony-saved-earth =
    { $slot ->
        [1] { $who } двигает «Спасение Земли» на вершину шкалы: Удара не будет.
       *[2] { $who } двигает «Спасение Земли» вверх, на деление { $slot }.
    }
anachrony-sealed-fate =
    { $slot ->
        [10] { $who } двигает «Приговор Земле» в самый низ шкалы: Удар будет в конце этой эры.
       *[other] { $who } двигает «Приговор Земле» вниз, на деление { $slot }.
    }
anachrony-fate-is-sealed = Приговор вынесен: Удар происходит сейчас.
anachrony-trajectory =
    { $moved ->
        [1] Траектория: плюсов { $plus }, минусов { $minus }. Удар отдаляется: он после эры { $after }.
        [-1] Траектория: плюсов { $plus }, минусов { $minus }. Удар приближается: он после эры { $after }.
       *[0] Траектория: плюсов { $plus }, минусов { $minus }. Удар остаётся после эры { $after }.
    }

# Positions of Chronobot's cycle, by number: what it does there.
anachrony-position-1 = строительство электростанции
anachrony-position-2 = путешествие во времени
anachrony-position-3 = удаление аномалии
anachrony-position-4 = снабжение, иначе наём
anachrony-position-5 = строительство лаборатории
anachrony-position-6 = исследование
anachrony-position-7 = добыча в руднике
anachrony-position-8 = строительство жизнеобеспечения
anachrony-position-9 = наём
anachrony-position-10 = строительство завода
anachrony-position-11 = взять 2 воды
anachrony-position-12 = взять 2 воды
anachrony-position-13 = строительство суперпроекта, до Удара — очко

# Why it chose what it chose, and why something failed.
anachrony-choice-only = единственный вариант
anachrony-choice-dearest = самое ценное
anachrony-choice-secondary = из второй стопки: ценность одинакова
anachrony-choice-oldest = самое раннее среди равных
anachrony-choice-fullest = там самый большой долг
anachrony-choice-lacking = в его списке это первое, чего не хватает
anachrony-choice-wanted = первое в его списке: всё доступное у него уже есть
anachrony-failure-no_room = нет места даже во Всемирном совете
anachrony-failure-three_of_a_kind = у него уже три здания этого вида
anachrony-failure-two_superprojects = у него уже два суперпроекта
anachrony-failure-no_superproject = суперпроектов не осталось
anachrony-failure-no_recruit = резерв найма пуст
anachrony-failure-no_breakthrough = прорывов этой формы не осталось
anachrony-failure-mine_full = рудник занят
anachrony-failure-mine_empty = рудник пуст
anachrony-failure-top_of_morale = его мораль выше не поднимется
anachrony-failure-nothing_owed = у него нет долгов прошлому
anachrony-failure-no_anomaly = у него нет аномалий
anachrony-failure-too_poor = ему нечем заплатить

anachrony-bot-begins = Первый игрок — Хронобот.
anachrony-bot-first-player = Хронобот станет первым игроком.
anachrony-bot-rolled = Хронобот бросает кубик: { $token } — { $position }.
anachrony-bot-went = Хронобот отправляет пустой экзоскелет { $place-to }.
anachrony-bot-built = Хронобот строит { $tile-acc } ({ $why }).
anachrony-bot-founded = Хронобот строит суперпроект «{ $tile }» ({ $why }).
anachrony-bot-recruited = Хронобот нанимает { anachrony-someone } ({ $why }).
anachrony-bot-gained = Хронобот берёт { anachrony-amount } ({ $why }).
anachrony-bot-set = Хронобот сбрасывает по одному каждого вида.
anachrony-bot-supplied =
    { $amount ->
        [one] Хронобот платит { $amount } воду за снабжение, его мораль растёт.
        [few] Хронобот платит { $amount } воды за снабжение, его мораль растёт.
       *[many] Хронобот платит { $amount } воды за снабжение, его мораль растёт.
    }
anachrony-bot-researched = Хронобот бросает кубик форм ({ $shape }) и берёт прорыв: { $shape } ({ $icon }).
anachrony-bot-travelled = Хронобот забирает варп-плитку с эры { $era } ({ $why }) и теперь на шаге { $steps } своей шкалы путешествий во времени.
anachrony-bot-removed-anomaly =
    { $water ->
        [one] Хронобот платит { $water } воду и { anachrony-amount }, чтобы убрать аномалию.
        [few] Хронобот платит { $water } воды и { anachrony-amount }, чтобы убрать аномалию.
       *[many] Хронобот платит { $water } воды и { anachrony-amount }, чтобы убрать аномалию.
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
anachrony-bot-failed = Неудача Хронобота: { $why }.
anachrony-bot-token = Жетон { $token } идёт дальше: { $position }.
anachrony-bot-crowded = Там было бы три жетона, поэтому жетон { $token } идёт дальше: { $position }.
anachrony-bot-passed = Хронобот пасует.
anachrony-bot-powered = У Хронобота экзоскелетов: { $amount }.
anachrony-bot-warped =
    { $amount ->
        [0] Хронобот ничего не берёт взаймы.
        [one] Хронобот кладёт { $amount } варп-плитку на эту эру.
        [few] Хронобот кладёт { $amount } варп-плитки на эту эру.
       *[many] Хронобот кладёт { $amount } варп-плиток на эту эру.
    }
anachrony-bot-paradox =
    { $amount ->
        [0] Хронобот не получает парадоксов.
        [one] Хронобот получает { $amount } парадокс.
        [few] Хронобот получает { $amount } парадокса.
       *[many] Хронобот получает { $amount } парадоксов.
    }
anachrony-bot-anomaly = Хронобот сбрасывает парадоксы и получает аномалию.
anachrony-bot-spared = Хронобот сбрасывает парадоксы; для ещё одной аномалии у него нет места.
anachrony-bot-relieved = Хронобот забирает варп-плитку с эры { $era }.
anachrony-bot-final-score =
    { $amount ->
        [one] Итог Хронобота: { $amount } очко.
        [few] Итог Хронобота: { $amount } очка.
       *[many] Итог Хронобота: { $amount } очков.
    }

anachrony-chronobot = Хронобот
anachrony-board-bot-owes =
    { $tiles ->
        [one] Долг Хронобота: { $tiles } варп-плитка.
        [few] Долг Хронобота: { $tiles } варп-плитки.
       *[many] Долг Хронобота: { $tiles } варп-плиток.
    }
anachrony-board-anomalies =
    { $anomalies ->
        [one] { $anomalies } аномалия
        [few] { $anomalies } аномалии
       *[many] { $anomalies } аномалий
    }
anachrony-board-pool-experiment = эксперимент
anachrony-board-experiment = (эксперимент: { $experiment })
anachrony-board-track = Шкала Судного дня: «Спасение Земли» на { $up }, «Приговор Земле» на { $down }.
anachrony-board-impact-after = Удар после эры { $era }.
anachrony-board-next-experiment = Следующий эксперимент: { $experiment }.
anachrony-topic-doomsday = судный день
anachrony-rule-doomsday = Любой рабочий в экзоскелете проводит эксперимент под эрой вашего фокуса, если вы выполняете его условие и платите цену. Затем можете передвинуть маркер: Гармония и Превосходство двигают «Спасение Земли» вверх, Прогресс и Спасение двигают «Приговор Земле» вниз, и каждый шаг может принести очки. В конце каждой эры два кубика и оба маркера решают, отдаляется Удар или приближается. «Спасение Земли» на вершине заканчивает игру, «Приговор Земле» внизу вызывает Удар в конце эры.
anachrony-topic-chronobot = Хронобот
anachrony-rule-chronobot = Ваш соперник, когда вы играете в одиночку. Кубик выбирает один из шести жетонов; Хронобот делает то, что указано на его месте, бесплатно и без рабочих, и жетон идёт дальше. Неудача даёт ему воду и чаще всего очко. Без экзоскелетов он пасует. Когда пасуете вы, эра заканчивается, как только он сделает три хода, а по польскому тексту — сразу.


## What simulations compare

anachrony-unit-rounds = Эры
anachrony-fact-path = Путь
anachrony-fact-side = Путь и сторона планшета
anachrony-fact-leader = Лидер
anachrony-fact-built = Построенное здание
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
anachrony-category-buildings = Здания
anachrony-category-anomalies = Аномалии
anachrony-category-superprojects = Суперпроекты
anachrony-category-time_travel = Путешествия во времени
anachrony-category-morale = Мораль
anachrony-category-tokens = Жетоны очков
anachrony-category-breakthroughs = Прорывы
anachrony-category-warp_tiles = Неоплаченные варп-плитки
anachrony-category-conditions = Достижения
anachrony-ending-eras = Закончилась седьмая эра
anachrony-ending-collapse = Столица разрушена
anachrony-ending-saved = Земля спасена
# Что рано или поздно должно случиться, когда игру проверяют.
anachrony-coverage-built = Построенные здания
anachrony-coverage-founded = Построенные суперпроекты
anachrony-coverage-worked = Плитки, на которых работали
anachrony-coverage-free = Свободные действия
anachrony-coverage-leader = Лидеры
anachrony-coverage-collapse = Использованные плитки разрушения
anachrony-coverage-condition = Полученные достижения
anachrony-coverage-evacuation = Способы эвакуации
anachrony-coverage-experiment = Проведённые эксперименты
anachrony-coverage-position = Действия Хронобота


## The table in the browser

# More of what can stand in an enumeration of costs and gains.
anachrony-some-basic =
    { $count ->
        [one] { $count } базовый ресурс
        [few] { $count } базовых ресурса
       *[many] { $count } базовых ресурсов
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
anachrony-some-morale = шаг морали
anachrony-some-exosuit = заряженный экзоскелет
anachrony-some-warp_tiles =
    { $count ->
        [one] { $count } варп-плитка
        [few] { $count } варп-плитки
       *[many] { $count } варп-плиток
    }
    .acc =
        { $count ->
            [one] { $count } варп-плитку
            [few] { $count } варп-плитки
           *[many] { $count } варп-плиток
        }
anachrony-some-wake = все уставшие рабочие — активные

anachrony-web-main-board = Игровое поле
anachrony-web-council = Всемирный совет
anachrony-web-mine = Рудник
anachrony-web-recruit-pool = Рабочие для найма
anachrony-web-breakthrough-pool = Оставшиеся прорывы
anachrony-web-stacks = Здания, которые можно построить
anachrony-web-timeline = Линия времени
anachrony-web-empty = пусто
anachrony-web-none-of = нет { $what-genpl }

anachrony-web-hex-gone = { $place }, недоступен
anachrony-web-hex-taken = { $place }: { anachrony-someone.nom }, игрок { $who }
anachrony-web-hex-empty =
    { $water ->
        [0] { $place }, свободно
        [one] { $place }, свободно, стоит { $water } воду
        [few] { $place }, свободно, стоит { $water } воды
       *[many] { $place }, свободно, стоит { $water } воды
    }
anachrony-web-hex-bonus = { $place }, свободно, бонус: { $bonus }
anachrony-web-pool-purify = Очистка воды
anachrony-web-pool-nomads = Кочевники
anachrony-web-pool-evacuation = Эвакуация
anachrony-web-pool-experiment = Эксперимент
anachrony-web-pool =
    { $count ->
        [0] { $place }
       *[other] { $place }, там: { $who }
    }
anachrony-web-next-price = Ваше следующее здание ({ $row }) стоит { $price-acc }
anachrony-web-row-full = нет места
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
anachrony-web-owes = Долг игрока { $who }: { $what }
anachrony-web-impact-coming = Удар будет после эры { $era }
anachrony-web-impact-struck = Удар был после эры { $era }
anachrony-web-save-earth = Спасение Земли
anachrony-web-seal-fate = Приговор Земле

anachrony-web-tabs = Игроки и счёт
anachrony-web-tab-capital = Столица
anachrony-web-tab-timeline = Линия времени
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

anachrony-web-board-of = Планшет игрока { $who }
anachrony-web-sector = { $tile }
anachrony-web-sector-free =
    { $price-count ->
        [0] Свободно: { $place }
       *[other] Свободно: { $place }, стоит { $price-acc }
    }
anachrony-web-sector-busy = { $tile }, там работает { anachrony-someone.nom }
anachrony-web-sector-covered = { $tile }, под аномалией
anachrony-web-exosuits = Экзоскелеты
anachrony-web-exosuits-left = в запасе { $count }
anachrony-web-exosuit-hex = Гекс экзоскелета, { $hex }
anachrony-web-suit-powered = Заряженный экзоскелет, { $hex }
anachrony-web-suit-ruined = Разрушенный гекс, { $hex }
anachrony-web-suit-empty = Пустой гекс, { $hex }
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
anachrony-web-morale = Очки за мораль: { $points }
anachrony-web-travel =
    { $points ->
        [one] Путешествия во времени: шаг { $steps }, { $points } очко
        [few] Путешествия во времени: шаг { $steps }, { $points } очка
       *[many] Путешествия во времени: шаг { $steps }, { $points } очков
    }
anachrony-web-paradoxes = Парадоксы: { $paradoxes } из { $limit }
anachrony-web-warps = Варп-плитки
anachrony-web-warp-home = Варп-плитка в запасе: { $what }
anachrony-web-warp-out = Долг эре { $era }: { $what }
anachrony-web-breakthroughs = Прорывы
anachrony-web-experiments = Эксперименты
anachrony-web-way-met = можно
anachrony-web-way-unmet = пока нет

anachrony-web-your-path = Вы идёте Путём { $path-gen }
anachrony-web-asset = Актив { $number }
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
anachrony-web-score-buildings = Здания
anachrony-web-score-anomalies = Аномалии
anachrony-web-score-superprojects = Суперпроекты
anachrony-web-score-time_travel = Путешествия
anachrony-web-score-morale = Мораль
anachrony-web-score-tokens = Полученные очки
anachrony-web-score-breakthroughs = Прорывы
anachrony-web-score-warp_tiles = Долги
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

anachrony-guide-welcome = Добро пожаловать! К Земле летит астероид: он упадёт после четвёртой эры. Побеждает тот, у кого в конце игры больше очков, а приносят их здания, суперпроекты, путешествия во времени и своевременная эвакуация.
anachrony-guide-own-board = Это ваш планшет: вверху ресурсы, ниже секторы для построек, экзоскелеты и рабочие, а под ними то, что можно взять взаймы у будущего.
anachrony-guide-main-board = Игровое поле общее. Сюда рабочие приходят строить, нанимать и исследовать, в рудник и туда, где место есть всегда.
anachrony-guide-power = Каждая эра начинается с зарядки экзоскелетов: без них наружу не выйти. Верхние гексы бесплатны, нижний стоит энергоядро, а каждый пустой гекс даёт вам 1 воду.
anachrony-guide-enough = У вас четверо рабочих, поэтому хватит четырёх экзоскелетов. Закончите зарядку, и два пустых гекса принесут воду.
anachrony-guide-warp = Теперь возьмите взаймы у собственного будущего: до двух этих плиток, втайне. Изображённое на них вы получите сразу, но однажды придётся отправить это обратно сквозь время.
anachrony-guide-debts = Взятое взаймы лежит на этой эре, пока долг не возвращён. Долг, оставшийся в конце, отнимает 2 очка, а до тех пор его может заметить время. Ещё один не страшен, пока вы можете путешествовать.
anachrony-guide-turn = Фаза действий: все по очереди ставят по одному рабочему, пока не спасуют. Сначала выберите, кто пойдёт. Учёные нужны для исследований, инженеры хороши в руднике, администраторы поддерживают остальных, а гений заменит любого.
anachrony-guide-place = Наружу в экзоскелете или домой, на свой планшет: вот вопрос для каждого рабочего. В Столице первый гекс действия бесплатный, второй стоит 1 воду.
anachrony-guide-build = Здание приносит очки, и пользуетесь им только вы. У вас есть долги в прошлом, поэтому начните с электростанции: она перенесёт вас туда. { $plant } достаёт на три эры назад.
anachrony-guide-others = Соперник тоже отправил рабочего. Занятый гекс останется занятым до конца эры. Здесь всегда можно посмотреть планшет другого игрока.
anachrony-guide-recruit = Возьмите рабочего из резерва, и с ним придёт кое-что ещё: с учёным 2 воды, с инженером энергоядро, с администратором очко. Новичок сразу готов к работе.
anachrony-guide-research = Выберите значение одного из двух кубиков; другой бросят. Форма и символ вместе показывают, какой прорыв вы берёте.
anachrony-guide-breakthrough = Ваш первый прорыв. Каждый стоит очко, набор из трёх форм — ещё 2, и прорывами платят за суперпроекты.
anachrony-guide-purify = Водой платят почти за всё. Здесь место есть всегда: 3 воды, а для учёного на 1 больше.
anachrony-guide-pass = Кто побывал снаружи, возвращается уставшим, и поставить его снова нельзя. Полезно сберечь одного активного рабочего на следующую эру, так что теперь можно спасовать.
anachrony-guide-paradox = Время заметило ваши долги: каждую эру тот, кто больше всех должен прошедшей эре, бросает кубик парадоксов. Третий парадокс приносит аномалию, которая занимает сектор и отнимает 3 очка.
anachrony-guide-superprojects = У каждой эры есть суперпроект: много очков, а платят за него ресурсами и прорывами. Можно построить тот, где ваш фокус: в настоящем или в прошедшей эре, куда вы отправились.
anachrony-guide-tired = Рабочие вернулись уставшими, все, кроме того, кого вы сберегли. На эту эру хватит трёх экзоскелетов; пустые гексы дадут воду, а она вот-вот понадобится.
anachrony-guide-warp-again = Новая эра — новые долги, если хотите. Эре 1 вы ещё кое-что должны, поэтому в этот раз не стыдно ничего не брать.
anachrony-guide-supply = Рабочий на снабжении делает всех уставших активными за указанное здесь количество воды, и мораль растёт. Экзоскелет не нужен, а администратор даже не устаёт. Принуждение обходится без воды, но мораль падает.
anachrony-guide-travel = Теперь в путь: рабочий на электростанции переносит ваш фокус в прошедшую эру. Это ваше собственное здание, поэтому экзоскелет не нужен.
anachrony-guide-repay = Вы там, где у вас долги. Верните один из них, и вы квиты: вы отправились в прошлое и вернули долг, поэтому ваш маркер двигается по шкале путешествий во времени.
anachrony-guide-track = Плитка снова ваша, а первый шаг по шкале путешествий во времени стоит 2 очка. Каждое путешествие с возвратом долга добавляет ещё 2.
anachrony-guide-mine = В руднике вы берёте ресурс на выбор и ещё тот, что лежит у вашего гекса. Инженеру там нравится: он возвращается активным.
anachrony-guide-prices = Каждое следующее здание ряда стоит дороже, зато первое в другом ряду дёшево. Жизнеобеспечение, например, даёт воду, которой всегда не хватает.
anachrony-guide-at-home = Построенным можно пользоваться сразу, и дома экзоскелет не нужен. Посмотрите на здание, чтобы прочитать, что оно делает.
anachrony-guide-score = Таблица счёта показывает, как идут дела у каждого. Под ней пять достижений: каждое даёт 3 очка тому, кого в нём никто не опережает.
anachrony-guide-closing = Так и проходит эра: зарядка, долги, рабочие, возвращение домой. Дальше вы играете без подсказок, и я заговорю, только когда случится что-то новое. Попробуйте вернуть оставшиеся долги, пока не пришёл третий парадокс, и соберите прорывы для суперпроекта.
anachrony-guide-anomaly = Время порвалось: на вашем планшете аномалия. Она занимает сектор и отнимает 3 очка в конце. Её убирает действие дома: за это отдают рабочего и платят.
anachrony-guide-impact = Астероид упал, и Столица рушится. Каждая плитка на её гексах что-то добавляет, но использовать её можно только раз. Игра закончится после эры, в которой использована последняя, или после седьмой.
anachrony-guide-evacuation = Теперь можно эвакуироваться, один раз: когда выполнено условие вашего Пути, отправьте на эвакуацию рабочего. Она приносит много очков, поэтому посмотрите, что для неё нужно.
anachrony-guide-last-debts = Последняя возможность вернуть долги: каждая оставшаяся варп-плитка отнимает 2 очка.


## Buildings and superprojects

anachrony-tile-101 = Электростанция 101
    .acc = электростанцию 101
anachrony-free-101 = Электростанция 101
anachrony-text-101 = Поставьте рабочего: отправьтесь в прошлое, до 1 эры назад.
anachrony-tile-102 = Электростанция 102
    .acc = электростанцию 102
anachrony-free-102 = Электростанция 102
anachrony-text-102 = Поставьте рабочего: отправьтесь в прошлое, до 2 эр назад.
anachrony-tile-103 = Электростанция 103
    .acc = электростанцию 103
anachrony-free-103 = Электростанция 103
anachrony-text-103 = Поставьте рабочего: отправьтесь в прошлое, до 2 эр назад.
anachrony-tile-104 = Электростанция 104
    .acc = электростанцию 104
anachrony-free-104 = Электростанция 104
anachrony-text-104 = Поставьте учёного: отправьтесь в прошлое, до 2 эр назад.
anachrony-tile-105 = Электростанция 105
    .acc = электростанцию 105
anachrony-free-105 = Электростанция 105
anachrony-text-105 = Поставьте рабочего: отправьтесь в прошлое, до 3 эр назад.
anachrony-tile-106 = Электростанция 106
    .acc = электростанцию 106
anachrony-free-106 = Электростанция 106
anachrony-text-106 = Поставьте рабочего: отправьтесь в прошлое, до 3 эр назад.
anachrony-tile-107 = Электростанция 107
    .acc = электростанцию 107
anachrony-free-107 = Электростанция 107
anachrony-text-107 = Поставьте рабочего: заплатите 1 уран; отправьтесь в прошлое, до 3 эр назад; получите 1 очко.
anachrony-tile-108 = Электростанция 108
    .acc = электростанцию 108
anachrony-free-108 = Электростанция 108
anachrony-text-108 = Поставьте учёного: отправьтесь в прошлое, до 2 эр назад. Рабочий вернётся активным.
anachrony-tile-109 = Электростанция 109
    .acc = электростанцию 109
anachrony-free-109 = Электростанция 109
anachrony-text-109 = Поставьте учёного: заплатите 1 нейтроний; отправьтесь в прошлое, до 3 эр назад; получите 2 очка.
anachrony-tile-110 = Электростанция 110
    .acc = электростанцию 110
anachrony-free-110 = Электростанция 110
anachrony-text-110 = Поставьте рабочего: заплатите 1 воду; отправьтесь в прошлое, до 4 эр назад.
anachrony-tile-111 = Электростанция 111
    .acc = электростанцию 111
anachrony-free-111 = Электростанция 111
anachrony-text-111 = При постройке: заберите варп-плитку без оплаты. Поставьте рабочего: отправьтесь в прошлое, до 3 эр назад.
anachrony-tile-112 = Электростанция 112
    .acc = электростанцию 112
anachrony-free-112 = Электростанция 112
anachrony-text-112 = Поставьте рабочего: заплатите сколько угодно воды и отправьтесь на столько эр в прошлое; 1 очко.
anachrony-tile-113 = Электростанция 113
    .acc = электростанцию 113
anachrony-free-113 = Электростанция 113
anachrony-text-113 = Поставьте рабочего: заплатите сколько угодно титана, урана и золота и отправьтесь на столько эр в прошлое; по очку за каждый ресурс.
anachrony-tile-114 = Электростанция 114
    .acc = электростанцию 114
anachrony-free-114 = Электростанция 114
anachrony-text-114 = Поставьте учёного: заплатите 1 воду; отправьтесь в прошлое, до 3 эр назад, затем, если хотите, ещё раз.
anachrony-tile-115 = Электростанция 115
    .acc = электростанцию 115
anachrony-free-115 = Электростанция 115
anachrony-text-115 = Поставьте рабочего: заплатите 1 золото; отправьтесь в прошлое, до 3 эр назад; получите 1 очко.
anachrony-tile-201 = Завод 201
    .acc = завод 201
anachrony-free-201 = Завод 201
anachrony-text-201 = Поставьте рабочего: получите 2 титана. Рабочий вернётся активным.
anachrony-tile-202 = Завод 202
    .acc = завод 202
anachrony-free-202 = Завод 202
anachrony-text-202 = Поставьте рабочего: заплатите 1 воду; получите 3 титана.
anachrony-tile-203 = Завод 203
    .acc = завод 203
anachrony-free-203 = Завод 203
anachrony-text-203 = Поставьте рабочего: заплатите 1 воду; получите 1 титан, уран или золото. Рабочий вернётся активным.
anachrony-tile-204 = Завод 204
    .acc = завод 204
anachrony-free-204 = Завод 204
anachrony-text-204 = Поставьте рабочего: получите 1 золото. Рабочий вернётся активным.
anachrony-tile-205 = Завод 205
    .acc = завод 205
anachrony-free-205 = Завод 205
anachrony-text-205 = Поставьте рабочего: заплатите 1 воду; получите 2 золота.
anachrony-tile-206 = Завод 206
    .acc = завод 206
anachrony-free-206 = Завод 206
anachrony-text-206 = Поставьте рабочего: получите 1 уран. Рабочий вернётся активным.
anachrony-tile-207 = Завод 207
    .acc = завод 207
anachrony-free-207 = Завод 207
anachrony-text-207 = Поставьте рабочего: заплатите 1 воду; получите 2 урана.
anachrony-tile-208 = Завод 208
    .acc = завод 208
anachrony-free-208 = Завод 208
anachrony-text-208 = Поставьте рабочего: заплатите 1 золото и 1 воду; получите 1 нейтроний и 1 очко.
anachrony-tile-209 = Завод 209
    .acc = завод 209
anachrony-free-209 = Завод 209
anachrony-text-209 = Поставьте рабочего: заплатите 1 уран и 1 воду; получите 1 нейтроний и 1 очко.
anachrony-tile-210 = Завод 210
    .acc = завод 210
anachrony-free-210 = Завод 210
anachrony-text-210 = Поставьте инженера: заплатите 3 воды; получите любые 3 базовых ресурса (титан, уран, золото) или 1 нейтроний.
anachrony-tile-211 = Завод 211
    .acc = завод 211
anachrony-free-211 = Завод 211
anachrony-text-211 = Поставьте инженера: заплатите 1 титан; получите 1 энергоядро. Рабочий вернётся активным.
anachrony-tile-212 = Завод 212
    .acc = завод 212
anachrony-free-212 = Завод 212
anachrony-text-212 = Поставьте инженера: получите 1 энергоядро.
anachrony-tile-213 = Завод 213
    .acc = завод 213
anachrony-free-213 = Завод 213
anachrony-text-213 = Поставьте инженера: заплатите любые 2 базовых ресурса (титан, уран, золото); получите 2 энергоядра.
anachrony-tile-214 = Завод 214
    .acc = завод 214
anachrony-free-214 = Завод 214
anachrony-text-214 = Поставьте инженера: заплатите 3 воды; получите 2 энергоядра.
anachrony-tile-215 = Завод 215
    .acc = завод 215
anachrony-free-215 = Завод 215
anachrony-text-215 = Свободное действие: заплатите 1 воду; получите 1 титан, уран или золото.
anachrony-tile-301 = Жизнеобеспечение 301
    .acc = жизнеобеспечение 301
anachrony-free-301 = Жизнеобеспечение 301
anachrony-text-301 = При постройке: получите 3 воды. Свободное действие: получите 1 воду.
anachrony-tile-302 = Жизнеобеспечение 302
    .acc = жизнеобеспечение 302
anachrony-free-302 = Жизнеобеспечение 302
anachrony-text-302 = При постройке: получите 3 воды. Свободное действие: получите 1 воду.
anachrony-tile-303 = Жизнеобеспечение 303
    .acc = жизнеобеспечение 303
anachrony-free-303 = Жизнеобеспечение 303
anachrony-text-303 = Свободное действие: получите 2 воды.
anachrony-tile-304 = Жизнеобеспечение 304
    .acc = жизнеобеспечение 304
anachrony-free-304 = Жизнеобеспечение 304
anachrony-text-304 = Свободное действие: получите 2 воды.
anachrony-tile-305 = Жизнеобеспечение 305
    .acc = жизнеобеспечение 305
anachrony-free-305 = Жизнеобеспечение 305
anachrony-text-305 = Поставьте рабочего: получите 3 воды. Рабочий вернётся активным.
anachrony-tile-306 = Жизнеобеспечение 306
    .acc = жизнеобеспечение 306
anachrony-free-306 = Жизнеобеспечение 306
anachrony-text-306 = Поставьте рабочего: получите 3 воды. Рабочий вернётся активным.
anachrony-tile-307 = Жизнеобеспечение 307
    .acc = жизнеобеспечение 307
anachrony-free-307 = Жизнеобеспечение 307
anachrony-text-307 = Поставьте администратора: получите 5 воды.
anachrony-tile-308 = Жизнеобеспечение 308
    .acc = жизнеобеспечение 308
anachrony-free-308 = Жизнеобеспечение 308
anachrony-text-308 = Поставьте администратора: получите 5 воды.
anachrony-tile-309 = Жизнеобеспечение 309
    .acc = жизнеобеспечение 309
anachrony-free-309 = Жизнеобеспечение 309
anachrony-text-309 = Поставьте рабочего: заплатите 1 нейтроний; получите 8 воды.
anachrony-tile-310 = Жизнеобеспечение 310
    .acc = жизнеобеспечение 310
anachrony-free-310 = Жизнеобеспечение 310
anachrony-text-310 = Поставьте рабочего: получите 7 воды. Рабочий не вернётся.
anachrony-tile-311 = Жизнеобеспечение 311
    .acc = жизнеобеспечение 311
anachrony-free-311 = Жизнеобеспечение 311
anachrony-text-311 = Снабжение стоит вам вдвое меньше воды, с округлением вверх.
anachrony-tile-312 = Жизнеобеспечение 312
    .acc = жизнеобеспечение 312
anachrony-free-312 = Жизнеобеспечение 312
anachrony-text-312 = Снабжение стоит вам вдвое меньше воды, с округлением вверх.
anachrony-tile-313 = Жизнеобеспечение 313
    .acc = жизнеобеспечение 313
anachrony-free-313 = Жизнеобеспечение 313
anachrony-text-313 = Поставьте рабочего: заплатите 1 уран; получите 6 воды и 1 очко. Рабочий вернётся активным.
anachrony-tile-314 = Жизнеобеспечение 314
    .acc = жизнеобеспечение 314
anachrony-free-314 = Жизнеобеспечение 314
anachrony-text-314 = Поставьте рабочего: заплатите 1 золото; получите 6 воды и 1 очко. Рабочий вернётся активным.
anachrony-tile-315 = Жизнеобеспечение 315
    .acc = жизнеобеспечение 315
anachrony-free-315 = Жизнеобеспечение 315
anachrony-text-315 = При постройке: получите 8 воды.
anachrony-tile-401 = Лаборатория 401
    .acc = лабораторию 401
anachrony-free-401 = Лаборатория 401
anachrony-text-401 = Дальность ваших электростанций больше на 1 эру.
anachrony-tile-402 = Лаборатория 402
    .acc = лабораторию 402
anachrony-free-402 = Лаборатория 402
anachrony-text-402 = Дальность ваших электростанций больше на 2 эры.
anachrony-tile-403 = Лаборатория 403
    .acc = лабораторию 403
anachrony-free-403 = Лаборатория 403
anachrony-text-403 = Поставьте рабочего: заплатите 1 энергоядро; получите заряженный экзоскелет. Рабочий вернётся активным.
anachrony-tile-404 = Лаборатория 404
    .acc = лабораторию 404
anachrony-free-404 = Лаборатория 404
anachrony-text-404 = Поставьте учёного: сбросьте 1 парадокс.
anachrony-tile-405 = Лаборатория 405
    .acc = лабораторию 405
anachrony-free-405 = Лаборатория 405
anachrony-text-405 = Аномалию вы получаете, набрав на 1 парадокс больше обычного.
anachrony-tile-406 = Лаборатория 406
    .acc = лабораторию 406
anachrony-free-406 = Лаборатория 406
anachrony-text-406 = Каждая ваша аномалия стоит на 2 очка больше.
anachrony-tile-407 = Лаборатория 407
    .acc = лабораторию 407
anachrony-free-407 = Лаборатория 407
anachrony-text-407 = Поставьте учёного: заберите одну свою варп-плитку, не возвращая долг.
anachrony-tile-408 = Лаборатория 408
    .acc = лабораторию 408
anachrony-free-408 = Лаборатория 408
anachrony-text-408 = Поставьте рабочего: все ваши уставшие рабочие становятся активными. Администратор вернётся активным.
anachrony-tile-409 = Лаборатория 409
    .acc = лабораторию 409
anachrony-free-409 = Лаборатория 409
anachrony-text-409 = Поставьте администратора: заплатите 2 воды; получите 1 учёного или 1 инженера. Рабочий вернётся активным.
anachrony-tile-410 = Лаборатория 410
    .acc = лабораторию 410
anachrony-free-410 = Лаборатория 410
anachrony-text-410 = Поставьте администратора: заплатите 2 воды; получите 1 гения. Рабочий вернётся активным.
anachrony-tile-411 = Лаборатория 411
    .acc = лабораторию 411
anachrony-free-411 = Лаборатория 411
anachrony-text-411 = При исследовании можете заплатить 1 воду и выбрать значение и второго кубика.
anachrony-tile-412 = Лаборатория 412
    .acc = лабораторию 412
anachrony-free-412 = Лаборатория 412
anachrony-text-412 = Поставьте рабочего: заплатите 1 титан, уран или золото; получите 2 очка.
anachrony-tile-413 = Лаборатория 413
    .acc = лабораторию 413
anachrony-free-413 = Лаборатория 413
anachrony-text-413 = Поставьте рабочего: получите 1 воду и 1 очко.
anachrony-tile-414 = Лаборатория 414
    .acc = лабораторию 414
anachrony-free-414 = Лаборатория 414
anachrony-text-414 = Свободное действие: получите 2 очка и 1 парадокс.
anachrony-tile-415 = Лаборатория 415
    .acc = лабораторию 415
anachrony-free-415 = Лаборатория 415
anachrony-text-415 = Поставьте учёного: получите 2 воды и 2 очка. Рабочий не вернётся.

anachrony-tile-anti_gravity_field = Антигравитационное поле
    .acc = «Антигравитационное поле»
anachrony-free-anti_gravity_field = Антигравитационное поле
anachrony-text-anti_gravity_field = Всё, что вы строите, стоит на 1 титан, уран или золото дешевле.
anachrony-tile-archive_of_the_eras = Архив эпох
    .acc = «Архив эпох»
anachrony-free-archive_of_the_eras = Архив эпох
anachrony-text-archive_of_the_eras = В конце игры: 1 очко за каждый шаг ваших путешествий во времени.
anachrony-tile-cloning_vat = Камера клонирования
    .acc = «Камеру клонирования»
anachrony-free-cloning_vat = Камера клонирования
anachrony-text-cloning_vat = Поставьте рабочего: получите уставшего рабочего того же типа.
anachrony-tile-continuum_stabilizer = Стабилизатор континуума
    .acc = «Стабилизатор континуума»
anachrony-free-continuum_stabilizer = Стабилизатор континуума
anachrony-text-continuum_stabilizer = При постройке: заберите до 3 варп-плиток без оплаты.
anachrony-tile-dark_matter_converter = Преобразователь тёмной материи
    .acc = «Преобразователь тёмной материи»
anachrony-free-dark_matter_converter = Преобразователь тёмной материи
anachrony-text-dark_matter_converter = Свободное действие: отдайте рабочего и получите активного гения, нейтроний или энергоядро.
anachrony-tile-exocrawler = Экзовездеход
    .acc = «Экзовездеход»
anachrony-free-exocrawler = Экзовездеход
anachrony-text-exocrawler = Свободное действие: поставьте рабочего в заряженном экзоскелете на игровое поле сверх обычного хода.
anachrony-tile-grand_reservoir = Большой резервуар
    .acc = «Большой резервуар»
anachrony-free-grand_reservoir = Большой резервуар
anachrony-text-grand_reservoir = В каждый свой ход фазы действий вы платите на 1 воду меньше, но не кочевникам.
anachrony-tile-neutronium_research_center = Центр изучения нейтрония
    .acc = «Центр изучения нейтрония»
anachrony-free-neutronium_research_center = Центр изучения нейтрония
anachrony-text-neutronium_research_center = При постройке: выполните до двух стандартных исследований.
anachrony-tile-outback_conditioner = Терраформер пустошей
    .acc = «Терраформер пустошей»
anachrony-free-outback_conditioner = Терраформер пустошей
anachrony-text-outback_conditioner = Поставьте рабочего: заплатите 2 воды; выполните этим рабочим стандартное строительство, наём или исследование.
anachrony-tile-particle_collider = Коллайдер частиц
    .acc = «Коллайдер частиц»
anachrony-free-particle_collider = Коллайдер частиц
anachrony-text-particle_collider = Свободное действие: обменяйте 2 базовых ресурса (титан, уран, золото) на нейтроний или наоборот.
anachrony-tile-quantum_chameleon = Квантовый хамелеон
    .acc = «Квантовый хамелеон»
anachrony-free-quantum_chameleon = Квантовый хамелеон
anachrony-text-quantum_chameleon = Поставьте гения: выполните действие любого здания или суперпроекта любого игрока; рабочий вернётся так, как указано там.
anachrony-tile-rescue_pods = Спасательные капсулы
    .acc = «Спасательные капсулы»
anachrony-free-rescue_pods = Спасательные капсулы
anachrony-text-rescue_pods = Можете эвакуироваться, не выполнив условие своего пути.
anachrony-tile-synthetic_endorphins = Синтетические эндорфины
    .acc = «Синтетические эндорфины»
anachrony-free-synthetic_endorphins = Синтетические эндорфины
anachrony-text-synthetic_endorphins = Принуждение при самой низкой морали не стоит вам рабочего, а мораль не отнимает очков.
anachrony-tile-tectonic_drill = Тектонический бур
    .acc = «Тектонический бур»
anachrony-free-tectonic_drill = Тектонический бур
anachrony-text-tectonic_drill = Каждое ваше действие в руднике даёт ещё 1 титан, уран или золото.
anachrony-tile-temporal_tourism = Темпоральный туризм
    .acc = «Темпоральный туризм»
anachrony-free-temporal_tourism = Темпоральный туризм
anachrony-text-temporal_tourism = Свободное действие: отправьтесь в прошлое, до 3 эр назад.
anachrony-tile-the_ultimate_plan = Генеральный план
    .acc = «Генеральный план»
anachrony-free-the_ultimate_plan = Генеральный план
anachrony-text-the_ultimate_plan = В конце игры: 3 очка за каждый ваш суперпроект.
anachrony-tile-uranium_cores = Урановые ядра
    .acc = «Урановые ядра»
anachrony-free-uranium_cores = Урановые ядра
anachrony-text-uranium_cores = Свободное действие: получите заряженный экзоскелет.
anachrony-tile-welfare_society = Общество благоденствия
    .acc = «Общество благоденствия»
anachrony-free-welfare_society = Общество благоденствия
anachrony-text-welfare_society = Поставьте администратора: заплатите 1 воду; поднимите мораль.


## Experiments

anachrony-experiment-ai_research = Исследование ИИ
anachrony-experiment-examine_temporal_distortion = Изучение темпоральных искажений
anachrony-experiment-hydro_plant_upgrades = Модернизация гидростанций
anachrony-experiment-interstellar_missile_system = Межзвёздная ракетная система
anachrony-experiment-life_support_improvements = Улучшение жизнеобеспечения
anachrony-experiment-quantum_mechanics = Квантовая механика
anachrony-experiment-resistant_genotype = Устойчивый генотип
anachrony-experiment-reverse_water_gas_shift = Обратная конверсия водяного газа
anachrony-experiment-technological_singularity = Технологическая сингулярность
anachrony-experiment-timeline_protection_doctrine = Доктрина защиты линии времени
anachrony-experiment-alien_studies = Изучение пришельцев
anachrony-experiment-augmented_time_rifts = Расширенные разломы времени
anachrony-experiment-austerity_measures = Режим экономии
anachrony-experiment-caste_system = Кастовая система
anachrony-experiment-colony_coordination_protocol = Протокол координации колоний
anachrony-experiment-fortunate_accident = Счастливая случайность
anachrony-experiment-hive_mind = Коллективный разум
anachrony-experiment-irrigation_systems = Системы орошения
anachrony-experiment-outback_mapping = Картография пустошей
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
anachrony-asset-15 = 15 (1 вода и 1 прорыв)
anachrony-asset-16 = 16 (1 титан и 1 уставший гений)
