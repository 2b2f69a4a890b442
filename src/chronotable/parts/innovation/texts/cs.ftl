### Inovace. Názvy a pojmy podle české krabice, kde je dává; ostatní názvy a texty jsou naše.
###
### Každý odkaz přichází s druhem a jménem, podle kterých lze vybírat: $card „card:oars“ dává
### $card-kind „card“ a $card-id „oars“. Kdo nesmí vidět líc, dostává místo karty epochu.
###
### Pády: .acc je čtvrtý pád, .gen druhý, .pl množné číslo barvy („modré karty“).


## Krabice

innovation-title = Inovace
innovation-about = Vybudujte civilizaci z myšlenek deseti epoch. Každá karta porušuje pravidla po svém.
innovation-setting-cards = Které vydání karet?
innovation-setting-cards-czech = České vydání
innovation-setting-cards-first = První anglické vydání: oběť Městských států si kartu jen vezme
innovation-setting-cards-third = Třetí anglické vydání: liší se devět karet


## Názvy

innovation-word-draw = Vzít kartu

innovation-color-blue = modrá
    .acc = modrou
    .gen = modré
    .pl = modré
innovation-color-red = červená
    .acc = červenou
    .gen = červené
    .pl = červené
innovation-color-green = zelená
    .acc = zelenou
    .gen = zelené
    .pl = zelené
innovation-color-yellow = žlutá
    .acc = žlutou
    .gen = žluté
    .pl = žluté
innovation-color-purple = fialová
    .acc = fialovou
    .gen = fialové
    .pl = fialové

# Zdroje se jmenují jako nadpisy počtů: „hrady: 4“.
innovation-icon-castle = hrady
innovation-icon-crown = koruny
innovation-icon-leaf = listy
innovation-icon-lightbulb = žárovky
innovation-icon-factory = továrny
innovation-icon-clock = hodiny

innovation-special-monument = Technologie
    .acc = Technologii
innovation-special-empire = Vojenství
innovation-special-wonder = Kultura
    .acc = Kulturu
innovation-special-world = Diplomacie
    .acc = Diplomacii
innovation-special-universe = Věda
    .acc = Vědu

# Karta, u které je známa jen epocha, nebo několik karet jedné epochy.
innovation-age =
    { $count ->
        [one] karta epochy { $it }
        [few] { $count } karty epochy { $it }
       *[other] { $count } karet epochy { $it }
    }
    .acc =
        { $count ->
            [one] kartu epochy { $it }
            [few] { $count } karty epochy { $it }
           *[other] { $count } karet epochy { $it }
        }
# Číslo, které hráč jmenuje.
innovation-value = { $it }


## Otázky

innovation-ask-action = Vyberte akci.
innovation-ask-first-meld = Vyberte kartu, se kterou začnete. Vyloží se, až si vyberou všichni.

innovation-ask-use-effect = Použijete tento efekt?
innovation-ask-color = Vyberte barvu.
innovation-ask-value = Vyberte hodnotu.
innovation-ask-player =
    { $may ->
        [yes] Vyberte hráče, nebo nikoho.
       *[no] Vyberte hráče.
    }
innovation-ask-way =
    { $may ->
        [yes] Vyberte jednu z možností, nebo žádnou.
       *[no] Vyberte jednu z možností.
    }
innovation-ask-pile =
    { $may ->
        [yes] Který balíček přerovnáte? Nemusíte žádný.
       *[no] Který balíček přerovnáte?
    }
innovation-ask-next-from-bottom = Skládejte balíček odspodu: která karta bude další?
innovation-ask-splay-left =
    { $may ->
        [yes] Kterou barvu roztáhnete doleva? Nemusíte žádnou.
       *[no] Kterou barvu roztáhnete doleva?
    }
innovation-ask-splay-right =
    { $may ->
        [yes] Kterou barvu roztáhnete doprava? Nemusíte žádnou.
       *[no] Kterou barvu roztáhnete doprava?
    }
innovation-ask-splay-up =
    { $may ->
        [yes] Kterou barvu roztáhnete nahoru? Nemusíte žádnou.
       *[no] Kterou barvu roztáhnete nahoru?
    }

innovation-ask-return =
    { $may ->
        [yes] Vrátíte kartu? Vyberte ji, nebo zvolte Hotovo.
       *[no] Vyberte kartu, kterou vrátíte.
    }
innovation-ask-return-score =
    { $may ->
        [yes] Vrátíte kartu z vlivu? Vyberte ji, nebo zvolte Hotovo.
       *[no] Vyberte kartu z vlivu, kterou vrátíte.
    }
innovation-ask-return-top =
    { $may ->
        [yes] Vrátíte aktivní kartu? Vyberte ji, nebo zvolte Hotovo.
       *[no] Vyberte aktivní kartu, kterou vrátíte.
    }
innovation-ask-return-next = Vracejí se všechny tyto karty: která teď? Pod balíčkem své epochy bude poslední nejníž.
innovation-ask-meld =
    { $may ->
        [yes] Vyložíte kartu? Vyberte ji, nebo zvolte Hotovo.
       *[no] Vyberte kartu, kterou vyložíte.
    }
innovation-ask-meld-next = Vykládají se všechny tyto karty: která teď? Poslední bude navrchu.
innovation-ask-tuck =
    { $may ->
        [yes] Schováte kartu? Vyberte ji, nebo zvolte Hotovo.
       *[no] Vyberte kartu, kterou schováte.
    }
innovation-ask-tuck-next = Schovávají se všechny tyto karty: která teď? Poslední bude nejníž.
innovation-ask-score =
    { $may ->
        [yes] Obodujete kartu? Vyberte ji, nebo zvolte Hotovo.
       *[no] Vyberte kartu, kterou obodujete.
    }
innovation-ask-score-top =
    { $may ->
        [yes] Obodujete některou svou aktivní kartu? Vyberte ji, nebo zvolte Hotovo.
       *[no] Vyberte svou aktivní kartu, kterou obodujete.
    }
innovation-ask-score-next = Bodují se všechny tyto karty: která teď?
innovation-ask-reveal =
    { $may ->
        [yes] Ukážete kartu? Vyberte ji, nebo zvolte Hotovo.
       *[no] Vyberte kartu, kterou ukážete.
    }
innovation-ask-keep = Vyberte kartu, kterou si necháte.
innovation-ask-execute =
    { $may ->
        [yes] Provedete efekty některé karty jen pro sebe? Vyberte ji, nebo zvolte Hotovo.
       *[no] Vyberte kartu, jejíž efekty provedete jen pro sebe.
    }

innovation-ask-give-hand =
    { $may ->
        [yes] Přesunete kartu do ruky druhého hráče? Vyberte ji, nebo zvolte Hotovo.
       *[no] Vyberte kartu, kterou přesunete do ruky druhého hráče.
    }
innovation-ask-give-score =
    { $may ->
        [yes] Přesunete kartu do vlivu druhého hráče? Vyberte ji, nebo zvolte Hotovo.
       *[no] Vyberte kartu, kterou přesunete do vlivu druhého hráče.
    }
innovation-ask-give-board =
    { $may ->
        [yes] Přesunete kartu do herní oblasti druhého hráče? Vyberte ji, nebo zvolte Hotovo.
       *[no] Vyberte kartu, kterou přesunete do herní oblasti druhého hráče.
    }
innovation-ask-take-hand =
    { $may ->
        [yes] Přesunete kartu do své ruky? Vyberte ji, nebo zvolte Hotovo.
       *[no] Vyberte kartu, kterou přesunete do své ruky.
    }
innovation-ask-take-score =
    { $may ->
        [yes] Přesunete kartu do svého vlivu? Vyberte ji, nebo zvolte Hotovo.
       *[no] Vyberte kartu, kterou přesunete do svého vlivu.
    }
innovation-ask-take-board =
    { $may ->
        [yes] Přesunete kartu do své herní oblasti? Vyberte ji, nebo zvolte Hotovo.
       *[no] Vyberte kartu, kterou přesunete do své herní oblasti.
    }
innovation-ask-move-next = Přesouvají se všechny tyto karty: která teď?
innovation-ask-exchange =
    { $may ->
        [yes] Vyměníte kartu? Vyberte ji, nebo zvolte Hotovo.
       *[no] Vyberte kartu, kterou vyměníte.
    }


## Možnosti

innovation-option-meld = Vyložit { $card-acc }
innovation-option-dogma = Aktivovat { $card-acc }
innovation-option-achieve = Ovládnout epochu { $age }
innovation-option-back = { $owner }: karta epochy { $age }
innovation-option-evolution-a = Vzít si a obodovat kartu epochy 8, pak vrátit kartu ze svého vlivu
innovation-option-evolution-b = Vzít si kartu o 1 vyšší, než je nejvyšší ve vašem vlivu


