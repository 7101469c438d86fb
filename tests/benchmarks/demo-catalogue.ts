import { dayNumberOf } from "#adapters/postgres/catalogue/day-numbers.ts"
import {
  nothingOnSale,
  withAllNights,
  withProperties,
  withRoomTypes,
  type OnSale,
} from "#adapters/postgres/catalogue/on-sale.ts"
import type { StockedProperty } from "#core/inventory/inventory-keeper.port.ts"
import { kindsOf } from "#core/property/room-uses.ts"
import { demoInventory } from "#fixtures/inventory/demo-inventory.ts"
import type { CalendarDate } from "#core/stay/calendar-date.ts"

const roomTypesOf = ({ property }: StockedProperty) => {
  const { destination, region, rooms } = property
  const rates = new Map(rooms.map((room) => [String(room.id), room]))
  const kinds = kindsOf(property).map(({ id, units }) => ({ id: String(id), units }))
  const sharing = rooms.filter(({ uses }) => uses).map(({ id }) => ({ id: String(id), units: 0 }))
  return [...kinds, ...sharing].map(({ id, units }) => ({
    id,
    units,
    destination,
    region,
    base: rates.get(id)?.baseRate ?? 0,
    weekend: rates.get(id)?.weekendRate ?? 0,
  }))
}

/** What a server holds in memory of so many invented properties, without a database. */
export const demoCatalogue = (properties: number, today: CalendarDate): OnSale => {
  const stock = [...demoInventory({ properties, seed: 7, today })]
  const put = stock.map(({ property }) => ({
    slug: property.slug,
    property,
    scores: null,
    invented: false,
  }))
  const listed = withRoomTypes(withProperties(nothingOnSale, put), stock.flatMap(roomTypesOf))
  return withAllNights(
    listed,
    stock.flatMap(({ exceptions }) =>
      exceptions.map(
        ({ roomType, date, rate, taken }) => [roomType, dayNumberOf(date), rate, taken] as const,
      ),
    ),
  )
}
