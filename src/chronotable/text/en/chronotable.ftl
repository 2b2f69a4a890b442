### What the clients themselves say, and words that every game uses.

name = { $it }

word-yes = Yes
word-no = No
word-done = Done

list-middle = { $first }, { $then }
list-end = { $first } and { $then }

why-effect = { $card }: { $text }


## Seats

seat-person = Player
seat-bot = Bot
seat-bots = Bot { $n }
# Who sat somewhere when a record does not tell.
seat-unnamed = Player { $n }


## What a table says in its chat

table-sat = { $who } sat down.
table-left = { $who } left the table.
table-bot-sat = { $who } is a bot now ({ $level }).
table-stands-in = A bot ({ $level }) plays for { $who } now.
table-back = { $who } is back.
table-time-up = Time is up for { $who }: a bot plays on.
table-resigned = { $who } resigned.
table-undone = { $who } took an answer back.
table-bot-stumbled = The bot of { $who } gave no answer ({ $why }), so a random one was taken.
table-seeded = Whoever made this table chose the seed and may know what is hidden.
table-dealt-anew = This game goes on from another one, with everything hidden dealt anew.


## The table in the terminal

prompt = { $who }, 1 to { $count } (? for help):
story-turn = { $who }'s turn
news-cut = { $count } earlier lines are left out; l { $count } or more shows them.
log-empty = Nothing has happened yet.

answer-unknown = "{ $typed }" is not among the options. Type a number from 1 to { $count }, or a part of a name; ? helps.
answer-unclear = "{ $typed }" could be: { $names }.

undone = Your last answer is taken back.
undo-nothing = You have not answered anything that could be taken back.
undo-answered = That cannot be taken back: somebody else has answered since.
undo-revealed = That cannot be taken back: something hidden has been revealed.
undo-chance = That cannot be taken back: chance has decided something.

saved = Saved in { $file }.
left-saved = Saved. To go on:
finished-saved = To watch this game again:

hide-screen = Press Enter to hide this screen, then pass the keyboard to { $who }.
take-keyboard = { $who }, press Enter when you sit here alone.

final-score =
    { $points ->
        [one] { $who } has { $points } point.
       *[other] { $who } has { $points } points.
    }
final-winner =
    { $points ->
        [one] { $who } wins, with { $points } point.
       *[other] { $who } wins, with { $points } points.
    }

help-answer = Answer with the number of an option, its key, or the beginnings of its words: 3, meld oars, oars.
help-commands =
    Enter   the question again
    v       the board
    l       what has happened; l 50 goes back further
    u       take your last answer back
    s       save
    q       save and quit
    ? oars  what a card does or a word means
    ? 3     the same of option 3
help-nothing = There is nothing called "{ $name }".

watch-step = Enter: next.  v: board.  q: quit.


## Choosing a game

choose-title = Welcome to chronotable. Enter takes what stands in brackets.
title-line =
    { $low ->
        [one] { $title }, up to { $high } players
       *[other] { $title }, { $low } to { $high } players
    }
choose-game = Which game? [{ $suggested }]
choose-seats = How many players, { $low } to { $high }? [{ $suggested }]
choose-name = Your name? [{ $suggested }]
choose-opponent = Who is player { $n }? A name, or a bot [{ $suggested }]
choose-setting = Which one? [{ $suggested }]
choose-number-again = Please type a number from { $low } to { $high }.


## chronotable replay, games, doctor

check-open = The record plays as it was written: { $answers } answers, not over yet, hash { $hash }.
check-over = The record plays as it was written: { $answers } answers, won by { $winners } ({ $reason }), points { $scores }, hash { $hash }.

games-play = To play: { $command }
games-option = { $option } (otherwise { $default }): { $help }

doctor-well = well
doctor-wrong = BAD
doctor-sum =
    { $wrong ->
        [0] Everything is well.
        [one] { $wrong } thing is wrong.
       *[other] { $wrong } things are wrong.
    }
doctor-python = chronotable { $ours } on Python { $version }
doctor-python-old = this Python is too old.
doctor-python-mend = Install Python 3.11 or newer.
doctor-missing = it is not installed.
doctor-setup = Run "python3 run.py" in a whole copy of chronotable: it sets everything up.
doctor-game = { $game } can be played
doctor-game-broken = it cannot be loaded ({ $problem }).
doctor-text = Text in the language { $lang } is complete
doctor-text-wrong =
    { $count ->
        [one] { $count } message is wrong or missing ({ $first }).
       *[other] { $count } messages are wrong or missing ({ $first } and more).
    }
doctor-data = Games can be saved in { $folder }
doctor-data-wrong = nothing can be written there ({ $problem }).
doctor-data-mend = Make it writable, or let CHRONOTABLE_DATA name another folder.
doctor-terminal = The terminal shows { $encoding }, { $width } columns
doctor-ascii = icons are shown as plain signs.
doctor-ascii-mend = Set LANG to a UTF-8 locale, such as C.UTF-8.


## chronotable simulate, and its report

