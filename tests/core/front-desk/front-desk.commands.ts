import type { BookingRecord } from "#core/booking/booking-record.ts"
import type { Bookings } from "#core/booking/bookings.port.ts"
import { aForeignGuest, aGuest } from "#fixtures/builders/a-guest.ts"
import { aParty, aRoomChoice, aStayRequest, stayDates } from "#fixtures/builders/a-stay.ts"
import type { AFrontDesk } from "#fixtures/doubles/a-front-desk.ts"
import type { Mishap } from "#fixtures/doubles/payments.in-memory.ts"
import { Effect } from "effect"
import fc from "fast-check"
import { visitorOf } from "./a-guest-at-the-desk.ts"
import { recordsOf } from "./front-desk.invariants.ts"
import { anyManaging } from "../managing/managing-commands.ts"

/** What has been promised to somebody so far, to be compared with what is kept. */
export type Promised = {
  /** Codes that were shown, by booking. */
  readonly codes: Map<string, string>
  /** Bookings that requests made, by session and key. */
  readonly bookingOf: Map<string, string>
  /** Payments whose money the provider took without being asked. */
  readonly takenByItself: Set<string>
}

/** Something that happens at the desk, by its name. */
export type Happening = {
  readonly name: string
  readonly run: (desk: AFrontDesk, promised: Promised) => Effect.Effect<unknown, unknown>
}

const stays = [
  aStayRequest(),
  aStayRequest({ dates: stayDates("2026-12-05", "2026-12-08") }),
  aStayRequest({ party: aParty({ rooms: 2 }), rooms: [aRoomChoice({ count: 2 })] }),
]

const anySession = fc.constantFrom("one", "two", "three")
/** Counted from the newest, where most of life is. */
const anyIndex = fc.oneof(
  { weight: 3, arbitrary: fc.constant(0) },
  { weight: 2, arbitrary: fc.nat(4) },
)
const nothing = Effect.void

const onBooking =
  (
    index: number,
    run: (record: BookingRecord, bookings: Bookings) => Effect.Effect<unknown, unknown>,
  ): Happening["run"] =>
  (desk) => {
    const record = recordsOf(desk).at(-1 - index)
    if (record === undefined) return nothing
    return run(record, desk.forVisitor(visitorOf(record.session)))
  }

const onPayment =
  (index: number, run: (payment: string, desk: AFrontDesk, promised: Promised) => unknown) =>
  (desk: AFrontDesk, promised: Promised) =>
    Effect.suspend(() => {
      const truth = desk.payments.truths().at(-1 - index)
      const result = truth === undefined ? undefined : run(truth.payment, desk, promised)
      return Effect.isEffect(result) ? (result as Effect.Effect<unknown, unknown>) : nothing
    })

const holding = fc
  .tuple(anySession, fc.constantFrom(...stays), fc.nat(3))
  .map(([session, stay, key]): Happening => ({
    name: `${session} holds stay ${stays.indexOf(stay)} by request ${key}`,
    run: (desk, { bookingOf }) => {
      const bookings = desk.forVisitor(visitorOf(session))
      const total = () => {
        const known = recordsOf(desk).find(
          (record) => record.session === session && record.holdKey === `request-${key}`,
        )
        return known === undefined
          ? Effect.map(bookings.quote(stay), (quote) => quote.total)
          : Effect.succeed((known.quote.total - known.quote.why.tourismTax.amount) as never)
      }
      return Effect.flatMap(total(), (sum) =>
        bookings.hold({ stay, total: sum }, `request-${key}`),
      ).pipe(
        Effect.map(({ id }) => {
          const wanted = `${session} ${key}`
          if ((bookingOf.get(wanted) ?? id) !== id)
            throw new Error(`Two bookings for one request: ${wanted}`)
          bookingOf.set(wanted, id)
        }),
      )
    },
  }))

const reachingTheCardForm = fc.tuple(anySession, fc.nat(1000)).map(([session, key]): Happening => ({
  name: `${session} gets to the card form by request ${key}`,
  run: (desk) => {
    const bookings = desk.forVisitor(visitorOf(session))
    return Effect.gen(function* () {
      const stay = stays[0] ?? aStayRequest()
      const { total } = yield* bookings.quote(stay)
      const { id } = yield* bookings.hold({ stay, total }, `card-${key}`)
      const { quote } = yield* bookings.giveDetails(id, aForeignGuest(), "")
      yield* bookings.pay(id, { method: "card", total: quote.total }, "")
    })
  },
}))

const detailing = fc.tuple(anyIndex, fc.boolean()).map(([index, foreign]): Happening => ({
  name: `booking ${index} is for a ${foreign ? "visitor" : "Malaysian"}`,
  run: onBooking(index, ({ id }, bookings) =>
    bookings.giveDetails(id, foreign ? aForeignGuest() : aGuest(), ""),
  ),
}))

const pressing = fc
  .tuple(anyIndex, fc.constantFrom("card", "card", "payAtProperty"))
  .map(([index, method]): Happening => ({
    name: `booking ${index} is to be paid by ${method}`,
    run: onBooking(index, ({ id, quote }, bookings) =>
      bookings.pay(id, { method, total: quote.total } as Parameters<Bookings["pay"]>[1], ""),
    ),
  }))

const settling = anyIndex.map((index): Happening => ({
  name: `booking ${index} is settled`,
  run: onBooking(index, ({ id }, bookings) => bookings.settle(id, "")),
}))

