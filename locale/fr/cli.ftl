### The command line: its help, and what it answers in a terminal. Words in capitals stand for what is typed there;
### commands, options and the words they take (human, hard, michel …) are the same in every language.
### Spaces before : and inside « » are U+00A0 here: terminals that lack U+202F often have it.

## Help
cli-usage = usage :
cli-commands = commandes
cli-arguments = arguments
cli-options = options
cli-about = Des condamnés à perpète font la course au tunnel pour sortir de Blackgate.
cli-help = afficher cette aide
cli-version = afficher la version
cli-play = ouvrir la fenêtre du jeu (aussi sans commande)
cli-engine = parler le protocole du moteur, en lignes JSON sur stdin et stdout
cli-sim = faire jouer des bots sans fenêtre et montrer les chiffres
cli-learn = ajuster le jugement des bots d’après leurs propres parties
cli-replay = montrer ou prouver une partie enregistrée
cli-laws = vérifier les lois du modèle sur des parties au hasard dans tous les modes
cli-cards = lister les cartes, ou vérifier un jeu de cartes (cards check CHEMIN)
cli-lessons = lister les leçons, ou jouer chacune d’après ses lumières (lessons check)
cli-shots = faire une image de chaque écran, sans affichage
cli-selftest = prouver que ce programme marche (une partie, une sauvegarde, chaque écran)
cli-bench = mesurer la vitesse des règles
cli-pack = dossier d’un autre jeu de cartes
cli-lang = par exemple fr ou en
cli-lang-or-all = une langue, ou all
cli-seats-play = droit à la table : human et des bots, par exemple human,hard
cli-seats-sim = de deux à six bots, par exemple random,medium
cli-seats-learn = qui joue (la politique)
cli-near = partir d’une autre valeur, comme players4
cli-team = jouer sur la face équipes
cli-michel = avec Michel ou Michelle
cli-seed = nombre qui fixe tout le hasard
cli-games = nombre de parties
cli-resume = reprendre la dernière partie
cli-jobs = processus de travail (autant que de cœurs)
cli-json = afficher un objet JSON
cli-budget = ce que les niveaux qui cherchent peuvent dépenser par décision
cli-iterations = la même chose en nombre d’itérations
cli-players = nombre de détenus
cli-out-file = où écrire (les données fournies)
cli-out-folder = où mettre les images
cli-record = un enregistrement ou une partie sauvegardée
cli-audit = rejouer la partie et prouver chaque jet, chaque donne et chaque action
cli-expect = avec --audit : l’engagement noté avant la partie, ou ses 16 premiers chiffres
cli-seal = avec --audit : le sceau noté à la fin, ou ses 16 premiers chiffres
cli-every = vérifier toutes les K décisions
cli-seconds = s’arrêter après ce temps ; chaque mode a eu sa part
cli-check = vérifier un jeu de cartes au lieu de lister les cartes
cli-lessons-what = jouer chaque leçon au lieu de les lister
cli-size = de la fenêtre
cli-scale = de l’interface (ce qui convient à la taille)
cli-only = seulement les écrans dont le nom contient ceci

## What stands for what is typed
cli-word-address = ADRESSE
cli-word-command = COMMANDE
cli-word-dir = DOSSIER
cli-word-file = FICHIER
cli-word-hash = CODE
cli-word-language = LANGUE
cli-word-pack = JEU
cli-word-path = CHEMIN
cli-word-percent = POUR-CENT
cli-word-word = MOT
cli-word-value = VALEUR

