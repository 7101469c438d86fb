import type { BookingView } from "#core/booking/booking-view.ts"
import type { StayRequest } from "#core/booking/stay-request.ts"
import type { PaymentMethod } from "#core/payment/payment.ts"
import { aForeignGuest, aGuest } from "#fixtures/builders/a-guest.ts"
import { Effect } from "effect"
import { insists, inTabs, thinks, type Visit } from "./guest.ts"
import { managesBooking } from "./managing-visit.ts"
import { agreedTo } from "./promises.ts"

const MOST_CARDS = 3
const SECOND_MS = 1000

/** A code that a guest has read is a promise. */
export const reads = ({ lobby }: Visit, { id, code }: BookingView): void => {
  if (code !== null) lobby.promised.codes.set(id, code)
}

type Total = BookingView["quote"]["total"]

export const holdsAt = (visit: Visit, stay: StayRequest, total: Total) => {
  const { bookings, draws, newKey, lobby, number } = visit
  const key = newKey()
  const other = { ...stay, party: { ...stay.party, adults: 1 } }
  const withoutHold = draws.chance(0.5)
  const asked = bookings.hold({ stay, total, withoutHold }, key)
  return insists(visit, `holds for ${total}`, asked).pipe(
    Effect.tap(({ id }) => Effect.sync(() => void lobby.made.set(id, number))),
    Effect.tap(() =>
      lobby.weather.strikes("keyWithOtherBody")
        ? Effect.ignore(bookings.hold({ stay: other, total }, key))
        : Effect.void,
    ),
    Effect.map((booking) => ({ booking, key })),
  )
}

/** A price that changed meanwhile is looked at and pressed again, once. */
const holds = (visit: Visit, stay: StayRequest, total: Total) =>
  Effect.catchTag(holdsAt(visit, stay, total), "PriceChanged", ({ quote }) =>
    holdsAt(visit, stay, quote.total),
  )

/** Somebody else uses the key of another guest, by chance or on purpose: it is a key of their own. */
const usedByAnother = (visit: Visit, other: Visit, stay: StayRequest, key: string) =>
  visit.lobby.weather.strikes("keyOfAnother")
    ? Effect.ignore(
        Effect.flatMap(other.bookings.quote(stay), ({ total }) =>
          other.bookings.hold({ stay, total }, key),
        ),
      )
    : Effect.void

const mustBeRefused = <A, E>(visit: Visit, what: string, asked: Effect.Effect<A, E>) =>
  asked.pipe(
    Effect.tap(() => Effect.sync(() => visit.lobby.broken(new Error(`A stranger could ${what}`)))),
    Effect.ignore,
  )

/** What a stranger tries with a booking whose number they know. */
const pries = (visit: Visit, { id, quote }: BookingView) =>
  visit.lobby.weather.strikes("nosy")
    ? Effect.all([
        mustBeRefused(visit, "open it", visit.managed.openOwn(id)),
        mustBeRefused(
          visit,
          "cancel it",
          visit.managed.cancel({ id, link: null }, quote.total, visit.newKey()),
        ),
        mustBeRefused(visit, "leave it", visit.bookings.leave(id, visit.newKey())),
        mustBeRefused(
          visit,
          "give details for it",
          visit.bookings.giveDetails(id, aGuest(), visit.newKey()),
        ),
        visit.bookings.find(id).pipe(
          Effect.tap(({ yours, guest }) =>
            Effect.sync(() => {
              if (yours || guest?.email.includes("wei.chen@"))
                visit.lobby.broken(new Error(`A stranger could read ${id}`))
            }),
          ),
          Effect.ignore,
        ),
      ])
    : Effect.void

export const pays = (visit: Visit, booking: BookingView, method: PaymentMethod, total: Total) => {
  agreedTo(visit.lobby.promised, booking.id, total)
  return inTabs(visit, (key) => {
    const asked = visit.bookings.pay(booking.id, { method, total }, key)
    return insists(visit, `pays ${total} by ${method}`, asked)
  })
}

export const settles = (visit: Visit, { id }: BookingView) =>
  insists(visit, "comes back from the bank", visit.bookings.settle(id, visit.newKey())).pipe(
    Effect.tap((booking) => Effect.sync(() => reads(visit, booking))),
  )

type Paid = Effect.Effect<BookingView | null, { readonly _tag: string }>

