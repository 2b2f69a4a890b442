### Anachrony česky.
###
### Jména mají tvary: .acc je čtvrtý pád, .gen druhý, .loc šestý s předložkou a .gender rod.
### Věty si je berou jako $tile-acc a podobně.


## Krabice

anachrony-title = Anachrony
anachrony-about = Vysílejte pracovníky v exoskeletech, půjčujte si z vlastní budoucnosti a včas se evakuujte.
anachrony-setting-side = Která strana hráčských desek?
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
anachrony-setting-timeline-alternate = Alternativní strana: některá políčka něco udělají tomu, kdo na ně warpuje
anachrony-setting-assets = S čím hráči začínají?
anachrony-setting-assets-path = S tím, co ukazuje jejich Cesta
anachrony-setting-assets-draft = Se čtyřmi draftovanými startovními kartami
anachrony-setting-endgame = Odkud se vezmou závěrečné podmínky?
anachrony-setting-endgame-random = Pět náhodných
anachrony-setting-endgame-draft = Některé vyberou hráči
anachrony-setting-supply = Může dojít společná zásoba?
anachrony-setting-supply-edition = Jak říká vydání
anachrony-setting-supply-unlimited = Ne
anachrony-setting-supply-limited = Ano: co došlo, nelze získat
anachrony-setting-edition = Které vydání pravidel?
anachrony-setting-edition-revised = Upravené, z pozdějších dotisků
anachrony-setting-edition-polish = Polská pravidla, kde se liší


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
anachrony-resource-energy_core = energetické jádro
    .gender = neuter
# Po čísle: libovolná směs titanu, uranu a zlata.
anachrony-resource-basic = základní suroviny

anachrony-worker-scientist = vědec
    .acc = vědce
    .gender = masculine
anachrony-worker-engineer = inženýr
    .acc = inženýra
    .gender = masculine
anachrony-worker-administrator = administrátor
    .acc = administrátora
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
        [one] { $count } energetické jádro
        [few] { $count } energetická jádra
       *[other] { $count } energetických jader
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
        [one] { $count } inženýr
        [few] { $count } inženýři
       *[other] { $count } inženýrů
    }
    .acc =
        { $count ->
            [one] { $count } inženýra
            [few] { $count } inženýry
           *[other] { $count } inženýrů
        }
