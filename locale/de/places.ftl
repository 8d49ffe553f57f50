### Places: .wo “im Zellenblock” (where), .wohin “in den Zellenblock” (where to).
place-cell_block = Zellenblock
    .wo = im Zellenblock
    .wohin = in den Zellenblock
place-cell_block_a = Zellenblock A
    .wo = in Zellenblock A
    .wohin = in Zellenblock A
place-cell_block_b = Zellenblock B
    .wo = in Zellenblock B
    .wohin = in Zellenblock B
place-cafeteria = Cafeteria
    .wo = in der Cafeteria
    .wohin = in die Cafeteria
place-infirmary = Krankenstation
    .wo = auf der Krankenstation
    .wohin = auf die Krankenstation
place-showers = Duschen
    .wo = in den Duschen
    .wohin = in die Duschen
place-rec_area = Aufenthaltsraum
    .wo = im Aufenthaltsraum
    .wohin = in den Aufenthaltsraum
place-solitary = Einzelhaft
    .wo = in Einzelhaft
    .wohin = in Einzelhaft

place-cell_block-flavour = Daheim. Acht Quadratmeter und eine lockere Bodenfliese.
place-cell_block_a-flavour = Der Block mit Aussicht, wenn du aufs Bett steigst.
place-cell_block_b-flavour = Der Block mit Durchzug. Der kommt von draußen.
place-cafeteria-flavour = Niemand zählt die Löffel. Sollte mal jemand.
place-infirmary-flavour = Zwei Aspirin und Hinlegen hilft gegen alles.
place-showers-flavour = Hinter den Kacheln steckt so einiges. Hinter dir auch.
place-rec_area-flavour = Schach, Hanteln und alles, was du bezahlen kannst.
place-solitary-flavour = Viel Zeit zum Nachdenken, wem du das verdankst.

place-text-faces = Hierher führt der Würfel mit { $faces }.
place-text-closed = Hierher führen weder Würfel noch Vorsichtige Bewegung.
place-text-search = Durchsuchen bringt { $cards }.
place-text-dig = Graben: Lege ein Werkzeug in deinen Tunnel.
place-text-steal_spoon = Einen Löffel klauen.
place-text-heal = Heilen: Entferne 1× Prügel.
place-text-sell = Verkaufen: Karten gegen Zigaretten.
place-text-buy = Kaufen: Messer, Spitzhacken und Schaufeln.
place-text-craft-everybody = Hier kannst du herstellen.
place-text-craft-nobody = Hier kannst du nicht herstellen.
place-text-craft-rivals = Hier kann nur das andere Team herstellen.

die-face = Eine { $face } führt { $places_wohin }.
