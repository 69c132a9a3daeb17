/** Whether a card has been drawn: the scenes of cards are fetched with the first of them. */
export const scenes = $state({ wanted: false });
