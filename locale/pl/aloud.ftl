### What the window says to players who listen.

## States and positions
spoken-not-now = { $name }, teraz niemożliwe
spoken-on = { $name }, włączone
spoken-off = { $name }, wyłączone
spoken-position = { $place } z { $of }.

## What is said when a player asks by key
reply-closed = Wszystkie karty leżą zakryte. Najpierw odkryj swoje.
reply-hand = Twoja ręka: { $cards }.
reply-hand-empty = Nie masz kart na ręce.
reply-people = { $place }: { $names }.
reply-can = Możesz wybrać: { $options }.
reply-odds = { action-roll_move }: { $places }.
reply-no-odds = Teraz nie ma o co rzucać kostką ani walczyć.

## In the list of keys
keys-ear = Na słuch
key-ctrl = Ctrl
keys-ask-turn = Czyja jest tura
keys-ask-my-hand = Moja ręka
keys-ask-my-place = Mój obszar i kto tam jest
keys-ask-rivals = Każdy przeciwnik w jednym zdaniu
keys-ask-board = Plansza
keys-ask-can = Co mogę zrobić
keys-ask-cannot = Czego nie mogę zrobić i dlaczego
keys-ask-lines = Ostatnie pięć wierszy dziennika
keys-ask-odds = Szanse
keys-ask-repeat = Powiedz jeszcze raz
keys-ask-read = Przeczytaj cały ekran

## The voice and the look
options-speech = Głos
options-speech-help = Czyta ekran głosami systemu. F2 włącza i wyłącza.
options-speech_rate = Szybkość głosu
options-brief_speech = Krótki głos
options-brief_speech-help = Nazwy bez objaśnień i bez tego, co mówią boty. Ctrl i S mówi wszystko.
speech-on = Głos jest włączony.
speech-off = Głos jest wyłączony.
speech-none = Na tym komputerze nie ma żadnego głosu.
speech-reader = Działa czytnik ekranu. Drugi głos by przeszkadzał.
keys-speech = Głos włączony lub nie
options-high_contrast = Wysoki kontrast
options-high_contrast-help = Jasne litery na czarnym tle, wyraźne brzegi.
