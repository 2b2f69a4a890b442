### Co říkají klienti sami, a slova, která používá každá hra.

name = { $it }

word-yes = Ano
word-no = Ne
word-done = Hotovo
word-random = náhodný
word-novice = začátečník
word-partner = cvičný
word-skilled = zkušený
word-expert = expert
# Proč bot neodpověděl.
word-hung = přemýšlel příliš dlouho
word-crashed = porouchal se
word-confused = nerozuměl otázce

list-middle = { $first }, { $then }
list-end = { $first } a { $then }

why-effect = { $card }: { $text }


## Místa

seat-person = Hráč
seat-bot = Bot
seat-bots = Bot { $n }
# Kdo kde seděl, když to záznam neříká.
seat-unnamed = Hráč { $n }


## Co stůl říká v chatu

table-sat = { $who } usedá ke stolu.
table-left = { $who } odchází od stolu.
table-bot-sat = { $who } je odteď bot ({ $level }).
table-stands-in = { $who }: teď hraje bot ({ $level }).
table-back = { $who } je zpět.
table-time-up = { $who }: čas vypršel, dál hraje bot.
table-resigned = { $who } se vzdává.
table-undone = { $who } bere odpověď zpět.
table-asks-undo = { $who } prosí o vrácení poslední odpovědi.
table-agrees-undo = { $who } souhlasí.
table-refuses-undo = { $who } chce raději pokračovat.
table-undone-agreed = { $who } bere odpověď zpět; všichni souhlasili.
table-undone-free = { $who } bere odpověď zpět a boti vše, co po ní následovalo.
table-rematch = { $who } nabízí další hru.
table-bot-stumbled = { $who }: bot neodpověděl ({ $why }), a tak byla vybrána náhodná odpověď.
table-seeded = Semínko zvolil ten, kdo tento stůl založil, a může vědět, co je skryté.
table-dealt-anew = Tato hra navazuje na jinou; vše skryté bylo rozdáno znovu.
table-brought = Tato hra začala jinde. Kdo ji sem přinesl, může vědět, co je skryté.
table-taken = { $who }: má s sebou kopii této hry a může vědět, co je skryté.


## Stůl v terminálu

prompt = { $who }, 1 až { $count } (? poradí):
story-turn = Na tahu: { $who }
news-cut =
    { $count ->
        [one] { $count } dřívější řádek je vynechán; ukáže ho l { $count } nebo více.
        [few] { $count } dřívější řádky jsou vynechány; ukáže je l { $count } nebo více.
       *[other] { $count } dřívějších řádků je vynecháno; ukáže je l { $count } nebo více.
    }
log-empty = Zatím se nic nestalo.

answer-unknown = „{ $typed }“ není mezi možnostmi. Napište číslo od 1 do { $count } nebo část názvu; ? poradí.
answer-unclear = „{ $typed }“ může být: { $names }.

undone = Vaše poslední odpověď je vzata zpět.
undo-nothing = Nemáte žádnou odpověď, kterou by šlo vzít zpět.
undo-answered = To už nejde vzít zpět: mezitím odpověděl někdo jiný.
undo-asked = To už nejde vzít zpět: mezitím byl na řadě s odpovědí někdo jiný.
undo-others = To už nejde vzít zpět: mezitím záleželo na tom, co mají ostatní.
undo-revealed = To už nejde vzít zpět: odhalilo se něco skrytého.
undo-over = To už nejde vzít zpět: hra skončila.
undo-chance = To už nejde vzít zpět: něco rozhodla náhoda.

saved = Uloženo do { $file }.
left-saved = Uloženo. Pokračovat můžete takto:
finished-saved = Tuto hru si můžete znovu přehrát:

hide-screen = Stiskem klávesy Enter skryjte obrazovku a předejte klávesnici. Na řadě: { $who }.
take-keyboard = { $who }, stiskněte Enter, až tu budete bez ostatních.

final-score =
    { $points ->
        [one] { $who } má { $points } bod.
        [few] { $who } má { $points } body.
       *[other] { $who } má { $points } bodů.
    }
final-winner =
    { $points ->
        [one] { $who } vyhrává a má { $points } bod.
        [few] { $who } vyhrává a má { $points } body.
       *[other] { $who } vyhrává a má { $points } bodů.
    }

help-answer = Odpovězte číslem možnosti, jejím klíčem nebo začátky jejích slov: 3, vyložit čluny, čluny.
help-commands =
    Enter    znovu otázka
    v        herní plán
    l        co se stalo; l 50 ukáže víc
    u        vzít poslední odpověď zpět
    s        uložit
    q        uložit a skončit
    ? čluny  co karta dělá nebo co slovo znamená
    ? 3      totéž o možnosti 3
help-nothing = Nic s názvem „{ $name }“ tu není.

watch-step = Enter: dál.  v: herní plán.  q: konec.


## Výběr hry

choose-title = Vítejte u chronotable. Enter bere to, co je v závorce.
title-line = { $title }, počet hráčů { $low } až { $high }
choose-game = Kterou hru? [{ $suggested }]
choose-seats = Kolik hráčů, { $low } až { $high }? [{ $suggested }]
choose-name = Vaše jméno? [{ $suggested }]
choose-opponent = Kdo je hráč { $n }? Jméno, nebo bot [{ $suggested }]
choose-setting = Co z toho? [{ $suggested }]
choose-number-again = Napište prosím číslo od { $low } do { $high }.


## chronotable replay, games, doctor

check-open = Záznam se přehraje tak, jak byl zapsán: odpovědí { $answers }, hra ještě neskončila, otisk { $hash }.
check-over = Záznam se přehraje tak, jak byl zapsán: odpovědí { $answers }, vítězí { $winners } ({ $reason }), body { $scores }, otisk { $hash }.

games-play = Zahrát si: { $command }
games-option = { $option } (jinak { $default }): { $help }

doctor-well = v pořádku
doctor-wrong = ŠPATNĚ
doctor-sum =
    { $wrong ->
        [0] Vše je v pořádku.
        [one] { $wrong } věc není v pořádku.
        [few] { $wrong } věci nejsou v pořádku.
       *[other] { $wrong } věcí není v pořádku.
    }
doctor-python = chronotable { $ours } na Pythonu { $version }
doctor-python-old = tento Python je příliš starý.
doctor-python-mend = Nainstalujte Python 3.11 nebo novější.
doctor-missing = není nainstalováno.
doctor-setup = Spusťte „python3 run.py“ v úplné kopii chronotable: vše připraví.
doctor-game = Lze hrát: { $game }
doctor-game-broken = hru nelze načíst ({ $problem }).
doctor-text = Texty v jazyce { $lang } jsou úplné
doctor-text-wrong =
    { $count ->
        [one] { $count } zpráva je chybná nebo chybí ({ $first }).
        [few] { $count } zprávy jsou chybné nebo chybí ({ $first } a další).
       *[other] { $count } zpráv je chybných nebo chybí ({ $first } a další).
    }
doctor-data = Hry se dají ukládat do { $folder }
doctor-data-wrong = nelze tam zapisovat ({ $problem }).
doctor-data-mend = Povolte tam zápis, nebo v CHRONOTABLE_DATA uveďte jinou složku.
doctor-terminal = Terminál zobrazuje { $encoding }, sloupců: { $width }
doctor-ascii = ikony se zobrazují jako prosté znaky.
doctor-ascii-mend = Nastavte LANG na prostředí s UTF-8, například C.UTF-8.

core-native = Strojový kód: { $parts }
core-plain = Čistý Python: { $parts } ({ $why })
core-why-off = CHRONOTABLE_NATIVE je 0
core-why-missing = není zkompilováno; zkompiluje to „python3 run.py compile“
core-why-changed = zdrojový kód se od kompilace změnil; znovu ho zkompiluje „python3 run.py compile“
core-why-kernel = hra běží jako strojový kód, jen když tak běží i jádro
core-why-broken = zkompilovanou část nelze načíst: { $problem }


## chronotable simulate a jeho zpráva

simulate-sum = { $title }: { $games ->
        [one] { $games } hra
        [few] { $games } hry
       *[other] { $games } her
    }, { $seats ->
        [one] { $seats } místo
        [few] { $seats } místa
       *[other] { $seats } míst
    }, semínka od { $seed }
progress-games =
    { $games ->
        [one] { $ended }/{ $games } hra
        [few] { $ended }/{ $games } hry
       *[other] { $ended }/{ $games } her
    }
simulate-interrupted = Přerušeno: toto bylo dosud zjištěno.
simulate-broken = Hra se nedohrála: { $problem }
simulate-written = Zpráva je v { $file }.

## chronotable dataset

dataset-complete =
    { $games ->
        [one] Datová sada { $games } hry je úplná, ve složce { $folder }.
        [few] Datová sada { $games } her je úplná, ve složce { $folder }.
       *[other] Datová sada { $games } her je úplná, ve složce { $folder }.
    }
dataset-interrupted = Přerušeno: co je ve složce { $folder }, je celé, ale ne úplné. Stejný příkaz pokračuje.
dataset-readme = { $games ->
        [one] { $games } hra
        [few] { $games } hry
       *[other] { $games } her
    }, { $seats ->
        [one] { $seats } místo
        [few] { $seats } místa
       *[other] { $seats } míst
    }, semínka { $first } až { $last }. Tento příkaz ji vytvoří znovu:
dataset-readme-versions = Vytvořil chronotable { $chronotable } s pravidly verze { $rules } a příznaky verze { $features }.
dataset-table-games = řádek za každou hru: kdo tam seděl, volby, jak skončila a co o ní hra říká
dataset-table-results = řádek za každé místo každé hry: úroveň, body, podíl na vítězství a rozpis bodů
dataset-table-decisions = řádek za každé rozhodnutí: kdo byl na co a proč dotázán, všechny možnosti a volba
dataset-table-features = řádek za každé rozhodnutí: co rozhodující místo tehdy vidělo, jako pojmenovaná čísla
dataset-table-catalogue = co je v krabici vytištěno: karty, dílky a podobně s údaji, názvy a texty
dataset-about = podmínky, verze, zda je sada úplná, a semínka her, které se nedohrály

