import { Schema } from "effect"
import { coded } from "../kernel/typed-text.ts"

/**
 * The secret by which one side of a booking answers: the booking's id and 128 random bits, 26
 * characters each. Lower case, and short enough for the part of an address before the `@`.
 */
export const ReplyToken = coded(/^[0-9a-hjkmnp-tv-z]{26}-[0-9a-hjkmnp-tv-z]{26}$/, 53).pipe(
  Schema.brand("ReplyToken"),
)
export type ReplyToken = typeof ReplyToken.Type

const PREFIX = "reply+"
const ADDRESS = /reply\+([0-9a-hjkmnp-tv-z]{26}-[0-9a-hjkmnp-tv-z]{26})@/i

/** The address of one side of a booking, at the domain whose mail comes to this site. */
export const replyAddressOf = (token: ReplyToken, domain: string): string =>
  `${PREFIX}${token}@${domain}`

/** The secret in an address, or in several of them; null where there is none. */
export const replyTokenIn = (addresses: string): ReplyToken | null => {
  const found = ADDRESS.exec(addresses)?.[1]
  return found === undefined ? null : (found.toLowerCase() as ReplyToken)
}
