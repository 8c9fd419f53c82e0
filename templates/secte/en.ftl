### La Secte, in English. Whole sentences, plain and warm.
### The game keeps its French title; Steps and roles have English names.

## The game, in the lobby

secte-title = La Secte
secte-pitch = Six people in a crypt, and somebody is lying. Ban the Infidel before the end.
secte-about = Each round: six Steps of a ritual, a discussion, a vote. One ban a round at most, and a mask may change who you are.

## Options

secte-option-windows = Time for each Step
secte-option-windows-swift = Swift: move on as soon as possible
secte-option-windows-strict = Strict: every clock runs out
secte-option-rounds = Number of rounds
secte-option-rounds-2 = 2 rounds, for a sharp table
secte-option-rounds-3 = 3 rounds
secte-option-rounds-4 = 4 rounds, for beginners
secte-option-rounds-5 = 5 rounds
secte-option-ritual = Who plays a Step
secte-option-ritual-open = Everybody sees it: all is announced
secte-option-ritual-anonymous = Nobody sees it, except the Obstruction and the Mask
secte-option-final_count = Under a mask, at the very end
secte-option-final_count-borne = The role you bear counts
secte-option-final_count-dealt = Masks fall after the last vote
secte-option-martyr_banned = Martyr banned with three votes
secte-option-martyr_banned-alone = The Martyr wins, nobody else
secte-option-martyr_banned-with_infidele = The Infidel wins too
secte-option-banned_role = The role of whoever is banned
secte-option-banned_role-shown = Shown to the whole table
secte-option-banned_role-hidden = Hidden until the end

## Roles

secte-role-grand_prophete = Grand Prophet
secte-role-fidele = Faithful
secte-role-infidele = Infidel
secte-role-martyr = Martyr
secte-role-grand_prophete-title = The Grand Prophet
secte-role-fidele-title = Faithful
secte-role-infidele-title = The Infidel
secte-role-martyr-title = The Martyr
secte-role-covered = Masked role
secte-role-none = No role yet

secte-card-camp = Your side
secte-card-wins = You win if
secte-card-asked = When you are asked
secte-card-speech = What you may say
secte-card-steps = Your Steps this round
secte-card-guards = The Step you guard

secte-camp-grand_prophete = La Secte, with the three Faithful.
secte-camp-fidele = La Secte, with the Grand Prophet.
secte-camp-infidele = Your own: nobody is with you.
secte-camp-martyr = Your own: nobody is with you.
secte-camp-masked = Unknown: that of the role you bear.
secte-goal-grand_prophete = the Infidel is banned before the end. If the table bans you, the Infidel wins.
secte-goal-fidele = the Infidel is banned before the end. You still win if the table banned you first.
secte-goal-infidele = you are still in play when the last round ends, or the Grand Prophet is banned.
secte-goal-martyr = the table bans you with three votes or more, or you and the Infidel last to the end.
secte-goal-masked = the role you bear when the game stops wins. You cannot read it under the mask.
secte-honesty-bound = You always answer truthfully.
secte-honesty-free = You may lie just as you like.
secte-speech-living = Anything, true or false, in the discussion. During the ritual, speak if you play a Step or are being asked.
secte-speech-guardian = Nothing until the game ends: a Guardian is silent. You no longer vote, and nobody can choose you.

secte-cover = Masked until the round ends. Last role seen: { $role }. You answer as such.
secte-new-role = The mask has stayed on: this is your role from now on.
secte-same-role = This is your role until a mask swaps it.

secte-mine = yours
secte-mine-entrusted = yours, entrusted
secte-mine-not = elsewhere
secte-guards-none = None: you are in play.
secte-guards-lent = { $step ->
    [masque] The Mask, entrusted to { $name } this round.
    [oeil] The Sacred Eye, entrusted to { $name } this round.
    [obstruction] The Obstruction, entrusted to { $name } this round.
    [malediction] The Curse, entrusted to { $name } this round.
    [inquisition] The Inquisition, entrusted to { $name } this round.
   *[grace] Divine Grace, entrusted to { $name } this round.
}

## The six Steps

