### «Инновация». У карт есть винительный падеж (.acc), если он отличается от названия; у цветов —
### «красные карты» (.cards) и «красных карт» (.gen).
###
### У каждой ссылки есть вид и имя: у $card, «card:oars», это $card-kind «card» и $card-id «oars».
### Кто не видит лица карты, узнаёт только эпоху: тогда $card — «карта эпохи 3», а $card-kind — «age».


## Коробка

innovation-title = Инновация
innovation-about = Постройте цивилизацию из идей десяти эпох. Каждая карта нарушает правила по-своему.
innovation-setting-cards = Какое издание карт?
innovation-setting-cards-czech = Чешское издание
innovation-setting-cards-first = Первое английское издание: жертва карты «Города-государства» берёт карту в утешение
innovation-setting-cards-third = Третье английское издание: отличаются девять карт


## Названия

innovation-word-draw = Взять карту

innovation-color-blue = синий
    .cards = синие карты
    .gen = синих карт
innovation-color-red = красный
    .cards = красные карты
    .gen = красных карт
innovation-color-green = зелёный
    .cards = зелёные карты
    .gen = зелёных карт
innovation-color-yellow = жёлтый
    .cards = жёлтые карты
    .gen = жёлтых карт
innovation-color-purple = фиолетовый
    .cards = фиолетовые карты
    .gen = фиолетовых карт

# Символы называются как заголовки счёта: «замки: 4».
innovation-icon-castle = замки
innovation-icon-crown = короны
innovation-icon-leaf = листья
innovation-icon-lightbulb = лампочки
innovation-icon-factory = фабрики
innovation-icon-clock = часы

innovation-special-monument = Монумент
innovation-special-empire = Империя
innovation-special-wonder = Чудо
innovation-special-world = Мир
innovation-special-universe = Вселенная

# Карта, о которой известна только эпоха, или несколько таких карт одной эпохи.
innovation-age =
    { $count ->
        [1] карта эпохи { $it }
        [one] { $count } карта эпохи { $it }
        [few] { $count } карты эпохи { $it }
       *[many] { $count } карт эпохи { $it }
    }
    .acc =
        { $count ->
            [1] карту эпохи { $it }
            [one] { $count } карту эпохи { $it }
            [few] { $count } карты эпохи { $it }
           *[many] { $count } карт эпохи { $it }
        }
# Число, которое называет игрок.
innovation-value = { $it }


## Вопросы

innovation-ask-action = Выберите действие.
innovation-ask-first-meld = Выберите первую карту. Она будет выложена, когда выберут все.

innovation-ask-use-effect = Использовать этот эффект?
innovation-ask-color = Выберите цвет.
innovation-ask-value = Выберите достоинство.
innovation-ask-player =
    { $may ->
        [yes] Выберите игрока или никого.
       *[no] Выберите игрока.
    }
innovation-ask-way =
    { $may ->
        [yes] Выберите что-то одно или ничего.
       *[no] Выберите что-то одно.
    }
innovation-ask-pile =
    { $may ->
        [yes] Выберите стопку, чтобы сменить порядок карт, или ни одной.
       *[no] Выберите стопку, чтобы сменить порядок карт.
    }
innovation-ask-next-from-bottom = Соберите стопку снизу вверх: какая карта следующая?
innovation-ask-splay-left =
    { $may ->
        [yes] Раздвинуть какой-нибудь цвет влево?
       *[no] Какой цвет раздвинуть влево?
    }
innovation-ask-splay-right =
    { $may ->
        [yes] Раздвинуть какой-нибудь цвет вправо?
       *[no] Какой цвет раздвинуть вправо?
    }
innovation-ask-splay-up =
    { $may ->
        [yes] Раздвинуть какой-нибудь цвет вверх?
       *[no] Какой цвет раздвинуть вверх?
    }

innovation-ask-return =
    { $may ->
        [yes] Вернуть карту? Выберите её или закончите.
       *[no] Выберите карту, чтобы вернуть её.
    }
innovation-ask-return-score =
    { $may ->
        [yes] Вернуть карту из стопки очков? Выберите её или закончите.
       *[no] Выберите, какую карту вернуть из стопки очков.
    }
innovation-ask-return-top =
    { $may ->
        [yes] Вернуть верхнюю карту? Выберите её или закончите.
       *[no] Выберите, какую верхнюю карту вернуть.
    }
innovation-ask-return-next = Возвращаются все эти карты: какая следующая? В одной стопке последняя ляжет ниже всех.
innovation-ask-meld =
    { $may ->
        [yes] Выложить карту? Выберите её или закончите.
       *[no] Выберите карту, чтобы выложить её.
    }
innovation-ask-meld-next = Выкладываются все эти карты: какая следующая? Последняя ляжет сверху.
innovation-ask-tuck =
    { $may ->
        [yes] Подложить карту? Выберите её или закончите.
       *[no] Выберите карту, чтобы подложить её.
    }
innovation-ask-tuck-next = Подкладываются все эти карты: какая следующая? Последняя ляжет ниже всех.
innovation-ask-score =
    { $may ->
        [yes] Засчитать карту? Выберите её или закончите.
       *[no] Выберите карту, чтобы засчитать её.
    }
innovation-ask-score-top =
    { $may ->
        [yes] Засчитать одну из своих верхних карт? Выберите её или закончите.
       *[no] Выберите, какую из своих верхних карт засчитать.
    }
innovation-ask-score-next = Засчитываются все эти карты: какая следующая?
innovation-ask-reveal =
    { $may ->
        [yes] Показать карту? Выберите её или закончите.
       *[no] Выберите карту, чтобы показать её.
    }
innovation-ask-keep = Выберите карту, которую оставите себе.
innovation-ask-execute =
    { $may ->
        [yes] Использовать карту только для себя? Выберите её или закончите.
       *[no] Выберите карту, чтобы использовать её только для себя.
    }

innovation-ask-give-hand =
    { $may ->
        [yes] Отдать карту в руку другому игроку? Выберите её или закончите.
       *[no] Выберите, какую карту отдать в руку другому игроку.
    }
innovation-ask-give-score =
    { $may ->
        [yes] Отдать карту в стопку очков другого игрока? Выберите её или закончите.
       *[no] Выберите, какую карту отдать в стопку очков другого игрока.
    }
innovation-ask-give-board =
    { $may ->
        [yes] Отдать карту на поле другого игрока? Выберите её или закончите.
       *[no] Выберите, какую карту отдать на поле другого игрока.
    }
innovation-ask-take-hand =
    { $may ->
        [yes] Забрать карту в руку? Выберите её или закончите.
       *[no] Выберите, какую карту забрать в руку.
    }
innovation-ask-take-score =
    { $may ->
        [yes] Забрать карту в свою стопку очков? Выберите её или закончите.
       *[no] Выберите, какую карту забрать в свою стопку очков.
    }
innovation-ask-take-board =
    { $may ->
        [yes] Забрать карту на своё поле? Выберите её или закончите.
       *[no] Выберите, какую карту забрать на своё поле.
    }
innovation-ask-move-next = Передаются все эти карты: какая следующая?
innovation-ask-exchange =
    { $may ->
        [yes] Обменять карту? Выберите её или закончите.
       *[no] Выберите карту для обмена.
    }


## Варианты

innovation-option-meld = Выложить { $card-acc }
innovation-option-dogma = Догма: { $card }
innovation-option-achieve = Достижение эпохи { $age }
innovation-option-back = { $owner }: карта эпохи { $age }
innovation-option-evolution-a = Взять и засчитать карту эпохи 8, затем вернуть карту из своей стопки очков
innovation-option-evolution-b = Взять карту достоинством на 1 выше старшей в своей стопке очков


## События

innovation-begins =
    { $cards ->
        [czech] { $who } начинает: по-чешски первая карта называется { $title }, и это раньше всех по алфавиту.
       *[other] { $who } начинает: по-английски первая карта называется { $title }, и это раньше всех по алфавиту.
    }