const extending = anyIndex.map((index): Happening => ({
  name: `the hold of booking ${index} is extended`,
  run: onBooking(index, ({ id }, bookings) => bookings.extend(id, "")),
}))

const leaving = anyIndex.map((index): Happening => ({
  name: `booking ${index} is left`,
  run: onBooking(index, ({ id }, bookings) => bookings.leave(id, "")),
}))

const atTheBank = fc
  .tuple(
    anyIndex,
    fc.constantFrom("authorise", "authorise", "authorise", "decline", "challenge", "process"),
  )
  .map(([index, does]): Happening => ({
    name: `payment ${index}: ${does}`,
    run: onPayment(index, (payment, { payments }) =>
      payments[does as "authorise" | "decline"](payment),
    ),
  }))

/** The card is accepted just after the booking was given up, when its calling off may be under way. */
const comingBackLate = fc.constantFrom(true, false).map((sweptFirst): Happening => ({
  name: `the newest payment is authorised ${sweptFirst ? "after" : "before"} the sweep that ends it`,
  run: (desk) =>
    Effect.gen(function* () {
      const truth = desk.payments.truths().at(-1)
      if (truth === undefined) return
      const { body, signature } = desk.payments.noticeOf(truth.payment)
      desk.clock.forward(17 * 60_000)
      if (sweptFirst) yield* desk.readNotice(body, signature)
      desk.payments.authorise(truth.payment)
      yield* Effect.all([desk.readNotice(body, signature), desk.doJobs()], { concurrency: 2 })
    }),
}))

const takingByItself = anyIndex.map((index): Happening => ({
  name: `payment ${index} is captured by the provider itself`,
  run: onPayment(index, (payment, { payments }, { takenByItself }) => {
    if (payments.captureSilently(payment)) takenByItself.add(payment)
  }),
}))

const noticing = fc
  .tuple(anyIndex, fc.integer({ min: 1, max: 2 }))
  .map(([index, times]): Happening => ({
    name: `payment ${index} is noticed ${times} times`,
    run: onPayment(index, (payment, desk) => {
      const { body, signature } = desk.payments.noticeOf(payment)
      return Effect.all(
        Array.from({ length: times }, () => desk.readNotice(body, signature)),
        {
          concurrency: "unbounded",
        },
      )
    }),
  }))

const fault = fc.constantFrom<Mishap>("notHeard", "answerLost").map((what): Happening => ({
  name: `the next call is ${what}`,
  run: ({ payments }) => Effect.sync(() => payments.faults.push(what)),
}))

const waiting = fc.constantFrom(10, 10, 60, 60, 300, 900, 1020).map((seconds): Happening => ({
  name: `${seconds} seconds pass`,
  run: ({ clock }) => Effect.sync(() => clock.forward(seconds * 1000)),
}))

const working = fc.constant<Happening>({
  name: "due jobs are done",
  run: (desk) => Effect.all([desk.doJobs(), desk.doJobs()], { concurrency: 2 }),
})

const workingTwice = anyIndex.map((index): Happening => ({
  name: `job ${index} is done once more`,
  run: (desk) =>
    Effect.suspend(() => {
      const { jobs } = desk.shelves.contents
      const job = [...jobs.values()][index]
      if (job === undefined || !job.isDone) return nothing
      jobs.set(job.id, { ...job, isDone: false, notBefore: 0 })
      return desk.doJobs()
    }),
}))

const whole = fc.oneof(
  { weight: 3, arbitrary: holding },
  { weight: 7, arbitrary: reachingTheCardForm },
  { weight: 3, arbitrary: detailing },
  { weight: 5, arbitrary: pressing },
  { weight: 5, arbitrary: settling },
  { weight: 1, arbitrary: leaving },
  { weight: 2, arbitrary: extending },
  { weight: 7, arbitrary: atTheBank },
  { weight: 2, arbitrary: comingBackLate },
  { weight: 1, arbitrary: takingByItself },
  { weight: 3, arbitrary: noticing },
  { weight: 2, arbitrary: fault },
  { weight: 4, arbitrary: waiting },
  { weight: 5, arbitrary: working },
  { weight: 1, arbitrary: workingTwice },
  { weight: 9, arbitrary: anyManaging },
)

/** The process dies so many turns into the work; what was not kept by then is lost. */
const cut = fc
  .tuple(whole, fc.integer({ min: 0, max: 14 }))
  .map(([{ name, run }, turns]): Happening => ({
    name: `${name}, cut after ${turns} turns`,
    run: (desk, promised) =>
      Effect.raceFirst(
        run(desk, promised),
        Effect.forEach(Array(turns), () => Effect.yieldNow, { discard: true }),
      ),
  }))

const together = fc.array(whole, { minLength: 2, maxLength: 4 }).map((happenings): Happening => ({
  name: happenings.map(({ name }) => name).join(" WHILE "),
  run: (desk, promised) =>
    Effect.all(
      happenings.map(({ run }) => Effect.exit(run(desk, promised))),
      { concurrency: "unbounded" },
    ),
}))

/** Anything that can happen at a desk, alone, cut off on the way, or together with others. */
export const anyHappening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 8, arbitrary: whole },
  { weight: 2, arbitrary: together },
  { weight: 1, arbitrary: cut },
)
