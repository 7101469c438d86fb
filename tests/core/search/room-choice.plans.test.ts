import { senOf } from "#core/money/amounts.ts"
import { PlanId } from "#core/property/rate-plan.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import type { RoomOffer } from "#core/search/property-page.ts"
import {
  choiceIssues,
  mostBeside,
  priceOfOneRoom,
  waysToPay,
  type RoomsOffered,
} from "#core/search/room-choice.ts"
import { choiceKey } from "#core/search/room-on-plan.ts"
import type { CalendarDate } from "#core/stay/calendar-date.ts"
import { aChildrenPolicy } from "#fixtures/builders/a-children-policy.ts"
import { aGuestHouse, tanjungRooms } from "#fixtures/builders/a-guest-house.ts"
import { aBreakfastPlan, aPlan, aSaver } from "#fixtures/builders/a-plan.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { describe, expect, it } from "vitest"

const studio = RoomTypeId.make("springwater-studio")
const loft = RoomTypeId.make("springwater-loft")
const later = aPlan({ id: PlanId.make("later"), pay: "AT_PROPERTY" })
const plans = [aPlan(), aSaver(), later, aBreakfastPlan()] as const

const day = (date: string) => date as CalendarDate
const onPlan = (plan: string) => ({ roomType: studio, plan: PlanId.make(plan) })
const key = (plan: string) => choiceKey(onPlan(plan))

const anOffer = (changes: Partial<RoomOffer> = {}): RoomOffer => ({
  roomType: studio,
  free: 5,
  nights: ["2026-12-01", "2026-12-02"].map((date) => ({ date: day(date), rate: senOf(18_000) })),
  lowestNight: senOf(18_000),
  freeCancellationUntil: null,
  locked: false,
  memberPercent: 0,
  ...changes,
})

const open = { lowestNight: senOf(18_000), freeCancellationUntil: null, locked: false }
const plansOffered = (locked: ReadonlyArray<string> = []) =>
  plans.map(({ id }) => ({ ...open, plan: id, locked: locked.includes(id) }))

const offered = (changes: Partial<RoomsOffered> = {}): RoomsOffered => ({
  property: aProperty({ rooms: [aRoomType({ plans })] }),
  offers: [anOffer({ plans: plansOffered() })],
  dates: { checkIn: day("2026-12-01"), checkOut: day("2026-12-03") },
  party: { adults: 4, children: 0, rooms: 1 },
  member: false,
  ...changes,
})

describe("rooms chosen under plans", () => {
  it("cannot be reserved where no way to pay is common to their plans", () => {
    expect(choiceIssues(offered(), { [key("saver")]: 1, [key("later")]: 1 })).toEqual([
      { path: "rooms", code: "PlansPaidApart" },
    ])
    expect(choiceIssues(offered(), { [key("saver")]: 1, [key("flex")]: 1 })).toEqual([])
  })

  it("cannot be reserved with meals in one of them alone", () => {
    expect(choiceIssues(offered(), { [key("flex")]: 1, [key("bb")]: 1 })).toEqual([
      { path: "rooms", code: "PlansEatApart" },
    ])
    expect(choiceIssues(offered(), { [key("bb")]: 2 })).toEqual([])
  })

  it("are not on offer under a plan that is locked, nor where the room type is", () => {
    const lockedPlan = offered({ offers: [anOffer({ plans: plansOffered(["flex"]) })] })
    const lockedRoom = offered({ offers: [anOffer({ plans: plansOffered(), locked: true })] })
    const codes = (rooms: RoomsOffered, plan: string) =>
      choiceIssues(rooms, { [key(plan)]: 2 }).map(({ code }) => code)

    expect([codes(lockedPlan, "flex"), codes(lockedPlan, "saver")]).toEqual([["RoomsNotFree"], []])
    expect(codes(lockedRoom, "saver")).toEqual(["RoomsNotFree"])
  })

  it("are paid for in the ways that each of their plans allows", () => {
    expect(waysToPay(offered(), { [key("saver")]: 1 })).toEqual(["card"])
    expect(waysToPay(offered(), { [key("later")]: 1 })).toEqual(["payAtProperty"])
    expect(waysToPay(offered(), { [key("saver")]: 1, [key("later")]: 1 })).toEqual([])
    expect(waysToPay(offered(), { [key("flex")]: 1, [key("later")]: 0 })).toHaveLength(2)
  })

  it("leave of each other's room type what is not chosen under another plan", () => {
    expect(mostBeside(offered(), { [key("saver")]: 2 }, onPlan("flex"))).toBe(3)
    expect(mostBeside(offered(), { [key("saver")]: 2, [key("flex")]: 3 }, onPlan("flex"))).toBe(3)
    expect(mostBeside(offered(), { [key("saver")]: 5 }, onPlan("flex"))).toBe(0)
  })

  it("are none of a room type that is not offered, or not sold", () => {
    const loftOffer = anOffer({ roomType: loft })
    const withLoft = aProperty({ rooms: [aRoomType({ plans }), aRoomType({ id: loft })] })

    expect(mostBeside(offered({ offers: [loftOffer] }), {}, { roomType: loft })).toBe(0)
    expect(mostBeside(offered({ property: withLoft }), {}, { roomType: loft })).toBe(0)
  })
})

