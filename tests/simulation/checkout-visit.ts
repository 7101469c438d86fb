import type { CheckoutEvent } from "#core/checkout/checkout.events.ts"
import { shownQuote } from "#core/checkout/shown-quote.ts"
import { aForeignGuest, aGuest } from "#fixtures/builders/a-guest.ts"
import { Effect } from "effect"
import { aTypedCard } from "../core/checkout/a-checkout.ts"
import { reads } from "./booking-visit.ts"
import {
  checkoutScreen,
  does,
  guestsTurn,
  isChallenged,
  loadedAgain,
  type AtBank,
  type CheckoutScreen,
  type Snapshot,
} from "./checkout-screen.ts"
import { insists, thinks, type Visit } from "./guest.ts"
import { managesBooking } from "./managing-visit.ts"
import { agreedTo } from "./promises.ts"

/** So often a guest has a turn before they close the tab. */
const MOST_TURNS = 14

/** Book Now: what is paid is the total beside it. */
const pressesBook = (visit: Visit, { context: { booking } }: Snapshot): CheckoutEvent | null => {
  if (booking === null) return null
  const details = visit.draws.chance(0.3) ? aForeignGuest() : aGuest()
  agreedTo(visit.lobby.promised, booking.id, shownQuote(booking, details).total)
  const method = visit.draws.chance(0.75) ? "card" : "payAtProperty"
  return { type: "guest.booked", details, method, card: aTypedCard, cardUse: "typed" }
}

/** Mostly a guest fills the form in; some want more time for it, or go away. */
const atForm = (visit: Visit, seen: Snapshot): CheckoutEvent | null => {
  if (visit.draws.chance(0.1)) return { type: "guest.extendedHold" }
  return visit.draws.chance(0.05) ? { type: "guest.left" } : pressesBook(visit, seen)
}

const tries = (): CheckoutEvent => ({ type: "guest.retried" })

type Turn = (visit: Visit, seen: Snapshot) => CheckoutEvent | null

/** What a guest does in each state that waits for one; in any other the tab is closed. */
const turns: Partial<Readonly<Record<Snapshot["value"], Turn>>> = {
  filling: atForm,
  holdUnclear: tries,
  lostContact: tries,
  paymentUnclear: tries,
  uncertain: (visit, seen) => (visit.draws.chance(0.7) ? tries() : pressesBook(visit, seen)),
  priceChanged: () => ({ type: "guest.acceptedPrice" }),
  holdLimited: () => ({ type: "guest.wentOnWithoutHold" }),
  holdOver: ({ draws }) => (draws.chance(0.5) ? { type: "guest.tookAgain" } : null),
  codeOnItsWay: () => ({ type: "guest.leftCode" }),
}

const turnOf = (visit: Visit, seen: Snapshot): CheckoutEvent | AtBank | null => {
  if (isChallenged(seen))
    return visit.draws.chance(0.5)
      ? { type: "guest.answeredChallenge" }
      : { type: "guest.abandonedChallenge" }
  return turns[seen.value]?.(visit, seen) ?? null
}

const closed = (screen: CheckoutScreen): Snapshot => {
  const last = screen.getSnapshot()
  screen.stop()
  return last
}

/** One turn of the guest after the other, until the checkout has ended or its tab is closed. */
const goesOn = (visit: Visit, screen: CheckoutScreen, left: number): Effect.Effect<Snapshot> =>
  Effect.gen(function* () {
    const { draws, lobby, name } = visit
    const seen = yield* guestsTurn(screen)
    lobby.story.tell(`${name}: checkout shows ${seen.value}`)
    lobby.story.count(`checkout ${seen.value}`)
    if (seen.status !== "active" || left === 0) return closed(screen)
    yield* thinks(visit, draws.chance(0.05) ? 1000 : 60)
    if (draws.chance(0.08)) return yield* goesOn(visit, loadedAgain(visit, screen), left - 1)
    const event = turnOf(visit, screen.getSnapshot())
    if (event === null) return closed(screen)
    does(visit, screen, event)
    return yield* goesOn(visit, screen, left - 1)
  })

/** A guest books on the page of the checkout, with all that its machine does by itself. */
export const checksOut = (visit: Visit): Effect.Effect<void> =>
  Effect.gen(function* () {
    const { bookings, draws, lobby } = visit
    const stay = draws.one(lobby.stays)
    const { total } = yield* insists(visit, "asks the price", bookings.quote(stay))
    yield* thinks(visit, 20)
    const screen = checkoutScreen(visit, { wanted: { stay, total }, record: null })
    const { value, context } = yield* goesOn(visit, screen, MOST_TURNS)
    if (value !== "confirmed" || context.booking === null) return
    reads(visit, context.booking)
    yield* thinks(visit)
    if (draws.chance(0.7)) yield* managesBooking(visit, context.booking.id)
  }).pipe(Effect.ignore)
