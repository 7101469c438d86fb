import type { BookingStore } from "#core/booking/booking-store.port.ts"
import type { Catalogue } from "#core/inventory/catalogue.port.ts"
import { RoomTypeUnknown } from "#core/inventory/inventory.errors.ts"
import type { InventoryKeeper } from "#core/inventory/inventory-keeper.port.ts"
import type { Withdrawals } from "#core/inventory/withdrawals.port.ts"
import { PropertyNotFound } from "#core/property/property.errors.ts"
import { Slug } from "#core/property/property.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import { aGuestHouse, tanjungKinds, tanjungRooms } from "#fixtures/builders/a-guest-house.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { someContacts } from "#fixtures/builders/some-contacts.ts"
import { describe, expect, it } from "vitest"
import { refusal, resultOf } from "./outcomes.ts"

type Rig = {
  readonly withdrawals: Withdrawals
  readonly inventory: InventoryKeeper
  readonly catalogue: Catalogue
  readonly desk: BookingStore
}

const monday = day("2026-12-07")
const house = { property: aGuestHouse(), exceptions: [], contacts: someContacts() }
const { slug } = house.property
const whole = { property: slug, roomType: null }
const doubles = { property: slug, roomType: tanjungRooms.double.id }

/** What everything promises that takes rooms off sale. */
export const withdrawalsContract = (keeper: string, open: () => Promise<Rig>): void => {
  describe(`withdrawals in ${keeper}`, () => {
    const opened = async () => {
      const rig = await open()
      await resultOf(rig.inventory.put([house]))
      const free = async () => {
        const { freeOn, properties } = await resultOf(rig.catalogue.snapshot())
        const [double, pair] = [tanjungRooms.double.id, tanjungRooms.pair.id]
        return { shown: properties.length, free: [freeOn(double, monday), freeOn(pair, monday)] }
      }
      return { ...rig, free }
    }

    it("take one way to sell rooms off sale and put it back, and the others stay", async () => {
      const { withdrawals, free } = await opened()

      expect(await resultOf(withdrawals.set({ ...doubles, isWithdrawn: true }))).toBe(true)
      expect(await free()).toEqual({ shown: 1, free: [0, 4] })
      expect(await resultOf(withdrawals.set({ ...doubles, isWithdrawn: true }))).toBe(false)
      expect(await resultOf(withdrawals.set({ ...doubles, isWithdrawn: false }))).toBe(true)
      expect(await free()).toEqual({ shown: 1, free: [8, 4] })
    })

    it("take a whole property off sale and put it back, with what is sold of it as it was", async () => {
      const { withdrawals, desk, free } = await opened()
      const two = [{ kind: tanjungKinds.double, count: 2, dates: [monday] }]
      await resultOf(desk.inTransaction(({ take }) => take(two)))

      expect(await resultOf(withdrawals.set({ ...whole, isWithdrawn: true }))).toBe(true)
      expect(await free()).toEqual({ shown: 0, free: [0, 0] })
      expect(await resultOf(withdrawals.set({ ...whole, isWithdrawn: false }))).toBe(true)
      expect(await free()).toEqual({ shown: 1, free: [6, 3] })
    })

    it("leave nothing that the next import of the same finds changed", async () => {
      const { withdrawals, inventory } = await opened()
      await resultOf(withdrawals.set({ ...whole, isWithdrawn: true }))
      const withdrawn = { ...house, property: aGuestHouse({ withdrawn: true }) }
      expect(await resultOf(inventory.put([withdrawn]))).toMatchObject({ unchanged: 1 })

      await resultOf(withdrawals.set({ ...whole, isWithdrawn: false }))

      expect(await resultOf(inventory.put([house]))).toMatchObject({ unchanged: 1 })
    })

    it("are of what there is", async () => {
      const { withdrawals } = await opened()
      const nowhere = { ...whole, property: Slug.make("nowhere"), isWithdrawn: true }
      const attic = { ...whole, roomType: RoomTypeId.make("attic"), isWithdrawn: true }

      expect(await refusal(withdrawals.set(nowhere))).toEqual(new PropertyNotFound())
      expect(await refusal(withdrawals.set(attic))).toEqual(new RoomTypeUnknown())
    })
  })
}