describe("rooms of a whole that is chosen with them", () => {
  it("say at the rooms that they are shared", () => {
    const property = aGuestHouse()
    const { double, house } = tanjungRooms
    const [kind] = property.kinds ?? []
    const shared = offered({
      property,
      offers: property.rooms.map(({ id }) => anOffer({ roomType: id, free: 1 })),
      kinds: kind ? [{ kind: kind.id, free: kind.units }] : [],
      party: { adults: 8, children: 0, rooms: 2 },
    })

    expect(choiceIssues(shared, { [house.id]: 1, [double.id]: 1 })).toEqual([
      { path: "rooms", code: "RoomsShared" },
    ])
  })
})

describe("one room alone", () => {
  const ages = [7, 8, 9]
  const family = { adults: 3, children: 3, rooms: 1, ages }
  const priceFor = (changes: Partial<RoomsOffered>) =>
    priceOfOneRoom(offered({ party: family, ...changes }), { roomType: studio })
  const room = aRoomType({ maxAdults: 2, maxChildren: 1, maxGuests: 3 })
  const small = aProperty({ rooms: [room, aRoomType({ id: loft })], children: aChildrenPolicy() })

  it("is priced for as many children as find a place or a bed in it", () => {
    const quote = priceFor({ property: small, offers: [anOffer()] })

    // A place of its own for one of them, and an extra bed for another.
    expect(quote?.forChildren).toMatchObject({
      paying: [{ children: 2 }],
      extraBeds: { count: 1 },
    })
  })

  it("is priced for all of them where all find a place", () => {
    const wide = { ...room, maxChildren: 3, maxGuests: 6 }
    const large = aProperty({ rooms: [wide], children: aChildrenPolicy() })
    const quote = priceFor({ property: large, offers: [anOffer()] })

    expect(quote?.forChildren?.paying).toMatchObject([{ children: 3 }])
    expect(quote?.forChildren).not.toHaveProperty("extraBeds")
  })

  it("is priced for none where no child may sleep in it", () => {
    const adultsOnly = aProperty({
      rooms: [aRoomType({ maxAdults: 2, maxChildren: 0, maxGuests: 2 })],
      children: { rates: [] },
    })
    const quote = priceFor({ property: adultsOnly, offers: [anOffer()] })

    expect(quote?.children).toBe(0)
    expect(quote).not.toHaveProperty("forChildren")
  })

  it("is named by its plan in the price where it has any, and by its room type alone where not", () => {
    const plain = aProperty({ rooms: [aRoomType()] })
    const own = priceOfOneRoom(offered(), onPlan("flex"))
    const other = priceFor({ property: plain, offers: [anOffer()] })

    expect(own?.nights[0]?.plan).toBe("flex")
    expect(other?.nights[0]).not.toHaveProperty("plan")
  })

  it("has no price where it is not sold", () => {
    expect(priceOfOneRoom(offered(), { roomType: loft })).toBe(null)
  })
})
