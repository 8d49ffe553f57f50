### What things of the table mean, for who points at them, and how to see more.
tip-closer = Rechtsklick oder F10: näher ansehen
help-log = Der Verlauf. Zeig auf eine Zeile, um ihre Karten zu sehen. Ein Druck zeigt alle davon.
help-hand = { $name }: { $cards } auf der Hand. Am Ende des eigenen Zuges behält niemand mehr als { $limit }.
help-cigarettes = { $name }: { $cigarettes }. Damit kauft man Waffen und Werkzeug. Verkauf Karten, um mehr zu bekommen.
help-beatings =
    { $beatings_number ->
        [0] { $name } hat keine Prügel. Mit einer Tracht Prügel kann man nicht herstellen, mit zweien auch nicht graben.
       *[other] { $name }: { $beatings }. Mit einer Tracht Prügel kann man nicht herstellen, mit zweien auch nicht graben. Heilen kann man { $places_wo }.
    }
help-tunnel = { $name } hat { $points } von { $goal_number }. Wer so weit kommt, bricht aus und gewinnt.
help-tunnel-team = { $name } hat { $points } gegraben. Das Team hat { $total } von { $goal_number }, die es zum Ausbruch braucht.
help-chance = { $name }: Gewinnchance { $chance }. Das helle Band, { $band }, zeigt, wie sicher das ist.
help-actions =
    { $left ->
        [0] Du hast alle Aktionen verbraucht ({ $most }). Beende deinen Zug.
        [one] Noch { $left } Aktion von { $most }.
       *[other] Noch { $left } Aktionen von { $most }.
    }
key-right-mouse = Rechte Maustaste
help-alarm = Noch einmal Graben kann zum Ausbruch reichen!
