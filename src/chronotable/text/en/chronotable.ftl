### What the clients themselves say, and words that every game uses.

name = { $it }

word-yes = Yes
word-no = No
word-done = Done
word-random = random
word-novice = novice
word-partner = practice
word-skilled = skilled
word-expert = expert
# Why a bot gave no answer.
word-hung = it thought too long
word-crashed = it broke down
word-confused = it did not understand the question

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
table-asks-undo = { $who } asks to take the last answer back.
table-agrees-undo = { $who } agrees.
table-refuses-undo = { $who } would rather go on.
table-undone-agreed = { $who } took an answer back; everybody agreed.
table-undone-free = { $who } took an answer back, and the bots what came after it.
table-rematch = { $who } would like to play again.
table-bot-stumbled = The bot of { $who } gave no answer ({ $why }), so a random one was taken.
table-seeded = Whoever made this table chose the seed and may know what is hidden.
table-dealt-anew = This game goes on from another one, with everything hidden dealt anew.
table-brought = This game was begun elsewhere. Whoever brought it here may know what is hidden.
table-taken = { $who } took a copy of this game along and may know what is hidden.


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
undo-asked = That cannot be taken back: somebody else has been asked since.
undo-others = That cannot be taken back: what others hold has mattered since.
undo-revealed = That cannot be taken back: something hidden has been revealed.
undo-over = That cannot be taken back: the game is over.
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

# Kernel and titles run as native code, if they were compiled, or else as plain Python.
core-native = Native code: { $parts }
core-plain = Plain Python: { $parts } ({ $why })
core-why-off = CHRONOTABLE_NATIVE is 0
core-why-missing = not compiled; "python3 run.py compile" does that
core-why-changed = changed since it was compiled; "python3 run.py compile" does that again
core-why-kernel = a title is native only on a native kernel
core-why-broken = what was compiled cannot be loaded: { $problem }


## chronotable simulate, and its report

simulate-sum = { $title }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, seeds from { $seed }
progress-games =
    { $games ->
        [one] { $ended }/{ $games } game
       *[other] { $ended }/{ $games } games
    }
simulate-interrupted = Interrupted: this is what there was so far.
simulate-broken = A game broke off: { $problem }
simulate-written = The report is in { $file }.

## chronotable dataset

dataset-complete =
    { $games ->
        [one] The data set of { $games } game is complete, in { $folder }.
       *[other] The data set of { $games } games is complete, in { $folder }.
    }
dataset-interrupted = Interrupted: what is in { $folder } is whole but not complete. The same command goes on.
dataset-readme = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, seeds { $first } to { $last }. This makes it again:
dataset-readme-versions = Made by chronotable { $chronotable } with version { $rules } of the rules and version { $features } of the features.
dataset-table-games = a row for each game: who sat there, the options, how it ended and what the game tells of it
dataset-table-results = a row for each seat of each game: level, score, its part of the victory, and the score sheet
dataset-table-decisions = a row for each decision: who was asked what and why, every option, and the choice
dataset-table-features = a row for each decision: what the deciding seat saw then, as named numbers
dataset-table-catalogue = what is printed in the box: cards, tiles and the like with their facts, names and texts
dataset-about = the terms, the versions, whether it is complete, and the seeds of games that broke off

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
report-column-agent = Agent
report-column-rating = Rating
report-column-time = ms p50
report-column-time-slow = p95
report-column-time-slowest = max
report-column-between = Between
report-column-decided = Decided


## chronotable selfcheck

selfcheck-sum = { $title }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    } ({ $mean } a game, the longest { $longest }) in { $seconds } s.
selfcheck-endings = How the games ended: { $endings }
selfcheck-group = { $group } ({ $size }), rarest first: { $things }
selfcheck-never = Never happened ({ $group }): { $things }
selfcheck-broken-more =
    { $count ->
        [one] And { $count } more game broke off.
       *[other] And { $count } more games broke off.
    }
selfcheck-well = Every law held, and everything has happened at least once.

# What must happen sooner or later. Games add their own.
coverage-ending = Endings


## chronotable bench

bench-kernel = kernel
bench-server = server
bench-holds = holds { $bound }
bench-misses = MISSES { $bound }
bench-failed = Does not hold: { $figures }
bench-no-postgres = There is no PostgreSQL here: what two workers do is not measured.
bench-no-peer = boardgame.io cannot be had here: no ratio is told.

bench-microseconds = us
bench-milliseconds = ms
bench-seconds = s
bench-each-second = /s
bench-times = x
bench-kilobytes = KB
bench-megabytes = MB

# A boundary is where a player is free to choose an action; a fork is a copy of a match to play on.
bench-question-boundary = question and answer at a boundary
bench-question-midway = question and answer in mid-effect
bench-fork-boundary = fork at a boundary, ready to answer
bench-fork-boundary-answer = fork at a boundary and its first answer
bench-fork-midway = fork in mid-effect, ready to answer
bench-fork-midway-answer = fork in mid-effect and its first answer
bench-replayed = replayed answer
bench-record = answer of a record, checked
bench-shuffle = shuffle of 105 cards
bench-games =
    { $seats ->
        [one] random games, { $seats } seat
       *[other] random games, { $seats } seats
    }
bench-decisions =
    { $seats ->
        [one] decisions, { $seats } seat
       *[other] decisions, { $seats } seats
    }
bench-reference = decisions of OpenSpiel's chess, in the same run
bench-over-reference =
    { $seats ->
        [one] decisions over OpenSpiel's chess, { $seats } seat
       *[other] decisions over OpenSpiel's chess, { $seats } seats
    }
bench-no-reference = There is no reference to compare with: "python3 run.py extras bench" installs OpenSpiel.
bench-seats = 4 seats over 2, per decision
bench-growth = last quarter over first, per decision
bench-quarter = decision in quarter { $number } of a game
bench-shown = decision while listening, shown to { $count }
bench-view = view for a seat
bench-imagined = imagined world
bench-memory = memory of a live match, listening

