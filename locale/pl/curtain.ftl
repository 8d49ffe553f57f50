## The curtain over the hand's place
curtain-open = Otwórz moją rękę
curtain-open-help = Teraz patrzy tylko { $name }. Ręka zamknie się sama, gdy skończy się tura albo odpowiedź.
curtain-peek = Przytrzymaj, by zerknąć
curtain-peek-help = Ręka jest otwarta tylko tak długo, jak to trzymasz.
curtain-closed = Wszystkie ręce leżą zakryte.
curtain-elsewhere = { $name } decyduje na telefonie.
curtain-silent = Telefon milczy: { $name }. Menu, Telefony: dalej może grać ekran, inny telefon albo bot.
curtain-close = Zamknij rękę

## Standing orders
orders-help = Stałe rozkazy: o co nie trzeba cię pytać
orders-title = Stałe rozkazy
orders-intro = Są twoją tajemnicą, zapisują się z grą i obowiązują, dopóki ich nie zmienisz.
orders-lets-cards = Karty przeciw mnie po prostu działają
orders-demand = Gdy ktoś żąda: { $card }
orders-ask = pytaj mnie
orders-give = oddaję
orders-fight = walczę
orders-fight-worth = Walka jest warta
orders-weapons = { $count ->
    [0] żadnej Broni
    [one] jednej Broni
   *[other] { $count } Broni
}
orders-confirm = Niech tak będzie

## Looking over shoulders, where people had sat
watch-title = Zajrzeć przez ramię?
watch-question = Przy tym stole grali ludzie. Ich ręce zostają zakryte do końca gry; ręce botów możesz zobaczyć.
watch-yes = Zajrzyj
watch-no = Oglądaj stół
