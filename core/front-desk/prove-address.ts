import { millisecondsInSecond } from "date-fns/constants"
import { Effect } from "effect"
import type { AcceptedGuest } from "../people/accepted-guest.ts"
import { emailKeyOf } from "../people/email.rules.ts"
import type { Visitor } from "../people/visitor.ts"
import {
  ADDRESS_CODE_BYTES,
  addressCodeFrom,
  addressCodeTerms,
  isCodeGood,
  judgedCode,
  readAddressCode,
  untilNextCode,
  type AddressProof,
} from "../booking/address-code.rules.ts"
import type { AddressProved, CodeMailed } from "../booking/address-code.ts"
import type { BookingRecord } from "../booking/booking-record.ts"
import type { BookingId } from "../booking/booking-view.ts"
import { AddressCodeRefused, StepRefused, TooManyAttempts } from "../booking/booking.errors.ts"
import type { TransactionScope } from "./execute-commands.ts"
import { bookingIdFrom, bytesOf } from "../booking/confirmation-code.rules.ts"
import { countCodeAsked, countCodeMailed, countCodeTyped } from "./counted-attempts.ts"
import type { FrontDeskNeeds } from "./front-desk.needs.ts"
import { heldNoMore } from "./give-details.ts"
import { statusAt } from "../booking/hold-terms.ts"
import { ownBooking } from "../booking/own-booking.ts"

/** The fingerprint by which a browser's proof of an address is found again. */
export const addressProofKey = (
  { digest }: Pick<FrontDeskNeeds, "digest">,
  session: string,
  email: string,
): string => digest(`address/${session}/${emailKeyOf(email)}`)

const fingerprintOf = ({ digest }: FrontDeskNeeds, key: string, code: string): string =>
  digest(`address code/${key}/${code}`)

/** The guest of a held booking that may be paid for on arrival: nobody else's address is written to. */
const guestToProve = (needs: FrontDeskNeeds, record: BookingRecord) => {
  const { guest, property } = record
  const status = statusAt(record, needs.clock.now())
  if (status !== "held") return Effect.fail(heldNoMore(status))
  return guest !== null && property.payAtProperty
    ? Effect.succeed(guest)
    : Effect.fail(new StepRefused({ status }))
}

type Found = {
  readonly record: BookingRecord
  readonly guest: AcceptedGuest
  readonly key: string
  readonly proof: AddressProof | null
}

const found = (tools: TransactionScope, visitor: Visitor, id: BookingId) =>
  Effect.gen(function* () {
    const record = yield* ownBooking(tools.transaction, visitor, id)
    const guest = yield* guestToProve(tools.needs, record)
    const key = addressProofKey(tools.needs, visitor.session, guest.email)
    return { record, guest, key, proof: yield* tools.transaction.addressProof(key) }
  })

const codeMailed = (waitMs: number): CodeMailed => ({
  againAfterSeconds: Math.ceil(waitMs / millisecondsInSecond),
})

/** The code that is on its way, where one is; else nobody may ask again before the pause is over. */
const onItsWay = (proof: AddressProof | null, now: number) => {
  const waitMs = untilNextCode(proof, now)
  if (proof === null || waitMs === 0) return Effect.succeed(null)
  return isCodeGood(proof, now)
    ? Effect.succeed(codeMailed(waitMs))
    : Effect.fail(new TooManyAttempts({ retryAfterSeconds: codeMailed(waitMs).againAfterSeconds }))
}

const written = (
  { needs, transaction }: TransactionScope,
  { record, guest, key, proof }: Found,
  language: BookingRecord["language"],
) =>
  Effect.gen(function* () {
    const { randomness, clock, codeLetter } = needs
    const code = addressCodeFrom(randomness.bytes(ADDRESS_CODE_BYTES))
    yield* transaction.keepAddressProof({
      key,
      code: fingerprintOf(needs, key, code),
      mailedAt: clock.now(),
      attemptsLeft: addressCodeTerms.attempts,
      provedUntil: proof?.provedUntil ?? 0,
    })
    const letterKey = `${record.id}/code/${bookingIdFrom(randomness.bytes(bytesOf.id))}`
    const letter = { to: guest.email, language, name: guest.firstName, code }
    yield* transaction.enqueue(codeLetter(letterKey, letter))
    return codeMailed(addressCodeTerms.againMs)
  })

/**
 * Mails a code to the address of a held booking's guest, by which this browser proves it. Asked for
 * again within the pause, it is the code that is on its way.
 */
export const mailCode = Effect.fnUntraced(function* (
  needs: FrontDeskNeeds,
  visitor: Visitor,
  id: BookingId,
) {
  const { inTransaction } = needs.store
  yield* countCodeAsked(needs, visitor)
  const asked = yield* inTransaction((transaction) =>
    Effect.gen(function* () {
      const { guest, proof } = yield* found({ needs, transaction }, visitor, id)
      return { email: guest.email, sent: yield* onItsWay(proof, needs.clock.now()) }
    }),
  )
  if (asked.sent !== null) return asked.sent
  yield* countCodeMailed(needs, asked.email)
  return yield* inTransaction((transaction) =>
    Effect.gen(function* () {
      const tools = { needs, transaction }
      const now = yield* found(tools, visitor, id)
      // Two requests at once send one letter.
      const sent = yield* onItsWay(now.proof, needs.clock.now())
      return sent ?? (yield* written(tools, now, visitor.language ?? now.record.language))
    }),
  )
})

/**
 * Takes a typed code as the proof that the guest reads the mail of the address given. Wrong codes
 * are counted, so the count is kept though the call fails.
 */
export const proveAddress = Effect.fnUntraced(function* (
  needs: FrontDeskNeeds,
  visitor: Visitor,
  id: BookingId,
  typed: string,
) {
  yield* countCodeTyped(needs, visitor)
  const code = readAddressCode(typed)
  const { proof, trouble } = yield* needs.store.inTransaction((transaction) =>
    Effect.gen(function* () {
      const { key, proof: known } = yield* found({ needs, transaction }, visitor, id)
      // What is no code at all was mistyped, not guessed.
      if (code === null) return { proof: known, trouble: "wrong" as const }
      const judged = judgedCode(known, fingerprintOf(needs, key, code), needs.clock.now())
      if (judged.proof !== null) yield* transaction.keepAddressProof(judged.proof)
      return judged
    }),
  )
  if (trouble !== null)
    return yield* new AddressCodeRefused({
      reason: trouble,
      attemptsLeft: proof?.attemptsLeft ?? 0,
    })
  return { proved: true } satisfies AddressProved
})
