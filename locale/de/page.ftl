### The page that phones open. Without variables: a phone is sent them as they are.

## Coming in
page-code = Code
page-enter = Beitreten
page-code-again = Wieder beitreten
page-name = Dein Name
page-sit = Hinsetzen
page-free = frei
page-askable = am Bildschirm fragen
page-ask = Um diesen Platz bitten
page-watch = Am Tisch zuschauen
page-watching = Du schaust zu.
page-stop-watching = Nicht mehr zuschauen
page-sit-here = Hierher setzen
page-colour = Deine Farbe
page-another-game = Noch ein Spiel
page-wins = Gewonnene Spiele
page-stolen = Gestohlene Werkzeuge
page-stop-waiting = Anderen Platz wählen

## Who plays a seat
page-who-you = du
page-who-phone = am Handy
page-who-away = Handy offline
page-who-screen = am Bildschirm
page-who-bot = ein Bot
page-team-a = Team A
page-team-b = Team B

## Parts of the page
page-parts = Teile des Tisches
page-play = Spielen
page-yard = Orte
page-log = Verlauf
page-seats = Die anderen
page-hand = Hand
page-hand-empty = Keine Handkarten.
page-background = Hintergrund
page-gang = Gang
page-no-gang = Keine Gang
page-cards = Handkarten
page-cigarettes = Zigaretten
page-beatings = Prügel
page-tunnel = Tunnel
page-points = Tunnelpunkte
page-team-points = Tunnelpunkte des Teams
page-actions = Aktionen übrig
page-die = Würfel
page-deck = Suchstapel
page-discard = Ablagestapel
page-known = Was du von der Hand weißt
page-known-nothing = Keine dieser Karten wurde gesehen.
page-in-tunnel = Schon im Tunnel

## Answering
page-turn = Dein Zug
page-asked = Du bist gefragt!
page-nudged = Die anderen warten!
page-back = Zurück
page-close = Schließen
page-look = Genauer ansehen
page-closed = Gerade nicht möglich. Tippe, um zu sehen, warum.
page-commit = Geheim festlegen
page-picked = gewählt
page-fewer = weniger
page-more = mehr
page-undo = Letzte Aktion zurücknehmen
page-hint = Tipp
page-hint-thinking = Der Coach denkt nach …
page-hint-not-asked = Du kannst einen Tipp holen, wenn du etwas zu entscheiden hast.
page-hint-counted = Tipps werden gezählt und am Ende genannt.

## The menu
page-menu = Menü
page-language = Sprache
page-rules = Regeln
page-search = In den Regeln suchen
page-search-nothing = In den Regeln steht dazu nichts.
page-emotes = Miene zeigen
page-sound-on = Ton, wenn ich gefragt bin: an
page-sound-off = Ton, wenn ich gefragt bin: aus
page-bot = Einen Bot für mich spielen lassen
page-bot-plays = Ein Bot spielt für dich.
page-play-again = Wieder selbst spielen
page-leave = Platz verlassen
page-leave-sure = Dein Platz wird dann am Bildschirm gespielt, und dieses Handy zeigt deine Karten nicht mehr.
page-stay = Bleiben

## Standing orders
page-orders = Feste Antworten
page-orders-intro = Nur du siehst sie. Sie werden mit dem Spiel gespeichert und gelten, bis du sie änderst.
page-orders-cards = Karten gegen mich
page-orders-let = nicht fragen
page-orders-ask = mich fragen
page-orders-give = hergeben
page-orders-fight = kämpfen
page-orders-weapons = Waffen pro Kampf
page-orders-confirm = Übernehmen

## The line to the table
page-lost = Verbindung verloren
page-offline = Dieses Handy hat kein Netz
page-silent = Der Tisch antwortet nicht
page-lost-trying = Dein Platz bleibt dir. Der Tisch wird gesucht …
page-retry = Noch einmal versuchen
