### Anachrony česky.
###
### Jména mají tvary: .acc je čtvrtý pád, .gen druhý, .loc šestý s předložkou a .gender rod.
### Věty si je berou jako $tile-acc a podobně.


## Krabice

anachrony-title = Anachrony
anachrony-about = Vysílejte pracovníky v exoskeletech, půjčujte si z vlastní budoucnosti a včas se evakuujte.
anachrony-setting-side = Která strana desek hráčů?
anachrony-setting-side-A = A: stejná pro všechny Cesty
anachrony-setting-side-B = B: každá Cesta má své silné a slabé stránky
anachrony-setting-paths = Jak se rozdělí Cesty?
anachrony-setting-paths-random = Losem
anachrony-setting-paths-choose = Hráči si vyberou v pořadí tahů
anachrony-setting-leaders = Jak se rozdělí vůdci?
anachrony-setting-leaders-choose = Hráči si vyberou jednoho ze dvou
anachrony-setting-leaders-random = Losem
anachrony-setting-paradox = Kolik paradoxů přinese dluh?
anachrony-setting-paradox-die = Kolik ukáže kostka paradoxů
anachrony-setting-paradox-fixed = Vždy jeden
anachrony-setting-timeline = Která strana časové osy?
anachrony-setting-timeline-standard = Základní strana
anachrony-setting-timeline-alternate = Alternativní strana: některá políčka něco udělají tomu, kdo na ně položí žeton
anachrony-setting-assets = S jakými prostředky hráči začínají?
anachrony-setting-assets-path = S těmi, které ukazuje jejich Cesta
anachrony-setting-assets-draft = S těmi, které si vyberou na čtyřech kartách výchozích prostředků
anachrony-setting-endgame = Odkud se vezmou závěrečné bonusy?
anachrony-setting-endgame-random = Pět náhodných
anachrony-setting-endgame-draft = Některé vyberou hráči
anachrony-setting-supply = Může dojít společná zásoba?
anachrony-setting-supply-edition = Jak říká vydání
anachrony-setting-supply-unlimited = Ne
anachrony-setting-supply-limited = Ano: co došlo, nelze získat
anachrony-setting-edition = Pravidla kterého vydání?
anachrony-setting-edition-czech = České vydání
anachrony-setting-edition-russian = Ruské vydání
anachrony-setting-edition-polish = Polské vydání


## Jména

anachrony-resource-titanium = titan
    .gender = masculine
anachrony-resource-uranium = uran
    .gender = masculine
anachrony-resource-gold = zlato
    .gender = neuter
anachrony-resource-neutronium = neutronium
    .gender = neuter
anachrony-resource-water = voda
    .acc = vodu
    .gender = feminine
anachrony-resource-energy_core = energetický článek
    .gender = masculine
# Po čísle: libovolná směs titanu, uranu a zlata.
anachrony-resource-basic = základní zdroje

anachrony-worker-scientist = vědec
    .acc = vědce
    .gender = masculine
anachrony-worker-engineer = technik
    .acc = technika
    .gender = masculine
anachrony-worker-administrator = správce
    .acc = správce
    .gender = masculine
anachrony-worker-genius = génius
    .acc = génia
    .gender = masculine
anachrony-worker-nobody = nikdo
    .acc = prázdný exoskelet

# Množství ve výčtu.
anachrony-some-titanium =
    { $count ->
        [one] { $count } titan
        [few] { $count } titany
       *[other] { $count } titanů
    }
anachrony-some-uranium =
    { $count ->
        [one] { $count } uran
        [few] { $count } urany
       *[other] { $count } uranů
    }
anachrony-some-gold =
    { $count ->
        [one] { $count } zlato
        [few] { $count } zlata
       *[other] { $count } zlat
    }
anachrony-some-neutronium =
    { $count ->
        [one] { $count } neutronium
        [few] { $count } neutronia
       *[other] { $count } neutronií
    }
anachrony-some-water =
    { $count ->
        [one] { $count } voda
        [few] { $count } vody
       *[other] { $count } vod
    }
    .acc =
        { $count ->
            [one] { $count } vodu
            [few] { $count } vody
           *[other] { $count } vod
        }
anachrony-some-energy_core =
    { $count ->
        [one] { $count } energetický článek
        [few] { $count } energetické články
       *[other] { $count } energetických článků
    }
anachrony-some-scientist =
    { $count ->
        [one] { $count } vědec
        [few] { $count } vědci
       *[other] { $count } vědců
    }
    .acc =
        { $count ->
            [one] { $count } vědce
            [few] { $count } vědce
           *[other] { $count } vědců
        }
anachrony-some-engineer =
    { $count ->
        [one] { $count } technik
        [few] { $count } technici
       *[other] { $count } techniků
    }
    .acc =
        { $count ->
            [one] { $count } technika
            [few] { $count } techniky
           *[other] { $count } techniků
        }
anachrony-some-administrator =
    { $count ->
        [one] { $count } správce
        [few] { $count } správci
       *[other] { $count } správců
    }
    .acc =
        { $count ->
            [one] { $count } správce
            [few] { $count } správce
           *[other] { $count } správců
        }
anachrony-some-genius =
    { $count ->
        [one] { $count } génius
        [few] { $count } géniové
       *[other] { $count } géniů
    }
    .acc =
        { $count ->
            [one] { $count } génia
            [few] { $count } génie
           *[other] { $count } géniů
        }

anachrony-path-harmony = Harmonie
    .gen = harmonie
anachrony-path-dominance = Nadvláda
    .gen = nadvlády
anachrony-path-progress = Pokrok
    .gen = pokroku
anachrony-path-salvation = Vykoupení
    .gen = vykoupení

anachrony-leader-patriarch_haulani = Patriarcha Haulani
anachrony-leader-matriarch_zaida = Matriarcha Zaida
anachrony-leader-captain_wolfe = Kapitán Wolfe
anachrony-leader-treasure_hunter_samira = Lovkyně pokladů Samira
anachrony-leader-patron_valerian = Patron Valerian
anachrony-leader-librarian_cornella = Knihovnice Cornella
anachrony-leader-shepherd_caratacus = Pastýř Caratacus
anachrony-leader-high_sunwalker_amena = První průzkumnice Amena

anachrony-text-patriarch_haulani = Volná akce: umístěte aktivního pracovníka na vlastní desku a proveďte tamní akci.
anachrony-text-matriarch_zaida = Ve fázi úklidu můžete zaplatit 2 vody a vzít si pracovníka, který zbyl v nabídce, bez bonusu za nábor.
anachrony-text-captain_wolfe = Ve fázi aktivací můžete měnit energetický článek za 2 vody nebo 2 vody za energetický článek, kolikrát chcete.
anachrony-text-treasure_hunter_samira = Ve fázi úklidu si vezměte titan, uran nebo zlato, které zbylo v nabídce dolu; pak můžete zaplatit 2 vody za další.
anachrony-text-treasure_hunter_samira-polish = Ve fázi úklidu si vezměte zdroj, který zbyl v nabídce dolu; pak můžete zaplatit 2 vody za další.
anachrony-text-patron_valerian = Volná akce: v tomto tahu může vyrazit aktivovaný exoskelet bez pracovníka, jako by v něm byl vědec.
anachrony-text-librarian_cornella = Při akci výzkum můžete zaplatit 1 vodu a nastavit i druhou kostku.
anachrony-text-shepherd_caratacus = Volná akce: vezměte si 2 vody a paradox, nebo zaplaťte 2 vody a vraťte paradox.
anachrony-text-high_sunwalker_amena = Dopad vás nepřipraví o žádné z polí pro exoskelety.

anachrony-shape-circle =
    { $count ->
        [one] kruh
        [few] kruhy
       *[other] kruhů
    }
anachrony-shape-triangle =
    { $count ->
        [one] trojúhelník
        [few] trojúhelníky
       *[other] trojúhelníků
    }
anachrony-shape-square =
    { $count ->
        [one] čtverec
        [few] čtverce
       *[other] čtverců
    }
anachrony-icon-time_travel = cestování časem
anachrony-icon-warfare = válčení
anachrony-icon-genetics = genetika
anachrony-icon-technology = technologie
anachrony-icon-society = společnost

# Řada a její stavby: .gen je „z vašich ...“, .sector „sektor ...“.
anachrony-row-power_plant = elektrárny
    .gen = elektráren
    .sector = elektráren
anachrony-row-factory = továrny
    .gen = továren
    .sector = továren
anachrony-row-life_support = podpora života
    .gen = zařízení pro podporu života
    .sector = podpory života
anachrony-row-lab = laboratoře
    .gen = laboratoří
    .sector = laboratoří

anachrony-capital-construct = Stavba
anachrony-capital-recruit = Nábor
anachrony-capital-research = Výzkum

# Místa, jako v „posílá vědce na ...“.
anachrony-hex-construct-1 = první pole akce stavba
anachrony-hex-construct-2 = druhé pole akce stavba
anachrony-hex-construct-3 = třetí pole akce stavba
anachrony-hex-recruit-1 = první pole akce nábor
anachrony-hex-recruit-2 = druhé pole akce nábor
anachrony-hex-recruit-3 = třetí pole akce nábor
anachrony-hex-research-1 = první pole akce výzkum
anachrony-hex-research-2 = druhé pole akce výzkum
anachrony-hex-research-3 = třetí pole akce výzkum
anachrony-hex-council-left = levé pole Světové rady
anachrony-hex-council-right = pravé pole Světové rady
anachrony-hex-mine-top = horní pole akce těžba
anachrony-hex-mine-middle = prostřední pole akce těžba
anachrony-hex-mine-bottom = dolní pole akce těžba
anachrony-pool-purify = vyčištění vody
anachrony-pool-nomads = obchod s nomády
anachrony-pool-evacuation = evakuace
    .acc = evakuaci

anachrony-own-supply = Zásobování: zaplatit vodu, vyčerpané vrátit mezi aktivní, zvýšit morálku

# Pole desky hráče.
anachrony-power-top_left = vlevo nahoře
anachrony-power-top_middle = nahoře uprostřed
anachrony-power-top_right = vpravo nahoře
anachrony-power-bottom_left = vlevo dole
anachrony-power-bottom_middle = dole uprostřed
anachrony-power-bottom_right = vpravo dole

anachrony-sector-1 = první sektor elektráren
    .gen = prvního sektoru elektráren
    .loc = v prvním sektoru elektráren
anachrony-sector-2 = druhý sektor elektráren
    .gen = druhého sektoru elektráren
    .loc = ve druhém sektoru elektráren
anachrony-sector-3 = třetí sektor elektráren
    .gen = třetího sektoru elektráren
    .loc = ve třetím sektoru elektráren
anachrony-sector-4 = první sektor továren
    .gen = prvního sektoru továren
    .loc = v prvním sektoru továren
anachrony-sector-5 = druhý sektor továren
    .gen = druhého sektoru továren
    .loc = ve druhém sektoru továren
anachrony-sector-6 = třetí sektor továren
    .gen = třetího sektoru továren
    .loc = ve třetím sektoru továren
anachrony-sector-7 = první sektor podpory života
    .gen = prvního sektoru podpory života
    .loc = v prvním sektoru podpory života
anachrony-sector-8 = druhý sektor podpory života
    .gen = druhého sektoru podpory života
    .loc = ve druhém sektoru podpory života
anachrony-sector-9 = třetí sektor podpory života
    .gen = třetího sektoru podpory života
    .loc = ve třetím sektoru podpory života
anachrony-sector-10 = první sektor laboratoří
    .gen = prvního sektoru laboratoří
    .loc = v prvním sektoru laboratoří
anachrony-sector-11 = druhý sektor laboratoří
    .gen = druhého sektoru laboratoří
    .loc = ve druhém sektoru laboratoří
anachrony-sector-12 = třetí sektor laboratoří
    .gen = třetího sektoru laboratoří
    .loc = ve třetím sektoru laboratoří

# Co ukazuje žeton cesty časem.
anachrony-warp-neutronium = neutronium
anachrony-warp-uranium = uran
anachrony-warp-titanium = titan
anachrony-warp-gold = zlato
anachrony-warp-water = dvě vody
anachrony-warp-administrator = správce
    .acc = správce
anachrony-warp-engineer = technik
    .acc = technika
anachrony-warp-scientist = vědec
    .acc = vědce
anachrony-warp-exosuit = aktivovaný exoskelet

anachrony-number = { $it }

anachrony-free-force_workers = nucená směna
anachrony-free-supply = zásobování
anachrony-free-patriarch_haulani = Patriarcha Haulani
anachrony-free-patron_valerian = Patron Valerian
anachrony-free-shepherd_caratacus = Pastýř Caratacus

anachrony-tile-anomaly = Anomálie
    .acc = anomálii
anachrony-text-anomaly = −3 body. Zabírá sektor a nepočítá se za stavbu. Umístěte pracovníka: zaplaťte 2 vody a k tomu 2 základní zdroje (titan, uran, zlato) nebo 1 neutronium; anomálie i pracovník navždy zmizí.

# Závěrečné bonusy.
anachrony-condition-most_workers = nejvíce pracovníků
anachrony-condition-most_water = nejvíce vody
anachrony-condition-most_breakthroughs = nejvíce průlomů
anachrony-condition-most_occupied_sectors = nejvíce obsazených sektorů
anachrony-condition-highest_morale = nejvyšší morálka
    .acc = nejvyšší morálku
anachrony-condition-highest_total_range = nejvyšší souhrnný dosah
anachrony-condition-most_superprojects = nejvíce superprojektů
anachrony-condition-most_time_travels = nejvíce cest časem

