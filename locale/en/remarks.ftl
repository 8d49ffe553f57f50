### What inmates played by bots say now and then: remark-INMATE-MOMENT-NUMBER, two lines for each moment. `any` speaks for
### whoever has no lines of their own for it. { $name } is another player, always as the one spoken to or the one who
### does something, so that it need not be inflected. Short (about 60 letters), dry, in character.

## Anybody

remark-any-start-1 = Here we go again.
remark-any-start-2 = Last one out turns off the light.
remark-any-won_fight-1 = That settles it, { $name }.
remark-any-won_fight-2 = Stay down, { $name }.
remark-any-lost_fight-1 = You’ll get that back, { $name }.
remark-any-lost_fight-2 = All right. That hurt.
remark-any-extorts-1 = Hand it over, { $name }.
remark-any-extorts-2 = { $name }, a word.
remark-any-extorted-1 = You again, { $name }?
remark-any-extorted-2 = What is it now, { $name }?
remark-any-gave_in-1 = Have it, then, { $name }.
remark-any-gave_in-2 = It isn’t worth the bruises.
remark-any-dug-1 = A little deeper.
remark-any-dug-2 = Slowly but surely.
remark-any-close-1 = Nearly there.
remark-any-close-2 = I can hear traffic.
remark-any-rival_close-1 = { $name } is nearly through.
remark-any-rival_close-2 = Don’t you dare, { $name }.
remark-any-beaten-1 = Ow. Noted.
remark-any-beaten-2 = I’ve had worse. Not often.
remark-any-locked_up-1 = Thanks for nothing, { $name }.
remark-any-locked_up-2 = Four walls. I know this song.
remark-any-joined-1 = It’s good to have company.
remark-any-joined-2 = Let me introduce my new friends.
remark-any-revealed-1 = There is something you should know.
remark-any-revealed-2 = I wasn’t always like this.
remark-any-robbed-1 = Hey! { $name }, that was mine.
remark-any-robbed-2 = { $name }, I saw that.
remark-any-robs-1 = Much obliged, { $name }.
remark-any-robs-2 = Finders keepers, { $name }.
remark-any-traded-1 = A fair price. For me.
remark-any-traded-2 = Business is business.
remark-any-bad_roll-1 = That’s not where I wanted to go.
remark-any-bad_roll-2 = Of course. Of course that one.
remark-any-good_roll-1 = Just what the doctor ordered.
remark-any-good_roll-2 = For once, thank you.
remark-any-met_michel-1 = Easy now. We can talk.
remark-any-met_michel-2 = Oh no. Not today.
remark-any-beat_michel-1 = Not so tough up close.
remark-any-beat_michel-2 = Tell the others about this.
remark-any-healed-1 = Five more minutes, please.
remark-any-healed-2 = That’s better.
remark-any-helped-1 = Thank you, { $name }.
remark-any-helped-2 = Good timing, { $name }.
remark-any-escaped-1 = See you never.
remark-any-escaped-2 = Fresh air. At last.
remark-any-lost-1 = Well dug, { $name }.
remark-any-lost-2 = Next time it’s me.

## Goran, the Brute: large, slow, sure of himself

remark-brute-start-1 = Nobody moves, nobody gets hurt.
remark-brute-start-2 = I count to three. I can’t count to four.
remark-brute-won_fight-1 = That was the warm-up, { $name }.
remark-brute-won_fight-2 = { $name } tripped. Several times.
remark-brute-lost_fight-1 = I let you win, { $name }. My arm was tired.
remark-brute-lost_fight-2 = Lucky. Do that again when I’m looking.
remark-brute-extorts-1 = { $name }, I’m asking nicely. This is nicely.
remark-brute-extorts-2 = Lend me something, { $name }. Forever.
remark-brute-extorted-1 = You want it, { $name }? Come and get it.
remark-brute-extorted-2 = { $name } is threatening me. That’s almost sweet.
remark-brute-dug-1 = The ground gave in. Everybody gives in.
remark-brute-dug-2 = Earth is just a slow opponent.
remark-brute-rival_close-1 = { $name } digs fast. I walk faster.
remark-brute-rival_close-2 = { $name }, we should talk. Soon.
remark-brute-beaten-1 = Was that a punch or a draught?
remark-brute-beaten-2 = Good one. My turn soon.
remark-brute-gave_in-1 = Take it, { $name }. I know where you sleep.
remark-brute-gave_in-2 = I’m in a generous mood. It won’t last.
remark-brute-locked_up-1 = Solitary. Finally a room my size.
remark-brute-locked_up-2 = I’ll remember this, { $name }. I have time.
remark-brute-escaped-1 = I used the wall. It’s a door now.
remark-brute-escaped-2 = The wall started it.
remark-brute-lost-1 = { $name } got out? Then I’ll take the bigger bunk.
remark-brute-lost-2 = I hate running anyway.

