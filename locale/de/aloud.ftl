### What the window says to players who listen.

## States and positions
spoken-not-now = { $name }, jetzt nicht möglich
spoken-on = { $name }, an
spoken-off = { $name }, aus
spoken-position = { $place } von { $of }.

## What is said when a player asks by key
reply-closed = Alle Karten liegen verdeckt. Decke erst deine auf.
reply-hand = Deine Hand: { $cards }.
reply-hand-empty = Du hast keine Karten auf der Hand.
reply-people = { $place }: { $names }.
reply-can = Du hast die Wahl: { $options }.
reply-odds = { action-roll_move }: { $places }.
reply-no-odds = Jetzt gibt es nichts zu würfeln und nichts zu erkämpfen.

## In the list of keys
keys-ear = Nach Gehör
key-ctrl = Strg
keys-ask-turn = Wer am Zug ist
keys-ask-my-hand = Meine Hand
keys-ask-my-place = Mein Ort und wer dort ist
keys-ask-rivals = Jeder Gegner in einem Satz
keys-ask-board = Das Spielbrett
keys-ask-can = Was ich tun kann
keys-ask-cannot = Was ich nicht tun kann und warum
keys-ask-lines = Die letzten fünf Zeilen des Protokolls
keys-ask-odds = Die Chancen
keys-ask-repeat = Noch einmal sagen
keys-ask-read = Den ganzen Bildschirm vorlesen

## The voice and the look
options-speech = Vorlesen
options-speech-help = Liest den Bildschirm mit den Stimmen des Systems vor. F2 schaltet um.
options-speech_rate = Tempo beim Vorlesen
options-brief_speech = Knapp vorlesen
options-brief_speech-help = Namen ohne Erklärungen und ohne das, was die Bots sagen. Strg und S sagt alles.
speech-on = Das Vorlesen ist an.
speech-off = Das Vorlesen ist aus.
speech-none = Auf diesem Computer wurde keine Stimme gefunden.
speech-reader = Ein Screenreader hört mit. Eine zweite Stimme würde stören.
keys-speech = Vorlesen an oder aus
options-high_contrast = Hoher Kontrast
options-high_contrast-help = Helle Schrift auf Schwarz, kräftige Ränder.
