### The coach of a first game; hint n of a game is said when extras/coach.ts says so.

page-coach = Your coach
page-coach-skip = No more hints
page-coach-hello = Hello!
page-coach-ok = Got it

## lucky-jack

page-coach-lucky-jack-1 = These are your cards. Only a jackpot scores: three or four cards left, all with the same symbol.
page-coach-lucky-jack-2 = Look at the top of the discard pile. The same symbol or a higher one goes down for free. A lower one costs you two new cards.
page-coach-lucky-jack-3 = Nothing that suits you? Draw a card instead. It costs nothing, and you decide what to do with it when you have seen it.
page-coach-lucky-jack-4 = You have drawn a card. Keep it, or put it on the discard pile: that is always free, but then the others may take it.
page-coach-lucky-jack-5 = Somebody gives a card away. Does it go with yours? Call “I take it!” If several do, the nearest to the left of the giver gets it.
page-coach-lucky-jack-6 = Jackpot! This discard leaves only cards of one symbol. Call it now and score, or wait for four alike and risk that somebody is faster.

## 8-28

page-coach-8-28-1 = Aim for 8 or for 28. The ruler shows what your cards make, your secret card included. Close below the number is good, above it is too much.
page-coach-8-28-2 = You are offered a card, unseen. Take it, or stay. You may say no now and yes later; when nobody takes a card in a whole pass, the round ends.
page-coach-8-28-3 = With every pass a gem comes to the middle. In the end they make two equal treasures: one for whoever is nearest to 8, one for whoever is nearest to 28.
page-coach-8-28-4 = A 1/11 counts as 1 or as 11, whichever suits you best in the end. The ruler shows all your readings. Exactly 8 and exactly 28 at once is a jackpot!
page-coach-8-28-5 = Face-up cards of 28 or more put you out of the round. Happy with what you have? Tap “Keep staying”, and you will not be asked again until you release it.
page-coach-8-28-6 = Your cards could win either treasure, but you only get one. See what each would bring you, then choose.

## lucky-numbers

page-coach-lucky-numbers-1 = Lay your first four clovers on the diagonal. Small numbers at the top left and large ones at the bottom right leave you most room.
page-coach-lucky-numbers-2 = The rule of the garden: in every row numbers rise from left to right, in every column from top to bottom. Gaps are fine, equal numbers are not.
page-coach-lucky-numbers-3 = Your turn: draw a face-down clover and hope, or take one of the face-up clovers from the middle, which you can see.
page-coach-lucky-numbers-4 = Cells that glow can take this clover. None that you like? Put it in the middle; but there the others can have it.
page-coach-lucky-numbers-5 = A clover may also take the place of one of yours. The old one goes to the middle. A good swap can open up a whole row.
page-coach-lucky-numbers-6 = It is a race: whoever fills the garden first wins at once. Keep an eye on how many cells the others still have free.

## lucky-hand

page-coach-lucky-hand-1 = First the die has to let you in: with 10 or more you may play cards from your next turn on. The die rolls by itself; wish it luck.
page-coach-lucky-hand-2 = Play exactly one card. A bonus card shows its chance: roll high enough, and it goes to your pot.
page-coach-lucky-hand-3 = What lies in your pot counts when time is up; cards in your hand count nothing. So take your chances rather often.
page-coach-lucky-hand-4 = Penalties are played at others: a worse roll, stolen points, missed turns. Think of who has what you want. If they have no such card, you have to give one of yours!
page-coach-lucky-hand-5 = Somebody plays a penalty at you. With an immunity card you can counter it right now. Without one, smile and accept.
page-coach-lucky-hand-6 = Max of points: everybody may stake one bonus card, all are shown together, and the highest roll takes them all. Stake nothing if you would rather watch.

## lucky-five

page-coach-lucky-five-1 = The card shows which dice you are going to roll, and you can see what they make now.
page-coach-lucky-five-2 = Stake exactly one chip. Big chips make big piles, but you have only ten for the whole game.
page-coach-lucky-five-3 = Will the dice make more, or less than now? The same sum is wrong, too. Low dice like to go up, high ones like to come down.
page-coach-lucky-five-4 = Right! Now stop and keep your pile: cards times chips. Or turn another card for a bigger one; but one wrong call and it is gone.
page-coach-lucky-five-5 = You choose two dice here. Choose for yourself what is easy to beat, and for somebody else what is hard.
page-coach-lucky-five-6 = A neighbour has a Lucky Five. You may have one die rolled again before the bet: make the sum one that is hard to guess.
