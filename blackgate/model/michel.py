"""Michel(le): an extra inmate who extorts whoever they meet (R10)."""

from .counts import ONE, WEAPONS, nth, size
from .rng import below, shuffle
from .state import GameState
from .weapons import lay_weapon, next_mate
from .words import (
    ASK_LOSE_TOOL, ASK_MICHEL, ASK_MICHEL_COMBAT, ASK_MICHEL_DRAW, ASK_PLACE, COMBAT_WON, COOPERATE, COOPERATED,
    DRAW, GIVEN_UP, MICHEL_MOVED, MICHEL_ROUND, MOVE_MICHEL, NOTHING, REFUSED, ROLLED, SHUFFLED, TURNED_UP, WEAPON,
    Action, Event, Events, Frame,
)
from .zones import beat, discard, draw, has, powered, put_back, roll


def turn_up(game: GameState, seat: int, events: Events) -> int:
    """Turn up the next card; the discard is reshuffled when the deck is empty (R10a)."""
    if not game.michel_deck:
        cards = list(game.michel_discard)
        shuffle(game, cards)
        game.michel_deck = tuple(cards)
        game.michel_discard = ()
        if events is not None:
            events.append(Event((SHUFFLED, len(cards), 1)))
    if not game.michel_deck:
        return NOTHING      # every card lies on the table already: nobody is left to fight
    card = game.michel_deck[0]
    game.michel_deck = game.michel_deck[1:]
    game.michel_table += (card,)
    if events is not None:
        events.append(Event((TURNED_UP, seat, card)))
    return card


def shows_knife(game: GameState, card: int) -> bool:
    return card != NOTHING and game.pack.michel_cards[card].knife


def extort(game: GameState, seat: int, events: Events) -> None:
    """The victim turns up a card; without a knife it is over (R10e)."""
    card = turn_up(game, seat, events)
    if shows_knife(game, card):
        game.agenda.append((ASK_MICHEL, seat, card))
    else:
        clear(game)


def clear(game: GameState) -> None:
    """Turned-up cards and laid weapons are discarded (R10h)."""
    game.michel_discard += game.michel_table
    game.michel_table = ()
    weapons = game.table & WEAPONS
    game.table -= weapons
    put_back(game, weapons)


def tools_asked(game: GameState, seat: int, card: int) -> list[int]:
    """The tools a card shows that this seat holds."""
    return [tool for tool in game.pack.michel_cards[card].tools if has(game.hand[seat], tool)]


def answer(game: GameState, frame: Frame, action: Action, events: Events) -> None:
    _, seat, card = frame
    if action[0] == COOPERATE:
        if events is not None:
            events.append(Event((COOPERATED, seat, NOTHING, action[1])))
        discard(game, seat, ONE[action[1]], events)
        clear(game)
    else:
        if events is not None:
            events.append(Event((REFUSED, seat, NOTHING)))
        game.agenda.append((ASK_MICHEL_COMBAT, seat, seat, card, 0))


def answer_combat(game: GameState, frame: Frame, action: Action, events: Events) -> None:
    _, seat, victim, card, helpers = frame
    if action[0] == WEAPON:
        lay_weapon(game, seat, victim, action[1], events)
        if seat != victim:
            helpers |= 1 << seat
        if shows_knife(game, turn_up(game, victim, events)):
            game.agenda.append((ASK_MICHEL_COMBAT, victim, victim, card, helpers))
        else:
            game.agenda.append(win(game, victim, events))
        return
    if events is not None:
        events.append(Event((GIVEN_UP, seat)))
    mate = next_mate(game, victim, seat)
    if mate != NOTHING:
        game.agenda.append((ASK_MICHEL_COMBAT, mate, victim, card, helpers))
    else:
        _lose(game, victim, card, helpers, events)


def win(game: GameState, victim: int, events: Events) -> Frame:
    """The question that follows a victory; the cards stay on the table until it is answered (R10g, R10h)."""
    if events is not None:
        events.append(Event((COMBAT_WON, victim, NOTHING)))
    return (ASK_MICHEL_DRAW, victim)


def _lose(game: GameState, victim: int, card: int, helpers: int, events: Events) -> None:
    """A Beating and a tool shown on the first card, else a random card; helpers are beaten only (R10f, R11d)."""
    if events is not None:
        events.append(Event((COMBAT_WON, NOTHING, victim)))
    beat(game, victim, 1, events)
    for mate in game.others[victim]:
        if helpers >> mate & 1:
            beat(game, mate, 1, events)
    hand = game.hand[victim]
    tools = tools_asked(game, victim, card)
    if hand and game.pack.powers[game.gang[victim]].keeps_cards:
        powered(game, victim, events)
    elif len(tools) > 1:
        game.agenda.append((ASK_LOSE_TOOL, victim, card))
        return
    elif hand:
        lose_card(game, victim, tools[0] if tools else nth(hand, below(game, size(hand))), events)
        return
    clear(game)


def lose_card(game: GameState, victim: int, kind: int, events: Events) -> None:
    discard(game, victim, ONE[kind], events)
    clear(game)


def answer_draw(game: GameState, frame: Frame, action: Action, events: Events) -> None:
    if action[0] == DRAW:
        draw(game, frame[1], game.pack.numbers.victor_draws, events)
    clear(game)


def answer_move(game: GameState, frame: Frame, action: Action, events: Events) -> None:
    """The mover rolls; gang powers do not touch this roll (R14b)."""
    if action[0] != MOVE_MICHEL:
        return
    seat = frame[1]
    face = roll(game)
    if events is not None:
        events.append(Event((ROLLED, seat, face, 1)))
    places = game.board.places_for(face, game.michel_place)
    if places & (places - 1):
        game.agenda.append((ASK_PLACE, seat, places, face, 1))
    else:
        arrive(game, seat, places.bit_length() - 1, events)


def arrive(game: GameState, mover: int, place: int, events: Events) -> None:
    """Everyone there is extorted, clockwise from the mover, who is included (R10c)."""
    if events is not None:
        events.append(Event((MICHEL_MOVED, mover, game.michel_place, place)))
    game.michel_place = place
    victims = sum(1 << seat for seat, where in enumerate(game.place) if where == place)
    if victims:
        game.agenda.append((MICHEL_ROUND, mover, victims))


def go_round(game: GameState, frame: Frame, events: Events) -> None:
    _, mover, victims = frame
    victim = next(seat for seat in (mover, *game.others[mover]) if victims >> seat & 1)
    victims &= ~(1 << victim)
    if victims:
        game.agenda.append((MICHEL_ROUND, mover, victims))
    extort(game, victim, events)
