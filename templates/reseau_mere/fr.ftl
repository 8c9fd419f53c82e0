### Réseau-Mère, en français. Des phrases entières : un téléphone dit « tu », l’écran de la table « vous », et l’on ne devine
### le genre de personne. Les mots sont ceux du livret : garder, jamais défausser ; rapport, Preuve, soupçon, Premier joueur.

## Le jeu, dans la salle

reseau_mere-title = Réseau-Mère
reseau_mere-pitch = Gardez deux cartes sur trois, mentez si vous voulez, trouvez les agents infiltrés.
reseau_mere-about = Chaque ronde : garde deux cartes, pioches-en deux au centre, dis ce que tu as lu, ou autre chose. À la fin, la table accuse.

## Options

reseau_mere-option-windows = Le temps de chaque étape
reseau_mere-option-windows-swift = Vif : on avance dès que c’est possible
reseau_mere-option-windows-strict = Strict : chaque temps va à son terme
reseau_mere-option-rounds = Format
reseau_mere-option-rounds-10 = Standard : 10 rondes
reseau_mere-option-rounds-6 = Express : 6 rondes
reseau_mere-option-rounds-6-off = De 13 à 20 joueurs.
reseau_mere-option-variant = Variante
reseau_mere-option-variant-none = Aucune
reseau_mere-option-variant-fracture = Fracture instable : 3 cartes de plus au centre
reseau_mere-option-variant-coordonne = Réseau coordonné : les agents se connaissent
reseau_mere-option-variant-coordonne-off = Il faut au moins deux agents, donc cinq sièges.
reseau_mere-option-picks = Les deux passages
reseau_mere-option-picks-together = Ensemble, dans l’ordre du tour s’il faut trancher
reseau_mere-option-picks-in_turn = L’un après l’autre
reseau_mere-option-solo_seats = En solo, les sièges 2 et 3
reseau_mere-option-solo_seats-human = Joués par la même personne, comme dans le livret
reseau_mere-option-solo_seats-automata = Automates : ils jouent pour leur identité
reseau_mere-option-solo_seats-automata-off = En solo seulement.
reseau_mere-option-head_start = Avance du Réseau
reseau_mere-option-head_start-off = Non, comme dans le livret
reseau_mere-option-head_start-on = Oui, l’écart est compensé
reseau_mere-option-head_start-say = La Résistance a environ deux fois plus de sièges et gagne le plus souvent : l’avance rend la partie égale.

## Les deux camps

reseau_mere-side-resistance = Résistance
reseau_mere-side-reseau_mere = Réseau-Mère
reseau_mere-card = { $side ->
    [resistance] R, valeur { $value }
   *[other] M, valeur { $value }
}

## Où l’on en est (les deux écrans)

reseau_mere-round = Ronde { $n } / { $of }
reseau_mere-where-over = Fin de partie
reseau_mere-where-identity = Les identités
reseau_mere-where-accusation = Accusation finale
reseau_mere-where-tie-break = Ronde de départage
reseau_mere-where-keep = Ronde { $n } / { $of }, le choix
reseau_mere-where-pass1 = Ronde { $n } / { $of }, premier passage
reseau_mere-where-pass2 = Ronde { $n } / { $of }, deuxième passage
reseau_mere-where-reading = Ronde { $n } / { $of }, la lecture
reseau_mere-where-reports = Ronde { $n } / { $of }, les rapports
reseau_mere-where-discussion = Ronde { $n } / { $of }, la discussion
reseau_mere-where-suspicion = Ronde { $n } / { $of }, le soupçon
reseau_mere-where-reveal = Ronde { $n } / { $of }, résolution

## Les étapes, dans la liste du retour en arrière

reseau_mere-at-identity = Les identités
reseau_mere-at-keep = Le choix
reseau_mere-at-pass1 = Le premier passage
reseau_mere-at-pass2 = Le deuxième passage
reseau_mere-at-reading = La lecture
reseau_mere-at-report = Le rapport
reseau_mere-at-evidence = La Preuve
reseau_mere-at-discussion = La discussion
reseau_mere-at-suspicion = Le soupçon
reseau_mere-at-reveal = La résolution
reseau_mere-at-accusation = L’accusation
reseau_mere-at-count = Le décompte
reseau_mere-at-total = Les totaux

