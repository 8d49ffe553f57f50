### The manual page (man blackgate) and what a software centre shows about the game. What the commands do stands in cli.ftl.
manual-short = Brett- und Kartenspiel über einen Ausbruch mit Löffel und Schaufel
manual-brief = Grab dich vor den anderen frei
manual-what = Lebenslängliche graben um die Wette einen Tunnel aus Blackgate heraus. Sie streifen nach Würfelwurf durchs Gefängnis, suchen Bauteile, basteln, kaufen oder stehlen Werkzeuge, erpressen ihre Nachbarn, treten Gangs bei und spielen ihre Vergangenheit aus, wenn der Moment gekommen ist.
manual-players = Für zwei bis sechs an einem Bildschirm, mit verdeckten Karten: allein gegen Bots, die nicht schummeln, mit Freunden oder in Teams.

## The manual page: its headings, the section it is in, and the short parts below them.
manual-heading-name = Bezeichnung
manual-heading-synopsis = Übersicht
manual-heading-description = Beschreibung
manual-heading-commands = Befehle
manual-heading-files = Dateien
manual-heading-environment = Umgebung
manual-heading-status = Rückgabewert
manual-section = Spiele
manual-window = Ohne Befehl öffnet sich das Spielfenster.
manual-saves = Spielstände, Replays, Statistik und Kartenpakete
manual-settings = die Optionen
manual-log = das Protokoll und Berichte darüber, was schiefging
manual-home = ein Ordner, in dem stattdessen alle diese Dateien liegen
manual-well = alles ging gut
manual-failed = eine Prüfung ist gescheitert
manual-wrong = ein falscher Aufruf oder eine unlesbare Datei
