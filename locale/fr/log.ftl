### The log: one line for each event, in the present tense. `-you` if you are the first player it names ($name),
### `-at-you` if you are the second ($other), `-hidden` if you may not know all of it.
### No “de” or “que” before a name: it would have to become “d’Ana”, “qu’Ana”.

log-started = La partie commence. { $name } joue en premier.
log-started-you = La partie commence. Tu joues en premier.
log-turn_started = À { $name } de jouer.
log-turn_started-you = À toi de jouer.

## Moving
log-rolled = { $name } fait un { $face }.
log-rolled-you = Tu fais un { $face }.
log-rolled-michel = { $name } fait un { $face } pour { $michel }.
log-rolled-michel-you = Tu fais un { $face } pour { $michel }.
log-moved = { $name } va { $place_ou }.
log-moved-you = Tu vas { $place_ou }.
log-sent = { $name } atterrit { $place_ou }.
log-sent-you = Tu atterris { $place_ou }.

## Cards and cigarettes
log-drawn = { $name } tire { $cards }.
log-drawn-you = Tu tires { $cards }.
log-drawn-hidden = { $name } tire { $count }.
log-drawn-none = { $name } ne trouve rien : il n’y a plus de cartes Fouille.
log-drawn-none-you = Tu ne trouves rien : il n’y a plus de cartes Fouille.
log-shuffled = La défausse Fouille est mélangée et forme un nouveau paquet.
log-shuffled-michel = { $michel } n’a plus de cartes : la défausse est mélangée.
log-crafted = { $name } fabrique { $cards } avec { $spent }.
log-crafted-you = Tu fabriques { $cards } avec { $spent }.
log-dug = { $name } creuse avec { $tool_un } : { $points }, { $total_number } en tout.
log-dug-you = Tu creuses avec { $tool_un } : { $points }, { $total_number } en tout.
log-sold = { $name } vend { $cards } pour { $cigarettes }.
log-sold-you = Tu vends { $cards } pour { $cigarettes }.
log-bought = { $name } achète { $cards } pour { $cigarettes }.
log-bought-you = Tu achètes { $cards } pour { $cigarettes }.
log-stolen = { $name } pique { $cards }.
log-stolen-you = Tu piques { $cards }.
log-gained = { $name } prend { $cards } dans la pile.
log-gained-you = Tu prends { $cards } dans la pile.
log-regained = { $name } reprend { $cards }.
log-regained-you = Tu reprends { $cards }.
log-discarded = { $name } défausse { $cards }.
log-discarded-you = Tu défausses { $cards }.
log-paid = { $name } gagne { $cigarettes }.
log-paid-you = Tu gagnes { $cigarettes }.
log-paid-by = { $other } donne { $cigarettes } à { $name }.
log-paid-by-you = { $other } te donne { $cigarettes }.
log-paid-by-at-you = Tu donnes { $cigarettes } à { $name }.
log-taken = { $name } prend { $kind_un } à { $other }.
log-taken-you = Tu prends { $kind_un } à { $other }.
log-taken-at-you = { $name } te prend { $kind_un }.
log-taken-hidden = { $name } prend une carte à { $other }.
log-given = { $other } donne { $kind_un } à { $name }.
log-given-you = { $other } te donne { $kind_un }.
log-given-at-you = Tu donnes { $kind_un } à { $name }.
log-looked = { $name } regarde les cartes que tient { $other } : { $cards }.
log-looked-you = Tu regardes les cartes que tient { $other } : { $cards }.
log-looked-at-you = { $name } regarde ta main : { $cards }.
log-looked-hidden = { $name } regarde les cartes que tient { $other }.
log-swapped = { $name } et { $other } échangent toutes leurs cartes.
log-swapped-you = Tu échanges toutes tes cartes avec { $other }.
log-swapped-at-you = { $name } échange toutes ses cartes avec toi.

