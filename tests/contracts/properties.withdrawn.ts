import { anySearch } from "#core/search-request/change-search.ts"
import { Slug } from "#core/property/property.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import { addDays } from "#core/stay/calendar.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { aParty, day, stayDates } from "#fixtures/builders/a-stay.ts"
import { afterEach, describe, expect, it } from "vitest"
import { contractStock, resultOf, type OpenWorld, type World } from "./world.ts"

const theWeekend = { where: null, dates: stayDates(), party: aParty() }
const SPRINGWATER = "the-springwater"

const [springwater, ...others] = contractStock

/** The stock of the contracts with the Springwater in another state. */
const stockWith = (changes: object) =>
  springwater === undefined
    ? []
    : [{ ...springwater, property: { ...springwater.property, ...changes } }, ...others]

/** What every property service promises of what is withdrawn. */
export const withdrawnPromises = (openWorld: OpenWorld): void => {
  describe("what is withdrawn", () => {
    let world: World | undefined
    afterEach(() => world?.close())
    const propertiesWith = async (changes: object) => {
      world = await openWorld(stockWith(changes))
      return world.guest().properties
    }

    it("has a page that offers nothing but similar stays", async () => {
      const properties = await propertiesWith({ withdrawn: true })

      for (const dates of [theWeekend.dates, null, stayDates("2027-03-12", "2027-03-14")]) {
        const page = await resultOf(properties.open(SPRINGWATER, { ...theWeekend, dates }))
        expect(page).toMatchObject({ offers: [], mix: null, property: { rooms: [] } })
        expect(page).not.toHaveProperty("nearMiss")
        expect(page.similar.map(({ slug }) => slug)).toEqual(["the-long-house"])
      }
    })

    it("has no price in its calendar, and is found nowhere", async () => {
      const properties = await propertiesWith({ withdrawn: true, featured: true })
      const friday = day("2026-12-04")

      expect(
        await resultOf(properties.calendar(SPRINGWATER, friday, addDays(friday, 2))),
      ).toMatchObject([
        { soldOut: true, lowestRate: null },
        { soldOut: true, lowestRate: null },
      ])
      const { stays } = await resultOf(properties.search(anySearch))
      expect(stays.map(({ slug }) => slug)).toEqual(["rumah-tanjung", "the-long-house"])
      expect(await resultOf(properties.suggest("Springwater"))).toEqual([])
      expect(JSON.stringify(await resultOf(properties.home()))).not.toContain(SPRINGWATER)
    })

    it("has no price among stays that were saved", async () => {
      const properties = await propertiesWith({ withdrawn: true })

      for (const dates of [theWeekend.dates, null])
        expect(
          await resultOf(properties.listed([Slug.make(SPRINGWATER)], { ...theWeekend, dates })),
        ).toMatchObject([{ slug: SPRINGWATER, price: null, mix: [] }])
    })

    it("is left out of the page where it is a room type alone", async () => {
      const loft = aRoomType({ id: RoomTypeId.make("springwater-loft") })
      const rooms = [{ ...aRoomType(), withdrawn: true }, loft]
      const properties = await propertiesWith({ rooms })

      const page = await resultOf(properties.open(SPRINGWATER, theWeekend))

      expect(page.property.rooms.map(({ id }) => id)).toEqual([loft.id])
      expect(page.offers.map(({ roomType }) => roomType)).toEqual([loft.id])
      expect(page.mix).toEqual([{ roomType: loft.id, count: 1 }])
    })
  })
}
