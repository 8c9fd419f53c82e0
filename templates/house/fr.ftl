### La maison, en français : ce qui se dit dans tous les jeux. Un téléphone dit « tu », l’écran de la table
### « vous » ; on ne devine le genre de personne.
### Une erreur dit ce qui s’est passé, ce qui est sauf, et quoi faire.

house-title = Mains cachées
house-description = Des jeux à rôles cachés, dans une seule pièce : les téléphones gardent les secrets, l’écran est la table.
other-language = English
list-last = { $rest } et { $last }
try-again = Réessayer
close-panel = Fermer
why = Pourquoi ?
confirm = Confirmer
confirm-named = Confirmer : { $name }
choice-yes = Oui
choice-no = Non
choice-seen = J’ai vu
choice-ready = Je suis là
choose-some = { $least ->
    [0] Jusqu’à { $most } au choix.
   *[other] De { $least } à { $most } au choix.
}
choose-order = Dans l’ordre que tu veux.

## La porte

door-title = Le code de la table ?
door-say = Il est écrit sur le grand écran. Ou scanne son carré, c’est plus court.
door-code = Code du grand écran
door-button = Entrer
join-title = Ton prénom ?
join-say = { $n ->
    [0] La table est vide, à toi l’honneur. Ton prénom s’affichera sur le grand écran.
    [one] Une personne est déjà assise. Ton prénom s’affichera sur le grand écran.
   *[other] { $n } personnes sont déjà assises. Ton prénom s’affichera sur le grand écran.
}
join-name = Prénom
join-button = Prendre une chaise
join-back = J’étais déjà là
back-title = Laquelle est ta chaise ?
back-say = Elle t’attend. Dis ton mot de retour, ou demande à l’hôte.
back-free = sans téléphone
back-word = Ton mot de retour (deux mots, dans « Siège » sur l’autre téléphone)
back-button = Retrouver ma place
back-nod = Demander à l’hôte
back-nod-say = Tu ne l’as pas sous la main ? L’hôte peut dire oui d’un geste.
back-none = Tous les sièges sont tenus par un téléphone en ce moment.
back-none-say = Si l’un d’eux est le tien, ferme la page sur l’ancien téléphone, puis réessaie. Sinon, attends la prochaine partie : tu entreras par ici.
back-new = Je viens d’arriver
waiting-title = L’hôte va te répondre.
waiting-say = Ta demande est sur le grand écran. Cette page s’ouvrira toute seule.
waiting-word = Dire plutôt mon mot de retour
take-title = Prendre cette place : { $name } ?
take-say = La question, le journal et les notes passent sur ce téléphone. L’autre se ferme aussitôt.
take-button = Prendre cette place
hostlink-title = Vous tenez la table.
hostlink-say = Cet écran devient celui que tout le monde regarde, et c’est vous qui ouvrez la partie.
hostlink-button = Ouvrir la table

## Le téléphone

menu-card = Carte
menu-seat = Siège
menu-table = Table
lobby-seated = Ta chaise est prise, { $name }.
lobby-tonight = Ce soir : { $game }.
lobby-tonight-where = Ce soir : { $game }
lobby-count = { $n ->
    [one] Une personne à table.
   *[other] { $n } à table.
}
start-need-more = { $n ->
    [one] Encore une personne pour commencer.
   *[other] Encore { $n } pour commencer.
}
start-need-fewer = { $n ->
    [one] Une personne de trop pour ce jeu.
   *[other] { $n } de trop pour ce jeu.
}
start-soon = Le compte est bon : la partie peut s’ouvrir.
start-ready = Le compte est bon.
first-time = Une première fois ? Quatre choses à savoir
tutorial-1 = Ton téléphone garde ton secret. Maintiens le doigt sur « Carte » pour le voir ; lâche, et il disparaît.
tutorial-2 = Le grand écran dit à tous ce qui se passe. Ton téléphone ne demande qu’une chose à la fois.
tutorial-3 = Tout se joue à voix haute : parle, doute, mens si ton rôle le permet. Personne ne lit ton écran.
card-none = Tu n’as pas de carte dans ce jeu.
journal-nothing = Il n’y a rien à savoir pour l’instant.
journal-title = Ce que tout le monde sait
journal-none = Rien encore.
rewound = { $n ->
    [one] L’hôte est revenu une fois en arrière.
   *[other] L’hôte est revenu { $n } fois en arrière.
}
rewound-short = { $n ->
    [one] un retour en arrière
   *[other] { $n } retours en arrière
}
phone-paused = Pause. Tes réponses sont prises, rien ne se ferme.
look-at-the-table = Regarde le grand écran.
answer-open = Tu peux changer jusqu’à la fin du temps.
seat-in-hand = à toi
seat-answered = c’est fait
answer-ready = Réponse prête. Tu peux encore changer.
sending = Un instant…
answer-lost = Pas encore parti : la table est hors de portée. Ce téléphone réessaie.
hold-listen = Écouter au lieu de voir : mets un écouteur, puis active ce bouton
awake-hint = Ce téléphone peut s’endormir : règle sa veille sur plus de deux minutes. Ta place est gardée.
awake-hint-host = Cet écran peut s’endormir : réglez sa veille avant de jouer.
clock-label = Temps qui reste

