### La Secte, en français. Des phrases entières : un téléphone dit « tu », l’écran de la table « vous », et l’on ne devine le genre
### de personne.
### Les noms d’étape et de rôle sont ceux du livret.

## Le jeu, dans la salle

secte-title = La Secte
secte-pitch = Six dans une crypte, quelqu’un ment. Bannissez l’Infidèle avant la fin.
secte-about = Chaque tour : six étapes d’un rituel, une discussion, un vote. Un seul bannissement par tour, et un masque peut changer qui tu es.

## Options

secte-option-windows = Le temps de chaque étape
secte-option-windows-swift = Vif : on avance dès que c’est possible
secte-option-windows-strict = Strict : chaque temps va à son terme
secte-option-rounds = Nombre de tours
secte-option-rounds-2 = 2 tours, pour une table aguerrie
secte-option-rounds-3 = 3 tours
secte-option-rounds-4 = 4 tours, pour débuter
secte-option-rounds-5 = 5 tours
secte-option-ritual = Qui joue une étape
secte-option-ritual-open = On le voit : tout est annoncé
secte-option-ritual-anonymous = On ne le voit pas, sauf l’Obstruction et le Masque
secte-option-final_count = Sous un masque, à la toute fin
secte-option-final_count-borne = Le rôle porté compte
secte-option-final_count-dealt = Les masques tombent après le dernier vote
secte-option-martyr_banned = Martyr banni avec trois voix
secte-option-martyr_banned-alone = Le Martyr gagne, et personne d’autre
secte-option-martyr_banned-with_infidele = L’Infidèle gagne aussi
secte-option-banned_role = Le rôle de qui est banni
secte-option-banned_role-shown = Montré à toute la table
secte-option-banned_role-hidden = Caché jusqu’à la fin

## Les rôles

secte-role-grand_prophete = Grand Prophète
secte-role-fidele = Fidèle
secte-role-infidele = Infidèle
secte-role-martyr = Martyr
secte-role-grand_prophete-title = Le Grand Prophète
secte-role-fidele-title = Fidèle
secte-role-infidele-title = L’Infidèle
secte-role-martyr-title = Le Martyr
secte-role-covered = Rôle masqué
secte-role-none = Pas encore de rôle

secte-card-camp = Ton camp
secte-card-wins = Tu gagnes si
secte-card-asked = Quand on t’interroge
secte-card-speech = Ce que tu peux dire
secte-card-steps = Tes étapes ce tour
secte-card-guards = L’étape que tu gardes

secte-camp-grand_prophete = La Secte, avec les trois Fidèles.
secte-camp-fidele = La Secte, avec le Grand Prophète.
secte-camp-infidele = Le tien : personne n’est avec toi.
secte-camp-martyr = Le tien : personne n’est avec toi.
secte-camp-masked = Inconnu : celui du rôle porté.
secte-goal-grand_prophete = l’Infidèle est banni avant la fin. Si on te bannit, c’est l’Infidèle qui gagne.
secte-goal-fidele = l’Infidèle est banni avant la fin. Tu gagnes aussi si tu n’es plus en jeu.
secte-goal-infidele = tu es encore en jeu à la fin du dernier tour, ou si le Grand Prophète est banni.
secte-goal-martyr = on te bannit avec 3 voix ou plus, ou si l’Infidèle et toi restez jusqu’à la fin.
secte-goal-masked = le rôle porté à l’arrêt de la partie gagne. Sous le masque, tu ne peux pas le lire.
secte-honesty-bound = Tu réponds toujours la vérité.
secte-honesty-free = Tu peux mentir comme il te plaît.
secte-speech-living = Tout, vrai ou faux, pendant la discussion. Pendant le rituel, parle si tu joues une étape ou si l’on t’interroge.
secte-speech-guardian = Rien jusqu’à la fin de la partie : un Gardien se tait. Tu ne votes plus, et personne ne peut te viser.

secte-cover = Masqué jusqu’à la fin du tour. Dernier rôle vu : { $role }. Tu réponds comme tel.
secte-new-role = Le masque est resté : c’est ton rôle désormais.
secte-same-role = C’est ton rôle tant qu’aucun masque ne l’échange.

