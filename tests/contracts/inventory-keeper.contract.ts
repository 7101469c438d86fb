import type { BookingStore } from "#core/booking/booking-store.port.ts"
import type { Catalogue } from "#core/inventory/catalogue.port.ts"
import type { InventoryKeeper, StockedProperty } from "#core/inventory/inventory-keeper.port.ts"
import type { NightException } from "#core/inventory/night-stock.ts"
import { Sen } from "#core/money/sen.ts"
import { Slug } from "#core/property/property.ts"
import { RoomTypeId, type RoomType } from "#core/property/room-type.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { beforeEach, describe, expect, it } from "vitest"
import { refusal, resultOf } from "./outcomes.ts"

/** A keeper of inventory with the desk and the catalogue that sell from it, all of it empty. */
export type InventoryRig = {
  readonly inventory: InventoryKeeper
  readonly desk: BookingStore
  readonly catalogue: Catalogue
}

const studio = RoomTypeId.make("springwater-studio")
const monday = day("2026-12-07")
const tuesday = day("2026-12-08")

const springwater = (
  room: Partial<RoomType> = {},
  exceptions: ReadonlyArray<Omit<NightException, "roomType">> = [],
): StockedProperty => ({
  property: aProperty({ rooms: [aRoomType(room)] }),
  exceptions: exceptions.map((night) => ({ ...night, roomType: studio })),
})

const dear = { date: monday, rate: Sen.make(99900), taken: 0 }

/** What every keeper of inventory promises. */
export const inventoryKeeperContract = (
  keeper: string,
  open: () => Promise<InventoryRig>,
): void => {
  describe(`the inventory in ${keeper}`, () => {
    let rig: InventoryRig
    beforeEach(async () => {
      rig = await open()
    })
    const put = (...properties: ReadonlyArray<StockedProperty>) => rig.inventory.put(properties)
    const taking = (count: number) =>
      rig.desk.inTransaction(({ take }) => take([{ roomType: studio, count, dates: [monday] }]))
    const shown = async () => {
      const { rateOn, freeOn } = await resultOf(rig.catalogue.snapshot())
      return [rateOn(studio, monday), freeOn(studio, monday), rateOn(studio, tuesday)]
    }

    it("counts what a put added, changed and found as it was", async () => {
      const other = { property: aProperty({ slug: Slug.make("other"), rooms: [] }), exceptions: [] }

      expect(await resultOf(put(springwater()))).toEqual({ added: 1, changed: 0, unchanged: 0 })
      expect(await resultOf(put(springwater(), other))).toEqual({
        added: 1,
        changed: 0,
        unchanged: 1,
      })
      expect(await resultOf(put(springwater({ beds: 3 })))).toEqual({
        added: 0,
        changed: 1,
        unchanged: 0,
      })
      expect(await resultOf(rig.inventory.count())).toBe(2)
    })

    it("knows the same again in whichever order its fields and nights come", async () => {
      const cheap = { ...dear, date: tuesday }
      await resultOf(put(springwater({}, [dear, cheap])))
      const { property } = springwater()
      const reversed = Object.fromEntries(Object.entries(property).toReversed()) as typeof property
      const again = { ...springwater({}, [cheap, dear]), property: reversed }

      expect(await resultOf(put(again))).toEqual({ added: 0, changed: 0, unchanged: 1 })
    })

    it("sells at the rates put last, and forgets those not put again", async () => {
      await resultOf(put(springwater({}, [dear])))
      expect(await shown()).toEqual([99900, 3, 18000])

      await resultOf(put(springwater({ baseRate: Sen.make(17000) }, [{ ...dear, date: tuesday }])))
      expect(await shown()).toEqual([17000, 3, 99900])
    })

    it("counts rooms put as taken only while the room type is new", async () => {
      await resultOf(put(springwater({}, [{ date: monday, rate: null, taken: 2 }])))
      expect((await shown())[1]).toBe(1)

      await resultOf(put(springwater({ beds: 3 }, [{ ...dear, taken: 0 }])))
      expect((await shown())[1]).toBe(1)
    })

    it("never touches what is sold", async () => {
      await resultOf(put(springwater()))
      await resultOf(taking(2))

      await resultOf(put(springwater({ units: 5 }, [dear])))

      expect(await shown()).toEqual([99900, 3, 18000])
    })

    it("refuses fewer units than are sold, with all that was put beside them", async () => {
      await resultOf(put(springwater()))
      await resultOf(taking(2))
      const other = { property: aProperty({ slug: Slug.make("other"), rooms: [] }), exceptions: [] }

      const refused = await refusal(put(other, springwater({ units: 1 })))

      expect(refused).toMatchObject({
        _tag: "InventoryRefused",
        issues: [{ property: "the-springwater", roomType: studio, code: "UnitsBelowTaken" }],
      })
      expect(await resultOf(rig.inventory.count())).toBe(1)
      expect((await shown())[1]).toBe(1)
    })

    it("refuses more rooms taken than a new room type has", async () => {
      const oversold = springwater({}, [{ date: monday, rate: null, taken: 4 }])

      expect(await refusal(put(oversold))).toMatchObject({ issues: [{ code: "UnitsBelowTaken" }] })
    })

    it("refuses a room type that another property has", async () => {
      await resultOf(put(springwater()))
      const thief = { property: aProperty({ slug: Slug.make("thief") }), exceptions: [] }

      expect(await refusal(put(thief))).toMatchObject({
        issues: [{ property: "thief", roomType: studio, code: "RoomTypeElsewhere" }],
      })
    })

    it("leaves a property that is not put as it was", async () => {
      await resultOf(put(springwater({}, [dear])))

      await resultOf(put())

      expect(await shown()).toEqual([99900, 3, 18000])
    })
  })
}
