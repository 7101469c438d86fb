import type { BookingStatus } from "./booking-status.ts"

/** Whether a booking keeps its rooms: always, or only while the nights of its hold are kept. */
type KeepsRooms = "always" | "whileNightsKept" | "never"

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
  readonly keepsRooms: KeepsRooms
  /** Its stay has begun. */
  readonly hasBegun: boolean
  /** Its stay was had, from beginning to end, and can be reviewed. */
  readonly wasHad: boolean
  /** Its stay is called off after money was promised for it. */
  readonly isCalledOff: boolean
  /** Nothing of what was paid for a stay called off is still on its way back. */
  readonly isWoundUp: boolean
}

/** Every question about every status, answered once: a new status has to answer all of them. */
export const statusFacts: Readonly<Record<BookingStatus, StatusFacts>> = {
  held: {
    isOpen: true,
    hasLapsed: false,
    isSold: false,
    isLiving: false,
    keepsRooms: "whileNightsKept",
    hasBegun: false,
    wasHad: false,
    isCalledOff: false,
    isWoundUp: false,
  },
  paying: {
    isOpen: true,
    hasLapsed: false,
    isSold: false,
    isLiving: false,
    keepsRooms: "whileNightsKept",
    hasBegun: false,
    wasHad: false,
    isCalledOff: false,
    isWoundUp: false,
  },
  confirmed: {
    isOpen: false,
    hasLapsed: false,
    isSold: true,
    isLiving: true,
    keepsRooms: "always",
    hasBegun: false,
    wasHad: false,
    isCalledOff: false,
    isWoundUp: false,
  },
  staying: {
    isOpen: false,
    hasLapsed: false,
    isSold: true,
    isLiving: true,
    keepsRooms: "always",
    hasBegun: true,
    wasHad: false,
    isCalledOff: false,
    isWoundUp: false,
  },
  completed: {
    isOpen: false,
    hasLapsed: false,
    isSold: true,
    isLiving: false,
    keepsRooms: "never",
    hasBegun: true,
    wasHad: true,
    isCalledOff: false,
    isWoundUp: false,
  },
  cancelled: {
    isOpen: false,
    hasLapsed: false,
    isSold: true,
    isLiving: false,
    keepsRooms: "never",
    hasBegun: false,
    wasHad: false,
    isCalledOff: true,
    isWoundUp: true,
  },
  expired: {
    isOpen: false,
    hasLapsed: true,
    isSold: false,
    isLiving: false,
    keepsRooms: "never",
    hasBegun: false,
    wasHad: false,
    isCalledOff: false,
    isWoundUp: false,
  },
  released: {
    isOpen: false,
    hasLapsed: true,
    isSold: false,
    isLiving: false,
    keepsRooms: "never",
    hasBegun: false,
    wasHad: false,
    isCalledOff: false,
    isWoundUp: false,
  },
  failed: {
    isOpen: false,
    hasLapsed: true,
    isSold: false,
    isLiving: false,
    keepsRooms: "never",
    hasBegun: false,
    wasHad: false,
    isCalledOff: false,
    isWoundUp: false,
  },
  refunding: {
    isOpen: false,
    hasLapsed: false,
    isSold: false,
    isLiving: false,
    keepsRooms: "never",
    hasBegun: false,
    wasHad: false,
    isCalledOff: true,
    isWoundUp: false,
  },
  refunded: {
    isOpen: false,
    hasLapsed: false,
    isSold: false,
    isLiving: false,
    keepsRooms: "never",
    hasBegun: false,
    wasHad: false,
    isCalledOff: true,
    isWoundUp: true,
  },
}
