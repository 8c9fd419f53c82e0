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
reseau_mere-option-solo_seats-human = Played by the same person, as in the rule book
reseau_mere-option-solo_seats-automata = Automata: they play for their identity
reseau_mere-option-solo_seats-automata-off = In Solo only.
reseau_mere-option-head_start = Network head start
reseau_mere-option-head_start-off = No, as in the rule book
reseau_mere-option-head_start-on = Yes, the gap is made up for
reseau_mere-option-head_start-say = Résistance has about twice the seats and wins most games: the head start makes them even.

## The two sides

reseau_mere-side-resistance = Résistance
reseau_mere-side-reseau_mere = Réseau-Mère
reseau_mere-card = { $side ->
    [resistance] R, worth { $value }
   *[other] M, worth { $value }
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

why-res-head-start = Network head start: the Résistance has more seats, so more cards; the Réseau-Mère begins with points in hand.
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

reseau_mere-says = { $says ->
    [resistance] Advantage Résistance
    [reseau_mere] Advantage Réseau-Mère
    [balanced] Balanced
   *[other] No report
}
reseau_mere-votes = { $n ->
    [one] { $n } vote
   *[other] { $n } votes
}
reseau_mere-wins = { $side ->
    [resistance] The Résistance wins.
   *[other] The Réseau-Mère wins.
}
reseau_mere-before-full = { $seats } seats, { $rounds } rounds.
reseau_mere-before-duo = Duo: { $seats } seats, { $rounds } rounds.
reseau_mere-before-solo = Solo: { $seats } seats, { $rounds } rounds.
reseau_mere-before-extra = Fracture: 3 more cards in the centre.
reseau_mere-before-head-start = Network head start: { $n } points.
reseau_mere-before-advance = Network head start on offer: { $n } points.
reseau_mere-host-tie-break = Tie-break round: no suspicion, no bonus.
reseau_mere-host-identity = Résistance, or agent?
reseau_mere-host-identity-say = Look at your identity. It stays secret until the end.
reseau_mere-host-seats = Seats
reseau_mere-host-rounds = Rounds
reseau_mere-host-keep = Keep two cards of three.
reseau_mere-host-keep-say = They go to the centre. The third counts for nothing.
reseau_mere-host-control-duo = This round { $name } plays seat 3 too.
reseau_mere-host-control-solo = { $name } plays seats 2 and 3 too.
reseau_mere-host-control-automata = Seats 2 and 3 are automata.
reseau_mere-host-first = First player
reseau_mere-host-centre = In the centre
reseau_mere-host-cards = { $n } cards
reseau_mere-host-nothing-added = Nothing is added to the centre.
reseau_mere-host-extra = 3 of them from the Fracture
reseau_mere-host-totals = Total
reseau_mere-host-with-head-start = with a head start of { $n }
reseau_mere-host-won = Rounds won
reseau_mere-host-pick = Take a card.
reseau_mere-host-pick-say = { $n } cards face down: tap a number.
reseau_mere-host-pick-one = { $name } takes a card.
reseau_mere-host-reading = Read your two cards.
reseau_mere-host-reading-say = In secret. Then each seat reports.
reseau_mere-host-then-says = Speaks first
reseau_mere-host-report-say = Your turn: what did you read?
reseau_mere-host-report-for = Invisible seat: { $name } speaks for it.
reseau_mere-host-report-automaton = The automaton reports.
reseau_mere-host-report-spoken = { $name }, your report?
reseau_mere-host-said = What each has said
reseau_mere-host-legend-resistance = Résistance
reseau_mere-host-legend-balanced = balance
reseau_mere-host-legend-reseau_mere = Réseau-Mère
reseau_mere-host-legend-none = no report
reseau_mere-host-proof = Evidence
reseau_mere-host-evidence = Evidence, { $name }?
reseau_mere-host-evidence-say = One card only, once in the whole game.
reseau_mere-host-evidence-said = { $says ->
    [resistance] { $name } says: “Advantage Résistance”.
    [reseau_mere] { $name } says: “Advantage Réseau-Mère”.
    [balanced] { $name } says: “Balanced”.
   *[other] { $name }: no report.
}
reseau_mere-host-discussion = { $n ->
    [one] Who is the agent?
   *[other] Who are the { $n } agents?
}
reseau_mere-host-discussion-say = Talk. Lying is allowed.
reseau_mere-host-suspicion = Note one suspicion.
reseau_mere-host-suspicion-say = Phones up. Nothing is shown before the end.
reseau_mere-host-reveal-spoken = The cards of the centre are turned.
reseau_mere-host-round-won = { $side ->
    [resistance] The Résistance takes the round, { $high } to { $low }.
   *[other] The Réseau-Mère takes the round, { $high } to { $low }.
}
reseau_mere-host-round-nobody = { $n } all: nobody wins the round.
reseau_mere-host-accusation = { $n ->
    [one] Accuse one seat.
   *[other] Accuse { $n } seats.
}
reseau_mere-host-accusation-say = { $n ->
    [one] In secret: one number, never your own.
   *[other] In secret: { $n } different numbers, never your own.
}
reseau_mere-host-count-one = The table accuses { $name }.
reseau_mere-host-count = The table accuses { $n } seats.
reseau_mere-host-others = The other votes:
reseau_mere-settled-suspicions = Level on votes, the suspicions of all rounds decide:
reseau_mere-settled-chance = Still level, a draw by chance decides:
reseau_mere-host-total-won = { $side ->
    [resistance] { $n ->
        [one] The Résistance wins by one point.
       *[other] The Résistance wins by { $n } points.
    }
   *[other] { $n ->
        [one] The Réseau-Mère wins by one point.
       *[other] The Réseau-Mère wins by { $n } points.
    }
}
reseau_mere-host-total-rounds = { $side ->
    [resistance] Level: the Résistance wins on rounds, { $high } to { $low }.
   *[other] Level: the Réseau-Mère wins on rounds, { $high } to { $low }.
}
reseau_mere-host-total-level = { $n } all, and as many rounds: level.
reseau_mere-host-bonus-resistance = { $n ->
    [0] No agent found.
    [one] One agent found.
   *[other] { $n } agents found.
}
reseau_mere-host-bonus-reseau_mere = { $n ->
    [0] Nobody wrongly accused.
    [one] One wrong accusation.
   *[other] { $n } wrong accusations.
}
reseau_mere-host-rounds-won = { $n ->
    [0] No round.
    [one] One round won.
   *[other] { $n } rounds won.
}
reseau_mere-host-head-start = head start
reseau_mere-ending-total = { $high } points to { $low }, accusation included.
reseau_mere-ending-rounds-won = { $n } points all: the rounds won decide, { $high } to { $low }.
reseau_mere-ending-tie-break = { $n } points all and as many rounds: the tie-break round decides, { $high } to { $low }.
reseau_mere-doing-identity = Hold the card, read it, then tap “Seen”.
reseau_mere-doing-identity-more = Shield it from view. You may read it again at any time.
reseau_mere-doing-keep = Choose the two cards you keep.
reseau_mere-doing-keep-more = Once in the centre they are no longer yours.
reseau_mere-doing-pick = Tap the back of a card on your phone.
reseau_mere-doing-pick-more = Same choice twice: playing order decides.
reseau_mere-doing-pick-one = { $name } taps the back of a card.
reseau_mere-doing-pick-one-more = The others wait for their turn.
reseau_mere-doing-reading = Hold to see your cards.
reseau_mere-doing-reading-more = You will say what you like: lying is allowed.
reseau_mere-doing-report = { $name } says a report aloud, then taps it.
reseau_mere-doing-report-for = { $name } says the report of seat { $seat } aloud, then taps it.
reseau_mere-doing-report-automaton = Seat { $seat } speaks: the server plays for it.
reseau_mere-doing-evidence = { $name } shows one of two cards, or none.
reseau_mere-doing-next-voice = Next: { $name }.
reseau_mere-doing-last-voice = This is the last report. Then you talk.
reseau_mere-doing-last-voice-tie-break = This is the last report. Then the cards.
reseau_mere-doing-discussion = Talk: who told the truth?
reseau_mere-doing-discussion-more = The suspicion opens when time is up, or all is said.
reseau_mere-doing-suspicion = Choose a seat on your phone.
reseau_mere-doing-suspicion-more = Suspicions may break ties in the final accusation.
reseau_mere-doing-totals = Total:
reseau_mere-doing-won = Rounds won: { $r } to { $m }.
reseau_mere-doing-next-first = Next, { $name } begins.
reseau_mere-doing-then-accuse = That was the last round: now you accuse.
reseau_mere-doing-reveal-tie-break = { $winner ->
    [nobody] Still level.
   *[other] The tie-break round decides the game.
}
reseau_mere-doing-reveal-tie-break-more = { $winner ->
    [nobody] Another tie-break round follows.
   *[other] The identities, in a moment.
}
reseau_mere-doing-accusation = Choose on your phone, then confirm.
reseau_mere-doing-accusation-more = Without an answer when time is up, chance fills it in.
reseau_mere-doing-count = Straight faces: the identities come last.
reseau_mere-doing-count-more = Each accused seat gives one side 3 points.
reseau_mere-doing-total = Straight faces. The identities, in a moment.
reseau_mere-doing-total-more = Each agent found: 3 points. Each mistake: 3 points for the Réseau-Mère.
reseau_mere-doing-total-level = A tie-break round decides the game.
reseau_mere-doing-total-level-more = The identities stay hidden.
reseau_mere-doing-over = The game is over.
reseau_mere-doing-over-more = The end sheet is below: said against true, round by round.
reseau_mere-sheet-title = The end sheet
reseau_mere-sheet-score = Collective score
reseau_mere-sheet-accusation = Final accusation
reseau_mere-sheet-identities = Identities
reseau_mere-sheet-round = Round { $n }: said against true
reseau_mere-sheet-round-tie-break = Tie-break round ({ $n }): said against true
reseau_mere-sheet-tie-break = Tie-break ({ $n })
reseau_mere-sheet-nobody = nobody
reseau_mere-sheet-cards = Cards
reseau_mere-sheet-rounds-won = Rounds: R { $r }, M { $m }, level { $none }
reseau_mere-sheet-bonus = Bonus of the accusation
reseau_mere-sheet-total = Total
reseau_mere-sheet-accused = accused
reseau_mere-sheet-accused-resistance = wrongly accused: +3 M
reseau_mere-sheet-accused-reseau_mere = agent found: +3 R
reseau_mere-sheet-lie = a lie
reseau_mere-sheet-key = R: Résistance. M: Réseau-Mère. =: balanced. –: no report. The number is points.
reseau_mere-sheet-col-round = Round
reseau_mere-sheet-col-first = First player
reseau_mere-sheet-col-won = Round won by
reseau_mere-sheet-col-seat = Seat
reseau_mere-sheet-col-identity = Identity
reseau_mere-sheet-col-votes = Votes
reseau_mere-sheet-col-suspicions = Suspicions
reseau_mere-sheet-col-result = Result
reseau_mere-sheet-col-named = Accused
reseau_mere-sheet-col-hand = Kept
reseau_mere-sheet-col-read = Read
reseau_mere-sheet-col-true = True
reseau_mere-sheet-col-told = Said
reseau_mere-sheet-col-proof = Evidence
reseau_mere-sheet-col-suspect = Suspicion

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
reseau_mere-phone-unread = Not read yet
reseau_mere-phone-sum = R { $r }, M { $m }
reseau_mere-phone-says-resistance = Advantage Résistance
reseau_mere-phone-says-reseau_mere = Advantage Réseau-Mère
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
reseau_mere-phone-reveal = The cards of the round
reseau_mere-phone-reveal-look = Look at the table: they are turned there one by one.
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
reseau_mere-phone-count-you = { $n ->
    [one] It is yours.
   *[other] Yours is one of them.
}
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
reseau_mere-phone-sheet-spent = { $n ->
    [one] Evidence used already: { $names }.
   *[other] Evidence used already: { $names }.
}
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
reseau_mere-phone-story-ballots = Accusations and suspicions
reseau_mere-phone-story-suspicions = Suspicions received

## The rules (on the phone and in the rule book)

reseau_mere-rules-title-aim = The aim
reseau_mere-rules-aim = Two sides, the Résistance and the Réseau-Mère, score points in each round. After the last one the final accusation is added; the higher total wins. There are about twice as many of the Résistance as agents, and everybody knows how many.
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
