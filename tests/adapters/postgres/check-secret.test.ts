import { proveSecret } from "#adapters/postgres/check-secret.ts"
import { encryptionKeys } from "#adapters/encryption/keys.ts"
import { encryptionWith } from "#adapters/encryption/encryption.ts"
import { aPgliteStore } from "#tests/support/stores.ts"
import { Effect } from "effect"
import { expect, it } from "vitest"

it("refuses to start with a secret that opens nothing of this database", async () => {
  const database = await aPgliteStore()
  const proving = (secret: string) =>
    Effect.runPromise(proveSecret(database, encryptionWith(encryptionKeys(secret))))

  await proving("the first secret")

  await expect(proving("the first secret")).resolves.toBeUndefined()
  await expect(proving("another secret")).rejects.toThrow("give every server the same SECRET_KEY")
  await database.close()
})
