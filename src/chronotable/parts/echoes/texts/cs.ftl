### Ozvěny času. Názvy a pojmy podle české krabice, kde je dává; ostatní názvy a texty jsou naše.
###
### Pády: .gen je druhý pád, .dat třetí, .acc čtvrtý, .ins sedmý. Barvy, konce a místa
### přicházejí jako holá slova, podle kterých lze vybírat: yellow, supply, centre.


## Krabice

echoes-title = Ozvěny času
echoes-about = Posílejte bytosti a artefakty časem, shromážděte družinu, dobývejte a opevňujte zdroje.
echoes-setting-interaction = Jak moc si hráči překážejí?
echoes-setting-interaction-full = Naplno: ve hře jsou všechny karty a zdroje
echoes-setting-interaction-low = Málo: osm karet a dva zdroje se vynechají


## Názvy

echoes-word-draw = Dobrat 2 karty


## Otázky

echoes-ask-first-play = Vyberte kartu, se kterou začnete. Ukáže se, až si vyberou všichni.
echoes-ask-action = Vyberte hlavní akci, nebo nejdřív volnou.
echoes-ask-free-action = Vyberte volnou akci, nebo ukončete tah.
echoes-ask-summon = Přivoláváte dvě karty: kterou nejdřív?
echoes-ask-hand-limit =
    { $count ->
        [one] Máte příliš plnou ruku: odhoďte kartu.
        [few] Máte příliš plnou ruku: odhoďte postupně { $count } karty.
       *[other] Máte příliš plnou ruku: odhoďte postupně { $count } karet.
    }

echoes-ask-pay =
    { $count ->
        [one] Odhoďte kartu jako platbu za { $card-acc }.
        [few] Odhoďte postupně { $count } karty jako platbu za { $card-acc }.
       *[other] Odhoďte postupně { $count } karet jako platbu za { $card-acc }.
    }
echoes-ask-play =
    { $may ->
        [yes] Zahrajete kartu? Vyberte ji, nebo zvolte Hotovo.
       *[no] Vyberte kartu, kterou zahrajete.
    }
echoes-ask-move =
    { $steps ->
        [one] Posunete kartu o { $steps } pozici? Vyberte ji, nebo zvolte Hotovo.
        [few] Posunete karty celkem o { $steps } pozice? Vyberte posun, nebo zvolte Hotovo.
       *[other] Posunete karty celkem o { $steps } pozic? Vyberte posun, nebo zvolte Hotovo.
    }
echoes-ask-send =
    { $may ->
        [yes] { $source }: vaše síla { $strength } překonává { $resistance }. Pošlete další, nebo zvolte Hotovo.
       *[no] { $source }: pošlete bytosti silnější než { $resistance } (zatím { $strength }).
    }
echoes-ask-reinforce = Která bytost půjde pod { $source-acc }?
echoes-ask-conquer = Dobudete zdroj? Vyberte ho, nebo zvolte Hotovo.
echoes-ask-fortify = Opevníte zdroj? Vyberte ho, nebo zvolte Hotovo.

echoes-ask-use-effect = Aktivujete tento efekt?
echoes-ask-react = Efekt které karty teď aktivujete? Vyberte ji, nebo zbytek vynechte.
echoes-ask-activate =
    { $may ->
        [yes] Aktivujete efekt jiné karty? Vyberte ji, nebo zvolte Hotovo.
       *[no] Vyberte kartu, jejíž efekt aktivujete.
    }
echoes-ask-activate-flame =
    { $may ->
        [yes] Aktivujete jiný efekt plamene? Vyberte ho, nebo zvolte Hotovo.
       *[no] Vyberte efekt plamene, který aktivujete.
    }
echoes-ask-remove = Odstraníte kartu ze své družiny? Vyberte ji, nebo zvolte Hotovo.
echoes-ask-choose-one =
    { $may ->
        [yes] Vyberte jednu z možností, nebo žádnou.
       *[no] Vyberte jednu z možností.
    }
echoes-ask-discard = Vyberte kartu, kterou odhodíte.


## Možnosti

echoes-option-play = Zahrát { $card-acc }
echoes-option-move =
    { $steps ->
        [one] Posunout { $card-acc } o { $steps } pozici
        [few] Posunout { $card-acc } o { $steps } pozice
       *[other] Posunout { $card-acc } o { $steps } pozic
    }
echoes-option-flame = Aktivovat plamen { $it-gen }
echoes-option-conquer = Dobýt { $source-acc }
echoes-option-fortify = Opevnit { $source-acc }
echoes-option-reinforce = Posílit kontrolu nad { $source-ins }


## Události

echoes-round = Začíná { $number }. kolo; začínající hráč je { $who }.
echoes-slid =
    { $color ->
        [yellow] { $who } posouvá dílky: aktivní plamen je žlutý.
        [blue] { $who } posouvá dílky: aktivní plamen je modrý.
       *[red] { $who } posouvá dílky: aktivní plamen je červený.
    }
echoes-shuffled =
    { $count ->
        [one] Odhazovací hromádka je novým balíčkem: { $count } karta.
        [few] Odhazovací hromádka je novým balíčkem: { $count } karty.
       *[other] Odhazovací hromádka je novým balíčkem: { $count } karet.
    }

echoes-took-cards = { $who } si dobírá karty.
echoes-drew =
    { $card-kind ->
        [card] { $who } si dobírá { $card-acc }.
       *[other] { $who } si dobírá kartu.
    }
echoes-discarded = { $who } odhazuje { $card-acc }.
echoes-played =
    { $position ->
        [0] { $who } hraje { $card-acc } bez nákladů na čas.
       *[other] { $who } hraje { $card-acc } na pozici { $position }.
    }
echoes-moved =
    { $position ->
        [0] { $who } posouvá { $card-acc } pryč z desky.
       *[other] { $who } posouvá { $card-acc } na pozici { $position }.
    }
echoes-summoned = { $who } přivolává { $card-acc }.
echoes-removed = { $who } odstraňuje { $card-acc }.
echoes-used = { $who } aktivuje efekt { $it-gen }.
echoes-activated = { $who } aktivuje efekt { $it-gen }.
echoes-flamed = { $who } aktivuje plamen { $it-gen }.
echoes-gained = { $who } získává { $count } VB.
echoes-lost = { $who } odhazuje { $count } VB.

echoes-attacked = { $who } se vydává dobýt { $source-acc }.
echoes-sent = { $who } posílá { $card-acc } ke { $source-dat }.
echoes-conquered =
    { $owner-kind ->
        [seat] { $who } dobývá { $source-acc }, o který přichází { $owner }.
       *[other] { $who } dobývá { $source-acc }.
    }
