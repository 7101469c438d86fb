import { bookedRooms, choiceOf, isForRooms } from "#core/booking/booked-rooms.ts"
import type { RoomChoice } from "#core/booking/stay-request.ts"
import { PlanId } from "#core/property/rate-plan.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import { aSaver } from "#fixtures/builders/a-plan.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { describe, expect, it } from "vitest"

const [studio, suite] = [RoomTypeId.make("studio"), RoomTypeId.make("suite")]
const [flexible, saver] = [PlanId.make("flex"), PlanId.make("saver")]

const booked = bookedRooms([
  {
    room: aRoomType({ id: suite, plans: [aSaver()] }),
    plan: aSaver(),
    count: 2,
  },
  { room: aRoomType({ id: studio }), plan: aSaver(), count: 1 },
])

const isFor = (...wanted: ReadonlyArray<RoomChoice>): boolean => isForRooms(booked, wanted)

describe("booked rooms", () => {
  it("name a plan only where their room type has plans", () => {
    expect(booked.map(choiceOf)).toStrictEqual([
      { roomType: suite, plan: saver, count: 2 },
      { roomType: studio, count: 1 },
    ])
  })

  it("are those wanted in any order and splitting", () => {
    const one = { roomType: suite, plan: saver, count: 1 }

    expect(isFor(one, { roomType: studio, count: 1 }, one)).toBe(true)
    expect(isFor(one, { roomType: studio, count: 1 })).toBe(false)
    expect(isFor(one, { roomType: studio, count: 2 })).toBe(false)
  })

  it("are not those wanted under another plan of one of them", () => {
    const other = { roomType: suite, plan: flexible, count: 2 }

    expect(isFor(other, { roomType: studio, count: 1 })).toBe(false)
    expect(isFor(other, { roomType: studio, plan: saver, count: 1 })).toBe(false)
  })

  it("are those of a request that names no plan, by their types alone", () => {
    expect(isFor({ roomType: suite, count: 2 }, { roomType: studio, count: 1 })).toBe(true)
    expect(isFor({ roomType: suite, count: 1 }, { roomType: studio, count: 2 })).toBe(false)
  })
})
