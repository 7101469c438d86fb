import type { BookingStatus } from "./booking-status.ts"

/** What the rules ask of a status. */
export type StatusFacts = {
  /** Its guest may still pay for it. */
  readonly isOpen: boolean
  /** It came to nothing before anybody paid. */
  readonly hasLapsed: boolean
  /** It was booked, whether its stay came about or not, and what was paid for it is taken. */
  readonly isSold: boolean
  /** It is booked, and its stay is not over yet. */
  readonly isLiving: boolean
  /** Its stay has begun. */
  readonly hasBegun: boolean
  /** Its stay is called off after money was promised for it. */
  readonly isCalledOff: boolean
  /** Nothing of what was paid for a stay called off is still on its way back. */
  readonly isWoundUp: boolean
}

const nothing: StatusFacts = {
  isOpen: false,
  hasLapsed: false,
  isSold: false,
  isLiving: false,
  hasBegun: false,
  isCalledOff: false,
  isWoundUp: false,
}

/** Every question about every status, answered once: a new status has to answer all of them. */
export const statusFacts: Readonly<Record<BookingStatus, StatusFacts>> = {
  held: { ...nothing, isOpen: true },
  paying: { ...nothing, isOpen: true },
  confirmed: { ...nothing, isSold: true, isLiving: true },
  staying: { ...nothing, isSold: true, isLiving: true, hasBegun: true },
  completed: { ...nothing, isSold: true, hasBegun: true },
  cancelled: { ...nothing, isSold: true, isCalledOff: true, isWoundUp: true },
  expired: { ...nothing, hasLapsed: true },
  released: { ...nothing, hasLapsed: true },
  failed: { ...nothing, hasLapsed: true },
  refunding: { ...nothing, isCalledOff: true },
  refunded: { ...nothing, isCalledOff: true, isWoundUp: true },
}
