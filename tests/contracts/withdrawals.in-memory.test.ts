import { inMemoryBookingStore } from "#fixtures/doubles/booking-store.in-memory.ts"
import { inMemoryCatalogue } from "#fixtures/doubles/catalogue.in-memory.ts"
import { movableClock } from "#fixtures/doubles/clock.movable.ts"
import { inMemoryInventoryKeeper } from "#fixtures/doubles/inventory-keeper.in-memory.ts"
import { shelvesWith } from "#fixtures/doubles/shelves.ts"
import { inMemoryWithdrawals } from "#fixtures/doubles/withdrawals.in-memory.ts"
import { withdrawalsContract } from "./withdrawals.contract.ts"

withdrawalsContract("memory", async () => {
  const shelves = shelvesWith([])
  return {
    withdrawals: inMemoryWithdrawals(shelves),
    inventory: inMemoryInventoryKeeper(shelves, movableClock()),
    catalogue: inMemoryCatalogue(shelves),
    desk: inMemoryBookingStore(shelves),
  }
})
