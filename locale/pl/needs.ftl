### Dlaczego czegoś nie da się teraz zrobić i co na to poradzić: czego trzeba i ile tego masz.
need-rules = { $rules } (F1)
need-place = Tylko { $places_in }.
need-beatings =
    { $most ->
        [0] Tylko bez Łomotów, a masz { $beatings_number }. Leczą { $places_in }.
       *[other] Masz za dużo Łomotów: { $beatings_number }. Leczą { $places_in }.
    }
need-no_action_left = Potrzebna akcja, a w tej turze nie masz już żadnej.
need-too_few_actions = Potrzeba więcej: { $price }. Masz { $actions }. Rzut kością kosztuje tylko jedną.
need-already_there = Już tu jesteś.
need-not_an_open_place = Tam nikt sam nie chodzi: wsadzają tylko karty.
need-no_mate_of_your_gang_there = Potrzebny ktoś z twojej drużyny i Gangu w innym otwartym miejscu.
need-already_searched = W tej turze już było przeszukiwanie. W następnej znowu można.
need-not_in_solitary = Nie w Izolatce: najpierw trzeba wyjść.
need-parts_missing = { $made }: potrzebne { $needs }. Brakuje: { $missing }.
need-pile_empty = { $card }: stos jest pusty. Odrzucone karty na niego wracają.
need-pile_too_small = { $needed }: na stosie tylko { $left }. Odrzucone karty na niego wracają.
need-no_such_tool_in_hand = Potrzebne Narzędzie w ręce: zrób, kup, ukradnij albo wymuś.
need-nothing_to_sell = Potrzebna karta w ręce.
need-too_few_cigarettes = Cena: { $price }. Masz { $own_acc }. Sprzedaż przyniesie więcej.
need-not_beaten = Potrzebny Łomot, a nie masz żadnego. I dobrze.
need-accessories = Potrzebne różne Akcesoria jednego Gangu, sztuk: { $count }. Najbliżej: { $gang }, masz { $held }.
need-gang_pile_empty = { $gang }: nie ma już kart.
need-action_card = Potrzebna karta Akcji w ręce: przeszukaj coś.
need-no_weapon = Potrzebna Broń: { $weapons }.
need-weapons = Przeciw graczowi { $name } trzeba wyłożyć: { $needed }. Masz { $own_number }.
need-already_extorted = W tej turze już było wymuszenie. W następnej znowu można.
need-rival_here = Potrzebny rywal w twoim miejscu.
need-mate_here = Potrzebny ktoś z twojej drużyny w twoim miejscu.
need-nothing_to_exchange = Nikt z was nie ma nic do wymiany.
need-already_revealed = Twoje Tło jest już zużyte: działa raz na grę.
need-moment = { $card } czeka na swoją chwilę: { $moments }.
need-target_not_here = { $card }: potrzebny ktoś w twoim miejscu.
need-target_holds_more = { $card }: potrzebny ktoś w twoim miejscu, kto nie ma więcej kart niż ty.
need-target_in_solitary = { $card } nie sięga do Izolatki.
need-would_do_nothing = { $card }: teraz nic by to nie dało. Lepiej zachować.
need-wrong_target = { $card }: teraz nie ma w kogo celować.
