### «Эхо времени». У карт есть винительный (.acc, если он отличается от названия) и родительный падеж
### (.gen), у источников ещё дательный (.dat) и творительный (.ins).
###
### Эффекты источника: 1 — захват, 2 — укрепление, 3 — пламя; его название есть и среди карт.
###
### Цвета, концовки и места приходят простыми словами, чтобы выбирать по ним: yellow, supply, centre.


## Коробка

echoes-title = Эхо времени
echoes-about = Посылайте существ и артефакты сквозь время, соберите отряд, захватывайте и укрепляйте источники.
echoes-setting-interaction = Насколько игроки мешают друг другу?
echoes-setting-interaction-full = Сильно: в игре все карты и источники
echoes-setting-interaction-low = Слабо: без восьми карт и двух источников


## Названия

echoes-word-draw = Взять 2 карты


## Вопросы

echoes-ask-first-play = Выберите первую карту. Её покажут, когда выберут все.
echoes-ask-action = Выберите основное действие или сначала свободное.
echoes-ask-free-action = Выберите свободное действие или закончите ход.
echoes-ask-summon = Вы призываете две карты: какую первой?
echoes-ask-hand-limit =
    { $count ->
        [1] На руке слишком много карт: сбросьте одну.
        [one] На руке слишком много карт: сбросьте { $count } карту, по одной.
        [few] На руке слишком много карт: сбросьте { $count } карты, по одной.
       *[many] На руке слишком много карт: сбросьте { $count } карт, по одной.
    }

echoes-ask-pay =
    { $count ->
        [1] Сбросьте карту, чтобы оплатить { $card-acc }.
        [one] Сбросьте { $count } карту, по одной, чтобы оплатить { $card-acc }.
        [few] Сбросьте { $count } карты, по одной, чтобы оплатить { $card-acc }.
       *[many] Сбросьте { $count } карт, по одной, чтобы оплатить { $card-acc }.
    }
echoes-ask-play =
    { $may ->
        [yes] Разыграть карту? Выберите её или закончите.
       *[no] Выберите карту, чтобы разыграть её.
    }
echoes-ask-move =
    { $steps ->
        [1] Передвинуть карту на { $steps } шаг? Выберите её или закончите.
        [one] Передвинуть карты всего на { $steps } шаг? Выберите движение или закончите.
        [few] Передвинуть карты всего на { $steps } шага? Выберите движение или закончите.
       *[many] Передвинуть карты всего на { $steps } шагов? Выберите движение или закончите.
    }
echoes-ask-send =
    { $may ->
        [yes] { $source }: ваша сила { $strength } больше { $resistance }. Отправить ещё или закончить?
       *[no] { $source }: отправьте существ с силой больше { $resistance } (пока { $strength }).
    }
echoes-ask-reinforce = Какое существо положить под { $source }?
echoes-ask-conquer = Захватить источник? Выберите его или закончите.
echoes-ask-fortify = Укрепить источник? Выберите его или закончите.

echoes-ask-use-effect = Использовать этот эффект?
echoes-ask-react = Чей эффект использовать теперь? Выберите карту или откажитесь от остальных.
echoes-ask-activate =
    { $may ->
        [yes] Использовать эффект другой карты? Выберите её или закончите.
       *[no] Выберите, эффект какой карты использовать.
    }
echoes-ask-activate-flame =
    { $may ->
        [yes] Использовать другое пламя? Выберите его или закончите.
       *[no] Выберите, какое пламя использовать.
    }
echoes-ask-remove = Убрать карту из своего отряда? Выберите её или закончите.
echoes-ask-choose-one =
    { $may ->
        [yes] Выберите что-то одно или ничего.
       *[no] Выберите что-то одно.
    }
echoes-ask-discard = Выберите карту, чтобы сбросить её.


## Варианты

echoes-option-play = Разыграть { $card-acc }
echoes-option-move =
    { $steps ->
        [one] Передвинуть { $card-acc } на { $steps } шаг
        [few] Передвинуть { $card-acc } на { $steps } шага
       *[many] Передвинуть { $card-acc } на { $steps } шагов
    }
echoes-option-flame = Использовать пламя { $it-gen }
echoes-option-conquer = Захватить { $source }
echoes-option-fortify = Укрепить { $source }
echoes-option-reinforce = Усилить { $source }


## События

echoes-round = Начинается раунд { $number }; маркер первого игрока: { $who }.
echoes-slid =
    { $color ->
        [yellow] { $who } сдвигает плитки: активное пламя — жёлтое.
        [blue] { $who } сдвигает плитки: активное пламя — синее.
       *[red] { $who } сдвигает плитки: активное пламя — красное.
    }
echoes-shuffled =
    { $count ->
        [one] Сброс становится новой колодой: { $count } карта.
        [few] Сброс становится новой колодой: { $count } карты.
       *[many] Сброс становится новой колодой: { $count } карт.
    }

echoes-took-cards = { $who } берёт карты.
echoes-drew =
    { $card-kind ->
        [card] { $who } берёт { $card-acc }.
       *[other] { $who } берёт карту.
    }
echoes-discarded = { $who } сбрасывает { $card-acc }.
echoes-played =
    { $position ->
        [0] { $who } разыгрывает { $card-acc }: это не требует времени.
       *[other] { $who } разыгрывает { $card-acc } на позицию { $position }.
    }
echoes-moved =
    { $position ->
        [0] { $who } сдвигает { $card-acc } с планшета.
       *[other] { $who } передвигает { $card-acc } на позицию { $position }.
    }
echoes-summoned = { $who } призывает { $card-acc }.
echoes-removed = { $who } убирает { $card-acc }.
echoes-used = { $who } использует эффект { $it-gen }.
echoes-activated = { $who } использует эффект { $it-gen }.
echoes-flamed = { $who } использует пламя { $it-gen }.
echoes-gained =
    { $count ->
        [one] { $who } получает { $count } очко.
        [few] { $who } получает { $count } очка.
       *[many] { $who } получает { $count } очков.
    }
echoes-lost =
    { $count ->
        [one] { $who } сбрасывает { $count } очко.
        [few] { $who } сбрасывает { $count } очка.
       *[many] { $who } сбрасывает { $count } очков.
    }

