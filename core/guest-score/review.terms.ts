import { millisecondsInHour } from "date-fns/constants"

/** How much a review may say, until when it may be written, and how often anybody may try. */
export const reviewTerms = {
  /** Characters of a text. */
  most: 2000,
  /** Days after check-out in which a stay can be reviewed. */
  days: 60,
  /** Reviews on a page. */
  pageSize: 10,
  /** Reviews that the page of a property shows at first. */
  shownFirst: 4,
  /** Of one network. */
  written: { most: 20, windowMs: millisecondsInHour },
  reported: { most: 20, windowMs: millisecondsInHour },
} as const
