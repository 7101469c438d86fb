import { Schema } from "effect"

/**
 * `ratings` are stars, `guestScore` is what reviews come to, `recommended` weighs them and
 * the price. `nearest` is for searches around a
 * landmark and is their default; price is the default elsewhere.
 */
export const SortOrder = Schema.Literals([
  "priceLowToHigh",
  "priceHighToLow",
  "ratings",
  "guestScore",
  "recommended",
  "nearest",
])
export type SortOrder = typeof SortOrder.Type
