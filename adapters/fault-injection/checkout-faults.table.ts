import {
  BookingNotFound,
  DetailsRefused,
  GuaranteeNeeded,
  HoldLimited,
  HoldOver,
  NoAttemptsLeft,
  PaymentUnavailable,
  SoldOut,
  StayRefused,
  TooManyHolds,
  TooManyAttempts,
} from "#core/booking/booking.errors.ts"
import type { FaultScenario } from "./fault-injection.ts"
import { always, scenariosAt, once } from "./fault-scenarios.ts"
import { fixedStatus } from "./fixed-status.ts"
import {
  carriesCard,
  isCutOff,
  losesTheAnswer,
  mishears,
  misreads,
  neverAnswers,
  refuses,
  type Failure,
} from "./failures.ts"

const cheaper: Failure = mishears((said) => ({ ...said, total: Number(said["total"]) - 1000 }))
const stillPaying: Failure = misreads((booking) => ({ ...booking, status: "paying" }))
const soonOver: Failure = misreads((booking) => ({
  ...booking,
  holdUntil: new Date(Date.now() + 10_000).toISOString(),
}))

const needsAddress = once(
  "pay",
  refuses(() => new GuaranteeNeeded({ guarantee: "address" })),
)
const withoutPause: Failure = misreads((mailed) => ({ ...mailed, againAfterSeconds: 0 }))

const { scenario: atCheckout, waits: waiting, refuses: refused } = scenariosAt("checkout")

/** What can go wrong between choosing rooms and a confirmed stay. */
export const checkoutFaults = {
  "sold-out": refused(
    "Somebody was faster: the rooms are gone before they can be held.",
    "hold",
    () => new SoldOut(),
  ),
  "price-changed": atCheckout("The price is not the one that was shown.", once("hold", cheaper)),
  "too-many-holds": refused(
    "The guest already holds as many stays as one may.",
    "hold",
    () => new TooManyHolds(),
  ),
  "hold-limited": refused(
    "The rooms are not held without payment for now; the guest may go on without a hold.",
    "hold",
    () => new HoldLimited({ reason: "property", retryAfterSeconds: 300 }),
  ),
  "guarantee-needed": atCheckout(
    "Paying at the property is not possible without a card.",
    always(
      "pay",
      refuses(() => new GuaranteeNeeded({ guarantee: "card" })),
    ),
  ),
  "address-needed": atCheckout(
    "Paying at the property needs a proved address: a code is mailed to it.",
    needsAddress,
  ),
  "mailed-code-again": atCheckout(
    "Paying at the property needs a mailed code, and another can be asked for at once.",
    needsAddress,
    always("mailCode", withoutPause),
  ),
  "waiting-for-mailed-proof": atCheckout(
    "A code is mailed, and nobody answers whether the typed one is right.",
    needsAddress,
    always("proveAddress", neverAnswers),
  ),
  "mailed-code-limited": atCheckout(
    "Paying at the property needs a proved address, and too many codes were asked for.",
    needsAddress,
    always(
      "mailCode",
      refuses(() => new TooManyAttempts({ retryAfterSeconds: 600 })),
    ),
  ),
  "stay-refused": refused(
    "The stay itself breaks a rule.",
    "hold",
    () => new StayRefused({ issues: [{ path: "dates.checkOut", code: "StayTooLong" }] }),
  ),
  "hold-unanswered": atCheckout(
    "The rooms are held, but the answer is lost; asking again takes them no second time.",
    once("hold", losesTheAnswer),
  ),
  "hold-expired": atCheckout("The hold ends after ten seconds.", once("hold", soonOver)),
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
      refuses(() => new NoAttemptsLeft()),
    ),
    always("find", fixedStatus("failed")),
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
  "waiting-for-mailed-code": atCheckout(
    "The server takes for ever to mail a code.",
    needsAddress,
    always("mailCode", neverAnswers),
  ),
  "waiting-for-payment": waiting("starting the payment", "pay"),
  "waiting-for-card": waiting("the card", "card"),
  "waiting-for-bank": waiting("asking the bank what became of the payment", "settle"),
  "waiting-for-release": waiting("giving the rooms back", "leave"),
} as const satisfies Readonly<Record<string, FaultScenario>>