seat-number = Siège { $n }
seat-title = { $name }, siège { $n }
word-hold = Maintiens pour voir ton mot de retour
hold-release = Lâche pour cacher
word-say = Avec lui, tu retrouves ta place sur n’importe quel téléphone. Ne le montre pas.
word-new = Ton mot de retour a changé avec le téléphone : il est dans « Siège ».
hand-button = Changer de téléphone
hand-title = { $name } change de téléphone
hand-say = Scanne avec l’autre téléphone. Celui d’avant se fermera aussitôt.
hand-once = Sert une seule fois.
hand-seconds = Encore { $n } s.
hand-done = C’est fait : { $name } a son siège sur le nouveau téléphone.
hand-over = Ce code n’est plus bon : personne ne l’a utilisé à temps.
qr-hand = Code à scanner pour prendre ce siège
qr-join = Code à scanner pour rejoindre la table
notes-title = Mes notes
notes-say = Personne d’autre ne les voit, pas même à la fin.
notes-keep = Garder
notes-kept = Gardé.
marks-title = Mes signes
mark-none = rien
mark-note = Note sur { $name }
mark-note-short = Une note
rules-title = Règles de cette étape
rulebook-title = Règles du jeu
rulebook = Règles
rulebook-none = Le grand écran dit ce que chacun fait.
rules-none = Lis le grand écran : il dit ce que chacun fait.
leave-title = Quitter la table
leave-say-lobby = Ta chaise sera libre pour quelqu’un d’autre.
leave-say-game = Ton siège reste, sans téléphone : tu pourras le reprendre en scannant le grand écran. En attendant, ses réponses manqueront.
leave-button = Quitter la table
drawer-asked = Un instant…
sheet-back = Revenir à la partie

far-title = La table est hors de portée
far-safe = Ton siège est gardé, et tout ce que la table a reçu aussi.
far-how = Ce téléphone réessaie tout seul. S’il a quitté le Wi-Fi de la maison, remets-le, puis touche le bouton.
far-button = Retrouver la table
far-else = Sinon, scanne le grand écran : tu reviendras à ta place.
gone-newer-tab = Ta place est ouverte ailleurs
gone-newer-tab-say = Un autre onglet de ce téléphone l’a prise. Rien n’est perdu : une seule page à la fois.
gone-newer-tab-button = Continuer ici
gone-handed-over = Ta place est passée sur un autre téléphone
gone-handed-over-say = Tout y est : la question, le journal, les notes. Tu peux fermer cette page.
gone-freed = Ce téléphone ne tient plus de siège
gone-freed-say = La table l’a libéré. Les cartes sont gardées : tu peux revenir, ou prendre une autre chaise.
gone-freed-button = Revenir à la table

error-title = Un contretemps
error-code = Erreur { $status }
error-safe = Si tu as une place à la table, elle est gardée.
error-back = Revenir
error-door = Aller à la porte

## Le grand écran