secte-mine = à toi
secte-mine-entrusted = à toi, confiée
secte-mine-not = ailleurs
secte-guards-none = Aucune : tu es en jeu.
secte-guards-lent = { $step ->
    [masque] Le Masque, confié à { $name } ce tour.
    [oeil] L’Œil Sacré, confié à { $name } ce tour.
    [obstruction] L’Obstruction, confiée à { $name } ce tour.
    [malediction] La Malédiction, confiée à { $name } ce tour.
    [inquisition] L’Inquisition, confiée à { $name } ce tour.
   *[grace] La Grâce Divine, confiée à { $name } ce tour.
}

## Les six étapes

secte-step-obstruction = L’Obstruction
secte-step-malediction = La Malédiction
secte-step-masque = Le Masque
secte-step-inquisition = L’Inquisition
secte-step-grace = La Grâce Divine
secte-step-oeil = L’Œil Sacré
secte-step-obstruction-article = L’
secte-step-malediction-article = La
secte-step-masque-article = Le
secte-step-inquisition-article = L’
secte-step-grace-article = La
secte-step-oeil-article = L’
secte-step-obstruction-noun = Obstruction
secte-step-malediction-noun = Malédiction
secte-step-masque-noun = Masque
secte-step-inquisition-noun = Inquisition
secte-step-grace-noun = Grâce Divine
secte-step-oeil-noun = Œil Sacré
secte-nth-1 = Première étape
secte-nth-2 = Deuxième étape
secte-nth-3 = Troisième étape
secte-nth-4 = Quatrième étape
secte-nth-5 = Cinquième étape
secte-nth-6 = Sixième étape

secte-rule-obstruction = Annule une autre étape, à voix haute.
secte-rule-malediction = Maudit un joueur, qui ne votera pas ce tour.
secte-rule-masque = Échange son rôle avec quelqu’un, pour ce tour.
secte-rule-inquisition = Pose à quelqu’un une question : oui ou non.
secte-rule-grace = Protège un joueur contre le bannissement.
secte-rule-oeil = Demande à quelqu’un : « As-tu un rôle spécial ? »

secte-if-yours-obstruction = Si tu la portes, tu peux annuler une autre étape pour ce tour. Sinon, laisse passer.
secte-if-yours-malediction = Si tu la portes, tu peux maudire quelqu’un, qui ne votera pas ce tour. Sinon, laisse passer.
secte-if-yours-masque = Si tu le portes, tu peux échanger ton rôle avec quelqu’un pour ce tour. Sinon, laisse passer.
secte-if-yours-inquisition = Si tu la portes, tu peux poser une question : on répond oui ou non. Sinon, laisse passer.
secte-if-yours-grace = Si tu la portes, tu peux protéger quelqu’un contre le bannissement. Sinon, laisse passer.
secte-if-yours-oeil = Si tu le portes, tu peux demander à quelqu’un s’il a un rôle spécial. Sinon, laisse passer.

secte-claimed = { $step ->
    [obstruction] { $holder } joue l’Obstruction.
    [malediction] { $holder } joue la Malédiction.
    [masque] { $holder } joue le Masque.
    [inquisition] { $holder } joue l’Inquisition.
    [grace] { $holder } joue la Grâce Divine.
   *[oeil] { $holder } joue l’Œil Sacré.
}
secte-choosing = { $step ->
    [obstruction] Quelle étape n’aura pas lieu ce tour ?
    [malediction] Qui ne votera pas ce tour ?
    [masque] Avec qui échanger son rôle ?
    [inquisition] Qui devra répondre ?
    [grace] Qui sera sous protection ?
   *[oeil] Qui l’Œil regarde-t-il ?
}

secte-ask-obstruction = Quelle étape annules-tu ?
secte-ask-malediction = Qui maudis-tu ?
secte-ask-masque = Avec qui changer de rôle ?
secte-ask-inquisition = Qui interroges-tu ?
secte-ask-grace = Qui protèges-tu ?
secte-ask-oeil = Qui l’Œil regarde-t-il ?
secte-hint-obstruction = Elle n’aura pas lieu ce tour. Dis-le à voix haute.
secte-hint-malediction = Ce vote manquera au compte. Tu peux te nommer toi-même.
secte-hint-masque = Aucun de vous deux ne lira son nouveau rôle ce tour.
secte-hint-inquisition = Tu poseras ta question juste après.
secte-hint-grace = Personne ne peut bannir qui tu nommes. Tu peux te nommer toi-même.
secte-hint-oeil = La question est toujours : « As-tu un rôle spécial ? »
secte-commit-obstruction = Annuler une étape
secte-commit-obstruction-named = Annuler : { $step }
secte-commit-malediction = Maudire { $name }
secte-commit-masque = Échanger avec { $name }
secte-commit-inquisition = Interroger { $name }
secte-commit-grace = Protéger { $name }
secte-commit-oeil = Regarder { $name }
secte-commit-self-malediction = Te maudire ({ $name })
secte-commit-self-grace = Te protéger ({ $name })
secte-commit-none-malediction = Maudire
secte-commit-none-masque = Échanger
secte-commit-none-inquisition = Interroger
secte-commit-none-grace = Protéger
secte-commit-none-oeil = Regarder
secte-myself = { $name } (toi)

