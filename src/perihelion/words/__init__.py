"""The words of prompts, log lines, refusals and cards, in English and French."""