secte-step-obstruction = The Obstruction
secte-step-malediction = The Curse
secte-step-masque = The Mask
secte-step-inquisition = The Inquisition
secte-step-grace = Divine Grace
secte-step-oeil = The Sacred Eye
secte-step-obstruction-article = The
secte-step-malediction-article = The
secte-step-masque-article = The
secte-step-inquisition-article = The
secte-step-grace-article = Divine
secte-step-oeil-article = The
secte-step-obstruction-noun = Obstruction
secte-step-malediction-noun = Curse
secte-step-masque-noun = Mask
secte-step-inquisition-noun = Inquisition
secte-step-grace-noun = Grace
secte-step-oeil-noun = Sacred Eye
secte-nth-1 = First Step
secte-nth-2 = Second Step
secte-nth-3 = Third Step
secte-nth-4 = Fourth Step
secte-nth-5 = Fifth Step
secte-nth-6 = Sixth Step

secte-rule-obstruction = Cancels another Step, out loud.
secte-rule-malediction = Curses a player, who will not vote this round.
secte-rule-masque = Swaps roles with somebody, for this round.
secte-rule-inquisition = Asks somebody one question: yes or no.
secte-rule-grace = Protects a player from being banned.
secte-rule-oeil = Asks somebody: “Do you have a special role?”

secte-if-yours-obstruction = If it is yours, you may cancel another Step for this round. Otherwise, let it pass.
secte-if-yours-malediction = If it is yours, you may curse somebody, who will not vote this round. Otherwise, let it pass.
secte-if-yours-masque = If it is yours, you may swap roles with somebody for this round. Otherwise, let it pass.
secte-if-yours-inquisition = If it is yours, you may ask a question, answered yes or no. Otherwise, let it pass.
secte-if-yours-grace = If it is yours, you may protect somebody from being banned. Otherwise, let it pass.
secte-if-yours-oeil = If it is yours, you may ask whether somebody has a special role. Otherwise, let it pass.

secte-claimed = { $step ->
    [obstruction] { $holder } plays the Obstruction.
    [malediction] { $holder } plays the Curse.
    [masque] { $holder } plays the Mask.
    [inquisition] { $holder } plays the Inquisition.
    [grace] { $holder } plays Divine Grace.
   *[oeil] { $holder } plays the Sacred Eye.
}
secte-choosing = { $step ->
    [obstruction] Which Step will not happen this round?
    [malediction] Who will not vote this round?
    [masque] Swap roles with whom?
    [inquisition] Who will have to answer?
    [grace] Who will be protected?
   *[oeil] Whom does the Eye look at?
}

secte-ask-obstruction = Which Step do you cancel?
secte-ask-malediction = Whom do you curse?
secte-ask-masque = Swap roles with whom?
secte-ask-inquisition = Whom do you question?
secte-ask-grace = Whom do you protect?
secte-ask-oeil = Whom does the Eye look at?
secte-hint-obstruction = It will not happen this round. Say it out loud.
secte-hint-malediction = Whoever you name will not vote. You may name yourself.
secte-hint-masque = Neither of you will read the new role this round.
secte-hint-inquisition = You will ask your question right after.
secte-hint-grace = Nobody can ban whoever you name. You may name yourself.
secte-hint-oeil = The question is always: “Do you have a special role?”
secte-commit-obstruction = Cancel a Step
secte-commit-obstruction-named = Cancel: { $step }
secte-commit-malediction = Curse { $name }
secte-commit-masque = Swap with { $name }
secte-commit-inquisition = Question { $name }
secte-commit-grace = Protect { $name }
secte-commit-oeil = Look at { $name }
secte-commit-self-malediction = Curse yourself ({ $name })
secte-commit-self-grace = Protect yourself ({ $name })
secte-commit-none-malediction = Curse
secte-commit-none-masque = Swap
secte-commit-none-inquisition = Question
secte-commit-none-grace = Protect
secte-commit-none-oeil = Look
secte-myself = { $name } (you)

## What a Step did