anachrony-some-administrator =
    { $count ->
        [one] { $count } administrátor
        [few] { $count } administrátoři
       *[other] { $count } administrátorů
    }
    .acc =
        { $count ->
            [one] { $count } administrátora
            [few] { $count } administrátory
           *[other] { $count } administrátorů
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
anachrony-leader-high_sunwalker_amena = Vrchní sluneční poutnice Amena

anachrony-text-patriarch_haulani = Volná akce: umístěte aktivního pracovníka na vlastní desku a proveďte tamní akci.
anachrony-text-matriarch_zaida = Při úklidu můžete zaplatit 2 vody a vzít si pracovníka, který zbyl v nabídce rekrutů, bez jeho bonusu.
anachrony-text-captain_wolfe = Během nabíjení můžete měnit energetické jádro za 2 vody nebo 2 vody za energetické jádro, kolikrát chcete.
anachrony-text-treasure_hunter_samira-revised = Při úklidu si vezměte titan, uran nebo zlato, které zbylo v dole; pak můžete zaplatit 2 vody za další.
anachrony-text-treasure_hunter_samira-polish = Při úklidu si vezměte surovinu, která zbyla v dole; pak můžete zaplatit 2 vody za další.
anachrony-text-patron_valerian = Jednou za éru může vyrazit exoskelet bez pracovníka, jako by v něm byl vědec.
anachrony-text-librarian_cornella = Při výzkumu můžete zaplatit 1 vodu a nastavit i druhou kostku.
anachrony-text-shepherd_caratacus = Volná akce: vezměte si 2 vody a paradox, nebo zaplaťte 2 vody a vraťte paradox.
anachrony-text-high_sunwalker_amena = Dopad nezničí žádné z vašich polí.

anachrony-shape-circle = kruh
anachrony-shape-triangle = trojúhelník
anachrony-shape-square = čtverec
anachrony-icon-time_travel = cestování časem
anachrony-icon-warfare = válečnictví
anachrony-icon-genetics = genetika
anachrony-icon-technology = technologie
anachrony-icon-society = společnost

anachrony-row-power_plant = elektrárny
    .gen = elektráren
anachrony-row-factory = továrny
    .gen = továren
anachrony-row-life_support = podpory života
    .gen = podpor života
anachrony-row-lab = laboratoře
    .gen = laboratoří

anachrony-capital-construct = Stavba
anachrony-capital-recruit = Nábor
anachrony-capital-research = Výzkum

# Místa, jako v „posílá vědce na ...“.
anachrony-hex-construct-1 = první pole stavby
anachrony-hex-construct-2 = druhé pole stavby
anachrony-hex-construct-3 = třetí pole stavby
anachrony-hex-recruit-1 = první pole náboru
anachrony-hex-recruit-2 = druhé pole náboru
anachrony-hex-recruit-3 = třetí pole náboru
anachrony-hex-research-1 = první pole výzkumu
anachrony-hex-research-2 = druhé pole výzkumu
anachrony-hex-research-3 = třetí pole výzkumu
anachrony-hex-council-left = levé křeslo Světové rady
anachrony-hex-council-right = pravé křeslo Světové rady
anachrony-hex-mine-top = horní pole dolu
anachrony-hex-mine-middle = prostřední pole dolu
anachrony-hex-mine-bottom = dolní pole dolu
anachrony-pool-purify = čištění vody
anachrony-pool-nomads = obchod s nomády
anachrony-pool-evacuation = evakuace
    .acc = evakuaci

anachrony-own-supply = Zásobování: zaplatit vodu, probudit unavené, zvýšit morálku

# Pole hráčské desky.
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
anachrony-sector-7 = první sektor podpor života
    .gen = prvního sektoru podpor života
    .loc = v prvním sektoru podpor života
anachrony-sector-8 = druhý sektor podpor života
    .gen = druhého sektoru podpor života
    .loc = ve druhém sektoru podpor života
anachrony-sector-9 = třetí sektor podpor života
    .gen = třetího sektoru podpor života
    .loc = ve třetím sektoru podpor života
anachrony-sector-10 = první sektor laboratoří
    .gen = prvního sektoru laboratoří
    .loc = v prvním sektoru laboratoří
anachrony-sector-11 = druhý sektor laboratoří
    .gen = druhého sektoru laboratoří
    .loc = ve druhém sektoru laboratoří
anachrony-sector-12 = třetí sektor laboratoří
    .gen = třetího sektoru laboratoří
    .loc = ve třetím sektoru laboratoří

# Co warpová destička znamená.
anachrony-warp-neutronium = neutronium
anachrony-warp-uranium = uran
anachrony-warp-titanium = titan
anachrony-warp-gold = zlato
anachrony-warp-water = dvě vody
anachrony-warp-administrator = administrátor
    .acc = administrátora
anachrony-warp-engineer = inženýr
    .acc = inženýra
anachrony-warp-scientist = vědec
    .acc = vědce
anachrony-warp-exosuit = nabitý exoskelet

anachrony-number = { $it }

anachrony-free-force_workers = nucená práce
anachrony-free-supply = zásobování
anachrony-free-patriarch_haulani = Patriarcha Haulani
anachrony-free-patron_valerian = Patron Valerian
anachrony-free-shepherd_caratacus = Pastýř Caratacus

anachrony-tile-anomaly = Anomálie
    .acc = anomálii
anachrony-text-anomaly = −3 body. Zabírá sektor a není to budova. Umístěte pracovníka: zaplaťte 2 vody a k tomu 2 základní suroviny (titan, uran, zlato) nebo 1 neutronium; anomálie i pracovník navždy zmizí.

# Závěrečné podmínky.
anachrony-condition-most_workers = nejvíc pracovníků
anachrony-condition-most_water = nejvíc vody
anachrony-condition-most_breakthroughs = nejvíc průlomů
anachrony-condition-most_occupied_sectors = nejvíc obsazených sektorů
anachrony-condition-highest_morale = nejvyšší morálka
    .acc = nejvyšší morálku
anachrony-condition-highest_total_range = nejvyšší celkový dosah
anachrony-condition-most_superprojects = nejvíc superprojektů
anachrony-condition-most_time_travels = nejvíc cestování časem

anachrony-text-most_workers = 3 body za nejvíc pracovníků, aktivních, unavených i zaneprázdněných. Při shodě bodují všichni shodní.
anachrony-text-most_water = 3 body za nejvíc vody. Při shodě bodují všichni shodní.
anachrony-text-most_breakthroughs = 3 body za nejvíc průlomů. Při shodě bodují všichni shodní.
anachrony-text-most_occupied_sectors-revised = 3 body za nejvíc sektorů, ve kterých cokoli leží; superprojekt zabírá dva, anomálie jeden. Při shodě bodují všichni shodní.
anachrony-text-most_occupied_sectors-polish = 3 body za nejvíc sektorů s budovami. Při shodě bodují všichni shodní.
anachrony-text-highest_morale = 3 body za ukazatel morálky nejdál vpravo. Při shodě bodují všichni shodní.
anachrony-text-highest_total_range = 3 body za nejvyšší součet dosahů: elektráren, laboratoří, které je prodlužují, a Časové turistiky. Při shodě bodují všichni shodní.
anachrony-text-most_superprojects = 3 body za nejvíc superprojektů. Při shodě bodují všichni shodní.
anachrony-text-most_time_travels = 3 body za ukazatel nejdál na stupnici cestování časem. Při shodě bodují všichni shodní.

# Jak se Cesta evakuuje.
anachrony-evacuation-welfare_and_prosperity = Blahobyt a prosperita
anachrony-evacuation-natures_resurgence = Obroda přírody
anachrony-evacuation-industrial_revolution = Průmyslová revoluce
anachrony-evacuation-power_of_unity = Síla jednoty
anachrony-evacuation-technological_superiority = Technologická převaha
anachrony-evacuation-apex_of_humanity = Vrchol lidstva
anachrony-evacuation-overwhelming_power = Drtivá síla
anachrony-evacuation-masters_of_time = Vládci času

anachrony-text-welfare_and_prosperity = Evakuace se třemi podporami života: 2 body a 3 za každého génia se zlatem.
anachrony-text-natures_resurgence = Evakuace se šesti obsazenými sektory: 2 body a 3 za každou budovu s administrátorem.
anachrony-text-industrial_revolution = Evakuace se třemi továrnami: 5 bodů a 2 za každého inženýra s titanem.
anachrony-text-power_of_unity = Evakuace při nejvyšší morálce: 3 body a 1 za každého pracovníka.
anachrony-text-technological_superiority = Evakuace se třemi laboratořemi: 5 bodů a 2 za každého vědce s průlomem.
anachrony-text-apex_of_humanity = Evakuace se zásobou 8 vod: 3 body a 4 za každý superprojekt.
anachrony-text-overwhelming_power = Evakuace se třemi elektrárnami: 3 body a 3 za každé neutronium.
anachrony-text-masters_of_time = Evakuace se dvěma anomáliemi: 6 bodů a 2 za každou warpovou destičku mimo časovou osu s uranem.

# Co přidává k akci pole hroutícího se Kapitolu.
anachrony-collapse-construct_discount_basic = o 1 titan, uran nebo zlato levněji
anachrony-collapse-construct_discount_neutronium = o 1 neutronium levněji
anachrony-collapse-construct_sector_points = 1, 2 nebo 3 body za budovu podle sektoru
anachrony-collapse-construct_superproject_points = 2 body za superprojekt
anachrony-collapse-construct_again = ještě jedna stavba
anachrony-collapse-recruit_bonus_twice = bonus rekruta dvakrát
anachrony-collapse-recruit_exosuit = navíc nabitý exoskelet
anachrony-collapse-recruit_morale = navíc stoupne morálka
anachrony-collapse-recruit_wake = unavení pracovníci se stanou aktivními
anachrony-collapse-recruit_again = ještě jeden nábor
anachrony-collapse-research_set_both_dice = nastavte obě kostky
anachrony-collapse-research_points = navíc 2 body
anachrony-collapse-research_superproject = poté lze postavit superprojekt
anachrony-collapse-research_remove_paradoxes = vraťte až 2 paradoxy
anachrony-collapse-research_again = ještě jeden výzkum

# Políčka alternativní časové osy.
anachrony-slot-inspiring_message = Inspirující zpráva
anachrony-slot-glorious_future = Zářná budoucnost
anachrony-slot-parallel_timeline = Paralelní časová osa
anachrony-slot-stable_rift = Stabilní trhlina
anachrony-slot-grim_message = Chmurná zpráva
anachrony-slot-collapsing_rift = Hroutící se trhlina

anachrony-text-inspiring_message = Morálka stoupne.
anachrony-text-glorious_future = 1 bod.
anachrony-text-parallel_timeline = Co je na warpové destičce, dostanete dvakrát a dlužíte jednou.
anachrony-text-stable_rift = Vraťte paradox.
anachrony-text-grim_message = Morálka klesne.
anachrony-text-collapsing_rift = Dostanete paradox.


## Otázky

anachrony-ask-path = Vyberte si Cestu.
anachrony-ask-leader = Vyberte si vůdce.
anachrony-ask-asset = Nechte si startovní kartu; ostatní putují dál.
anachrony-ask-condition = Nechte si závěrečnou podmínku.

anachrony-ask-power = Nabít exoskelet? Vyberte pole, nebo zvolte Hotovo. Prázdné pole dá vodu, kde to vaše deska ukazuje.
anachrony-ask-pay-hex = Jak za toto pole zaplatíte?
anachrony-ask-warp =
    { $may ->
        [yes] Půjčit si něco z budoucnosti? Vyberte tajně, nebo zvolte Hotovo.
       *[no] Vyberte tajně, co si z budoucnosti půjčíte.
    }
anachrony-ask-double-worker = Zaplatit 1 vodu i za druhého pracovníka?

anachrony-ask-turn = Váš tah: umístěte pracovníka, využijte volnou akci, nebo pasujte.
anachrony-ask-worker = Kterého pracovníka umístíte?
anachrony-ask-crew = Kdo vyrazí v exoskeletu?
anachrony-ask-place = Kam pracovník půjde?
anachrony-ask-council = Kterou akci Kapitolu vám Rada propůjčí?
anachrony-ask-capital = Kterou akci Kapitolu provedete?
anachrony-ask-again = Provést tutéž akci ještě jednou?
anachrony-ask-superproject = Postavit teď superprojekt ve vašem zaměření?
anachrony-ask-copy = Práci které destičky provedete?

anachrony-ask-build = Co postavíte?
anachrony-ask-plot = Kam přijde superprojekt? Vyberte jeho levý sektor.
anachrony-ask-discount = Kterou surovinu ušetříte?
anachrony-ask-pay-basic = Kterou surovinu zaplatíte?
anachrony-ask-pay-breakthroughs = Kterými průlomy zaplatíte?
anachrony-ask-pay-circle = Kterým kruhem zaplatíte?
anachrony-ask-pay-triangle = Kterým trojúhelníkem zaplatíte?
anachrony-ask-pay-square = Kterým čtvercem zaplatíte?
anachrony-ask-pay-removal = Jak zaplatíte za odstranění anomálie?

anachrony-ask-recruit = Koho naverbujete?
anachrony-ask-research = Provést výzkum?
anachrony-ask-set-die = Vyberte, co má ukazovat kostka výzkumu.
anachrony-ask-set-second-die = Zaplatit 1 vodu a nastavit i druhou kostku?
anachrony-ask-icon = Kostka vám dává na výběr: který symbol?
anachrony-ask-reroll = Takový průlom už nezbývá: kterou kostkou hodíte znovu?
anachrony-ask-paradoxes-back = Kolik paradoxů vrátíte?

anachrony-ask-mine = Kterou surovinu si vezmete z dolu?
anachrony-ask-trade =
    { $may ->
        [yes] Obchodovat? Vyberte obchod, nebo zvolte Hotovo.
       *[no] Vyberte obchod.
    }
anachrony-ask-gain = Co dostanete?
anachrony-ask-gain-basic = Kterou surovinu dostanete?
anachrony-ask-how-many = Kolik surovin zaplatíte?

anachrony-ask-travel =
    { $may ->
        [yes] Cestovat časem zpět? Vyberte éru, nebo zvolte Hotovo.
       *[no] Do které éry cestujete?
    }
anachrony-ask-repay =
    { $may ->
        [yes] Splatit něco, co jste si tam půjčili? Vyberte to, nebo zvolte Hotovo.
       *[no] Vyberte, co splatíte.
    }
anachrony-ask-retrieve-warp =
    { $may ->
        [yes] Vzít si zpět warpovou destičku bez placení? Vyberte ji, nebo zvolte Hotovo.
       *[no] Vyberte warpovou destičku, kterou si vezmete zpět bez placení.
    }
anachrony-ask-untangle =
    { $may ->
        [yes] Splatit před bodováním warpovou destičku? Každá zbylá stojí 2 body. Vyberte ji, nebo zvolte Hotovo.
       *[no] Vyberte warpovou destičku ke splacení.
    }

anachrony-ask-anomaly = Kam přijde anomálie?
anachrony-ask-lose-building =
    { $may ->
        [yes] Přijít o budovu, místo abyste dostali anomálii? Vyberte ji, nebo zvolte Hotovo.
       *[no] Vyberte budovu, o kterou přijdete.
    }
anachrony-ask-convert-worker = Kterého pracovníka odevzdáte?
anachrony-ask-lose-worker = Morálka už nemůže klesnout: o kterého pracovníka přijdete?
anachrony-ask-which-worker = Unaveného, nebo aktivního?
anachrony-ask-caratacus = Kterou možnost zvolíte?
anachrony-ask-zaida =
    { $may ->
        [yes] Zaplatit 2 vody za pracovníka, který zbyl v nabídce rekrutů? Vyberte ho, nebo zvolte Hotovo.
       *[no] Vyberte pracovníka, který zbyl v nabídce rekrutů.
    }
anachrony-ask-samira =
    { $may ->
        [yes] Zaplatit 2 vody za další surovinu, která zbyla v dole? Vyberte ji, nebo zvolte Hotovo.
       *[no] Vezměte si surovinu, která zbyla v dole.
    }


## Možnosti

anachrony-word-pass = Pasovat
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
anachrony-option-council-left = Světová rada, levé křeslo
anachrony-option-council-right = Světová rada, pravé křeslo
anachrony-option-mine =
    { $hex ->
        [top] Důl, horní pole
        [middle] Důl, prostřední pole
       *[bottom] Důl, dolní pole
    }
anachrony-option-purify = Čistit vodu
anachrony-option-nomads = Obchodovat s nomády
anachrony-option-evacuation = Evakuovat se
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
anachrony-option-era = Éra { $era }
anachrony-option-sector =
    { $column ->
        [1] První sektor { $row-gen }
        [2] Druhý sektor { $row-gen }
       *[3] Třetí sektor { $row-gen }
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
                [one] { $given } energetické jádro
                [few] { $given } energetická jádra
               *[other] { $given } energetických jader
            }
        [neutronium]
            { $given ->
                [one] { $given } neutronium
                [few] { $given } neutronia
               *[other] { $given } neutronií
            }
        [basic]
            { $given ->
                [one] { $given } základní surovina
                [few] { $given } základní suroviny
               *[other] { $given } základních surovin
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
                [one] { $got } energetické jádro
                [few] { $got } energetická jádra
               *[other] { $got } energetických jader
            }
        [neutronium]
            { $got ->
                [one] { $got } neutronium
                [few] { $got } neutronia
               *[other] { $got } neutronií
            }
        [basic]
            { $got ->
                [one] { $got } základní surovinu
                [few] { $got } základní suroviny
               *[other] { $got } základních surovin
            }
       *[other] { $got } { $get-acc }
    }

anachrony-pay-symbol = Jeden zobrazený průlom
anachrony-pay-pair = Dva průlomy zobrazených tvarů
anachrony-pay-basics = Titanem, uranem nebo zlatem
anachrony-pay-neutronium = Neutroniem
anachrony-pay-energy_core = Energetickým jádrem
anachrony-pay-water = Vodou
anachrony-mood-tired = Unaveného
anachrony-mood-active = Aktivního
anachrony-reroll-shape = Kostkou tvarů
anachrony-reroll-icon = Kostkou symbolů
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
        [one] { $amount } energetické jádro
        [few] { $amount } energetická jádra
       *[other] { $amount } energetických jader
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
        [few] { $amount } základní suroviny
       *[other] { $amount } základních surovin
    }
anachrony-gain-genius = Génius
anachrony-gain-scientist = Vědec
anachrony-gain-engineer = Inženýr


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
                [one] { $amount } energetické jádro
                [few] { $amount } energetická jádra
               *[other] { $amount } energetických jader
            }
       *[other] { $amount } { $good-acc }
    }

