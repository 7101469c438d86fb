import { bookingSetup } from "./booking.setup.ts"

/** A fact that arrives once more: accepted, and nothing changes. */
const heardBefore = { description: "Heard before; nothing changes." } as const

/** A dispute is written into the history and reported to those who answer it; the status stays. */
const disputes = bookingSetup.createStateConfig({
  on: {
    PAYMENT_DISPUTED: { actions: "tellOfDispute" },
    DISPUTE_WON: { actions: "tellOfDispute" },
    DISPUTE_LOST: { actions: "tellOfDispute" },
  },
}).on

/** What a guest's money does when it arrives after the nights were given back. */
const afterTheEnd = bookingSetup.createStateConfig({
  on: {
    PAYMENT_AUTHORISED: [
      {
        guard: { type: "canTakeNightsAgain", params: ({ event }) => event },
        target: "confirmed",
        actions: ["takeNights", "giveCode", "enqueueCapture", "planStay", "sendConfirmation"],
      },
      {
        guard: { type: "isCaptured", params: ({ event }) => event },
        target: "refunding",
        actions: "refund",
      },
      { guard: { type: "isCalledOff", params: ({ event }) => event }, ...heardBefore },
      { actions: "voidAuthorisation" },
    ],
    PAYMENT_DECLINED: heardBefore,
    HOLD_EXPIRED: heardBefore,
    GUEST_LEFT: heardBefore,
  },
})

/** The life of one booking; its status is never changed but by asking this machine. */
export const bookingMachine = bookingSetup.createMachine({
  id: "booking",
  description: "The life of one booking; its status is never changed but by asking this machine.",
  initial: "held",
  states: {
    held: {
      description: "The nights are taken for this guest until the hold is over.",
      on: {
        PAYMENT_STARTED: {
          guard: { type: "canPay", params: ({ event }) => event },
          target: "paying",
          actions: "askProvider",
        },
        PAY_AT_PROPERTY_CHOSEN: {
          guard: { type: "canPayAtProperty", params: ({ event }) => event },
          target: "confirmed",
          actions: ["giveCode", "planStay", "sendConfirmation"],
        },
        HOLD_EXPIRED: {
          guard: { type: "isHoldOver", params: ({ event }) => event },
          target: "expired",
          actions: "releaseNights",
        },
        HOLD_EXTENDED: {
          guard: { type: "isExtendable", params: ({ event }) => event },
          description: "Once, and for a few minutes: nights are not kept unpaid for long.",
          actions: "endHoldLater",
        },
        GUEST_LEFT: { target: "released", actions: "releaseNights" },
        PAYMENT_DECLINED: heardBefore,
      },
    },
    paying: {
      description: "The provider has been asked to authorise the money.",
      on: {
        PAYMENT_STARTED: heardBefore,
        PAYMENT_AUTHORISED: [
          {
            guard: { type: "areNightsFree", params: ({ event }) => event },
            target: "confirmed",
            actions: ["giveCode", "enqueueCapture", "planStay", "sendConfirmation"],
          },
          {
            guard: { type: "isCaptured", params: ({ event }) => event },
            target: "refunding",
            actions: ["releaseNights", "refund"],
          },
          { target: "failed", actions: ["voidAuthorisation", "releaseNights"] },
        ],
        PAYMENT_DECLINED: [
          {
            guard: { type: "canPay", params: ({ event }) => event },
            target: "held",
            actions: "voidAuthorisation",
          },
          { target: "failed", actions: ["voidAuthorisation", "releaseNights"] },
        ],
        GUEST_LEFT: {
          guard: { type: "isCardFormClosed", params: ({ event }) => event },
          target: "released",
          description: "The provider did not start the payment, so no money can come.",
          actions: "releaseNights",
        },
        HOLD_EXPIRED: {
          guard: { type: "isHoldOver", params: ({ event }) => event },
          description: "Grace: the provider is asked, the outcome is never guessed.",
          actions: "askProvider",
        },
      },
    },
    confirmed: {
      description: "The stay is sold and has a confirmation code.",
      on: {
        ...disputes,
        CANCELLED_BY_GUEST: [
          {
            guard: { type: "isRefundDue", params: ({ event }) => event },
            target: "cancelled",
            actions: ["releaseNights", "refund", "sendCancellation"],
          },
          { target: "cancelled", actions: ["releaseNights", "sendCancellation"] },
        ],
        CHANGED: { actions: ["planStay", "sendChange"] },
        STAY_STARTED: "staying",
        PAYMENT_LOST: { actions: "sendPaymentLost" },
        PAY_AT_PROPERTY_CHOSEN: heardBefore,
        PAYMENT_AUTHORISED: heardBefore,
        HOLD_EXPIRED: heardBefore,
      },
    },
    staying: {
      description: "The guest is between check-in and check-out.",
      on: {
        ...disputes,
        STAY_ENDED: { target: "completed", actions: "returnDeposit" },
        STAY_STARTED: heardBefore,
        PAYMENT_LOST: { actions: "sendPaymentLost" },
        PAYMENT_AUTHORISED: heardBefore,
      },
    },
    completed: {
      description: "The stay is over; its deposit goes back.",
      on: {
        ...disputes,
        STAY_ENDED: heardBefore,
        PAYMENT_LOST: { actions: "sendPaymentLost" },
        PAYMENT_AUTHORISED: heardBefore,
      },
    },
    cancelled: {
      description: "The guest cancelled; what the policy gives back goes back.",
      on: {
        ...disputes,
        REFUNDED: "refunded",
        CANCELLED_BY_GUEST: heardBefore,
        PAYMENT_AUTHORISED: heardBefore,
        PAYMENT_LOST: { description: "Nothing was paid, so nothing goes back." },
      },
    },
    expired: { description: "The hold ran out; its nights were given back.", ...afterTheEnd },
    released: { description: "The guest gave the hold up; its nights are free.", ...afterTheEnd },
    failed: { description: "The hold ended without money; its nights are free.", ...afterTheEnd },
    refunding: {
      description: "Money has to go back; a failed refund is tried again and shown to operations.",
      on: {
        ...disputes,
        REFUNDED: "refunded",
        PAYMENT_AUTHORISED: heardBefore,
      },
    },
    refunded: {
      description: "Nothing is owed.",
      on: { ...disputes, REFUNDED: heardBefore, PAYMENT_AUTHORISED: heardBefore },
    },
  },
})