echoes-attacked = { $who } идёт захватывать { $source }.
echoes-sent = { $who } отправляет { $card-acc } к { $source-dat }.
echoes-conquered =
    { $owner-kind ->
        [seat] { $who } захватывает { $source }, который теряет { $owner }.
       *[other] { $who } захватывает { $source }.
    }
echoes-abandoned = { $source } возвращается в центр.
echoes-reinforced = { $who } усиливает { $source }.
echoes-fortified = { $who } укрепляет { $source }.

echoes-last-round =
    { $reason ->
        [supply] Запас очков пуст: это последний раунд.
        [party] В отряде двенадцать карт ({ $who }): это последний раунд.
       *[sources] Все источники укреплены: это последний раунд.
    }
echoes-scored =
    { $total ->
        [one] { $who }: { $total } очко, из них в жетонах { $tokens }, за источники { $sources }, за карты { $cards }.
        [few] { $who }: { $total } очка, из них в жетонах { $tokens }, за источники { $sources }, за карты { $cards }.
       *[many] { $who }: { $total } очков, из них в жетонах { $tokens }, за источники { $sources }, за карты { $cards }.
    }
echoes-ended =
    { $winners-count ->
        [one] { $winners } побеждает.
        [few] { $winners } делят победу.
       *[many] { $winners } делят победу.
    }


## Стол в терминале

echoes-board-round = Раунд { $round }
echoes-board-turn = ходит { $who }
echoes-board-opening = Все выбирают первую карту
echoes-board-supply = запас { $supply }, резерв { $reserve }, колода { $deck }, сброс { $discard }
echoes-board-ending = последний раунд
echoes-board-you = { $who } (вы)
echoes-board-centre = в центре
echoes-board-held = { $who }
echoes-board-sealed = { $who }, укреплён
echoes-board-need = захват: больше { $need }
echoes-board-might = сила { $strength }, укрепление: больше { $need }
echoes-board-under = под ним
echoes-board-score = счёт
echoes-board-flame = пламя
echoes-board-board = планшет
echoes-board-party = отряд
echoes-board-hand = рука
echoes-board-own-hand = Ваша рука
echoes-board-points = { $score } ({ $points } в жетонах)
echoes-board-size = { $size } из { $most } карт
echoes-board-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
# Как можно короче: сила существа рядом с его названием. Её объясняет легенда.
echoes-board-strong = с{ $strength }
echoes-color-yellow = жёлтое
echoes-color-blue = синее
echoes-color-red = красное
echoes-kind-water = Вода
echoes-kind-wood = Лес
echoes-kind-sky = Небо
echoes-kind-earth = Земля
echoes-kind-neutral = нейтральная карта
echoes-kind-creature = существо
echoes-kind-artifact = артефакт
echoes-kind-battle = Битва
echoes-kind-magic = Магия

# Какой фракции карта, битвы или магии, существо или артефакт.
echoes-card-kinds = { $family }, { $field }, { $kind }
echoes-card-cost =
    { $cards ->
        [one] стоит { $cards } карту, время { $time }
        [few] стоит { $cards } карты, время { $time }
       *[many] стоит { $cards } карт, время { $time }
    }
echoes-card-strength = сила { $strength }
echoes-card-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
echoes-card-ours = придумано нами
echoes-card-boxed = из коробки
echoes-source-facts = { $source }: захват силой больше { $conquer }, тогда очков { $points }; укрепление силой больше { $fortify }, тогда очков { $sealed }
echoes-legend-cards = У карты на руке написано, сколько она стоит: 2+3 — это 2 карты и время 3; с2 — сила 2.
echoes-legend-board = Планшет читается слева направо: позиции с 5 по 1, а потом отряд. Перед картами плитки стоит её цвет; { $token } отмечает карту, использованную в этом раунде.
echoes-legend-topics = О каких правилах можно спросить: { $topics }.


## Правила вкратце, для справки в терминале

echoes-topic-goal = цель
echoes-rule-goal = Побеждает тот, у кого больше очков: жетоны, источники и все призванные карты. Игра кончается после раунда, в котором запас пуст, у кого-то двенадцать карт (источник считается за две, существа под ним — за ноль) или укреплены все источники. При равенстве решает число укреплённых источников.
echoes-topic-round = раунд
echoes-rule-round = Все плитки сдвигаются, и то, что ушло с планшета, призывается; каждый берёт карту. Затем два круга подряд каждый выполняет основное действие и сколько угодно свободных. В конце руки сокращаются до десяти карт, а жетоны убираются.
echoes-topic-play = разыграть
echoes-rule-play = Сбросьте столько других карт, сколько стоит карта, и положите её на позицию, которую указывает её время, или на ближайшую слева, где есть место. Если времени не нужно, она сразу призывается. Двух одинаковых карт у вас быть не может.
echoes-topic-move = передвинуть
echoes-rule-move = Всего два шага вправо, одной картой или двумя. Карта может пройти мимо полной плитки, но не остановиться на ней. То, что ушло с планшета, призывается.
echoes-topic-summon = призвать
echoes-rule-summon = Призванная карта входит в ваш отряд. Её эффект призыва можно использовать сейчас или никогда; затем могут ответить ваши другие карты.
echoes-topic-flame = пламя
echoes-rule-flame = Свободное действие: использовать пламя того цвета, который лежит рядом с вашим планшетом, на карте отряда или на своём источнике, один раз за раунд, что бы из этого ни вышло. На карту кладут жетон, и до следующего раунда её нельзя отправить к источнику.
echoes-topic-conquer = захват
echoes-rule-conquer = Отправьте существ, сила которых больше, чем требует источник, или больше силы существ под ним. Используйте эффект захвата; существа ложатся под источник: эффектов у них нет, но символы, сила и очки остаются. Кто теряет источник, забирает существ обратно.
echoes-topic-reinforce = усилить
echoes-rule-reinforce = Свободное действие: положите ещё одно существо под источник, который вы захватили, но не укрепили.
echoes-topic-fortify = укрепить
echoes-rule-fortify = Если сила под вашим источником больше его второго числа, используйте эффект укрепления и запечатайте существ: теперь считаются только их очки. Укреплённый источник никто не может забрать.
echoes-topic-remove = убрать
echoes-rule-remove = Убранная карта уходит из отряда или из-под захваченного источника в сброс. Источник, под которым не осталось существ, возвращается в центр.
echoes-topic-origin = происхождение
echoes-rule-origin = Списка настоящих карт в открытом доступе нет. У пятнадцати карт и двух источников — названия и некоторые свойства из настоящей коробки; всё остальное придумано нами, и на картах это написано.


