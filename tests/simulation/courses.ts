import type { BookingView } from "#core/booking/booking-view.ts"
import type { StayRequest } from "#core/booking/stay-request.ts"
import { aForeignGuest, aGuest } from "#fixtures/builders/a-guest.ts"
import { Effect } from "effect"
import { checksOut } from "./checkout-visit.ts"
import { holdsAt, leaves, pays, settles, visits } from "./booking-visit.ts"
import { insists, thinks, type Visit } from "./guest.ts"
import { cancelsByLetter, leavesChangeOpen } from "./managing-visit.ts"
import type { Course } from "./plan.ts"
import { dealStay } from "./stays.ts"

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS

const sleeps = ({ draws }: Visit, least: number, most: number): Effect.Effect<void> =>
  Effect.suspend(() => Effect.sleep(draws.between(least, most)))

const held = (visit: Visit, stay: StayRequest) =>
  Effect.gen(function* () {
    const quote = yield* insists(visit, "asks the price", visit.bookings.quote(stay))
    return (yield* holdsAt(visit, stay, quote.total)).booking
  })

/** For a Malaysian or a visitor, for whom the same stay costs more. */
const givesDetails = (visit: Visit, { id }: BookingView) =>
  Effect.suspend(() => {
    const details = visit.draws.chance(0.5) ? aForeignGuest() : aGuest()
    const asked = visit.bookings.giveDetails(id, details, visit.newKey())
    return insists(visit, "gives details", asked)
  })

/** A stay with its details, and a form for a card; null where no card is needed. */
const cardForm = (visit: Visit, stay: StayRequest) =>
  Effect.gen(function* () {
    const booking = yield* held(visit, stay)
    yield* thinks(visit, 30)
    const named = yield* givesDetails(visit, booking)
    const step = yield* pays(visit, named, "card", named.quote.total)
    return { booking: named, clientSecret: step.kind === "card" ? step.clientSecret : null }
  })

/**
 * A card is declined. Its form stays open while the hold is left, or ends, or is over already, or is
 * for somebody else by now; in the end the bank accepts the card on it.
 */
const paysLate = (visit: Visit): Effect.Effect<void> =>
  Effect.gen(function* () {
    const { draws, lobby } = visit
    const { booking, clientSecret } = yield* cardForm(visit, lobby.stays[0])
    if (clientSecret === null) return
    const end = draws.one(["leaves", "waits", "waits", "is late"])
    if (end === "is late") yield* sleeps(visit, 15 * MINUTE_MS, 17 * MINUTE_MS)
    else yield* thinks(visit, 100)
    yield* lobby.provider.card(clientSecret, draws, "declines")
    yield* settles(visit, booking)
    if (end === "leaves") yield* leaves(visit, booking)
    if (end === "waits" && draws.chance(0.3)) yield* Effect.ignore(givesDetails(visit, booking))
    yield* sleeps(visit, draws.one([MINUTE_MS, 16 * MINUTE_MS, 20 * MINUTE_MS]), 33 * MINUTE_MS)
    yield* lobby.provider.card(clientSecret, draws, "authorises")
    yield* sleeps(visit, MINUTE_MS, 30 * MINUTE_MS)
  }).pipe(Effect.ignore)

/**
 * A card is declined, and another try is begun. The form of the first is still open in another tab:
 * the bank accepts the card on it, and mostly on the form of the second try too.
 */
const paysTwice = (visit: Visit): Effect.Effect<void> =>
  Effect.gen(function* () {
    const { draws, lobby } = visit
    const { booking, clientSecret } = yield* cardForm(visit, lobby.stays[0])
    if (clientSecret === null) return
    yield* thinks(visit)
    yield* lobby.provider.card(clientSecret, draws, "declines")
    const declined = yield* settles(visit, booking)
    const again = yield* pays(visit, declined, "card", declined.quote.total)
    if (again.kind !== "card") return
    yield* thinks(visit)
    yield* lobby.provider.card(clientSecret, draws, "authorises")
    yield* sleeps(visit, 0, 20 * SECOND_MS)
    if (draws.chance(0.7)) yield* lobby.provider.card(again.clientSecret, draws, "authorises")
    yield* settles(visit, declined)
  }).pipe(Effect.ignore)

/** Holds as much as a network may, and pays for more, which is sold to whoever pays first. */
const hasNoHold = (visit: Visit): Effect.Effect<void> =>
  Effect.gen(function* () {
    const { draws, lobby } = visit
    yield* held(visit, dealStay)
    const { booking, clientSecret } = yield* cardForm(visit, lobby.stays[0])
    if (clientSecret === null) return
    yield* sleeps(visit, 3 * MINUTE_MS, 12 * MINUTE_MS)
    yield* lobby.provider.card(clientSecret, draws, "authorises")
    yield* sleeps(visit, 0, 20 * SECOND_MS)
    yield* settles(visit, booking)
    yield* sleeps(visit, MINUTE_MS, 30 * MINUTE_MS)
  }).pipe(Effect.ignore)

/** Pays for a stay, of which all or nothing comes back, and cancels it; banks may want its money then. */
const regrets = (visit: Visit): Effect.Effect<void> =>
  Effect.gen(function* () {
    const { draws, lobby } = visit
    const stay = draws.chance(0.7) ? dealStay : lobby.stays[0]
    const { booking, clientSecret } = yield* cardForm(visit, stay)
    if (clientSecret === null) return
    yield* lobby.provider.card(clientSecret, draws, "authorises")
    yield* settles(visit, booking)
    yield* cancelsByLetter(visit, booking.id)
  }).pipe(Effect.ignore)

/** Pays for a stay, asks for a dearer one, and leaves the form for the difference. */
const leavesChange = (visit: Visit): Effect.Effect<void> =>
  Effect.gen(function* () {
    const { draws, lobby } = visit
    const { booking, clientSecret } = yield* cardForm(visit, lobby.stays[0])
    if (clientSecret === null) return
    yield* lobby.provider.card(clientSecret, draws, "authorises")
    yield* settles(visit, booking)
    yield* leavesChangeOpen(visit, booking.id)
  }).pipe(Effect.ignore)

/** What guests do, by the name of their course; the second is a stranger with a browser. */
export const courses: Readonly<
  Record<Course, (visit: Visit, other: Visit) => Effect.Effect<void>>
> = { books: visits, checksOut, paysLate, paysTwice, hasNoHold, regrets, leavesChange }
