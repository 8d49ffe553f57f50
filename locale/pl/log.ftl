### Dziennik: jeden wiersz na zdarzenie, w czasie teraźniejszym. `-you`, gdy czytasz o sobie ($name), `-at-you`, gdy
### druga osoba to ty ($other), `-hidden`, gdy nie wolno ci wiedzieć wszystkiego. Imion się nie odmienia: „graczowi Ben”.

log-started = Początek gry. Zaczyna { $name }.
log-started-you = Początek gry. Zaczynasz ty.
log-turn_started = Teraz gra { $name }.
log-turn_started-you = Twoja tura.

## Ruch
log-rolled = { $name } wyrzuca { $face }.
log-rolled-you = Wyrzucasz { $face }.
log-rolled-michel = { $name } rzuca za { $michel_acc } i wyrzuca { $face }.
log-rolled-michel-you = Rzucasz za { $michel_acc } i wyrzucasz { $face }.
log-moved = { $name } idzie { $place_to }.
log-moved-you = Idziesz { $place_to }.
log-sent = { $name } ląduje { $place_in }.
log-sent-you = Lądujesz { $place_in }.

## Karty i Szlugi
log-drawn = { $name } dobiera { $cards_acc }.
log-drawn-you = Dobierasz { $cards_acc }.
log-drawn-hidden = { $name } dobiera { $count_acc }.
log-drawn-none = { $name } nic nie znajduje: nie ma już kart Przeszukiwania.
log-drawn-none-you = Nic nie znajdujesz: nie ma już kart Przeszukiwania.
log-shuffled = Odrzucone karty Przeszukiwania są tasowane i tworzą nową talię.
log-shuffled-michel = { $michel } nie ma już kart: odrzucone są tasowane.
log-crafted = { $name } majstruje { $cards_acc } { $spent_from }.
log-crafted-you = Majstrujesz { $cards_acc } { $spent_from }.
log-dug = { $name } kopie { $tool_ins }: { $points }, razem { $total_number }.
log-dug-you = Kopiesz { $tool_ins }: { $points }, razem { $total_number }.
log-sold = { $name } sprzedaje { $cards_acc } za { $cigarettes_acc }.
log-sold-you = Sprzedajesz { $cards_acc } za { $cigarettes_acc }.
log-bought = { $name } kupuje { $cards_acc } za { $cigarettes_acc }.
log-bought-you = Kupujesz { $cards_acc } za { $cigarettes_acc }.
log-stolen = { $name } kradnie { $cards_acc }.
log-stolen-you = Kradniesz { $cards_acc }.
log-gained = { $name } bierze ze stosu { $cards_acc }.
log-gained-you = Bierzesz ze stosu { $cards_acc }.
log-regained = { $name } zgarnia { $cards_acc }.
log-regained-you = Zgarniasz { $cards_acc }.
log-discarded = { $name } odrzuca { $cards_acc }.
log-discarded-you = Odrzucasz { $cards_acc }.
log-paid = { $name } bierze { $cigarettes_acc }.
log-paid-you = Bierzesz { $cigarettes_acc }.
log-paid-by = { $name } dostaje { $cigarettes_acc }. Płaci { $other }.
log-paid-by-you = Dostajesz { $cigarettes_acc }. Płaci { $other }.
log-paid-by-at-you = { $name } dostaje od ciebie { $cigarettes_acc }.
log-taken = { $name } zabiera { $kind_acc } graczowi { $other }.
log-taken-you = Zabierasz { $kind_acc } graczowi { $other }.
log-taken-at-you = { $name } zabiera ci { $kind_acc }.
log-taken-hidden = { $name } zabiera kartę graczowi { $other }.
log-given = { $name } dostaje { $kind_acc }. Oddaje { $other }.
log-given-you = Dostajesz { $kind_acc }. Oddaje { $other }.
log-given-at-you = { $name } dostaje od ciebie { $kind_acc }.
log-looked = { $name } ogląda karty, które ma { $other }: { $cards }.
log-looked-you = Oglądasz karty, które ma { $other }: { $cards }.
log-looked-at-you = { $name } ogląda twoją rękę: { $cards }.
log-looked-hidden = { $name } ogląda karty, które ma { $other }.
log-swapped = { $name } i { $other } zamieniają się kartami z ręki.
log-swapped-you = Ty i { $other } zamieniacie się kartami z ręki.
log-swapped-at-you = { $name } zamienia się z tobą kartami z ręki.

