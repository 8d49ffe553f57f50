### Cards. The forms of a name: .acc “einen Löffel”, .dat “einem Löffel” and .dem “dem Löffel” (Tools only); .counted,
### .counted_acc and .counted_dat for a number of them. Where .counted_acc is missing it is the same as .counted.
### What can be crafted or be crafted with is also named without article: .counted_bare, after “aus” .counted_from.

## What all cards of a sort do
category-component = Bauteil
    .plural = Bauteile
category-weapon = Waffe
    .plural = Waffen
category-tool = Werkzeug
    .plural = Werkzeuge
category-rare = Rarität
    .plural = Raritäten
category-accessory = Accessoire
    .plural = Accessoires
category-action = Aktionskarte
    .plural = Aktionskarten
text-weapon = Zum Erpressen hinlegen oder im Kampf ausspielen.
text-tool = Bringt beim Graben im Zellenblock { $points }.
text-rare = Taugt nur zum Verkaufen.
text-accessory = Teil des Eintrittspreises für { $gangs_acc }.
text-recipe = Aus { $spent_from }: { $made_bare }.

## Components
card-container = Behälter
    .acc = einen Behälter
    .counted = { $n ->
        [one] ein Behälter
       *[other] { $n } Behälter
    }
    .counted_acc = { $n ->
        [one] einen Behälter
       *[other] { $n } Behälter
    }
    .counted_dat = { $n ->
        [one] einem Behälter
       *[other] { $n } Behältern
    }
    .counted_bare = { $n ->
        [one] Behälter
       *[other] { $n } Behälter
    }
    .counted_from = { $n ->
        [one] Behälter
       *[other] { $n } Behältern
    }
card-container-flavour = Früher war Fisch drin. Jetzt kommt Erde rein.
card-pike = Spitze
    .acc = eine Spitze
    .counted = { $n ->
        [one] eine Spitze
       *[other] { $n } Spitzen
    }
    .counted_dat = { $n ->
        [one] einer Spitze
       *[other] { $n } Spitzen
    }
    .counted_bare = { $n ->
        [one] Spitze
       *[other] { $n } Spitzen
    }
    .counted_from = { $n ->
        [one] Spitze
       *[other] { $n } Spitzen
    }
card-pike-flavour = Erst war das Geländer locker, dann war es lückenhaft.
card-link = Verbindung
    .narrow = Verbin{ "\u00AD" }dung
    .acc = eine Verbindung
    .counted = { $n ->
        [one] eine Verbindung
       *[other] { $n } Verbindungen
    }
    .counted_dat = { $n ->
        [one] einer Verbindung
       *[other] { $n } Verbindungen
    }
    .counted_bare = { $n ->
        [one] Verbindung
       *[other] { $n } Verbindungen
    }
    .counted_from = { $n ->
        [one] Verbindung
       *[other] { $n } Verbindungen
    }
card-link-flavour = Ohne gute Verbindungen läuft hier drin gar nichts.

## Weapons
card-blade = Klinge
    .acc = eine Klinge
    .counted = { $n ->
        [one] eine Klinge
       *[other] { $n } Klingen
    }
    .counted_dat = { $n ->
        [one] einer Klinge
       *[other] { $n } Klingen
    }
    .counted_bare = { $n ->
        [one] Klinge
       *[other] { $n } Klingen
    }
    .counted_from = { $n ->
        [one] Klinge
       *[other] { $n } Klingen
    }
card-blade-flavour = Damit ist schon so mancher haarscharf davongekommen.
card-knife = Messer
    .acc = ein Messer
    .counted = { $n ->
        [one] ein Messer
       *[other] { $n } Messer
    }
    .counted_dat = { $n ->
        [one] einem Messer
       *[other] { $n } Messern
    }
    .counted_bare = { $n ->
        [one] Messer
       *[other] { $n } Messer
    }
    .counted_from = { $n ->
        [one] Messer
       *[other] { $n } Messern
    }
card-knife-flavour = Öffnet Briefe, Dosen und Verhandlungen.

## Tools
card-spoon = Löffel
    .acc = einen Löffel
    .dat = einem Löffel
    .dem = dem Löffel
    .counted = { $n ->
        [one] ein Löffel
       *[other] { $n } Löffel
    }
    .counted_acc = { $n ->
        [one] einen Löffel
       *[other] { $n } Löffel
    }
    .counted_dat = { $n ->
        [one] einem Löffel
       *[other] { $n } Löffeln
    }
    .counted_bare = { $n ->
        [one] Löffel
       *[other] { $n } Löffel
    }
    .counted_from = { $n ->
        [one] Löffel
       *[other] { $n } Löffeln
    }
card-spoon-flavour = Bei dem Tempo bist du in elf Jahren draußen.
card-pickaxe = Spitzhacke
    .narrow = Spitz{ "\u00AD" }hacke
    .acc = eine Spitzhacke
    .dat = einer Spitzhacke
    .dem = der Spitzhacke
    .counted = { $n ->
        [one] eine Spitzhacke
       *[other] { $n } Spitzhacken
    }
    .counted_dat = { $n ->
        [one] einer Spitzhacke
       *[other] { $n } Spitzhacken
    }
    .counted_bare = { $n ->
        [one] Spitzhacke
       *[other] { $n } Spitzhacken
    }
    .counted_from = { $n ->
        [one] Spitzhacke
       *[other] { $n } Spitzhacken
    }