anachrony-took-path = { $who } se vydává Cestou { $path-gen }.
anachrony-took-leader = Hráče { $who } vede { $leader }.
anachrony-drafted = { $who } má startovní karty { $cards }.
anachrony-conditions = Závěrečné podmínky: { $cards }.
anachrony-begins = Začíná { $first }.

anachrony-era = Začíná éra { $era }.
anachrony-superproject-revealed = Superprojekt příští éry: { $tile }.
anachrony-stack-revealed = Nově lze postavit { $tile-acc }.
anachrony-recruits =
    { $workers-count ->
        [0] Nabídka rekrutů zůstává prázdná.
       *[other] Nabídka rekrutů: { $workers }.
    }
anachrony-mine-filled =
    { $goods-count ->
        [0] Důl zůstává prázdný.
       *[other] Důl: { $goods }.
    }

anachrony-suffered-paradox =
    { $amount ->
        [0] { $who } nedostává žádný paradox za dluhy v éře { $era }.
        [one] { $who } dostává paradox za dluhy v éře { $era }.
        [few] { $who } dostává { $amount } paradoxy za dluhy v éře { $era }.
       *[other] { $who } dostává { $amount } paradoxů za dluhy v éře { $era }.
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
anachrony-lost-building = { $who } přichází o { $tile-acc }, destička se vrací pod svůj sloupec.

anachrony-powered = { $who } nabíjí exoskelet ({ $hex }).
anachrony-warped =
    { $warps-count ->
        [0] { $who } si nic nepůjčuje.
       *[other] { $who } si z budoucnosti půjčuje { $warps-acc }.
    }
anachrony-slot = { $who } warpuje na políčko: { $effect }.

anachrony-free-action = { $who } využívá volnou akci: { $action }.
anachrony-placed = { $who } posílá { anachrony-someone } na { $place-acc }.
anachrony-works = { $who } umisťuje { anachrony-someone } na { $tile-acc }.
anachrony-supplies = { $who } umisťuje { anachrony-someone } na zásobování.
anachrony-removes-anomaly = { $who } obětuje { anachrony-someone } a odstraňuje anomálii { $sector-loc }.
anachrony-passed = { $who } pasuje.

anachrony-leader-helped = { $leader } pomáhá hráči { $who }.
anachrony-paid = { $who } platí { anachrony-amount }.
anachrony-gained = { $who } dostává { anachrony-amount }.
anachrony-scored =
    { $amount ->
        [one] { $who } získává { $amount } bod.
        [few] { $who } získává { $amount } body.
       *[other] { $who } získává { $amount } bodů.
    }
anachrony-gained-worker = { $who } dostává { anachrony-someone }.
anachrony-gained-tired-worker = { $who } dostává unaveného { anachrony-someone }.
anachrony-gave-up-worker = { $who } odevzdává { anachrony-someone }.
anachrony-woke = Unavení pracovníci hráče { $who } se stávají aktivními.
anachrony-morale-rose = Morálka hráče { $who } stoupá.
anachrony-morale-fell = Morálka hráče { $who } klesá.

anachrony-built = { $who } staví { $tile-acc }.
anachrony-founded = { $who } staví superprojekt { $tile }.
anachrony-recruited = { $who } verbuje { anachrony-someone }.
anachrony-rolled-shape = { $who } hází: { $shape }.
anachrony-rolled-icon = { $who } hází: { $icon }.
anachrony-rolled-any-icon = { $who } hází otazník a může si vybrat symbol.
anachrony-took-breakthrough = { $who } si bere průlom: { $shape } ({ $icon }).
anachrony-gave-breakthrough = { $who } platí průlomem: { $shape } ({ $icon }).
anachrony-first-player = Příští éru začíná { $who }.

anachrony-travelled = { $who } cestuje do éry { $era }.
anachrony-repaid-warp = { $who } posílá do minulosti { $warp-acc }.
anachrony-retrieved-warp = { $who } si bere zpět warpovou destičku: { $warp-acc } není třeba splácet.
anachrony-time-travel-step = { $who } je na stupnici cestování časem na kroku { $steps }.

anachrony-impact = Asteroid dopadá. Kapitol se začíná hroutit a lze se evakuovat.
anachrony-collapse = Při hroucení nabízí { $place }: { $tile }.
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
       *[eras] Sedmá éra končí. { anachrony-victory }
    }
anachrony-victory =
    { $winners-count ->
        [0] Vítězí Chronobot.
        [one] Vítězí { $winners }.
        [few] O vítězství se dělí { $winners }.
       *[other] O vítězství se dělí { $winners }.
    }


## Herní plán v terminálu

# Jedno písmeno pro každý zdroj; „basic“ je kterýkoli z prvních tří.
anachrony-sign-titanium = T
anachrony-sign-uranium = U
anachrony-sign-gold = Z
anachrony-sign-neutronium = N
anachrony-sign-water = V
anachrony-sign-energy_core = E
anachrony-sign-basic = T/U/Z
anachrony-short-scientist = věd
anachrony-short-engineer = inž
anachrony-short-administrator = adm
anachrony-short-genius = gén
anachrony-short-nobody = prázdný

anachrony-board-era = Éra { $era } ze { $eras }
anachrony-board-phase-paths = výběr Cest
anachrony-board-phase-leaders = výběr vůdců
anachrony-board-phase-assets = draft startovních karet
anachrony-board-phase-conditions = výběr závěrečných podmínek
anachrony-board-phase-preparation = příprava
anachrony-board-phase-paradox = paradoxy
anachrony-board-phase-power_up = nabíjení
anachrony-board-phase-warp = warp
anachrony-board-phase-action = akce
anachrony-board-phase-clean_up = úklid
anachrony-board-first = Začíná { $who }.
anachrony-board-impact-coming = ~ tady přijde Dopad ~
anachrony-board-impact-struck = ~ Dopad ~
anachrony-board-owes = { $who } dluží:
anachrony-board-focus = (zaměření: { $who })
anachrony-board-you-owe = váš dluh: { $debts }

anachrony-board-council = Rada
anachrony-board-mine = Důl
anachrony-board-pools = Další
anachrony-board-pool = nabídka
anachrony-board-gone = zaniklo
anachrony-board-banner = začínající hráč
anachrony-board-for-nothing = zdarma
anachrony-board-built = stavba:
anachrony-board-work = {""}
anachrony-board-free = volně:
anachrony-board-or = nebo
# Body destičky nebo zisku, co nejkratší.
anachrony-board-worth = { $points }b
anachrony-board-hex-council-left = levé
anachrony-board-hex-council-right = pravé
anachrony-board-hex-mine-top = horní
anachrony-board-hex-mine-middle = prostřední
anachrony-board-hex-mine-bottom = dolní
anachrony-board-pool-purify = voda
anachrony-board-pool-nomads = nomádi
anachrony-board-pool-evacuation = evakuace
anachrony-board-conditions = Na konci po 3 bodech
anachrony-board-pair = { $first } + { $second }
anachrony-board-symbol = { $shape } ({ $icon }), nebo { $pair }
anachrony-board-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }

anachrony-board-you = { $who } (vy)
anachrony-board-draft = startovní karty: { $kept } ponechané, { $held } na výběr
anachrony-board-tired = unavení
anachrony-board-exosuits = exoskelety
anachrony-board-morale = morálka { $points } (zásobování { $water })
anachrony-board-travel = cestování { $steps } ({ $points } b.)
anachrony-board-paradoxes = paradoxy { $paradoxes }/{ $limit }
anachrony-board-row-power_plant = elektrárny
anachrony-board-row-factory = továrny
anachrony-board-row-life_support = podpory
anachrony-board-row-lab = laboratoře
anachrony-board-anomaly = anomálie
anachrony-board-supplying = { $worker } na zásobování
anachrony-board-used = využito: { $actions }
anachrony-board-passed = pasováno
anachrony-board-evacuated = evakuováno
anachrony-board-evacuation = { $way }: { $points } b., zatím ne
anachrony-board-can-evacuate = { $way }: { $points } b., podmínka splněna

anachrony-board-score-buildings = budovy
anachrony-board-score-superprojects = super
anachrony-board-score-anomalies = anom
anachrony-board-score-time_travel = cesty
anachrony-board-score-morale = morálka
anachrony-board-score-breakthroughs = průlomy
anachrony-board-score-warp_tiles = dluhy
anachrony-board-score-conditions = podm
anachrony-board-score-tokens = žetony
anachrony-board-score-total = celkem

anachrony-superproject-facts = Superprojekt, cena { $price }.
anachrony-collapse-facts = { $action } na hroutícím se poli: { $text }.
anachrony-legend-goods = Zdroje: { $goods }.
anachrony-legend-workers = Pracovníci: { $workers }; kdo stojí na destičce nebo na poli, je zaneprázdněný až do úklidu.
anachrony-legend-exosuits = Pole exoskeletů, horní a dolní řada: { $powered } nabité, { $free } prázdné, { $ruined } zničené; pak počet exoskeletů ve skladu.
anachrony-legend-buildings = Budovy v nabídce: vaše cena, pak u každé její číslo, body, kdo v ní pracuje a co se platí { $gives } co se získá. { $back }2 je cesta časem o dvě éry; s ! se pracovník vrátí aktivní, s { $dies } se nevrátí; „...“ potřebuje víc slov: zeptejte se na číslo.
anachrony-legend-topics = Na která pravidla se lze zeptat: { $topics }. Na každou budovu se lze zeptat jejím číslem.

## Pravidla ve zkratce, pro nápovědu v terminálu

