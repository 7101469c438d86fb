import { millisecondsInSecond } from "date-fns/constants"
import { Effect } from "effect"
import type { StoreUnreachable } from "../kernel/store.errors.ts"
import type { CatalogueSnapshot } from "../inventory/catalogue.port.ts"
import type { Visitor } from "../people/visitor.ts"
import { nightsOf } from "../stay/nights.ts"
import { unitsOf } from "../property/room-uses.ts"
import type { BookingRecord } from "../booking/booking-record.ts"
import { GuaranteeNeeded, HoldLimited, StayRefused } from "../booking/booking.errors.ts"
import type { TransactionScope } from "./execute-commands.ts"
import type { FrontDeskNeeds } from "./front-desk.needs.ts"
import {
  guaranteeFor,
  holdLimitTerms,
  holdObstacle,
  usualHoldLimits,
  type Asking,
} from "./hold-limits.rules.ts"
import { isAddressProved } from "../booking/address-code.rules.ts"
import {
  largestUnitOf,
  roomCountOf,
  type Kept,
  type KeptQuestion,
} from "../booking/kept-without-payment.ts"
import { addressProofKey } from "./prove-address.ts"
import type { GuestTrust } from "../booking/guest-trust.ts"
import { paysOnArrival } from "../payment/paid-when.ts"

/** A booking that asks for its nights, at a property with so many rooms. */
export type Asker = { readonly record: BookingRecord; readonly units: number }

const questionOf = (
  { clock }: FrontDeskNeeds,
  { account }: Visitor,
  { id, session, network, guest, property, dates }: BookingRecord,
): KeptQuestion => ({
  session,
  network,
  account: account ?? null,
  email: guest?.email ?? null,
  property: property.slug,
  dates,
  except: id,
  since: clock.now() - holdLimitTerms.memoryMs,
})

/** How far a visitor is known by signing in. */
const standingOf = ({ proved = false }: Visitor, { hasPaid }: Kept): GuestTrust => {
  if (hasPaid) return "known"
  return proved ? "proved" : "stranger"
}

const ranks: Readonly<Record<GuestTrust, number>> = { stranger: 0, proved: 1, known: 2 }

const better = (left: GuestTrust, right: GuestTrust): GuestTrust =>
  ranks[left] > ranks[right] ? left : right

const askingOf = ({ record, units }: Asker, standing: GuestTrust): Asking => {
  const rooms = roomCountOf(record)
  const largest = largestUnitOf(record)
  return { standing, rooms, largest, nights: nightsOf(record.dates), units: Math.max(units, rooms) }
}

/** A new booking with its standing: as it is held, or why it is not and what it is without a hold. */
export const limitedHold = (
  { needs, transaction }: TransactionScope,
  visitor: Visitor,
  { record, units }: Asker,
): Effect.Effect<
  { readonly record: BookingRecord; readonly refusal: HoldLimited | null },
  StoreUnreachable
> =>
  Effect.map(transaction.kept(questionOf(needs, visitor, record)), (kept) => {
    const standing = standingOf(visitor, kept)
    const { holdLimits = usualHoldLimits } = needs
    const asking = askingOf({ record, units }, standing)
    const obstacle = holdObstacle(holdLimits, asking, kept, needs.clock.now())
    if (obstacle === null) return { record: { ...record, standing }, refusal: null }
    const { reason, retryMs } = obstacle
    const retryAfterSeconds = Math.ceil(retryMs / millisecondsInSecond)
    return {
      record: { ...record, standing, nightsKept: false },
      refusal: new HoldLimited({ reason, retryAfterSeconds }),
    }
  })

/** A browser that typed the code mailed to the guest's address is as good as an account that did. */
const isProvedByCode = (
  { needs, transaction }: TransactionScope,
  { session }: Visitor,
  { guest }: BookingRecord,
): Effect.Effect<boolean, StoreUnreachable> =>
  guest === null
    ? Effect.succeed(false)
    : Effect.map(transaction.addressProof(addressProofKey(needs, session, guest.email)), (proof) =>
        isAddressProved(proof, needs.clock.now()),
      )

/** A booking that is to be paid for on arrival, with its standing; fails where that is not enough. */
export const guaranteed = (
  { needs, transaction }: TransactionScope,
  visitor: Visitor,
  asker: Asker,
): Effect.Effect<BookingRecord, GuaranteeNeeded | StoreUnreachable> =>
  Effect.gen(function* () {
    const { record } = asker
    const kept = yield* transaction.kept(questionOf(needs, visitor, record))
    const isProved = yield* isProvedByCode({ needs, transaction }, visitor, record)
    const signedIn = better(record.standing, standingOf(visitor, kept))
    const standing = isProved ? better(signedIn, "proved") : signedIn
    const { holdLimits = usualHoldLimits } = needs
    const guarantee = guaranteeFor(holdLimits, askingOf(asker, standing), kept)
    if (guarantee !== "none") return yield* new GuaranteeNeeded({ guarantee })
    return { ...record, standing }
  })

/**
 * A stay that is paid for on arrival grows only as far as more may be kept without payment. Its
 * guest has an account or a mailed link: the address is proved.
 */
export const keptWithinLimits = (
  tools: TransactionScope,
  visitor: Visitor,
  record: BookingRecord,
  { bySlug }: Pick<CatalogueSnapshot, "bySlug">,
): Effect.Effect<void, StayRefused | StoreUnreachable> => {
  if (!paysOnArrival(record.method)) return Effect.void
  const property = bySlug.get(record.property.slug)
  const asker = {
    record: { ...record, standing: better(record.standing, "proved") },
    units: property ? unitsOf(property) : 0,
  }
  return guaranteed(tools, visitor, asker).pipe(
    Effect.asVoid,
    Effect.catchTag("GuaranteeNeeded", () =>
      Effect.fail(new StayRefused({ issues: [{ path: "rooms", code: "TooMuchUnpaid" }] })),
    ),
  )
}