## Pourquoi

why-res-head-start = Avance du Réseau : la Résistance a plus de sièges, donc plus de cartes ; le Réseau-Mère part avec des points d’avance.
why-res-06 = Le camp au total le plus élevé gagne.
why-res-07 = À égalité de points, le camp qui a gagné le plus de rondes gagne.
why-res-08 = À égalité de points et de rondes, une ronde de départage, sans bonus, décide ; les identités restent cachées.
why-res-50 = Toujours à égalité : le hasard départage.
why-res-60 = Une carte marque pour la faction imprimée dessus, jamais pour le siège qui l’a prise.
why-res-a05 = Deux sièges ont touché la même carte : le premier dans l’ordre du tour l’a, l’autre en reçoit une libre au hasard.
why-res-a12 = Autant de points de chaque côté : personne ne gagne la ronde.
why-res-a13 = Sont accusés les sièges les plus nommés, autant qu’il y a d’agents.
why-res-a14 = À égalité sur la dernière place, les soupçons de toutes les rondes départagent.
why-res-a16 = Chaque accusé rapporte 3 points : à la Résistance si c’est un agent, au Réseau-Mère sinon.
why-res-a18 = La ronde de départage est une ronde entière, sans soupçon ni bonus ; celui qui la gagne gagne.
why-res-a19 = Une accusation est obligatoire : sans réponse, le hasard l’a remplie.
why-res-a24 = Sièges automates : le serveur joue les sièges 2 et 3 pour leur identité ; un agent ment une fois sur deux.
why-res-a27 = Fracture instable : les 3 cartes que personne n’a prises ne comptent pas et restent cachées.

## La table (écran commun)

