### Réseau-Mère, in English. Whole sentences; nobody's gender is guessed. The words are the rule book's: keep, never discard;
### report, Evidence, suspicion, First player.

## The game, in the room

reseau_mere-title = Réseau-Mère
reseau_mere-pitch = Keep two cards of three, lie if you like, find the agents among you.
reseau_mere-about = Each round: keep two cards, pick two from the centre, say what you read, or something else. At the end the table accuses.

## Options

reseau_mere-option-windows = Time for each step
reseau_mere-option-windows-swift = Swift: on as soon as possible
reseau_mere-option-windows-strict = Strict: every clock runs to its end
reseau_mere-option-rounds = Format
reseau_mere-option-rounds-10 = Standard: 10 rounds
reseau_mere-option-rounds-6 = Express: 6 rounds
reseau_mere-option-rounds-6-off = With 13 to 20 players.
reseau_mere-option-variant = Variant
reseau_mere-option-variant-none = None
reseau_mere-option-variant-fracture = Unstable fracture: 3 more cards in the centre
reseau_mere-option-variant-coordonne = Coordinated network: agents know each other
reseau_mere-option-variant-coordonne-off = It takes two agents or more, so five seats.
reseau_mere-option-picks = The two passes
reseau_mere-option-picks-together = Together, settled in playing order
reseau_mere-option-picks-in_turn = One after another
reseau_mere-option-solo_seats = In Solo, seats 2 and 3
reseau_mere-option-solo_seats-human = Played by you, as in the rule book
reseau_mere-option-solo_seats-automata = Automata: they play for their identity
reseau_mere-option-solo_seats-automata-off = When one plays alone.
reseau_mere-option-head_start = Network head start
reseau_mere-option-head_start-off = No, as in the rule book
reseau_mere-option-head_start-on = Yes, the gap is made up for
reseau_mere-option-head_start-say = Résistance has almost twice the seats and wins most games: the head start makes them even.

## The two sides

reseau_mere-side-resistance = Résistance
reseau_mere-side-reseau_mere = Réseau-Mère
reseau_mere-card = { $side ->
    [resistance] R, { $value ->
        [one] 1 point
       *[other] { $value } points
    }
   *[other] M, { $value ->
        [one] 1 point
       *[other] { $value } points
    }
}

## Where we are (both screens)

reseau_mere-round = Round { $n } / { $of }
reseau_mere-where-over = End of the game
reseau_mere-where-identity = The identities
reseau_mere-where-accusation = Final accusation
reseau_mere-where-tie-break = Tie-break round
reseau_mere-where-keep = Round { $n } / { $of }, the choice
reseau_mere-where-pass1 = Round { $n } / { $of }, first pass
reseau_mere-where-pass2 = Round { $n } / { $of }, second pass
reseau_mere-where-reading = Round { $n } / { $of }, the reading
reseau_mere-where-reports = Round { $n } / { $of }, the reports
reseau_mere-where-discussion = Round { $n } / { $of }, the discussion
reseau_mere-where-suspicion = Round { $n } / { $of }, the suspicion
reseau_mere-where-reveal = Round { $n } / { $of }, the reveal

## The steps, in the list of going back

reseau_mere-at-identity = The identities
reseau_mere-at-keep = The choice
reseau_mere-at-pass1 = The first pass
reseau_mere-at-pass2 = The second pass
reseau_mere-at-reading = The reading
reseau_mere-at-report = The report
reseau_mere-at-evidence = The Evidence
reseau_mere-at-discussion = The discussion
reseau_mere-at-suspicion = The suspicion
reseau_mere-at-reveal = The reveal
reseau_mere-at-accusation = The accusation
reseau_mere-at-count = The count
reseau_mere-at-total = The totals

## Why

why-res-5 = Network head start: Résistance has more seats, so more cards; the Réseau-Mère begins with points in hand.
why-res-06 = The side with the higher total wins.
why-res-07 = With equal totals, the side that won more rounds wins.
why-res-08 = With equal totals and rounds, a tie-break round without bonus decides; the identities stay hidden.
why-res-50 = Still level: chance decides.
why-res-60 = A card scores for the faction printed on it, never for the seat that picked it.
why-res-a05 = Two seats tapped the same card: the first in playing order has it, the other gets a free one by chance.
why-res-a12 = As many points on both sides: nobody wins the round.
why-res-a13 = Accused are the seats named most, as many as there are agents.
why-res-a14 = Level for the last place: the suspicions of all rounds decide.
why-res-a16 = Each accused seat gives 3 points: to Résistance if it is an agent, to the Réseau-Mère if not.
why-res-a18 = A tie-break round is a whole round, without suspicion or bonus; who wins it wins.
why-res-a19 = An accusation is compulsory: without an answer chance filled it in.
why-res-a24 = Automata: the server plays seats 2 and 3 for their identity; an agent lies half the time.
why-res-a27 = Unstable fracture: the 3 cards that nobody picked count for nothing and stay hidden.