anachrony-text-most_workers = 3 body za nejvíce pracovníků, aktivních, vyčerpaných i zaneprázdněných. Při shodě bodují všichni shodní.
anachrony-text-most_water = 3 body za nejvíce vody. Při shodě bodují všichni shodní.
anachrony-text-most_breakthroughs = 3 body za nejvíce průlomů. Při shodě bodují všichni shodní.
anachrony-text-most_occupied_sectors = 3 body za nejvíce obsazených sektorů: počítají se i anomálie a superprojekt zabírá dva. Při shodě bodují všichni shodní.
anachrony-text-highest_morale = 3 body za ukazatel morálky nejdál vpravo. Při shodě bodují všichni shodní.
anachrony-text-highest_total_range = 3 body za nejvyšší součet dosahů: elektráren, laboratoří, které je prodlužují, a Časové turistiky. Při shodě bodují všichni shodní.
anachrony-text-most_superprojects = 3 body za nejvíce superprojektů. Při shodě bodují všichni shodní.
anachrony-text-most_time_travels = 3 body za ukazatel nejdál na stupnici cestování časem. Při shodě bodují všichni shodní.

# Jak se Cesta evakuuje.
anachrony-evacuation-welfare_and_prosperity = Blahobyt a prosperita
anachrony-evacuation-natures_resurgence = Obrození přírody
anachrony-evacuation-industrial_revolution = Průmyslová revoluce
anachrony-evacuation-power_of_unity = Síla jednoty
anachrony-evacuation-technological_superiority = Technologická nadřazenost
anachrony-evacuation-apex_of_humanity = Vrchol lidského rodu
anachrony-evacuation-overwhelming_power = Energie na věčné časy
anachrony-evacuation-masters_of_time = Páni času

anachrony-text-welfare_and_prosperity = Evakuace se třemi zařízeními pro podporu života: 2 body a 3 za každou dvojici génia a zlata.
anachrony-text-natures_resurgence = Evakuace se šesti obsazenými sektory: 2 body a 3 za každou dvojici stavby a správce.
anachrony-text-industrial_revolution = Evakuace se třemi továrnami: 5 bodů a 2 za každou dvojici technika a titanu.
anachrony-text-power_of_unity = Evakuace při nejvyšší morálce: 3 body a 1 za každého pracovníka.
anachrony-text-technological_superiority = Evakuace se třemi laboratořemi: 5 bodů a 2 za každou dvojici vědce a průlomu.
anachrony-text-apex_of_humanity = Evakuace s nejméně 8 vodami: 3 body a 4 za každý superprojekt.
anachrony-text-overwhelming_power = Evakuace se třemi elektrárnami: 3 body a 3 za každé neutronium.
anachrony-text-masters_of_time = Evakuace se dvěma anomáliemi: 6 bodů a 2 za každou dvojici uranu a žetonu cesty časem, který neleží na časové ose.

# Co přidává k akci pole hroutícího se Kapitolu.
anachrony-collapse-construct_discount_basic = o 1 titan, uran nebo zlato levněji
anachrony-collapse-construct_discount_neutronium = o 1 neutronium levněji
anachrony-collapse-construct_sector_points = 1, 2 nebo 3 body za stavbu podle sektoru
anachrony-collapse-construct_superproject_points = 2 body za superprojekt
anachrony-collapse-construct_again = ještě jedna akce stavba
anachrony-collapse-recruit_bonus_twice = bonus za nábor dvakrát
anachrony-collapse-recruit_exosuit = navíc aktivovaný exoskelet
anachrony-collapse-recruit_morale = navíc stoupne morálka
anachrony-collapse-recruit_wake = vyčerpaní pracovníci se stanou aktivními
anachrony-collapse-recruit_again = ještě jedna akce nábor
anachrony-collapse-research_set_both_dice = nastavte obě kostky
anachrony-collapse-research_points = navíc 2 body
anachrony-collapse-research_superproject = poté lze postavit superprojekt
anachrony-collapse-research_remove_paradoxes = vraťte až 2 paradoxy
anachrony-collapse-research_again = ještě jedna akce výzkum

# Políčka alternativní časové osy.
anachrony-slot-inspiring_message = Povzbudivé zprávy
anachrony-slot-glorious_future = Zářná budoucnost
anachrony-slot-parallel_timeline = Paralelní časová osa
anachrony-slot-stable_rift = Stabilní časová trhlina
anachrony-slot-grim_message = Neradostné zprávy
anachrony-slot-collapsing_rift = Nestabilní časová trhlina
anachrony-slot-plain = bez účinku

anachrony-text-inspiring_message = Morálka stoupne.
anachrony-text-glorious_future = 1 bod.
anachrony-text-parallel_timeline = Co je na žetonu cesty časem, dostanete dvakrát a dlužíte jednou.
anachrony-text-stable_rift = Vraťte paradox.
anachrony-text-grim_message = Morálka klesne.
anachrony-text-collapsing_rift = Dostanete paradox.


## Otázky

anachrony-ask-path = Vyberte si Cestu.
anachrony-ask-leader = Vyberte si vůdce.
anachrony-ask-asset = Vyberte si kartu výchozích prostředků; ostatní putují dál.
anachrony-ask-condition = Vyberte závěrečný bonus.

anachrony-ask-power = Aktivovat exoskelet? Vyberte pole, nebo zvolte Hotovo. Prázdná dají vodu, kde je uvedena.
anachrony-ask-pay-hex = Čím za toto pole zaplatíte?
anachrony-ask-warp =
    { $may ->
        [yes] Půjčit si něco z budoucnosti? Vyberte tajně, nebo zvolte Hotovo.
       *[no] Vyberte tajně, co si z budoucnosti půjčíte.
    }
anachrony-ask-double-worker = Zaplatit 1 vodu i za druhého pracovníka?
anachrony-ask-warp-order = Který žeton položíte jako první? Další políčka: { $first }, pak { $second }.

anachrony-ask-turn = Váš tah: umístěte pracovníka, využijte volnou akci, nebo se vzdejte tahu.
anachrony-ask-worker = Kterého pracovníka umístíte?
anachrony-ask-crew = Kdo vyrazí v exoskeletu?
anachrony-ask-place = Kam pracovník půjde?
anachrony-ask-council =
    { $may ->
        [yes] Zkopírovat k tomu i akci Kapitolu? Vyberte ji, nebo zvolte Hotovo.
       *[no] Kterou akci Kapitolu zkopírujete?
    }
anachrony-ask-capital = Kterou akci Kapitolu provedete?
anachrony-ask-again = Provést tutéž akci ještě jednou?
anachrony-ask-superproject = Postavit teď superprojekt ve vašem zaměření?
anachrony-ask-copy = Akci které destičky provedete?

anachrony-ask-build = Co postavíte?
anachrony-ask-plot = Kam přijde superprojekt? Vyberte jeho levý sektor.
anachrony-ask-discount = Který zdroj ušetříte?
anachrony-ask-pay-basic = Který zdroj zaplatíte?
anachrony-ask-pay-breakthroughs = Kterými průlomy zaplatíte?
anachrony-ask-pay-circle = Kterým kruhem zaplatíte?
anachrony-ask-pay-triangle = Kterým trojúhelníkem zaplatíte?
anachrony-ask-pay-square = Kterým čtvercem zaplatíte?
anachrony-ask-pay-removal = Čím zaplatíte za odstranění anomálie?

anachrony-ask-recruit = Koho rekrutujete?
anachrony-ask-research = Provést akci výzkum?
anachrony-ask-set-die = Vyberte, co má ukazovat kostka výzkumu.
anachrony-ask-set-second-die = Zaplatit 1 vodu a nastavit i druhou kostku?
anachrony-ask-icon = Kostka vám dává na výběr: který obrázek?
anachrony-ask-reroll = Takový průlom už nezbývá: kterou kostkou hodíte znovu?
anachrony-ask-paradoxes-back = Kolik paradoxů vrátíte?

anachrony-ask-mine = Který zdroj si vezmete z nabídky dolu?
anachrony-ask-trade =
    { $may ->
        [yes] Obchodovat? Vyberte obchod, nebo zvolte Hotovo.
       *[no] Vyberte obchod.
    }
anachrony-ask-gain = Co dostanete?
anachrony-ask-gain-basic = Který zdroj dostanete?
anachrony-ask-how-many = Kolik zdrojů zaplatíte?

anachrony-ask-travel =
    { $may ->
        [yes] Přesunout zaměření do minulosti? Vyberte epochu, nebo zvolte Hotovo.
       *[no] Do které epochy přesunete zaměření?
    }
anachrony-ask-repay =
    { $may ->
        [yes] Splatit něco, co jste si tam půjčili? Vyberte to, nebo zvolte Hotovo.
       *[no] Vyberte, co splatíte.
    }
anachrony-ask-retrieve-warp =
    { $may ->
        [yes] Vzít si zpět žeton cesty časem bez placení? Vyberte ho, nebo zvolte Hotovo.
       *[no] Vyberte žeton cesty časem, který si vezmete zpět bez placení.
    }

anachrony-ask-anomaly = Kam přijde anomálie?
anachrony-ask-lose-building =
    { $may ->
        [yes] Přijít o stavbu, místo abyste dostali anomálii? Vyberte ji, nebo zvolte Hotovo.
       *[no] Vyberte stavbu, o kterou přijdete.
    }
anachrony-ask-convert-worker = Kterého pracovníka odevzdáte?
anachrony-ask-lose-worker = Morálka už nemůže klesnout: o kterého pracovníka přijdete?
anachrony-ask-which-worker = Vyčerpaného, nebo aktivního?
anachrony-ask-caratacus = Kterou možnost zvolíte?
anachrony-ask-zaida =
    { $may ->
        [yes] Zaplatit 2 vody za pracovníka z nabídky? Vyberte ho, nebo zvolte Hotovo.
       *[no] Vyberte pracovníka, který zbyl v nabídce.
    }
anachrony-ask-samira =
    { $may ->
        [yes] Zaplatit 2 vody za další zdroj z nabídky dolu? Vyberte ho, nebo zvolte Hotovo.
       *[no] Vezměte si zdroj, který zbyl v nabídce dolu.
    }


## Možnosti

anachrony-word-pass = Vzdát se tahu
anachrony-option-send =
    { $worker-id ->
        [nobody] Umístit prázdný exoskelet
       *[other] Umístit { anachrony-someone }
    }
anachrony-option-free = Volná akce: { $action }
anachrony-option-capital =
    { $action ->
        [construct] Stavba, pole { $hex }
        [recruit] Nábor, pole { $hex }
       *[research] Výzkum, pole { $hex }
    }
anachrony-option-council-left = Světová rada, levé pole
anachrony-option-council-right = Světová rada, pravé pole
anachrony-option-mine =
    { $hex ->
        [top] Těžba, horní pole
        [middle] Těžba, prostřední pole
       *[bottom] Těžba, dolní pole
    }
anachrony-option-purify = Vyčištění vody
anachrony-option-nomads = Obchod s nomády
anachrony-option-evacuation = Evakuace
anachrony-option-own = { $tile }
anachrony-option-remove = Odstranit anomálii { $sector-loc }
anachrony-option-build =
    { $less ->
        [0]
            { $price-count ->
                [0] { $tile } zdarma
               *[other] { $tile } za { $price-acc }
            }
       *[other] { $tile } za { $price-acc }, sleva { $less } (titan, uran nebo zlato)
    }
anachrony-option-era = Epocha { $era }
anachrony-option-sector =
    { $column ->
        [1] První sektor { $row-sector }
        [2] Druhý sektor { $row-sector }
       *[3] Třetí sektor { $row-sector }
    }
anachrony-option-trade =
    { $give-id ->
        [water]
            { $given ->
                [one] { $given } voda
                [few] { $given } vody
               *[other] { $given } vod
            }
        [energy_core]
            { $given ->
                [one] { $given } energetický článek
                [few] { $given } energetické články
               *[other] { $given } energetických článků
            }
        [neutronium]
            { $given ->
                [one] { $given } neutronium
                [few] { $given } neutronia
               *[other] { $given } neutronií
            }
        [basic]
            { $given ->
                [one] { $given } základní zdroj
                [few] { $given } základní zdroje
               *[other] { $given } základních zdrojů
            }
       *[other] { $given } { $give }
    } za { $get-id ->
        [water]
            { $got ->
                [one] { $got } vodu
                [few] { $got } vody
               *[other] { $got } vod
            }
        [energy_core]
            { $got ->
                [one] { $got } energetický článek
                [few] { $got } energetické články
               *[other] { $got } energetických článků
            }
        [neutronium]
            { $got ->
                [one] { $got } neutronium
                [few] { $got } neutronia
               *[other] { $got } neutronií
            }
        [basic]
            { $got ->
                [one] { $got } základní zdroj
                [few] { $got } základní zdroje
               *[other] { $got } základních zdrojů
            }
       *[other] { $got } { $get-acc }
    }

anachrony-pay-symbol = Jeden zobrazený průlom
anachrony-pay-pair = Dva průlomy zobrazených tvarů
anachrony-pay-basics = Titanem, uranem nebo zlatem
anachrony-pay-neutronium = Neutroniem
anachrony-pay-energy_core = Energetickým článkem
anachrony-pay-water = Vodou
anachrony-mood-tired = Vyčerpaného
anachrony-mood-active = Aktivního
anachrony-reroll-shape = Kostkou s tvary
anachrony-reroll-icon = Kostkou s obrázky
anachrony-caratacus-water = Vzít si 2 vody a paradox
anachrony-caratacus-paradox = Zaplatit 2 vody a vrátit paradox

