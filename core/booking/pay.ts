import { Effect } from "effect"
import type { Visitor } from "../people/visitor.ts"
import type { BookingRecord } from "./booking-record.ts"
import { bookingViewOf } from "./booking-view-of.ts"
import type { BookingId, BookingView } from "./booking-view.ts"
import { HoldOver, PaymentUnavailable, StepRefused } from "./booking.errors.ts"
import type { PayRequest } from "./bookings.port.ts"
import { nightsTaken, type Tools } from "./carry-out.ts"
import type { Desk } from "./desk.ts"
import { isHoldOver, triesLeft } from "./hold-terms.ts"
import { guaranteed, unitsOf, type Asker } from "./limited.ts"
import { moveInPlace } from "./move.ts"
import { namedPayment } from "./named-payment.ts"
import { ownBooking } from "./own-booking.ts"
import { payable } from "./pay-check.ts"
import type { PaymentStep } from "./payment-step.ts"

/** Neither a payment nor a decline of an earlier try belongs to this press. */
const afresh = { payment: null, lastDecline: null } as const

/** An unpaid stay keeps its nights only as far as the limits allow; without a hold it takes them now. */
const withNights = (tools: Tools, visitor: Visitor, record: BookingRecord, units: number) =>
  Effect.gen(function* () {
    const { status, property, nightsKept } = record
    // Anything else is refused by the booking machine itself.
    if (status !== "held" || !property.payAtProperty) return record
    const kept = nightsKept ? record : yield* nightsTaken(tools, record)
    return yield* guaranteed(tools, visitor, { record: kept, units })
  })

const onArrival = (tools: Tools, visitor: Visitor, record: BookingRecord, units: number) =>
  Effect.flatMap(withNights(tools, visitor, record, units), (kept) =>
    moveInPlace(
      tools,
      kept,
      {
        type: "PAY_AT_PROPERTY_CHOSEN",
        holdOver: isHoldOver(kept, tools.desk.clock.now()),
        offered: kept.property.payAtProperty,
      },
      { ...afresh, method: "payAtProperty" },
    ),
  )

/** The try is written down before the provider hears of it; a second press joins the first. */
const byCard = (tools: Tools, record: BookingRecord) =>
  moveInPlace(
    tools,
    record,
    {
      type: "PAYMENT_STARTED",
      holdOver: isHoldOver(record, tools.desk.clock.now()),
      triesLeft: triesLeft(record),
    },
    { ...afresh, method: "card", tries: record.tries + 1 },
  )

const chosen = (tools: Tools, visitor: Visitor, asker: Asker, { method }: PayRequest) => {
  const { record, units } = asker
  switch (method) {
    case "payAtProperty":
      return onArrival(tools, visitor, record, units)
    case "card":
      return tools.desk.cardForm === null
        ? Effect.fail(new StepRefused({ status: record.status }))
        : byCard(tools, record)
    default:
      return method satisfies never
  }
}

const begun = Effect.fnUntraced(function* (
  desk: Desk,
  visitor: Visitor,
  id: BookingId,
  request: PayRequest,
) {
  const { bySlug } = yield* desk.catalogue.snapshot()
  return yield* desk.store.inTransaction((transaction) =>
    Effect.gen(function* () {
      const tools = { desk, transaction }
      const record = yield* ownBooking(transaction, visitor, id)
      if (record.status === "confirmed") return record
      yield* payable(desk, record, request)
      const property = bySlug.get(record.property.slug)
      const asker = { record, units: property ? unitsOf(property) : 0 }
      return yield* chosen(tools, visitor, asker, request)
    }),
  )
})

const answer = (step: PaymentStep) => Effect.succeed(step)

/** The card form for the try that is open. */
const cardStep = ({ cardForm }: Desk, { status, payment }: BookingRecord, booking: BookingView) => {
  if (payment === null) return Effect.fail(new StepRefused({ status }))
  if (cardForm === null) return Effect.fail(new PaymentUnavailable())
  return answer({ kind: "card", booking, clientSecret: payment.clientSecret, ...cardForm })
}

/** What the guest has to do next, from where the booking stands. */
const stepFor = (desk: Desk, record: BookingRecord) => {
  const booking = bookingViewOf(record, desk.clock.now(), true)
  const { status } = booking
  switch (status) {
    case "confirmed":
      return answer({ kind: "confirmed", booking })
    case "paying":
      return cardStep(desk, record, booking)
    case "expired":
    case "failed":
      return Effect.fail(new HoldOver())
    case "held":
    case "staying":
    case "completed":
    case "cancelled":
    case "released":
    case "refunding":
    case "refunded":
      return Effect.fail(new StepRefused({ status }))
    default:
      return status satisfies never
  }
}

/**
 * Confirms at once where the guest pays on arrival, else opens a try to pay by card in three
 * phases: the try is kept, the provider is asked, its name for the payment is kept.
 */
export const pay = Effect.fnUntraced(function* (
  desk: Desk,
  visitor: Visitor,
  id: BookingId,
  request: PayRequest,
) {
  const record = yield* begun(desk, visitor, id, request)
  return yield* stepFor(
    desk,
    record.status === "paying" ? yield* namedPayment(desk, record) : record,
  )
})
