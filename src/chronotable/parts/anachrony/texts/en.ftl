### Anachrony. Names and texts of buildings and superprojects, and what stands on recruit, mine
### and asset cards, are added from the code of the game; other languages write them here, as
### anachrony-tile-305 and anachrony-text-305, anachrony-recruits-1, anachrony-mine-1 and
### anachrony-asset-1.
###
### Every reference comes with its kind and id to select by: of $worker, "worker:genius" gives
### $worker-kind "worker" and $worker-id "genius".


## The box

anachrony-title = Anachrony
anachrony-about = Place workers in exosuits, borrow from your own future, and evacuate in time.
anachrony-setting-side = Which side of the player boards?
anachrony-setting-side-A = A: the same for all paths
anachrony-setting-side-B = B: every path has strengths and weaknesses of its own
anachrony-setting-paths = How are the paths given out?
anachrony-setting-paths-random = They are dealt
anachrony-setting-paths-choose = Players choose, in turn order
anachrony-setting-leaders = How are the leaders given out?
anachrony-setting-leaders-choose = Players choose one of two
anachrony-setting-leaders-random = They are dealt
anachrony-setting-paradox = How many paradoxes does a debt bring?
anachrony-setting-paradox-die = As many as the paradox die says
anachrony-setting-paradox-fixed = Always one
anachrony-setting-timeline = Which side of the timeline?
anachrony-setting-timeline-standard = The standard side
anachrony-setting-timeline-alternate = The alternate side: some slots do something to whoever warps onto them
anachrony-setting-assets = What do players start with?
anachrony-setting-assets-path = With what their path shows
anachrony-setting-assets-draft = With four drafted asset cards
anachrony-setting-endgame = Where do the endgame conditions come from?
anachrony-setting-endgame-random = Five at random
anachrony-setting-endgame-draft = Some are chosen by the players
anachrony-setting-supply = Can the general supply run out?
anachrony-setting-supply-edition = As the edition says
anachrony-setting-supply-unlimited = No
anachrony-setting-supply-limited = Yes: what has run out cannot be had
anachrony-setting-edition = Whose rulebook is played?
anachrony-setting-edition-czech = That of the Czech box
anachrony-setting-edition-russian = That of the Russian box
anachrony-setting-edition-polish = That of the Polish box


## Names

anachrony-resource-titanium = titanium
anachrony-resource-uranium = uranium
anachrony-resource-gold = gold
anachrony-resource-neutronium = neutronium
anachrony-resource-water = water
anachrony-resource-energy_core = energy core
# After a number: any mix of the three.
anachrony-resource-basic = of titanium, uranium and gold

anachrony-worker-scientist = scientist
anachrony-worker-engineer = engineer
anachrony-worker-administrator = administrator
anachrony-worker-genius = genius
anachrony-worker-nobody = nobody

# So much of something, in an enumeration.
anachrony-some-titanium = { $count } titanium
anachrony-some-uranium = { $count } uranium
anachrony-some-gold = { $count } gold
anachrony-some-neutronium = { $count } neutronium
anachrony-some-water = { $count } water
anachrony-some-energy_core =
    { $count ->
        [one] { $count } energy core
       *[other] { $count } energy cores
    }
anachrony-some-scientist =
    { $count ->
        [one] { $count } scientist
       *[other] { $count } scientists
    }
anachrony-some-engineer =
    { $count ->
        [one] { $count } engineer
       *[other] { $count } engineers
    }
anachrony-some-administrator =
    { $count ->
        [one] { $count } administrator
       *[other] { $count } administrators
    }
anachrony-some-genius =
    { $count ->
        [one] { $count } genius
       *[other] { $count } geniuses
    }

anachrony-path-harmony = Harmony
anachrony-path-dominance = Dominance
anachrony-path-progress = Progress
anachrony-path-salvation = Salvation

anachrony-leader-patriarch_haulani = Patriarch Haulani
anachrony-leader-matriarch_zaida = Matriarch Zaida
anachrony-leader-captain_wolfe = Captain Wolfe
anachrony-leader-treasure_hunter_samira = Treasure Hunter Samira
anachrony-leader-patron_valerian = Patron Valerian
anachrony-leader-librarian_cornella = Librarian Cornella
anachrony-leader-shepherd_caratacus = Shepherd Caratacus
anachrony-leader-high_sunwalker_amena = High Sunwalker Amena

anachrony-text-patriarch_haulani = Free action: place an active worker on a slot of your own board and act there.
anachrony-text-matriarch_zaida = In the clean-up you may pay 2 water to take a worker left in the recruit pool, without its bonus.
anachrony-text-captain_wolfe = While you power up, exchange an energy core for 2 water or 2 water for an energy core, as often as you like.
anachrony-text-treasure_hunter_samira = In the clean-up take a titanium, uranium or gold left in the mine; then you may pay 2 water for one more.
anachrony-text-treasure_hunter_samira-polish = In the clean-up take a resource left in the mine; then you may pay 2 water for one more.
anachrony-text-patron_valerian = Once an era, an exosuit may go out without a worker, as if a scientist were inside.
anachrony-text-librarian_cornella = When you research, you may pay 1 water to set the second die too.
anachrony-text-shepherd_caratacus = Free action: take 2 water and a paradox, or pay 2 water to return a paradox.
anachrony-text-high_sunwalker_amena = The Impact ruins none of your hexes.

# Tiles that the Polish rulebook words otherwise; what they say in other editions comes from the code.
anachrony-text-405-polish = It takes 4 paradoxes to bring you an anomaly.
anachrony-text-grand_reservoir-polish = In each of your turns of the action phase you pay 1 water less, also to nomads.
anachrony-text-particle_collider-polish = Free action: exchange 2 titanium, 2 uranium or 2 gold for a neutronium, or the other way round.

anachrony-shape-circle =
    { $count ->
        [one] circle
       *[other] circles
    }
anachrony-shape-triangle =
    { $count ->
        [one] triangle
       *[other] triangles
    }
anachrony-shape-square =
    { $count ->
        [one] square
       *[other] squares
    }
anachrony-icon-time_travel = time travel
anachrony-icon-warfare = warfare
anachrony-icon-genetics = genetics
anachrony-icon-technology = technology
anachrony-icon-society = society

anachrony-row-power_plant = power plants
anachrony-row-factory = factories
anachrony-row-life_support = life supports
anachrony-row-lab = labs

anachrony-capital-construct = Construct
anachrony-capital-recruit = Recruit
anachrony-capital-research = Research

# Places, as in "sends a worker to ...".
anachrony-hex-construct-1 = the first construct hex
anachrony-hex-construct-2 = the second construct hex
anachrony-hex-construct-3 = the third construct hex
anachrony-hex-recruit-1 = the first recruit hex
anachrony-hex-recruit-2 = the second recruit hex
anachrony-hex-recruit-3 = the third recruit hex
anachrony-hex-research-1 = the first research hex
anachrony-hex-research-2 = the second research hex
anachrony-hex-research-3 = the third research hex
anachrony-hex-council-left = the left seat of the World Council
anachrony-hex-council-right = the right seat of the World Council
anachrony-hex-mine-top = the top hex of the mine
anachrony-hex-mine-middle = the middle hex of the mine
anachrony-hex-mine-bottom = the bottom hex of the mine
anachrony-pool-purify = water purification
anachrony-pool-nomads = the nomads
anachrony-pool-evacuation = the evacuation

anachrony-own-supply = Supply: pay water, make tired workers active, raise morale

# Hexes of the player board.
anachrony-power-top_left = top left
anachrony-power-top_middle = top middle
anachrony-power-top_right = top right
anachrony-power-bottom_left = bottom left
anachrony-power-bottom_middle = bottom middle
anachrony-power-bottom_right = bottom right

