"""What a link shows of itself where somebody pastes it: a title, a sentence and a picture."""
