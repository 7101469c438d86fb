import { assign, setup } from "xstate"
import type { BookingView } from "../booking/booking-view.ts"
import type { StayRequest } from "../booking/stay-request.ts"
import { toBeProvided } from "../kernel/actors.ts"
import { foundWrong, noFormIssues, typedInto } from "../kernel/form-issues.ts"
import type { Issue } from "../kernel/issue.ts"
import type { Sen } from "../money/sen.ts"
import { cardConfirmationMachine } from "../payment/card-confirmation.machine.ts"
import type { TypedCard } from "../payment/card-form.rules.ts"
import type { CardUse, PaymentMethod } from "../payment/payment.ts"
import { filledByMyKad } from "../people/filled-by-mykad.ts"
import type { GuestDetails } from "../people/guest-details.ts"
import { withKeptKind } from "../people/kept-identity.rules.ts"
import { checkoutStage } from "./checkout.stages.ts"
import { isGivenByCode, type CheckoutContext, type CheckoutInput } from "./checkout.context.ts"
import type {
  AcceptedForm,
  CheckoutEvent,
  CodeFailure,
  ExtensionFailure,
  FormChecked,
  HoldFailure,
  PressedForm,
  PressFailure,
} from "./checkout.events.ts"
import { shownQuote } from "./shown-quote.ts"
import { standingOf, type Standing } from "./onward.ts"

type Id = BookingView["id"]

const changedFields = (before: GuestDetails, after: GuestDetails): ReadonlyArray<string> =>
  Object.entries(after).flatMap(([field, value]) =>
    before[field as keyof GuestDetails] === value ? [] : [field],
  )

/** Whether a card payment that was begun can go on when Book Now is pressed with this method. */
const goesOnByCard: Readonly<Record<PaymentMethod, boolean>> = { card: true, payAtProperty: false }

/** Whether the payment that was begun is of what the form says now. */
const isStillOrdered = (context: CheckoutContext, { details, method }: AcceptedForm): boolean => {
  const { booking } = checkoutStage.found(context)
  const { total } = shownQuote(booking, details)
  return context.order !== null && goesOnByCard[method] && total === booking.quote.total
}

/** How often the server is asked before the page says that it takes longer. */
export const MAX_POLLS = 15
/** A guest who came back without the card form is not kept waiting: the card can be given again. */
export const MAX_POLLS_ON_RETURN = 2
const BETWEEN_POLLS_MS = 2_000