# Názvy toho, co se porovnává. Hry přidávají své.
unit-rounds = Kola
fact-order = Pořadí ve hře
order =
    { $it ->
        [1] První hráč
        [2] Druhý hráč
        [3] Třetí hráč
       *[other] Čtvrtý hráč
    }

report-title = { $title }: co říkají odehrané hry
report-about =
    { $games ->
        [one] { $title }: { $games } hra, verze pravidel { $version }, semínko { $first }.
        [few] { $title }: { $games } hry, verze pravidel { $version }, semínka { $first } až { $last }.
       *[other] { $title }: { $games } her, verze pravidel { $version }, semínka { $first } až { $last }.
    }
report-who = U stolu: { $who }.
report-options = Volby: { $options }.
report-options-turn = Volby, které se střídají: { $options }.
report-command = Totéž znovu:
report-decisions = Rozhodnutí v jedné hře: průměrně { $mean }, od { $least } do { $most }.
report-reading = Podíl vítězství je uveden s intervalem, v němž leží skutečný podíl v 95 případech ze 100. Kdo se o vítězství dělí, má z něj jen část.
report-nothing = Zatím neskončila žádná hra, takže není o čem mluvit.
report-contents = Obsah

report-rounds = Jak dlouho hry trvají
report-rounds-plot = Kolik her trvalo jak dlouho; průměr { $mean }.
report-endings = Jak hry končí
report-endings-plot = Kolik her skončilo kterým způsobem.
report-seats = Kdo vyhrává
report-seats-text = Kdyby rozhodovala jen místa u stolu, každé by mělo vyhrát { $usual } her.
report-seats-plot = Podíl vítězství každého místa, s intervaly.
report-scores = Body
report-scores-plot = Kolik hráčů mělo kolik bodů a kolik z nich vyhrálo.
report-categories = Odkud jsou body
report-categories-plot = Pro každou kategorii prostřední polovina všech hráčů, medián a rozpětí od nejnižší po nejvyšší desetinu.
report-group-text = Ze všech hráčů této tabulky dohromady vyhrálo { $usual }; to je čárkovaná čára. Označeno je to, co se od ní liší víc než náhodou, i když se porovnává tolik věcí najednou.
report-group-plot = Podíl vítězství s každou z těchto věcí, s intervaly.
report-group-plot-cut = Podíl vítězství s nejlepšími ({ $best }) a nejhoršími ({ $worst }) z nich, s intervaly.

report-all = Všichni hráči
report-winners = Vítězové
report-interval = { $low } až { $high }
report-seat = Místo { $number }: { $level }
report-above = nad
report-below = pod

report-column-seat = Místo
report-column-ending = Konec
report-column-category = Kategorie
report-column-games = Hry
report-column-wins = Výhry
report-column-share = Podíl
report-column-interval = Interval 95 %
report-column-mark = Víc než náhoda
report-column-score = Body
report-column-players = Hráči
report-column-mean = Průměr
report-column-deviation = Odchylka
report-column-least = Nejméně
report-column-tenth = Nejnižší desetina
report-column-median = Medián
report-column-ninth = Nejvyšší desetina
report-column-most = Nejvíce
report-column-agent = Bot
report-column-rating = Hodnocení
report-column-time = ms p50
report-column-time-slow = p95
report-column-time-slowest = max.
report-column-between = Kdo s kým
report-column-decided = Rozhodnuté


## chronotable selfcheck

selfcheck-sum = { $title }: { $games ->
        [one] { $games } hra
        [few] { $games } hry
       *[other] { $games } her
    }, { $decisions } rozhodnutí (průměrně { $mean } na hru, v nejdelší { $longest }) za { $seconds } s.
selfcheck-endings = Jak hry skončily: { $endings }
selfcheck-group = { $group } ({ $size }), od nejvzácnějších: { $things }
selfcheck-never = Ani jednou nenastalo ({ $group }): { $things }
selfcheck-broken-more =
    { $count ->
        [one] Nedohrála se také { $count } další hra.
        [few] Nedohrály se také { $count } další hry.
       *[other] Nedohrálo se také { $count } dalších her.
    }
selfcheck-well = Všechny kontroly prošly a všechno aspoň jednou nastalo.

# Co dříve nebo později musí nastat. Hry přidávají své.
coverage-ending = Konce hry


## chronotable bench

bench-kernel = jádro
bench-server = server
bench-holds = splněno { $bound }
bench-misses = NESPLNĚNO { $bound }
bench-failed = Nesplněno: { $figures }
bench-no-postgres = PostgreSQL tu není: co zvládnou dva procesy, se neměří.
bench-no-peer = boardgame.io tu není k dispozici: poměr se neuvádí.

bench-microseconds = µs
bench-milliseconds = ms
bench-seconds = s
bench-each-second = /s
bench-times = ×
bench-kilobytes = KB
bench-megabytes = MB

# „Mezi akcemi“: hráč si může vybrat akci. Kopie hry se hraje dál samostatně.
bench-question-boundary = otázka a odpověď mezi akcemi
bench-question-midway = otázka a odpověď uprostřed efektu
bench-fork-boundary = kopie hry mezi akcemi, připravená k odpovědi
bench-fork-boundary-answer = kopie hry mezi akcemi a první odpověď v ní
bench-fork-midway = kopie hry uprostřed efektu, připravená k odpovědi
bench-fork-midway-answer = kopie hry uprostřed efektu a první odpověď v ní
bench-replayed = znovu přehraná odpověď
bench-record = odpověď ze záznamu, s kontrolou
bench-shuffle = zamíchání 105 karet
bench-games =
    { $seats ->
        [one] náhodné hry, { $seats } místo
        [few] náhodné hry, { $seats } místa
       *[other] náhodné hry, { $seats } míst
    }
bench-decisions =
    { $seats ->
        [one] rozhodnutí, { $seats } místo
        [few] rozhodnutí, { $seats } místa
       *[other] rozhodnutí, { $seats } míst
    }
bench-reference = rozhodnutí šachů z OpenSpielu, v témže běhu
bench-over-reference =
    { $seats ->
        [one] rozhodnutí proti šachům z OpenSpielu, { $seats } místo
        [few] rozhodnutí proti šachům z OpenSpielu, { $seats } místa
       *[other] rozhodnutí proti šachům z OpenSpielu, { $seats } míst
    }
bench-no-reference = Není s čím srovnávat: OpenSpiel nainstaluje „python3 run.py extras bench“.
bench-seats = 4 místa proti 2, na jedno rozhodnutí
bench-growth = poslední čtvrtina proti první, na jedno rozhodnutí
bench-quarter = rozhodnutí ve { $number }. čtvrtině hry
bench-shown = rozhodnutí se záznamem, ukázané divákům: { $count }
bench-view = pohled z jednoho místa
bench-imagined = domyšlený svět
bench-memory = paměť rozehrané hry i s průběhem

# Tolik stolů najednou na serveru, a co se tam měřilo; p50 je medián.
bench-load =
    { $it ->
        [one] { $it } stůl
        [few] { $it } stoly
       *[other] { $it } stolů
    }
bench-load-postgres =
    { $it ->
        [one] { $it } stůl v PostgreSQL
        [few] { $it } stoly v PostgreSQL
       *[other] { $it } stolů v PostgreSQL
    }
bench-load-workers =
    { $it ->
        [one] { $it } stůl v PostgreSQL, 2 procesy
        [few] { $it } stoly v PostgreSQL, 2 procesy
       *[other] { $it } stolů v PostgreSQL, 2 procesy
    }
bench-load-peer =
    { $it ->
        [one] boardgame.io, { $it } stůl
        [few] boardgame.io, { $it } stoly
       *[other] boardgame.io, { $it } stolů
    }
bench-load-experts =
    { $it ->
        [one] { $it } stůl vedle { $it } s experty
        [few] { $it } stoly vedle { $it } s experty
       *[other] { $it } stolů vedle { $it } s experty
    }
bench-answers = { $load }, odpovědi
bench-answers-work = { $load }, odpovědi za sekundu času procesoru
bench-fast = { $load }, plnou rychlostí { $part }
bench-paced = { $load }, při { $rate }/s { $part }
bench-load-memory = { $load }, paměť
bench-refused = { $load }, odmítnuto
bench-ratio = { $load }, proti boardgame.io
bench-ratio-work = { $load }, proti boardgame.io, na procesor
bench-idle = nečinné stoly: { $n }, paměť
bench-sockets = sokety: { $n }, kolika se stůl ukázal
bench-sockets-memory = sokety: { $n }, paměť
bench-stored = start s uloženými hrami: { $n }

bench-soak = dlouhý běh
bench-percent = %
bench-soak-so-far =
    Po { $minutes ->
        [one] { $minutes } minutě
        [few] { $minutes } minutách
       *[other] { $minutes } minutách
    }: { $memory } MB, { $answers ->
        [one] { $answers } odpověď
        [few] { $answers } odpovědi
       *[other] { $answers } odpovědí
    }
bench-soak-answers = odpovědi
bench-soak-games = dohrané hry
bench-soak-refused = odmítnuto
bench-soak-longest = nejdelší čekání
bench-soak-memory-settled = paměť po ustálení
bench-soak-memory-at-the-end = paměť na konci
bench-soak-growth = nárůst paměti
bench-soak-files = otevřené soubory po ustálení
bench-soak-files-end = otevřené soubory na konci

