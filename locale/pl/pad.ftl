### The controller: what its buttons do, told below every screen while one is in use.
pad-plugged = { $name }: gotowe do gry.
pad-unplugged = { $name }: odłączono. Mysz i klawisze wciąż działają.
pad-press = Wybierz
pad-write = Pisz
pad-change = Zmień
pad-back = Wróć
pad-closer = Przyjrzyj się
pad-undo = Cofnij
pad-panels = Następny panel
pad-pages = Następna strona
pad-menu = Menu
pad-scroll = Przewiń
pad-rules = Zasady
pad-capitals = Wielkie litery
pad-letters = Więcej liter
pad-delete = Usuń
pad-done = Gotowe