/** What every state of the checkout may ask, check and note down. */
export const checkoutSetup = setup({
  types: {
    input: {} as CheckoutInput,
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    tags: {} as "busy" | "form" | "ended",
    children: {} as { cardConfirmation: "cardConfirmation" },
  },
  actors: {
    placeHold: toBeProvided<
      { stay: StayRequest; total: Sen; withoutHold: boolean; key: string },
      CheckoutEvent
    >(),
    findBooking: toBeProvided<{ id: Id }, CheckoutEvent>(),
    extendHold: toBeProvided<{ id: Id; key: string }, CheckoutEvent>(),
    checkForm: toBeProvided<PressedForm, FormChecked>(),
    giveDetails: toBeProvided<{ id: Id; details: GuestDetails; key: string }, CheckoutEvent>(),
    startPayment: toBeProvided<
      { id: Id; method: PaymentMethod; total: Sen; card: CardUse; key: string },
      CheckoutEvent
    >(),
    mailCode: toBeProvided<{ id: Id; key: string }, CheckoutEvent>(),
    proveAddress: toBeProvided<{ id: Id; code: string; key: string }, CheckoutEvent>(),
    cardConfirmation: cardConfirmationMachine,
    settle: toBeProvided<{ id: Id; key: string }, CheckoutEvent>(),
    release: toBeProvided<{ id: Id; key: string }, CheckoutEvent>(),
  },
  delays: { untilHoldEnds: () => 0, untilCodeAgain: () => 0, betweenPolls: BETWEEN_POLLS_MS },
  guards: {
    holdsAnotherStay: ({ context }) => context.outdated !== null,
    hasBooking: ({ context }) => context.bookingId !== null,
    hasWanted: ({ context }) => context.stay !== null,
    stands: ({ context }, standing: Standing) =>
      standingOf[checkoutStage.found(context).booking.status] === standing,
    holdFailedWith: (_, params: { failure: HoldFailure; tag: HoldFailure["_tag"] }) =>
      params.failure._tag === params.tag,
    extensionFailedWith: (
      _,
      params: { failure: ExtensionFailure; tags: ReadonlyArray<ExtensionFailure["_tag"]> },
    ) => params.tags.includes(params.failure._tag),
    isExtendable: ({ context }) => checkoutStage.found(context).booking.extendable,
    pressFailedWith: (
      _,
      params: { failure: PressFailure; tags: ReadonlyArray<PressFailure["_tag"]> },
    ) => params.tags.includes(params.failure._tag),
    codeFailedWith: (
      _,
      params: { failure: CodeFailure; tags: ReadonlyArray<CodeFailure["_tag"]> },
    ) => params.tags.includes(params.failure._tag),
    /** Only Book Now as it was pressed last is waiting for the proof of its address. */
    needsAddressProof: ({ context: { remark } }) =>
      remark?.kind === "guaranteeNeeded" && isGivenByCode[remark.guarantee],
    hasCodeMailed: ({ context }) => context.codeAgainAt !== null,
    hasCardOrder: ({ context }) => context.order !== null,
    paysByCard: ({ context }) =>
      checkoutStage.pressed(context).press.card !== null && context.order !== null,
    priceIsAsPressed: ({ context }) => {
      const { booking: held, press } = checkoutStage.pressed(context)
      return held.quote.total === press.quote.total
    },
    goesOnWithCard: ({ context }, form: AcceptedForm) =>
      isStillOrdered(context, form) && context.press?.cardUse === form.cardUse,
    goesOnWithOtherCard: ({ context }, form: AcceptedForm) => isStillOrdered(context, form),
    mayPollAgain: ({ context }) =>
      context.polls < (context.order === null ? MAX_POLLS_ON_RETURN : MAX_POLLS),
  },
  actions: {
    beginRequest: assign({
      requests: ({ context }) => context.requests + 1,
      bookingId: null,
      booking: null,
      order: null,
      remark: null,
      issues: noFormIssues,
      newQuote: null,
      limited: null,
      notExtended: null,
      polls: 0,
      codeAgainAt: null,
      codeTrouble: null,
    }),
    pressAnew: assign({
      requests: ({ context }) => context.requests + 1,
      remark: null,
      codeAgainAt: null,
      codeTrouble: null,
    }),
    /** What is typed now is not what was pressed: it is pressed again before its address is proved. */
    type: assign(({ context }, typed: GuestDetails) => {
      const { remark, issues, details: before, known } = context
      const { checkIn } = checkoutStage.chosen(context).stay.dates
      const filled = filledByMyKad(context, typed, checkIn)
      const form = { ...filled, details: withKeptKind(filled.details, known) }
      return {
        ...form,
        remark: remark?.kind === "guaranteeNeeded" ? null : remark,
        issues: typedInto(issues, changedFields(before, form.details)),
      }
    }),
    typeCard: assign(({ context: { issues } }, fields: ReadonlyArray<keyof TypedCard>) => ({
      issues: typedInto(
        issues,
        fields.map((field) => `card.${field}`),
      ),
    })),
    noteIssues: assign((_, found: ReadonlyArray<Issue>) => ({ issues: foundWrong(found) })),
    /** What is paid is the price beside the button at the moment of the press. */
    notePress: assign(({ context }, { details, ...chosen }: AcceptedForm) => ({
      details,
      issues: noFormIssues,
      press: {
        method: chosen.method,
        card: chosen.card,
        cardUse: chosen.cardUse,
        quote: shownQuote(checkoutStage.found(context).booking, details),
      },
    })),
    /** Where another is asked for, the dialog opens once it was mailed. */
    forgetCode: assign({ codeAgainAt: null, codeTrouble: null }),
    noteNotExtended: assign((_, { _tag }: ExtensionFailure) => ({
      notExtended: _tag === "HoldLimited" ? ("limited" as const) : ("unreachable" as const),
    })),
    noteTypedCode: assign((_, typedCode: string) => ({ typedCode })),
    noteCodeTrouble: assign((_, codeTrouble: CodeFailure) => ({ codeTrouble })),
    /** A refusal is repeated to its key for good; a later attempt uses another. */
    laySpentKeyAside: assign({ requests: ({ context }) => context.requests + 1 }),
    /** The stay held until now is given up for another one. */
    requestStay: assign(({ context }, { stay, total }: { stay: StayRequest; total: Sen }) => ({
      outdated: context.bookingId,
      stay,
      total,
    })),
    keepBooking: assign((_, booking: BookingView) => ({ booking, bookingId: booking.id })),
    askAnew: assign({ polls: 0, requests: ({ context }) => context.requests + 1 }),
    forgetPayment: assign({ order: null, polls: 0 }),
  },
})

type StateConfig = Parameters<typeof checkoutSetup.createStateConfig>[0]

/** A state of the checkout, with the names of its targets kept for the compiler. */
export const checkoutState = <const Config extends StateConfig>(config: Config): Config => config
