### What the window says to players who listen.

## States and positions
spoken-not-now = { $name }, ora non si può
spoken-on = { $name }, attivo
spoken-off = { $name }, non attivo
spoken-position = { $place } di { $of }.

## What is said when a player asks by key
reply-closed = Tutte le mani sono coperte. Prima scopri la tua.
reply-hand = La tua mano: { $cards }.
reply-hand-empty = Non hai carte in mano.
reply-people = { $place }: { $names }.
reply-can = Puoi scegliere: { $options }.
reply-odds = { action-roll_move }: { $places }.
reply-no-odds = Ora non c’è niente per cui tirare il dado o combattere.

## In the list of keys
keys-ear = A orecchio
key-ctrl = Ctrl
keys-ask-turn = Di chi è il turno
keys-ask-my-hand = La mia mano
keys-ask-my-place = Il mio luogo e chi c’è
keys-ask-rivals = Ogni avversario in una frase
keys-ask-board = Il tabellone
keys-ask-can = Che cosa posso fare
keys-ask-cannot = Che cosa non posso fare e perché
keys-ask-lines = Le ultime cinque righe del diario
keys-ask-odds = Le probabilità
keys-ask-repeat = Ripetere
keys-ask-read = Leggere tutta la schermata
