### Ce que prouve un enregistrement (docs/records.md), dans la fenêtre et sur la ligne de commande.

## Dans la fenêtre
proof-commitment = Code de contrôle { $code }
proof-title = Tout était régulier ?
proof-chosen = La graine a été choisie à la main.
proof-copy = Copier
proof-help = Toutes les cartes et tous les jets étaient fixés avant la partie. Copie ce code maintenant : plus tard, il prouve que personne ne les a changés.
proof-help-chosen = Toutes les cartes et tous les jets étaient fixés par la graine avant la partie. Qui a choisi la graine pouvait les connaître.
proof-copied = Le code de contrôle est copié.
proof-both-copied = Le code de contrôle et le sceau sont copiés.
proof-not-copied = Impossible de copier ici : { $code }
proof-end = Partie vérifiée. Code de contrôle { $commitment }, sceau { $seal }
proof-end-chosen = Partie vérifiée. Code de contrôle { $commitment } (graine choisie), sceau { $seal }
proof-end-position = Partie vérifiée depuis sa position de départ. Sceau { $seal }
proof-end-none = Partie non vérifiée : l’enregistrement ne lui correspond pas.
proof-end-help = En rejouant l’enregistrement, on retrouve exactement cette partie. Copie les deux codes : plus tard, ils montrent si quelqu’un a changé l’enregistrement.
proof-both = Code de contrôle : { $commitment }
    Sceau : { $seal }