innovation-activated =
    { $sharers-count ->
        [0]
            { $victims-count ->
                [0] { $who } активирует { $card-acc } ({ $icon }: { $count }).
                [one] { $who } активирует { $card-acc } ({ $icon }: { $count }); { $victims } подчиняется.
                [few] { $who } активирует { $card-acc } ({ $icon }: { $count }); { $victims } подчиняются.
               *[many] { $who } активирует { $card-acc } ({ $icon }: { $count }); { $victims } подчиняются.
            }
        [one]
            { $victims-count ->
                [0] { $who } активирует { $card-acc } ({ $icon }: { $count }); { $sharers } присоединяется.
                [one] { $who } активирует { $card-acc } ({ $icon }: { $count }); { $sharers } присоединяется, { $victims } подчиняется.
                [few] { $who } активирует { $card-acc } ({ $icon }: { $count }); { $sharers } присоединяется, { $victims } подчиняются.
               *[many] { $who } активирует { $card-acc } ({ $icon }: { $count }); { $sharers } присоединяется, { $victims } подчиняются.
            }
        [few]
            { $victims-count ->
                [0] { $who } активирует { $card-acc } ({ $icon }: { $count }); { $sharers } присоединяются.
                [one] { $who } активирует { $card-acc } ({ $icon }: { $count }); { $sharers } присоединяются, { $victims } подчиняется.
                [few] { $who } активирует { $card-acc } ({ $icon }: { $count }); { $sharers } присоединяются, { $victims } подчиняются.
               *[many] { $who } активирует { $card-acc } ({ $icon }: { $count }); { $sharers } присоединяются, { $victims } подчиняются.
            }
       *[many]
            { $victims-count ->
                [0] { $who } активирует { $card-acc } ({ $icon }: { $count }); { $sharers } присоединяются.
                [one] { $who } активирует { $card-acc } ({ $icon }: { $count }); { $sharers } присоединяются, { $victims } подчиняется.
                [few] { $who } активирует { $card-acc } ({ $icon }: { $count }); { $sharers } присоединяются, { $victims } подчиняются.
               *[many] { $who } активирует { $card-acc } ({ $icon }: { $count }); { $sharers } присоединяются, { $victims } подчиняются.
            }
    }
innovation-executed = { $who } использует { $card-acc } только для себя.
innovation-sharing-bonus = К догме присоединились другие: { $who } берёт карту как бонус.

innovation-drew = { $who } берёт { $card-acc }.
innovation-drew-and-revealed = { $who } берёт и показывает { $card-acc }.
innovation-drew-and-melded = { $who } берёт и выкладывает { $card-acc }.
innovation-drew-and-tucked = { $who } берёт и подкладывает { $card-acc }.
innovation-drew-and-scored = { $who } берёт и засчитывает { $card-acc }.
innovation-melded = { $who } выкладывает { $card-acc }.
innovation-tucked = { $who } подкладывает { $card-acc }.
innovation-scored = { $who } засчитывает { $card-acc }.
innovation-revealed = { $who } показывает { $card-acc }.
innovation-returned =
    { $owner-is ->
        [who]
            { $from ->
                [score] { $who } возвращает { $card-acc } из стопки очков.
                [board] { $who } возвращает { $card-acc } с поля.
               *[hand] { $who } возвращает { $card-acc }.
            }
       *[other]
            { $from ->
                [score] { $who } возвращает { $card-acc } из стопки очков игрока { $owner }.
                [board] { $who } возвращает { $card-acc } с поля игрока { $owner }.
               *[hand] { $who } возвращает { $card-acc } с руки игрока { $owner }.
            }
    }

# Карта меняет место: её отдают, забирают, перекладывают у себя или у других.
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
                [score] { $who } отдаёт { $card-acc } из своей стопки очков в руку игроку { $to }.
                [board] { $who } отдаёт { $card-acc } со своего поля в руку игроку { $to }.
               *[hand] { $who } отдаёт { $card-acc } в руку игроку { $to }.
            }
        [score]
            { $from ->
                [score] { $who } отдаёт { $card-acc } из своей стопки очков в стопку очков игрока { $to }.
                [board] { $who } отдаёт { $card-acc } со своего поля в стопку очков игрока { $to }.
               *[hand] { $who } отдаёт { $card-acc } в стопку очков игрока { $to }.
            }
       *[board]
            { $from ->
                [score] { $who } отдаёт { $card-acc } из своей стопки очков на поле игрока { $to }.
                [board] { $who } отдаёт { $card-acc } со своего поля на поле игрока { $to }.
               *[hand] { $who } отдаёт { $card-acc } на поле игрока { $to }.
            }
    }
innovation-took =
    { $into ->
        [hand]
            { $from ->
                [score] { $who } забирает { $card-acc } из стопки очков игрока { $owner } в руку.
                [board] { $who } забирает { $card-acc } с поля игрока { $owner } в руку.
               *[hand] { $who } забирает { $card-acc } с руки игрока { $owner }.
            }
        [score]
            { $from ->
                [score] { $who } забирает { $card-acc } из стопки очков игрока { $owner }.
                [board] { $who } забирает { $card-acc } с поля игрока { $owner } в стопку очков.
               *[hand] { $who } забирает { $card-acc } с руки игрока { $owner } в стопку очков.
            }
       *[board]
            { $from ->
                [score] { $who } забирает { $card-acc } из стопки очков игрока { $owner } на поле.
                [board] { $who } забирает { $card-acc } с поля игрока { $owner }.
               *[hand] { $who } забирает { $card-acc } с руки игрока { $owner } на поле.
            }
    }
innovation-moved =
    { $into ->
        [hand]
            { $from ->
                [score] { $who } перекладывает { $card-acc } из стопки очков в руку.
               *[board] { $who } перекладывает { $card-acc } с поля в руку.
            }
        [score]
            { $from ->
                [board] { $who } перекладывает { $card-acc } с поля в стопку очков.
               *[hand] { $who } перекладывает { $card-acc } с руки в стопку очков.
            }
       *[board]
            { $from ->
                [score] { $who } перекладывает { $card-acc } из стопки очков на поле.
               *[hand] { $who } перекладывает { $card-acc } с руки на поле.
            }
    }
innovation-passed =
    { $into ->
        [hand]
            { $from ->
                [score] { $who } перекладывает { $card-acc } из стопки очков игрока { $owner } в руку игроку { $to }.
                [board] { $who } перекладывает { $card-acc } с поля игрока { $owner } в руку игроку { $to }.
               *[hand] { $who } перекладывает { $card-acc } с руки игрока { $owner } в руку игроку { $to }.
            }
        [score]
            { $from ->
                [score] { $who } перекладывает { $card-acc } из стопки очков игрока { $owner } в стопку очков игрока { $to }.
                [board] { $who } перекладывает { $card-acc } с поля игрока { $owner } в стопку очков игрока { $to }.
               *[hand] { $who } перекладывает { $card-acc } с руки игрока { $owner } в стопку очков игрока { $to }.
            }
       *[board]
            { $from ->
                [score] { $who } перекладывает { $card-acc } из стопки очков игрока { $owner } на поле игрока { $to }.
                [board] { $who } перекладывает { $card-acc } с поля игрока { $owner } на поле игрока { $to }.
               *[hand] { $who } перекладывает { $card-acc } с руки игрока { $owner } на поле игрока { $to }.
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
                [hand] { $who } перекладывает { $theirs-acc } с руки в стопку очков, взамен — ничего.
               *[score] { $who } перекладывает { $theirs-acc } из стопки очков в руку, взамен — ничего.
            }
       *[other]
            { $taken ->
                [0]
                    { $there ->
                        [hand] { $who } перекладывает { $cards-acc } из стопки очков в руку, взамен — ничего.
                       *[score] { $who } перекладывает { $cards-acc } с руки в стопку очков, взамен — ничего.
                    }
               *[other]
                    { $there ->
                        [hand] { $who } меняет { $cards-acc } из стопки очков на { $theirs-acc } с руки.
                       *[score] { $who } меняет { $cards-acc } с руки на { $theirs-acc } из стопки очков.
                    }
            }
    }
