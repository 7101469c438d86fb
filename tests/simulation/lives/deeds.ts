import type { BookingId } from "#core/booking/booking-view.ts"
import type { BookingRecord } from "#core/booking/booking-record.ts"
import { isSold } from "#core/booking/booking-stage.ts"
import { paidOf } from "#core/booking/money-of-booking.ts"
import { instantAt } from "#core/kernel/instant-at.ts"
import { refundIfCancelled } from "#core/managing/refund-if-cancelled.ts"
import type { StayChange } from "#core/managing/stay-change.ts"
import type { DisputeStep } from "#core/payment/payments.port.ts"
import type { PaymentMethod } from "#core/payment/payment.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import { aForeignGuest, aGuest } from "#fixtures/builders/a-guest.ts"
import { aParty, aRoomChoice, aStayRequest, stayDates } from "#fixtures/builders/a-stay.ts"
import { Effect, Exit } from "effect"
import { agreedTo } from "../promises.ts"
import { Violation } from "../violation.ts"
import type { LifeDesk } from "./life-desk.ts"

/** One booking among others at a desk. */
export type Life = LifeDesk & {
  /** The booking that the story is about; null until it is made. */
  booking: BookingId | null
  /** Counts what came up. */
  readonly count: (what: string) => void
  keys: number
}

/** Something that somebody does, by its name; what is refused by the rules changes nothing. */
export type Deed = { readonly name: string; readonly run: (life: Life) => Promise<unknown> }

const deed = (name: string, run: Deed["run"]): Deed => ({ name, run })

const MINUTE_MS = 60_000

/** Expected failures are answers; a defect is a bug. */
const asked = async <A, E>(work: Effect.Effect<A, E>): Promise<A | null> => {
  const exit = await Effect.runPromiseExit(Effect.result(work))
  if (Exit.isFailure(exit)) throw new Error(`A defect: ${String(exit.cause)}`)
  return exit.value._tag === "Success" ? exit.value.success : null
}

const newKey = (life: Life): string => `request-${(life.keys += 1)}`

const recordOf = async (life: Life): Promise<BookingRecord | null> =>
  life.booking === null ? null : asked(life.desk.store.find(life.booking))

const paymentOf = async (life: Life): Promise<string> =>
  (await recordOf(life))?.payment?.payment ?? "none"

const isKnown = ({ desk }: Life, payment: string): boolean =>
  desk.payments.truths().some((truth) => truth.payment === payment)

const guestOf = ({ desk }: Life, session = "one") => desk.forVisitor({ session, member: false })

/** The rooms of each terms. */
export type Terms = "studio" | "loft" | "deal"

const stayIn = (terms: Terms) =>
  aStayRequest({ rooms: [aRoomChoice({ roomType: RoomTypeId.make(`springwater-${terms}`) })] })

/** Holds a room twice by one key, and is given one booking; another stay by this key is refused. */
export const holds = (terms: Terms, session = "one") =>
  deed(`${session} holds a ${terms}`, async (life) => {
    const stay = stayIn(terms)
    const bookings = guestOf(life, session)
    const quote = await asked(bookings.quote(stay))
    if (quote === null) return
    const key = newKey(life)
    const request = { stay, total: quote.total }
    const booking = await asked(bookings.hold(request, key))
    if (booking === null) return
    const again = await asked(bookings.hold(request, key))
    if (again?.id !== booking.id) throw new Violation("5", "One key held two stays")
    const other = { ...request, stay: { ...stay, party: aParty({ adults: 1 }) } }
    if ((await asked(bookings.hold(other, key))) !== null)
      throw new Violation("5", "One key held two requests")
    if (session === "one") life.booking ??= booking.id
  })

export const presses = (method: PaymentMethod, isForeign = false) =>
  deed(`Book Now, ${method}${isForeign ? " as a visitor" : ""}`, async (life) => {
    if (life.booking === null) return
    const bookings = guestOf(life)
    const details = isForeign ? aForeignGuest() : aGuest()
    const ready = await asked(bookings.giveDetails(life.booking, details, newKey(life)))
    if (ready === null) return
    agreedTo(life.promised, life.booking, ready.quote.total)
    await asked(bookings.pay(life.booking, { method, total: ready.quote.total }, newKey(life)))
  })