# So many tables at once on a server, and what was measured there; p50 is the median.
bench-load =
    { $it ->
        [one] { $it } table
       *[other] { $it } tables
    }
bench-load-postgres =
    { $it ->
        [one] { $it } table on PostgreSQL
       *[other] { $it } tables on PostgreSQL
    }
bench-load-workers =
    { $it ->
        [one] { $it } table on PostgreSQL, 2 workers
       *[other] { $it } tables on PostgreSQL, 2 workers
    }
bench-load-peer =
    { $it ->
        [one] boardgame.io, { $it } table
       *[other] boardgame.io, { $it } tables
    }
bench-load-experts =
    { $it ->
        [one] { $it } table beside { $it } of experts
       *[other] { $it } tables beside { $it } of experts
    }
bench-answers = { $load }, answers
bench-answers-work = { $load }, answers per CPU second
bench-fast = { $load }, at full speed { $part }
bench-paced = { $load }, at { $rate }/s { $part }
bench-load-memory = { $load }, memory
bench-refused = { $load }, refused
bench-ratio = { $load }, over boardgame.io
bench-ratio-work = { $load }, over boardgame.io, per CPU
bench-idle = { $n } idle tables, memory
bench-sockets = { $n } sockets, how many were shown the table
bench-sockets-memory = { $n } sockets, memory
bench-stored = start with { $n } stored games

bench-soak = long run
bench-percent = %
bench-soak-so-far =
    After { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }: { $memory } MB, { $answers ->
        [one] { $answers } answer
       *[other] { $answers } answers
    }
bench-soak-answers = answers
bench-soak-games = games that ended
bench-soak-refused = refused
bench-soak-longest = longest wait
bench-soak-memory-settled = memory, once it had settled
bench-soak-memory-at-the-end = memory at the end
bench-soak-growth = growth of the memory
bench-soak-files = open files, once it had settled
bench-soak-files-end = open files at the end

bench-simulation = simulation
bench-workers =
    { $workers ->
        [one] games, { $workers } worker
       *[other] games, { $workers } workers
    }
bench-workers-ratio = 2 workers over 1, by the clock
bench-workers-ratio-work = 2 workers over 1, by CPU time
bench-workers-hand-out = CPU time to hand out a game and take it back
bench-workers-wait = longest wait for a result

bench-envs = environments
bench-envs-no-peers = PettingZoo's classic games and RLCard are not here: "python3 run.py extras bench" installs them.
bench-envs-step-ratio = step over a decision of the bare engine
bench-envs-encoding-ratio = encoding an observation, over a view
bench-envs-decision = decision of the bare engine
bench-envs-step = step without observation
bench-envs-view = view for a seat
bench-envs-encoding = encoding an observation
bench-envs-whole = step, observation and random choice
bench-envs-peer = { $peer }, the same

bench-start = start
bench-start-first = first start, until the page answers
bench-start-left = left on the disk, without .git
bench-start-home = left in the home folder
bench-start-again = second start
bench-start-memory = memory of the server

bench-site = page without a server
bench-site-files = files
bench-site-size = size before compression
bench-site-cold = ready to play, first visit
bench-site-warm = ready to play, later visits
bench-site-wait = asked again after { $level }, { $part }


## What cannot be done