anachrony-topic-goal = cíl
anachrony-rule-goal = Vyhrává nejvíc bodů: za budovy, superprojekty, morálku, cestování časem, průlomy, závěrečné podmínky a body získané během hry, bez bodů za anomálie a nesplacené warpové destičky. Při shodě rozhoduje nejvíc vody, pak nejvíc surovin.
anachrony-topic-era = éra
anachrony-rule-era = Sedm ér po šesti fázích: příprava, paradoxy, nabíjení, warp, akce, úklid. Dopad přijde po čtvrté éře. Hra končí po sedmé éře, nebo když zanikne poslední hroutící se pole Kapitolu.
anachrony-topic-worker = pracovník
anachrony-rule-worker = Ve svém tahu umístěte jednoho aktivního pracovníka: v nabitém exoskeletu na herní plán, nebo na místo na vlastní desce. Při úklidu se pracovníci vracejí unavení, pokud je jejich práce nemotivuje. Génius při umístění platí za kterýkoli druh, při placení ne.
anachrony-topic-exosuit = exoskelet
anachrony-rule-exosuit = Šest polí, která se nabíjejí na začátku éry: horní zdarma, dolní za energetické jádro. Prázdné pole dá vodu, pokud není zničené; Dopad zničí dvě horní pole. Na straně B to všechno může být jinak.
anachrony-topic-warp = warp
anachrony-rule-warp = Tajně si z budoucnosti půjčte až dvě věci; destičky leží v současné éře jako dluhy. Pracovník stojí navíc 1 vodu. Nesplacené destičky stojí na konci po 2 bodech a do té doby přinášejí paradoxy.
anachrony-topic-travel = cestování časem
anachrony-rule-travel = Elektrárny přesunou vaše zaměření do minulosti až do konce éry. Tam můžete splatit jednu ze svých warpových destiček, čímž postoupíte na stupnici cestování časem, a můžete postavit superprojekt, který tam leží.
anachrony-topic-paradox = paradox
anachrony-rule-paradox = Od druhé éry hází za každou minulou éru ten, kdo tam má nejvíc warpových destiček. Tři paradoxy znamenají anomálii: všechny se vrátí, anomálie zabere váš první volný sektor zleva a můžete si bez placení vzít zpět warpovou destičku. Odstranění anomálie stojí 2 vody a k tomu 2 základní suroviny (titan, uran, zlato) nebo 1 neutronium; pracovník je ztracen.
anachrony-topic-construct = stavba
anachrony-rule-construct = Vědec, inženýr nebo génius postaví jednu ze dvou odkrytých budov daného druhu do prvního volného sektoru její řady zleva za cenu tohoto sektoru, nebo superprojekt ve vašem zaměření. Inženýr platí o 1 titan méně.
anachrony-topic-superproject = superprojekt
anachrony-rule-superproject = Zabírá dva sousední sektory. Staví se akcí stavby ve vašem zaměření; stojí zdroje, někdy pracovníka, a buď jeden zobrazený průlom, nebo dva průlomy zobrazených tvarů.
anachrony-topic-recruit = nábor
anachrony-rule-recruit = Inženýr, administrátor nebo génius získá pracovníka z nabídky, hned aktivního. S vědcem přijdou 2 vody, s inženýrem energetické jádro, s administrátorem bod, s géniem jedno z toho. Inženýr nemůže naverbovat génia.
anachrony-topic-research = výzkum
anachrony-rule-research = Vědec nebo génius nastaví jednu ze dvou kostek, tvaru nebo symbolu, druhou hodí a vezme si takový průlom. Každý má na konci hodnotu 1 bodu a tři různé tvary další 2.
anachrony-topic-council = rada
anachrony-rule-council = Propůjčí akci Kapitolu, jejíž všechna pole jsou obsazená nebo zaniklá, bez jejich cen a bonusů. Levé křeslo stojí 2 vody a příští éru začínáte, pravé stojí 1.
anachrony-topic-mine = důl
anachrony-rule-mine = Vezměte si surovinu z nabídky a kostičku vedle pole. Inženýr se vrátí aktivní.
anachrony-topic-purify = voda
anachrony-rule-purify = Tři vody, s vědcem čtyři. Místo je tu vždy.
anachrony-topic-nomads = nomádi
anachrony-rule-nomads = Obchodujte jednou, s administrátorem dvakrát: 3 vody, energetické jádro, neutronium nebo 2 základní suroviny (titan, uran, zlato). Místo je tu vždy.
anachrony-topic-supply = zásobování
anachrony-rule-supply = Umístěte pracovníka na zásobování a zaplaťte vodu uvedenou u vaší morálky: unavení pracovníci se stanou aktivními a morálka stoupne; na vrcholu místo toho získáte body. Administrátor se vrátí aktivní (strana B se liší).
anachrony-topic-free = volná akce
anachrony-rule-free = Ve svém tahu jich můžete využít, kolik chcete, každou jednou za éru. Nucená práce udělá z unavených pracovníků aktivní a stojí stupeň morálky, nebo pracovníka, pokud už klesnout nemůže.
anachrony-topic-morale = morálka
anachrony-rule-morale = Stupnice o sedmi polích s body na konec hry a s vodou, kterou stojí zásobování.
anachrony-topic-impact = Dopad
anachrony-rule-impact = Po čtvrté éře. Pole Kapitolu se hroutí: každé má místo ceny ve vodě bonus a zanikne po éře, ve které bylo použito. Do dolu přibývá neutronium, některá pole na vaší desce jsou zničena a začíná evakuace.
anachrony-topic-evacuation = evakuace
anachrony-rule-evacuation = Jednou za hru po Dopadu, pokud je splněna podmínka vaší Cesty; body získáte hned, nejvýš 30. Kdo se evakuuje jako poslední ze všech, získá o 3 méně.
anachrony-topic-score = skóre
anachrony-rule-score = Tabulka pod plánem ukazuje, co by každý hráč měl teď: budovy, superprojekty, anomálie, cestování časem, morálku, průlomy, dluhy, závěrečné podmínky a body získané v žetonech.


## Chronobot a modul Soudný den

anachrony-setting-doomsday = Hrát s modulem Soudný den?
anachrony-setting-doomsday-no = Ne
anachrony-setting-doomsday-yes = Ano: experimenty Dopad oddalují, nebo přivolávají
anachrony-setting-planned_experiments = Odkud se berou další experimenty?
anachrony-setting-planned_experiments-no = Přidávají se lícem nahoru při každé přípravě
anachrony-setting-planned_experiments-yes = Plánované: příští je odkrytý a hned nahradí provedený
anachrony-setting-difficulty = Jak silný je Chronobot, soupeř v sólové hře?
anachrony-setting-difficulty-beginner = Začátečník: za neúspěšné akce nezískává body
anachrony-setting-difficulty-normal = Normální
anachrony-setting-difficulty-expert = Expert: hrajete bez vůdce

# Experimenty: co vyžadují a co stojí.
anachrony-text-ai_research = 2 body. Potřebujete průlom technologie; zaplaťte 1 titan, uran nebo zlato.
anachrony-text-examine_temporal_distortion = 2 body. Potřebujete průlom cestování časem; zaplaťte 1 titan, uran nebo zlato.
anachrony-text-hydro_plant_upgrades = 2 body. Potřebujete elektrárnu a podporu života; zaplaťte 2 vody.
anachrony-text-interstellar_missile_system = 2 body. Potřebujete průlom válečnictví; zaplaťte 1 titan, uran nebo zlato.
anachrony-text-life_support_improvements = 2 body. Potřebujete průlom společnosti; zaplaťte 1 titan, uran nebo zlato.
anachrony-text-quantum_mechanics = 2 body. Potřebujete laboratoř a továrnu; zaplaťte 2 vody.
anachrony-text-resistant_genotype = 2 body. Potřebujete průlom genetiky; zaplaťte 1 titan, uran nebo zlato.
anachrony-text-reverse_water_gas_shift = 2 body. Potřebujete laboratoř a podporu života; zaplaťte 2 vody.
anachrony-text-technological_singularity = 2 body. Potřebujete elektrárnu a továrnu; zaplaťte 2 vody.
anachrony-text-timeline_protection_doctrine = 2 body. Potřebujete 6 warpových destiček mimo časovou osu; dostanete paradox.
anachrony-text-alien_studies = 3 body. Potřebujete 3 průlomy; jedním z nich zaplaťte.
anachrony-text-augmented_time_rifts = 3 body. Vaše cestování časem musí mít hodnotu 8 bodů; zaplaťte 1 uran a 2 vody.
anachrony-text-austerity_measures = 3 body. Vaše morálka musí mít hodnotu aspoň 0 bodů; klesne.
anachrony-text-caste_system = 3 body. Potřebujete pracovníka každého druhu; odevzdejte jednoho pracovníka, aktivního nebo unaveného, a zaplaťte 2 vody.
anachrony-text-colony_coordination_protocol = 3 body. Potřebujete 5 budov; odevzdejte administrátora, aktivního nebo unaveného.
anachrony-text-fortunate_accident = 3 body. Potřebujete superprojekt; odevzdejte génia, aktivního nebo unaveného.
anachrony-text-hive_mind-revised = 3 body. Potřebujete 8 pracovníků; zaplaťte 1 zlato a 2 vody.
anachrony-text-hive_mind-polish = 3 body. Potřebujete 8 pracovníků; zaplaťte 1 zlato a 1 vodu.
anachrony-text-irrigation_systems = 3 body. Potřebujete 10 vod; 4 z nich zaplaťte.
anachrony-text-outback_mapping = 3 body. Na desce vám musí zbývat 3 nabité exoskelety; zaplaťte energetické jádro.
anachrony-text-pocket_universe = 3 body. Potřebujete anomálii; dostanete 2 paradoxy.

anachrony-pool-experiment = experiment
anachrony-option-experiment = Provést experiment
anachrony-option-breakthrough = Průlom: { $shape } ({ $icon })
anachrony-condition-most_experiments = nejvíc experimentů
anachrony-text-most_experiments = 3 body za nejvíc provedených experimentů. Při shodě bodují všichni shodní.

anachrony-ask-experiment-worker = Kterého pracovníka odevzdáte za experiment?
anachrony-ask-give-breakthrough = Který průlom odevzdáte?
anachrony-ask-move-tracker = Posunout ukazatel vaší Cesty o krok na stupnici Soudného dne?

anachrony-experiment-revealed = Experiment příští éry: { $experiment }.
anachrony-experiment-added = Pod érou { $era } leží nový experiment: { $experiment }.
anachrony-experiment-next = Příští experiment z balíčku: { $experiment }.
anachrony-experimented = { $who } provádí experiment: { $experiment }.
anachrony-saved-earth =
    { $slot ->
        [1] { $who } posouvá Záchranu Země na vrchol stupnice: Dopad nepřijde.
        [few] { $who } posouvá Záchranu Země nahoru na políčko { $slot }.
       *[other] { $who } posouvá Záchranu Země nahoru na políčko { $slot }.
    }
anachrony-sealed-fate =
    { $slot ->
        [10] { $who } posouvá Zpečetění osudu na konec stupnice: Dopad přijde na konci této éry.
       *[other] { $who } posouvá Zpečetění osudu dolů na políčko { $slot }.
    }
anachrony-fate-is-sealed = Osud je zpečetěn: Dopad přichází teď.
anachrony-trajectory =
    { $moved ->
        [1] Trajektorie ukazuje plus: { $plus }, minus: { $minus }. Dopad se vzdaluje a přijde po éře { $after }.
        [-1] Trajektorie ukazuje plus: { $plus }, minus: { $minus }. Dopad se přibližuje a přijde po éře { $after }.
       *[0] Trajektorie ukazuje plus: { $plus }, minus: { $minus }. Dopad se nehýbe a přijde po éře { $after }.
    }