secte-told-used-obstruction = { $what ->
    [malediction] { $holder } cancels the Curse.
    [masque] { $holder } cancels the Mask.
    [inquisition] { $holder } cancels the Inquisition.
    [grace] { $holder } cancels Divine Grace.
   *[oeil] { $holder } cancels the Sacred Eye.
}
secte-told-used-malediction = { $holder } curses { $target }.
secte-told-self-malediction = { $holder } chooses to be cursed.
secte-told-used-masque = { $holder } and { $target } swap roles.
secte-told-used-inquisition = { $holder } questions { $target }.
secte-told-used-grace = { $holder } protects { $target }.
secte-told-self-grace = { $holder } chooses to be protected.
secte-told-used-oeil = { $holder } looks at { $target }.
secte-told-passed = { $step ->
    [obstruction] The Obstruction: passed.
    [malediction] The Curse: passed.
    [masque] The Mask: passed.
    [inquisition] The Inquisition: passed.
    [grace] Divine Grace: passed.
   *[oeil] The Sacred Eye: passed.
}
secte-told-cancelled = { $step ->
    [obstruction] The Obstruction: cancelled.
    [malediction] The Curse: cancelled.
    [masque] The Mask: cancelled.
    [inquisition] The Inquisition: cancelled.
    [grace] Divine Grace: cancelled.
   *[oeil] The Sacred Eye: cancelled.
}
secte-told-no_effect = { $step ->
    [obstruction] The Obstruction: no effect.
    [malediction] The Curse: no effect.
    [masque] The Mask: no effect.
    [inquisition] The Inquisition: no effect.
    [grace] Divine Grace: no effect.
   *[oeil] The Sacred Eye: no effect.
}
secte-told-more-passed = Nobody will know whose it was.
secte-told-more-cancelled = Nothing happens, and nobody will know whose it was.
secte-told-more-no_effect = { $holder } did not choose in time.
secte-told-more-used-obstruction = It will not happen this round.
secte-told-more-used-malediction = { $target } will not vote this round.
secte-told-more-used-masque = Neither role can be read before the next round.
secte-told-more-used-grace = Nobody can ban { $target } this round.
secte-someone = Somebody

secte-asks = { $holder } asks { $target }:
secte-asks-you = { $holder } asks you:
secte-asks-aloud = { $holder } asks { $target } a question, out loud.
secte-asks-aloud-you = { $holder } asks you a question, out loud.
secte-question-role = { $what ->
    [grand_prophete] Are you the Grand Prophet?
    [fidele] Are you Faithful?
    [infidele] Are you the Infidel?
   *[martyr] Are you the Martyr?
}
secte-question-step = { $what ->
    [obstruction] Do you have the Obstruction this round?
    [malediction] Do you have the Curse this round?
    [masque] Do you have the Mask this round?
    [inquisition] Do you have the Inquisition this round?
    [grace] Do you have Divine Grace this round?
   *[oeil] Do you have the Sacred Eye this round?
}
secte-question-held = { $what ->
    [obstruction] Do you have the Obstruction?
    [malediction] Do you have the Curse?
    [masque] Do you have the Mask?
    [inquisition] Do you have the Inquisition?
    [grace] Do you have Divine Grace?
   *[oeil] Do you have the Sacred Eye?
}
secte-question-special = Do you have a special role?
secte-question-aloud = The question asked out loud
secte-quoted = “{ $question }”
secte-special-hint = A special role is any role but Faithful. The Infidel may lie.
secte-answer-yes = Yes
secte-answer-no = No
secte-answer-none = did not answer
secte-answers = { $answer ->
    [yes] { $target } answers yes.
    [no] { $target } answers no.
   *[none] { $target } did not answer.
}

secte-note-now = now
secte-note-claimed = { $holder }
secte-note-passed = { $step ->
   *[other] passed
}
secte-note-cancelled = { $step ->
   *[other] cancelled
}
secte-note-no_effect = no effect
secte-note-obstruction = { $what ->
    [malediction] cancels the Curse
    [masque] cancels the Mask
    [inquisition] cancels the Inquisition
    [grace] cancels Divine Grace
   *[oeil] cancels the Sacred Eye
}
secte-note-malediction = on { $target }
secte-note-masque = { $holder }, { $target }
secte-note-grace = on { $target }
secte-note-asked = { $answer ->
    [yes] { $target }: yes
    [no] { $target }: no
    [none] { $target }: no answer
   *[waiting] { $target }
}

## Where we are

secte-where-deal = The roles
secte-where-guardians = Round { $n } / { $of }, the Guardians
secte-where-steps = Round { $n } / { $of }, the deal
secte-where-ritual = Round { $n } / { $of }, the ritual
secte-where-discussion = Round { $n } / { $of }, the discussion
secte-where-vote = Round { $n } / { $of }, the vote
secte-where-over = The game is over
secte-round = Round { $n } / { $of }
secte-round-past = Round { $n }