innovation-exchanged-scores =
    { $given ->
        [0] { $who } забирает { $theirs-acc } из стопки очков игрока { $other }, взамен — ничего.
       *[other]
            { $taken ->
                [0] { $who } отдаёт { $cards-acc } в стопку очков игрока { $other }, взамен — ничего.
               *[other] { $who } меняет { $cards-acc } из своей стопки очков на { $theirs-acc } из стопки очков игрока { $other }.
            }
    }
innovation-exchanged-hands =
    { $given ->
        [0] { $who } забирает { $theirs-acc } с руки игрока { $other }, взамен — ничего.
       *[other]
            { $taken ->
                [0] { $who } отдаёт { $cards-acc } в руку игроку { $other }, взамен — ничего.
               *[other] { $who } меняет { $cards-acc } с руки на { $theirs-acc } с руки игрока { $other }.
            }
    }

innovation-splayed =
    { $direction ->
        [left] { $who } раздвигает { $color-cards } влево.
        [right] { $who } раздвигает { $color-cards } вправо.
        [up] { $who } раздвигает { $color-cards } вверх.
       *[none] { $who }: { $color-cards } больше не раздвинуты.
    }
innovation-placed = { $who } кладёт следующей { $card-acc }.
innovation-rearranged = { $who } перекладывает { $color-cards } по-новому: сверху теперь { $top }.
innovation-named-color = { $who } называет цвет: { $color }.
innovation-named-value = { $who } называет достоинство: { $value }.
innovation-removed-everything = Все карты на руках, полях и в стопках очков выходят из игры.

innovation-achieved = { $who } получает достижение эпохи { $age }.
innovation-claimed = { $who } получает достижение «{ $special }».

innovation-ended =
    { $reason ->
        [achievements] { $winners } побеждает: достижений достаточно.
        [score]
            { $winners-count ->
                [one] Брать больше нечего, решают очки: побеждает { $winners }.
                [few] Брать больше нечего, решают очки: победу делят { $winners }.
               *[many] Брать больше нечего, решают очки: победу делят { $winners }.
            }
        [ai] { $winners } побеждает благодаря карте «{ innovation-card-ai }».
        [bioengineering] { $winners } побеждает благодаря карте «{ innovation-card-bioengineering }».
        [collaboration] { $winners } побеждает благодаря карте «{ innovation-card-collaboration }».
        [empiricism] { $winners } побеждает благодаря карте «{ innovation-card-empiricism }».
        [globalization] { $winners } побеждает благодаря карте «{ innovation-card-globalization }».
        [self_service] { $winners } побеждает благодаря карте «{ innovation-card-self_service }».
       *[other] { $winners } побеждает благодаря карте.
    }


## Стол в терминале

innovation-board-turn =
    { $actions ->
        [one] Ходит { $who }, осталось { $actions } действие
        [few] Ходит { $who }, осталось { $actions } действия
       *[many] Ходит { $who }, осталось { $actions } действий
    }
innovation-board-opening = Все выбирают первую карту
innovation-board-supply = Запас
innovation-board-open = Достижения на столе
innovation-board-icons = символы
innovation-board-score = счёт
innovation-board-won = достижения
innovation-board-hand = рука
innovation-board-own-hand = Ваша рука
innovation-board-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
innovation-board-you = { $who } (вы)
innovation-board-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
innovation-board-goal = { $won } из { $needed }
innovation-board-dogma = Догма: { $card } { $count }
innovation-board-obeys = { $who } подчиняется
innovation-board-shares = { $who } присоединяется
innovation-board-own = на вашем поле
innovation-board-of = на поле игрока { $who }

innovation-card-facts = { $card }: эпоха { $age }, { $color }, символы { $icons }, считаются { $featured }
innovation-card-demand = Я требую: { $text }
innovation-legend-icons = Символы: { $icons }.
innovation-legend-piles = От стопки видна верхняя карта: достоинство, название, символы. { $more }2 значит, что под ней лежат две карты; { $left }2, { $right }2 или { $up }2 — что они раздвинуты влево, вправо или вверх; дальше стоят их видимые символы.

innovation-legend-topics = О каких правилах можно спросить: { $topics }.

## Правила вкратце, для справки в терминале

innovation-topic-goal = цель
innovation-rule-goal = Чтобы победить, нужно 6 достижений (5 при трёх игроках, 4 при четырёх). Или так скажет карта. Или придётся брать карту выше 10-й эпохи: тогда побеждает тот, у кого больше очков.
innovation-topic-turn = ход
innovation-rule-turn = За ход выполняют два действия, можно и одинаковых: взять карту, выложить карту, догма, достижение. В первом раунде у первого игрока одно действие; при четырёх игроках и у второго тоже.
innovation-topic-draw = взять
innovation-rule-draw = Возьмите карту такой эпохи, как старшая из ваших верхних карт. Если эта стопка запаса пуста, берите из следующей по старшинству.
innovation-topic-meld = выложить
innovation-rule-meld = Положите карту с руки на стопку её цвета. Раздвинутая стопка остаётся раздвинутой.
innovation-topic-dogma = догма
innovation-rule-dogma = Используйте эффекты одной из своих верхних карт. У всех сравнивается число символов, которые она считает. Требование касается тех, у кого их меньше, чем у вас. К любому другому эффекту присоединяются те, у кого их не меньше: они используют его до вас, и если это что-то изменило, вы берёте карту как бонус.
innovation-topic-achieve = достижение
innovation-rule-achieve = Получите достижение эпохи N, если у вас не меньше 5 × N очков и есть верхняя карта эпохи N или выше. Очки остаются у вас.
innovation-topic-score = засчитать
innovation-rule-score = Засчитанная карта ложится в вашу стопку очков и приносит столько очков, какова её эпоха.
innovation-topic-tuck = подложить
innovation-rule-tuck = Подложенная карта ложится под стопку своего цвета.
innovation-topic-return = вернуть
innovation-rule-return = Возвращённая карта ложится под стопку запаса своей эпохи.
innovation-topic-splay = раздвинуть
innovation-rule-splay = У раздвинутой стопки видны символы закрытых карт: влево — символ справа внизу, вправо — два у левого края, вверх — три у нижнего края. Нужно не меньше двух карт.
innovation-topic-monument = Монумент
innovation-rule-monument = Его сразу получает тот, кто за один ход подложил шесть карт или засчитал шесть карт. Его может дать и «Каменная кладка».
innovation-topic-empire = Империя
innovation-rule-empire = Её сразу получает тот, у кого видно по три каждого из шести символов. Её может дать и «Строительство».
innovation-topic-wonder = Чудо
innovation-rule-wonder = Его сразу получает тот, у кого пять цветов и каждый раздвинут вправо или вверх. Его может дать и «Изобретательство».
innovation-topic-world = Мир
innovation-rule-world = Его сразу получает тот, у кого видно двенадцать символов часов. Его может дать и «Перевод».
innovation-topic-universe = Вселенная
innovation-rule-universe = Её сразу получает тот, у кого пять верхних карт достоинством 8 и выше. Её может дать и «Астрономия».


## Что сравнивают симуляции

innovation-unit-rounds = Ходы
innovation-fact-first = Первая карта
innovation-fact-melded = Выложенная карта
innovation-fact-used = Использованная карта
innovation-fact-achieved = Полученное достижение эпохи
innovation-fact-special = Полученное особое достижение
innovation-achievement = Эпоха { $it }
innovation-category-points = Очки
innovation-category-achievements = Достижения эпох
innovation-category-specials = Особые достижения
innovation-ending-achievements = Достаточно достижений
innovation-ending-score = Брать было больше нечего
innovation-ending-ai = Карта «{ innovation-card-ai }»
innovation-ending-bioengineering = Карта «{ innovation-card-bioengineering }»
innovation-ending-collaboration = Карта «{ innovation-card-collaboration }»
innovation-ending-empiricism = Карта «{ innovation-card-empiricism }»
innovation-ending-globalization = Карта «{ innovation-card-globalization }»
innovation-ending-self_service = Карта «{ innovation-card-self_service }»
innovation-ending-card = Эффект карты
# Что рано или поздно должно случиться, когда игру проверяют.
innovation-coverage-dogma = Использованные карты


