"""The party cards, one file per faction. Adding a card is adding one entry and its name."""
