### Innovation. The names of cards and the texts of their effects are added from the code of
### the game; other languages write them here, as innovation-card-oars and
### innovation-effect-oars-1 (with the edition at the end where editions differ).
###
### Every reference comes with its kind and id to select by: of $card, "card:oars" gives
### $card-kind "card" and $card-id "oars". Whoever may not see a face gets an age instead:
### $card is then "a 3" and $card-kind is "age".


## The box

innovation-title = Innovation
innovation-about = Build a civilisation from ideas of ten ages. Every card breaks the rules in its own way.
innovation-setting-cards = Which printing of the cards?
innovation-setting-cards-czech = The Czech box
innovation-setting-cards-first = The first English edition: City States consoles its victim with a draw
innovation-setting-cards-third = The third English edition: nine cards differ


## Names

innovation-word-draw = Draw a card

innovation-color-blue = blue
innovation-color-red = red
innovation-color-green = green
innovation-color-yellow = yellow
innovation-color-purple = purple

# Icons are named as headings of a count: "castles: 4".
innovation-icon-castle = castles
innovation-icon-crown = crowns
innovation-icon-leaf = leaves
innovation-icon-lightbulb = lightbulbs
innovation-icon-factory = factories
innovation-icon-clock = clocks

innovation-special-monument = Monument
innovation-special-empire = Empire
innovation-special-wonder = Wonder
innovation-special-world = World
innovation-special-universe = Universe

# A card of which only the age is known, or several of one age.
innovation-age =
    { $count ->
        [1]
            { $it ->
                [8] an 8
               *[other] a { $it }
            }
       *[other] { $count } cards of age { $it }
    }
# A number that a player names.
innovation-value = { $it }


## Questions

innovation-ask-action = Choose an action.
innovation-ask-first-meld = Choose the card to begin with. It is melded when everybody has chosen.

innovation-ask-use-effect = Do you use this effect?
innovation-ask-color = Choose a colour.
innovation-ask-value = Choose a value.
innovation-ask-player =
    { $may ->
        [yes] Choose a player, or nobody.
       *[no] Choose a player.
    }
innovation-ask-way =
    { $may ->
        [yes] Choose one of these, or neither.
       *[no] Choose one of these.
    }
innovation-ask-pile =
    { $may ->
        [yes] Choose a pile to rearrange, or none.
       *[no] Choose a pile to rearrange.
    }
innovation-ask-next-from-bottom = Build the pile from the bottom: which card comes next?
innovation-ask-splay-left =
    { $may ->
        [yes] Which colour do you splay left, if any?
       *[no] Which colour do you splay left?
    }
innovation-ask-splay-right =
    { $may ->
        [yes] Which colour do you splay right, if any?
       *[no] Which colour do you splay right?
    }
innovation-ask-splay-up =
    { $may ->
        [yes] Which colour do you splay up, if any?
       *[no] Which colour do you splay up?
    }

innovation-ask-return =
    { $may ->
        [yes] Return a card? Choose one, or be done.
       *[no] Choose a card to return.
    }
innovation-ask-return-score =
    { $may ->
        [yes] Return a card from a score pile? Choose one, or be done.
       *[no] Choose a card to return from a score pile.
    }
innovation-ask-return-top =
    { $may ->
        [yes] Return a top card? Choose one, or be done.
       *[no] Choose a top card to return.
    }
innovation-ask-return-next = All of these are returned: which one next? Under one pile the last lies lowest.
innovation-ask-meld =
    { $may ->
        [yes] Meld a card? Choose one, or be done.
       *[no] Choose a card to meld.
    }
innovation-ask-meld-next = All of these are melded: which one next? The last lies on top.
innovation-ask-tuck =
    { $may ->
        [yes] Tuck a card? Choose one, or be done.
       *[no] Choose a card to tuck.
    }
innovation-ask-tuck-next = All of these are tucked: which one next? The last lies lowest.
innovation-ask-score =
    { $may ->
        [yes] Score a card? Choose one, or be done.
       *[no] Choose a card to score.
    }
innovation-ask-score-top =
    { $may ->
        [yes] Score one of your top cards? Choose one, or be done.
       *[no] Choose one of your top cards to score.
    }
innovation-ask-score-next = All of these are scored: which one next?
innovation-ask-reveal =
    { $may ->
        [yes] Reveal a card? Choose one, or be done.
       *[no] Choose a card to reveal.
    }