reseau_mere-says = { $says ->
    [resistance] Avantage Résistance
    [reseau_mere] Avantage Réseau-Mère
    [balanced] Situation équilibrée
   *[other] Sans rapport
}
reseau_mere-votes = { $n ->
    [0] 0 voix
   *[other] { $n } voix
}
reseau_mere-wins = { $side ->
    [resistance] La Résistance gagne.
   *[other] Le Réseau-Mère gagne.
}
reseau_mere-before-full = { $seats } sièges, { $rounds } rondes.
reseau_mere-before-duo = Duo : { $seats } sièges, { $rounds } rondes.
reseau_mere-before-solo = Solo : { $seats } sièges, { $rounds } rondes.
reseau_mere-before-extra = Fracture : 3 cartes de plus au centre.
reseau_mere-before-head-start = Avance du Réseau : { $n } points.
reseau_mere-before-advance = Avance du Réseau possible : { $n } points.
reseau_mere-host-tie-break = Ronde de départage : ni soupçon, ni bonus.
reseau_mere-host-identity = Résistance ou agent ?
reseau_mere-host-identity-say = Chacun découvre son identité. Elle reste secrète jusqu’à la fin.
reseau_mere-host-seats = Sièges
reseau_mere-host-rounds = Rondes
reseau_mere-host-keep = Gardez deux cartes sur trois.
reseau_mere-host-keep-say = Elles iront au centre. La troisième ne compte pas.
reseau_mere-host-control-duo = Cette ronde, { $name } joue aussi le siège 3.
reseau_mere-host-control-solo = { $name } joue aussi les sièges 2 et 3.
reseau_mere-host-control-automata = Les sièges 2 et 3 sont des automates.
reseau_mere-host-first = Premier joueur
reseau_mere-host-centre = Au centre
reseau_mere-host-cards = { $n } cartes
reseau_mere-host-nothing-added = Rien n’est ajouté au centre.
reseau_mere-host-extra = dont 3 de la Fracture
reseau_mere-host-totals = Total
reseau_mere-host-with-head-start = avance de { $n } comprise
reseau_mere-host-won = Rondes gagnées
reseau_mere-host-pick = Prenez une carte.
reseau_mere-host-pick-say = { $n } cartes cachées : touchez un numéro.
reseau_mere-host-pick-one = { $name } prend une carte.
reseau_mere-host-reading = Lisez vos deux cartes.
reseau_mere-host-reading-say = En secret. Ensuite, chaque siège fait son rapport.
reseau_mere-host-then-says = Parle en premier
reseau_mere-host-report-say = À vous : que dit votre lecture ?
reseau_mere-host-report-for = Siège invisible : { $name } parle à sa place.
reseau_mere-host-report-automaton = L’automate fait son rapport.
reseau_mere-host-report-spoken = { $name }, votre rapport ?
reseau_mere-host-said = Ce que chacun a dit
reseau_mere-host-legend-resistance = Résistance
reseau_mere-host-legend-balanced = équilibre
reseau_mere-host-legend-reseau_mere = Réseau-Mère
reseau_mere-host-legend-none = sans rapport
reseau_mere-host-proof = Preuve
reseau_mere-host-evidence = Une Preuve, { $name } ?
reseau_mere-host-evidence-say = Une seule carte, une seule fois dans la partie.
reseau_mere-host-evidence-said = { $says ->
    [resistance] { $name } dit : « Avantage Résistance ».
    [reseau_mere] { $name } dit : « Avantage Réseau-Mère ».
    [balanced] { $name } dit : « Situation équilibrée ».
   *[other] { $name } : sans rapport.
}
reseau_mere-host-discussion = { $n ->
    [one] Qui est l’agent ?
   *[other] Qui sont les { $n } agents ?
}
reseau_mere-host-discussion-say = Parlez. Le mensonge est autorisé.
reseau_mere-host-suspicion = Notez un soupçon.
reseau_mere-host-suspicion-say = Téléphones levés. Rien n’est montré avant la fin.
reseau_mere-host-reveal-spoken = Les cartes du centre se retournent.
reseau_mere-host-round-won = { $side ->
    [resistance] La Résistance prend la ronde, { $high } à { $low }.
   *[other] Le Réseau-Mère prend la ronde, { $high } à { $low }.
}
reseau_mere-host-round-nobody = { $n } partout : personne ne gagne la ronde.
reseau_mere-host-accusation = { $n ->
    [one] Accusez un siège.
   *[other] Accusez { $n } sièges.
}
reseau_mere-host-accusation-say = { $n ->
    [one] En secret : un numéro, jamais le vôtre.
   *[other] En secret : { $n } numéros différents, jamais le vôtre.
}
reseau_mere-host-count-one = La table accuse { $name }.
reseau_mere-host-count = La table accuse { $n } sièges.
reseau_mere-host-others = Les autres voix :
reseau_mere-settled-suspicions = À égalité de voix, les soupçons de toutes les rondes départagent :
reseau_mere-settled-chance = Toujours à égalité, un tirage au hasard départage :
reseau_mere-host-total-won = { $side ->
    [resistance] { $n ->
        [one] La Résistance gagne d’un point.
       *[other] La Résistance gagne de { $n } points.
    }
   *[other] { $n ->
        [one] Le Réseau-Mère gagne d’un point.
       *[other] Le Réseau-Mère gagne de { $n } points.
    }
}
reseau_mere-host-total-rounds = { $side ->
    [resistance] Égalité : la Résistance gagne par les rondes, { $high } à { $low }.
   *[other] Égalité : le Réseau-Mère gagne par les rondes, { $high } à { $low }.
}
reseau_mere-host-total-level = { $n } partout, et autant de rondes : égalité.
reseau_mere-host-bonus-resistance = { $n ->
    [0] Aucun agent trouvé.
    [one] Un agent trouvé.
   *[other] { $n } agents trouvés.
}
reseau_mere-host-bonus-reseau_mere = { $n ->
    [0] Aucune accusation à tort.
    [one] Une accusation à tort.
   *[other] { $n } accusations à tort.
}
reseau_mere-host-rounds-won = { $n ->
    [0] Aucune ronde.
    [one] Une ronde gagnée.
   *[other] { $n } rondes gagnées.
}
reseau_mere-host-head-start = avance
reseau_mere-ending-total = { $high } points à { $low }, accusation comprise.
reseau_mere-ending-rounds-won = { $n } points partout : le nombre de rondes gagnées décide, { $high } à { $low }.
reseau_mere-ending-tie-break = { $n } points partout et autant de rondes : la ronde de départage décide, { $high } à { $low }.
reseau_mere-doing-identity = Maintenez la carte, lisez, puis touchez « J’ai vu ».
reseau_mere-doing-identity-more = Protégez-la des regards. Vous pourrez la relire à tout moment.
reseau_mere-doing-keep = Choisissez les deux cartes que vous gardez.
reseau_mere-doing-keep-more = Une fois au centre, elles ne sont plus à vous.
reseau_mere-doing-pick = Touchez le dos d’une carte sur votre téléphone.
reseau_mere-doing-pick-more = Deux fois le même choix : l’ordre du tour décide.
reseau_mere-doing-pick-one = { $name } touche le dos d’une carte.
reseau_mere-doing-pick-one-more = Les autres attendent leur tour.
reseau_mere-doing-reading = Maintenez pour voir vos cartes.
reseau_mere-doing-reading-more = Vous direz ce que vous voudrez : le mensonge est autorisé.
reseau_mere-doing-report = { $name } annonce son rapport, puis le touche.
reseau_mere-doing-report-for = { $name } annonce le rapport du siège { $seat }, puis le touche.
reseau_mere-doing-report-automaton = Le siège { $seat } parle : le serveur joue pour lui.
reseau_mere-doing-evidence = { $name } montre une de ses deux cartes, ou aucune.
reseau_mere-doing-next-voice = Ensuite : { $name }.
reseau_mere-doing-last-voice = C’est le dernier rapport. Ensuite, vous discutez.
reseau_mere-doing-last-voice-tie-break = C’est le dernier rapport. Ensuite, les cartes.
reseau_mere-doing-discussion = Parlez : qui a dit vrai ?
reseau_mere-doing-discussion-more = Le soupçon s’ouvre à la fin du temps, ou quand tout est dit.
reseau_mere-doing-suspicion = Choisissez un siège sur votre téléphone.
reseau_mere-doing-suspicion-more = Les soupçons peuvent départager l’accusation finale.
reseau_mere-doing-totals = Total :
reseau_mere-doing-won = Rondes gagnées : { $r } à { $m }.
reseau_mere-doing-next-first = Ensuite, { $name } commence.
reseau_mere-doing-then-accuse = C’était la dernière ronde : vous allez accuser.
reseau_mere-doing-reveal-tie-break = { $winner ->
    [nobody] Toujours à égalité.
   *[other] La ronde de départage décide de la partie.
}
reseau_mere-doing-reveal-tie-break-more = { $winner ->
    [nobody] Une autre ronde de départage suit.
   *[other] Les identités, dans un instant.
}
reseau_mere-doing-accusation = Choisissez sur votre téléphone, puis confirmez.
reseau_mere-doing-accusation-more = Sans réponse à la fin du temps, le hasard remplit.
reseau_mere-doing-count = Visages fermés : les identités viennent en dernier.
reseau_mere-doing-count-more = Chaque accusation rapporte 3 points à un camp.
reseau_mere-doing-total = Visages fermés. Les identités, dans un instant.
reseau_mere-doing-total-more = Chaque agent trouvé : 3 points. Chaque erreur : 3 points pour le Réseau-Mère.
reseau_mere-doing-total-level = Une ronde de départage décide de la partie.
reseau_mere-doing-total-level-more = Les identités restent cachées.
reseau_mere-doing-over = La partie est finie.
reseau_mere-doing-over-more = La feuille de fin est plus bas : le dit et le vrai, ronde par ronde.
reseau_mere-sheet-title = La feuille de fin
reseau_mere-sheet-score = Score collectif
reseau_mere-sheet-accusation = Accusation finale
reseau_mere-sheet-identities = Identités
reseau_mere-sheet-round = Ronde { $n } : le dit et le vrai
reseau_mere-sheet-round-tie-break = Ronde de départage ({ $n }) : le dit et le vrai
reseau_mere-sheet-tie-break = Départage ({ $n })
reseau_mere-sheet-nobody = personne
reseau_mere-sheet-cards = Cartes
reseau_mere-sheet-rounds-won = Rondes : R { $r }, M { $m }, égalité { $none }
reseau_mere-sheet-bonus = Bonus de l’accusation
reseau_mere-sheet-total = Total
reseau_mere-sheet-accused = accusation
reseau_mere-sheet-accused-resistance = accusation à tort : +3 M
reseau_mere-sheet-accused-reseau_mere = agent trouvé : +3 R
reseau_mere-sheet-lie = mensonge
reseau_mere-sheet-key = R : Résistance. M : Réseau-Mère. = : équilibre. – : sans rapport. Le chiffre donne les points.
reseau_mere-sheet-col-round = Ronde
reseau_mere-sheet-col-first = Premier joueur
reseau_mere-sheet-col-won = Ronde gagnée par
reseau_mere-sheet-col-seat = Siège
reseau_mere-sheet-col-identity = Identité
reseau_mere-sheet-col-votes = Voix
reseau_mere-sheet-col-suspicions = Soupçons
reseau_mere-sheet-col-result = Résultat
reseau_mere-sheet-col-named = A accusé
reseau_mere-sheet-col-hand = A gardé
reseau_mere-sheet-col-read = A lu
reseau_mere-sheet-col-true = Vrai
reseau_mere-sheet-col-told = A dit
reseau_mere-sheet-col-proof = Preuve
reseau_mere-sheet-col-suspect = Soupçon

