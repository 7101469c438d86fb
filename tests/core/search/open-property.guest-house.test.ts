import { anySearch } from "#core/search-request/change-search.ts"
import { openProperty } from "#core/search/open-property.ts"
import { PropertyPage } from "#core/search/property-page.ts"
import { searchablePropertyOf } from "#core/search/searchable-property.ts"
import { aGuestHouse, tanjungKinds, tanjungRooms } from "#fixtures/builders/a-guest-house.ts"
import { aPlan, aSaver } from "#fixtures/builders/a-plan.ts"
import { sellingTerms } from "#fixtures/builders/a-property.ts"
import { day, stayDates } from "#fixtures/builders/a-stay.ts"
import { snapshotOf } from "#fixtures/doubles/catalogue.in-memory.ts"
import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { withoutEachField } from "#tests/core/kernel/without-each-field.ts"
import { aHouse, aTownOf, aViewer } from "./small-town.ts"

const dates = stayDates()
const dated = { ...anySearch.criteria, dates }
const { double, family, suite } = tanjungKinds

const opened = (property: ReturnType<typeof aGuestHouse>, criteria = anySearch.criteria) =>
  openProperty(aTownOf(property), property, criteria, aViewer())

describe("the page of a guest house whose offers share rooms", () => {
  it("says how many rooms of each shared kind are free in all nights", () => {
    const property = aGuestHouse()
    const taken = new Map([
      [`${double} ${dates.checkIn}`, 0],
      [`${double} 2026-12-05`, 3],
    ])
    const snapshot = snapshotOf([{ property, exceptions: [] }])
    const counted = {
      ...snapshot,
      freeOfKind: (kind: typeof double, date: string) =>
        snapshot.freeOfKind(kind, day(date)) - (taken.get(`${kind} ${date}`) ?? 0),
    }

    expect(openProperty(counted, property, dated, aViewer()).kinds).toEqual([
      { kind: double, free: 5 },
      { kind: family, free: 3 },
      { kind: suite, free: 1 },
    ])
  })

  it("says nothing of them without dates, nor where nothing is shared", () => {
    const { double: alone } = tanjungRooms

    expect(opened(aGuestHouse())).not.toHaveProperty("kinds")
    expect(opened(aGuestHouse({ rooms: [alone] }), dated)).not.toHaveProperty("kinds")
  })

  it("tells search of a room only what it shares with others", () => {
    const { pair, suite: ownSuite } = tanjungRooms
    const sharing = searchablePropertyOf(aGuestHouse()).rooms
    const [alone] = searchablePropertyOf(aGuestHouse({ rooms: [pair, ownSuite] })).rooms

    expect(sharing.map(({ shares }) => shares?.length)).toEqual([1, 1, 1, 1, 3])
    expect(alone).not.toHaveProperty("shares")
  })
})

describe("the page of a stay that a restriction keeps out", () => {
  const inn = aHouse("inn", {
    terms: sellingTerms({ payAtProperty: true }),
    room: { restrictions: [{ minNights: 3 }], plans: [aPlan(), aSaver()] },
  })
  const page = opened(inn, dated)

  it("says so only where there are no rooms for it", () => {
    const open = opened(aHouse("open"), dated)

    expect(page.mix).toBeNull()
    expect(page.nearMiss?.restricted).toEqual([{ path: "dates", code: "BelowMinNights", count: 3 }])
    expect(open.mix).not.toBeNull()
    expect(open).not.toHaveProperty("nearMiss")
  })

  it("is a page of a property, and no part of what is near or shared may be left out", () => {
    const shared = { ...page, kinds: [{ kind: double, free: 5 }] }
    const optional = new Set(["kinds", "nearMiss", "offers.0.restricted", "offers.0.plans"])
    const mayLack = (path: string) => optional.has(path) || /restricted\.\d+\.count$/.test(path)
    const accepted = withoutEachField({ ...shared })
      .filter(([path]) => /^(?:kinds|nearMiss|offers)/.test(path) && !mayLack(path))
      .filter(([, rest]) => Schema.is(PropertyPage)(rest))
      .map(([path]) => path)

    expect(Schema.is(PropertyPage)(shared)).toBe(true)
    expect(accepted).toEqual([])
  })

  it("cannot be opened where nobody knows its place", () => {
    const lost = aHouse("lost", { destination: "atlantis" })

    expect(() => opened(lost)).toThrow("No such place: atlantis")
  })
})

it("is priced under no plan that nobody can pay for", () => {
  const [room] = searchablePropertyOf(
    aHouse("cards", {
      terms: sellingTerms({ payAtProperty: false }),
      room: { plans: [aPlan({ pay: "AT_PROPERTY" }), aSaver()] },
    }),
  ).rooms

  expect(room?.underPlans.map(({ plan }) => plan.id)).toEqual(["saver"])
})