anachrony-sector-1 = the first sector of the power plants
anachrony-sector-2 = the second sector of the power plants
anachrony-sector-3 = the third sector of the power plants
anachrony-sector-4 = the first sector of the factories
anachrony-sector-5 = the second sector of the factories
anachrony-sector-6 = the third sector of the factories
anachrony-sector-7 = the first sector of the life supports
anachrony-sector-8 = the second sector of the life supports
anachrony-sector-9 = the third sector of the life supports
anachrony-sector-10 = the first sector of the labs
anachrony-sector-11 = the second sector of the labs
anachrony-sector-12 = the third sector of the labs

# What a warp tile stands for.
anachrony-warp-neutronium = a neutronium
anachrony-warp-uranium = a uranium
anachrony-warp-titanium = a titanium
anachrony-warp-gold = a gold
anachrony-warp-water = two water
anachrony-warp-administrator = an administrator
anachrony-warp-engineer = an engineer
anachrony-warp-scientist = a scientist
anachrony-warp-exosuit = a powered exosuit

anachrony-number = { $it }

anachrony-free-force_workers = force workers
anachrony-free-supply = supply
anachrony-free-patriarch_haulani = Patriarch Haulani
anachrony-free-patron_valerian = Patron Valerian
anachrony-free-shepherd_caratacus = Shepherd Caratacus

anachrony-tile-anomaly = Anomaly
anachrony-text-anomaly = -3 points. It fills a sector and is no building. Place a worker: pay 2 water, and 2 of titanium, uranium and gold or 1 neutronium; anomaly and worker are gone for good.

# Endgame conditions.
anachrony-condition-most_workers = most workers
anachrony-condition-most_water = most water
anachrony-condition-most_breakthroughs = most breakthroughs
anachrony-condition-most_occupied_sectors = most occupied sectors
anachrony-condition-highest_morale = highest morale
anachrony-condition-highest_total_range = highest total range
anachrony-condition-most_superprojects = most superprojects
anachrony-condition-most_time_travels = most time travel

anachrony-text-most_workers = 3 points for the most workers, active, tired or busy. Who is tied scores too.
anachrony-text-most_water = 3 points for the most water. Who is tied scores too.
anachrony-text-most_breakthroughs = 3 points for the most breakthroughs. Who is tied scores too.
anachrony-text-most_occupied_sectors = 3 points for the most sectors with anything on them; a superproject fills two, an anomaly one. Who is tied scores too.
anachrony-text-highest_morale = 3 points for the morale marker farthest to the right. Who is tied scores too.
anachrony-text-highest_total_range = 3 points for the highest sum of ranges: of power plants, of labs that lengthen them, and of Temporal Tourism. Who is tied scores too.
anachrony-text-most_superprojects = 3 points for the most superprojects. Who is tied scores too.
anachrony-text-most_time_travels = 3 points for the marker farthest along the time travel track. Who is tied scores too.

# How a path evacuates.
anachrony-evacuation-welfare_and_prosperity = Welfare and Prosperity
anachrony-evacuation-natures_resurgence = Nature's Resurgence
anachrony-evacuation-industrial_revolution = Industrial Revolution
anachrony-evacuation-power_of_unity = Power of Unity
anachrony-evacuation-technological_superiority = Technological Superiority
anachrony-evacuation-apex_of_humanity = Apex of Humanity
anachrony-evacuation-overwhelming_power = Overwhelming Power
anachrony-evacuation-masters_of_time = Masters of Time

anachrony-text-welfare_and_prosperity = Evacuate with three life supports: 2 points, and 3 for each genius with a gold.
anachrony-text-natures_resurgence = Evacuate with six occupied sectors: 2 points, and 3 for each building with an administrator.
anachrony-text-industrial_revolution = Evacuate with three factories: 5 points, and 2 for each engineer with a titanium.
anachrony-text-power_of_unity = Evacuate at the highest morale: 3 points, and 1 for each worker.
anachrony-text-technological_superiority = Evacuate with three labs: 5 points, and 2 for each scientist with a breakthrough.
anachrony-text-apex_of_humanity = Evacuate with 8 water: 3 points, and 4 for each superproject.
anachrony-text-overwhelming_power = Evacuate with three power plants: 3 points, and 3 for each neutronium.
anachrony-text-masters_of_time = Evacuate with two anomalies: 6 points, and 2 for each warp tile not on the timeline with a uranium.

# What a collapsing hex of the Capital adds to its action.
anachrony-collapse-construct_discount_basic = 1 titanium, uranium or gold less
anachrony-collapse-construct_discount_neutronium = 1 neutronium less
anachrony-collapse-construct_sector_points = 1, 2 or 3 points for a building, by its sector
anachrony-collapse-construct_superproject_points = 2 points for a superproject
anachrony-collapse-construct_again = one more construct action
anachrony-collapse-recruit_bonus_twice = the recruit's bonus twice
anachrony-collapse-recruit_exosuit = a powered exosuit too
anachrony-collapse-recruit_morale = morale rises too
anachrony-collapse-recruit_wake = tired workers become active
anachrony-collapse-recruit_again = one more recruit action
anachrony-collapse-research_set_both_dice = set both dice
anachrony-collapse-research_points = 2 points too
anachrony-collapse-research_superproject = a superproject may be built afterwards
anachrony-collapse-research_remove_paradoxes = return up to 2 paradoxes
anachrony-collapse-research_again = one more research action

# Slots of the alternate timeline.
anachrony-slot-inspiring_message = Inspiring Message
anachrony-slot-glorious_future = Glorious Future
anachrony-slot-parallel_timeline = Parallel Timeline
anachrony-slot-stable_rift = Stable Rift
anachrony-slot-grim_message = Grim Message
anachrony-slot-collapsing_rift = Collapsing Rift
anachrony-slot-plain = no effect

anachrony-text-inspiring_message = Morale rises.
anachrony-text-glorious_future = 1 point.
anachrony-text-parallel_timeline = What the warp tile stands for comes twice, and is owed once.
anachrony-text-stable_rift = Return a paradox.
anachrony-text-grim_message = Morale falls.
anachrony-text-collapsing_rift = Receive a paradox.


## Questions

anachrony-ask-path = Choose a path to follow.
anachrony-ask-leader = Choose your leader.
anachrony-ask-asset = Keep a starting asset; the others are passed on.
anachrony-ask-condition = Keep an endgame condition.

anachrony-ask-power = Power an exosuit? Choose a hex, or be done. A hex left empty gives water where your board shows it.
anachrony-ask-pay-hex = How do you pay for this hex?
anachrony-ask-warp =
    { $may ->
        [yes] Borrow something from your future? Choose in secret, or be done.
       *[no] Choose in secret what you borrow from your future.
    }
anachrony-ask-double-worker = Pay 1 water for a second worker too?
anachrony-ask-warp-order = Which warp tile do you lay first? The next slots: { $first }, then { $second }.

anachrony-ask-turn = Your turn: place a worker, take a free action, or pass.
anachrony-ask-worker = Which worker do you place?
anachrony-ask-crew = Who goes out in the exosuit?
anachrony-ask-place = Where does the worker go?
anachrony-ask-council =
    { $may ->
        [yes] Take a capital action by the Council as well? Choose one, or be done.
       *[no] Which capital action does the Council lend you?
    }
anachrony-ask-capital = Which capital action do you take?
anachrony-ask-again = Take the same action once more?
anachrony-ask-superproject = Build the superproject at your focus now?
anachrony-ask-copy = Which tile's work do you do?

