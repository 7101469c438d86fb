import type { InventoryStore } from "#adapters/command-line/inventory-run.ts"
import type { StockedProperty } from "#core/inventory/inventory-keeper.port.ts"
import { withPictures } from "#core/inventory/with-pictures.ts"
import { PropertyNotFound } from "#core/property/property.errors.ts"
import { inMemoryChangeLog } from "#fixtures/doubles/change-log.in-memory.ts"
import { inMemoryWithdrawals } from "#fixtures/doubles/withdrawals.in-memory.ts"
import { inMemoryBlocks } from "#fixtures/doubles/blocks.in-memory.ts"
import { inMemoryCatalogue } from "#fixtures/doubles/catalogue.in-memory.ts"
import { inMemoryFiles } from "#fixtures/doubles/files.in-memory.ts"
import { plainPictureCutter } from "#fixtures/doubles/picture-cutter.plain.ts"
import { shelvesWith } from "#fixtures/doubles/shelves.ts"
import { Effect } from "effect"
import { isDeepStrictEqual } from "node:util"

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
        const known = kept.get(slug)
        if (known === undefined) return new PropertyNotFound()
        const property = withPictures(known.property, pictures)
        kept.set(slug, { ...known, property })
        return Effect.succeed(!isDeepStrictEqual(property, known.property))
      }),
  },
})
