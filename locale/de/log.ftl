### The log: one line for each event, in the present tense. `-you` if you are the first player it names ($name),
### `-at-you` if you are the second ($other), `-hidden` if you may not know all of it.

log-started = Das Spiel beginnt. { $name } fängt an.
log-started-you = Das Spiel beginnt. Du fängst an.
log-turn_started = { $name } ist am Zug.
log-turn_started-you = Du bist am Zug.

## Moving
log-rolled = { $name } würfelt eine { $face }.
log-rolled-you = Du würfelst eine { $face }.
log-rolled-michel = { $name } würfelt für { $michel } eine { $face }.
log-rolled-michel-you = Du würfelst für { $michel } eine { $face }.
log-moved = { $name } geht { $place_wohin }.
log-moved-you = Du gehst { $place_wohin }.
log-sent = { $name } wandert { $place_wohin }.
log-sent-you = Du wanderst { $place_wohin }.

## Cards and cigarettes
log-drawn = { $name } zieht { $cards_acc }.
log-drawn-you = Du ziehst { $cards_acc }.
log-drawn-hidden = { $name } zieht { $count }.
log-drawn-none = { $name } findet nichts: Es sind keine Suchkarten mehr da.
log-drawn-none-you = Du findest nichts: Es sind keine Suchkarten mehr da.
log-shuffled = Der Ablagestapel wird gemischt und zum neuen Suchstapel.
log-shuffled-michel = { $michel } hat keine Karten mehr: Die abgelegten werden neu gemischt.
log-crafted = { $name } stellt aus { $spent_dat } { $cards_acc } her.
log-crafted-you = Du stellst aus { $spent_dat } { $cards_acc } her.
log-dug = { $name } gräbt mit { $tool_dat }, bekommt { $points } und hat jetzt { $total_number }.
log-dug-you = Du gräbst mit { $tool_dat }, bekommst { $points } und hast jetzt { $total_number }.
log-sold = { $name } verkauft { $cards_acc } für { $cigarettes }.
log-sold-you = Du verkaufst { $cards_acc } für { $cigarettes }.
log-bought = { $name } kauft { $cards_acc } für { $cigarettes }.
log-bought-you = Du kaufst { $cards_acc } für { $cigarettes }.
log-stolen = { $name } klaut { $cards_acc }.
log-stolen-you = Du klaust { $cards_acc }.
log-gained = { $name } nimmt { $cards_acc } vom Stapel.
log-gained-you = Du nimmst { $cards_acc } vom Stapel.
log-regained = { $name } nimmt { $cards_acc } auf die Hand.
log-regained-you = Du nimmst { $cards_acc } auf die Hand.
log-discarded = { $name } wirft { $cards_acc } ab.
log-discarded-you = Du wirfst { $cards_acc } ab.
log-paid = { $name } erhält { $cigarettes }.
log-paid-you = Du erhältst { $cigarettes }.
log-paid-by = { $name } bekommt von { $other } { $cigarettes }.
log-paid-by-you = Du bekommst von { $other } { $cigarettes }.
log-paid-by-at-you = { $name } bekommt von dir { $cigarettes }.
log-taken = { $name } nimmt { $other } { $kind_acc } ab.
log-taken-you = Du nimmst { $other } { $kind_acc } ab.
log-taken-at-you = { $name } nimmt dir { $kind_acc } ab.
log-taken-hidden = { $name } nimmt { $other } eine Karte ab.
log-given = { $name } bekommt von { $other } { $kind_acc }.
log-given-you = Du bekommst von { $other } { $kind_acc }.
log-given-at-you = { $name } bekommt von dir { $kind_acc }.
log-looked = { $name } schaut { $other } in die Karten: { $cards }.
log-looked-you = Du schaust { $other } in die Karten: { $cards }.
log-looked-at-you = { $name } schaut dir in die Karten: { $cards }.
log-looked-hidden = { $name } schaut { $other } in die Karten.
log-swapped = { $name } und { $other } tauschen alle Handkarten.
log-swapped-you = Du tauschst mit { $other } alle Handkarten.
log-swapped-at-you = { $name } tauscht mit dir alle Handkarten.

