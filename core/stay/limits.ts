/** What can be asked for at once; the figures are the product's own (docs/assumptions.md). */
export const limits = {
  maxRooms: 8,
  maxAdults: 32,
  maxChildren: 16,
  oldestChildAge: 17,
  oldestInCot: 2,
  maxNights: 30,
  maxDaysAhead: 540,
  adultAge: 18,
} as const

/** By how many days the dates of a search may be moved, earlier or later. */
export const daysMoved = [1, 2, 3] as const
