### Warum etwas gerade nicht geht, und wie es doch ginge: was es braucht, und was du davon hast.
need-rules = { $rules } (F1)
need-place = Geht nur { $places_wo }.
need-beatings =
    { $most ->
        [0] Geht nur ohne Prügel: du hast { $beatings_number }. Heilen kannst du { $places_wo }.
       *[other] Geht nur mit weniger Prügel: du hast { $beatings_number }. Heilen kannst du { $places_wo }.
    }
need-no_action_left = Braucht eine Aktion: du hast in diesem Zug keine mehr.
need-too_few_actions = Braucht { $price }: du hast { $actions }. Würfeln kostet nur eine.
need-already_there = Da bist du schon.
need-not_an_open_place = Da geht niemand freiwillig hin: nur Karten bringen dich hinein.
need-no_mate_of_your_gang_there = Braucht jemanden aus deinem Team und deiner Gang an einem anderen offenen Ort.
need-already_searched = In diesem Zug hast du schon durchsucht. Im nächsten wieder.
need-not_in_solitary = Nicht in Einzelhaft: geh erst hinaus.
need-parts_missing = { $made }: dazu brauchst du { $needs_acc }, dir fehlt { $missing }.
need-pile_empty = { $card }: der Stapel ist leer. Abgeworfene kommen dorthin zurück.
need-pile_too_small = { $needed }: im Stapel nur noch { $left }. Abgeworfene kommen dorthin zurück.
need-no_such_tool_in_hand = Braucht ein Werkzeug auf der Hand: herstellen, kaufen, klauen oder erpressen.
need-nothing_to_sell = Braucht eine Karte auf der Hand.
need-too_few_cigarettes = Braucht { $price }: du hast { $own }. Verkaufen bringt mehr.
need-not_beaten = Braucht Prügel: du hast keine. Glück gehabt.
need-accessories = Braucht { $count } verschiedene Accessoires einer Gang. Am nächsten dran: { $gang }, da hast du { $held }.
need-gang_pile_empty = { $gang }: keine Karte mehr da.
need-action_card = Braucht eine Aktionskarte auf der Hand: durchsuche etwas.
need-no_weapon = Braucht eine Waffe: { $weapons }.
need-weapons = Gegen { $name } musst du { $needed } hinlegen: du hast { $own_number }.
need-already_extorted = In diesem Zug hast du schon erpresst. Im nächsten wieder.
need-rival_here = Braucht einen Gegner an deinem Ort.
need-mate_here = Braucht jemanden aus deinem Team an deinem Ort.
need-nothing_to_exchange = Keiner von euch hat etwas zu tauschen.
need-already_revealed = Dein Hintergrund ist verbraucht: er wirkt einmal im Spiel.
need-moment = { $card } wartet auf den Moment: { $moments }.
need-target_not_here = { $card } braucht jemanden an deinem Ort.
need-target_holds_more = { $card } braucht jemanden an deinem Ort, der nicht mehr Karten hat als du.
need-target_in_solitary = { $card } erreicht niemanden in Einzelhaft.
need-would_do_nothing = { $card } bewirkt gerade nichts. Heb es dir auf.
need-wrong_target = { $card } findet gerade kein Ziel.
