import type { InventoryStore } from "#adapters/command-line/inventory/inventory-run.ts"
import type { StockedProperty } from "#core/inventory/inventory-keeper.port.ts"
import { inMemoryChangeLog } from "#fixtures/doubles/change-log.in-memory.ts"
import { inMemoryWithdrawals } from "#fixtures/doubles/withdrawals.in-memory.ts"
import { inMemoryBlocks } from "#fixtures/doubles/blocks.in-memory.ts"
import { inMemoryCatalogue } from "#fixtures/doubles/catalogue.in-memory.ts"
import { inMemoryFiles } from "#fixtures/doubles/files.in-memory.ts"
import { plainPictureCutter } from "#fixtures/doubles/picture-cutter.plain.ts"
import { inMemoryPropertyPictures } from "#fixtures/doubles/property-pictures.in-memory.ts"
import { shelvesWith } from "#fixtures/doubles/shelves.ts"
import { Effect } from "effect"

/** Where pictures of these properties are kept, in memory; cuts are the files themselves. */
export const aPictureStore = (
  kept: Map<string, StockedProperty>,
): Omit<InventoryStore, "keeper"> => ({
  blocks: inMemoryBlocks(shelvesWith([...kept.values()])),
  withdrawals: inMemoryWithdrawals(shelvesWith([...kept.values()])),
  changeLog: inMemoryChangeLog(),
  files: inMemoryFiles(),
  cutter: plainPictureCutter,
  catalogue: {
    snapshot: () => inMemoryCatalogue(shelvesWith([...kept.values()])).snapshot(),
  },
  propertyPictures: {
    set: (slug, pictures) =>
      Effect.suspend(() => {
        const shelves = shelvesWith([...kept.values()])
        const note = () => {
          for (const stocked of shelves.stock) kept.set(stocked.property.slug, stocked)
        }
        return Effect.tap(inMemoryPropertyPictures(shelves).set(slug, pictures), () =>
          Effect.sync(note),
        )
      }),
  },
})
