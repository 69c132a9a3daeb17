### What the browser says of the cards of The Big Expansion.

## What one is asked, after "whenever you are asked"

web-asked-gt-set-die = which number you hide
web-asked-gt-guess = which number is hidden
web-asked-gt-offer = how much you offer in secret
web-asked-gt-name = which column and row you name
web-asked-gt-cue = at whom you send which meteors
web-asked-gt-stop = whether you stop at a junkyard
web-asked-gt-depot = which component of a depot you take
web-asked-gt-weld = where a component is welded on
web-asked-gt-stow = where new astronauts or batteries go
web-asked-gt-shed = which component you let go for speed
web-asked-gt-infected = whether you take infected goods
web-asked-gt-rivals = whether you face rivals for a visit
web-asked-gt-union = how the union is paid
web-asked-gt-hand-over = which block is handed over
web-asked-gt-plant = which machination you plant
web-asked-gt-loan = whether you take or repay a loan
web-asked-gt-bid = whether you raise a bid
web-asked-gt-buy-too = whether you buy as well, for your last bid
web-asked-gt-use-part = which component of a junker you use
web-asked-gt-help = whether you help a stranded ship
web-asked-gt-toll = whether you pay a toll
web-asked-gt-customs = whether you pay customs
web-asked-gt-shore = what you pay for shore leave
web-asked-gt-homesick = whether you pay a homesick alien
web-asked-gt-test = how many batteries a test gets
web-asked-gt-fail-test = which component fails a test
web-asked-gt-side = from which side a shot comes
web-asked-gt-reef = which component a reef tears off