## Gangi, karty Akcji, Tła
log-joined = { $name } dołącza do Gangu { $gang } za { $spent_acc }: { $card }.
log-joined-you = Dołączasz do Gangu { $gang } za { $spent_acc }: { $card }.
log-joined-leaving = { $name } porzuca kartę „{ $left }” i dołącza do Gangu { $gang } za { $spent_acc }: { $card }.
log-joined-leaving-you = Porzucasz kartę „{ $left }” i dołączasz do Gangu { $gang } za { $spent_acc }: { $card }.
log-powered = { $name } może liczyć na Gang { $gang }: { $card }.
log-powered-you = Możesz liczyć na Gang { $gang }: { $card }.
log-played = { $name } zagrywa { $card_acc }.
log-played-you = Zagrywasz { $card_acc }.
log-played-on = { $name } zagrywa { $card_acc }. Cel: { $other }.
log-played-on-you = Zagrywasz { $card_acc }. Cel: { $other }.
log-played-on-at-you = { $name } zagrywa { $card_acc } przeciwko tobie.
log-played-place = { $name } zagrywa { $card_acc }: { $place }.
log-played-place-you = Zagrywasz { $card_acc }: { $place }.
log-revealed = { $name } odkrywa Tło: { $background }.
log-revealed-you = Odkrywasz swoje Tło: { $background }.
log-revealed-bonus = { $name } odkrywa Tło z premią Gangu: { $background }.
log-revealed-bonus-you = Odkrywasz swoje Tło z premią Gangu: { $background }.
log-called_off = { $other } się wymiguje: { $name } niczego nie wskóra.
log-called_off-you = { $other } się wymiguje: niczego nie wskórasz.
log-called_off-at-you = Wymigujesz się: { $name } niczego nie wskóra.
log-rioted = Bunt! Karty z rąk są tasowane i rozdawane od nowa. Pierwszą dostaje { $name }.
log-rioted-you = Bunt! Karty z rąk są tasowane i rozdawane od nowa. Pierwszą dostajesz ty.
log-rioted-hand = Twoje karty na ręce: było { $before }, jest { $after }.
log-inspected = { $name } ściąga strażników { $place_to }: kto ma tam na ręce Narzędzie, odrzuca jedno.
log-inspected-you = Ściągasz strażników { $place_to }: kto ma tam na ręce Narzędzie, odrzuca jedno.
log-actions_gained = { $name } ma w tej turze o { $count_acc } więcej.
log-actions_gained-you = Masz w tej turze o { $count_acc } więcej.
log-dig_improved = { $name } kopie lepiej: następne Kopanie w tej turze da o { $points_acc } więcej.
log-dig_improved-you = Kopiesz lepiej: następne Kopanie w tej turze da o { $points_acc } więcej.

## Wymuszenie i walka
log-extorted = { $name } wykłada { $weapons_acc } i żąda { $tool_gen }. Ofiara: { $other }.
log-extorted-you = Wykładasz { $weapons_acc } i żądasz { $tool_gen }. Ofiara: { $other }.
log-extorted-at-you = { $name } wykłada { $weapons_acc } i żąda od ciebie { $tool_gen }.
log-cooperated = { $name } dobrowolnie oddaje to, czego żąda { $other }.
log-cooperated-you = Dobrowolnie oddajesz to, czego żąda { $other }.
log-cooperated-at-you = { $name } dobrowolnie oddaje to, czego żądasz.
log-cooperated-michel = { $name } dobrowolnie oddaje to, czego żąda { $michel }.
log-cooperated-michel-you = Dobrowolnie oddajesz to, czego żąda { $michel }.
log-refused = { $name } nie oddaje tego, czego żąda { $other }: walka!
log-refused-you = Nie oddajesz tego, czego żąda { $other }: walka!
log-refused-at-you = { $name } ci się stawia: walka!
log-refused-michel = { $name } stawia się { $michel_dat }: walka!
log-refused-michel-you = Stawiasz się { $michel_dat }: walka!
log-armed = { $name } zagrywa { $kind_acc }.
log-armed-you = Zagrywasz { $kind_acc }.
log-armed-helping = { $name } pomaga i zagrywa { $kind_acc }. Walczy { $other }.
log-armed-helping-you = Pomagasz i zagrywasz { $kind_acc }. Walczy { $other }.
log-armed-helping-at-you = { $name } zagrywa { $kind_acc }, by ci pomóc.
log-given_up = { $name } nie zagrywa Broni.
log-given_up-you = Nie zagrywasz Broni.
log-combat_won = { $name } wygrywa walkę, { $other } przegrywa.
log-combat_won-you = Wygrywasz walkę, { $other } przegrywa.
log-combat_won-at-you = { $name } wygrywa walkę z tobą.
log-combat_won-over_michel = { $name } wygrywa walkę z { $michel_ins }.
log-combat_won-over_michel-you = Wygrywasz walkę z { $michel_ins }.
log-combat_won-to_michel = { $name } przegrywa walkę z { $michel_ins }.
log-combat_won-to_michel-you = Przegrywasz walkę z { $michel_ins }.
log-beaten = { $name } dostaje { $count_acc }.
log-beaten-you = Dostajesz { $count_acc }.
log-healed = { $name } pozbywa się { $count_gen }.
log-healed-you = Pozbywasz się { $count_gen }.