## Стол в браузере

innovation-web-you = Вы
innovation-web-actions =
    { $count ->
        [one] осталось { $count } действие
        [few] осталось { $count } действия
       *[many] осталось { $count } действий
    }
innovation-web-you-are = Вы, { $who }
innovation-web-own-board = Ваше поле
innovation-web-no-cards = На руке нет карт.
innovation-web-score = Стопка очков
innovation-web-supplies = Запас
innovation-web-achievements = Достижения
innovation-web-specials = Особые достижения
innovation-web-icons = Видимые символы
innovation-web-unfold = Показать поле игрока { $who } крупно
innovation-web-fold = Снова показать поле игрока { $who } мелко

innovation-web-won = Достижения: { $won } из { $needed }
innovation-web-of = { $won }/{ $needed }

innovation-web-card = { $card }, { $color }, эпоха { $age }, { $icons }
# $text — всё, что напечатано на карте, $facts — предложение выше.
innovation-web-card-text = { $card }: { $text } { $facts }
innovation-web-count = { $icon }: { $count }
innovation-web-unknown =
    { $count ->
        [1] Скрытая карта эпохи { $age }
        [one] { $count } скрытая карта эпохи { $age }
        [few] { $count } скрытые карты эпохи { $age }
       *[many] { $count } скрытых карт эпохи { $age }
    }
innovation-web-empty = Нет { $color-gen }
# Стопка карт: $splay — это none, left, right или up.
innovation-web-pile =
    { $splay ->
        [left] { $color-cards }, раздвинуты влево, всего { $count }
        [right] { $color-cards }, раздвинуты вправо, всего { $count }
        [up] { $color-cards }, раздвинуты вверх, всего { $count }
       *[none] { $color-cards }, не раздвинуты, всего { $count }
    }
innovation-web-hidden-hand = На чужой руке вы видите эпохи карт и те карты, о которых знаете.
innovation-web-hidden-score = В чужой стопке очков вы видите эпохи карт и те карты, о которых знаете.

innovation-web-supply =
    { $next ->
        [yes]
            { $count ->
                [one] Эпоха { $age }: осталась { $count } карта. Отсюда вы возьмёте следующую.
                [few] Эпоха { $age }: осталось { $count } карты. Отсюда вы возьмёте следующую.
               *[many] Эпоха { $age }: осталось { $count } карт. Отсюда вы возьмёте следующую.
            }
       *[no]
            { $count ->
                [one] Эпоха { $age }: осталась { $count } карта
                [few] Эпоха { $age }: осталось { $count } карты
               *[many] Эпоха { $age }: осталось { $count } карт
            }
    }
innovation-web-seen = Вы знаете, что здесь лежат: { $cards }.

innovation-web-achievement = Достижение эпохи { $age }
innovation-web-claimed = Достижение эпохи { $age }: у игрока { $who }
innovation-web-gone = Достижение эпохи { $age }: больше нет
innovation-web-open = Достижение эпохи { $age }: нужно очков: { $points }
# Что есть у читателя и достаточно ли этого ($reach).
innovation-web-missing =
    { $reach ->
        [yes] Достижение эпохи { $age }: нужно очков: { $points }, вы можете его получить
       *[no] Достижение эпохи { $age }: у вас { $have } из { $points } очков, а старшая верхняя карта — эпохи { $top }
    }
innovation-web-special-claimed = { $special }: у игрока { $who }
innovation-web-special-missing = { $special }: { $have }/{ $goal }
innovation-web-progress = { $have }/{ $goal }

innovation-web-preview = Если активировать сейчас, считаются { $icon }: { $count }
innovation-web-untouched = Игрока { $who } не касается

innovation-web-sheet-player = Игрок
innovation-web-sheet-achievements = Достижения
innovation-web-sheet-points = Очки

## Карты

innovation-card-pottery = Гончарное дело
innovation-card-tools = Орудия труда
innovation-card-writing = Письменность
innovation-card-archery = Стрельба из лука
    .acc = Стрельбу из лука
innovation-card-metalworking = Обработка металла
    .acc = Обработку металла
innovation-card-oars = Вёсла
innovation-card-clothing = Одежда
    .acc = Одежду
innovation-card-sailing = Мореходство
innovation-card-the_wheel = Колесо
innovation-card-agriculture = Земледелие
innovation-card-domestication = Одомашнивание
innovation-card-masonry = Каменная кладка
    .acc = Каменную кладку
innovation-card-city_states = Города-государства
innovation-card-code_of_laws = Свод законов
innovation-card-mysticism = Мистицизм
innovation-card-calendar = Календарь
innovation-card-mathematics = Математика
    .acc = Математику
innovation-card-construction = Строительство
innovation-card-road_building = Прокладка дорог
    .acc = Прокладку дорог
innovation-card-currency = Деньги
innovation-card-mapmaking = Картография
    .acc = Картографию
innovation-card-canal_building = Рытьё каналов
innovation-card-fermenting = Брожение
innovation-card-monotheism = Единобожие
innovation-card-philosophy = Философия
    .acc = Философию
innovation-card-alchemy = Алхимия
    .acc = Алхимию
innovation-card-translation = Перевод
innovation-card-engineering = Инженерное дело
innovation-card-optics = Оптика
    .acc = Оптику
innovation-card-compass = Компас
innovation-card-paper = Бумага
    .acc = Бумагу
innovation-card-machinery = Механизмы
innovation-card-medicine = Медицина
    .acc = Медицину
innovation-card-education = Образование
innovation-card-feudalism = Феодализм
innovation-card-experimentation = Эксперименты
innovation-card-printing_press = Печатный станок
innovation-card-colonialism = Колониализм
innovation-card-gunpowder = Порох
innovation-card-invention = Изобретательство
innovation-card-navigation = Навигация
    .acc = Навигацию
innovation-card-anatomy = Анатомия
    .acc = Анатомию
innovation-card-perspective = Перспектива
    .acc = Перспективу
innovation-card-enterprise = Коммерция
    .acc = Коммерцию
innovation-card-reformation = Реформация
    .acc = Реформацию
innovation-card-chemistry = Химия
    .acc = Химию
innovation-card-physics = Физика
    .acc = Физику
innovation-card-coal = Уголь
innovation-card-the_pirate_code = Пиратский кодекс
innovation-card-banking = Банковское дело
innovation-card-measurement = Измерения
innovation-card-statistics = Статистика
    .acc = Статистику
innovation-card-steam_engine = Паровая машина
    .acc = Паровую машину
innovation-card-astronomy = Астрономия
    .acc = Астрономию
innovation-card-societies = Общества
innovation-card-atomic_theory = Атомная теория
    .acc = Атомную теорию
innovation-card-encyclopedia = Энциклопедия
    .acc = Энциклопедию
innovation-card-industrialization = Индустриализация
    .acc = Индустриализацию
innovation-card-machine_tools = Станки
innovation-card-classification = Классификация
    .acc = Классификацию
innovation-card-metric_system = Метрическая система
    .acc = Метрическую систему
innovation-card-canning = Консервирование
innovation-card-vaccination = Вакцинация
    .acc = Вакцинацию
innovation-card-democracy = Демократия
    .acc = Демократию
innovation-card-emancipation = Эмансипация
    .acc = Эмансипацию
innovation-card-evolution = Эволюция
    .acc = Эволюцию
innovation-card-publications = Публикации
innovation-card-combustion = Внутреннее сгорание
innovation-card-explosives = Взрывчатка
    .acc = Взрывчатку
innovation-card-bicycle = Велосипед
innovation-card-electricity = Электричество
innovation-card-refrigeration = Охлаждение
innovation-card-sanitation = Санитария
    .acc = Санитарию
innovation-card-lighting = Освещение
innovation-card-railroad = Железная дорога
    .acc = Железную дорогу