error-unknown-game = No game is called "{ $name }". There are: { $known }.
error-seats = This game is for { $low } to { $high } players, not { $given }.
error-option-unknown = There is no option "{ $name }" here. There are: { $known }.
error-option-value = The option { $name } cannot be "{ $value }". Possible are: { $known }.
error-option-form = "{ $given }" is no option: expected NAME=VALUE.
error-options-clash = These options do not go together.
error-seed = A seed is a number, or up to 32 hexadecimal digits.
error-language = There is no text in the language "{ $lang }". There are: { $known }.
error-bench-site = There is no { $name } here, which this benchmark needs: "python3 run.py test" brings it.
error-no-benchmarks = The benchmarks are not installed with chronotable: they lie in "benchmarks" of its sources, where "python3 run.py bench" runs them.
error-no-rules = There are no rules of "{ $game }". There are: { $known }.
error-which-game = Which game? "chronotable games" lists them.
error-which-seat = There is no seat "{ $seat }". There are: { $known }.
error-seats-given = Seats at this table: { $seats }. Seats given: { $given }.
error-same-name = Two seats have the same name: { $names }.
error-level = No bot has the level "{ $level }". There are: { $known }.
error-agent-outside = The agent { $agent } cannot play: { $why }
error-person = "{ $name }" is no name: expected 1 to { $most } characters that can be seen.
error-load-with = { $option } makes no sense with --load: the game has begun already.
error-other-game = { $file } is a game of { $game }, not of { $asked }.
error-data-database = --data and --database cannot both say where games are kept.
error-site-client = The browser client is not built, so there is nothing to write: { $folder } is missing.
error-no-command = There is no command “{ $name }”. There are: { $known }.
error-extra-missing = { $packages } is missing here. It comes with the extra { $extra }: pip install "chronotable[{ $extra }]", or in a copy of the sources: python3 run.py extras { $extra }
error-no-file = There is no file { $file }.
error-unreadable = The file { $file } cannot be read.
error-file-no-record = The file { $file } is no record of a game.
error-no-record = This is no record of a game.
error-record-field = The record cannot be read: its field "{ $field }" is not as expected.
error-record-version = The record was made by version { $made } of the rules; these are version { $ours }.
error-record-unplayable = The rules cannot play this record.
error-record-too-much = The server has no time for so large a record, or no memory.
web-error-busy = Too much of what you have asked for is still waiting: try again in a moment.
error-record-early = The record would tell what is hidden: wait until the game is over.
error-brought-over = That game is over: it can only be watched.
error-brought-chairs = Say for each of the seats who shall sit there; the game has { $seats }.
error-take-now = Only a game under way can be taken along.
error-take-others = Other people play here. The game would tell what they hide, so it cannot be taken along until it is over.
error-diverged = The record does not fit the rules: answer { $number } differs.
error-diverged-end = The record tells another result than its answers lead to.
error-one-chair = You can sit on one chair only.
error-not-begun = The game has not begun yet.
error-begun = The game has begun: all seats are taken.
error-not-over = The game is not over yet.
error-over = The game is over.
error-over-there = The game was over there: choose an earlier step.
error-seated = You sit at this table already.
error-not-seated = You do not sit at this table.
error-seat-taken = That seat is not free any more.
error-need-link = To sit down here one needs the link to play.
error-host-only = Only the host may let a bot play for somebody else.
error-not-away = While somebody plays, nobody else decides for them: a bot may stand in when they have been away for ten minutes; in a slow game their clock decides.
error-bot-stays = As long as others play too, a bot stays as it is.
web-error-database-away = The database cannot be reached now: try again in a moment.
web-error-moved = The table is moving to another process of the server: try again in a moment.
error-no-stand-in = No bot stands in for you here.
error-time-up = Your time is up: the bot plays on to the end.
error-no-rematch = This game cannot be played again.
error-rematch-players = A rematch is for those who have played.
error-others-eyes = What another seat saw is told when the game is over.
error-play-on = Nobody can play on from there.
error-name = A name is made of letters that can be seen.
error-games-few = --games cannot be { $given }: expected at least 1.
error-workers = --workers cannot be { $given }: expected a number of processes, or 0 for all cores.
error-cluster = No Dask scheduler answers at { $address }.
error-agents-few = Too few agents ({ $agents }). Needed, one for each seat: { $seats }.
error-only-bots = "{ $seat }" cannot sit here: only bots can be simulated, expected bot:LEVEL.
error-tables = --tables cannot be "{ $given }": expected numbers such as 8,32,128.
error-minutes = --minutes { $given }: expected more than 0.
error-train-features = { $game } names no features that could be learnt from.
error-train-folder = { $folder } holds no training run that could be gone on with.
error-no-folder = There is no folder for the file { $file }.
error-unwritable = The file { $file } cannot be written.
error-no-results = The file { $file } does not hold the results of games.
error-other-results = The file { $file } holds the results of games played on other terms.
error-other-dataset = The folder { $folder } holds a data set made on other terms.
error-no-dataset = The folder { $folder } holds something else, and no data set.
error-chunk = --chunk { $given }: expected at least 1.
error-not-offered = "{ $answer }" is not among the options: { $offered }.
error-rules-broke = The rules could not go on after "{ $answer }": choose otherwise.
error-name-taken = Somebody else comes back as { $name }: choose another name.
error-stale = The table has changed since version { $version }: look again.
error-id-used = That number has been used for another request.
error-no-line = There is no such line of chat to react to.
error-resigned = You have resigned already.
error-which-step = There is no step { $step }. The last one is { $last }.
error-record-value = The record cannot be read: in its field "{ $field }" stands { $given }, expected: { $expected }.
error-not-saved = It could not be saved, so nothing was changed: { $why }.
error-shutting-down = The server is shutting down; nothing has been changed.
error-database = The database cannot be opened: { $why }.
error-database-form = The database cannot be opened: { $why }; expected sqlite:///FILE or postgresql://USER@HOST/NAME.
error-database-later = The database was made by another chronotable than this, a later one: { $why }.
error-database-memory = A database in memory keeps nothing: expected sqlite:///FILE.
error-database-served = Another chronotable serves { $file } already: stop it first, or keep games in PostgreSQL, which several may serve.
error-neighbours = A server on another machine, { $machine }, uses the same database: servers on several machines must be told with --reached-at where the others reach them.
error-no-emblem = There is no emblem of "{ $game }".
error-no-lesson = There is no lesson of "{ $game }". There are: { $known }.
error-no-catalogue = "{ $file }" is no catalogue: expected GAME.ftl.

frozen-version = This game was played by version { $made } of the rules of { $game }; this server knows version { $ours } only.
frozen-consent = This game was begun by version { $made } of the rules of { $game }; this server has version { $ours }. It can go on from where it stands by the new rules{ $lost ->
    [0] .
    [one] ; the last answer does not fit them and would be given again.
   *[other] ; the last { $lost } answers do not fit them and would be given again.
} Everybody at the table has to agree.
table-agreed = { $who } agrees to go on by the new rules.
table-carried = From here on the game goes by version { $ours } of the rules instead of { $made }.{ $lost ->
    [0] {""}
    [one] {" "}The last answer has to be given again.
   *[other] {" "}The last { $lost } answers have to be given again.
}
table-carried-whole = The rules are now version { $ours } instead of { $made }; nothing changes for this game.
frozen-unknown = This server does not know the game "{ $game }".
frozen-unfit = What was written of this game does not fit its rules.


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


## What lies on a table, where it is only told (pages without scripts)