## Mila, the Mole: quiet, at home in the ground

remark-mole-start-1 = Don’t mind me. I’ll be under the floor.
remark-mole-start-2 = Nice soil in this prison. I checked.
remark-mole-won_fight-1 = I dig, { $name }. I also bite.
remark-mole-won_fight-2 = That was louder than I like.
remark-mole-lost_fight-1 = Fine. I bruise, but I keep digging.
remark-mole-lost_fight-2 = { $name }, you are standing on my tunnel.
remark-mole-extorts-1 = Sorry, { $name }. The hole is hungry.
remark-mole-extorts-2 = { $name }, I need that more than you do.
remark-mole-extorted-1 = Please, { $name }. I was in the middle of a hole.
remark-mole-extorted-2 = Can’t you see I’m busy being underground?
remark-mole-dug-1 = One spoonful closer to the sea.
remark-mole-dug-2 = Shh. I can hear the outside.
remark-mole-close-1 = Two more metres. Nobody sneeze.
remark-mole-close-2 = I can smell grass. Or a guard dog.
remark-mole-rival_close-1 = { $name } digs almost as well as I do. Almost.
remark-mole-rival_close-2 = { $name } is shaking my ceiling.
remark-mole-robbed-1 = { $name }, that was part of my tunnel.
remark-mole-robbed-2 = I only ask for earth and quiet.
remark-mole-locked_up-1 = Concrete floor. You monsters.
remark-mole-locked_up-2 = A dark little cell? This is my holiday.
remark-mole-escaped-1 = Daylight. Horrible. I’ll get used to it.
remark-mole-escaped-2 = Straight on, then left at the sewer.
remark-mole-lost-1 = { $name } came out first? My map was upside down.
remark-mole-lost-2 = I’ll keep the tunnel. It’s cosy.

## Aldo, the Merchant: everything is a deal

remark-merchant-start-1 = Good evening. Everything must go, me first.
remark-merchant-start-2 = Open for business. No refunds.
remark-merchant-won_fight-1 = { $name } has been charged. Twice.
remark-merchant-won_fight-2 = The customer is not always right.
remark-merchant-lost_fight-1 = That goes on your bill, { $name }.
remark-merchant-lost_fight-2 = A loss. I’ll write it off.
remark-merchant-extorts-1 = { $name }, my offer is very competitive.
remark-merchant-extorts-2 = A hostile takeover, { $name }. Nothing personal.
remark-merchant-extorted-1 = { $name }, we take Cigarettes, not threats.
remark-merchant-extorted-2 = Let us discuss the price, { $name }.
remark-merchant-dug-1 = I’m investing in real estate. Downwards.
remark-merchant-dug-2 = Location, location, excavation.
remark-merchant-traded-1 = A pleasure. Do come again.
remark-merchant-traded-2 = Buy low, dig lower.
remark-merchant-rival_close-1 = { $name } is about to close the deal.
remark-merchant-rival_close-2 = { $name } bought all that somewhere. Oh. Here.
remark-merchant-robbed-1 = { $name }, shoplifters will be prosecuted.
remark-merchant-robbed-2 = Stock shrinkage. It happens to the best.
remark-merchant-locked_up-1 = Solitary. No customers, no rent.
remark-merchant-locked_up-2 = { $name }, you just lost your discount.
remark-merchant-escaped-1 = Closing-down sale. The shop is empty.
remark-merchant-escaped-2 = Thank you for your custom. Goodbye.
remark-merchant-lost-1 = { $name } got the better deal today.
remark-merchant-lost-2 = I should have sold tickets.

