/** The best score; marks from 1 to 5 are doubled. */
export const BEST_SCORE = 10

/** The score of nothing but the worst marks. */
export const WORST_SCORE = 2