view-achievements = Achievements
view-acted = Has acted
view-actions-left = Actions left
view-active = Active
view-anomalies = Anomalies
view-aside = Set aside
view-asset-hand = Assets in hand
view-asset-kept = Assets kept
view-banner = First player
view-board = Board
view-bot = Bot
view-breakthroughs = Breakthroughs
view-buildings = Buildings
view-buried = Under the stacks
view-busy = At work
view-capital = Capital
view-card = Card
view-cards = Cards
view-claimed = Claimed
view-collapses = Collapsing tiles
view-comes-home = Comes home
view-condition-hand = Conditions in hand
view-conditions = Endgame conditions
view-conquer-strength = Strength to conquer
view-council = World Council
view-counts = Counts
view-covered = Covered
view-cube = Cube
view-deck = Deck
view-deck-number = Deck number
view-defence = Defence
view-discard = Discard pile
view-dogma = Dogma
view-drawn-from = Drawn from deck
view-draws = Draws
view-edition = Edition
view-ending = How it ends
view-era = Era
view-evacuated = Evacuated
view-evacuation = Evacuation
view-evacuation-slots = Evacuation slots
view-evacuation-way = Way to evacuate
view-experiment-deck = Experiments to come
view-experiments = Experiments
view-fighters = Fighters
view-figures = Figures
view-first = First player
view-flipped = Flipped
view-focus = Focus
view-fortified = Fortified
view-fortify-strength = Strength to fortify
view-gone = Gone
view-goods = Goods
view-hand = Hand
view-icon = Icon
view-icons = Icons
view-id = Which
view-impact = Impact
view-impact-after = Impact after era
view-landing = Lands on
view-layouts = Timeline tiles
view-leader = Leader
view-left = Gone from the board
view-limited = Limited supply
view-met = Met
view-mine-cubes = Cubes beside the mine
view-mine-pool = Mine
view-mines = Hexes of the mine
view-mines-left = Mine cards left
view-morale = Morale
view-needed = Needed
view-obeys = Obeys
view-occupant = Occupied by
view-occupants = Occupied by
view-ordered = Order
view-out = Out of the game
view-own = Players
view-owner = Owner
view-paradox-limit = Paradoxes for an anomaly
view-paradoxes = Paradoxes
view-party = Party
view-passed = Has passed
view-path = Path
view-phase = Phase
view-places = Places
view-players = Players
view-points = Points
view-pools = Pools
view-powered = Powered hexes
view-prices = Prices
view-primary = Primary stacks
view-progress = Progress
view-reach = In reach
view-recruit-pool = Recruits
view-recruits-left = Recruit cards left
view-removed = Removed
view-reserve = Reserve
view-reservoir = Reservoir
view-round = Round
view-ruined = Ruined hexes
view-save-earth = Save Earth
view-score = Score
view-score-sheet = Score sheet
view-scored = Scored
view-seal-fate = Seal fate
view-seat = Seat
view-secondary = Second stacks
view-sectors = Sectors
view-sent = Sent
view-shares = Shares
view-shuffled = Shuffled
view-side = Side
view-size = How many
view-slides = Pushes
view-slots = Slots
view-sources = Sources
view-specials = Special achievements
view-splay = Splay
view-started = Begun
view-strength = Strength
view-substitutes = Substitutes
view-suits = Exosuits
view-superprojects = Superprojects
view-supply = Supply
view-supply-price = Price of supply
view-supplying = Supplying
view-tile = Tile
view-tiles = Tiles
view-tired = Tired
view-token = Token
view-tokens = Tokens
view-top = On top
view-total = Total
view-travels = Time travels
view-tucked = Tucked
view-turn = Turn
view-turns = Turns
view-turns-taken = Turns taken
view-under = Underneath
view-undealt-paths = Paths left
view-used = Used
view-values = Values
view-viewer = Your seat
view-warp-tiles = Warp tiles
view-warps = Warp tiles
view-worker = Worker
view-workers = Workers
view-is-action = action
view-is-active = active
view-is-assets = starting assets
view-is-clean-up = clean-up
view-is-conditions = endgame conditions
view-is-czech = Czech
view-is-end = end of the round
view-is-first-play = first card
view-is-leaders = leaders
view-is-left = left
view-is-never = never
view-is-none = none
view-is-paradox = paradox
view-is-paths = paths
view-is-polish = Polish
view-is-power-up = power up
view-is-right = right
view-is-russian = Russian
view-is-summon = summoning
view-is-time = time
view-is-tired = tired
view-is-up = up
view-is-warp = warp


## chronotable serve

serve-address = The table is open: { $address }
serve-stop = Ctrl-C closes it. Games are kept in { $place }.
serve-closed = Closed. Every game is kept.
serve-error-workers = { $n } workers are not possible: expected 1 to { $most }.
serve-error-workers-sqlite = --workers needs PostgreSQL: a SQLite file is served by one process. Say where it is with --database.
serve-error-workers-windows = --workers does not work on Windows.
serve-error-workers-reached = --reached-at is for single servers: workers on one machine find each other.
serve-error-reached-at = { $given } is no address for --reached-at: expected one like 10.0.0.1:8100.


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
cli-usage = usage:
cli-arguments = arguments
cli-options = options
cli-word-host = HOST
cli-word-port = PORT
cli-word-folder = DIR
cli-word-url = URL
cli-word-address = ADDRESS
cli-word-limit = NAME=RATE
cli-word-game = GAME
cli-word-seat = NAME|bot:LEVEL
cli-word-option = NAME=VALUE
cli-word-seed = SEED
cli-word-file = FILE
cli-word-eyes = SEAT
cli-word-number = N
cli-word-levels = A,B,...
cli-word-bot = bot:LEVEL
cli-word-report = FILE.html
cli-word-records = FILE.jsonl
cli-word-parquet = FILE.parquet
cli-word-seconds = S
cli-word-numbers = N,N,...
cli-word-minutes = M
cli-word-lang = LANG
cli-word-topic = TOPIC
cli-help = show this help and stop
cli-error = That was not understood; --help tells what can be said.
cli-error-unknown = This is not understood: { $given }
cli-error-required = Something is missing: { $wanted }
cli-error-choice = { $name } cannot be "{ $given }". Expected: { $known }
cli-error-value = { $name } cannot be "{ $given }".
cli-error-expected = { $name } needs a value.
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
cli-serve-origin = an address at which browsers find this server, such as https://games.example; its name is answered to
cli-serve-proxy = the address of a proxy whose word on who is asking is taken
cli-serve-limit = change a limit: NAME=EACH_SECOND/AT_ONCE or NAME=off; all=off lifts all of them
cli-serve-workers = how many processes serve, with PostgreSQL; tables that one of them leaves go on in another
cli-serve-reached-at = where servers on other machines with the same database reach this one, such as 10.0.0.1:8100
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
      chronotable arena innovation --agents novice,skilled,expert --games 120 --workers 0
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
cli-cluster = play on the Dask cluster whose scheduler is at this address; local starts one here
cli-parquet = also write the games to this file, as Parquet
cli-simulate-report = write a report with plots into this file, which needs nothing beside it

