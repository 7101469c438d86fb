import { assign, raise } from "xstate"
import { foundWrong } from "../kernel/form-issues.ts"
import { checkoutStage } from "./checkout.stages.ts"
import { checkoutKey } from "./checkout.context.ts"
import { checkoutState } from "./checkout.setup.ts"
import { keptBooking, refusedHold } from "./transition-parts.ts"

/** From coming in to rooms that are held, to the reason why they are not, or to giving them back. */
export const roomsStates = {
  arriving: checkoutState({
    description: "The guest comes in, perhaps again after a reload.",
    always: [
      { guard: "holdsAnotherStay", target: "givingUpOther" },
      { guard: "hasBooking", target: "returning" },
      { guard: "hasWanted", target: "holding" },
      { target: "nothingChosen" },
    ],
  }),
  nothingChosen: checkoutState({
    description: "Nobody chose a stay; the guest is shown the way to find one.",
    type: "final",
  }),
  givingUpOther: checkoutState({
    description: "The rooms of the stay this guest looked at before are given back.",
    tags: ["busy"],
    invoke: {
      src: "release",
      input: ({ context }) => ({
        id: checkoutStage.holdingAnother(context).outdated,
        key: checkoutKey(context, "giveUp"),
      }),
      onDone: { actions: raise(({ event }) => event.output) },
    },
    on: {
      "hold.released": { target: "holding", actions: assign({ outdated: null }) },
    },
  }),
  holding: checkoutState({
    description: "The rooms are being taken for a quarter of an hour.",
    tags: ["busy"],
    invoke: {
      src: "placeHold",
      input: ({ context }) => ({
        stay: checkoutStage.chosen(context).stay,
        total: context.total,
        withoutHold: context.withoutHold,
        key: checkoutKey(context, "hold"),
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
        {
          guard: refusedHold("HoldLimited"),
          target: "holdLimited",
          actions: assign({
            limited: ({ event }) => (event.failure._tag === "HoldLimited" ? event.failure : null),
          }),
        },
        { guard: refusedHold("BookingsUnreachable"), target: "holdUnclear" },
        {
          target: "stayRefused",
          actions: assign({
            issues: ({ event }) =>
              foundWrong(event.failure._tag === "StayRefused" ? event.failure.issues : []),
          }),
        },
      ],
    },
  }),
  holdUnclear: checkoutState({
    description: "Nobody answered; asking again with the same key takes the rooms at most once.",
    on: { "guest.retried": "holding", "guest.left": "left" },
  }),
  soldOut: checkoutState({
    description: "Somebody was faster; the rooms are not free any more.",
    entry: "laySpentKeyAside",
    on: { "guest.retried": { target: "holding", actions: "beginRequest" }, "guest.left": "left" },
  }),
  priceChanged: checkoutState({
    description: "The price is not the one that was shown; the guest sees the new one and decides.",
    entry: "laySpentKeyAside",
    on: {
      "guest.acceptedPrice": {
        target: "holding",
        actions: [
          assign({ total: ({ context }) => checkoutStage.repriced(context).newQuote.total }),
          "beginRequest",
        ],
      },
      "guest.left": "left",
    },
  }),
  tooManyHolds: checkoutState({
    description: "This guest already holds as many stays as one may; one has to end first.",
    entry: "laySpentKeyAside",
    on: { "guest.retried": { target: "holding", actions: "beginRequest" }, "guest.left": "left" },
  }),
  holdLimited: checkoutState({
    description:
      "The rooms are not held without payment for now; the guest books without a hold, or waits.",
    entry: "laySpentKeyAside",
    on: {
      "guest.wentOnWithoutHold": {
        target: "holding",
        actions: ["beginRequest", assign({ withoutHold: true })],
      },
      "guest.retried": { target: "holding", actions: "beginRequest" },
      "guest.left": "left",
    },
  }),
  stayRefused: checkoutState({
    description: "The stay itself cannot be; the guest is told why and chooses again.",
    entry: "laySpentKeyAside",
    on: { "guest.left": "left" },
  }),
  holdOver: checkoutState({
    description: "The quarter of an hour is over; the same stay is taken again with one press.",
    on: {
      "guest.tookAgain": { target: "holding", actions: "beginRequest" },
      "guest.left": "left",
    },
  }),
  leaving: checkoutState({
    description: "The guest goes back; the rooms are given back to others.",
    tags: ["busy"],
    invoke: {
      src: "release",
      input: ({ context }) => ({
        id: checkoutStage.begun(context).bookingId,
        key: checkoutKey(context, "leave"),
      }),
      onDone: { actions: raise(({ event }) => event.output) },
    },
    on: { "hold.released": "left" },
  }),
  left: checkoutState({ description: "The guest went back to the property.", type: "final" }),
}
