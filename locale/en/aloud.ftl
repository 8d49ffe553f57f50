### What the window says to players who listen.

## States and positions
spoken-not-now = { $name }, not possible now
spoken-on = { $name }, on
spoken-off = { $name }, off
spoken-position = { $place } of { $of }.

## What is said when a player asks by key
reply-closed = All hands are face down. Open yours first.
reply-hand = Your hand: { $cards }.
reply-hand-empty = Your hand is empty.
reply-people = { $place }: { $names }.
reply-can = You can choose: { $options }.
reply-odds = { action-roll_move }: { $places }.
reply-no-odds = There is nothing to roll or to fight for now.

## In the list of keys
keys-ear = By ear
key-ctrl = Ctrl
keys-ask-turn = Whose turn it is
keys-ask-my-hand = My hand
keys-ask-my-place = My place and who is there
keys-ask-rivals = Each rival in a sentence
keys-ask-board = The board
keys-ask-can = What I can do
keys-ask-cannot = What I cannot do, and why
keys-ask-lines = The last five lines of the log
keys-ask-odds = The chances
keys-ask-repeat = Say it again
keys-ask-read = Read the whole screen

## The voice and the look
options-speech = Speech
options-speech-help = Reads the screen with the voices of the system. F2 switches it.
options-speech_rate = Speed of speech
options-brief_speech = Brief speech
options-brief_speech-help = Names without their explanations, and nothing of what bots say. Ctrl and S says everything.
speech-on = Speech is on.
speech-off = Speech is off.
speech-none = No voice was found on this computer.
speech-reader = A screen reader is listening. A second voice would disturb it.
keys-speech = Speech on or off
options-high_contrast = High contrast
options-high_contrast-help = Light words on black, strong edges.