anachrony-gain-water =
    { $amount ->
        [one] { $amount } voda
        [few] { $amount } vody
       *[other] { $amount } vod
    }
anachrony-gain-energy-core =
    { $amount ->
        [one] { $amount } energetický článek
        [few] { $amount } energetické články
       *[other] { $amount } energetických článků
    }
anachrony-gain-points =
    { $amount ->
        [one] { $amount } bod
        [few] { $amount } body
       *[other] { $amount } bodů
    }
anachrony-gain-neutronium =
    { $amount ->
        [one] { $amount } neutronium
        [few] { $amount } neutronia
       *[other] { $amount } neutronií
    }
anachrony-gain-basic =
    { $amount ->
        [one] { $amount } titan, uran nebo zlato
        [few] { $amount } základní zdroje
       *[other] { $amount } základních zdrojů
    }
anachrony-gain-genius = Génius
anachrony-gain-scientist = Vědec
anachrony-gain-engineer = Technik


## Události

# Části vět, ve čtvrtém pádě; .nom je první.
anachrony-someone =
    { $worker-id ->
        [nobody] prázdný exoskelet
       *[other] { $worker-acc }
    }
    .nom =
        { $worker-id ->
            [nobody] prázdný exoskelet
           *[other] { $worker }
        }
anachrony-amount =
    { $good-id ->
        [titanium]
            { $amount ->
                [one] { $amount } titan
                [few] { $amount } titany
               *[other] { $amount } titanů
            }
        [uranium]
            { $amount ->
                [one] { $amount } uran
                [few] { $amount } urany
               *[other] { $amount } uranů
            }
        [gold]
            { $amount ->
                [one] { $amount } zlato
                [few] { $amount } zlata
               *[other] { $amount } zlat
            }
        [neutronium]
            { $amount ->
                [one] { $amount } neutronium
                [few] { $amount } neutronia
               *[other] { $amount } neutronií
            }
        [water]
            { $amount ->
                [one] { $amount } vodu
                [few] { $amount } vody
               *[other] { $amount } vod
            }
        [energy_core]
            { $amount ->
                [one] { $amount } energetický článek
                [few] { $amount } energetické články
               *[other] { $amount } energetických článků
            }
       *[other] { $amount } { $good-acc }
    }

anachrony-took-path = { $who } se vydává Cestou { $path-gen }.
anachrony-took-leader = { $who } má vůdce: { $leader }.
anachrony-drafted = { $who } má karty výchozích prostředků { $cards }.
anachrony-conditions = Závěrečné bonusy: { $cards }.
anachrony-begins = Začíná { $first }.

anachrony-era = Začíná epocha { $era }.
anachrony-superproject-revealed = Superprojekt příští epochy: { $tile }.
anachrony-stack-revealed = Nově lze postavit { $tile-acc }.
anachrony-recruits =
    { $workers-count ->
        [0] Nabídka pracovníků zůstává prázdná.
       *[other] Nabídka pracovníků: { $workers }.
    }
anachrony-mine-filled =
    { $goods-count ->
        [0] Nabídka dolu zůstává prázdná.
       *[other] Nabídka dolu: { $goods }.
    }

anachrony-suffered-paradox =
    { $amount ->
        [0] { $who } nedostává žádný paradox za dluhy v epoše { $era }.
        [one] { $who } dostává paradox za dluhy v epoše { $era }.
        [few] { $who } dostává { $amount } paradoxy za dluhy v epoše { $era }.
       *[other] { $who } dostává { $amount } paradoxů za dluhy v epoše { $era }.
    }
anachrony-received-paradox =
    { $amount ->
        [0] { $who } nedostává žádný paradox.
        [one] { $who } dostává paradox.
        [few] { $who } dostává { $amount } paradoxy.
       *[other] { $who } dostává { $amount } paradoxů.
    }
anachrony-returned-paradox =
    { $amount ->
        [one] { $who } vrací paradox.
        [few] { $who } vrací { $amount } paradoxy.
       *[other] { $who } vrací { $amount } paradoxů.
    }
anachrony-received-anomaly = { $who } dostává anomálii do { $sector-gen }.
anachrony-lost-building = { $who } přichází o { $tile-acc }, destička se vrací dospod primárního sloupce.

anachrony-powered = { $who } aktivuje exoskelet ({ $hex }).
anachrony-warped =
    { $warps-count ->
        [0] { $who } si nic nepůjčuje.
       *[other] { $who } si z budoucnosti půjčuje { $warps-acc }.
    }
anachrony-slot = { $who } pokládá žeton na políčko: { $effect }.

anachrony-free-action = { $who } využívá volnou akci: { $action }.
anachrony-placed = { $who } posílá { anachrony-someone } na { $place-acc }.
anachrony-works = { $who } umisťuje { anachrony-someone } na { $tile-acc }.
anachrony-supplies = { $who } umisťuje { anachrony-someone } na zásobování.
anachrony-removes-anomaly = { $who } obětuje { anachrony-someone } a odstraňuje anomálii { $sector-loc }.
anachrony-passed = { $who } se vzdává tahu.

anachrony-leader-helped = { $who }: pomáhá { $leader }.
anachrony-paid = { $who } platí { anachrony-amount }.
anachrony-gained = { $who } dostává { anachrony-amount }.
anachrony-scored =
    { $amount ->
        [one] { $who } získává { $amount } bod.
        [few] { $who } získává { $amount } body.
       *[other] { $who } získává { $amount } bodů.
    }
anachrony-gained-worker = { $who } dostává { anachrony-someone }.
anachrony-gained-tired-worker = { $who } dostává vyčerpaného { anachrony-someone }.
anachrony-gave-up-worker = { $who } odevzdává { anachrony-someone }.
anachrony-woke = { $who }: vyčerpaní pracovníci se stávají aktivními.
anachrony-morale-rose = { $who }: morálka stoupá.
anachrony-morale-fell = { $who }: morálka klesá.

anachrony-built = { $who } staví { $tile-acc }.
anachrony-founded = { $who } staví superprojekt { $tile }.
anachrony-recruited = { $who } rekrutuje { anachrony-someone }.
anachrony-rolled-shape = { $who } hází: { $shape }.
anachrony-rolled-icon = { $who } hází: { $icon }.
anachrony-rolled-any-icon = { $who } hází otazník a může si vybrat obrázek.
anachrony-took-breakthrough = { $who } si bere průlom: { $shape } ({ $icon }).
anachrony-gave-breakthrough = { $who } platí průlomem: { $shape } ({ $icon }).
anachrony-first-player = Příští epochu začíná { $who }.

anachrony-travelled = { $who } přesouvá zaměření do epochy { $era }.
anachrony-repaid-warp = { $who } posílá do minulosti { $warp-acc }.
anachrony-retrieved-warp = { $who } si bere zpět žeton cesty časem: { $warp-acc } není třeba splácet.
anachrony-time-travel-step = { $who } je na stupnici cestování časem na kroku { $steps }.

anachrony-impact = Asteroid dopadá. Kapitol se začíná hroutit a lze se evakuovat.
anachrony-collapse = Hroutící se Kapitol, { $place }: { $tile }.
anachrony-evacuated =
    { $amount ->
        [one] { $who } se evakuuje ({ $evacuation }) a získává { $amount } bod.
        [few] { $who } se evakuuje ({ $evacuation }) a získává { $amount } body.
       *[other] { $who } se evakuuje ({ $evacuation }) a získává { $amount } bodů.
    }

anachrony-condition-met =
    { $winners-count ->
        [one] { $winners } získává 3 body za { $condition-acc }.
        [few] { $winners } získávají po 3 bodech za { $condition-acc }.
       *[other] { $winners } získávají po 3 bodech za { $condition-acc }.
    }
anachrony-final-score =
    { $amount ->
        [one] { $who } má { $amount } bod.
        [few] { $who } má { $amount } body.
       *[other] { $who } má { $amount } bodů.
    }
anachrony-ended =
    { $reason ->
        [collapse] Kapitol je pryč. { anachrony-victory }
        [saved] Země je zachráněna: asteroid nikdy nedopadne. { anachrony-victory }
       *[eras] Sedmá epocha končí. { anachrony-victory }
    }
anachrony-victory =
    { $winners-count ->
        [0] Vítězí chronobot.
        [one] Vítězí { $winners }.
        [few] O vítězství se dělí { $winners }.
       *[other] O vítězství se dělí { $winners }.
    }


## Herní plán v terminálu

# Jedno písmeno pro každý prostředek; „basic“ je kterýkoli z prvních tří.
anachrony-sign-titanium = T
anachrony-sign-uranium = U
anachrony-sign-gold = Z
anachrony-sign-neutronium = N
anachrony-sign-water = V
anachrony-sign-energy_core = E
anachrony-sign-basic = T/U/Z
anachrony-short-scientist = věd
anachrony-short-engineer = tech
anachrony-short-administrator = spr
anachrony-short-genius = gén
anachrony-short-nobody = prázdný

anachrony-board-era = Epocha { $era } ze { $eras }
anachrony-board-phase-paths = výběr Cest
anachrony-board-phase-leaders = výběr vůdců
anachrony-board-phase-assets = výběr výchozích prostředků
anachrony-board-phase-conditions = výběr závěrečných bonusů
anachrony-board-phase-preparation = fáze příprav
anachrony-board-phase-paradox = fáze paradoxů
anachrony-board-phase-power_up = fáze aktivací
anachrony-board-phase-warp = fáze cestování časem
anachrony-board-phase-action = fáze akcí
anachrony-board-phase-clean_up = fáze úklidu
anachrony-board-first = Začíná { $who }.
anachrony-board-impact-coming = ~ tady přijde Dopad ~
anachrony-board-impact-struck = ~ Dopad ~
anachrony-board-owes = { $who } dluží:
anachrony-board-focus = (zaměření: { $who })
anachrony-board-you-owe = váš dluh: { $debts }

anachrony-board-council = Rada
anachrony-board-mine = Těžba
anachrony-board-pools = Společná
anachrony-board-pool = nabídka
anachrony-board-gone = nedostupné
anachrony-board-banner = začínající hráč
anachrony-board-for-nothing = zdarma
anachrony-board-built = ihned:
anachrony-board-work = {""}
anachrony-board-free = volná:
anachrony-board-or = nebo
# Body destičky nebo zisku, co nejkratší.
anachrony-board-worth = { $points }VB
anachrony-board-hex-council-left = levé
anachrony-board-hex-council-right = pravé
anachrony-board-hex-mine-top = horní
anachrony-board-hex-mine-middle = prostřední
anachrony-board-hex-mine-bottom = dolní
anachrony-board-pool-purify = vyčištění vody
anachrony-board-pool-nomads = nomádi
anachrony-board-pool-evacuation = evakuace
anachrony-board-conditions = Závěrečné bonusy po 3 bodech
anachrony-board-pair = { $first } + { $second }
anachrony-board-symbol = { $shape } ({ $icon }), nebo { $pair }
anachrony-board-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }

anachrony-board-you = { $who } (vy)
anachrony-board-draft = výchozí prostředky: vybráno { $kept }, na výběr { $held }
anachrony-board-tired = vyčerpaní
anachrony-board-exosuits = exoskelety
anachrony-board-morale = morálka { $points } (zásobování { $water })
anachrony-board-travel = cesty časem { $steps } ({ $points } VB)
anachrony-board-paradoxes = paradoxy { $paradoxes }/{ $limit }
anachrony-board-row-power_plant = elektrárny
anachrony-board-row-factory = továrny
anachrony-board-row-life_support = podpora
anachrony-board-row-lab = laboratoře
anachrony-board-anomaly = anomálie
anachrony-board-supplying = zásobování: { $worker }
anachrony-board-used = využito: { $actions }
anachrony-board-passed = vzdává se tahu
anachrony-board-evacuated = evakuováno
anachrony-board-evacuation = { $way }: { $points } VB, zatím ne
anachrony-board-can-evacuate = { $way }: { $points } VB, podmínka splněna

anachrony-board-score-buildings = stavby
anachrony-board-score-superprojects = super
anachrony-board-score-anomalies = anom
anachrony-board-score-time_travel = cesty
anachrony-board-score-morale = morálka
anachrony-board-score-breakthroughs = průlomy
anachrony-board-score-warp_tiles = dluhy
anachrony-board-score-conditions = bonusy
anachrony-board-score-tokens = žetony
anachrony-board-score-total = celkem

anachrony-superproject-facts = Superprojekt, cena { $price }.
anachrony-collapse-facts = { $action }, pole hroutícího se Kapitolu: { $text }.
anachrony-legend-goods = Prostředky: { $goods }.
anachrony-legend-workers = Pracovníci: { $workers }; kdo stojí na destičce nebo na poli, je zaneprázdněný až do fáze úklidu.
anachrony-legend-exosuits = Pole pro exoskelety, horní a dolní řada: { $powered } s aktivovaným exoskeletem, { $free } prázdné, { $ruined } nedostupné; pak počet exoskeletů v zásobě.
anachrony-legend-buildings = Nabídka staveb: vaše cena, pak u každé její číslo, vítězné body (VB), kdo v ní pracuje a co se platí { $gives } co se získá. { $back }2 je cesta do minulosti s dosahem 2; s ! zůstává pracovník motivovaný, s { $dies } umírá; „...“ potřebuje víc slov: zeptejte se na číslo.
anachrony-legend-topics = Na která pravidla se lze zeptat: { $topics }. Na každou stavbu se lze zeptat jejím číslem.

