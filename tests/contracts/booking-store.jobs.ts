import type { BookingId } from "#core/booking/booking-view.ts"
import type { BookingStore } from "#core/booking/booking-store.port.ts"
import type { StoredOrder } from "#core/workload/stored-job.ts"
import type { Jobs } from "#core/workload/jobs.port.ts"
import type { StockedProperty } from "#core/inventory/inventory-keeper.port.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"

/** A desk store, its jobs as their runner sees them, and a way to spoil what it keeps. */
export type Desk = {
  readonly store: BookingStore
  readonly jobs: Jobs
  /** Takes the code out of what is kept of a booking, which no port would do. */
  readonly loseCode: (id: BookingId) => Promise<void>
  /** Keeps work as another version of the program may have written it down. */
  readonly keepJob: (row: StoredOrder) => Promise<void>
}

/** Opens a store in which these properties are on sale and nothing is booked. */
export type OpenDesk = (stock: ReadonlyArray<StockedProperty>) => Promise<Desk>

export const studio = RoomTypeId.make("springwater-studio")
export const loft = RoomTypeId.make("springwater-loft")

/** The Springwater with three studios and one loft. */
export const deskStock: ReadonlyArray<StockedProperty> = [
  {
    property: aProperty({ rooms: [aRoomType(), aRoomType({ id: loft, units: 1 })] }),
    exceptions: [],
  },
]