## Что сравнивают симуляции

echoes-fact-summoned = Призванная карта
echoes-fact-first = Первая разыгранная карта
echoes-fact-flame = Использованное пламя
echoes-fact-conquered = Захваченный источник
echoes-fact-fortified = Укреплённый источник
echoes-fact-ended = Кто вызвал последний раунд
echoes-category-tokens = Жетоны
echoes-category-sources = Источники
echoes-category-cards = Карты
echoes-ending-supply = Запас пуст
echoes-ending-party = Двенадцать карт
echoes-ending-sources = Все источники укреплены
echoes-ending-supply-and-party = Пустой запас и двенадцать карт
echoes-ending-supply-and-sources = Запас пуст и все источники укреплены
echoes-ending-party-and-sources = Двенадцать карт и все источники укреплены
echoes-ending-supply-and-party-and-sources = Все три сразу
# Что рано или поздно должно случиться, когда игру проверяют.
echoes-coverage-summoned = Призванные карты
echoes-coverage-flame = Использованное пламя
echoes-coverage-conquered = Захваченные источники
echoes-coverage-fortified = Укреплённые источники


## Стол в браузере

# Что говорит о карте программа чтения с экрана.
echoes-web-card =
    { $strength ->
        [0] { $card }, { $family }, { $kind }
       *[other] { $card }, { $family }, { $kind }, сила { $strength }
    }
# Сначала название и текст, как их видно.
echoes-web-card-whole =
    { $cards ->
        [one] { $card }. { $text } { $facts }, стоит { $cards } карту, время { $time }
        [few] { $card }. { $text } { $facts }, стоит { $cards } карты, время { $time }
       *[many] { $card }. { $text } { $facts }, стоит { $cards } карт, время { $time }
    }
echoes-web-card-used = { $card }, использована в этом раунде

echoes-web-area = { $who }: игровая область
echoes-web-board = { $who }: планшет времени
echoes-web-party = { $who }: отряд
echoes-web-nobody = Ещё никто не призван.
echoes-web-empty-hand = Ваша рука пуста.
echoes-web-tile =
    { $color ->
        [yellow] Позиция { $position }, жёлтое пламя
        [blue] Позиция { $position }, синее пламя
       *[red] Позиция { $position }, красное пламя
    }
echoes-web-active =
    { $color ->
        [yellow] Активное пламя — жёлтое
        [blue] Активное пламя — синее
       *[red] Активное пламя — красное
    }
echoes-web-burning = активно

# Сначала название, владелец и тексты, как их видно.
echoes-web-source =
    { $strength ->
        [0] { $source }, { $whose }. { $texts } Состояние: { $status }, захват силой больше { $conquer }, укрепление больше { $fortify }
       *[other] { $source }, { $whose }. { $texts } Состояние: { $status }, сила { $strength }, укрепление больше { $fortify }
    }
echoes-web-source-free = в центре
echoes-web-source-held = владеет { $who }
echoes-web-source-sealed = укреплён, владеет { $who }
echoes-web-under = Существа под { $source-ins }

echoes-web-ends = Насколько близок конец
echoes-web-before = Перед раундом 1
echoes-web-turn = ход { $turn } из { $turns }
echoes-web-end-supply =
    { $count ->
        [one] ещё { $count } очко
        [few] ещё { $count } очка
       *[many] ещё { $count } очков
    }
echoes-web-end-party = отряд { $count } из { $most }
echoes-web-end-sources = укреплено { $count } из { $most }

echoes-web-first = маркер первого игрока
echoes-web-score =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
echoes-web-sheet = в жетонах { $tokens }, за источники { $sources }, за карты { $cards }
echoes-web-unfold = Показать целиком: { $who }
echoes-web-fold = Свернуть: { $who }
echoes-web-back = Назад к себе

echoes-web-deck =
    { $count ->
        [one] Колода, { $count } карта
        [few] Колода, { $count } карты
       *[many] Колода, { $count } карт
    }
echoes-web-deck-caption = колода
echoes-web-discard-caption = сброс

echoes-web-about-deck = Взять 2 карты — основное действие. Когда колода пуста, сброшенные карты тасуются в новую.
echoes-web-about-discard = Сброс пуст.
echoes-web-about-discarded = Сброшенные карты, последние впереди: { $cards }.
echoes-web-about-supply = Игра кончается после раунда, в котором запас очков опустел. Недостающие очки берутся из резерва.
echoes-web-about-party =
    { $count ->
        [one] Игра кончается после раунда, в котором у кого-то в отряде { $count } карта. Источник считается за две, существа под ним — за ноль.
        [few] Игра кончается после раунда, в котором у кого-то в отряде { $count } карты. Источник считается за две, существа под ним — за ноль.
       *[many] Игра кончается после раунда, в котором у кого-то в отряде { $count } карт. Источник считается за две, существа под ним — за ноль.
    }
echoes-web-about-sources = Игра кончается после раунда, в котором укреплены все источники.
echoes-web-counts =
    { $points ->
        [one] сейчас приносит { $points } очко
        [few] сейчас приносит { $points } очка
       *[many] сейчас приносит { $points } очков
    }
echoes-web-copies =
    { $count ->
        [one] В игре { $count } такая карта.
        [few] В игре { $count } такие карты.
       *[many] В игре { $count } таких карт.
    }

echoes-web-column-player = Игрок
echoes-web-column-tokens = Жетоны
echoes-web-column-sources = Источники
echoes-web-column-cards = Карты
echoes-web-column-total = Итого

## Карты

echoes-card-king_of_the_seas = Король морей
    .acc = Короля морей
    .gen = Короля морей
echoes-card-queen_of_the_seas = Королева морей
    .acc = Королеву морей
    .gen = Королевы морей