echoes-abandoned = { $source } se vrací doprostřed stolu.
echoes-reinforced = { $who } posiluje kontrolu nad { $source-ins }.
echoes-fortified = { $who } opevňuje { $source-acc }.

echoes-last-round =
    { $reason ->
        [supply] Společná zásoba bodů je prázdná: toto je poslední kolo.
        [party] { $who } má dvanáct karet: toto je poslední kolo.
       *[sources] Všechny zdroje jsou opevněné: toto je poslední kolo.
    }
echoes-scored = { $who } má { $total } VB: { $tokens } v žetonech, { $sources } za zdroje, { $cards } za karty.
echoes-ended =
    { $winners-count ->
        [one] Vítězí { $winners }.
        [few] O vítězství se dělí { $winners }.
       *[other] O vítězství se dělí { $winners }.
    }


## Deska v terminálu

echoes-board-round = { $round }. kolo
echoes-board-turn = hraje { $who }
echoes-board-opening = Všichni vybírají první kartu
echoes-board-supply = společná zásoba { $supply }, záložní { $reserve }, balíček { $deck }, odhozeno { $discard }
echoes-board-ending = poslední kolo
echoes-board-you = { $who } (vy)
echoes-board-centre = uprostřed
echoes-board-held = { $who }
echoes-board-sealed = { $who }, opevněno
echoes-board-need = dobytí nad { $need }
echoes-board-might = síla { $strength }, opevnění nad { $need }
echoes-board-under = pod ním
echoes-board-score = VB
echoes-board-flame = plamen
echoes-board-board = deska
echoes-board-party = družina
echoes-board-hand = ruka
echoes-board-own-hand = Vaše ruka
echoes-board-points = { $score } ({ $points } v žetonech)
echoes-board-size = { $size }/{ $most } karet
echoes-board-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }
# Co nejkratší: síla bytosti vedle jejího názvu. Vysvětluje ji legenda.
echoes-board-strong = s{ $strength }
echoes-color-yellow = žlutý
echoes-color-blue = modrý
echoes-color-red = červený
echoes-kind-water = Voda
echoes-kind-wood = Dřevo
echoes-kind-sky = Obloha
echoes-kind-earth = Země
echoes-kind-neutral = neutrální
echoes-kind-creature = bytost
echoes-kind-artifact = artefakt
echoes-kind-battle = Bitva
echoes-kind-magic = Magie

echoes-card-kinds = { $kind }, { $family }, { $field }
echoes-card-cost = náklady: karty { $cards }, čas { $time }
echoes-card-strength = síla { $strength }
echoes-card-points = { $points } VB
echoes-card-ours = náš návrh
echoes-card-boxed = z krabice
echoes-source-facts = { $source }: dobytí nad { $conquer }, pak { $points } VB; opevnění nad { $fortify }, pak { $sealed } VB
echoes-legend-cards = U karty v ruce jsou uvedeny náklady: 2+3 jsou 2 karty a čas 3; s2 je síla 2.
echoes-legend-board = Deska se čte zleva doprava: pozice 5 až 1 a pak družina. Před kartami stojí barva dílku; { $token } je žeton aktivace.
echoes-legend-topics = Pravidla, na která se můžete ptát: { $topics }.


## Pravidla ve zkratce, pro nápovědu v terminálu

echoes-topic-goal = cíl
echoes-rule-goal = Vítězí nejvíc bodů: žetony, zdroje a všechny karty, které jste přivolali. Hra končí po kole, ve kterém je společná zásoba prázdná, někdo má dvanáct karet (zdroj se počítá za dvě, bytosti pod ním za žádnou), nebo jsou opevněné všechny zdroje. Při remíze rozhoduje více opevněných zdrojů.
echoes-topic-round = kolo
echoes-rule-round = Každý posune dílky času a co opustí desku, je přivoláno; každý si dobere kartu. Pak dvakrát dokola každý provede hlavní akci a libovolný počet volných. Na konci si každý nechá v ruce nejvýš deset karet a žetony aktivace se odstraní.
echoes-topic-play = zahrát
echoes-rule-play = Odhoďte tolik jiných karet, kolik je v nákladech, a položte kartu na pozici podle nákladů na čas, nebo na nejbližší vlevo, kde je místo. Bez nákladů na čas je přivolána ihned. Stejnou kartu nemůžete mít dvakrát.
echoes-topic-move = posunout
echoes-rule-move = Celkem dvě pozice doprava, jednou kartou nebo dvěma. Karta smí plný dílek přejít, ale ne na něm zůstat. Co opustí desku, je přivoláno.
echoes-topic-summon = přivolat
echoes-rule-summon = Přivolaná karta se přidá k družině. Její okamžitý efekt můžete aktivovat teď, nebo nikdy; pak mohou reagovat vaše ostatní karty.
echoes-topic-flame = plamen
echoes-rule-flame = Volná akce: jednou za kolo aktivujte efekt plamene té barvy, kterou má dílek vedle vaší desky, na kartě ve své družině nebo na zdroji, který ovládáte, ať z toho vzejde cokoli. Karta dostane žeton aktivace a do dalšího kola ji nelze poslat ke zdroji.
echoes-topic-conquer = dobýt
echoes-rule-conquer = Pošlete bytosti, jejichž síla překoná požadavek zdroje nebo bytosti pod ním. Aktivujte efekt dobytí; bytosti leží pod zdrojem: bez efektů, ale s ikonami, silou a body. Kdo o zdroj přijde, bere si bytosti zpět.
echoes-topic-reinforce = posílit
echoes-rule-reinforce = Volná akce: přesuňte další bytost pod zdroj, který jste dobyli a neopevnili.
echoes-topic-fortify = opevnit
echoes-rule-fortify = Překoná-li síla pod vaším zdrojem jeho druhé číslo, aktivujte efekt opevnění a bytosti zasuňte zcela pod zdroj: počítají se už jen jejich body. Opevněný zdroj nikdo nevezme.
echoes-topic-remove = odstranit
echoes-rule-remove = Odstraněná karta jde z vaší družiny, nebo zpod dobytého zdroje, na odhazovací hromádku. Zdroj bez bytostí se vrací doprostřed stolu.
echoes-topic-origin = původ
echoes-rule-origin = Seznam skutečných karet není veřejný. Patnáct karet a dva zdroje mají název a pár údajů ze skutečné krabice; vše ostatní je náš návrh a je to u toho napsáno.


## Co porovnávají simulace

