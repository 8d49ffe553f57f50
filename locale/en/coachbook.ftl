### The page in the rules
rules-coach-title = The coach
rules-coach = The coach estimates who will win. It knows only what the player it speaks to may know. It imagines many games that fit what can be seen, plays each of them a little further and sees who is ahead. Everything below comes from this estimate.
rules-coach-odds-title = Chances
rules-coach-odds = A bar at each seat shows its chance to win. The pale band shows how sure that is: in 19 cases of 20 the chance lies inside it. You can switch this on in the options. While all hands lie face down, it uses only what everybody may know.
rules-coach-hint-title = Hints
rules-coach-hint = H, the lamp on the bar or the right stick of a controller asks for a hint: up to three options, the best first. They are lit and numbered on the table, each with the chance to win that it leaves and one reason. Press one to do it. Hints are counted and shown at the end. A table can agree to play without them.
rules-coach-tutor-title = Tutor
rules-coach-tutor = If you switch it on in the options, the tutor watches your decisions. Before one that lowers your chance to win by 8 percentage points or more, it asks once, shows the better one and says why. You may do it anyway. If you decide faster than the tutor can think, it does not ask.
rules-coach-review-title = Review
rules-coach-review = The review follows a finished game or any replay. It shows everybody’s chances over time and compares each decision with the best one, judged by what the player knew then. A slip costs 3 percentage points or more, a mistake 8, a blunder 15. Rolls, draws and thefts are compared with what they could have brought: that is luck. Everything else counts as “the others”: what the others did and drew, and rounding in the estimates. So the balance always adds up. From any moment you can look at the table or try another way.