cli-dataset = write every decision of many games, and what was seen, as a data set of Parquet files
cli-dataset-example =
    examples:
      chronotable dataset innovation data --games 1000 --seat bot:novice
      chronotable dataset echoes data --games 200 --seat bot:skilled --seat bot:novice --seed 7
cli-dataset-folder = the folder of the data set; one that was interrupted is gone on with
cli-dataset-chunk = how many games share a file; 50 unless told

cli-train = find out by playing what positions are worth, for the strongest bots
cli-train-example =
    examples:
      chronotable train echoes --generations 10
      chronotable train innovation --games 500 --seed 7 --folder ~/innovation
cli-train-generations = how many generations; a run that has had fewer goes on
cli-train-games = how many games to learn from in each generation
cli-train-pairs = how many pairs of mirrored games a trial against the champion may take
cli-train-seed = the seed of the run; the same seed and numbers find the same
cli-train-folder = where the run is kept and gone on with; training-GAME unless told

cli-bench = measure speed, one line per figure
cli-bench-example =
    examples:
      chronotable bench innovation
      chronotable bench kernel --json
      chronotable bench envs
      chronotable bench server
      chronotable bench simulation
      chronotable bench soak --minutes 20
cli-bench-game = a title, "kernel", "envs" (for learners), "simulation", "server", "soak" (a long run of the server), "start" (from a fresh clone to the table) or "site" (the page without a server); otherwise all titles and the kernel
cli-bench-seconds = of the server and of simulations: how long each figure is measured
cli-bench-tables = of the server: how many tables at the same time, one after another
cli-bench-parts = what of "server": play (answers beside boardgame.io), crowd (real titles, 10,000 idle tables, 5,000 sockets, 20,000 stored games), few (a fiftieth of that), workers (two processes on PostgreSQL beside one) or all
cli-bench-minutes = of the long run: how many minutes it takes

cli-completion = a script that lets your shell complete commands, options and games
cli-completion-shell = the shell: bash, zsh or fish
cli-completion-example =
    examples:
      source <(chronotable completion bash)
      chronotable completion fish > ~/.config/fish/completions/chronotable.fish
cli-help-example =
    examples:
      chronotable help
      chronotable help serve
cli-help-topic = a command; without it, all of them

cli-site = write the table in the browser as plain files, to be shown without a server
cli-site-folder = where to write them
cli-site-example =
    example:
      chronotable site public
      python3 -m http.server --directory public
site-written =
    { $folder }: { $files ->
        [one] { $files } file
       *[other] { $files } files
    }, { $megabytes } MB.
site-next = Any file server can show them, for example: python3 -m http.server --directory { $folder }

cli-rules = look up the rules of a game
cli-rules-game = a title
cli-rules-topic = a word, a heading's name, or a ruling's number; without it, the contents
cli-rules-example =
    example:
      chronotable rules innovation sharing

# Endings that words take, without accents: a search in the rules finds their other forms.
rules-endings = s es ies ed ing e y
rules-nothing = The rules say nothing of "{ $topic }".
rules-how = Look one up: chronotable rules { $game } NAME, or any word.
rules-more =
    { $count ->
        [one] One more heading speaks of it; more words find fewer.
       *[other] { $count } more headings speak of it; more words find fewer.
    }

cli-games = list the games and their options
cli-games-example =
    example:
      chronotable games --json

cli-doctor = look whether everything needed is here, and say how to mend what is not
cli-doctor-example =
    example:
      chronotable doctor


## The table in the browser: everywhere

web-title-home = chronotable
web-title-table = { $game } · chronotable
web-title-turn = Your turn · { $game } · chronotable
web-title-replay = { $game }: replay
web-home = Home
web-nav = Settings and help
web-explanation = Explanation
web-close = Close
web-cancel = Cancel
web-save = Save
web-copy = Copy
web-copied = The link is copied.
web-lost-title = Nothing here
web-lost = There is no such page. Perhaps a part of the address is missing.

web-seat-open = Open seat
web-seat-somebody = Somebody
web-seat-numbered = { $name } { $n }
web-seat-number = Player { $n }
web-bot = Bot ({ $level })
web-bot-random = Random bot
web-bot-novice = Novice bot
web-bot-skilled = Skilled bot
web-bot-expert = Expert bot
# How strong a level is: from the figures in docs/strength.md.
web-bot-random-help = Random bot: gives any legal answer. Good for looking around, no opponent.
web-bot-novice-help = Novice bot: tries every answer once and looks no further than the end of the action. Beats the random bot nearly always.
web-bot-skilled-help = Skilled bot: plays the better answers out to its next turn. With two players it wins about eight games of ten against the novice; among three or four novices its lead is smaller.
web-bot-expert-help = Expert bot: thinks for up to two seconds and looks at more imagined games than the skilled one. Too few games have been played to tell whether it wins more often.
# The opponent in a guided first game.
web-bot-partner = Practice bot
web-level = Level of the bots
web-you = you
# Names for people who have not chosen one, separated by spaces.
web-name-suggestions = Alder Aster Briar Cedar Clover Comet Ember Fable Fern Finch Harbor Hazel Heron Indigo Juniper Lark Linden Lumen Maple Meadow Merlin Nova Ochre Orion Otter Pebble Quill Raven Reed River Robin Rowan Sable Sage Sorrel Sparrow Tarn Thistle Vesper Willow Wren Zephyr


## The table in the browser: home