echoes-fact-summoned = Přivolaná karta
echoes-fact-first = První zahraná karta
echoes-fact-flame = Aktivovaný plamen
echoes-fact-conquered = Dobytý zdroj
echoes-fact-fortified = Opevněný zdroj
echoes-fact-ended = Kdo přivodil poslední kolo
echoes-category-tokens = Žetony
echoes-category-sources = Zdroje
echoes-category-cards = Karty
echoes-ending-supply = Prázdná zásoba
echoes-ending-party = Dvanáct karet
echoes-ending-sources = Všechny zdroje opevněné
echoes-ending-supply-and-party = Prázdná zásoba a dvanáct karet
echoes-ending-supply-and-sources = Prázdná zásoba a všechny zdroje opevněné
echoes-ending-party-and-sources = Dvanáct karet a všechny zdroje opevněné
echoes-ending-supply-and-party-and-sources = Všechno najednou
# Co dříve nebo později musí nastat, když se hra kontroluje.
echoes-coverage-summoned = Přivolané karty
echoes-coverage-flame = Aktivované plameny
echoes-coverage-conquered = Dobyté zdroje
echoes-coverage-fortified = Opevněné zdroje


## Stůl v prohlížeči

# Co o kartě řekne čtečka obrazovky.
echoes-web-card =
    { $strength ->
        [0] { $card }, { $kind }, { $family }
       *[other] { $card }, { $kind }, { $family }, síla { $strength }
    }
# Název a text jsou první, jak jsou vidět.
echoes-web-card-whole = { $card }. { $text } { $facts }, náklady: karty { $cards }, čas { $time }
echoes-web-card-used = { $card }, má žeton aktivace

echoes-web-area = { $who }: herní oblast
echoes-web-board = { $who }: deska času
echoes-web-party = { $who }: družina
echoes-web-nobody = Zatím žádná karta nebyla přivolána.
echoes-web-empty-hand = Vaše ruka je prázdná.
echoes-web-tile =
    { $color ->
        [yellow] Pozice { $position }, žlutý plamen
        [blue] Pozice { $position }, modrý plamen
       *[red] Pozice { $position }, červený plamen
    }
echoes-web-active =
    { $color ->
        [yellow] Aktivní plamen je žlutý
        [blue] Aktivní plamen je modrý
       *[red] Aktivní plamen je červený
    }
echoes-web-burning = aktivní

# Název, komu patří a texty jsou první, jak jsou vidět.
echoes-web-source =
    { $strength ->
        [0] { $source }, { $whose }. { $texts } Stav: { $status }, dobytí nad { $conquer }, opevnění nad { $fortify }
       *[other] { $source }, { $whose }. { $texts } Stav: { $status }, síla { $strength }, opevnění nad { $fortify }
    }
echoes-web-source-free = uprostřed
echoes-web-source-held = ovládá { $who }
echoes-web-source-sealed = opevněno, ovládá { $who }
echoes-web-under = Bytosti pod { $source-ins }

echoes-web-ends = Jak blízko je konec
echoes-web-before = Před 1. kolem
echoes-web-turn = tah { $turn }/{ $turns }
echoes-web-end-supply = zbývá { $count } VB
echoes-web-end-party = největší družina { $count }/{ $most }
echoes-web-end-sources = opevněno { $count }/{ $most }

echoes-web-first = začínající hráč
echoes-web-score = { $count } VB
echoes-web-sheet = { $tokens } v žetonech, { $sources } za zdroje, { $cards } za karty
echoes-web-unfold = Ukázat celou herní oblast: { $who }
echoes-web-fold = Sbalit herní oblast: { $who }
echoes-web-back = Zpět k mé oblasti

echoes-web-deck =
    { $count ->
        [one] Balíček, { $count } karta
        [few] Balíček, { $count } karty
       *[other] Balíček, { $count } karet
    }
echoes-web-deck-caption = balíček
echoes-web-discard-caption = odhozené

echoes-web-about-deck = Hlavní akcí si doberte 2 karty. Když je balíček prázdný, zamíchá se do něj odhazovací hromádka.
echoes-web-about-discard = Odhazovací hromádka je prázdná.
echoes-web-about-discarded = Odhazovací hromádka od poslední karty: { $cards }.
echoes-web-about-supply = Hra končí po kole, ve kterém se vyprázdní společná zásoba bodů. Co pak chybí, se bere ze záložní zásoby.
echoes-web-about-party =
    { $count ->
        [one] Hra končí po kole, ve kterém má někdo v družině { $count } kartu. Zdroj se počítá za dvě, bytosti pod ním za žádnou.
        [few] Hra končí po kole, ve kterém má někdo v družině { $count } karty. Zdroj se počítá za dvě, bytosti pod ním za žádnou.
       *[other] Hra končí po kole, ve kterém má někdo v družině { $count } karet. Zdroj se počítá za dvě, bytosti pod ním za žádnou.
    }
echoes-web-about-sources = Hra končí po kole, ve kterém jsou opevněné všechny zdroje.
echoes-web-counts = teď za { $points } VB
echoes-web-copies = Ve hře jsou { $count } kusy.

echoes-web-column-player = Hráč
echoes-web-column-tokens = Žetony
echoes-web-column-sources = Zdroje
echoes-web-column-cards = Karty
echoes-web-column-total = Celkem


## První hra s průvodcem: krátká slova vedle stolu, každé se řekne jednou. Viz text/lessons.

