import { withWithdrawal } from "#core/inventory/with-withdrawal.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import { aGuestHouse, tanjungRooms } from "#fixtures/builders/a-guest-house.ts"
import { describe, expect, it } from "vitest"

const { double, house } = tanjungRooms
const rooms = [double, house]

describe("what is withdrawn", () => {
  it("is the property, and is sold again as it was", () => {
    const property = aGuestHouse({ rooms })
    const withdrawn = withWithdrawal(property, { roomType: null, isWithdrawn: true })

    expect(withdrawn).toEqual({ ...property, withdrawn: true })
    expect(
      withWithdrawal(withdrawn ?? property, { roomType: null, isWithdrawn: false }),
    ).toStrictEqual(property)
  })

  it("is one room type alone, and is sold again as it was", () => {
    const property = aGuestHouse({ rooms })
    const asked = { roomType: house.id, isWithdrawn: true }
    const withdrawn = withWithdrawal(property, asked)

    expect(withdrawn).toEqual({ ...property, rooms: [double, { ...house, withdrawn: true }] })
    expect(withWithdrawal(withdrawn ?? property, { ...asked, isWithdrawn: false })).toStrictEqual(
      property,
    )
  })

  it("is nothing where there is no such room type", () => {
    const attic = RoomTypeId.make("attic")

    expect(
      withWithdrawal(aGuestHouse({ rooms }), { roomType: attic, isWithdrawn: true }),
    ).toBeNull()
  })
})
