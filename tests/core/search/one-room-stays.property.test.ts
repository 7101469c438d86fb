import * as fc from "fast-check"
import { describe, expect, test } from "vitest"
import type { CatalogueSnapshot } from "#core/inventory/catalogue.port.ts"
import type { StockedProperty } from "#core/inventory/inventory-keeper.port.ts"
import { Sen } from "#core/money/sen.ts"
import { PlanId } from "#core/property/rate-plan.ts"
import { kindsOf } from "#core/property/room-uses.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import { stayQuestion, type StayQuestion, type Viewer } from "#core/room-mix/stay-question.ts"
import type { Terms } from "#core/search-request/stay-asked.ts"
import type { FoundStay } from "#core/search/found-stay.ts"
import { cheapestFound } from "#core/search/on-dates.ts"
import { oneRoomStayAt } from "#core/search/one-room-stays.ts"
import { anyStayAt, type SeenStay, type StayAt } from "#core/search/seen-stays.ts"
import { addDays } from "#core/stay/calendar.ts"
import { withAnyAges } from "#fixtures/arbitraries/any-children.ts"
import { anyScores, STOCK_FROM } from "#fixtures/arbitraries/any-stock.ts"
import { anyTown } from "#fixtures/arbitraries/any-town.ts"
import { aProperty, sellingTerms } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { nightKey } from "#fixtures/doubles/shelves.ts"
import { snapshotOf } from "#fixtures/doubles/catalogue.in-memory.ts"
import { anyDates, anyViewer } from "../search-request/any-asked.ts"

/** SEARCHES says how many are tried. */
const numRuns = Number(process.env["SEARCHES"] ?? 400)

const anyParty = fc
  .record({ adults: fc.integer({ min: 1, max: 4 }), children: fc.nat(3) })
  .chain((people) => withAnyAges({ ...people, rooms: 1 }))

/** A day that is over may be asked for, too. */
const anyOrNoDates = fc.oneof(
  anyDates,
  anyDates,
  fc.constantFrom(null, {
    checkIn: addDays(STOCK_FROM, -30),
    checkOut: addDays(STOCK_FROM, -28),
  }),
)

const anyTerms: fc.Arbitrary<Terms> = fc.record({
  freeCancellation: fc.boolean(),
  payAtProperty: fc.boolean(),
})

const anyAsked = fc
  .record({ dates: anyOrNoDates, party: anyParty, viewer: anyViewer, terms: anyTerms })
  .map(({ dates, party, viewer, terms }) => ({
    question: stayQuestion({ dates, party }, viewer),
    viewer,
    terms,
  }))

type Asked = { readonly question: StayQuestion; readonly viewer: Viewer; readonly terms: Terms }

const copied = (stay: SeenStay | null) =>
  stay && {
    slug: stay.searchable.property.slug,
    bits: { ...stay.bits },
    cost: stay.cost,
    perNight: stay.perNight,
    score: stay.score,
  }

/** All that is seen, copied: what is told holds only until the next stay. */
const allSeen = (look: StayAt, { properties }: CatalogueSnapshot) =>
  properties.flatMap((_, index) => {
    const stay = look(index)
    return stay === null
      ? []
      : [[stay.shown, stay.freeCancellation, stay.payAtProperty].map(copied)]
  })

/** A stay as its card is made from it. */
const asShown = (found: FoundStay | null) =>
  found && {
    ...found,
    under: undefined,
    mix: found.mix.map(({ room, count, free, price }) => ({ room, count, free, price })),
  }

/** The room that is seen makes the same card as trying all rooms of the property does. */
const bothAreShown = (
  snapshot: CatalogueSnapshot,
  { question, terms }: Pick<Asked, "question" | "terms">,
) => {
  const look = oneRoomStayAt(snapshot, question, terms)
  for (const [index] of snapshot.properties.entries()) {
    const { searchable, known } = look(index)?.shown ?? {}
    if (!searchable) continue
    expect(known).toBeTruthy()
    const stay = { searchable, km: 1.5 }
    const shown = cheapestFound(snapshot, { ...stay, known: known ?? null }, [question], terms)
    const tried = cheapestFound(snapshot, stay, [question], terms)
    expect(shown?.question).toBe(question)
    expect(asShown(shown?.found ?? null)).toEqual(asShown(tried?.found ?? null))
  }
}

const bothSee = (
  snapshot: CatalogueSnapshot,
  { question, terms }: Pick<Asked, "question" | "terms">,
) => {
  const all = allSeen(oneRoomStayAt(snapshot, question, terms), snapshot)
  expect(all).toEqual(allSeen(anyStayAt(snapshot, { named: null }, question, terms), snapshot))
  bothAreShown(snapshot, { question, terms })
  return all.length
}

