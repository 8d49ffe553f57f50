### Ile kosztuje wybór, zanim się go dokona: na przyciskach, w panelu, przy stosach i miejscach.

## Co można stracić. `$what` to lista: Łomoty, karty, Narzędzia.
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
cost-lose = Płacisz za to: { $what }.
cost-unhelped = Jeśli nikt nie pomoże: { $what }.
cost-nothing = Nic cię to nie kosztuje.
risk-lose = Jeśli przegrasz: { $what }.
risk-nothing = Jeśli przegrasz: nic więcej.
risk-none = Tego nie da się przegrać.
cost-spent =
    { $count ->
        [one] Broń przepada tak czy owak.
        [few] Bronie przepadają tak czy owak.
       *[many] Bronie przepadają tak czy owak.
    }
cost-price = { $price } z posiadanych: { $own }
cost-seat = { $cards } w ręce

## Jak się to może skończyć, o ile można to wiedzieć: tyle razy na dziesięć.
stakes-fight = Masz { $weapons_acc }, { $name } ma { $cards_acc }.
stakes-michel = Masz { $weapons_acc } przeciw { $michel_dat }.
odds-fight =
    Do ostatniej Broni wygrywasz { $n ->
        [0] prawie nigdy.
        [10] prawie zawsze.
        [one] mniej więcej { $n } raz na 10.
        [few] mniej więcej { $n } razy na 10.
       *[many] mniej więcej { $n } razy na 10.
    }
odds-tool =
    { $n ->
        [0] { $tool }: raczej nie ma
        [10] { $tool }: prawie na pewno jest
       *[other] { $tool }: jest mniej więcej { $n } na 10 razy
    }
option-give_up-pass = Pas: może pomóc { $name }

## Ceny przy rzeczach na stole.
price-move = { action-cautious_move }: { $actions }
price-gang = Cena: { $count } różne z tych: { $accessories }. Masz { $held }.
price-pile = { $cards }: { $cigarettes }
price-purse = Masz { $cigarettes_acc }.

## Czego nie da się cofnąć, trzeba nacisnąć drugi raz.
again-play = Zagrana karta przepada. Na pewno?
again-riot = Wszystkie karty z rąk idą na stos i są rozdawane od nowa, twoje też. Na pewno?
again-join = Twoje Akcesoria przepadają. Na pewno?
again-leave = Stara karta gangu odchodzi, a z nią twoje Akcesoria. Na pewno?
again-reveal = Tylko raz w całej grze. Na pewno?
again-last = To twoja ostatnia akcja, a tutaj można jeszcze kopać. Na pewno?
again-free = Można jeszcze zrobić coś, co nie kosztuje akcji.