echoes-card-ambassador_of_the_reef = Посол рифа
    .acc = Посла рифа
    .gen = Посла рифа
echoes-card-whispering_shell = Шепчущая раковина
    .acc = Шепчущую раковину
    .gen = Шепчущей раковины
echoes-card-pearl_diver = Ловец жемчуга
    .acc = Ловца жемчуга
    .gen = Ловца жемчуга
echoes-card-coral_golem = Коралловый голем
    .acc = Кораллового голема
    .gen = Кораллового голема
echoes-card-tide_caller = Заклинатель прилива
    .acc = Заклинателя прилива
    .gen = Заклинателя прилива
echoes-card-deep_leviathan = Глубинный левиафан
    .acc = Глубинного левиафана
    .gen = Глубинного левиафана
echoes-card-siren = Сирена
    .acc = Сирену
    .gen = Сирены
echoes-card-kelp_weaver = Ткачиха водорослей
    .acc = Ткачиху водорослей
    .gen = Ткачихи водорослей
echoes-card-naiad_scribe = Наяда-летописица
    .acc = Наяду-летописицу
    .gen = Наяды-летописицы
echoes-card-reef_guard = Страж рифа
    .acc = Стража рифа
    .gen = Стража рифа
echoes-card-storm_ray = Грозовой скат
    .acc = Грозового ската
    .gen = Грозового ската
echoes-card-turtle_sage = Мудрая черепаха
    .acc = Мудрую черепаху
    .gen = Мудрой черепахи
echoes-card-sea_serpent = Морской змей
    .acc = Морского змея
    .gen = Морского змея
echoes-card-pearl_of_memory = Жемчужина памяти
    .acc = Жемчужину памяти
    .gen = Жемчужины памяти
echoes-card-coral_crown = Коралловая корона
    .acc = Коралловую корону
    .gen = Коралловой короны
echoes-card-tidal_clock = Приливные часы
    .gen = Приливных часов
echoes-card-harpoon_of_the_deep = Гарпун глубин
    .gen = Гарпуна глубин
echoes-card-tide_horn = Рог прилива
    .gen = Рога прилива
echoes-card-forest_emperor = Император леса
    .acc = Императора леса
    .gen = Императора леса
echoes-card-rider_of_the_meadows = Всадник лугов
    .acc = Всадника лугов
    .gen = Всадника лугов
echoes-card-acorn_sprite = Желудёвый дух
    .acc = Желудёвого духа
    .gen = Желудёвого духа
echoes-card-old_treant = Старый древень
    .acc = Старого древня
    .gen = Старого древня
echoes-card-grove_druid = Друид рощи
    .acc = Друида рощи
    .gen = Друида рощи
echoes-card-beekeeper = Пасечник
    .acc = Пасечника
    .gen = Пасечника
echoes-card-hedge_knight = Межевой рыцарь
    .acc = Межевого рыцаря
    .gen = Межевого рыцаря
echoes-card-moss_bear = Мшистый медведь
    .acc = Мшистого медведя
    .gen = Мшистого медведя
echoes-card-seed_sower = Сеятель
    .acc = Сеятеля
    .gen = Сеятеля
echoes-card-fawn_dancer = Танцующий оленёнок
    .acc = Танцующего оленёнка
    .gen = Танцующего оленёнка
echoes-card-pack_leader = Вожак стаи
    .acc = Вожака стаи
    .gen = Вожака стаи
echoes-card-elk_herald = Лось-глашатай
    .acc = Лося-глашатая
    .gen = Лося-глашатая
echoes-card-wolf_runner = Бегущий с волками
    .acc = Бегущего с волками
    .gen = Бегущего с волками
echoes-card-horn_of_spring = Рог весны
    .gen = Рога весны
echoes-card-living_bow = Живой лук
    .gen = Живого лука
echoes-card-heartwood_amulet = Древесный амулет
    .gen = Древесного амулета
echoes-card-sapling_staff = Посох-саженец
    .gen = Посоха-саженца
echoes-card-root_throne = Трон корней
    .gen = Трона корней
echoes-card-hunting_horn = Охотничий рог
    .gen = Охотничьего рога
echoes-card-mighty_witch = Могучая ведьма
    .acc = Могучую ведьму
    .gen = Могучей ведьмы
echoes-card-star_reader = Звездочёт
    .acc = Звездочёта
    .gen = Звездочёта
echoes-card-moon_dragon = Лунный дракон
    .acc = Лунного дракона
    .gen = Лунного дракона
echoes-card-wind_courier = Гонец ветра
    .acc = Гонца ветра
    .gen = Гонца ветра
echoes-card-time_weaver = Ткач времени
    .acc = Ткача времени
    .gen = Ткача времени
echoes-card-night_owl = Ночная сова
    .acc = Ночную сову
    .gen = Ночной совы
echoes-card-comet_rider = Наездник кометы
    .acc = Наездника кометы
    .gen = Наездника кометы
echoes-card-cloud_giant = Облачный великан
    .acc = Облачного великана
    .gen = Облачного великана
echoes-card-constellation_keeper = Хранитель созвездий
    .acc = Хранителя созвездий
    .gen = Хранителя созвездий
echoes-card-dream_harpy = Гарпия снов
    .acc = Гарпию снов
    .gen = Гарпии снов
echoes-card-eclipse_priest = Жрец затмения
    .acc = Жреца затмения
    .gen = Жреца затмения
echoes-card-lightning_lancer = Копейщик молний
    .acc = Копейщика молний
    .gen = Копейщика молний
echoes-card-feather_cloak = Плащ из перьев
    .gen = Плаща из перьев
echoes-card-aurora_singer = Певица сияния
    .acc = Певицу сияния
    .gen = Певицы сияния
echoes-card-sky_whale = Небесный кит
    .acc = Небесного кита
    .gen = Небесного кита
echoes-card-hourglass_of_night = Песочные часы ночи
    .gen = Песочных часов ночи
echoes-card-sky_compass = Небесный компас
    .gen = Небесного компаса
echoes-card-star_chart = Звёздный атлас
    .gen = Звёздного атласа
echoes-card-lens_of_dawn = Линза рассвета
    .acc = Линзу рассвета
    .gen = Линзы рассвета
