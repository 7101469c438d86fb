import { assign, raise, setup } from "xstate"
import type { BookingView } from "../booking/booking-view.ts"
import type { StayRequest } from "../booking/stay-request.ts"
import { toBeProvided } from "../kernel/actors.ts"
import type { Sen } from "../money/sen.ts"
import type { CardAnswer, CardOrder, GivenCard } from "../payment/card-payments.port.ts"
import type { PaymentMethod } from "../payment/payment.ts"
import type { GuestDetails } from "../people/guest-details.ts"
import {
  contextOf,
  keyOf,
  orderOf,
  remarkOn,
  type CheckoutContext,
  type CheckoutInput,
} from "./checkout.context.ts"
import type { CheckoutEvent, HoldFailure, Press, PressFailure } from "./checkout.events.ts"

type Id = BookingView["id"]
type Status = BookingView["status"]

/** How often the server is asked before the guest is told that it takes longer. */
export const MAX_POLLS = 15
/** A guest who came back without the card form is not kept waiting: the card can be given again. */
export const MAX_POLLS_ON_RETURN = 2
const BETWEEN_POLLS_MS = 2_000

const machineSetup = setup({
  types: {
    input: {} as CheckoutInput,
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    tags: {} as "busy" | "form" | "ended",
  },
  actors: {
    placeHold: toBeProvided<{ stay: StayRequest; total: Sen; key: string }, CheckoutEvent>(),
    findBooking: toBeProvided<{ id: Id }, CheckoutEvent>(),
    giveDetails: toBeProvided<{ id: Id; details: GuestDetails; key: string }, CheckoutEvent>(),
    startPayment: toBeProvided<
      { id: Id; method: PaymentMethod; total: Sen; key: string },
      CheckoutEvent
    >(),
    confirmCard: toBeProvided<{ order: CardOrder; card: GivenCard }, CheckoutEvent>(),
    watchCard: toBeProvided<{ order: CardOrder }, CheckoutEvent>(),
    settle: toBeProvided<{ id: Id; key: string }, CheckoutEvent>(),
    release: toBeProvided<{ id: Id; key: string }, CheckoutEvent>(),
  },
  delays: { untilHoldEnds: () => 0, betweenPolls: BETWEEN_POLLS_MS },
  guards: {
    holdsAnotherStay: ({ context }) => context.outdated !== null,
    hasBooking: ({ context }) => context.bookingId !== null,
    hasWish: ({ context }) => context.stay !== null,
    stands: ({ context }, among: ReadonlyArray<Status>) =>
      context.booking !== null && among.includes(context.booking.status),
    holdFailedWith: (_, params: { failure: HoldFailure; tag: HoldFailure["_tag"] }) =>
      params.failure._tag === params.tag,
    pressFailedWith: (
      _,
      params: { failure: PressFailure; tags: ReadonlyArray<PressFailure["_tag"]> },
    ) => params.tags.includes(params.failure._tag),
    hasCardOrder: ({ context }) => context.order !== null,
    paysByCard: ({ context }) => context.press?.card !== null && context.order !== null,
    priceIsAsPressed: ({ context }) => context.booking?.quote.total === context.press?.total,
    goesOnWithCard: ({ context }, press: Press) =>
      context.order !== null && press.card !== null && press.total === context.booking?.quote.total,
    isChallenge: (_, answer: CardAnswer) => answer.kind === "challenge",
    mayPollAgain: ({ context }) =>
      context.polls < (context.order === null ? MAX_POLLS_ON_RETURN : MAX_POLLS),
  },
  actions: {
    wishAnew: assign({
      wishes: ({ context }) => context.wishes + 1,
      bookingId: null,
      booking: null,
      order: null,
      challenge: null,
      remark: null,
      newQuote: null,
      polls: 0,
    }),
    pressAnew: assign({ wishes: ({ context }) => context.wishes + 1, remark: null }),
    /** A refusal is repeated to its key for good; whoever comes back asks with another. */
    laySpentKeyAside: assign({ wishes: ({ context }) => context.wishes + 1 }),
    keepBooking: assign((_, booking: BookingView) => ({ booking, bookingId: booking.id })),
    forgetPayment: assign({ order: null, challenge: null, polls: 0 }),
  },
})

