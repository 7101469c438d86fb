import { renewPictures } from "#core/account-service/identity-pictures.ts"
import type { AccountServiceNeeds } from "#core/account-service/account-service.needs.ts"
import { Effect } from "effect"
import type { RenewableEncryption } from "#core/kernel/encryption.port.ts"
import type { EncryptionKeys } from "../../encryption/keys.ts"
import type { Database } from "../../postgres/database.ts"
import { proveCurrentKey } from "../../postgres/check-secret.ts"
import { countStale, renewSeals } from "../../postgres/renew-encryption.ts"
import { inNumber } from "../operator/in-number.ts"

/** What can be asked of keys at a command line. */
export type KeysTask = "list" | "renew"

export const KEYS_USAGE = `npm run keys -- list
npm run keys -- renew`

/** The task that words ask for; null when they ask for none. */
export const keysTaskIn = (words: ReadonlyArray<string>): KeysTask | null => {
  const [verb, ...others] = words
  return others.length === 0 && (verb === "list" || verb === "renew") ? verb : null
}

type World = {
  readonly store: {
    readonly database: Database
    readonly encryption: RenewableEncryption
    readonly keys: EncryptionKeys
  }
  readonly pictures: Pick<AccountServiceNeeds, "store" | "clock" | "identityPictures">
  readonly say: (line: string) => void
}

type Counts = Readonly<Record<string, number>>

const told = (counts: Counts): string =>
  Object.entries(counts)
    .map(([kind, count]) => inNumber(count, kind.replace(/s$/, "")))
    .join(", ")

const stale = ({ store, pictures }: World) =>
  Effect.gen(function* () {
    const kept = yield* pictures.store.pictures()
    const { key } = pictures.identityPictures
    return {
      ...(yield* countStale(store.database, store.encryption)),
      pictures: kept.filter(({ picture }) => picture.key !== key).length,
    }
  })

const list = (world: World) =>
  Effect.gen(function* () {
    const [current, ...others] = world.store.keys.all
    world.say(`${current?.id} encrypts`)
    for (const { id } of others) world.say(`${id} only decrypts`)
    world.say(`Not encrypted with ${current?.id}: ${told(yield* stale(world))}`)
    return 0
  })

const renew = (world: World) =>
  Effect.gen(function* () {
    const { store, pictures, say } = world
    yield* pictures.store.adoptPictures(pictures.clock.now())
    const renewed = yield* renewSeals(store.database, store.encryption)
    say(`Renewed: ${told({ ...renewed, pictures: yield* renewPictures(pictures) })}`)
    const left = yield* stale(world)
    if (Object.values(left).some((count) => count > 0)) {
      say(
        `Encrypted with another key in the meantime: ${told(left)}. Give every server the new key first`,
      )
      return 1
    }
    yield* proveCurrentKey(store.database, store.encryption)
    say(
      `Everything is encrypted with ${store.keys.current.id}; only older backups need another key`,
    )
    return 0
  })

const works: Readonly<Record<KeysTask, typeof list>> = { list, renew }

/** Does a task and says what came of it; 0 when it went well. A task that broke off is done again. */
export const runKeys = (task: KeysTask, world: World): Promise<number> =>
  Effect.runPromise(works[task](world))