## Le téléphone

reseau_mere-phone-identity = Ton identité
reseau_mere-phone-hold-identity = Maintiens pour voir ton identité
reseau_mere-phone-hold-hand = Maintiens pour voir tes cartes
reseau_mere-phone-hold-kept = Maintiens : tes cartes gardées
reseau_mere-phone-hold-picked = Maintiens pour lire tes cartes
reseau_mere-phone-hold-ballot = Maintiens pour revoir ton accusation
reseau_mere-phone-goal = Ton but
reseau_mere-phone-goal-resistance = Plus de points que le Réseau-Mère, et trouver ses agents.
reseau_mere-phone-goal-reseau_mere = Plus de points que la Résistance, sans te faire trouver.
reseau_mere-phone-agents = Autres agents
reseau_mere-phone-speech = Ce que tu peux dire
reseau_mere-phone-speech-say = Tout, vrai ou faux. Ne montre jamais ton écran.
reseau_mere-phone-card-kept = Gardées
reseau_mere-phone-card-read = Lues
reseau_mere-phone-no-card = pas encore de carte
reseau_mere-phone-seen = J’ai vu
reseau_mere-phone-seen-open = À revoir par « Carte », à tout moment.
reseau_mere-phone-seen-done = C’est noté. On attend les autres.
reseau_mere-phone-few = Encore { $n }
reseau_mere-phone-many = { $n } de trop
reseau_mere-phone-keep = Garde 2 cartes
reseau_mere-phone-keep-say = La troisième reste cachée. Elle ne compte pas.
reseau_mere-phone-keep-and = et la
reseau_mere-phone-keep-commit = Garder ces 2 cartes
reseau_mere-phone-keep-named = Garder la { $name }
reseau_mere-phone-keep-done = 2 cartes gardées. Tu peux changer jusqu’à la fin du temps.
reseau_mere-phone-pass1 = Touche une carte
reseau_mere-phone-pass2 = Touche une autre carte
reseau_mere-phone-pass-open = Personne ne sait ce qu’il y a dessous.
reseau_mere-phone-pass-done = Carte choisie. Tu peux encore changer.
reseau_mere-phone-kept = Tes 2 cartes sont au centre, mélangées.
reseau_mere-phone-by-chance-keep = Le hasard a choisi pour toi ces 2 cartes.
reseau_mere-phone-by-chance-pick = Le hasard a pris une carte pour toi.
reseau_mere-phone-turn = Au tour de { $name }
reseau_mere-phone-turn-say = Chaque siège prend une carte, dans l’ordre du tour.
refused-back-taken = Une autre personne vient de prendre cette carte. Touches-en une autre.
reseau_mere-phone-reading = Lis tes 2 cartes
reseau_mere-phone-read = J’ai lu
reseau_mere-phone-unread = Pas encore lues
reseau_mere-phone-sum = R { $r }, M { $m }
reseau_mere-phone-says-resistance = Avantage Résistance
reseau_mere-phone-says-reseau_mere = Avantage Réseau-Mère
reseau_mere-phone-says-balanced = Situation équilibrée
reseau_mere-phone-says-none = Sans rapport
reseau_mere-phone-report = Ton rapport
reseau_mere-phone-report-say = Dis-le à voix haute et touche. Mentir est permis.
reseau_mere-phone-report-open = Sans réponse : « sans rapport ».
reseau_mere-phone-report-done = Rapport donné.
reseau_mere-phone-report-wait = Rapport : { $name }
reseau_mere-phone-evidence = Montrer une Preuve ?
reseau_mere-phone-evidence-say = Une seule fois par partie. La table verra la carte.
reseau_mere-phone-evidence-open = Sans réponse, rien n’est montré.
reseau_mere-phone-evidence-done = C’est noté. Tu peux encore changer.
reseau_mere-phone-evidence-wait = Une Preuve : { $name } ?
reseau_mere-phone-show-first = Montrer la 1re carte
reseau_mere-phone-show-second = Montrer la 2e carte
reseau_mere-phone-show-no = Ne rien montrer
reseau_mere-phone-discussion = La discussion
reseau_mere-phone-ready = J’ai tout dit
reseau_mere-phone-ready-open = Touche quand tu n’as plus rien à dire.
reseau_mere-phone-ready-done = C’est noté. Puis chacun écrit un soupçon.
reseau_mere-phone-suspicion = Qui soupçonnes-tu ?
reseau_mere-phone-suspicion-open = Un soupçon reste secret jusqu’à la fin.
reseau_mere-phone-suspicion-done = C’est noté. Tu peux encore changer.
reseau_mere-phone-suspicion-none = Choisis un siège
reseau_mere-phone-suspicion-named = Soupçonner { $name }
reseau_mere-phone-accusation = { $n ->
    [one] Qui est l’agent ?
   *[other] Qui sont les { $n } agents ?
}
reseau_mere-phone-accusation-open = Personne ne voit ton choix avant le décompte.
reseau_mere-phone-accusation-done = Accusation prête. Tu peux encore changer.
reseau_mere-phone-accusation-commit = { $n ->
    [one] Accuser un siège
   *[other] Accuser ces { $n } sièges
}
reseau_mere-phone-accusation-one = Accuser { $name }
reseau_mere-phone-reveal = Les cartes de la ronde
reseau_mere-phone-reveal-look = Regarde la table : elles s’y retournent une à une.
reseau_mere-phone-reveal-resistance = La Résistance prend la ronde, { $r } à { $m }.
reseau_mere-phone-reveal-reseau_mere = Le Réseau-Mère prend la ronde, { $m } à { $r }.
reseau_mere-phone-reveal-nobody = Personne ne prend la ronde, { $r } à { $m }.
reseau_mere-phone-totals = Total : Résistance { $r }, Réseau-Mère { $m }.
reseau_mere-phone-won = { $none ->
    [0] Rondes gagnées : { $r } et { $m }.
   *[other] Rondes gagnées : { $r } et { $m }, { $none } par personne.
}
reseau_mere-phone-you-said = Ton rapport : { $says }.
reseau_mere-phone-count = { $n ->
    [one] Un siège est accusé
   *[other] { $n } sièges sont accusés
}
reseau_mere-phone-count-you = { $n ->
    [one] C’est le tien.
   *[other] Le tien en est.
}
reseau_mere-phone-count-not-you = Pas le tien.
reseau_mere-phone-ballot = Ton accusation
reseau_mere-phone-ballot-chance = Le hasard a rempli ton accusation.
reseau_mere-phone-total-resistance = La Résistance gagne, { $r } à { $m }.
reseau_mere-phone-total-reseau_mere = Le Réseau-Mère gagne, { $m } à { $r }.
reseau_mere-phone-total-level = Égalité, { $r } à { $m }.
reseau_mere-phone-total-level-say = Une ronde de départage décide. Les identités restent cachées.
reseau_mere-phone-sums-cards = Cartes
reseau_mere-phone-sums-start = Avance
reseau_mere-phone-sums-bonus = Accusés
reseau_mere-phone-sums-total = Total
reseau_mere-phone-sums-won = Rondes gagnées