web-welcome = Three deep games, one quiet table.
web-welcome-more = Start against a bot at once, or send a friend a link. Nothing to register, nothing to install.
web-pitch-innovation = Build a civilisation from the ideas of ten ages, from the wheel to the internet. Every card is a power of its own; lead in its icon and others cannot share it, fall behind and they make you pay.
web-pitch-anachrony = The world ends, and you know when. Send workers out in powered suits, borrow from your own future, pay it back before time tears, and evacuate more people than anybody else.
web-pitch-echoes = Everything you play arrives later. Lay creatures and artifacts on your time board, let time carry them to your party, and send them out to conquer the sources of time.
web-length-innovation = 30 to 60 minutes
web-length-anachrony = 30 minutes for each player
web-length-echoes = 45 to 90 minutes
web-players-range =
    { $least ->
        [one] alone, or up to { $most } players
       *[other] { $least } to { $most } players
    }
web-play-now = Play now against a bot
web-set-up-short = Invite friends, set up
web-my-tables = My tables
web-my-tables-none = You sit at no table yet.
web-open-tables = Open tables
web-open-tables-none = Nobody is waiting for players just now.
web-finished = Finished games
web-tally = { $game }: { $played } played, { $won } won
web-tally-points = best { $best }, on average { $mean }
web-tallies = My games so far
web-finished-none = Games that have ended can be watched again here.
web-card-won =
    { $count ->
        [one] { $who } won.
       *[other] { $who } shared the victory.
    }
web-card-waits = Waiting for { $who }
web-import = Open a game from a record
web-record-unreadable = That is no record: expected the JSON that a table offers to save.
web-plain = The table without script
web-device-loading = Getting the games ready: { $percent } %
web-device-failed = The games could not be made ready ({ $why }). Load the page again, or try another browser.
web-device-note = Games are played and kept on this device; nothing leaves it.
web-device-welcome = Start against a bot at once, or hand the device around. Nothing to register, nothing to install.
web-device-set-up = Set up a game
web-update-ready = A new version is ready.
web-update-take = Use it now
web-bring = Go on with { $game }
web-bring-help = This game is not over. It can go on here; whoever brings it may know what is hidden, and the table says so.
web-bring-who = Who sits where?
web-bring-me = Me
web-bring-watch = Only watch it
web-bring-go = Go on here
web-elsewhere = Go on elsewhere
web-move = Move it there
web-move-address = Address of a server
web-move-address-bad = That is no address of a server.
web-move-help = The game opens there, with the seats as you like. Here it stays until you throw it away.
web-take = Take it with me
web-take-file = Save it as a file
web-take-help = A copy goes on on this device, without a network. It tells what the bots hide, so it is for games against bots alone.
web-offline = Without a network
web-offline-help = This browser can keep the games (about 18 MB), for play against bots when there is no connection.
web-offline-kept = This browser keeps the games. Those played without a network stay on this device.
web-offline-keep = Keep the games here
web-offline-coming = They are on their way …
web-offline-drop = Keep them no longer
web-offline-failed = The games could not be fetched. Try again when there is a connection.
web-play-offline = Play offline
web-to-server = Back to the server
web-guest = Player { $number }
web-hand-over = { $name } is next
web-hand-over-more = Hand the device over. What you hold is put away.
web-hand-take = I am { $name }
web-game-delete = Delete this game
web-game-delete-sure = Delete this game for good?


## The table in the browser: who I am

web-me = You
web-me-guest = You, as { $name }
web-your-name = Your name
web-passphrase = Passphrase
web-passphrase-set = A passphrase, if you like
web-passphrase-new = A new passphrase
web-passphrase-help = With it you can come back under this name from another device. At least 8 characters.
web-me-saved = Saved.
web-me-back = Come back with a passphrase
web-me-back-go = Come back
web-me-back-done = Welcome back, { $name }.
web-me-leave = Leave this device
web-me-leave-help = This browser forgets you. With your passphrase you can come back from anywhere.
web-me-leave-warning = This browser forgets you. You have set no passphrase, so you could not come back to your tables.
web-me-leave-go = Leave
web-me-left = This browser has forgotten you.
web-me-devices = Where you are signed in
web-me-devices-help = Each browser that knows you. End those that are not yours.
web-me-device = Since { $made }, last used { $used }
web-me-device-here = this one
web-me-device-end = End
web-me-devices-end = End all the others
web-me-devices-ended = Ended.
web-me-forget = Delete my data
web-me-forget-help = Your name, your sessions and everything you have said are deleted. Games that others played with you stay, with somebody in your place.
web-me-forget-go = Delete my data
web-me-forget-sure = Yes, delete it for good
web-me-forgotten = Your data is deleted.


## The table in the browser: setting up a table

web-set-up = { $game }: a new table
web-how-many = How many players?
web-opponents = Who else plays?
web-alone = You play alone, against the game itself.
web-chair-open = A friend, by link
web-clock = Clock
web-clock-none = None
web-clock-live = Live
web-clock-slow = Days
web-clock-none-help = Take as long as you like.
web-clock-live-help = Everybody has so much time for the whole game; who runs out is played by a bot.
web-clock-slow-help = Everybody has so many days for each answer; come back when it is your turn.
web-clock-minutes = Minutes for each player
web-clock-per-answer = Days for each answer
web-clock-days = { $days } d { $hours } h
web-listed = Show this table to everybody
web-listed-help = Anybody may take an open seat; otherwise only those who have the link.
web-options = Options
web-make-invite = Make the table, get the link
web-make-start = Start the game


## The table in the browser: waiting for people

web-gathering =
    { $open ->
        [0] The game is about to begin.
        [one] Waiting for { $open } more player.
       *[other] Waiting for { $open } more players.
    }
web-sit = Sit down
web-fill-bot = Let a bot play
web-invite = Invite
web-invite-help = Send this to the people you want to play with. They need nothing but a browser.
web-invite-alone = Only this machine reaches this server, so the link works for nobody else. Start it with “--host 0.0.0.0” to let others in from your network.
web-invite-code = Code to point a phone’s camera at: it opens the table
web-invite-share = Share
web-invite-text = Come and play { $game } with me!
web-link-play = Link to sit down
web-link-watch = Link to watch
web-title-room = { $game }: the table in the room
web-room = The table in the room
web-room-help = Open this on a television or a tablet: it shows the board to everybody, in large letters. Phones that scan its code show only what their owner holds.
web-room-open = Show the board to the room
web-room-link = Link for the screen
web-room-join = Scan to sit down
web-room-hand = Scan for your hand
web-hand-only = Only what I hold
web-hand-whole = The whole table
web-options-here = Options of this table


