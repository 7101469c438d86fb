import { inMemoryChannels } from "#fixtures/doubles/channels.in-memory.ts"
import { movableClock } from "#fixtures/doubles/clock.movable.ts"
import { inMemoryInventoryKeeper } from "#fixtures/doubles/inventory-keeper.in-memory.ts"
import { shelvesWith } from "#fixtures/doubles/shelves.ts"
import { channelsContract } from "./channels.contract.ts"

channelsContract("memory", async () => {
  const shelves = shelvesWith([])
  return {
    channels: inMemoryChannels(shelves),
    inventory: inMemoryInventoryKeeper(shelves, movableClock()),
    letters: async () => [...shelves.contents.jobs.values()].map(({ key }) => key),
  }
})