## Le téléphone : la fiche privée

reseau_mere-journal = Ta fiche privée
reseau_mere-story = Toute l’histoire
reseau_mere-phone-sheet-hold = Maintiens pour lire tes secrets
reseau_mere-phone-sheet-controls = Cette ronde, le siège 3 est joué par { $name }.
reseau_mere-phone-sheet-spent = { $n ->
    [one] Preuve déjà utilisée : { $names }.
   *[other] Preuves déjà utilisées : { $names }.
}
reseau_mere-phone-sheet-reports = Les rapports
reseau_mere-phone-sheet-empty = La première ronde n’a pas commencé.
reseau_mere-phone-sheet-round = Ronde
reseau_mere-phone-sheet-hand = Main
reseau_mere-phone-sheet-kept = Gardé
reseau_mere-phone-sheet-read = Lu
reseau_mere-phone-sheet-suspect = Soupçon
reseau_mere-phone-sheet-points-resistance = Points R
reseau_mere-phone-sheet-points-reseau_mere = Points M
reseau_mere-phone-sheet-legend = R, M : avantage annoncé. = : équilibre. – : sans rapport. Souligné : une Preuve.
reseau_mere-phone-sheet-evidence = Les Preuves (ronde, siège, carte)
reseau_mere-phone-mark-a = R ?
reseau_mere-phone-mark-b = M ?
reseau_mere-phone-mark-c = vrai
reseau_mere-phone-mark-d = faux