## The table's screen

secte-host-roles = Everybody learns their role.
secte-host-roles-lead = 1 Grand Prophet, 3 Faithful, 1 Infidel, 1 Martyr.
secte-doing-roles = Hold the card under your finger, read, then tap “I have seen it”.
secte-doing-roles-more = Keep your phone to yourself. You can read your card again at any time.
secte-host-guardians = { $count ->
    [one] { $names } chooses in secret.
   *[other] The Guardians choose in secret.
}
secte-host-guardians-lead = { $count ->
    [one] Whoever is chosen has this Step on top of their own.
   *[other] Those chosen have these Steps on top of their own.
}
secte-doing-guardians = Everybody else waits, phone covered.
secte-doing-guardians-more = The choice stays secret. Without an answer, chance chooses.
secte-host-steps = The Steps are dealt.
secte-host-last = Last round.
secte-doing-steps = Hold to see your Steps, then tap “I have seen it”.
secte-doing-steps-more = A Step entrusted by a Guardian comes on top of your own.
secte-guardian = Guardian
secte-doing-claim = { $step ->
   *[other] If it is yours, tap “Use it”.
}
secte-doing-claim-more = { $step ->
   *[other] Without an answer it passes, and nobody will know whose it was.
}
secte-doing-use = { $holder } chooses on their phone.
secte-doing-use-more = Without a choice in time, the Step has no effect.
secte-doing-question = { $holder } prepares a question.
secte-doing-question-more = Out loud, or chosen on the phone. The answer is yes or no.
secte-doing-answer = { $target } answers on their phone.
secte-doing-answer-more = The Infidel may lie. Everybody else answers truthfully.
secte-doing-veiled = Tap a zone, a name, then “Confirm”.
secte-doing-veiled-more = Only the choice of whoever has the Step counts. The others pretend.
secte-doing-told = The ritual goes on.
secte-doing-told-last = The ritual is over. The discussion opens.
secte-doing-told-more = Only the one who plays the Step and the one being asked may speak.
secte-doing-discussion = Talk: everything is allowed, lying too.
secte-doing-discussion-more = The vote opens when time is up, or when all is said.
secte-doing-vote = Choose whom you vote against, then confirm.
secte-doing-vote-more = Nobody sees a vote before the count. A missing vote is not counted.
secte-doing-count = One vote after another.
secte-doing-count-more = Whoever has the most votes is banned. A tie bans nobody.
secte-doing-goes-on = The game goes on.
secte-doing-guards = { $name } falls silent, and guards a Step of the ritual.
secte-doing-next = Round { $n } / { $of }: the Steps are about to be dealt.
secte-doing-last-over = That was the last round.
secte-doing-over = The game is over.
secte-doing-over-more = The story of the game is further down, round by round.

secte-host-question = { $holder } questions { $target }.
secte-host-question-lead = Which question?
secte-host-veiled-questions = Choose one of these questions:
secte-host-discussion = Who is lying?
secte-host-vote-lead = Against whom?
secte-host-count = The votes are counted.
secte-cursed-novote = { $name }, under the curse, did not vote.
secte-silent-novote = { $count ->
    [one] { $names } did not vote.
   *[other] { $names } did not vote.
}
secte-tag-cursed = no vote
secte-tag-protected = under Grace
secte-tag-masked = role swapped

secte-banned = The table bans { $name }.
secte-banned-you = The table bans you.
secte-tie = A tie. The table bans nobody.
secte-saved = Divine Grace saves { $name }.
secte-saved-you = Divine Grace saves you.
secte-no-ballot = Not one vote. The table bans nobody.
secte-role-hidden = The role stays hidden

## The end

