### What the window says to players who listen.

## States and positions
spoken-not-now = { $name }, impossible pour l’instant
spoken-on = { $name }, activé
spoken-off = { $name }, désactivé
spoken-position = { $place } sur { $of }.

## What is said when a player asks by key
reply-closed = Toutes les mains sont face cachée. Ouvre d’abord la tienne.
reply-hand = Ta main : { $cards }.
reply-hand-empty = Tu n’as aucune carte en main.
reply-people = { $place } : { $names }.
reply-can = Tu peux choisir : { $options }.
reply-odds = { action-roll_move } : { $places }.
reply-no-odds = Pour l’instant, il n’y a rien à lancer ni à disputer.

## In the list of keys
keys-ear = À l’oreille
key-ctrl = Ctrl
keys-ask-turn = À qui c’est le tour
keys-ask-my-hand = Ma main
keys-ask-my-place = Mon lieu et qui s’y trouve
keys-ask-rivals = Chaque adversaire en une phrase
keys-ask-board = Le plateau
keys-ask-can = Ce que je peux faire
keys-ask-cannot = Ce que je ne peux pas faire, et pourquoi
keys-ask-lines = Les cinq dernières lignes du journal
keys-ask-odds = Les chances
keys-ask-repeat = Répéter
keys-ask-read = Lire tout l’écran

## The voice and the look
options-speech = Voix
options-speech-help = Lit l’écran avec les voix du système. F2 l’active ou l’arrête.
options-speech_rate = Vitesse de la voix
options-brief_speech = Voix brève
options-brief_speech-help = Les noms sans explications, et rien de ce que disent les bots. Ctrl et S dit tout.
speech-on = La voix est activée.
speech-off = La voix est arrêtée.
speech-none = Aucune voix n’a été trouvée sur cet ordinateur.
speech-reader = Un lecteur d’écran est à l’écoute. Une deuxième voix gênerait.
keys-speech = Voix activée ou non
options-high_contrast = Contraste élevé
options-high_contrast-help = Lettres claires sur fond noir, bords marqués.
