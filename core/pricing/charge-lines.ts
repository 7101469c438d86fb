/** The lines of a price in the order guests read them; the last is the sum of the others. */
export const quoteLines = [
  "subtotal",
  "children",
  "bookingFee",
  "sst",
  "occupancyTax",
  "deposit",
  "total",
] as const

/** The name of a line. */
export type ChargeLine = (typeof quoteLines)[number]