## The table in the browser: playing

web-players = Players
web-seat-idle = { $who }
web-seat-asked = { $who }: to move
web-seat-away = { $who }: not here
web-seat-resigned = { $who }: has resigned
web-seat-stand-in = { $who }: a bot stands in
web-seat-won = { $who }: has won
web-board = Board
web-side = Log and chat
web-views = Views
web-log = Log
web-log-unfold = Show the log
web-log-fold = Fold the log away
web-answers-all = All answers ({ $count })
web-answers-fold = Only what has no place on the board
web-log-since = Since your last move
web-log-earlier =
    { $count ->
        [one] Show { $count } earlier line
       *[other] Show { $count } earlier lines
    }
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-chat-send = Send
web-side-both = Both
web-react = React
web-sign-yes = Yes
web-sign-heart = Nice
web-sign-laugh = Ha!
web-sign-wow = Wow
web-sign-sad = Ouch
web-signed = { $sign }: { $names }
web-actions = What to do
web-asked = The question
web-your-turn = Your turn
web-why = Why:
web-thinking = Thinking
web-thinking-for = { $seconds } s
web-waiting = Please wait
web-waiting-for = { $who } to move.
web-also-asked = { $who } must answer, too; nobody sees an answer before all are in.
web-showing = See what happens
web-skip = Skip
web-confirm = { $option }?
web-confirm-yes = Yes, do it
web-confirm-no = No, wait
web-undo = Undo
web-undo-ask = Ask to take it back
web-undo-asked = The others are asked whether you may take it back.
web-wish = { $who } would like to take the last answer back. Do you agree?
web-wish-yes = Agree
web-wish-no = Go on instead
web-wish-waits = Waiting for { $who } to agree.
web-recall = What happened?
web-story = What happened
web-story-back = Since your last turn, { $step } of { $steps }
web-story-before = The action before
web-story-next = The next action
web-skip-all = Skip the rest
web-log-turn = { $who }
web-log-all = Everybody
web-log-see = See the table at this moment
web-log-more = and { $count } more like it
web-go-on = Go on
web-watching = You are watching.
web-watching-full = All seats are taken, so you are watching.
web-watching-more = You see what everybody sees: no hands, no secrets. You may chat and look back at every move.
web-watchers =
    { $count ->
        [one] { $count } person watches
       *[other] { $count } people watch
    }
web-stood-in = A bot plays for you.
web-take-back = Take my seat back
web-take-back-title = A bot plays for you
web-connection-gone = The connection is gone. Nothing is lost; it comes back by itself.
web-agree = Play on by the new rules
asked-nothing = Nothing
web-discreet = Ask everybody who could have a card
web-discreet-help = Whoever could have the card that is asked for is asked, and says "nothing" if not. So nobody learns from a question what somebody holds.
web-nothing-table = The table says "nothing" for me
web-nothing-self = Say "nothing" myself
web-nothing-help = When you are asked for a card that you do not have, the table can answer for you, after a pause that looks like yours.
web-undecided = Not agreed yet: { $who }
web-frozen = This table stands still
# A thing on a board that can be chosen: what it is, then what choosing it does.
web-thing-offered = { $thing }. { $offer }
web-thing-ways =
    { $count ->
        [one] { $count } possibility
       *[other] { $count } possibilities
    }

web-rules = Rules
web-box = Everything in the box
web-box-title = { $game }: everything in the box
web-box-search = Search names and texts, in any language
web-box-found =
    { $count ->
        [one] { $count } thing
       *[other] { $count } things
    }
web-box-none = Nothing in the box is like that.
web-box-print = Print
web-history = Look back at this game
web-facet-any = any
web-facet-age = Age
web-facet-color = Colour
web-facet-icon = Icon
web-facet-kind = Kind
web-facet-faction = Family
web-facet-cost = Cost
web-facet-time = Time
web-facet-strength = Strength
web-facet-points = Points
web-facet-path = Path
web-facet-level = Level
web-facet-action = Action
web-rules-title = { $game }: the rules
web-rules-search = Search the rules
web-rules-contents = Contents
web-rulings =
    { $count ->
        [one] { $count } ruling
       *[other] { $count } rulings
    }
web-rules-found =
    { $count ->
        [0] Nothing was found.
        [one] { $count } heading was found.
       *[other] { $count } headings were found.
    }
web-ask-why = Why am I asked this?

# The guided first game.
web-guide = Guide
web-guide-start = First time? A guided game
web-guide-step = Step { $step } of { $steps }
web-guide-try = Try this: { $option }
web-guide-tag = try this
web-guide-next = Next
web-guide-understood = Got it
web-guide-leave = Leave the guide
web-guide-again = Bring the guide back
web-guide-left = From here you play on alone. The signpost at the top brings the guide back.

web-table-menu = This table
web-replace = Let a bot play
web-replace-seat = For { $who }
web-go-away = Leave
web-leave = Leave the table
web-leave-sure = Yes, leave it
web-leave-help = A bot plays for you until you come back.
web-leave-gathering-help = Your seat is free again.
web-resign = Resign
web-resign-sure = Yes, give the game up

web-refused-stale = The table has changed meanwhile: please choose again.
web-refused-illegal = That is not possible now.
web-refused-not-asked = It is not your turn.
web-refused-over = The game is over.
web-refused-frozen = This table stands still.
web-refused-not-seated = Only those who sit here can do that.
web-refused-busy = One thing after the other, please.
web-refused-malformed = The table did not understand that.
web-refused-undo = That cannot be taken back.
web-refused-unsaved = It could not be saved, so it did not happen. Please try again.