## Události

innovation-begins =
    { $cards ->
        [czech] { $who } začíná: název { $title } je v abecedě nejdřív.
       *[other] { $who } začíná: anglický název { $title } je v abecedě nejdřív.
    }

innovation-activated =
    { $sharers-count ->
        [0]
            { $victims-count ->
                [0] { $who } aktivuje { $card-acc } ({ $icon }: { $count }).
               *[other] { $who } aktivuje { $card-acc } ({ $icon }: { $count }); příkaz plní { $victims }.
            }
        [one]
            { $victims-count ->
                [0] { $who } aktivuje { $card-acc } ({ $icon }: { $count }); součinnost využívá { $sharers }.
               *[other] { $who } aktivuje { $card-acc } ({ $icon }: { $count }); součinnost využívá { $sharers }, příkaz plní { $victims }.
            }
        [few]
            { $victims-count ->
                [0] { $who } aktivuje { $card-acc } ({ $icon }: { $count }); součinnost využívají { $sharers }.
               *[other] { $who } aktivuje { $card-acc } ({ $icon }: { $count }); součinnost využívají { $sharers }, příkaz plní { $victims }.
            }
       *[other]
            { $victims-count ->
                [0] { $who } aktivuje { $card-acc } ({ $icon }: { $count }); součinnost využívají { $sharers }.
               *[other] { $who } aktivuje { $card-acc } ({ $icon }: { $count }); součinnost využívají { $sharers }, příkaz plní { $victims }.
            }
    }
innovation-executed = { $who } provádí efekty karty { $card } jen pro sebe.
innovation-sharing-bonus = Odměna za součinnost: { $who } si bere kartu.

innovation-drew = { $who } si bere { $card-acc }.
innovation-drew-and-revealed = { $who } si bere a ukazuje { $card-acc }.
innovation-drew-and-melded = { $who } si bere a vykládá { $card-acc }.
innovation-drew-and-tucked = { $who } si bere a schovává { $card-acc }.
innovation-drew-and-scored = { $who } si bere a boduje { $card-acc }.
innovation-melded = { $who } vykládá { $card-acc }.
innovation-tucked = { $who } schovává { $card-acc }.
innovation-scored = { $who } boduje { $card-acc }.
innovation-revealed = { $who } ukazuje { $card-acc }.
innovation-returned =
    { $owner-is ->
        [who]
            { $from ->
                [score] { $who } vrací { $card-acc } z vlivu.
                [board] { $who } vrací { $card-acc } z herní oblasti.
               *[hand] { $who } vrací { $card-acc }.
            }
       *[other]
            { $from ->
                [score] { $who } vrací { $card-acc } z vlivu hráče { $owner }.
                [board] { $who } vrací { $card-acc } z herní oblasti hráče { $owner }.
               *[hand] { $who } vrací { $card-acc } z ruky hráče { $owner }.
            }
    }

# Karta mění místo: někdo ji dává, bere, přesouvá mezi svými, nebo přesouvá za jiné.
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
                [score] { $who } přesouvá { $card-acc } ze svého vlivu do ruky hráče { $to }.
                [board] { $who } přesouvá { $card-acc } ze své herní oblasti do ruky hráče { $to }.
               *[hand] { $who } přesouvá { $card-acc } ze své ruky do ruky hráče { $to }.
            }
        [score]
            { $from ->
                [score] { $who } přesouvá { $card-acc } ze svého vlivu do vlivu hráče { $to }.
                [board] { $who } přesouvá { $card-acc } ze své herní oblasti do vlivu hráče { $to }.
               *[hand] { $who } přesouvá { $card-acc } ze své ruky do vlivu hráče { $to }.
            }
       *[board]
            { $from ->
                [score] { $who } přesouvá { $card-acc } ze svého vlivu do herní oblasti hráče { $to }.
                [board] { $who } přesouvá { $card-acc } ze své herní oblasti do herní oblasti hráče { $to }.
               *[hand] { $who } přesouvá { $card-acc } ze své ruky do herní oblasti hráče { $to }.
            }
    }
innovation-took =
    { $into ->
        [hand]
            { $from ->
                [score] { $who } přesouvá { $card-acc } z vlivu hráče { $owner } do své ruky.
                [board] { $who } přesouvá { $card-acc } z herní oblasti hráče { $owner } do své ruky.
               *[hand] { $who } přesouvá { $card-acc } z ruky hráče { $owner } do své ruky.
            }
        [score]
            { $from ->
                [score] { $who } přesouvá { $card-acc } z vlivu hráče { $owner } do svého vlivu.
                [board] { $who } přesouvá { $card-acc } z herní oblasti hráče { $owner } do svého vlivu.
               *[hand] { $who } přesouvá { $card-acc } z ruky hráče { $owner } do svého vlivu.
            }
       *[board]
            { $from ->
                [score] { $who } přesouvá { $card-acc } z vlivu hráče { $owner } do své herní oblasti.
                [board] { $who } přesouvá { $card-acc } z herní oblasti hráče { $owner } do své herní oblasti.
               *[hand] { $who } přesouvá { $card-acc } z ruky hráče { $owner } do své herní oblasti.
            }
    }
innovation-moved =
    { $into ->
        [hand]
            { $from ->
                [score] { $who } přesouvá { $card-acc } z vlivu do ruky.
               *[board] { $who } přesouvá { $card-acc } z herní oblasti do ruky.
            }
        [score]
            { $from ->
                [board] { $who } přesouvá { $card-acc } z herní oblasti do vlivu.
               *[hand] { $who } přesouvá { $card-acc } z ruky do vlivu.
            }
       *[board]
            { $from ->
                [score] { $who } přesouvá { $card-acc } z vlivu do herní oblasti.
               *[hand] { $who } přesouvá { $card-acc } z ruky do herní oblasti.
            }
    }
innovation-passed =
    { $into ->
        [hand]
            { $from ->
                [score] { $who } přesouvá { $card-acc } z vlivu hráče { $owner } do ruky hráče { $to }.
                [board] { $who } přesouvá { $card-acc } z herní oblasti hráče { $owner } do ruky hráče { $to }.
               *[hand] { $who } přesouvá { $card-acc } z ruky hráče { $owner } do ruky hráče { $to }.
            }
        [score]
            { $from ->
                [score] { $who } přesouvá { $card-acc } z vlivu hráče { $owner } do vlivu hráče { $to }.
                [board] { $who } přesouvá { $card-acc } z herní oblasti hráče { $owner } do vlivu hráče { $to }.
               *[hand] { $who } přesouvá { $card-acc } z ruky hráče { $owner } do vlivu hráče { $to }.
            }
       *[board]
            { $from ->
                [score] { $who } přesouvá { $card-acc } z vlivu hráče { $owner } do herní oblasti hráče { $to }.
                [board] { $who } přesouvá { $card-acc } z herní oblasti hráče { $owner } do herní oblasti hráče { $to }.
               *[hand] { $who } přesouvá { $card-acc } z ruky hráče { $owner } do herní oblasti hráče { $to }.
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
                [hand] { $who } bere výměnou { $theirs-acc } z ruky do vlivu; z vlivu nejde nic.
               *[score] { $who } bere výměnou { $theirs-acc } z vlivu do ruky; z ruky nejde nic.
            }
       *[other]
            { $taken ->
                [0]
                    { $there ->
                        [hand] { $who } dává výměnou { $cards-acc } z vlivu do ruky; z ruky nejde nic.
                       *[score] { $who } dává výměnou { $cards-acc } z ruky do vlivu; z vlivu nejde nic.
                    }
               *[other]
                    { $there ->
                        [hand] { $who } vyměňuje { $cards-acc } z vlivu za { $theirs-acc } z ruky.
                       *[score] { $who } vyměňuje { $cards-acc } z ruky za { $theirs-acc } z vlivu.
                    }
            }
    }
innovation-exchanged-scores =
    { $given ->
        [0] { $who } a { $other } si vyměňují karty vlivu: nic za { $theirs-acc }.
       *[other]
            { $taken ->
                [0] { $who } a { $other } si vyměňují karty vlivu: { $cards-acc } za nic.
               *[other] { $who } a { $other } si vyměňují karty vlivu: { $cards-acc } za { $theirs-acc }.
            }
    }
innovation-exchanged-hands =
    { $given ->
        [0] { $who } a { $other } si vyměňují karty z ruky: nic za { $theirs-acc }.
       *[other]
            { $taken ->
                [0] { $who } a { $other } si vyměňují karty z ruky: { $cards-acc } za nic.
               *[other] { $who } a { $other } si vyměňují karty z ruky: { $cards-acc } za { $theirs-acc }.
            }
    }

