### The house, in English: what is said in every game. Plain, warm, short; nobody's gender is guessed.
### An error says what happened, what is safe, and what to do.

house-title = Hidden Hands
house-description = Hidden-role games in one room: the phones keep the secrets, the screen is the table.
other-language = Français
list-last = { $rest } and { $last }
try-again = Try again
close-panel = Close
why = Why?
confirm = Confirm
confirm-named = Confirm: { $name }
choice-yes = Yes
choice-no = No
choice-seen = Seen
choice-ready = I am here
choose-some = { $least ->
    [0] Up to { $most } of these.
   *[other] From { $least } to { $most } of these.
}
choose-order = In the order you like.

## The door

door-title = The table’s code?
door-say = It is written on the big screen. Or scan the square there, that is quicker.
door-code = Code on the big screen
door-button = Come in
join-title = Your first name?
join-say = { $n ->
    [0] The table is empty: you are first. Your name will show on the big screen.
    [one] One person is seated already. Your name will show on the big screen.
   *[other] { $n } people are seated already. Your name will show on the big screen.
}
join-name = First name
join-button = Take a chair
join-back = I was already here
back-title = Which chair is yours?
back-say = It is waiting for you. Say your return word, or ask the host.
back-free = no phone
back-word = Your return word (two words, under “Seat” on the other phone)
back-button = Back to my seat
back-nod = Ask the host
back-nod-say = Not to hand? The host can say yes with one tap.
back-none = Every seat is held by a phone just now.
back-none-say = If one of them is yours, close the page on the old phone and try again. If not, wait for the next game: you come in through here.
back-new = I have just arrived
waiting-title = The host will answer you.
waiting-say = Your request is on the big screen. This page opens by itself.
waiting-word = Say my return word instead
take-title = Take { $name }’s place?
take-say = The question, the journal and the notes move to this phone. The other one closes at once.
take-button = Take this place
hostlink-title = You are the host.
hostlink-say = This becomes the screen everybody looks at, and you start the game.
hostlink-button = Open the table

## The phone

menu-card = Card
menu-seat = Seat
menu-table = Table
lobby-seated = You have a chair, { $name }.
lobby-tonight = Tonight: { $game }.
lobby-tonight-where = Tonight: { $game }
lobby-count = { $n ->
    [one] One at the table.
   *[other] { $n } at the table.
}
start-need-more = { $n ->
    [one] One more to begin.
   *[other] { $n } more to begin.
}
start-need-fewer = { $n ->
    [one] One too many for this game.
   *[other] { $n } too many for this game.
}
start-soon = That is the right number: the game can start.
start-ready = That is the right number.
first-time = First time? Four things to know
tutorial-1 = Your phone keeps your secret. Hold a finger on “Card” to see it; let go, and it is gone.
tutorial-2 = The big screen tells everybody what happens. Your phone asks one thing at a time.
tutorial-3 = It is all played aloud: talk, doubt, lie if your role allows it. Nobody reads your screen.
card-none = You have no card in this game.
journal-nothing = There is nothing to know yet.
journal-title = What everybody knows
journal-none = Nothing yet.
rewound = { $n ->
    [one] The host has gone back once.
    [2] The host has gone back twice.
   *[other] The host has gone back { $n } times.
}
rewound-short = { $n ->
    [one] gone back once
    [2] gone back twice
   *[other] gone back { $n } times
}
phone-paused = Paused. Your answers are taken, nothing closes.
look-at-the-table = Look at the big screen.
answer-open = You can change it until time is up.
seat-in-hand = your turn
seat-answered = done
answer-ready = Answer ready. You can still change it.
sending = One moment…
answer-lost = Not sent yet: the table is out of reach. This phone keeps trying.
hold-listen = Listen instead of looking: put in an earphone, then press this button
awake-hint = This phone may fall asleep: set its screen to stay on for more than two minutes. Your seat is kept.
awake-hint-host = This screen may fall asleep: set it to stay on before you play.
clock-label = Time left

