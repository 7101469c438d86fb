import { assign, raise } from "xstate"
import { keyOf, orderOf } from "./checkout.context.ts"
import { checkoutSetup, failedWith, noteRefusal, refusals } from "./checkout.setup.ts"
import { present } from "../kernel/present.ts"

const { createStateConfig: state } = checkoutSetup

/** From a payment that begins to a card that its provider has seen. */
export const paying = {
  paying: state({
    description: "The payment is being started, or the stay confirmed for paying at the property.",
    tags: ["busy", "form"],
    invoke: {
      src: "startPayment",
      input: ({ context }) => ({
        id: present(context.bookingId),
        method: present(context.press).method,
        total: present(context.press).total,
        key: keyOf(context, "pay"),
      }),
      onDone: { actions: raise(({ event }) => event.output) },
    },
    on: {
      "payment.answered": {
        target: "payingFurther",
        actions: assign(({ event }) => ({
          booking: event.step.booking,
          order: orderOf(event.step),
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
  payingFurther: state({
    description: "A card is asked for only where there is something to pay now.",
    always: [{ guard: "paysByCard", target: "confirmingCard" }, { target: "sorting" }],
  }),
  paymentUnclear: state({
    description: "It is not known whether the payment began; asking again cannot charge twice.",
    on: { "guest.retried": "paying" },
  }),
  confirmingCard: state({
    description: "The card is with the payment provider.",
    tags: ["busy", "form"],
    invoke: {
      src: "cardConfirmation",
      id: "cardConfirmation",
      input: ({ context }) => ({
        order: present(context.order),
        card: present(present(context.press).card),
      }),
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
}
