## The curtain over the hand's place
curtain-open = Odsłoń moje karty
curtain-open-help = Teraz patrzy tylko { $name }. Karty zakryją się znowu, gdy skończy się tura albo odpowiedź.
curtain-peek = Przytrzymaj, by zerknąć
curtain-peek-help = Karty widać tylko tak długo, jak to trzymasz.
curtain-closed = Karty wszystkich graczy są zakryte.
curtain-phone = { $name }, twój telefon!
curtain-silent = { $name }: telefon offline. W „Menu”, „Telefony” grę może przejąć ekran, inny telefon albo bot.
curtain-hand = Karty: { $name }
curtain-close = Zakryj moje karty

## Standing orders
orders-help = Odpowiedzi automatyczne: o co gra ma cię nie pytać
orders-title = Odpowiedzi automatyczne
orders-none = Brak odpowiedzi automatycznych
orders-given = { $what }: { $answer }
orders-intro = Widzisz je tylko ty. Zapisują się z grą i obowiązują, dopóki ich nie zmienisz.
orders-lets-cards = Nie pytaj mnie, gdy celuje we mnie karta
orders-demand = Gdy ktoś żąda { $card_gen }
orders-ask = pytaj mnie
orders-give = oddaję
orders-fight = walczę
orders-fight-worth = Ile Broni na walkę
orders-weapons = { $count ->
        [0] żadnej
        [one] jedna
       *[other] { $count }
    }
orders-confirm = Zapisz

## Looking over shoulders, where people had sat
watch-title = Obejrzeć karty botów?
watch-question = Przy tym stole grali ludzie. Ich karty zostają zakryte do końca gry. Karty botów możesz zobaczyć.
watch-yes = Zajrzyj
watch-no = Oglądaj stół