seat-number = Seat { $n }
seat-title = { $name }, seat { $n }
word-hold = Hold to see your return word
hold-release = Let go to hide
word-say = With it you find your place again on any phone. Show it to nobody.
word-new = Your return word is new with this phone: you find it under “Seat”.
hand-button = Change phones
hand-title = { $name }’s seat changes phones
hand-say = Scan this with the other phone. The old one closes at once.
hand-once = Works once.
hand-seconds = { $n } s left.
hand-done = Done: { $name }’s seat is on the new phone.
hand-over = This code is no longer good: nobody used it in time.
qr-hand = Code to scan to take this seat
qr-join = Code to scan to join the table
notes-title = My notes
notes-say = Nobody else sees them, not even at the end.
notes-keep = Keep
notes-kept = Kept.
marks-title = My signs
mark-none = none
mark-note = Note about { $name }
mark-note-short = A note
rules-title = Rules of this step
rulebook-title = Rules of the game
rulebook = Rules
rulebook-none = The big screen says what everybody does.
rules-none = Read the big screen: it says what everybody does.
leave-title = Leave the table
leave-say-lobby = Your chair will be free for somebody else.
leave-say-game = Your seat stays, without a phone: you can take it again by scanning the big screen. Until then its answers will be missing.
leave-button = Leave the table
drawer-asked = One moment…
sheet-back = Back to the game

far-title = The table is out of reach
far-safe = Your seat is kept, and so is all that the table received.
far-how = This phone keeps trying by itself. If it has left the house’s Wi-Fi, put it back on, then press the button.
far-button = Find the table
far-else = Or scan the big screen: you will come back to your place.
gone-newer-tab = Your place is open elsewhere
gone-newer-tab-say = Another tab of this phone has taken it. Nothing is lost: one page at a time.
gone-newer-tab-button = Go on here
gone-handed-over = Your place has moved to another phone
gone-handed-over-say = All of it: the question, the journal, the notes. You can close this page.
gone-freed = This phone holds no seat any more
gone-freed-say = The table has freed it. The cards are kept: you can come back, or take another chair.
gone-freed-button = Back to the table

error-title = A hitch
error-code = Error { $status }
error-safe = If you have a place at the table, it is kept.
error-back = Back
error-door = Go to the door

## The big screen

hall-title = Scan and sit down.
hall-code = code
hall-count = { $n ->
    [0] Nobody at the table.
    [one] One at the table.
   *[other] { $n } at the table.
}
hall-drag = Drag the names into the order you are sitting in.
hall-first = All on the same Wi-Fi: the square opens the page, nothing to install.
stage-label = The stage
ring-label = The table, in the order of the chairs: { $names }
seat-drag = { $name }, chair { $n }. Left and right arrows to change chairs.
seat-none = free
seat-here = here
seat-away = out of reach
seat-free = no phone
seat-bot = bot
seat-remote = remote
paused-at = Paused, left:
paused-title = The game waits.
paused-waits = The table waits for { $names }.
paused-safe = Every seat is kept, and so are its cards. Nothing closes during the pause.
paused-safe-all = Nothing closes, nothing is lost. Answers are taken.
paused-back = To come back: open the page again, or scan here.
paused-doing = The host resumes when everybody is here.
paused-doing-more = Or frees a seat, from here or from a phone.
held-title = The game has stopped.
held-say = It is our fault, not yours. Everything is kept. Go back a step, or end the game.
held-say-phone = It is our fault, not yours. Everything is kept: the host goes back a step.
broken-say = Its record cannot be read again. It is kept as it is; the host can end this game and open another.
held-doing = The host chooses: go back, or end.
host-lost = This screen has lost its connection to the server. It keeps trying by itself; nothing is lost.
progress = { $answered ->
    [one] { $answered } of { $asked } has answered.
   *[other] { $answered } of { $asked } have answered.
}
away-now = { $n ->
    [one] { $names } is out of reach.
   *[other] { $names } are out of reach.
}
seal = Seal
seed = Seed of game { $n }
evening-title = The evening
evening-row = { $won ->
    [0] no win, { $played ->
        [one] one game
       *[other] { $played } games
    }
    [one] one win, { $played ->
        [one] one game
       *[other] { $played } games
    }
   *[other] { $won } wins, { $played } games
}
over-where = The game is over
over-title = The game is over.
over-doing = A rematch, or another game?
doing-answer = Answer on your phones.
doing-look = Look.

## What the host does

