import { assertEvent, assign } from "xstate"
import type { BookingView } from "../booking/booking-view.ts"
import { foundWrong } from "../kernel/form-issues.ts"
import type { Issue } from "../kernel/issue.ts"
import type { TypedCard } from "../payment/card-form.rules.ts"
import type { GuestDetails } from "../people/guest-details.ts"
import { remarkOn, type CheckoutContext } from "./checkout.context.ts"
import type {
  AcceptedForm,
  CheckoutEvent,
  CodeFailure,
  ExtensionFailure,
  HoldFailure,
  PressedForm,
  PressFailure,
} from "./checkout.events.ts"

/** Whether Book Now was stopped by one of these. */
export const failedWith = (...tags: ReadonlyArray<PressFailure["_tag"]>) =>
  ({
    type: "pressFailedWith",
    params: ({ event }: { event: { failure: PressFailure } }) => ({ failure: event.failure, tags }),
  }) as const

/** Whether proving the address was stopped by one of these. */
export const codeFailedWith = (...tags: ReadonlyArray<CodeFailure["_tag"]>) =>
  ({
    type: "codeFailedWith",
    params: ({ event }: { event: { failure: CodeFailure } }) => ({ failure: event.failure, tags }),
  }) as const

/** Whether extending the hold was stopped by one of these. */
export const extensionFailedWith = (...tags: ReadonlyArray<ExtensionFailure["_tag"]>) =>
  ({
    type: "extensionFailedWith",
    params: ({ event }: { event: { failure: ExtensionFailure } }) => ({
      failure: event.failure,
      tags,
    }),
  }) as const

/** Notes why the hold is not extended. */
export const extensionRefused = {
  type: "noteNotExtended",
  params: ({ event }: { event: { failure: ExtensionFailure } }) => event.failure,
} as const

/** Notes why an address is not proved. */
export const codeTroubleNoted = {
  type: "noteCodeTrouble",
  params: ({ event }: { event: { failure: CodeFailure } }) => event.failure,
} as const

/** Says beside each field what is wrong with it. */
export const issuesNoted = {
  type: "noteIssues",
  params: ({ event }: { event: { issues: ReadonlyArray<Issue> } }) => event.issues,
} as const

/** The form with which Book Now was pressed. */
export const pressedForm = (event: CheckoutEvent): PressedForm => {
  assertEvent(event, "guest.booked")
  const { details, method, card, cardUse } = event
  return { details, method, card, cardUse }
}

/** Books with the form that was accepted. */
export const pressed = [
  { type: "notePress", params: ({ event }: { event: AcceptedForm }) => event },
  "pressAnew",
] as const

/** What a guest does in the form before Book Now, or while what was typed is being checked. */
export const typing = {
  "guest.typed": {
    actions: {
      type: "type",
      params: ({ event }: { event: { details: GuestDetails } }) => event.details,
    },
  },
  "guest.typedCard": {
    actions: {
      type: "typeCard",
      params: ({ event }: { event: { fields: ReadonlyArray<keyof TypedCard> } }) => event.fields,
    },
  },
} as const

/** Whether the rooms were refused for this reason. */
export const refusedHold = (tag: HoldFailure["_tag"]) =>
  ({
    type: "holdFailedWith",
    params: ({ event }: { event: { failure: HoldFailure } }) => ({ failure: event.failure, tag }),
  }) as const

/** Keeps the booking that an answer brought. */
export const keptBooking = {
  type: "keepBooking",
  params: ({ event }: { event: { booking: BookingView } }) => event.booking,
} as const

/** Notes the message about a refused Book Now, with the new price if there is one. */
export const noteRefusal = assign<
  CheckoutContext,
  Extract<CheckoutEvent, { type: "press.refused" }>,
  undefined,
  CheckoutEvent,
  never
>({
  remark: ({ event }) => remarkOn(event.failure),
  keptCard: ({ context, event }) =>
    event.failure._tag === "KeptCardGone" ? null : context.keptCard,
  issues: ({ event }) =>
    foundWrong(event.failure._tag === "DetailsRefused" ? event.failure.issues : []),
  newQuote: ({ event }) => (event.failure._tag === "PriceChanged" ? event.failure.quote : null),
})

/** What stops Book Now, in the order in which it is asked. */
export const refusals = [
  { guard: failedWith("HoldOver"), target: "holdOver" },
  { guard: failedWith("NoAttemptsLeft"), target: "failed" },
  { guard: failedWith("SoldOut"), target: "soldOut" },
  { guard: failedWith("BookingNotFound", "StepRefused", "KeyReused"), target: "returning" },
] as const
