# What the coach says in the lessons; see docs/lessons.md.

lesson-title = { $game }: first game

## Wild Space

lesson-wild-space-chapter-shuttles = Shuttles and cards
lesson-wild-space-chapter-chains = Hiring, and chains
lesson-wild-space-chapter-veterans = Veterans
lesson-wild-space-chapter-missions = Conditions and missions
lesson-wild-space-chapter-exploring = Exploring, and a new display
lesson-wild-space-chapter-long-chain = A long chain
lesson-wild-space-chapter-your-way = Your own way

lesson-wild-space-land = Whoever has the most rewarding crew after ten turns wins. A turn is always the same: use a shuttle, then do what the place says. Land one on the left of the Harbor: it draws two cards.
lesson-wild-space-land-why = You could land elsewhere, too. We begin where your hand grows: without cards there is nobody to hire.
lesson-wild-space-draw = Cards come from the open display or unseen from the deck, one at a time. Take the robot on the left: in your crew it is worth 5 credits. Its gap is filled at once.
lesson-wild-space-draw-why = The others are good cards. But this robot earns 5 credits and asks for nothing, so we take it before your rival does.
lesson-wild-space-deck = Now try your luck: take the top card of the deck. Only you will see it.
lesson-wild-space-deck-why = The display can wait for you. Once, you should know how it feels to draw blind.
lesson-wild-space-end = You drew an owl; it will be useful later. Your hand may grow as large as you like, so keeping cards costs nothing. End your turn.

lesson-wild-space-hire = Your rival has hired a rhino. Now hire somebody yourself: the right side of the Harbor plays a specialist. Other people's shuttles never stand in your way, only your own do.
lesson-wild-space-hire-why = More cards would not hurt, but cards in hand score nothing. It is time to hire somebody.
lesson-wild-space-specialist = A specialist is an animal with a job. Play the bear scientist: it joins your crew, and its effect lets you play a robot at once.
lesson-wild-space-specialist-why = Others may join you as well, but only the bear scientist brings your robot along.
lesson-wild-space-chain = That is a chain: a card you play lets you play another. Play the robot, and its 5 credits are yours.
lesson-wild-space-chain-why = You need not use an effect. But now is the only moment: unused, it is gone for good.
lesson-wild-space-opens = Your crew counts three, captain included. At the end of a turn every face-down planet with a number up to that turns over. End your turn and see which one it is.

lesson-wild-space-crew-of-three = The Parade Ground lies open, and with a crew of three you may land there. Its right side plays a veteran, or draws two cards.
lesson-wild-space-crew-of-three-why = You may use the other places later. The Parade Ground lets you meet the veterans.
lesson-wild-space-action = A place may offer several actions: you do one of them, or none. Choose to play a veteran.
lesson-wild-space-action-why = Two cards are never wrong. The veteran will bring you two cards as well, and joins your crew besides.
lesson-wild-space-veteran = Veterans wear a medal. Each one you play moves the token on your captain's track one space on, and you get what it reaches. Play the bear botanist.
lesson-wild-space-veteran-why = The lesson waits for the bear botanist, your only veteran.
lesson-wild-space-track = The first space of your captain's track draws two cards. Take the first one from wherever you like.
lesson-wild-space-track-more = And the second one from the deck, please.
lesson-wild-space-track-more-why = The coach knows what lies on top of the deck. Trust the coach, just this once.
lesson-wild-space-bears = You now have three bears, captain included: the third animal of a species scores 5 credits, and so does every further one. Press the coins beside your name to see your sum, then end your turn.

lesson-wild-space-condition = Some places ask for something first. The left side of the Bazaar costs you one card of your hand; then it draws three cards or plays any card. Land there.
lesson-wild-space-condition-why = Places without a condition are cheaper. But this one plays any card, even an emissary, and that is what you hold.
lesson-wild-space-pay = Pay with the monkey: its effect would cost you a mechanic, and you have plans for the owl mechanic.
lesson-wild-space-pay-why = Keep the others: you will want them soon. The monkey is the one you can spare.
lesson-wild-space-play-any = Paid. Now choose to play a card.
lesson-wild-space-play-any-why = Three cards are tempting. But the octopus in your hand will draw two, and joins your crew besides.
lesson-wild-space-emissary = Emissaries are animals with a mission, which scores at the end. This octopus brings 2 credits for every robot in your crew. Play it.
lesson-wild-space-emissary-why = The lesson waits for the octopus: the more robots join you later, the more it is worth.
lesson-wild-space-have = Its effect wants you to have a robot in your crew. You do, and having costs nothing: draw two cards, from wherever you like.
lesson-wild-space-have-more = One more, from wherever you like. Before each draw you see what the last one brought.
lesson-wild-space-mission = Your score sheet shows the mission already. It is counted again at the end, with the robots you have by then. End your turn.