## Pravidla ve zkratce, pro nápovědu v terminálu

anachrony-topic-goal = cíl
anachrony-rule-goal = Vyhrává nejvíc vítězných bodů: za stavby, superprojekty, morálku, cesty do minulosti, průlomy, závěrečné bonusy a body získané během hry, bez bodů za anomálie a nesplacené žetony cesty časem. Při shodě rozhoduje nejvíc vody, pak nejvíc zdrojů.
anachrony-topic-era = epocha
anachrony-rule-era = Sedm epoch po šesti fázích: fáze příprav, paradoxů, aktivací, cestování časem, akcí a úklidu. Dopad přijde po čtvrté epoše. Hra končí po sedmé epoše, nebo když se stane nedostupným poslední pole hroutícího se Kapitolu.
anachrony-topic-worker = pracovník
anachrony-rule-worker = Ve svém tahu umístěte jednoho aktivního pracovníka: v aktivovaném exoskeletu na herní plán, nebo na pole pro pracovníka na vlastní desce. Ve fázi úklidu se pracovníci vracejí vyčerpaní, pokud je jejich akce neudržela motivované. Génius při umístění zastoupí kterýkoli typ pracovníka, při placení ne.
anachrony-topic-exosuit = exoskelet
anachrony-rule-exosuit = Šest polí, na kterých na začátku epochy aktivujete exoskelety: na horních zdarma, na dolních za energetický článek. Prázdné pole dá vodu, pokud není nedostupné; Dopad vás připraví o dvě horní pole. Na straně B to všechno může být jinak.
anachrony-topic-warp = žeton cesty časem
anachrony-rule-warp = Ve fázi cestování časem si tajně půjčte z budoucnosti až dvě věci; žetony cesty časem leží na současné epoše jako dluhy. Pracovník stojí navíc 1 vodu. Nesplacené žetony stojí na konci po 2 bodech a do té doby přinášejí paradoxy.
anachrony-topic-travel = cesta do minulosti
anachrony-rule-travel = Elektrárny přesunou váš ukazatel zaměření do minulosti až do konce epochy. Tam můžete splatit jeden ze svých žetonů cesty časem, čímž postoupíte na stupnici cestování časem, a můžete postavit superprojekt, který tam leží.
anachrony-topic-paradox = paradox
anachrony-rule-paradox = Od druhé epochy hází za každou minulou epochu kostkou paradoxů ten, kdo tam má nejvíc žetonů cesty časem. Tři paradoxy znamenají anomálii: všechny se vrátí, anomálie zabere váš první volný sektor zleva a můžete si bez placení vzít zpět žeton cesty časem. Odstranění anomálie stojí 2 vody a k tomu 2 základní zdroje (titan, uran, zlato) nebo 1 neutronium; pracovník je ztracen.
anachrony-topic-construct = stavba
anachrony-rule-construct = Vědec, technik nebo génius postaví jednu ze dvou odkrytých staveb daného druhu do prvního volného sektoru její řady zleva za cenu tohoto sektoru, nebo superprojekt ve vašem zaměření. Technik platí o 1 titan méně.
anachrony-topic-superproject = superprojekt
anachrony-rule-superproject = Zabírá dva sousední sektory. Staví se akcí stavba ve vašem zaměření; stojí zdroje, někdy pracovníka, a buď jeden zobrazený průlom, nebo dva průlomy zobrazených tvarů.
anachrony-topic-recruit = nábor
anachrony-rule-recruit = Technik, správce nebo génius získá pracovníka z nabídky pracovníků, hned aktivního. S vědcem přijdou 2 vody, s technikem energetický článek, se správcem bod, s géniem jedno z toho. Technik nemůže rekrutovat génia.
anachrony-topic-research = výzkum
anachrony-rule-research = Vědec nebo génius nastaví jednu ze dvou kostek, s tvary nebo s obrázky, druhou hodí a vezme si takový průlom. Každý má na konci hodnotu 1 bodu a tři různé tvary další 2.
anachrony-topic-council = Světová rada
anachrony-rule-council = Zkopíruje akci Kapitolu, jejíž všechna pole jsou obsazená nebo nedostupná, bez jejich cen a bonusů. Levé pole stojí 2 vody, stanete se začínajícím hráčem a kopírovat nemusíte; pravé stojí 1.
anachrony-topic-mine = těžba
anachrony-rule-mine = Vezměte si zdroj z nabídky dolu a zdroj vedle svého pole. Technik zůstává motivovaný.
anachrony-topic-purify = vyčištění vody
anachrony-rule-purify = Tři vody, s vědcem čtyři. Je to společné pole, kde je vždy místo.
anachrony-topic-nomads = obchod s nomády
anachrony-rule-nomads = Obchodujte jednou, se správcem dvakrát: 3 vody, energetický článek, neutronium nebo 2 základní zdroje (titan, uran, zlato). Je to společné pole, kde je vždy místo.
anachrony-topic-supply = zásobování
anachrony-rule-supply = Umístěte pracovníka na zásobování a zaplaťte vodu uvedenou u vaší morálky: vyčerpaní pracovníci se stanou aktivními a morálka stoupne; na vrcholu místo toho získáte body. Správce zůstává motivovaný (strana B se liší).
anachrony-topic-free = volná akce
anachrony-rule-free = Ve svém tahu jich můžete využít, kolik chcete, každou jednou za epochu, dokud máte žetony Cesty. Nucená směna udělá z vyčerpaných pracovníků aktivní a stojí stupeň morálky, nebo pracovníka, pokud už klesnout nemůže.
anachrony-topic-morale = morálka
anachrony-rule-morale = Stupnice o sedmi polích s body na konec hry a s vodou, kterou stojí zásobování.
anachrony-topic-impact = Dopad
anachrony-rule-impact = Po čtvrté epoše. Pole Kapitolu přikryjí destičky hroutícího se Kapitolu: každé dává místo ceny ve vodě bonus a po epoše, ve které bylo použito, je nedostupné. V nabídce dolu přibývá neutronium, některá pole pro exoskelety na vaší desce jsou nedostupná a začíná evakuace.
anachrony-topic-evacuation = evakuace
anachrony-rule-evacuation = Jednou za hru po Dopadu, pokud je splněna podmínka vaší Cesty; body získáte hned, nejvýš 30 (podle polských pravidel bez omezení). Kdo se evakuuje jako poslední ze všech, získá o 3 méně.
anachrony-topic-score = skóre
anachrony-rule-score = Tabulka pod plánem ukazuje, co by každý hráč měl teď: stavby, superprojekty, anomálie, cesty časem, morálku, průlomy, dluhy, závěrečné bonusy a body získané v žetonech.


## Chronobot a modul Soudný den

anachrony-setting-doomsday = Hrát s modulem Soudný den?
anachrony-setting-doomsday-no = Ne
anachrony-setting-doomsday-yes = Ano: experimenty Dopad oddalují, nebo přivolávají
anachrony-setting-planned_experiments = Odkud se berou další experimenty?
anachrony-setting-planned_experiments-no = Přidávají se lícem nahoru v každé fázi příprav
anachrony-setting-planned_experiments-yes = Plánované: příští je odkrytý a hned nahradí provedený
anachrony-setting-difficulty = Jak silný je chronobot, soupeř v sólové hře?
anachrony-setting-difficulty-beginner = Začátečník: za neúspěšné akce nezískává body
anachrony-setting-difficulty-normal = Normální
anachrony-setting-difficulty-expert = Expert: hrajete bez vůdce

# Experimenty: co vyžadují a co stojí.
anachrony-text-ai_research = 2 body. Potřebujete průlom s obrázkem technologie; zaplaťte 1 titan, uran nebo zlato.
anachrony-text-examine_temporal_distortion = 2 body. Potřebujete průlom s obrázkem cestování časem; zaplaťte 1 titan, uran nebo zlato.
anachrony-text-hydro_plant_upgrades = 2 body. Potřebujete elektrárnu a zařízení pro podporu života; zaplaťte 2 vody.
anachrony-text-interstellar_missile_system = 2 body. Potřebujete průlom s obrázkem válčení; zaplaťte 1 titan, uran nebo zlato.
anachrony-text-life_support_improvements = 2 body. Potřebujete průlom s obrázkem společnosti; zaplaťte 1 titan, uran nebo zlato.
anachrony-text-quantum_mechanics = 2 body. Potřebujete laboratoř a továrnu; zaplaťte 2 vody.
anachrony-text-resistant_genotype = 2 body. Potřebujete průlom s obrázkem genetiky; zaplaťte 1 titan, uran nebo zlato.
anachrony-text-reverse_water_gas_shift = 2 body. Potřebujete laboratoř a zařízení pro podporu života; zaplaťte 2 vody.
anachrony-text-technological_singularity = 2 body. Potřebujete elektrárnu a továrnu; zaplaťte 2 vody.
anachrony-text-timeline_protection_doctrine = 2 body. Potřebujete 6 žetonů cesty časem, které neleží na časové ose; dostanete paradox.
anachrony-text-alien_studies = 3 body. Potřebujete 3 průlomy; jedním z nich zaplaťte.
anachrony-text-augmented_time_rifts = 3 body. Vaše cesty časem musí mít hodnotu aspoň 8 bodů; zaplaťte 1 uran a 2 vody.
anachrony-text-austerity_measures = 3 body. Vaše morálka musí mít hodnotu aspoň 0 bodů; klesne.
anachrony-text-caste_system = 3 body. Potřebujete pracovníka každého typu; odevzdejte jednoho pracovníka, aktivního nebo vyčerpaného, a zaplaťte 2 vody.
anachrony-text-colony_coordination_protocol = 3 body. Potřebujete 5 staveb; odevzdejte správce, aktivního nebo vyčerpaného.
anachrony-text-fortunate_accident = 3 body. Potřebujete superprojekt; odevzdejte génia, aktivního nebo vyčerpaného.
anachrony-text-hive_mind = 3 body. Potřebujete 8 pracovníků; zaplaťte 1 zlato a 2 vody.
anachrony-text-hive_mind-polish = 3 body. Potřebujete 8 pracovníků; zaplaťte 1 zlato a 1 vodu.
anachrony-text-irrigation_systems = 3 body. Potřebujete 10 vod; 4 z nich zaplaťte.
anachrony-text-outback_mapping = 3 body. Na desce vám musí zbývat 3 aktivované exoskelety; zaplaťte energetický článek.
anachrony-text-pocket_universe = 3 body. Potřebujete anomálii; dostanete 2 paradoxy.

anachrony-pool-experiment = experiment
anachrony-option-experiment = Experiment
anachrony-option-breakthrough = Průlom: { $shape } ({ $icon })
anachrony-condition-most_experiments = nejvíce dokončených experimentů
anachrony-text-most_experiments = 3 body za nejvíce dokončených experimentů. Při shodě bodují všichni shodní.

anachrony-ask-experiment-worker = Kterého pracovníka odevzdáte za experiment?
anachrony-ask-give-breakthrough = Který průlom odevzdáte?
anachrony-ask-move-tracker = Posunout ukazatel vaší Cesty o krok na stupnici soudného dne?

anachrony-experiment-revealed = Experiment příští epochy: { $experiment }.
anachrony-experiment-added = Pod epochou { $era } leží nový experiment: { $experiment }.
anachrony-experiment-next = Příští experiment z balíčku: { $experiment }.
anachrony-experimented = { $who } provádí experiment: { $experiment }.
anachrony-saved-earth =
    { $slot ->
        [1] { $who } posouvá Záchranu planety na vrchol stupnice: Dopad nepřijde.
        [few] { $who } posouvá Záchranu planety nahoru na políčko { $slot }.
       *[other] { $who } posouvá Záchranu planety nahoru na políčko { $slot }.
    }
anachrony-sealed-fate =
    { $slot ->
        [10] { $who } posouvá Zpečetění osudu na konec stupnice: Dopad přijde na konci této epochy.
       *[other] { $who } posouvá Zpečetění osudu dolů na políčko { $slot }.
    }
anachrony-fate-is-sealed = Osud je zpečetěn: Dopad přichází teď.
anachrony-trajectory =
    { $moved ->
        [1] Kostky trajektorie a ukazatele: plus { $plus }, minus { $minus }. Dopad se vzdaluje a přijde po epoše { $after }.
        [-1] Kostky trajektorie a ukazatele: plus { $plus }, minus { $minus }. Dopad se přibližuje a přijde po epoše { $after }.
       *[0] Kostky trajektorie a ukazatele: plus { $plus }, minus { $minus }. Dopad se neposouvá a přijde po epoše { $after }.
    }

# Místa v okruhu chronobota podle čísla: co tam dělá.
anachrony-position-1 = stavba elektrárny
anachrony-position-2 = cesta do minulosti
anachrony-position-3 = odstranění anomálie
anachrony-position-4 = zásobování, jinak nábor
anachrony-position-5 = stavba laboratoře
anachrony-position-6 = výzkum
anachrony-position-7 = těžba
anachrony-position-8 = stavba zařízení pro podporu života
anachrony-position-9 = nábor
anachrony-position-10 = stavba továrny
anachrony-position-11 = 2 vody
anachrony-position-12 = 2 vody
anachrony-position-13 = stavba superprojektu (před Dopadem místo toho 1 bod)