innovation-card-quantum_theory = Квантовая теория
    .acc = Квантовую теорию
innovation-card-rocketry = Ракетостроение
innovation-card-flight = Авиация
    .acc = Авиацию
innovation-card-mobility = Мобильность
innovation-card-corporations = Корпорации
innovation-card-mass_media = Массмедиа
innovation-card-antibiotics = Антибиотики
innovation-card-skyscrapers = Небоскрёбы
innovation-card-empiricism = Эмпиризм
innovation-card-socialism = Социализм
innovation-card-computers = Компьютеры
innovation-card-genetics = Генетика
    .acc = Генетику
innovation-card-composites = Композиты
innovation-card-fission = Деление ядра
innovation-card-collaboration = Сотрудничество
innovation-card-satellites = Спутники
innovation-card-ecology = Экология
    .acc = Экологию
innovation-card-suburbia = Пригороды
innovation-card-services = Услуги
innovation-card-specialization = Специализация
    .acc = Специализацию
innovation-card-bioengineering = Биоинженерия
    .acc = Биоинженерию
innovation-card-software = Программное обеспечение
innovation-card-miniaturization = Миниатюризация
    .acc = Миниатюризацию
innovation-card-robotics = Робототехника
    .acc = Робототехнику
innovation-card-databases = Базы данных
innovation-card-self_service = Самообслуживание
innovation-card-globalization = Глобализация
    .acc = Глобализацию
innovation-card-stem_cells = Стволовые клетки
innovation-card-ai = Искусственный интеллект
innovation-card-the_internet = Интернет


## Эффекты карт

