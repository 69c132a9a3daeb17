### Missions of Galaxy Trucker: choosing one, payloads, who dies and who joins again. Told as in galaxy-trucker.ftl.

## What may be chosen

option-missions = Mission of each flight; the last one holds for all that follow
choice-vote = vote on three
choice-own = vote on those of packs
choice-alien-archaeology = Alien Archaeology
choice-alien-design = Alien Design
choice-beverage-run = Beverage Run
choice-carpool = Carpool
choice-club-gold-trials = Club Gold Trials
choice-cocktail-time = Cocktail Time
choice-diplomatic-mission = Diplomatic Mission
choice-directives = Directives
choice-easy-peasy = Easy Peasy
choice-escort-mission = Escort Mission
choice-experiments = Experiments
choice-heavy-duty = Heavy Duty
choice-hilarious-stories = Hilarious Stories
choice-radioactive-isotopes = Radioactive Isotopes
choice-riding-a-powder-keg = Riding a Powder Keg
choice-the-bet = The Bet
option-robopolice = Robopolice Raids, as we reconstruct them
option-unknown-supercard = Beverage Run: a supercard in the unknown pile, too
gt-advice-missions = Missions are for players who know the base game. Begin with one that has a single kind of payload and no supercards, then Club Gold Trials, then Experiments.

## Choosing

gt-mission = { $mission ->
    [none] a flight without a mission
    [alien-archaeology] Alien Archaeology
    [alien-design] Alien Design
    [beverage-run] Beverage Run
    [carpool] Carpool
    [club-gold-trials] Club Gold Trials
    [cocktail-time] Cocktail Time
    [diplomatic-mission] Diplomatic Mission
    [directives] Directives
    [easy-peasy] Easy Peasy
    [escort-mission] Escort Mission
    [experiments] Experiments
    [heavy-duty] Heavy Duty
    [hilarious-stories] Hilarious Stories
    [radioactive-isotopes] Radioactive Isotopes
    [riding-a-powder-keg] Riding a Powder Keg
    [the-bet] The Bet
   *[other] { $mission }
}
prompt-gt-mission = { $missions }. Which mission do you want to fly?
prompt-gt-not-mission = You do not agree. Which one do you not want?
prompt-gt-ships = { $mission } in class { $board }. All of you may still agree on another class: which do you want?{ $unfit ->
    [none] {""}
   *[other] {" "}Not advised for this mission: { $unfit }.
}
move-gt-vote = { $mission }
move-gt-rule-out = not { $mission }
move-gt-fly = class { $board }
event-gt-start = Everybody begins with { gt-credits }.
event-gt-missions = Three missions to choose from: { $missions }.
event-gt-mission = { $how ->
    [all] All want it: { $mission } is flown.
    [rid] All agree what not to fly: it is { $mission }.
    [agreed] As agreed, { $mission } is flown.
   *[chance] Chance decides: { $mission } is flown.
}
event-gt-ships-changed = All agree to fly class { $board } instead.

## Payloads

gt-payload = { $payload ->
    [explosive] explosive cargo
    [fragile] fragile cargo
    [heavy] heavy cargo
    [radioactive] radioactive cargo
   *[artifact] artifacts
}
gt-payload-line = { $count } × { $payload }
gt-pile-line = { $count ->
    [one] one in pile { $pile }
   *[other] { $count } in pile { $pile }
}
gt-zone = switches off its { $line ->
    [column] column
   *[row] row
}
move-gt-draw-payload = take a face-down payload
event-gt-payloads = Payloads come into the warehouse, face down: { $payloads }.
event-gt-payloads-dealt = { $you ->
    [yes] You are dealt { $tiles }, set aside for you.
   *[no] { $who } is dealt { $tiles }, set aside.
}
event-gt-supercards = Supercards: { $piles }.
refused-gt-payload-aside = A payload can never be set aside.
refused-gt-radiation = Radioactive components may not be joined to one another.
refused-gt-artifact-in-zone = An artifact may not stand in the dead zone of another.

## Dying, and joining again

prompt-gt-join-again = Your trucker has died. Do you join again as a new one, with 1 credit? Otherwise you sit out the rest of the game.
event-gt-died = { $you ->
    [yes] Your trucker dies, and { gt-credits } with all else you own { $credits ->
        [one] is
       *[other] are
    } gone.
   *[no] The trucker of { $who } dies, and { gt-credits } with all else { $credits ->
        [one] is
       *[other] are
    } gone.
}
event-gt-joined-again = { $you ->
    [yes] You join again as a new trucker with { gt-credits }.
   *[no] { $who } joins again as a new trucker with { gt-credits }.
}
event-gt-sits-out = { $you ->
    [yes] You sit out the rest of the game.
   *[no] { $who } sits out the rest of the game.
}
part-gt-start = credits at the start
part-gt-death = class { $flight }: the trucker's death
part-gt-newcomer = class { $flight }: a new trucker
