### Why a prisoner played by a bot did what everybody saw, in its own words, beside the table. { $name } is whom it concerns,
### always as the one spoken to or the one who does something, so that it need not be inflected.

reason-said = { $name }: { $words }
reason-digs = Weiter mit { $card_dem }. Noch { $points }.
reason-looks_for_cards = Mal schauen, was hier so rumliegt.
reason-takes_a_tool = Besser ein Löffel als gar nichts.
reason-recovers = Für heute hab ich genug eingesteckt.
reason-wants_that_power = { $gang }. Solche Freunde kann man brauchen.
reason-now_or_never = Jetzt oder nie.
reason-not_worth_a_fight = Nimm es. Dafür lass ich mich nicht verprügeln.
reason-gives_in = { $name }, für { $card_acc } lass ich mich nicht verprügeln.
reason-does_not_give_in = Hol es dir doch.
reason-stands_up = Hol es dir doch, { $name }.
reason-means_to_win_this = { $card }. Den hier gewinne ich.
reason-stands_by = { $card } für dich, { $name }. Das gewinnen wir zusammen.
reason-helps_the_team = { $name }, lass uns teilen, was wir haben.
reason-prefers_what_it_has = Kein Tausch, { $name }. Mir gefällt, was ich habe.
reason-sends_trouble_elsewhere = Da drüben freut sich bestimmt jemand über Besuch.
reason-sends_trouble = { $names }, da kommt Besuch.
reason-needs_another_place = Hier gibt es für mich nichts zu holen.
reason-plays_its_card = { $card }. Das passt gerade gut.
reason-aims_its_card = { $card }, und zwar für dich, { $name }.
reason-wants_that_tool = { $name }, ich könnte { $card_acc } für meinen Tunnel brauchen.
reason-denies_leader = { $name } hat { $points }. Das ist mir zu weit vorn.
reason-arms_itself = { $card }. Sicher ist sicher.
reason-makes_a_tool = Daraus mach ich { $card_acc }.
reason-buys_a_tool = { $card }. Gut angelegte Zigaretten.
reason-can_buy_a_tool_then = Das müsste für ein Werkzeug reichen.
reason-raises_cash = Ein paar Zigaretten kämen mir gelegen.
reason-goes_to_recover = Ich muss zum Arzt.
reason-goes_to_trade = Ich geh mal einkaufen.
