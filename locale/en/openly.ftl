### Why a prisoner played by a bot did what everybody saw, in its own words, beside the table. { $name } is whom it concerns,
### always as the one spoken to or the one who does something, so that it need not be inflected.

reason-said = { $name }: { $words }
reason-digs = In goes { $card_the }. { $points } to go.
reason-looks_for_cards = Let me see what is lying about.
reason-takes_a_tool = Better a Spoon than nothing.
reason-recovers = I have been hit enough for today.
reason-wants_that_power = { $gang }. Friends like these are useful.
reason-now_or_never = Now or never.
reason-not_worth_a_fight = Take it. It is not worth a Beating.
reason-gives_in = Have { $card_the }, { $name }. It is not worth a Beating.
reason-does_not_give_in = You will have to take it from me.
reason-stands_up = Come and get it, { $name }.
reason-means_to_win_this = This { $card } will win it for me.
reason-stands_by = This { $card } is for you, { $name }. We win this together.
reason-helps_the_team = { $name }, let us share what we have.
reason-prefers_what_it_has = No deal, { $name }. I like what I have.
reason-sends_trouble_elsewhere = Somebody else could use the company.
reason-sends_trouble = { $names }, here comes company.
reason-needs_another_place = There is nothing for me here.
reason-plays_its_card = { $card }. Now is a good time for this.
reason-aims_its_card = { $card }, and it is meant for you, { $name }.
reason-wants_that_tool = { $name }, { $card_the } would look good in my tunnel.
reason-denies_leader = { $name } has { $points }. That is too far ahead for my taste.
reason-arms_itself = I’ll take { $card_a }. Better armed than sorry.
reason-makes_a_tool = I can make { $card_a } from this.
reason-buys_a_tool = I’ll buy { $card_a }. Cigarettes well spent.
reason-can_buy_a_tool_then = That should pay for a Tool.
reason-raises_cash = I could use some Cigarettes.
reason-goes_to_recover = I need to see the doctor.
reason-goes_to_trade = I have some shopping to do.