card-pickaxe-flavour = Laut. Beim Zuschlagen bitte husten.
card-shovel = Schaufel
    .acc = eine Schaufel
    .dat = einer Schaufel
    .dem = der Schaufel
    .counted = { $n ->
        [one] eine Schaufel
       *[other] { $n } Schaufeln
    }
    .counted_dat = { $n ->
        [one] einer Schaufel
       *[other] { $n } Schaufeln
    }
    .counted_bare = { $n ->
        [one] Schaufel
       *[other] { $n } Schaufeln
    }
    .counted_from = { $n ->
        [one] Schaufel
       *[other] { $n } Schaufeln
    }
card-shovel-flavour = Gartenarbeit fördert die Resozialisierung.

## Rare items
card-wristwatch = Armbanduhr
    .narrow = Arm{ "\u00AD" }band{ "\u00AD" }uhr
    .acc = eine Armbanduhr
    .counted = { $n ->
        [one] eine Armbanduhr
       *[other] { $n } Armbanduhren
    }
    .counted_dat = { $n ->
        [one] einer Armbanduhr
       *[other] { $n } Armbanduhren
    }
card-wristwatch-flavour = Zeigt nur an, wie lange du noch sitzt.
card-moonshine = Fusel
    .acc = eine Flasche Fusel
    .counted = { $n ->
        [one] eine Flasche Fusel
       *[other] { $n } Flaschen Fusel
    }
    .counted_dat = { $n ->
        [one] einer Flasche Fusel
       *[other] { $n } Flaschen Fusel
    }
card-moonshine-flavour = Im Stiefel gereift, fast eine ganze Woche.
card-phone = Handy
    .acc = ein Handy
    .counted = { $n ->
        [one] ein Handy
       *[other] { $n } Handys
    }
    .counted_dat = { $n ->
        [one] einem Handy
       *[other] { $n } Handys
    }
card-phone-flavour = Kein Netz. Nur Gitter.

## Accessories
card-bandana = Bandana
    .acc = ein Bandana
    .counted = { $n ->
        [one] ein Bandana
       *[other] { $n } Bandanas
    }
    .counted_dat = { $n ->
        [one] einem Bandana
       *[other] { $n } Bandanas
    }
card-bandana-flavour = Richtige Farbe, falscher Tag, blaues Auge.
card-gold_chain = Goldkette
    .acc = eine Goldkette
    .counted = { $n ->
        [one] eine Goldkette
       *[other] { $n } Goldketten
    }
    .counted_dat = { $n ->
        [one] einer Goldkette
       *[other] { $n } Goldketten
    }
card-gold_chain-flavour = Macht den Hals grün und die Freunde höflich.
card-tracksuit = Trainingsanzug
    .narrow = Trai{ "\u00AD" }nings{ "\u00AD" }anzug
    .acc = einen Trainingsanzug
    .counted = { $n ->
        [one] ein Trainingsanzug
       *[other] { $n } Trainingsanzüge
    }
    .counted_acc = { $n ->
        [one] einen Trainingsanzug
       *[other] { $n } Trainingsanzüge
    }
    .counted_dat = { $n ->
        [one] einem Trainingsanzug
       *[other] { $n } Trainingsanzügen
    }
card-tracksuit-flavour = Darin ist noch keiner gerannt. Nicht mal weg.
card-leather_gloves = Lederhandschuhe
    .narrow = Leder{ "\u00AD" }hand{ "\u00AD" }schuhe
    .acc = ein Paar Lederhandschuhe
    .counted = { $n ->
        [one] ein Paar Lederhandschuhe
       *[other] { $n } Paar Lederhandschuhe
    }
    .counted_dat = { $n ->
        [one] einem Paar Lederhandschuhen
       *[other] { $n } Paar Lederhandschuhen
    }
card-leather_gloves-flavour = Fürs Motorrad. Oder gegen Fingerabdrücke.
card-tattoo_ink = Tattoo-Tinte
    .acc = ein Fläschchen Tattoo-Tinte
    .counted = { $n ->
        [one] ein Fläschchen Tattoo-Tinte
       *[other] { $n } Fläschchen Tattoo-Tinte
    }
    .counted_dat = { $n ->
        [one] einem Fläschchen Tattoo-Tinte
       *[other] { $n } Fläschchen Tattoo-Tinte
    }
card-tattoo_ink-flavour = Rechtschreibung bitte vorher prüfen.
card-signet_ring = Siegelring
    .acc = einen Siegelring
    .counted = { $n ->
        [one] ein Siegelring
       *[other] { $n } Siegelringe
    }
    .counted_acc = { $n ->
        [one] einen Siegelring
       *[other] { $n } Siegelringe
    }
    .counted_dat = { $n ->
        [one] einem Siegelring
       *[other] { $n } Siegelringen
    }
card-signet_ring-flavour = Ein Handkuss wäre jetzt angebracht.