## A wrong call: one line after “blackgate: ”.
cli-unknown-arguments = Ceci ne veut rien dire ici : { $words }
cli-missing-arguments = Il manque ceci : { $words }
cli-needs-value = { $option } attend quelque chose après.
cli-takes-no-value = { $option } ne prend rien après.
cli-no-such-command = Il n’y a pas de commande « { $word } ». Il y a { $words }.
cli-no-such-choice = { $option } ne connaît pas « { $word } », mais { $words }.
cli-ambiguous = « { $option } » pourrait être { $words }.
cli-no-count = { $option } veut un nombre entier à partir de 1, pas « { $word } ».
cli-no-such-number = { $option } veut un nombre entier de 1 à { $most }, pas « { $word } ».
cli-no-seed = { $option } veut un nombre entier à partir de 0, pas « { $word } ».
cli-no-code = { $option } demande un code de 16 à 64 chiffres (0–9, a–f), pas « { $word } ».
cli-needs-audit = --expect et --seal demandent --audit.
cli-how-to-check = Écris « cards » pour lister les cartes ou « cards check CHEMIN » pour vérifier un jeu de cartes.
cli-how-to-lessons = Écris « lessons » pour les lister ou « lessons check » pour les jouer toutes.
cli-no-pack = { $folder } n’est pas un dossier de cartes.
cli-no-language = Il n’y a pas de textes en « { $language } », seulement en { $languages }.
cli-no-table = Personne ne peut s’asseoir ainsi : { $seats }
cli-no-bot = Il n’y a pas de bot « { $bot } ». Choisis un niveau parmi { $levels }, seul ou avec un tempérament comme dans { $example }.
cli-wrong-seats = Une partie a de 2 à 6 places, 4 ou 6 avec --team.
cli-wrong-team = En équipes, on joue à 4 ou à 6.
cli-no-numpy = L’apprentissage a besoin de numpy. Installe l’extra « learn ».
cli-no-value = Il n’y a pas de valeur « { $value } ».
cli-few-games = L’apprentissage a besoin de plus de parties, au moins { $games }.
cli-wrong-size = Une taille s’écrit comme 1280x720.
cli-no-out = Impossible de créer { $folder } : { $reason }

## What is wrong with a record
record-too-large = { $file } est trop gros pour un enregistrement.
record-unreadable = Impossible de lire { $file } : { $reason }
record-no-json = { $file } n’est pas un enregistrement : ce n’est pas du JSON.
record-other-format = { $file } n’est pas un enregistrement : son format est autre.
record-no-version = { $file } n’est pas un enregistrement : il y manque la version.
record-newer = { $file } est de la version { $version }, plus récente.
record-other-dice = { $file } a été joué avec des dés d’une autre sorte.
record-no-pack = { $file } ne nomme pas de jeu de cartes.
record-no-list = { $file } n’est pas un enregistrement : « { $field } » n’est pas une liste.
record-uneven = { $file } n’est pas un enregistrement : ses actions et ses empreintes ne sont pas en même nombre.
record-no-seed = { $file } n’est pas un enregistrement : il y manque la graine.
record-no-options = { $file } n’est pas un enregistrement : il y manque les options.
record-wrong-options = { $file } n’est pas un enregistrement : ses options sont fausses.
record-no-salt = { $file } n’est pas un enregistrement : il y manque le sel.
record-other-cards = La partie a été jouée avec d’autres cartes. Donne leur dossier avec --cards.
record-wrong-cards = La partie contient des cartes injouables, ou qui ne sont pas les siennes.
record-commitment = L’engagement n’a pas été fait de ce que l’enregistrement révèle.
record-position = La position de l’enregistrement est fausse : { $reason }
record-malformed = L’action { $action } est mal formée : { $reason }
record-illegal = L’action { $action } n’était pas permise.
record-untrue = Ce qui s’est passé à l’action { $action } ne correspond pas à l’enregistrement.
record-other-table = L’enregistrement est celui d’une autre table que prévu.
record-after-end = La partie continue après sa fin.
record-two-starts = { $file } n’est pas un enregistrement : il part d’une position et nomme pourtant une graine ou un engagement.
record-no-chosen = { $file } n’est pas un enregistrement : il ne dit pas si la graine a été choisie.
record-no-seats = { $file } n’est pas un enregistrement : personne ne peut s’asseoir à ses places.
record-no-end = { $file } n’est pas un enregistrement : sa fin n’en est pas une.
record-cut = L’enregistrement a été coupé ou changé à la fin : il s’arrête là où aucun sceau n’a été posé.
record-other-end = La partie ne s’est pas terminée comme le dit l’enregistrement.
record-undone = À l’entrée { $action }, quelque chose a été annulé qui ne pouvait pas l’être.
record-sat-again = La place { $seat } avait abandonné et ne peut pas revenir.
record-not-expected = L’engagement n’est pas celui qui a été noté. Celui de l’enregistrement est { $commitment }.
record-not-sealed = Le sceau n’est pas celui qui a été noté. Celui de l’enregistrement est { $seal }.

