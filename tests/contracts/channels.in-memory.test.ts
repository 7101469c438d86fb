import { inMemoryBlocks } from "#fixtures/doubles/blocks.in-memory.ts"
import { inMemoryChannels } from "#fixtures/doubles/channels.in-memory.ts"
import { movableClock } from "#fixtures/doubles/clock.movable.ts"
import { inMemoryInventoryKeeper } from "#fixtures/doubles/inventory-keeper.in-memory.ts"
import { shelvesWith } from "#fixtures/doubles/shelves.ts"
import { Effect } from "effect"
import { channelsContract, type ChannelsRig } from "./channels.contract.ts"

channelsContract("memory", async () => {
  const shelves = shelvesWith([])
  let note: Parameters<ChannelsRig["noteWith"]>[0] = () => Effect.void
  return {
    channels: inMemoryChannels(shelves, (changes) => note(changes)),
    noteWith: (next) => {
      note = next
    },
    blocks: inMemoryBlocks(shelves),
    inventory: inMemoryInventoryKeeper(shelves, movableClock()),
    letters: async () => [...shelves.contents.jobs.values()].map(({ key }) => key),
  }
})