bench-simulation = simulace
bench-workers =
    { $workers ->
        [one] hry, { $workers } proces
        [few] hry, { $workers } procesy
       *[other] hry, { $workers } procesů
    }
bench-workers-ratio = 2 procesy proti 1, podle hodin
bench-workers-ratio-work = 2 procesy proti 1, podle času procesoru
bench-workers-hand-out = čas procesoru na zadání hry a převzetí výsledku
bench-workers-wait = nejdelší čekání na výsledek

bench-envs = prostředí
bench-envs-no-peers = Klasické hry PettingZoo a RLCard tu nejsou: nainstaluje je „python3 run.py extras bench“.
bench-envs-step-ratio = krok vůči rozhodnutí holého jádra
bench-envs-encoding-ratio = zakódování pozorování vůči pohledu
bench-envs-decision = rozhodnutí holého jádra
bench-envs-step = krok bez pozorování
bench-envs-view = pohled z jednoho místa
bench-envs-encoding = zakódování pozorování
bench-envs-whole = krok, pozorování a náhodná volba
bench-envs-peer = { $peer }, totéž

bench-start = spuštění
bench-start-first = první spuštění, než stránka odpoví
bench-start-left = zůstane na disku, bez .git
bench-start-home = zůstane v domovské složce
bench-start-again = druhé spuštění
bench-start-memory = paměť serveru

bench-site = stránka bez serveru
bench-site-files = soubory
bench-site-size = velikost před kompresí
bench-site-cold = lze hrát, první návštěva
bench-site-warm = lze hrát, další návštěvy
bench-site-wait = další otázka, když hraje { $level }, { $part }


## Co nejde

error-unknown-game = Žádná hra se nejmenuje „{ $name }“. Jsou tu: { $known }.
error-seats = Počet hráčů této hry je { $low } až { $high }, ne { $given }.
error-option-unknown = Volba „{ $name }“ tu není. Jsou tu: { $known }.
error-option-value = Volba { $name } nemůže být „{ $value }“. Možné jsou: { $known }.
error-option-form = „{ $given }“ není volba: očekává se NÁZEV=HODNOTA.
error-options-clash = Tyto volby nejdou dohromady.
error-seed = Semínko je číslo, nebo nejvýše 32 šestnáctkových číslic.
error-language = Texty v jazyce „{ $lang }“ tu nejsou. Jsou tu: { $known }.
error-bench-site = Chybí tu { $name }, bez kterého tohle měření nejde: přinese ho „python3 run.py test“.
error-no-benchmarks = Měření se s chronotable neinstaluje: leží ve zdrojových kódech ve složce „benchmarks“, kde je spustí „python3 run.py bench“.
error-no-rules = Pravidla hry „{ $game }“ tu nejsou. Jsou tu: { $known }.
error-which-game = Kterou hru? „chronotable games“ je vypíše.
error-which-seat = Místo „{ $seat }“ tu není. Jsou tu: { $known }.
error-seats-given = Míst u tohoto stolu: { $seats }. Zadaných míst: { $given }.
error-same-name = Dvě místa mají stejné jméno: { $names }.
error-level = Žádný bot nemá úroveň „{ $level }“. Jsou tu: { $known }.
error-agent-outside = Agent { $agent } nemůže hrát: { $why }
error-person =
    { $most ->
        [one] „{ $name }“ není jméno: očekává se { $most } viditelný znak.
        [few] „{ $name }“ není jméno: očekávají se 1 až { $most } viditelné znaky.
       *[other] „{ $name }“ není jméno: očekává se 1 až { $most } viditelných znaků.
    }
error-load-with = { $option } nemá s --load smysl: hra už začala.
error-other-game = { $file } je záznam jiné hry: { $game }, ne { $asked }.
error-data-database = Kam se hry ukládají, nemůže říkat --data i --database zároveň.
error-site-client = Klient pro prohlížeč není sestaven, takže není co zapsat: chybí { $folder }.
error-no-command = Příkaz „{ $name }“ není. Jsou tyto: { $known }.
error-extra-missing = Chybí zde { $packages }. Patří k doplňku „{ $extra }“: pip install "chronotable[{ $extra }]", nebo v kopii zdrojových souborů: python3 run.py extras { $extra }
error-no-file = Soubor { $file } neexistuje.
error-unreadable = Soubor { $file } nelze přečíst.
error-file-no-record = Soubor { $file } není záznam hry.
error-no-record = Toto není záznam hry.
error-record-field = Záznam nelze přečíst: jeho pole „{ $field }“ není takové, jaké má být.
error-record-version = Záznam vznikl podle pravidel verze { $made }; zde je verze { $ours }.
error-record-unplayable = Tento záznam nelze podle pravidel přehrát.
error-record-too-much = Na tak velký záznam nemá server dost času nebo paměti.
web-error-busy = Příliš mnoho vašich požadavků ještě čeká: zkuste to za chvíli.
error-record-early = Záznam by prozradil, co je skryté: počkejte na konec hry.
error-brought-over = Tato hra je u konce: lze ji jen přehrát.
error-brought-chairs = Řekněte pro každé místo, kdo na něm bude sedět; hra jich má { $seats }.
error-take-now = S sebou lze vzít jen rozehranou hru.
error-take-others = Hrají tu i jiní lidé. Hra by prozradila, co skrývají, takže ji lze vzít s sebou, až skončí.
error-diverged = Záznam neodpovídá pravidlům: liší se odpověď { $number }.
error-diverged-end = Záznam uvádí jiný výsledek, než ke kterému vedou jeho odpovědi.
error-one-chair = Sedět můžete jen na jednom místě.
error-not-begun = Hra ještě nezačala.
error-begun = Hra už začala: všechna místa jsou obsazená.
error-not-over = Hra ještě neskončila.
error-over = Hra skončila.
error-over-there = Tam už hra skončila: vyberte dřívější krok.
error-seated = U tohoto stolu už sedíte.
error-not-seated = U tohoto stolu nesedíte.
error-seat-taken = Toto místo už není volné.
error-need-link = K usednutí je zde potřeba odkaz pro hráče.
error-host-only = Nechat bota hrát za někoho jiného smí jen ten, kdo stůl založil.
error-not-away = Dokud někdo hraje, nerozhoduje za něj nikdo jiný: bot ho smí zastoupit, až bude deset minut pryč; v pomalé hře rozhodují jeho hodiny.
error-bot-stays = Dokud hrají i další lidé, zůstává bot takový, jaký je.
web-error-database-away = Databáze teď není dostupná: zkuste to za chvíli.
web-error-moved = Stůl se stěhuje do jiného procesu serveru: zkuste to za chvíli.
error-no-stand-in = Žádný bot vás tu nezastupuje.
error-time-up = Váš čas vypršel: bot dohraje hru do konce.
error-no-rematch = Tuto hru nelze hrát znovu.
error-rematch-players = Hrát znovu mohou jen ti, kdo hráli.
error-others-eyes = Co bylo vidět z jiného místa, se dozvíte, až hra skončí.
error-play-on = Odtud nelze hrát dál.
error-name = Jméno se skládá z viditelných znaků.
error-games-few = --games nemůže být { $given }: očekává se aspoň 1.
error-workers = --workers nemůže být { $given }: očekává se počet procesů, nebo 0 pro všechna jádra.
error-cluster = Na adrese { $address } neodpovídá žádný plánovač Dask.
error-agents-few = Příliš málo botů ({ $agents }). Potřeba je jeden na každé místo, celkem { $seats }.
error-only-bots = „{ $seat }“ tu sedět nemůže: simulovat lze jen boty, očekává se bot:ÚROVEŇ.
error-tables = --tables nemůže být „{ $given }“: očekávají se čísla, například 8,32,128.
error-minutes = --minutes { $given }: očekává se víc než 0.
error-train-features = { $game } nejmenuje žádné znaky, z nichž by se dalo učit.
error-train-folder = V { $folder } není žádný tréninkový běh, ve kterém by šlo pokračovat.
error-no-folder = Složka pro soubor { $file } neexistuje.
error-unwritable = Do souboru { $file } nelze zapisovat.
error-no-results = Soubor { $file } neobsahuje výsledky her.
error-other-results = Soubor { $file } obsahuje výsledky her hraných za jiných podmínek.
error-other-dataset = Složka { $folder } obsahuje datovou sadu vytvořenou za jiných podmínek.
error-no-dataset = Složka { $folder } obsahuje něco jiného, žádnou datovou sadu.
error-chunk = --chunk { $given }: očekává se alespoň 1.
error-not-offered = „{ $answer }“ mezi možnostmi není: { $offered }.
error-rules-broke = Po odpovědi „{ $answer }“ pravidla nemohla pokračovat: vyberte jinou.
error-name-taken = Pod jménem { $name } se vrací někdo jiný: vyberte si jiné.
error-stale = Stůl se od verze { $version } změnil: podívejte se znovu.
error-id-used = Toto číslo už patří jinému požadavku.
error-no-line = V chatu není řádek, na který by šlo takto reagovat.
error-resigned = Už jste se vzdali.
error-which-step = Krok { $step } neexistuje. Poslední je { $last }.
error-record-value = Záznam nelze přečíst: v poli „{ $field }“ je { $given }, očekáváno: { $expected }.
error-not-saved = Nepodařilo se to uložit, takže se nic nezměnilo: { $why }.
error-shutting-down = Server se vypíná; nic se nezměnilo.
error-database = Databázi nelze otevřít: { $why }.
error-database-form = Databázi nelze otevřít: { $why }; očekává se sqlite:///SOUBOR nebo postgresql://UŽIVATEL@POČÍTAČ/NÁZEV.
error-database-later = Databázi založila jiná, novější verze programu chronotable: { $why }.
error-database-memory = Databáze v paměti nic neuchová: očekává se sqlite:///SOUBOR.
error-database-served = { $file } už obsluhuje jiný chronotable: nejdřív ho zastavte, nebo mějte hry v PostgreSQL, kterou může obsluhovat víc serverů.
error-neighbours = Stejnou databázi používá server na jiném počítači, { $machine }: serverům na více počítačích je třeba volbou --reached-at říct, kde je ostatní najdou.
error-no-emblem = Hra „{ $game }“ nemá znak.
error-no-lesson = Pro hru „{ $game }“ není žádná lekce. Jsou tu: { $known }.
error-no-catalogue = „{ $file }“ není katalog: očekává se HRA.ftl.

