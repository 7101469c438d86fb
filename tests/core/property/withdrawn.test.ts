import { isWithdrawn, takesNoBookings, withoutWithdrawn } from "#core/property/withdrawn.ts"
import { aGuestHouse, tanjungRooms } from "#fixtures/builders/a-guest-house.ts"
import { expect, it } from "vitest"

const { double, house } = tanjungRooms

it("withdraws a room type by itself, or with its property", () => {
  expect(isWithdrawn({}, {})).toBe(false)
  expect(isWithdrawn({ withdrawn: false }, { withdrawn: false })).toBe(false)
  expect(isWithdrawn({ withdrawn: true }, {})).toBe(true)
  expect(isWithdrawn({}, { withdrawn: true })).toBe(true)
})

it("shows a property with the room types alone that are sold", () => {
  const whole = aGuestHouse()
  expect(withoutWithdrawn(whole)).toBe(whole)
  const closed = aGuestHouse({ rooms: [double, { ...house, withdrawn: true }] })
  expect(withoutWithdrawn(closed)).toEqual({ ...closed, rooms: [double] })
})

it("shows a withdrawn property without room types, which takes no bookings", () => {
  const closed = withoutWithdrawn(aGuestHouse({ withdrawn: true }))
  expect(closed).toEqual({ ...aGuestHouse({ withdrawn: true }), rooms: [] })
  expect(takesNoBookings(closed)).toBe(true)
  expect(takesNoBookings(aGuestHouse({ rooms: [double] }))).toBe(false)
  const each = [double, house].map((room) => ({ ...room, withdrawn: true }))
  expect(takesNoBookings(withoutWithdrawn(aGuestHouse({ rooms: each })))).toBe(true)
})
