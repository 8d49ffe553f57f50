### The page in the rules
rules-coach-title = The coach
rules-coach = The coach estimates who will win. It knows what the player it speaks to may know, and nothing else: it imagines many games that fit what is seen, lets each go on a little and looks how it stands. Everything below comes from the same estimate.
rules-coach-odds-title = Odds
rules-coach-odds = A bar at each seat shows its chance to win, the pale band how sure that is: in 19 cases of 20 the chance lies inside. Switch it on in the options. On a table where all hands lie face down it says what everybody may know.
rules-coach-hint-title = Hints
rules-coach-hint = H, the lamp on the bar or the right stick of a controller asks for a hint: up to three options, the best first, lit and numbered on the table, with the chance each leaves and one reason. Press one to do it. Hints are counted and told at the end; a table can agree to play without.
rules-coach-tutor-title = Tutor
rules-coach-tutor = Switched on in the options, the tutor watches your decisions. Before one that costs 8 points of chance or more it asks once, shows the better one and says why. You may insist. Whoever is faster than the tutor’s thoughts is let through.
rules-coach-review-title = Review
rules-coach-review = After a game, and for every replay: chances over time, and each decision with what it cost against the best one that was known then. A slip costs 3 points or more, a mistake 8, a blunder 15. Rolls, draws and thefts are weighed against what they might have brought: that is luck. What is neither your own deed nor your own luck goes to the others, the noise of the estimates included; so the account always balances. From any moment you can look at the table or try another way.