lesson-wild-space-explore = A shuttle that has landed can explore: it slides up its sector and is done for good. Exploring costs nothing and always draws three cards or plays one. Explore the left of the Harbor.
lesson-wild-space-explore-why = You have a shuttle left to land, and it will keep. First see what the landed ones can still do.
lesson-wild-space-explore-draw = Choose to draw three cards: a second robot would please your octopus.
lesson-wild-space-explore-draw-why = You could play a card. With a robot and an emissary more, the next turn will be much better.
lesson-wild-space-luck = There is no robot in the display. Perhaps the deck has one?
lesson-wild-space-luck-why = We are looking for a robot, and none lies open. Try the deck first.
lesson-wild-space-renew = An octopus, not a robot. At any moment of your turn, even between two draws, you may discard a card to renew the whole display. Do so.
lesson-wild-space-renew-why = You may draw on, of course. But see first what a new display brings.
lesson-wild-space-renew-pay = Pay with the octopus you have just drawn: its effect asks for a veteran that you do not hold.
lesson-wild-space-renew-pay-why = Keep the others: you will want to play them. The new octopus is the card you can spare.
lesson-wild-space-found = There it is: a robot worth 5 credits. Take it.
lesson-wild-space-found-more = And the lizard: an emissary who brings 3 credits for every pair of a robot and an emissary, and lets you play a robot.
lesson-wild-space-found-why = Tempting, but this robot and this lizard make the next turn a great one.
lesson-wild-space-ready = Now you hold a chain of three. End your turn; your rival cannot take it from your hand.

lesson-wild-space-fireworks = Time for fireworks. Explore the right of the Harbor.
lesson-wild-space-fireworks-why = Any shuttle could do it. The one on the right of the Harbor has nothing else left to give.
lesson-wild-space-one-card = Choose to play one card. It will not remain one.
lesson-wild-space-one-card-why = Your hand is full enough. Now it is the crew's turn to grow.
lesson-wild-space-first-link = Begin with the owl mechanic, whose effect plays an emissary …
lesson-wild-space-first-link-why = Each card of this chain plays the next. Only the owl begins it.
lesson-wild-space-second-link = … the lizard, who plays a robot …
lesson-wild-space-second-link-why = The lizard goes on to the robot; another emissary would end the chain here.
lesson-wild-space-third-link = … worth 5 credits. Both your missions count it, too.
lesson-wild-space-third-link-why = It would be a pity to stop now: the robot is worth 10 credits to this crew.
lesson-wild-space-crew-of-eight = Three cards in one turn, and 13 credits more. Your crew counts eight: another planet opens. End your turn.

lesson-wild-space-free = From here on you decide: four turns are left. A series of all six species scores 15 credits, and you lack only a monkey and a rhino. There are planets to land on and shuttles to explore with.
lesson-wild-space-later-turn = Land or explore, as you like. Every shuttle is used twice, so nothing is lost by waiting. What brings cards into your crew?
lesson-wild-space-later-meet = One of these conditions is enough. Choose the one that hurts least.
lesson-wild-space-later-action = One action, of your choice. Cards in hand score nothing at the end: play them while there are turns left.
lesson-wild-space-later-draw = From the display or the deck, one at a time. Look for species you lack, for a third of a kind, and for effects that play what you hold.
lesson-wild-space-later-play = Which card leads to another? Begin with one whose effect you can use.
lesson-wild-space-later-take = Take a card and play it at once. From the display you know what you get.
lesson-wild-space-later-pay = Pay with the card that you will miss least. What you pay with goes to the discard pile.
lesson-wild-space-later-remove = A card leaves your crew for this. Ask yourself what it earns you there.
lesson-wild-space-later-renew = The card you give is gone for good. Take one that you would not play.
lesson-wild-space-later-end = All done? Then end your turn. Planets turn over now, if your crew is large enough.
lesson-wild-space-finished = You have played a whole game. The score sheet shows every line of both crews: species and series, missions, robots, your captain's track. Now you know all there is to know; the rest is taste.