echoes-card-meteor_shard = Осколок метеора
    .gen = Осколка метеора
echoes-card-hypnotist = Гипнотизёр
    .acc = Гипнотизёра
    .gen = Гипнотизёра
echoes-card-stone_colossus = Каменный колосс
    .acc = Каменного колосса
    .gen = Каменного колосса
echoes-card-miner = Рудокоп
    .acc = Рудокопа
    .gen = Рудокопа
echoes-card-cave_troll = Пещерный тролль
    .acc = Пещерного тролля
    .gen = Пещерного тролля
echoes-card-dwarf_sapper = Дворф-сапёр
    .acc = Дворфа-сапёра
    .gen = Дворфа-сапёра
echoes-card-mole_tunneller = Крот-проходчик
    .acc = Крота-проходчика
    .gen = Крота-проходчика
echoes-card-smelter = Плавильщик
    .acc = Плавильщика
    .gen = Плавильщика
echoes-card-gem_carver = Гранильщик
    .acc = Гранильщика
    .gen = Гранильщика
echoes-card-agate_core = Агатовое ядро
    .gen = Агатового ядра
echoes-card-basalt_guard = Базальтовый страж
    .acc = Базальтового стража
    .gen = Базальтового стража
echoes-card-lava_shaman = Шаман лавы
    .acc = Шамана лавы
    .gen = Шамана лавы
echoes-card-warlord_of_the_deep = Воевода недр
    .acc = Воеводу недр
    .gen = Воеводы недр
echoes-card-iron_golem = Железный голем
    .acc = Железного голема
    .gen = Железного голема
echoes-card-tunnel_guide = Проводник туннелей
    .acc = Проводника туннелей
    .gen = Проводника туннелей
echoes-card-gnome_tinker = Гном-механик
    .acc = Гнома-механика
    .gen = Гнома-механика
echoes-card-crystal_wyrm = Хрустальный змей
    .acc = Хрустального змея
    .gen = Хрустального змея
echoes-card-war_drum = Боевой барабан
    .gen = Боевого барабана
echoes-card-runed_hammer = Рунный молот
    .gen = Рунного молота
echoes-card-geode = Жеода
    .acc = Жеоду
    .gen = Жеоды
echoes-card-furnace_heart = Сердце горнила
    .gen = Сердца горнила
echoes-card-siege_ram = Осадный таран
    .gen = Осадного тарана
echoes-card-thief = Вор
    .acc = Вора
    .gen = Вора
echoes-card-explorer = Искатель
    .acc = Искателя
    .gen = Искателя
echoes-card-princess = Принцесса
    .acc = Принцессу
    .gen = Принцессы
echoes-card-oracles_eye = Око оракула
    .gen = Ока оракула
echoes-card-builder = Строитель
    .acc = Строителя
    .gen = Строителя
echoes-card-mercenary = Наёмник
    .acc = Наёмника
    .gen = Наёмника
echoes-card-wandering_bard = Бродячий бард
    .acc = Бродячего барда
    .gen = Бродячего барда
echoes-card-spy = Шпион
    .acc = Шпиона
    .gen = Шпиона
echoes-card-alchemist = Алхимик
    .acc = Алхимика
    .gen = Алхимика
echoes-card-nomad_chief = Вождь кочевников
    .acc = Вождя кочевников
    .gen = Вождя кочевников
echoes-card-court_jester = Придворный шут
    .acc = Придворного шута
    .gen = Придворного шута
echoes-card-knight_errant = Рыцарь-странник
    .acc = Рыцаря-странника
    .gen = Рыцаря-странника
echoes-card-time_monk = Монах времени
    .acc = Монаха времени
    .gen = Монаха времени
echoes-card-assassin = Ассасин
    .acc = Ассасина
    .gen = Ассасина
echoes-card-veteran_captain = Бывалый капитан
    .acc = Бывалого капитана
    .gen = Бывалого капитана
echoes-card-crown_of_four_lands = Корона четырёх царств
    .acc = Корону четырёх царств
    .gen = Короны четырёх царств
echoes-card-sages_tome = Фолиант мудреца
    .gen = Фолианта мудреца
echoes-card-battle_banner = Боевое знамя
    .gen = Боевого знамени
echoes-card-trapped_chest = Сундук с ловушкой
    .gen = Сундука с ловушкой
echoes-card-eternal_lamp = Вечная лампа
    .acc = Вечную лампу
    .gen = Вечной лампы


## Эффекты карт