innovation-ask-keep = Choose the card you keep.
innovation-ask-execute =
    { $may ->
        [yes] Use a card for yourself alone? Choose one, or be done.
       *[no] Choose a card to use for yourself alone.
    }

innovation-ask-give-hand =
    { $may ->
        [yes] Give a card to the other player's hand? Choose one, or be done.
       *[no] Choose a card to give to the other player's hand.
    }
innovation-ask-give-score =
    { $may ->
        [yes] Give a card to the other player's score pile? Choose one, or be done.
       *[no] Choose a card to give to the other player's score pile.
    }
innovation-ask-give-board =
    { $may ->
        [yes] Give a card to the other player's board? Choose one, or be done.
       *[no] Choose a card to give to the other player's board.
    }
innovation-ask-take-hand =
    { $may ->
        [yes] Take a card into your hand? Choose one, or be done.
       *[no] Choose a card to take into your hand.
    }
innovation-ask-take-score =
    { $may ->
        [yes] Take a card into your score pile? Choose one, or be done.
       *[no] Choose a card to take into your score pile.
    }
innovation-ask-take-board =
    { $may ->
        [yes] Take a card onto your board? Choose one, or be done.
       *[no] Choose a card to take onto your board.
    }
innovation-ask-move-next = All of these are transferred: which one next?
innovation-ask-exchange =
    { $may ->
        [yes] Exchange a card? Choose one, or be done.
       *[no] Choose a card to exchange.
    }


## Options

innovation-option-meld = Meld { $card }
innovation-option-dogma = Dogma { $card }
innovation-option-achieve = Achieve age { $age }
innovation-option-back = { $owner }'s { $age }
innovation-option-evolution-a = Draw and score an 8, then return a card from your score pile
innovation-option-evolution-b = Draw a card one higher than the highest in your score pile


## Events

innovation-begins =
    { $cards ->
        [czech] { $who } begins: in Czech the first card is called { $title }, which comes first in the alphabet.
       *[other] { $who } begins: { $title } comes first in the alphabet.
    }

innovation-activated =
    { $sharers-count ->
        [0]
            { $victims-count ->
                [0] { $who } activates { $card } ({ $icon }: { $count }).
               *[other] { $who } activates { $card } ({ $icon }: { $count }); { $victims } must obey.
            }
        [one]
            { $victims-count ->
                [0] { $who } activates { $card } ({ $icon }: { $count }); { $sharers } shares.
               *[other] { $who } activates { $card } ({ $icon }: { $count }); { $sharers } shares, { $victims } must obey.
            }
       *[other]
            { $victims-count ->
                [0] { $who } activates { $card } ({ $icon }: { $count }); { $sharers } share.
               *[other] { $who } activates { $card } ({ $icon }: { $count }); { $sharers } share, { $victims } must obey.
            }
    }
innovation-executed = { $who } uses { $card } alone.
innovation-sharing-bonus = Others have shared: { $who } draws as a bonus.

innovation-drew = { $who } draws { $card }.
innovation-drew-and-revealed = { $who } draws and reveals { $card }.
innovation-drew-and-melded = { $who } draws and melds { $card }.
innovation-drew-and-tucked = { $who } draws and tucks { $card }.
innovation-drew-and-scored = { $who } draws and scores { $card }.
innovation-melded = { $who } melds { $card }.
innovation-tucked = { $who } tucks { $card }.
innovation-scored = { $who } scores { $card }.
innovation-revealed = { $who } reveals { $card }.
innovation-returned =
    { $owner-is ->
        [who]
            { $from ->
                [score] { $who } returns { $card } from the score pile.
                [board] { $who } returns { $card } from the board.
               *[hand] { $who } returns { $card }.
            }
       *[other]
            { $from ->
                [score] { $who } returns { $card } from { $owner }'s score pile.
                [board] { $who } returns { $card } from { $owner }'s board.
               *[hand] { $who } returns { $card } from { $owner }'s hand.
            }
    }