## The table (common screen)

## The phone

reseau_mere-phone-identity = Your identity
reseau_mere-phone-hold-identity = Hold to see your identity
reseau_mere-phone-hold-hand = Hold to see your cards
reseau_mere-phone-hold-kept = Hold: the cards you kept
reseau_mere-phone-hold-picked = Hold to read your cards
reseau_mere-phone-hold-ballot = Hold to see your accusation
reseau_mere-phone-goal = Your aim
reseau_mere-phone-goal-resistance = More points than the Réseau-Mère, and to find its agents.
reseau_mere-phone-goal-reseau_mere = More points than the Résistance, and not to be found.
reseau_mere-phone-agents = Other agents
reseau_mere-phone-speech = What you may say
reseau_mere-phone-speech-say = Anything, true or false. Never show your screen.
reseau_mere-phone-card-kept = Kept
reseau_mere-phone-card-read = Read
reseau_mere-phone-no-card = no card yet
reseau_mere-phone-seen = I have seen it
reseau_mere-phone-seen-open = See it again with “Card”, at any time.
reseau_mere-phone-seen-done = Noted. Waiting for the others.
reseau_mere-phone-few = { $n } more
reseau_mere-phone-many = { $n } too many
reseau_mere-phone-keep = Keep 2 cards
reseau_mere-phone-keep-say = The third stays hidden. It does not count.
reseau_mere-phone-keep-and = and
reseau_mere-phone-keep-commit = Keep these 2 cards
reseau_mere-phone-keep-named = Keep { $name }
reseau_mere-phone-keep-done = 2 cards kept. You can change until time is up.
reseau_mere-phone-pass1 = Tap a card
reseau_mere-phone-pass2 = Tap another card
reseau_mere-phone-pass-open = Nobody knows what is under it.
reseau_mere-phone-pass-done = Card chosen. You can still change.
reseau_mere-phone-kept = Your 2 cards are in the centre, shuffled.
reseau_mere-phone-by-chance-keep = Chance chose these 2 cards for you.
reseau_mere-phone-by-chance-pick = Chance took a card for you.
reseau_mere-phone-turn = { $name } picks
reseau_mere-phone-turn-say = Each seat takes a card, in playing order.
refused-back-taken = Somebody else has just taken this card. Tap another one.
reseau_mere-phone-reading = Read your 2 cards
reseau_mere-phone-read = I have read them
reseau_mere-phone-moved = A card you tapped was taken: chance gave you a free one.
reseau_mere-phone-unread = Not read yet
reseau_mere-phone-sum = R { $r }, M { $m }
reseau_mere-phone-says-resistance = Résistance ahead
reseau_mere-phone-says-reseau_mere = Réseau-Mère ahead
reseau_mere-phone-says-balanced = Balanced
reseau_mere-phone-says-none = No report
reseau_mere-phone-report = Your report
reseau_mere-phone-report-say = Say it aloud and tap. Lying is allowed.
reseau_mere-phone-report-open = Without an answer: “no report”.
reseau_mere-phone-report-done = Report given.
reseau_mere-phone-report-wait = Report: { $name }
reseau_mere-phone-evidence = Show Evidence?
reseau_mere-phone-evidence-say = Only once in a game. The table will see the card.
reseau_mere-phone-evidence-open = Without an answer nothing is shown.
reseau_mere-phone-evidence-done = Noted. You can still change.
reseau_mere-phone-evidence-wait = Evidence: { $name }?
reseau_mere-phone-show-first = Show the 1st card
reseau_mere-phone-show-second = Show the 2nd card
reseau_mere-phone-show-no = Show nothing
reseau_mere-phone-discussion = The discussion
reseau_mere-phone-ready = I have said it all
reseau_mere-phone-ready-open = Tap when you have nothing more to say.
reseau_mere-phone-ready-done = Noted. Then everybody writes a suspicion.
reseau_mere-phone-suspicion = Whom do you suspect?
reseau_mere-phone-suspicion-open = A suspicion stays secret until the end.
reseau_mere-phone-suspicion-done = Noted. You can still change.
reseau_mere-phone-suspicion-none = Choose a seat
reseau_mere-phone-suspicion-named = Suspect { $name }
reseau_mere-phone-accusation = { $n ->
    [one] Who is the agent?
   *[other] Who are the { $n } agents?
}
reseau_mere-phone-accusation-open = Nobody sees your choice before the count.
reseau_mere-phone-accusation-done = Accusation ready. You can still change.
reseau_mere-phone-accusation-commit = { $n ->
    [one] Accuse a seat
   *[other] Accuse these { $n } seats
}
reseau_mere-phone-accusation-one = Accuse { $name }
reseau_mere-phone-reveal-resistance = The Résistance takes the round, { $r } to { $m }.
reseau_mere-phone-reveal-reseau_mere = The Réseau-Mère takes the round, { $m } to { $r }.
reseau_mere-phone-reveal-nobody = Nobody takes the round, { $r } to { $m }.
reseau_mere-phone-totals = Total: Résistance { $r }, Réseau-Mère { $m }.
reseau_mere-phone-won = { $none ->
    [0] Rounds won: { $r } and { $m }.
   *[other] Rounds won: { $r } and { $m }, { $none } by nobody.
}
reseau_mere-phone-you-said = Your report: { $says }.
reseau_mere-phone-count = { $n ->
    [one] One seat is accused
   *[other] { $n } seats are accused
}
reseau_mere-phone-count-you = Yours is one of them.
reseau_mere-phone-count-not-you = Not yours.
reseau_mere-phone-ballot = Your accusation
reseau_mere-phone-ballot-chance = Chance filled in your accusation.
reseau_mere-phone-total-resistance = The Résistance wins, { $r } to { $m }.
reseau_mere-phone-total-reseau_mere = The Réseau-Mère wins, { $m } to { $r }.
reseau_mere-phone-total-level = A tie, { $r } to { $m }.
reseau_mere-phone-total-level-say = A tie-break round decides. The identities stay hidden.
reseau_mere-phone-sums-cards = Cards
reseau_mere-phone-sums-start = Head start
reseau_mere-phone-sums-bonus = Accused
reseau_mere-phone-sums-total = Total
reseau_mere-phone-sums-won = Rounds won