echoes-effect-king_of_the_seas-1 = При призыве: используйте эффект призыва другой карты Воды своего отряда.
echoes-effect-queen_of_the_seas-1 = При призыве: получите 1 очко за каждую карту Воды в вашем отряде.
echoes-effect-ambassador_of_the_reef-1 = При призыве: используйте эффект призыва другой карты своего отряда.
echoes-effect-whispering_shell-1 = Каждый раз, когда вы призываете другую карту Воды: возьмите карту.
echoes-effect-pearl_diver-1 = При призыве: возьмите 2 карты, затем получите 1 очко.
echoes-effect-coral_golem-1 = При призыве: получите 1 очко, затем возьмите 2 карты.
echoes-effect-tide_caller-1 = Синее пламя: возьмите 2 карты.
echoes-effect-deep_leviathan-1 = При призыве: получите 1 очко, затем каждый соперник сбрасывает карту.
echoes-effect-siren-1 = Синее пламя: каждый соперник сбрасывает карту, затем вы получаете 1 очко.
echoes-effect-kelp_weaver-1 = Ваши карты Магии стоят на 1 карту меньше.
echoes-effect-naiad_scribe-1 = При призыве: возьмите карту за каждую карту Магии в вашем отряде, но не больше 4.
echoes-effect-reef_guard-1 = Жёлтое пламя: получите 1 очко.
echoes-effect-storm_ray-1 = При призыве: возьмите карту, затем получите 2 очка.
echoes-effect-turtle_sage-1 = В конце игры: 1 очко за каждую карту Воды в вашем отряде.
echoes-effect-sea_serpent-1 = Синее пламя: получите 2 очка.
echoes-effect-pearl_of_memory-1 = Синее пламя: используйте эффект призыва другой карты Воды своего отряда.
echoes-effect-coral_crown-1 = В конце игры: 1 очко за каждую карту Магии в вашем отряде.
echoes-effect-tidal_clock-1 = Жёлтое пламя: возьмите карту, затем передвиньте карты на планшете, всего до 2 шагов.
echoes-effect-harpoon_of_the_deep-1 = Каждый раз, когда вы захватываете источник: возьмите 3 карты.
echoes-effect-tide_horn-1 = При призыве: получите 1 очко, затем возьмите 3 карты.
echoes-effect-forest_emperor-1 = При призыве: разыграйте карту Леса дешевле на 2 карты и 2 единицы времени.
echoes-effect-rider_of_the_meadows-1 = Жёлтое пламя: передвиньте карты на планшете, всего до 2 шагов.
echoes-effect-acorn_sprite-1 = При призыве: получите 2 очка.
echoes-effect-old_treant-1 = При призыве: получите 2 очка.
echoes-effect-grove_druid-1 = Ваши существа стоят на 1 карту меньше.
echoes-effect-beekeeper-1 = Жёлтое пламя: получите 1 очко.
echoes-effect-hedge_knight-1 = При призыве: передвиньте карты на планшете, всего до 2 шагов.
echoes-effect-moss_bear-1 = При призыве: получите 2 очка.
echoes-effect-seed_sower-1 = При призыве: разыграйте карту дешевле на 1 карту.
echoes-effect-fawn_dancer-1 = Каждый раз, когда вы призываете другую карту Леса: получите 1 очко.
echoes-effect-pack_leader-1 = В конце игры: 1 очко за каждую карту Битвы в вашем отряде.
echoes-effect-elk_herald-1 = Ваши существа стоят на 1 единицу времени меньше.
echoes-effect-wolf_runner-1 = При призыве: вы можете захватить источник.
echoes-effect-horn_of_spring-1 = Жёлтое пламя: разыграйте карту за обычную цену.
echoes-effect-living_bow-1 = Ваши карты Битвы стоят на 1 карту меньше.
echoes-effect-heartwood_amulet-1 = В конце игры: 1 очко за каждую карту Леса в вашем отряде.
echoes-effect-sapling_staff-1 = При призыве: разыграйте карту дешевле на 2 карты.
echoes-effect-root_throne-1 = В конце игры: 1 очко за каждое существо в вашем отряде.
echoes-effect-hunting_horn-1 = Жёлтое пламя: вы можете захватить источник.
echoes-effect-mighty_witch-1 = При призыве: получите 1 очко за каждую карту Леса в вашем отряде.
echoes-effect-star_reader-1 = При призыве: сдвиньте свои плитки времени один раз.
echoes-effect-moon_dragon-1 = При призыве: сдвиньте свои плитки времени один раз.
echoes-effect-wind_courier-1 = При призыве: передвиньте карты на планшете, всего до 3 шагов.
echoes-effect-time_weaver-1 = Ваши карты стоят на 1 единицу времени меньше.
echoes-effect-night_owl-1 = Жёлтое пламя: передвиньте карты на планшете, всего до 2 шагов.
echoes-effect-comet_rider-1 = При призыве: используйте пламя любого цвета на другой своей карте или своём источнике.
echoes-effect-cloud_giant-1 = При призыве: получите 1 очко, затем передвиньте карты на планшете, всего до 2 шагов.
echoes-effect-constellation_keeper-1 = В конце игры: 1 очко за каждую карту Неба в вашем отряде.
echoes-effect-dream_harpy-1 = Синее пламя: каждый соперник сбрасывает 1 очко, затем вы получаете 1 очко.
echoes-effect-eclipse_priest-1 = Красное пламя: сдвиньте свои плитки времени один раз, затем возьмите 2 карты.
echoes-effect-lightning_lancer-1 = Синее пламя: передвиньте карты на планшете, всего до 2 шагов.
echoes-effect-feather_cloak-1 = Каждый раз, когда вы призываете другую карту Неба: передвиньте карты на планшете, всего до 2 шагов.
echoes-effect-aurora_singer-1 = Каждый раз, когда вы используете пламя: передвиньте карты на планшете, всего до 1 шага.
echoes-effect-sky_whale-1 = При призыве: получите 1 очко за каждую карту Неба в вашем отряде.
echoes-effect-hourglass_of_night-1 = Жёлтое пламя: сдвиньте свои плитки времени один раз.
echoes-effect-sky_compass-1 = При призыве: получите 1 очко, затем передвиньте карты на планшете, всего до 3 шагов.
echoes-effect-star_chart-1 = В конце игры: 1 очко за каждую карту с пламенем в вашем отряде.
echoes-effect-lens_of_dawn-1 = Жёлтое пламя: используйте пламя любого цвета на другой своей карте или своём источнике.
echoes-effect-meteor_shard-1 = Красное пламя: сдвиньте свои плитки времени один раз, затем получите 2 очка.
echoes-effect-hypnotist-1 = При призыве: каждый соперник сбрасывает 1 очко и карту.
echoes-effect-stone_colossus-1 = При призыве: вы можете захватить источник.
echoes-effect-miner-1 = Красное пламя: возьмите 4 карты.
echoes-effect-cave_troll-1 = При призыве: каждый соперник сбрасывает карту.
echoes-effect-dwarf_sapper-1 = При призыве: вы можете захватить источник с силой +1.
echoes-effect-mole_tunneller-1 = При призыве: вы можете убрать другую карту своего отряда; если убрали, получите 3 очка.
echoes-effect-smelter-1 = Красное пламя: вы можете убрать другую карту своего отряда; если убрали, получите 5 очков.
echoes-effect-gem_carver-1 = Красное пламя: получите 3 очка.
echoes-effect-agate_core-1 = Каждый раз, когда вы призываете другую карту Земли: получите 1 очко.
echoes-effect-basalt_guard-1 = Каждый раз, когда вы захватываете или укрепляете источник: получите 1 очко.
echoes-effect-lava_shaman-1 = Красное пламя: каждый соперник сбрасывает 2 очка, затем вы получаете 1 очко.
echoes-effect-warlord_of_the_deep-1 = В конце игры: 3 очка за каждый ваш источник.
echoes-effect-iron_golem-1 = При призыве: вы можете укрепить свой источник.
echoes-effect-tunnel_guide-1 = Ваши карты Земли стоят на 1 карту и 1 единицу времени меньше.
echoes-effect-gnome_tinker-1 = При призыве: используйте красное пламя на другой своей карте или своём источнике.
echoes-effect-crystal_wyrm-1 = При призыве: получите 1 очко за каждую карту Земли в вашем отряде.
echoes-effect-war_drum-1 = Каждый раз, когда вы призываете другую карту Битвы: возьмите карту.
echoes-effect-runed_hammer-1 = Каждый раз, когда вы захватываете или укрепляете источник: получите 2 очка.
echoes-effect-geode-1 = В конце игры: 1 очко за каждую карту Земли в вашем отряде.
echoes-effect-furnace_heart-1 = Красное пламя: разыграйте карту дешевле на 3 карты и 1 единицу времени.
echoes-effect-siege_ram-1 = При призыве: вы можете захватить источник с силой +3.
echoes-effect-thief-1 = При призыве: каждый соперник сбрасывает 1 очко, затем вы получаете 1 очко.
echoes-effect-explorer-1 = При призыве: получите 1 очко, затем возьмите карту.
echoes-effect-princess-1 = При призыве: получите 1 очко за каждую отдельную фракцию в вашем отряде.
echoes-effect-oracles_eye-1 = Жёлтое пламя: возьмите 2 карты.
echoes-effect-builder-1 = При призыве: получите 2 очка, затем вы можете укрепить свой источник.
echoes-effect-mercenary-1 = При призыве: вы можете захватить источник.
echoes-effect-wandering_bard-1 = Жёлтое пламя: возьмите карту.
echoes-effect-spy-1 = Синее пламя: каждый соперник сбрасывает карту, затем вы берёте карту.
echoes-effect-alchemist-1 = Синее пламя: вы можете убрать другую карту своего отряда; если убрали, получите 3 очка, затем возьмите карту.
echoes-effect-nomad_chief-1 = При призыве: возьмите 2 карты.
echoes-effect-court_jester-1 = При призыве: получите 1 очко, затем каждый соперник сбрасывает карту.
echoes-effect-knight_errant-1 = При призыве: получите 2 очка.
echoes-effect-time_monk-1 = При призыве: на выбор — возьмите 2 карты или сдвиньте свои плитки времени один раз.
echoes-effect-assassin-1 = При призыве: каждый соперник сбрасывает 2 очка.
echoes-effect-veteran_captain-1 = Ваши карты Битвы стоят на 1 единицу времени меньше.
echoes-effect-crown_of_four_lands-1 = В конце игры: 2 очка за каждую отдельную фракцию в вашем отряде.
echoes-effect-sages_tome-1 = При призыве: получите 1 очко, затем возьмите 3 карты.
echoes-effect-battle_banner-1 = Каждый раз, когда вы призываете другую карту Битвы: получите 1 очко.
echoes-effect-trapped_chest-1 = Синее пламя: каждый соперник сбрасывает карту, затем вы получаете 1 очко.
echoes-effect-eternal_lamp-1 = Каждый раз, когда вы используете пламя: получите 1 очко.
echoes-way-time_monk-1 = Взять 2 карты
echoes-way-time_monk-2 = Сдвинуть свои плитки времени один раз