## Ce qu’une étape a donné

secte-told-used-obstruction = { $what ->
    [malediction] { $holder } annule la Malédiction.
    [masque] { $holder } annule le Masque.
    [inquisition] { $holder } annule l’Inquisition.
    [grace] { $holder } annule la Grâce Divine.
   *[oeil] { $holder } annule l’Œil Sacré.
}
secte-told-used-malediction = { $holder } maudit { $target }.
secte-told-self-malediction = { $holder } se maudit.
secte-told-used-masque = { $holder } et { $target } échangent leurs rôles.
secte-told-used-inquisition = { $holder } interroge { $target }.
secte-told-used-grace = { $holder } protège { $target }.
secte-told-self-grace = { $holder } se protège.
secte-told-used-oeil = { $holder } regarde { $target }.
secte-told-passed = { $step ->
    [obstruction] L’Obstruction : passée.
    [malediction] La Malédiction : passée.
    [masque] Le Masque : passé.
    [inquisition] L’Inquisition : passée.
    [grace] La Grâce Divine : passée.
   *[oeil] L’Œil Sacré : passé.
}
secte-told-cancelled = { $step ->
    [obstruction] L’Obstruction : annulée.
    [malediction] La Malédiction : annulée.
    [masque] Le Masque : annulé.
    [inquisition] L’Inquisition : annulée.
    [grace] La Grâce Divine : annulée.
   *[oeil] L’Œil Sacré : annulé.
}
secte-told-no_effect = { $step ->
    [obstruction] L’Obstruction : sans effet.
    [malediction] La Malédiction : sans effet.
    [masque] Le Masque : sans effet.
    [inquisition] L’Inquisition : sans effet.
    [grace] La Grâce Divine : sans effet.
   *[oeil] L’Œil Sacré : sans effet.
}
secte-told-more-passed = On ne saura pas à qui c’était.
secte-told-more-cancelled = Rien n’a lieu, et l’on ne saura pas à qui c’était.
secte-told-more-no_effect = { $holder } n’a pas choisi à temps.
secte-told-more-used-obstruction = Elle n’aura pas lieu ce tour.
secte-told-more-used-malediction = { $target } ne votera pas ce tour.
secte-told-more-used-masque = Ni l’un ni l’autre rôle ne se lit avant le prochain tour.
secte-told-more-used-grace = Personne ne peut bannir { $target } ce tour.
secte-someone = Quelqu’un

secte-asks = { $holder } demande à { $target } :
secte-asks-you = { $holder } te demande :
secte-asks-aloud = { $holder } pose sa question à { $target }, à voix haute.
secte-asks-aloud-you = { $holder } te pose sa question à voix haute.
secte-question-role = { $what ->
    [grand_prophete] Es-tu le Grand Prophète ?
    [fidele] Es-tu Fidèle ?
    [infidele] Es-tu l’Infidèle ?
   *[martyr] Es-tu le Martyr ?
}
secte-question-step = { $what ->
    [obstruction] As-tu l’Obstruction ce tour ?
    [malediction] As-tu la Malédiction ce tour ?
    [masque] As-tu le Masque ce tour ?
    [inquisition] As-tu l’Inquisition ce tour ?
    [grace] As-tu la Grâce Divine ce tour ?
   *[oeil] As-tu l’Œil Sacré ce tour ?
}
secte-question-held = { $what ->
    [obstruction] As-tu l’Obstruction ?
    [malediction] As-tu la Malédiction ?
    [masque] As-tu le Masque ?
    [inquisition] As-tu l’Inquisition ?
    [grace] As-tu la Grâce Divine ?
   *[oeil] As-tu l’Œil Sacré ?
}
secte-question-special = As-tu un rôle spécial ?
secte-question-aloud = La question dite à voix haute
secte-quoted = « { $question } »
secte-special-hint = Rôle spécial : tout rôle sauf Fidèle. L’Infidèle peut mentir.
secte-answer-yes = Oui
secte-answer-no = Non
secte-answer-none = n’a pas répondu
secte-answers = { $answer ->
    [yes] { $target } répond oui.
    [no] { $target } répond non.
   *[none] { $target } n’a pas répondu.
}

