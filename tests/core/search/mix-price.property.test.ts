import * as fc from "fast-check"
import { expect, it } from "vitest"
import { quoteStay } from "#core/pricing/quote-stay.ts"
import { levyOn, sstBpsOn } from "#core/pricing/taxes.ts"
import { RoomTypeId, type RoomType } from "#core/property/room-type.ts"
import { Slug } from "#core/property/property.ts"
import { anySearch, withDates, withParty } from "#core/search-request/change-search.ts"
import { searchStays } from "#core/search/search-stays.ts"
import { addDays } from "#core/stay/calendar.ts"
import { limits } from "#core/stay/limits.ts"
import { nightDatesOf } from "#core/stay/nights.ts"
import { anyRate } from "#fixtures/arbitraries/any-money.ts"
import { anyDealNearby, anySomeNights, dealBeside } from "#fixtures/arbitraries/any-nights.ts"
import { anyKind, anySellingTerms, anyStars } from "#fixtures/arbitraries/any-property.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { snapshotOf } from "#fixtures/doubles/catalogue.in-memory.ts"

const RUNS = 400

/** One or two rooms of a type, for two adults each, at the same rate but in some nights. */
const anyRooms = fc.record({
  units: fc.integer({ min: 1, max: 2 }),
  baseRate: anyRate,
  weekendRate: anyRate,
  depositPerRoom: anyRate,
  dealsNearby: fc.array(anyDealNearby, { maxLength: 3 }),
  rates: fc.array(fc.tuple(fc.nat(limits.maxNights), anyRate), { maxLength: 3 }),
})

/** A property, the nights of a stay there, and a party of as many rooms as it has or fewer. */
const anyStayWanted = fc
  .record({
    when: anySomeNights,
    kinds: fc.array(anyRooms, { minLength: 1, maxLength: 3 }),
    terms: anySellingTerms,
    kind: anyKind,
    stars: anyStars,
    member: fc.boolean(),
    some: fc.nat(),
  })
  .map(({ when: { checkIn, nights, levyArea }, kinds, terms, kind, stars, member, some }) => {
    const rooms = kinds.map(({ dealsNearby, rates: _, ...room }, index): RoomType =>
      aRoomType({
        ...room,
        id: RoomTypeId.make(`room-${index}`),
        deals: dealsNearby.map((deal) => dealBeside(checkIn, deal)),
      }),
    )
    const most = rooms.reduce((sum, { units }) => sum + units, 0)
    const property = aProperty({
      slug: Slug.make("inn"),
      rooms,
      kind,
      stars,
      terms: { ...terms, levyArea: levyArea ?? null },
    })
    const exceptions = kinds.flatMap(({ rates }, index) =>
      [...new Map(rates)].map(([night, rate]) => ({
        roomType: RoomTypeId.make(`room-${index}`),
        date: addDays(checkIn, night),
        rate,
        taken: 0,
      })),
    )
    const count = 1 + (some % most)
    return {
      property,
      snapshot: snapshotOf([{ property, exceptions }]),
      dates: { checkIn, checkOut: addDays(checkIn, nights) },
      party: { adults: count, children: 0, rooms: count },
      viewer: { member, now: Date.parse(`${checkIn}T04:00:00.000Z`) },
    }
  })

type SearchWanted = typeof anyStayWanted extends fc.Arbitrary<infer Some> ? Some : never

const foundFor = ({ snapshot, dates, party, viewer }: SearchWanted) =>
  searchStays(snapshot, withParty(withDates(anySearch, dates), party), viewer).stays[0]

const quoteOf = (
  { property, snapshot, dates, viewer: { member } }: SearchWanted,
  mix: ReadonlyArray<{ readonly roomType: string; readonly count: number }>,
) =>
  quoteStay({
    rooms: mix.flatMap(({ roomType, count }) =>
      property.rooms
        .filter(({ id }) => id === roomType)
        .map(({ id, deals, depositPerRoom }) => ({
          roomType: id,
          count,
          deals,
          depositPerRoom,
          nights: nightDatesOf(dates).map((date) => ({ date, rate: snapshot.rateOn(id, date) })),
        })),
    ),
    terms: { ...property.terms, kind: property.kind, stars: property.stars },
    member,
    residency: "assumedMalaysian",
  })

const isAcrossTaxes = ({ property: { kind, stars, terms }, dates }: SearchWanted): boolean => {
  const levied = { levyArea: terms.levyArea, kind, stars }
  const taxes = nightDatesOf(dates).map((night) => `${levyOn(levied, night)} ${sstBpsOn(night)}`)
  return new Set(taxes).size > 1
}

const hasDealWithin = ({ property, dates: { checkIn, checkOut } }: SearchWanted): boolean =>
  property.rooms
    .flatMap(({ deals }) => deals)
    .some(
      ({ from, until }) =>
        (checkIn < from && from < checkOut) || (checkIn <= until && addDays(until, 1) < checkOut),
    )

it("a price in the results, with its deposit, is the total of the quote for the same rooms and nights", () => {
  const seen = { acrossTaxes: 0, dealWithin: 0, mixed: 0 }
  fc.assert(
    fc.property(anyStayWanted, (wanted) => {
      const found = foundFor(wanted)
      const mix = found?.mix ?? []
      const { total, deposit, subtotal } = quoteOf(wanted, mix)

      expect(found?.price).toMatchObject({
        kind: "stay",
        cost: total - deposit,
        taxesAndFees: total - deposit - subtotal,
        deposit,
      })
      seen.acrossTaxes += Number(isAcrossTaxes(wanted))
      seen.dealWithin += Number(hasDealWithin(wanted))
      seen.mixed += Number(mix.length > 1)
    }),
    { numRuns: RUNS },
  )
  expect(Math.min(...Object.values(seen))).toBeGreaterThanOrEqual(RUNS / 5)
})