innovation-splayed =
    { $direction ->
        [left] { $who } roztahuje { $color-pl } karty doleva.
        [right] { $who } roztahuje { $color-pl } karty doprava.
        [up] { $who } roztahuje { $color-pl } karty nahoru.
       *[none] { $who } už nemá { $color-pl } karty roztažené.
    }
innovation-placed = { $who } pokládá { $card-acc } jako další.
innovation-rearranged = { $who } přerovnává { $color-pl } karty: aktivní je teď { $top }.
innovation-named-color = { $who } volí barvu: { $color }.
innovation-named-value = { $who } volí hodnotu { $value }.
innovation-removed-everything = Všechny karty z rukou, herních oblastí a vlivu jsou odstraněny ze hry.

innovation-achieved = { $who } ovládá epochu { $age }.
innovation-claimed = { $who } ovládá kartu pokroku { $special }.

innovation-ended =
    { $reason ->
        [achievements] { $winners } má dost ovládnutých karet a vyhrává.
        [score]
            { $winners-count ->
                [one] Není už co si vzít, rozhodují body vlivu: vyhrává { $winners }.
                [few] Není už co si vzít, rozhodují body vlivu: o vítězství se dělí { $winners }.
               *[other] Není už co si vzít, rozhodují body vlivu: o vítězství se dělí { $winners }.
            }
        [ai] { $winners } vyhrává hru kartou { innovation-card-ai }.
        [bioengineering] { $winners } vyhrává hru kartou { innovation-card-bioengineering }.
        [collaboration] { $winners } vyhrává hru kartou { innovation-card-collaboration }.
        [empiricism] { $winners } vyhrává hru kartou { innovation-card-empiricism }.
        [globalization] { $winners } vyhrává hru kartou { innovation-card-globalization }.
        [self_service] { $winners } vyhrává hru kartou { innovation-card-self_service }.
       *[other] { $winners } vyhrává hru díky kartě.
    }


## Herní oblasti v terminálu

innovation-board-turn =
    { $actions ->
        [one] Na tahu: { $who }, zbývá { $actions } akce
        [few] Na tahu: { $who }, zbývají { $actions } akce
       *[other] Na tahu: { $who }, zbývá { $actions } akcí
    }
innovation-board-opening = Všichni vybírají první kartu
innovation-board-supply = Balíčky
innovation-board-open = K ovládnutí
innovation-board-icons = zdroje
innovation-board-score = vliv
innovation-board-won = ovládá
innovation-board-hand = ruka
innovation-board-own-hand = Vaše ruka
innovation-board-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }
innovation-board-you = { $who } (vy)
innovation-board-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
innovation-board-goal = { $won }/{ $needed }
innovation-board-dogma = Aktivovat { $card-acc } { $count }
innovation-board-obeys = { $who } plní příkaz
innovation-board-shares = { $who } využívá součinnost
innovation-board-own = ve vaší herní oblasti
innovation-board-of = v herní oblasti hráče { $who }

innovation-card-facts = { $card }: epocha { $age }, { $color }, zdroje { $icons }, požadovaný zdroj: { $featured }
innovation-card-demand = Příkaz: { $text }
innovation-legend-icons = Zdroje: { $icons }.
innovation-legend-piles = Z balíčku je vidět aktivní karta: hodnota, název, zdroje. { $more }2 znamená, že pod ní leží dvě karty; { $left }2, { $right }2 nebo { $up }2, že jsou roztažené doleva, doprava nebo nahoru; za tím stojí zdroje, které ukazují.

innovation-legend-topics = Pravidla, na která se můžete ptát: { $topics }.

## Pravidla ve zkratce, pro nápovědu v terminálu

innovation-topic-goal = cíl
innovation-rule-goal = Vyhrajete se 6 ovládnutými kartami (ve třech hráčích s 5, ve čtyřech se 4). Nebo když to řekne karta. Nebo když by si někdo měl vzít kartu vyšší než 10: pak vyhrává nejvíc bodů vlivu.
innovation-topic-turn = tah
innovation-rule-turn = Tah má dvě akce, klidně dvakrát stejnou: vzít kartu, vyložit kartu, aktivovat kartu nebo ovládnout epochu. V prvním kole má začínající hráč jen jednu akci; ve čtyřech hráčích i druhý.
innovation-topic-draw = vzít
innovation-rule-draw = Vezměte si kartu tak vysokou, jak vysoká je vaše nejvyšší aktivní karta. Je-li balíček té epochy prázdný, berte z nejbližší vyšší epochy.
innovation-topic-meld = vyložit
innovation-rule-meld = Položte kartu z ruky navrch balíčku její barvy. Roztažený balíček zůstává roztažený.
innovation-topic-dogma = aktivovat
innovation-rule-dogma = Proveďte efekty jedné své aktivní karty. Všem hráčům se spočítají viditelné zdroje požadovaného druhu. Příkaz plní každý, kdo jich má méně než vy. Jiné efekty jsou součinnost: využije je každý, kdo jich má alespoň tolik, a to před vámi. Pokud se tím něco změní, máte jako odměnu volnou akci „Vzít kartu“.
innovation-topic-achieve = ovládnout
innovation-rule-achieve = Ovládněte epochu N, máte-li alespoň 5krát N bodů vlivu a aktivní kartu epochy N nebo vyšší. Body vám zůstávají.
innovation-topic-score = obodovat
innovation-rule-score = Obodovaná karta jde do vašeho vlivu a přidá tolik bodů, kolik je číslo její epochy.
innovation-topic-tuck = schovat
innovation-rule-tuck = Schovaná karta jde dospod balíčku své barvy.
innovation-topic-return = vrátit
innovation-rule-return = Vrácená karta jde dospod balíčku své epochy.
innovation-topic-splay = roztáhnout
innovation-rule-splay = Roztažený balíček ukazuje zdroje zakrytých karet: doleva ten vpravo dole, doprava dva u levého okraje, nahoru tři u dolního okraje. Balíček musí mít alespoň dvě karty.
innovation-topic-monument = Technologie
innovation-rule-monument = Ihned ji ovládne, kdo v jednom tahu schová šest karet nebo oboduje šest karet. Lze ji získat i kartou Opracování kamene.
innovation-topic-empire = Vojenství
innovation-rule-empire = Ihned ho ovládne, kdo má ve své herní oblasti alespoň tři od každého ze šesti zdrojů. Lze ho získat i kartou Stavitelství.
innovation-topic-wonder = Kultura
innovation-rule-wonder = Ihned ji ovládne, kdo má pět barev a každou roztaženou doprava nebo nahoru. Lze ji získat i kartou Vynálezy.
innovation-topic-world = Diplomacie
innovation-rule-world = Ihned ji ovládne, kdo má ve své herní oblasti zdroj hodiny alespoň dvanáctkrát. Lze ji získat i kartou Překladatelství.
innovation-topic-universe = Věda
innovation-rule-universe = Ihned ji ovládne, kdo má pět aktivních karet hodnoty 8 nebo vyšší. Lze ji získat i kartou Astronomie.


## Co porovnávají simulace

innovation-unit-rounds = Tahy
innovation-fact-first = První karta
innovation-fact-melded = Vyložená karta
innovation-fact-used = Aktivovaná karta
innovation-fact-achieved = Ovládnutá epocha
innovation-fact-special = Ovládnutá karta pokroku
innovation-achievement = Epocha { $it }
innovation-category-points = Body vlivu
innovation-category-achievements = Ovládnuté epochy
innovation-category-specials = Karty pokroku
innovation-ending-achievements = Dost ovládnutých karet
innovation-ending-score = Nebylo už co si vzít
innovation-ending-ai = Kartou { innovation-card-ai }
innovation-ending-bioengineering = Kartou { innovation-card-bioengineering }
innovation-ending-collaboration = Kartou { innovation-card-collaboration }
innovation-ending-empiricism = Kartou { innovation-card-empiricism }
innovation-ending-globalization = Kartou { innovation-card-globalization }
innovation-ending-self_service = Kartou { innovation-card-self_service }
innovation-ending-card = Efektem karty
# Co dříve nebo později musí nastat, když se hra kontroluje.
innovation-coverage-dogma = Aktivované karty


## Stůl v prohlížeči

innovation-web-you = Vy
innovation-web-actions =
    { $count ->
        [one] zbývá 1 akce
        [few] zbývají { $count } akce
       *[other] zbývá { $count } akcí
    }
