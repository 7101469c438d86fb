import { millisecondsInHour } from "date-fns/constants"

/** How much may be written about a booking, and until when. */
export const messageTerms = {
  /** Characters of one message. */
  most: 2000,
  /** UTF-16 units of a mail that are read: one of megabytes would keep everybody waiting. */
  mostRead: 20_000,
  /** Messages of one booking, of both sides together. */
  mostKept: 200,
  /** Days after check-out in which something can still be said: for what was left behind. */
  openDays: 30,
  /** Days for which the link in a letter to a guest works. */
  linkDays: 7,
  ofSide: { most: 10, windowMs: millisecondsInHour },
  ofNetwork: { most: 40, windowMs: millisecondsInHour },
} as const