# Místa v Chronobotově okruhu podle čísla: co tam dělá.
anachrony-position-1 = stavba elektrárny
anachrony-position-2 = cestování časem
anachrony-position-3 = odstranění anomálie
anachrony-position-4 = zásobování, jinak nábor
anachrony-position-5 = stavba laboratoře
anachrony-position-6 = výzkum
anachrony-position-7 = důl
anachrony-position-8 = stavba podpory života
anachrony-position-9 = nábor
anachrony-position-10 = stavba továrny
anachrony-position-11 = 2 vody
anachrony-position-12 = 2 vody
anachrony-position-13 = stavba superprojektu, před Dopadem bod

# Proč vybral, co vybral, a proč se něco nepovedlo.
anachrony-choice-only = nic jiného tam není
anachrony-choice-dearest = má nejvyšší hodnotu
anachrony-choice-secondary = z vedlejšího sloupce, protože obě mají stejnou hodnotu
anachrony-choice-oldest = nejstarší z rovnocenných
anachrony-choice-fullest = kde dluží nejvíc
anachrony-choice-lacking = první na jeho seznamu, co mu chybí
anachrony-choice-wanted = první na jeho seznamu, z nabídky mu nic nechybí
anachrony-failure-no_room = nezbývá žádné místo, ani ve Světové radě
anachrony-failure-three_of_a_kind = už má tři toho druhu
anachrony-failure-two_superprojects = už má dva superprojekty
anachrony-failure-no_superproject = nezbývá žádný superprojekt
anachrony-failure-no_recruit = nabídka rekrutů je prázdná
anachrony-failure-no_breakthrough = nezbývá žádný průlom toho tvaru
anachrony-failure-mine_full = důl je plný
anachrony-failure-mine_empty = důl je prázdný
anachrony-failure-top_of_morale = jeho morálka už nemůže stoupnout
anachrony-failure-nothing_owed = minulosti nic nedluží
anachrony-failure-no_anomaly = nemá žádnou anomálii
anachrony-failure-too_poor = nemá na to

anachrony-bot-begins = Začíná Chronobot.
anachrony-bot-first-player = Příští éru začíná Chronobot.
anachrony-bot-rolled = Chronobot hází { $token }: { $position }.
anachrony-bot-went = Chronobot posílá prázdný exoskelet na { $place-acc }.
anachrony-bot-built = Chronobot staví { $tile-acc } ({ $why }).
anachrony-bot-founded = Chronobot staví superprojekt { $tile } ({ $why }).
anachrony-bot-recruited = Chronobot verbuje { anachrony-someone } ({ $why }).
anachrony-bot-gained = Chronobot si bere { anachrony-amount } ({ $why }).
anachrony-bot-set = Chronobot vrací po jednom od každého druhu.
anachrony-bot-supplied =
    { $amount ->
        [one] Chronobot platí za zásobování { $amount } vodu a jeho morálka stoupá.
        [few] Chronobot platí za zásobování { $amount } vody a jeho morálka stoupá.
       *[other] Chronobot platí za zásobování { $amount } vod a jeho morálka stoupá.
    }
anachrony-bot-researched = Chronobot hází: { $shape }, a bere si průlom: { $shape } ({ $icon }).
anachrony-bot-travelled = Chronobot si bere zpět warpovou destičku z éry { $era } ({ $why }) a je na své stupnici cestování časem na kroku { $steps }.
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
anachrony-bot-passed = Chronobot pasuje.
anachrony-bot-powered =
    { $amount ->
        [one] Chronobot má { $amount } exoskelet.
        [few] Chronobot má { $amount } exoskelety.
       *[other] Chronobot má { $amount } exoskeletů.
    }
anachrony-bot-warped =
    { $amount ->
        [0] Chronobot si nic nepůjčuje.
        [one] Chronobot pokládá na tuto éru warpovou destičku.
        [few] Chronobot pokládá na tuto éru { $amount } warpové destičky.
       *[other] Chronobot pokládá na tuto éru { $amount } warpových destiček.
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
anachrony-bot-relieved = Chronobot si bere zpět warpovou destičku z éry { $era }.
anachrony-bot-final-score =
    { $amount ->
        [one] Chronobot má { $amount } bod.
        [few] Chronobot má { $amount } body.
       *[other] Chronobot má { $amount } bodů.
    }

anachrony-chronobot = Chronobot
anachrony-board-bot-owes =
    { $tiles ->
        [one] Chronobot dluží warpovou destičku.
        [few] Chronobot dluží { $tiles } warpové destičky.
       *[other] Chronobot dluží { $tiles } warpových destiček.
    }
anachrony-board-anomalies =
    { $anomalies ->
        [one] { $anomalies } anomálie
        [few] { $anomalies } anomálie
       *[other] { $anomalies } anomálií
    }
anachrony-board-pool-experiment = experiment
anachrony-board-experiment = (experiment: { $experiment })
anachrony-board-track = Stupnice Soudného dne: Záchrana Země na { $up }, Zpečetění osudu na { $down }.
anachrony-board-impact-after = Dopad přijde po éře { $era }.
anachrony-board-next-experiment = Příští experiment: { $experiment }.
anachrony-topic-doomsday = Soudný den
anachrony-rule-doomsday = Kterýkoli pracovník v exoskeletu provede experiment pod érou vašeho zaměření, pokud splníte jeho podmínku a zaplatíte jeho cenu. Pak můžete posunout ukazatel: Harmonie a Nadvláda posouvají Záchranu Země nahoru, Pokrok a Vykoupení posouvají Zpečetění osudu dolů a každý krok může přinést body. Na konci každé éry rozhodnou dvě kostky a oba ukazatele, zda se Dopad vzdálí, nebo přiblíží. Záchrana Země na vrcholu ukončí hru, Zpečetění osudu na konci přivolá Dopad s koncem éry.
anachrony-topic-chronobot = Chronobot
anachrony-rule-chronobot = Váš soupeř, když hrajete sami. Kostka určí jeden ze šesti žetonů; Chronobot udělá, co říká místo, kde žeton stojí, zdarma a bez pracovníků, a žeton se posune dál. Za neúspěch dostane vodu a většinou bod. Bez exoskeletů pasuje. Když pasujete vy, éra skončí, jakmile měl tři tahy, podle polských pravidel hned.


## Co porovnávají simulace

anachrony-unit-rounds = Éry
anachrony-fact-path = Cesta
anachrony-fact-side = Cesta a strana desky
anachrony-fact-leader = Vůdce
anachrony-fact-built = Postavená budova
anachrony-fact-founded = Postavený superprojekt
anachrony-fact-left = Evakuace
anachrony-fact-evacuated = Způsob evakuace
anachrony-fact-experiment = Provedený experiment
anachrony-fact-condition = Bodovaná závěrečná podmínka
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
anachrony-category-buildings = Budovy
anachrony-category-anomalies = Anomálie
anachrony-category-superprojects = Superprojekty
anachrony-category-time_travel = Cestování časem
anachrony-category-morale = Morálka
anachrony-category-tokens = Bodové žetony
anachrony-category-breakthroughs = Průlomy
anachrony-category-warp_tiles = Nesplacené warpové destičky
anachrony-category-conditions = Závěrečné podmínky
anachrony-ending-eras = Skončila sedmá éra
anachrony-ending-collapse = Kapitol se zhroutil
anachrony-ending-saved = Země byla zachráněna
# Co dříve nebo později musí nastat, když se hra kontroluje.
anachrony-coverage-built = Postavené budovy
anachrony-coverage-founded = Postavené superprojekty
anachrony-coverage-worked = Destičky, na kterých se pracovalo
anachrony-coverage-free = Volné akce
anachrony-coverage-leader = Vůdci
anachrony-coverage-collapse = Využité hroutící se destičky
anachrony-coverage-condition = Splněné závěrečné podmínky
anachrony-coverage-evacuation = Způsoby evakuace
anachrony-coverage-experiment = Provedené experimenty
anachrony-coverage-position = Akce Chronobota


## Stůl v prohlížeči

# Další věci, které mohou stát ve výčtu cen a zisků.
anachrony-some-basic =
    { $count ->
        [one] { $count } základní surovina
        [few] { $count } základní suroviny
       *[other] { $count } základních surovin
    }
    .acc =
        { $count ->
            [one] { $count } základní surovinu
            [few] { $count } základní suroviny
           *[other] { $count } základních surovin
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
anachrony-some-exosuit = nabitý exoskelet
anachrony-some-warp_tiles =
    { $count ->
        [one] { $count } warpová destička
        [few] { $count } warpové destičky
       *[other] { $count } warpových destiček
    }
    .acc =
        { $count ->
            [one] { $count } warpovou destičku
            [few] { $count } warpové destičky
           *[other] { $count } warpových destiček
        }
anachrony-some-wake = všichni unavení pracovníci aktivní

anachrony-web-main-board = Herní plán
anachrony-web-council = Světová rada
anachrony-web-mine = Důl
anachrony-web-recruit-pool = Rekruti
anachrony-web-breakthrough-pool = Zbývající průlomy
anachrony-web-stacks = Budovy, které lze postavit
anachrony-web-timeline = Časová osa
anachrony-web-empty = prázdno
anachrony-web-none-of =
    { $what-gender ->
        [feminine] žádná { $what }
        [neuter] žádné { $what }
       *[masculine] žádný { $what }
    }

anachrony-web-hex-gone = { $place }, zaniklo
anachrony-web-hex-taken = { $place }: { anachrony-someone.nom }, { $who }
anachrony-web-hex-empty =
    { $water ->
        [0] { $place }, volné
        [one] { $place }, volné, stojí { $water } vodu
        [few] { $place }, volné, stojí { $water } vody
       *[other] { $place }, volné, stojí { $water } vod
    }
anachrony-web-hex-bonus = { $place }, volné, bonus: { $bonus }
anachrony-web-pool-purify = Čištění vody
anachrony-web-pool-nomads = Nomádi
anachrony-web-pool-evacuation = Evakuace
anachrony-web-pool-experiment = Experiment
anachrony-web-pool =
    { $count ->
        [0] { $place }
       *[other] { $place }, jsou tam: { $who }
    }
anachrony-web-next-price = Další z vašich { $row-gen } stojí { $price-acc }
anachrony-web-row-full = plno
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
                [0] Éra { $era }, teď
               *[other] Éra { $era }, teď, zaměření: { $focus }
            }
       *[no]
            { $focus-count ->
                [0] Éra { $era }
               *[other] Éra { $era }, zaměření: { $focus }
            }
    }
