"""Wild Space, by Joachim Thome: recruit a crew of animals and robots, ten turns each."""