## Carmen, the Gambler: luck is a friend who owes her money

remark-gambler-start-1 = Life without parole. I feel lucky today.
remark-gambler-start-2 = Let the die decide. It usually does.
remark-gambler-won_fight-1 = The odds were with me, { $name }.
remark-gambler-won_fight-2 = Double or nothing, { $name }? No? Pity.
remark-gambler-lost_fight-1 = I never win the first round.
remark-gambler-lost_fight-2 = { $name } had the better hand. And the better fist.
remark-gambler-extorts-1 = Call or fold, { $name }?
remark-gambler-extorts-2 = { $name }, I bet you can’t refuse.
remark-gambler-extorted-1 = Are you bluffing, { $name }? I would be.
remark-gambler-extorted-2 = Look me in the eye, { $name }, while I think.
remark-gambler-dug-1 = Spades are trumps.
remark-gambler-dug-2 = All in. Up to the knees.
remark-gambler-good_roll-1 = Did you see that? I blew on it.
remark-gambler-good_roll-2 = I have never doubted this die.
remark-gambler-bad_roll-1 = The die is loaded. Not by me, this time.
remark-gambler-bad_roll-2 = One more roll and it turns. You’ll see.
remark-gambler-rival_close-1 = { $name } is on a streak. Streaks end.
remark-gambler-rival_close-2 = { $name } is the favourite now. I hate favourites.
remark-gambler-locked_up-1 = Solitary. At least the house can’t win here.
remark-gambler-locked_up-2 = { $name }, you cut the deck. I felt it.
remark-gambler-escaped-1 = Jackpot. It’s a bit muddy.
remark-gambler-escaped-2 = I had myself at forty to one.
remark-gambler-lost-1 = { $name } wins. Another hand, anyone?
remark-gambler-lost-2 = The house always wins. This house has bars.

## Noor, the Networker: knows somebody who knows somebody

remark-networker-start-1 = Hello, all. I think we have friends in common.
remark-networker-start-2 = I know somebody who knows everybody here.
remark-networker-won_fight-1 = { $name }, my book club says hello.
remark-networker-won_fight-2 = I didn’t win. We won.
remark-networker-lost_fight-1 = { $name }, this goes into my newsletter.
remark-networker-lost_fight-2 = I’ll have to make some calls about that.
remark-networker-extorts-1 = { $name }, some friends of mine were wondering.
remark-networker-extorts-2 = It’s not a threat, { $name }. It’s an introduction.
remark-networker-extorted-1 = { $name }, do you know who I know?
remark-networker-extorted-2 = I thought we were close, { $name }.
remark-networker-dug-1 = It’s not what you dig. It’s who you know.
remark-networker-dug-2 = I got the plans from the architect’s sister.
remark-networker-joined-1 = New friends. I already like the jackets.
remark-networker-joined-2 = I was always one of you. Since just now.
remark-networker-rival_close-1 = { $name }, remember who introduced you.
remark-networker-rival_close-2 = { $name } is going places. I want to come.
remark-networker-helped-1 = That’s what contacts are for, { $name }.
remark-networker-helped-2 = { $name }, I owe you one. You’re on the list.
remark-networker-locked_up-1 = Solitary. I know nobody here.
remark-networker-locked_up-2 = One phone call, please. It will be long.
remark-networker-escaped-1 = The guard at the gate is an old friend.
remark-networker-escaped-2 = Stay in touch. Actually, don’t.
remark-networker-lost-1 = { $name } didn’t even say goodbye.
remark-networker-lost-2 = I knew somebody would make it. I know everybody.

## Tomasz, the Loyal One: gentle, honest, in the wrong place

