lanterns-title = Фонари
lanterns-about = Зажигайте фонари или меняйте их до утра.
lanterns-setting-turns = Сколько ходов у каждого?
lanterns-setting-turns-4 = Четыре
lanterns-setting-turns-6 = Шесть

lanterns-word-trade = Обменять
lanterns-word-rest = Отдыхать
lanterns-word-lantern = фонарь
lanterns-option-light = Зажечь: { $lantern }

lanterns-ask-action = Зажечь фонарь или обменять?
lanterns-ask-put-back = Какой фонарь вернётся в мешок?

lanterns-drew = { $who } берёт: { $lantern }.
lanterns-put-back = { $who } возвращает в мешок: { $lantern }.
lanterns-lit = { $who } зажигает: { $lantern }.

lanterns-in-hand = в руке
lanterns-shining = светит

lanterns-guide-welcome = Свои фонари видите только вы. Самые яркие зажгите вовремя.
lanterns-guide-closing = Дальше вы справитесь без меня.

lanterns-lantern-lantern-1 = фонарь 1
lanterns-lantern-lantern-2 = фонарь 2
lanterns-lantern-lantern-3 = фонарь 3
lanterns-lantern-lantern-4 = фонарь 4
lanterns-lantern-lantern-5 = фонарь 5
lanterns-lantern-lantern-6 = фонарь 6
lanterns-lantern-lantern-7 = фонарь 7
lanterns-lantern-lantern-8 = фонарь 8
lanterns-lantern-lantern-9 = фонарь 9
lanterns-lantern-lantern-10 = фонарь 10
lanterns-lantern-lantern-11 = фонарь 11
lanterns-lantern-lantern-12 = фонарь 12