controls-title = Hosting the table
game-and-options = Game and options
game-facts = { $least } to { $most } people, { $short } to { $long } min
game-facts-exact = { $n } people, { $short } to { $long } min
bots-fill = Fill with bots
bots-one = Add a bot
start = Start the game
pause = Pause
resume = Resume
more-time = 30 s more
close-now = Close…
close-say = Answers that are ready count. Whoever has not answered is treated as if time were up.
close-button = Close now
rewind = Go back…
rewind-say = To the start of which step? Answers given since then will have to be given again, and everybody will see that you went back.
rewind-undoes = { $n ->
    [0] starts this question again
    [one] undoes one answer that was counted
   *[other] undoes { $n } answers that were counted
}
step-of = { $step }, { $part }
seats = Seats…
seats-pick = Which seat?
seats-say-lobby = A seat that is removed can be taken again at the door.
seats-say-game = A seat set free keeps its cards, and waits for another phone.
seat-move = Another phone
seat-make-remote = Remote
seat-take-remote = Take the remote back
seat-to-bot = Let a bot play
seat-set-free = Set free
seat-remove = Remove
end = End…
end-say = The game stops with no winner, nothing is revealed, and it cannot go on later.
end-button = End the game
rematch = Rematch, same seats
another-game = Another game
print-open = Sheet to print
print-title = { $game }: the end of the game
print-names = At the table: { $names }.
another-room = Another room…
another-room-say = An empty table opens, with another code. This one stays at its address, but this screen leaves it.
another-room-button = Open another room
replay = Play again
sound = Sound
voice = Voice
nod-asks = { $name } asks to come back.
nod-say = From another phone. Is it really that person?
nod-yes = Yes, it is
nod-no = No

## Refusals

refused-no-such-room = No table has this code. Read it again on the big screen.
refused-no-such-seat = This seat is not at the table any more. Open the page again to find yours.
refused-no-such-page = There is nothing at this address. Come through the door.
refused-not-your-seat = This phone does not hold that seat. Open the page again to find yours.
refused-not-the-host = Only the host may do that. Nothing has changed.
refused-foreign-origin = This request came from a page that is not ours. Nothing has changed; use the square on the big screen.
refused-too-fast = Too many requests at once. Nothing is lost: wait a few seconds.
refused-too-large = That is too long for the table. Nothing was sent: make it shorter.
refused-malformed = The table did not understand this request. Nothing has changed: load the page again.
refused-name-empty = A name is missing.
refused-name-too-long = This name is too long: sixteen letters at most.
refused-room-full = All chairs are taken. The host can free one.
refused-seat-taken = This seat is held already. Choose yours, or ask the host.
refused-wrong-word = That is not this seat’s word. Look on the other phone, or ask the host.
refused-wait-before-next-try = Too many tries. Wait { $seconds } s, or ask the host.
refused-link-used = This link has been used, or its two minutes are over. Ask for another.
refused-not-in-lobby = The game has begun: this can be changed between two games.
refused-no-game = No game is open.
refused-need-more = { $n ->
    [one] One more person is needed to begin.
   *[other] { $n } more people are needed to begin.
}
refused-need-fewer = { $n ->
    [one] There is one person too many for this game.
   *[other] There are { $n } people too many for this game.
}
refused-unknown-game = This game is not installed here.
refused-unknown-option = This game has no such option.
refused-unknown-choice = This option has no such choice.
refused-not-with-so-many = There is no such choice with this number of players. The option has not changed.
refused-wrong-players = This game is not played with that number.
refused-unknown-action = The table does not know this action.
refused-not-yet = Too early: everybody gets these few seconds.
refused-not-here = That does nothing here.
refused-not-while-paused = The game is paused: resume it first.
refused-nothing-to-rewind = There is no going back to this step.
refused-is-a-bot = A bot holds this seat: it has no phone.
refused-seat-free = Nobody’s phone holds this seat: it cannot be the remote.
refused-game-goes-on = A game is on: end it first.
refused-unknown-bot = There is no such bot.
refused-held = The game has stopped: go back a step first.
refused-broken = Something broke on our side. What was received is kept: try again.
refused-not-stored = The disk did not take the answer, so it does not count. Tell the host, then try again.
refused-too-late = Too late: the table has moved on. Your screen is being updated.
refused-already-final = Your first answer counts and cannot be changed.
refused-not-asked = This question is not for your seat.
refused-not-offered = This choice is not offered. Nothing was sent.
refused-not-accepted = This choice is not allowed. Choose another.
refused-not-this-form = The question has changed. Answer the one you see.
refused-missing = A choice is missing.
refused-wrong-number = { $least ->
    [one] Choose between one and { $most }.
   *[other] Choose between { $least } and { $most }.
}
refused-twice-the-same = The same twice: they must differ.
refused-bad-text = That is too long: { $most } characters at most.
refused-cannot-call = That cannot be done now.
refused-cannot-rewind = There is no going back to this step.
