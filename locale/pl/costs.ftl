### Ile kosztuje wybór, zanim się go dokona: na przyciskach, w panelu, przy stosach i miejscach.

## Co to może kosztować: `$beatings` się dostaje, `$lost` to lista: karty, Narzędzia. `$count` to jej długość.
unit-random_card = losowa karta
    .counted = { $n ->
        [one] losowa karta
        [few] { $n } losowe karty
       *[many] { $n } losowych kart
    }
    .counted_acc = { $n ->
        [one] losową kartę
        [few] { $n } losowe karty
       *[many] { $n } losowych kart
    }
unit-chosen_tool = wybrane Narzędzie
    .counted = { $n ->
        [one] wybrane Narzędzie
        [few] { $n } wybrane Narzędzia
       *[many] { $n } wybranych Narzędzi
    }
cost-lose =
    { $count ->
        [0] Dostajesz { $beatings_acc }.
       *[other] { $beatings_number ->
            [0] Tracisz { $lost_acc }.
           *[other] Dostajesz { $beatings_acc } i tracisz { $lost_acc }.
        }
    }
cost-unhelped =
    { $count ->
        [0] Bez pomocy dostajesz { $beatings_acc }.
       *[other] { $beatings_number ->
            [0] Bez pomocy tracisz { $lost_acc }.
           *[other] Bez pomocy dostajesz { $beatings_acc } i tracisz { $lost_acc }.
        }
    }
cost-nothing = Nic cię to nie kosztuje.
risk-lose =
    { $count ->
        [0] Po porażce dostajesz { $beatings_acc }.
       *[other] { $beatings_number ->
            [0] Po porażce tracisz { $lost_acc }.
           *[other] Po porażce dostajesz { $beatings_acc } i tracisz { $lost_acc }.
        }
    }
risk-nothing = Porażka nie kosztuje cię nic więcej.
cost-spent = { $count ->
        [one] Broń przepada bez względu na wynik.
       *[other] Bronie przepadają bez względu na wynik.
    }
cost-price = { $price } z { $own_gen }
cost-seat = { $cards } na ręce

## Jak się to może skończyć, o ile można to wiedzieć: tyle razy na dziesięć.
stakes-fight = { $weapons_number ->
        [0] Nie masz Broni
       *[other] Masz { $weapons }
    }, { $name } { $cards_number ->
        [0] nie ma kart.
       *[other] ma { $cards_acc }.
    }
stakes-michel = { $weapons_number ->
        [0] Nie masz Broni przeciw { $michel_dat }.
       *[other] Masz { $weapons } przeciw { $michel_dat }.
    }
odds-fight =
    { $weapons_number ->
        [0] Bez Broni
       *[other] Jeśli zagrasz wszystkie swoje Bronie,
    } { $n ->
        [0] prawie nigdy nie wygrasz.
        [10] prawie zawsze wygrasz.
       *[other] wygrasz w około { $n }0% przypadków.
    }
odds-tool = { $n ->
        [0] { $tool }: mało prawdopodobne
        [10] { $tool }: prawie na pewno
       *[other] { $tool }: szansa około { $n }0%
    }
odds-tool-held = { $tool }: na pewno
odds-tool-missing = { $tool }: na pewno nie
option-give_up-pass = Spasuj: może pomóc { $name }

## Ceny przy rzeczach na stole.
price-move = { action-cautious_move }: { $actions }
price-gang = Kosztuje { $count ->
        [one] jedno z tych
        [few] { $count } różne z tych
       *[many] { $count } różnych z tych
    }: { $accessories }. Masz { $held }.
price-pile = { $cards }: { $cigarettes }
price-purse = Masz { $cigarettes_acc }.

## Czego nie da się cofnąć, trzeba nacisnąć drugi raz.
again-play = Zagrana karta przepada. Na pewno?
again-riot = Karty z rąk wszystkich graczy są tasowane i rozdawane od nowa, twoje też. Na pewno?
again-join = Twoje Akcesoria przepadną na dobre. Na pewno?
again-leave = Stara karta Gangu przepada, a z nią Akcesoria, którymi płacisz. Na pewno?
again-reveal = To działa tylko raz w całej grze. Na pewno?
again-last = To twoja ostatnia akcja, a tutaj możesz jeszcze kopać. Na pewno?
again-free = Możesz jeszcze zrobić coś, co nie kosztuje akcji.
