choice-tandem = Tandem
choice-TA = TA
prompt-gt-toy-customs = Customs! A bribe costs { $bribe ->
    [one] 1 credit
   *[other] { $bribe } credits
}, running away { $days ->
    [one] 1 day
   *[other] { $days } days
}.
move-gt-bribe = bribe them
move-gt-open-up = open the holds
move-gt-outrun = outrun them
event-gt-toy-customs = { $you ->
    [yes] { $how ->
        [bribe] You bribe the customs.
        [open-up] You open your holds.
       *[outrun] You outrun the customs.
    }
   *[no] { $how ->
        [bribe] { $who } bribes the customs.
        [open-up] { $who } opens all holds.
       *[outrun] { $who } outruns the customs.
    }
}
part-gt-toy-bribe = bribes
part-gt-toy-toll = tolls
refused-gt-toy-no-money = you cannot afford the bribe