## Galaxy Trucker

lesson-galaxy-trucker-chapter-building = First tiles
lesson-galaxy-trucker-chapter-rooms = Crew and cargo
lesson-galaxy-trucker-chapter-safety = Keeping it in one piece
lesson-galaxy-trucker-chapter-launch = Ready for launch
lesson-galaxy-trucker-chapter-flight = Rocks and smugglers
lesson-galaxy-trucker-chapter-your-way = Your own way

lesson-galaxy-trucker-cannon = You build a ship out of scrap, fly it through whatever comes, and sell what is left. In your hand is a cannon: nothing may ever stand before its muzzle, so it goes to the front. Lay it above your cabin, at 7.6.
lesson-galaxy-trucker-cannon-why = It would fit elsewhere, too. A cannon that points forward counts 1; sideways it counts only half.
lesson-galaxy-trucker-next = Pipes hold tiles together. You may take back the tile you laid last until you take another one; then it is welded. The heap on the left holds the tiles: take one face down.
lesson-galaxy-trucker-battery = A battery: green, with three charges. Shields and double engines and cannons need them. Lay it below your cabin, at 7.8.
lesson-galaxy-trucker-battery-why = Keep batteries inside the ship, where few hits reach them. 7.8 is such a place.
lesson-galaxy-trucker-connectors = One thick pipe joins one thick pipe, two slim pipes join two. The wide brass clamp joins with either, and your cabin has one on every side. Take another tile.
lesson-galaxy-trucker-engine = An engine: orange, with a nozzle. It must blow to the rear, and the square behind it stays empty. Its thick pipe fits the battery: lay it at 6.8.
lesson-galaxy-trucker-engine-why = Whoever has no engine is lost in open space. At 6.8 it hangs on the battery and soon on more.

lesson-galaxy-trucker-crew = Two of your crew live in the start cabin. More crew wins races for wrecks and stations. Take a tile.
lesson-galaxy-trucker-cabin = A cabin, for two more. It joins your cabin, and the engine from above: two ways to hold on. Lay it at 6.7.
lesson-galaxy-trucker-cabin-why = A tile joined on two sides does not fall off when one neighbour is lost. 6.7 joins both.
lesson-galaxy-trucker-cargo = What will pay for all this? Cargo. Take a tile.
lesson-galaxy-trucker-hold = A hold for two goods: green, blue and yellow. Red goods need a red hold with stripes. Lay it at 8.7.
lesson-galaxy-trucker-hold-why = It fits where its brass clamp meets your cabin: at 8.7.
lesson-galaxy-trucker-another = Take another one, and see that you need not use it.
lesson-galaxy-trucker-return = A structural module: nothing but pipes. It can help, but not now. Put it back; it lies face up, and anybody may take it.
lesson-galaxy-trucker-return-why = Two tiles can also be set aside for later. This one you will not miss.

lesson-galaxy-trucker-danger = Small meteors break open pipes, light shots break anything. Against both there are shields. Take a tile.
lesson-galaxy-trucker-shield = A shield guards two sides, the ones with the bright line. Turn it with the wheel or R until it covers front and left, and lay it at 5.7.
lesson-galaxy-trucker-shield-why = At 5.7, turned to the left, it guards the side where your pipes will be open.
lesson-galaxy-trucker-aliens = Aliens ride along, too, if they can breathe. Take a tile.
lesson-galaxy-trucker-support = A purple life support. Joined to a cabin it lets one purple alien live there, which adds 2 to your cannons. Turn it and lay it above the cabin, at 6.6.
lesson-galaxy-trucker-support-why = It must be joined to a cabin, and not to the start cabin: 6.6 it is.
lesson-galaxy-trucker-second-cabin = One more cabin would be good, so that an alien does not cost you hands. Take a tile.
lesson-galaxy-trucker-exposed = Pipes that lead nowhere are exposed: stardust slows you for each, small meteors break them. Turn this cabin so that it hangs below the hold, at 8.8.
lesson-galaxy-trucker-exposed-why = Turned this way at 8.8 it leaves a pipe to the rear, and you will use that one at once.
lesson-galaxy-trucker-second-engine = Who is fast comes first to everything. Take one more tile.
lesson-galaxy-trucker-row = Another engine. Lay it under the new cabin, at 8.9: nothing is behind it but space.
lesson-galaxy-trucker-row-why = At 8.9 it closes the pipe of the cabin, and blows into the open.

