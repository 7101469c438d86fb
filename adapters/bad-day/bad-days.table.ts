import {
  BookingNotFound,
  DetailsRefused,
  HoldOver,
  NoTriesLeft,
  PaymentUnavailable,
  SoldOut,
  StayRefused,
  TooManyHolds,
  TooManyTries,
} from "#core/booking/booking.errors.ts"
import type { BookingStatus } from "#core/booking/booking-status.ts"
import { accountDays } from "./account-days.table.ts"
import type { BadDay, Mishap } from "./bad-day.ts"
import { contactDays } from "./contact-days.table.ts"
import { managingDays } from "./managing-days.table.ts"
import { always, once } from "./mishaps.ts"
import {
  carriesCard,
  isCutOff,
  isDown,
  losesTheAnswer,
  mishears,
  misreads,
  neverAnswers,
  refuses,
  takes,
  type Trouble,
} from "./troubles.ts"

const cheaper: Trouble = mishears((said) => ({ ...said, total: Number(said["total"]) - 1000 }))
const stillPaying: Trouble = misreads((booking) => ({ ...booking, status: "paying" }))
const soonOver: Trouble = misreads((booking) => ({
  ...booking,
  holdUntil: new Date(Date.now() + 10_000).toISOString(),
}))

const withoutRooms: Trouble = misreads((page) => ({
  ...page,
  mix: null,
  offers: (page["offers"] as ReadonlyArray<object>).map((offer) => ({ ...offer, free: 0 })),
}))

const CODED: ReadonlyArray<BookingStatus> = [
  "confirmed",
  "staying",
  "completed",
  "cancelled",
  "refunded",
]

const standing = (status: BookingStatus): Trouble =>
  misreads((booking) => ({
    ...booking,
    status,
    code: CODED.includes(status) ? (booking["code"] ?? "S1NGGAH234") : null,
  }))

const atCheckout = (tells: string, ...mishaps: ReadonlyArray<Mishap>): BadDay => ({
  tells,
  begins: "checkout",
  mishaps,
})

const atBooking = (status: BookingStatus): BadDay => ({
  tells: `Every booking is ${status}.`,
  begins: "booking",
  mishaps: [always("find", standing(status)), always("findByCode", standing(status))],
})

const waiting = (what: string, call: Mishap["with"]): BadDay =>
  atCheckout(`No answer comes to ${what}.`, always(call, neverAnswers))