## Источники

echoes-source-source_of_cycles = Источник циклов
    .gen = Источника циклов
    .dat = Источнику циклов
    .ins = Источником циклов
echoes-card-source_of_cycles = Источник циклов
    .gen = Источника циклов
    .dat = Источнику циклов
    .ins = Источником циклов
echoes-effect-source_of_cycles-1 = Захват: сдвиньте свои плитки времени один раз.
echoes-effect-source_of_cycles-2 = Укрепление: получите 5 очков.
echoes-effect-source_of_cycles-3 = Жёлтое пламя: передвиньте карты на планшете, всего до 2 шагов.

echoes-source-source_of_growth = Источник роста
    .gen = Источника роста
    .dat = Источнику роста
    .ins = Источником роста
echoes-card-source_of_growth = Источник роста
    .gen = Источника роста
    .dat = Источнику роста
    .ins = Источником роста
echoes-effect-source_of_growth-1 = Захват: возьмите 2 карты.
echoes-effect-source_of_growth-2 = Укрепление: получите 1 очко за каждое существо в вашем отряде.
echoes-effect-source_of_growth-3 = Синее пламя: разыграйте карту за обычную цену.

echoes-source-source_of_depths = Источник глубин
    .gen = Источника глубин
    .dat = Источнику глубин
    .ins = Источником глубин
echoes-card-source_of_depths = Источник глубин
    .gen = Источника глубин
    .dat = Источнику глубин
    .ins = Источником глубин
echoes-effect-source_of_depths-1 = Захват: возьмите 3 карты.
echoes-effect-source_of_depths-2 = Укрепление: получите 1 очко за каждую карту Магии в вашем отряде.
echoes-effect-source_of_depths-3 = Синее пламя: используйте эффект призыва другой карты своего отряда.

echoes-source-source_of_embers = Источник углей
    .gen = Источника углей
    .dat = Источнику углей
    .ins = Источником углей
echoes-card-source_of_embers = Источник углей
    .gen = Источника углей
    .dat = Источнику углей
    .ins = Источником углей
echoes-effect-source_of_embers-1 = Захват: получите 2 очка.
echoes-effect-source_of_embers-2 = Укрепление: получите 1 очко за каждую карту Битвы в вашем отряде.
echoes-effect-source_of_embers-3 = Красное пламя: получите 3 очка.

echoes-source-source_of_storms = Источник бурь
    .gen = Источника бурь
    .dat = Источнику бурь
    .ins = Источником бурь
echoes-card-source_of_storms = Источник бурь
    .gen = Источника бурь
    .dat = Источнику бурь
    .ins = Источником бурь
echoes-effect-source_of_storms-1 = Захват: каждый соперник сбрасывает 1 очко и карту.
echoes-effect-source_of_storms-2 = Укрепление: каждый соперник сбрасывает 1 очко, затем вы получаете 3 очка.
echoes-effect-source_of_storms-3 = Синее пламя: каждый соперник сбрасывает карту.

