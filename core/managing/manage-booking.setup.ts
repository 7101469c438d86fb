import { assign, setup } from "xstate"
import { toBeProvided } from "../kernel/actors.ts"
import type { Sen } from "../money/sen.ts"
import { cardConfirmationMachine } from "../payment/card-confirmation.machine.ts"
import type { DeclineReason } from "../payment/payment.ts"
import { manageStage } from "./manage-booking.stages.ts"
import {
  claimOf,
  manageKey,
  type ManageContext,
  type ManageInput,
} from "./manage-booking.context.ts"
import type { ManageEvent } from "./manage-booking.events.ts"
import type { Claim } from "./managed-bookings.port.ts"
import type { Obstacle } from "./managing.errors.ts"
import type { StayChange } from "./stay-change.ts"
import type { WholeBooking } from "../booking/whole-booking.ts"

/** How often the server is asked before the page says that it takes longer. */
export const MAX_CHANGE_POLLS = 15
const BETWEEN_POLLS_MS = 2_000

type Keyed = { readonly claim: Claim; readonly key: string }

/** What every state of a booking in its guest's hands may ask, check and note down. */
export const manageSetup = setup({
  types: {
    input: {} as ManageInput,
    context: {} as ManageContext,
    events: {} as ManageEvent,
    tags: {} as "busy" | "standing" | "cancelling" | "changing" | "paying",
    children: {} as { cardConfirmation: "cardConfirmation" },
  },
  actors: {
    open: toBeProvided<ManageInput["opens"], ManageEvent>(),
    cancel: toBeProvided<Keyed & { refund: Sen }, ManageEvent>(),
    price: toBeProvided<{ claim: Claim; change: StayChange }, ManageEvent>(),
    change: toBeProvided<Keyed & { change: StayChange; total: Sen }, ManageEvent>(),
    cardConfirmation: cardConfirmationMachine,
    settle: toBeProvided<Keyed, ManageEvent>(),
    leave: toBeProvided<Keyed, ManageEvent>(),
  },
  delays: { betweenPolls: BETWEEN_POLLS_MS },
  guards: {
    waitsForMoney: ({ context }) => manageStage.opened(context).booking.openChange !== null,
    hasFailed: ({ context }) => manageStage.opened(context).booking.failedChange !== null,
    mayPollAgain: ({ context }) => context.polls < MAX_CHANGE_POLLS,
  },
  actions: {
    keep: assign((_, booking: WholeBooking) => ({ booking })),
    noteObstacle: assign((_, obstacle: Obstacle) => ({ obstacle })),
    noteRefund: assign((_, refund: Sen) => ({ refund })),
    noteWanted: assign((_, change: StayChange) => ({ change, quote: null, issues: [] })),
    noteIssues: assign((_, issues: ManageContext["issues"]) => ({ issues })),
    noteDecline: assign((_, decline: DeclineReason | null) => ({ decline })),
    pressAnew: assign({ requests: ({ context }) => context.requests + 1, polls: 0 }),
    forgetPayment: assign({ order: null, amount: null, card: null, polls: 0 }),
  },
})

type StateConfig = Parameters<typeof manageSetup.createStateConfig>[0]

/** A state of the booking, with the names of its targets kept for the compiler. */
export const manageState = <const Config extends StateConfig>(config: Config): Config => config

/** Keeps the booking that an answer brought. */
export const kept = {
  type: "keep",
  params: ({ event }: { event: { booking: WholeBooking } }) => event.booking,
} as const

/** Keeps the refund that the guest sees. */
export const refundSeen = {
  type: "noteRefund",
  params: ({ event }: { event: { refund: Sen } }) => event.refund,
} as const

/** Keeps why the bank says no, if it does. */
export const declineNoted = {
  type: "noteDecline",
  params: ({ event }: { event: { decline: DeclineReason | null } }) => event.decline,
} as const

/** A step of this visit: who asks, and the key under which it is done once. */
export const keyed = (context: ManageContext, step: string): Keyed => ({
  claim: claimOf(context),
  key: manageKey(context, step),
})

/** Shows what refuses the step. */
export const obstructed = {
  target: "obstructed",
  actions: {
    type: "noteObstacle",
    params: ({ event }: { event: { obstacle: Obstacle } }) => event.obstacle,
  },
} as const

/** Prices the other stay that the guest asks for. */
export const requestedChange = {
  target: "pricing",
  actions: {
    type: "noteWanted",
    params: ({ event }: { event: { change: StayChange } }) => event.change,
  },
} as const

/** Shows why the other stay cannot be. */
export const refusedChange = {
  target: "changeRefused",
  actions: {
    type: "noteIssues",
    params: ({ event }: { event: { issues: ManageContext["issues"] } }) => event.issues,
  },
} as const

/** What a guest who looks at another stay can do. */
export const choosingWays = {
  "guest.requestedChange": requestedChange,
  "guest.leftIt": "standing",
} as const