secte-wins-secte = La Secte wins.
secte-wins-infidele = The Infidel wins.
secte-wins-martyr = The Martyr wins.
secte-wins-infidele-martyr = The Infidel and the Martyr win.
secte-ending-infidele_banned = The table banned the Infidel: it was { $name }.
secte-ending-grand_prophete_banned = The table banned the Grand Prophet: it was { $name }.
secte-ending-martyr_banned = { $votes ->
    [one] The table banned the Martyr: it was { $name }, with one vote.
   *[other] The table banned the Martyr: it was { $name }, with { $votes } votes.
}
secte-ending-rounds_over = The last round is over: the Infidel is still here.
secte-winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } win.
}
secte-you-win = You win.
secte-you-lose = You lose.
secte-you-borne = Role borne at the end: { $role }.
secte-you-dealt = Role dealt at the start: { $role }.
secte-dealt = at the start: { $role }
secte-winner = wins
secte-all-roles = The roles
secte-story = The story of the game
secte-votes-against = { $name } ({ $votes }): { $voters }.
secte-list-last = { $rest } and { $last }
secte-was-role = { $name } leaves the game with this role: { $role }.

## The phone

secte-hold-role = Hold to see your role
secte-hold-steps = Hold to see your Steps
secte-hold-guards = Hold to see your Step
secte-hold-lent = Hold to see who has it
secte-seen = I have seen it
secte-seen-done = Seen. Waiting for the others.
secte-phone-roles = Your role
secte-phone-steps = Your Steps
secte-phone-steps-guardian = The Steps are dealt.
secte-phone-steps-guardian-say = The one you guard has gone to whoever was chosen. You stay silent.
secte-phone-guardians = Who gets the Step you guard?
secte-phone-guardians-say = They will have it on top of their own, this round. They will not know who lent it.
secte-phone-guardians-commit = Entrust it to { $name }
secte-phone-guardians-commit-none = Entrust my Step
secte-phone-guardians-done = Step entrusted. You can still change.
secte-phone-guardians-wait = The Guardians are choosing.
secte-phone-guardians-wait-say = The Steps come right after. Cover your phone.
secte-use = Use it
secte-pass = Let it pass
secte-passed-local = Fine: touch nothing more, the Step passes when time is up.
secte-claim-open = Nothing is sent unless you tap “Use it”.
secte-claim-watch = The Step is called. A Guardian watches in silence.
secte-choice-done = Noted.
secte-phone-question = Your question to { $target }
secte-phone-question-aloud = Out loud, now
secte-phone-question-role = Are you… (a role)
secte-phone-question-step = Do you have… (a Step)
secte-phone-question-which-role = Which role?
secte-phone-question-which-step = Which Step?
secte-phone-question-commit = Ask the question
secte-phone-question-wait = { $holder } is about to question { $target }.
secte-phone-question-wait-you = { $holder } is about to question you.
secte-phone-answer-remind = The Infidel may lie. Any other role answers truthfully.
secte-phone-answer-open = Your answer is shown when time is up, not before.
secte-phone-answer-done = Answer ready. It is shown when time is up.
secte-phone-answer-wait = { $target } is answering.
secte-phone-veiled-zone = What do you do?
secte-phone-veiled-who = A name, even if you let it pass
secte-phone-veiled-question = A question, even if you let it pass
secte-phone-veiled-say-malediction = Everybody chooses. Only the choice of whoever has the Curse counts.
secte-phone-veiled-say-inquisition = Everybody chooses. Only the choice of whoever has the Inquisition counts.
secte-phone-veiled-say-grace = Everybody chooses. Only the choice of whoever has Divine Grace counts.
secte-phone-veiled-say-oeil = Everybody chooses. Only the choice of whoever has the Sacred Eye counts.
secte-confirm = Confirm
secte-confirmed = Confirmed. You can still change.
secte-you-cursed = The curse takes your vote this round.
secte-you-protected = Divine Grace protects you this round.
secte-you-masked = Your role is masked until the round ends.
secte-phone-discussion = The discussion
secte-phone-discussion-say = Talk, listen, lie if you like. Cover your phone.
secte-phone-discussion-guardian = You stay silent. Listen, watch.
secte-ready = I have said it all
secte-ready-done = Noted. The vote opens when everybody has said it all.
secte-phone-vote = Against whom?
secte-phone-vote-commit = Vote against { $name }
secte-phone-vote-commit-none = Vote
secte-phone-vote-open = Nobody sees your choice before the count.
secte-phone-vote-done = Vote cast. You can change it until time is up.
secte-phone-vote-cursed = You do not vote this round.
secte-phone-vote-cursed-say = The curse lifts when the round ends. Others can vote against you.
secte-phone-vote-guardian = The table votes.
secte-phone-vote-guardian-say = A Guardian no longer votes and receives no votes.
secte-phone-count = The votes are counted.
secte-phone-count-say = Look at the table’s screen.
secte-phone-count-mine = Your vote: against { $name }.
secte-phone-count-blank = You did not vote.
secte-phone-verdict-silent = Until the end you are silent. Each round, you entrust your Step to somebody.
secte-drawn = Chosen by chance: time was up.
secte-drawn-answer = Time was up: your answer went by itself.
secte-away-look = Look at the table’s screen.

