### Echoes of Time. The names of cards and sources and the texts of their effects are added from
### the code of the game; other languages write them here, as echoes-card-miner,
### echoes-source-source_of_cycles, echoes-effect-miner-1, and for the ways of a card that lets
### its owner choose echoes-way-time_monk-1. The effects of a source are 1 for its conquest, 2
### for its fortification and 3 for its flame; its name is also echoes-card-source_of_cycles.
###
### Colours, endings and places come as plain words to select by: yellow, supply, centre.


## The box

echoes-title = Echoes of Time
echoes-about = Send creatures and artifacts through time, gather a party, conquer and fortify sources.
echoes-setting-interaction = How much do players get in each other's way?
echoes-setting-interaction-full = Fully: every card and source is in the box
echoes-setting-interaction-low = Little: eight cards and two sources are left out


## Names

echoes-word-draw = Draw 2 cards


## Questions

echoes-ask-first-play = Choose the card to begin with. It is shown when everybody has chosen.
echoes-ask-action = Choose a main action, or a free one first.
echoes-ask-free-action = Choose a free action, or end your turn.
echoes-ask-summon = You summon two cards: which one first?
echoes-ask-hand-limit =
    { $count ->
        [one] Your hand is too full: discard a card.
       *[other] Your hand is too full: discard { $count } cards, one after another.
    }

echoes-ask-pay =
    { $count ->
        [one] Discard a card to pay for { $card }.
       *[other] Discard { $count } cards to pay for { $card }, one after another.
    }
echoes-ask-play =
    { $may ->
        [yes] Play a card? Choose one, or be done.
       *[no] Choose a card to play.
    }
echoes-ask-move =
    { $steps ->
        [one] Move a card { $steps } step? Choose one, or be done.
       *[other] Move cards { $steps } steps in all? Choose a movement, or be done.
    }
echoes-ask-send =
    { $may ->
        [yes] { $source }: your strength of { $strength } exceeds { $resistance }. Send more, or be done?
       *[no] { $source }: send creatures with more strength than { $resistance } ({ $strength } so far).
    }
echoes-ask-reinforce = Which creature goes under { $source }?
echoes-ask-conquer = Conquer a source? Choose one, or be done.
echoes-ask-fortify = Fortify a source? Choose one, or be done.

echoes-ask-use-effect = Do you use this effect?
echoes-ask-react = Whose effect do you use next? Choose a card, or leave the rest.
echoes-ask-activate =
    { $may ->
        [yes] Use the effect of another card? Choose one, or be done.
       *[no] Choose the card whose effect you use.
    }
echoes-ask-activate-flame =
    { $may ->
        [yes] Use another flame? Choose one, or be done.
       *[no] Choose the flame you use.
    }
echoes-ask-remove = Remove a card from your party? Choose one, or be done.
echoes-ask-choose-one =
    { $may ->
        [yes] Choose one of these, or neither.
       *[no] Choose one of these.
    }
echoes-ask-discard = Choose a card to discard.


## Options

echoes-option-play = Play { $card }
echoes-option-move =
    { $steps ->
        [one] Move { $card } { $steps } step
       *[other] Move { $card } { $steps } steps
    }
echoes-option-flame = Use the flame of { $it }
echoes-option-conquer = Conquer { $source }
echoes-option-fortify = Fortify { $source }
echoes-option-reinforce = Reinforce { $source }


## Events

echoes-round = Round { $number } begins; { $who } has the start player marker.
echoes-slid =
    { $color ->
        [yellow] { $who } pushes the tiles: the active flame is yellow.
        [blue] { $who } pushes the tiles: the active flame is blue.
       *[red] { $who } pushes the tiles: the active flame is red.
    }
echoes-shuffled =
    { $count ->
        [one] The discard pile becomes the new deck: { $count } card.
       *[other] The discard pile becomes the new deck: { $count } cards.
    }

echoes-took-cards = { $who } draws cards.
echoes-drew =
    { $card-kind ->
        [card] { $who } draws { $card }.
       *[other] { $who } draws a card.
    }
echoes-discarded = { $who } discards { $card }.
echoes-played =
    { $position ->
        [0] { $who } plays { $card }, which takes no time.
       *[other] { $who } plays { $card } onto position { $position }.
    }
echoes-moved =
    { $position ->
        [0] { $who } moves { $card } off the board.
       *[other] { $who } moves { $card } to position { $position }.
    }
echoes-summoned = { $who } summons { $card }.
echoes-removed = { $who } removes { $card }.
echoes-used = { $who } uses the effect of { $it }.
echoes-activated = { $who } uses the effect of { $it }.
echoes-flamed = { $who } uses the flame of { $it }.
echoes-gained =
    { $count ->
        [one] { $who } gains { $count } point.
       *[other] { $who } gains { $count } points.
    }