innovation-effect-pottery-1 = Вы можете вернуть до трёх карт с руки. Если вернули, возьмите и засчитайте карту, достоинство которой равно числу возвращённых карт.
innovation-effect-pottery-2 = Возьмите карту эпохи 1.
innovation-effect-tools-1 = Вы можете вернуть три карты с руки. Если вернули, возьмите и выложите карту эпохи 3.
innovation-effect-tools-2 = Вы можете вернуть карту эпохи 3 с руки. Если вернули, возьмите три карты эпохи 1.
innovation-effect-writing-1 = Возьмите карту эпохи 2.
innovation-effect-archery-1 = Возьмите карту эпохи 1, затем передайте мне в руку старшую карту с руки.
innovation-effect-metalworking-1 = Возьмите и покажите карту эпохи 1. Если на ней есть замок, засчитайте её и повторите этот эффект; иначе оставьте её на руке.
innovation-effect-oars-1-czech = Передайте карту с короной с руки в мою стопку очков. Если передали, возьмите карту эпохи 1.
innovation-effect-oars-1-first = Передайте карту с короной с руки в мою стопку очков. Если передали, возьмите карту эпохи 1.
innovation-effect-oars-1-third = Передайте карту с короной с руки в мою стопку очков. Если передали, возьмите карту эпохи 1 и повторите это требование.
innovation-effect-oars-2 = Если по требованию не передали ни одной карты, возьмите карту эпохи 1.
innovation-effect-clothing-1 = Выложите с руки карту цвета, которого ещё нет на вашем поле.
innovation-effect-clothing-2 = Возьмите и засчитайте карту эпохи 1 за каждый цвет вашего поля, которого нет ни на одном другом поле.
innovation-effect-sailing-1 = Возьмите и выложите карту эпохи 1.
innovation-effect-the_wheel-1 = Возьмите две карты эпохи 1.
innovation-effect-agriculture-1 = Вы можете вернуть карту с руки. Если вернули, возьмите и засчитайте карту достоинством на 1 выше возвращённой.
innovation-effect-domestication-1 = Выложите младшую карту с руки, затем возьмите карту эпохи 1.
innovation-effect-masonry-1 = Вы можете выложить с руки сколько угодно карт с замком. Если выложили четыре или больше, получите достижение «Монумент».
innovation-effect-city_states-1-czech = Если у вас видно не меньше четырёх замков, передайте верхнюю карту с замком со своего поля на моё. Если передали, возьмите и засчитайте карту эпохи 1.
innovation-effect-city_states-1-first = Если у вас видно не меньше четырёх замков, передайте верхнюю карту с замком со своего поля на моё. Если передали, возьмите карту эпохи 1.
innovation-effect-city_states-1-third = Если у вас видно не меньше четырёх замков, передайте верхнюю карту с замком со своего поля на моё. Если передали, возьмите карту эпохи 1.
innovation-effect-code_of_laws-1 = Вы можете подложить с руки карту цвета, который есть на вашем поле. Если подложили, вы можете раздвинуть этот цвет влево.
innovation-effect-mysticism-1 = Возьмите и покажите карту эпохи 1. Если её цвет есть на вашем поле, выложите её и возьмите карту эпохи 1.
innovation-effect-calendar-1 = Если в вашей стопке очков больше карт, чем на руке, возьмите две карты эпохи 3.
innovation-effect-mathematics-1 = Вы можете вернуть карту с руки. Если вернули, возьмите и выложите карту достоинством на 1 выше возвращённой.
innovation-effect-construction-1 = Передайте мне в руку две карты с руки или все, если их меньше. Затем возьмите карту эпохи 2.
innovation-effect-construction-2 = Если вы единственный игрок, у которого на поле все пять цветов, получите достижение «Империя».
innovation-effect-road_building-1 = Выложите с руки одну или две карты. Если выложили две, вы можете передать свою верхнюю красную карту на поле другого игрока. Если передали, переложите его верхнюю зелёную карту на своё поле.
innovation-effect-currency-1 = Вы можете вернуть с руки сколько угодно карт. Если вернули, возьмите и засчитайте карту эпохи 2 за каждое отдельное достоинство среди возвращённых карт.
innovation-effect-mapmaking-1 = Передайте карту эпохи 1 из своей стопки очков в мою стопку очков.
innovation-effect-mapmaking-2 = Если по требованию передали карту, возьмите и засчитайте карту эпохи 1.
innovation-effect-canal_building-1 = Вы можете обменять все старшие карты с руки на все старшие карты из своей стопки очков, сколько бы их ни было с каждой стороны.
innovation-effect-fermenting-1-czech = Возьмите карту эпохи 2 за каждые два листа на вашем поле.
innovation-effect-fermenting-1-first = Возьмите карту эпохи 2 за каждые два листа на вашем поле.
innovation-effect-fermenting-1-third = Возьмите карту эпохи 2 за каждый цвет вашего поля, у которого виден лист.
innovation-effect-monotheism-1 = Передайте в мою стопку очков верхнюю карту со своего поля такого цвета, которого нет на моём поле. Если передали, возьмите и подложите карту эпохи 1.
innovation-effect-monotheism-2 = Возьмите и подложите карту эпохи 1.
innovation-effect-philosophy-1 = Вы можете раздвинуть один из своих цветов влево.
innovation-effect-philosophy-2 = Вы можете засчитать карту с руки.
innovation-effect-alchemy-1 = Возьмите и покажите карту эпохи 4 за каждые три замка на вашем поле. Если среди них есть красная, верните их и все остальные карты с руки; иначе оставьте их на руке.
innovation-effect-alchemy-2 = Выложите карту с руки, затем засчитайте карту с руки.
innovation-effect-translation-1 = Вы можете выложить все карты из своей стопки очков в любом порядке: или все, или ни одной.
innovation-effect-translation-2 = Если на каждой верхней карте вашего поля есть корона, получите достижение «Мир».
innovation-effect-engineering-1 = Передайте все верхние карты с замком со своего поля в мою стопку очков. То, что откроется под ними, остаётся.
innovation-effect-engineering-2 = Вы можете раздвинуть свои красные карты влево.
innovation-effect-optics-1 = Возьмите и выложите карту эпохи 3. Если на ней есть корона, возьмите и засчитайте карту эпохи 4; иначе передайте карту из своей стопки очков в стопку очков соперника, у которого меньше очков, чем у вас.
innovation-effect-compass-1 = Передайте верхнюю незелёную карту с листом со своего поля на моё. Затем, даже если такой не было, переложите верхнюю карту без листа с моего поля на своё.
innovation-effect-paper-1 = Вы можете раздвинуть свои зелёные или синие карты влево.
innovation-effect-paper-2 = Возьмите карту эпохи 4 за каждый цвет, который раздвинут у вас влево.
innovation-effect-machinery-1 = Обменяйте все карты с руки на все старшие карты с моей руки, сколько бы их ни было с каждой стороны.
innovation-effect-machinery-2 = Засчитайте карту с замком с руки. Затем вы можете раздвинуть свои красные карты влево.
innovation-effect-medicine-1 = Обменяйте старшую карту из своей стопки очков на младшую из моей. Каждый выбирает среди своих карт этого достоинства; если у одного карт нет, карта другого всё равно переходит.
innovation-effect-education-1 = Вы можете вернуть старшую карту из своей стопки очков. Если вернули, возьмите карту достоинством на 2 выше старшей из оставшихся там или карту эпохи 2, если там пусто.
innovation-effect-feudalism-1-czech = Передайте мне в руку карту с замком с руки.
innovation-effect-feudalism-1-first = Передайте мне в руку карту с замком с руки.
innovation-effect-feudalism-1-third = Передайте мне в руку карту с замком с руки. Если передали, ваши карты этого цвета больше не раздвинуты.
innovation-effect-feudalism-2 = Вы можете раздвинуть свои жёлтые или фиолетовые карты влево.
innovation-effect-experimentation-1 = Возьмите и выложите карту эпохи 5.
innovation-effect-printing_press-1 = Вы можете вернуть карту из своей стопки очков. Если вернули, возьмите карту достоинством на 2 выше вашей верхней фиолетовой (карту эпохи 2, если фиолетовых нет).
innovation-effect-printing_press-2 = Вы можете раздвинуть свои синие карты вправо.
innovation-effect-colonialism-1 = Возьмите и подложите карту эпохи 3. Если на ней есть корона, повторите этот эффект.
innovation-effect-gunpowder-1 = Передайте верхнюю карту с замком со своего поля в мою стопку очков.
innovation-effect-gunpowder-2 = Если по требованию передали хотя бы одну карту, возьмите и засчитайте карту эпохи 2.
innovation-effect-invention-1 = Вы можете раздвинуть вправо любой один цвет, который раздвинут у вас влево. Если раздвинули, возьмите и засчитайте карту эпохи 4.
innovation-effect-invention-2 = Если у вас раздвинуты все пять цветов, в любые стороны, получите достижение «Чудо».
innovation-effect-navigation-1 = Передайте карту эпохи 2 или 3 из своей стопки очков в мою стопку очков.
innovation-effect-anatomy-1 = Верните карту из своей стопки очков. Если вернули, верните и верхнюю карту того же достоинства со своего поля.
innovation-effect-perspective-1 = Вы можете вернуть карту с руки. Если вернули, засчитайте по карте с руки за каждые две лампочки на вашем поле.
innovation-effect-enterprise-1 = Передайте верхнюю нефиолетовую карту с короной со своего поля на моё. Если передали, возьмите и выложите карту эпохи 4.
innovation-effect-enterprise-2 = Вы можете раздвинуть свои зелёные карты вправо.
innovation-effect-reformation-1 = Вы можете подложить по карте с руки за каждые два листа на вашем поле: ровно столько, или всю руку, если она меньше, или ни одной.
innovation-effect-reformation-2 = Вы можете раздвинуть свои жёлтые или фиолетовые карты вправо.
innovation-effect-chemistry-1 = Вы можете раздвинуть свои синие карты вправо.
innovation-effect-chemistry-2 = Возьмите и засчитайте карту достоинством на 1 выше старшей из ваших верхних карт, затем верните карту из своей стопки очков.
innovation-effect-physics-1 = Возьмите и покажите три карты эпохи 6. Если хотя бы две из них одного цвета, верните их и все остальные карты с руки; иначе оставьте их на руке.
innovation-effect-coal-1 = Возьмите и подложите карту эпохи 5.
innovation-effect-coal-2 = Вы можете раздвинуть свои красные карты вправо.
innovation-effect-coal-3 = Вы можете засчитать любую из своих верхних карт. Если засчитали, засчитайте и карту под ней.
innovation-effect-the_pirate_code-1 = Передайте две карты достоинством не выше 4 из своей стопки очков в мою стопку очков.
innovation-effect-the_pirate_code-2 = Если по требованию передали хотя бы одну карту, засчитайте младшую из верхних карт с короной на вашем поле.
innovation-effect-banking-1 = Передайте верхнюю незелёную карту с фабрикой со своего поля на моё. Если передали, возьмите и засчитайте карту эпохи 5.
innovation-effect-banking-2 = Вы можете раздвинуть свои зелёные карты вправо.
innovation-effect-measurement-1-czech = Вы можете вернуть карту с руки. Если вернули, выберите цвет, раздвиньте его вправо, если можно, и возьмите карту, достоинство которой равно числу ваших карт этого цвета.
innovation-effect-measurement-1-first = Вы можете вернуть карту с руки. Если вернули, выберите цвет, раздвиньте его вправо, если можно, и возьмите карту, достоинство которой равно числу ваших карт этого цвета.
innovation-effect-measurement-1-third = Вы можете показать и вернуть карту с руки. Если вернули, раздвиньте её цвет вправо, если можно, и возьмите карту, достоинство которой равно числу ваших карт этого цвета.
innovation-effect-statistics-1-czech = Переложите старшую карту из своей стопки очков себе в руку. Если переложили и это теперь единственная карта у вас на руке, повторите это требование.
innovation-effect-statistics-1-first = Переложите старшую карту из своей стопки очков себе в руку. Если переложили и это теперь единственная карта у вас на руке, повторите это требование.
innovation-effect-statistics-1-third = Переложите все старшие карты из своей стопки очков себе в руку.
innovation-effect-statistics-2 = Вы можете раздвинуть свои жёлтые карты вправо.
innovation-effect-steam_engine-1 = Возьмите и подложите две карты эпохи 4, затем засчитайте свою нижнюю жёлтую карту.
innovation-effect-astronomy-1 = Возьмите и покажите карту эпохи 6. Если она зелёная или синяя, выложите её и повторите этот эффект; иначе оставьте её на руке.
innovation-effect-astronomy-2 = Если все ваши верхние карты, кроме фиолетовой, достоинством 6 и выше, получите достижение «Вселенная».
innovation-effect-societies-1-czech = Передайте верхнюю нефиолетовую карту с лампочкой со своего поля на моё. Если передали, возьмите карту эпохи 5.
innovation-effect-societies-1-first = Передайте верхнюю нефиолетовую карту с лампочкой со своего поля на моё. Если передали, возьмите карту эпохи 5.
innovation-effect-societies-1-third = Передайте со своего поля на моё верхнюю карту с лампочкой, которая старше моей верхней карты того же цвета. Если передали, возьмите карту эпохи 5.
innovation-effect-atomic_theory-1 = Вы можете раздвинуть свои синие карты вправо.
innovation-effect-atomic_theory-2 = Возьмите и выложите карту эпохи 7.
innovation-effect-encyclopedia-1 = Вы можете выложить все старшие карты из своей стопки очков в любом порядке: или все, или ни одной.
innovation-effect-industrialization-1-czech = За каждые две фабрики, которые у вас видны, возьмите и подложите карту эпохи 6.
innovation-effect-industrialization-1-first = За каждые две фабрики, которые у вас видны, возьмите и подложите карту эпохи 6.
innovation-effect-industrialization-1-third = За каждый цвет вашего поля, у которого видна фабрика, возьмите и подложите карту эпохи 6.
innovation-effect-industrialization-2 = Вы можете раздвинуть свои красные или фиолетовые карты вправо.
innovation-effect-machine_tools-1 = Возьмите и засчитайте карту того же достоинства, что у старшей карты вашей стопки очков, или карту эпохи 1, если она пуста.
innovation-effect-classification-1 = Назовите цвет какой-нибудь карты с руки. Заберите в руку все карты этого цвета с рук остальных игроков, затем выложите с руки все карты этого цвета в любом порядке.
innovation-effect-metric_system-1 = Если ваши зелёные карты раздвинуты вправо, вы можете раздвинуть вправо любой один из своих цветов.
innovation-effect-metric_system-2 = Вы можете раздвинуть свои зелёные карты вправо.
innovation-effect-canning-1 = Вы можете взять и подложить карту эпохи 6. Если подложили, засчитайте все свои верхние карты без фабрики.
innovation-effect-canning-2 = Вы можете раздвинуть свои жёлтые карты вправо.
innovation-effect-vaccination-1 = Верните все младшие карты из своей стопки очков. Если вернули хотя бы одну, возьмите и выложите карту эпохи 6.
innovation-effect-vaccination-2 = Если по требованию кто-нибудь вернул карту, возьмите и выложите карту эпохи 7.
innovation-effect-democracy-1 = Вы можете вернуть с руки сколько угодно карт. Если за это действие вы уже вернули по «Демократии» больше карт, чем каждый из остальных игроков, возьмите и засчитайте карту эпохи 8.
innovation-effect-emancipation-1 = Передайте карту с руки в мою стопку очков. Если передали, возьмите карту эпохи 6.
innovation-effect-emancipation-2 = Вы можете раздвинуть свои красные или фиолетовые карты вправо.
innovation-effect-evolution-1 = Вы можете сделать одно из двух: взять и засчитать карту эпохи 8, а затем вернуть карту из своей стопки очков; или взять карту достоинством на 1 выше старшей карты в своей стопке очков.
innovation-effect-publications-1 = Вы можете сложить карты одного из своих цветов в любом порядке. Раздвинуты они остаются как прежде.
innovation-effect-publications-2 = Вы можете раздвинуть свои жёлтые или синие карты вверх.
innovation-effect-combustion-1-czech = Передайте две карты из своей стопки очков в мою стопку очков.
innovation-effect-combustion-1-first = Передайте две карты из своей стопки очков в мою стопку очков.
innovation-effect-combustion-1-third = Передайте карту из своей стопки очков в мою стопку очков за каждые четыре короны, которые видны у меня.
innovation-effect-combustion-2-third = Верните свою нижнюю красную карту.
innovation-effect-explosives-1 = Передайте мне в руку три старшие карты с руки. Если передали хотя бы одну и ваша рука теперь пуста, возьмите карту эпохи 7.
innovation-effect-bicycle-1 = Вы можете обменять все карты с руки на все карты из своей стопки очков. Любая сторона может быть пустой.
innovation-effect-electricity-1 = Верните все свои верхние карты без фабрики, затем возьмите карту эпохи 8 за каждую возвращённую.
innovation-effect-refrigeration-1 = Верните половину карт с руки, с округлением вниз.
innovation-effect-refrigeration-2 = Вы можете засчитать карту с руки.
innovation-effect-sanitation-1 = Обменяйте две старшие карты с руки на младшую карту с моей руки.
innovation-effect-lighting-1 = Вы можете подложить до трёх карт с руки. Если подложили, возьмите и засчитайте карту эпохи 7 за каждое отдельное достоинство среди подложенных карт.
innovation-effect-railroad-1 = Верните все карты с руки, затем возьмите три карты эпохи 6.
innovation-effect-railroad-2 = Вы можете раздвинуть вверх один из своих цветов, который раздвинут вправо.
innovation-effect-quantum_theory-1 = Вы можете вернуть до двух карт с руки. Если вернули две, возьмите карту эпохи 10, затем возьмите и засчитайте карту эпохи 10.
innovation-effect-rocketry-1 = За каждые два символа часов, которые у вас видны, верните карту из стопки очков любого другого игрока. Вы выбираете, чью и какого достоинства; лицевой стороны вы не видите.
innovation-effect-flight-1 = Если ваши красные карты раздвинуты вверх, вы можете раздвинуть вверх любой один из своих цветов.
innovation-effect-flight-2 = Вы можете раздвинуть свои красные карты вверх.
innovation-effect-mobility-1 = Передайте в мою стопку очков две старшие из своих верхних некрасных карт без фабрики. Если передали хотя бы одну, возьмите карту эпохи 8.
innovation-effect-corporations-1 = Передайте верхнюю незелёную карту с фабрикой со своего поля в мою стопку очков. Если передали, возьмите и выложите карту эпохи 8.
innovation-effect-corporations-2 = Возьмите и выложите карту эпохи 8.
innovation-effect-mass_media-1 = Вы можете вернуть карту с руки. Если вернули, назовите достоинство: верните все карты этого достоинства из всех стопок очков, и из своей тоже.
innovation-effect-mass_media-2 = Вы можете раздвинуть свои фиолетовые карты вверх.
innovation-effect-antibiotics-1 = Вы можете вернуть до трёх карт с руки. За каждое отдельное достоинство среди них возьмите две карты эпохи 8.
innovation-effect-skyscrapers-1 = Передайте верхнюю нежёлтую карту с часами со своего поля на моё. Если передали, засчитайте карту, которая лежала под ней, и верните все остальные карты этой стопки.
innovation-effect-empiricism-1 = Назовите два цвета, затем возьмите и покажите карту эпохи 9. Если она одного из этих цветов, выложите её, и вы можете раздвинуть этот цвет вверх; иначе оставьте её на руке.
innovation-effect-empiricism-2 = Если у вас видно двадцать или больше лампочек, вы побеждаете.
innovation-effect-socialism-1 = Вы можете подложить все карты с руки. Если среди них есть фиолетовая, заберите в руку младшие карты с рук всех остальных игроков, в том числе все равные.
innovation-effect-computers-1 = Вы можете раздвинуть свои красные или зелёные карты вверх.
innovation-effect-computers-2 = Возьмите и выложите карту эпохи 10, затем выполните её эффекты, кроме требований, только для себя.
innovation-effect-genetics-1 = Возьмите и выложите карту эпохи 10, затем засчитайте все карты под ней.
innovation-effect-composites-1 = Оставьте на руке одну карту, а все остальные передайте мне в руку. Затем передайте старшую карту из своей стопки очков в мою стопку очков.
innovation-effect-fission-1 = Возьмите и покажите карту эпохи 10. Если она красная, карты со всех рук, полей и из всех стопок очков выходят из игры и это действие догмы сразу заканчивается; иначе оставьте её на руке.
innovation-effect-fission-2-czech = Верните верхнюю карту, кроме «Деления ядра», с любого поля, можно и со своего.
innovation-effect-fission-2-first = Верните верхнюю карту, кроме «Деления ядра», с любого поля, можно и со своего.
innovation-effect-fission-2-third = Верните верхнюю карту, кроме «Деления ядра», с любого поля, можно и со своего. Возьмите карту эпохи 10.
innovation-effect-collaboration-1 = Возьмите и покажите две карты эпохи 9. Я выберу одну из них, её вы передадите на моё поле; другую выложите.
innovation-effect-collaboration-2 = Если на вашем поле десять или больше зелёных карт, вы побеждаете.
innovation-effect-satellites-1 = Верните все карты с руки, затем возьмите три карты эпохи 8.
innovation-effect-satellites-2 = Вы можете раздвинуть свои фиолетовые карты вверх.
innovation-effect-satellites-3 = Выложите карту с руки, затем выполните её эффекты, кроме требований, только для себя.
innovation-effect-ecology-1 = Вы можете вернуть карту с руки. Если вернули, засчитайте карту с руки и возьмите две карты эпохи 10.
innovation-effect-suburbia-1 = Вы можете подложить с руки сколько угодно карт. Возьмите и засчитайте карту эпохи 1 за каждую подложенную.
innovation-effect-services-1 = Передайте мне в руку все старшие карты из своей стопки очков. Если передали хотя бы одну, заберите в руку верхнюю карту без листа с моего поля.
innovation-effect-specialization-1 = Покажите карту с руки. Заберите в руку верхнюю карту её цвета с поля каждого из остальных игроков.
innovation-effect-specialization-2 = Вы можете раздвинуть свои жёлтые или синие карты вверх.
innovation-effect-bioengineering-1 = Выберите верхнюю карту с листом на поле другого игрока: она переходит в вашу стопку очков.
innovation-effect-bioengineering-2 = Если у кого-нибудь видно не больше двух листьев, побеждает тот, у кого их видно больше всех; при равенстве не побеждает никто.
innovation-effect-software-1 = Возьмите и засчитайте карту эпохи 10.
innovation-effect-software-2 = Возьмите и выложите две карты эпохи 10, одну за другой, затем выполните эффекты второй, кроме требований, только для себя.
innovation-effect-miniaturization-1 = Вы можете вернуть карту с руки. Если это была карта эпохи 10, возьмите столько карт эпохи 10, сколько разных достоинств в вашей стопке очков.
innovation-effect-robotics-1 = Засчитайте свою верхнюю зелёную карту, если она есть. Затем возьмите и выложите карту эпохи 10 и выполните её эффекты, кроме требований, только для себя.
innovation-effect-databases-1 = Верните карты из своей стопки очков по своему выбору: половину, с округлением вверх.
innovation-effect-self_service-1 = Выберите одну из своих верхних карт, кроме «Самообслуживания», и выполните её эффекты, кроме требований, только для себя.
innovation-effect-self_service-2 = Если у вас больше достижений, чем у каждого из остальных, вы побеждаете.
innovation-effect-globalization-1 = Верните одну из своих верхних карт с листом.
innovation-effect-globalization-2 = Возьмите и засчитайте карту эпохи 6. Затем, если ни у кого не видно листьев больше, чем фабрик, побеждает тот, у кого больше всех очков; при равенстве не побеждает никто.
innovation-effect-stem_cells-1 = Вы можете засчитать всю руку.
innovation-effect-ai-1 = Возьмите и засчитайте карту эпохи 10.
innovation-effect-ai-2 = Если «Робототехника» и «Программное обеспечение» обе лежат верхними, на любых полях, побеждает тот, у кого меньше всех очков; при равенстве не побеждает никто.
innovation-effect-the_internet-1 = Вы можете раздвинуть свои зелёные карты вверх.
innovation-effect-the_internet-2 = Возьмите и засчитайте карту эпохи 10.
innovation-effect-the_internet-3 = За каждые два символа часов, которые у вас видны, возьмите и выложите карту эпохи 10.


