import type { Letter } from "../front-desk/letter.ts"
import type { LetterName } from "../workload/mail-jobs.ts"
import type { Instant } from "../kernel/instant.ts"
import { noMoney } from "../money/amounts.ts"
import { isFreeAt } from "../pricing/refund.ts"
import type { Sen } from "../money/sen.ts"
import { remaining } from "../booking/remaining.ts"
import type { ArrivalTime } from "../stay/arrival-times.ts"

/** What a letter about a booking says in addition to the stay itself; null where it says nothing. */
export type LetterContents = {
  /** Whether the price is shown line by line, as it was just agreed; only the total otherwise. */
  readonly explainsPrice: boolean
  readonly freeCancellationUntil: Instant | null
  /** When the guest said to arrive. */
  readonly arrival: ArrivalTime | null
  /** What this cancellation gives back. */
  readonly refund: Sen | null
  /** What has been given back so far. */
  readonly refunded: Sen | null
}

type Stated = { readonly price: boolean; readonly arrival: boolean; readonly refund: boolean }

const agreed: Stated = { price: true, arrival: true, refund: false }
const known: Stated = { price: false, arrival: false, refund: false }

const stated: Readonly<Record<LetterName, Stated>> = {
  confirmed: agreed,
  changed: agreed,
  cancelled: { ...known, refund: true },
  paymentLost: known,
  reminder: { ...known, arrival: true },
  link: known,
}

type Movements = Pick<Letter["booking"], "captured" | "paid" | "refunded">

/** What goes back to the guest: what was captured less what is kept, and never less than nothing. */
const refundOf = ({ captured, paid }: Movements): Sen => remaining(captured, paid)

/** Until when cancelling is free; null when it never is, and when the moment has passed. */
const freeUntilOf = ({
  freeCancellationUntil: until,
  asOf,
}: Pick<Letter["booking"], "freeCancellationUntil" | "asOf">): Instant | null =>
  until !== null && isFreeAt(until, asOf) ? until : null

type About = {
  readonly name: LetterName
  readonly booking: Movements & Pick<Letter["booking"], "freeCancellationUntil" | "asOf" | "guest">
}

/** What the letter of this name states of a booking. */
export const letterContents = ({ name, booking }: About): LetterContents => {
  const { price, arrival, refund } = stated[name]
  return {
    explainsPrice: price,
    freeCancellationUntil: price ? freeUntilOf(booking) : null,
    arrival: arrival ? (booking.guest?.arrival ?? null) : null,
    refund: refund ? refundOf(booking) : null,
    refunded: refund || booking.refunded === noMoney ? null : booking.refunded,
  }
}