echoes-lost =
    { $count ->
        [one] { $who } discards { $count } point.
       *[other] { $who } discards { $count } points.
    }

echoes-attacked = { $who } sets out to conquer { $source }.
echoes-sent = { $who } sends { $card } to { $source }.
echoes-conquered =
    { $owner-kind ->
        [seat] { $who } conquers { $source }, which { $owner } loses.
       *[other] { $who } conquers { $source }.
    }
echoes-abandoned = { $source } returns to the centre.
echoes-reinforced = { $who } reinforces { $source }.
echoes-fortified = { $who } fortifies { $source }.

echoes-last-round =
    { $reason ->
        [supply] The supply of points is empty: this is the last round.
        [party] { $who } has twelve cards: this is the last round.
       *[sources] Every source is fortified: this is the last round.
    }
echoes-scored = { $who } has { $total } points: { $tokens } in tokens, { $sources } for sources, { $cards } for cards.
echoes-ended =
    { $winners-count ->
        [one] { $winners } wins.
       *[other] { $winners } share the victory.
    }


## The board in the terminal

echoes-board-round = Round { $round }
echoes-board-turn = { $who }'s turn
echoes-board-opening = Everybody chooses a first card
echoes-board-supply = supply { $supply }, reserve { $reserve }, deck { $deck }, discarded { $discard }
echoes-board-ending = last round
echoes-board-you = { $who } (you)
echoes-board-centre = in the centre
echoes-board-held = { $who }
echoes-board-sealed = { $who }, fortified
echoes-board-need = conquered above { $need }
echoes-board-might = strength { $strength }, fortified above { $need }
echoes-board-under = under it
echoes-board-score = score
echoes-board-flame = flame
echoes-board-board = board
echoes-board-party = party
echoes-board-hand = hand
echoes-board-own-hand = Your hand
echoes-board-points = { $score } ({ $points } in tokens)
echoes-board-size = { $size } of { $most } cards
echoes-board-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
# As short as can be: the strength of a creature, beside its name. The legend explains it.
echoes-board-strong = s{ $strength }
echoes-color-yellow = yellow
echoes-color-blue = blue
echoes-color-red = red
echoes-kind-water = Water
echoes-kind-wood = Wood
echoes-kind-sky = Sky
echoes-kind-earth = Earth
echoes-kind-neutral = neutral
echoes-kind-creature = creature
echoes-kind-artifact = artifact
echoes-kind-battle = Battle
echoes-kind-magic = Magic

# Of which faction a card is, whether of battle or of magic, and a creature or an artifact.
echoes-card-kinds = { $family } { $field } { $kind }
echoes-card-cost =
    { $cards ->
        [one] costs { $cards } card and { $time } time
       *[other] costs { $cards } cards and { $time } time
    }
echoes-card-strength = strength { $strength }
echoes-card-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
echoes-card-ours = our own design
echoes-card-boxed = from the box
echoes-source-facts = { $source }: conquered above { $conquer }, then { $points } points; fortified above { $fortify }, then { $sealed } points
echoes-legend-cards = A card in hand is written with what it costs: 2+3 is 2 cards and 3 time; s2 is a strength of 2.
echoes-legend-board = The board is read from left to right: positions 5 to 1, and then the party. The colour of a tile stands before its cards; { $token } marks a card that was used in this round.
echoes-legend-topics = Rules to ask for: { $topics }.


## Rules in short, for the terminal's help

echoes-topic-goal = goal
echoes-rule-goal = Most points win: tokens, sources, and all cards you have summoned. The game ends after the round in which the supply is empty, somebody has twelve cards (a source counts as two, creatures under it as none), or every source is fortified. A tie goes to more fortified sources.
echoes-topic-round = round
echoes-rule-round = Everybody pushes the tiles, and what leaves a board is summoned; everybody draws a card. Then, twice around the table, everybody takes a main action and any number of free ones. At the end hands are cut to ten cards and tokens removed.
echoes-topic-play = play
echoes-rule-play = Discard as many other cards as the card costs, and lay it on the position that its time says, or the next one to the left that has room for it. Without time it is summoned at once. You cannot have two copies of a card.
echoes-topic-move = move
echoes-rule-move = Two steps to the right in all, for one card or for two. A card may pass a full tile but not stop there. What leaves the board is summoned.
echoes-topic-summon = summon
echoes-rule-summon = A summoned card joins your party. You may use its summoning effect now or never; then your other cards may react.
echoes-topic-flame = flame
echoes-rule-flame = A free action: use a flame of the colour beside your board, on a card of your party or a source you hold, once in a round, whatever comes of it. Its card gets a token, and cannot be sent to a source until the next round.
echoes-topic-conquer = conquer
echoes-rule-conquer = Send creatures whose strength exceeds what the source demands, or the creatures under it. Use its conquest effect; the creatures lie under it: no effects, but icons, strength and points. Whoever loses a source takes the creatures back.
echoes-topic-reinforce = reinforce
echoes-rule-reinforce = A free action: put another creature under a source you have conquered and not fortified.
echoes-topic-fortify = fortify
echoes-rule-fortify = If the strength under your source exceeds its second number, use its fortification effect and seal the creatures: only their points count now. Nobody can take a fortified source.
echoes-topic-remove = remove
echoes-rule-remove = A removed card goes from your party, or from under a conquered source, to the discard pile. A source without creatures returns to the centre.
echoes-topic-origin = origin
echoes-rule-origin = No list of the real cards is public. Fifteen cards and two sources bear names and a few facts of the real box; everything else is our own design and says so.