# A card changes place: it is given away, taken, moved among one's own, or moved for others.
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
                [score] { $who } gives { $card } from the score pile to { $to }'s hand.
                [board] { $who } gives { $card } from the board to { $to }'s hand.
               *[hand] { $who } gives { $card } to { $to }'s hand.
            }
        [score]
            { $from ->
                [score] { $who } gives { $card } from the score pile to { $to }'s score pile.
                [board] { $who } gives { $card } from the board to { $to }'s score pile.
               *[hand] { $who } gives { $card } to { $to }'s score pile.
            }
       *[board]
            { $from ->
                [score] { $who } gives { $card } from the score pile to { $to }'s board.
                [board] { $who } gives { $card } from the board to { $to }'s board.
               *[hand] { $who } gives { $card } to { $to }'s board.
            }
    }
innovation-took =
    { $into ->
        [hand]
            { $from ->
                [score] { $who } takes { $card } from { $owner }'s score pile into hand.
                [board] { $who } takes { $card } from { $owner }'s board into hand.
               *[hand] { $who } takes { $card } from { $owner }'s hand.
            }
        [score]
            { $from ->
                [score] { $who } takes { $card } from { $owner }'s score pile.
                [board] { $who } takes { $card } from { $owner }'s board into the score pile.
               *[hand] { $who } takes { $card } from { $owner }'s hand into the score pile.
            }
       *[board]
            { $from ->
                [score] { $who } takes { $card } from { $owner }'s score pile onto the board.
                [board] { $who } takes { $card } from { $owner }'s board.
               *[hand] { $who } takes { $card } from { $owner }'s hand onto the board.
            }
    }
innovation-moved =
    { $into ->
        [hand]
            { $from ->
                [score] { $who } takes { $card } from the score pile into hand.
               *[board] { $who } takes { $card } from the board into hand.
            }
        [score]
            { $from ->
                [board] { $who } moves { $card } from the board into the score pile.
               *[hand] { $who } moves { $card } from hand into the score pile.
            }
       *[board]
            { $from ->
                [score] { $who } moves { $card } from the score pile onto the board.
               *[hand] { $who } moves { $card } from hand onto the board.
            }
    }
innovation-passed =
    { $into ->
        [hand]
            { $from ->
                [score] { $who } moves { $card } from { $owner }'s score pile to { $to }'s hand.
                [board] { $who } moves { $card } from { $owner }'s board to { $to }'s hand.
               *[hand] { $who } moves { $card } from { $owner }'s hand to { $to }'s hand.
            }
        [score]
            { $from ->
                [score] { $who } moves { $card } from { $owner }'s score pile to { $to }'s score pile.
                [board] { $who } moves { $card } from { $owner }'s board to { $to }'s score pile.
               *[hand] { $who } moves { $card } from { $owner }'s hand to { $to }'s score pile.
            }
       *[board]
            { $from ->
                [score] { $who } moves { $card } from { $owner }'s score pile to { $to }'s board.
                [board] { $who } moves { $card } from { $owner }'s board to { $to }'s board.
               *[hand] { $who } moves { $card } from { $owner }'s hand to { $to }'s board.
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
                [hand] { $who } exchanges nothing from the score pile for { $theirs } from hand.
               *[score] { $who } exchanges nothing from hand for { $theirs } from the score pile.
            }
       *[other]
            { $taken ->
                [0]
                    { $there ->
                        [hand] { $who } exchanges { $cards } from the score pile for nothing from hand.
                       *[score] { $who } exchanges { $cards } from hand for nothing from the score pile.
                    }
               *[other]
                    { $there ->
                        [hand] { $who } exchanges { $cards } from the score pile for { $theirs } from hand.
                       *[score] { $who } exchanges { $cards } from hand for { $theirs } from the score pile.
                    }
            }
    }
innovation-exchanged-scores =
    { $given ->
        [0] { $who } and { $other } exchange between their score piles: nothing for { $theirs }.
       *[other]
            { $taken ->
                [0] { $who } and { $other } exchange between their score piles: { $cards } for nothing.
               *[other] { $who } and { $other } exchange between their score piles: { $cards } for { $theirs }.
            }
    }
innovation-exchanged-hands =
    { $given ->
        [0] { $who } and { $other } exchange between their hands: nothing for { $theirs }.
       *[other]
            { $taken ->
                [0] { $who } and { $other } exchange between their hands: { $cards } for nothing.
               *[other] { $who } and { $other } exchange between their hands: { $cards } for { $theirs }.
            }
    }

innovation-splayed =
    { $direction ->
        [left] { $who } splays { $color } left.
        [right] { $who } splays { $color } right.
        [up] { $who } splays { $color } up.
       *[none] { $who } splays { $color } no longer.
    }