/** Every failure of the product that anybody may visit, by the name to ask for it. */
export const badDays = {
  "server-down": {
    tells: "The server is down; a gateway answers for it.",
    begins: "home",
    mishaps: [always("everything", isDown)],
  },
  offline: {
    tells: "The connection is gone, and the browser knows it.",
    begins: "home",
    mishaps: [always("everything", isCutOff)],
    isOffline: true,
  },
  slow: {
    tells: "Every answer takes four seconds.",
    begins: "results",
    mishaps: [always("everything", takes(4000))],
  },
  "newer-build": {
    tells: "A newer build is out than the one that the page came from.",
    begins: "home",
    mishaps: [
      always(
        "build",
        misreads(() => ({ id: "newer" })),
      ),
    ],
  },
  "rooms-sold-out": {
    tells: "No room of any property is free in all nights.",
    begins: "results",
    mishaps: [always("open", withoutRooms)],
  },
  "sold-out": atCheckout(
    "Somebody was faster: the rooms are gone before they can be held.",
    always(
      "hold",
      refuses(() => new SoldOut()),
    ),
  ),
  "price-changed": atCheckout("The price is not the one that was shown.", once("hold", cheaper)),
  "too-many-holds": atCheckout(
    "The guest already holds as many stays as one may.",
    always(
      "hold",
      refuses(() => new TooManyHolds()),
    ),
  ),
  "stay-refused": atCheckout(
    "The stay itself breaks a rule.",
    always(
      "hold",
      refuses(() => new StayRefused({ issues: [{ path: "dates.checkOut", code: "StayTooLong" }] })),
    ),
  ),
  "hold-unanswered": atCheckout(
    "The rooms are held, but the answer is lost; asking again takes them no second time.",
    once("hold", losesTheAnswer),
  ),
  "hold-expired": atCheckout(
    "The quarter of an hour is over after ten seconds.",
    once("hold", soonOver),
  ),
  "booking-forgotten": atCheckout(
    "After a reload the server does not know the booking any more.",
    once(
      "find",
      refuses(() => new BookingNotFound()),
    ),
  ),
  "lost-contact": atCheckout("After a reload of the checkout nobody answers.", {
    with: "find",
    trouble: isCutOff,
    times: 2,
  }),
  "details-refused": atCheckout(
    "The server does not accept the phone number that the page accepted.",
    once(
      "giveDetails",
      refuses(() => new DetailsRefused({ issues: [{ path: "phone", code: "InvalidPhone" }] })),
    ),
  ),
  "price-changed-at-pay": atCheckout(
    "The total changes between reading it and pressing Book Now.",
    once("pay", cheaper),
  ),
  "sold-out-at-pay": atCheckout(
    "The hold is over when Book Now is pressed, and then somebody else has the rooms.",
    always(
      "pay",
      refuses(() => new HoldOver()),
    ),
    { with: "hold", trouble: (request, ask) => ask(request), times: 1 },
    always(
      "hold",
      refuses(() => new SoldOut()),
    ),
  ),
  "tries-used-up": atCheckout(
    "All five payment tries of the hold are used up.",
    always(
      "pay",
      refuses(() => new NoTriesLeft()),
    ),
    always("find", standing("failed")),
  ),
  "payment-unavailable": atCheckout(
    "The payment provider does not answer the first time.",
    once(
      "pay",
      refuses(() => new PaymentUnavailable()),
    ),
  ),
  "pay-unanswered": atCheckout(
    "The payment begins, but the answer is lost; asking again cannot charge twice.",
    once("pay", losesTheAnswer),
  ),
  "card-declined": atCheckout(
    "The bank declines the first card.",
    once("card", carriesCard("4000000000000002")),
  ),
  "card-without-money": atCheckout(
    "There is not enough money behind the first card.",
    once("card", carriesCard("4000000000009995")),
  ),
  "bank-asks": atCheckout(
    "The bank asks who is paying (3-D Secure).",
    always("card", carriesCard("4000002760003184")),
  ),
  "card-unanswered": atCheckout(
    "The card is charged, but its answer is lost.",
    once("card", losesTheAnswer),
  ),
  "webhook-late": atCheckout(
    "The provider's word comes late: the first four times the server still waits for it.",
    { with: "settle", trouble: stillPaying, times: 4 },
  ),
  "bank-silent": atCheckout(
    "The bank takes longer than anybody likes to wait.",
    always("settle", stillPaying),
  ),
  "waiting-for-hold": waiting("taking the rooms", "hold"),
  "waiting-for-booking": waiting("where a booking stands, as after a reload", "find"),
  "waiting-for-details": waiting("the guest's details", "giveDetails"),
  "waiting-for-payment": waiting("starting the payment", "pay"),
  "waiting-for-card": waiting("the card", "card"),
  "waiting-for-bank": waiting("asking the bank what became of the payment", "settle"),
  "waiting-for-release": waiting("giving the rooms back", "leave"),
  "lookup-slowed": {
    tells: "Too many wrong codes: the next try has to wait a minute.",
    begins: "find",
    mishaps: [
      always(
        "findByCode",
        refuses(() => new TooManyTries({ retryAfterSeconds: 60 })),
      ),
    ],
  },
  "lookup-cut-off": {
    tells: "Nobody answers when a booking is looked for.",
    begins: "find",
    mishaps: [always("findByCode", isCutOff)],
  },
  "waiting-for-lookup": {
    tells: "No answer comes to the code of a booking.",
    begins: "find",
    mishaps: [always("findByCode", neverAnswers)],
  },
  "booking-held": atBooking("held"),
  "booking-paying": atBooking("paying"),
  "booking-confirmed": atBooking("confirmed"),
  "booking-staying": atBooking("staying"),
  "booking-completed": atBooking("completed"),
  "booking-cancelled": atBooking("cancelled"),
  "booking-expired": atBooking("expired"),
  "booking-released": atBooking("released"),
  "booking-failed": atBooking("failed"),
  "booking-refunding": atBooking("refunding"),
  "booking-refunded": atBooking("refunded"),
  ...managingDays,
  ...accountDays,
  ...contactDays,
} as const satisfies Readonly<Record<string, BadDay>>

export type BadDayName = keyof typeof badDays
