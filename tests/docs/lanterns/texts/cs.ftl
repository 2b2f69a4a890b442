lanterns-title = Lucerny
lanterns-about = Rozsvěcujte lucerny, nebo je do rána vyměňujte.
lanterns-setting-turns = Kolik tahů má každý?
lanterns-setting-turns-4 = Čtyři
lanterns-setting-turns-6 = Šest

lanterns-word-trade = Vyměnit
lanterns-word-rest = Odpočívat
lanterns-word-lantern = lucerna
lanterns-option-light = Rozsvítit: { $lantern }

lanterns-ask-action = Rozsvítit lucernu, nebo vyměnit?
lanterns-ask-put-back = Která lucerna se vrátí do pytle?

lanterns-drew = { $who } táhne: { $lantern }.
lanterns-put-back = { $who } vrací do pytle: { $lantern }.
lanterns-lit = { $who } rozsvěcuje: { $lantern }.

lanterns-in-hand = v ruce
lanterns-shining = svítí

lanterns-guide-welcome = Vaše lucerny vidíte jen vy. Nejjasnější rozsviťte včas.
lanterns-guide-closing = Teď už to zvládnete beze mě.

lanterns-lantern-lantern-1 = lucerna 1
lanterns-lantern-lantern-2 = lucerna 2
lanterns-lantern-lantern-3 = lucerna 3
lanterns-lantern-lantern-4 = lucerna 4
lanterns-lantern-lantern-5 = lucerna 5
lanterns-lantern-lantern-6 = lucerna 6
lanterns-lantern-lantern-7 = lucerna 7
lanterns-lantern-lantern-8 = lucerna 8
lanterns-lantern-lantern-9 = lucerna 9
lanterns-lantern-lantern-10 = lucerna 10
lanterns-lantern-lantern-11 = lucerna 11
lanterns-lantern-lantern-12 = lucerna 12
