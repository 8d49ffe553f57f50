### Pourquoi c’est impossible maintenant, et comment y arriver : ce qu’il faut, et ce que tu en as.
need-rules = { $rules } (F1)
need-place = Seulement { $places_ou }.
need-beatings = { $most ->
        [0] Pas tant que tu as une Raclée. On te soigne { $places_ou }.
       *[other] Tu as trop de Raclées ({ $beatings_number }). On te soigne { $places_ou }.
    }
need-no_action_left = Tu n’as plus d’action ce tour-ci.
need-too_few_actions = Cela coûte { $price }, et tu as { $actions }. Lancer le dé n’en coûte qu’une.
need-already_there = Tu y es déjà.
need-not_an_open_place = Personne ne peut y entrer. Seules des cartes t’y envoient.
need-no_mate_of_your_gang_there = Il te faut un complice de ton gang dans un autre lieu ouvert.
need-already_searched = Tu as déjà fouillé ce tour-ci. Tu pourras recommencer au prochain.
need-not_in_solitary = Pas au Mitard. Sors d’abord.
need-parts_missing = Pour fabriquer { $made }, il te faut { $needs }. Il manque encore : { $missing }.
need-pile_empty = { $card } : la pile est vide. Ce qui est défaussé y revient.
need-pile_too_small = { $needed } : il n’en reste que { $left } dans la pile. Ce qui est défaussé y revient.
need-no_such_tool_in_hand = Il te faut un Outil en main : fabrique, achète, pique ou rackette-en un.
need-nothing_to_sell = Il te faut une carte en main.
need-too_few_cigarettes = Il te faut { $price }, et tu as { $own }. Vends des cartes pour en avoir plus.
need-not_beaten = Tu n’as pas de Raclée à soigner.
need-accessories = { $held ->
        [0] Il te faut { $count } Accessoires différents d’un même gang. Tu n’en as encore aucun.
       *[other] Il te faut { $count } Accessoires différents d’un même gang. Au plus près : { $gang }, tu en as { $held }.
    }
need-gang_pile_empty = { $gang } : plus aucune carte, donc personne ne peut rejoindre ce gang.
need-action_card = Il te faut une carte Action en main. Fouiller peut en donner une.
need-no_weapon = Il te faut une Arme : { $weapons_un }.
need-weapons = Contre { $name }, tu dois poser { $needed } : tu en as { $own_number }.
need-already_extorted = Tu as déjà racketté ce tour-ci. Tu pourras recommencer au prochain.
need-rival_here = Il te faut un adversaire là où tu es.
need-mate_here = Il te faut un complice là où tu es.
need-nothing_to_exchange = Aucun de vous deux n’a quoi que ce soit à échanger.
need-already_revealed = Ton Passé a déjà servi. Il ne sert qu’une fois par partie.
need-moment = « { $card } » ne se révèle qu’à ce moment : { $moments }.
need-target_not_here = « { $card } » ne vise que quelqu’un dans le même lieu que toi.
need-target_holds_more = « { $card } » ne vise que quelqu’un dans le même lieu que toi et qui n’a pas plus de cartes que toi.
need-target_in_solitary = « { $card } » n’a pas d’effet sur qui est au Mitard.
need-would_do_nothing = « { $card } » ne ferait rien maintenant. À garder.
need-wrong_target = Il n’y a maintenant personne à viser avec « { $card } ».
