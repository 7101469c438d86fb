import { Effect } from "effect"
import type { Visitor } from "../people/visitor.ts"
import type { BookingId } from "./booking-view.ts"
import { BookingNotFound, TooManyTries } from "./booking.errors.ts"
import { readConfirmationCode } from "./confirmation-code.rules.ts"
import type { Desk } from "./desk.ts"

const SECOND_MS = 1000

/** How many codes a session may try in how long, and all sessions of one network together. */
export const codeTries = { most: 10, mostOfNetwork: 60, windowMs: 10 * 60 * SECOND_MS } as const

/** The booking of an id that nobody can guess. */
export const find = Effect.fnUntraced(function* (desk: Desk, id: BookingId) {
  const record = yield* desk.store.find(id)
  return record ?? (yield* new BookingNotFound())
})

/** The booking of a code, however written; who tries many codes has to wait. */
export const findByCode = Effect.fnUntraced(function* (
  desk: Desk,
  { session, network }: Visitor,
  text: string,
) {
  const { most, mostOfNetwork, windowMs } = codeTries
  const now = desk.clock.now()
  const bySession = yield* desk.tries.count(`code/${session}`, now, windowMs)
  const byNetwork =
    network === undefined ? 0 : yield* desk.tries.count(`code/from/${network}`, now, windowMs)
  if (bySession > most || byNetwork > mostOfNetwork) {
    const retryAfterSeconds = Math.ceil((windowMs - (now % windowMs)) / SECOND_MS)
    return yield* new TooManyTries({ retryAfterSeconds })
  }
  const code = readConfirmationCode(text)
  const record = code === null ? null : yield* desk.store.findByCode(code)
  return record ?? (yield* new BookingNotFound())
})