## Gangs, Action cards, Backgrounds
log-joined = { $name } rejoint { $gang_le } pour { $spent } : { $card }.
log-joined-you = Tu rejoins { $gang_le } pour { $spent } : { $card }.
log-joined-leaving = { $name } laisse tomber « { $left } » et rejoint { $gang_le } pour { $spent } : { $card }.
log-joined-leaving-you = Tu laisses tomber « { $left } » et rejoins { $gang_le } pour { $spent } : { $card }.
log-powered = { $name } peut compter sur { $gang_le } : { $card }.
log-powered-you = Tu peux compter sur { $gang_le } : { $card }.
log-played = { $name } joue « { $card } ».
log-played-you = Tu joues « { $card } ».
log-played-on = { $name } joue « { $card } » contre { $other }.
log-played-on-you = Tu joues « { $card } » contre { $other }.
log-played-on-at-you = { $name } joue « { $card } » contre toi.
log-played-place = { $name } joue « { $card } » : { $place }.
log-played-place-you = Tu joues « { $card } » : { $place }.
log-revealed = { $name } révèle son Passé : { $background }.
log-revealed-you = Tu révèles ton Passé : { $background }.
log-revealed-bonus = { $name } révèle son Passé, avec le bonus de son gang : { $background }.
log-revealed-bonus-you = Tu révèles ton Passé, avec le bonus de ton gang : { $background }.
log-called_off = { $other } s’en tire : { $name } a joué pour rien.
log-called_off-you = { $other } s’en tire : tu as joué pour rien.
log-called_off-at-you = Tu t’en tires : { $name } a joué pour rien.
log-rioted = Mutinerie ! Toutes les mains sont mélangées et redistribuées. La première carte va à { $name }.
log-rioted-you = Mutinerie ! Toutes les mains sont mélangées et redistribuées, à partir de toi.
log-rioted-hand = { $before ->
    [0] Tu n’avais aucune carte, tu en as maintenant { $after }.
    [1] Tu avais une carte, tu en as maintenant { $after }.
   *[other] Tu avais { $before } cartes, tu en as maintenant { $after }.
}
log-inspected = { $name } appelle les matons { $place_ou } : quiconque y a des Outils en défausse un.
log-inspected-you = Tu appelles les matons { $place_ou } : quiconque y a des Outils en défausse un.
log-actions_gained = { $name } a { $count } de plus ce tour.
log-actions_gained-you = Tu as { $count } de plus ce tour.
log-dig_improved = { $name } se met à creuser pour de bon : { $points } de plus la prochaine fois ce tour.
log-dig_improved-you = Tu te mets à creuser pour de bon : { $points } de plus la prochaine fois ce tour.

## Extortion and combat
log-extorted = { $name } pose { $weapons } et réclame { $tool_un } à { $other }.
log-extorted-you = Tu poses { $weapons } et réclames { $tool_un } à { $other }.
log-extorted-at-you = { $name } pose { $weapons } et te réclame { $tool_un }.
log-cooperated = { $name } coopère avec { $other }.
log-cooperated-you = Tu coopères avec { $other }.
log-cooperated-at-you = { $name } coopère avec toi.
log-cooperated-michel = { $name } coopère avec { $michel }.
log-cooperated-michel-you = Tu coopères avec { $michel }.
log-refused = { $name } refuse de coopérer avec { $other } : Bagarre !
log-refused-you = Tu refuses de coopérer avec { $other } : Bagarre !
log-refused-at-you = { $name } refuse de coopérer avec toi : Bagarre !
log-refused-michel = { $name } tient tête à { $michel } : Bagarre !
log-refused-michel-you = Tu tiens tête à { $michel } : Bagarre !
log-armed = { $name } joue { $kind_un }.
log-armed-you = Tu joues { $kind_un }.
log-armed-helping = { $name } joue { $kind_un } pour aider { $other }.
log-armed-helping-you = Tu joues { $kind_un } pour aider { $other }.
log-armed-helping-at-you = { $name } joue { $kind_un } pour t’aider.
log-given_up = { $name } ne joue pas d’Arme.
log-given_up-you = Tu ne joues pas d’Arme.
log-combat_won = { $name } gagne la Bagarre contre { $other }.
log-combat_won-you = Tu gagnes la Bagarre contre { $other }.
log-combat_won-at-you = { $name } gagne la Bagarre contre toi.
log-combat_won-over_michel = { $name } gagne la Bagarre contre { $michel }.
log-combat_won-over_michel-you = Tu gagnes la Bagarre contre { $michel }.
log-combat_won-to_michel = { $name } perd la Bagarre contre { $michel }.
log-combat_won-to_michel-you = Tu perds la Bagarre contre { $michel }.
log-beaten = { $name } prend { $count_un }.
log-beaten-you = Tu prends { $count_un }.
log-healed = { $name } soigne { $count_un }.
log-healed-you = Tu soignes { $count_un }.