frozen-version = { $game }: tato hra se hrála podle pravidel verze { $made }; tento server zná jen verzi { $ours }.
frozen-consent = { $game }: tato hra začala podle pravidel verze { $made }; tento server má verzi { $ours }. Z místa, kde stojí, může pokračovat podle nových pravidel{ $lost ->
    [0] .
    [one] ; poslední odpověď jim neodpovídá a bylo by třeba ji dát znovu.
    [few] ; poslední { $lost } odpovědi jim neodpovídají a bylo by třeba je dát znovu.
   *[other] ; posledních { $lost } odpovědí jim neodpovídá a bylo by třeba je dát znovu.
} Všichni u stolu musejí souhlasit.
table-agreed = { $who } souhlasí s pokračováním podle nových pravidel.
table-carried = Odtud se hraje podle pravidel verze { $ours } místo { $made }.{ $lost ->
    [0] {""}
    [one] {" "}Poslední odpověď je třeba dát znovu.
    [few] {" "}Poslední { $lost } odpovědi je třeba dát znovu.
   *[other] {" "}Posledních { $lost } odpovědí je třeba dát znovu.
}
table-carried-whole = Pravidla mají nyní verzi { $ours } místo { $made }; pro tuto hru se nic nemění.
frozen-unknown = Tento server nezná hru „{ $game }“.
frozen-unfit = Zápis této hry neodpovídá jejím pravidlům.


## Stůl bez skriptů

plain-languages = Jazyky
plain-trouble = To se nepovedlo
plain-back = Zpět
plain-go = Dál
plain-welcome = Vítejte u chronotable
plain-introduce = Kdo jste?
plain-introduce-first = Chcete-li usednout nebo psát do chatu, zvolte si jméno.
plain-name = Jméno
plain-passphrase = Heslo
plain-passphrase-wish = Heslo pro návrat z jiného zařízení (chcete-li)
plain-come-back = Už jste tu byli?
plain-you-are = Jste { $name }.
plain-leave-device = Odhlásit toto zařízení
plain-my-data = Vaše údaje
plain-change = Změnit
plain-forget = Zapomeňte na mě: smazat mé jméno, má přihlášení a mé zprávy v chatu
plain-new = Nový stůl
plain-tables-mine = Vaše stoly
plain-tables-open = Otevřené stoly
plain-tables-finished = Dohrané hry
plain-status-gathering = čeká se na hráče
plain-status-playing = hraje se
plain-status-over = dohráno
plain-status-frozen = nelze pokračovat
plain-your-turn = Jste na tahu
plain-seats = Místa
plain-nobody = nikdo
plain-me = vy
plain-open = kdo přijde
plain-bot = bot, { $level }
plain-level = Úroveň bota
plain-options = Volby
plain-pace = Tempo
plain-pace-none = bez hodin
plain-pace-live = hodiny pro každého hráče
plain-pace-slow = čas na každou odpověď
plain-minutes = Minuty
plain-listed = ukázat všem mezi otevřenými stoly
plain-make = Založit stůl
plain-question = Na co se hra ptá
plain-over = Hra skončila
plain-rematch = Hrát znovu
plain-record = Uložit záznam hry
plain-gathering = Čeká se na hráče. Stránka se obnovuje sama.
plain-waiting = Ostatní přemýšlejí. Stránka se obnovuje sama.
plain-undo = Vzít poslední odpověď zpět
plain-sit = Usednout sem
plain-let-bot = Nechat hrát bota
plain-take-back = Hrát zase za sebe
plain-link-play = Kdo otevře tento odkaz, může usednout:
plain-link-watch = Kdo otevře tento odkaz, může se dívat:
plain-board = Stůl
plain-story = Co se stalo
plain-chat = Chat
plain-say = Napsat
plain-send = Odeslat
plain-go-away = Odejít
plain-leave = Vstát od stolu
plain-resign = Vzdát se
plain-commitment = Otisk zamíchání:
plain-seed = Semínko:
plain-refused-stale = Stůl se mezitím změnil: podívejte se prosím znovu.
plain-refused-illegal = To není mezi možnostmi.
plain-refused-not-asked = Teď se vás hra na nic neptá.
plain-refused-undo = To nejde vzít zpět.
plain-refused-over = Hra skončila.
plain-refused-frozen = V této hře nelze pokračovat.
plain-refused-not-seated = To může jen ten, kdo sedí u stolu.
plain-refused-unsaved = Nepodařilo se to uložit, a proto se nic nezměnilo: zkuste to prosím znovu.
plain-refused-busy = To bylo příliš najednou: chvíli prosím počkejte.


## chronotable serve

serve-address = Stůl je otevřen: { $address }
serve-stop = Ctrl-C ho zavře. Hry se ukládají do { $place }.
serve-closed = Zavřeno. Všechny hry jsou uloženy.
serve-error-workers = Počet procesů { $n } není možný: očekává se 1 až { $most }.
serve-error-workers-sqlite = --workers potřebuje PostgreSQL: soubor SQLite obsluhuje jeden proces. Kde je, řekněte volbou --database.
serve-error-workers-windows = --workers ve Windows nefunguje.
serve-error-workers-reached = --reached-at je pro jednotlivé servery: procesy na jednom počítači se najdou samy.
serve-error-reached-at = { $given } není adresa pro --reached-at: očekává se něco jako 10.0.0.1:8100.


## Nápověda příkazu

cli-about = Deskové hry o čase, které hlídají každé pravidlo.
cli-examples =
    příklady:
      chronotable play                          vybrat hru a zahrát si ji zde
      chronotable play innovation --seat Anna   Anna proti botovi
      chronotable games                         co se dá hrát
      chronotable PŘÍKAZ --help                 více o příkazu
cli-version = vypsat verzi a skončit
cli-command = PŘÍKAZ
cli-lang = jazyk všeho, co se zobrazuje
cli-usage = použití:
cli-arguments = argumenty
cli-options = volby
cli-word-host = ADRESA
cli-word-port = PORT
cli-word-folder = SLOŽKA
cli-word-url = URL
cli-word-address = ADRESA
cli-word-limit = NÁZEV=MEZ
cli-word-game = HRA
cli-word-seat = JMÉNO|bot:ÚROVEŇ
cli-word-option = NÁZEV=HODNOTA
cli-word-seed = SEMÍNKO
cli-word-file = SOUBOR
cli-word-eyes = MÍSTO
cli-word-number = N
cli-word-levels = A,B,...
cli-word-bot = bot:ÚROVEŇ
cli-word-report = SOUBOR.html
cli-word-records = SOUBOR.jsonl
cli-word-parquet = SOUBOR.parquet
cli-word-seconds = S
cli-word-numbers = N,N,...
cli-word-minutes = M
cli-word-lang = JAZYK
cli-word-topic = TÉMA
cli-help = ukázat tuto nápovědu a skončit
cli-error = Tomu nebylo rozumět; --help řekne, co lze zadat.
cli-error-unknown = Tomu nebylo rozumět: { $given }
cli-error-required = Něco chybí: { $wanted }
cli-error-choice = { $name } nemůže být „{ $given }“. Očekává se: { $known }
cli-error-value = { $name } nemůže být „{ $given }“.
cli-error-expected = { $name } potřebuje hodnotu.
cli-json = vypsat JSON pro programy
cli-any-game = hra, jinak všechny

cli-play = zahrát si hru v tomto terminálu
cli-play-example =
    příklady:
      chronotable play innovation --seat Anna --seat Petr --seat bot:random
      chronotable play innovation --option cards=third --seed 7
      chronotable play --load data/saves/innovation-20250101-200000.json
cli-play-game = hra; bez ní se program zeptá
cli-play-seat = jméno člověka nebo bot, jednou za každé místo; zbylá místa obsadí boti
cli-play-option = volba stolu, viz „chronotable games“
cli-play-seed = číslo nebo šestnáctkové číslice: stejné semínko míchá stejně
cli-play-load = pokračovat v uložené hře
cli-play-save = kam hru uložit

cli-serve = otevřít stůl v prohlížeči, zde i pro každého, kdo má odkaz
cli-serve-example =
    příklady:
      chronotable serve
      chronotable serve --host 0.0.0.0 --port 80 --data /var/lib/chronotable
      chronotable serve --database postgresql+psycopg://user@host/chronotable
cli-serve-host = adresa, na které naslouchat; 0.0.0.0 pustí dovnitř i jiné počítače
cli-serve-port = port, na kterém naslouchat, jinak 8000; 0 vezme kterýkoli volný
cli-serve-data = složka, kam se hry ukládají v SQLite, jinak ./data
cli-serve-database = místo ní databáze, například PostgreSQL, podle adresy
cli-serve-no-browser = neotevírat prohlížeč
cli-serve-origin = adresa, na které prohlížeče tento server najdou, například https://games.example; na její jméno server slyší
cli-serve-proxy = adresa proxy, které se věří, kdo se ptá
cli-serve-limit = změnit omezení: NÁZEV=ZA_SEKUNDU/NAJEDNOU nebo NÁZEV=off; all=off zruší všechna
cli-serve-workers = kolik procesů obsluhuje, s PostgreSQL; stoly, které jeden opustí, pokračují v jiném
cli-serve-reached-at = kde tento server najdou servery na jiných počítačích se stejnou databází, například 10.0.0.1:8100
cli-serve-log = kolik se píše na chybový výstup: debug, info, warning nebo error