lesson-galaxy-trucker-pile = Three piles of adventures may be looked at while you build. What comes decides what a good ship is. Look at any of them.
lesson-galaxy-trucker-pile-why = You could build on. But whoever has never looked builds for luck.
lesson-galaxy-trucker-finish = Open "Ship check" if you like: it shows weak points and exact odds. Then finish: the first to finish starts in front. In a live game the sand runs meanwhile.
lesson-galaxy-trucker-finish-why = There are free squares left, but this ship will do. Finish it.
lesson-galaxy-trucker-alien = Batteries are charged, humans are aboard. Let the purple alien move into the cabin beside its life support, instead of two humans.
lesson-galaxy-trucker-alien-why = Two humans more would not be wrong. But you should meet the alien.

lesson-galaxy-trucker-meteor = A swarm! The dice say where each meteor comes in. This small one from the left would hit an open pipe of your shield. One charge, and the shield stops it.
lesson-galaxy-trucker-meteor-why = You could take the hit, and lose the shield. A charge is cheaper.
lesson-galaxy-trucker-bounced = The last one came to a smooth side and bounced off: no pipes, no harm. On to the next card.
lesson-galaxy-trucker-ready-why = Giving up is possible between any two cards; your goods then bring only half. You have just begun!
lesson-galaxy-trucker-smugglers = Smugglers: 4. Your cannon makes 1, the alien adds 2: 3 is less, so they take goods, or batteries if there are none. A second cannon would have kept them off. Go on.
lesson-galaxy-trucker-open-space = Open space: every ship moves on by the strength of its engines. You gained two days. Whoever is in front decides first. Go on.
lesson-galaxy-trucker-planets = Planets: whoever lands loads goods and loses two days. You have no hold for red goods, so land on the second planet for the blue ones.
lesson-galaxy-trucker-planets-why = Planet 1 has only red goods, planet 3 just one yellow. Land on planet 2.
lesson-galaxy-trucker-load = Load a blue good: press the hold. Red goods have to stay behind.
lesson-galaxy-trucker-load-why = A blue good is only worth 1, but an empty hold is worth nothing.
lesson-galaxy-trucker-load-more = And the other one.

lesson-galaxy-trucker-free = From here you fly alone. Four cards are still to come; the coach says a word now and then.
lesson-galaxy-trucker-later-ready = Ready for the next card? Who has no human left aboard, or is lapped, must give up.
lesson-galaxy-trucker-later-visit = Look at the card: what it takes, what it gives, how many days it costs. Alone you have no rival to fear, so days cost little.
lesson-galaxy-trucker-later-load = First take off what should make room, then load. Whatever is left waiting is thrown away; "Load the best" does it for you.
lesson-galaxy-trucker-later-dismiss = Choose who goes. Keep a human aboard at all costs.
lesson-galaxy-trucker-later-defend = Below the ship you see what a hit would cost, and what the defence does.
lesson-galaxy-trucker-finished = You are home. The bill adds up: the order of arrival, the best-looking ship, the goods, minus what was lost. With a credit or more you have won!

lesson-high-frontier-chapter-water = Water
lesson-high-frontier-chapter-fuel = Fuel
lesson-high-frontier-chapter-outward = Two burns
lesson-high-frontier-chapter-landing = The Moon
lesson-high-frontier-chapter-your-way = Your own way home

lesson-high-frontier-goal = Two people are to stand on the Moon and come home, within seven turns of leaving. Everything here is paid in water: it is money at home and fuel aboard, counted in water tanks, WT. You have 4, and that will not do. Take an income of 2.
lesson-high-frontier-income-why = The rocket could leave with what you have, but it would not come back. Take the income first.
lesson-high-frontier-turn = One operation a turn, and that was it. Until the crew leaves, time costs nothing: the seven turns are counted from then on. End your turn.
lesson-high-frontier-turn-why = There is nothing more to be done in this turn. End it.
lesson-high-frontier-again = Take another income. In the whole game others grow richer meanwhile; here you are alone.
lesson-high-frontier-tanks = 8 WT are in the depot, and the capsule stands beside it. What you fill in is a matter of a moment and no operation. Fill eight tanks.
lesson-high-frontier-tanks-why = Each tank less is missed on the way home. Fill all eight.
lesson-high-frontier-strip = Your fuel strip shows what that is: the capsule weighs 1, with eight tanks 9, and 21 steps lead from there back to empty. Full ships are slow ones: at this weight the thrust is one less. End your turn; moves come before operations.

