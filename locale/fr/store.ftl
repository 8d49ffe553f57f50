### What a software centre and the menu of the desktop say about the game.
store-brief = Creuse ta sortie avant les autres
store-what = Des condamnés à perpète font la course au tunnel pour sortir de Blackgate. Ils parcourent la prison au gré du dé, cherchent des pièces, fabriquent, achètent ou volent des outils, rackettent leurs voisins, rejoignent des gangs et ressortent leur passé quand le moment est venu.
store-players = De deux à six autour d’un écran, chacun avec sa main secrète, face à des bots qui jouent franc jeu, entre amis ou en équipes.
