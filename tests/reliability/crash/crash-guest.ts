import { sandboxCardPayments } from "#adapters/stripe/card-payments.sandbox.ts"
import type { LinkToken } from "#core/booking/booking-link.ts"
import type { BookingView } from "#core/booking/booking-view.ts"
import type { PaymentStep } from "#core/booking/payment-step.ts"
import { instantAt } from "#core/kernel/instant-at.ts"
import { refundIfCancelled } from "#core/managing/refund-if-cancelled.ts"
import { aGuest } from "#fixtures/builders/a-guest.ts"
import { networkOf } from "#tests/benchmarks/marked-guests.ts"
import { browserAt, type Browser } from "#tests/reliability/browser.ts"
import { drawsOf, type Draws } from "#tests/simulation/draws.ts"
import { agreedTo } from "#tests/simulation/promises.ts"
import { Violation } from "#tests/simulation/violation.ts"
import { Effect, Result } from "effect"
import { setTimeout as pause } from "node:timers/promises"
import { stayDrawn } from "./crash-stays.ts"
import { wasTold, type Told } from "./promised-stays.ts"

/** What all guests of a run have in common. */
export type Crowd = {
  readonly address: string
  readonly seed: number
  readonly told: Told
  /** The link of the newest letter about a booking, where one has come. */
  readonly linkTo: (booking: string) => LinkToken | undefined
  /** Something that must not be was answered. */
  readonly broken: (how: unknown) => void
  readonly counts: { calls: number; unanswered: number; booked: number; cancelled: number }
}

type Guest = Browser & {
  readonly crowd: Crowd
  readonly number: number
  readonly draws: Draws
  readonly newKey: () => string
}

/** What passes while a server is down or comes back: the guest presses again. */
const PASSING = new Set(["BookingsUnreachable", "PaymentUnavailable", "TooManyAttempts"])
/** What nobody may be told of a booking that is theirs, under keys that are their own. */
const BROKEN_WORDS = new Set(["BookingNotFound", "KeyReused"])
/** Hours: a slow machine is no fault of the site. */
const MOST_ATTEMPTS = 50_000
const MOST_LOOKS = 40
const CARD = { number: "4242424242424242", expiryMonth: 12, expiryYear: 2099, cvc: "123" }
const REFUSED_CARD = { ...CARD, number: "4000000000000002" }

/** Asks until there is an answer, always under the same key. */
const insists = async <A, E extends { readonly _tag: string }>(
  { crowd, draws }: Guest,
  asked: Effect.Effect<A, E>,
): Promise<A | E["_tag"]> => {
  for (let attempts = 0; attempts < MOST_ATTEMPTS; attempts += 1) {
    crowd.counts.calls += 1
    const answer = await Effect.runPromise(Effect.result(asked))
    if (Result.isSuccess(answer)) return answer.success
    const { _tag } = answer.failure
    if (BROKEN_WORDS.has(_tag)) crowd.broken(new Violation("4 or 5", `A guest was told ${_tag}`))
    if (!PASSING.has(_tag)) return _tag
    crowd.counts.unanswered += 1
    await pause(draws.between(100, 500))
  }
  crowd.broken(new Violation("11", "A guest was never answered"))
  return "NeverAnswered"
}

const reads = ({ crowd: { told } }: Guest, { id, code, status }: BookingView): void => {
  wasTold(told, id, status)
  if (code !== null) told.promised.codes.set(id, code)
}

/** Holds a stay; now and then presses once more with the same key, which is the same booking. */
const holds = async (guest: Guest): Promise<BookingView | null> => {
  const { bookings, crowd, draws, newKey } = guest
  const stay = stayDrawn(draws)
  const quote = await insists(guest, bookings.quote(stay))
  if (typeof quote === "string") return null
  const asked = bookings.hold({ stay, total: quote.total }, newKey())
  const held = await insists(guest, asked)
  if (typeof held === "string") return null
  reads(guest, held)
  if (draws.chance(0.3)) {
    await pause(draws.between(0, 3000))
    const again = await insists(guest, asked)
    if (typeof again === "string" || again.id !== held.id)
      crowd.broken(new Violation("5", `The key of ${held.id} was answered differently`))
  }
  return held
}

type CardStep = Extract<PaymentStep, { kind: "card" }>

const typesCard = async ({ fetch, draws }: Guest, step: CardStep): Promise<void> => {
  const card = draws.chance(0.15) ? REFUSED_CARD : CARD
  const order = { ...step, sandbox: step.sandbox ?? "" }
  const payments = sandboxCardPayments(fetch, () => "en")
  await Effect.runPromise(Effect.ignore(payments.confirm(order, { ...card, holder: "A Guest" })))
}

const pays = async (guest: Guest, held: BookingView): Promise<BookingView | null> => {
  const { bookings, crowd, draws, newKey } = guest
  const details = aGuest({ email: `guest-${guest.number}@example.com` })
  const named = await insists(guest, bookings.giveDetails(held.id, details, newKey()))
  if (typeof named === "string") return null
  const { total } = named.quote
  const method = draws.chance(0.75) ? "card" : "payAtProperty"
  agreedTo(crowd.told.promised, held.id, total)
  const step = await insists(guest, bookings.pay(held.id, { method, total }, newKey()))
  if (typeof step === "string") return null
  reads(guest, step.booking)
  if (step.kind === "confirmed") return step.booking
  await typesCard(guest, step)
  // Who closes the tab here is told by a letter.
  if (draws.chance(0.1)) return null
  const settled = await insists(guest, bookings.settle(held.id, newKey()))
  if (typeof settled === "string") return null
  reads(guest, settled)
  return settled.status === "confirmed" ? settled : null
}

const cancels = async (guest: Guest, { id }: BookingView): Promise<void> => {
  const { managed, crowd, draws, newKey } = guest
  for (let looks = 0; looks < MOST_LOOKS && crowd.linkTo(id) === undefined; looks += 1)
    await pause(250)
  const link = crowd.linkTo(id)
  if (link === undefined) return
  const whole = await insists(guest, managed.openByLink(link))
  if (typeof whole === "string") return
  const { refund } = refundIfCancelled(whole, instantAt(Date.now()))
  await pause(draws.between(0, 300))
  const over = await insists(guest, managed.cancel({ id, link }, refund, newKey()))
  if (typeof over === "string") return
  wasTold(crowd.told, id, "cancelled")
  crowd.told.promised.refunds.set(id, refund)
  crowd.counts.cancelled += 1
}

const visits = async (guest: Guest): Promise<void> => {
  const { bookings, crowd, draws, newKey } = guest
  const held = await holds(guest)
  if (held === null || draws.chance(0.1)) return
  if (draws.chance(0.15)) {
    const left = await insists(guest, bookings.leave(held.id, newKey()))
    if (typeof left !== "string") reads(guest, left)
    return
  }
  const booked = await pays(guest, held)
  if (booked === null) return
  crowd.counts.booked += 1
  if (draws.chance(0.6)) await cancels(guest, booked)
}

/** One visit after the other until nobody comes any more; each from a browser and network of its own. */
export const keepsComing = async (
  crowd: Crowd,
  next: () => number,
  isOver: () => boolean,
): Promise<void> => {
  while (!isOver()) {
    const number = next()
    let keys = 0
    const guest: Guest = {
      ...browserAt(crowd.address, networkOf(number)),
      crowd,
      number,
      draws: drawsOf(crowd.seed + number, "crash guest"),
      newKey: () => `crash-${crowd.seed}-${number}-${(keys += 1)}`.padEnd(24, "0"),
    }
    await visits(guest).catch(crowd.broken)
  }
}