lesson-high-frontier-fly = Press Luna on the map if you like: the planner shows every good way there. On the capsule's card stands 9 • 6: thrust 9, and 6 steps of fuel for each burn. Set out.
lesson-high-frontier-fly-why = The longer you wait the richer you are, but this will do. Set out.
lesson-high-frontier-engine = Thrust says how many burns you may enter in one turn. Laden as you are it is 8, and you need two. Burn without the afterburner.
lesson-high-frontier-engine-why = The afterburner would cost a step, and you will need that step to come home.
lesson-high-frontier-burn = Red disks are burns. Entering one costs six steps, wherever it lies. Go to the first, high above the Earth.
lesson-high-frontier-burn-why = Every way out begins with this burn.
lesson-high-frontier-coast = Between burns one coasts for nothing. Four ways lead on through the radiation belt, each to another part of the sky; the first one leads to the Moon. Coast on.
lesson-high-frontier-coast-why = That way leads elsewhere, or round about. The shortest leads through the first belt to GEO.
lesson-high-frontier-second-burn = The second burn, six steps more. Go to GEO.
lesson-high-frontier-stop = 9 steps are left. You could coast to the Moon, but to land for nothing your thrust must be greater than its size, 9, and today you have 8. Stop here.
lesson-high-frontier-stop-why = To land today would cost nine steps, as many as you have. Nothing would be left for the way home.
lesson-high-frontier-clock = The crew is away: from now on the seven turns run, and this is the first. End it.

lesson-high-frontier-lighter = With more than half of the fuel gone the ship is lighter, and its thrust is 9 again. It is reckoned anew before each flight. Set out.
lesson-high-frontier-lighter-why = Nothing is won by waiting here: fly on.
lesson-high-frontier-afterburn = 9 is not greater than 9. The afterburner adds 1 for this turn, and costs one step. Light it.
lesson-high-frontier-afterburn-why = Without it the landing costs nine steps instead of one.
lesson-high-frontier-lagrange = White rings are points of Lagrange: there one turns freely. At crossings a turn costs as much as two burns. Go to the ring before the Moon.
lesson-high-frontier-landing-why = The Moon lies on the way by the ring before it. Land there.
lesson-high-frontier-land = The hexagon tells what a world is: size 9, type S, two drops of water. Type says what a factory there would make: your own S patents, as black cards. Land: with thrust 10 it costs nothing.
lesson-high-frontier-isru = You stand on the Moon! To draw water here one gets 1, plus its drops, minus the ISRU of card and crew: 1 + 2 - 5 is less than 1. So you go home with what you carried. End your turn.
lesson-high-frontier-isru-why = Nothing on the Moon waits for an operation of yours. End your turn, and fly home in the next.

lesson-high-frontier-home = Eight steps are left. Lifting off wants more than 9 too: one step for the afterburner, then six for the burn at GEO. That makes seven, and the air does the rest. Set out.
lesson-high-frontier-home-why = The crew is not home yet. Set out.
lesson-high-frontier-free = From here you fly alone. Light the afterburner, go by the ring and GEO to the belt, and from there to the white parachute: braking in the air costs no fuel, but a roll of the die.
lesson-high-frontier-free-on = Go on as you like; what the planner shows for LEO is a way home.
lesson-high-frontier-later-turn = Count what is left: turns, and steps on the fuel strip. The mission is won when the crew stands at LEO again.
lesson-high-frontier-later-engine = To leave the Moon for nothing you need more thrust than 9: the afterburner. In space thrust is only the number of burns you may enter.
lesson-high-frontier-later-go = By the ring and GEO to the belt, then through the air. At a parachute a die is rolled: only a 1 loses the ship.
lesson-high-frontier-finished = The crew is home! In the whole game patents come by auction, robonauts look for water and claims, and factories make better cards: but every flight is counted as you counted this one.