## The phone: the private sheet

reseau_mere-journal = Your private sheet
reseau_mere-story = The whole story
reseau_mere-phone-sheet-hold = Hold to read your secrets
reseau_mere-phone-sheet-controls = In this round seat 3 is played by { $name }.
reseau_mere-phone-sheet-reports = The reports
reseau_mere-phone-sheet-empty = The first round has not begun.
reseau_mere-phone-sheet-round = Round
reseau_mere-phone-sheet-hand = Hand
reseau_mere-phone-sheet-kept = Kept
reseau_mere-phone-sheet-read = Read
reseau_mere-phone-sheet-suspect = Suspicion
reseau_mere-phone-sheet-points-resistance = Points R
reseau_mere-phone-sheet-points-reseau_mere = Points M
reseau_mere-phone-sheet-legend = R, M: who was said to be ahead. = : balanced. –: no report. Underlined: Evidence.
reseau_mere-phone-sheet-evidence = The Evidence (round, seat, card)
reseau_mere-phone-mark-a = R?
reseau_mere-phone-mark-b = M?
reseau_mere-phone-mark-c = true
reseau_mere-phone-mark-d = false

## The phone: the end and the whole story

reseau_mere-phone-win = You win.
reseau_mere-phone-lose = You lose.
reseau_mere-phone-ending-total = { $side ->
    [resistance] The Résistance wins, { $r } to { $m }.
   *[other] The Réseau-Mère wins, { $m } to { $r }.
}
reseau_mere-phone-ending-rounds_won = { $side ->
    [resistance] { $r } to { $m }: the Résistance wins on rounds.
   *[other] { $m } to { $r }: the Réseau-Mère wins on rounds.
}
reseau_mere-phone-ending-tie_break = { $side ->
    [resistance] { $r } to { $m }: the Résistance wins the tie-break round.
   *[other] { $m } to { $r }: the Réseau-Mère wins the tie-break round.
}
reseau_mere-phone-you-were = { $side ->
    [resistance] Your identity: Résistance
   *[other] Your identity: agent of the Réseau-Mère
}
reseau_mere-phone-identities = The identities
reseau_mere-phone-story-round = Round { $n }
reseau_mere-phone-story-points = R { $r }, M { $m }
reseau_mere-phone-story-kept = kept
reseau_mere-phone-story-read = and read
reseau_mere-phone-story-true = Told the truth: { $says }.
reseau_mere-phone-story-lie = Lied: { $says }.
reseau_mere-phone-story-none = No report.
reseau_mere-phone-story-shown = Evidence:
reseau_mere-phone-story-suspect = Suspected { $name }.
reseau_mere-phone-story-unpicked = Nobody took:
reseau_mere-phone-story-ballots = Accusations and suspicions
reseau_mere-phone-story-suspicions = Suspicions received
reseau_mere-phone-story-chance = (by chance)