hall-title = À table : scannez.
hall-code = code
hall-count = { $n ->
    [0] Personne à table.
    [one] Une personne à table.
   *[other] { $n } à table.
}
hall-drag = Glissez les prénoms dans l’ordre des chaises.
hall-first = Tous sur le même Wi-Fi : le carré ouvre la page, rien à installer.
stage-label = La scène
ring-label = La table, dans l’ordre des chaises : { $names }
seat-drag = { $name }, chaise { $n }. Flèches gauche et droite pour changer de chaise.
seat-none = libre
seat-here = là
seat-away = hors de portée
seat-free = sans téléphone
seat-bot = robot
seat-remote = télécommande
paused-at = En pause, il reste
paused-title = La partie attend.
paused-waits = La table attend { $names }.
paused-safe = Chaque siège est gardé, ses cartes aussi. Rien ne se ferme pendant la pause.
paused-safe-all = Rien ne se ferme, rien n’est perdu. Les réponses sont prises.
paused-back = Pour revenir : rouvrir la page, ou scanner ici.
paused-doing = L’hôte reprend quand tout le monde est là.
paused-doing-more = Ou libère un siège, d’ici ou de son téléphone.
held-title = La partie s’est arrêtée.
held-say = C’est notre erreur, pas la vôtre. Tout est gardé. Revenez un pas en arrière, ou arrêtez la partie.
held-say-phone = C’est notre erreur, pas la tienne. Tout est gardé : l’hôte revient un pas en arrière.
broken-say = Son registre ne se relit pas. Il est gardé tel quel ; l’hôte peut arrêter cette partie et en ouvrir une autre.
held-doing = L’hôte choisit : revenir en arrière, ou arrêter.
host-lost = Cet écran a perdu le serveur. Il réessaie tout seul ; rien n’est perdu.
progress = { $answered ->
    [one] { $answered } sur { $asked } a répondu.
   *[other] { $answered } sur { $asked } ont répondu.
}
away-now = { $n ->
    [one] { $names } est hors de portée.
   *[other] { $names } sont hors de portée.
}
seal = Sceau
seed = Graine de la partie { $n }
evening-title = La soirée
evening-row = { $won ->
    [0] aucune victoire, { $played ->
        [one] une partie
       *[other] { $played } parties
    }
    [one] une victoire, { $played ->
        [one] une partie
       *[other] { $played } parties
    }
   *[other] { $won } victoires, { $played } parties
}
over-where = La partie est finie
over-title = La partie est finie.
over-doing = Revanche, ou autre jeu ?
doing-answer = Répondez sur vos téléphones.
doing-look = Regardez.

## Ce que fait l’hôte

controls-title = Tenir la table
game-and-options = Jeu et options
game-facts = De { $least } à { $most } personnes, { $short } à { $long } min
game-facts-exact = { $n } personnes, { $short } à { $long } min
bots-fill = Ajouter des robots
bots-one = Ajouter un robot
start = Ouvrir la partie
pause = Pause
resume = Reprendre
more-time = 30 s de plus
close-now = Clore…
close-say = Ce qui est prêt compte. Qui n’a pas répondu est traité comme si le temps était écoulé.
close-button = Clore maintenant
rewind = Revenir…
rewind-say = Au début de quelle étape ? Les réponses données depuis seront à redonner, et tout le monde le verra.
rewind-undoes = { $n ->
    [0] recommence cette question
    [one] annule une réponse déjà comptée
   *[other] annule { $n } réponses déjà comptées
}
step-of = { $step }, { $part }
seats = Sièges…
seats-pick = Quel siège ?
seats-say-lobby = Un siège retiré se reprend à la porte.
seats-say-game = Un siège libéré garde ses cartes, et attend un autre téléphone.
seat-move = Autre téléphone
seat-make-remote = Télécommande
seat-take-remote = Reprendre la télécommande
seat-to-bot = Confier à un robot
seat-set-free = Libérer
seat-remove = Retirer
end = Arrêter…
end-say = La partie s’arrête sans vainqueur, rien n’est révélé, et elle ne reprendra pas.
end-button = Arrêter la partie
rematch = Revanche, mêmes sièges
another-game = Autre jeu
print-open = Feuille à imprimer
print-title = { $game } : la fin de la partie
print-names = À table : { $names }.
another-room = Autre salle…
another-room-say = Une table vide s’ouvre, avec un autre code. Celle-ci reste à son adresse, mais cet écran la quitte.
another-room-button = Ouvrir une autre salle
replay = Revoir
sound = Sons
voice = Voix
nod-asks = { $name } demande à revenir.
nod-say = Depuis un autre téléphone. Est-ce bien cette personne ?
nod-yes = Oui, c’est bon
nod-no = Non

## Refus

