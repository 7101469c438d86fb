import { Schema } from "effect"
import { Issue } from "../kernel/issue.ts"
import { Quote } from "../pricing/quote.ts"
import { BookingStatus } from "./booking-status.ts"

/** Not all rooms are free in all nights any more. */
export class SoldOut extends Schema.TaggedError<SoldOut>()("SoldOut", {}) {}

/** The total the guest pressed is not today's; the new quote is in the answer. */
export class PriceChanged extends Schema.TaggedError<PriceChanged>()("PriceChanged", {
  quote: Quote,
}) {}

/** The stay itself cannot be: every broken rule is listed with its field. */
export class StayRefused extends Schema.TaggedError<StayRefused>()("StayRefused", {
  issues: Schema.Array(Issue),
}) {}

/** The guest's details break rules: every one is listed with its field. */
export class DetailsRefused extends Schema.TaggedError<DetailsRefused>()("DetailsRefused", {
  issues: Schema.Array(Issue),
}) {}

/** This guest already has as many open holds as one may have. */
export class TooManyHolds extends Schema.TaggedError<TooManyHolds>()("TooManyHolds", {}) {}

/**
 * The rooms are not held without payment for now: the network pauses after holds that came to
 * nothing, or it, the property or the guest has as many as may be kept unpaid. The stay can be
 * booked all the same, without a hold.
 */
export class HoldLimited extends Schema.TaggedError<HoldLimited>()("HoldLimited", {
  reason: Schema.Literals(["pause", "network", "property", "guest"]),
  retryAfterSeconds: Schema.Int,
}) {}

/** Paying at the property needs something first: a proved e-mail address, or a card instead. */
export class GuaranteeNeeded extends Schema.TaggedError<GuaranteeNeeded>()("GuaranteeNeeded", {
  guarantee: Schema.Literals(["address", "card"]),
}) {}

/** A code that was typed to prove an address does not: another one may, or another has to be mailed. */
export class AddressCodeRefused extends Schema.TaggedError<AddressCodeRefused>()(
  "AddressCodeRefused",
  {
    reason: Schema.Literals(["wrong", "expired", "noAttemptsLeft"]),
    attemptsLeft: Schema.Int,
  },
) {}

/** The quarter of an hour is over, or the hold was given up. */
export class HoldOver extends Schema.TaggedError<HoldOver>()("HoldOver", {}) {}

/** The five payment tries of a hold are used up. */
export class NoAttemptsLeft extends Schema.TaggedError<NoAttemptsLeft>()("NoAttemptsLeft", {}) {}

/** Unknown, and somebody else's, look the same. */
export class BookingNotFound extends Schema.TaggedError<BookingNotFound>()("BookingNotFound", {}) {}

/** The booking's status does not allow this step. */
export class StepRefused extends Schema.TaggedError<StepRefused>()("StepRefused", {
  status: BookingStatus,
}) {}

/** The same key came with another request. */
export class KeyReused extends Schema.TaggedError<KeyReused>()("KeyReused", {}) {}

/** Too many codes, links or letters; trying again after so many seconds may help. */
export class TooManyAttempts extends Schema.TaggedError<TooManyAttempts>()("TooManyAttempts", {
  retryAfterSeconds: Schema.Int,
}) {}

/** The payment provider did not answer; nothing has been charged, trying again may help. */
export class PaymentUnavailable extends Schema.TaggedError<PaymentUnavailable>()(
  "PaymentUnavailable",
  {},
) {}

/** The account of who pays keeps no card that can pay: it was removed, or it has expired. */
export class KeptCardGone extends Schema.TaggedError<KeptCardGone>()("KeptCardGone", {}) {}

/** The booking service did not answer; trying again later may help. */
export class BookingsUnreachable extends Schema.TaggedError<BookingsUnreachable>()(
  "BookingsUnreachable",
  {},
) {}
