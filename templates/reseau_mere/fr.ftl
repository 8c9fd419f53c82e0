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
reseau_mere-option-solo_seats-human = Joués par toi, comme dans le livret
reseau_mere-option-solo_seats-automata = Automates : ils jouent pour leur identité
reseau_mere-option-solo_seats-automata-off = Quand on joue seul.
reseau_mere-option-head_start = Avance du Réseau
reseau_mere-option-head_start-off = Non, comme dans le livret
reseau_mere-option-head_start-on = Oui, l’écart est compensé
reseau_mere-option-head_start-say = La Résistance a presque deux fois plus de sièges et gagne le plus souvent : l’avance rend la partie égale.

## Les deux camps

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

why-res-5 = Avance du Réseau : la Résistance a plus de sièges, donc plus de cartes ; le Réseau-Mère part avec des points d’avance.
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
reseau_mere-sheet-by-chance = (au hasard)
reseau_mere-sheet-lie = mensonge
reseau_mere-sheet-unpicked = Cartes que personne n’a prises :
reseau_mere-sheet-key = R : Résistance. M : Réseau-Mère. = : équilibre. – : sans rapport. Le chiffre donne les points. Une carte barrée n’a pas été gardée.
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
