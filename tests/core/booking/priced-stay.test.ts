import { pricedStay } from "#core/booking/priced-stay.ts"
import { PlanId } from "#core/property/rate-plan.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import { aPlan, aSaver } from "#fixtures/builders/a-plan.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { aRoomChoice, aStayRequest, day, stayDates } from "#fixtures/builders/a-stay.ts"
import { snapshotOf } from "#fixtures/doubles/catalogue.in-memory.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"

const loft = RoomTypeId.make("loft")
const suite = RoomTypeId.make("suite")
const property = aProperty({
  rooms: [aRoomType(), aRoomType({ id: loft }), aRoomType({ id: suite })],
  restrictions: [{ closedToArrival: true }],
})
const snapshot = snapshotOf([{ property, exceptions: [] }])
const visitor = { session: "somebody", member: false }

it("asks no restriction again of a room type that is booked beside others", async () => {
  const dates = stayDates("2026-12-04", "2026-12-07")
  const booked = { dates: stayDates(), rooms: [{ roomType: aRoomType().id }, { roomType: loft }] }
  const priced = (roomType: RoomTypeId) => {
    const stay = aStayRequest({ dates, rooms: [aRoomChoice({ roomType })] })
    return pricedStay(snapshot, stay, visitor, day("2026-11-21"), booked)
  }

  expect((await Effect.runPromise(priced(loft))).quote.rooms).toBe(1)
  expect(await Effect.runPromise(Effect.flip(priced(suite)))).toMatchObject({
    issues: [{ code: "ClosedToArrival" }],
  })
})

describe("restrictions of a plan", () => {
  const [flex, saver] = [PlanId.make("flex"), PlanId.make("saver")]
  const sold = aProperty({
    rooms: [
      aRoomType({
        plans: [
          aPlan({ restrictions: [{ minNights: 4 }] }),
          aSaver({ restrictions: [{ closedToArrival: true }, { minNights: 3 }] }),
        ],
        restrictions: [{ bookUntil: 30 }],
      }),
    ],
  })
  const town = snapshotOf([{ property: sold, exceptions: [] }])
  const longer = stayDates("2026-12-04", "2026-12-08")
  const roomType = aRoomType().id

  const codesFor = async (
    plan: PlanId,
    booked: PlanId | null | undefined,
    dates = longer,
    also: ReadonlyArray<PlanId> = [],
  ) => {
    const stay = aStayRequest({ dates, rooms: [aRoomChoice({ plan })] })
    const rooms = [
      { roomType, plan: booked ? { id: booked } : undefined },
      ...also.map((id) => ({ roomType, plan: { id } })),
    ]
    const had = booked === null ? null : { dates: stayDates(), rooms }
    const asked = pricedStay(town, stay, visitor, day("2026-11-21"), had)
    const answer = await Effect.runPromise(Effect.result(asked))
    const refused = answer._tag === "Failure" && answer.failure._tag === "StayRefused"
    return refused ? answer.failure.issues.map(({ code, count }) => [code, count]) : []
  }

  it("are asked of a new stay with those of its room", async () => {
    expect(await codesFor(saver, null, stayDates())).toEqual([
      ["ClosedToArrival", undefined],
      ["BookedTooLate", 30],
      ["BelowMinNights", 3],
    ])
  })

  it("are not asked again of what is kept of a booking under the same plan", async () => {
    expect(await codesFor(saver, saver)).toEqual([])
    expect(await codesFor(flex, undefined)).toEqual([])
    expect(await codesFor(saver, flex, longer, [saver])).toEqual([])
    expect(await codesFor(saver, saver, stayDates("2026-12-04", "2026-12-05"))).toEqual([
      ["BelowMinNights", 3],
    ])
  })

  it("are all asked of another plan, and those of the room not again", async () => {
    expect(await codesFor(saver, flex)).toEqual([["ClosedToArrival", undefined]])
    expect(await codesFor(saver, flex, stayDates())).toEqual([
      ["ClosedToArrival", undefined],
      ["BelowMinNights", 3],
    ])
    expect(await codesFor(saver, undefined)).toEqual([["ClosedToArrival", undefined]])
  })
})
