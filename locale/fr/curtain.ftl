curtain-hand-over = Passe la souris à { $name }
curtain-nobody-else = Que personne d’autre ne regarde l’écran.
curtain-ready = Je suis { $name }
