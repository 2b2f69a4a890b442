### What the clients themselves say, and words that every game uses.

name = { $it }

word-yes = Yes
word-no = No
word-done = Done

list-middle = { $first }, { $then }
list-end = { $first } and { $then }

why-effect = { $card }: { $text }
