import { paidOf } from "#core/booking/money-of-booking.ts"
import { refundIfCancelled } from "#core/managing/refund-if-cancelled.ts"
import { instantAt } from "#core/kernel/instant-at.ts"
import type { BookingRecord } from "#core/booking/booking-record.ts"
import { aGuest } from "#fixtures/builders/a-guest.ts"
import { aStayRequest, stayDates } from "#fixtures/builders/a-stay.ts"
import { sandboxKeys } from "#fixtures/sandbox/stripe/in-process.ts"
import type { Break } from "#fixtures/sandbox/stripe/kept-answers.ts"
import { MINUTE_MS, visitorOf } from "#tests/core/front-desk/a-guest-at-the-desk.ts"
import { aChange, anAccount } from "#tests/core/front-desk/an-owner-at-the-desk.ts"
import {
  everythingRests,
  invariantsHold,
  recordsOf,
} from "#tests/core/front-desk/front-desk.invariants.ts"
import { Effect } from "effect"
import fc from "fast-check"
import { expect, it } from "vitest"
import {
  aDeskWithStripe,
  type ADeskWithStripe,
  type Death,
} from "#tests/adapters/stripe/a-breaking-provider.ts"
import { aCard } from "#tests/adapters/stripe/a-sandbox.ts"

const HOUR_MS = 60 * MINUTE_MS
const visitor = visitorOf("guest")

/** What a guest, an owner or the server does. */
type Deed = (world: ADeskWithStripe) => Effect.Effect<unknown, unknown>

const onLast =
  (run: (world: ADeskWithStripe, record: BookingRecord) => Effect.Effect<unknown, unknown>): Deed =>
  (world) =>
    Effect.suspend(() => {
      const record = recordsOf(world.desk).at(-1)
      return record === undefined ? Effect.void : run(world, record)
    })

const presses: Deed = ({ desk }) =>
  Effect.gen(function* () {
    const bookings = desk.forVisitor(visitor)
    const stay = aStayRequest()
    const { total } = yield* bookings.quote(stay)
    const { id } = yield* bookings.hold({ stay, total }, `request-${recordsOf(desk).length}`)
    const { quote } = yield* bookings.giveDetails(id, aGuest(), "")
    yield* bookings.pay(id, { method: "card", total: quote.total }, "")
  })

const pressesAgain = onLast(({ desk }, { id, quote: { total } }) =>
  desk.forVisitor(visitor).pay(id, { method: "card", total }, ""),
)

const givesCard = onLast(({ cards }, { payment }) =>
  payment === null
    ? Effect.void
    : cards.confirm(
        {
          clientSecret: payment.clientSecret,
          publishableKey: sandboxKeys.publishableKey,
          sandbox: sandboxKeys.publicPath,
        },
        aCard("4242424242424242"),
      ),
)

const asks = onLast(({ desk }, { id }) => desk.forVisitor(visitor).settle(id, ""))

const leaves = onLast(({ desk }, { id }) => desk.forVisitor(visitor).leave(id, ""))

const works: Deed = ({ desk }) => desk.doJobs()

const ownerOf = ({ desk }: ADeskWithStripe) =>
  Effect.as(
    desk.joinAccount("aisyah.tan@example.com", anAccount),
    desk.managedBy({ ...visitor, account: anAccount }),
  )

const cancels = onLast((world, record) =>
  Effect.flatMap(ownerOf(world), (owner) => {
    const seen = { ...record, paid: paidOf(record) }
    const { refund } = refundIfCancelled(seen, instantAt(world.clock.now()))
    return owner.cancel({ id: record.id, link: null }, refund, "")
  }),
)

/** One night of two is given up, and its money goes back. */
const shortens = onLast((world, { id }) =>
  Effect.gen(function* () {
    const owner = yield* ownerOf(world)
    const shorter = aChange({ dates: stayDates("2026-12-04", "2026-12-05") })
    const { quote } = yield* owner.quoteChange({ id, link: null }, shorter)
    yield* owner.change({ id, link: null }, shorter, quote.total, "")
  }),
)

const books: Deed = (world) =>
  Effect.forEach([presses, givesCard, asks, works], (deed) => deed(world))

const deeds: Readonly<Record<string, Deed>> = {
  presses,
  pressesAgain,
  givesCard,
  asks,
  leaves,
  works,
  cancels,
  shortens,
  books,
}

const anyDeath = fc.option(
  fc.record<Death>({
    call: fc.nat(2),
    moment: fc.constantFrom("beforeCall", "afterCall"),
  }),
  { freq: 4 },
)

type Step = (world: ADeskWithStripe) => Promise<unknown>

const anyDeed = fc
  .tuple(fc.constantFrom(...Object.keys(deeds), "works", "works", "shortens", "presses"), anyDeath)
  .map(([name, death]): readonly [string, Step] => [
    death === null ? name : `${name}, and dies ${death.moment} ${death.call}`,
    (world) => world.inProcess(deeds[name]!(world), death),
  ])

const anyWait = fc
  .constantFrom(10_000, MINUTE_MS, 17 * MINUTE_MS, 2 * HOUR_MS, 26 * HOUR_MS)
  .map((ms): readonly [string, Step] => [
    `${ms / MINUTE_MS} minutes pass`,
    async ({ clock }) => clock.forward(ms),
  ])

const anyBreaks = fc
  .array(fc.constantFrom<Break>("beforeEffect", "afterEffect"), { minLength: 1, maxLength: 5 })
  .map((breaks): readonly [string, Step] => [
    `the provider breaks: ${breaks.join(", ")}`,
    async (world) => world.breaks.push(...breaks),
  ])

const anyStory = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: anyDeed },
    { weight: 2, arbitrary: anyWait },
    { weight: 2, arbitrary: anyBreaks },
  ),
  { maxLength: 40, size: "max" },
)

const comesToRest = async (world: ADeskWithStripe): Promise<void> => {
  world.recover()
  // By now the provider has forgotten every key.
  world.clock.forward(26 * HOUR_MS)
  for (let rounds = 0; rounds < 10; rounds += 1) {
    world.clock.forward(20 * MINUTE_MS)
    while ((await Effect.runPromise(world.desk.doJobs())) > 0);
  }
}

it("money moves once and no room stays blocked, wherever the provider breaks and processes die", async () => {
  await fc.assert(
    fc.asyncProperty(anyStory, async (story) => {
      const world = aDeskWithStripe()
      for (const [, run] of story) await run(world)
      await comesToRest(world)

      const desk = await world.withTruths()
      invariantsHold(desk, new Set())
      everythingRests(desk)
      expect(world.breaks).toEqual([])
    }),
    {
      numRuns: 150,
    },
  )
})
