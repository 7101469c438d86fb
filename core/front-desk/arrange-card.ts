import { Effect } from "effect"
import type { BookingStoreFailure } from "../booking/booking-store.errors.ts"
import type { BookingRecord } from "../booking/booking-record.ts"
import {
  type BookingNotFound,
  KeptCardGone,
  PaymentUnavailable,
} from "../booking/booking.errors.ts"
import type { PayRequest } from "../booking/bookings.port.ts"
import type { StoreUnreachable } from "../kernel/store.errors.ts"
import { isGoodOn } from "../payment/kept-card.ts"
import type { PayingCard } from "../payment/kept-cards.port.ts"
import { paysByCard } from "../payment/paid-when.ts"
import type { Visitor } from "../people/visitor.ts"
import { todayAt, type FrontDeskNeeds } from "./front-desk.needs.ts"
import { endTryOfKeptCard } from "./start-payment.ts"

const typed: PayingCard = { use: "typed" }

/**
 * The card that a press of Book Now means. The kept one is that of the account that the caller is
 * signed in to, whatever else the request says; without an account no card is kept.
 */
export const payingCard = (
  needs: FrontDeskNeeds,
  { account }: Visitor,
  { method, card = "typed" }: PayRequest,
): Effect.Effect<PayingCard, KeptCardGone | StoreUnreachable> =>
  Effect.gen(function* () {
    if (!paysByCard(method)) return typed
    switch (card) {
      case "typed":
        return typed
      case "keeping":
        return account === undefined ? typed : { use: "keeping", account }
      case "kept": {
        const kept = account === undefined ? null : yield* needs.accountCards.of(account)
        if (kept === null || !isGoodOn(kept, todayAt(needs))) return yield* new KeptCardGone()
        return { use: "kept", card: kept }
      }
      default:
        return card satisfies never
    }
  })

type Arrangement = {
  readonly record: BookingRecord
  readonly card: PayingCard
  readonly payment: string
}

/**
 * Says to the provider with which card the open try is paid. A payment that is not open any more is
 * left as it is: what became of it is asked later. A kept card that the provider does not know ends
 * the try, and another card may be given.
 */
export const arrangeCard = (
  needs: FrontDeskNeeds,
  { account }: Visitor,
  { record, card, payment }: Arrangement,
): Effect.Effect<
  void,
  KeptCardGone | PaymentUnavailable | BookingNotFound | BookingStoreFailure
> => {
  // Without an account nobody asked to keep a card before an answer was lost: a typed one is meant.
  if (record.payment === null && account === undefined) return Effect.void
  return needs.keptCards.arrange(payment, card).pipe(
    Effect.catchTags({
      PaymentStepRefused: () => Effect.void,
      PaymentsUnreachable: () => Effect.fail(new PaymentUnavailable()),
      KeptCardUnknown: () =>
        Effect.andThen(endTryOfKeptCard(needs, record, payment), Effect.fail(new KeptCardGone())),
    }),
  )
}
