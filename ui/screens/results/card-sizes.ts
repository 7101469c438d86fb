/** How wide a card among results is drawn. */
export const CARD_SIZES = "(max-width: 40rem) 8rem, (max-width: 64rem) 46vw, 22rem"
