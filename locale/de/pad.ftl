### The controller: what its buttons do, told below every screen while one is in use.
pad-plugged = { $name } ist bereit.
pad-unplugged = { $name } ist ausgesteckt. Maus und Tasten gehen weiter.
pad-press = Wählen
pad-write = Schreiben
pad-change = Ändern
pad-back = Zurück
pad-closer = Näher ansehen
pad-undo = Zurücknehmen
pad-panels = Nächstes Feld
pad-pages = Nächste Seite
pad-menu = Menü
pad-scroll = Blättern
pad-rules = Regeln
pad-capitals = Großbuchstaben
pad-letters = Mehr Zeichen
pad-delete = Löschen
pad-done = Fertig