## Answers
cli-progress = { $done }/{ $whole }, encore { $seconds } s
cli-record-true = L’enregistrement dit vrai. Actions : { $actions }, jets : { $rolls }, cartes tirées : { $cards }. { $ending }
cli-record-won = Gagné par la place { $seats }.
cli-record-open = Pas finie.
cli-laws-hold = Les lois tiennent. Parties : { $games }, décisions : { $decisions }, vérifications de toutes les lois : { $checks }
cli-laws-modes = Parties de chaque mode : { $modes }
cli-laws-missed = Le temps était trop court. Modes sans partie : { $modes }
cli-learnt = { $file } : positions { $positions }, parties { $games }, perte logarithmique { $loss }, hors échantillon { $held }, chances égales { $even }
cli-not-fitting = { $file } : ne tient pas : { $words }
cli-check-problems =
    { $count ->
        [0] Aucun problème.
        [1] Un problème.
       *[other] { $count } problèmes.
    }
cli-check-good = { $folder } est un bon jeu de cartes. Sortes : { $kinds }, cartes : { $cards }, cartes Gang : { $gangs }, Passés : { $backgrounds }
cli-check-note = Remarque : { $note }
cli-cards-title = Jeu de cartes { $name } ({ $fingerprint })
cli-cards-search = Cartes Fouille et piles
cli-cards-deck = { $copies } dans le paquet, vente : { $value }
cli-cards-pile = { $copies } dans la pile, vente : { $value }
cli-cards-points =
    { $points ->
        [one] { $points } point de Tunnel
       *[other] { $points } points de Tunnel
    }
cli-cards-gangs = Cartes Gang
cli-cards-backgrounds = Passés
cli-cards-michel = Cartes de Michel(le)
cli-cards-no-knife = pas de couteau
cli-cards-inmates = Détenus
cli-cards-board = fiche { $board }
cli-lessons-row = Leçon { $number }, { $title } : { $steps } étapes, { $words } mots
cli-lessons-good = Les { $lessons } leçons se jouent comme elles sont écrites.
cli-sim-games = parties : { $games }, inachevées : { $unfinished }, décisions : { $decisions }, manches : médiane { $median }, neuf sur dix sous { $most }
cli-sim-bot = victoires : { $wins } sur { $seats } places, { $share } % [{ $low } ; { $high }]
cli-sim-time = par décision : médiane { $median } ms, p95 { $slow } ms, maximum { $most } ms
cli-sim-stood-in =
    { $count ->
        [one] Une réponse vient d’un autre, à la place d’un bot qui a échoué ({ $failure }).
       *[other] { $count } réponses viennent d’un autre, à la place de bots qui ont échoué (d’abord : { $failure }).
    }
cli-sim-seats = victoires par place : { $wins }, qui commence { $share } %
cli-sim-uses = usages de chaque carte :
cli-sim-unused = jamais servies : { $cards }
cli-sim-all-used = chaque carte a fait effet au moins une fois
cli-phones = laisse entrer les téléphones aussitôt et écrit l’adresse
cli-bind = adresse du réseau local où écouter
cli-port = port où écouter (un port libre quelconque sinon)
cli-no-address = { $address } n’est pas une adresse avec port du réseau local
cli-review = montrer l’habileté et la chance d’une partie enregistrée
cli-effort = avec quel soin : quick (vite) ou full (à fond)
cli-review-best = meilleur coup
cli-review-fine = bon
cli-review-slip = imprécision
cli-review-mistake = erreur
cli-review-blunder = gaffe
cli-review-seat = Place { $seat } : chances au début { $start } %, à la fin { $result } %
cli-review-account = points : habileté { $skill }, chance { $luck }, les autres { $others }
cli-review-decisions = décisions : { $count } ({ $marks }), perdu par décision : { $lost }
cli-review-better = action { $at } : { $mark }, { $lost } points perdus par { $action } ; mieux : { $best }
cli-review-moments = Ce qui a décidé (points de chances) :
cli-review-moment = action { $at }, place { $seat } : { $what }, { $swing }
cli-puzzles = liste les évasions nocturnes, les prouve par le solveur ou résout toute position avec un but
cli-puzzles-what = `check` : prouve un échantillon ; `solve FICHIER` : les chances de chaque premier coup et le meilleur chemin
cli-puzzles-all = prouve toutes
cli-puzzles-how = la commande est : puzzles, puzzles check [--all] ou puzzles solve FICHIER
cli-puzzles-listed = Évasions nocturnes : { $count }
cli-puzzles-proved = Prouvées : { $count } ; échouées : { $failed }
cli-puzzles-large = { $name } est trop grand : il y a plus à peser que quiconque n’attendrait
cli-puzzles-seat = Place { $seat }
cli-puzzles-line = Le meilleur chemin, si le sort s’y prête :
cli-puzzles-luck = aussi gentil avec { $chance } de chances