## The rules (on the phone and in the rule book)

reseau_mere-rules-title-aim = The aim
reseau_mere-rules-aim = Two sides, the Résistance and the Réseau-Mère, score points in each round. After the last one the final accusation is added; the higher total wins. There are almost twice as many of the Résistance as agents, and everybody knows how many.
reseau_mere-rules-title-identity = The identities
reseau_mere-rules-identity = Everybody reads their own and shows it to nobody. They stay secret until the end. The agents of the Réseau-Mère do not know each other, except in the variant “Coordinated network”.
reseau_mere-rules-title-keep = Keep 2 cards of 3
reseau_mere-rules-keep = Each seat is dealt 3 Operation cards and keeps 2. They go to the centre face down, shuffled: they belong to nobody any more. The third stays hidden and does not count. The deck has 45 cards of each side: 30 of 1 point, 12 of 2, 3 of 3.
reseau_mere-rules-title-passes = The two passes
reseau_mere-rules-passes = Each seat takes a card of the centre unseen, then another, in playing order from the First player, who changes each round. If two seats tap the same, the first in that order has it; the other gets a free one by chance. All cards taken count, whichever seat has them.
reseau_mere-rules-title-reading = The reading
reseau_mere-rules-reading = Everybody looks at the 2 cards they took and shows them to nobody. The side with more points on them is ahead; with as many points the situation is balanced.
reseau_mere-rules-title-report = The report
reseau_mere-rules-report = One after another each seat says aloud: Résistance ahead, Réseau-Mère ahead, or balanced. Lying is allowed. Whoever says nothing has “no report”.
reseau_mere-rules-title-evidence = The Evidence
reseau_mere-rules-evidence = Once in a game, right after its own report, a seat may show the whole table one of its 2 cards, only one. It may contradict what was just said.
reseau_mere-rules-title-discussion = The discussion
reseau_mere-rules-discussion = Talk freely, compare, lie if you like. It ends when everybody has said it all, or when time is up.
reseau_mere-rules-title-suspicion = The suspicion
reseau_mere-rules-suspicion = Everybody writes another seat in secret. Suspicions score nothing: their sum only breaks ties in the final accusation, and everything is known at the end.
reseau_mere-rules-title-reveal = The reveal
reseau_mere-rules-reveal = The cards taken are shuffled, then shown. Each scores for the faction printed on it, never for the seat that took it. More points win the round; as many, and nobody does. Then the 90 cards are gathered again.
reseau_mere-rules-title-accusation = The final accusation
reseau_mere-rules-accusation = After the last round everybody names in secret as many other seats as there are agents. Those named most are accused; a tie for the last place is broken by the suspicions of all rounds, then by chance. Each accused seat gives 3 points: to the Résistance if it is an agent, to the Réseau-Mère if not.
reseau_mere-rules-title-end = How the game ends
reseau_mere-rules-end = The higher total wins. If level, the side that won more rounds; if that is level too, a tie-break round without suspicion or bonus, as often as it takes. The identities are shown last.
reseau_mere-rules-title-solo = Solo
reseau_mere-rules-solo = Three seats, 2 identities of the Résistance and 1 of the Réseau-Mère. One person plays seats 2 and 3 as they like, without knowing their identity: chooses, reads and reports for them. That person alone suspects and accuses, one seat.
reseau_mere-rules-title-duo = Duo
reseau_mere-rules-duo = Three seats, 2 identities of the Résistance and 1 of the Réseau-Mère. Seat 3 is played by the First player of the round, so by each in turn, without knowing its identity. It has its own Evidence. Only the two people suspect and accuse.
reseau_mere-rules-title-variants = Formats and variants
reseau_mere-rules-title-express = Express
reseau_mere-rules-express = With 13 to 20 players: 6 rounds in place of 10, all else stays the same.
reseau_mere-rules-title-fracture = Unstable fracture
reseau_mere-rules-fracture = 3 cards drawn by chance are added to the centre. After both passes 3 are left: they do not count and nobody sees them.
reseau_mere-rules-title-coordonne = Coordinated network
reseau_mere-rules-coordonne = At the start each agent reads the seats of the other agents on their phone. All other phones have the same line, with dots.
reseau_mere-rules-title-start = Network head start
reseau_mere-rules-start = A house rule: the Résistance has more seats, so more cards; the Réseau-Mère begins with points in hand, which everybody is told.
reseau_mere-rules-title-automata = Automata
reseau_mere-rules-automata = A house rule for Solo: the server plays seats 2 and 3 for their identity. One of the Résistance tells the truth, an agent lies half the time; Evidence never contradicts their report.
