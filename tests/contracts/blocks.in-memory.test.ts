import { inMemoryBlocks } from "#fixtures/doubles/blocks.in-memory.ts"
import { inMemoryBookingStore } from "#fixtures/doubles/booking-store.in-memory.ts"
import { movableClock } from "#fixtures/doubles/clock.movable.ts"
import { inMemoryInventoryKeeper } from "#fixtures/doubles/inventory-keeper.in-memory.ts"
import { shelvesWith } from "#fixtures/doubles/shelves.ts"
import type { StockedProperty } from "#core/inventory/inventory-keeper.port.ts"
import { physicalRoomsModel } from "./physical-rooms.model.ts"
import { blocksContract } from "./blocks.contract.ts"

const open = async (stock: ReadonlyArray<StockedProperty>) => {
  const shelves = shelvesWith(stock)
  return {
    blocks: inMemoryBlocks(shelves),
    desk: inMemoryBookingStore(shelves),
    inventory: inMemoryInventoryKeeper(shelves, movableClock()),
  }
}

blocksContract("memory", open)
physicalRoomsModel("memory", open, 200)