const failedWith = (...tags: ReadonlyArray<PressFailure["_tag"]>) =>
  ({
    type: "pressFailedWith",
    params: ({ event }: { event: { failure: PressFailure } }) => ({ failure: event.failure, tags }),
  }) as const

const refusedHold = (tag: HoldFailure["_tag"]) =>
  ({
    type: "holdFailedWith",
    params: ({ event }: { event: { failure: HoldFailure } }) => ({ failure: event.failure, tag }),
  }) as const

const keptBooking = {
  type: "keepBooking",
  params: ({ event }: { event: { booking: BookingView } }) => event.booking,
} as const

const noteRefusal = assign<
  CheckoutContext,
  Extract<CheckoutEvent, { type: "press.refused" }>,
  undefined,
  CheckoutEvent,
  never
>({
  remark: ({ event }) => remarkOn(event.failure),
  newQuote: ({ event }) => (event.failure._tag === "PriceChanged" ? event.failure.quote : null),
})

/** What stops Book Now, in the order in which it is asked. */
const refusals = [
  { guard: failedWith("HoldOver"), target: "holdOver" },
  { guard: failedWith("NoTriesLeft"), target: "failed" },
  { guard: failedWith("BookingNotFound", "StepRefused", "KeyReused"), target: "returning" },
] as const

