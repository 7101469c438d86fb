import { Effect } from "effect"
import type { StockedProperty } from "#core/inventory/inventory-keeper.port.ts"
import { Sen } from "#core/money/sen.ts"
import type { Deal } from "#core/property/rate.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import { Slug } from "#core/property/property.ts"
import { anySearch, withDates } from "#core/search-request/change-search.ts"
import { propertyFinder } from "#core/search/property-finder.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { day, stayDates } from "#fixtures/builders/a-stay.ts"
import { inMemoryCatalogue } from "#fixtures/doubles/catalogue.in-memory.ts"
import { inMemoryReviewStore } from "#fixtures/doubles/review-store.in-memory.ts"
import { movableClock } from "#fixtures/doubles/clock.movable.ts"
import { shelvesWith } from "#fixtures/doubles/shelves.ts"

export const studio = RoomTypeId.make("springwater-studio")
const memberDeal: Deal = {
  kind: "member",
  percent: 20,
  from: day("2026-12-01"),
  until: day("2026-12-31"),
}
const promotion: Deal = { ...memberDeal, kind: "promotion", percent: 10 }

const springwater: StockedProperty = {
  property: aProperty({ rooms: [aRoomType({ deals: [memberDeal] })] }),
  exceptions: [{ roomType: studio, date: day("2026-12-05"), rate: null, taken: 2 }],
}

const palmHuts: StockedProperty = {
  property: aProperty({
    slug: Slug.make("palm-huts"),
    name: { en: "Palm Huts", bm: "Pondok Palma", cn: "棕榈小屋" },
    destination: "pantai-cenang",
    region: "kedah",
    point: { lat: 6.2937, lng: 99.7279 },
    featured: false,
    rooms: [
      aRoomType({ id: RoomTypeId.make("hut"), deals: [promotion], units: 1 }),
      aRoomType({ id: RoomTypeId.make("secret"), membersOnly: true, baseRate: Sen.make(100) }),
    ],
  }),
  exceptions: [{ roomType: RoomTypeId.make("hut"), date: day("2026-12-05"), rate: null, taken: 1 }],
}

export const shelves = shelvesWith([springwater, palmHuts])
export const clock = movableClock("2026-11-21T02:30:00.000Z")
export const catalogue = inMemoryCatalogue(shelves)
export const reviews = inMemoryReviewStore()
const finder = propertyFinder({ catalogue, clock, reviews })
export const visitor = finder({ session: "one", member: false })
export const member = finder({ session: "two", member: true })
export const run = Effect.runPromise

export const weekend = withDates(anySearch, stayDates())
export const { criteria } = withDates(anySearch, stayDates())