## Gangs, Action cards, Backgrounds
log-joined = { $name } tritt { $gang_dat } bei und zahlt { $spent_acc }: { $card }.
log-joined-you = Du trittst { $gang_dat } bei und zahlst { $spent_acc }: { $card }.
log-joined-leaving = { $name } gibt „{ $left }“ auf, tritt { $gang_dat } bei und zahlt { $spent_acc }: { $card }.
log-joined-leaving-you = Du gibst „{ $left }“ auf, trittst { $gang_dat } bei und zahlst { $spent_acc }: { $card }.
log-powered = { $name } kann auf { $gang_acc } zählen: { $card }.
log-powered-you = Du kannst auf { $gang_acc } zählen: { $card }.
log-played = { $name } spielt „{ $card }“ aus.
log-played-you = Du spielst „{ $card }“ aus.
log-played-on = { $name } spielt „{ $card }“ gegen { $other } aus.
log-played-on-you = Du spielst „{ $card }“ gegen { $other } aus.
log-played-on-at-you = { $name } spielt „{ $card }“ gegen dich aus.
log-played-place = { $name } spielt „{ $card }“ aus: { $place }.
log-played-place-you = Du spielst „{ $card }“ aus: { $place }.
log-revealed = { $name } deckt einen Hintergrund auf: { $background }.
log-revealed-you = Du deckst deinen Hintergrund auf: { $background }.
log-revealed-bonus = { $name } deckt einen Hintergrund auf, mit Bonus der Gang: { $background }.
log-revealed-bonus-you = Du deckst deinen Hintergrund auf, mit Bonus deiner Gang: { $background }.
log-called_off = { $other } ist fein raus: Was { $name } ausspielt, bleibt ohne Wirkung.
log-called_off-you = { $other } ist fein raus: Was du ausspielst, bleibt ohne Wirkung.
log-called_off-at-you = Du bist fein raus: Was { $name } ausspielt, bleibt ohne Wirkung.
log-rioted = Revolte! Alle Handkarten werden gemischt und neu verteilt, beginnend mit { $name }.
log-rioted-you = Revolte! Alle Handkarten werden gemischt und neu verteilt, beginnend mit dir.
log-rioted-hand = { $before ->
    [one] Du hattest eine Karte, jetzt hast du { $after }.
   *[other] Du hattest { $before } Karten, jetzt hast du { $after }.
}
log-inspected = { $name } ruft die Wachen { $place_wohin }: Wer dort Werkzeug hat, wirft eins ab.
log-inspected-you = Du rufst die Wachen { $place_wohin }: Wer dort Werkzeug hat, wirft eins ab.
log-actions_gained = { $name } hat in diesem Zug { $count } mehr.
log-actions_gained-you = Du hast in diesem Zug { $count } mehr.
log-dig_improved = { $name } gräbt gründlicher: Das nächste Graben in diesem Zug bringt { $points } mehr.
log-dig_improved-you = Du gräbst gründlicher: Dein nächstes Graben in diesem Zug bringt { $points } mehr.

## Extortion and combat
log-extorted = { $name } legt { $weapons_acc } hin und fordert { $tool_acc } von { $other }.
log-extorted-you = Du legst { $weapons_acc } hin und forderst { $tool_acc } von { $other }.
log-extorted-at-you = { $name } legt { $weapons_acc } hin und fordert { $tool_acc } von dir.
log-cooperated = { $name } kooperiert mit { $other }.
log-cooperated-you = Du kooperierst mit { $other }.
log-cooperated-at-you = { $name } kooperiert mit dir.
log-cooperated-michel = { $name } kooperiert mit { $michel }.
log-cooperated-michel-you = Du kooperierst mit { $michel }.
log-refused = { $name } kooperiert nicht mit { $other }: Kampf!
log-refused-you = Du kooperierst nicht mit { $other }: Kampf!
log-refused-at-you = { $name } kooperiert nicht mit dir: Kampf!
log-refused-michel = { $name } bietet { $michel } die Stirn: Kampf!
log-refused-michel-you = Du bietest { $michel } die Stirn: Kampf!
log-armed = { $name } spielt { $kind_acc } aus.
log-armed-you = Du spielst { $kind_acc } aus.
log-armed-helping = { $name } hilft { $other } und spielt { $kind_acc } aus.
log-armed-helping-you = Du hilfst { $other } und spielst { $kind_acc } aus.
log-armed-helping-at-you = { $name } hilft dir und spielt { $kind_acc } aus.
log-given_up = { $name } spielt keine Waffe aus.
log-given_up-you = Du spielst keine Waffe aus.
log-combat_won = { $name } gewinnt den Kampf gegen { $other }.
log-combat_won-you = Du gewinnst den Kampf gegen { $other }.
log-combat_won-at-you = { $name } gewinnt den Kampf gegen dich.
log-combat_won-over_michel = { $name } gewinnt den Kampf gegen { $michel }.
log-combat_won-over_michel-you = Du gewinnst den Kampf gegen { $michel }.
log-combat_won-to_michel = { $name } verliert den Kampf gegen { $michel }.
log-combat_won-to_michel-you = Du verlierst den Kampf gegen { $michel }.
log-beaten = { $name } kassiert { $count_acc }.
log-beaten-you = Du kassierst { $count_acc }.
log-healed = { $name } kuriert { $count_acc } aus.
log-healed-you = Du kurierst { $count_acc } aus.