anachrony-ask-build = What do you build?
anachrony-ask-plot = Where does the superproject go? Choose its left sector.
anachrony-ask-discount = Which resource do you save?
anachrony-ask-pay-basic = Which resource do you pay?
anachrony-ask-pay-breakthroughs = Which breakthroughs do you pay?
anachrony-ask-pay-circle = Which circle do you pay?
anachrony-ask-pay-triangle = Which triangle do you pay?
anachrony-ask-pay-square = Which square do you pay?
anachrony-ask-pay-removal = How do you pay for removing the anomaly?

anachrony-ask-recruit = Whom do you recruit?
anachrony-ask-research = Take a research action?
anachrony-ask-set-die = Choose what a research die shall show.
anachrony-ask-set-second-die = Pay 1 water to set the second die too?
anachrony-ask-icon = The die lets you choose: which icon?
anachrony-ask-reroll = No such breakthrough is left: which die do you roll again?
anachrony-ask-paradoxes-back = How many paradoxes do you return?

anachrony-ask-mine = Which resource do you take from the mine?
anachrony-ask-trade =
    { $may ->
        [yes] Make a trade? Choose one, or be done.
       *[no] Choose a trade.
    }
anachrony-ask-gain = What do you receive?
anachrony-ask-gain-basic = Which resource do you receive?
anachrony-ask-how-many = How many resources do you pay?

anachrony-ask-travel =
    { $may ->
        [yes] Travel back in time? Choose an era, or be done.
       *[no] To which era do you travel?
    }
anachrony-ask-repay =
    { $may ->
        [yes] Repay something you borrowed there? Choose it, or be done.
       *[no] Choose what you repay.
    }
anachrony-ask-retrieve-warp =
    { $may ->
        [yes] Take back a warp tile without paying? Choose one, or be done.
       *[no] Choose the warp tile you take back without paying.
    }

anachrony-ask-anomaly = Where does the anomaly go?
anachrony-ask-lose-building =
    { $may ->
        [yes] Lose a building instead of receiving an anomaly? Choose one, or be done.
       *[no] Choose the building you lose.
    }
anachrony-ask-convert-worker = Which worker do you give up?
anachrony-ask-lose-worker = Morale cannot fall any lower: which worker do you lose?
anachrony-ask-which-worker = A tired or an active one?
anachrony-ask-caratacus = Which way?
anachrony-ask-zaida =
    { $may ->
        [yes] Pay 2 water for a worker left in the recruit pool? Choose one, or be done.
       *[no] Choose a worker left in the recruit pool.
    }
anachrony-ask-samira =
    { $may ->
        [yes] Pay 2 water for one more resource left in the mine? Choose one, or be done.
       *[no] Take a resource left in the mine.
    }


## Options

anachrony-word-pass = Pass
anachrony-option-send =
    { $worker-id ->
        [nobody] Place an empty exosuit
       *[other] Place { anachrony-someone }
    }
anachrony-option-free = Free action: { $action }
anachrony-option-capital =
    { $action ->
        [construct] Construct, hex { $hex }
        [recruit] Recruit, hex { $hex }
       *[research] Research, hex { $hex }
    }
anachrony-option-council-left = World Council, left seat
anachrony-option-council-right = World Council, right seat
anachrony-option-mine =
    { $hex ->
        [top] Mine, top hex
        [middle] Mine, middle hex
       *[bottom] Mine, bottom hex
    }
anachrony-option-purify = Purify water
anachrony-option-nomads = Trade with nomads
anachrony-option-evacuation = Evacuate
anachrony-option-own = { $tile }
anachrony-option-remove = Remove the anomaly in { $sector }
anachrony-option-build =
    { $less ->
        [0]
            { $price-count ->
                [0] { $tile } for nothing
               *[other] { $tile } for { $price }
            }
       *[other] { $tile } for { $price }, less { $less } titanium, uranium or gold
    }
anachrony-option-era = Era { $era }
anachrony-option-sector =
    { $column ->
        [1] First of the { $row }
        [2] Second of the { $row }
       *[3] Third of the { $row }
    }
anachrony-option-trade = { $given } { $give } for { $got } { $get }

anachrony-pay-symbol = The one breakthrough shown
anachrony-pay-pair = Two breakthroughs of the shapes shown
anachrony-pay-basics = With titanium, uranium or gold
anachrony-pay-neutronium = With neutronium
anachrony-pay-energy_core = With an energy core
anachrony-pay-water = With water
anachrony-mood-tired = A tired one
anachrony-mood-active = An active one
anachrony-reroll-shape = The die of shapes
anachrony-reroll-icon = The die of icons
anachrony-caratacus-water = Take 2 water and a paradox
anachrony-caratacus-paradox = Pay 2 water to return a paradox

anachrony-gain-water = { $amount } water
anachrony-gain-energy-core =
    { $amount ->
        [one] { $amount } energy core
       *[other] { $amount } energy cores
    }
