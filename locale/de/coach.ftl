### Der Coach: Chancen, Tipps, Tutor, Rückschau.
coach-band = { $low }–{ $high } %
coach-gain = +{ $number }
coach-loss = −{ $number }
coach-chance = Gewinnchance

## Tipps
keys-hint = Ein Tipp
hint-ask = Ein Tipp: was der Coach tun würde
hint-title = Ein Tipp
hint-thinking = denkt noch nach …
hint-failed = Dem Coach fällt diesmal nichts ein.
hint-close = Genug davon
hint-forbidden = An diesem Tisch wird ohne Tipps gespielt.
hint-not-asked = Tipps gibt es, wenn du etwas zu entscheiden hast.
hint-closed = Öffne zuerst deine Hand: Ein Tipp sieht deine Karten an.
hint-nobody = Hier ist niemand, der Tipps gibt.
end-hints = { $count ->
    [one] { $name }: ein Tipp.
   *[other] { $name }: { $count } Tipps.
}

## Optionen und Absprachen
options-show_odds = Chancen an den Plätzen
options-show_odds-help = Wer wie wahrscheinlich gewinnt, nach dem, was du wissen darfst.
options-tutor = Tutor
options-tutor-help = Fragt vor einer Aktion nach, die 8 Punkte oder mehr kostet.
setup-hints = Tipps
setup-hints-help = Ob man den Coach fragen darf, was zu tun ist. Es wird gezählt und am Ende erzählt.
setup-odds = Chancen
setup-odds-help = Ob an den Plätzen stehen darf, wer wie wahrscheinlich gewinnt.
setup-tutor = Tutor
setup-tutor-help = Ob der Tutor bei einer teuren Aktion nachfragen darf.

## Tutor
tutor-title = Bist du sicher?
tutor-words = Das kostet dich { $points } Punkte Gewinnchance. Es gibt etwas Besseres.
tutor-meant = Was du vorhast
tutor-better = Was ich tun würde
tutor-take = Das Bessere tun
tutor-think = Noch einmal überlegen
tutor-insist = Trotzdem tun

## Rückschau
replay-odds = Wer wie wahrscheinlich gewinnt, nach dem, was diese Augen wissen
replay-review = Rückschau
replay-review-help = Chancen im Verlauf, Können und Glück, die Augenblicke, die entschieden
end-review = Rückschau
review-title = Rückschau
review-help = Was das alles heißt
review-begun = Der Coach geht die Partie durch. Gleich kommen die ersten Noten.
review-failed = Zu dieser Partie gibt es hier keine Rückschau.
review-progress = Wird geschrieben: { $percent }
review-chart-help = Chancen im Verlauf: ziehen oder mit links und rechts gehen
review-seat-help = Abrechnung und Entscheidungen von { $name }
review-at = Runde { $round }, Aktion { $number }
review-verdict = { $count ->
    [one] { $mark }: { $points } Punkt Gewinnchance.
   *[other] { $mark }: { $points } Punkte Gewinnchance.
}
review-verdict-free = { $mark }.
review-better = Besser: { $action }.
review-luck-here = { $count ->
    [one] Glück für { $name }: { $points } Punkt.
   *[other] Glück für { $name }: { $points } Punkte.
}
review-not-yet = So weit ist der Coach noch nicht.
review-mark-best = Das Beste, was ging
review-mark-fine = In Ordnung
review-mark-slip = Ein Ausrutscher
review-mark-mistake = Ein Fehler
review-mark-blunder = Ein grober Fehler
review-mark-before = Zum Ausrutscher davor
review-mark-after = Zum nächsten Ausrutscher
review-look = Ansehen
review-look-help = Der Tisch in diesem Augenblick, wie man ihn damals sah
review-try = Anders versuchen
review-try-help = Von hier an selbst weiterspielen
review-account = Abrechnung: { $name }
review-start = Am Anfang
review-skill = Entscheidungen
review-luck = Eigenes Glück
review-others = Die anderen
review-result = Am Ende
review-now = Bis jetzt
review-sentence = In Punkten Gewinnchance: Glück { $luck }, Können { $skill }, die anderen { $others }.
review-sentence-of = { $name }: Glück { $luck }, Können { $skill }, die anderen { $others }.
review-decisions = Die Entscheidungen
review-many = { $name }: { $count }
review-moments = Was entschieden hat
review-moment-slip = { $name } rutscht aus.
review-moment-mistake = { $name } macht einen Fehler.
review-moment-blunder = { $name } patzt schwer.
review-moment-lucky = { $name } hat Glück.
review-moment-unlucky = { $name } hat Pech.
review-note = „Die anderen“ enthält alles, was weder eigene Entscheidung noch eigenes Glück ist: was alle übrigen taten und zogen, und wie ungenau geschätzt wird.

## Statistik
statistics-skill = Können und Glück
statistics-skill-reviews = Rückschauen
statistics-skill-lost = Verlust je Zug
statistics-skill-luck = Glück je Spiel
statistics-skill-points = { $whole },{ $tenths }
statistics-skill-legend = In Punkten Gewinnchance, aus den Partien mit Rückschau; die Linien zeigen eine nach der anderen. Weniger Verlust ist besser, und Glück ist auf Dauer nichts wert.
statistics-skill-worst = Am teuersten: { $action }, jedes Mal { $points } Punkte.