## What simulations compare

echoes-fact-summoned = Card summoned
echoes-fact-first = First card played
echoes-fact-flame = Flame used
echoes-fact-conquered = Source conquered
echoes-fact-fortified = Source fortified
echoes-fact-ended = Brought about the last round
echoes-category-tokens = Tokens
echoes-category-sources = Sources
echoes-category-cards = Cards
echoes-ending-supply = The supply was empty
echoes-ending-party = Twelve cards
echoes-ending-sources = Every source was fortified
echoes-ending-supply-and-party = Empty supply and twelve cards
echoes-ending-supply-and-sources = Empty supply and every source fortified
echoes-ending-party-and-sources = Twelve cards and every source fortified
echoes-ending-supply-and-party-and-sources = All three at once
# What must happen sooner or later, when the game is checked.
echoes-coverage-summoned = Cards summoned
echoes-coverage-flame = Flames used
echoes-coverage-conquered = Sources conquered
echoes-coverage-fortified = Sources fortified


## The table in the browser

# What a screen reader says of a card.
echoes-web-card =
    { $strength ->
        [0] { $card }, { $family } { $kind }
       *[other] { $card }, { $family } { $kind } of strength { $strength }
    }
# The name and the text come first, as they are seen.
echoes-web-card-whole =
    { $cards ->
        [one] { $card }. { $text } { $facts }, costs { $cards } card and { $time } time
       *[other] { $card }. { $text } { $facts }, costs { $cards } cards and { $time } time
    }
echoes-web-card-used = { $card }, used in this round

echoes-web-area = The area of { $who }
echoes-web-board = The time board of { $who }
echoes-web-party = The party of { $who }
echoes-web-nobody = Nobody is summoned yet.
echoes-web-empty-hand = Your hand is empty.
echoes-web-tile =
    { $color ->
        [yellow] Position { $position }, yellow flame
        [blue] Position { $position }, blue flame
       *[red] Position { $position }, red flame
    }
echoes-web-active =
    { $color ->
        [yellow] The active flame is yellow
        [blue] The active flame is blue
       *[red] The active flame is red
    }
echoes-web-burning = active

# Name, holder and texts come first, as they are seen.
echoes-web-source =
    { $strength ->
        [0] { $source }, { $whose }. { $texts } It is { $status }, conquered above { $conquer }, fortified above { $fortify }
       *[other] { $source }, { $whose }. { $texts } It is { $status }, strength { $strength }, fortified above { $fortify }
    }
echoes-web-source-free = in the centre
echoes-web-source-held = held by { $who }
echoes-web-source-sealed = fortified by { $who }
echoes-web-under = The creatures under { $source }

echoes-web-ends = How near the end is
echoes-web-before = Before round 1
echoes-web-turn = turn { $turn } of { $turns }
echoes-web-end-supply =
    { $count ->
        [one] { $count } point left
       *[other] { $count } points left
    }
echoes-web-end-party = largest party { $count } of { $most }
echoes-web-end-sources = { $count } of { $most } fortified

echoes-web-first = has the start player marker
echoes-web-score =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
echoes-web-sheet = { $tokens } in tokens, { $sources } for sources, { $cards } for cards
echoes-web-unfold = Show the area of { $who } in full
echoes-web-fold = Fold the area of { $who }
echoes-web-back = Back to my area

echoes-web-deck =
    { $count ->
        [one] The deck, { $count } card
       *[other] The deck, { $count } cards
    }
echoes-web-deck-caption = deck
echoes-web-discard-caption = discarded

echoes-web-about-deck = Draw 2 cards as a main action. When the deck is empty, the discarded cards are shuffled into a new one.
echoes-web-about-discard = Nothing is discarded.
echoes-web-about-discarded = The discarded cards, the latest first: { $cards }.
echoes-web-about-supply = The game ends after the round in which the supply of points is empty. What is lacking then comes from the reserve.
echoes-web-about-party = The game ends after the round in which somebody has { $count } cards in the party. A source counts as two, the creatures under it as none.
echoes-web-about-sources = The game ends after the round in which every source is fortified.
echoes-web-counts =
    { $points ->
        [one] counts { $points } point now
       *[other] counts { $points } points now
    }
