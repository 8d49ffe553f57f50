### Cards. The forms of a name: .un “une Pelle”, .le “la Pelle”, .counted for a number of them, one of them as “une”;
### what is crafted with also as .counted_nu, without article.
### Texts say what the card does; every number in them comes from the card data. Flavour is one line, at most 70 letters.

## What all cards of a sort do
category-component = Composant
    .plural = Composants
category-weapon = Arme
    .plural = Armes
category-tool = Outil
    .plural = Outils
category-rare = Objet rare
    .plural = Objets rares
category-accessory = Accessoire
    .plural = Accessoires
category-action = Carte Action
    .plural = Cartes Action
text-weapon = À poser pour un Racket ou à jouer dans une Bagarre.
text-tool = En creusant aux Cellules : { $points }.
text-rare = Se revend, et c’est tout.
text-accessory = Une part du prix pour rejoindre { $gangs_le }.
text-recipe = Avec { $spent_nu } : { $made }.

## Components
card-container = Conserve
    .un = une Conserve
    .le = la Conserve
    .counted = { $n ->
        [0] 0 Conserve
        [1] une Conserve
       *[other] { $n } Conserves
    }
    .counted_nu = { $n ->
        [1] Conserve
       *[other] { $n } Conserves
    }
card-container-flavour = Des sardines hier, de la terre demain.
card-pike = Pointe
    .un = une Pointe
    .le = la Pointe
    .counted = { $n ->
        [0] 0 Pointe
        [1] une Pointe
       *[other] { $n } Pointes
    }
    .counted_nu = { $n ->
        [1] Pointe
       *[other] { $n } Pointes
    }
card-pike-flavour = La grille avait du jeu. Maintenant elle a un trou.
card-link = Lien
    .un = un Lien
    .le = le Lien
    .counted = { $n ->
        [0] 0 Lien
        [1] un Lien
       *[other] { $n } Liens
    }
    .counted_nu = { $n ->
        [1] Lien
       *[other] { $n } Liens
    }
card-link-flavour = Ici, tout tient par des liens. Surtout le fil de fer.

## Weapons
card-blade = Lame
    .un = une Lame
    .le = la Lame
    .counted = { $n ->
        [0] 0 Lame
        [1] une Lame
       *[other] { $n } Lames
    }
    .counted_nu = { $n ->
        [1] Lame
       *[other] { $n } Lames
    }
card-blade-flavour = Demain, on rase gratis.
card-knife = Couteau
    .un = un Couteau
    .le = le Couteau
    .counted = { $n ->
        [0] 0 Couteau
        [1] un Couteau
       *[other] { $n } Couteaux
    }
    .counted_nu = { $n ->
        [1] Couteau
       *[other] { $n } Couteaux
    }
card-knife-flavour = Ouvre les lettres, les boîtes et les négociations.

## Tools
card-spoon = Cuillère
    .un = une Cuillère
    .le = la Cuillère
    .counted = { $n ->
        [0] 0 Cuillère
        [1] une Cuillère
       *[other] { $n } Cuillères
    }
    .counted_nu = { $n ->
        [1] Cuillère
       *[other] { $n } Cuillères
    }
card-spoon-flavour = À ce rythme-là, tu sors dans onze ans.
card-pickaxe = Pioche
    .un = une Pioche
    .le = la Pioche
    .counted = { $n ->
        [0] 0 Pioche
        [1] une Pioche
       *[other] { $n } Pioches
    }
    .counted_nu = { $n ->
        [1] Pioche
       *[other] { $n } Pioches
    }
card-pickaxe-flavour = Bonne pioche, mais bruyante. Tousse en cadence.
card-shovel = Pelle
    .un = une Pelle
    .le = la Pelle
    .counted = { $n ->
        [0] 0 Pelle
        [1] une Pelle
       *[other] { $n } Pelles
    }
    .counted_nu = { $n ->
        [1] Pelle
       *[other] { $n } Pelles
    }
card-shovel-flavour = Le jardinage aide à la réinsertion.

## Rare items
card-wristwatch = Montre
    .un = une Montre
    .le = la Montre
    .counted = { $n ->
        [0] 0 Montre
        [1] une Montre
       *[other] { $n } Montres
    }
card-wristwatch-flavour = Ne donne que le temps qu’il te reste à tirer.
card-moonshine = Gnôle
    .un = une bouteille de Gnôle
    .le = la Gnôle
    .counted = { $n ->
        [0] 0 bouteille de Gnôle
        [1] une bouteille de Gnôle
       *[other] { $n } bouteilles de Gnôle
    }
card-moonshine-flavour = Vieillie en botte, presque une semaine.
card-phone = Téléphone
    .un = un Téléphone
    .le = le Téléphone
    .counted = { $n ->
        [0] 0 Téléphone
        [1] un Téléphone
       *[other] { $n } Téléphones
    }
card-phone-flavour = Aucune barre. Côté barreaux, par contre, c’est complet.

## Accessories
card-bandana = Bandana
    .un = un Bandana
    .le = le Bandana
    .counted = { $n ->
        [0] 0 Bandana
        [1] un Bandana
       *[other] { $n } Bandanas
    }
card-bandana-flavour = Bonne couleur, mauvais jour : œil au beurre noir.
card-gold_chain = Chaîne en or
    .un = une Chaîne en or
    .le = la Chaîne en or
    .counted = { $n ->
        [0] 0 Chaîne en or
        [1] une Chaîne en or
       *[other] { $n } Chaînes en or
    }
