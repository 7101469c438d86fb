import { postgresAccountStore } from "#adapters/postgres/accounts/account-store.postgres.ts"
import type { AccountStore } from "#core/account-store/account-store.port.ts"
import type { IdentityPicture } from "#core/account-store/identity-picture.ts"
import { anAccountRecord } from "#fixtures/builders/an-account.ts"
import { inMemoryAccountStore } from "#fixtures/doubles/account-store.in-memory.ts"
import { bothDatabases } from "#tests/support/both-databases.ts"
import { stockedAnew, testEncryption } from "#tests/support/stores.ts"
import { Effect } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { resultOf } from "./outcomes.ts"

const account = anAccountRecord()
const verification = { ...account.verification, document: "d.webp", selfie: "s.webp" }
const withPictures = { ...account, verification }

const aPictureOf = (name: string, key: string | null = "first"): IdentityPicture => ({
  name,
  account: account.id,
  keptAt: 1_795_314_600_000,
  key,
})

type Open = () => Promise<{
  readonly open: () => Promise<AccountStore>
  readonly close: () => Promise<void>
}>

const inMemory: Open = async () => ({
  open: async () => inMemoryAccountStore(),
  close: async () => undefined,
})

const keepers = [
  { name: "memory", begin: inMemory },
  ...bothDatabases.map(({ name, open: openDatabase }) => ({
    name,
    begin: async () => {
      const database = await openDatabase()
      return {
        open: async () => postgresAccountStore(await stockedAnew(database), testEncryption),
        close: database.close,
      }
    },
  })),
]

describe.each(keepers)("pictures that $name knows of", ({ begin }) => {
  let place: Awaited<ReturnType<Open>>
  let store: AccountStore
  beforeAll(async () => {
    place = await begin()
  })
  beforeEach(async () => {
    store = await place.open()
  })
  afterAll(() => place.close())

  const put = (...pictures: ReadonlyArray<IdentityPicture>) =>
    resultOf(
      store.inTransaction(({ putPicture }) =>
        Effect.forEach(pictures, putPicture, { discard: true }),
      ),
    )
  const insert = () =>
    resultOf(store.inTransaction((transaction) => transaction.insert(withPictures)))
  const known = async () =>
    (await resultOf(store.pictures())).toSorted((one, other) =>
      one.picture.name.localeCompare(other.picture.name),
    )

  it("stand with their account, and without one that never was or is gone", async () => {
    await insert()
    await put(aPictureOf("d.webp"))
    expect(await known()).toEqual([{ picture: aPictureOf("d.webp"), account: withPictures }])

    await resultOf(store.inTransaction(({ remove }) => remove(account.id)))

    expect(await known()).toEqual([{ picture: aPictureOf("d.webp"), account: null }])
  })

  it("are known by the key that sealed them last", async () => {
    await put(aPictureOf("d.webp", null))
    await put(aPictureOf("d.webp", "second"))

    expect(await known()).toEqual([{ picture: aPictureOf("d.webp", "second"), account: null }])
  })

  it("are dropped one by one, and once more", async () => {
    await put(aPictureOf("d.webp"), aPictureOf("s.webp"))
    for (const _ of ["once", "again"])
      await resultOf(store.inTransaction(({ dropPicture }) => dropPicture("d.webp")))

    expect(await known()).toEqual([{ picture: aPictureOf("s.webp"), account: null }])
  })

  it("are found in accounts where nobody wrote them down, as never sealed", async () => {
    await insert()
    await put(aPictureOf("d.webp"))

    await resultOf(store.adoptPictures(42))
    await resultOf(store.adoptPictures(43))

    expect((await known()).map(({ picture }) => picture)).toEqual([
      aPictureOf("d.webp"),
      { ...aPictureOf("s.webp", null), keptAt: 42 },
    ])
  })
})