remark-loyal-start-1 = Let’s all stay decent about this.
remark-loyal-start-2 = I promised my mother I’d be home by summer.
remark-loyal-won_fight-1 = I’m so sorry, { $name }. Are you all right?
remark-loyal-won_fight-2 = I only wanted us to stop.
remark-loyal-lost_fight-1 = No hard feelings, { $name }. Some feelings.
remark-loyal-lost_fight-2 = I believe I held back too much.
remark-loyal-extorts-1 = I feel terrible about this, { $name }.
remark-loyal-extorts-2 = { $name }, please don’t make me ask twice.
remark-loyal-extorted-1 = { $name }, this isn’t like you.
remark-loyal-extorted-2 = And I kept your seat warm, { $name }.
remark-loyal-gave_in-1 = There you are, { $name }. You only had to ask.
remark-loyal-gave_in-2 = It’s only a thing. People matter more.
remark-loyal-dug-1 = I’ll fill it in again if anybody minds.
remark-loyal-dug-2 = Slow, honest and slightly illegal.
remark-loyal-rival_close-1 = Well done, { $name }. Don’t forget us.
remark-loyal-rival_close-2 = { $name } is nearly out. I’m trying to be happy.
remark-loyal-helped-1 = I won’t forget that, { $name }.
remark-loyal-helped-2 = { $name }, you are one of the good ones.
remark-loyal-locked_up-1 = I’m sure you had a good reason, { $name }.
remark-loyal-locked_up-2 = It was a misunderstanding. It usually is.
remark-loyal-escaped-1 = I’ll leave the hole open for you.
remark-loyal-escaped-2 = Mother, put the kettle on.
remark-loyal-lost-1 = You deserved it, { $name }. Do write.
remark-loyal-lost-2 = I’ll stay. Somebody has to water the plant.

## Silas, the Vulture: polite, patient, professionally sad

remark-vulture-start-1 = Take your time. I always do.
remark-vulture-start-2 = I wonder who will stumble first.
remark-vulture-won_fight-1 = You looked tired, { $name }. Do lie down.
remark-vulture-won_fight-2 = It was kinder this way, { $name }.
remark-vulture-lost_fight-1 = You were fresher than you looked, { $name }.
remark-vulture-lost_fight-2 = I was impatient. It won’t happen again.
remark-vulture-extorts-1 = { $name }, you won’t need this much longer.
remark-vulture-extorts-2 = You look unwell, { $name }. Let me carry that.
remark-vulture-extorted-1 = { $name }, I’m mostly bones. Try the others.
remark-vulture-extorted-2 = How refreshing, { $name }. Usually I do that.
remark-vulture-robs-1 = You weren’t using it, { $name }. Not really.
remark-vulture-robs-2 = Waste not, { $name }.
remark-vulture-dug-1 = Six feet is the traditional depth.
remark-vulture-dug-2 = I’ve always felt at home near holes.
remark-vulture-rival_close-1 = { $name } is glowing. It never lasts.
remark-vulture-rival_close-2 = I’m only circling, { $name }. Don’t look up.
remark-vulture-beaten-1 = Gently. I bruise like fruit.
remark-vulture-beaten-2 = So this is what the menu feels like.
remark-vulture-locked_up-1 = Quiet, cold, nobody about. Lovely.
remark-vulture-locked_up-2 = We’ll meet again, { $name }. Everybody does.
remark-vulture-escaped-1 = I’ll send flowers. White ones.
remark-vulture-escaped-2 = I flew. More or less.
remark-vulture-lost-1 = { $name } has gone to a better place.
remark-vulture-lost-2 = I can wait. It’s what I do.

## Vera, the Paranoid: they are all in it together

