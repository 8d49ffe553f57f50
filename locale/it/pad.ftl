### The controller: what its buttons do, told below every screen while one is in use.
pad-plugged = { $name }: tutto pronto.
pad-unplugged = { $name } è scollegato. Mouse e tasti funzionano ancora.
pad-press = Scegli
pad-write = Scrivi
pad-change = Cambia
pad-back = Indietro
pad-closer = Guarda da vicino
pad-undo = Annulla l’azione
pad-panels = Riquadro seguente
pad-pages = Pagina seguente
pad-menu = Menu
pad-scroll = Scorri
pad-rules = Regole
pad-capitals = Maiuscole
pad-letters = Altre lettere
pad-delete = Cancella
pad-done = Fatto
