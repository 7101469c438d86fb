import { inMemoryBookingStore } from "#fixtures/doubles/booking-store.in-memory.ts"
import { inMemoryCatalogue } from "#fixtures/doubles/catalogue.in-memory.ts"
import { movableClock } from "#fixtures/doubles/clock.movable.ts"
import { inMemoryContactDirectory } from "#fixtures/doubles/contact-directory.in-memory.ts"
import { inMemoryInventoryKeeper } from "#fixtures/doubles/inventory-keeper.in-memory.ts"
import { shelvesWith } from "#fixtures/doubles/shelves.ts"
import { inventoryKeeperContract } from "./inventory-keeper.contract.ts"

inventoryKeeperContract("memory", async () => {
  const shelves = shelvesWith([])
  const clock = movableClock()
  return {
    desk: inMemoryBookingStore(shelves),
    inventory: inMemoryInventoryKeeper(shelves, clock),
    contacts: {
      contactsOf: (slug) => inMemoryContactDirectory(shelves.stock).contactsOf(slug),
    },
    catalogue: inMemoryCatalogue(shelves),
    clock,
  }
})
