### Wieczór z przyjaciółmi: wynik wieczoru i wszystkie karty na koniec.
evening-title = Dziś wieczorem
evening-games = Dziś wieczorem: { $count ->
    [one] jedna gra
    [few] { $count } gry
   *[many] { $count } gier
}
evening-line = { $name }: { $wins ->
    [one] 1 wygrana
    [few] { $wins } wygrane
   *[many] { $wins } wygranych
}, { $points }, { $stolen ->
    [one] 1 skradzione Narzędzie
    [few] { $stolen } skradzione Narzędzia
   *[many] { $stolen } skradzionych Narzędzi
}
evening-help = Gry z jednego wieczoru liczą się razem.

cards-all = Wszystkie karty
cards-all-help = Co kto miał na ręce, skoro gra jest już skończona
cards-title = Co kto miał na ręce
cards-tools = Narzędzia: { $points }.
cards-enough = Narzędzia: { $points }. To by wystarczyło.
cards-no-tool = Żadnego Narzędzia.
cards-parts = Części na { $cards_acc }.
cards-secret = Tło pozostało tajemnicą.
