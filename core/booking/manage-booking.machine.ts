import { assign, raise, setup } from "xstate"
import { toBeProvided } from "../kernel/actors.ts"
import type { Sen } from "../money/sen.ts"
import type { CardAnswer, CardOrder, GivenCard } from "../payment/card-payments.port.ts"
import {
  claimOf,
  contextOf,
  keyOf,
  type ManageContext,
  type ManageInput,
} from "./manage-booking.context.ts"
import type { ManageEvent } from "./manage-booking.events.ts"
import type { Claim } from "./managed-bookings.port.ts"
import type { Obstacle } from "./managing.errors.ts"
import type { StayChange } from "./stay-change.ts"
import type { WholeBooking } from "./whole-booking.ts"

/** How often the server is asked before the guest is told that it takes longer. */
export const MAX_CHANGE_POLLS = 15
const BETWEEN_POLLS_MS = 2_000

type Keyed = { readonly claim: Claim; readonly key: string }

const manageSetup = setup({
  types: {
    input: {} as ManageInput,
    context: {} as ManageContext,
    events: {} as ManageEvent,
    tags: {} as "busy" | "standing" | "cancelling" | "changing" | "paying",
  },
  actors: {
    open: toBeProvided<ManageInput["opens"], ManageEvent>(),
    cancel: toBeProvided<Keyed & { refund: Sen }, ManageEvent>(),
    price: toBeProvided<{ claim: Claim; change: StayChange }, ManageEvent>(),
    change: toBeProvided<Keyed & { change: StayChange; total: Sen }, ManageEvent>(),
    confirmCard: toBeProvided<{ order: CardOrder; card: GivenCard }, ManageEvent>(),
    watchCard: toBeProvided<{ order: CardOrder }, ManageEvent>(),
    settle: toBeProvided<Keyed, ManageEvent>(),
    leave: toBeProvided<Keyed, ManageEvent>(),
  },
  delays: { betweenPolls: BETWEEN_POLLS_MS },
  guards: {
    waitsForMoney: ({ context }) => (context.booking?.openChange ?? null) !== null,
    hasFailed: ({ context }) => (context.booking?.failedChange ?? null) !== null,
    hasOrder: ({ context }) => context.order !== null,
    mayPollAgain: ({ context }) => context.polls < MAX_CHANGE_POLLS,
    isChallenge: (_, answer: CardAnswer) => answer.kind === "challenge",
    isDeclined: (_, answer: CardAnswer) => answer.kind === "declined",
  },
  actions: {
    keep: assign((_, booking: WholeBooking) => ({ booking })),
    noteObstacle: assign((_, obstacle: Obstacle) => ({ obstacle })),
    noteWish: assign((_, change: StayChange) => ({ change, quote: null, issues: [] })),
    noteIssues: assign((_, issues: ManageContext["issues"]) => ({ issues })),
    pressAnew: assign({ wishes: ({ context }) => context.wishes + 1, polls: 0 }),
    forgetPayment: assign({ order: null, amount: null, card: null, challenge: null, polls: 0 }),
  },
})

const kept = {
  type: "keep",
  params: ({ event }: { event: { booking: WholeBooking } }) => event.booking,
} as const

const keyed = (context: ManageContext, step: string): Keyed => ({
  claim: claimOf(context),
  key: keyOf(context, step),
})

const obstructed = {
  target: "obstructed",
  actions: {
    type: "noteObstacle",
    params: ({ event }: { event: { obstacle: Obstacle } }) => event.obstacle,
  },
} as const

const wished = {
  target: "pricing",
  actions: {
    type: "noteWish",
    params: ({ event }: { event: { change: StayChange } }) => event.change,
  },
} as const

const refusedChange = {
  target: "changeRefused",
  actions: {
    type: "noteIssues",
    params: ({ event }: { event: { issues: ManageContext["issues"] } }) => event.issues,
  },
} as const

/** What a guest who looks at another stay can do. */
const choosingWays = { "guest.wished": wished, "guest.leftIt": "standing" } as const

