import type { BookingStatus } from "#core/booking/booking-status.ts"

/** What the promises of the product say of a booking in a status. */
type PromisedOfStatus = {
  readonly keepsNights: boolean
  /** Whether its guest has the stay still to come or under way, or had it. */
  readonly stay: "none" | "expected" | "had"
  /** Always; one that is refunded has a code only where it was sold before. */
  readonly hasCode: boolean
  /** It may remain as it is, with nothing more to come. */
  readonly rests: boolean
}

/**
 * Written by hand, and not taken from what the product asks of a status: the promises are what that
 * is compared with.
 */
export const promisedOfStatus: Readonly<Record<BookingStatus, PromisedOfStatus>> = {
  held: { keepsNights: true, stay: "none", hasCode: false, rests: false },
  paying: { keepsNights: true, stay: "none", hasCode: false, rests: false },
  confirmed: { keepsNights: true, stay: "expected", hasCode: true, rests: true },
  staying: { keepsNights: true, stay: "expected", hasCode: true, rests: true },
  completed: { keepsNights: true, stay: "had", hasCode: true, rests: true },
  cancelled: { keepsNights: false, stay: "none", hasCode: true, rests: true },
  expired: { keepsNights: false, stay: "none", hasCode: false, rests: true },
  released: { keepsNights: false, stay: "none", hasCode: false, rests: true },
  failed: { keepsNights: false, stay: "none", hasCode: false, rests: true },
  refunding: { keepsNights: false, stay: "none", hasCode: false, rests: false },
  refunded: { keepsNights: false, stay: "none", hasCode: false, rests: true },
}