echoes-guide-welcome = Vítejte! Vše, co zahrajete, dorazí později: čeká to na vaší desce času a čas to nese doprava, až se to přidá k vaší družině. Vítězí nejvíc bodů, v žetonech, kartách a zdrojích.
echoes-guide-card = Na kartě jsou její náklady: jiné karty z ruky a čas. Má jeden efekt a možná body a bytosti mají sílu.
echoes-guide-first = Každý začíná jednou kartou. Vybíráte tajně a všechny se ukážou zároveň. Bytost je dobrý začátek.
echoes-guide-pay = Karty jsou v této hře penězi: plaťte tím, že odhodíte jinou. Vyberte tu, bez které se obejdete.
echoes-guide-slide = Karta leží na pozici podle svých nákladů na čas. Každé kolo začíná posunem: všechny dílky se posunou o jednu pozici doprava a co opustí desku, je přivoláno.
echoes-guide-actions = V každém kole máte dva tahy, v každém jednu hlavní akci: dobrat dvě karty, zahrát kartu, posunout karty na desce, dobýt zdroj, nebo ho opevnit.
echoes-guide-play = Zahrajte další kartu. Kdo stojí málo času, je brzy u vás. Okamžité efekty se aktivují při přivolání, jiné znovu a znovu podle barvy plamene.
echoes-guide-others = I druhý hráč buduje: jeho deska času a družina jsou zde ve zkratce. Ruce jsou skryté, vše ostatní je veřejné.
echoes-guide-summoned = Dílky se posunuly a někdo dorazil: přivolaná karta je teď ve vaší družině. Okamžitý efekt lze aktivovat hned, nebo nikdy.
echoes-guide-move = Teď můžete posunout karty na desce: každá pozice kartu přiblíží a ta, která desku opustí, je hned přivolána. Jeden příchod tak může přitáhnout další.
echoes-guide-effect = Okamžitý efekt karty, která dorazila, můžete odmítnout. Většina z nich je ale dárek.
echoes-guide-ends = Body se berou ze společné zásoby. Hra končí po kole, ve kterém je prázdná, něčí družina má dvanáct karet, nebo jsou opevněné všechny zdroje. Zde vidíte, jak blízko je každý z konců.
echoes-guide-slow = Silné karty jsou pomalé a drahé. Zahrané včas rozhodují hru a máte způsoby, jak je popohnat.
echoes-guide-sources = Zdroje času mají body a vlastní moc. Zdroj dobudete, když pošlete bytosti, které jsou dohromady silnější než jeho první číslo. Ty vaše stačí!
echoes-guide-send = Vyberte, kdo půjde. Pošlete-li víc, než je třeba, bude těžší vám zdroj vzít. Pod zdrojem bytosti nemají efekty, ale jejich ikony, síla a body se počítají.
echoes-guide-conquered = Zdroj je váš, i s body a plamenem, dokud nepřijde někdo s větší silou, než jaká leží pod ním.
echoes-guide-flames = Dílek, který opustil vaši desku poslední, hoří: jeho barva je váš aktivní plamen. Efekty s tímto plamenem na kartách a zdrojích lze jednou za kolo aktivovat, před hlavní akcí nebo po ní. Co už bylo aktivováno, označuje žeton aktivace.
echoes-guide-push = Posouvat karty je také hlavní akce: jednu kartu o dvě pozice, nebo dvě karty o jednu. Karta nemusí čekat jen na čas.
echoes-guide-reinforce = Před hlavní akcí i po ní se mohou bytosti přidat k těm pod vaším zdrojem. Čím jsou dohromady silnější, tím je zdroj bezpečnější.
echoes-guide-fortify = Bytosti pod vaším zdrojem jsou silnější než jeho druhé číslo: můžete ho opevnit. Je to hlavní akce, jeho efekt je váš a zdroj už vám nikdo nevezme.
echoes-guide-fortified = Opevněno: zdroj má teď víc bodů a body bytostí pod ním se dál počítají. Jejich efekty a ikony jsou ale navždy pryč, takže je dobré to promyslet.
echoes-guide-draw = S prázdnou rukou se daleko nedostanete. Dobrat dvě karty je hlavní akce a na začátku kola si navíc každý jednu dobere.
echoes-guide-closing = To je celé: hrajte karty, nechte pracovat čas, aktivujte plameny, ovládejte zdroje. Zkuste dál: hledejte karty, jejichž efekty si pomáhají, a hlídejte zdroj druhého hráče i tři konce hry. Hodně štěstí!
echoes-guide-hand-limit = Na konci kola si nikdo nenechá víc než deset karet. Vzdejte se toho, co nezahrajete.
echoes-guide-last-round = Konec se přiblížil: toto kolo je poslední. Karty na desce a v ruce nebudou mít žádnou hodnotu, tak přiveďte domů, co můžete.


## Karty

echoes-card-king_of_the_seas = Král moří
    .gen = Krále moří
    .acc = Krále moří
echoes-card-queen_of_the_seas = Královna moří
    .gen = Královny moří
    .acc = Královnu moří
echoes-card-ambassador_of_the_reef = Velvyslanec z útesu
    .gen = Velvyslance z útesu
    .acc = Velvyslance z útesu
echoes-card-whispering_shell = Šeptající ulita
    .gen = Šeptající ulity
    .acc = Šeptající ulitu
echoes-card-pearl_diver = Lovkyně perel
    .gen = Lovkyně perel
    .acc = Lovkyni perel
echoes-card-coral_golem = Korálový golem
    .gen = Korálového golema
    .acc = Korálového golema
echoes-card-tide_caller = Vyvolávačka přílivu
    .gen = Vyvolávačky přílivu
    .acc = Vyvolávačku přílivu
echoes-card-deep_leviathan = Leviatan z hlubin
    .gen = Leviatana z hlubin
    .acc = Leviatana z hlubin
echoes-card-siren = Siréna
    .gen = Sirény
    .acc = Sirénu
echoes-card-kelp_weaver = Tkadlec chaluh
    .gen = Tkadlce chaluh
    .acc = Tkadlce chaluh
echoes-card-naiad_scribe = Najáda písařka
    .gen = Najády písařky
    .acc = Najádu písařku
echoes-card-reef_guard = Strážce korálů
    .gen = Strážce korálů
    .acc = Strážce korálů
echoes-card-storm_ray = Bouřný rejnok
    .gen = Bouřného rejnoka
    .acc = Bouřného rejnoka
echoes-card-turtle_sage = Želví mudrc
    .gen = Želvího mudrce
    .acc = Želvího mudrce
echoes-card-sea_serpent = Mořský had
    .gen = Mořského hada
    .acc = Mořského hada
echoes-card-pearl_of_memory = Perla vzpomínek
    .gen = Perly vzpomínek
    .acc = Perlu vzpomínek
echoes-card-coral_crown = Korálová koruna
    .gen = Korálové koruny
    .acc = Korálovou korunu
echoes-card-tidal_clock = Přílivové hodiny
    .gen = Přílivových hodin
    .acc = Přílivové hodiny
echoes-card-harpoon_of_the_deep = Harpuna hlubin
    .gen = Harpuny hlubin
    .acc = Harpunu hlubin
echoes-card-tide_horn = Roh přílivu
    .gen = Rohu přílivu
    .acc = Roh přílivu
echoes-card-forest_emperor = Lesní císař
    .gen = Lesního císaře
    .acc = Lesního císaře
echoes-card-rider_of_the_meadows = Jezdec z luk
    .gen = Jezdce z luk
    .acc = Jezdce z luk
echoes-card-acorn_sprite = Žaludový skřítek
    .gen = Žaludového skřítka
    .acc = Žaludového skřítka
echoes-card-old_treant = Prastarý ent
    .gen = Prastarého enta
    .acc = Prastarého enta
echoes-card-grove_druid = Druidka háje
    .gen = Druidky háje
    .acc = Druidku háje
echoes-card-beekeeper = Včelařka
    .gen = Včelařky
    .acc = Včelařku
echoes-card-hedge_knight = Rytíř ze šípkoví
    .gen = Rytíře ze šípkoví
    .acc = Rytíře ze šípkoví