echoes-web-copies = There are { $count } copies of it.

echoes-web-column-player = Player
echoes-web-column-tokens = Tokens
echoes-web-column-sources = Sources
echoes-web-column-cards = Cards
echoes-web-column-total = Total


## The guided first game: short words beside the table, each said once. See text/lessons.

echoes-guide-welcome = Welcome! Everything you play arrives later: it waits on your time board, and time carries it to the right until it joins your party. Most points win, in tokens, cards and sources.
echoes-guide-card = A card tells what it costs: other cards of your hand, and time. It has one effect and perhaps points, and creatures have strength.
echoes-guide-first = Everybody begins with one card. You choose in secret, and all are shown together. A creature is a good start.
echoes-guide-pay = Cards are the money of this game: discard another one to pay. Choose one that you can do without.
echoes-guide-slide = Your card lies on the position that it costs in time. Every round begins with a push: all tiles move one position to the right, and what leaves the board is summoned.
echoes-guide-actions = In every round you have two turns, each with one main action: draw two cards, play a card, move cards on your board, conquer a source or fortify it.
echoes-guide-play = Play another card. Whoever costs little time is with you soon. Summoning effects are used when a card arrives, others again and again, by the colour of a flame.
echoes-guide-others = The other player builds, too: time board and party are here in short. Hands are hidden, everything else is open.
echoes-guide-summoned = The tiles were pushed, and somebody has arrived: a summoned card is in your party now. A summoning effect can be used at once or never.
echoes-guide-move = Now you may move cards on your board: each step brings a card nearer, and one that leaves the board is summoned at once. So one arrival can pull others along.
echoes-guide-effect = You may decline a summoning effect. Most of them are gifts, though.
echoes-guide-ends = Points come from a supply. The game ends after the round in which the supply is empty, somebody's party counts twelve cards, or all sources are fortified. Here you see how near each end is.
echoes-guide-slow = Strong cards are slow, and dear. Played early enough they decide the game, and you have ways to make them hurry.
echoes-guide-sources = Sources of time are worth points and have powers of their own. To conquer one, send creatures that are together stronger than its first number. Yours are strong enough!
echoes-guide-send = Choose who goes. To send more than you need makes the source harder to take away. Under a source creatures have no effects, but their icons, strength and points still count.
echoes-guide-conquered = The source is yours, with its points and its flame, until somebody comes with more strength than lies under it.
echoes-guide-flames = The tile that left your board last burns: its colour is your active flame. Cards and sources with that flame can be used once in a round, before or after your main action. A token marks what was used.
echoes-guide-push = Moving cards is a main action, too: one card by two positions, or two cards by one. A card need not wait for time alone.
echoes-guide-reinforce = Before and after your main action creatures may join those under a source of yours. The stronger they are together, the safer it is.
echoes-guide-fortify = The creatures under your source are stronger than its second number: you can fortify it. That is a main action, its effect is yours, and nobody can take the source any more.
echoes-guide-fortified = Sealed: the source is worth more now, and the points of the creatures under it still count. Their effects and icons are gone for good, so it wants to be thought over.
echoes-guide-draw = With an empty hand nothing goes on. Drawing two cards is a main action, and everybody draws one at the beginning of a round besides.
echoes-guide-closing = That is all there is to it: play, let time work, use flames, hold sources. Try next: look for cards whose effects help each other, keep an eye on the source of the other player, and on the three ends. Good luck!
echoes-guide-hand-limit = At the end of a round nobody keeps more than ten cards. Let go of what you will not play.
echoes-guide-last-round = The end has come near: this round is the last. Cards on your board and in your hand will be worth nothing, so bring home what you can.


## Searching in the rules

# A word of the rules, and what else it may be called. English words are listed in other languages.
echoes-synonyms =
    time board: clock, player board
    time tile: tile
    party: team, summoned cards
    source: location
    creature: unit, monster
    artifact: artefact, item
    faction: land, element
    battle: fight, war
    magic: spell
    strength: power, might
    points: victory points, VP
    draw: take a card
    play: cast
    move: advance
    summon: call, awaken
    conquer: capture, attack
    fortify: seal
    reinforce: strengthen
    discard pile: discards
    flame: fire, token
    summoning effect: immediate effect, when summoned
    standing effect: ongoing effect, permanent effect
    main action: cube
    start player: first player
    reserve: last points
    push: slide
echoes-web-box-cards = Cards
echoes-web-box-sources = Sources
