### What a software centre and the menu of the desktop say about the game.
store-brief = Wykop sobie wolność przed innymi
store-what = Skazani na dożywocie kopią na wyścigi tunel z Blackgate. Krążą po więzieniu, jak każe kostka, szukają części, majstrują, kupują lub kradną narzędzia, zastraszają sąsiadów, dołączają do gangów, a gdy przyjdzie pora, przypominają swoją przeszłość.
store-players = Dla dwóch do sześciu osób przy jednym ekranie, każda ma ukryte karty: w pojedynkę z botami, które grają uczciwie, ze znajomymi albo w drużynach.