echoes-card-moss_bear = Mechový medvěd
    .gen = Mechového medvěda
    .acc = Mechového medvěda
echoes-card-seed_sower = Rozsévačka semen
    .gen = Rozsévačky semen
    .acc = Rozsévačku semen
echoes-card-fawn_dancer = Srnčí tanečnice
    .gen = Srnčí tanečnice
    .acc = Srnčí tanečnici
echoes-card-pack_leader = Vůdce smečky
    .gen = Vůdce smečky
    .acc = Vůdce smečky
echoes-card-elk_herald = Jelení herold
    .gen = Jeleního herolda
    .acc = Jeleního herolda
echoes-card-wolf_runner = Vlčí běžec
    .gen = Vlčího běžce
    .acc = Vlčího běžce
echoes-card-horn_of_spring = Roh jara
    .gen = Rohu jara
    .acc = Roh jara
echoes-card-living_bow = Živý luk
    .gen = Živého luku
    .acc = Živý luk
echoes-card-heartwood_amulet = Amulet z jádrového dřeva
    .gen = Amuletu z jádrového dřeva
    .acc = Amulet z jádrového dřeva
echoes-card-sapling_staff = Hůl z výhonku
    .gen = Hole z výhonku
    .acc = Hůl z výhonku
echoes-card-root_throne = Trůn z kořenů
    .gen = Trůnu z kořenů
    .acc = Trůn z kořenů
echoes-card-hunting_horn = Lovecký roh
    .gen = Loveckého rohu
    .acc = Lovecký roh
echoes-card-mighty_witch = Mocná čarodějnice
    .gen = Mocné čarodějnice
    .acc = Mocnou čarodějnici
echoes-card-star_reader = Hvězdopravec
    .gen = Hvězdopravce
    .acc = Hvězdopravce
echoes-card-moon_dragon = Měsíční drak
    .gen = Měsíčního draka
    .acc = Měsíčního draka
echoes-card-wind_courier = Větrný posel
    .gen = Větrného posla
    .acc = Větrného posla
echoes-card-time_weaver = Tkadlena času
    .gen = Tkadleny času
    .acc = Tkadlenu času
echoes-card-night_owl = Noční sova
    .gen = Noční sovy
    .acc = Noční sovu
echoes-card-comet_rider = Jezdkyně komety
    .gen = Jezdkyně komety
    .acc = Jezdkyni komety
echoes-card-cloud_giant = Oblačný obr
    .gen = Oblačného obra
    .acc = Oblačného obra
echoes-card-constellation_keeper = Strážkyně souhvězdí
    .gen = Strážkyně souhvězdí
    .acc = Strážkyni souhvězdí
echoes-card-dream_harpy = Snová harpyje
    .gen = Snové harpyje
    .acc = Snovou harpyji
echoes-card-eclipse_priest = Kněz zatmění
    .gen = Kněze zatmění
    .acc = Kněze zatmění
echoes-card-lightning_lancer = Bleskový kopiník
    .gen = Bleskového kopiníka
    .acc = Bleskového kopiníka
echoes-card-feather_cloak = Plášť z per
    .gen = Pláště z per
    .acc = Plášť z per
echoes-card-aurora_singer = Pěvkyně polární záře
    .gen = Pěvkyně polární záře
    .acc = Pěvkyni polární záře
echoes-card-sky_whale = Nebeská velryba
    .gen = Nebeské velryby
    .acc = Nebeskou velrybu
echoes-card-hourglass_of_night = Přesýpací hodiny noci
    .gen = Přesýpacích hodin noci
    .acc = Přesýpací hodiny noci
echoes-card-sky_compass = Nebeský kompas
    .gen = Nebeského kompasu
    .acc = Nebeský kompas
echoes-card-star_chart = Hvězdná mapa
    .gen = Hvězdné mapy
    .acc = Hvězdnou mapu
echoes-card-lens_of_dawn = Čočka úsvitu
    .gen = Čočky úsvitu
    .acc = Čočku úsvitu
echoes-card-meteor_shard = Úlomek meteoru
    .gen = Úlomku meteoru
    .acc = Úlomek meteoru
echoes-card-hypnotist = Hypnotizér
    .gen = Hypnotizéra
    .acc = Hypnotizéra
echoes-card-stone_colossus = Kamenný kolos
    .gen = Kamenného kolosa
    .acc = Kamenného kolosa
echoes-card-miner = Horník
    .gen = Horníka
    .acc = Horníka
echoes-card-cave_troll = Jeskynní troll
    .gen = Jeskynního trolla
    .acc = Jeskynního trolla
echoes-card-dwarf_sapper = Trpasličí podkopník
    .gen = Trpasličího podkopníka
    .acc = Trpasličího podkopníka
echoes-card-mole_tunneller = Krtčí hloubič
    .gen = Krtčího hloubiče
    .acc = Krtčího hloubiče
echoes-card-smelter = Tavič rud
    .gen = Taviče rud
    .acc = Taviče rud
echoes-card-gem_carver = Brusička drahokamů
    .gen = Brusičky drahokamů
    .acc = Brusičku drahokamů
echoes-card-agate_core = Jádro achátu
    .gen = Jádra achátu
    .acc = Jádro achátu
echoes-card-basalt_guard = Čedičový strážce
    .gen = Čedičového strážce
    .acc = Čedičového strážce
echoes-card-lava_shaman = Lávová šamanka
    .gen = Lávové šamanky
    .acc = Lávovou šamanku
echoes-card-warlord_of_the_deep = Vládce podzemí
    .gen = Vládce podzemí
    .acc = Vládce podzemí
echoes-card-iron_golem = Železný golem
    .gen = Železného golema
    .acc = Železného golema
echoes-card-tunnel_guide = Průvodkyně štolami
    .gen = Průvodkyně štolami
    .acc = Průvodkyni štolami
echoes-card-gnome_tinker = Gnómí kutil
    .gen = Gnómího kutila
    .acc = Gnómího kutila
echoes-card-crystal_wyrm = Krystalový drak
    .gen = Krystalového draka
    .acc = Krystalového draka
echoes-card-war_drum = Válečný buben
    .gen = Válečného bubnu
    .acc = Válečný buben
echoes-card-runed_hammer = Runové kladivo
    .gen = Runového kladiva
    .acc = Runové kladivo
echoes-card-geode = Geoda
    .gen = Geody
    .acc = Geodu
echoes-card-furnace_heart = Srdce výhně
    .gen = Srdce výhně
    .acc = Srdce výhně
echoes-card-siege_ram = Beranidlo
    .gen = Beranidla
    .acc = Beranidlo
echoes-card-thief = Zloděj
    .gen = Zloděje
    .acc = Zloděje
