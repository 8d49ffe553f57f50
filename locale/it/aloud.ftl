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

## The voice and the look
options-speech = Voce
options-speech-help = Legge la schermata con le voci del sistema. F2 la attiva o disattiva.
options-speech_rate = Velocità della voce
options-brief_speech = Voce breve
options-brief_speech-help = I nomi senza spiegazioni e senza ciò che dicono i bot. Ctrl e S dice tutto.
speech-on = La voce è attiva.
speech-off = La voce non è attiva.
speech-none = Su questo computer non c’è nessuna voce.
speech-reader = È attivo uno screen reader. Una seconda voce disturberebbe.
keys-speech = Voce attiva o no
options-high_contrast = Contrasto alto
options-high_contrast-help = Testo chiaro su nero, bordi marcati.