echoes-source-source_of_shadows = Источник теней
    .gen = Источника теней
    .dat = Источнику теней
    .ins = Источником теней
echoes-card-source_of_shadows = Источник теней
    .gen = Источника теней
    .dat = Источнику теней
    .ins = Источником теней
echoes-effect-source_of_shadows-1 = Захват: каждый соперник сбрасывает 2 очка.
echoes-effect-source_of_shadows-2 = Укрепление: получите 4 очка.


## Первая партия с подсказками: короткие слова рядом со столом, каждое один раз.

echoes-guide-welcome = Добро пожаловать! Всё, что вы разыграли, приходит позже: карта ждёт на планшете времени, и время несёт её вправо, пока она не войдёт в ваш отряд. Побеждает тот, у кого больше очков: в жетонах, картах и источниках.
echoes-guide-card = На карте написано, сколько она стоит: другие карты с руки и время. У неё один эффект и, возможно, очки, а у существ есть сила.
echoes-guide-first = Каждый начинает с одной карты. Вы выбираете тайно, и все показывают карты одновременно. Существо — хорошее начало.
echoes-guide-pay = Карты — деньги этой игры: чтобы заплатить, сбросьте другую. Выберите ту, без которой обойдётесь.
echoes-guide-slide = Ваша карта лежит на позиции, номер которой равен её стоимости во времени. Каждый раунд начинается со сдвига: все плитки сдвигаются на одну позицию вправо, и то, что ушло с планшета, призывается.
echoes-guide-actions = В каждом раунде у вас два хода, в каждом одно основное действие: взять две карты, разыграть карту, передвинуть карты на планшете, захватить источник или укрепить его.
echoes-guide-play = Разыграйте ещё одну карту. Кто стоит мало времени, скоро будет с вами. Одни эффекты используют при призыве карты, другие — снова и снова, по цвету пламени.
echoes-guide-others = Другой игрок тоже не сидит без дела: вот вкратце его планшет времени и отряд. Руки скрыты, всё остальное открыто.
echoes-guide-summoned = Плитки сдвинулись, и кто-то прибыл: призванная карта теперь в вашем отряде. Эффект призыва можно использовать сразу или никогда.
echoes-guide-move = Теперь можно передвинуть карты на планшете: каждый шаг приближает карту, а та, что ушла с планшета, сразу призывается. Так одно прибытие тянет за собой другие.
echoes-guide-effect = От эффекта призыва можно отказаться. Но чаще всего это подарки.
echoes-guide-ends = Очки берутся из запаса. Игра кончается после раунда, в котором запас пуст, в чьём-то отряде двенадцать карт или укреплены все источники. Здесь видно, насколько близок каждый конец.
echoes-guide-slow = Сильные карты медленны и дороги. Разыгранные вовремя, они решают игру, и у вас есть способы их поторопить.
echoes-guide-sources = Источники времени приносят очки и имеют собственную силу. Чтобы захватить источник, отправьте существ, которые вместе сильнее его первого числа. Ваших хватит!
echoes-guide-send = Выберите, кто пойдёт. Если отправить больше, чем нужно, источник труднее отнять. Под источником у существ нет эффектов, но их символы, сила и очки всё ещё считаются.
echoes-guide-conquered = Источник ваш, с его очками и пламенем, пока не придёт кто-то с силой больше той, что лежит под ним.
echoes-guide-flames = Плитка, которая последней ушла с вашего планшета, горит: её цвет — ваше активное пламя. Карты и источники с таким пламенем можно использовать один раз за раунд, до или после основного действия. Жетон отмечает использованное.
echoes-guide-push = Передвинуть карты — тоже основное действие: одну карту на две позиции или две карты на одну. Карте не обязательно ждать одного лишь времени.
echoes-guide-reinforce = До и после основного действия существа могут присоединиться к тем, что под вашим источником. Чем они вместе сильнее, тем он надёжнее.
echoes-guide-fortify = Существа под вашим источником сильнее его второго числа: его можно укрепить. Это основное действие, эффект достаётся вам, и никто больше не отнимет источник.
echoes-guide-fortified = Запечатано: источник теперь дороже, и очки существ под ним всё ещё считаются. Их эффекты и символы пропали навсегда, так что такой шаг стоит обдумать.
echoes-guide-draw = С пустой рукой ничего не выйдет. Взять две карты — основное действие, а ещё по одной каждый берёт в начале раунда.
echoes-guide-closing = Вот и всё: разыгрывайте, давайте времени работать, используйте пламя, держите источники. Попробуйте дальше: ищите карты, эффекты которых помогают друг другу, следите за источником другого игрока и за тремя концами игры. Удачи!
echoes-guide-hand-limit = В конце раунда никто не оставляет больше десяти карт. Расстаньтесь с тем, что не разыграете.
echoes-guide-last-round = Конец близок: этот раунд последний. Карты на планшете и на руке ничего не принесут, так что приведите домой всё, что успеете.


## Поиск по правилам

# Слово из правил и как ещё его могут искать, в том числе по-английски.
echoes-synonyms =
    планшет времени: time board
    плитка времени: time tile, tile
    позиция: position
    отряд: party
    источник: source
    существо: creature
    артефакт: artifact, artefact
    Битва: battle, бой
    Магия: magic, заклинание
    фракция: faction, стихия
    Вода: water
    Лес: wood, дерево
    Небо: sky
    Земля: earth
    нейтральная: neutral
    стоимость: cost, цена
    сила: strength
    очко: points, victory point
    взять: draw
    разыграть: play, сыграть
    передвинуть: move
    сдвиг: slide, push, сдвинуть
    призыв: summon, призвать, пробудить
    захватить: conquer, завоевать
    укрепить: fortify, запечатать
    усилить: reinforce
    убрать: remove
    сбросить: discard
    сброс: discard pile
    скидка: discount
    пламя: flame, огонь
    эффект призыва: summoning effect, immediate effect
    постоянный эффект: standing effect
    основное действие: main action
    свободное действие: free action
    кубик: cube
    резерв: reserve
    запас: supply
    первый игрок: first player, start player
echoes-web-box-cards = Карты
echoes-web-box-sources = Источники
