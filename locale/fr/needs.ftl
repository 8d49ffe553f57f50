### Pourquoi c’est impossible maintenant, et comment y arriver : ce qu’il faut, et ce que tu en as.
need-rules = { $rules } (F1)
need-place = Seulement { $places_ou }.
need-beatings =
    { $most ->
        [0] Seulement sans Raclée : tu en as { $beatings_number }. On te soigne { $places_ou }.
       *[other] Seulement avec moins de Raclées : tu en as { $beatings_number }. On te soigne { $places_ou }.
    }
need-no_action_left = Il faut une action : tu n’en as plus ce tour-ci.
need-too_few_actions = Il faut { $price } : tu as { $actions }. Lancer le dé n’en coûte qu’une.
need-already_there = Tu y es déjà.
need-not_an_open_place = Personne n’y va de son plein gré : seules des cartes t’y mettent.
need-no_mate_of_your_gang_there = Il faut quelqu’un de ton équipe et de ton gang dans un autre lieu ouvert.
need-already_searched = Tu as déjà fouillé ce tour-ci. Au prochain, de nouveau.
need-not_in_solitary = Pas au Mitard : sors d’abord.
need-parts_missing = { $made } : il faut { $needs }. Il te manque { $missing }.
need-pile_empty = { $card } : la pile est vide. Ce qui est défaussé y revient.
need-pile_too_small = { $needed } : il n’en reste que { $left } dans la pile. Ce qui est défaussé y revient.
need-no_such_tool_in_hand = Il faut un Outil en main : à fabriquer, acheter, voler ou racketter.
need-nothing_to_sell = Il faut une carte en main.
need-too_few_cigarettes = Prix : { $price }. Tu as { $own }. Vendre en rapporte.
need-not_beaten = Il faut une Raclée : tu n’en as pas. Tant mieux.
need-accessories = Il faut { $count } Accessoires différents d’un même gang. Le plus proche : { $gang }, tu en as { $held }.
need-gang_pile_empty = { $gang } : plus aucune carte.
need-action_card = Il faut une carte Action en main : fouille donc.
need-no_weapon = Il faut une Arme : { $weapons_un }.
need-weapons = Contre { $name }, il faut poser { $needed } : tu en as { $own_number }.
need-already_extorted = Tu as déjà racketté ce tour-ci. Au prochain, de nouveau.
need-rival_here = Il faut un rival là où tu es.
need-mate_here = Il faut quelqu’un de ton équipe là où tu es.
need-nothing_to_exchange = Aucun de vous deux n’a quoi que ce soit à échanger.
need-already_revealed = Ton Passé a déjà servi : c’est une fois par partie.
need-moment = { $card } attend son moment : { $moments }.
need-target_not_here = { $card } : il faut quelqu’un là où tu es.
need-target_holds_more = { $card } : il faut quelqu’un là où tu es qui n’ait pas plus de cartes que toi.
need-target_in_solitary = { $card } n’atteint personne au Mitard.
need-would_do_nothing = { $card } : ça ne ferait rien maintenant. À garder.
need-wrong_target = { $card } : personne à viser maintenant.
