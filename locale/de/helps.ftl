### What things of the table mean, for who points at them, and how to see more.
tip-closer = Rechtsklick oder F10: näher ansehen
help-log = Der Verlauf. Zeig auf eine Zeile, um ihre Karten zu sehen; ein Druck zeigt alle.
help-hand = { $name }: { $cards } auf der Hand. Am Ende des eigenen Zuges behält niemand mehr als { $limit }.
help-cigarettes = { $name }: { $cigarettes }. Damit kauft man Waffen und Werkzeug; Karten verkaufen bringt mehr.
help-beatings =
    { $beatings_number ->
        [0] { $name } hat keine Prügel. Einmal Prügel verhindert Herstellen, zweimal auch Graben.
       *[other] { $name }: { $beatings }. Einmal verhindert Herstellen, zweimal auch Graben. Heilen kann man { $places_wo }.
    }
help-tunnel = { $name } hat { $points } von { $goal_number }. Wer so weit kommt, ist draußen und gewinnt.
help-tunnel-team = { $name } hat { $points } gegraben. Das Team hat { $total } von { $goal_number }: dann ist es draußen.
help-chance = { $name }: Gewinnchance { $chance }. Das helle Band, { $band }, zeigt, wie sicher das ist.
help-actions =
    { $left ->
        [0] Keine von { $most } Aktionen übrig: beende deinen Zug.
        [one] Noch { $left } Aktion von { $most }.
       *[other] Noch { $left } Aktionen von { $most }.
    }
key-right-mouse = Rechte Maustaste
