import type { DeclineReason } from "#core/payment/payment.ts"
import { DeclineReason as DeclineReasons } from "#core/payment/payment.ts"
import type { KeptCards } from "#core/payment/kept-cards.port.ts"
import {
  PaymentsUnreachable,
  type DisputeStep,
  type Payments,
  type PaymentTruth,
} from "#core/payment/payments.port.ts"
import { inMemoryPayments } from "#fixtures/doubles/payments.in-memory.ts"
import { Effect, Exit } from "effect"
import { drawsOf, type Draws } from "./draws.ts"
import type { Story } from "./story.ts"
import type { Timeline } from "./timeline.ts"
import type { Weather } from "./weather.ts"

/** A message as the provider sends it. */
export type Signed = { readonly body: string; readonly signature: string }

/** A payment provider with a life of its own, outside of every server. */
export type Provider = {
  readonly payments: Payments
  readonly keptCards: KeptCards
  readonly truths: () => ReadonlyArray<PaymentTruth>
  /** Changes with everything that happens to a payment. */
  readonly version: () => number
  /**
   * A guest types a card into the form of this secret; what their bank says comes sooner or later,
   * and at once for one of which it is known.
   */
  readonly card: (
    clientSecret: string,
    draws: Draws,
    says?: "declines" | "authorises",
  ) => Effect.Effect<void>
  /** Payments whose money was taken without our asking, and those that a bank took back. */
  readonly takenByItself: ReadonlySet<string>
  /** Payments whose promised money the provider fails to take. */
  readonly stuck: ReadonlySet<string>
  /** Who hears its messages; false for one that was not taken, which is sent again. */
  listener: (notice: Signed) => Promise<boolean>
  /** Whatever still waits for a bank is decided. */
  readonly endOfDay: () => void
}

type Around = {
  readonly seed: number
  readonly timeline: Timeline
  readonly weather: Weather
  readonly story: Story
}

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const PATIENCE_MS = 10 * SECOND_MS
const MOST_COPIES = 8

/** How long after a payment its bank may ask for the money back. */
const untilDispute = [
  20 * SECOND_MS,
  20 * SECOND_MS,
  MINUTE_MS,
  5 * MINUTE_MS,
  HOUR_MS,
  DAY_MS,
  3 * DAY_MS,
  8 * DAY_MS,
  16 * DAY_MS,
] as const

/** How long a bank keeps a promise whose money is never taken: before, during or after the stay. */
const untilTakenBack = (draws: Draws) =>
  [
    draws.between(1, 40) * MINUTE_MS,
    draws.between(1, 20) * HOUR_MS,
    draws.between(46, 60) * HOUR_MS,
  ] as const

const OPEN = new Set(["awaitingCard", "awaitingGuest"])

const paymentIn = (clientSecret: string): string => clientSecret.replace(/_secret$/, "")

