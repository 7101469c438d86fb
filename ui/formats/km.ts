/** A distance for people: metres do not matter beyond ten kilometres. */
export const kmText = (km: number): string => (km < 10 ? km.toFixed(1) : String(Math.round(km)))