innovation-web-you-are = Vy, { $who }
innovation-web-own-board = Vaše herní oblast
innovation-web-no-cards = Ruka je prázdná.
innovation-web-score = Vliv
innovation-web-supplies = Balíčky
innovation-web-achievements = K ovládnutí
innovation-web-specials = Karty pokroku
innovation-web-icons = Viditelné zdroje
innovation-web-unfold = Zvětšit herní oblast hráče { $who }
innovation-web-fold = Zmenšit herní oblast hráče { $who }

innovation-web-won = Ovládnuto: { $won }/{ $needed }
innovation-web-of = { $won }/{ $needed }

innovation-web-card = { $card }, { $color }, epocha { $age }, { $icons }
# $text je vše, co je na kartě, $facts je věta výše.
innovation-web-card-text = { $card }: { $text } { $facts }
innovation-web-count = { $icon }: { $count }
innovation-web-unknown =
    { $count ->
        [one] Skrytá karta epochy { $age }
        [few] { $count } skryté karty epochy { $age }
       *[other] { $count } skrytých karet epochy { $age }
    }
innovation-web-empty = Žádná { $color } karta
# Balíček karet: $splay je none, left, right nebo up.
innovation-web-pile =
    { $splay ->
        [left] { $color }, roztažená doleva, karet: { $count }
        [right] { $color }, roztažená doprava, karet: { $count }
        [up] { $color }, roztažená nahoru, karet: { $count }
       *[none] { $color }, neroztažená, karet: { $count }
    }
innovation-web-hidden-hand = U cizí ruky vidíte epochy a karty, o kterých víte, že v ní jsou.
innovation-web-hidden-score = U cizího vlivu vidíte epochy a karty, o kterých víte, že v něm jsou.

innovation-web-supply =
    { $next ->
        [yes]
            { $count ->
                [one] Epocha { $age }: zbývá { $count } karta, odtud si příště vezmete kartu
                [few] Epocha { $age }: zbývají { $count } karty, odtud si příště vezmete kartu
               *[other] Epocha { $age }: zbývá { $count } karet, odtud si příště vezmete kartu
            }
       *[no]
            { $count ->
                [one] Epocha { $age }: zbývá { $count } karta
                [few] Epocha { $age }: zbývají { $count } karty
               *[other] Epocha { $age }: zbývá { $count } karet
            }
    }
innovation-web-seen = Víte, že je tu: { $cards }.

innovation-web-achievement = Ovládnutí epochy { $age }
innovation-web-claimed = Ovládnutí epochy { $age }: má { $who }
innovation-web-gone = Ovládnutí epochy { $age }: už není
innovation-web-open = Ovládnutí epochy { $age }: je třeba { $points } bodů vlivu
# Co čtenář má a zda to stačí ($reach).
innovation-web-missing =
    { $reach ->
        [yes] Ovládnutí epochy { $age }: { $points } bodů vlivu, máte na dosah
       *[no] Ovládnutí epochy { $age }: máte { $have } z { $points } bodů vlivu a vaše nejvyšší aktivní karta je z epochy { $top }
    }
innovation-web-special-claimed = { $special }: má { $who }
innovation-web-special-missing = { $special }: { $have }/{ $goal }
innovation-web-progress = { $have }/{ $goal }

innovation-web-preview = Požadovaný zdroj: { $icon } ({ $count })
innovation-web-untouched = { $who }: netýká se

innovation-web-sheet-player = Hráč
innovation-web-sheet-achievements = Ovládnuto
innovation-web-sheet-points = Body vlivu


## První hra s průvodcem: krátká slova vedle stolu, každé se řekne jednou. Viz text/lessons.

innovation-guide-welcome = Vítejte! Budujete civilizaci z karet deseti epoch, od pravěku po dnešek. Vpravo od každého balíčku leží karta k ovládnutí: kdo jich má jako první šest, vyhrává.
innovation-guide-card = Každá karta má epochu, barvu, tři zdroje a vlastní efekt. Zdroj před efektem je požadovaný zdroj: ten se bude počítat, až kartu někdo aktivuje.
innovation-guide-first = Vyberte jednu ze svých dvou karet, se kterou začnete; druhá vám zůstane v ruce. Začíná ten, čí karta je v abecedě nejdřív.
innovation-guide-actions = Odteď máte v každém tahu dvě akce (v úplně prvním jen jednu), dvakrát stejnou nebo dvě různé. Jsou čtyři: vzít kartu, vyložit kartu, aktivovat kartu a ovládnout epochu. Vše, co můžete udělat, je vypsáno zde a klikat můžete i přímo na věci.
innovation-guide-meld = Vyložit znamená položit kartu z ruky do své herní oblasti navrch balíčku její barvy. Od té chvíle se její zdroje počítají a můžete používat její efekty.
innovation-guide-shared = Soupeř použil efekty karty: aktivoval ji. Máte alespoň tolik hradů, takže jste součinnost využili i vy, a dokonce jste přišli na řadu první.
innovation-guide-icons = Podle tohoto se pozná, koho se efekt týká: podle viditelných zdrojů všech hráčů. Kdo jich má alespoň tolik jako hráč na tahu, využije součinnost; kdo méně, musí poslechnout, je-li to příkaz.
innovation-guide-score = Součinnost vám už přinesla body vlivu. Obodované karty leží ve vašem vlivu a každá přidá tolik bodů, kolik je číslo její epochy.
innovation-guide-draw = Když si berete kartu, je z epochy vaší nejvyšší aktivní karty: zde je vyznačena. Vyšší karty ve vaší herní oblasti tak otevírají vyšší epochy.
innovation-guide-dogma = Teď aktivujte kartu vy: vyberte jednu svou aktivní kartu a proveďte její efekty. Značky na kartě předem říkají, kdo by využil součinnost a kdo by musel poslechnout.
innovation-guide-bonus = Soupeř využil součinnost, a tak jste si nakonec vzali kartu: odměnu za součinnost. Nechat ostatní využít vaši kartu není jen dárek.
innovation-guide-cover = Podívejte se na barvy v ruce. Karta vyložená na balíček zakryje tu pod ní: použít lze jen aktivní karty a zakryté karty své zdroje skrývají.
innovation-guide-achieve = Máte dost bodů vlivu a dost vysokou aktivní kartu, takže můžete ovládnout epochu: na epochu 1 je třeba 5 bodů, na epochu 2 deset a tak dál. Body vám zůstanou.
innovation-guide-effects = První ze šesti! Teď zkuste efekt své nové karty: lišta dole vám řekne, na co se ptá.
innovation-guide-asked = Efekt se vás na něco ptá: vždy vidíte, která karta se ptá a co říká. Kde říká „můžete“, smíte i odmítnout. Schovaná karta jde dospod balíčku své barvy.
innovation-guide-splay = Roztáhnout znamená rozložit balíček do vějíře, takže zakryté karty zase ukazují některé zdroje: doleva jeden, doprava dva, nahoru tři.
innovation-guide-splayed = A je to: zakrytá karta zase ukazuje zdroj a ten se počítá. Karty, které do balíčku přijdou později, se přidají.
innovation-guide-demand = První efekt karty { $card } je příkaz: zasáhne každého, kdo má méně hradů než vy. Značka na kartě ukazuje, že soupeř musí poslechnout.
innovation-guide-obeyed = Příkaz byl splněn a soupeřova karta je teď vaše. Hlídejte si i vlastní zdroje: čím víc jich máte, tím méně příkazů vás může zasáhnout.
innovation-guide-higher = Vyložte kartu vyšší epochy: budete si brát vyšší karty a vyšší epochy se dostanou na dosah.
innovation-guide-next-goal = Ovládnout lze kteroukoli epochu, která ještě zbývá, v jakémkoli pořadí. Na epochu 2 je třeba 10 bodů vlivu a aktivní karta epochy 2 nebo vyšší. Ukažte na některou a uvidíte, co vám chybí.
innovation-guide-specials = Kromě nich je tu pět karet pokroku. Kdo splní podmínku, dostane kartu hned a bez akce. Ukažte na některou a přečtete si, co je třeba.
innovation-guide-closing = Teď už znáte vše: vzít kartu, vyložit kartu, aktivovat kartu, ovládnout epochu. Zbytek je v kartách a každá z nich porušuje pravidla po svém. Zkuste dál: najděte kartu, která boduje, roztáhněte druhý balíček a všimněte si, který zdroj soupeři chybí. Hodně štěstí!


## Karty

innovation-card-pottery = Keramika
    .acc = Keramiku
innovation-card-tools = Nástroje
innovation-card-writing = Písmo
innovation-card-archery = Lukostřelba
    .acc = Lukostřelbu
innovation-card-metalworking = Zpracování kovů
innovation-card-oars = Čluny
innovation-card-clothing = Oděv
innovation-card-sailing = Mořeplavba
    .acc = Mořeplavbu