## The journal

secte-journal-empty = Nothing yet.
secte-journal-now = This round
secte-decoys = My decoys
secte-decoys-say = What you tapped as a disguise. Nobody else sees it, not even at the end.
secte-decoy = Round { $n }, { $step }: { $use ->
    [use] “Use it”, { $name }.
   *[pass] “Let it pass”, { $name }.
}

## Rules of this step, and those of the game before it begins

secte-rules-title-roles = The roles
secte-rules-roles = Six roles, one each, dealt by chance. La Secte (the Grand Prophet and the three Faithful) wants the Infidel banned. The Infidel wants to last to the end, or have the Grand Prophet banned. The Martyr wants to be banned with three votes, or to stay in play along with the Infidel.
secte-rules-title-guardians = The Guardians
secte-rules-guardians = Whoever is banned becomes Guardian of the Step they were dealt. At the start of each round a Guardian entrusts it in secret to somebody in play, the same person or another. A Guardian no longer votes or speaks, and nobody can choose them.
secte-rules-title-steps = The deal
secte-rules-steps = The Steps without a Guardian are shuffled: one for each person in play. An entrusted Step comes on top. You look without showing, and you can always look again.
secte-rules-title-ritual = The ritual
secte-rules-claim = Each Step is called for eight seconds. Whoever has it taps “Use it”: that is announced, and they choose; or they let it pass, or touch nothing. Without an answer it passes, and nobody knows whose it was.
secte-rules-veiled = Twelve seconds. Everybody taps a zone, a name and “Confirm”; only the choice of whoever has the Step counts. The table sees what happens, never who did it.
secte-rules-anonymous = By tonight’s options nobody sees who plays a Step, except the Obstruction and the Mask: everybody taps a zone, a name and “Confirm”, and only the choice of whoever has the Step counts.
secte-rules-obstruction = The Obstruction names another Step, from the second to the sixth: it will not happen this round. It never names a person, nor itself.
secte-rules-malediction = Whoever is cursed does not vote at the end of this round. That is all: they can be asked, masked, protected, voted against. You may curse yourself.
secte-rules-masque = The two roles change hands until the round ends, and nobody reads them. The vote counts the role you bear; you answer by the last role you saw. If one of the two is banned, the swap stays.
secte-rules-inquisition = One question, yes or no, about what the person knows or thinks now. The Infidel may lie, everybody else tells the truth: the phone refuses a false answer when it knows the true one.
secte-rules-grace = Whoever is protected cannot be banned this round. If they have the most votes, nobody is banned in their place. You may protect yourself.
secte-rules-oeil = The question is “Do you have a special role?”: yes for the Grand Prophet and the Martyr, no for a Faithful, as they please for the Infidel.
secte-rules-title-discussion = The discussion
secte-rules-discussion = Three minutes to talk freely. Bluff, alliances and accusations are allowed: the truth binds only when a Step asks for it. Guardians are silent.
secte-rules-title-vote = The vote
secte-rules-vote = Everybody votes at the same time against another person in play. The table bans whoever has the most votes; a tie bans nobody; Divine Grace saves. Then all votes are shown, with their names.
secte-rules-title-end = How the game ends
secte-rules-end = The Infidel is banned: La Secte wins. The Grand Prophet is banned, or the last round is over: the Infidel wins, and so does the Martyr if still in play. The Martyr is banned with three votes: the Martyr wins. Everybody wins or loses with the role they bear at that moment.

secte-hold-release = Let go to hide
secte-seen-open = You can read your card again at any time.
secte-ready-open = Tap when you have nothing more to say.
secte-host-veiled-step = Do you have this or that Step this round?
secte-host-vote-more = Everybody votes against somebody else.
secte-host-silent = { $count ->
    [one] { $names } keeps silent.
   *[other] { $names } keep silent.
}
secte-role-hidden-say = The role stays hidden until the end.

