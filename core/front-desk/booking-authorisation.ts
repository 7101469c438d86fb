import { Effect } from "effect"
import type { BookingStoreFailure } from "../booking/booking-store.errors.ts"
import type { Visitor } from "../people/visitor.ts"
import type { LinkToken, BookingLink } from "../booking/booking-link.ts"
import type { BookingRecord } from "../booking/booking-record.ts"
import type { BookingId } from "../booking/booking-view.ts"
import { BookingNotFound } from "../booking/booking.errors.ts"
import { bookingIdFrom, bytesOf } from "../booking/confirmation-code.rules.ts"
import { instantAt } from "../kernel/instant-at.ts"
import type { FrontDeskNeeds } from "./front-desk.needs.ts"
import type { BookingTransaction } from "../booking/booking-store.port.ts"
import type { Claim } from "../managing/managed-bookings.port.ts"

const ID_LENGTH = 26

/** The booking that a link is about. */
export const bookingOfLink = (link: LinkToken): BookingId => link.slice(0, ID_LENGTH) as BookingId

/** A new link to a booking, and what is to be kept of it. */
export const newLink = (
  { randomness, digest }: Pick<FrontDeskNeeds, "randomness" | "digest">,
  { id }: BookingRecord,
  until: number,
): { readonly token: LinkToken; readonly kept: BookingLink } => {
  const token = `${id}-${bookingIdFrom(randomness.bytes(bytesOf.id))}` as LinkToken
  return { token, kept: { digest: digest(token), until: instantAt(until), spent: false } }
}

/** The links after one of them has acted. */
export const spentLink = (
  links: ReadonlyArray<BookingLink>,
  digest: string | null,
): ReadonlyArray<BookingLink> =>
  links.map((link) => (link.digest === digest ? { ...link, spent: true } : link))

/** What a link is judged with. */
type Judging = Pick<FrontDeskNeeds, "clock" | "digest">

const linkIn = ({ clock, digest }: Judging, record: BookingRecord, link: LinkToken) => {
  const now = instantAt(clock.now())
  const wanted = digest(link)
  return record.links.find((known) => known.digest === wanted && now < known.until)
}

/** Looking is allowed as long as the link lives; acting only once. */
const mayBeUsed = {
  look: () => true,
  act: ({ spent }: BookingLink) => !spent,
}

export type Purpose = keyof typeof mayBeUsed

const isTheirs = (
  needs: Judging,
  { account }: Visitor,
  record: BookingRecord,
  link: LinkToken | null,
  purpose: Purpose,
): boolean => {
  // No owner is null and no account undefined: nobody owns nothing.
  if (record.owner === account) return true
  const known = link === null ? undefined : linkIn(needs, record, link)
  return known !== undefined && mayBeUsed[purpose](known)
}

/** The booking where it belongs to the caller; to others it does not exist. */
export const authorise = (
  needs: Judging,
  visitor: Visitor,
  record: BookingRecord | null,
  { link, purpose }: { readonly link: LinkToken | null; readonly purpose: Purpose },
): Effect.Effect<BookingRecord, BookingNotFound> =>
  record !== null && isTheirs(needs, visitor, record, link, purpose)
    ? Effect.succeed(record)
    : Effect.fail(new BookingNotFound())

/** A booking that its owner, or a mailed link, wants to do something with, under lock. */
export const claimed = (
  {
    needs,
    transaction,
  }: { readonly needs: FrontDeskNeeds; readonly transaction: BookingTransaction },
  visitor: Visitor,
  { id, link }: Claim,
  purpose: Purpose,
): Effect.Effect<BookingRecord, BookingNotFound | BookingStoreFailure> =>
  Effect.flatMap(transaction.lock(id), (record) =>
    authorise(needs, visitor, record, { link, purpose }),
  )