secte-note-now = maintenant
secte-note-claimed = { $holder }
secte-note-passed = { $step ->
    [masque] passé
    [oeil] passé
   *[other] passée
}
secte-note-cancelled = { $step ->
    [masque] annulé
    [oeil] annulé
   *[other] annulée
}
secte-note-no_effect = sans effet
secte-note-obstruction = { $what ->
    [malediction] annule la Malédiction
    [masque] annule le Masque
    [inquisition] annule l’Inquisition
    [grace] annule la Grâce Divine
   *[oeil] annule l’Œil Sacré
}
secte-note-malediction = sur { $target }
secte-note-masque = { $holder }, { $target }
secte-note-grace = sur { $target }
secte-note-asked = { $answer ->
    [yes] { $target } : oui
    [no] { $target } : non
    [none] { $target } : sans réponse
   *[waiting] { $target }
}

## Où l’on en est

secte-where-deal = Les rôles
secte-where-guardians = Tour { $n } / { $of }, les Gardiens
secte-where-steps = Tour { $n } / { $of }, la distribution
secte-where-ritual = Tour { $n } / { $of }, le rituel
secte-where-discussion = Tour { $n } / { $of }, la discussion
secte-where-vote = Tour { $n } / { $of }, le vote
secte-where-over = La partie est finie
secte-round = Tour { $n } / { $of }
secte-round-past = Tour { $n }

## L’écran de la table

secte-host-roles = Chacun découvre son rôle.
secte-host-roles-lead = 1 Grand Prophète, 3 Fidèles, 1 Infidèle, 1 Martyr.
secte-doing-roles = Maintenez la carte du doigt, lisez, puis touchez « J’ai vu ».
secte-doing-roles-more = Protégez-la des regards. Vous pourrez la relire à tout moment.
secte-host-guardians = { $count ->
    [one] { $names } choisit en secret.
   *[other] Les Gardiens choisissent en secret.
}
secte-host-guardians-lead = { $count ->
    [one] La personne choisie aura cette étape en plus, ce tour.
   *[other] Les personnes choisies auront ces étapes en plus, ce tour.
}
secte-doing-guardians = Les autres attendent, téléphone couvert.
secte-doing-guardians-more = Le choix reste secret. Sans réponse, il se fait au hasard.
secte-host-steps = Les étapes sont distribuées.
secte-host-last = Dernier tour.
secte-doing-steps = Maintenez pour voir vos étapes, puis touchez « J’ai vu ».
secte-doing-steps-more = Une étape confiée par un Gardien s’ajoute à la vôtre.
secte-guardian = Gardien
secte-doing-claim = { $step ->
    [masque] Qui le porte touche « Utiliser ».
    [oeil] Qui le porte touche « Utiliser ».
   *[other] Qui la porte touche « Utiliser ».
}
secte-doing-claim-more = { $step ->
    [masque] Sans réponse, il passe, et personne ne saura à qui il était.
    [oeil] Sans réponse, il passe, et personne ne saura à qui il était.
   *[other] Sans réponse, elle passe, et personne ne saura à qui elle était.
}
secte-doing-use = { $holder } choisit sur son téléphone.
secte-doing-use-more = Sans choix à la fin du temps, l’étape est sans effet.
secte-doing-question = { $holder } prépare sa question.
secte-doing-question-more = À voix haute, ou sur son téléphone. On répond par oui ou par non.
secte-doing-answer = { $target } répond sur son téléphone.
secte-doing-answer-more = L’Infidèle peut mentir. Les autres répondent la vérité.
secte-doing-veiled = Touchez une zone, un nom, puis « Confirmer ».
secte-doing-veiled-more = Seul compte le choix de qui porte l’étape. Les autres font semblant.
secte-doing-told = Le rituel continue.
secte-doing-told-last = Le rituel est fini. La discussion s’ouvre.
secte-doing-told-more = Seuls parlent la personne qui joue l’étape et celle qu’on interroge.
secte-doing-discussion = Parlez : tout est permis, même mentir.
secte-doing-discussion-more = Le vote s’ouvre à la fin du temps, ou quand tout est dit.
secte-doing-vote = Choisissez contre qui vous votez, puis confirmez.
secte-doing-vote-more = Les voix restent cachées jusqu’au compte. Qui ne vote pas ne compte pas.
secte-doing-count = Une voix après l’autre.
secte-doing-count-more = Qui a le plus de voix est banni. Une égalité ne bannit personne.
secte-doing-goes-on = La partie continue.
secte-doing-guards = { $name } se tait désormais, et garde une étape du rituel.
secte-doing-next = Tour { $n } / { $of } : les étapes vont être distribuées.
secte-doing-last-over = C’était le dernier tour.
secte-doing-over = La partie est finie.
secte-doing-over-more = L’histoire de la partie est plus bas, tour par tour.

