### Ce que prouve un enregistrement (docs/records.md), dans la fenêtre et sur la ligne de commande.

## Dans la fenêtre
proof-commitment = Code de contrôle { $code }
proof-chosen = La graine a été choisie.
proof-copy = Copier
proof-log = Cartes distribuées. Code de contrôle : { $code } (le code entier est dans le menu).
proof-log-chosen = Cartes distribuées. Code de contrôle : { $code }. La graine a été choisie : cela ne prouve rien sur la chance.
proof-help = Toutes les cartes et tous les jets étaient fixés avant la partie. Copie ce code maintenant : plus tard, il prouve que personne ne les a changés.
proof-help-chosen = Toutes les cartes et tous les jets étaient fixés par la graine avant la partie. Qui a choisi la graine pouvait les connaître.
proof-copied = Le code de contrôle est copié.
proof-both-copied = Le code de contrôle et le sceau sont copiés.
proof-not-copied = Impossible de copier ici : { $code }
proof-end = Partie vérifiée. Code de contrôle { $commitment }, sceau { $seal }
proof-end-chosen = Partie vérifiée. Code de contrôle { $commitment } (graine choisie), sceau { $seal }
proof-end-position = Partie vérifiée depuis sa position de départ. Sceau { $seal }
proof-end-none = Partie non vérifiée : l’enregistrement ne lui correspond pas.
proof-end-help = Chaque carte, chaque jet et chaque action découle du début. Copie les deux codes : ils montrent si un enregistrement de cette partie a été changé.
proof-both = Code de contrôle : { $commitment }
    Sceau : { $seal }

## Ce que dit une vérification
audit-commitment = Code de contrôle : { $code }
audit-no-commitment = Code de contrôle : aucun
audit-seal = Sceau : { $code }
audit-proven = Prouvé :
audit-unproven = Non prouvé :
audit-follows = Chaque action était permise, et chaque carte, chaque jet et les points découlent de la graine.
audit-follows-position = Chaque action était permise, et tout ce qui s’est passé découle de la position de départ.
audit-opens = Le code de contrôle a été fait de cette graine, de ces options, de ces cartes et des places, noms et accords du début.
audit-opens-unnamed = Le code de contrôle a été fait de cette graine, de ces options et de ces cartes.
audit-opens-old = Le code de contrôle a été fait de cette graine et de ces options.
audit-expected = C’est le code de contrôle noté avant la partie : rien de cela n’a été changé ensuite.
audit-chained = Actions, actions annulées, changements à la table, abandons et fin forment une seule chaîne, et elle est entière.
audit-chained-old = Les actions forment une seule chaîne, et elle est entière.
audit-taken-back = { $count ->
    [one] 1 action a été annulée, avant que quiconque en ait rien appris.
   *[other] { $count } actions ont été annulées, chacune avant que quiconque en ait rien appris.
}
audit-sealed = C’est le sceau noté à la fin : rien n’a été changé depuis dans l’enregistrement.
audit-unexpected = Que ce code de contrôle a été montré avant la partie : seul qui l’a noté alors le sait (--expect).
audit-unsealed = Que la partie s’est passée ainsi : qui connaît la graine peut en écrire un autre cours, avec d’autres noms et une chaîne entière. Seul le sceau noté à la fin le montre (--seal).
audit-unsealed-old = Que la partie s’est passée ainsi : qui connaît la graine peut en écrire un autre cours. Les enregistrements de version 1 n’ont pas de sceau.
audit-chosen = La chance : la graine a été choisie à la préparation, cartes et jets pouvaient donc être connus d’avance.
audit-drawn = Que la graine a été tirée au sort : le code de contrôle montre seulement qu’elle est restée la même.
audit-drawn-old = La chance : les enregistrements de version 1 ne disent pas si la graine a été tirée ou choisie.
audit-old-cards = Que ce sont les cartes convenues : les codes de contrôle de version 1 ne les couvrent pas.
audit-old-table = Noms, places, qui s’est assis plus tard et abandons : dans les enregistrements de version 1, ils sont hors de la chaîne.
audit-renewed = Noms, places et abandons jusqu’à l’action { $action } : jusque-là, c’était un enregistrement de version 1, qui ne les enchaîne pas.
audit-position = D’où vient la position : elle n’a pas été donnée à partir d’une graine, et il n’y a pas de code de contrôle.
audit-conceded = Que la place { $seats } a abandonné : un abandon ne découle que de l’enregistrement.
audit-taken-over = La chance après l’action { $action } : la partie a été reprise d’un enregistrement où l’on pouvait lire la graine.
audit-open = Comment elle a fini : l’enregistrement s’arrête en pleine partie après l’action { $actions }. Le reste n’a pas été joué, ou a été coupé.
audit-people = Qui était assis là : les noms sont ceux que quelqu’un a tapés.
audit-unnamed = Qui a joué : l’enregistrement ne nomme personne.
audit-title = Titre, date et manche dans le fichier : ils sont hors de la chaîne.