## Michel(le)
log-michel_moved = { $name } schickt { $michel } { $place_wohin }.
log-michel_moved-you = Du schickst { $michel } { $place_wohin }.
log-turned_up = { $michel } trifft auf { $name }. Die Karte zeigt { $card }.
log-turned_up-you = { $michel } trifft auf dich. Die Karte zeigt { $card }.
log-turned_up-again = Die nächste Karte zeigt { $card }.

## Exchange
log-proposed = { $name } bietet { $other } { $give_acc } für { $take_acc }.
log-proposed-you = Du bietest { $other } { $give_acc } für { $take_acc }.
log-proposed-at-you = { $name } bietet dir { $give_acc } für { $take_acc }.
log-proposed-hidden = { $name } bietet { $other } einen Tausch an.
log-exchanged = { $name } gibt { $other } { $give_acc } für { $take_acc }.
log-exchanged-you = Du gibst { $other } { $give_acc } für { $take_acc }.
log-exchanged-at-you = { $name } gibt dir { $give_acc } für { $take_acc }.
log-exchanged-hidden = { $name } und { $other } tauschen Karten aus.
log-exchanged-hidden-paid = { $take_cigarettes_number ->
    [0] { $name } und { $other } tauschen: { $give_cigarettes } von { $name }, dazu verdeckte Karten.
   *[other] { $give_cigarettes_number ->
        [0] { $name } und { $other } tauschen: { $take_cigarettes } von { $other }, dazu verdeckte Karten.
       *[other] { $name } und { $other } tauschen: { $give_cigarettes } gegen { $take_cigarettes }, dazu verdeckte Karten.
    }
}
log-declined = { $name } lehnt den Tausch mit { $other } ab.
log-declined-you = Du lehnst den Tausch mit { $other } ab.
log-declined-at-you = { $name } lehnt den Tausch mit dir ab.

## The end
log-won = { $name } bricht aus und gewinnt!
log-won-you = Du brichst aus und gewinnst!
log-won-team = { $names } brechen aus und gewinnen!
log-won-team-you = Du und { $others } brecht aus und gewinnt!
# Who gives up ends the game; `-at-you` is read by who wins.
log-forfeit = { $count ->
    [one] { $name } gibt auf. { $winners } gewinnt.
   *[other] { $name } gibt auf. { $winners } gewinnen.
}
log-forfeit-you = { $count ->
    [one] Du gibst auf. { $winners } gewinnt.
   *[other] Du gibst auf. { $winners } gewinnen.
}
log-forfeit-at-you = { $count ->
    [one] { $name } gibt auf. Du gewinnst!
   *[other] { $name } gibt auf. Dein Team gewinnt!
}

## Zeilen, die keine Ereignisse des Spiels sind
log-let-happen = Deine feste Antwort hat das geschehen lassen. Du hättest deinen Hintergrund aufdecken können.
log-phone-sat = { $name } spielt jetzt am Handy.
log-phone-replaced = Für { $name } spielt jetzt ein anderes Handy.
log-phone-left = { $name } spielt nicht mehr am Handy, sondern am Bildschirm.
log-phone-released = Der Bildschirm hat den Platz von { $name } vom Handy zurückgeholt.
log-phone-lost = Das Handy von { $name } antwortet nicht mehr.
log-phone-back = Das Handy von { $name } antwortet wieder.
log-phone-refused = Ein Handy hat um den Platz von { $name } gebeten. Die Antwort war Nein.
log-phone-watches = Jemand schaut auf einem Handy zu.
log-phone-banned = Das Handy von { $name } wurde ausgesperrt. { $name } spielt am Bildschirm.
log-bot-plays = Für { $name } spielt jetzt ein Bot.
log-plays-again = { $name } spielt wieder selbst.
log-plays-now = { $name } spielt ab jetzt mit.
log-conceded = { $name } hat aufgegeben.
