import { pricedStay } from "#core/booking/priced-stay.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { aRoomChoice, aStayRequest, day, stayDates } from "#fixtures/builders/a-stay.ts"
import { snapshotOf } from "#fixtures/doubles/catalogue.in-memory.ts"
import { Effect } from "effect"
import { expect, it } from "vitest"

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
  const booked = { dates: stayDates(), rooms: [aRoomChoice(), aRoomChoice({ roomType: loft })] }
  const priced = (roomType: RoomTypeId) => {
    const stay = aStayRequest({ dates, rooms: [aRoomChoice({ roomType })] })
    return pricedStay(snapshot, stay, visitor, day("2026-11-21"), booked)
  }

  expect((await Effect.runPromise(priced(loft))).quote.rooms).toBe(1)
  expect(await Effect.runPromise(Effect.flip(priced(suite)))).toMatchObject({
    issues: [{ code: "ClosedToArrival" }],
  })
})