# Proč vybral, co vybral, a proč se něco nepovedlo.
anachrony-choice-only = nic jiného tam není
anachrony-choice-dearest = má nejvyšší hodnotu
anachrony-choice-secondary = ze sekundárního sloupce, protože obě mají stejnou hodnotu
anachrony-choice-oldest = nejstarší z rovnocenných
anachrony-choice-fullest = kde dluží nejvíc
anachrony-choice-lacking = první na jeho seznamu z toho, co mu chybí
anachrony-choice-wanted = první na jeho seznamu; z nabídky mu nic nechybí
anachrony-failure-no_room = nezbývá žádné místo, ani ve Světové radě
anachrony-failure-three_of_a_kind = už má tři stavby toho druhu
anachrony-failure-two_superprojects = už má dva superprojekty
anachrony-failure-no_superproject = nezbývá žádný superprojekt
anachrony-failure-no_recruit = nabídka pracovníků je prázdná
anachrony-failure-no_breakthrough = nezbývá žádný průlom toho tvaru
anachrony-failure-mine_full = pole těžby jsou obsazená
anachrony-failure-mine_empty = nabídka dolu je prázdná
anachrony-failure-nothing_owed = minulosti nic nedluží
anachrony-failure-no_anomaly = nemá žádnou anomálii
anachrony-failure-too_poor = nemá na to

anachrony-bot-begins = Začíná chronobot.
anachrony-bot-first-player = Příští epochu začíná chronobot.
anachrony-bot-rolled = Chronobot hází { $token }: { $position }.
anachrony-bot-went = Chronobot posílá prázdný exoskelet na { $place-acc }.
anachrony-bot-built = Chronobot staví { $tile-acc } ({ $why }).
anachrony-bot-founded = Chronobot staví superprojekt { $tile } ({ $why }).
anachrony-bot-recruited = Chronobot rekrutuje { anachrony-someone } ({ $why }).
anachrony-bot-gained = Chronobot si bere { anachrony-amount } ({ $why }).
anachrony-bot-set = Chronobot odkládá po jednom od každého druhu.
anachrony-bot-supplied =
    { $amount ->
        [one] Chronobot platí za zásobování { $amount } vodu a jeho morálka stoupá.
        [few] Chronobot platí za zásobování { $amount } vody a jeho morálka stoupá.
       *[other] Chronobot platí za zásobování { $amount } vod a jeho morálka stoupá.
    }
anachrony-bot-supplied-top =
    { $amount ->
        [one] Chronobot platí za zásobování { $amount } vodu; jeho morálka už stoupnout nemůže.
        [few] Chronobot platí za zásobování { $amount } vody; jeho morálka už stoupnout nemůže.
       *[other] Chronobot platí za zásobování { $amount } vod; jeho morálka už stoupnout nemůže.
    }
anachrony-bot-researched = Chronobot hází: { $shape }, a bere si průlom: { $shape } ({ $icon }).
anachrony-bot-travelled = Chronobot si bere zpět žeton cesty časem z epochy { $era } ({ $why }) a je na své stupnici cestování časem na kroku { $steps }.
anachrony-bot-removed-anomaly =
    { $water ->
        [one] Chronobot platí { $water } vodu a { anachrony-amount } a odstraňuje anomálii.
        [few] Chronobot platí { $water } vody a { anachrony-amount } a odstraňuje anomálii.
       *[other] Chronobot platí { $water } vod a { anachrony-amount } a odstraňuje anomálii.
    }
anachrony-bot-water =
    { $amount ->
        [one] Chronobot si bere { $amount } vodu.
        [few] Chronobot si bere { $amount } vody.
       *[other] Chronobot si bere { $amount } vod.
    }
anachrony-bot-scored =
    { $amount ->
        [one] Chronobot získává { $amount } bod.
        [few] Chronobot získává { $amount } body.
       *[other] Chronobot získává { $amount } bodů.
    }
anachrony-bot-failed = Chronobotovi se to nedaří: { $why }.
anachrony-bot-token = Žeton { $token } se posouvá na: { $position }.
anachrony-bot-crowded = Stály by tam tři žetony, proto se žeton { $token } posouvá dál na: { $position }.
anachrony-bot-passed = Chronobot se vzdává tahu.
anachrony-bot-powered =
    { $amount ->
        [one] Chronobot aktivuje { $amount } exoskelet.
        [few] Chronobot aktivuje { $amount } exoskelety.
       *[other] Chronobot aktivuje { $amount } exoskeletů.
    }
anachrony-bot-warped =
    { $amount ->
        [0] Chronobot si nic nepůjčuje.
        [one] Chronobot pokládá na tuto epochu žeton cesty časem.
        [few] Chronobot pokládá na tuto epochu { $amount } žetony cesty časem.
       *[other] Chronobot pokládá na tuto epochu { $amount } žetonů cesty časem.
    }
anachrony-bot-paradox =
    { $amount ->
        [0] Chronobot nedostává žádný paradox.
        [one] Chronobot dostává paradox.
        [few] Chronobot dostává { $amount } paradoxy.
       *[other] Chronobot dostává { $amount } paradoxů.
    }
anachrony-bot-anomaly = Chronobot vrací své paradoxy a dostává anomálii.
anachrony-bot-spared = Chronobot vrací své paradoxy; na další anomálii nemá místo.
anachrony-bot-relieved = Chronobot si bere zpět žeton cesty časem z epochy { $era }.
anachrony-bot-final-score =
    { $amount ->
        [one] Chronobot má { $amount } bod.
        [few] Chronobot má { $amount } body.
       *[other] Chronobot má { $amount } bodů.
    }

anachrony-chronobot = Chronobot
anachrony-board-bot-owes =
    { $tiles ->
        [one] Chronobot dluží žeton cesty časem.
        [few] Chronobot dluží { $tiles } žetony cesty časem.
       *[other] Chronobot dluží { $tiles } žetonů cesty časem.
    }
anachrony-board-anomalies =
    { $anomalies ->
        [one] { $anomalies } anomálie
        [few] { $anomalies } anomálie
       *[other] { $anomalies } anomálií
    }
anachrony-board-pool-experiment = experiment
anachrony-board-experiment = (experiment: { $experiment })
anachrony-board-track = Stupnice soudného dne: Záchrana planety na { $up }, Zpečetění osudu na { $down }.
anachrony-board-impact-after = Dopad přijde po epoše { $era }.
anachrony-board-next-experiment = Příští experiment: { $experiment }.
anachrony-topic-doomsday = Soudný den
anachrony-rule-doomsday = Kterýkoli pracovník v exoskeletu získá experiment pod epochou vašeho zaměření, pokud splníte jeho podmínku a zaplatíte jeho cenu. Pak můžete posunout ukazatel: Harmonie a Nadvláda posouvají Záchranu planety nahoru, Pokrok a Vykoupení posouvají Zpečetění osudu dolů a každý krok může přinést body. Na konci každé epochy rozhodnou dvě kostky trajektorie a oba ukazatele, zda se Dopad vzdálí, nebo přiblíží. Záchrana planety na vrcholu ukončí hru, Zpečetění osudu na konci přivolá Dopad s koncem epochy.
anachrony-topic-chronobot = chronobot
anachrony-rule-chronobot = Váš soupeř, když hrajete sami. Kostka chronobota určí jeden ze šesti žetonů; chronobot provede akci, na které žeton stojí, zdarma a bez pracovníků, a žeton se posune dál. Za neúspěch dostane vodu a většinou bod. Bez exoskeletů se vzdá tahu. Když se vzdáte tahu vy, fáze akcí skončí podle českých pravidel, jakmile měl tři tahy, jinak hned.


## Co porovnávají simulace

anachrony-unit-rounds = Epochy
anachrony-fact-path = Cesta
anachrony-fact-side = Cesta a strana desky
anachrony-fact-leader = Vůdce
anachrony-fact-built = Postavená stavba
anachrony-fact-founded = Postavený superprojekt
anachrony-fact-left = Evakuace
anachrony-fact-evacuated = Způsob evakuace
anachrony-fact-experiment = Dokončený experiment
anachrony-fact-condition = Získaný závěrečný bonus
anachrony-left-yes = S evakuací
anachrony-left-no = Bez evakuace
anachrony-side-harmony-A = { anachrony-path-harmony }, strana A
anachrony-side-harmony-B = { anachrony-path-harmony }, strana B
anachrony-side-dominance-A = { anachrony-path-dominance }, strana A
anachrony-side-dominance-B = { anachrony-path-dominance }, strana B
anachrony-side-progress-A = { anachrony-path-progress }, strana A
anachrony-side-progress-B = { anachrony-path-progress }, strana B
anachrony-side-salvation-A = { anachrony-path-salvation }, strana A
anachrony-side-salvation-B = { anachrony-path-salvation }, strana B
anachrony-category-buildings = Stavby
anachrony-category-anomalies = Anomálie
anachrony-category-superprojects = Superprojekty
anachrony-category-time_travel = Cesty časem
anachrony-category-morale = Morálka
anachrony-category-tokens = Bodové žetony
anachrony-category-breakthroughs = Průlomy
anachrony-category-warp_tiles = Nesplacené žetony cesty časem
anachrony-category-conditions = Závěrečné bonusy
anachrony-ending-eras = Skončila sedmá epocha
anachrony-ending-collapse = Kapitol se zhroutil
anachrony-ending-saved = Země byla zachráněna
# Co dříve nebo později musí nastat, když se hra kontroluje.
anachrony-coverage-built = Postavené stavby
anachrony-coverage-founded = Postavené superprojekty
anachrony-coverage-worked = Destičky, na kterých se pracovalo
anachrony-coverage-free = Volné akce
anachrony-coverage-leader = Vůdci
anachrony-coverage-collapse = Využité destičky hroutícího se Kapitolu
anachrony-coverage-condition = Splněné závěrečné bonusy
anachrony-coverage-evacuation = Způsoby evakuace
anachrony-coverage-experiment = Dokončené experimenty
anachrony-coverage-position = Akce chronobota


## Stůl na stránce bez skriptů

anachrony-view-shape = Tvar
anachrony-view-icon = Symbol
anachrony-view-count = Počet
anachrony-view-warp = Žeton cesty časem

## Stůl v prohlížeči

# Další věci, které mohou stát ve výčtu cen a zisků.
anachrony-some-basic =
    { $count ->
        [one] { $count } základní zdroj
        [few] { $count } základní zdroje
       *[other] { $count } základních zdrojů
    }
anachrony-some-points =
    { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodů
    }
anachrony-some-paradox =
    { $count ->
        [one] { $count } paradox
        [few] { $count } paradoxy
       *[other] { $count } paradoxů
    }
anachrony-some-morale = stupeň morálky
anachrony-some-exosuit = aktivovaný exoskelet
anachrony-some-warp_tiles =
    { $count ->
        [one] { $count } žeton cesty časem
        [few] { $count } žetony cesty časem
       *[other] { $count } žetonů cesty časem
    }
anachrony-some-wake = všichni vyčerpaní pracovníci aktivní

anachrony-web-main-board = Herní plán
anachrony-web-council = Světová rada
anachrony-web-mine = Těžba
anachrony-web-recruit-pool = Nabídka pracovníků
anachrony-web-breakthrough-pool = Zbývající průlomy
anachrony-web-stacks = Nabídka staveb
anachrony-web-timeline = Časová osa
anachrony-web-empty = prázdno
anachrony-web-none-of =
    { $what-gender ->
        [feminine] žádná { $what }
        [neuter] žádné { $what }
       *[masculine] žádný { $what }
    }

anachrony-web-hex-gone = { $place }, nedostupné
anachrony-web-hex-taken = { $place }: { anachrony-someone.nom }, { $who }
anachrony-web-hex-empty =
    { $water ->
        [0] { $place }, volné
        [one] { $place }, volné, stojí { $water } vodu
        [few] { $place }, volné, stojí { $water } vody
       *[other] { $place }, volné, stojí { $water } vod
    }
anachrony-web-hex-bonus = { $place }, volné, bonus: { $bonus }
anachrony-web-pool-purify = Vyčištění vody
anachrony-web-pool-nomads = Obchod s nomády
anachrony-web-pool-evacuation = Evakuace
anachrony-web-pool-experiment = Experiment
anachrony-web-pool =
    { $count ->
        [0] { $place }
       *[other] { $place }, jsou tam: { $who }
    }
anachrony-web-next-price = Další z vašich { $row-gen } stojí { $price-acc }
anachrony-web-row-full = plno
anachrony-web-build-sheet = Co mohu postavit?
anachrony-web-tab-build = Stavby
anachrony-web-lacks = chybí
anachrony-web-buildable = { $tile }, body: { $points }. { $text } Stojí { $price-acc }
anachrony-web-wished = Kdo tam půjde? Vyberte pracovníka.
anachrony-web-tile =
    { $points ->
        [one] { $tile }, { $points } bod
        [few] { $tile }, { $points } body
       *[other] { $tile }, { $points } bodů
    }
anachrony-web-superproject =
    { $points ->
        [one] Superprojekt { $tile }, { $points } bod, stojí { $price-acc }
        [few] Superprojekt { $tile }, { $points } body, stojí { $price-acc }
       *[other] Superprojekt { $tile }, { $points } bodů, stojí { $price-acc }
    }
anachrony-web-experiment =
    { $points ->
        [one] Experiment { $experiment }, { $points } bod
        [few] Experiment { $experiment }, { $points } body
       *[other] Experiment { $experiment }, { $points } bodů
    }

