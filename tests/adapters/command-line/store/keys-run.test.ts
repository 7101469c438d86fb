import { KEYS_USAGE, keysTaskIn, runKeys } from "#adapters/command-line/store/keys-run.ts"
import { encryptionWith } from "#adapters/encryption/encryption.ts"
import { encryptionKeys } from "#adapters/encryption/keys.ts"
import { proveSecret } from "#adapters/postgres/check-secret.ts"
import type { StoredIdentityPicture } from "#core/account-store/identity-picture.ts"
import { inMemoryAccountStore } from "#fixtures/doubles/account-store.in-memory.ts"
import { movableClock } from "#fixtures/doubles/clock.movable.ts"
import { inMemorySealedFiles } from "#fixtures/doubles/encrypted-files.in-memory.ts"
import { aPgliteStore } from "#tests/support/stores.ts"
import { Effect } from "effect"
import { expect, it, onTestFinished } from "vitest"

const OLD = "the secret of before, as long as one has to be"
const NEW = "the secret of today, as long as it has to be"
const keys = encryptionKeys(NEW, [OLD])
const [newKey, oldKey] = keys.all.map(({ id }) => id)
const encryption = encryptionWith(keys)

const aPicture = (name: string, key: string): StoredIdentityPicture => ({
  picture: { name, key, keptAt: 0 } as StoredIdentityPicture["picture"],
  account: null,
})

/** A database that was used with the secret of before, and pictures that are sealed with these keys. */
const aWorld = async (sealedWith: ReadonlyArray<string>, isRenewed = true) => {
  const database = await aPgliteStore()
  onTestFinished(() => database.close())
  await Effect.runPromise(proveSecret(database, encryptionWith(encryptionKeys(OLD))))
  const kept = new Map(sealedWith.map((key, place) => [`${place}`, aPicture(`${place}`, key)]))
  const accounts = inMemoryAccountStore()
  const files = inMemorySealedFiles()
  const adopted: Array<number> = []
  const store = {
    ...accounts,
    pictures: () => Effect.sync(() => [...kept.values()]),
    adoptPictures: (now: number) => Effect.sync(() => void adopted.push(now)),
    inTransaction: (work: (transaction: never) => Effect.Effect<void>) =>
      work({
        putPicture: ({ name, key }: { name: string; key: string }) =>
          Effect.sync(() => void (isRenewed && kept.set(name, aPicture(name, key)))),
      } as never),
  } as unknown as typeof accounts
  const said: Array<string> = []
  const clock = movableClock()
  const run = async (task: "list" | "renew") => {
    const code = await runKeys(task, {
      store: { database, encryption, keys },
      pictures: { store, clock, identityPictures: { ...files, key: newKey ?? "" } },
      say: (line) => said.push(line),
    })
    return { code, said: said.splice(0) }
  }
  const provenWith = (secret: string) =>
    Effect.runPromise(proveSecret(database, encryptionWith(encryptionKeys(secret))))
  return { run, provenWith, adopted, now: clock.now() }
}

const NONE = "0 accounts, 0 bookings, 0 letters, 0 calendars"

it.each([
  [["list"], "list"],
  [["renew"], "renew"],
  [[], null],
  [["lists"], null],
  [["list", "renew"], null],
  [["renew", ""], null],
])("the words %j ask for %j", (words, task) => {
  expect(keysTaskIn(words)).toBe(task)
})

it("the usage names both commands", () => {
  expect(KEYS_USAGE).toBe("npm run keys -- list\nnpm run keys -- renew")
})

it("keys are listed, and what is not encrypted with the current one is counted", async () => {
  const { run, adopted } = await aWorld([oldKey!, newKey!, oldKey!])

  expect(await run("list")).toEqual({
    code: 0,
    said: [
      `${newKey} encrypts`,
      `${oldKey} only decrypts`,
      `Not encrypted with ${newKey}: ${NONE}, 2 pictures`,
    ],
  })
  expect(adopted).toEqual([])
})

it("once everything is renewed, the key of before is not needed to start", async () => {
  const { run, provenWith, adopted, now } = await aWorld([oldKey!, newKey!])

  expect(await run("renew")).toEqual({
    code: 0,
    said: [
      `Renewed: ${NONE}, 1 picture`,
      `Everything is encrypted with ${newKey}; only older backups need another key`,
    ],
  })
  expect(adopted).toEqual([now])
  await expect(provenWith(NEW)).resolves.toBeUndefined()
})

it("where something was encrypted with another key meanwhile, the key of before stays needed", async () => {
  const { run, provenWith } = await aWorld([oldKey!, newKey!], false)

  expect(await run("renew")).toEqual({
    code: 1,
    said: [
      `Renewed: ${NONE}, 1 picture`,
      `Encrypted with another key in the meantime: ${NONE}, 1 picture. Give every server the new key first`,
    ],
  })
  await expect(provenWith(NEW)).rejects.toThrow("the same SECRET_KEY")
  await expect(provenWith(OLD)).resolves.toBeUndefined()
})