innovation-card-the_wheel = Kolo
innovation-card-agriculture = Zemědělství
innovation-card-domestication = Domestikace dobytka
    .acc = Domestikaci dobytka
innovation-card-masonry = Opracování kamene
innovation-card-city_states = Městské státy
innovation-card-code_of_laws = Zákoník
innovation-card-mysticism = Mystika
    .acc = Mystiku
innovation-card-calendar = Kalendář
innovation-card-mathematics = Matematika
    .acc = Matematiku
innovation-card-construction = Stavitelství
innovation-card-road_building = Stavba silnic
    .acc = Stavbu silnic
innovation-card-currency = Měna
    .acc = Měnu
innovation-card-mapmaking = Kartografie
    .acc = Kartografii
innovation-card-canal_building = Stavba kanálů
    .acc = Stavbu kanálů
innovation-card-fermenting = Kvašení
innovation-card-monotheism = Monoteismus
innovation-card-philosophy = Filozofie
    .acc = Filozofii
innovation-card-alchemy = Alchymie
    .acc = Alchymii
innovation-card-translation = Překladatelství
innovation-card-engineering = Inženýrství
innovation-card-optics = Optika
    .acc = Optiku
innovation-card-compass = Kompas
innovation-card-paper = Papír
innovation-card-machinery = Strojnictví
innovation-card-medicine = Lékařství
innovation-card-education = Vzdělávání
innovation-card-feudalism = Feudalismus
innovation-card-experimentation = Experimenty
innovation-card-printing_press = Knihtisk
innovation-card-colonialism = Kolonialismus
innovation-card-gunpowder = Střelný prach
innovation-card-invention = Vynálezy
innovation-card-navigation = Navigace
    .acc = Navigaci
innovation-card-anatomy = Anatomie
    .acc = Anatomii
innovation-card-perspective = Perspektiva
    .acc = Perspektivu
innovation-card-enterprise = Podnikání
innovation-card-reformation = Reformace
    .acc = Reformaci
innovation-card-chemistry = Chemie
    .acc = Chemii
innovation-card-physics = Fyzika
    .acc = Fyziku
innovation-card-coal = Uhlí
innovation-card-the_pirate_code = Pirátský kodex
innovation-card-banking = Bankovnictví
innovation-card-measurement = Měření
innovation-card-statistics = Statistika
    .acc = Statistiku
innovation-card-steam_engine = Parní stroj
innovation-card-astronomy = Astronomie
    .acc = Astronomii
innovation-card-societies = Učené společnosti
innovation-card-atomic_theory = Atomová teorie
    .acc = Atomovou teorii
innovation-card-encyclopedia = Encyklopedie
    .acc = Encyklopedii
innovation-card-industrialization = Industrializace
    .acc = Industrializaci
innovation-card-machine_tools = Obráběcí stroje
innovation-card-classification = Klasifikace
    .acc = Klasifikaci
innovation-card-metric_system = Metrická soustava
    .acc = Metrickou soustavu
innovation-card-canning = Konzervování
innovation-card-vaccination = Očkování
innovation-card-democracy = Demokracie
    .acc = Demokracii
innovation-card-emancipation = Emancipace
    .acc = Emancipaci
innovation-card-evolution = Evoluce
    .acc = Evoluci
innovation-card-publications = Publikace
innovation-card-combustion = Spalovací motor
innovation-card-explosives = Výbušniny
innovation-card-bicycle = Bicykl
innovation-card-electricity = Elektřina
    .acc = Elektřinu
innovation-card-refrigeration = Chlazení
innovation-card-sanitation = Hygiena
    .acc = Hygienu
innovation-card-lighting = Osvětlení
innovation-card-railroad = Železnice
    .acc = Železnici
innovation-card-quantum_theory = Kvantová teorie
    .acc = Kvantovou teorii
innovation-card-rocketry = Rakety
innovation-card-flight = Létání
innovation-card-mobility = Mobilita
    .acc = Mobilitu
innovation-card-corporations = Korporace
innovation-card-mass_media = Masmédia
innovation-card-antibiotics = Antibiotika
innovation-card-skyscrapers = Mrakodrapy
innovation-card-empiricism = Empirismus
innovation-card-socialism = Socialismus
innovation-card-computers = Počítače
innovation-card-genetics = Genetika
    .acc = Genetiku
innovation-card-composites = Kompozity
innovation-card-fission = Jaderná fúze
    .acc = Jadernou fúzi
innovation-card-collaboration = Spolupráce
    .acc = Spolupráci
innovation-card-satellites = Satelity
innovation-card-ecology = Ekologie
    .acc = Ekologii
innovation-card-suburbia = Předměstí
innovation-card-services = Služby
innovation-card-specialization = Specializace
    .acc = Specializaci
innovation-card-bioengineering = Bioinženýrství
innovation-card-software = Software
innovation-card-miniaturization = Miniaturizace
    .acc = Miniaturizaci
innovation-card-robotics = Robotika
    .acc = Robotiku
innovation-card-databases = Databáze
innovation-card-self_service = Samoobsluha
    .acc = Samoobsluhu
innovation-card-globalization = Globalizace
    .acc = Globalizaci
innovation-card-stem_cells = Kmenové buňky
innovation-card-ai = Umělá inteligence
    .acc = Umělou inteligenci
innovation-card-the_internet = Internet


## Efekty karet