secte-host-question = { $holder } interroge { $target }.
secte-host-question-lead = Quelle question ?
secte-host-veiled-questions = Choisissez une de ces questions :
secte-host-discussion = Qui ment ?
secte-host-vote-lead = Contre qui ?
secte-host-count = Les voix sont comptées.
secte-cursed-novote = { $name }, sous la malédiction, n’a pas voté.
secte-silent-novote = { $count ->
    [one] { $names } n’a pas voté.
   *[other] { $names } n’ont pas voté.
}
secte-tag-cursed = ne vote pas
secte-tag-protected = sous la Grâce
secte-tag-masked = rôle échangé

secte-banned = La table bannit { $name }.
secte-banned-you = La table te bannit.
secte-tie = Égalité. La table ne bannit personne.
secte-saved = La Grâce Divine sauve { $name }.
secte-saved-you = La Grâce Divine te sauve.
secte-no-ballot = Aucune voix. La table ne bannit personne.
secte-role-hidden = Le rôle reste caché

## La fin

secte-wins-secte = La Secte l’emporte.
secte-wins-infidele = L’Infidèle l’emporte.
secte-wins-martyr = Le Martyr l’emporte.
secte-wins-infidele-martyr = L’Infidèle et le Martyr l’emportent.
secte-ending-infidele_banned = La table a banni l’Infidèle : c’était { $name }.
secte-ending-grand_prophete_banned = La table a banni le Grand Prophète : c’était { $name }.
secte-ending-martyr_banned = { $votes ->
    [one] La table a banni le Martyr : c’était { $name }, avec une voix.
   *[other] La table a banni le Martyr : c’était { $name }, avec { $votes } voix.
}
secte-ending-rounds_over = Le dernier tour s’achève : l’Infidèle est encore là.
secte-winners = { $count ->
    [one] { $names } gagne.
   *[other] { $names } gagnent.
}
secte-you-win = Tu gagnes.
secte-you-lose = Tu perds.
secte-you-borne = Rôle porté à la fin : { $role }.
secte-you-dealt = Rôle reçu au début : { $role }.
secte-dealt = au début : { $role }
secte-winner = gagne
secte-all-roles = Les rôles
secte-story = L’histoire de la partie
secte-votes-against = { $name } ({ $votes }) : { $voters }.
secte-list-last = { $rest } et { $last }
secte-was-role = { $name } sort avec le rôle : { $role }.

## Le téléphone

