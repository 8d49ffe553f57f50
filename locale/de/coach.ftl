### Der Coach: Chancen, Tipps, Tutor, Rückschau.
coach-band = { $low }–{ $high } %
coach-gain = +{ $number }
coach-loss = −{ $number }
coach-chance = Gewinnchance

## Tipps
keys-hint = Ein Tipp
hint-ask = Ein Tipp: was der Coach tun würde
hint-title = Ein Tipp
hint-thinking = Denkt noch nach …
hint-failed = Der Coach hat diesmal keinen Tipp gefunden.
hint-close = Schließen
hint-forbidden = An diesem Tisch gibt es keine Tipps.
hint-not-asked = Du kannst einen Tipp holen, wenn du etwas zu entscheiden hast.
hint-closed = Zeig zuerst deine Karten: Der Coach muss sie sehen.
hint-nobody = Hier gibt es keine Tipps.
end-hints = { $count ->
    [one] { $name } hat einen Tipp geholt.
   *[other] { $name } hat { $count } Tipps geholt.
}

## Optionen und Absprachen
options-show_odds = Gewinnchancen zeigen
options-show_odds-help = An den Plätzen stehen alle Gewinnchancen, geschätzt aus dem, was du weißt.
options-tutor = Tutor
options-tutor-help = Fragt nach, bevor du 8 Prozentpunkte Gewinnchance verlierst.
setup-hints = Tipps
setup-hints-help = Alle dürfen den Coach fragen, was zu tun ist. Tipps werden gezählt und am Ende genannt.
setup-odds = Chancen
setup-odds-help = An den Plätzen dürfen die Gewinnchancen stehen.
setup-tutor = Tutor
setup-tutor-help = Der Tutor darf vor einer teuren Aktion nachfragen.

## Tutor
tutor-title = Bist du sicher?
tutor-words = Das senkt deine Gewinnchance um { $points } Prozentpunkte. Es gibt etwas Besseres.
tutor-meant = Was du vorhast
tutor-better = Was ich tun würde
tutor-take = Den Vorschlag nehmen
tutor-think = Noch einmal überlegen
tutor-insist = Trotzdem tun

## Rückschau
replay-odds = Alle Gewinnchancen, nach dem, was an diesem Platz bekannt ist
replay-review = Rückschau
replay-review-help = Chancen im Verlauf, Können und Glück, die entscheidenden Momente
end-review = Rückschau
review-title = Rückschau
review-help = Was das bedeutet
review-begun = Der Coach geht das Spiel durch. Gleich kommen die ersten Bewertungen.
review-failed = Zu diesem Spiel gibt es hier keine Rückschau.
review-progress = In Arbeit: { $percent }
review-chart-help = Chancen im Verlauf: ziehen oder Pfeiltasten links/rechts
review-seat-help = Bilanz und Entscheidungen von { $name }
review-at = Runde { $round }, Aktion { $number }
review-verdict = { $count ->
    [one] { $mark }: { $points } Prozentpunkt.
   *[other] { $mark }: { $points } Prozentpunkte.
}
review-verdict-free = { $mark }.
review-better = Besser: { $action }.
review-why = Der Coach sagt zu { $name }: „{ $why }“
review-deed = { $name }: { $action }
review-luck-here = { $count ->
    [one] Glück für { $name }: { $points } Prozentpunkt.
   *[other] Glück für { $name }: { $points } Prozentpunkte.
}
review-not-yet = So weit ist der Coach noch nicht.
review-mark-best = Die beste Wahl
review-mark-fine = In Ordnung
review-mark-slip = Ein Ausrutscher
review-mark-mistake = Ein Fehler
review-mark-blunder = Ein grober Fehler
review-mark-before = Zum vorigen Ausrutscher
review-mark-after = Zum nächsten Ausrutscher
review-first-mark = Davor gibt es keinen Ausrutscher.
review-last-mark = Danach gibt es keinen Ausrutscher mehr.
review-look = Ansehen
review-look-help = Der Tisch in diesem Moment, wie man ihn damals sah
review-try = Anders versuchen
review-try-help = Von hier an selbst weiterspielen
review-account = Bilanz: { $name }
review-start = Am Anfang
review-skill = Eigene Wahl
review-luck = Eigenes Glück
review-others = Die anderen
review-result = Am Ende
review-now = Bis jetzt
review-sentence = In Prozentpunkten: Glück { $luck }, Können { $skill }, die anderen { $others }.
review-sentence-of = { $name }: Glück { $luck }, Können { $skill }, die anderen { $others }.
review-decisions = Die Entscheidungen
review-many = { $name }: { $count }
review-moments = Was entschieden hat
review-moment-slip = { $name } rutscht aus.
review-moment-mistake = { $name } macht einen Fehler.
review-moment-blunder = { $name } patzt schwer.
review-moment-lucky = { $name } hat Glück.
review-moment-unlucky = { $name } hat Pech.
review-note = „Die anderen“ ist alles, was weder deine Entscheidung noch dein Glück ist: was die anderen taten und zogen, und Ungenauigkeiten der Schätzung.

## Statistik
statistics-skill = Können und Glück
statistics-skill-lost = Verlust je Entscheidung
statistics-skill-luck = Glück je Spiel
statistics-skill-points = { $whole },{ $tenths }
statistics-skill-legend = Spielstärke auf dieser Skala: { $levels }. Sie folgt aus den Entscheidungen der letzten 20 Spiele mit Rückschau und hängt nicht davon ab, wer gewonnen hat. Glück zählt in Prozentpunkten Gewinnchance und gleicht sich auf Dauer aus. Die Linien zeigen ein Spiel nach dem anderen.
statistics-skill-worst = Teuerste Aktion: { $action }, im Schnitt { $points } Prozentpunkte.
rating-title = Spielstärke
rating-game = Spielstärke: { $level }.
rating-none = Noch keine Wertung
rating-one = Spielstärke: { $number }, etwa „{ $level }“. Ein einzelnes Spiel sagt wenig.
rating-band = Spielstärke: { $number }, etwa „{ $level }“. Nach { $count ->
    [one] einem Spiel
   *[other] { $count } Spielen
} liegt sie zwischen { $low } und { $high }.