innovation-placed = { $who } puts { $card } next.
innovation-rearranged = { $who } rearranges { $color }: { $top } is on top now.
innovation-named-color = { $who } names { $color }.
innovation-named-value = { $who } names { $value }.
innovation-removed-everything = All hands, boards and score piles leave the game.

innovation-achieved = { $who } claims the achievement of age { $age }.
innovation-claimed = { $who } claims { $special }.

innovation-ended =
    { $reason ->
        [achievements] { $winners } has enough achievements and wins.
        [score]
            { $winners-count ->
                [one] No card is left to draw, so points decide: { $winners } wins.
               *[other] No card is left to draw, so points decide: { $winners } share the victory.
            }
        [ai] { $winners } wins the game by { innovation-card-ai }.
        [bioengineering] { $winners } wins the game by { innovation-card-bioengineering }.
        [collaboration] { $winners } wins the game by { innovation-card-collaboration }.
        [empiricism] { $winners } wins the game by { innovation-card-empiricism }.
        [globalization] { $winners } wins the game by { innovation-card-globalization }.
        [self_service] { $winners } wins the game by { innovation-card-self_service }.
       *[other] { $winners } wins the game by a card.
    }


## The board in the terminal

innovation-board-turn =
    { $actions ->
        [one] { $who }'s turn, { $actions } action left
       *[other] { $who }'s turn, { $actions } actions left
    }
innovation-board-opening = Everybody chooses a first card
innovation-board-supply = Supply
innovation-board-open = Achievements left
innovation-board-icons = icons
innovation-board-score = score
innovation-board-won = won
innovation-board-hand = hand
innovation-board-own-hand = Your hand
innovation-board-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
innovation-board-you = { $who } (you)
innovation-board-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
innovation-board-goal = { $won } of { $needed }
innovation-board-dogma = Dogma { $card } { $count }
innovation-board-obeys = { $who } obeys
innovation-board-shares = { $who } shares
innovation-board-own = on your board
innovation-board-of = on { $who }'s board

innovation-card-facts = { $card }: age { $age }, { $color }, icons { $icons }, counts { $featured }
innovation-card-demand = I demand: { $text }
innovation-legend-icons = Icons: { $icons }.
innovation-legend-piles = A pile shows its top card: value, name, icons. { $more }2 means two cards lie under it; { $left }2, { $right }2 or { $up }2 that they are splayed left, right or up, followed by the icons they show.

innovation-legend-topics = Rules to ask for: { $topics }.

## Rules in short, for the terminal's help

innovation-topic-goal = goal
innovation-rule-goal = You win with 6 achievements (5 with three players, 4 with four). Or a card says so. Or a card above 10 would have to be drawn: then most points win.
innovation-topic-turn = turn
innovation-rule-turn = A turn is two actions, also twice the same: draw, meld, dogma or achieve. In the first round the first player has one action; with four players so has the second.
innovation-topic-draw = draw
innovation-rule-draw = Draw a card as high as your highest top card. If that supply pile is empty, draw from the next higher one.
innovation-topic-meld = meld
innovation-rule-meld = Put a card from your hand on top of the pile of its colour. A splayed pile stays splayed.
innovation-topic-dogma = dogma
innovation-rule-dogma = Use the effects of one of your top cards. Everybody's icons of the kind it counts are compared. A demand hits whoever shows fewer than you. Any other effect is shared by whoever shows at least as many: they use it before you, and if that changed anything, you draw as a bonus.
innovation-topic-achieve = achieve
innovation-rule-achieve = Claim the achievement of age N if you have at least 5 times N points and a top card of age N or higher. You keep your points.
innovation-topic-score = score
innovation-rule-score = A scored card goes to your score pile and counts as many points as its age.
innovation-topic-tuck = tuck
innovation-rule-tuck = A tucked card goes under the pile of its colour.
innovation-topic-return = return
innovation-rule-return = A returned card goes under the supply pile of its age.
innovation-topic-splay = splay
innovation-rule-splay = A splayed pile shows icons of its covered cards: left the one at the lower right, right the two at the left edge, up the three at the lower edge. It takes two cards at least.
innovation-topic-monument = Monument
innovation-rule-monument = Claimed at once by whoever tucks six cards or scores six cards in one turn. Masonry can give it too.
innovation-topic-empire = Empire
innovation-rule-empire = Claimed at once by whoever shows three of each of the six icons. Construction can give it too.
innovation-topic-wonder = Wonder
innovation-rule-wonder = Claimed at once by whoever has five colours, each splayed right or up. Invention can give it too.
innovation-topic-world = World
innovation-rule-world = Claimed at once by whoever shows twelve clocks. Translation can give it too.
innovation-topic-universe = Universe
innovation-rule-universe = Claimed at once by whoever has five top cards of value 8 or higher. Astronomy can give it too.