innovation-effect-pottery-1 = Můžete vrátit až tři karty z ruky. Pokud to uděláte, vezměte si a obodujte kartu hodnoty rovné počtu vrácených karet.
innovation-effect-pottery-2 = Vezměte si kartu epochy 1.
innovation-effect-tools-1 = Můžete vrátit tři karty z ruky. Pokud to uděláte, vezměte si a vyložte kartu epochy 3.
innovation-effect-tools-2 = Můžete vrátit z ruky kartu epochy 3. Pokud to uděláte, vezměte si tři karty epochy 1.
innovation-effect-writing-1 = Vezměte si kartu epochy 2.
innovation-effect-archery-1 = Vezměte si kartu epochy 1, pak přesuňte nejvyšší kartu z ruky do mé ruky.
innovation-effect-metalworking-1 = Vezměte si a ukažte kartu epochy 1. Je-li na ní hrad, obodujte ji a efekt opakujte; jinak si ji nechte.
innovation-effect-oars-1-czech = Přesuňte kartu s korunou z ruky do mého vlivu. Pokud to uděláte, vezměte si kartu epochy 1.
innovation-effect-oars-2 = Pokud se příkazem nepřesunula žádná karta, vezměte si kartu epochy 1.
innovation-effect-oars-1-first = Přesuňte kartu s korunou z ruky do mého vlivu. Pokud to uděláte, vezměte si kartu epochy 1.
innovation-effect-oars-1-third = Přesuňte kartu s korunou z ruky do mého vlivu. Pokud to uděláte, vezměte si kartu epochy 1 a příkaz opakujte.
innovation-effect-clothing-1 = Vyložte z ruky kartu barvy, kterou ještě ve své herní oblasti nemáte.
innovation-effect-clothing-2 = Za každou barvu ve své herní oblasti, která není v žádné jiné herní oblasti, si vezměte a obodujte kartu epochy 1.
innovation-effect-sailing-1 = Vezměte si a vyložte kartu epochy 1.
innovation-effect-the_wheel-1 = Vezměte si dvě karty epochy 1.
innovation-effect-agriculture-1 = Můžete vrátit kartu z ruky. Pokud to uděláte, vezměte si a obodujte kartu o 1 vyšší hodnoty, než má vrácená karta.
innovation-effect-domestication-1 = Vyložte nejnižší kartu z ruky, pak si vezměte kartu epochy 1.
innovation-effect-masonry-1 = Můžete vyložit z ruky libovolný počet karet s hradem. Pokud jste vyložili čtyři nebo více, ovládněte kartu pokroku Technologie.
innovation-effect-city_states-1-czech = Máte-li ve své herní oblasti alespoň čtyři hrady, přesuňte aktivní kartu s hradem ze své herní oblasti do mé. Pokud to uděláte, vezměte si a obodujte kartu epochy 1.
innovation-effect-city_states-1-first = Máte-li ve své herní oblasti alespoň čtyři hrady, přesuňte aktivní kartu s hradem ze své herní oblasti do mé. Pokud to uděláte, vezměte si kartu epochy 1.
innovation-effect-city_states-1-third = Máte-li ve své herní oblasti alespoň čtyři hrady, přesuňte aktivní kartu s hradem ze své herní oblasti do mé. Pokud to uděláte, vezměte si kartu epochy 1.
innovation-effect-code_of_laws-1 = Můžete schovat z ruky kartu barvy, kterou máte ve své herní oblasti. Pokud to uděláte, můžete tu barvu roztáhnout doleva.
innovation-effect-mysticism-1 = Vezměte si a ukažte kartu epochy 1. Máte-li její barvu ve své herní oblasti, vyložte ji a vezměte si kartu epochy 1.
innovation-effect-calendar-1 = Máte-li ve vlivu více karet než v ruce, vezměte si dvě karty epochy 3.
innovation-effect-mathematics-1 = Můžete vrátit kartu z ruky. Pokud to uděláte, vezměte si a vyložte kartu o 1 vyšší hodnoty, než má vrácená karta.
innovation-effect-construction-1 = Přesuňte dvě karty z ruky do mé ruky, nebo všechny, máte-li jich méně. Pak si vezměte kartu epochy 2.
innovation-effect-construction-2 = Máte-li jako jediný hráč v herní oblasti všech pět barev, ovládněte kartu pokroku Vojenství.
innovation-effect-road_building-1 = Vyložte jednu nebo dvě karty z ruky. Pokud jste vyložili dvě, můžete přesunout svou aktivní červenou kartu do herní oblasti jiného hráče. Pokud to uděláte, přesuňte aktivní zelenou kartu toho hráče do své herní oblasti.
innovation-effect-currency-1 = Můžete vrátit libovolný počet karet z ruky. Pokud to uděláte, vezměte si a obodujte kartu epochy 2 za každou různou hodnotu mezi vrácenými kartami.
innovation-effect-mapmaking-1 = Přesuňte kartu epochy 1 ze svého vlivu do mého vlivu.
innovation-effect-mapmaking-2 = Pokud se příkazem přesunula karta, vezměte si a obodujte kartu epochy 1.
innovation-effect-canal_building-1 = Můžete vyměnit všechny nejvyšší karty ve své ruce za všechny nejvyšší karty ve svém vlivu, bez ohledu na to, kolik jich je.
innovation-effect-fermenting-1-czech = Za každé dva listy ve své herní oblasti si vezměte kartu epochy 2.
innovation-effect-fermenting-1-first = Za každé dva listy ve své herní oblasti si vezměte kartu epochy 2.
innovation-effect-fermenting-1-third = Za každou barvu ve své herní oblasti, na které je vidět list, si vezměte kartu epochy 2.
innovation-effect-monotheism-1 = Přesuňte ze své herní oblasti do mého vlivu aktivní kartu barvy, která není v mé herní oblasti. Pokud to uděláte, vezměte si a schovejte kartu epochy 1.
innovation-effect-monotheism-2 = Vezměte si a schovejte kartu epochy 1.
innovation-effect-philosophy-1 = Můžete roztáhnout jednu svou barvu doleva.
innovation-effect-philosophy-2 = Můžete obodovat kartu z ruky.
innovation-effect-alchemy-1 = Za každé tři hrady ve své herní oblasti si vezměte a ukažte kartu epochy 4. Je-li některá z nich červená, vraťte je i všechny ostatní karty z ruky; jinak si je nechte.
innovation-effect-alchemy-2 = Vyložte kartu z ruky, pak obodujte kartu z ruky.
innovation-effect-translation-1 = Můžete vyložit všechny karty ze svého vlivu v libovolném pořadí; všechny, nebo žádnou.
innovation-effect-translation-2 = Je-li na každé vaší aktivní kartě koruna, ovládněte kartu pokroku Diplomacie.
innovation-effect-engineering-1 = Přesuňte všechny aktivní karty s hradem ze své herní oblasti do mého vlivu. Co se pod nimi objeví, zůstává.
innovation-effect-engineering-2 = Můžete roztáhnout své červené karty doleva.
innovation-effect-optics-1 = Vezměte si a vyložte kartu epochy 3. Je-li na ní koruna, vezměte si a obodujte kartu epochy 4; jinak přesuňte kartu ze svého vlivu do vlivu soupeře, který má méně bodů než vy.
innovation-effect-compass-1 = Přesuňte aktivní kartu s listem, která není zelená, ze své herní oblasti do mé. Pak, i pokud jste žádnou neměli, přesuňte aktivní kartu bez listu z mé herní oblasti do své.
innovation-effect-paper-1 = Můžete roztáhnout své zelené nebo modré karty doleva.
innovation-effect-paper-2 = Za každou barvu, kterou máte roztaženou doleva, si vezměte kartu epochy 4.
innovation-effect-machinery-1 = Vyměňte všechny karty ve své ruce za všechny nejvyšší karty v mé ruce, bez ohledu na to, kolik jich je.
innovation-effect-machinery-2 = Obodujte z ruky kartu s hradem. Pak můžete roztáhnout své červené karty doleva.
innovation-effect-medicine-1 = Vyměňte nejvyšší kartu ve svém vlivu za nejnižší kartu v mém. Každý vybírá ze svých karet té hodnoty; nemá-li jeden z nás žádnou, karta druhého se přesune i tak.
innovation-effect-education-1 = Můžete vrátit nejvyšší kartu ze svého vlivu. Pokud to uděláte, vezměte si kartu o 2 vyšší hodnoty, než má nejvyšší karta, která tam zbyla, nebo kartu epochy 2, nezbyla-li žádná.
innovation-effect-feudalism-1-czech = Přesuňte kartu s hradem z ruky do mé ruky.
innovation-effect-feudalism-2 = Můžete roztáhnout své žluté nebo fialové karty doleva.
innovation-effect-feudalism-1-first = Přesuňte kartu s hradem z ruky do mé ruky.
innovation-effect-feudalism-1-third = Přesuňte kartu s hradem z ruky do mé ruky. Pokud to uděláte, vaše karty té barvy už nejsou roztažené.
innovation-effect-experimentation-1 = Vezměte si a vyložte kartu epochy 5.
innovation-effect-printing_press-1 = Můžete vrátit kartu ze svého vlivu. Pokud to uděláte, vezměte si kartu o 2 vyšší hodnoty, než má vaše aktivní fialová karta (kartu epochy 2, nemáte-li fialovou).
innovation-effect-printing_press-2 = Můžete roztáhnout své modré karty doprava.
innovation-effect-colonialism-1 = Vezměte si a schovejte kartu epochy 3. Je-li na ní koruna, efekt opakujte.
innovation-effect-gunpowder-1 = Přesuňte aktivní kartu s hradem ze své herní oblasti do mého vlivu.
innovation-effect-gunpowder-2 = Pokud se příkazem přesunula nějaká karta, vezměte si a obodujte kartu epochy 2.
innovation-effect-invention-1 = Můžete roztáhnout doprava jednu barvu, kterou máte roztaženou doleva. Pokud to uděláte, vezměte si a obodujte kartu epochy 4.
innovation-effect-invention-2 = Máte-li všech pět barev roztažených, jakýmkoli směrem, ovládněte kartu pokroku Kultura.
innovation-effect-navigation-1 = Přesuňte kartu epochy 2 nebo 3 ze svého vlivu do mého vlivu.
innovation-effect-anatomy-1 = Vraťte kartu ze svého vlivu. Pokud to uděláte, vraťte ze své herní oblasti také aktivní kartu stejné hodnoty.
innovation-effect-perspective-1 = Můžete vrátit kartu z ruky. Pokud to uděláte, obodujte kartu z ruky za každé dvě žárovky ve své herní oblasti.
innovation-effect-enterprise-1 = Přesuňte aktivní kartu s korunou, která není fialová, ze své herní oblasti do mé. Pokud to uděláte, vezměte si a vyložte kartu epochy 4.
innovation-effect-enterprise-2 = Můžete roztáhnout své zelené karty doprava.
innovation-effect-reformation-1 = Za každé dva listy ve své herní oblasti můžete schovat kartu z ruky: buď přesně tolik karet (celou ruku, je-li menší), nebo žádnou.
innovation-effect-reformation-2 = Můžete roztáhnout své žluté nebo fialové karty doprava.
innovation-effect-chemistry-1 = Můžete roztáhnout své modré karty doprava.
innovation-effect-chemistry-2 = Vezměte si a obodujte kartu o 1 vyšší hodnoty, než má vaše nejvyšší aktivní karta, pak vraťte kartu ze svého vlivu.
innovation-effect-physics-1 = Vezměte si a ukažte tři karty epochy 6. Mají-li dvě nebo více z nich stejnou barvu, vraťte je i všechny ostatní karty z ruky; jinak si je nechte.
innovation-effect-coal-1 = Vezměte si a schovejte kartu epochy 5.
innovation-effect-coal-2 = Můžete roztáhnout své červené karty doprava.
innovation-effect-coal-3 = Můžete obodovat jednu svou aktivní kartu. Pokud to uděláte, obodujte i kartu pod ní.
innovation-effect-the_pirate_code-1 = Přesuňte ze svého vlivu do mého vlivu dvě karty hodnoty 4 nebo nižší.
innovation-effect-the_pirate_code-2 = Pokud se příkazem přesunula nějaká karta, obodujte ze své herní oblasti nejnižší aktivní kartu s korunou.
innovation-effect-banking-1 = Přesuňte aktivní kartu s továrnou, která není zelená, ze své herní oblasti do mé. Pokud to uděláte, vezměte si a obodujte kartu epochy 5.
innovation-effect-banking-2 = Můžete roztáhnout své zelené karty doprava.
innovation-effect-measurement-1-czech = Můžete vrátit kartu z ruky. Pokud to uděláte, vyberte barvu, roztáhněte ji doprava, je-li to možné, a vezměte si kartu hodnoty rovné počtu vašich karet té barvy.
innovation-effect-measurement-1-first = Můžete vrátit kartu z ruky. Pokud to uděláte, vyberte barvu, roztáhněte ji doprava, je-li to možné, a vezměte si kartu hodnoty rovné počtu vašich karet té barvy.
innovation-effect-measurement-1-third = Můžete ukázat a vrátit kartu z ruky. Pokud to uděláte, roztáhněte její barvu doprava, je-li to možné, a vezměte si kartu hodnoty rovné počtu vašich karet té barvy.
innovation-effect-statistics-1-czech = Přesuňte nejvyšší kartu ze svého vlivu do své ruky. Pokud to uděláte a je to pak jediná karta ve vaší ruce, příkaz opakujte.
innovation-effect-statistics-2 = Můžete roztáhnout své žluté karty doprava.
innovation-effect-statistics-1-first = Přesuňte nejvyšší kartu ze svého vlivu do své ruky. Pokud to uděláte a je to pak jediná karta ve vaší ruce, příkaz opakujte.
innovation-effect-statistics-1-third = Přesuňte všechny nejvyšší karty ze svého vlivu do své ruky.
innovation-effect-steam_engine-1 = Vezměte si a schovejte dvě karty epochy 4, pak obodujte svou spodní žlutou kartu.
innovation-effect-astronomy-1 = Vezměte si a ukažte kartu epochy 6. Je-li zelená nebo modrá, vyložte ji a efekt opakujte; jinak si ji nechte.
innovation-effect-astronomy-2 = Mají-li všechny vaše aktivní karty kromě fialové hodnotu 6 nebo vyšší, ovládněte kartu pokroku Věda.
innovation-effect-societies-1-czech = Přesuňte aktivní kartu se žárovkou, která není fialová, ze své herní oblasti do mé. Pokud to uděláte, vezměte si kartu epochy 5.
innovation-effect-societies-1-first = Přesuňte aktivní kartu se žárovkou, která není fialová, ze své herní oblasti do mé. Pokud to uděláte, vezměte si kartu epochy 5.
innovation-effect-societies-1-third = Přesuňte aktivní kartu se žárovkou, která je vyšší než má aktivní karta její barvy, ze své herní oblasti do mé. Pokud to uděláte, vezměte si kartu epochy 5.
innovation-effect-atomic_theory-1 = Můžete roztáhnout své modré karty doprava.
innovation-effect-atomic_theory-2 = Vezměte si a vyložte kartu epochy 7.
innovation-effect-encyclopedia-1 = Můžete vyložit ze svého vlivu všechny karty nejvyšší hodnoty v libovolném pořadí; všechny, nebo žádnou.
innovation-effect-industrialization-1-czech = Za každé dvě továrny ve své herní oblasti si vezměte a schovejte kartu epochy 6.
innovation-effect-industrialization-2 = Můžete roztáhnout své červené nebo fialové karty doprava.
innovation-effect-industrialization-1-first = Za každé dvě továrny ve své herní oblasti si vezměte a schovejte kartu epochy 6.
innovation-effect-industrialization-1-third = Za každou barvu ve své herní oblasti, na které je vidět továrna, si vezměte a schovejte kartu epochy 6.
innovation-effect-machine_tools-1 = Vezměte si a obodujte kartu nejvyšší hodnoty, jakou máte ve vlivu, nebo kartu epochy 1, je-li váš vliv prázdný.
innovation-effect-classification-1 = Zvolte barvu některé karty ve své ruce. Vezměte si do ruky všechny karty té barvy z rukou ostatních, pak vyložte všechny karty té barvy z ruky v libovolném pořadí.
innovation-effect-metric_system-1 = Máte-li zelené karty roztažené doprava, můžete roztáhnout doprava kteroukoli svou barvu.
innovation-effect-metric_system-2 = Můžete roztáhnout své zelené karty doprava.
innovation-effect-canning-1 = Můžete si vzít a schovat kartu epochy 6. Pokud to uděláte, obodujte všechny své aktivní karty bez továrny.
innovation-effect-canning-2 = Můžete roztáhnout své žluté karty doprava.
innovation-effect-vaccination-1 = Vraťte ze svého vlivu všechny karty nejnižší hodnoty. Pokud jste nějakou vrátili, vezměte si a vyložte kartu epochy 6.
innovation-effect-vaccination-2 = Pokud někdo kvůli příkazu vrátil kartu, vezměte si a vyložte kartu epochy 7.
innovation-effect-democracy-1 = Můžete vrátit libovolný počet karet z ruky. Pokud jste kvůli Demokracii v této akci zatím vrátili více karet než kterýkoli jiný hráč, vezměte si a obodujte kartu epochy 8.
innovation-effect-emancipation-1 = Přesuňte kartu z ruky do mého vlivu. Pokud to uděláte, vezměte si kartu epochy 6.
innovation-effect-emancipation-2 = Můžete roztáhnout své červené nebo fialové karty doprava.
innovation-effect-evolution-1 = Můžete udělat jednu ze dvou věcí: vzít si a obodovat kartu epochy 8 a pak vrátit kartu ze svého vlivu; nebo si vzít kartu o 1 vyšší hodnoty, než má nejvyšší karta ve vašem vlivu.
innovation-effect-publications-1 = Můžete karty jedné své barvy seřadit, jak chcete. Jejich roztažení zůstává.
innovation-effect-publications-2 = Můžete roztáhnout své žluté nebo modré karty nahoru.
innovation-effect-combustion-1-czech = Přesuňte dvě karty ze svého vlivu do mého vlivu.
innovation-effect-combustion-1-first = Přesuňte dvě karty ze svého vlivu do mého vlivu.
innovation-effect-combustion-1-third = Za každé čtyři koruny v mé herní oblasti přesuňte kartu ze svého vlivu do mého vlivu.
innovation-effect-combustion-2-third = Vraťte svou spodní červenou kartu.
innovation-effect-explosives-1 = Přesuňte tři nejvyšší karty z ruky do mé ruky. Pokud jste nějakou přesunuli a ruku máte pak prázdnou, vezměte si kartu epochy 7.
innovation-effect-bicycle-1 = Můžete vyměnit všechny karty ve své ruce za všechny karty ve svém vlivu. Jedna strana může být prázdná.
innovation-effect-electricity-1 = Vraťte všechny své aktivní karty bez továrny, pak si za každou vrácenou kartu vezměte kartu epochy 8.
innovation-effect-refrigeration-1 = Vraťte polovinu karet z ruky, zaokrouhleno dolů.
innovation-effect-refrigeration-2 = Můžete obodovat kartu z ruky.
innovation-effect-sanitation-1 = Vyměňte dvě nejvyšší karty ve své ruce za nejnižší kartu v mé ruce.
innovation-effect-lighting-1 = Můžete schovat až tři karty z ruky. Pokud to uděláte, vezměte si a obodujte kartu epochy 7 za každou různou hodnotu mezi schovanými kartami.
innovation-effect-railroad-1 = Vraťte všechny karty z ruky, pak si vezměte tři karty epochy 6.
innovation-effect-railroad-2 = Můžete roztáhnout nahoru jednu svou barvu, která je roztažená doprava.
innovation-effect-quantum_theory-1 = Můžete vrátit až dvě karty z ruky. Pokud jste vrátili dvě, vezměte si kartu epochy 10, pak si vezměte a obodujte kartu epochy 10.
innovation-effect-rocketry-1 = Za každé dvoje hodiny ve své herní oblasti vraťte kartu z vlivu libovolného jiného hráče. Vybíráte, komu a jaké hodnoty; líce nevidíte.
innovation-effect-flight-1 = Máte-li červené karty roztažené nahoru, můžete roztáhnout nahoru kteroukoli svou barvu.
innovation-effect-flight-2 = Můžete roztáhnout své červené karty nahoru.
innovation-effect-mobility-1 = Přesuňte do mého vlivu dvě nejvyšší ze svých aktivních karet, které nejsou červené a nemají továrnu. Pokud jste nějakou přesunuli, vezměte si kartu epochy 8.
innovation-effect-corporations-1 = Přesuňte aktivní kartu s továrnou, která není zelená, ze své herní oblasti do mého vlivu. Pokud to uděláte, vezměte si a vyložte kartu epochy 8.
innovation-effect-corporations-2 = Vezměte si a vyložte kartu epochy 8.
innovation-effect-mass_media-1 = Můžete vrátit kartu z ruky. Pokud to uděláte, zvolte hodnotu a vraťte všechny karty té hodnoty z vlivu všech hráčů, i ze svého.
innovation-effect-mass_media-2 = Můžete roztáhnout své fialové karty nahoru.
innovation-effect-antibiotics-1 = Můžete vrátit až tři karty z ruky. Za každou různou hodnotu mezi nimi si vezměte dvě karty epochy 8.
innovation-effect-skyscrapers-1 = Přesuňte aktivní kartu s hodinami, která není žlutá, ze své herní oblasti do mé. Pokud to uděláte, obodujte kartu, která ležela pod ní, a všechny ostatní karty toho balíčku vraťte.
innovation-effect-empiricism-1 = Zvolte dvě barvy, pak si vezměte a ukažte kartu epochy 9. Má-li jednu z těch barev, vyložte ji a tu barvu můžete roztáhnout nahoru; jinak si ji nechte.
innovation-effect-empiricism-2 = Máte-li ve své herní oblasti dvacet nebo více žárovek, vyhráváte.
innovation-effect-socialism-1 = Můžete schovat všechny karty z ruky. Je-li některá z nich fialová, vezměte si do ruky nejnižší karty z ruky každého jiného hráče, při shodě všechny.
innovation-effect-computers-1 = Můžete roztáhnout své červené nebo zelené karty nahoru.
innovation-effect-computers-2 = Vezměte si a vyložte kartu epochy 10, pak jen pro sebe proveďte všechny její efekty kromě příkazů.
innovation-effect-genetics-1 = Vezměte si a vyložte kartu epochy 10, pak obodujte všechny karty pod ní.
innovation-effect-composites-1 = Nechte si jednu kartu v ruce a všechny ostatní přesuňte do mé ruky. Pak přesuňte nejvyšší kartu ze svého vlivu do mého vlivu.
innovation-effect-fission-1 = Vezměte si a ukažte kartu epochy 10. Je-li červená, všechny karty z rukou, herních oblastí a vlivu všech hráčů jsou odstraněny ze hry a tato aktivace ihned končí; jinak si ji nechte.
innovation-effect-fission-2-czech = Vraťte aktivní kartu jinou než Jaderná fúze z herní oblasti kteréhokoli hráče, třeba i své.
innovation-effect-fission-2-first = Vraťte aktivní kartu jinou než Jaderná fúze z herní oblasti kteréhokoli hráče, třeba i své.
innovation-effect-fission-2-third = Vraťte aktivní kartu jinou než Jaderná fúze z herní oblasti kteréhokoli hráče, třeba i své. Vezměte si kartu epochy 10.
innovation-effect-collaboration-1 = Vezměte si a ukažte dvě karty epochy 9. Jednu z nich vyberu a přesunete ji do mé herní oblasti; druhou vyložte.
innovation-effect-collaboration-2 = Máte-li ve své herní oblasti deset nebo více zelených karet, vyhráváte.
innovation-effect-satellites-1 = Vraťte všechny karty z ruky, pak si vezměte tři karty epochy 8.
innovation-effect-satellites-2 = Můžete roztáhnout své fialové karty nahoru.
innovation-effect-satellites-3 = Vyložte kartu z ruky, pak jen pro sebe proveďte všechny její efekty kromě příkazů.
innovation-effect-ecology-1 = Můžete vrátit kartu z ruky. Pokud to uděláte, obodujte kartu z ruky a vezměte si dvě karty epochy 10.
innovation-effect-suburbia-1 = Můžete schovat libovolný počet karet z ruky. Za každou schovanou kartu si vezměte a obodujte kartu epochy 1.
innovation-effect-services-1 = Přesuňte všechny nejvyšší karty ze svého vlivu do mé ruky. Pokud jste nějakou přesunuli, vezměte si do ruky aktivní kartu bez listu z mé herní oblasti.
innovation-effect-specialization-1 = Ukažte kartu z ruky. Vezměte si do ruky aktivní kartu její barvy z herní oblasti každého jiného hráče.
innovation-effect-specialization-2 = Můžete roztáhnout své žluté nebo modré karty nahoru.
innovation-effect-bioengineering-1 = Vyberte aktivní kartu s listem v herní oblasti jiného hráče a přesuňte ji do svého vlivu.
innovation-effect-bioengineering-2 = Má-li někdo ve své herní oblasti nejvýše dva listy, hru vyhrává ten, kdo jich má jako jediný nejvíce.
innovation-effect-software-1 = Vezměte si a obodujte kartu epochy 10.
innovation-effect-software-2 = Vezměte si a vyložte postupně dvě karty epochy 10, pak jen pro sebe proveďte všechny efekty druhé z nich kromě příkazů.
innovation-effect-miniaturization-1 = Můžete vrátit kartu z ruky. Byla-li to karta epochy 10, vezměte si tolik karet epochy 10, kolik různých hodnot máte ve vlivu.
innovation-effect-robotics-1 = Obodujte svou aktivní zelenou kartu, máte-li ji. Pak si vezměte a vyložte kartu epochy 10 a jen pro sebe proveďte všechny její efekty kromě příkazů.
innovation-effect-databases-1 = Vraťte karty ze svého vlivu podle své volby: polovinu, zaokrouhleno nahoru.
innovation-effect-self_service-1 = Jen pro sebe proveďte všechny efekty kromě příkazů na jedné své aktivní kartě jiné než Samoobsluha.
innovation-effect-self_service-2 = Máte-li jako jediný hráč nejvíce ovládnutých karet, vyhráváte hru.
innovation-effect-globalization-1 = Vraťte jednu svou aktivní kartu s listem.
innovation-effect-globalization-2 = Vezměte si a obodujte kartu epochy 6. Pak, pokud nikdo nemá ve své herní oblasti více listů než továren, vyhrává hru ten, kdo má jako jediný nejvíce bodů vlivu.
innovation-effect-stem_cells-1 = Můžete obodovat celou ruku.
innovation-effect-ai-1 = Vezměte si a obodujte kartu epochy 10.
innovation-effect-ai-2 = Jsou-li Robotika i Software aktivními kartami, ať leží v kterékoli herní oblasti, vyhrává hru ten, kdo má jako jediný nejméně bodů vlivu.
innovation-effect-the_internet-1 = Můžete roztáhnout své zelené karty nahoru.
innovation-effect-the_internet-2 = Vezměte si a obodujte kartu epochy 10.
innovation-effect-the_internet-3 = Za každé dvoje hodiny ve své herní oblasti si vezměte a vyložte kartu epochy 10.