/** Asked for twice, a hold is extended once. */
export const extendsTheHold = deed("the hold is extended, twice", async (life) => {
  if (life.booking === null) return
  const bookings = guestOf(life)
  const once = await asked(bookings.extend(life.booking, newKey(life)))
  const twice = await asked(bookings.extend(life.booking, newKey(life)))
  if (once !== null && twice?.holdUntil !== once.holdUntil)
    throw new Violation("5", "A hold was extended twice")
})

/** Nobody hears whether the provider began the payment. */
export const pressesUnheard = deed("Book Now, and the provider does not hear", async (life) => {
  const { faults } = life.desk.payments
  faults.push(...Array<"notHeard">(50).fill("notHeard"))
  await presses("card").run(life)
  faults.length = 0
})

export const leaves = deed("the hold is given up", async (life) => {
  if (life.booking !== null) await asked(guestOf(life).leave(life.booking, newKey(life)))
})

export const settles = deed("the guest asks where the payment stands", async (life) => {
  if (life.booking !== null) await asked(guestOf(life).settle(life.booking, newKey(life)))
})

export const bank = (does: "authorise" | "decline" | "challenge" | "process") =>
  deed(`the bank: ${does}`, async (life) => {
    const payment = await paymentOf(life)
    if (isKnown(life, payment)) life.desk.payments[does](payment)
  })

const hear = async (life: Life, payment: string, step?: DisputeStep): Promise<void> => {
  if (!isKnown(life, payment)) return
  const { body, signature } = life.desk.payments.noticeOf(payment, step)
  const hearing = () => asked(life.desk.readNotice(body, signature))
  await Promise.all([hearing(), hearing()])
  await hearing()
}

export const hears = deed("the provider's message comes three times", async (life) =>
  hear(life, await paymentOf(life)),
)

export const disputes = (step: DisputeStep) =>
  deed(`a dispute is ${step}`, async (life) => hear(life, await paymentOf(life), step))

/** The money is taken by the provider itself, without having been asked. */
export const takesByItself = deed("the provider captures by itself", async (life) => {
  const payment = await paymentOf(life)
  if (isKnown(life, payment) && life.desk.payments.captureSilently(payment))
    life.takenByItself.add(payment)
})

/** The bank takes back its promise of money that was not captured. */
export const takesBack = deed("the bank takes its promise back", async (life) => {
  const payment = await paymentOf(life)
  const truth = life.desk.payments.truths().find((known) => known.payment === payment)
  if (truth?.state !== "authorised") return
  life.desk.payments.tamper(payment, { state: "cancelled" })
  await hear(life, payment)
})

export const works = deed("due work is done", (life) => life.workOff())

/** Work while the provider answers nobody. */
export const worksInSilence = deed("due work is done, the provider is silent", async (life) => {
  const { faults } = life.desk.payments
  faults.push(...Array<"notHeard">(50).fill("notHeard"))
  await life.workOff()
  faults.length = 0
})

/** Only what begins and ends holds and stays is done; the line of payments waits. */
export const holdsEnd = deed("holds that are over end", (life) =>
  asked(life.desk.doJobs(["stays"])),
)

/** Some calls are lost on their way to the provider, or back. */
export const worksInTrouble = deed("due work is done, its first answers are lost", async (life) => {
  const { faults } = life.desk.payments
  faults.push("answerLost", "notHeard", "answerLost")
  life.mailTroubles.push("away", "unanswered")
  await life.workOff()
  faults.length = 0
  life.mailTroubles.length = 0
})

export const minutesPass = (minutes: number) =>
  deed(`${minutes} minutes pass`, async (life) => life.desk.clock.forward(minutes * MINUTE_MS))

const moments = {
  "the day before": "2026-12-03T10:00:00.000Z",
  "check-in": "2026-12-04T07:01:00.000Z",
  "check-out": "2026-12-06T04:01:00.000Z",
  "a week after": "2026-12-13T04:00:00.000Z",
} as const

