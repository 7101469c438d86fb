import { millisecondsInDay, millisecondsInMinute } from "date-fns/constants"
import { Schema } from "effect"
import { coded } from "../kernel/typed-text.ts"
import { Instant } from "../kernel/instant.ts"

/** Names a session to its owner; it opens nothing. */
export const SessionId = coded(/^[0-9a-hjkmnp-tv-z]{26}$/, 26).pipe(Schema.brand("SessionId"))
export type SessionId = typeof SessionId.Type

/** One browser that is signed in, as its owner sees it in the list. */
export const SessionView = Schema.Struct({
  id: SessionId,
  /** The browser that asks. */
  current: Schema.Boolean,
  /** What the browser said of itself, such as `Firefox · Linux`; empty when it said nothing. */
  browser: Schema.String,
  signedInAt: Instant,
  lastSeenAt: Instant,
})
export interface SessionView extends Schema.Schema.Type<typeof SessionView> {}

/**
 * How long a session lives without being used, how long at the most however often it is used, and
 * how long after a password nothing asks again.
 */
export const sessionTerms = {
  idleMs: 30 * millisecondsInDay,
  absoluteMs: 90 * millisecondsInDay,
  confirmedMs: 10 * millisecondsInMinute,
} as const