## Michel(le)
log-michel_moved = { $name } posyła { $michel_acc } { $place_to }.
log-michel_moved-you = Posyłasz { $michel_acc } { $place_to }.
log-turned_up = { $name } wpada na { $michel_acc }. Na karcie: { $card }.
log-turned_up-you = Wpadasz na { $michel_acc }. Na karcie: { $card }.
log-turned_up-again = Na następnej karcie: { $card }.

## Wymiana
log-proposed = { $name } proponuje wymianę, decyduje { $other }. Daje: { $give_bare }. Chce: { $take_bare }.
log-proposed-you = Proponujesz wymianę, decyduje { $other }. Dajesz: { $give_bare }. Chcesz: { $take_bare }.
log-proposed-at-you = { $name } proponuje ci wymianę. Daje: { $give_bare }. Chce: { $take_bare }.
log-proposed-hidden = { $name } proponuje wymianę, decyduje { $other }.
log-exchanged = Wymiana. { $name } daje: { $give_bare }. { $other } daje: { $take_bare }.
log-exchanged-you = Wymiana. Dajesz: { $give_bare }. { $other } daje: { $take_bare }.
log-exchanged-at-you = Wymiana. { $name } daje: { $give_bare }. Dajesz: { $take_bare }.
log-exchanged-hidden = { $name } i { $other } wymieniają się kartami.
log-exchanged-hidden-paid = { $take_cigarettes_number ->
    [0] { $name } i { $other } dokonują wymiany: { $name } daje { $give_cigarettes_acc }, karty w tajemnicy.
   *[other] { $give_cigarettes_number ->
        [0] { $name } i { $other } dokonują wymiany: { $other } daje { $take_cigarettes_acc }, karty w tajemnicy.
       *[other] { $name } i { $other } dokonują wymiany: { $give_cigarettes } za { $take_cigarettes_acc }, karty w tajemnicy.
    }
}
log-declined = { $name } odrzuca wymianę, którą proponuje { $other }.
log-declined-you = Odrzucasz wymianę, którą proponuje { $other }.
log-declined-at-you = { $name } odrzuca twoją propozycję wymiany.

## Koniec
log-won = { $name } ucieka z więzienia i wygrywa!
log-won-you = Uciekasz z więzienia i wygrywasz!
log-won-team = { $names } uciekają z więzienia i wygrywają!
log-won-team-you = Ty i { $others } uciekacie z więzienia i wygrywacie!
# Who gives up ends the game; `-at-you` is read by who wins.
log-forfeit = { $count ->
    [one] { $name } się poddaje. Wygrywa { $winners }.
   *[other] { $name } się poddaje. Wygrywają { $winners }.
}
log-forfeit-you = { $count ->
    [one] Poddajesz się. Wygrywa { $winners }.
   *[other] Poddajesz się. Wygrywają { $winners }.
}
log-forfeit-at-you = { $count ->
    [one] { $name } się poddaje. Wygrywasz!
   *[other] { $name } się poddaje. Wygrywa twoja drużyna!
}

## Wiersze, które nie są wydarzeniami gry
log-let-happen = Twoja odpowiedź automatyczna na to pozwoliła. Tło można było odkryć.
log-phone-sat = { $name } gra teraz na telefonie.
log-phone-replaced = Za gracza { $name } gra teraz inny telefon.
log-phone-left = { $name } odkłada telefon i gra przy ekranie.
log-phone-released = Ekran odebrał telefonowi miejsce: { $name }.
log-phone-lost = Telefon gracza { $name } już nie odpowiada.
log-phone-back = Telefon gracza { $name } znów odpowiada.
log-phone-refused = Telefon prosił o miejsce: { $name }. Odpowiedź brzmiała „nie”.
log-phone-watches = Ktoś ogląda grę na telefonie.
log-phone-banned = Telefon gracza { $name } został wykluczony. { $name } gra przy ekranie.
log-bot-plays = Za gracza { $name } gra teraz bot.
log-plays-again = { $name } znów gra.
log-plays-now = { $name } gra od tej chwili.
log-conceded = { $name } poddaje się.
