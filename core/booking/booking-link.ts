import { Schema } from "effect"
import { Instant } from "../kernel/instant.ts"
import { coded } from "../kernel/typed-text.ts"

/**
 * The secret of a mailed link: the booking's id and 128 random bits, 26 characters each. It opens
 * its booking and acts on it once.
 */
export const LinkToken = coded(/^[0-9a-hjkmnp-tv-z]{26}-[0-9a-hjkmnp-tv-z]{26}$/, 53).pipe(
  Schema.brand("LinkToken"),
)
export type LinkToken = typeof LinkToken.Type

/** What is kept of a mailed link: never its secret, and whether it has acted. */
export const BookingLink = Schema.Struct({
  digest: Schema.String,
  until: Instant,
  spent: Schema.Boolean,
})
export interface BookingLink extends Schema.Schema.Type<typeof BookingLink> {}