refused-no-such-room = Aucune table n’a ce code. Relis-le sur le grand écran.
refused-no-such-seat = Ce siège n’est plus à la table. Rouvre la page pour retrouver le tien.
refused-no-such-page = Il n’y a rien à cette adresse. Passe par la porte.
refused-not-your-seat = Ce siège n’est pas tenu par ce téléphone. Rouvre la page pour retrouver le tien.
refused-not-the-host = Seul l’hôte peut faire cela. Rien n’a changé.
refused-foreign-origin = Cette demande vient d’une autre page que les nôtres. Rien n’a changé ; repasse par le carré du grand écran.
refused-too-fast = Trop de demandes d’un coup. Rien n’est perdu : encore quelques secondes de patience.
refused-too-large = C’est trop long pour la table. Rien n’est parti : raccourcis.
refused-malformed = La table n’a pas compris cette demande. Rien n’a changé : il suffit de recharger la page.
refused-name-empty = Il manque un prénom.
refused-name-too-long = Ce prénom est trop long : seize lettres au plus.
refused-room-full = Toutes les chaises sont prises. L’hôte peut en libérer une.
refused-seat-taken = Ce siège est déjà tenu. Choisis le tien, ou demande à l’hôte.
refused-wrong-word = Ce n’est pas le mot de ce siège. Vérifie sur l’autre téléphone, ou demande à l’hôte.
refused-wait-before-next-try = Trop d’essais. Attends { $seconds } s, ou demande à l’hôte.
refused-link-used = Ce lien a déjà servi, ou ses deux minutes sont passées. Il en faut un autre.
refused-not-in-lobby = La partie est commencée : cela se change entre deux parties.
refused-no-game = Aucune partie n’est ouverte.
refused-need-more = { $n ->
    [one] Il manque une personne pour commencer.
   *[other] Il manque { $n } personnes pour commencer.
}
refused-need-fewer = { $n ->
    [one] Il y a une personne de trop pour ce jeu.
   *[other] Il y a { $n } personnes de trop pour ce jeu.
}
refused-unknown-game = Ce jeu n’est pas installé ici.
refused-unknown-option = Ce jeu n’a pas cette option.
refused-unknown-choice = Cette option n’a pas ce choix.
refused-not-with-so-many = Ce choix n’existe pas avec ce nombre de joueurs. L’option n’a pas changé.
refused-wrong-players = Ce jeu ne se joue pas à ce nombre.
refused-unknown-action = La table ne connaît pas ce geste.
refused-not-yet = Trop tôt : ces quelques secondes sont à tout le monde.
refused-not-here = Ici, ce geste ne sert à rien.
refused-not-while-paused = La partie est en pause : il faut d’abord la reprendre.
refused-nothing-to-rewind = On ne peut pas revenir à cette étape.
refused-is-a-bot = Un robot tient ce siège : il n’a pas de téléphone.
refused-seat-free = Aucun téléphone ne tient ce siège : il ne peut pas être la télécommande.
refused-game-goes-on = La partie est en cours : il faut d’abord l’arrêter.
refused-unknown-bot = Ce robot n’existe pas.
refused-held = La partie est arrêtée : il faut d’abord revenir un pas en arrière.
refused-broken = Quelque chose a cassé chez nous. Ce qui était reçu est gardé : on peut réessayer.
refused-not-stored = Le disque n’a pas pris la réponse, elle ne compte pas. Préviens l’hôte, puis réessaie.
refused-too-late = Trop tard : la table est déjà plus loin. L’écran se met à jour.
refused-already-final = Ta première réponse compte, elle ne se change plus.
refused-not-asked = Cette question n’est pas pour ton siège.
refused-not-offered = Ce choix n’est pas proposé. Rien n’est parti.
refused-not-accepted = Ce choix n’est pas permis. Choisis-en un autre.
refused-not-this-form = La question a changé. Réponds à celle qui s’affiche.
refused-missing = Il manque un choix.
refused-wrong-number = { $least ->
    [one] Choisis-en entre un et { $most }.
   *[other] Choisis-en entre { $least } et { $most }.
}
refused-twice-the-same = Deux fois le même : il en faut de différents.
refused-bad-text = C’est trop long : { $most } signes au plus.
refused-cannot-call = Cela ne se fait pas maintenant.
refused-cannot-rewind = On ne peut pas revenir à cette étape.