echoes-card-explorer = Průzkumník
    .gen = Průzkumníka
    .acc = Průzkumníka
echoes-card-princess = Princezna
    .gen = Princezny
    .acc = Princeznu
echoes-card-oracles_eye = Věštecké oko
    .gen = Věšteckého oka
    .acc = Věštecké oko
echoes-card-builder = Stavitel
    .gen = Stavitele
    .acc = Stavitele
echoes-card-mercenary = Žoldnéř
    .gen = Žoldnéře
    .acc = Žoldnéře
echoes-card-wandering_bard = Potulný bard
    .gen = Potulného barda
    .acc = Potulného barda
echoes-card-spy = Vyzvědačka
    .gen = Vyzvědačky
    .acc = Vyzvědačku
echoes-card-alchemist = Alchymista
    .gen = Alchymisty
    .acc = Alchymistu
echoes-card-nomad_chief = Náčelník kočovníků
    .gen = Náčelníka kočovníků
    .acc = Náčelníka kočovníků
echoes-card-court_jester = Dvorní šašek
    .gen = Dvorního šaška
    .acc = Dvorního šaška
echoes-card-knight_errant = Bludný rytíř
    .gen = Bludného rytíře
    .acc = Bludného rytíře
echoes-card-time_monk = Mnich času
    .gen = Mnicha času
    .acc = Mnicha času
echoes-card-assassin = Úkladná vražedkyně
    .gen = Úkladné vražedkyně
    .acc = Úkladnou vražedkyni
echoes-card-veteran_captain = Zkušený kapitán
    .gen = Zkušeného kapitána
    .acc = Zkušeného kapitána
echoes-card-crown_of_four_lands = Koruna čtyř zemí
    .gen = Koruny čtyř zemí
    .acc = Korunu čtyř zemí
echoes-card-sages_tome = Kniha mudrců
    .gen = Knihy mudrců
    .acc = Knihu mudrců
echoes-card-battle_banner = Bitevní zástava
    .gen = Bitevní zástavy
    .acc = Bitevní zástavu
echoes-card-trapped_chest = Zákeřná truhla
    .gen = Zákeřné truhly
    .acc = Zákeřnou truhlu
echoes-card-eternal_lamp = Věčná lampa
    .gen = Věčné lampy
    .acc = Věčnou lampu
echoes-card-source_of_cycles = Zdroj cyklů
    .gen = Zdroje cyklů
    .dat = Zdroji cyklů
    .acc = Zdroj cyklů
    .ins = Zdrojem cyklů
echoes-card-source_of_growth = Zdroj růstu
    .gen = Zdroje růstu
    .dat = Zdroji růstu
    .acc = Zdroj růstu
    .ins = Zdrojem růstu
echoes-card-source_of_depths = Zdroj hlubin
    .gen = Zdroje hlubin
    .dat = Zdroji hlubin
    .acc = Zdroj hlubin
    .ins = Zdrojem hlubin
echoes-card-source_of_embers = Zdroj žáru
    .gen = Zdroje žáru
    .dat = Zdroji žáru
    .acc = Zdroj žáru
    .ins = Zdrojem žáru
echoes-card-source_of_storms = Zdroj bouří
    .gen = Zdroje bouří
    .dat = Zdroji bouří
    .acc = Zdroj bouří
    .ins = Zdrojem bouří
echoes-card-source_of_shadows = Zdroj stínů
    .gen = Zdroje stínů
    .dat = Zdroji stínů
    .acc = Zdroj stínů
    .ins = Zdrojem stínů


## Zdroje

echoes-source-source_of_cycles = Zdroj cyklů
    .gen = Zdroje cyklů
    .dat = Zdroji cyklů
    .acc = Zdroj cyklů
    .ins = Zdrojem cyklů
echoes-source-source_of_growth = Zdroj růstu
    .gen = Zdroje růstu
    .dat = Zdroji růstu
    .acc = Zdroj růstu
    .ins = Zdrojem růstu
echoes-source-source_of_depths = Zdroj hlubin
    .gen = Zdroje hlubin
    .dat = Zdroji hlubin
    .acc = Zdroj hlubin
    .ins = Zdrojem hlubin
echoes-source-source_of_embers = Zdroj žáru
    .gen = Zdroje žáru
    .dat = Zdroji žáru
    .acc = Zdroj žáru
    .ins = Zdrojem žáru
echoes-source-source_of_storms = Zdroj bouří
    .gen = Zdroje bouří
    .dat = Zdroji bouří
    .acc = Zdroj bouří
    .ins = Zdrojem bouří
echoes-source-source_of_shadows = Zdroj stínů
    .gen = Zdroje stínů
    .dat = Zdroji stínů
    .acc = Zdroj stínů
    .ins = Zdrojem stínů


## Efekty karet a zdrojů