## Le téléphone : la fin et toute l’histoire

reseau_mere-phone-win = Tu gagnes.
reseau_mere-phone-lose = Tu perds.
reseau_mere-phone-ending-total = { $side ->
    [resistance] La Résistance gagne, { $r } à { $m }.
   *[other] Le Réseau-Mère gagne, { $m } à { $r }.
}
reseau_mere-phone-ending-rounds_won = { $side ->
    [resistance] { $r } à { $m } : la Résistance gagne aux rondes.
   *[other] { $m } à { $r } : le Réseau-Mère gagne aux rondes.
}
reseau_mere-phone-ending-tie_break = { $side ->
    [resistance] { $r } à { $m } : la Résistance gagne la ronde de départage.
   *[other] { $m } à { $r } : le Réseau-Mère gagne la ronde de départage.
}
reseau_mere-phone-you-were = { $side ->
    [resistance] Ton identité : Résistance
   *[other] Ton identité : agent du Réseau-Mère
}
reseau_mere-phone-identities = Les identités
reseau_mere-phone-story-round = Ronde { $n }
reseau_mere-phone-story-points = R { $r }, M { $m }
reseau_mere-phone-story-kept = a gardé
reseau_mere-phone-story-read = et lu
reseau_mere-phone-story-true = A dit vrai : { $says }.
reseau_mere-phone-story-lie = A menti : { $says }.
reseau_mere-phone-story-none = Sans rapport.
reseau_mere-phone-story-shown = Preuve :
reseau_mere-phone-story-suspect = Soupçon : { $name }.
reseau_mere-phone-story-ballots = Accusations et soupçons
reseau_mere-phone-story-suspicions = Soupçons reçus