/** Most have their card at hand; some look for it until the hold is over. */
const looksForCard = (visit: Visit): Effect.Effect<void> =>
  Effect.suspend(() =>
    visit.draws.chance(0.15)
      ? Effect.sleep(visit.draws.between(800, 1300) * SECOND_MS)
      : thinks(visit, 200),
  )

/** The form of a try that is over may still be open in another tab, even when the hold is over. */
const tryOldForm = (visit: Visit, clientSecret: string): Effect.Effect<void> =>
  Effect.suspend(() =>
    Effect.andThen(
      Effect.sleep(
        SECOND_MS * visit.draws.one([visit.draws.between(1, 300), visit.draws.between(1000, 2400)]),
      ),
      visit.lobby.provider.card(clientSecret, visit.draws),
    ),
  )

/** Types one card after the other until the stay is theirs, or they have none any more. */
const byCard = (visit: Visit, booking: BookingView, cards: number): Paid =>
  Effect.gen(function* () {
    const { draws, lobby } = visit
    const step = yield* pays(visit, booking, "card", booking.quote.total).pipe(
      Effect.tapError(() => (draws.chance(0.5) ? leaves(visit, booking) : Effect.void)),
    )
    if (step.kind === "confirmed") {
      reads(visit, step.booking)
      return step.booking
    }
    const { clientSecret } = step
    yield* looksForCard(visit)
    if (draws.chance(0.05)) yield* leaves(visit, booking)
    yield* lobby.provider.card(clientSecret, draws)
    // Who closes the tab here is told by a letter.
    if (draws.chance(0.15)) return null
    const settled = yield* settles(visit, booking)
    if (settled.status === "confirmed") return settled
    const returns = lobby.weather.strikes("oldForm")
    if (settled.status === "held" && cards < MOST_CARDS && !returns)
      return yield* byCard(visit, settled, cards + 1)
    if (draws.chance(0.5)) yield* leaves(visit, booking)
    if (returns) yield* tryOldForm(visit, clientSecret)
    return null
  })

const asksForTime = (visit: Visit, { id }: BookingView) =>
  Effect.ignore(insists(visit, "asks for time", visit.bookings.extend(id, visit.newKey())))

export const leaves = (visit: Visit, { id }: BookingView) =>
  Effect.ignore(insists(visit, "leaves", visit.bookings.leave(id, visit.newKey())))

const onArrival = (visit: Visit, booking: BookingView): Paid =>
  pays(visit, booking, "payAtProperty", booking.quote.total).pipe(
    Effect.tap((step) => Effect.sync(() => reads(visit, step.booking))),
    Effect.map((step) => (step.kind === "confirmed" ? step.booking : null)),
    Effect.catchTag("GuaranteeNeeded", () => byCard(visit, booking, 1)),
  )

/** One guest looks for a stay, and mostly books it; `other` is somebody else with a browser. */
export const visits = (visit: Visit, other: Visit): Effect.Effect<void> =>
  Effect.gen(function* () {
    const { bookings, draws, newKey } = visit
    const stay = draws.one(visit.lobby.stays)
    const quote = yield* insists(visit, "asks the price", bookings.quote(stay))
    yield* thinks(visit, 20)
    const { booking: held, key } = yield* holds(visit, stay, quote.total)
    yield* usedByAnother(visit, other, stay, key)
    yield* pries(other, held)
    yield* thinks(visit)
    if (draws.chance(0.1)) yield* asksForTime(visit, held)
    const wayOut = draws.between(0, 9)
    if (wayOut === 0) return
    if (wayOut === 1) return yield* leaves(visit, held)
    const details = draws.chance(0.5) ? aForeignGuest() : aGuest()
    const named = yield* insists(
      visit,
      "gives details",
      bookings.giveDetails(held.id, details, newKey()),
    )
    yield* thinks(visit)
    // A page that was open before the details were given still shows what it showed.
    if (draws.chance(0.1))
      yield* Effect.ignore(pays(visit, named, draws.one(["card", "payAtProperty"]), quote.total))
    const booked = yield* draws.chance(0.75) ? byCard(visit, named, 1) : onArrival(visit, named)
    yield* pries(other, booked ?? named)
    yield* thinks(visit)
    if (draws.chance(0.7)) yield* managesBooking(visit, named.id)
  }).pipe(Effect.ignore)
