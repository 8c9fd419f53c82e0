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
