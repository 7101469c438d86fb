const TENTHS = 10

/** A guest score, kept in tenths, as it is read: `8.6`; always with one decimal. */
export const scoreText = (tenths: number): string => (tenths / TENTHS).toFixed(1)

/** The month of a stay, such as `2026-12`, as a day that names it. */
export const firstOfMonth = (month: string): string => `${month}-01`