## Les règles (sur le téléphone et dans le livret)

reseau_mere-rules-title-aim = Le but
reseau_mere-rules-aim = Deux camps, la Résistance et le Réseau-Mère, marquent des points à chaque ronde. Après la dernière, on ajoute l’accusation finale ; le total le plus élevé gagne. Il y a environ deux fois plus de Résistance que d’agents, et tout le monde sait combien.
reseau_mere-rules-title-identity = Les identités
reseau_mere-rules-identity = Chacun lit la sienne, sans la montrer. Elles restent secrètes jusqu’à la fin. Les agents du Réseau-Mère ne se connaissent pas, sauf dans la variante « Réseau coordonné ».
reseau_mere-rules-title-keep = Garder 2 cartes sur 3
reseau_mere-rules-keep = Chaque siège reçoit 3 cartes Opération et en garde 2. Elles vont au centre, face cachée, mélangées : elles n’appartiennent plus à personne. La troisième reste cachée et ne compte pas. Le paquet a 45 cartes de chaque camp : 30 de 1 point, 12 de 2, 3 de 3.
reseau_mere-rules-title-passes = Les deux passages
reseau_mere-rules-passes = Chaque siège prend une carte du centre sans la voir, puis une autre, dans l’ordre du tour depuis le Premier joueur, qui change à chaque ronde. Si deux sièges touchent la même, le premier dans l’ordre l’a ; l’autre en reçoit une libre au hasard. Toutes les cartes prises comptent, quel que soit le siège.
reseau_mere-rules-title-reading = La lecture
reseau_mere-rules-reading = Chacun regarde les 2 cartes prises, sans les montrer. L’avantage est au camp qui y a le plus de points ; à points égaux, la situation est équilibrée.
reseau_mere-rules-title-report = Le rapport
reseau_mere-rules-report = L’un après l’autre, chaque siège annonce à voix haute : avantage Résistance, avantage Réseau-Mère ou situation équilibrée. Le mensonge est autorisé. Qui ne dit rien est « sans rapport ».
reseau_mere-rules-title-evidence = La Preuve
reseau_mere-rules-evidence = Une fois par partie, juste après son rapport, un siège peut montrer à toute la table une de ses 2 cartes, une seule. Elle peut contredire ce qu’il vient de dire.
reseau_mere-rules-title-discussion = La discussion
reseau_mere-rules-discussion = On parle librement, on compare, on ment si l’on veut. Elle finit quand chacun a tout dit ou à la fin du temps.
reseau_mere-rules-title-suspicion = Le soupçon
reseau_mere-rules-suspicion = Chacun écrit en secret un autre siège. Les soupçons ne rapportent rien : leur total ne sert qu’à départager l’accusation finale, et tout se sait à la fin.
reseau_mere-rules-title-reveal = La résolution
reseau_mere-rules-reveal = Les cartes prises sont mélangées, puis montrées. Chacune marque pour la faction imprimée, jamais pour le siège qui l’a prise. Qui a le plus de points gagne la ronde ; à égalité, personne. Puis les 90 cartes sont rassemblées.
reseau_mere-rules-title-accusation = L’accusation finale
reseau_mere-rules-accusation = Après la dernière ronde, chacun nomme en secret autant d’autres sièges qu’il y a d’agents. Les plus nommés sont accusés ; à égalité sur la dernière place, les soupçons de toutes les rondes départagent, puis le hasard. Chaque accusé rapporte 3 points : à la Résistance si c’est un agent, au Réseau-Mère sinon.
reseau_mere-rules-title-end = Comment la partie finit
reseau_mere-rules-end = Le total le plus élevé gagne. À égalité, le camp qui a gagné le plus de rondes ; sinon une ronde de départage, sans soupçon ni bonus, autant de fois qu’il faut. Les identités sont montrées en dernier.
reseau_mere-rules-title-solo = En solo
reseau_mere-rules-solo = Trois sièges, 2 identités Résistance et 1 Réseau-Mère. Une personne joue les sièges 2 et 3 comme elle veut, sans connaître leur identité : elle choisit, lit et annonce pour eux. Elle seule soupçonne et accuse, un siège.
reseau_mere-rules-title-duo = En duo
reseau_mere-rules-duo = Trois sièges, 2 identités Résistance et 1 Réseau-Mère. Le siège 3 est joué par le Premier joueur de la ronde, donc chacun à son tour, sans connaître son identité. Il a sa propre Preuve. Seules les deux personnes soupçonnent et accusent.
reseau_mere-rules-title-variants = Formats et variantes
reseau_mere-rules-title-express = Express
reseau_mere-rules-express = De 13 à 20 joueurs : 6 rondes au lieu de 10, le reste ne change pas.
reseau_mere-rules-title-fracture = Fracture instable
reseau_mere-rules-fracture = 3 cartes tirées au hasard s’ajoutent au centre. Après les deux passages il en reste 3 : elles ne comptent pas et personne ne les voit.
reseau_mere-rules-title-coordonne = Réseau coordonné
reseau_mere-rules-coordonne = Au début, chaque agent lit sur son téléphone les sièges des autres agents. Le téléphone de tous les autres a la même ligne, avec des points.
reseau_mere-rules-title-start = Avance du Réseau
reseau_mere-rules-start = Règle de la maison : la Résistance a plus de sièges, donc plus de cartes ; le Réseau-Mère part avec des points d’avance, annoncés à tous.
reseau_mere-rules-title-automata = Sièges automates
reseau_mere-rules-automata = Règle de la maison, en solo : le serveur joue les sièges 2 et 3 pour leur identité. Un Résistant dit vrai, un agent ment une fois sur deux ; une Preuve ne contredit jamais leur rapport.