## What the host may replay or close

secte-at-roles = The roles
secte-at-guardians = The Guardians
secte-at-steps = The deal
secte-at-claim = the call
secte-at-use = the choice
secte-at-question = The question
secte-at-answer = The answer
secte-at-veiled = the call
secte-at-told = the result
secte-at-discussion = The discussion
secte-at-vote = The vote
secte-at-count = The count
secte-at-verdict = The verdict
secte-doing-who-knows = Does the game go on? The answer comes at once.
secte-story-had = held by { $name }
secte-story-had-lent = held by { $name } (Guardian: { $lender })

## Refusals

refused-not-yours = This Step is not yours. Nothing was sent.
refused-bound-to-truth = Not this one: your role must answer truthfully.

## Why

why-sec-42 = Divine Grace protects this person until the round ends: even with the most votes, the table does not ban them.
why-sec-50 = When votes are tied, nobody is banned.
why-sec-a07 = Whoever is banned guards the Step they were dealt this round; a Step lent to them goes back to its own Guardian.
why-sec-a11 = A Guardian always entrusts their Step; without a choice in time, the person is drawn by chance.
why-sec-a13 = You win with your side even when out of play; but a Martyr banned with fewer than three votes can no longer win.
why-sec-a15 = The ritual is public: a Step that is played is announced with who plays it, whom it names and what is answered.
why-sec-a15-anonymous = This table chose not to show who plays this Step: you only see what happens.
why-sec-a16 = A Step passed or cancelled does not say whose it was: the card stays hidden.
why-sec-a17 = The Obstruction comes first and names a Step, never a person; it cannot name itself.
why-sec-a18 = The Obstruction cancels the Step, whoever has it, even one lent by a Guardian.
why-sec-a19 = The Curse and Grace may name the one who plays them; the Mask, the Inquisition and the Eye name somebody else.
why-sec-a20 = Whoever is cursed only loses this round’s vote: they can be asked, protected, voted against.
why-sec-a21 = A swap of roles cannot be refused: it happens at once, in front of the whole table.
why-sec-a22 = Under a mask, the role you bear counts for the vote, not the one you were dealt.
why-sec-a23 = Whoever is banned under a mask leaves with the role they bear; the swap stays, and the other keeps the new role for good.
why-sec-a24 = Neither of the two masked people was banned: both get their role back in the next round.
why-sec-a25 = You win or lose with the role you bear when the game stops, even under a mask.
why-sec-a26 = Under a mask you answer by the last role you saw, not by the one you bear without knowing.
why-sec-a25-dealt = This table chose that masks fall after the last vote: the roles from before the mask count.
why-sec-a27 = The Inquisition asks what the person knows or thinks now, yes or no.
why-sec-a28 = The phone knows the true answer to this question: it takes no other, except from the Infidel.
why-sec-a29-opinion = Nobody may refuse to answer; but nobody knows the true answer to a question asked out loud: when time is up, there is none.
why-sec-a30 = A special role is any role but Faithful. The Infidel answers as they please.
why-sec-a31 = You may have several Steps: each is played or passed at its own place in the order.
why-sec-a33 = A majority is the highest number of votes: more than half is not needed.
why-sec-a34 = The protected person had the most votes: they are saved, and nobody is banned in their place.
why-sec-a35 = A tie is judged on the votes first: even if Grace protects one of the tied, nobody is banned.
why-sec-a36 = You cannot vote against yourself, nor against a Guardian. A vote missing when time is up is blank.
why-sec-a37 = No vote was cast: nobody is banned.
why-sec-a38 = All votes are shown together, with the names of those who cast them.
why-sec-a39 = The role borne by whoever is banned is shown, and no other.
why-sec-a39-hidden = This table chose not to show banned roles: you only know whether the game goes on.
why-sec-a40 = A Martyr banned with three votes or more wins and stops the game, alone.
why-sec-a40-with_infidele = This table chose that the Infidel wins along with a Martyr banned with three votes.
why-sec-a41 = When the Infidel wins, a Martyr still in play wins too. La Secte never shares.
why-sec-a44 = A ban in the last round counts before that round ends.
why-sec-a47 = Every Step is called for eight seconds; without an answer it passes, and a choice that comes too late has no effect.