anachrony-web-era =
    { $now ->
        [yes]
            { $focus-count ->
                [0] Epocha { $era }, teď
               *[other] Epocha { $era }, teď, zaměření: { $focus }
            }
       *[no]
            { $focus-count ->
                [0] Epocha { $era }
               *[other] Epocha { $era }, zaměření: { $focus }
            }
    }
anachrony-web-focus = Zaměření: { $who }
anachrony-web-owes = { $who } dluží { $what-acc }
anachrony-web-impact-coming = Dopad přijde po epoše { $era }
anachrony-web-impact-struck = Dopad přišel po epoše { $era }
anachrony-web-save-earth = Záchrana planety
anachrony-web-seal-fate = Zpečetění osudu

anachrony-web-tabs = Hráči a skóre
anachrony-web-tab-capital = Kapitol
anachrony-web-tab-timeline = Časová osa
anachrony-web-tab-marked = { $tab }, jsou tu možnosti
anachrony-web-tab-seat =
    { $points ->
        [one] { $who }, { $points } bod
        [few] { $who }, { $points } body
       *[other] { $who }, { $points } bodů
    }
anachrony-web-tab-passed =
    { $points ->
        [one] { $who }, { $points } bod, vzdává se tahu
        [few] { $who }, { $points } body, vzdává se tahu
       *[other] { $who }, { $points } bodů, vzdává se tahu
    }
anachrony-web-passed = vzdává se tahu

anachrony-web-board-of = Deska: { $who }
anachrony-web-sector = { $tile }
anachrony-web-sector-free =
    { $price-count ->
        [0] Volno: { $place }
       *[other] Volno: { $place }, cena: { $price }
    }
anachrony-web-sector-busy = { $tile }, pracuje tam { anachrony-someone.nom }
anachrony-web-sector-covered = { $tile }, pod anomálií
anachrony-web-exosuits = Exoskelety
anachrony-web-exosuits-left = { $count } v zásobě
anachrony-web-exosuit-hex = Pole pro exoskelet, { $hex }
anachrony-web-suit-powered = Aktivovaný exoskelet, { $hex }
anachrony-web-suit-ruined = Nedostupné pole, { $hex }
anachrony-web-suit-empty = Prázdné pole, { $hex }
anachrony-web-active = Aktivní
anachrony-web-tired = Vyčerpaní
anachrony-web-active-workers = Aktivní: { $workers }
anachrony-web-tired-workers = Vyčerpaní: { $workers }
anachrony-web-supply = Zásobování
anachrony-web-supply-label =
    { $water ->
        [one] Zásobování, stojí { $water } vodu
        [few] Zásobování, stojí { $water } vody
       *[other] Zásobování, stojí { $water } vod
    }
anachrony-web-morale = Hodnota morálky: { $points }
anachrony-web-travel =
    { $points ->
        [one] Cesty časem: krok { $steps }, { $points } bod
        [few] Cesty časem: krok { $steps }, { $points } body
       *[other] Cesty časem: krok { $steps }, { $points } bodů
    }
anachrony-web-paradoxes = Paradoxy: { $paradoxes }/{ $limit }
anachrony-web-warps = Žetony cesty časem
anachrony-web-warp-home = Žeton cesty časem v zásobě: { $what }
anachrony-web-warp-out = { $what }, dluh v epoše { $era }
anachrony-web-breakthroughs = Průlomy
anachrony-web-experiments = Experimenty
anachrony-web-way-met = teď
anachrony-web-way-unmet = zatím ne

anachrony-web-your-path = Jdete Cestou { $path-gen }
anachrony-web-asset = Výchozí prostředky { $number }
anachrony-web-kept = Vybráno

anachrony-web-costs = Stojí
anachrony-web-costs-nothing = Zdarma
anachrony-web-costs-water =
    { $water ->
        [one] Stojí { $water } vodu.
        [few] Stojí { $water } vody.
       *[other] Stojí { $water } vod.
    }
anachrony-web-gives = Dává
anachrony-web-recruit-bonus = Při náboru:

anachrony-web-scores = Skóre
anachrony-web-conditions = Závěrečné bonusy: 3 body za nejvíce
anachrony-web-score-buildings = Stavby
anachrony-web-score-anomalies = Anomálie
anachrony-web-score-superprojects = Superprojekty
anachrony-web-score-time_travel = Cesty časem
anachrony-web-score-morale = Morálka
anachrony-web-score-tokens = Získané body
anachrony-web-score-breakthroughs = Průlomy
anachrony-web-score-warp_tiles = Nesplacené žetony
anachrony-web-score-conditions = Závěrečné bonusy
anachrony-web-score-total = Celkem

anachrony-web-position =
    { $tokens-count ->
        [0] { $position }
        [one] { $position }: žeton { $tokens }
        [few] { $position }: žetony { $tokens }
       *[other] { $position }: žetony { $tokens }
    }


## První hra s průvodcem: krátká slova vedle stolu, každé zazní jednou.

anachrony-guide-welcome = Vítejte! K Zemi se řítí asteroid a dopadne po čtvrté epoše. Vyhrává, kdo má na konci nejvíc vítězných bodů, a body dávají stavby, superprojekty, cesty do minulosti i včasná evakuace.
anachrony-guide-own-board = Toto je vaše deska: nahoře prostředky, pak sektory pro stavby, exoskelety, pracovníci a pod nimi žetony cesty časem: to, co si můžete půjčit z budoucnosti.
anachrony-guide-main-board = Herní plán je pro všechny. Pracovníci sem chodí stavět, na nábor, na výzkum, na těžbu a na společná pole, kde je vždycky místo.
anachrony-guide-power = Každá epocha začíná aktivací exoskeletů: bez nich se ven nechodí. Horní pole jsou zdarma, dolní stojí energetický článek a každé pole, které zůstane prázdné, vám dá 1 vodu.
anachrony-guide-enough = Máte čtyři pracovníky, takže stačí čtyři exoskelety. Zvolte Hotovo a dvě prázdná pole vám přinesou vodu.
anachrony-guide-warp = Fáze cestování časem: půjčte si z vlastní budoucnosti. Tajně vyberte až dva z těchto žetonů cesty časem. Co ukazují, dostanete hned a jednou to budete muset poslat zpátky do minulosti.
anachrony-guide-debts = Co si půjčíte, leží na této epoše, dokud to nesplatíte. Dluh, který zbude na konci, stojí 2 body a do té doby si ho čas může všimnout. Ještě jeden nevadí, dokud umíte cestovat.
anachrony-guide-turn = Fáze akcí: hráči po řadě umisťují po jednom pracovníkovi, dokud se všichni nevzdají tahu. Nejdřív vyberte, kdo půjde. Výzkum potřebuje vědce, technikům svědčí těžba, správci drží ostatní při síle a génius zastoupí kohokoli.
anachrony-guide-place = Ven v exoskeletu, nebo doma na vlastní desce: to je otázka pro každého pracovníka. V Kapitolu je první pole akce zdarma, druhé stojí 1 vodu.
anachrony-guide-build = Stavba dává body a to, co umí, je jen pro vás. V minulosti máte dluhy, tak začněte elektrárnou: ta vás tam dostane. { $plant } má dosah tři epochy.
anachrony-guide-others = Také soupeř někoho vyslal. Obsazené pole zůstává obsazené až do konce epochy. Tady si můžete kdykoli prohlédnout desku druhého hráče.
anachrony-guide-recruit = Vezměte si pracovníka z nabídky a něco přijde s ním: 2 vody s vědcem, energetický článek s technikem, bod se správcem. Kdo se k vám přidá, může hned pracovat.
anachrony-guide-research = Jednu ze dvou kostek nastavte, jak chcete; druhou se hází. Tvar a obrázek dohromady určí, který průlom si vezmete.
anachrony-guide-breakthrough = Váš první průlom. Každý má hodnotu jednoho bodu, soubor tří různých tvarů dalších 2 a platí se jimi superprojekty.
anachrony-guide-purify = Vodou se platí skoro všechno. Na tomto společném poli je vždycky místo: 3 vody, s vědcem o 1 víc.
anachrony-guide-pass = Kdo byl venku, vrátí se domů vyčerpaný a nejde ho znovu umístit. Je moudré nechat si jednoho aktivního pracovníka na příští epochu, takže teď se můžete vzdát tahu.
anachrony-guide-paradox = Čas si všiml vašich dluhů: v každé epoše hází o paradoxy ten, kdo některé minulé epoše dluží nejvíc. Třetí paradox přinese anomálii, která blokuje sektor a stojí 3 body.
anachrony-guide-superprojects = Každá epocha má svůj superprojekt: dává hodně bodů a platí se zdroji a průlomy. Postavit můžete ten, na kterém je vaše zaměření: v současnosti, nebo v minulé epoše, do které jste se vydali.
anachrony-guide-tired = Pracovníci se vrátili domů vyčerpaní, všichni kromě toho, kterého jste si nechali. Pro tuto epochu stačí tři exoskelety; prázdná pole dají vodu a za chvíli ji budete potřebovat.
anachrony-guide-warp-again = Nová epocha, nové půjčky, chcete-li. Pořád něco dlužíte epoše 1, takže tentokrát není ostuda nepůjčit si nic.
anachrony-guide-supply = Pracovník na zásobování vrátí všechny vyčerpané pracovníky mezi aktivní za vodu, která je tu uvedena, a morálka stoupne. Exoskelet není třeba a správce zůstává motivovaný. Nucená směna nestojí vodu, ale morálka klesne.
anachrony-guide-travel = A teď do minulosti: pracovník na elektrárně přesune váš ukazatel zaměření do minulé epochy. Je to vaše stavba, takže exoskelet není třeba.
anachrony-guide-repay = Jste zpátky tam, kde máte dluhy. Jeden z nich pošlete zpět a je vyrovnáno: cesta do minulosti se zdařila, takže váš ukazatel postoupí na stupnici cestování časem.
anachrony-guide-track = Žeton je zase váš a první krok na stupnici cestování časem má hodnotu 2 bodů. Každá cesta do minulosti se splátkou přidá další 2.
anachrony-guide-mine = Při těžbě si vezmete zdroj podle svého výběru a ten, který leží vedle vašeho pole. Technik přitom zůstává motivovaný a vrátí se aktivní.
anachrony-guide-prices = Každá další stavba v řadě stojí víc, ale první v jiné řadě je levná. Podpora života například přinese vodu, které je vždycky málo.
anachrony-guide-at-home = Co postavíte, můžete hned používat a doma exoskelet není třeba. Podívejte se na stavbu a přečtěte si, co umí.
anachrony-guide-score = Tabulka skóre říká, jak na tom kdo je. Pod ní je pět závěrečných bonusů: každý dá 3 body každému, koho v něm nikdo nepředčí.
anachrony-guide-closing = Tak probíhá epocha: aktivovat exoskelety, půjčit si, umístit pracovníky, vrátit se domů. Odtud hrajete sami a ozvu se, jen když se stane něco nového. Zkuste teď splatit, co ještě dlužíte, než přijde třetí paradox, a sbírejte průlomy na superprojekt.
anachrony-guide-anomaly = Čas se roztrhl: na vaší desce leží anomálie. Blokuje svůj sektor a na konci stojí 3 body. Odstraníte ji akcí doma: stojí jednoho z vašich pracovníků a ještě něco k tomu.
anachrony-guide-impact = Asteroid dopadl a Kapitol se hroutí. Každá destička na jeho polích něco přidává a lze ji použít jen jednou. Hra končí po epoše, ve které se použije poslední, nebo po sedmé.
anachrony-guide-evacuation = Odteď se můžete evakuovat, jen jednou: když je splněna podmínka vaší Cesty, vyšlete pracovníka. Přinese to hodně bodů, tak se podívejte, co podmínka žádá.
anachrony-guide-last-debts = Toto je poslední epocha. Po ní se samo splatí všechno, co ještě dlužíte a máte čím splatit; každý zbylý žeton cesty časem stojí 2 body. Nechte si tedy, co vaše žetony ukazují.


## Stavby

anachrony-tile-101 = Elektrárna 101
    .acc = elektrárnu 101
anachrony-free-101 = Elektrárna 101
anachrony-text-101 = Umístěte pracovníka: cesta do minulosti s dosahem 1.
anachrony-tile-102 = Elektrárna 102
    .acc = elektrárnu 102
anachrony-free-102 = Elektrárna 102
anachrony-text-102 = Umístěte pracovníka: cesta do minulosti s dosahem 2.
anachrony-tile-103 = Elektrárna 103
    .acc = elektrárnu 103
anachrony-free-103 = Elektrárna 103
anachrony-text-103 = Umístěte pracovníka: cesta do minulosti s dosahem 2.
anachrony-tile-104 = Elektrárna 104
    .acc = elektrárnu 104
anachrony-free-104 = Elektrárna 104
anachrony-text-104 = Umístěte vědce: cesta do minulosti s dosahem 2.
anachrony-tile-105 = Elektrárna 105
    .acc = elektrárnu 105
anachrony-free-105 = Elektrárna 105
anachrony-text-105 = Umístěte pracovníka: cesta do minulosti s dosahem 3.
anachrony-tile-106 = Elektrárna 106
    .acc = elektrárnu 106
anachrony-free-106 = Elektrárna 106
anachrony-text-106 = Umístěte pracovníka: cesta do minulosti s dosahem 3.
anachrony-tile-107 = Elektrárna 107
    .acc = elektrárnu 107
anachrony-free-107 = Elektrárna 107
anachrony-text-107 = Umístěte pracovníka: zaplaťte 1 uran; cesta do minulosti s dosahem 3; získejte 1 bod.
anachrony-tile-108 = Elektrárna 108
    .acc = elektrárnu 108
