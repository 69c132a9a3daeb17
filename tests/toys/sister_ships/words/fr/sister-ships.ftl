choice-sister-ships = Vaisseaux jumeaux
move-hf-fold = plier ou déplier { $card }
move-hf-break = { $card } tombe en panne
prompt-hf-glitch = Quelle carte tombe en panne ?
event-hf-folded = { $you ->
    [yes] Vous pliez ou dépliez { $card }.
   *[no] { $who } plie ou déplie { $card }.
}
event-hf-glitch = Un dé pour la panne : { $roll }.
event-hf-broke = { $card } tombe en panne.
