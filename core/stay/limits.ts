/** What can be asked for at once; the figures are the product's own (docs/assumptions.md). */
export const limits = {
  maxRooms: 8,
  maxAdults: 32,
  maxChildren: 16,
  oldestChildAge: 17,
  oldestInCot: 2,
  maxNights: 30,
  maxDaysAhead: 540,
  maxDaysMoved: 3,
  adultAge: 18,
} as const
