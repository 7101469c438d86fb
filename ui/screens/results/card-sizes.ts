/** How wide a card among results is drawn. */
export const CARD_SIZES = "(max-width: 40rem) 92vw, (max-width: 64rem) 46vw, 22rem"