remark-paranoid-start-1 = One of you is a guard. Maybe two.
remark-paranoid-start-2 = My back is to the wall. I like it there.
remark-paranoid-won_fight-1 = I knew it was you, { $name }. I always knew.
remark-paranoid-won_fight-2 = And who sent you, { $name }?
remark-paranoid-lost_fight-1 = { $name } works for them. It’s obvious now.
remark-paranoid-lost_fight-2 = That was planned. Look at the timing.
remark-paranoid-extorts-1 = Empty your pockets, { $name }. Slowly.
remark-paranoid-extorts-2 = { $name }, what are you hiding? I have a list.
remark-paranoid-extorted-1 = I’ve been expecting you, { $name }. Since Tuesday.
remark-paranoid-extorted-2 = Why me, { $name }? Who told you?
remark-paranoid-dug-1 = If I can get out, they can get in.
remark-paranoid-dug-2 = Deeper. The microphones don’t reach down here.
remark-paranoid-met_michel-1 = Somebody told them where I’d be.
remark-paranoid-met_michel-2 = I have seen that face before. In a dream.
remark-paranoid-rival_close-1 = { $name } had help. Somebody drew a map.
remark-paranoid-rival_close-2 = { $name } got that far alone? Really?
remark-paranoid-robbed-1 = I counted those, { $name }. Twice a day.
remark-paranoid-robbed-2 = It has started. They are taking things.
remark-paranoid-locked_up-1 = Alone behind a locked door. At last.
remark-paranoid-locked_up-2 = { $name } did this. I said so. Nobody listens.
remark-paranoid-escaped-1 = Don’t follow me. I’ll know.
remark-paranoid-escaped-2 = Out. Now it really begins.
remark-paranoid-lost-1 = So it was { $name } all along.
remark-paranoid-lost-2 = Too easy. It’s a trap out there.

## Renard, the Fox: a gentleman with several pasts

remark-fox-start-1 = I’m innocent, naturally. Aren’t we all?
remark-fox-start-2 = Charmed. You won’t notice me leaving.
remark-fox-won_fight-1 = How clumsy of you, { $name }. And of me.
remark-fox-won_fight-2 = I do dislike violence, { $name }. Usually.
remark-fox-lost_fight-1 = { $name }, that was a good shirt.
remark-fox-lost_fight-2 = I meant to do that. It’s a long game.
remark-fox-extorts-1 = { $name }, a small contribution, if you please.
remark-fox-extorts-2 = Do think of it as a loan, { $name }.
remark-fox-extorted-1 = { $name }, surely we can be civilised.
remark-fox-extorted-2 = Threats, { $name }? How direct.
remark-fox-robs-1 = You dropped this, { $name }. Into my hand.
remark-fox-robs-2 = { $name }, do count your fingers as well.
remark-fox-revealed-1 = I may have left that out of my file.
remark-fox-revealed-2 = A gentleman has several pasts.
remark-fox-dug-1 = I prefer doors, but one adapts.
remark-fox-dug-2 = My tailor must never hear of this.
remark-fox-rival_close-1 = { $name } is in a hurry. How vulgar.
remark-fox-rival_close-2 = Wait for me, { $name }. I know a shortcut.
remark-fox-locked_up-1 = I have escaped from smaller rooms.
remark-fox-locked_up-2 = Well played, { $name }. I’m almost proud.
remark-fox-escaped-1 = My cell is tidy. My bill is unpaid.
remark-fox-escaped-2 = I was never here. Ask anybody.
remark-fox-lost-1 = { $name } outfoxed me. I’ll deny it.
remark-fox-lost-2 = I’ll leave tomorrow. The soup is good today.

## Olga, the Hoarder: it might come in useful

remark-hoarder-start-1 = Is anybody still using that?
remark-hoarder-start-2 = I packed light. Eleven bags.
remark-hoarder-won_fight-1 = I’m keeping the broken bits too, { $name }.
remark-hoarder-won_fight-2 = { $name }, you may go. Your things stay.
remark-hoarder-lost_fight-1 = I lost. And I never lose anything.
remark-hoarder-lost_fight-2 = Fine. I have other teeth. In a box.
remark-hoarder-extorts-1 = { $name }, that would complete my set.
remark-hoarder-extorts-2 = You have a spare, { $name }. I can tell.
remark-hoarder-extorted-1 = { $name }, it’s not for giving. It’s for having.
remark-hoarder-extorted-2 = I can’t, { $name }. They’re a family.
remark-hoarder-gave_in-1 = Take it, { $name }. Quickly. I can’t look.
remark-hoarder-gave_in-2 = I’ll find another. I always find another.
remark-hoarder-dug-1 = Goodbye, old friend. You were useful.
remark-hoarder-dug-2 = I’m keeping the earth as well. In jars.
remark-hoarder-rival_close-1 = { $name }, leave your things when you go.
remark-hoarder-rival_close-2 = { $name } travels light. I don’t trust that.
remark-hoarder-robbed-1 = { $name }, that one had a name.
remark-hoarder-robbed-2 = There is a gap now. I can see the gap.
remark-hoarder-locked_up-1 = Solitary. No shelves. Who lives like this?
remark-hoarder-locked_up-2 = { $name }, don’t touch my pile. I counted it.
remark-hoarder-escaped-1 = Two more trips and I’ll have everything out.
remark-hoarder-escaped-2 = I’m out. My luggage will follow.
remark-hoarder-lost-1 = { $name } left without a souvenir. Strange.
remark-hoarder-lost-2 = I couldn’t have carried it all anyway.

