### Warum etwas gerade nicht geht, und wie es doch ginge: was es braucht, und was du davon hast.
need-rules = { $rules } (F1)
need-place = Geht nur { $places_wo }.
need-beatings =
    { $most ->
        [0] Geht nur ohne Prügel. Heilen kannst du { $places_wo }.
       *[other] Du hast zu oft Prügel kassiert ({ $beatings_number }×). Heilen kannst du { $places_wo }.
    }
need-no_action_left = Du hast in diesem Zug keine Aktion mehr.
need-too_few_actions = Das kostet { $price }, und du hast { $actions }. Würfeln kostet nur eine.
need-already_there = Da bist du schon.
need-not_an_open_place = Dorthin kann niemand gehen. Nur Karten schicken dich hinein.
need-no_mate_of_your_gang_there = Dazu muss jemand aus deinem Team und deiner Gang an einem anderen offenen Ort sein.
need-already_searched = In diesem Zug hast du schon einen Ort durchsucht. Im nächsten wieder.
need-not_in_solitary = Nicht in Einzelhaft. Geh erst hinaus.
need-parts_missing = Für { $made_acc } brauchst du { $needs_acc }. Dir fehlt noch: { $missing }.
need-pile_empty = { $card }: Der Stapel ist leer. Abgeworfene kommen dorthin zurück.
need-pile_too_small = { $needed }: Im Stapel { $left ->
        [one] ist nur noch 1.
       *[other] sind nur noch { $left }.
    } Abgeworfene kommen dorthin zurück.
need-no_such_tool_in_hand = Du brauchst ein Werkzeug auf der Hand: herstellen, kaufen, klauen oder erpressen.
need-nothing_to_sell = Du brauchst eine Karte auf der Hand.
need-too_few_cigarettes = Du brauchst { $price } und hast { $own }. Verkaufen bringt mehr.
need-not_beaten = Du hast keine Prügel, die du heilen könntest.
need-accessories =
    { $held ->
        [0] Du brauchst { $count } verschiedene Accessoires einer Gang. Du hast noch kein passendes.
       *[other] Du brauchst { $count } verschiedene Accessoires einer Gang. Am nächsten dran bist du { $gang_beim }: Du hast { $held }.
    }
need-gang_pile_empty = { $gang }: Es ist keine Karte mehr da, also kann niemand beitreten.
need-action_card = Du brauchst eine Aktionskarte auf der Hand. Beim Durchsuchen findest du welche.
need-no_weapon = Du brauchst eine Waffe: { $weapons }.
need-weapons = Gegen { $name } musst du { $needed } hinlegen. Du hast { $own_number }.
need-already_extorted = In diesem Zug hast du schon jemanden erpresst. Im nächsten wieder.
need-rival_here = Du brauchst jemanden zum Erpressen an deinem Ort.
need-mate_here = Dazu muss jemand aus deinem Team an deinem Ort sein.
need-nothing_to_exchange = Keiner von euch hat etwas zu tauschen.
need-already_revealed = Du hast deinen Hintergrund schon benutzt. Er wirkt einmal im Spiel.
need-moment = „{ $card }“ wirkt nur in diesem Moment: { $moments }.
need-target_not_here = „{ $card }“ wirkt nur auf jemanden an deinem Ort.
need-target_holds_more = „{ $card }“ wirkt nur auf jemanden an deinem Ort, der nicht mehr Karten hat als du.
need-target_in_solitary = „{ $card }“ wirkt auf niemanden in Einzelhaft.
need-would_do_nothing = „{ $card }“ bewirkt gerade nichts. Heb dir die Karte auf.
need-wrong_target = Für „{ $card }“ gibt es gerade kein Ziel.