/** A guest's own booking: seen whole, cancelled, or changed; the server's word always wins. */
export const manageBookingMachine = manageSetup.createMachine({
  id: "manage-booking",
  context: ({ input }) => contextOf(input),
  initial: "opening",
  states: {
    opening: {
      description: "The booking is on its way.",
      tags: ["busy"],
      invoke: {
        src: "open",
        input: ({ context }) => context.opens,
        onDone: { actions: raise(({ event }) => event.output) },
      },
      on: {
        "booking.opened": { target: "opened", actions: kept },
        "booking.missing": "missing",
        "booking.unreachable": "lostContact",
      },
    },
    missing: {
      description: "There is no such booking, or it is not this guest's: both look the same.",
      type: "final",
    },
    lostContact: {
      description: "Nobody answered; asking again may help.",
      on: { "guest.retried": "opening" },
    },
    opened: {
      description: "A change whose money was on its way is asked about first.",
      always: [{ guard: "waitsForMoney", target: "settling" }, { target: "standing" }],
    },
    standing: {
      description: "The booking stands in front of its guest.",
      tags: ["standing"],
      on: { "guest.consideredCancelling": "considering", "guest.consideredChange": "choosing" },
    },
    considering: {
      description: "The guest sees what comes back before anything is cancelled.",
      tags: ["standing", "cancelling"],
      on: {
        "guest.cancelled": {
          target: "cancelling",
          actions: ["pressAnew", assign({ refund: ({ event }) => event.refund })],
        },
        "guest.leftIt": "standing",
      },
    },
    cancelling: {
      description: "The booking is being cancelled for the refund that was shown.",
      tags: ["busy", "standing", "cancelling"],
      invoke: {
        src: "cancel",
        input: ({ context }) => ({ ...keyed(context, "cancel"), refund: context.refund! }),
        onDone: { actions: raise(({ event }) => event.output) },
      },
      on: {
        "booking.cancelled": { target: "cancelled", actions: kept },
        "refund.changed": {
          target: "refundChanged",
          actions: assign({ refund: ({ event }) => event.refund }),
        },
        "step.obstructed": obstructed,
        "booking.missing": "missing",
        "booking.unreachable": "cancelUnclear",
      },
    },
    refundChanged: {
      description: "The refund is another one by now; the guest sees it and decides.",
      tags: ["standing", "cancelling"],
      on: {
        "guest.cancelled": {
          target: "cancelling",
          actions: ["pressAnew", assign({ refund: ({ event }) => event.refund })],
        },
        "guest.leftIt": "standing",
      },
    },
    cancelUnclear: {
      description: "Nobody answered; pressing again cancels once.",
      tags: ["standing", "cancelling"],
      on: { "guest.retried": "cancelling", "guest.leftIt": "opening" },
    },
    obstructed: {
      description: "The booking cannot be cancelled or changed like this, and the guest reads why.",
      tags: ["standing"],
      on: { "guest.leftIt": "opening" },
    },
    cancelled: {
      description: "The booking is cancelled and the refund on its way.",
      tags: ["standing"],
      type: "final",
    },
    choosing: {
      description: "The guest chooses other days, people or rooms.",
      tags: ["standing", "changing"],
      on: choosingWays,
    },
    pricing: {
      description: "The other stay is being priced.",
      tags: ["busy", "standing", "changing"],
      invoke: {
        src: "price",
        input: ({ context }) => ({ claim: claimOf(context), change: context.change! }),
        onDone: { actions: raise(({ event }) => event.output) },
      },
      on: {
        "guest.wished": { ...wished, reenter: true },
        "guest.leftIt": "standing",
        "change.priced": {
          target: "priced",
          actions: assign({ quote: ({ event }) => event.quote }),
        },
        "change.refused": refusedChange,
        "change.soldOut": "soldOut",
        "step.obstructed": obstructed,
        "booking.missing": "missing",
        "booking.unreachable": "priceUnclear",
      },
    },
    priced: {
      description: "The guest sees the other stay's price and what becomes of the difference.",
      tags: ["standing", "changing"],
      on: {
        ...choosingWays,
        "guest.accepted": { target: "changing", actions: "pressAnew" },
      },
    },
    changeRefused: {
      description: "The other stay cannot be; the guest is told why and chooses again.",
      tags: ["standing", "changing"],
      on: choosingWays,
    },
    soldOut: {
      description: "The rooms are not free on those days.",
      tags: ["standing", "changing"],
      on: choosingWays,
    },
    priceUnclear: {
      description: "Nobody named a price; asking again is safe.",
      tags: ["standing", "changing"],
      on: { ...choosingWays, "guest.retried": "pricing" },
    },
    changing: {
      description: "The change is being asked for at the price that was shown.",
      tags: ["busy", "standing", "changing"],
      invoke: {
        src: "change",
        input: ({ context }) => ({
          ...keyed(context, "change"),
          change: context.change!,
          total: context.quote!.quote.total,
        }),
        onDone: { actions: raise(({ event }) => event.output) },
      },
      on: {
        "change.made": { target: "changed", actions: kept },
        "card.asked": {
          target: "askingCard",
          actions: [
            kept,
            assign(({ event }) => ({ order: event.order, amount: event.amount, decline: null })),
          ],
        },
        "change.repriced": "pricing",
        "change.refused": refusedChange,
        "change.soldOut": "soldOut",
        "step.obstructed": obstructed,
        "booking.missing": "missing",
        "booking.unreachable": "changeUnclear",
      },
    },
    changeUnclear: {
      description: "Nobody answered; asking again changes and charges once.",
      tags: ["standing", "changing"],
      on: { "guest.retried": "changing", "guest.leftIt": "opening" },
    },
    askingCard: {
      description: "The difference is paid by card before anything changes.",
      tags: ["standing", "paying"],
      on: {
        "guest.gaveCard": {
          target: "confirmingCard",
          actions: ["pressAnew", assign({ card: ({ event }) => event.card, decline: null })],
        },
        "guest.leftIt": "leaving",
      },
    },
    confirmingCard: {
      description: "The card is with the payment provider.",
      tags: ["busy", "standing", "paying"],
      invoke: {
        src: "confirmCard",
        input: ({ context }) => ({ order: context.order!, card: context.card! }),
        onDone: { actions: raise(({ event }) => event.output) },
      },
      on: {
        "card.answered": [
          {
            guard: { type: "isChallenge", params: ({ event }) => event.answer },
            target: "challenged",
            actions: assign({
              challenge: ({ event }) =>
                event.answer.kind === "challenge" ? event.answer.address : null,
            }),
          },
          {
            guard: { type: "isDeclined", params: ({ event }) => event.answer },
            target: "settling",
            actions: assign({
              decline: ({ event }) =>
                event.answer.kind === "declined" ? event.answer.reason : null,
            }),
          },
          { target: "settling" },
        ],
        "card.unreachable": "settling",
      },
    },
    challenged: {
      description: "The guest's bank asks who is paying (3-D Secure).",
      tags: ["standing", "paying"],
      invoke: {
        src: "watchCard",
        input: ({ context }) => ({ order: context.order! }),
        onDone: { actions: raise(({ event }) => event.output) },
      },
      on: {
        "guest.answeredChallenge": "settling",
        "card.answered": "settling",
        "card.unreachable": "settling",
        "guest.abandonedChallenge": {
          target: "askingCard",
          actions: assign({ challenge: null, decline: "abandoned" }),
        },
      },
    },
    settling: {
      description: "The server asks the payment provider what became of the difference.",
      tags: ["busy", "standing", "paying"],
      invoke: {
        src: "settle",
        input: ({ context }) => keyed(context, `settle${context.polls}`),
        onDone: { actions: raise(({ event }) => event.output) },
      },
      on: {
        "change.settled": { target: "settled", actions: kept },
        "booking.missing": "missing",
        "booking.unreachable": "verifying",
      },
    },
    settled: {
      description: "The provider's answer decides: changed, as it was, or asking once more.",
      always: [
        { guard: "waitsForMoney", target: "verifying" },
        { guard: "hasFailed", target: "changeFailed" },
        { target: "changed" },
      ],
    },
    verifying: {
      description: "The answer is not there yet; it is asked for again in a moment.",
      tags: ["busy", "standing", "paying"],
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
      on: { "guest.leftIt": "leaving" },
    },
    uncertain: {
      description: "The bank takes long; the old stay stays booked until the money is there.",
      tags: ["standing", "paying"],
      on: {
        "guest.retried": { target: "settling", actions: "pressAnew" },
        "guest.leftIt": "leaving",
      },
    },
    leaving: {
      description: "The unpaid change is given up; the stay is as it was booked.",
      tags: ["busy", "standing", "paying"],
      invoke: {
        src: "leave",
        input: ({ context }) => keyed(context, "leave"),
        onDone: { actions: raise(({ event }) => event.output) },
      },
      on: {
        "change.settled": { target: "standing", actions: [kept, "forgetPayment"] },
        "booking.missing": "missing",
        "booking.unreachable": "lostContact",
      },
    },
    changed: {
      description: "The stay has changed; the booking shows it.",
      tags: ["standing"],
      entry: "forgetPayment",
      on: { "guest.consideredCancelling": "considering", "guest.consideredChange": "choosing" },
    },
    changeFailed: {
      description:
        "The change came to nothing; the stay is as it was booked, and nothing was paid.",
      tags: ["standing"],
      entry: "forgetPayment",
      on: { "guest.consideredChange": "choosing", "guest.leftIt": "standing" },
    },
  },
})
