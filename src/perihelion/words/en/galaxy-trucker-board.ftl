# What the browser says at a table of Galaxy Trucker.

web-gt-bill = Bill: { $sum } { $sum ->
    [one] credit
   *[other] credits
}
web-gt-pile = Pile { $number }, as you saw it
web-gt-safety = How safe is this ship?
web-gt-safety-about = How likely one hit from each side costs the ship a part, with the batteries it has; below it without spending any.{ $building ->
    [yes] {" "}It is judged as it would be loaded.
   *[no] {""}
}
web-gt-safety-hit = Hit
web-gt-safety-chance = { $percent } %
web-gt-safety-unpaid = else { $percent } %
web-gt-safety-of = { $loses } of { $rolls } rolls; { $tiles } tiles lost on average
web-gt-safety-weak = Weak points: { $points }.
web-gt-safety-point = { $tile } at { $square } ({ $tiles } tiles go)
web-gt-safety-whole = No tile takes others with it.

## What one is asked, after "whenever you are asked"

web-asked-gt-build = what you do while building
web-asked-gt-place = where the tile in your hand goes
web-asked-gt-flip = whether you flip the hourglass
web-asked-gt-repair = whether your faulty ship is repaired, to start last
web-asked-gt-correct = what comes off your faulty ship
web-asked-gt-keep = which part of your broken ship you keep
web-asked-gt-aliens = whether you take aliens aboard
web-asked-gt-ready = whether you are ready for the next card
web-asked-gt-power = whether a battery powers one more engine or cannon
web-asked-gt-battery = which battery you spend
web-asked-gt-lose-battery = which battery is taken from you
web-asked-gt-defend = whether a battery wards off a hit
web-asked-gt-dismiss = which of your crew you lose
web-asked-gt-load = where goods are loaded
web-asked-gt-drop = which goods you lose
web-asked-gt-land = whether you land on a planet
web-asked-gt-visit = whether you go where a card invites you
web-asked-gt-claim = whether you take the reward of a beaten enemy
