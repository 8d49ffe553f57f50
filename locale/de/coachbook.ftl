### Die Seite im Regelbuch
rules-coach-title = Der Coach
rules-coach = Der Coach schätzt, wer gewinnen wird. Er weiß, was die Person wissen darf, zu der er spricht, und sonst nichts: Er stellt sich viele Partien vor, die zu dem passen, was man sieht, lässt jede ein Stück weitergehen und schaut, wie sie steht. Alles Weitere kommt aus dieser einen Schätzung.
rules-coach-odds-title = Chancen
rules-coach-odds = Ein Balken an jedem Platz zeigt die Chance zu gewinnen, das helle Band, wie sicher das ist: In 19 von 20 Fällen liegt die Chance darin. Einzuschalten in den Optionen. Auf einem Tisch, an dem alle Hände verdeckt liegen, sagt er, was alle wissen dürfen.
rules-coach-hint-title = Tipps
rules-coach-hint = H, die Lampe in der Leiste oder der rechte Stick eines Controllers holt einen Tipp: bis zu drei Möglichkeiten, die beste zuerst, auf dem Tisch beleuchtet und nummeriert, mit der Chance, die jede lässt, und einem Grund. Drück auf eine, und sie wird getan. Tipps werden gezählt und am Ende erzählt; ein Tisch kann ohne sie spielen.
rules-coach-tutor-title = Tutor
rules-coach-tutor = In den Optionen eingeschaltet, schaut der Tutor auf deine Entscheidungen. Vor einer, die 8 Punkte oder mehr kostet, fragt er einmal nach, zeigt die bessere und sagt warum. Du darfst darauf bestehen. Wer schneller ist als seine Gedanken, wird durchgelassen.
rules-coach-review-title = Rückschau
rules-coach-review = Nach einer Partie und zu jeder Aufzeichnung: Chancen im Verlauf, und jede Entscheidung mit dem, was sie gegenüber der besten gekostet hat, die man damals kennen konnte. Ein Ausrutscher kostet 3 Punkte oder mehr, ein Fehler 8, ein grober Fehler 15. Würfe, gezogene Karten und Diebstähle werden gegen das gewogen, was sie hätten bringen können: Das ist Glück. Was weder eigenes Tun noch eigenes Glück ist, geht auf die anderen, das Rauschen der Schätzungen inbegriffen; so geht die Rechnung immer auf. Von jedem Augenblick aus kannst du den Tisch ansehen oder es anders versuchen.
