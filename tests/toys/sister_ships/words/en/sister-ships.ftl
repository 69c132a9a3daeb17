choice-sister-ships = Sister ships
move-hf-fold = fold or unfold { $card }
move-hf-break = { $card } breaks
prompt-hf-glitch = Which card breaks?
event-hf-folded = { $you ->
    [yes] You fold or unfold { $card }.
   *[no] { $who } folds or unfolds { $card }.
}
event-hf-glitch = A die for a glitch: { $roll }.
event-hf-broke = { $card } breaks.