secte-hold-role = Maintiens pour voir ton rôle
secte-hold-steps = Maintiens pour voir tes étapes
secte-hold-guards = Maintiens pour voir ton étape
secte-hold-lent = Maintiens pour voir qui l’a
secte-seen = J’ai vu
secte-seen-done = Vu. On attend les autres.
secte-phone-roles = Ton rôle
secte-phone-steps = Tes étapes
secte-phone-steps-guardian = Les étapes sont distribuées.
secte-phone-steps-guardian-say = Celle que tu gardes est partie chez la personne choisie. Tu gardes le silence.
secte-phone-guardians = À qui va ton étape ?
secte-phone-guardians-say = Cette personne l’aura en plus, ce tour. Elle ne saura pas qui la confie.
secte-phone-guardians-commit = Confier à { $name }
secte-phone-guardians-commit-none = Confier mon étape
secte-phone-guardians-done = Étape confiée. Tu peux encore changer.
secte-phone-guardians-wait = Les Gardiens choisissent.
secte-phone-guardians-wait-say = Les étapes arrivent juste après. Couvre ton téléphone.
secte-use = Utiliser
secte-pass = Laisser passer
secte-passed-local = Entendu : ne touche plus rien, l’étape passe à la fin du temps.
secte-claim-open = Rien n’est envoyé tant que tu ne touches pas « Utiliser ».
secte-claim-watch = L’étape est appelée. Un Gardien regarde et se tait.
secte-choice-done = C’est noté.
secte-phone-question = Ta question à { $target }
secte-phone-question-aloud = À voix haute, maintenant
secte-phone-question-role = Es-tu… (un rôle)
secte-phone-question-step = As-tu… (une étape)
secte-phone-question-which-role = Quel rôle ?
secte-phone-question-which-step = Quelle étape ?
secte-phone-question-commit = Poser la question
secte-phone-question-wait = { $holder } va interroger { $target }.
secte-phone-question-wait-you = { $holder } va t’interroger.
secte-phone-answer-remind = L’Infidèle peut mentir. Tout autre rôle répond la vérité.
secte-phone-answer-open = Ta réponse s’affiche à la fin du temps, pas avant.
secte-phone-answer-done = Réponse prête. Elle s’affiche à la fin du temps.
secte-phone-answer-wait = { $target } répond.
secte-phone-veiled-zone = Que fais-tu ?
secte-phone-veiled-who = Un nom, même si tu laisses passer
secte-phone-veiled-question = Une question, même si tu laisses passer
secte-phone-veiled-say-malediction = Tout le monde choisit. Seul compte le choix de qui porte la Malédiction.
secte-phone-veiled-say-inquisition = Tout le monde choisit. Seul compte le choix de qui porte l’Inquisition.
secte-phone-veiled-say-grace = Tout le monde choisit. Seul compte le choix de qui porte la Grâce Divine.
secte-phone-veiled-say-oeil = Tout le monde choisit. Seul compte le choix de qui porte l’Œil Sacré.
secte-confirm = Confirmer
secte-confirmed = Confirmé. Tu peux encore changer.
secte-you-cursed = La malédiction te prive de vote ce tour.
secte-you-protected = La Grâce Divine te protège ce tour.
secte-you-masked = Ton rôle est masqué jusqu’à la fin du tour.
secte-phone-discussion = La discussion
secte-phone-discussion-say = Parle, écoute, mens si tu veux. Couvre ton téléphone.
secte-phone-discussion-guardian = Tu gardes le silence. Écoute, regarde.
secte-ready = J’ai tout dit
secte-ready-done = C’est noté. Le vote s’ouvre quand chacun a tout dit.
secte-phone-vote = Contre qui ?
secte-phone-vote-commit = Voter contre { $name }
secte-phone-vote-commit-none = Voter
secte-phone-vote-open = Personne ne voit ton choix avant le compte.
secte-phone-vote-done = Vote enregistré. Tu peux changer jusqu’à la fin du temps.
secte-phone-vote-cursed = Tu ne votes pas ce tour.
secte-phone-vote-cursed-say = La malédiction tombe à la fin du tour. On peut voter contre toi.
secte-phone-vote-guardian = La table vote.
secte-phone-vote-guardian-say = Un Gardien ne vote plus et ne reçoit plus de voix.
secte-phone-count = Les voix sont comptées.
secte-phone-count-say = Regarde l’écran de la table.
secte-phone-count-mine = Ta voix : contre { $name }.
secte-phone-count-blank = Tu n’as pas voté.
secte-phone-verdict-silent = Jusqu’à la fin, tu te tais. À chaque tour, tu confies ton étape à quelqu’un.
secte-drawn = Choisi au hasard : le temps est passé.
secte-drawn-answer = Le temps est passé : ta réponse est partie d’elle-même.
secte-away-look = Regarde l’écran de la table.

## Le journal

secte-journal-empty = Rien encore.
secte-journal-now = Ce tour
secte-decoys = Mes feintes
secte-decoys-say = Ce que tu as touché pour donner le change. Personne d’autre ne le voit, pas même à la fin.
secte-decoy = Tour { $n }, { $step } : { $use ->
    [use] « Utiliser », { $name }.
   *[pass] « Laisser passer », { $name }.
}

## Règles de l’étape, et celles du jeu avant la partie