anachrony-free-108 = Elektrárna 108
anachrony-text-108 = Umístěte vědce: cesta do minulosti s dosahem 2. Pracovník zůstává motivovaný.
anachrony-tile-109 = Elektrárna 109
    .acc = elektrárnu 109
anachrony-free-109 = Elektrárna 109
anachrony-text-109 = Umístěte vědce: zaplaťte 1 neutronium; cesta do minulosti s dosahem 3; získejte 2 body.
anachrony-tile-110 = Elektrárna 110
    .acc = elektrárnu 110
anachrony-free-110 = Elektrárna 110
anachrony-text-110 = Umístěte pracovníka: zaplaťte 1 vodu; cesta do minulosti s dosahem 4.
anachrony-tile-111 = Elektrárna 111
    .acc = elektrárnu 111
anachrony-free-111 = Elektrárna 111
anachrony-text-111 = Po postavení: vezměte si zpět žeton cesty časem bez placení. Umístěte pracovníka: cesta do minulosti s dosahem 3.
anachrony-tile-112 = Elektrárna 112
    .acc = elektrárnu 112
anachrony-free-112 = Elektrárna 112
anachrony-text-112 = Umístěte pracovníka: zaplaťte libovolné množství vody; cesta do minulosti s takovým dosahem; získejte 1 bod.
anachrony-tile-113 = Elektrárna 113
    .acc = elektrárnu 113
anachrony-free-113 = Elektrárna 113
anachrony-text-113 = Umístěte pracovníka: zaplaťte libovolný počet základních zdrojů (titan, uran, zlato); cesta do minulosti s takovým dosahem; získejte tolik bodů.
anachrony-tile-114 = Elektrárna 114
    .acc = elektrárnu 114
anachrony-free-114 = Elektrárna 114
anachrony-text-114 = Umístěte vědce: zaplaťte 1 vodu; cesta do minulosti s dosahem 3 a pak případně ještě jedna.
anachrony-tile-115 = Elektrárna 115
    .acc = elektrárnu 115
anachrony-free-115 = Elektrárna 115
anachrony-text-115 = Umístěte pracovníka: zaplaťte 1 zlato; cesta do minulosti s dosahem 3; získejte 1 bod.
anachrony-tile-201 = Továrna 201
    .acc = továrnu 201
anachrony-free-201 = Továrna 201
anachrony-text-201 = Umístěte pracovníka: dostanete 2 titany. Pracovník zůstává motivovaný.
anachrony-tile-202 = Továrna 202
    .acc = továrnu 202
anachrony-free-202 = Továrna 202
anachrony-text-202 = Umístěte pracovníka: zaplaťte 1 vodu; dostanete 3 titany.
anachrony-tile-203 = Továrna 203
    .acc = továrnu 203
anachrony-free-203 = Továrna 203
anachrony-text-203 = Umístěte pracovníka: zaplaťte 1 vodu; dostanete 1 titan, uran nebo zlato. Pracovník zůstává motivovaný.
anachrony-tile-204 = Továrna 204
    .acc = továrnu 204
anachrony-free-204 = Továrna 204
anachrony-text-204 = Umístěte pracovníka: dostanete 1 zlato. Pracovník zůstává motivovaný.
anachrony-tile-205 = Továrna 205
    .acc = továrnu 205
anachrony-free-205 = Továrna 205
anachrony-text-205 = Umístěte pracovníka: zaplaťte 1 vodu; dostanete 2 zlata.
anachrony-tile-206 = Továrna 206
    .acc = továrnu 206
anachrony-free-206 = Továrna 206
anachrony-text-206 = Umístěte pracovníka: dostanete 1 uran. Pracovník zůstává motivovaný.
anachrony-tile-207 = Továrna 207
    .acc = továrnu 207
anachrony-free-207 = Továrna 207
anachrony-text-207 = Umístěte pracovníka: zaplaťte 1 vodu; dostanete 2 urany.
anachrony-tile-208 = Továrna 208
    .acc = továrnu 208
anachrony-free-208 = Továrna 208
anachrony-text-208 = Umístěte pracovníka: zaplaťte 1 zlato a 1 vodu; dostanete 1 neutronium a 1 bod.
anachrony-tile-209 = Továrna 209
    .acc = továrnu 209
anachrony-free-209 = Továrna 209
anachrony-text-209 = Umístěte pracovníka: zaplaťte 1 uran a 1 vodu; dostanete 1 neutronium a 1 bod.
anachrony-tile-210 = Továrna 210
    .acc = továrnu 210
anachrony-free-210 = Továrna 210
anachrony-text-210 = Umístěte technika: zaplaťte 3 vody; dostanete 3 základní zdroje (titan, uran, zlato) nebo 1 neutronium.
anachrony-tile-211 = Továrna 211
    .acc = továrnu 211
anachrony-free-211 = Továrna 211
anachrony-text-211 = Umístěte technika: zaplaťte 1 titan; dostanete 1 energetický článek. Pracovník zůstává motivovaný.
anachrony-tile-212 = Továrna 212
    .acc = továrnu 212
anachrony-free-212 = Továrna 212
anachrony-text-212 = Umístěte technika: dostanete 1 energetický článek.
anachrony-tile-213 = Továrna 213
    .acc = továrnu 213
anachrony-free-213 = Továrna 213
anachrony-text-213 = Umístěte technika: zaplaťte 2 základní zdroje (titan, uran, zlato); dostanete 2 energetické články.
anachrony-tile-214 = Továrna 214
    .acc = továrnu 214
anachrony-free-214 = Továrna 214
anachrony-text-214 = Umístěte technika: zaplaťte 3 vody; dostanete 2 energetické články.
anachrony-tile-215 = Továrna 215
    .acc = továrnu 215
anachrony-free-215 = Továrna 215
anachrony-text-215 = Volná akce: zaplaťte 1 vodu; dostanete 1 titan, uran nebo zlato.
anachrony-tile-301 = Podpora života 301
    .acc = zařízení pro podporu života 301
anachrony-free-301 = Podpora života 301
anachrony-text-301 = Po postavení: dostanete 3 vody. Volná akce: dostanete 1 vodu.
anachrony-tile-302 = Podpora života 302
    .acc = zařízení pro podporu života 302
anachrony-free-302 = Podpora života 302
anachrony-text-302 = Po postavení: dostanete 3 vody. Volná akce: dostanete 1 vodu.
anachrony-tile-303 = Podpora života 303
    .acc = zařízení pro podporu života 303
anachrony-free-303 = Podpora života 303
anachrony-text-303 = Volná akce: dostanete 2 vody.
anachrony-tile-304 = Podpora života 304
    .acc = zařízení pro podporu života 304
anachrony-free-304 = Podpora života 304
anachrony-text-304 = Volná akce: dostanete 2 vody.
anachrony-tile-305 = Podpora života 305
    .acc = zařízení pro podporu života 305
anachrony-free-305 = Podpora života 305
anachrony-text-305 = Umístěte pracovníka: dostanete 3 vody. Pracovník zůstává motivovaný.
anachrony-tile-306 = Podpora života 306
    .acc = zařízení pro podporu života 306
anachrony-free-306 = Podpora života 306
anachrony-text-306 = Umístěte pracovníka: dostanete 3 vody. Pracovník zůstává motivovaný.
anachrony-tile-307 = Podpora života 307
    .acc = zařízení pro podporu života 307
anachrony-free-307 = Podpora života 307
anachrony-text-307 = Umístěte správce: dostanete 5 vod.
anachrony-tile-308 = Podpora života 308
    .acc = zařízení pro podporu života 308
anachrony-free-308 = Podpora života 308
anachrony-text-308 = Umístěte správce: dostanete 5 vod.
anachrony-tile-309 = Podpora života 309
    .acc = zařízení pro podporu života 309
anachrony-free-309 = Podpora života 309
anachrony-text-309 = Umístěte pracovníka: zaplaťte 1 neutronium; dostanete 8 vod.
anachrony-tile-310 = Podpora života 310
    .acc = zařízení pro podporu života 310
anachrony-free-310 = Podpora života 310
anachrony-text-310 = Umístěte pracovníka: dostanete 7 vod. Pracovník při návratu umírá.
anachrony-tile-311 = Podpora života 311
    .acc = zařízení pro podporu života 311
anachrony-free-311 = Podpora života 311
anachrony-text-311 = Zásobování vás stojí polovinu vody, zaokrouhleno nahoru.
anachrony-tile-312 = Podpora života 312
    .acc = zařízení pro podporu života 312
anachrony-free-312 = Podpora života 312
anachrony-text-312 = Zásobování vás stojí polovinu vody, zaokrouhleno nahoru.
anachrony-tile-313 = Podpora života 313
    .acc = zařízení pro podporu života 313
anachrony-free-313 = Podpora života 313
anachrony-text-313 = Umístěte pracovníka: zaplaťte 1 uran; dostanete 6 vod a 1 bod. Pracovník zůstává motivovaný.
anachrony-tile-314 = Podpora života 314
    .acc = zařízení pro podporu života 314
anachrony-free-314 = Podpora života 314
anachrony-text-314 = Umístěte pracovníka: zaplaťte 1 zlato; dostanete 6 vod a 1 bod. Pracovník zůstává motivovaný.
anachrony-tile-315 = Podpora života 315
    .acc = zařízení pro podporu života 315
anachrony-free-315 = Podpora života 315
anachrony-text-315 = Po postavení: dostanete 8 vod.
anachrony-tile-401 = Laboratoř 401
    .acc = laboratoř 401
anachrony-free-401 = Laboratoř 401
anachrony-text-401 = Dosah vašich elektráren je o 1 větší.
anachrony-tile-402 = Laboratoř 402
    .acc = laboratoř 402
anachrony-free-402 = Laboratoř 402
anachrony-text-402 = Dosah vašich elektráren je o 2 větší.
anachrony-tile-403 = Laboratoř 403
    .acc = laboratoř 403
anachrony-free-403 = Laboratoř 403
anachrony-text-403 = Umístěte pracovníka: zaplaťte 1 energetický článek; dostanete aktivovaný exoskelet. Pracovník zůstává motivovaný.
anachrony-tile-404 = Laboratoř 404
    .acc = laboratoř 404
anachrony-free-404 = Laboratoř 404
anachrony-text-404 = Umístěte vědce: vraťte 1 paradox.
anachrony-tile-405 = Laboratoř 405
    .acc = laboratoř 405
anachrony-free-405 = Laboratoř 405
anachrony-text-405 = Anomálii dostanete až o 1 paradox později.
anachrony-text-405-polish = Anomálii dostanete až se 4 paradoxy.
anachrony-tile-406 = Laboratoř 406
    .acc = laboratoř 406
anachrony-free-406 = Laboratoř 406
anachrony-text-406 = Každá vaše anomálie ubírá o 2 body méně.
anachrony-tile-407 = Laboratoř 407
    .acc = laboratoř 407
anachrony-free-407 = Laboratoř 407
anachrony-text-407 = Umístěte vědce: vezměte si zpět jeden ze svých žetonů cesty časem, aniž byste ho splatili.
anachrony-tile-408 = Laboratoř 408
    .acc = laboratoř 408
anachrony-free-408 = Laboratoř 408
anachrony-text-408 = Umístěte pracovníka: všichni vaši vyčerpaní pracovníci se stanou aktivními. Správce zůstává motivovaný.
anachrony-tile-409 = Laboratoř 409
    .acc = laboratoř 409
anachrony-free-409 = Laboratoř 409
anachrony-text-409 = Umístěte správce: zaplaťte 2 vody; dostanete 1 vědce nebo 1 technika. Pracovník zůstává motivovaný.
anachrony-tile-410 = Laboratoř 410
    .acc = laboratoř 410
anachrony-free-410 = Laboratoř 410
anachrony-text-410 = Umístěte správce: zaplaťte 2 vody; dostanete 1 génia. Pracovník zůstává motivovaný.
anachrony-tile-411 = Laboratoř 411
    .acc = laboratoř 411
anachrony-free-411 = Laboratoř 411
anachrony-text-411 = Při akci výzkum můžete zaplatit 1 vodu a nastavit i druhou kostku.
anachrony-tile-412 = Laboratoř 412
    .acc = laboratoř 412
anachrony-free-412 = Laboratoř 412
anachrony-text-412 = Umístěte pracovníka: zaplaťte 1 titan, uran nebo zlato; získejte 2 body.
anachrony-tile-413 = Laboratoř 413
    .acc = laboratoř 413
anachrony-free-413 = Laboratoř 413
anachrony-text-413 = Umístěte pracovníka: dostanete 1 vodu a 1 bod.
anachrony-tile-414 = Laboratoř 414
    .acc = laboratoř 414
anachrony-free-414 = Laboratoř 414
anachrony-text-414 = Volná akce: získáte 2 body a dostanete 1 paradox.
anachrony-tile-415 = Laboratoř 415
    .acc = laboratoř 415
anachrony-free-415 = Laboratoř 415
anachrony-text-415 = Umístěte vědce: dostanete 2 vody a 2 body. Pracovník při návratu umírá.


## Superprojekty

anachrony-tile-anti_gravity_field = Antigravitační pole
    .acc = superprojekt Antigravitační pole
anachrony-free-anti_gravity_field = Antigravitační pole
anachrony-text-anti_gravity_field = Cokoli stavíte, stojí o 1 titan, uran nebo zlato méně.
anachrony-tile-archive_of_the_eras = Archiv epoch
    .acc = superprojekt Archiv epoch