simulate-sum =
    { $games ->
        [one] { $title }: { $games } game, { $seats } seats, seeds from { $seed }
       *[other] { $title }: { $games } games, { $seats } seats, seeds from { $seed }
    }
simulate-interrupted = Interrupted: this is what there was so far.
simulate-broken = A game broke off: { $problem }
simulate-written = The report is in { $file }.

# Names of what is compared. Games add their own.
unit-rounds = Rounds
fact-order = Order of play
order =
    { $it ->
        [1] First player
        [2] Second player
        [3] Third player
       *[other] Fourth player
    }

report-title = { $title }: what the games tell
report-about =
    { $games ->
        [one] { $games } game of { $title }, rules version { $version }, seed { $first }.
       *[other] { $games } games of { $title }, rules version { $version }, seeds { $first } to { $last }.
    }
report-who = At the table: { $who }.
report-options = Options: { $options }.
report-options-turn = Options, taken in turn: { $options }.
report-command = The same again:
report-decisions = Decisions in a game: { $mean } on average, { $least } to { $most }.
report-reading = A share of victories comes with the interval that holds the true one 95 times out of 100. Who shares a victory has a part of it.
report-nothing = No game has ended yet, so there is nothing to tell.
report-contents = Contents

report-rounds = How long the games take
report-rounds-plot = How many games took how long; { $mean } on average.
report-endings = How they end
report-endings-plot = How many games ended in which way.
report-seats = Who wins
report-seats-text = Each seat should win { $usual } of the games if seats alone decided.
report-seats-plot = The share of victories of each seat, with intervals.
report-scores = Scores
report-scores-plot = How many players had which score, and how many of the winners.
report-categories = Where the points come from
report-categories-plot = For each category the middle half of all players, the median, and the range from the lowest to the highest tenth.
report-group-text = Of all players in this table together, { $usual } have won; that is the dashed line. Marked is what differs from it by more than luck, even though so many things are compared at once.
report-group-plot = The share of victories with each of these, with intervals.
report-group-plot-cut = The share of victories with the { $best } best and the { $worst } worst of these, with intervals.

report-all = All players
report-winners = Winners
report-interval = { $low } to { $high }
report-seat = Seat { $number }: { $level }
report-above = above
report-below = below

report-column-seat = Seat
report-column-ending = Ending
report-column-category = Category
report-column-games = Games
report-column-wins = Wins
report-column-share = Share
report-column-interval = 95 % interval
report-column-mark = More than luck
report-column-score = Score
report-column-players = Players
report-column-mean = Mean
report-column-deviation = Deviation
report-column-least = Lowest
report-column-tenth = Lowest tenth
report-column-median = Median
report-column-ninth = Highest tenth
report-column-most = Highest


## The table without scripts

plain-languages = Languages
plain-trouble = That did not work
plain-back = Back
plain-go = Go
plain-welcome = Welcome to chronotable
plain-introduce = Who are you?
plain-introduce-first = Choose a name to sit down or to chat.
plain-name = Name
plain-passphrase = Passphrase
plain-passphrase-wish = Passphrase to come back from another device (if you like)
plain-come-back = Been here before?
plain-you-are = You are { $name }.
plain-leave-device = Leave this device
plain-my-data = Your data
plain-change = Change
plain-forget = Forget me: delete my name, my sessions and what I have said
plain-new = A new table
plain-tables-mine = Your tables
plain-tables-open = Open tables
plain-tables-finished = Finished games
plain-status-gathering = waiting for players
plain-status-playing = being played
plain-status-over = over
plain-status-frozen = cannot go on
plain-your-turn = Your turn
plain-seats = Seats
plain-nobody = nobody
plain-me = you
plain-open = whoever comes
plain-bot = bot, { $level }
plain-level = Level of the bot
plain-options = Options
plain-pace = Pace
plain-pace-none = no clock
plain-pace-live = a clock for each player
plain-pace-slow = time for each answer
plain-minutes = Minutes
plain-listed = show it to everybody among the open tables
plain-make = Make the table
plain-question = What you are asked
plain-over = The game is over
plain-rematch = Play again
plain-record = Save the game on paper
plain-gathering = Waiting for players. This page looks again by itself.
plain-waiting = Others are thinking. This page looks again by itself.
plain-undo = Take my last answer back
plain-sit = Sit here
plain-let-bot = Let a bot play
plain-take-back = Play myself again
plain-link-play = Who opens this may sit down:
plain-link-watch = Who opens this may watch:
plain-board = The table
plain-story = What has happened
plain-chat = Chat
plain-say = Say
plain-send = Send
plain-go-away = Leave
plain-leave = Stand up
plain-resign = Resign
plain-commitment = Fingerprint of the shuffle:
plain-seed = Seed:
plain-refused-stale = The table has changed in the meantime: please look again.
plain-refused-illegal = That is not among the options.
plain-refused-not-asked = You are not asked anything now.
plain-refused-undo = That cannot be taken back.
plain-refused-over = The game is over.
plain-refused-frozen = This game cannot go on.
plain-refused-not-seated = Only who sits at the table may do that.
plain-refused-unsaved = It could not be saved, so nothing was changed: please try again.
plain-refused-busy = That was too much at once: please wait a moment.