## Michel(le)
log-michel_moved = { $name } envoie { $michel } { $place_ou }.
log-michel_moved-you = Tu envoies { $michel } { $place_ou }.
log-turned_up = { $michel } tombe sur { $name }. Sur la carte : { $card }.
log-turned_up-you = { $michel } tombe sur toi. Sur la carte : { $card }.
log-turned_up-again = Sur la carte suivante : { $card }.

## Exchange
log-proposed = { $name } propose à { $other } : { $give_un } contre { $take_un }.
log-proposed-you = Tu proposes à { $other } : { $give_un } contre { $take_un }.
log-proposed-at-you = { $name } te propose : { $give_un } contre { $take_un }.
log-proposed-hidden = { $name } propose un Échange à { $other }.
log-exchanged = { $name } échange avec { $other } : { $give_un } contre { $take_un }.
log-exchanged-you = Tu échanges avec { $other } : { $give_un } contre { $take_un }.
log-exchanged-at-you = { $name } échange avec toi : { $give_un } contre { $take_un }.
log-exchanged-hidden = { $name } et { $other } échangent des cartes.
log-exchanged-hidden-paid = { $take_cigarettes_number ->
    [0] { $name } et { $other } font un Échange : { $name } donne { $give_cigarettes_un }, et des cartes circulent sous le manteau.
   *[other] { $give_cigarettes_number ->
        [0] { $name } et { $other } font un Échange : { $other } donne { $take_cigarettes_un }, et des cartes circulent sous le manteau.
       *[other] { $name } et { $other } font un Échange : { $give_cigarettes_un } contre { $take_cigarettes_un }, et des cartes sous le manteau.
    }
}
log-declined = { $name } refuse l’Échange avec { $other }.
log-declined-you = Tu refuses l’Échange avec { $other }.
log-declined-at-you = { $name } refuse l’Échange avec toi.

## The end
log-won = { $name } s’évade et gagne !
log-won-you = Tu t’évades et tu gagnes !
log-won-team = { $names } s’évadent et gagnent !
log-won-team-you = Toi et { $others }, vous vous évadez et vous gagnez !
# Who gives up ends the game; `-at-you` is read by who wins.
log-forfeit = { $count ->
    [one] { $name } abandonne. { $winners } gagne.
   *[other] { $name } abandonne. { $winners } gagnent.
}
log-forfeit-you = { $count ->
    [one] Tu abandonnes. { $winners } gagne.
   *[other] Tu abandonnes. { $winners } gagnent.
}
log-forfeit-at-you = { $count ->
    [one] { $name } abandonne. Tu gagnes !
   *[other] { $name } abandonne. Ton équipe gagne !
}

## Lignes qui ne sont pas des événements de la partie
log-let-happen = Ta réponse automatique a laissé faire. Tu aurais pu révéler ton Passé.
log-phone-sat = { $name } joue maintenant sur un téléphone.
log-phone-replaced = Un autre téléphone joue maintenant pour { $name }.
log-phone-left = { $name } quitte le téléphone et joue à l’écran.
log-phone-released = L’écran a repris une place au téléphone : { $name }.
log-phone-lost = { $name } : le téléphone ne répond plus.
log-phone-back = { $name } : le téléphone répond de nouveau.
log-phone-refused = Un téléphone a demandé une place : { $name }. La réponse était non.
log-phone-watches = Quelqu’un regarde la partie sur un téléphone.
log-phone-banned = { $name } : téléphone exclu. Cette place se joue à l’écran.
log-bot-plays = Un bot joue maintenant pour { $name }.
log-plays-again = { $name } joue de nouveau.
log-plays-now = { $name } joue à partir de maintenant.
log-conceded = { $name } abandonne.
