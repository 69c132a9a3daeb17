choice-tandem = Tandem
choice-TA = TA
prompt-gt-toy-customs = La douane ! Un pot-de-vin coûte { $bribe ->
    [one] { $bribe } crédit
   *[other] { $bribe } crédits
}, la fuite { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}.
move-gt-bribe = verser un pot-de-vin
move-gt-open-up = ouvrir les soutes
move-gt-outrun = prendre la fuite
event-gt-toy-customs = { $you ->
    [yes] { $how ->
        [bribe] Vous payez la douane.
        [open-up] Vous ouvrez vos soutes.
       *[outrun] Vous échappez à la douane.
    }
   *[no] { $how ->
        [bribe] { $who } paie la douane.
        [open-up] { $who } ouvre ses soutes.
       *[outrun] { $who } échappe à la douane.
    }
}
part-gt-toy-bribe = pots-de-vin
part-gt-toy-toll = péages
refused-gt-toy-no-money = vous n’avez pas de quoi payer le pot-de-vin
