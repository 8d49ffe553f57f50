### What a software centre and the menu of the desktop say about the game.
store-brief = Dig your way out before the others do
store-what = Prisoners serving life in Blackgate race to dig a tunnel out. They roam the prison by the roll of a die, search for parts, craft, buy or steal tools, extort their neighbours, join gangs and bring up their past when the moment has come.
store-players = For two to six around one screen, each with a secret hand: alone against bots that play fair, with friends, or in teams.