/** Takes a guest from a chosen stay to a paid and confirmed booking; the server's word always wins. */
export const checkoutMachine = machineSetup.createMachine({
  id: "checkout",
  context: ({ input }) => contextOf(input),
  initial: "arriving",
  states: {
    arriving: {
      description: "The guest comes in, perhaps again after a reload.",
      always: [
        { guard: "holdsAnotherStay", target: "givingUpOther" },
        { guard: "hasBooking", target: "returning" },
        { guard: "hasWish", target: "holding" },
        { target: "nothingChosen" },
      ],
    },
    nothingChosen: {
      description: "Nobody chose a stay; the guest is shown the way to find one.",
      type: "final",
    },
    givingUpOther: {
      description: "The rooms of the stay this guest looked at before are given back.",
      tags: ["busy"],
      invoke: {
        src: "release",
        input: ({ context }) => ({ id: context.outdated!, key: keyOf(context, "giveUp") }),
        onDone: { actions: raise(({ event }) => event.output) },
      },
      on: {
        "hold.released": { target: "holding", actions: assign({ outdated: null }) },
        "booking.unreachable": { target: "holding", actions: assign({ outdated: null }) },
      },
    },
    holding: {
      description: "The rooms are being taken for a quarter of an hour.",
      tags: ["busy"],
      invoke: {
        src: "placeHold",
        input: ({ context }) => ({
          stay: context.stay!,
          total: context.total,
          key: keyOf(context, "hold"),
        }),
        onDone: { actions: raise(({ event }) => event.output) },
      },
      on: {
        "hold.placed": { target: "sorting", actions: keptBooking },
        "hold.refused": [
          { guard: refusedHold("SoldOut"), target: "soldOut" },
          {
            guard: refusedHold("PriceChanged"),
            target: "priceChanged",
            actions: assign({
              newQuote: ({ event }) =>
                event.failure._tag === "PriceChanged" ? event.failure.quote : null,
            }),
          },
          { guard: refusedHold("TooManyHolds"), target: "tooManyHolds" },
          { guard: refusedHold("BookingsUnreachable"), target: "holdUnclear" },
          {
            target: "stayRefused",
            actions: assign({
              remark: ({ event }) => ({
                kind: "issues",
                issues: event.failure._tag === "StayRefused" ? event.failure.issues : [],
              }),
            }),
          },
        ],
      },
    },
    holdUnclear: {
      description: "Nobody answered; asking again with the same key takes the rooms at most once.",
      on: { "guest.retried": "holding", "guest.left": "left" },
    },
    soldOut: {
      description: "Somebody was faster; the rooms are not free any more.",
      entry: "laySpentKeyAside",
      on: { "guest.retried": { target: "holding", actions: "wishAnew" }, "guest.left": "left" },
    },
    priceChanged: {
      description:
        "The price is not the one that was shown; the guest sees the new one and decides.",
      entry: "laySpentKeyAside",
      on: {
        "guest.acceptedPrice": {
          target: "holding",
          actions: [
            assign({ total: ({ context }) => context.newQuote?.total ?? context.total }),
            "wishAnew",
          ],
        },
        "guest.left": "left",
      },
    },
    tooManyHolds: {
      description: "This guest already holds as many stays as one may; one has to end first.",
      entry: "laySpentKeyAside",
      on: { "guest.retried": { target: "holding", actions: "wishAnew" }, "guest.left": "left" },
    },
    stayRefused: {
      description: "The stay itself cannot be; the guest is told why and chooses again.",
      entry: "laySpentKeyAside",
      on: { "guest.left": "left" },
    },
    returning: {
      description: "The server is asked where the booking really stands.",
      tags: ["busy"],
      invoke: {
        src: "findBooking",
        input: ({ context }) => ({ id: context.bookingId! }),
        onDone: { actions: raise(({ event }) => event.output) },
      },
      on: {
        "booking.found": { target: "sorting", actions: keptBooking },
        "booking.unknown": { target: "holding", actions: "wishAnew" },
        "booking.unreachable": "lostContact",
      },
    },
    lostContact: {
      description: "The server does not answer; nothing is lost, and asking again is safe.",
      on: { "guest.retried": "returning" },
    },
    sorting: {
      description: "The booking's true status decides where the guest goes on.",
      always: [
        {
          guard: { type: "stands", params: ["confirmed", "staying", "completed"] },
          target: "confirmed",
        },
        { guard: { type: "stands", params: ["held"] }, target: "filling" },
        { guard: { type: "stands", params: ["paying"] }, target: "settling" },
        { guard: { type: "stands", params: ["expired", "released"] }, target: "holdOver" },
        { target: "failed" },
      ],
    },
    filling: {
      description: "The guest fills in the form while the rooms are held.",
      tags: ["form"],
      after: {
        untilHoldEnds: [{ guard: "hasCardOrder", target: "settling" }, { target: "holdOver" }],
      },
      on: {
        "guest.typed": { actions: assign({ details: ({ event }) => event.details }) },
        "guest.booked": [
          {
            guard: { type: "goesOnWithCard", params: ({ event }) => event },
            target: "confirmingCard",
            actions: [
              assign({ press: ({ event }) => event, details: ({ event }) => event.details }),
              "pressAnew",
            ],
          },
          {
            target: "givingDetails",
            actions: [
              assign({ press: ({ event }) => event, details: ({ event }) => event.details }),
              "pressAnew",
            ],
          },
        ],
        "guest.changedStay": {
          target: "givingUpOther",
          actions: [
            assign({
              outdated: ({ context }) => context.bookingId,
              stay: ({ event }) => event.stay,
              total: ({ event }) => event.total,
            }),
            "wishAnew",
          ],
        },
        "guest.left": "leaving",
      },
    },
    givingDetails: {
      description: "The guest's details are checked, and the price with them.",
      tags: ["busy", "form"],
      invoke: {
        src: "giveDetails",
        input: ({ context }) => ({
          id: context.bookingId!,
          details: context.details,
          key: keyOf(context, "details"),
        }),
        onDone: { actions: raise(({ event }) => event.output) },
      },
      on: {
        "details.accepted": { target: "comparingPrice", actions: keptBooking },
        "press.refused": [...refusals, { target: "filling", actions: noteRefusal }],
      },
    },
    comparingPrice: {
      description: "Only the total that the guest saw is paid; another one is shown first.",
      always: [
        { guard: "priceIsAsPressed", target: "paying" },
        { target: "filling", actions: assign({ remark: { kind: "priceChanged" } }) },
      ],
    },
    paying: {
      description:
        "The payment is being started, or the stay confirmed for paying at the property.",
      tags: ["busy", "form"],
      invoke: {
        src: "startPayment",
        input: ({ context }) => ({
          id: context.bookingId!,
          method: context.press!.method,
          total: context.press!.total,
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
    },
    payingFurther: {
      description: "A card is asked for only where there is something to pay now.",
      always: [{ guard: "paysByCard", target: "confirmingCard" }, { target: "sorting" }],
    },
    paymentUnclear: {
      description: "It is not known whether the payment began; asking again cannot charge twice.",
      on: { "guest.retried": "paying" },
    },
    confirmingCard: {
      description: "The card is with the payment provider.",
      tags: ["busy", "form"],
      invoke: {
        src: "confirmCard",
        input: ({ context }) => ({ order: context.order!, card: context.press!.card! }),
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
          { target: "settling" },
        ],
        "card.unreachable": "settling",
      },
    },
    challenged: {
      description: "The guest's bank asks who is paying (3-D Secure).",
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
          target: "filling",
          actions: assign({ challenge: null, remark: { kind: "declined", reason: "abandoned" } }),
        },
      },
    },
    settling: {
      description: "The server asks the payment provider what became of the payment.",
      tags: ["busy", "form"],
      invoke: {
        src: "settle",
        input: ({ context }) => ({
          id: context.bookingId!,
          key: keyOf(context, `settle${context.polls}`),
        }),
        onDone: { actions: raise(({ event }) => event.output) },
      },
      on: {
        "booking.found": { target: "settled", actions: keptBooking },
        "booking.unknown": "failed",
        "booking.unreachable": "verifying",
      },
    },
    settled: {
      description: "The provider's answer decides: confirmed, another card, or asking once more.",
      always: [
        { guard: { type: "stands", params: ["paying"] }, target: "verifying" },
        {
          guard: { type: "stands", params: ["held"] },
          target: "filling",
          actions: [
            assign({
              remark: ({ context }) => ({
                kind: "declined",
                reason: context.booking?.lastDecline ?? "declined",
              }),
            }),
            "forgetPayment",
          ],
        },
        { target: "sorting" },
      ],
    },
    verifying: {
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
    },
    uncertain: {
      description:
        "The bank takes long; the guest may ask again or give the card once more, never charged twice.",
      on: {
        "guest.booked": {
          target: "paying",
          actions: [assign({ press: ({ event }) => event }), "pressAnew"],
        },
        "guest.retried": {
          target: "settling",
          actions: [assign({ polls: 0, wishes: ({ context }) => context.wishes + 1 })],
        },
      },
    },
    holdOver: {
      description: "The quarter of an hour is over; the same stay is taken again with one press.",
      on: {
        "guest.tookAgain": { target: "holding", actions: "wishAnew" },
        "guest.left": "left",
      },
    },
    leaving: {
      description: "The guest goes back; the rooms are given back to others.",
      tags: ["busy"],
      invoke: {
        src: "release",
        input: ({ context }) => ({ id: context.bookingId!, key: keyOf(context, "leave") }),
        onDone: { actions: raise(({ event }) => event.output) },
      },
      on: { "hold.released": "left", "booking.unreachable": "left" },
    },
    left: { description: "The guest went back to the property.", type: "final" },
    confirmed: {
      description: "The stay is booked and has a confirmation code.",
      type: "final",
      tags: ["ended"],
    },
    failed: {
      description: "The booking came to nothing; the guest reads why and how to go on.",
      type: "final",
      tags: ["ended"],
    },
  },
})