cli-replay = vyprávět zaznamenanou hru, nebo záznam zkontrolovat
cli-replay-example =
    příklady:
      chronotable replay game.json --step --seat Anna
      chronotable replay game.json --check
cli-replay-file = uložená hra nebo jakýkoli záznam
cli-replay-step = po každém kroku čekat na Enter
cli-replay-check = jen znovu přehrát a říci, zda souhlasí; když ne, návratový kód 1
cli-replay-seat = číma očima se dívat, jméno nebo číslo od 0; jinak očima diváka

cli-selfcheck = hrát náhodné hry se všemi kontrolami
cli-selfcheck-example =
    příklad:
      chronotable selfcheck innovation --games 1000 --workers 4
cli-selfcheck-games = kolik her
cli-selfcheck-seed = semínko první hry
cli-selfcheck-workers = kolik procesů se o práci dělí

cli-arena = nechat boty hrát proti sobě a říci, kdo jak často vyhrává a jak je silný
cli-arena-example =
    příklady:
      chronotable arena innovation --agents novice,random --games 100
      chronotable arena innovation --agents novice,skilled,expert --games 120 --workers 0
      chronotable arena echoes --agents skilled,novice,novice --seats 3 --save strength.jsonl
cli-arena-game = hra, která se hraje
cli-arena-agents = úrovně, které se utkají; uvedená dvakrát obsadí dvě místa
cli-arena-games = kolik her; každé semínko se hraje jednou pro každé pootočení míst
cli-arena-seats = kolik míst, jinak 2; je-li botů víc, utká se každá kombinace
cli-arena-save = ukládat každou hru do tohoto souboru a navázat na něj
cli-arena-workers = kolik procesů se o práci dělí; 0 znamená všechna jádra

cli-simulate = odehrát mnoho her najednou a sepsat, co říkají
cli-simulate-example =
    příklady:
      chronotable simulate echoes --games 1000 --seat bot:novice --report echoes.html
      chronotable simulate anachrony --seats 4 --seat bot:skilled --seat bot:novice --save games.jsonl
      chronotable simulate anachrony --option side=A --option side=B --games 500 --json
cli-simulate-seat = kdo tam sedí, jednou za každé místo; poslední obsadí zbylá místa
cli-simulate-seats = kolik míst, jinak tolik, kolik je uvedeno hráčů
cli-simulate-option = volba stolu, viz „chronotable games“; uvedená dvakrát se střídá
cli-simulate-workers = kolik procesů se o práci dělí, jinak všechna jádra
cli-cluster = hrát na clusteru Dask, jehož plánovač má tuto adresu; local jej spustí zde
cli-parquet = zapsat hry také do tohoto souboru ve formátu Parquet
cli-simulate-report = zapsat zprávu s grafy do tohoto souboru, který vystačí sám

cli-dataset = zapsat každé rozhodnutí mnoha her a co bylo vidět jako datovou sadu souborů Parquet
cli-dataset-example =
    příklady:
      chronotable dataset innovation data --games 1000 --seat bot:novice
      chronotable dataset echoes data --games 200 --seat bot:skilled --seat bot:novice --seed 7
cli-dataset-folder = složka datové sady; v přerušené se pokračuje
cli-dataset-chunk = kolik her sdílí jeden soubor, jinak 50

cli-train = hraním zjišťovat, jakou cenu mají pozice, pro nejsilnější boty
cli-train-example =
    příklady:
      chronotable train echoes --generations 10
      chronotable train innovation --games 500 --seed 7 --folder ~/innovation
cli-train-generations = kolik generací; běh, který jich měl méně, pokračuje
cli-train-games = z kolika her se v každé generaci učí
cli-train-pairs = kolik dvojic zrcadlových her smí trvat zkouška proti šampionovi
cli-train-seed = semínko běhu; stejné semínko a stejná čísla najdou totéž
cli-train-folder = kde se běh uchovává a odkud pokračuje; jinak training-HRA

cli-bench = změřit rychlost, jeden řádek na údaj
cli-bench-example =
    příklady:
      chronotable bench innovation
      chronotable bench kernel --json
      chronotable bench envs
      chronotable bench server
      chronotable bench simulation
      chronotable bench soak --minutes 20
cli-bench-game = hra, „kernel“, „envs“ (pro učení), „simulation“ (simulace), „server“, „soak“ (dlouhý běh serveru), „start“ (od čerstvého klonu ke stolu) nebo „site“ (stránka bez serveru); jinak všechny hry a kernel
cli-bench-seconds = u serveru a simulací: jak dlouho se každý údaj měří
cli-bench-tables = u serveru: kolik stolů zároveň, jedno číslo po druhém
cli-bench-parts = co ze „server“: play (odpovědi vedle boardgame.io), crowd (skutečné tituly, 10 000 nečinných stolů, 5 000 soketů, 20 000 uložených her), few (padesátina toho), workers (dva procesy nad PostgreSQL vedle jednoho) nebo all
cli-bench-minutes = u dlouhého běhu: kolik minut trvá

cli-completion = skript, se kterým váš shell doplňuje příkazy, volby a hry
cli-completion-shell = shell: bash, zsh nebo fish
cli-completion-example =
    příklady:
      source <(chronotable completion bash)
      chronotable completion fish > ~/.config/fish/completions/chronotable.fish
cli-help-example =
    příklady:
      chronotable help
      chronotable help serve
cli-help-topic = příkaz; bez něj všechny

cli-site = zapsat stůl v prohlížeči jako obyčejné soubory, ke hře bez herního serveru
cli-site-folder = kam je zapsat
cli-site-example =
    příklad:
      chronotable site public
      python3 -m http.server --directory public
site-written =
    { $folder }: { $files ->
        [one] { $files } soubor
        [few] { $files } soubory
       *[other] { $files } souborů
    }, { $megabytes } MB.
site-next = Ukáže je jakýkoli souborový server, například: python3 -m http.server --directory { $folder }

cli-rules = vyhledat v pravidlech hry
cli-rules-game = hra
cli-rules-topic = slovo, název oddílu nebo číslo výkladu; bez toho obsah
cli-rules-example =
    příklad:
      chronotable rules innovation součinnost

rules-endings = a e i o u y eho emu ymi imi ych ich ach ech ami emi ovi ove ou um am em im ym uv ho mi at it et ovat ite ete ate uje ujete out ani eni s
rules-nothing = Pravidla o „{ $topic }“ nic neříkají.
rules-how = Vyhledat: chronotable rules { $game } NÁZEV, nebo jakékoli slovo.
rules-more =
    { $count ->
        [one] Píše se o tom ještě v { $count } oddílu; víc slov výběr zúží.
        [few] Píše se o tom ještě ve { $count } oddílech; víc slov výběr zúží.
       *[other] Píše se o tom ještě v { $count } oddílech; víc slov výběr zúží.
    }

cli-games = vypsat hry a jejich volby
cli-games-example =
    příklad:
      chronotable games --json

cli-doctor = podívat se, zda je tu vše potřebné, a říci, jak napravit, co chybí
cli-doctor-example =
    příklad:
      chronotable doctor


## Stůl v prohlížeči: všude

web-title-home = chronotable
web-title-table = { $game } · chronotable
web-title-turn = Jste na tahu · { $game } · chronotable
web-title-replay = { $game }: přehrávání
web-home = Domů
web-nav = Nastavení a nápověda
web-explanation = Vysvětlení
web-close = Zavřít
web-cancel = Zrušit
web-save = Uložit
web-copy = Kopírovat
web-copied = Odkaz je zkopírován.
web-lost-title = Tady nic není
web-lost = Taková stránka není. Možná chybí část adresy.

web-seat-open = Volné místo
web-seat-somebody = Někdo
web-seat-numbered = { $name } { $n }
web-seat-number = Hráč { $n }
web-bot = Bot ({ $level })
web-bot-random = Náhodný bot
web-bot-novice = Bot začátečník
web-bot-skilled = Zkušený bot
web-bot-expert = Bot expert
# How strong a level is: from the figures in docs/strength.md.
web-bot-random-help = Náhodný bot: odpoví cokoli, co pravidla dovolí. Dobrý na rozkoukání, soupeř to není.
web-bot-novice-help = Bot začátečník: každou odpověď jednou zkusí a vidí jen na konec akce. Náhodného bota poráží téměř vždy.
web-bot-skilled-help = Zkušený bot: lepší odpovědi si přehraje až do svého dalšího tahu. Ve dvou vyhraje nad začátečníkem asi osm her z deseti; mezi třemi či čtyřmi hráči je jeho náskok menší.
web-bot-expert-help = Bot expert: přemýšlí až dvě sekundy a zkouší více možných her než zkušený. Zatím se odehrálo příliš málo her, aby bylo jasné, zda vyhrává častěji.
# Soupeř v první hře s průvodcem.
web-bot-partner = Cvičný bot
web-level = Úroveň botů
web-you = vy
# Jména pro ty, kdo si žádné nezvolili, oddělená mezerami.
web-name-suggestions = Akát Bříza Buk Čáp Datel Doubrava Fialka Habr Havran Hrdlička Jabloň Jasan Javor Jedle Jeřáb Jestřáb Jiřička Jitřenka Kapradí Kometa Kopretina Kos Lípa Líska Lučina Modřín Oblázek Ořešák Perseus Planeta Potok Rákos Rys Skřivan Sojka Sokol Střízlík Tymián Vánek Vřes Vydra Zvonek


## Stůl v prohlížeči: domovská stránka