anachrony-web-focus = Zaměření: { $who }
anachrony-web-owes = { $who } dluží { $what-acc }
anachrony-web-impact-coming = Dopad přijde po éře { $era }
anachrony-web-impact-struck = Dopad přišel po éře { $era }
anachrony-web-save-earth = Záchrana Země
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
        [one] { $who }, { $points } bod, pasováno
        [few] { $who }, { $points } body, pasováno
       *[other] { $who }, { $points } bodů, pasováno
    }
anachrony-web-passed = pasováno

anachrony-web-board-of = Deska hráče { $who }
anachrony-web-sector = { $tile }
anachrony-web-sector-free =
    { $price-count ->
        [0] Volno: { $place }
       *[other] Volno: { $place }, cena: { $price }
    }
anachrony-web-sector-busy = { $tile }, pracuje tam { anachrony-someone.nom }
anachrony-web-sector-covered = { $tile }, pod anomálií
anachrony-web-exosuits = Exoskelety
anachrony-web-exosuits-left = { $count } ve skladu
anachrony-web-exosuit-hex = Pole exoskeletu, { $hex }
anachrony-web-suit-powered = Nabitý exoskelet, { $hex }
anachrony-web-suit-ruined = Zničené pole, { $hex }
anachrony-web-suit-empty = Prázdné pole, { $hex }
anachrony-web-active = Aktivní
anachrony-web-tired = Unavení
anachrony-web-active-workers = Aktivní: { $workers }
anachrony-web-tired-workers = Unavení: { $workers }
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
        [one] Cestování časem: krok { $steps }, { $points } bod
        [few] Cestování časem: krok { $steps }, { $points } body
       *[other] Cestování časem: krok { $steps }, { $points } bodů
    }
anachrony-web-paradoxes =
    { $paradoxes ->
        [one] { $paradoxes } paradox z { $limit }
        [few] { $paradoxes } paradoxy z { $limit }
       *[other] { $paradoxes } paradoxů z { $limit }
    }
anachrony-web-warps = Warpové destičky
anachrony-web-warp-home = Warpová destička doma: { $what }
anachrony-web-warp-out = { $what }, dluh v éře { $era }
anachrony-web-breakthroughs = Průlomy
anachrony-web-experiments = Experimenty
anachrony-web-way-met = teď
anachrony-web-way-unmet = zatím ne

anachrony-web-your-path = Jdete Cestou { $path-gen }
anachrony-web-asset = Startovní karta { $number }
anachrony-web-kept = Ponecháno

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
anachrony-web-conditions = Na konci 3 body za nejvíc
anachrony-web-score-buildings = Budovy
anachrony-web-score-anomalies = Anomálie
anachrony-web-score-superprojects = Superprojekty
anachrony-web-score-time_travel = Cestování časem
anachrony-web-score-morale = Morálka
anachrony-web-score-tokens = Získané body
anachrony-web-score-breakthroughs = Průlomy
anachrony-web-score-warp_tiles = Dlužené destičky
anachrony-web-score-conditions = Závěrečné podmínky
anachrony-web-score-total = Celkem

anachrony-web-position =
    { $tokens-count ->
        [0] { $position }
        [one] { $position }: žeton { $tokens }
        [few] { $position }: žetony { $tokens }
       *[other] { $position }: žetony { $tokens }
    }


## První hra s průvodcem: krátká slova vedle stolu, každé zazní jednou.

anachrony-guide-welcome = Vítejte! K Zemi se řítí asteroid a dopadne po čtvrté éře. Vyhrává, kdo má na konci nejvíc bodů, a body dávají budovy, superprojekty, cesty časem i včasná evakuace.
anachrony-guide-own-board = Toto je vaše deska: nahoře zdroje, pak sektory ke stavění, exoskelety, pracovníci a pod nimi to, co si můžete půjčit z budoucnosti.
anachrony-guide-main-board = Herní plán je pro všechny. Pracovníci sem chodí stavět, verbovat a zkoumat, do dolu a na místa, kde je vždycky volno.
anachrony-guide-power = Každá éra začíná nabíjením exoskeletů: bez nich se ven nechodí. Horní pole jsou zdarma, dolní stojí energetické jádro a každé pole, které zůstane prázdné, vám dá 1 vodu.
anachrony-guide-enough = Máte čtyři pracovníky, takže stačí čtyři exoskelety. Zvolte Hotovo a dvě prázdná pole vám přinesou vodu.
anachrony-guide-warp = Teď si půjčte z vlastní budoucnosti: až dvě z těchto destiček, vybrané tajně. Co ukazují, dostanete hned a jednou to budete muset poslat zpátky časem.
anachrony-guide-debts = Co si půjčíte, leží na této éře, dokud to nesplatíte. Dluh, který zbude na konci, stojí 2 body a do té doby si ho čas může všimnout. Ještě jeden nevadí, dokud umíte cestovat.
anachrony-guide-turn = Fáze akcí: hráči po řadě umisťují po jednom pracovníkovi, dokud všichni nepasují. Nejdřív vyberte, kdo půjde. Vědce potřebuje výzkum, inženýrům se daří v dole, administrátoři drží ostatní při síle a génius zastoupí kohokoli.
anachrony-guide-place = Ven v exoskeletu, nebo doma na vlastní desce: to je otázka pro každého pracovníka. V Kapitolu je první pole akce zdarma, druhé stojí 1 vodu.
anachrony-guide-build = Budova dává body a to, co umí, je jen pro vás. V minulosti máte dluhy, tak začněte elektrárnou: ta vás tam dostane. { $plant } dosáhne o tři éry zpět.
anachrony-guide-others = Také soupeř někoho vyslal. Obsazené pole zůstává obsazené až do konce éry. Tady si můžete kdykoli prohlédnout desku druhého hráče.
anachrony-guide-recruit = Vezměte si pracovníka z nabídky a něco přijde s ním: 2 vody s vědcem, energetické jádro s inženýrem, bod s administrátorem. Kdo se k vám přidá, může hned pracovat.
anachrony-guide-research = Jednu ze dvou kostek nastavte, jak chcete; druhou se hází. Tvar a symbol dohromady určí, který průlom si vezmete.
anachrony-guide-breakthrough = Váš první průlom. Každý má hodnotu jednoho bodu, sada tří tvarů dalších 2 a platí se jimi superprojekty.
anachrony-guide-purify = Vodou se platí skoro všechno. Tady je vždycky volno: 3 vody, s vědcem o 1 víc.
anachrony-guide-pass = Kdo byl venku, vrátí se domů unavený a nejde ho znovu umístit. Je moudré nechat si jednoho aktivního pracovníka na příští éru, takže teď můžete pasovat.
anachrony-guide-paradox = Čas si všiml vašich dluhů: v každé éře hází o paradoxy ten, kdo některé minulé éře dluží nejvíc. Třetí paradox přinese anomálii, která blokuje sektor a stojí 3 body.
anachrony-guide-superprojects = Každá éra má svůj superprojekt: dává hodně bodů a platí se zdroji a průlomy. Postavit můžete ten, kde je vaše zaměření: v současnosti, nebo v minulé éře, do které jste se vydali.
anachrony-guide-tired = Pracovníci se vrátili domů unavení, všichni kromě toho, kterého jste si nechali. Pro tuto éru stačí tři exoskelety; prázdná pole dají vodu a za chvíli ji budete potřebovat.
anachrony-guide-warp-again = Nová éra, nové půjčky, chcete-li. Pořád něco dlužíte éře 1, takže tentokrát není ostuda nepůjčit si nic.
anachrony-guide-supply = Pracovník na zásobování probudí všechny unavené pracovníky za vodu, která je tu uvedena, a morálka stoupne. Exoskelet není třeba a administrátor se ani neunaví. Nucená práce je probudí bez vody, ale morálka klesne.
anachrony-guide-travel = A teď na cestu: pracovník na elektrárně přesune vaše zaměření do minulé éry. Je to vaše budova, takže exoskelet není třeba.
anachrony-guide-repay = Jste zpátky tam, kde máte dluhy. Jeden z nich pošlete zpět a je vyrovnáno: cestovali jste a splatili, takže váš ukazatel postoupí na stupnici cestování časem.
anachrony-guide-track = Destička je zase vaše a první krok na stupnici cestování časem má hodnotu 2 bodů. Každá cesta se splátkou přidá další 2.
anachrony-guide-mine = V dole si vezmete surovinu podle svého výběru a tu, která leží vedle vašeho pole. Inženýrovi se tam líbí a vrátí se aktivní.
anachrony-guide-prices = Každá další budova v řadě stojí víc, ale první v jiné řadě je levná. Podpora života například přinese vodu, které je vždycky málo.
anachrony-guide-at-home = Co postavíte, můžete hned používat a doma exoskelet není třeba. Podívejte se na budovu a přečtěte si, co umí.
anachrony-guide-score = Tabulka skóre říká, jak na tom kdo je. Pod ní je pět závěrečných podmínek: každá dá 3 body každému, koho v ní nikdo nepředčí.
anachrony-guide-closing = Tak probíhá éra: nabít, půjčit si, umístit pracovníky, vrátit se domů. Odtud hrajete sami a ozvu se, jen když se stane něco nového. Zkuste teď splatit, co ještě dlužíte, než přijde třetí paradox, a sbírejte průlomy na superprojekt.
anachrony-guide-anomaly = Čas se roztrhl: na vaší desce leží anomálie. Blokuje svůj sektor a na konci stojí 3 body. Odstraníte ji akcí doma: stojí jednoho z vašich pracovníků a ještě něco k tomu.
anachrony-guide-impact = Asteroid dopadl a Kapitol se hroutí. Každá destička na jeho polích něco přidává a lze ji použít jen jednou. Hra končí po éře, ve které se použije poslední, nebo po sedmé.
anachrony-guide-evacuation = Odteď se můžete evakuovat, jen jednou: když je splněna podmínka vaší Cesty, vyšlete pracovníka. Přinese to hodně bodů, tak se podívejte, co podmínka žádá.
anachrony-guide-last-debts = Poslední možnost vyrovnat dluhy: každá zbylá warpová destička stojí 2 body.


## Budovy

anachrony-tile-101 = Elektrárna 101
    .acc = elektrárnu 101
anachrony-free-101 = Elektrárna 101
anachrony-text-101 = Umístěte pracovníka: cestujte až o 1 éru zpět.
anachrony-tile-102 = Elektrárna 102
    .acc = elektrárnu 102
anachrony-free-102 = Elektrárna 102
anachrony-text-102 = Umístěte pracovníka: cestujte až o 2 éry zpět.
anachrony-tile-103 = Elektrárna 103
    .acc = elektrárnu 103