## What simulations compare

innovation-unit-rounds = Turns
innovation-fact-first = First card
innovation-fact-melded = Card melded
innovation-fact-used = Card used
innovation-fact-achieved = Age achievement claimed
innovation-fact-special = Special achievement claimed
innovation-achievement = Age { $it }
innovation-category-points = Points
innovation-category-achievements = Age achievements
innovation-category-specials = Special achievements
innovation-ending-achievements = Enough achievements
innovation-ending-score = No card was left to draw
innovation-ending-ai = By { innovation-card-ai }
innovation-ending-bioengineering = By { innovation-card-bioengineering }
innovation-ending-collaboration = By { innovation-card-collaboration }
innovation-ending-empiricism = By { innovation-card-empiricism }
innovation-ending-globalization = By { innovation-card-globalization }
innovation-ending-self_service = By { innovation-card-self_service }
innovation-ending-card = By a card
# What must happen sooner or later, when the game is checked.
innovation-coverage-dogma = Cards used


## The table in the browser

innovation-web-you = You
innovation-web-actions =
    { $count ->
        [one] 1 action left
       *[other] { $count } actions left
    }
innovation-web-you-are = You, { $who }
innovation-web-own-board = Your board
innovation-web-no-cards = No card in hand.
innovation-web-score = Score pile
innovation-web-supplies = Supply
innovation-web-achievements = Achieve
innovation-web-specials = Special achievements
innovation-web-icons = Icons shown
innovation-web-unfold = Show { $who }'s board in large
innovation-web-fold = Show { $who }'s board in small again

innovation-web-won = Achievements: { $won } of { $needed }
innovation-web-of = { $won }/{ $needed }

innovation-web-card = { $card }, { $color }, age { $age }, { $icons }
# $text is everything that is printed on the card, $facts the sentence above.
innovation-web-card-text = { $card }: { $text } { $facts }
innovation-web-count = { $icon }: { $count }
innovation-web-unknown =
    { $count ->
        [one] A hidden card of age { $age }
       *[other] { $count } hidden cards of age { $age }
    }
innovation-web-empty = No { $color } card
# A pile of cards: $splay is none, left, right or up.
innovation-web-pile =
    { $splay ->
        [left] { $color }, splayed left, { $count } cards
        [right] { $color }, splayed right, { $count } cards
        [up] { $color }, splayed up, { $count } cards
       *[none] { $color }, not splayed, { $count } cards
    }
innovation-web-hidden-hand = Of another hand you see the ages, and the cards that you know to be there.
innovation-web-hidden-score = Of another score pile you see the ages, and the cards that you know to be there.

innovation-web-supply =
    { $next ->
        [yes]
            { $count ->
                [one] Age { $age }: { $count } card left. Your next draw comes from here.
               *[other] Age { $age }: { $count } cards left. Your next draw comes from here.
            }
       *[no]
            { $count ->
                [one] Age { $age }: { $count } card left
               *[other] Age { $age }: { $count } cards left
            }
    }
innovation-web-seen = You know to be here: { $cards }.

innovation-web-achievement = Achievement of age { $age }
innovation-web-claimed = Achievement of age { $age }: claimed by { $who }
innovation-web-gone = Achievement of age { $age }: gone
innovation-web-open = Achievement of age { $age }: takes { $points } points
# What the reader has, and whether it is enough ($reach).
innovation-web-missing =
    { $reach ->
        [yes] Achievement of age { $age }: { $points } points, in your reach
       *[no] Achievement of age { $age }: you have { $have } of { $points } points, and your highest top card is of age { $top }
    }
innovation-web-special-claimed = { $special }: claimed by { $who }
innovation-web-special-missing = { $special }: { $have }/{ $goal }
innovation-web-progress = { $have }/{ $goal }

innovation-web-preview = If used now, { $icon } count: { $count }
innovation-web-untouched = { $who } is not concerned