anachrony-gain-points =
    { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
anachrony-gain-neutronium = { $amount } neutronium
anachrony-gain-basic = { $amount } of titanium, uranium and gold
anachrony-gain-genius = A genius
anachrony-gain-scientist = A scientist
anachrony-gain-engineer = An engineer


## Events

# Parts of sentences.
anachrony-someone =
    { $worker-id ->
        [engineer] an engineer
        [administrator] an administrator
        [nobody] an empty exosuit
       *[other] a { $worker }
    }
anachrony-amount =
    { $good-id ->
        [energy_core]
            { $amount ->
                [one] { $amount } energy core
               *[other] { $amount } energy cores
            }
       *[other] { $amount } { $good }
    }

anachrony-took-path = { $who } follows the path of { $path }.
anachrony-took-leader = { $leader } leads { $who }.
anachrony-drafted = { $who } has drafted the assets { $cards }.
anachrony-conditions = The endgame conditions are { $cards }.
anachrony-begins = { $first } is the first player.

anachrony-era = Era { $era } begins.
anachrony-superproject-revealed = The superproject of the next era is { $tile }.
anachrony-stack-revealed = { $tile } can be built now.
anachrony-recruits =
    { $workers-count ->
        [0] The recruit pool stays empty.
       *[other] The recruit pool holds { $workers }.
    }
anachrony-mine-filled =
    { $goods-count ->
        [0] The mine stays empty.
       *[other] The mine holds { $goods }.
    }

anachrony-suffered-paradox =
    { $amount ->
        [0] { $who } receives no paradox for the debts of era { $era }.
        [one] { $who } receives a paradox for the debts of era { $era }.
       *[other] { $who } receives { $amount } paradoxes for the debts of era { $era }.
    }
anachrony-received-paradox =
    { $amount ->
        [0] { $who } receives no paradox.
        [one] { $who } receives a paradox.
       *[other] { $who } receives { $amount } paradoxes.
    }
anachrony-returned-paradox =
    { $amount ->
        [one] { $who } returns a paradox.
       *[other] { $who } returns { $amount } paradoxes.
    }
anachrony-received-anomaly = { $who } receives an anomaly in { $sector }.
anachrony-lost-building = { $who } loses { $tile }; it goes under its stack.

anachrony-powered = { $who } powers an exosuit ({ $hex }).
anachrony-warped =
    { $warps-count ->
        [0] { $who } borrows nothing.
       *[other] { $who } borrows { $warps } from the future.
    }
anachrony-slot = { $who } warps onto a slot: { $effect }.

anachrony-free-action = { $who } takes a free action: { $action }.
anachrony-placed = { $who } sends { anachrony-someone } to { $place }.
anachrony-works = { $who } places { anachrony-someone } on { $tile }.
anachrony-supplies = { $who } places { anachrony-someone } on supply.
anachrony-removes-anomaly = { $who } gives up { anachrony-someone } to remove the anomaly in { $sector }.
anachrony-passed = { $who } passes.

anachrony-leader-helped = { $leader } helps { $who }.
anachrony-paid = { $who } pays { anachrony-amount }.
anachrony-gained = { $who } receives { anachrony-amount }.
anachrony-scored =
    { $amount ->
        [one] { $who } scores { $amount } point.
       *[other] { $who } scores { $amount } points.
    }
anachrony-gained-worker = { $who } receives { anachrony-someone }.
anachrony-gained-tired-worker = { $who } receives { anachrony-someone }, tired.
anachrony-gave-up-worker = { $who } gives up { anachrony-someone }.
anachrony-woke = { $who }'s tired workers become active.
anachrony-morale-rose = { $who }'s morale rises.
anachrony-morale-fell = { $who }'s morale falls.

anachrony-built = { $who } builds { $tile }.
anachrony-founded = { $who } builds the superproject { $tile }.
anachrony-recruited = { $who } recruits { anachrony-someone }.
anachrony-rolled-shape = { $who } rolls a { $shape }.
anachrony-rolled-icon = { $who } rolls { $icon }.
anachrony-rolled-any-icon = { $who } rolls a question mark and may choose the icon.
anachrony-took-breakthrough = { $who } takes a breakthrough: { $shape } of { $icon }.
anachrony-gave-breakthrough = { $who } pays a breakthrough: { $shape } of { $icon }.
anachrony-first-player = { $who } will be the first player.

anachrony-travelled = { $who } travels to era { $era }.
anachrony-repaid-warp = { $who } sends { $warp } back in time.
anachrony-retrieved-warp = { $who } takes back a warp tile: { $warp } need not be repaid.
anachrony-time-travel-step = { $who } is on step { $steps } of the time travel track.

anachrony-impact = The asteroid strikes. The Capital begins to collapse, and evacuation begins.
anachrony-collapse = Collapsing, { $place } offers: { $tile }.
anachrony-evacuated =
    { $amount ->
        [one] { $who } evacuates by { $evacuation } for { $amount } point.
       *[other] { $who } evacuates by { $evacuation } for { $amount } points.
    }

anachrony-condition-met =
    { $winners-count ->
        [one] { $winners } scores 3 points for { $condition }.
       *[other] { $winners } score 3 points each for { $condition }.
    }
anachrony-final-score =
    { $amount ->
        [one] { $who } has { $amount } point.
       *[other] { $who } has { $amount } points.
    }
anachrony-ended =
    { $reason ->
        [collapse] The Capital is gone. { anachrony-victory }
        [saved] Earth is saved: the asteroid will never strike. { anachrony-victory }
       *[eras] The seventh era is over. { anachrony-victory }
    }
anachrony-victory =
    { $winners-count ->
        [0] Chronobot wins.
        [one] { $winners } wins.
       *[other] { $winners } share the victory.
    }


## The board in the terminal

# One letter for each good; "basic" is any of the first three.
anachrony-sign-titanium = T
anachrony-sign-uranium = U
anachrony-sign-gold = G
anachrony-sign-neutronium = N
anachrony-sign-water = W
anachrony-sign-energy_core = E
anachrony-sign-basic = T/U/G
anachrony-short-scientist = sci
anachrony-short-engineer = eng
anachrony-short-administrator = adm
anachrony-short-genius = gen
anachrony-short-nobody = empty

anachrony-board-era = Era { $era } of { $eras }
anachrony-board-phase-paths = choosing paths
anachrony-board-phase-leaders = choosing leaders
anachrony-board-phase-assets = drafting assets
anachrony-board-phase-conditions = choosing endgame conditions
anachrony-board-phase-preparation = preparation
anachrony-board-phase-paradox = paradoxes
anachrony-board-phase-power_up = power up
anachrony-board-phase-warp = warp
anachrony-board-phase-action = actions
anachrony-board-phase-clean_up = clean-up
anachrony-board-first = { $who } is the first player.
anachrony-board-impact-coming = ~ the Impact comes here ~
anachrony-board-impact-struck = ~ the Impact ~
anachrony-board-owes = { $who } owes
anachrony-board-focus = ({ $who }'s focus)
anachrony-board-you-owe = you owe { $debts }

anachrony-board-council = Council
anachrony-board-mine = Mine
anachrony-board-pools = Others
anachrony-board-pool = pool
anachrony-board-gone = gone
anachrony-board-banner = first player
anachrony-board-for-nothing = free
anachrony-board-built = built:
anachrony-board-work = {""}
anachrony-board-free = free:
anachrony-board-or = or
# Points of a tile or gain, as short as can be.
anachrony-board-worth = { $points }p
anachrony-board-hex-council-left = left
anachrony-board-hex-council-right = right
anachrony-board-hex-mine-top = top
anachrony-board-hex-mine-middle = middle
anachrony-board-hex-mine-bottom = bottom
anachrony-board-pool-purify = water
anachrony-board-pool-nomads = nomads
anachrony-board-pool-evacuation = evacuation
anachrony-board-conditions = 3 points each at the end
anachrony-board-pair = { $first } + { $second }
anachrony-board-symbol = { $shape } of { $icon } (or { $pair })
anachrony-board-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

anachrony-board-you = { $who } (you)
anachrony-board-draft = asset cards: { $kept } kept, { $held } to choose from
anachrony-board-tired = tired
anachrony-board-exosuits = exosuits
anachrony-board-morale = morale { $points } (supply { $water })
anachrony-board-travel = travel { $steps } ({ $points } p.)
anachrony-board-paradoxes = paradoxes { $paradoxes }/{ $limit }
anachrony-board-row-power_plant = plants
anachrony-board-row-factory = factories
anachrony-board-row-life_support = supports
anachrony-board-row-lab = labs
anachrony-board-anomaly = anomaly
anachrony-board-supplying = { $worker } on supply
anachrony-board-used = used: { $actions }
anachrony-board-passed = has passed
anachrony-board-evacuated = evacuated
anachrony-board-evacuation = { $way }: { $points } p., not yet
anachrony-board-can-evacuate = { $way }: { $points } p., condition met

anachrony-board-score-buildings = build
anachrony-board-score-superprojects = super
anachrony-board-score-anomalies = anom
anachrony-board-score-time_travel = travel
anachrony-board-score-morale = morale
anachrony-board-score-breakthroughs = breakth
anachrony-board-score-warp_tiles = debts
anachrony-board-score-conditions = cond
anachrony-board-score-tokens = tokens
anachrony-board-score-total = total

anachrony-superproject-facts = Superproject, costs { $price }.
anachrony-collapse-facts = { $action } on a collapsing hex: { $text }.
anachrony-legend-goods = Goods: { $goods }.
anachrony-legend-workers = Workers: { $workers }; who stands on a tile or hex is busy until the clean-up.
anachrony-legend-exosuits = Exosuit hexes, top row and bottom row: { $powered } powered, { $free } empty, { $ruined } ruined; then how many exosuits are in storage.
anachrony-legend-buildings = Buildings on offer: your price, then for each its number, its points, who works there, and what is paid { $gives } received. { $back }2 is a time travel of two eras; with ! the worker comes home active, with { $dies } not at all; "..." needs more words: ask for the number.
anachrony-legend-topics = Rules to ask for: { $topics }. Every building can be asked for by its number.

## Rules in short, for the terminal's help

anachrony-topic-goal = goal
anachrony-rule-goal = Most points win: buildings, superprojects, morale, time travel, breakthroughs, endgame conditions and points taken during the game, less anomalies and unpaid warp tiles. Ties: most water, then most resources.
anachrony-topic-era = era
anachrony-rule-era = Seven eras of six phases: preparation, paradoxes, power up, warp, actions, clean-up. The Impact strikes after the fourth era. The game ends after the seventh, or when the last collapsing hex of the Capital is gone.
anachrony-topic-worker = worker
anachrony-rule-worker = Each turn place one active worker: in a powered exosuit on the main board, or on a slot of your own board. Workers come home tired in the clean-up, unless their work motivates them. A genius counts as any type when placed, but not as payment.
anachrony-topic-exosuit = exosuit
anachrony-rule-exosuit = Six hexes, powered at the start of an era: the upper ones for nothing, the lower ones for an energy core each. A hex left empty gives water, unless it is ruined; the Impact ruins two of the upper ones. Side B may differ in all of this.
anachrony-topic-warp = warp
anachrony-rule-warp = Borrow up to two things from your future, in secret; the tiles lie on the current era as debts. A worker costs 1 water as well. Unpaid tiles cost 2 points each at the end, and bring paradoxes until then.
anachrony-topic-travel = time travel
anachrony-rule-travel = Power plants move your focus into the past for the rest of the era. There you may repay one of your warp tiles, which moves you along the time travel track, and you may build the superproject lying there.
anachrony-topic-paradox = paradox
anachrony-rule-paradox = From the second era on, whoever has the most warp tiles on an earlier era rolls for it. Three paradoxes are an anomaly: all are returned, the anomaly fills your leftmost free sector, and a warp tile may be taken back without paying. To remove an anomaly pay 2 water, and 2 of titanium, uranium and gold or 1 neutronium; the worker is lost.
anachrony-topic-construct = construct
anachrony-rule-construct = A scientist, engineer or genius builds one of the two open buildings of a kind in the leftmost free sector of its row, at the price of that sector, or the superproject at the focus. An engineer pays 1 titanium less.
anachrony-topic-superproject = superproject
anachrony-rule-superproject = Two sectors beside each other. Built by a construct action at your focus; it takes goods, sometimes a worker, and either the one breakthrough shown or two of the shapes shown.
anachrony-topic-recruit = recruit
anachrony-rule-recruit = An engineer, administrator or genius takes a worker from the pool, active at once. With a scientist come 2 water, with an engineer an energy core, with an administrator a point, with a genius one of these. An engineer cannot recruit a genius.
anachrony-topic-research = research
anachrony-rule-research = A scientist or genius sets one of the two dice, shape or icon, rolls the other, and takes that breakthrough. Each is worth 1 point at the end, and three different shapes 2 more.
anachrony-topic-council = council
anachrony-rule-council = Lends a capital action all of whose hexes are occupied or gone, without their costs and bonuses. The left seat costs 2 water and makes you first player, and there you need not take an action; the right one costs 1.
anachrony-topic-mine = mine
anachrony-rule-mine = Take a resource from the pool, and the cube beside the hex. An engineer comes home active.
anachrony-topic-purify = water
anachrony-rule-purify = Three water, four for a scientist. There is always room.
anachrony-topic-nomads = nomads
anachrony-rule-nomads = Trade once, an administrator twice: 3 water, an energy core, a neutronium, or 2 of titanium, uranium and gold. There is always room.
anachrony-topic-supply = supply
anachrony-rule-supply = Place a worker on supply and pay the water beside your morale: tired workers become active and morale rises; at its top you score points instead. An administrator comes home active (side B differs).
anachrony-topic-free = free action
anachrony-rule-free = As many as you like in your turn, each once an era, as long as you have path markers. To force workers makes the tired ones active and costs a step of morale, or a worker when it cannot fall.
anachrony-topic-morale = morale
anachrony-rule-morale = A track of seven spaces with points for the end and the water that supply costs.
anachrony-topic-impact = Impact
anachrony-rule-impact = After the fourth era. The hexes of the Capital collapse: each has a bonus instead of a water price, and is gone after the era in which it is used. The mine gets neutronium, hexes of your board are ruined, and evacuation begins.
anachrony-topic-evacuation = evacuation
anachrony-rule-evacuation = Once in a game after the Impact, if the condition of your path is met; points are taken at once, 30 at most except by the Polish rules. Who evacuates last of all gets 3 less.
anachrony-topic-score = score
anachrony-rule-score = The sheet under the board shows what each player would have now: buildings, superprojects, anomalies, time travel, morale, breakthroughs, debts, endgame conditions, and points taken as tokens.


## Chronobot and the Doomsday module

anachrony-setting-doomsday = Play with the Doomsday module?
anachrony-setting-doomsday-no = No
anachrony-setting-doomsday-yes = Yes: experiments push the Impact away, or call it down
anachrony-setting-planned_experiments = Where do further experiments come from?
anachrony-setting-planned_experiments-no = They are added face up in each preparation
anachrony-setting-planned_experiments-yes = Planned: the next one is open, and replaces a claimed one at once
anachrony-setting-difficulty = How strong is Chronobot, the opponent of a single player?
anachrony-setting-difficulty-beginner = Beginner: its failed actions bring it no points
anachrony-setting-difficulty-normal = Normal
anachrony-setting-difficulty-expert = Expert: you play without a leader

# Experiments. Their names are added from the code; here is what they ask and take.
anachrony-text-ai_research = 2 points. You need a breakthrough of technology; pay 1 titanium, uranium or gold.
anachrony-text-examine_temporal_distortion = 2 points. You need a breakthrough of time travel; pay 1 titanium, uranium or gold.
anachrony-text-hydro_plant_upgrades = 2 points. You need a power plant and a life support; pay 2 water.
anachrony-text-interstellar_missile_system = 2 points. You need a breakthrough of warfare; pay 1 titanium, uranium or gold.
anachrony-text-life_support_improvements = 2 points. You need a breakthrough of society; pay 1 titanium, uranium or gold.
anachrony-text-quantum_mechanics = 2 points. You need a lab and a factory; pay 2 water.
anachrony-text-resistant_genotype = 2 points. You need a breakthrough of genetics; pay 1 titanium, uranium or gold.
anachrony-text-reverse_water_gas_shift = 2 points. You need a lab and a life support; pay 2 water.
anachrony-text-technological_singularity = 2 points. You need a power plant and a factory; pay 2 water.
anachrony-text-timeline_protection_doctrine = 2 points. You need 6 warp tiles that are not on the timeline; receive a paradox.
anachrony-text-alien_studies = 3 points. You need 3 breakthroughs; pay one of them.
anachrony-text-augmented_time_rifts = 3 points. Your time travel must be worth 8 points; pay 1 uranium and 2 water.
anachrony-text-austerity_measures = 3 points. Your morale must be worth 0 points or more; it falls.
anachrony-text-caste_system = 3 points. You need a worker of each type; give up one worker, active or tired, and pay 2 water.
anachrony-text-colony_coordination_protocol = 3 points. You need 5 buildings; give up an administrator, active or tired.
anachrony-text-fortunate_accident = 3 points. You need a superproject; give up a genius, active or tired.
anachrony-text-hive_mind = 3 points. You need 8 workers; pay 1 gold and 2 water.
anachrony-text-hive_mind-polish = 3 points. You need 8 workers; pay 1 gold and 1 water.
anachrony-text-irrigation_systems = 3 points. You need 10 water; pay 4 of it.
anachrony-text-outback_mapping = 3 points. You need 3 powered exosuits left on your board; pay an energy core.
anachrony-text-pocket_universe = 3 points. You need an anomaly; receive 2 paradoxes.

anachrony-pool-experiment = the experiment
anachrony-option-experiment = Conduct the experiment
anachrony-option-breakthrough = A { $shape } of { $icon }
anachrony-condition-most_experiments = most experiments
anachrony-text-most_experiments = 3 points for the most experiments conducted. Who is tied scores too.

anachrony-ask-experiment-worker = Which worker do you give up for the experiment?
anachrony-ask-give-breakthrough = Which breakthrough do you give up?
anachrony-ask-move-tracker = Move the tracker of your path a step on the Doomsday track?

anachrony-experiment-revealed = The experiment of the next era is { $experiment }.
anachrony-experiment-added = A new experiment lies under era { $era }: { $experiment }.
anachrony-experiment-next = The next experiment of the deck is { $experiment }.
anachrony-experimented = { $who } conducts an experiment: { $experiment }.
anachrony-saved-earth =
    { $slot ->
        [1] { $who } moves Save Earth to the top of the track: the Impact will not come.
       *[other] { $who } moves Save Earth up to slot { $slot }.
    }
anachrony-sealed-fate =
    { $slot ->
        [10] { $who } moves Seal Fate to the bottom of the track: the Impact comes with this era's end.
       *[other] { $who } moves Seal Fate down to slot { $slot }.
    }
anachrony-fate-is-sealed = Fate is sealed: the Impact comes now.
anachrony-trajectory =
    { $moved ->
        [1] The trajectory shows { $plus } plus and { $minus } minus: the Impact moves away, behind era { $after }.
        [-1] The trajectory shows { $plus } plus and { $minus } minus: the Impact comes closer, behind era { $after }.
       *[0] The trajectory shows { $plus } plus and { $minus } minus: the Impact stays behind era { $after }.
    }

# Positions of Chronobot's cycle, by number: what it does there.
anachrony-position-1 = construct a power plant
anachrony-position-2 = time travel
anachrony-position-3 = remove an anomaly
anachrony-position-4 = supply, or else recruit
anachrony-position-5 = construct a lab
anachrony-position-6 = research
anachrony-position-7 = mine
anachrony-position-8 = construct a life support
anachrony-position-9 = recruit
anachrony-position-10 = construct a factory
anachrony-position-11 = take 2 water
anachrony-position-12 = take 2 water
anachrony-position-13 = construct a superproject, or take a point before the Impact

# Why it chose what it chose, and why something failed.
anachrony-choice-only = the only one there
anachrony-choice-dearest = the dearest
anachrony-choice-secondary = from the secondary stack, as both are worth the same
anachrony-choice-oldest = the oldest among equals
anachrony-choice-fullest = where it owes most
anachrony-choice-lacking = the first on its list that it lacks
anachrony-choice-wanted = the first on its list, as it lacks none of what is there
anachrony-failure-no_room = there is no place left, not even in the World Council
anachrony-failure-three_of_a_kind = it has three of that kind already
anachrony-failure-two_superprojects = it has two superprojects already
anachrony-failure-no_superproject = no superproject is left
anachrony-failure-no_recruit = the recruit pool is empty
anachrony-failure-no_breakthrough = no breakthrough of that shape is left
anachrony-failure-mine_full = the mine is full
anachrony-failure-mine_empty = the mine is empty
anachrony-failure-nothing_owed = it owes nothing to the past
anachrony-failure-no_anomaly = it has no anomaly
anachrony-failure-too_poor = it cannot pay for that

anachrony-bot-begins = Chronobot is the first player.
anachrony-bot-first-player = Chronobot will be the first player.
anachrony-bot-rolled = Chronobot rolls { $token }: { $position }.
anachrony-bot-went = Chronobot sends an empty exosuit to { $place }.
anachrony-bot-built = Chronobot builds { $tile }, { $why }.
anachrony-bot-founded = Chronobot builds the superproject { $tile }, { $why }.
anachrony-bot-recruited = Chronobot recruits { anachrony-someone }, { $why }.
anachrony-bot-gained = Chronobot takes { anachrony-amount }, { $why }.
anachrony-bot-set = Chronobot returns one of each.
anachrony-bot-supplied = Chronobot pays { $amount } water for supply, and its morale rises.
anachrony-bot-supplied-top = Chronobot pays { $amount } water for supply; its morale cannot rise any higher.
anachrony-bot-researched = Chronobot rolls a { $shape } and takes a breakthrough: { $shape } of { $icon }.
anachrony-bot-travelled = Chronobot takes back a warp tile from era { $era }, { $why }, and is on step { $steps } of its time travel track.
anachrony-bot-removed-anomaly = Chronobot pays { $water } water and { anachrony-amount } and removes an anomaly.
anachrony-bot-water = Chronobot takes { $amount } water.
anachrony-bot-scored =
    { $amount ->
        [one] Chronobot scores { $amount } point.
       *[other] Chronobot scores { $amount } points.
    }
anachrony-bot-failed = Chronobot fails: { $why }.
anachrony-bot-token = Token { $token } moves on to: { $position }.
anachrony-bot-crowded = Three tokens would stand there, so token { $token } moves on to: { $position }.
anachrony-bot-passed = Chronobot passes.
anachrony-bot-powered = Chronobot has { $amount } exosuits.
anachrony-bot-warped =
    { $amount ->
        [0] Chronobot borrows nothing.
        [one] Chronobot lays a warp tile on this era.
       *[other] Chronobot lays { $amount } warp tiles on this era.
    }
anachrony-bot-paradox =
    { $amount ->
        [0] Chronobot receives no paradox.
        [one] Chronobot receives a paradox.
       *[other] Chronobot receives { $amount } paradoxes.
    }
anachrony-bot-anomaly = Chronobot returns its paradoxes and receives an anomaly.
anachrony-bot-spared = Chronobot returns its paradoxes; it has no room for another anomaly.
anachrony-bot-relieved = Chronobot takes back a warp tile from era { $era }.
anachrony-bot-final-score =
    { $amount ->
        [one] Chronobot has { $amount } point.
       *[other] Chronobot has { $amount } points.
    }

anachrony-chronobot = Chronobot
anachrony-board-bot-owes =
    { $tiles ->
        [one] Chronobot owes a warp tile.
       *[other] Chronobot owes { $tiles } warp tiles.
    }
anachrony-board-anomalies =
    { $anomalies ->
        [one] { $anomalies } anomaly
       *[other] { $anomalies } anomalies
    }
anachrony-board-pool-experiment = experiment
anachrony-board-experiment = (experiment: { $experiment })
anachrony-board-track = Doomsday track: Save Earth on { $up }, Seal Fate on { $down }.
anachrony-board-impact-after = The Impact lies behind era { $era }.
anachrony-board-next-experiment = Next experiment: { $experiment }.
anachrony-topic-doomsday = doomsday
anachrony-rule-doomsday = Any worker in an exosuit conducts the experiment under the era of your focus, if you meet its condition and pay its cost. Then you may move a tracker: Harmony and Dominance move Save Earth up, Progress and Salvation move Seal Fate down, and each step may score. At the end of every era two dice and both trackers say whether the Impact moves away or comes closer. Save Earth at the top ends the game, Seal Fate at the bottom brings the Impact with the end of the era.
anachrony-topic-chronobot = Chronobot
anachrony-rule-chronobot = Your opponent when you play alone. A die picks one of six tokens; Chronobot does what its place says, for nothing and without workers, and the token moves on. What fails gives it water, and mostly a point. Without exosuits it passes. When you pass, the era ends as soon as it has had three turns by the Czech rules, otherwise at once.


## What simulations compare

anachrony-unit-rounds = Eras
anachrony-fact-path = Path
anachrony-fact-side = Path and side of the board
anachrony-fact-leader = Leader
anachrony-fact-built = Building built
anachrony-fact-founded = Superproject built
anachrony-fact-left = Evacuation
anachrony-fact-evacuated = Way of evacuating
anachrony-fact-experiment = Experiment conducted
anachrony-fact-condition = Endgame condition scored
anachrony-left-yes = Evacuated
anachrony-left-no = Stayed
anachrony-side-harmony-A = { anachrony-path-harmony }, side A
anachrony-side-harmony-B = { anachrony-path-harmony }, side B
anachrony-side-dominance-A = { anachrony-path-dominance }, side A
anachrony-side-dominance-B = { anachrony-path-dominance }, side B
anachrony-side-progress-A = { anachrony-path-progress }, side A
anachrony-side-progress-B = { anachrony-path-progress }, side B
anachrony-side-salvation-A = { anachrony-path-salvation }, side A
anachrony-side-salvation-B = { anachrony-path-salvation }, side B
anachrony-category-buildings = Buildings
anachrony-category-anomalies = Anomalies
anachrony-category-superprojects = Superprojects
anachrony-category-time_travel = Time travel
anachrony-category-morale = Morale
anachrony-category-tokens = Point tokens
anachrony-category-breakthroughs = Breakthroughs
anachrony-category-warp_tiles = Unpaid warp tiles
anachrony-category-conditions = Endgame conditions
anachrony-ending-eras = The seventh era was over
anachrony-ending-collapse = The Capital had collapsed
anachrony-ending-saved = Earth was saved
# What must happen sooner or later, when the game is checked.
anachrony-coverage-built = Buildings built
anachrony-coverage-founded = Superprojects built
anachrony-coverage-worked = Tiles used by a worker
anachrony-coverage-free = Free actions
anachrony-coverage-leader = Leaders
anachrony-coverage-collapse = Collapsing tiles used
anachrony-coverage-condition = Endgame conditions met
anachrony-coverage-evacuation = Ways of evacuating
anachrony-coverage-experiment = Experiments conducted
anachrony-coverage-position = Actions of Chronobot


## The table on a page without scripts

anachrony-view-shape = Shape
anachrony-view-icon = Icon
anachrony-view-count = How many
anachrony-view-warp = Warp tile

## The table in the browser

# More of what can stand in an enumeration of costs and gains.
anachrony-some-basic = { $count } of titanium, uranium and gold
anachrony-some-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
anachrony-some-paradox =
    { $count ->
        [one] { $count } paradox
       *[other] { $count } paradoxes
    }
anachrony-some-morale = a step of morale
anachrony-some-exosuit = a powered exosuit
anachrony-some-warp_tiles =
    { $count ->
        [one] { $count } warp tile
       *[other] { $count } warp tiles
    }
anachrony-some-wake = all tired workers active

anachrony-web-main-board = The main board
anachrony-web-council = World Council
anachrony-web-mine = Mine
anachrony-web-recruit-pool = Recruits
anachrony-web-breakthrough-pool = Breakthroughs left
anachrony-web-stacks = Buildings that can be built
anachrony-web-timeline = Timeline
anachrony-web-empty = empty
anachrony-web-none-of = no { $what }

anachrony-web-hex-gone = { $place }, gone
anachrony-web-hex-taken = { $place }: { anachrony-someone } of { $who }
anachrony-web-hex-empty =
    { $water ->
        [0] { $place }, free
       *[other] { $place }, free, costs { $water } water
    }
anachrony-web-hex-bonus = { $place }, free, with { $bonus }
anachrony-web-pool-purify = Purify water
anachrony-web-pool-nomads = Nomads
anachrony-web-pool-evacuation = Evacuation
anachrony-web-pool-experiment = Experiment
anachrony-web-pool =
    { $count ->
        [0] { $place }
       *[other] { $place }, there: { $who }
    }
anachrony-web-next-price = The next of your { $row } costs { $price }
anachrony-web-row-full = no room
anachrony-web-build-sheet = What could I build?
anachrony-web-tab-build = Build
anachrony-web-lacks = short of
anachrony-web-buildable = { $tile }, points: { $points }. { $text } Costs { $price }
anachrony-web-wished = Who goes there? Choose a worker.
anachrony-web-tile =
    { $points ->
        [one] { $tile }, { $points } point
       *[other] { $tile }, { $points } points
    }
anachrony-web-superproject = Superproject { $tile }, { $points } points, costs { $price }
anachrony-web-experiment = Experiment { $experiment }, { $points } points

anachrony-web-era =
    { $now ->
        [yes]
            { $focus-count ->
                [0] Era { $era }, now
               *[other] Era { $era }, now, focus of { $focus }
            }
       *[no]
            { $focus-count ->
                [0] Era { $era }
               *[other] Era { $era }, focus of { $focus }
            }
    }
anachrony-web-focus = Focus of { $who }
anachrony-web-owes = { $who } owes { $what }
anachrony-web-impact-coming = The Impact will strike after era { $era }
anachrony-web-impact-struck = The Impact struck after era { $era }
anachrony-web-save-earth = Save Earth
anachrony-web-seal-fate = Seal Fate

anachrony-web-tabs = Players and scores
anachrony-web-tab-capital = Capital
anachrony-web-tab-timeline = Timeline
anachrony-web-tab-marked = { $tab }, with options
anachrony-web-tab-seat =
    { $points ->
        [one] { $who }, { $points } point
       *[other] { $who }, { $points } points
    }
anachrony-web-tab-passed =
    { $points ->
        [one] { $who }, { $points } point, has passed
       *[other] { $who }, { $points } points, has passed
    }
anachrony-web-passed = passed

anachrony-web-board-of = The board of { $who }
anachrony-web-sector = { $tile }
anachrony-web-sector-free =
    { $price-count ->
        [0] Free: { $place }
       *[other] Free: { $place }, costs { $price }
    }
anachrony-web-sector-busy = { $tile }, { anachrony-someone } works there
anachrony-web-sector-covered = { $tile }, under an anomaly
anachrony-web-exosuits = Exosuits
anachrony-web-exosuits-left = { $count } in store
anachrony-web-exosuit-hex = Exosuit hex, { $hex }
anachrony-web-suit-powered = Powered exosuit, { $hex }
anachrony-web-suit-ruined = Ruined hex, { $hex }
anachrony-web-suit-empty = Empty hex, { $hex }
anachrony-web-active = Active
anachrony-web-tired = Tired
anachrony-web-active-workers = Active: { $workers }
anachrony-web-tired-workers = Tired: { $workers }
anachrony-web-supply = Supply
anachrony-web-supply-label = Supply, costs { $water } water
anachrony-web-morale = Morale is worth { $points }
anachrony-web-travel =
    { $points ->
        [one] Time travel: step { $steps }, { $points } point
       *[other] Time travel: step { $steps }, { $points } points
    }
anachrony-web-paradoxes =
    { $paradoxes ->
        [one] { $paradoxes } paradox of { $limit }
       *[other] { $paradoxes } paradoxes of { $limit }
    }
anachrony-web-warps = Warp tiles
anachrony-web-warp-home = Warp tile at home: { $what }
anachrony-web-warp-out = { $what }, owed to era { $era }
anachrony-web-breakthroughs = Breakthroughs
anachrony-web-experiments = Experiments
anachrony-web-way-met = now
anachrony-web-way-unmet = not yet

anachrony-web-your-path = You follow the path of { $path }
anachrony-web-asset = Asset { $number }
anachrony-web-kept = Kept

anachrony-web-costs = Costs
anachrony-web-costs-nothing = Costs nothing
anachrony-web-costs-water = Costs { $water } water.
anachrony-web-gives = Gives
anachrony-web-recruit-bonus = When recruited:

anachrony-web-scores = Scores
anachrony-web-conditions = 3 points at the end for the most
anachrony-web-score-buildings = Buildings
anachrony-web-score-anomalies = Anomalies
anachrony-web-score-superprojects = Superprojects
anachrony-web-score-time_travel = Time travel
anachrony-web-score-morale = Morale
anachrony-web-score-tokens = Points taken
anachrony-web-score-breakthroughs = Breakthroughs
anachrony-web-score-warp_tiles = Warp tiles owed
anachrony-web-score-conditions = Endgame conditions
anachrony-web-score-total = Total

anachrony-web-position =
    { $tokens-count ->
        [0] { $position }
        [one] { $position }: token { $tokens }
       *[other] { $position }: tokens { $tokens }
    }


## The guided first game: short words beside the table, each said once. See text/lessons.

anachrony-guide-welcome = Welcome! An asteroid is on its way: it strikes after the fourth era. Whoever has the most points when the game ends wins, and buildings, superprojects, journeys through time and a timely evacuation all give points.
anachrony-guide-own-board = This is your own board: your goods on top, sectors to build in, your exosuits, your workers, and below them what you may borrow from the future.
anachrony-guide-main-board = The main board is for everybody. Workers come here to construct, recruit and research, to the mine, and to places where there is always room.
anachrony-guide-power = Every era begins with powering exosuits: nobody goes out without one. The upper hexes are free, a lower one costs an energy core, and every hex that stays empty gives you 1 water.
anachrony-guide-enough = You have four workers, so four exosuits will do. Be done with it, and the two empty hexes bring you water.
anachrony-guide-warp = Now borrow from your own future: up to two of these tiles, chosen in secret. You get at once what they show, and one day you will have to send it back through time.
anachrony-guide-debts = What you borrow lies on this era until it is repaid. A debt left at the end costs 2 points, and until then time may notice it. One more is fine, as long as you can travel.
anachrony-guide-turn = The action phase: everybody places one worker in turn, until all have passed. First choose who goes. Scientists are needed for research, engineers are good in the mine, administrators keep the others going, and a genius can stand in for anybody.
anachrony-guide-place = Out in an exosuit, or at home on your own board: that is the question for every worker. In the Capital the first hex of an action is free, the second costs 1 water.
anachrony-guide-build = A building gives points, and what it does is for you alone. You have debts in the past, so begin with a power plant: it takes you there. { $plant } reaches three eras back.
anachrony-guide-others = Your opponent has sent somebody out, too. A hex that is taken stays taken until the end of the era. Here you can always look at the other player's board.
anachrony-guide-recruit = Take a worker from the pool, and something comes along: 2 water with a scientist, an energy core with an engineer, a point with an administrator. Whoever joins you is ready for work.
anachrony-guide-research = Set one of the two dice as you like; the other is rolled. Shape and icon together tell which breakthrough you take.
anachrony-guide-breakthrough = Your first breakthrough. Each is worth a point, a set of the three shapes 2 more, and superprojects are paid with them.
anachrony-guide-purify = Water pays for nearly everything. Here there is always room: 3 water, and 1 more for a scientist.
anachrony-guide-pass = Whoever has been out comes home tired and cannot be placed again. It is wise to keep one active worker for the next era, so you may pass now.
anachrony-guide-paradox = Time has noticed your debts: in every era, whoever owes the most to a past era rolls for paradoxes. The third one brings an anomaly, which blocks a sector and costs 3 points.
anachrony-guide-superprojects = Every era has its superproject: many points, paid with goods and breakthroughs. You can build the one where your focus is: in the present, or in the past era that you have travelled to.
anachrony-guide-tired = Your workers have come home tired, all but the one you kept. Three exosuits will do for this era; the empty hexes give water, and you will need it in a moment.
anachrony-guide-warp-again = A new era, new loans, if you like. You still owe something to era 1, so this time it is no shame to borrow nothing.
anachrony-guide-supply = A worker on supply wakes all your tired workers for the water shown here, and morale rises. No exosuit is needed, and an administrator does not even get tired. Forcing workers wakes them without water, but morale falls.
anachrony-guide-travel = Now for the journey: a worker on a power plant takes your focus back to a past era. It is your own building, so no exosuit is needed.
anachrony-guide-repay = You are back where you have debts. Send one of them back, and it is settled: you have travelled and repaid, so your marker moves on the time travel track.
anachrony-guide-track = The tile is yours again, and the first step on the time travel track is worth 2 points. Every journey with a repayment adds 2 more.
anachrony-guide-mine = In the mine you take a resource of your choice, and the one beside your hex. An engineer likes it there and comes home active.
anachrony-guide-prices = Every further building of a row costs more, but the first one of another row is cheap. A life support, for example, brings the water that you always lack.
anachrony-guide-at-home = What you have built can be used at once, and at home no exosuit is needed. Look at a building to read what it does.
anachrony-guide-score = The score sheet tells how everybody stands. Below it are five endgame conditions: each gives 3 points to whoever nobody is ahead of.
anachrony-guide-closing = That is how an era goes: power up, borrow, place your workers, come home. From here you play on alone, and I shall only speak when something new happens. Try next: repay what you still owe before a third paradox comes, and collect breakthroughs for a superproject.
anachrony-guide-anomaly = Time is torn: an anomaly lies on your board. It blocks its sector and costs 3 points at the end. An action at home removes it: it takes one of your workers and a price.
anachrony-guide-impact = The asteroid has struck, and the Capital collapses. Each tile on its hexes adds something and can be used only once. The game ends after the era in which the last one is used, or after the seventh.
anachrony-guide-evacuation = From now on you can evacuate, once: when the condition of your Path holds, send a worker to do it. It is worth many points, so see what it asks for.
anachrony-guide-last-debts = This is the last era. After it, whatever you still owe and can pay is sent back by itself, and each warp tile left costs 2 points. So keep what your warp tiles show.


## Searching in the rules

# A word of the rules, and what else it may be called. English words are listed in other languages.
anachrony-synonyms =
    engineer: technician, builder
    scientist: researcher
    administrator: manager, steward
    genius: joker, wild worker
    worker: specialist, meeple
    era: round, age
    energy core: battery, power cell, core
    goods: assets, materials
    exosuit: suit, exoskeleton, mech
    power: charge, activate
    warp: borrow, loan, debt
    time travel: repay, pay back
    breakthrough: discovery, invention
    building: structure
    factory: plant
    life support: life-support, greenhouse
    Capital: city
    purify water: purification
    nomads: merchants
    World Council: senate
    hex: space, field
    force workers: coerce
    morale: happiness, mood
    tired: exhausted
    motivated: awake
    Impact: asteroid, meteor
    ruined: unavailable
    endgame condition: objective, goal card, endgame bonus
    starting asset: starting resources
    Path: faction
    first player: start player, starting player
    victory point: VP, points
    Chronobot: solo, automa, single player
    Doomsday: module
    supply: feed
    path marker: token
    breakthrough icon: symbol
anachrony-web-box-power_plant = Power plants
anachrony-web-box-factory = Factories
anachrony-web-box-life_support = Life supports
anachrony-web-box-lab = Labs
anachrony-web-box-superprojects = Superprojects
anachrony-web-box-others = Other tiles
anachrony-web-box-leaders = Leaders
anachrony-web-box-evacuations = Evacuations
anachrony-web-box-experiments = Experiments
anachrony-web-box-conditions = Endgame conditions
anachrony-web-box-collapses = Collapsing capital tiles