anachrony-free-103 = Elektrárna 103
anachrony-text-103 = Umístěte pracovníka: cestujte až o 2 éry zpět.
anachrony-tile-104 = Elektrárna 104
    .acc = elektrárnu 104
anachrony-free-104 = Elektrárna 104
anachrony-text-104 = Umístěte vědce: cestujte až o 2 éry zpět.
anachrony-tile-105 = Elektrárna 105
    .acc = elektrárnu 105
anachrony-free-105 = Elektrárna 105
anachrony-text-105 = Umístěte pracovníka: cestujte až o 3 éry zpět.
anachrony-tile-106 = Elektrárna 106
    .acc = elektrárnu 106
anachrony-free-106 = Elektrárna 106
anachrony-text-106 = Umístěte pracovníka: cestujte až o 3 éry zpět.
anachrony-tile-107 = Elektrárna 107
    .acc = elektrárnu 107
anachrony-free-107 = Elektrárna 107
anachrony-text-107 = Umístěte pracovníka: zaplaťte 1 uran; cestujte až o 3 éry zpět; získejte 1 bod.
anachrony-tile-108 = Elektrárna 108
    .acc = elektrárnu 108
anachrony-free-108 = Elektrárna 108
anachrony-text-108 = Umístěte vědce: cestujte až o 2 éry zpět. Pracovník se vrátí aktivní.
anachrony-tile-109 = Elektrárna 109
    .acc = elektrárnu 109
anachrony-free-109 = Elektrárna 109
anachrony-text-109 = Umístěte vědce: zaplaťte 1 neutronium; cestujte až o 3 éry zpět; získejte 2 body.
anachrony-tile-110 = Elektrárna 110
    .acc = elektrárnu 110
anachrony-free-110 = Elektrárna 110
anachrony-text-110 = Umístěte pracovníka: zaplaťte 1 vodu; cestujte až o 4 éry zpět.
anachrony-tile-111 = Elektrárna 111
    .acc = elektrárnu 111
anachrony-free-111 = Elektrárna 111
anachrony-text-111 = Při stavbě: vezměte si zpět warpovou destičku bez placení. Umístěte pracovníka: cestujte až o 3 éry zpět.
anachrony-tile-112 = Elektrárna 112
    .acc = elektrárnu 112
anachrony-free-112 = Elektrárna 112
anachrony-text-112 = Umístěte pracovníka: zaplaťte libovolné množství vody a cestujte o tolik ér zpět; 1 bod.
anachrony-tile-113 = Elektrárna 113
    .acc = elektrárnu 113
anachrony-free-113 = Elektrárna 113
anachrony-text-113 = Umístěte pracovníka: zaplaťte libovolný počet základních surovin (titan, uran, zlato) a cestujte o tolik ér zpět; za každou bod.
anachrony-tile-114 = Elektrárna 114
    .acc = elektrárnu 114
anachrony-free-114 = Elektrárna 114
anachrony-text-114 = Umístěte vědce: zaplaťte 1 vodu; cestujte až o 3 éry zpět a pak případně znovu.
anachrony-tile-115 = Elektrárna 115
    .acc = elektrárnu 115
anachrony-free-115 = Elektrárna 115
anachrony-text-115 = Umístěte pracovníka: zaplaťte 1 zlato; cestujte až o 3 éry zpět; získejte 1 bod.
anachrony-tile-201 = Továrna 201
    .acc = továrnu 201
anachrony-free-201 = Továrna 201
anachrony-text-201 = Umístěte pracovníka: dostanete 2 titany. Pracovník se vrátí aktivní.
anachrony-tile-202 = Továrna 202
    .acc = továrnu 202
anachrony-free-202 = Továrna 202
anachrony-text-202 = Umístěte pracovníka: zaplaťte 1 vodu; dostanete 3 titany.
anachrony-tile-203 = Továrna 203
    .acc = továrnu 203
anachrony-free-203 = Továrna 203
anachrony-text-203 = Umístěte pracovníka: zaplaťte 1 vodu; dostanete 1 titan, uran nebo zlato. Pracovník se vrátí aktivní.
anachrony-tile-204 = Továrna 204
    .acc = továrnu 204
anachrony-free-204 = Továrna 204
anachrony-text-204 = Umístěte pracovníka: dostanete 1 zlato. Pracovník se vrátí aktivní.
anachrony-tile-205 = Továrna 205
    .acc = továrnu 205
anachrony-free-205 = Továrna 205
anachrony-text-205 = Umístěte pracovníka: zaplaťte 1 vodu; dostanete 2 zlata.
anachrony-tile-206 = Továrna 206
    .acc = továrnu 206
anachrony-free-206 = Továrna 206
anachrony-text-206 = Umístěte pracovníka: dostanete 1 uran. Pracovník se vrátí aktivní.
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
anachrony-text-210 = Umístěte inženýra: zaplaťte 3 vody; dostanete 3 základní suroviny (titan, uran, zlato) nebo 1 neutronium.
anachrony-tile-211 = Továrna 211
    .acc = továrnu 211
anachrony-free-211 = Továrna 211
anachrony-text-211 = Umístěte inženýra: zaplaťte 1 titan; dostanete 1 energetické jádro. Pracovník se vrátí aktivní.
anachrony-tile-212 = Továrna 212
    .acc = továrnu 212
anachrony-free-212 = Továrna 212
anachrony-text-212 = Umístěte inženýra: dostanete 1 energetické jádro.
anachrony-tile-213 = Továrna 213
    .acc = továrnu 213
anachrony-free-213 = Továrna 213
anachrony-text-213 = Umístěte inženýra: zaplaťte 2 základní suroviny (titan, uran, zlato); dostanete 2 energetická jádra.
anachrony-tile-214 = Továrna 214
    .acc = továrnu 214
anachrony-free-214 = Továrna 214
anachrony-text-214 = Umístěte inženýra: zaplaťte 3 vody; dostanete 2 energetická jádra.
anachrony-tile-215 = Továrna 215
    .acc = továrnu 215
anachrony-free-215 = Továrna 215
anachrony-text-215 = Volná akce: zaplaťte 1 vodu; dostanete 1 titan, uran nebo zlato.
anachrony-tile-301 = Podpora života 301
    .acc = podporu života 301
anachrony-free-301 = Podpora života 301
anachrony-text-301 = Při stavbě: dostanete 3 vody. Volná akce: dostanete 1 vodu.
anachrony-tile-302 = Podpora života 302
    .acc = podporu života 302
anachrony-free-302 = Podpora života 302
anachrony-text-302 = Při stavbě: dostanete 3 vody. Volná akce: dostanete 1 vodu.
anachrony-tile-303 = Podpora života 303
    .acc = podporu života 303
anachrony-free-303 = Podpora života 303
anachrony-text-303 = Volná akce: dostanete 2 vody.
anachrony-tile-304 = Podpora života 304
    .acc = podporu života 304
anachrony-free-304 = Podpora života 304
anachrony-text-304 = Volná akce: dostanete 2 vody.
anachrony-tile-305 = Podpora života 305
    .acc = podporu života 305
anachrony-free-305 = Podpora života 305
anachrony-text-305 = Umístěte pracovníka: dostanete 3 vody. Pracovník se vrátí aktivní.
anachrony-tile-306 = Podpora života 306
    .acc = podporu života 306
anachrony-free-306 = Podpora života 306
anachrony-text-306 = Umístěte pracovníka: dostanete 3 vody. Pracovník se vrátí aktivní.
anachrony-tile-307 = Podpora života 307
    .acc = podporu života 307
anachrony-free-307 = Podpora života 307
anachrony-text-307 = Umístěte administrátora: dostanete 5 vod.
anachrony-tile-308 = Podpora života 308
    .acc = podporu života 308
anachrony-free-308 = Podpora života 308
anachrony-text-308 = Umístěte administrátora: dostanete 5 vod.
anachrony-tile-309 = Podpora života 309
    .acc = podporu života 309
anachrony-free-309 = Podpora života 309
anachrony-text-309 = Umístěte pracovníka: zaplaťte 1 neutronium; dostanete 8 vod.
anachrony-tile-310 = Podpora života 310
    .acc = podporu života 310
anachrony-free-310 = Podpora života 310
anachrony-text-310 = Umístěte pracovníka: dostanete 7 vod. Pracovník se nevrátí.
anachrony-tile-311 = Podpora života 311
    .acc = podporu života 311
anachrony-free-311 = Podpora života 311
anachrony-text-311 = Zásobování vás stojí polovinu vody, zaokrouhleno nahoru.
anachrony-tile-312 = Podpora života 312
    .acc = podporu života 312
anachrony-free-312 = Podpora života 312
anachrony-text-312 = Zásobování vás stojí polovinu vody, zaokrouhleno nahoru.
anachrony-tile-313 = Podpora života 313
    .acc = podporu života 313
anachrony-free-313 = Podpora života 313
anachrony-text-313 = Umístěte pracovníka: zaplaťte 1 uran; dostanete 6 vod a 1 bod. Pracovník se vrátí aktivní.
anachrony-tile-314 = Podpora života 314
    .acc = podporu života 314
anachrony-free-314 = Podpora života 314
anachrony-text-314 = Umístěte pracovníka: zaplaťte 1 zlato; dostanete 6 vod a 1 bod. Pracovník se vrátí aktivní.
anachrony-tile-315 = Podpora života 315
    .acc = podporu života 315
anachrony-free-315 = Podpora života 315
anachrony-text-315 = Při stavbě: dostanete 8 vod.
anachrony-tile-401 = Laboratoř 401
    .acc = laboratoř 401
anachrony-free-401 = Laboratoř 401
anachrony-text-401 = Vaše elektrárny dosáhnou o 1 éru dál.
anachrony-tile-402 = Laboratoř 402
    .acc = laboratoř 402
anachrony-free-402 = Laboratoř 402
anachrony-text-402 = Vaše elektrárny dosáhnou o 2 éry dál.
anachrony-tile-403 = Laboratoř 403
    .acc = laboratoř 403
anachrony-free-403 = Laboratoř 403
anachrony-text-403 = Umístěte pracovníka: zaplaťte 1 energetické jádro; dostanete nabitý exoskelet. Pracovník se vrátí aktivní.
anachrony-tile-404 = Laboratoř 404
    .acc = laboratoř 404
anachrony-free-404 = Laboratoř 404
anachrony-text-404 = Umístěte vědce: vraťte 1 paradox.
anachrony-tile-405 = Laboratoř 405
    .acc = laboratoř 405
anachrony-free-405 = Laboratoř 405
anachrony-text-405 = Anomálii dostanete až o 1 paradox později.
anachrony-tile-406 = Laboratoř 406
    .acc = laboratoř 406
