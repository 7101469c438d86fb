import { tokens } from "../bindings/server/tokens.ts"
import { KEYS_USAGE, keysTaskIn, runKeys } from "./store/keys-run.ts"
import { exitAfter, onStore, say, stop } from "./operator/operator.ts"
import { writePrivateFiles } from "../system/private-files.system.ts"

writePrivateFiles()
const task = keysTaskIn(process.argv.slice(2)) ?? stop([KEYS_USAGE])

await exitAfter(
  onStore((store) =>
    runKeys(task, {
      store: {
        database: store.get(tokens.database),
        encryption: store.get(tokens.encryption),
        keys: store.get(tokens.encryptionKeys),
      },
      pictures: {
        store: store.get(tokens.accountStore),
        clock: store.get(tokens.clock),
        identityPictures: store.get(tokens.identityPictures),
      },
      say,
    }),
  ),
)
