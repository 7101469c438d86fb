import { assign, raise } from "xstate"
import { checkoutStage, pressedWithCard } from "./checkout.stages.ts"
import { cardOrderOf } from "./card-order.ts"
import { checkoutKey } from "./checkout.context.ts"
import { checkoutState } from "./checkout.setup.ts"
import {
  failedWith,
  issuesNoted,
  keptBooking,
  noteRefusal,
  pressed,
  pressedForm,
  refusals,
  typing,
} from "./transition-parts.ts"

/** What a guest can do while nobody knows what became of the payment. */
const uncertainWays = {
  ...typing,
  "guest.retried": { target: "settling", actions: "askAnew" },
} as const

/** From a payment that begins to a booking that is confirmed, or came to nothing. */
export const paymentStates = {
  paying: checkoutState({
    description: "The payment is being started, or the stay confirmed for paying at the property.",
    tags: ["busy", "form"],
    invoke: {
      src: "startPayment",
      input: ({ context }) => {
        const { bookingId, press } = checkoutStage.pressed(context)
        return {
          id: bookingId,
          method: press.method,
          total: press.quote.total,
          card: press.card === null ? "typed" : press.cardUse,
          key: checkoutKey(context, "pay"),
        }
      },
      onDone: { actions: raise(({ event }) => event.output) },
    },
    on: {
      "payment.answered": {
        target: "payingFurther",
        actions: assign(({ event }) => ({
          booking: event.step.booking,
          order: cardOrderOf(event.step),
          polls: 0,
        })),
      },
      "press.refused": [
        ...refusals,
        {
          guard: failedWith("PaymentUnavailable", "BookingsUnreachable"),
          target: "paymentUnclear",
        },
        { target: "filling", actions: noteRefusal },
      ],
    },
  }),
  payingFurther: checkoutState({
    description: "A card is asked for only where there is something to pay now.",
    always: [{ guard: "paysByCard", target: "confirmingCard" }, { target: "sorting" }],
  }),
  paymentUnclear: checkoutState({
    description: "It is not known whether the payment began; asking again cannot charge twice.",
    on: { "guest.retried": "paying" },
  }),
  confirmingCard: checkoutState({
    description: "The card is with the payment provider.",
    tags: ["busy", "form"],
    invoke: {
      src: "cardConfirmation",
      id: "cardConfirmation",
      input: ({ context }) => {
        const { order, press } = checkoutStage.cardAsked(context)
        return { order, card: pressedWithCard(press).card }
      },
      onDone: { actions: raise(({ event }) => event.output) },
    },
    on: {
      "card.handedOver": "settling",
      "card.abandoned": {
        target: "filling",
        actions: assign({ remark: { kind: "declined", reason: "abandoned" } }),
      },
    },
  }),
  settling: checkoutState({
    description: "The server asks the payment provider what became of the payment.",
    tags: ["busy", "form"],
    invoke: {
      src: "settle",
      input: ({ context }) => ({
        id: checkoutStage.begun(context).bookingId,
        key: checkoutKey(context, `settle${context.polls}`),
      }),
      onDone: { actions: raise(({ event }) => event.output) },
    },
    on: {
      "booking.found": { target: "settled", actions: keptBooking },
      "booking.unknown": "failed",
      "booking.unreachable": "verifying",
    },
  }),
  settled: checkoutState({
    description: "The provider's answer decides: confirmed, another card, or asking once more.",
    always: [
      { guard: { type: "stands", params: "paying" }, target: "verifying" },
      {
        guard: { type: "stands", params: "open" },
        target: "filling",
        actions: [
          assign({
            remark: ({ context }) => ({
              kind: "declined",
              reason: checkoutStage.found(context).booking.lastDecline ?? "declined",
            }),
          }),
          "forgetPayment",
        ],
      },
      { target: "sorting" },
    ],
  }),
  verifying: checkoutState({
    description: "The answer is not there yet; it is asked for again in a moment.",
    tags: ["busy", "form"],
    after: {
      betweenPolls: [
        {
          guard: "mayPollAgain",
          target: "settling",
          actions: assign({ polls: ({ context }) => context.polls + 1 }),
        },
        { target: "uncertain" },
      ],
    },
  }),
  uncertain: checkoutState({
    description:
      "The bank takes long; the guest may ask again or give the card once more, never charged twice.",
    // After a reload the number of the identity paper is typed again: no tab keeps it.
    on: { ...uncertainWays, "guest.booked": "checkingFormAgain" },
  }),
  checkingFormAgain: checkoutState({
    description: "What was typed is checked before the card is given once more.",
    tags: ["form"],
    invoke: {
      src: "checkForm",
      input: ({ event }) => pressedForm(event),
      onDone: { actions: raise(({ event }) => event.output) },
    },
    on: {
      ...uncertainWays,
      "form.refused": { target: "uncertain", actions: issuesNoted },
      "form.accepted": { target: "paying", actions: pressed },
    },
  }),
  confirmed: checkoutState({
    description: "The stay is booked and has a confirmation code.",
    type: "final",
    tags: ["ended"],
  }),
  failed: checkoutState({
    description: "The booking came to nothing; the guest reads why and how to go on.",
    type: "final",
    tags: ["ended"],
  }),
}
