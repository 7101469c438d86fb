import { describe, expect, it } from "vitest"
import { senOf } from "#core/money/amounts.ts"
import { bedTerms } from "#core/pricing/added-beds.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import { cheapestMix } from "#core/room-mix/cheapest-mix.ts"
import { seatingIssues } from "#core/room-mix/seating.ts"
import { aChildrenPolicy } from "#fixtures/builders/a-children-policy.ts"
import { aParty } from "#fixtures/builders/a-stay.ts"

const double = { id: RoomTypeId.make("double"), maxAdults: 2, maxChildren: 1, maxGuests: 2 }
const family = { id: RoomTypeId.make("family"), maxAdults: 2, maxChildren: 2, maxGuests: 4 }
const couple = (...ages: ReadonlyArray<number | null>) =>
  aParty({ adults: 2, children: ages.length, rooms: 1, ages })

const codes = (room: typeof double, party = couple()) =>
  seatingIssues([{ room, count: 1 }], party, aChildrenPolicy()).map(({ code }) => code)

describe("A room with cots and extra beds", () => {
  it("takes a baby and a child more than it has places", () => {
    expect(codes(double, couple(1))).toEqual([])
    expect(codes(double, couple(1, 8))).toEqual([])
    expect(codes(double, couple(7, 8))).toEqual(["TooManyChildrenForRooms"])
    expect(codes(double, couple(null))).toEqual(["TooManyGuestsForRooms"])
  })

  it("takes an older child in an adult's place, or in an extra bed", () => {
    expect(codes(family, couple(14))).toEqual([])
    expect(codes(family, couple(14, 15))).toEqual(["TooManyAdultsForRooms"])
    expect(codes(family, aParty({ adults: 1, children: 1, rooms: 1, ages: [14] }))).toEqual([])
  })

  it("is not for children alone", () => {
    const party = aParty({ adults: 1, children: 1, rooms: 2, ages: [16] })
    expect(
      seatingIssues([{ room: family, count: 2 }], party, aChildrenPolicy()).map(({ code }) => code),
    ).toEqual(["FewerAdultsThanRooms"])
    expect(
      cheapestMix(
        [{ room: family, price: senOf(1), free: 2 }],
        party,
        null,
        bedTerms(aChildrenPolicy(), party, 1),
      ),
    ).toBe(null)
  })

  it("is chosen where it costs less with an extra bed than a larger one without", () => {
    const party = couple(8)
    const rooms = (price: number) => [
      { room: double, price: senOf(10_000), free: 2 },
      { room: family, price: senOf(price), free: 2 },
    ]
    const found = (price: number, nights = 1) =>
      cheapestMix(rooms(price), party, null, bedTerms(aChildrenPolicy(), party, nights))?.map(
        ({ room }) => room.id,
      )
    expect(found(14_001)).toEqual(["double"])
    expect(found(14_000)).toEqual(["double"])
    expect(found(13_999)).toEqual(["family"])
    expect(found(14_001, 2)).toEqual(["family"])
  })

  it("is chosen with others where they need fewer extra beds together", () => {
    const party = aParty({ adults: 4, children: 2, rooms: 2, ages: [8, 9] })
    const policy = aChildrenPolicy({ extraBeds: { perRoom: 2, price: senOf(5_000) } })
    const rooms = (price: number) => [
      { room: double, price: senOf(10_000), free: 2 },
      { room: family, price: senOf(price), free: 1 },
    ]
    const found = (price: number) =>
      cheapestMix(rooms(price), party, null, bedTerms(policy, party, 1))?.map(({ room, count }) => [
        room.id,
        count,
      ])
    expect(found(19_999)).toEqual([
      ["double", 1],
      ["family", 1],
    ])
    expect(found(20_001)).toEqual([["double", 2]])
  })
})