echoes-effect-king_of_the_seas-1 = Při přivolání: aktivujte okamžitý efekt jiné karty Vody ve své družině.
echoes-effect-queen_of_the_seas-1 = Při přivolání: získejte 1 VB za každou kartu Vody v družině.
echoes-effect-ambassador_of_the_reef-1 = Při přivolání: aktivujte okamžitý efekt jiné karty ve své družině.
echoes-effect-whispering_shell-1 = Kdykoli přivoláte jinou kartu Vody: doberte si 1 kartu.
echoes-effect-pearl_diver-1 = Při přivolání: doberte si 2 karty, pak získejte 1 VB.
echoes-effect-coral_golem-1 = Při přivolání: získejte 1 VB, pak si doberte 2 karty.
echoes-effect-tide_caller-1 = Modrý plamen: doberte si 2 karty.
echoes-effect-deep_leviathan-1 = Při přivolání: získejte 1 VB, pak soupeři odhodí po 1 kartě.
echoes-effect-siren-1 = Modrý plamen: soupeři odhodí po 1 kartě, pak získejte 1 VB.
echoes-effect-kelp_weaver-1 = Karty Magie hrajete se slevou: karty −1.
echoes-effect-naiad_scribe-1 = Při přivolání: doberte si 1 kartu za každou kartu Magie v družině, nejvýše 4.
echoes-effect-reef_guard-1 = Žlutý plamen: získejte 1 VB.
echoes-effect-storm_ray-1 = Při přivolání: doberte si 1 kartu, pak získejte 2 VB.
echoes-effect-turtle_sage-1 = Na konci hry: 1 VB za každou kartu Vody v družině.
echoes-effect-sea_serpent-1 = Modrý plamen: získejte 2 VB.
echoes-effect-pearl_of_memory-1 = Modrý plamen: aktivujte okamžitý efekt jiné karty Vody ve své družině.
echoes-effect-coral_crown-1 = Na konci hry: 1 VB za každou kartu Magie v družině.
echoes-effect-tidal_clock-1 = Žlutý plamen: doberte si 1 kartu, pak posuňte své karty na desce celkem až o 2 pozice.
echoes-effect-harpoon_of_the_deep-1 = Kdykoli dobudete zdroj: doberte si 3 karty.
echoes-effect-tide_horn-1 = Při přivolání: získejte 1 VB, pak si doberte 3 karty.
echoes-effect-forest_emperor-1 = Při přivolání: zahrajte 1 kartu Dřeva se slevou (karty −2, čas −2).
echoes-effect-rider_of_the_meadows-1 = Žlutý plamen: posuňte své karty na desce celkem až o 2 pozice.
echoes-effect-acorn_sprite-1 = Při přivolání: získejte 2 VB.
echoes-effect-old_treant-1 = Při přivolání: získejte 2 VB.
echoes-effect-grove_druid-1 = Bytosti hrajete se slevou: karty −1.
echoes-effect-beekeeper-1 = Žlutý plamen: získejte 1 VB.
echoes-effect-hedge_knight-1 = Při přivolání: posuňte své karty na desce celkem až o 2 pozice.
echoes-effect-moss_bear-1 = Při přivolání: získejte 2 VB.
echoes-effect-seed_sower-1 = Při přivolání: zahrajte 1 kartu se slevou (karty −1).
echoes-effect-fawn_dancer-1 = Kdykoli přivoláte jinou kartu Dřeva: získejte 1 VB.
echoes-effect-pack_leader-1 = Na konci hry: 1 VB za každou kartu Bitvy v družině.
echoes-effect-elk_herald-1 = Bytosti hrajete se slevou: čas −1.
echoes-effect-wolf_runner-1 = Při přivolání: můžete dobýt zdroj.
echoes-effect-horn_of_spring-1 = Žlutý plamen: zahrajte 1 kartu za běžné náklady.
echoes-effect-living_bow-1 = Karty Bitvy hrajete se slevou: karty −1.
echoes-effect-heartwood_amulet-1 = Na konci hry: 1 VB za každou kartu Dřeva v družině.
echoes-effect-sapling_staff-1 = Při přivolání: zahrajte 1 kartu se slevou (karty −2).
echoes-effect-root_throne-1 = Na konci hry: 1 VB za každou bytost v družině.
echoes-effect-hunting_horn-1 = Žlutý plamen: můžete dobýt zdroj.
echoes-effect-mighty_witch-1 = Při přivolání: získejte 1 VB za každou kartu Dřeva v družině.
echoes-effect-star_reader-1 = Při přivolání: jednou posuňte své dílky času.
echoes-effect-moon_dragon-1 = Při přivolání: jednou posuňte své dílky času.
echoes-effect-wind_courier-1 = Při přivolání: posuňte své karty na desce celkem až o 3 pozice.
echoes-effect-time_weaver-1 = Všechny karty hrajete se slevou: čas −1.
echoes-effect-night_owl-1 = Žlutý plamen: posuňte své karty na desce celkem až o 2 pozice.
echoes-effect-comet_rider-1 = Při přivolání: aktivujte efekt plamene libovolné barvy na jiné své kartě nebo zdroji.
echoes-effect-cloud_giant-1 = Při přivolání: získejte 1 VB, pak posuňte své karty na desce celkem až o 2 pozice.
echoes-effect-constellation_keeper-1 = Na konci hry: 1 VB za každou kartu Oblohy v družině.
echoes-effect-dream_harpy-1 = Modrý plamen: soupeři odhodí po 1 VB, pak získejte 1 VB.
echoes-effect-eclipse_priest-1 = Červený plamen: jednou posuňte své dílky času, pak si doberte 2 karty.
echoes-effect-lightning_lancer-1 = Modrý plamen: posuňte své karty na desce celkem až o 2 pozice.
echoes-effect-feather_cloak-1 = Kdykoli přivoláte jinou kartu Oblohy: posuňte své karty na desce celkem až o 2 pozice.
echoes-effect-aurora_singer-1 = Kdykoli aktivujete efekt plamene: posuňte své karty na desce celkem až o 1 pozici.
echoes-effect-sky_whale-1 = Při přivolání: získejte 1 VB za každou kartu Oblohy v družině.
echoes-effect-hourglass_of_night-1 = Žlutý plamen: jednou posuňte své dílky času.
echoes-effect-sky_compass-1 = Při přivolání: získejte 1 VB, pak posuňte své karty na desce celkem až o 3 pozice.
echoes-effect-star_chart-1 = Na konci hry: 1 VB za každou kartu s efektem plamene v družině.
echoes-effect-lens_of_dawn-1 = Žlutý plamen: aktivujte efekt plamene libovolné barvy na jiné své kartě nebo zdroji.
echoes-effect-meteor_shard-1 = Červený plamen: jednou posuňte své dílky času, pak získejte 2 VB.
echoes-effect-hypnotist-1 = Při přivolání: soupeři odhodí po 1 VB a 1 kartě.
echoes-effect-stone_colossus-1 = Při přivolání: můžete dobýt zdroj.
echoes-effect-miner-1 = Červený plamen: doberte si 4 karty.
echoes-effect-cave_troll-1 = Při přivolání: soupeři odhodí po 1 kartě.
echoes-effect-dwarf_sapper-1 = Při přivolání: můžete dobýt zdroj se silou o 1 větší.
echoes-effect-mole_tunneller-1 = Při přivolání: můžete odstranit jinou kartu ze své družiny; pokud to uděláte, získejte 3 VB.
echoes-effect-smelter-1 = Červený plamen: můžete odstranit jinou kartu ze své družiny; pokud to uděláte, získejte 5 VB.
echoes-effect-gem_carver-1 = Červený plamen: získejte 3 VB.
echoes-effect-agate_core-1 = Kdykoli přivoláte jinou kartu Země: získejte 1 VB.
echoes-effect-basalt_guard-1 = Kdykoli dobudete nebo opevníte zdroj: získejte 1 VB.
echoes-effect-lava_shaman-1 = Červený plamen: soupeři odhodí po 2 VB, pak získejte 1 VB.
echoes-effect-warlord_of_the_deep-1 = Na konci hry: 3 VB za každý zdroj, který ovládáte.
echoes-effect-iron_golem-1 = Při přivolání: můžete opevnit zdroj, který ovládáte.
echoes-effect-tunnel_guide-1 = Karty Země hrajete se slevou: karty −1, čas −1.
echoes-effect-gnome_tinker-1 = Při přivolání: aktivujte efekt červeného plamene na jiné své kartě nebo zdroji.
echoes-effect-crystal_wyrm-1 = Při přivolání: získejte 1 VB za každou kartu Země v družině.
echoes-effect-war_drum-1 = Kdykoli přivoláte jinou kartu Bitvy: doberte si 1 kartu.
echoes-effect-runed_hammer-1 = Kdykoli dobudete nebo opevníte zdroj: získejte 2 VB.
echoes-effect-geode-1 = Na konci hry: 1 VB za každou kartu Země v družině.
echoes-effect-furnace_heart-1 = Červený plamen: zahrajte 1 kartu se slevou (karty −3, čas −1).
echoes-effect-siege_ram-1 = Při přivolání: můžete dobýt zdroj se silou o 3 větší.
echoes-effect-thief-1 = Při přivolání: soupeři odhodí po 1 VB, pak získejte 1 VB.
echoes-effect-explorer-1 = Při přivolání: získejte 1 VB, pak si doberte 1 kartu.
echoes-effect-princess-1 = Při přivolání: získejte 1 VB za každou různou frakci v družině.
echoes-effect-oracles_eye-1 = Žlutý plamen: doberte si 2 karty.
echoes-effect-builder-1 = Při přivolání: získejte 2 VB, pak můžete opevnit zdroj, který ovládáte.
echoes-effect-mercenary-1 = Při přivolání: můžete dobýt zdroj.
echoes-effect-wandering_bard-1 = Žlutý plamen: doberte si 1 kartu.
echoes-effect-spy-1 = Modrý plamen: soupeři odhodí po 1 kartě, pak si doberte 1 kartu.
echoes-effect-alchemist-1 = Modrý plamen: můžete odstranit jinou kartu ze své družiny; pokud to uděláte, získejte 3 VB, pak si doberte 1 kartu.
echoes-effect-nomad_chief-1 = Při přivolání: doberte si 2 karty.
echoes-effect-court_jester-1 = Při přivolání: získejte 1 VB, pak soupeři odhodí po 1 kartě.
echoes-effect-knight_errant-1 = Při přivolání: získejte 2 VB.
echoes-effect-time_monk-1 = Při přivolání: buď si doberte 2 karty, nebo jednou posuňte své dílky času.
echoes-effect-assassin-1 = Při přivolání: soupeři odhodí po 2 VB.
echoes-effect-veteran_captain-1 = Karty Bitvy hrajete se slevou: čas −1.
echoes-effect-crown_of_four_lands-1 = Na konci hry: 2 VB za každou různou frakci v družině.
echoes-effect-sages_tome-1 = Při přivolání: získejte 1 VB, pak si doberte 3 karty.
echoes-effect-battle_banner-1 = Kdykoli přivoláte jinou kartu Bitvy: získejte 1 VB.
echoes-effect-trapped_chest-1 = Modrý plamen: soupeři odhodí po 1 kartě, pak získejte 1 VB.
echoes-effect-eternal_lamp-1 = Kdykoli aktivujete efekt plamene: získejte 1 VB.
echoes-effect-source_of_cycles-1 = Dobytí: jednou posuňte své dílky času.
echoes-effect-source_of_cycles-2 = Opevnění: získejte 5 VB.
echoes-effect-source_of_cycles-3 = Žlutý plamen: posuňte své karty na desce celkem až o 2 pozice.
echoes-effect-source_of_growth-1 = Dobytí: doberte si 2 karty.
echoes-effect-source_of_growth-2 = Opevnění: získejte 1 VB za každou bytost v družině.
echoes-effect-source_of_growth-3 = Modrý plamen: zahrajte 1 kartu za běžné náklady.
echoes-effect-source_of_depths-1 = Dobytí: doberte si 3 karty.
echoes-effect-source_of_depths-2 = Opevnění: získejte 1 VB za každou kartu Magie v družině.
echoes-effect-source_of_depths-3 = Modrý plamen: aktivujte okamžitý efekt jiné karty ve své družině.
echoes-effect-source_of_embers-1 = Dobytí: získejte 2 VB.
echoes-effect-source_of_embers-2 = Opevnění: získejte 1 VB za každou kartu Bitvy v družině.
echoes-effect-source_of_embers-3 = Červený plamen: získejte 3 VB.
echoes-effect-source_of_storms-1 = Dobytí: soupeři odhodí po 1 VB a 1 kartě.
echoes-effect-source_of_storms-2 = Opevnění: soupeři odhodí po 1 VB, pak získejte 3 VB.
echoes-effect-source_of_storms-3 = Modrý plamen: soupeři odhodí po 1 kartě.
echoes-effect-source_of_shadows-1 = Dobytí: soupeři odhodí po 2 VB.
echoes-effect-source_of_shadows-2 = Opevnění: získejte 4 VB.
echoes-way-time_monk-1 = Dobrat si 2 karty
echoes-way-time_monk-2 = Jednou posunout své dílky času


