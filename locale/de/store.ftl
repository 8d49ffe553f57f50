### What a software centre and the menu of the desktop say about the game.
store-brief = Grab dich vor den anderen frei
store-what = Lebenslängliche graben um die Wette einen Tunnel aus Blackgate heraus. Sie streifen nach Würfelwurf durchs Gefängnis, suchen Bauteile, basteln, kaufen oder stehlen Werkzeuge, erpressen ihre Nachbarn, treten Gangs bei und spielen ihre Vergangenheit aus, wenn der Moment gekommen ist.
store-players = Für zwei bis sechs an einem Bildschirm, mit verdeckten Karten: allein gegen Bots, die nicht schummeln, mit Freunden oder in Teams.
