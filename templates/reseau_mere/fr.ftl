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

## Le téléphone