secte-rules-title-roles = Les rôles
secte-rules-roles = Six rôles, un par personne, distribués au hasard. La Secte (le Grand Prophète et les trois Fidèles) veut bannir l’Infidèle. L’Infidèle veut tenir jusqu’au bout, ou faire bannir le Grand Prophète. Le Martyr veut qu’on le bannisse avec trois voix, ou rester en jeu avec l’Infidèle.
secte-rules-title-guardians = Les Gardiens
secte-rules-guardians = Qui est banni devient Gardien de l’étape qui lui était distribuée. Au début de chaque tour, un Gardien la confie en secret à une personne en jeu, la même ou une autre. Il ne vote plus, ne parle plus, et personne ne peut le viser.
secte-rules-title-steps = La distribution
secte-rules-steps = Les étapes sans Gardien sont mélangées : une par personne en jeu. Une étape confiée s’ajoute. On les regarde sans les montrer, et l’on peut toujours les relire.
secte-rules-title-ritual = Le rituel
secte-rules-claim = Chaque étape est appelée pendant huit secondes. Qui la porte touche « Utiliser » : c’est annoncé, et cette personne choisit ; ou laisse passer, ou ne touche rien. Sans réponse, l’étape passe, et personne ne sait à qui elle était.
secte-rules-veiled = Douze secondes. Chacun touche une zone, un nom et « Confirmer » ; seul compte le choix de qui porte l’étape. La table voit ce qui arrive, jamais qui l’a fait.
secte-rules-anonymous = Selon les options de ce soir, on ne voit pas qui joue une étape, sauf l’Obstruction et le Masque : chacun touche une zone, un nom et « Confirmer », et seul compte le choix de qui porte l’étape.
secte-rules-obstruction = L’Obstruction nomme une autre étape, de la deuxième à la sixième : elle n’aura pas lieu ce tour. Elle ne nomme jamais une personne, ni elle-même.
secte-rules-malediction = La personne maudite ne vote pas à la fin de ce tour. C’est tout : on peut l’interroger, la masquer, la protéger, voter contre elle. On peut se maudire.
secte-rules-masque = Les deux rôles changent de mains jusqu’à la fin du tour, sans que personne les lise. Le vote compte le rôle porté ; on répond selon le dernier rôle vu. Si la table bannit l’une de ces deux personnes, l’échange reste.
secte-rules-inquisition = Une question par oui ou non, sur ce que la personne sait ou pense maintenant. L’Infidèle peut mentir, les autres disent la vérité : le téléphone refuse une réponse fausse quand il connaît la vraie.
secte-rules-grace = La personne protégée ne peut pas être bannie ce tour. Si elle a le plus de voix, personne ne l’est à sa place. On peut se protéger.
secte-rules-oeil = La question est « As-tu un rôle spécial ? » : oui pour le Grand Prophète et le Martyr, non pour un Fidèle, au choix pour l’Infidèle.
secte-rules-title-discussion = La discussion
secte-rules-discussion = Trois minutes pour parler librement. Bluff, alliances et accusations sont permis : la vérité n’oblige que sous la question. Les Gardiens se taisent.
secte-rules-title-vote = Le vote
secte-rules-vote = Chacun vote en même temps contre une autre personne en jeu. La table bannit qui a le plus de voix ; une égalité ne bannit personne ; la Grâce Divine sauve. Puis toutes les voix se montrent, avec leurs noms.
secte-rules-title-end = Comment la partie finit
secte-rules-end = L’Infidèle est banni : la Secte gagne. Le Grand Prophète est banni, ou le dernier tour s’achève : l’Infidèle gagne, et le Martyr aussi s’il est en jeu. Le Martyr est banni avec trois voix : il gagne. Chacun gagne ou perd avec le rôle qu’il porte à ce moment.

secte-hold-release = Lâche pour cacher
secte-seen-open = Tu pourras relire ta carte à tout moment.
secte-ready-open = Touche quand tu n’as plus rien à dire.
secte-host-veiled-step = As-tu telle étape ce tour ?
secte-host-vote-more = Chacun vote contre une autre personne.
secte-host-silent = { $count ->
    [one] { $names } garde le silence.
   *[other] { $names } gardent le silence.
}
secte-role-hidden-say = Le rôle reste caché jusqu’à la fin.

## Ce que l’hôte peut rejouer ou refermer

secte-at-roles = Les rôles
secte-at-guardians = Les Gardiens
secte-at-steps = La distribution
secte-at-claim = l’appel
secte-at-use = le choix
secte-at-question = La question
secte-at-answer = La réponse
secte-at-veiled = l’appel
secte-at-told = l’annonce
secte-at-discussion = La discussion
secte-at-vote = Le vote
secte-at-count = Le compte
secte-at-verdict = Le verdict
secte-doing-who-knows = La partie continue-t-elle ? Réponse aussitôt.
secte-story-had = était à { $name }
secte-story-had-lent = était à { $name } (Gardien : { $lender })

## Refus

refused-not-yours = Cette étape n’est pas à toi. Rien n’est parti.
refused-bound-to-truth = Pas celle-ci : ton rôle t’oblige à dire vrai.

## Pourquoi