anachrony-free-406 = Laboratoř 406
anachrony-text-406 = Každá z vašich anomálií má hodnotu o 2 body vyšší.
anachrony-tile-407 = Laboratoř 407
    .acc = laboratoř 407
anachrony-free-407 = Laboratoř 407
anachrony-text-407 = Umístěte vědce: vezměte si zpět jednu ze svých warpových destiček, aniž byste ji splatili.
anachrony-tile-408 = Laboratoř 408
    .acc = laboratoř 408
anachrony-free-408 = Laboratoř 408
anachrony-text-408 = Umístěte pracovníka: všichni vaši unavení pracovníci se stanou aktivními. Administrátor se vrátí aktivní.
anachrony-tile-409 = Laboratoř 409
    .acc = laboratoř 409
anachrony-free-409 = Laboratoř 409
anachrony-text-409 = Umístěte administrátora: zaplaťte 2 vody; dostanete 1 vědce nebo 1 inženýra. Pracovník se vrátí aktivní.
anachrony-tile-410 = Laboratoř 410
    .acc = laboratoř 410
anachrony-free-410 = Laboratoř 410
anachrony-text-410 = Umístěte administrátora: zaplaťte 2 vody; dostanete 1 génia. Pracovník se vrátí aktivní.
anachrony-tile-411 = Laboratoř 411
    .acc = laboratoř 411
anachrony-free-411 = Laboratoř 411
anachrony-text-411 = Při výzkumu můžete zaplatit 1 vodu a nastavit i druhou kostku.
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
anachrony-text-415 = Umístěte vědce: dostanete 2 vody a 2 body. Pracovník se nevrátí.


## Superprojekty

anachrony-tile-anti_gravity_field = Antigravitační pole
    .acc = superprojekt Antigravitační pole
anachrony-free-anti_gravity_field = Antigravitační pole
anachrony-text-anti_gravity_field = Cokoli stavíte, stojí o 1 titan, uran nebo zlato méně.
anachrony-tile-archive_of_the_eras = Archiv věků
    .acc = superprojekt Archiv věků
anachrony-free-archive_of_the_eras = Archiv věků
anachrony-text-archive_of_the_eras = Na konci: 1 bod za každý krok vašeho cestování časem.
anachrony-tile-cloning_vat = Klonovací nádrž
    .acc = superprojekt Klonovací nádrž
anachrony-free-cloning_vat = Klonovací nádrž
anachrony-text-cloning_vat = Umístěte pracovníka: dostanete unaveného pracovníka stejného druhu.
anachrony-tile-continuum_stabilizer = Stabilizátor kontinua
    .acc = superprojekt Stabilizátor kontinua
anachrony-free-continuum_stabilizer = Stabilizátor kontinua
anachrony-text-continuum_stabilizer = Při stavbě: vezměte si zpět až 3 warpové destičky bez placení.
anachrony-tile-dark_matter_converter = Konvertor temné hmoty
    .acc = superprojekt Konvertor temné hmoty
anachrony-free-dark_matter_converter = Konvertor temné hmoty
anachrony-text-dark_matter_converter = Volná akce: odevzdejte pracovníka za aktivního génia, neutronium nebo energetické jádro.
anachrony-tile-exocrawler = Exotransportér
    .acc = superprojekt Exotransportér
anachrony-free-exocrawler = Exotransportér
anachrony-text-exocrawler = Volná akce: umístěte pracovníka v nabitém exoskeletu na herní plán, navíc k umístění ve svém tahu.
anachrony-tile-grand_reservoir = Velký rezervoár
    .acc = superprojekt Velký rezervoár
anachrony-free-grand_reservoir = Velký rezervoár
anachrony-text-grand_reservoir = V každém svém tahu fáze akcí platíte o 1 vodu méně, ale ne nomádům.
anachrony-tile-neutronium_research_center = Centrum výzkumu neutronia
    .acc = superprojekt Centrum výzkumu neutronia
anachrony-free-neutronium_research_center = Centrum výzkumu neutronia
anachrony-text-neutronium_research_center = Při stavbě: proveďte až dva běžné výzkumy.
anachrony-tile-outback_conditioner = Kultivátor pustiny
    .acc = superprojekt Kultivátor pustiny
anachrony-free-outback_conditioner = Kultivátor pustiny
anachrony-text-outback_conditioner = Umístěte pracovníka: zaplaťte 2 vody; tímto pracovníkem proveďte běžnou stavbu, nábor nebo výzkum.
anachrony-tile-particle_collider = Srážeč částic
    .acc = superprojekt Srážeč částic
anachrony-free-particle_collider = Srážeč částic
anachrony-text-particle_collider = Volná akce: vyměňte dvě základní suroviny (titan, uran, zlato) za neutronium, nebo naopak.
anachrony-tile-quantum_chameleon = Kvantový chameleon
    .acc = superprojekt Kvantový chameleon
anachrony-free-quantum_chameleon = Kvantový chameleon
anachrony-text-quantum_chameleon = Umístěte génia: proveďte práci kterékoli budovy nebo superprojektu kteréhokoli hráče; pracovník se vrátí, jak tato práce říká.
anachrony-tile-rescue_pods = Záchranné moduly
    .acc = superprojekt Záchranné moduly
anachrony-free-rescue_pods = Záchranné moduly
anachrony-text-rescue_pods = Můžete se evakuovat, aniž byste splnili podmínku své Cesty.
anachrony-tile-synthetic_endorphins = Syntetické endorfiny
    .acc = superprojekt Syntetické endorfiny
anachrony-free-synthetic_endorphins = Syntetické endorfiny
anachrony-text-synthetic_endorphins = Nucená práce vás při nejnižší morálce nestojí pracovníka a morálka vás nestojí žádné body.
anachrony-tile-tectonic_drill = Tektonický vrták
    .acc = superprojekt Tektonický vrták
anachrony-free-tectonic_drill = Tektonický vrták
anachrony-text-tectonic_drill = Každá vaše akce v dole dá navíc 1 titan, uran nebo zlato.
anachrony-tile-temporal_tourism = Časová turistika
    .acc = superprojekt Časová turistika
anachrony-free-temporal_tourism = Časová turistika
anachrony-text-temporal_tourism = Volná akce: cestujte až o 3 éry zpět.
anachrony-tile-the_ultimate_plan = Dokonalý plán
    .acc = superprojekt Dokonalý plán
anachrony-free-the_ultimate_plan = Dokonalý plán
anachrony-text-the_ultimate_plan = Na konci: 3 body za každý váš superprojekt.
anachrony-tile-uranium_cores = Uranová jádra
    .acc = superprojekt Uranová jádra
anachrony-free-uranium_cores = Uranová jádra
anachrony-text-uranium_cores = Volná akce: dostanete nabitý exoskelet.
anachrony-tile-welfare_society = Společnost blahobytu
    .acc = superprojekt Společnost blahobytu
anachrony-free-welfare_society = Společnost blahobytu
anachrony-text-welfare_society = Umístěte administrátora: zaplaťte 1 vodu; vaše morálka stoupne.


## Karty rekrutů a dolu

anachrony-recruits-1 = 2 vědci, 1 administrátor a 1 génius
anachrony-recruits-2 = 1 vědec, 1 inženýr a 2 administrátoři
anachrony-recruits-3 = 2 inženýři, 1 administrátor a 1 génius
anachrony-recruits-4 = 1 vědec, 1 inženýr a 2 administrátoři
anachrony-recruits-5 = 1 vědec, 2 administrátoři a 1 génius
anachrony-recruits-6 = 2 vědci a 2 inženýři
anachrony-recruits-7 = 1 vědec, 1 inženýr, 1 administrátor a 1 génius
anachrony-recruits-8 = 2 vědci, 1 inženýr a 1 génius
anachrony-recruits-9 = 1 vědec, 2 inženýři a 1 génius
anachrony-recruits-10 = 2 inženýři a 2 géniové
anachrony-recruits-11 = 1 vědec, 1 administrátor a 2 géniové
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

anachrony-experiment-ai_research = Výzkum AI
anachrony-experiment-examine_temporal_distortion = Zkoumání časové deformace
anachrony-experiment-hydro_plant_upgrades = Modernizace vodních elektráren
anachrony-experiment-interstellar_missile_system = Mezihvězdný raketový systém
anachrony-experiment-life_support_improvements = Vylepšení podpory života
anachrony-experiment-quantum_mechanics = Kvantová mechanika
anachrony-experiment-resistant_genotype = Odolný genotyp
anachrony-experiment-reverse_water_gas_shift = Zpětná konverze vodního plynu
anachrony-experiment-technological_singularity = Technologická singularita
anachrony-experiment-timeline_protection_doctrine = Doktrína ochrany časové osy
anachrony-experiment-alien_studies = Studium mimozemšťanů
anachrony-experiment-augmented_time_rifts = Rozšířené časové trhliny
anachrony-experiment-austerity_measures = Úsporná opatření
anachrony-experiment-caste_system = Kastovní systém
anachrony-experiment-colony_coordination_protocol = Protokol koordinace kolonií
anachrony-experiment-fortunate_accident = Šťastná náhoda
anachrony-experiment-hive_mind = Kolektivní mysl
anachrony-experiment-irrigation_systems = Zavlažovací systémy
anachrony-experiment-outback_mapping = Mapování pustiny
anachrony-experiment-pocket_universe = Kapesní vesmír


## Startovní karty

anachrony-asset-1 = 1 (1 titan a 3 vody)
anachrony-asset-2 = 2 (3 titany)
anachrony-asset-3 = 3 (1 titan a 1 energetické jádro)
anachrony-asset-4 = 4 (2 zlata a 2 vody)
anachrony-asset-5 = 5 (2 urany a 2 vody)
anachrony-asset-6 = 6 (3 vody a 1 energetické jádro)
anachrony-asset-7 = 7 (1 titan a 1 neutronium)
anachrony-asset-8 = 8 (2 energetická jádra)
anachrony-asset-9 = 9 (2 titany a 1 unavený vědec)
anachrony-asset-10 = 10 (1 uran, 1 zlato a 1 unavený inženýr)
anachrony-asset-11 = 11 (2 vody a 1 vědec)
anachrony-asset-12 = 12 (1 titan a 1 inženýr)
anachrony-asset-13 = 13 (1 energetické jádro a 1 unavený administrátor)
anachrony-asset-14 = 14 (1 voda a 1 administrátor)
anachrony-asset-15 = 15 (1 voda a 1 průlom)
anachrony-asset-16 = 16 (1 titan a 1 unavený génius)
