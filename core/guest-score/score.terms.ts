/** The best score; marks from 1 to 5 are doubled. */
export const BEST_SCORE = 10

/** From this score on, in tenths, it is a reason by itself to choose a stay. */
export const GOOD_SCORE_TENTHS = 80

/** The score of nothing but the worst marks. */
export const WORST_SCORE = 2
