### What the window says to players who listen.

## States and positions
spoken-not-now = { $name }, ahora no se puede
spoken-on = { $name }, activado
spoken-off = { $name }, desactivado
spoken-position = { $place } de { $of }.

## What is said when a player asks by key
reply-closed = Todas las manos están boca abajo. Abre antes la tuya.
reply-hand = Tu mano: { $cards }.
reply-hand-empty = No tienes cartas en la mano.
reply-people = { $place }: { $names }.
reply-can = Puedes elegir: { $options }.
reply-odds = { action-roll_move }: { $places }.
reply-no-odds = Ahora no hay nada por lo que tirar el dado ni pelear.

## In the list of keys
keys-ear = De oído
key-ctrl = Ctrl
keys-ask-turn = De quién es el turno
keys-ask-my-hand = Mi mano
keys-ask-my-place = Mi lugar y quién está allí
keys-ask-rivals = Cada rival en una frase
keys-ask-board = El tablero
keys-ask-can = Qué puedo hacer
keys-ask-cannot = Qué no puedo hacer y por qué
keys-ask-lines = Las últimas cinco líneas del registro
keys-ask-odds = Las probabilidades
keys-ask-repeat = Decirlo otra vez
keys-ask-read = Leer toda la pantalla
