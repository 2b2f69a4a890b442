lanterns-title = Latarnie
lanterns-about = Zapalaj latarnie albo wymieniaj je do rana.
lanterns-setting-turns = Ile tur ma każdy?
lanterns-setting-turns-4 = Cztery
lanterns-setting-turns-6 = Sześć

lanterns-word-trade = Wymień
lanterns-word-rest = Odpocznij
lanterns-word-lantern = latarnia
lanterns-option-light = Zapal: { $lantern }

lanterns-ask-action = Zapalić latarnię czy wymienić?
lanterns-ask-put-back = Która latarnia wraca do worka?

lanterns-drew = { $who } dobiera: { $lantern }.
lanterns-put-back = { $who } odkłada do worka: { $lantern }.
lanterns-lit = { $who } zapala: { $lantern }.

lanterns-in-hand = na ręce
lanterns-shining = świeci

lanterns-guide-welcome = Swoje latarnie widzisz tylko ty. Najjaśniejsze zapal na czas.
lanterns-guide-closing = Dalej poradzisz sobie beze mnie.

lanterns-lantern-lantern-1 = latarnia 1
lanterns-lantern-lantern-2 = latarnia 2
lanterns-lantern-lantern-3 = latarnia 3
lanterns-lantern-lantern-4 = latarnia 4
lanterns-lantern-lantern-5 = latarnia 5
lanterns-lantern-lantern-6 = latarnia 6
lanterns-lantern-lantern-7 = latarnia 7
lanterns-lantern-lantern-8 = latarnia 8
lanterns-lantern-lantern-9 = latarnia 9
lanterns-lantern-lantern-10 = latarnia 10
lanterns-lantern-lantern-11 = latarnia 11
lanterns-lantern-lantern-12 = latarnia 12