card-gold_chain-flavour = Verdit le cou et rend les amis polis.
card-tracksuit = Jogging
    .un = un Jogging
    .le = le Jogging
    .counted = { $n ->
        [0] 0 Jogging
        [1] un Jogging
       *[other] { $n } Joggings
    }
card-tracksuit-flavour = N’a jamais couru. Pas même pour fuir.
card-leather_gloves = Gants de cuir
    .un = une paire de Gants de cuir
    .le = les Gants de cuir
    .counted = { $n ->
        [0] 0 paire de Gants de cuir
        [1] une paire de Gants de cuir
       *[other] { $n } paires de Gants de cuir
    }
card-leather_gloves-flavour = Pour la moto. Ou pour les empreintes.
card-tattoo_ink = Encre à tatouer
    .un = un flacon d’Encre à tatouer
    .le = l’Encre à tatouer
    .counted = { $n ->
        [0] 0 flacon d’Encre à tatouer
        [1] un flacon d’Encre à tatouer
       *[other] { $n } flacons d’Encre à tatouer
    }
card-tattoo_ink-flavour = L’orthographe se vérifie avant, pas après.
card-signet_ring = Chevalière
    .narrow = Cheva{ "\u00AD" }lière
    .un = une Chevalière
    .le = la Chevalière
    .counted = { $n ->
        [0] 0 Chevalière
        [1] une Chevalière
       *[other] { $n } Chevalières
    }
card-signet_ring-flavour = Un baisemain est de rigueur.

## Action cards
card-ambush = Guet-apens
    .un = un Guet-apens
    .le = le Guet-apens
    .counted = { $n ->
        [0] 0 Guet-apens
        [1] un Guet-apens
       *[other] { $n } Guet-apens
    }
card-ambush-text = Un autre détenu, hors du Mitard, prend { $beat_times_un }.
card-ambush-flavour = Le chariot de linge ne contenait pas que du linge.
card-riot = Mutinerie
    .un = une Mutinerie
    .le = la Mutinerie
    .counted = { $n ->
        [0] 0 Mutinerie
        [1] une Mutinerie
       *[other] { $n } Mutineries
    }
card-riot-text = Toutes les mains sont réunies, mélangées et redistribuées une carte à la fois, dans le sens horaire, à partir de toi.
card-riot-flavour = Tout a commencé par la soupe. C’est toujours la soupe.
card-care_package = Colis
    .un = un Colis
    .le = le Colis
    .counted = { $n ->
        [0] 0 Colis
        [1] un Colis
       *[other] { $n } Colis
    }
card-care_package-text = Tire { $draw_cards } et gagne { $gain_cigarettes_count }.
card-care_package-flavour = Le gâteau de tante Rosa pèse quatre kilos et tinte.
card-passkey = Passe-partout
    .un = un Passe-partout
    .le = le Passe-partout
    .counted = { $n ->
        [0] 0 Passe-partout
        [1] un Passe-partout
       *[other] { $n } Passe-partout
    }
card-passkey-text = Va dans un autre lieu ouvert de ton choix.
card-passkey-flavour = Ouvre toutes les portes sauf une.
card-snitch = Balance
    .un = une Balance
    .le = la Balance
    .counted = { $n ->
        [0] 0 Balance
        [1] une Balance
       *[other] { $n } Balances
    }
card-snitch-text = Envoie un autre détenu au Mitard.
card-snitch-flavour = Ne pèse pas lourd, mais penche toujours du même côté.
card-sleight_of_hand = Entourloupe
    .narrow = Entour{ "\u00AD" }loupe
    .un = une Entourloupe
    .le = l’Entourloupe
    .counted = { $n ->
        [0] 0 Entourloupe
        [1] une Entourloupe
       *[other] { $n } Entourloupes
    }
card-sleight_of_hand-text = Prends une carte au hasard à un autre détenu du même lieu.
card-sleight_of_hand-flavour = Belle poignée de main. Recompte tes doigts.
card-inspection = Descente
    .un = une Descente
    .le = la Descente
    .counted = { $n ->
        [0] 0 Descente
        [1] une Descente
       *[other] { $n } Descentes
    }
card-inspection-text = Choisis un lieu ouvert. Quiconque y a des Outils, toi aussi, en défausse un de son choix.
card-inspection-flavour = « La routine », disent les matons. Ils ont pris le chien.
card-rigged_game = Jeu truqué
    .un = un Jeu truqué
    .le = le Jeu truqué
    .counted = { $n ->
        [0] 0 Jeu truqué
        [1] un Jeu truqué
       *[other] { $n } Jeux truqués
    }
card-rigged_game-text = Prends jusqu’à { $take_cigarettes_up_to } à un autre détenu.
card-rigged_game-flavour = Cinq as. Quelle chance, tout de même.
card-bandages = Pansements
    .narrow = Panse{ "\u00AD" }ments
    .un = une boîte de Pansements
    .le = les Pansements
    .counted = { $n ->
        [0] 0 boîte de Pansements
        [1] une boîte de Pansements
       *[other] { $n } boîtes de Pansements
    }
card-bandages-text = { $heal_all ->
    [0] Retire { $heal_count_un }
   *[other] Retire toutes tes Raclées
} et tire { $draw_cards }.
card-bandages-flavour = Bouillis deux fois. Sans doute.