/** A provider of which the weather says what goes wrong. */
export const providerIn = ({ seed, timeline, weather, story }: Around): Provider => {
  const books = inMemoryPayments()
  const program = timeline.program("provider")
  const draws = drawsOf(seed, "provider")
  const takenByItself = new Set<string>()
  const stuck = new Set<string>()
  let version = 0

  const deliver = (notice: Signed, copy: number): void => {
    void provider.listener(notice).then((isHeard) => {
      if (!isHeard && copy < MOST_COPIES)
        timeline.after(MINUTE_MS * 2 ** copy, () => deliver(notice, copy + 1))
    })
  }
  const delay = (): number => {
    if (weather.strikes("noticeFirst")) return 0
    if (weather.strikes("noticeDaysLate")) return 3 * DAY_MS
    return weather.strikes("noticeLate")
      ? draws.between(SECOND_MS, 20 * MINUTE_MS)
      : draws.between(400, 2000)
  }
  const tell = (payment: string, dispute?: DisputeStep): void => {
    const notice = books.noticeOf(payment, dispute)
    if (weather.strikes("noticeLost", payment)) return
    const copies = weather.strikes("noticeTwice") ? 2 : 1
    const waits = delay()
    for (let copy = 0; copy < copies; copy += 1) timeline.after(waits, () => deliver(notice, 0))
  }

  const truthOf = (payment: string) => books.truths().find((known) => known.payment === payment)
  const happens = (payment: string, what: string, change: () => unknown): void => {
    const before = truthOf(payment)
    change()
    if (truthOf(payment) === before) return
    version += 1
    story.tell(`bank: ${what} ${payment}`)
    tell(payment)
  }

  const asked = <A, E>(
    name: string,
    payment: string | null,
    work: Effect.Effect<A, E>,
  ): Effect.Effect<A, E | PaymentsUnreachable> =>
    Effect.callback<A, E | PaymentsUnreachable>((resume) => {
      // Whoever asked may be dead by the time of the answer: then it is not waited for any more.
      const answer = (waits: number, said: Effect.Effect<A, E | PaymentsUnreachable>) =>
        timeline.after(waits, () => resume(Effect.andThen(Effect.yieldNow, said)))
      const silence = Effect.fail(new PaymentsUnreachable())
      if (weather.strikes("tooMany", name)) return void answer(50, silence)
      if (weather.strikes("silentBefore", name)) return void answer(PATIENCE_MS, silence)
      const way = weather.strikes("hangingProvider", name)
        ? draws.between(2, 5) * MINUTE_MS
        : weather.strikes("slowProvider", name)
          ? draws.between(1, 30) * SECOND_MS
          : draws.between(20, 300)
      timeline.after(way, () => {
        const before = payment === null ? undefined : truthOf(payment)
        void program.run(Effect.exit(work)).then((exit) => {
          version += 1
          story.tell(`provider: ${name} ${Exit.isSuccess(exit) ? "done" : "refused"}`)
          if (payment !== null && truthOf(payment) !== before) tell(payment)
          if (weather.strikes("silentAfter", name)) return void answer(PATIENCE_MS, silence)
          if (weather.strikes("brokeAfter", name)) return void answer(50, silence)
          return void answer(draws.between(20, 300), exit)
        })
      })
    })

  const payments: Payments = {
    start: (order) => asked(`start ${order.booking}/${order.attempt}`, null, books.start(order)),
    startedFor: (attempt) => asked("startedFor", null, books.startedFor(attempt)),
    find: (payment) => asked(`find ${payment}`, null, books.find(payment)),
    capture: (payment, key) =>
      stuck.has(payment) && truthOf(payment)?.state === "authorised"
        ? Effect.fail(new PaymentsUnreachable())
        : asked(`capture ${payment}`, payment, books.capture(payment, key)),
    void: (payment, key) => {
      const call = asked(`void ${payment}`, payment, books.void(payment, key))
      return Effect.suspend(() => {
        if (OPEN.has(truthOf(payment)?.state ?? "") && weather.strikes("lastMoment", payment))
          happens(payment, "authorises", () => books.authorise(payment))
        return call
      })
    },
    refund: (payment, amount, key) =>
      asked(`refund ${payment} ${amount}`, payment, books.refund(payment, amount, key)),
    readNotice: books.readNotice,
  }

  const disputeOver = (payment: string, own: Draws): void => {
    const truth = truthOf(payment)
    if (truth === undefined || truth.captured === 0) return
    weather.note("disputed", payment)
    tell(payment, "opened")
    const outcome = own.one(["won", "lost"])
    const takes = own.chance(0.7) ? own.between(20, 200) * SECOND_MS : own.between(1, 5) * DAY_MS
    timeline.after(takes, () => {
      story.tell(`bank: dispute over ${payment} ${outcome}`)
      tell(payment, outcome)
    })
  }
  const takesBack = (payment: string): void => {
    stuck.delete(payment)
    if (truthOf(payment)?.state === "authorised")
      happens(payment, "takes back", () => books.tamper(payment, { state: "cancelled" }))
  }
  /** What the provider and the bank do by themselves once a payment is promised. */
  const afterwards = (payment: string, own: Draws): void => {
    if (weather.strikes("authorisationLost", payment))
      timeline.after(own.one([own.between(0, 20), own.between(60, 1800)]) * SECOND_MS, () =>
        takesBack(payment),
      )
    if (weather.strikes("captureStuck", payment)) {
      stuck.add(payment)
      timeline.after(own.one(untilTakenBack(own)), () => takesBack(payment))
    }
    if (weather.strikes("capturedByItself", payment))
      timeline.after(own.one([0, own.between(0, 20 * SECOND_MS)]), () =>
        happens(payment, "captures by itself", () => {
          if (books.captureSilently(payment)) takenByItself.add(payment)
        }),
      )
    if (weather.strikes("disputed", payment))
      timeline.after(own.one(untilDispute), () => disputeOver(payment, own))
  }
  const authorise = (payment: string, own: Draws): void => {
    happens(payment, "authorises", () => books.authorise(payment))
    if (truthOf(payment)?.state === "authorised") afterwards(payment, own)
  }
  const decline = (payment: string, reason: DeclineReason): void => {
    story.count(`decline ${reason}`)
    happens(payment, `declines (${reason})`, () => books.decline(payment, reason))
  }
  const [first, ...others] = DeclineReasons.literals
  const decides = (payment: string, own: Draws): void => {
    if (weather.strikes("declined", payment)) decline(payment, own.one([first, ...others]))
    else authorise(payment, own)
  }

  const card: Provider["card"] = (clientSecret, own, says) =>
    Effect.gen(function* () {
      const payment = paymentIn(clientSecret)
      if (says === "declines") return decline(payment, own.one([first, ...others]))
      if (says === "authorises") return authorise(payment, own)
      if (weather.strikes("bankTakesTime", payment)) {
        happens(payment, "thinks about", () => books.process(payment))
        timeline.after(own.between(10, 1500) * SECOND_MS, () => decides(payment, own))
        return
      }
      if (weather.strikes("challenged", payment)) {
        happens(payment, "asks about", () => books.challenge(payment))
        yield* Effect.sleep(own.between(1, 60) * SECOND_MS)
        if (weather.strikes("challengeAbandoned", payment)) return
      }
      decides(payment, own)
    })

  const provider: Provider = {
    payments,
    keptCards: books.keptCards,
    truths: books.truths,
    version: () => version,
    card,
    takenByItself,
    stuck,
    listener: async () => false,
    endOfDay: () => {
      for (const { payment, state } of books.truths())
        if (state === "processing") decline(payment, "processingError")
    },
  }
  return provider
}
