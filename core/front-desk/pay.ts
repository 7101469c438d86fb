import { Effect } from "effect"
import type { Visitor } from "../people/visitor.ts"
import type { BookingRecord, PayingBooking } from "../booking/booking-record.ts"
import { bookingViewOf } from "./booking-view-of.ts"
import type { BookingId, BookingView } from "../booking/booking-view.ts"
import { HoldOver, PaymentUnavailable, StepRefused } from "../booking/booking.errors.ts"
import type { PayRequest } from "../booking/bookings.port.ts"
import { nightsTaken, type TransactionScope } from "./execute-commands.ts"
import type { FrontDeskNeeds } from "./front-desk.needs.ts"
import { isHoldOver, attemptsLeft } from "../booking/hold-terms.ts"
import { unitsOf } from "../property/room-uses.ts"
import { guaranteed, type Asker } from "./limited-holds.ts"
import { advanceStatusInPlace } from "./advance-status.ts"
import { methodsOf } from "../booking/methods-of.ts"
import type { PrepaidMethod } from "../payment/payment.ts"
import { startPayment } from "./start-payment.ts"
import { ownBooking } from "../booking/own-booking.ts"
import { arrangeCard, payingCard } from "./arrange-card.ts"
import type { Property } from "../property/property.ts"
import { payable } from "./pay-check.ts"
import type { PaymentStep } from "../booking/payment-step.ts"

/** Neither a payment nor a decline of an earlier try belongs to this press. */
const afresh = { payment: null, lastDecline: null } as const

/** An unpaid stay keeps its nights only as far as the limits allow; without a hold it takes them now. */
const withNights = (
  tools: TransactionScope,
  visitor: Visitor,
  record: BookingRecord,
  units: number,
) =>
  Effect.gen(function* () {
    const { status, property, nightsKept } = record
    // Anything else is refused by the booking machine itself.
    if (status !== "held" || !property.payAtProperty) return record
    const kept = nightsKept ? record : yield* nightsTaken(tools, record)
    return yield* guaranteed(tools, visitor, { record: kept, units })
  })

const onArrival = (
  tools: TransactionScope,
  visitor: Visitor,
  record: BookingRecord,
  units: number,
) =>
  Effect.flatMap(withNights(tools, visitor, record, units), (kept) =>
    advanceStatusInPlace(
      tools,
      kept,
      {
        type: "PAY_AT_PROPERTY_CHOSEN",
        holdOver: isHoldOver(kept, tools.needs.clock.now()),
        offered: kept.property.payAtProperty,
      },
      { ...afresh, method: "payAtProperty" },
    ),
  )

/** The attempt is stored before the provider is asked; a second press joins the first. */
const prepaid = (tools: TransactionScope, record: BookingRecord, method: PrepaidMethod) =>
  advanceStatusInPlace(
    tools,
    record,
    {
      type: "PAYMENT_STARTED",
      holdOver: isHoldOver(record, tools.needs.clock.now()),
      attemptsLeft: attemptsLeft(record),
    },
    { ...afresh, method, attempts: record.attempts + 1 },
  )

const chosen = (
  tools: TransactionScope,
  visitor: Visitor,
  asker: Asker,
  { method }: PayRequest,
) => {
  const { record, units } = asker
  switch (method) {
    case "payAtProperty":
      return onArrival(tools, visitor, record, units)
    case "card":
      return tools.needs.cardForm === null || !methodsOf(record).includes(method)
        ? Effect.fail(new StepRefused({ status: record.status }))
        : prepaid(tools, record, method)
    default:
      return method satisfies never
  }
}

const noProperties: ReadonlyMap<string, Property> = new Map()

/** Only an unpaid stay is measured by how many rooms its property has. */
const isMeasured: Readonly<Record<PayRequest["method"], boolean>> = {
  card: false,
  payAtProperty: true,
}

const propertiesFor = ({ catalogue }: FrontDeskNeeds, { method }: PayRequest) =>
  isMeasured[method]
    ? Effect.map(catalogue.snapshot(), ({ bySlug }) => bySlug)
    : Effect.succeed(noProperties)

const begun = Effect.fnUntraced(function* (
  needs: FrontDeskNeeds,
  visitor: Visitor,
  id: BookingId,
  request: PayRequest,
) {
  const bySlug = yield* propertiesFor(needs, request)
  return yield* needs.store.inTransaction((transaction) =>
    Effect.gen(function* () {
      const tools = { needs, transaction }
      const record = yield* ownBooking(transaction, visitor, id)
      if (record.status === "confirmed") return record
      yield* payable(needs, record, request)
      const property = bySlug.get(record.property.slug)
      const asker = { record, units: property ? unitsOf(property) : 0 }
      return yield* chosen(tools, visitor, asker, request)
    }),
  )
})

type StepOf<Method extends PrepaidMethod> = (
  needs: FrontDeskNeeds,
  record: PayingBooking,
  booking: BookingView,
) => Effect.Effect<Extract<PaymentStep, { kind: Method }>, PaymentUnavailable | StepRefused>

/** What pays the try that is open: each method has a step of its name. */
const stepOfTry: { readonly [Method in PrepaidMethod]: StepOf<Method> } = {
  card: ({ cardForm }, { status, payment }, booking) => {
    if (payment === null) return Effect.fail(new StepRefused({ status }))
    if (cardForm === null) return Effect.fail(new PaymentUnavailable())
    const { clientSecret } = payment
    return Effect.succeed({ kind: "card", booking, clientSecret, ...cardForm })
  },
}

type StepWithoutTry = (booking: BookingView) => Effect.Effect<PaymentStep, HoldOver | StepRefused>

const over: StepWithoutTry = () => Effect.fail(new HoldOver())
const refused: StepWithoutTry = ({ status }) => Effect.fail(new StepRefused({ status }))

const stepIn: Readonly<Record<BookingView["status"], StepWithoutTry>> = {
  confirmed: (booking) => Effect.succeed({ kind: "confirmed", booking }),
  expired: over,
  failed: over,
  held: refused,
  paying: refused,
  staying: refused,
  completed: refused,
  cancelled: refused,
  released: refused,
  refunding: refused,
  refunded: refused,
}

/** What the guest has to do next, by the status of the booking. */
const stepFor = (
  needs: FrontDeskNeeds,
  record: BookingRecord,
): Effect.Effect<PaymentStep, HoldOver | PaymentUnavailable | StepRefused> => {
  const booking = bookingViewOf(record, needs.clock.now(), true)
  return record.status === "paying"
    ? stepOfTry[record.method](needs, record, booking)
    : stepIn[booking.status](booking)
}

/**
 * Confirms at once where the guest pays on arrival, else opens a try to pay by card in phases: the
 * try is kept, the provider is asked and given the card that pays, its name for the payment is kept.
 */
export const pay = Effect.fnUntraced(function* (
  needs: FrontDeskNeeds,
  visitor: Visitor,
  id: BookingId,
  request: PayRequest,
) {
  const card = yield* payingCard(needs, visitor, request)
  const record = yield* begun(needs, visitor, id, request)
  return yield* stepFor(
    needs,
    record.status === "paying"
      ? yield* startPayment(needs, record, (payment) =>
          arrangeCard(needs, visitor, { record, card, payment }),
        )
      : record,
  )
})