/** Which rooms of all kinds are taken in which nights. */
const anyTaken = (stock: ReadonlyArray<StockedProperty>) => {
  const kinds = stock.flatMap(({ property }) => kindsOf(property))
  const anyNight = fc.record({
    kind: fc.constantFrom(...kinds),
    day: fc.nat(14),
    count: fc.integer({ min: 1, max: 8 }),
  })
  return fc
    .array(anyNight, { maxLength: 20 })
    .map(
      (nights) =>
        new Map(
          nights.map(({ kind, day, count }) => [
            nightKey(kind.id, addDays(STOCK_FROM, day)),
            Math.min(kind.units, count),
          ]),
        ),
    )
}

const anyTiedPlan = (number: number) =>
  fc.record({
    id: fc.constant(PlanId.make(`plan-${number}`)),
    name: fc.constant(null),
    terms: fc.constantFrom("FLEXIBLE" as const, "NON_REFUNDABLE" as const),
    board: fc.constant("BREAKFAST" as const),
    boardPrice: fc.constantFrom(
      { adult: Sen.make(0), child: Sen.make(0) },
      { adult: Sen.make(1000), child: Sen.make(0) },
      { adult: Sen.make(0), child: Sen.make(500) },
    ),
    pay: fc.constantFrom("NOW" as const, "AT_PROPERTY" as const, "EITHER" as const),
    difference: fc.constantFrom({ sen: 0 }, { sen: -2000 }),
    membersOnly: fc.constant(false),
  })

const anyTiedRoom = (id: string, bedrooms: number) =>
  fc
    .record({
      plans: fc.tuple(anyTiedPlan(0), anyTiedPlan(1)),
      isSoldOut: fc.integer({ min: 0, max: 4 }).map((chance) => chance === 0),
      minNights: fc.constantFrom(1, 1, 2),
    })
    .map(({ plans, isSoldOut, minNights }) => ({
      ...aRoomType({ id: RoomTypeId.make(id), units: isSoldOut ? 0 : 1, bedrooms, deals: [] }),
      baseRate: Sen.make(10_000),
      weekendRate: Sen.make(10_000),
      restrictions: [{ minNights }],
      plans,
    }))

/** A house whose rooms cost the same under many of their plans, meals included. */
const anyTiedHouse = fc
  .tuple(anyTiedRoom("middle", 0), anyTiedRoom("first", 1), anyTiedRoom("second", 2))
  .map((rooms) => aProperty({ rooms, terms: sellingTerms({ payAtProperty: true }) }))

const anyTiedAsked = fc
  .record({ hasDates: fc.boolean(), nights: fc.constantFrom(1, 2), terms: anyTerms })
  .map(({ hasDates, nights, terms }) => {
    const dates = { checkIn: STOCK_FROM, checkOut: addDays(STOCK_FROM, nights) }
    const party = { adults: 2, children: 0, rooms: 1 }
    const viewer = { member: false, now: Date.parse("2026-11-25T00:00:00.000Z") }
    return {
      question: stayQuestion({ dates: hasDates ? dates : null, party }, viewer),
      viewer,
      terms,
    }
  })

const anyScoredTown = anyTown.chain((stock) =>
  anyScores(stock).map((scores) => ({ stock, scores })),
)

describe("stays in one room", () => {
  test("are under the same plan as those where several cost the same", () => {
    fc.assert(
      fc.property(anyTiedHouse, anyTiedAsked, (property, asked) => {
        bothSee(snapshotOf([{ property, exceptions: [] }]), asked)
      }),
      { numRuns: numRuns * 2 },
    )
  })

  test("are those that trying the rooms of each property finds, at the same price on the same terms", () => {
    const seen = { stays: 0 }
    fc.assert(
      fc.property(anyScoredTown, anyAsked, ({ stock, scores }, asked) => {
        seen.stays += bothSee(snapshotOf(stock, undefined, scores), asked)
      }),
      { numRuns },
    )
    expect(seen.stays).toBeGreaterThan(numRuns / 4)
  })

  test("are so after each sale, too, whoever asked about which nights before", () => {
    fc.assert(
      fc.property(
        anyTown.chain((stock) =>
          fc.record({
            stock: fc.constant(stock),
            moments: fc.array(anyTaken(stock), { minLength: 2, maxLength: 3 }),
          }),
        ),
        fc.array(anyAsked, { minLength: 1, maxLength: 3 }),
        ({ stock, moments }, all) => {
          const snapshots = moments.map((taken) => snapshotOf(stock, taken))
          for (const snapshot of [...snapshots, ...snapshots])
            for (const asked of all) bothSee(snapshot, asked)
        },
      ),
      { numRuns: Math.ceil(numRuns / 8) },
    )
  })
})