## Action cards
card-ambush = Hinterhalt
    .acc = einen Hinterhalt
    .counted = { $n ->
        [one] ein Hinterhalt
       *[other] { $n } Hinterhalte
    }
    .counted_acc = { $n ->
        [one] einen Hinterhalt
       *[other] { $n } Hinterhalte
    }
    .counted_dat = { $n ->
        [one] einem Hinterhalt
       *[other] { $n } Hinterhalten
    }
card-ambush-text = Ein anderer Knacki, der nicht in Einzelhaft sitzt, bezieht { $beat_times_acc }.
card-ambush-flavour = Im Wäschewagen war nicht nur Wäsche.
card-riot = Revolte
    .acc = eine Revolte
    .counted = { $n ->
        [one] eine Revolte
       *[other] { $n } Revolten
    }
    .counted_dat = { $n ->
        [one] einer Revolte
       *[other] { $n } Revolten
    }
card-riot-text = Alle Handkarten werden zusammengeworfen, gemischt und im Uhrzeigersinn einzeln verteilt, beginnend mit dir.
card-riot-flavour = Es begann mit der Suppe. Es beginnt immer mit der Suppe.
card-care_package = Carepaket
    .narrow = Care{ "\u00AD" }paket
    .acc = ein Carepaket
    .counted = { $n ->
        [one] ein Carepaket
       *[other] { $n } Carepakete
    }
    .counted_dat = { $n ->
        [one] einem Carepaket
       *[other] { $n } Carepaketen
    }
card-care_package-text = Ziehe { $draw_cards } und erhalte { $gain_cigarettes_count }.
card-care_package-flavour = Tante Rosas Kuchen wiegt vier Kilo und scheppert.
card-passkey = Generalschlüssel
    .narrow = General{ "\u00AD" }schlüs{ "\u00AD" }sel
    .acc = einen Generalschlüssel
    .counted = { $n ->
        [one] ein Generalschlüssel
       *[other] { $n } Generalschlüssel
    }
    .counted_acc = { $n ->
        [one] einen Generalschlüssel
       *[other] { $n } Generalschlüssel
    }
    .counted_dat = { $n ->
        [one] einem Generalschlüssel
       *[other] { $n } Generalschlüsseln
    }
card-passkey-text = Gehe an einen beliebigen anderen offenen Ort.
card-passkey-flavour = Öffnet jede Tür bis auf eine.
card-snitch = Spitzel
    .acc = einen Spitzel
    .counted = { $n ->
        [one] ein Spitzel
       *[other] { $n } Spitzel
    }
    .counted_acc = { $n ->
        [one] einen Spitzel
       *[other] { $n } Spitzel
    }
    .counted_dat = { $n ->
        [one] einem Spitzel
       *[other] { $n } Spitzeln
    }
card-snitch-text = Schicke einen anderen Knacki in Einzelhaft.
card-snitch-flavour = Singt überall, nur nicht im Gefängnischor.
card-sleight_of_hand = Kunstgriff
    .acc = einen Kunstgriff
    .counted = { $n ->
        [one] ein Kunstgriff
       *[other] { $n } Kunstgriffe
    }
    .counted_acc = { $n ->
        [one] einen Kunstgriff
       *[other] { $n } Kunstgriffe
    }
    .counted_dat = { $n ->
        [one] einem Kunstgriff
       *[other] { $n } Kunstgriffen
    }
card-sleight_of_hand-text = Ziehe einem anderen Knacki an deinem Ort eine zufällige Karte aus der Hand.
card-sleight_of_hand-flavour = Fester Händedruck. Zähl danach deine Finger.
card-inspection = Razzia
    .acc = eine Razzia
    .counted = { $n ->
        [one] eine Razzia
       *[other] { $n } Razzien
    }
    .counted_dat = { $n ->
        [one] einer Razzia
       *[other] { $n } Razzien
    }
card-inspection-text = Wähle einen offenen Ort. Wer dort Werkzeug auf der Hand hat, wirft eins nach Wahl ab, auch du.
card-inspection-flavour = „Reine Routine“, sagen die Wachen und bringen den Hund mit.
card-rigged_game = Falschspiel
    .narrow = Falsch{ "\u00AD" }spiel
    .acc = ein Falschspiel
    .counted = { $n ->
        [one] ein Falschspiel
       *[other] { $n } Falschspiele
    }
    .counted_dat = { $n ->
        [one] einem Falschspiel
       *[other] { $n } Falschspielen
    }
card-rigged_game-text = Nimm einem anderen Knacki bis zu { $take_cigarettes_up_to } ab.
card-rigged_game-flavour = Fünf Asse. So ein Zufall.
card-bandages = Verbandszeug
    .narrow = Ver{ "\u00AD" }bands{ "\u00AD" }zeug
    .counted = { $n ->
        [one] Verbandszeug
       *[other] { $n }× Verbandszeug
    }
card-bandages-text = { $heal_all ->
    [0] Entferne { $heal_count }
   *[other] Entferne alle deine Prügel
} und ziehe { $draw_cards }.
card-bandages-flavour = Zweimal ausgekocht. Wahrscheinlich.
