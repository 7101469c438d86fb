/** Banks usually show a refund after so many working days at the earliest; ours to observe, not to set. */
export const REFUND_WORKING_DAYS_FROM = 5

/** And after so many at the latest. */
export const REFUND_WORKING_DAYS_TO = 10

/** So many days after a stay a guest may still tell us what was wrong with it and ask for a refund. Ours to set. */
export const COMPLAINT_DAYS = 2
