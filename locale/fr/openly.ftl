### Why a prisoner played by a bot did what everybody saw, in its own words, beside the table. { $name } is whom it concerns,
### always as the one spoken to or the one who does something, so that it need not be inflected.

reason-said = { $name } : { $words }
reason-digs = Un coup avec { $card_le }. Encore { $points }.
reason-looks_for_cards = Voyons ce qui traîne.
reason-takes_a_tool = Mieux vaut une Cuillère que rien.
reason-recovers = Assez de coups pour aujourd’hui.
reason-wants_that_power = { $gang }. Des amis pareils, ça sert.
reason-now_or_never = Maintenant ou jamais.
reason-not_worth_a_fight = Soit. Ça ne vaut pas une Raclée.
reason-gives_in = Voilà { $card_le }, { $name }. Ça ne vaut pas une Raclée.
reason-does_not_give_in = Il faudra venir le chercher.
reason-stands_up = Il faudra venir le chercher, { $name }.
reason-means_to_win_this = Voilà { $card_un }. Celle-là, je compte la gagner.
reason-stands_by = Pour { $name }, voilà { $card_un }. On gagne ça ensemble.
reason-helps_the_team = { $name }, partageons ce qu’on a.
reason-prefers_what_it_has = Pas question, { $name }. Je tiens à ce que j’ai.
reason-sends_trouble_elsewhere = Quelqu’un d’autre a besoin de compagnie.
reason-sends_trouble = { $names }, voilà de la compagnie.
reason-needs_another_place = Rien pour moi ici.
reason-plays_its_card = { $card }. C’est le bon moment.
reason-aims_its_card = { $card }, et c’est pour { $name }.
reason-wants_that_tool = { $name }, { $card_le } irait bien dans mon tunnel.
reason-denies_leader = { $name } a { $points }. Trop d’avance à mon goût.
reason-arms_itself = Je prends { $card_un }. Mieux vaut une lame que des larmes.
reason-makes_a_tool = Avec ça, je fabrique { $card_un }.
reason-buys_a_tool = J’achète { $card_un }. Des Clopes bien placées.
reason-can_buy_a_tool_then = De quoi me payer un Outil.
reason-raises_cash = Quelques Clopes ne me feraient pas de mal.
reason-goes_to_recover = Il faut que je voie le médecin.
reason-goes_to_trade = J’ai des courses à faire.