anachrony-free-archive_of_the_eras = Archiv epoch
anachrony-text-archive_of_the_eras = Na konci: 1 bod za každý krok na stupnici cestování časem.
anachrony-tile-cloning_vat = Klonovací káď
    .acc = superprojekt Klonovací káď
anachrony-free-cloning_vat = Klonovací káď
anachrony-text-cloning_vat = Umístěte pracovníka: dostanete vyčerpaného pracovníka stejného typu.
anachrony-tile-continuum_stabilizer = Stabilizátor kontinua
    .acc = superprojekt Stabilizátor kontinua
anachrony-free-continuum_stabilizer = Stabilizátor kontinua
anachrony-text-continuum_stabilizer = Po postavení: vezměte si zpět až 3 žetony cesty časem bez placení.
anachrony-tile-dark_matter_converter = Konvertor temné hmoty
    .acc = superprojekt Konvertor temné hmoty
anachrony-free-dark_matter_converter = Konvertor temné hmoty
anachrony-text-dark_matter_converter = Volná akce: odevzdejte pracovníka za aktivního génia, neutronium nebo energetický článek.
anachrony-tile-exocrawler = Exokrauler
    .acc = superprojekt Exokrauler
anachrony-free-exocrawler = Exokrauler
anachrony-text-exocrawler = Volná akce: umístěte pracovníka v aktivovaném exoskeletu na herní plán, navíc k umístění ve svém tahu.
anachrony-tile-grand_reservoir = Obří nádrž
    .acc = superprojekt Obří nádrž
anachrony-free-grand_reservoir = Obří nádrž
anachrony-text-grand_reservoir = V každém svém tahu fáze akcí platíte o 1 vodu méně, ale ne nomádům.
anachrony-text-grand_reservoir-polish = V každém svém tahu fáze akcí platíte o 1 vodu méně, i nomádům.
anachrony-tile-neutronium_research_center = Výzkumné středisko pro neutronium
    .acc = superprojekt Výzkumné středisko pro neutronium
anachrony-free-neutronium_research_center = Výzkumné středisko pro neutronium
anachrony-text-neutronium_research_center = Po postavení: proveďte až dvě běžné akce výzkum.
anachrony-tile-outback_conditioner = Pracovní skafandr
    .acc = superprojekt Pracovní skafandr
anachrony-free-outback_conditioner = Pracovní skafandr
anachrony-text-outback_conditioner = Umístěte pracovníka: zaplaťte 2 vody; tímto pracovníkem proveďte běžnou akci stavba, nábor nebo výzkum.
anachrony-tile-particle_collider = Urychlovač částic
    .acc = superprojekt Urychlovač částic
anachrony-free-particle_collider = Urychlovač částic
anachrony-text-particle_collider = Volná akce: vyměňte dva základní zdroje (titan, uran, zlato) za neutronium, nebo naopak.
anachrony-text-particle_collider-polish = Volná akce: vyměňte 2 titany, 2 urany nebo 2 zlata za neutronium, nebo naopak.
anachrony-tile-quantum_chameleon = Kvantový chameleon
    .acc = superprojekt Kvantový chameleon
anachrony-free-quantum_chameleon = Kvantový chameleon
anachrony-text-quantum_chameleon = Umístěte génia: proveďte akci kterékoli stavby nebo superprojektu kteréhokoli hráče; pracovník se vrátí, jak tato akce říká.
anachrony-tile-rescue_pods = Záchranné moduly
    .acc = superprojekt Záchranné moduly
anachrony-free-rescue_pods = Záchranné moduly
anachrony-text-rescue_pods = Můžete se evakuovat, aniž byste splnili podmínku své Cesty.
anachrony-tile-synthetic_endorphins = Syntetické endorfiny
    .acc = superprojekt Syntetické endorfiny
anachrony-free-synthetic_endorphins = Syntetické endorfiny
anachrony-text-synthetic_endorphins = Nucená směna vás při nejnižší morálce nestojí pracovníka a nízká morálka vás nestojí žádné body.
anachrony-tile-tectonic_drill = Tektonický vrták
    .acc = superprojekt Tektonický vrták
anachrony-free-tectonic_drill = Tektonický vrták
anachrony-text-tectonic_drill = Každá vaše akce těžba dá navíc 1 titan, uran nebo zlato.
anachrony-tile-temporal_tourism = Časová turistika
    .acc = superprojekt Časová turistika
anachrony-free-temporal_tourism = Časová turistika
anachrony-text-temporal_tourism = Volná akce: cesta do minulosti s dosahem 3.
anachrony-tile-the_ultimate_plan = Dokonalý plán
    .acc = superprojekt Dokonalý plán
anachrony-free-the_ultimate_plan = Dokonalý plán
anachrony-text-the_ultimate_plan = Na konci: 3 body za každý váš superprojekt.
anachrony-tile-uranium_cores = Uranové články
    .acc = superprojekt Uranové články
anachrony-free-uranium_cores = Uranové články
anachrony-text-uranium_cores = Volná akce: dostanete aktivovaný exoskelet.
anachrony-tile-welfare_society = Společnost blahobytu
    .acc = superprojekt Společnost blahobytu
anachrony-free-welfare_society = Společnost blahobytu
anachrony-text-welfare_society = Umístěte správce: zaplaťte 1 vodu; vaše morálka stoupne.


## Karty s nabídkou pracovníků a dolu

anachrony-recruits-1 = 2 vědci, 1 správce a 1 génius
anachrony-recruits-2 = 1 vědec, 1 technik a 2 správci
anachrony-recruits-3 = 2 technici, 1 správce a 1 génius
anachrony-recruits-4 = 1 vědec, 1 technik a 2 správci
anachrony-recruits-5 = 1 vědec, 2 správci a 1 génius
anachrony-recruits-6 = 2 vědci a 2 technici
anachrony-recruits-7 = 1 vědec, 1 technik, 1 správce a 1 génius
anachrony-recruits-8 = 2 vědci, 1 technik a 1 génius
anachrony-recruits-9 = 1 vědec, 2 technici a 1 génius
anachrony-recruits-10 = 2 technici a 2 géniové
anachrony-recruits-11 = 1 vědec, 1 správce a 2 géniové
anachrony-mine-1 = 1 titan, 3 urany a 1 zlato
anachrony-mine-2 = 2 titany, 1 uran, 1 zlato a 1 neutronium
anachrony-mine-3 = 1 titan, 1 uran, 2 zlata a 1 neutronium
anachrony-mine-4 = 1 titan, 2 urany, 1 zlato a 1 neutronium
anachrony-mine-5 = 2 titany, 1 zlato a 2 neutronia
anachrony-mine-6 = 3 urany a 2 neutronia
anachrony-mine-7 = 1 titan, 1 uran a 3 zlata
anachrony-mine-8 = 2 titany, 1 uran a 2 zlata
anachrony-mine-9 = 1 titan, 2 urany a 2 zlata
anachrony-mine-10 = 3 titany, 1 uran a 1 zlato
anachrony-mine-11 = 3 titany, 1 zlato a 1 neutronium


## Experimenty

anachrony-experiment-ai_research = Výzkum umělé inteligence
anachrony-experiment-examine_temporal_distortion = Průzkum časové distorze
anachrony-experiment-hydro_plant_upgrades = Vylepšení hydroelektrárny
anachrony-experiment-interstellar_missile_system = Balistický raketový systém
anachrony-experiment-life_support_improvements = Vylepšení podpory života
anachrony-experiment-quantum_mechanics = Kvantová mechanika
anachrony-experiment-resistant_genotype = Rezistentní genotyp
anachrony-experiment-reverse_water_gas_shift = Syntéza kyslíku
anachrony-experiment-technological_singularity = Technologická singularita
anachrony-experiment-timeline_protection_doctrine = Doktrína ochrany časové osy
anachrony-experiment-alien_studies = Výzkumy mimozemského života
anachrony-experiment-augmented_time_rifts = Rozšířené časové trhliny
anachrony-experiment-austerity_measures = Úsporná opatření
anachrony-experiment-caste_system = Kastovní systém
anachrony-experiment-colony_coordination_protocol = Protokol chodu kolonie
anachrony-experiment-fortunate_accident = Šťastný objev
anachrony-experiment-hive_mind = Skupinová mysl
anachrony-experiment-irrigation_systems = Závlahové systémy
anachrony-experiment-outback_mapping = Mapování pustiny
anachrony-experiment-pocket_universe = Kapesní vesmír


## Karty výchozích prostředků

anachrony-asset-1 = 1 (1 titan a 3 vody)
anachrony-asset-2 = 2 (3 titany)
anachrony-asset-3 = 3 (1 titan a 1 energetický článek)
anachrony-asset-4 = 4 (2 zlata a 2 vody)
anachrony-asset-5 = 5 (2 urany a 2 vody)
anachrony-asset-6 = 6 (3 vody a 1 energetický článek)
anachrony-asset-7 = 7 (1 titan a 1 neutronium)
anachrony-asset-8 = 8 (2 energetické články)
anachrony-asset-9 = 9 (2 titany a 1 vyčerpaný vědec)
anachrony-asset-10 = 10 (1 uran, 1 zlato a 1 vyčerpaný technik)
anachrony-asset-11 = 11 (2 vody a 1 vědec)
anachrony-asset-12 = 12 (1 titan a 1 technik)
anachrony-asset-13 = 13 (1 energetický článek a 1 vyčerpaný správce)
anachrony-asset-14 = 14 (1 voda a 1 správce)
anachrony-asset-15 = 15 (1 voda a 1 průlom)
anachrony-asset-16 = 16 (1 titan a 1 vyčerpaný génius)


## Hledání v pravidlech

# Slovo z pravidel a čím vším ho lze hledat, také anglicky.
anachrony-synonyms =
    technik: engineer, inženýr
    vědec: scientist, výzkumník
    správce: administrator, administrátor
    génius: genius
    pracovník: worker, dělník
    epocha: era, éra, kolo
    fáze: phase
    energetický článek: energy core, core, baterie, energetické jádro
    titan: titanium
    uran: uranium
    zlato: gold
    voda: water
    zdroj: resource, surovina
    prostředky: goods, zboží
    exoskelet: exosuit, oblek
    aktivovaný exoskelet: powered exosuit, nabitý exoskelet
    fáze aktivací: power up, nabíjení
    fáze příprav: preparation
    fáze paradoxů: paradox phase
    fáze cestování časem: warp phase
    fáze akcí: action phase
    fáze úklidu: clean up, cleanup
    žeton cesty časem: warp tile, warp, warpová destička, půjčka, dluh
    cesta do minulosti: time travel, splácení
    stupnice cestování časem: time travel track
    časová osa: timeline
    zaměření: focus
    dosah: range
    anomálie: anomaly
    průlom: breakthrough, objev
    stavba: building, budova, construct
    elektrárna: power plant
    továrna: factory
    podpora života: life support
    laboratoř: lab, laboratory
    superprojekt: superproject
    sektor: sector, stavební místo
    sloupec: stack
    Kapitol: capital, hlavní město
    nábor: recruit, rekrutovat, najmout
    výzkum: research, bádání
    nabídka pracovníků: recruit pool
    těžba: mine, důl, těžit
    vyčištění vody: purify water, purify, čištění vody
    obchod s nomády: trade with nomads, nomads, nomádi
    Světová rada: World Council, council, křeslo
    pole: hex, políčko
    společné pole: pool hex
    zásobování: supply, zásobit
    nucená směna: force workers, force, přinucení, donutit
    volná akce: free action
    vzdát se tahu: pass, pasovat
    aktivní: active
    vyčerpaný: tired, unavený
    zaneprázdněný: busy
    motivovaný: motivated
    morálka: morale
    evakuace: evacuation, evacuate
    Dopad: impact, asteroid, náraz, srážka
    hroutící se Kapitol: collapsing capital, zhroucení
    nedostupné pole: unavailable hex, ruined hex, zničené pole
    závěrečný bonus: endgame condition, condition, závěrečná podmínka
    výchozí prostředky: starting asset, asset, startovní karta
    vůdce: leader
    Cesta: path, frakce
    začínající hráč: first player, první hráč
    deska hráče: player board, hráčská deska
    společná zásoba: general supply
    vítězný bod: victory point, points, VB
    válčení: warfare
    genetika: genetics
    technologie: technology
    společnost: society
    Soudný den: Doomsday
    Záchrana planety: Save Earth
    Zpečetění osudu: Seal Fate
    experiment: pokus
    chronobot: solo, automat, sólo
    Harmonie: harmony
    Nadvláda: dominance
    Pokrok: progress
    Vykoupení: salvation
    žeton Cesty: path marker, ukazatel Cesty
    výběr: draft
    základní zdroj: basic resource, základní surovina
    obrázek: icon, symbol
    tvar: shape
    soubor: set, sada
    vydání: edition
    stupnice soudného dne: doomsday track
anachrony-web-box-power_plant = Elektrárny
anachrony-web-box-factory = Továrny
anachrony-web-box-life_support = Podpora života
anachrony-web-box-lab = Laboratoře
anachrony-web-box-superprojects = Superprojekty
anachrony-web-box-others = Další dílky
anachrony-web-box-leaders = Vůdci
anachrony-web-box-evacuations = Evakuace
anachrony-web-box-experiments = Experimenty
anachrony-web-box-conditions = Podmínky na konci hry
anachrony-web-box-collapses = Dílky hroutícího se města
