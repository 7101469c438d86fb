import { millisecondsInSecond } from "date-fns/constants"
import { Effect } from "effect"
import type { Visitor } from "../people/visitor.ts"
import type { BookingId } from "../booking/booking-view.ts"
import { BookingNotFound, TooManyAttempts } from "../booking/booking.errors.ts"
import { readConfirmationCode } from "../booking/confirmation-code.rules.ts"
import type { FrontDeskNeeds } from "./front-desk.needs.ts"

/** How many codes a session may try in how long, and all sessions of one network together. */
export const codeAttempts = {
  most: 10,
  mostOfNetwork: 60,
  windowMs: 10 * 60 * millisecondsInSecond,
} as const

/** The booking of an id that nobody can guess. */
export const find = Effect.fnUntraced(function* (needs: FrontDeskNeeds, id: BookingId) {
  const record = yield* needs.store.find(id)
  return record ?? (yield* new BookingNotFound())
})

/** The booking of a code, however written; who tries many codes has to wait. */
export const findByCode = Effect.fnUntraced(function* (
  needs: FrontDeskNeeds,
  { session, network }: Visitor,
  text: string,
) {
  const { most, mostOfNetwork, windowMs } = codeAttempts
  const now = needs.clock.now()
  const bySession = yield* needs.rateLimiter.count(`code/${session}`, now, windowMs)
  const byNetwork =
    network === undefined
      ? 0
      : yield* needs.rateLimiter.count(`code/from/${network}`, now, windowMs)
  if (bySession > most || byNetwork > mostOfNetwork) {
    const retryAfterSeconds = Math.ceil((windowMs - (now % windowMs)) / millisecondsInSecond)
    return yield* new TooManyAttempts({ retryAfterSeconds })
  }
  const code = readConfirmationCode(text)
  const record = code === null ? null : yield* needs.store.findByCode(code)
  return record ?? (yield* new BookingNotFound())
})