/** The days pass until then; no clock is set back. */
export const until = (moment: keyof typeof moments) =>
  deed(`until ${moment}`, async (life) => {
    const { clock } = life.desk
    if (clock.now() < Date.parse(moments[moment])) clock.set(moments[moment])
  })

const claimOf = (life: Life, id: BookingId) => ({ id, link: life.linkTo(id) })

const managedBy = ({ desk }: Life) => desk.managedBy({ session: "anywhere", member: false })

export const cancels = deed("the stay is cancelled", async (life) => {
  const record = await recordOf(life)
  if (record === null || life.linkTo(record.id) === null) return
  const at = instantAt(life.desk.clock.now())
  const paid = paidOf(record)
  const shown = isSold(record) ? refundIfCancelled({ ...record, paid }, at) : null
  if (shown === null) return
  const done = await asked(
    managedBy(life).cancel(claimOf(life, record.id), shown.refund, newKey(life)),
  )
  if (done === null || life.promised.refunds.has(record.id)) return
  life.promised.refunds.set(record.id, shown.refund)
  life.count(`cancelled ${record.rooms[0]?.cancellation ?? ""} for ${amountOf(shown.refund, paid)}`)
})

const amountOf = (refund: number, paid: number): string => {
  if (paid === 0) return "nothing paid"
  if (refund === 0) return "nothing back"
  return refund === paid ? "all" : "a part"
}

export const changes = deed("the stay is changed to a night longer", async (life) => {
  const record = await recordOf(life)
  const [room] = record?.rooms ?? []
  if (record === null || room === undefined || life.linkTo(record.id) === null) return
  const change: StayChange = {
    dates: stayDates("2026-12-04", "2026-12-07"),
    party: record.party,
    rooms: [aRoomChoice({ roomType: room.roomType, count: room.count })],
  }
  const claim = claimOf(life, record.id)
  const quoted = await asked(managedBy(life).quoteChange(claim, change))
  if (quoted === null) return
  agreedTo(life.promised, record.id, quoted.quote.total)
  const step = await asked(managedBy(life).change(claim, change, quoted.quote.total, newKey(life)))
  if (step?.kind === "card") life.desk.payments.authorise(step.clientSecret.replace(/_secret$/, ""))
  await asked(managedBy(life).settleChange(claim, newKey(life)))
})

/** 10: whoever has nothing but the number of a booking, or the link of another, gets nowhere. */
export const pries = deed("a stranger tries everything", async (life) => {
  const before = await recordOf(life)
  if (before === null) return
  const { id, quote, dates, party } = before
  const change: StayChange = { dates, party, rooms: [aRoomChoice()] }
  const bookings = guestOf(life, "stranger")
  const managed = life.desk.managedBy({ session: "stranger", member: false })
  const others = await life.look()
  const foreign = others.records.find((record) => record.id !== id)?.id
  const links = [null, foreign === undefined ? null : life.linkTo(foreign)]
  const tries = [
    managed.openOwn(id),
    bookings.giveDetails(id, aForeignGuest(), newKey(life)),
    bookings.pay(id, { method: "card", total: quote.total }, newKey(life)),
    bookings.leave(id, newKey(life)),
    ...links.flatMap((link) => [
      managed.cancel({ id, link }, quote.total, newKey(life)),
      managed.quoteChange({ id, link }, change),
      managed.change({ id, link }, change, quote.total, newKey(life)),
      managed.settleChange({ id, link }, newKey(life)),
      managed.leaveChange({ id, link }, newKey(life)),
    ]),
  ] as ReadonlyArray<Effect.Effect<unknown, { readonly _tag: string }>>
  for (const attempt of tries) {
    const answer = await Effect.runPromise(Effect.result(attempt))
    const isClosed = answer._tag === "Failure" && answer.failure._tag === "BookingNotFound"
    if (!isClosed) throw new Violation("10", `A stranger was answered ${JSON.stringify(answer)}`)
  }
  if (JSON.stringify(await recordOf(life)) !== JSON.stringify(before))
    throw new Violation("10", `A stranger changed ${id}`)
  life.count("a stranger tries")
})
