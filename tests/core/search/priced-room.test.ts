import { Sen } from "#core/money/sen.ts"
import type { NightException } from "#core/inventory/night-stock.ts"
import type { CatalogueSnapshot } from "#core/inventory/catalogue.port.ts"
import type { ChildrenPolicy } from "#core/property/children-policy.ts"
import type { Property } from "#core/property/property.ts"
import { PlanId } from "#core/property/rate-plan.ts"
import { RoomTypeId, type RoomType } from "#core/property/room-type.ts"
import { pricedMix } from "#core/search/priced-room.ts"
import { searchablePropertyOf } from "#core/search/searchable-property.ts"
import { stayQuestion } from "#core/room-mix/stay-question.ts"
import { aChildrenPolicy } from "#fixtures/builders/a-children-policy.ts"
import { aGuestHouse, tanjungRooms } from "#fixtures/builders/a-guest-house.ts"
import { aBreakfastPlan, aPlan } from "#fixtures/builders/a-plan.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { aParty, day, stayDates } from "#fixtures/builders/a-stay.ts"
import { snapshotOf } from "#fixtures/doubles/catalogue.in-memory.ts"
import { describe, expect, it } from "vitest"

const now = Date.parse("2026-11-21T02:30:00.000Z")

/** A catalogue that says of each room type how many are free, and notes whose rate was asked for. */
const aCatalogue = (free: Readonly<Record<string, number>>) => {
  const asked = new Set<string>()
  const snapshot: Partial<CatalogueSnapshot> = {
    freeOn: (room) => free[room] ?? 0,
    rateOn: (room) => {
      asked.add(room)
      return aRoomType().baseRate
    },
  }
  return { asked, snapshot: snapshot as CatalogueSnapshot }
}

const small = aRoomType({ id: RoomTypeId.make("small"), maxAdults: 1, maxGuests: 1 })
const large = aRoomType({ id: RoomTypeId.make("large"), maxAdults: 4, maxGuests: 4 })
const property = searchablePropertyOf(aProperty({ rooms: [small, large] }))

const mixFor = (free: Readonly<Record<string, number>>, adults: number, rooms = 1) => {
  const { asked, snapshot } = aCatalogue(free)
  const party = aParty({ adults, children: 0, rooms })
  const question = stayQuestion({ dates: stayDates(), party }, { member: false, now })
  const mix = pricedMix(snapshot, property, question).map(({ room, count }) => [room.id, count])
  return { mix, asked: [...asked] }
}

describe("the rooms that are priced for a party", () => {
  it("are those that are free", () => {
    expect(mixFor({ small: 0, large: 2 }, 1)).toEqual({ mix: [["large", 1]], asked: ["large"] })
  })

  it("are those that hold the whole party, where it wants one room", () => {
    expect(mixFor({ small: 2, large: 2 }, 3)).toEqual({ mix: [["large", 1]], asked: ["large"] })
  })

  it("are all, where it wants several", () => {
    expect(mixFor({ small: 2, large: 2 }, 3, 2).asked).toEqual(["small", "large"])
  })
})

