### When the program itself fails.
trouble-title = Ce n’était pas dans le plan
trouble-words-game = Quelque chose a mal tourné dans le programme. Ta partie est sauvegardée jusqu’à la dernière action, et tu peux reprendre de là.
trouble-words = Quelque chose a mal tourné dans le programme. Les sauvegardes sont à l’abri.
trouble-go-on = Reprendre la partie
trouble-cannot-go-on = La partie ne peut pas continuer.
trouble-title-screen = Écran titre
trouble-report = Copier un rapport
trouble-report-help = Copie ce qu’on sait de l’erreur et l’écrit dans un fichier, pour qui saura la corriger. Rien n’est envoyé.
trouble-whole = Mettre toutes les cartes de la partie dans le rapport
trouble-whole-help = Rend l’erreur bien plus facile à trouver. Qui lit le rapport connaît alors toutes les mains et la graine.
trouble-copied-kept = Copié. C’est aussi dans { $path }
trouble-copied-not-kept = Copié dans le presse-papiers.
trouble-not-copied-kept = Le rapport est dans { $path }
trouble-not-copied-not-kept = Le rapport n’a pu être ni copié ni écrit.
trouble-plain = Quelque chose a mal tourné dans Blackgate. Les sauvegardes sont à l’abri. Appuie sur Entrée pour revenir à l’écran titre.
table-stood-in = Certains bots ont un problème. Un bot plus simple répond pour eux, et la partie continue.