web-welcome = Tři propracované hry, jeden klidný stůl.
web-welcome-more = Začněte hned proti botovi, nebo pošlete odkaz příteli. Bez registrace, bez instalace.
web-pitch-innovation = Vybudujte civilizaci z myšlenek deseti epoch, od kola po internet. Každá karta umí něco jiného; vedete-li v jejím zdroji, nikdo se k vám nepřidá, a zaostanete-li, zaplatíte.
web-pitch-anachrony = Svět skončí a vy víte kdy. Vysílejte pracovníky v exoskeletech, půjčujte si z vlastní budoucnosti, splaťte dluh dřív, než se čas roztrhne, a evakuujte víc lidí než kdokoli jiný.
web-pitch-echoes = Vše, co zahrajete, dorazí později. Pokládejte bytosti a artefakty na desku času, nechte čas, ať je donese k vaší družině, a vyšlete je dobývat zdroje času.
web-length-innovation = 30 až 60 minut
web-length-anachrony = 30 minut na hráče
web-length-echoes = 45 až 90 minut
web-players-range =
    { $least ->
        [one] sólo, nebo až { $most } hráči
        [few] { $least } až { $most } hráči
       *[other] { $least } až { $most } hráčů
    }
web-play-now = Hrát hned proti botovi
web-set-up-short = Pozvat přátele, nastavit
web-my-tables = Mé stoly
web-my-tables-none = Zatím nesedíte u žádného stolu.
web-open-tables = Otevřené stoly
web-open-tables-none = Právě nikdo nečeká na spoluhráče.
web-finished = Dohrané hry
web-tally = { $game }: odehráno { $played }, vyhráno { $won }
web-tally-points = nejvíce { $best }, průměrně { $mean }
web-tallies = Mé dosavadní hry
web-finished-none = Zde si můžete znovu přehrát hry, které skončily.
web-card-won =
    { $count ->
        [one] Vítězí { $who }.
        [few] O vítězství se dělí { $who }.
       *[other] O vítězství se dělí { $who }.
    }
web-card-waits = Na tahu: { $who }
web-import = Otevřít hru ze záznamu
web-record-unreadable = To není záznam: očekává se JSON, který nabízí k uložení stůl.
web-plain = Stůl bez skriptů
web-device-loading = Připravují se hry: { $percent } %
web-device-failed = Hry se nepodařilo připravit ({ $why }). Načtěte stránku znovu nebo zkuste jiný prohlížeč.
web-device-note = Hry se hrají a ukládají v tomto zařízení; nic ho neopouští.
web-device-welcome = Začněte hned proti robotovi, nebo si zařízení předávejte. Bez registrace, bez instalace.
web-device-set-up = Připravit hru
web-update-ready = Je připravena nová verze.
web-update-take = Použít ji hned
web-bring = Pokračovat: { $game }
web-bring-help = Tato hra neskončila. Může pokračovat tady; kdo ji přinese, může vědět, co je skryté, a stůl to řekne.
web-bring-who = Kdo kde sedí?
web-bring-me = Já
web-bring-watch = Jen přehrát
web-bring-go = Pokračovat tady
web-elsewhere = Pokračovat jinde
web-move = Přesunout tam
web-move-address = Adresa serveru
web-move-address-bad = To není adresa serveru.
web-move-help = Hra se tam otevře a místa obsadíte, jak chcete. Tady zůstane, dokud ji nezahodíte.
web-take = Vzít s sebou
web-take-file = Uložit do souboru
web-take-help = Kopie pokračuje v tomto zařízení, bez sítě. Prozradí, co skrývají boti, takže je jen pro hry proti samotným botům.
web-offline = Bez sítě
web-offline-help = Tento prohlížeč si může hry ponechat (asi 18 MB), abyste proti botům hráli i bez spojení.
web-offline-kept = Tento prohlížeč má hry uložené. Co se hraje bez sítě, zůstává v tomto zařízení.
web-offline-keep = Ponechat hry tady
web-offline-coming = Už se stahují …
web-offline-drop = Už neuchovávat
web-offline-failed = Hry se nepodařilo stáhnout. Zkuste to znovu, až bude spojení.
web-play-offline = Hrát bez spojení
web-to-server = Zpět na server
web-guest = Hráč { $number }
web-hand-over = Na řadě je { $name }
web-hand-over-more = Předejte zařízení dál. Co máte v ruce, se schová.
web-hand-take = Jsem { $name }
web-game-delete = Smazat tuto hru
web-game-delete-sure = Smazat tuto hru navždy?


## Stůl v prohlížeči: kdo jsem

web-me = Vy
web-me-guest = Vy jako { $name }
web-your-name = Vaše jméno
web-passphrase = Heslo
web-passphrase-set = Heslo, chcete-li
web-passphrase-new = Nové heslo
web-passphrase-help = S ním se pod tímto jménem můžete vrátit z jiného zařízení. Alespoň 8 znaků.
web-me-saved = Uloženo.
web-me-back = Vrátit se s heslem
web-me-back-go = Vrátit se
web-me-back-done = Vítejte zpět, { $name }.
web-me-leave = Odhlásit toto zařízení
web-me-leave-help = Tento prohlížeč na vás zapomene. S heslem se můžete vrátit odkudkoli.
web-me-leave-warning = Tento prohlížeč na vás zapomene. Nemáte nastavené heslo, takže byste se ke svým stolům nemohli vrátit.
web-me-leave-go = Odhlásit
web-me-left = Tento prohlížeč na vás zapomněl.
web-me-devices = Kde jste přihlášeni
web-me-devices-help = Každý prohlížeč, který vás zná. Ukončete ty, které nejsou vaše.
web-me-device = Od { $made }, naposledy použito { $used }
web-me-device-here = tento
web-me-device-end = Ukončit
web-me-devices-end = Ukončit všechny ostatní
web-me-devices-ended = Ukončeno.
web-me-forget = Smazat mé údaje
web-me-forget-help = Smaže se vaše jméno, vaše přihlášení a vše, co jste napsali. Hry, které s vámi hráli jiní, zůstanou, s „někým“ na vašem místě.
web-me-forget-go = Smazat mé údaje
web-me-forget-sure = Ano, smazat navždy
web-me-forgotten = Vaše údaje jsou smazány.


## Stůl v prohlížeči: zakládání stolu

web-set-up = { $game }: nový stůl
web-how-many = Kolik hráčů?
web-opponents = Kdo ještě hraje?
web-alone = Hrajete sólo proti samotné hře.
web-chair-open = Přítel s odkazem
web-clock = Hodiny
web-clock-none = Žádné
web-clock-live = Naživo
web-clock-slow = Dny
web-clock-none-help = Přemýšlejte, jak dlouho chcete.
web-clock-live-help = Každý má tolik času na celou hru; za toho, komu dojde, hraje bot.
web-clock-slow-help = Každý má tolik dní na každou odpověď; vraťte se, až budete na tahu.
web-clock-minutes = Minut na hráče
web-clock-per-answer = Dní na odpověď
web-clock-days = { $days } d { $hours } h
web-listed = Ukázat stůl všem
web-listed-help = Na volné místo smí usednout kdokoli; jinak jen ti, kdo mají odkaz.
web-options = Volby
web-make-invite = Založit stůl a získat odkaz
web-make-start = Začít hru


## Stůl v prohlížeči: čekání na hráče

web-gathering =
    { $open ->
        [0] Hra hned začne.
        [one] Čeká se ještě na { $open } hráče.
        [few] Čeká se ještě na { $open } hráče.
       *[other] Čeká se ještě na { $open } hráčů.
    }
web-sit = Usednout
web-fill-bot = Nechat hrát bota
web-invite = Pozvat
web-invite-help = Pošlete to těm, s kým chcete hrát. Stačí jim prohlížeč.
web-invite-alone = Na tento server se dostane jen tento počítač, odkaz tedy nikomu jinému nepomůže. Spusťte jej s „--host 0.0.0.0“ a ostatní se připojí z vaší sítě.
web-invite-code = Kód pro fotoaparát telefonu: otevře stůl
web-invite-share = Sdílet
web-invite-text = Pojď si se mnou zahrát { $game }!
web-link-play = Odkaz pro hráče
web-link-watch = Odkaz pro diváky
web-title-room = { $game }: stůl v místnosti
web-room = Stůl v místnosti
web-room-help = Otevřete na televizi nebo tabletu: ukazuje desku všem, velkým písmem. Telefony, které načtou kód, ukazují jen to, co drží jejich majitel.
web-room-open = Ukázat desku celé místnosti
web-room-link = Odkaz pro obrazovku
web-room-join = Načtěte a posaďte se
web-room-hand = Načtěte pro svou ruku
web-hand-only = Jen to, co držím
web-hand-whole = Celý stůl
web-options-here = Volby tohoto stolu


## Stůl v prohlížeči: hraní

web-players = Hráči
web-seat-idle = { $who }
web-seat-asked = { $who }: na tahu
web-seat-away = { $who }: není tu
web-seat-resigned = { $who }: hru vzdává
web-seat-stand-in = { $who }: zastupuje bot
web-seat-won = { $who }: vítězí
web-board = Plán
web-side = Průběh a chat
web-views = Pohledy
web-log = Průběh
web-log-unfold = Zobrazit průběh
web-log-fold = Skrýt průběh
web-answers-all = Všechny odpovědi ({ $count })
web-answers-fold = Jen to, co nemá místo na plánu
web-log-since = Od vašeho posledního tahu
web-log-earlier =
    { $count ->
        [one] Ukázat { $count } dřívější řádek
        [few] Ukázat { $count } dřívější řádky
       *[other] Ukázat { $count } dřívějších řádků
    }
