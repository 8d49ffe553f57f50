### Die Seite im Regelbuch
rules-coach-title = Der Coach
rules-coach = Der Coach schätzt, wer gewinnen wird. Er weiß nur, was die Person wissen darf, zu der er spricht. Er stellt sich viele Spiele vor, die zu dem passen, was man sieht, spielt jedes ein Stück weiter und schaut, wer vorn liegt. Alles Weitere kommt aus dieser Schätzung.
rules-coach-odds-title = Chancen
rules-coach-odds = Ein Balken an jedem Platz zeigt die Gewinnchance. Das helle Band zeigt, wie sicher das ist: In 19 von 20 Fällen liegt die Chance darin. Einschalten kannst du das in den Optionen. Liegen alle Karten verdeckt, zählt nur, was alle wissen dürfen.
rules-coach-hint-title = Tipps
rules-coach-hint = H, die Lampe in der Leiste oder der rechte Stick eines Controllers holt einen Tipp: bis zu drei Möglichkeiten, die beste zuerst. Sie sind auf dem Tisch beleuchtet und nummeriert, jede mit der Gewinnchance, die sie lässt, und einem Grund. Ein Druck darauf führt sie aus. Tipps werden gezählt und am Ende genannt. Ein Tisch kann auch ohne sie spielen.
rules-coach-tutor-title = Tutor
rules-coach-tutor = Schaltest du ihn in den Optionen ein, schaut der Tutor auf deine Entscheidungen. Vor einer, die deine Gewinnchance um 8 Prozentpunkte oder mehr senkt, fragt er einmal nach, zeigt die bessere und sagt, warum. Du darfst dabei bleiben. Entscheidest du schneller, als der Tutor denkt, fragt er nicht.
rules-coach-review-title = Rückschau
rules-coach-review = Die Rückschau folgt einem beendeten Spiel oder einem Replay. Sie zeigt alle Chancen im Verlauf und vergleicht jede Entscheidung mit der besten, nach dem, was man damals wissen konnte. Ein Ausrutscher kostet 3 Prozentpunkte oder mehr, ein Fehler 8, ein grober Fehler 15. Würfe, gezogene Karten und Diebstähle werden mit dem verglichen, was sie hätten bringen können: Das ist Glück. Alles andere zählt zu „Die anderen“: was die anderen taten und zogen, und Ungenauigkeiten der Schätzung. So geht die Bilanz immer auf. Von jedem Moment aus kannst du den Tisch ansehen oder es anders versuchen.
