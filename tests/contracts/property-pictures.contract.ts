import type { Catalogue } from "#core/inventory/catalogue.port.ts"
import type { InventoryKeeper } from "#core/inventory/inventory-keeper.port.ts"
import type { PropertyPictures } from "#core/inventory/property-pictures.port.ts"
import { Sen } from "#core/money/sen.ts"
import { PropertyNotFound } from "#core/property/property.errors.ts"
import { Slug } from "#core/property/property.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import { aPicture } from "#fixtures/builders/a-picture.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { describe, expect, it } from "vitest"
import { refusal, resultOf } from "./outcomes.ts"

type Rig = {
  readonly pictures: PropertyPictures
  readonly inventory: InventoryKeeper
  readonly catalogue: Catalogue
}

const springwater = Slug.make("the-springwater")
const studio = RoomTypeId.make("springwater-studio")
const night = { roomType: studio, date: day("2026-12-07"), rate: Sen.make(99_900), taken: 2 }
const stocked = { property: aProperty(), exceptions: [night] }
const own = { ...aPicture(), name: "own-a" }
const ofRoom = { ...aPicture(), name: "own-b" }
const both = { property: [own], rooms: new Map([[studio, [ofRoom]]]) }

/** What every keeper of pictures of properties promises. */
export const propertyPicturesContract = (keeper: string, open: () => Promise<Rig>): void => {
  describe(`the pictures of properties in ${keeper}`, () => {
    const opened = async () => {
      const rig = await open()
      await resultOf(rig.inventory.put([stocked]))
      const shown = async () =>
        (await resultOf(rig.catalogue.snapshot())).bySlug.get("the-springwater")
      return { ...rig, shown }
    }

    it("are shown in place of those before, and nothing else changes", async () => {
      const { pictures, shown, catalogue } = await opened()
      const before = await shown()

      expect(await resultOf(pictures.set(springwater, both))).toBe(true)

      expect(await shown()).toEqual({
        ...before,
        pictures: [own],
        rooms: before?.rooms.map((room) => ({ ...room, pictures: [ofRoom] })),
      })
      const { rateOn, freeOn } = await resultOf(catalogue.snapshot())
      expect([rateOn(studio, night.date), freeOn(studio, night.date)]).toEqual([99_900, 1])
    })

    it("stay where they are left out", async () => {
      const { pictures, shown } = await opened()
      const before = await shown()

      await resultOf(pictures.set(springwater, { rooms: both.rooms }))

      expect((await shown())?.pictures).toEqual(before?.pictures)
    })

    it("change nothing when they are set again, nor when the property is put with them", async () => {
      const { pictures, inventory } = await opened()
      await resultOf(pictures.set(springwater, both))

      expect(await resultOf(pictures.set(springwater, both))).toBe(false)

      const rooms = stocked.property.rooms.map((room) => ({ ...room, pictures: [ofRoom] }))
      const property = { ...stocked.property, pictures: [own], rooms }
      expect(await resultOf(inventory.put([{ ...stocked, property }]))).toMatchObject({
        unchanged: 1,
      })
    })

    it("are of a property that there is", async () => {
      const { pictures } = await opened()

      expect(await refusal(pictures.set(Slug.make("nowhere"), both))).toEqual(
        new PropertyNotFound(),
      )
    })
  })
}