innovation-web-sheet-player = Player
innovation-web-sheet-achievements = Achievements
innovation-web-sheet-points = Points


## The guided first game: short words beside the table, each said once. See text/lessons.

innovation-guide-welcome = Welcome! You build a civilisation from cards of ten ages, from prehistory to our own time. On the right of each supply lies an achievement: whoever is the first to have six wins.
innovation-guide-card = Every card has an age, a colour, three icons and an effect of its own. The icon in front of an effect is the one that will be counted when the card is used.
innovation-guide-first = Choose one of your two cards to begin with; the other stays in your hand. Whoever's card comes first in the alphabet begins, and for that the Czech names count.
innovation-guide-actions = From now on you have two actions in every turn (in the very first one only one), the same twice or two different ones. There are four: draw, meld, dogma and achieve. Everything you can do stands here, and you can also click on the things themselves.
innovation-guide-meld = To meld is to lay a card from your hand on your board, on top of the pile of its colour. From then on its icons count, and you can use its effects.
innovation-guide-shared = Your opponent has used the effects of a card: that is a dogma. You show at least as many castles as they do, so you shared it, and you even came first.
innovation-guide-icons = This decides who shares: the icons that everybody shows. Who has at least as many as the active player shares an effect; who has fewer must obey if it is a demand.
innovation-guide-score = Sharing has brought you points already. Scored cards lie in your score pile, and each is worth as many points as its age.
innovation-guide-draw = To draw, take a card of the age of your highest top card: here it is marked. So higher cards on your board open up higher ages.
innovation-guide-dogma = Your own dogma: choose one of your top cards and carry out its effects. Small marks on the card tell beforehand who would share them and who would have to obey.
innovation-guide-bonus = Your opponent shared, so when it was over you drew a card as a bonus. Letting others share is not only a gift.
innovation-guide-cover = Look at the colours in your hand. A card that you meld on a pile covers the one below: only top cards can be used, and what is covered hides its icons.
innovation-guide-achieve = You have enough points and a top card that is high enough, so you can claim an achievement: for age 1 it takes 5 points, for age 2 ten, and so on. You keep your points.
innovation-guide-effects = The first of six! Now try the effect of your new card: the bar below will tell you what it asks.
innovation-guide-asked = An effect asks you something: you always see which card asks and what it says. Where it says that you may, you can also decline. A tucked card goes to the bottom of the pile of its colour.
innovation-guide-splay = To splay is to fan a pile out, so that its covered cards show some of their icons again: one to the left, two to the right, three upwards.
innovation-guide-splayed = There it is: the covered card shows an icon again, and it counts. Cards that come to this pile later join the splay.
innovation-guide-demand = The first effect of { $card } begins with “I demand”: it strikes whoever shows fewer castles than you do. The mark on the card shows that your opponent must obey.
innovation-guide-obeyed = Your demand was obeyed, and a card of theirs is yours now. Mind your own icons, too: the more you show, the fewer demands can strike you.
innovation-guide-higher = Meld a card of a higher age: you will draw higher cards, and the higher achievements come within reach.
innovation-guide-next-goal = Any achievement that is still there may be claimed, in any order. Age 2 takes 10 points and a top card of age 2 or higher. Point at one to see what you lack.
innovation-guide-specials = Besides these there are five special achievements. Whoever fulfils one gets it at once, without an action. Point at one to read what it takes.
innovation-guide-closing = Now you know it all: draw, meld, dogma, achieve. The rest is in the cards, and each of them breaks the rules in its own way. Try next: find a card that scores, splay a second pile, and see which icon your opponent lacks. Good luck!


## Searching in the rules

# A word of the rules, and what else it may be called. English words are listed in other languages.
innovation-synonyms =
    age: era, epoch, period
    pile: stack, deck
    board: area, tableau
    top card: active card
    score pile: influence
    points: influence points
    icon: symbol, resource
    dogma: activate, execute
    demand: command, compel
    sharing: share, cooperate
    draw: take a card
    meld: play a card, lay down
    achieve: dominate, claim, win
    special achievement: domain, progress card
    tuck: hide, put under
    score: influence
    return: give back, put back
    splay: spread, fan
    transfer: give, move
    exchange: swap
    remove: discard
    first player: start player, who begins
innovation-web-box-cards = Cards
innovation-web-box-specials = Special achievements