## chronotable serve

serve-address = The table is open: { $address }
serve-stop = Ctrl-C closes it. Games are kept in { $place }.
serve-closed = Closed. Every game is kept.


## Help of the command

cli-about = Board games about time, with every rule enforced.
cli-examples =
    examples:
      chronotable play                          choose a game and play it here
      chronotable play innovation --seat Ann    Ann against a bot
      chronotable games                         what there is to play
      chronotable COMMAND --help                more about a command
cli-version = print the version and stop
cli-command = COMMAND
cli-lang = language of everything that is shown
cli-json = print JSON, for programs
cli-any-game = a title, or all of them

cli-play = play a game in this terminal
cli-play-example =
    examples:
      chronotable play innovation --seat Ann --seat Bob --seat bot:random
      chronotable play innovation --option cards=third --seed 7
      chronotable play --load data/saves/innovation-20250101-200000.json
cli-play-game = a title; without one you are asked
cli-play-seat = a person's name or a bot, once for each seat; bots take the seats that are left
cli-play-option = a table option, see "chronotable games"
cli-play-seed = a number or hexadecimal digits: the same seed shuffles the same way
cli-play-load = go on with a saved game
cli-play-save = where to save it

cli-serve = open the table in the browser, here and for everybody who has a link
cli-serve-example =
    examples:
      chronotable serve
      chronotable serve --host 0.0.0.0 --port 80 --data /var/lib/chronotable
      chronotable serve --database postgresql+psycopg://user@host/chronotable
cli-serve-host = the address to listen at; 0.0.0.0 lets other machines in
cli-serve-port = the port to listen at, 8000 unless told; 0 takes any free one
cli-serve-data = the folder that keeps games in SQLite, ./data unless told
cli-serve-database = a database instead, such as PostgreSQL, by its address
cli-serve-no-browser = do not open a browser
cli-serve-origin = another address that browsers may come from, such as https://games.example
cli-serve-proxy = the address of a proxy whose word on who is asking is taken
cli-serve-limit = change a limit: NAME=EACH_SECOND/AT_ONCE or NAME=off; all=off lifts all of them
cli-serve-log = how much is written to standard error: debug, info, warning or error

cli-replay = tell the story of a recorded game, or check the record
cli-replay-example =
    examples:
      chronotable replay game.json --step --seat Ann
      chronotable replay game.json --check
cli-replay-file = a saved game, or any record
cli-replay-step = wait for Enter after each step
cli-replay-check = only play it again and say whether it fits; exit code 1 if not
cli-replay-seat = whose eyes to see it through, by name or number from 0; otherwise a spectator's

cli-selfcheck = play random games with every check switched on
cli-selfcheck-example =
    example:
      chronotable selfcheck innovation --games 1000 --workers 4
cli-selfcheck-games = how many games
cli-selfcheck-seed = the seed of the first game
cli-selfcheck-workers = how many processes share the work

cli-arena = let agents play against each other, and tell who wins how often and how strong they are
cli-arena-example =
    examples:
      chronotable arena innovation --agents novice,random --games 100
      chronotable arena echoes --agents skilled,novice,novice --seats 3 --save strength.jsonl
cli-arena-game = the title to play
cli-arena-agents = the levels that meet; name one twice to let two of it sit down
cli-arena-games = how many games; each seed is played once for each rotation of the seats
cli-arena-seats = how many seats, 2 unless told; with more agents, every combination meets
cli-arena-save = keep every game in this file, and go on from it
cli-arena-workers = how many processes share the work; 0 for all cores

cli-simulate = play many games at once, and report what they tell
cli-simulate-example =
    examples:
      chronotable simulate echoes --games 1000 --seat bot:novice --report echoes.html
      chronotable simulate anachrony --seats 4 --seat bot:skilled --seat bot:novice --save games.jsonl
      chronotable simulate anachrony --option side=A --option side=B --games 500 --json
cli-simulate-seat = who sits there, once for each seat; the last one takes the seats that are left
cli-simulate-seats = how many seats, as many as are named unless told
cli-simulate-option = a table option, see "chronotable games"; given twice, its values take turns
cli-simulate-workers = how many processes share the work; all cores unless told
cli-simulate-report = write a report with plots into this file, which needs nothing beside it

cli-bench = measure speed, one line per figure
cli-bench-example =
    examples:
      chronotable bench innovation
      chronotable bench kernel --json
      chronotable bench server
cli-bench-game = a title, "kernel" or "server"; otherwise all titles and the kernel

cli-games = list the games and their options
cli-games-example =
    example:
      chronotable games --json

cli-doctor = look whether everything needed is here, and say how to mend what is not
cli-doctor-example =
    example:
      chronotable doctor


## The table in the browser

web-close = Close
# A thing on a board that can be chosen: what it is, then what choosing it does.
web-thing-offered = { $thing }. { $offer }
web-thing-ways =
    { $count ->
        [one] { $count } possibility
       *[other] { $count } possibilities
    }
