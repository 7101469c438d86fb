import { identityPicturesOf } from "../bindings/files-of.ts"
import { systemClock } from "../system/world.system.ts"
import { KEYS_USAGE, keysTaskIn, runKeys } from "./keys-run.ts"
import { exitAfter, onStore, say, stop } from "./operator.ts"

const task = keysTaskIn(process.argv.slice(2)) ?? stop([KEYS_USAGE])

await exitAfter(
  onStore((store, configuration) =>
    runKeys(task, {
      store,
      pictures: {
        store: store.accounts,
        clock: systemClock,
        identityPictures: identityPicturesOf(configuration, store),
      },
      say,
    }),
  ),
)