web-chat = Chat
web-chat-empty = Nikdo zatím nic nenapsal.
web-chat-say = Napište něco
web-chat-send = Odeslat
web-side-both = Obojí
web-react = Reagovat
web-sign-yes = Ano
web-sign-heart = Hezké
web-sign-laugh = Ha!
web-sign-wow = Páni
web-sign-sad = Au
web-signed = { $sign }: { $names }
web-actions = Co dělat
web-asked = Otázka
web-your-turn = Jste na tahu
web-why = Proč:
web-thinking = Přemýšlí
web-thinking-for = { $seconds } s
web-waiting = Čekejte prosím
web-waiting-for = Na tahu: { $who }.
web-also-asked = Odpovídá také: { $who }. Nikdo neuvidí odpovědi, dokud nejsou všechny.
web-showing = Sledujte, co se děje
web-skip = Přeskočit
web-confirm = { $option }?
web-confirm-yes = Ano
web-confirm-no = Ne, počkat
web-undo = Vzít zpět
web-undo-ask = Požádat o vrácení
web-undo-asked = Ostatní se ptáme, zda smíte vzít odpověď zpět.
web-wish = { $who } prosí o vrácení poslední odpovědi. Souhlasíte?
web-wish-yes = Souhlasím
web-wish-no = Raději pokračovat
web-wish-waits = Čeká se na souhlas: { $who }.
web-recall = Co se stalo?
web-story = Co se stalo
web-story-back = Od vašeho posledního tahu, { $step } z { $steps }
web-story-before = Předchozí akce
web-story-next = Další akce
web-skip-all = Přeskočit zbytek
web-log-turn = { $who }
web-log-all = Všichni
web-log-see = Ukázat stůl v této chvíli
web-log-more =
    { $count ->
        [one] a ještě { $count } podobná
        [few] a ještě { $count } podobné
       *[other] a ještě { $count } podobných
    }
web-go-on = Pokračovat
web-watching = Díváte se.
web-watching-full = Všechna místa jsou obsazena, a tak přihlížíte.
web-watching-more = Vidíte to, co vidí všichni: žádné ruce, žádná tajemství. Můžete psát do chatu a vracet se k tahům.
web-watchers =
    { $count ->
        [one] { $count } divák
        [few] { $count } diváci
       *[other] { $count } diváků
    }
web-stood-in = Hraje za vás bot.
web-take-back = Vrátit se na místo
web-take-back-title = Hraje za vás bot
web-connection-gone = Spojení se přerušilo. Nic není ztraceno; obnoví se samo.
web-agree = Hrát dál podle nových pravidel
asked-nothing = Nic
web-discreet = Ptát se každého, kdo by kartu mohl mít
web-discreet-help = Kdo by mohl mít žádanou kartu, je dotázán, a pokud ji nemá, řekne „nic“. Z otázky tak nikdo nepozná, co kdo drží.
web-nothing-table = Ať „nic“ říká stůl za mě
web-nothing-self = Říkat „nic“ sám
web-nothing-help = Když jste dotázáni na kartu, kterou nemáte, může za vás odpovědět stůl po pauze, která vypadá jako vaše.
web-undecided = Zatím nesouhlasí: { $who }
web-frozen = Hra u tohoto stolu stojí
# Věc na plánu, kterou lze zvolit: co to je a co se tím stane.
web-thing-offered = { $thing }. { $offer }
web-thing-ways =
    { $count ->
        [one] { $count } možnost
        [few] { $count } možnosti
       *[other] { $count } možností
    }

web-rules = Pravidla
web-box = Vše, co je v krabici
web-box-title = { $game }: vše, co je v krabici
web-box-search = Hledat v názvech a textech, v kterémkoli jazyce
web-box-found =
    { $count ->
        [one] { $count } věc
        [few] { $count } věci
       *[other] { $count } věcí
    }
web-box-none = Nic takového v krabici není.
web-box-print = Vytisknout
web-history = Prohlédnout si tuto hru zpětně
web-facet-any = libovolné
web-facet-age = Epocha
web-facet-color = Barva
web-facet-icon = Symbol
web-facet-kind = Druh
web-facet-faction = Rodina
web-facet-cost = Cena
web-facet-time = Čas
web-facet-strength = Síla
web-facet-points = Body
web-facet-path = Cesta
web-facet-level = Úroveň
web-facet-action = Akce
web-rules-title = { $game }: pravidla
web-rules-search = Hledat v pravidlech
web-rules-contents = Obsah
web-rulings =
    { $count ->
        [one] { $count } výklad
        [few] { $count } výklady
       *[other] { $count } výkladů
    }
web-rules-found =
    { $count ->
        [0] Nic se nenašlo.
        [one] Nalezen { $count } oddíl.
        [few] Nalezeny { $count } oddíly.
       *[other] Nalezeno { $count } oddílů.
    }
web-ask-why = Proč se mě hra ptá?

# První hra s průvodcem.
web-guide = Průvodce
web-guide-start = Poprvé? Hra s průvodcem
web-guide-step = Krok { $step }/{ $steps }
web-guide-try = Zkuste: { $option }
web-guide-tag = zkuste
web-guide-next = Dál
web-guide-understood = Rozumím
web-guide-leave = Opustit průvodce
web-guide-again = Vrátit průvodce
web-guide-left = Odtud už hrajete bez průvodce. Vrátí ho ukazatel nahoře.

web-table-menu = Tento stůl
web-replace = Nechat hrát bota
web-replace-seat = Hráč: { $who }
web-go-away = Odejít
web-leave = Odejít od stolu
web-leave-sure = Ano, odejít
web-leave-help = Bot bude hrát za vás, dokud se nevrátíte.
web-leave-gathering-help = Vaše místo se uvolní.
web-resign = Vzdát se
web-resign-sure = Ano, vzdát hru

web-refused-stale = Stůl se mezitím změnil: vyberte prosím znovu.
web-refused-illegal = To teď není možné.
web-refused-not-asked = Nejste na tahu.
web-refused-over = Hra skončila.
web-refused-frozen = Hra u tohoto stolu stojí.
web-refused-not-seated = To mohou jen ti, kdo tu sedí.
web-refused-busy = Jedno po druhém, prosím.
web-refused-malformed = Stůl tomu nerozuměl.
web-refused-undo = To nejde vzít zpět.
web-refused-unsaved = Nepodařilo se to uložit, takže se nic nestalo. Zkuste to prosím znovu.

web-error-network = Server neodpovídá. Není přerušené spojení?
web-error-broken = Na serveru se něco pokazilo. Zkuste to prosím znovu.
web-error-no-such-table = Takový stůl není, nebo je jen pro ty, kdo mají odkaz.
web-error-unknown = Na této adrese nic není.
web-error-not-introduced = Nejdřív si zvolte jméno.
web-error-who = Nejdřív si zvolte jméno.
web-error-not-allowed = Na to nemáte právo.
web-error-wrong-passphrase = Pod tímto jménem a heslem se nikdo nevrací.
web-error-name-taken = Pod tímto jménem se vrací někdo jiný: zvolte si jiné.
web-error-bad-table = Takový stůl se nedá hrát: tyto volby nejdou dohromady.
web-error-malformed = Server tomu nerozuměl.
web-error-not-now = To teď není možné.
web-error-conflict = Stůl se mezitím změnil: zkuste to prosím znovu.
web-error-not-saved = Nepodařilo se to uložit, takže se nic nestalo. Zkuste to prosím znovu.
web-error-too-large = To je příliš velké.
web-error-too-many = To bylo mnoho najednou. Chvíli prosím počkejte.
web-error-host = Na jméno { $host } tento server neslyší. Kdo ho provozuje, může je povolit pomocí --origin.
web-error-device = Na takovém zařízení přihlášeni nejste.
web-error-gone = Na tohle už nikdo nečekal.
error-nothing-to-agree = Tady není s čím souhlasit.
web-error-origin = To přišlo z jiného webu.
web-error-csrf = Tato stránka je příliš stará: načtěte ji prosím znovu.
web-error-method = Tuto metodu adresa nezná.
web-error-too-deep = V poslaných datech je vnořeno příliš mnoho věcí do sebe.
web-error-no-resume = První zpráva musí být „resume“.
web-error-wait = To bylo moc najednou. Počkejte prosím { $n ->
    [one] { $n } sekundu
    [few] { $n } sekundy
   *[other] { $n } sekund
}.
web-error-sockets = Z vaší adresy už je otevřených spojení: { $n }.
web-error-csrf-header = Změny vyžadují hlavičku { $header } s tokenem, který sdělí GET /api/me, a cookies, které nastaví.


## Stůl v prohlížeči: konec a potom

web-over = Hra skončila
web-winners =
    { $winners-count ->
        [0] Nikdo nevyhrává.
        [one] Vítězí { $winners }.
        [few] O vítězství se dělí { $winners }.
       *[other] O vítězství se dělí { $winners }.
    }
web-winner = Vítěz
web-you-win = Vyhráváte
web-you-share = Dělíte se o vítězství
web-points =
    { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodů
    }
web-course = Jak body přibývaly
web-course-about = Body všech hráčů v průběhu hry; odkud se vzaly, říká tabulka níže.
web-course-from = Odkud
web-milestones =
    { $count ->
        [one] { $count } milník
        [few] { $count } milníky
       *[other] { $count } milníků
    }
web-show-result = Ukázat výsledek
web-rematch = Hrát znovu
web-rematch-join = Přisednout k další hře
web-watch-replay = Přehrát záznam
web-record = Uložit záznam
web-verify = Bylo zamícháno poctivě?
web-verify-help = Otisk zamíchání byl zveřejněn před prvním tahem. Vznikl ze semínka, takže zamíchání nemohl nikdo později změnit.
web-commitment = Otisk zamíchání
web-seed = Semínko