## Первая партия с подсказками: короткие слова рядом со столом, каждое один раз.

innovation-guide-welcome = Добро пожаловать! Вы строите цивилизацию из карт десяти эпох, от доисторической до наших дней. Справа от каждой стопки запаса лежит достижение: кто первым соберёт шесть, победит.
innovation-guide-card = У каждой карты есть эпоха, цвет, три символа и собственный эффект. Символ перед эффектом — тот, который считают, когда карту используют.
innovation-guide-first = Выберите одну из двух своих карт для начала; другая останется на руке. Начинает тот, чья карта стоит раньше по алфавиту, причём считаются чешские названия.
innovation-guide-actions = Теперь у вас в каждом ходу два действия (в самом первом — только одно), одинаковых или разных. Их четыре: взять карту, выложить карту, догма и достижение. Всё, что можно сделать, стоит здесь, и можно нажимать на сами предметы.
innovation-guide-meld = Выложить карту — значит положить её с руки на своё поле, на стопку её цвета. С этого времени её символы считаются, а её эффекты можно использовать.
innovation-guide-shared = Ваш соперник использовал эффекты карты: это и есть догма. У вас видно не меньше замков, чем у него, поэтому вы присоединились, да ещё и были первыми.
innovation-guide-icons = Вот что решает, кто присоединяется: символы, которые у всех видны. У кого их не меньше, чем у активного игрока, тот присоединяется к эффекту; у кого меньше, тот подчиняется, если это требование.
innovation-guide-score = Присоединение уже принесло вам очки. Засчитанные карты лежат в вашей стопке очков, и каждая приносит столько очков, какова её эпоха.
innovation-guide-draw = Когда вы берёте карту, она той же эпохи, что и старшая из ваших верхних карт: здесь это отмечено. Значит, более старшие карты на поле открывают новые эпохи.
innovation-guide-dogma = Ваша собственная догма: выберите одну из своих верхних карт и выполните её эффекты. Маленькие метки на карте заранее говорят, кто присоединится, а кому придётся подчиниться.
innovation-guide-bonus = Соперник присоединился, поэтому под конец вы взяли карту как бонус. Присоединение других — не только подарок для них.
innovation-guide-cover = Посмотрите на цвета карт на руке. Карта, которую вы выкладываете на стопку, закрывает карту под собой: использовать можно только верхние карты, а у закрытых символы не видны.
innovation-guide-achieve = У вас достаточно очков и достаточно старшая верхняя карта, так что можно получить достижение: для эпохи 1 нужно 5 очков, для эпохи 2 — десять и так далее. Очки остаются у вас.
innovation-guide-effects = Первое из шести! Теперь испытайте эффект своей новой карты: строка внизу скажет, о чём он спрашивает.
innovation-guide-asked = Эффект вас о чём-то спрашивает: всегда видно, какая карта спрашивает и что она говорит. Где сказано «вы можете», можно и отказаться. Подложенная карта ложится в самый низ стопки своего цвета.
innovation-guide-splay = Раздвинуть стопку — значит разложить её веером, чтобы у закрытых карт снова стали видны некоторые символы: влево — один, вправо — два, вверх — три.
innovation-guide-splayed = Вот: у закрытой карты снова виден символ, и он считается. Карты, которые попадут в эту стопку позже, тоже будут раздвинуты.
innovation-guide-demand = Первый эффект карты «{ $card }» начинается словами «я требую»: он касается тех, у кого видно меньше замков, чем у вас. Метка на карте показывает, что соперник подчинится.
innovation-guide-obeyed = Вашему требованию подчинились, и карта соперника теперь ваша. Следите и за своими символами: чем больше их видно, тем меньше требований вас коснётся.
innovation-guide-higher = Выложите карту более высокой эпохи: вы будете брать более старшие карты, и станут ближе достижения высоких эпох.
innovation-guide-next-goal = Любое оставшееся достижение можно получить, в любом порядке. Для эпохи 2 нужно 10 очков и верхняя карта эпохи 2 или выше. Наведите указатель на достижение, чтобы увидеть, чего не хватает.
innovation-guide-specials = Кроме них есть пять особых достижений. Кто выполнит условие, получает достижение сразу, без действия. Наведите указатель, чтобы прочесть, что для него нужно.
innovation-guide-closing = Теперь вы знаете всё: взять, выложить, догма, достижение. Остальное — в картах, и каждая нарушает правила по-своему. Попробуйте дальше: найдите карту, которая засчитывает, раздвиньте вторую стопку и посмотрите, каких символов не хватает сопернику. Удачи!


## Поиск по правилам

# Слово из правил и как ещё его могут искать, в том числе по-английски.
innovation-synonyms =
    эпоха: age, эра
    стопка: pile
    поле: board, игровая область
    верхняя карта: top card, активная карта
    нижняя карта: bottom card
    стопка очков: score pile, влияние
    очки: points, очки влияния
    символ: icon, ресурс
    главный символ: featured icon
    догма: dogma
    требование: demand, требую
    присоединение: sharing, share
    бонус: sharing bonus
    взять: draw
    выложить: meld, сыграть
    достижение: achievement, achieve, лидерство
    особое достижение: special achievement, сферы влияния
    подложить: tuck
    засчитать: score
    вернуть: return
    раздвинуть: splay
    передать: transfer, переложить
    обменять: exchange
    убрать: remove
    достоинство: value
    эффект: effect
    рука: hand
    замки: castle, замок
    корона: crown
    листья: leaf, лист
    лампочка: lightbulb
    фабрика: factory
    часы: clock
    цвет: color, colour
    первый игрок: first player
innovation-web-box-cards = Карты
innovation-web-box-specials = Особые достижения