## Hledání v pravidlech

# Slovo z pravidel a čím vším ho lze hledat, také anglicky.
innovation-synonyms =
    epocha: age, éra, věk
    balíček: pile, hromádka
    herní oblast: board, plán, stůl
    aktivní karta: top card, vrchní karta, horní karta
    spodní karta: bottom card
    vliv: score pile, skóre
    body vlivu: points, body
    zdroj: icon, symbol, ikona
    požadovaný zdroj: featured icon, rozhodující zdroj
    aktivovat: dogma, použít
    příkaz: demand, přikazuji, požadavek
    součinnost: sharing, share, sdílení, sdílet
    odměna za součinnost: sharing bonus, bonus
    vzít: draw, líznout, dobrat
    vyložit: meld, zahrát
    ovládnout: achieve, claim, získat
    ovládnuté: achievements, úspěch
    karty pokroku: special achievement, úspěchy, oblasti
    schovat: tuck, podsunout
    obodovat: score, bodovat
    vrátit: return
    roztáhnout: splay, rozložit
    přesunout: transfer, dát
    vyměnit: exchange
    odstranit: remove
    hodnota: value
    nejvyšší: highest
    nejnižší: lowest
    efekt: effect
    ruka: hand
    hrad: castle, věž
    koruna: crown
    list: leaf
    žárovka: lightbulb
    továrna: factory
    hodiny: clock
    první hráč: first player, začínající hráč
    barva: color, colour
innovation-web-box-cards = Karty
innovation-web-box-specials = Zvláštní výkony
