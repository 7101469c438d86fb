import {
  stayChangeOf,
  countOf,
  requestedStayOf,
  soldToOthers,
  withRoomCount,
} from "#core/managing/requested-change.ts"
import { PlanId } from "#core/property/rate-plan.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import { addDays } from "#core/stay/calendar.ts"
import { aWholeBooking } from "#fixtures/builders/a-whole-booking.ts"
import { describe, expect, it } from "vitest"

const studio = aWholeBooking().rooms[0]!.roomType
const suite = RoomTypeId.make("springwater-suite")
const booked = requestedStayOf(aWholeBooking())

describe("choosing another stay", () => {
  it("begins with the stay as it is booked", () => {
    const { dates, party } = aWholeBooking()

    expect(stayChangeOf(booked)).toEqual({ dates, party, rooms: [{ roomType: studio, count: 1 }] })
  })

  it("takes rooms of another kind along, and counts them into the party", () => {
    const wanted = withRoomCount(booked, { roomType: suite }, 2)

    expect([countOf(booked, { roomType: suite }), countOf(wanted, { roomType: suite })]).toEqual([
      0, 2,
    ])
    expect(wanted.party).toEqual({ adults: 3, children: 0, rooms: 3 })
  })

  it("leaves a kind out when none of it is wanted any more", () => {
    const wanted = withRoomCount(
      withRoomCount(booked, { roomType: suite }, 1),
      { roomType: studio },
      0,
    )

    expect(wanted.rooms).toEqual([{ roomType: suite, count: 1 }])
    expect(wanted.party).toEqual({ adults: 2, children: 0, rooms: 1 })
  })

  it("tells the plans of a kind apart, and counts each by itself", () => {
    const flexible = { roomType: suite, plan: PlanId.make("flex") }
    const saver = { roomType: suite, plan: PlanId.make("saver") }
    const wanted = withRoomCount(withRoomCount(booked, flexible, 1), saver, 2)

    expect(wanted.rooms).toStrictEqual([
      { roomType: studio, count: 1 },
      { ...flexible, count: 1 },
      { ...saver, count: 2 },
    ])
    expect([flexible, saver, { roomType: suite }].map((kind) => countOf(wanted, kind))).toEqual([
      1, 2, 0,
    ])
    expect(withRoomCount(wanted, flexible, 0).rooms).toStrictEqual([
      { roomType: studio, count: 1 },
      { ...saver, count: 2 },
    ])
  })

  it("cannot be asked for without a room", () => {
    expect(stayChangeOf(withRoomCount(booked, { roomType: studio }, 0))).toBe(null)
  })
})

describe("nights that are sold out", () => {
  const { checkIn, checkOut } = aWholeBooking().dates

  it("are those of others alone, since the booking holds its own", () => {
    const soldOut = new Set([addDays(checkIn, -1), checkIn, addDays(checkOut, -1), checkOut])

    expect([...soldToOthers(soldOut, aWholeBooking())]).toEqual([addDays(checkIn, -1), checkOut])
  })
})