web-replay-controls = Přehrávání
web-step = Krok { $step }/{ $steps }
web-step-first = Na začátek
web-step-back = O krok zpět
web-step-on = O krok dál
web-step-last = Na konec
web-play = Přehrát
web-pause = Pozastavit
web-position = Pozice ve hře
web-answered = { $who }: { $answer }
web-eyes = Číma očima
web-eyes-spectator = Divák
web-share = Sdílet tuto pozici
web-share-here = Odkaz na tuto pozici
web-play-on = Hrát odtud
web-play-on-help = Z této pozice začne nový stůl s boty na ostatních místech. Co z tohoto místa nebylo vidět, se rozdá znovu.
web-play-on-go = Hrát dál
web-back-to-table = Zpět ke stolu


## Stůl v prohlížeči: nastavení a nápověda

web-settings = Nastavení
web-language = Jazyk
web-theme = Barvy
web-theme-system = Podle systému
web-theme-dark = Tmavé
web-theme-light = Světlé
web-pace = Jak se ukazují tahy ostatních
web-pace-reduced = Váš systém má omezený pohyb, proto nic nelétá.
web-pace-off = Najednou
web-pace-brisk = Svižně
web-pace-calm = V klidu
web-pace-wait = Po každé akci na mě počkat
web-confirm-setting = Před každou odpovědí se ještě zeptat
web-confirm-setting-help = Hodí se na telefonu, nebo když se mnohé nedá vzít zpět.
web-sound = Zvuk, když jsem na tahu
web-notices = Oznámení prohlížeče, když jsem na tahu
web-notices-help = Dokud je tato stránka otevřená a díváte se jinam.
web-notices-refused = Prohlížeč této stránce oznámení nedovoluje.

web-help = Nápověda
web-help-play = Vše, co teď můžete udělat, je vyznačeno na plánu: stiskněte to tam, nebo kartu či pracovníka přetáhněte, kam patří. Odpovědi bez místa stojí pod plánem a na přání i seznam všech.
web-help-explain = Ukažte na kartu nebo jinou věc a přečtete si, co dělá; na telefonu ji podržte.
web-help-keys = Klávesy
web-help-digits = odpovědět touto možností (je-li jich víc než devět: ukázat na ni)
web-help-arrows = pohyb mezi možnostmi nebo mezi věcmi na plánu
web-help-enter = odpovědět tím, na co se ukazuje
web-help-board = přejít na plán
web-help-undo = vzít poslední odpověď zpět
web-help-recall = co se stalo od vašeho posledního tahu
web-help-rules = pravidla, otevřená u toho, na co se hra ptá
web-help-guide = přejít k průvodci (ve hře s průvodcem)
web-help-escape = zavřít, nebo přeskočit, co se právě ukazuje
web-help-help = tato stránka
web-help-answers = ukázat všechny odpovědi, nebo jen ty bez místa na plánu
web-help-log = skrýt nebo ukázat průběh
web-credits = Obrázky a jejich autoři
web-credits-emblems = Kresby na kartách a dílcích pocházejí z
web-credits-symbols = Značky u stolu pocházejí z
web-touch-twice = Při dotyku na plánu se ještě zeptat
web-touch-twice-help = První dotyk vybere, druhý odpoví.


## What lies on a table, where it is only told (pages without scripts)

view-achievements = K ovládnutí
view-acted = Akce provedena
view-actions-left = Zbývá akcí
view-active = Aktivní
view-anomalies = Anomálie
view-aside = Stranou
view-asset-hand = Výchozí prostředky v ruce
view-asset-kept = Vybrané výchozí prostředky
view-banner = Začínající hráč
view-board = Vyložené karty
view-bot = Bot
view-breakthroughs = Průlomy
view-buildings = Stavby
view-buried = Pod sloupci
view-busy = Pracují
view-capital = Kapitol
view-card = Karta
view-cards = Karty
view-claimed = Ovládnuto
view-collapses = Destičky hroutícího se Kapitolu
view-comes-home = Vrátí se
view-condition-hand = Závěrečné bonusy v ruce
view-conditions = Závěrečné bonusy
view-conquer-strength = Síla k dobytí
view-council = Světová rada
view-counts = Počty
view-covered = Zakryté
view-cube = Kostka
view-deck = Balíček
view-deck-number = Číslo balíčku
view-defence = Obrana
view-discard = Odhazovací hromádka
view-dogma = Aktivace
view-drawn-from = Dobráno z balíčku
view-draws = Bere si z epochy
view-edition = Vydání
view-ending = Důvod konce
view-era = Epocha
view-evacuated = Evakuováno
view-evacuation = Evakuace
view-evacuation-slots = Políčka evakuace
view-evacuation-way = Způsob evakuace
view-experiment-deck = Příští experimenty
view-experiments = Experimenty
view-fighters = Bojovníci
view-figures = Hodnoty
view-first = Začínající hráč
view-flipped = Otočené
view-focus = Zaměření
view-fortified = Opevněno
view-fortify-strength = Síla k opevnění
view-gone = Nedostupné
view-goods = Prostředky
view-hand = Ruka
view-icon = Zdroj
view-icons = Zdroje
view-id = Název
view-impact = Dopad
view-impact-after = Dopad po epoše
view-landing = Přistane na
view-layouts = Destičky časové osy
view-leader = Vůdce
view-left = Opustily desku
view-limited = Omezená zásoba
view-met = Splněno
view-mine-cubes = Zdroje u polí těžby
view-mine-pool = Nabídka dolu
view-mines = Pole těžby
view-mines-left = Zbývá karet s nabídkou dolu
view-morale = Morálka
view-needed = Potřeba
view-obeys = Plní příkaz
view-occupant = Obsazeno
view-occupants = Obsazeno
view-ordered = Pořadí určeno
view-out = Mimo hru
view-own = Hráči
view-owner = Majitel
view-paradox-limit = Paradoxů na anomálii
view-paradoxes = Paradoxy
view-party = Družina
view-passed = Vzdává se tahu
view-path = Cesta
view-phase = Fáze
view-places = Pole
view-players = Hráči
view-points = Body
view-pools = Společná pole
view-powered = Pole s aktivovaným exoskeletem
view-prices = Ceny
view-primary = Primární sloupce
view-progress = Postup
view-reach = Na dosah
view-recruit-pool = Nabídka pracovníků
view-recruits-left = Zbývá karet s nabídkou pracovníků
view-removed = Odstraněno
view-reserve = Záložní zásoba
view-reservoir = Obří nádrž
view-round = Kolo
view-ruined = Nedostupná pole
view-save-earth = Záchrana planety
view-score = Skóre
view-score-sheet = Bodování
view-scored = Obodováno
view-seal-fate = Zpečetění osudu
view-seat = Místo
view-secondary = Sekundární sloupce
view-sectors = Sektory
view-sent = Vysláno
view-shares = Sdílí
view-shuffled = Zamíchání
view-side = Strana
view-size = Velikost družiny
view-slides = Posuny
view-slots = Políčka
view-sources = Zdroje
view-specials = Karty pokroku
view-splay = Roztažení
view-started = Hra začala
view-strength = Síla
view-substitutes = Náhrady
view-suits = Exoskelety
view-superprojects = Superprojekty
view-supply = Zásoba
view-supply-price = Cena zásobování
view-supplying = Zásobuje
view-tile = Destička
view-tiles = Dílky
view-tired = Vyčerpaní
view-token = Žeton
view-tokens = Žetony
view-top = Nejvyšší aktivní karta
view-total = Celkem
view-travels = Cesty časem
view-tucked = Schováno
view-turn = Tah
view-turns = Tahy
view-turns-taken = Odehrané tahy
view-under = Pod ním
view-undealt-paths = Zbylé Cesty
view-used = Použito
view-values = Hodnoty
view-viewer = Vaše místo
view-warp-tiles = Žetony cesty časem
view-warps = Žetony cesty časem
view-worker = Pracovník
view-workers = Pracovníci
view-is-action = fáze akcí
view-is-active = aktivní
view-is-assets = výběr výchozích prostředků
view-is-clean-up = fáze úklidu
view-is-conditions = výběr závěrečných bonusů
view-is-czech = české
view-is-end = konec kola
view-is-first-play = první karta
view-is-leaders = výběr vůdců
view-is-left = doleva
view-is-never = nikdy
view-is-none = nic
view-is-paradox = fáze paradoxů
view-is-paths = výběr Cest
view-is-polish = polské
view-is-power-up = fáze aktivací
view-is-right = doprava
view-is-russian = ruské
view-is-summon = přivolání
view-is-time = čas
view-is-tired = vyčerpaný
view-is-up = nahoru
view-is-warp = fáze cestování časem

train-play = Hraje se
train-try = Zkouší se
train-resumed = { $generations ->
    [one] Pokračuje se po jedné generaci.
    [few] Pokračuje se po { $generations } generacích.
    [many] Pokračuje se po { $generations } generace.
   *[other] Pokračuje se po { $generations } generacích.
}
train-champion = Generace { $number }: průměrné skóre { $score }; proti šampionovi vyhrála { $share } z { $games } her a je novým šampionem.
train-no-champion = Generace { $number }: průměrné skóre { $score }; proti šampionovi vyhrála { $share } z { $games } her, šampion zůstává.
train-interrupted = Přerušeno. Co je hotové, zůstává; stejný příkaz pokračuje.
train-written = Váhy: { $weights }. Zpráva: { $report }.
train-report-title = Trénink hry { $game }
train-report-curve = Průměrné skóre hráče podle generací
train-report-generations = Generace
train-report-weights = Co se přidalo k ručně sestavené hodnotě, v bodech
train-report-generation = generace
train-report-games = hry
train-report-score = skóre
train-report-surprise = překvapení
train-report-share = výhry proti šampionovi (hry)
train-report-champion = šampion
train-report-feature = znak
train-report-early = na začátku
train-report-late = na konci