web-error-network = The server does not answer. Is the connection gone?
web-error-broken = Something broke on the server. Please try again.
web-error-no-such-table = There is no such table, or it is only for those who have its link.
web-error-unknown = There is nothing at this address.
web-error-not-introduced = Choose a name first.
web-error-who = Choose a name first.
web-error-not-allowed = That is not yours to do.
web-error-wrong-passphrase = Nobody of that name comes back with that passphrase.
web-error-name-taken = Somebody else comes back by that name: choose another one.
web-error-bad-table = A table like that cannot be played: these options do not go together.
web-error-malformed = The server did not understand that.
web-error-not-now = That is not possible now.
web-error-conflict = The table has changed meanwhile: please try again.
web-error-not-saved = It could not be saved, so it did not happen. Please try again.
web-error-too-large = That is too large.
web-error-too-many = That was a lot at once. Please wait a little.
web-error-host = This server does not answer to the name { $host }. Whoever runs it can allow it with --origin.
web-error-device = You are not signed in on such a device.
web-error-gone = Nobody was waiting for this any more.
error-nothing-to-agree = There is nothing to agree to here.
web-error-origin = This was sent by another site.
web-error-csrf = This page is too old: please load it again.
web-error-method = This address does not know that method.
web-error-too-deep = What was sent holds things within things too deep.
web-error-no-resume = The first message must be a resume.
web-error-wait = That was a lot at once. Please wait { $n ->
    [one] { $n } second
   *[other] { $n } seconds
}.
web-error-sockets = { $n } sockets are open from your address already.
web-error-csrf-header = Changes need the header { $header } with the token that GET /api/me tells, and the cookies it sets.


## The table in the browser: the end, and after

web-over = The game is over
web-winners =
    { $winners-count ->
        [0] Nobody wins.
        [one] { $winners } wins.
       *[other] { $winners } share the victory.
    }
web-winner = Winner
web-you-win = You win
web-you-share = You share the victory
web-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
web-course = How the points came about
web-course-about = Everybody’s points over the game; the table below tells where they came from.
web-course-from = Where from
web-milestones =
    { $count ->
        [one] { $count } milestone
       *[other] { $count } milestones
    }
web-show-result = Show the result
web-rematch = Play again
web-rematch-join = Sit down at the next game
web-watch-replay = Watch the replay
web-record = Save the record
web-verify = Was it shuffled fairly?
web-verify-help = The commitment was published before the first move. It is a hash of the seed, so nobody could change the shuffle later.
web-commitment = Commitment
web-seed = Seed

web-replay-controls = Replay
web-step = Step { $step } of { $steps }
web-step-first = To the start
web-step-back = One step back
web-step-on = One step on
web-step-last = To the end
web-play = Play
web-pause = Pause
web-position = Position in the game
web-answered = { $who }: { $answer }
web-eyes = Seen by
web-eyes-spectator = A spectator
web-share = Share this position
web-share-here = Link to this position
web-play-on = Play on from here
web-play-on-help = A new table starts from this position, with bots in the other seats. What this seat could not see is dealt anew.
web-play-on-go = Play on
web-back-to-table = Back to the table


## The table in the browser: settings and help

web-settings = Settings
web-language = Language
web-theme = Colours
web-theme-system = Like the system
web-theme-dark = Dark
web-theme-light = Light
web-pace = How the turns of others are shown
web-pace-reduced = Your system asks for less motion, so nothing flies.
web-pace-off = At once
web-pace-brisk = Brisk
web-pace-calm = Calm
web-pace-wait = Wait for me after each action
web-confirm-setting = Ask once more before every answer
web-confirm-setting-help = Useful on a phone, or when much cannot be undone.
web-sound = A sound when it is my turn
web-notices = A notice of the browser when it is my turn
web-notices-help = While this page is open and you look at something else.
web-notices-refused = The browser does not allow notices from this page.

web-help = Help
web-help-play = Everything you can do now is marked on the board: press it there, or drag a card or a worker to where it goes. Answers without a place stand below the board, and on demand the list of all of them.
web-help-explain = Point at a card or any other thing to read what it does; on a phone, press and hold.
web-help-keys = Keys
web-help-digits = answer with that option (with more than nine: point at it)
web-help-arrows = move among options, or among things on the board
web-help-enter = answer with what is pointed at
web-help-board = go to the board
web-help-undo = take your last answer back
web-help-recall = what happened since your last move
web-help-rules = the rules, open at what you are asked
web-help-guide = go to the guide, in a guided game
web-help-escape = close, or skip what is being shown
web-help-help = this page
web-help-answers = show all answers, or only those without a place on the board
web-help-log = fold the log away, or show it
web-credits = Pictures and their authors
web-credits-emblems = The drawings on cards and tiles are from
web-credits-symbols = The symbols of the table are from
web-touch-twice = With a finger on the board, ask once more
web-touch-twice-help = The first touch chooses, the second answers.

train-play = Playing
train-try = Trying
train-resumed = { $generations ->
    [one] Going on after one generation.
   *[other] Going on after { $generations } generations.
}
train-champion = Generation { $number }: mean score { $score }; won { $share } of { $games } games against the champion, and is the new one.
train-no-champion = Generation { $number }: mean score { $score }; won { $share } of { $games } games against the champion, who stays.
train-interrupted = Interrupted. What was finished is kept; the same command goes on.
train-written = Weights: { $weights }. Report: { $report }.
train-report-title = Training of { $game }
train-report-curve = Mean score of a seat, by generation
train-report-generations = Generations
train-report-weights = What was added to the hand-made value, in points
train-report-generation = generation
train-report-games = games
train-report-score = score
train-report-surprise = surprise
train-report-share = won against the champion (games)
train-report-champion = champion
train-report-feature = feature
train-report-early = early
train-report-late = late
