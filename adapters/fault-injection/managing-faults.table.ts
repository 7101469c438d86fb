import { SoldOut, StayRefused, TooManyAttempts } from "#core/booking/booking.errors.ts"
import { NotManageable, RefundChanged } from "#core/managing/managing.errors.ts"
import { Sen } from "#core/money/sen.ts"
import type { FaultScenario } from "./fault-injection.ts"
import { always, scenariosAt, once } from "./fault-scenarios.ts"
import { misreads, neverAnswers, refuses } from "./failures.ts"

const atBookings = scenariosAt("bookings")
const atManaging = scenariosAt("managing")

const A_REFUND = Sen.make(120_00)
const A_BALANCE = Sen.make(80_00)

/** The money of a change is still on its way, whatever the guest has paid. */
const stillOpen = misreads((booking) => ({
  ...booking,
  openChange: {
    dates: booking["dates"],
    party: booking["party"],
    rooms: booking["rooms"],
    total: (booking["quote"] as { readonly total: number }).total,
    amount: A_BALANCE,
    until: booking["stayStartsAt"],
  },
}))

/** What can go wrong with the bookings of an account. */
export const managingFaults = {
  "waiting-for-bookings": atBookings.waits("the list of bookings", "mine"),
  "bookings-cut-off": atBookings.isCutOff("the list of bookings", "mine"),
  "waiting-for-own-booking": atManaging.waits("the booking", "openOwn"),
  "own-booking-cut-off": atManaging.isCutOff("the booking", "openOwn"),
  "waiting-for-cancellation": atManaging.waits("cancelling", "cancel"),
  "refund-changed": atManaging.scenario(
    "Another refund holds by now than the one that was shown.",
    once(
      "cancel",
      refuses(() => new RefundChanged({ refund: A_REFUND })),
    ),
  ),
  "cancellation-cut-off": atManaging.isCutOff("cancelling", "cancel"),
  "stay-started": atManaging.refuses(
    "The stay has begun between reading the page and cancelling.",
    "cancel",
    () => new NotManageable({ obstacle: "stayStarted" }),
  ),
  "waiting-for-new-price": atManaging.waits("what another stay costs", "quoteChange"),
  "new-price-cut-off": atManaging.isCutOff("what another stay costs", "quoteChange"),
  "change-refused": atManaging.refuses(
    "The other stay breaks a rule.",
    "quoteChange",
    () => new StayRefused({ issues: [{ path: "dates.checkOut", code: "StayTooLong" }] }),
  ),
  "change-sold-out": atManaging.refuses(
    "The rooms are not free on the other days.",
    "quoteChange",
    () => new SoldOut(),
  ),
  "waiting-for-change": atManaging.waits("changing the stay", "change"),
  "change-cut-off": atManaging.isCutOff("changing the stay", "change"),
  "waiting-for-second-card": atManaging.scenario(
    "The stay is booked with one card; no answer comes to the card that pays for its change.",
    once("card", (request, ask) => ask(request)),
    always("card", neverAnswers),
  ),
  "waiting-for-change-money": atManaging.waits(
    "what became of the money for a change",
    "settleChange",
  ),
  "change-bank-silent": atManaging.scenario(
    "The bank takes long over the money for a change.",
    always("settleChange", stillOpen),
  ),
  "waiting-for-messages": atManaging.waits("what was written about a booking", "openMessages"),
  "messages-cut-off": atManaging.isCutOff("what was written about a booking", "openMessages"),
  "waiting-for-message": atManaging.waits("a message to a property", "writeMessage"),
  "message-cut-off": atManaging.isCutOff("a message to a property", "writeMessage"),
  "message-slowed": atManaging.refuses(
    "Too many messages about a booking: the next has to wait ten minutes.",
    "writeMessage",
    () => new TooManyAttempts({ retryAfterSeconds: 600 }),
  ),
  "waiting-for-change-given-up": atManaging.waits("giving a change up", "leaveChange"),
} as const satisfies Readonly<Record<string, FaultScenario>>
