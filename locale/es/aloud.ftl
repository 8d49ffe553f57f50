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

## The voice and the look
options-speech = Voz
options-speech-help = Lee la pantalla con las voces del sistema. F2 la activa o desactiva.
options-speech_rate = Velocidad de la voz
options-brief_speech = Voz breve
options-brief_speech-help = Los nombres sin explicaciones y sin lo que dicen los bots. Ctrl y S lo dice todo.
speech-on = La voz está activada.
speech-off = La voz está desactivada.
speech-none = No hay ninguna voz en este ordenador.
speech-reader = Un lector de pantalla está escuchando. Una segunda voz molestaría.
keys-speech = Voz sí o no
options-high_contrast = Alto contraste
options-high_contrast-help = Letras claras sobre negro, bordes marcados.