## Dario, the Daredevil: pain is a kind of applause

remark-daredevil-start-1 = Somebody hold my soup and watch this.
remark-daredevil-start-2 = No net. No plan. Let’s go.
remark-daredevil-won_fight-1 = And the crowd goes wild, { $name }!
remark-daredevil-won_fight-2 = Again, { $name }! From higher up!
remark-daredevil-lost_fight-1 = Nothing broken that wasn’t broken before.
remark-daredevil-lost_fight-2 = Ten out of ten for the landing.
remark-daredevil-extorts-1 = { $name }, do you like surprises?
remark-daredevil-extorts-2 = On three, { $name }. Three!
remark-daredevil-extorted-1 = Is that all, { $name }? Bring a friend.
remark-daredevil-extorted-2 = Finally some entertainment, { $name }.
remark-daredevil-dug-1 = I usually jump over things. This is new.
remark-daredevil-dug-2 = Faster! Props are for cowards.
remark-daredevil-met_michel-1 = Oh good. I was getting bored.
remark-daredevil-met_michel-2 = Hello, gorgeous. Same time tomorrow?
remark-daredevil-rival_close-1 = { $name } is ahead. Now it’s a race.
remark-daredevil-rival_close-2 = Don’t stop now, { $name }. I need the drama.
remark-daredevil-beaten-1 = That’s going to be a beautiful scar.
remark-daredevil-beaten-2 = Did anybody film that?
remark-daredevil-locked_up-1 = They locked me in. I’ll jump out.
remark-daredevil-locked_up-2 = Nice stunt, { $name }. Who rehearsed it?
remark-daredevil-escaped-1 = And for my next trick: freedom.
remark-daredevil-escaped-2 = I didn’t look before I leapt. It worked.
remark-daredevil-lost-1 = Take a bow, { $name }. The next one is mine.
remark-daredevil-lost-2 = Worth it. Now let’s do it blindfolded.

## Ines, the Professor: everything is a lecture

remark-professor-start-1 = Good morning, class. Today: applied geology.
remark-professor-start-2 = I have prepared. Have you?
remark-professor-won_fight-1 = As predicted, { $name }. See figure one.
remark-professor-won_fight-2 = { $name }, you’ll have to repeat the course.
remark-professor-lost_fight-1 = An interesting result. I need more data.
remark-professor-lost_fight-2 = Your methods are crude but valid, { $name }.
remark-professor-extorts-1 = { $name }, I need a sample for my research.
remark-professor-extorts-2 = Consider this an exam, { $name }.
remark-professor-extorted-1 = { $name }, your hypothesis is flawed.
remark-professor-extorted-2 = Please show your working, { $name }.
remark-professor-revealed-1 = My earlier work is perhaps less well known.
remark-professor-revealed-2 = This is not on my list of publications.
remark-professor-bad_roll-1 = One throw proves nothing, statistically.
remark-professor-bad_roll-2 = Within the margin of error. Barely.
remark-professor-dug-1 = Displacement equals effort. Roughly.
remark-professor-dug-2 = Chapter one: the topsoil.
remark-professor-rival_close-1 = { $name } is ahead of the syllabus.
remark-professor-rival_close-2 = { $name } must have copied my notes.
remark-professor-locked_up-1 = A quiet room. I may finish my paper.
remark-professor-locked_up-2 = { $name }, you’ll be a footnote.
remark-professor-escaped-1 = Which was to be demonstrated.
remark-professor-escaped-2 = Peer review will have to find me first.
remark-professor-lost-1 = { $name } published first. Congratulations.
remark-professor-lost-2 = A negative result is also a result.
