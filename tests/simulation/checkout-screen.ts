import type { Bookings } from "#core/booking/bookings.port.ts"
import { checkoutWith } from "#core/checkout/checkout.actors.ts"
import { recordOf, type CheckoutInput } from "#core/checkout/checkout.context.ts"
import type { CheckoutEvent } from "#core/checkout/checkout.events.ts"
import type { CardConfirmationEvent } from "#core/payment/card-confirmation.events.ts"
import type { CardAnswer, CardPayments } from "#core/payment/card-payments.port.ts"
import { Effect } from "effect"
import { createActor, type Actor } from "xstate"
// The checkout fetches these rules when they are first needed: here they are there at once.
import "#core/people/guest-details.rules.ts"
import { reported, type Visit } from "./guest.ts"
import type { Timeline } from "./timeline.ts"

type Machine = ReturnType<typeof checkoutWith>

/** The checkout of a guest's tab: the real machine, whose calls and timers are those of the timeline. */
export type CheckoutScreen = Actor<Machine>

/** So many turns of the event loop lead a checkout from an answer to all that it does next. */
const TURNS = 12

/** What the checkout does at once takes no virtual time, and nothing else happens meanwhile. */
const letItRun = ({ outside }: Timeline): void =>
  void outside(async () => {
    for (let turn = 0; turn < TURNS; turn += 1)
      await new Promise<void>((resolve) => setImmediate(resolve))
  })

type Away = <A, E>(what: string, asked: Effect.Effect<A, E>) => Effect.Effect<A, E>

/** Calls are made by a program of the timeline, and tell the story. */
const awayFrom = (visit: Visit): Away => {
  const { timeline } = visit.lobby
  const program = timeline.program(`checkout of ${visit.name}`)
  return (what, asked) =>
    Effect.flatten(
      Effect.promise(() =>
        program.run(
          Effect.exit(reported(visit, what, asked)).pipe(
            Effect.tap(() => Effect.sync(() => letItRun(timeline))),
          ),
        ),
      ),
    )
}

const bookingsOf = ({ bookings, lobby, number }: Visit, away: Away): Bookings => ({
  ...bookings,
  hold: (...given) =>
    away("checkout: holds", bookings.hold(...given)).pipe(
      Effect.tap(({ id }) => Effect.sync(() => void lobby.made.set(id, number))),
    ),
  extend: (...given) => away("checkout: asks for time", bookings.extend(...given)),
  find: (...given) => away("checkout: looks", bookings.find(...given)),
  giveDetails: (...given) => away("checkout: gives details", bookings.giveDetails(...given)),
  mailCode: (...given) => away("checkout: asks for a code", bookings.mailCode(...given)),
  proveAddress: (...given) => away("checkout: types a code", bookings.proveAddress(...given)),
  pay: (...given) => away("checkout: pays", bookings.pay(...given)),
  settle: (...given) => away("checkout: asks after the payment", bookings.settle(...given)),
  leave: (...given) => away("checkout: leaves", bookings.leave(...given)),
})

/** What the provider's form says of a payment. */
const answerOf = ({ lobby }: Visit, clientSecret: string): CardAnswer => {
  const truth = lobby.provider.truths().find(({ payment }) => clientSecret.startsWith(payment))
  if (truth === undefined) return { kind: "declined", reason: "declined" }
  switch (truth.state) {
    case "authorised":
    case "captured":
      return { kind: "authorised" }
    case "processing":
      return { kind: "processing" }
    case "awaitingGuest":
      return { kind: "challenge", address: "/bank" }
    case "awaitingCard":
    case "cancelled":
      return { kind: "declined", reason: truth.decline ?? "declined" }
    default:
      return truth.state satisfies never
  }
}

const cardsOf = (visit: Visit, away: Away): CardPayments => ({
  confirm: ({ clientSecret }) =>
    away(
      "checkout: gives a card",
      Effect.andThen(
        visit.lobby.provider.card(clientSecret, visit.draws),
        Effect.sync(() => answerOf(visit, clientSecret)),
      ),
    ),
  // The guest says when the bank's page is done with.
  stateOf: () => Effect.never,
})

/** A checkout that begins, or goes on with what its tab remembers. */
export const checkoutScreen = (
  visit: Visit,
  input: Pick<CheckoutInput, "wanted" | "record">,
): CheckoutScreen => {
  const { timeline, now } = visit.lobby
  const away = awayFrom(visit)
  const machine = checkoutWith({
    bookings: bookingsOf(visit, away),
    cards: cardsOf(visit, away),
    clock: { now },
    isCardComplete: async () => true,
  })
  const clock = {
    setTimeout: (work: () => void, milliseconds: number) =>
      timeline.after(milliseconds, () => {
        letItRun(timeline)
        work()
      }),
    clearTimeout: (callOff: () => void) => callOff(),
  }
  letItRun(timeline)
  return createActor(machine, { input: { visit: visit.newKey(), ...input }, clock }).start()
}

/** What a checkout shows. */
export type Snapshot = ReturnType<CheckoutScreen["getSnapshot"]>

/** The states without a spinner in which the checkout still does something. */
const AT_WORK: ReadonlySet<Snapshot["value"]> = new Set<Snapshot["value"]>([
  "checkingForm",
  "checkingFormAgain",
  "extendingHold",
])

/** The bank asks who is paying, and the guest has to answer. */
export const isChallenged = ({ children }: Snapshot): boolean =>
  children.cardConfirmation?.getSnapshot().value === "challenged"

const isAtRest = (seen: Snapshot): boolean =>
  seen.status !== "active" ||
  isChallenged(seen) ||
  (!seen.hasTag("busy") && !AT_WORK.has(seen.value))

/** So often a guest looks at a page that is at work. */
const LOOK_MS = 200

/** Waits until it is the guest's turn, or the checkout has ended. */
export const guestsTurn = (screen: CheckoutScreen): Effect.Effect<Snapshot> =>
  Effect.suspend(() => {
    const seen = screen.getSnapshot()
    return isAtRest(seen)
      ? Effect.succeed(seen)
      : Effect.andThen(Effect.sleep(LOOK_MS), guestsTurn(screen))
  })

/** The tab is loaded again: what it remembers is all that is left of the checkout. */
export const loadedAgain = (visit: Visit, screen: CheckoutScreen): CheckoutScreen => {
  const record = recordOf(screen.getSnapshot().context)
  screen.stop()
  return checkoutScreen(visit, { wanted: null, record })
}

/** What a guest does on the page of the bank. */
export type AtBank = Extract<CardConfirmationEvent, { type: `guest.${string}` }>

/** The guest does something on the page, or on the bank's page. */
export const does = (
  { lobby }: Visit,
  screen: CheckoutScreen,
  event: CheckoutEvent | AtBank,
): void => {
  letItRun(lobby.timeline)
  const card = screen.getSnapshot().children.cardConfirmation
  if (event.type === "guest.answeredChallenge" || event.type === "guest.abandonedChallenge")
    card?.send(event)
  else screen.send(event)
}