describe("the cheapest rooms of a real catalogue", () => {
  type Asked = { readonly dates?: null; readonly party: Parameters<typeof aParty>[0] }
  const mixIn = (
    house: Property,
    { dates, party }: Asked,
    taken: ReadonlyArray<NightException> = [],
  ) => {
    const snapshot = snapshotOf([{ property: house, exceptions: taken }])
    const asked = { dates: dates === null ? null : stayDates(), party: aParty(party) }
    const question = stayQuestion(asked, { member: false, now })
    return pricedMix(snapshot, searchablePropertyOf(house), question)
  }
  const shown = (...asked: Parameters<typeof mixIn>) =>
    mixIn(...asked).map(({ room, count }) => [room.id, room.plan.id, count])

  const { double, pair, house } = tanjungRooms
  const eight = { adults: 16, children: 0, rooms: 8 }
  const tanjung = (...rooms: readonly [RoomType, ...ReadonlyArray<RoomType>]) =>
    aGuestHouse({ rooms })

  it("take no room twice, by itself and as a part of another", () => {
    const pairs = tanjung(double, pair)
    const ids = mixIn(pairs, { party: eight }).map(({ room, count }) => [room.id, count])

    expect(ids).toEqual([[double.id, 8]])
    expect(mixIn(pairs, { party: { ...eight, adults: 18 } })).toEqual([])
    expect(mixIn(pairs, { dates: null, party: { ...eight, adults: 18 } })).toEqual([])
    expect(mixIn(pairs, { dates: null, party: eight })).toHaveLength(1)
  })

  it("are counted by kind only for a party that may take a kind twice", () => {
    const property = tanjung(double, pair)
    const snapshot = snapshotOf([{ property, exceptions: [] }])
    const kindsCounted = (adults: number, rooms: number): number => {
      let counted = 0
      const freeOfKind: CatalogueSnapshot["freeOfKind"] = (...asked) => {
        counted += 1
        return snapshot.freeOfKind(...asked)
      }
      const party = aParty({ adults, children: 0, rooms })
      const question = stayQuestion({ dates: stayDates(), party }, { member: false, now })
      pricedMix({ ...snapshot, freeOfKind }, searchablePropertyOf(property), question)
      return counted
    }

    expect([kindsCounted(2, 1), kindsCounted(4, 2) > 0]).toEqual([0, true])
  })

  it("count, without dates, what is free in the freest night, and with dates in the fullest", () => {
    const dates = ["2026-12-04", "2026-12-05"] as const
    const sold = dates.map((date, place) => ({
      roomType: double.id,
      date: day(date),
      rate: null,
      taken: 8 * place,
    }))

    expect(
      mixIn(tanjung(double, house), { party: { adults: 2, children: 0, rooms: 1 } }, sold),
    ).toEqual([])
    expect(
      mixIn(
        tanjung(double, house),
        { dates: null, party: { adults: 4, children: 0, rooms: 2 } },
        sold,
      ),
    ).toHaveLength(1)
  })

  it("have in no night more rooms than are free in it, whatever they are sold as", () => {
    const sold = [{ roomType: double.id, date: day("2026-12-05"), rate: null, taken: 6 }]
    const six = { adults: 6, children: 0, rooms: 3 }

    expect(mixIn(tanjung(double, pair), { party: six }, sold)).toEqual([])
    expect(
      mixIn(tanjung(double, pair), { party: { ...six, adults: 4, rooms: 2 } }, sold),
    ).toHaveLength(1)
  })

  it("hold a family in one room where beds can be added, and only there", () => {
    const room = aRoomType({ maxAdults: 2, maxChildren: 1, maxGuests: 3 })
    const family = { adults: 2, children: 2, rooms: 1, ages: [7, 8] }
    const roomWith = (children?: ChildrenPolicy) =>
      aProperty({ rooms: [room], ...(children && { children }) })

    expect(mixIn(roomWith(aChildrenPolicy()), { party: family })).toHaveLength(1)
    expect(mixIn(roomWith({ rates: [] }), { party: family })).toEqual([])
    expect(mixIn(roomWith(), { party: family })).toEqual([])
  })

  it("have meals of one price, and are under the plans that cost least with everybody's meals", () => {
    const dearBed = aPlan({ id: PlanId.make("bed"), difference: { sen: 4_000 } })
    const cheapBed = aBreakfastPlan()
    const rooms = [
      aRoomType({ id: RoomTypeId.make("first"), units: 1, plans: [dearBed, cheapBed] }),
      aRoomType({ id: RoomTypeId.make("second"), units: 1, plans: [cheapBed, dearBed] }),
    ] as const
    const asked = { party: { adults: 2, children: 0, rooms: 2 } }

    // Two breakfasts cost RM 30 a night, two dearer beds RM 80.
    expect(shown(aProperty({ rooms }), asked).map(([, plan]) => plan)).toEqual(["bb", "bb"])
    const cheaper = aPlan({ id: PlanId.make("bed"), difference: { sen: 1_000 } })
    const changed = rooms.map((room) => ({ ...room, plans: [cheaper, cheapBed] as const }))
    const [first, second] = changed
    expect(
      first && second
        ? shown(aProperty({ rooms: [first, second] }), asked).map(([, plan]) => plan)
        : [],
    ).toEqual(["bed", "bed"])
  })

  it("cost what is added for a child's bed, also where the rooms and meals cost less", () => {
    const sold = (id: string, rate: number, changes: Partial<RoomType>) =>
      aRoomType({
        id: RoomTypeId.make(id),
        units: 2,
        maxAdults: 1,
        baseRate: Sen.make(rate),
        weekendRate: Sen.make(rate),
        ...changes,
      })
    const tight = sold("tight", 10_000, { maxChildren: 0, maxGuests: 1, plans: [aPlan()] })
    const wide = sold("wide", 9_800, { maxChildren: 1, maxGuests: 2, plans: [aBreakfastPlan()] })
    const asked = { party: { adults: 2, children: 1, rooms: 2, ages: [7] } }
    const bedAt = (price: number) =>
      aProperty({
        rooms: [tight, wide],
        children: aChildrenPolicy({ extraBeds: { perRoom: 1, price: Sen.make(price) } }),
      })

    // Two breakfasts of adults and one of a child cost RM 38 a night.
    expect(shown(bedAt(10_000), asked)).toEqual([["wide", "bb", 2]])
    expect(shown(bedAt(0), asked)).toEqual([["tight", "flex", 2]])
  })

  it("can be paid for in one way, also where others would cost less", () => {
    const onPay = (name: string, pay: "NOW" | "AT_PROPERTY", sen: number) =>
      aPlan({ id: PlanId.make(name), pay, difference: { sen } })
    const rooms = [
      aRoomType({
        id: RoomTypeId.make("first"),
        units: 1,
        plans: [onPay("now", "NOW", -5_000), onPay("later", "AT_PROPERTY", 0)],
      }),
      aRoomType({
        id: RoomTypeId.make("second"),
        units: 1,
        plans: [onPay("now", "NOW", 2_000), onPay("later", "AT_PROPERTY", -1_000)],
      }),
    ] as const
    const asked = { party: { adults: 2, children: 0, rooms: 2 } }

    expect(shown(aProperty({ rooms }), asked).map(([, plan]) => plan)).toEqual(["now", "now"])
  })

  it("take the first of the plans that cost the same", () => {
    const twin = aPlan({ id: PlanId.make("twin") })
    const house1 = aProperty({ rooms: [aRoomType({ plans: [aPlan(), twin] })] })

    expect(shown(house1, { party: { adults: 1, children: 0, rooms: 1 } })[0]?.[1]).toBe("flex")
  })
})