## Hledání v pravidlech

# Slovo z pravidel a čím vším ho lze hledat, také anglicky.
echoes-synonyms =
    Ozvěny času: echoes of time
    ikona: icon, symbol
    specializace: specialisation, specialization
    deska času: time board, plán času
    dílek času: time tile, tile
    pozice: position, políčko
    družina: party, tým
    zdroj: source
    bytost: creature, jednotka
    artefakt: artifact, artefact, předmět
    Bitva: battle, boj
    Magie: magic, kouzlo
    frakce: faction, živel, země
    Voda: water
    Dřevo: wood, les
    Obloha: sky, nebe
    Země: earth
    neutrální: neutral
    náklady: cost, cena
    síla: strength
    vítězný bod: points, victory point, VB
    dobrat: draw, líznout, vzít
    zahrát: play, vyložit
    posunout: move, slide, push
    přivolat: summon, vyvolat
    dobýt: conquer, zaútočit
    opevnit: fortify, zapečetit
    posílit: reinforce
    odstranit: remove
    odhodit: discard
    odhazovací hromádka: discard pile, odhozené karty
    sleva: discount
    plamen: flame, oheň
    aktivovat efekt: use an effect, spustit efekt, použít efekt
    okamžitý efekt: summoning effect, immediate effect, při přivolání
    trvalý efekt: standing effect
    bodovací efekt: scoring effect
    žeton aktivace: activation token
    akční kostička: action cube, cube, kostka
    hlavní akce: main action
    volná akce: free action
    společná zásoba: supply of points, supply
    záložní zásoba: reserve, rezerva, vedlejší zásoba
    fáze času: time phase
    fáze akcí: action phase
    fáze konce kola: end of the round
    začínající hráč: first player, start player, první hráč
echoes-web-box-cards = Karty
echoes-web-box-sources = Zdroje