why-sec-42 = La Grâce Divine protège cette personne jusqu’à la fin du tour : même avec le plus de voix, la table ne la bannit pas.
why-sec-50 = À égalité de voix, personne n’est banni.
why-sec-a07 = Qui est banni garde l’étape que la distribution lui avait donnée ce tour ; une étape confiée revient à son propre Gardien.
why-sec-a11 = Un Gardien confie toujours son étape ; s’il ne choisit pas à temps, la personne est tirée au sort.
why-sec-a13 = On gagne avec son camp même hors du jeu ; mais un Martyr banni avec moins de trois voix ne peut plus gagner.
why-sec-a15 = Le rituel est public : une étape jouée s’annonce avec qui la joue, qui elle vise et ce qu’on y répond.
why-sec-a15-anonymous = La table a choisi de ne pas montrer qui joue cette étape : on ne voit que ce qui arrive.
why-sec-a16 = Une étape passée ou annulée ne dit pas à qui elle était : la carte reste cachée.
why-sec-a17 = L’Obstruction passe en premier et nomme une étape, jamais une personne ; elle ne se nomme pas elle-même.
why-sec-a18 = L’Obstruction annule l’étape, peu importe qui la porte, même confiée par un Gardien.
why-sec-a19 = La Malédiction et la Grâce peuvent viser qui les joue ; le Masque, l’Inquisition et l’Œil visent une autre personne.
why-sec-a20 = La personne maudite perd seulement son vote de ce tour : on peut l’interroger, la protéger, voter contre elle.
why-sec-a21 = Un échange de rôles ne se refuse pas : il a lieu aussitôt, devant toute la table.
why-sec-a22 = Sous un masque, c’est le rôle porté qui compte pour le vote, pas celui reçu au début.
why-sec-a23 = Qui est banni sous un masque sort avec le rôle porté ; l’échange reste, et l’autre garde son nouveau rôle pour de bon.
why-sec-a24 = Aucune des deux personnes masquées n’a été bannie : chacune retrouve son rôle au tour suivant.
why-sec-a25 = On gagne ou l’on perd avec le rôle porté quand la partie s’arrête, même sous un masque.
why-sec-a26 = Sous un masque, on répond selon le dernier rôle vu, pas selon celui qu’on porte sans le savoir.
why-sec-a25-dealt = La table a choisi que les masques tombent après le dernier vote : les rôles d’avant le masque comptent.
why-sec-a27 = L’Inquisition demande ce que la personne sait ou pense maintenant, par oui ou par non.
why-sec-a28 = Le téléphone connaît la vraie réponse à cette question : il n’en accepte pas d’autre, sauf de l’Infidèle.
why-sec-a29-opinion = On ne refuse pas de répondre ; mais personne ne connaît la vraie réponse à une question dite à voix haute : au bout du temps, il n’y en a pas.
why-sec-a30 = Rôle spécial veut dire tout rôle sauf Fidèle. L’Infidèle répond ce qu’il veut.
why-sec-a31 = On peut porter plusieurs étapes : chacune se joue ou passe à sa place dans l’ordre.
why-sec-a33 = La majorité, c’est le plus grand nombre de voix : il n’en faut pas plus de la moitié.
why-sec-a34 = La personne protégée avait le plus de voix : elle est sauvée, et personne n’est banni à sa place.
why-sec-a35 = L’égalité se juge d’abord sur les voix : même si la Grâce protège l’une de ces personnes, personne n’est banni.
why-sec-a36 = On ne peut voter ni contre soi, ni contre un Gardien. Une voix qui manque à la fin du temps est blanche.
why-sec-a37 = Aucune voix n’a été donnée : personne n’est banni.
why-sec-a38 = Les voix se montrent toutes ensemble, avec le nom de qui les donne.
why-sec-a39 = Le rôle que porte la personne bannie est montré, et aucun autre.
why-sec-a39-hidden = La table a choisi de ne pas montrer les rôles bannis : on sait seulement si la partie continue.
why-sec-a40 = Le Martyr banni avec trois voix ou plus gagne et arrête la partie, sans personne d’autre.
why-sec-a40-with_infidele = La table a choisi que l’Infidèle gagne avec un Martyr banni avec trois voix.
why-sec-a41 = Quand l’Infidèle gagne, le Martyr encore en jeu gagne aussi. La Secte ne partage jamais.
why-sec-a44 = Un bannissement du dernier tour compte avant la fin de ce tour.
why-sec-a47 = Chaque étape reste appelée huit secondes ; sans réponse elle passe, et un choix trop tardif est sans effet.
