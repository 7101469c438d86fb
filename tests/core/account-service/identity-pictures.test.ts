import { newAccount } from "#core/account-store/account-record.ts"
import {
  deletedAt,
  forgetOldPictures,
  keepPicture,
  renewPictures,
  tendPictures,
} from "#core/account-service/identity-pictures.ts"
import { instantAt } from "#core/kernel/instant-at.ts"
import type { SealedFiles } from "#core/files/sealed-files.port.ts"
import { StoreUnreachable } from "#core/kernel/store.errors.ts"
import { AccountId } from "#core/people/account-id.ts"
import { inMemorySealedFiles } from "#fixtures/doubles/encrypted-files.in-memory.ts"
import { refusal, resultOf } from "#tests/contracts/outcomes.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { aKeeper, aRegistered, keptOf, rewrite, type Keeper } from "./an-account-keeper.ts"
import { aPicture, judges, submissionOf, submits } from "./a-verification.ts"

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

const account = newAccount({
  id: AccountId.make("0123456789abcdefghjkmnpqrs"),
  email: "aisyah@example.com",
  firstName: "Aisyah",
  lastName: "Tan",
  language: "en",
  registeredAt: instantAt(0),
})

/** Files that note what is asked of them. */
const noted = (changes: Partial<SealedFiles> = {}) => {
  const notes: Array<string> = []
  const kept = inMemorySealedFiles()
  const files: SealedFiles = {
    ...kept,
    renew: (name, from) => Effect.sync(() => void notes.push(`${name} from ${from}`)),
    ...changes,
  }
  return { notes, files }
}

const aGuest = async (identityPictures = inMemorySealedFiles()) => {
  const keeper = aKeeper({ identityPictures })
  return { keeper, guest: await aRegistered(keeper), files: identityPictures }
}

const namesOf = async (keeper: Keeper) =>
  (await resultOf(keeper.desk.store.pictures())).map(({ picture }) => picture.name)

const partsOf = async (keeper: Keeper) => {
  const { document, selfie } = (await keptOf(keeper))!.verification
  return [document, selfie]
}

describe("the time of a picture", () => {
  const picture = { name: "d.webp", account: account.id, keptAt: 1000, key: null }
  const referring = (changes: Partial<typeof account.verification>) => ({
    ...account,
    verification: { ...account.verification, document: "d.webp", ...changes },
  })

  it("is an hour where no account refers to it", () => {
    expect(deletedAt(picture, null)).toBe(1000 + HOUR_MS)
    expect(deletedAt(picture, account)).toBe(1000 + HOUR_MS)
  })

  it("is what the account says, of a document and of a selfie", () => {
    const picturesUntil = instantAt(5000)

    expect(deletedAt(picture, referring({ picturesUntil }))).toBe(5000)
    expect(deletedAt(picture, referring({ document: null, selfie: "d.webp", picturesUntil }))).toBe(
      5000,
    )
  })

  it("is thirty days where the account says nothing, though it never has anybody look", () => {
    expect(deletedAt(picture, referring({}))).toBe(1000 + 30 * DAY_MS)
    expect(deletedAt(picture, referring({ status: "submitted" }))).toBe(1000 + 30 * DAY_MS)
  })
})

describe("upkeep", () => {
  it("deletes both pictures when their time after the verdict is over, and not before", async () => {
    const { keeper, guest, files } = await aGuest()
    await submits(guest)
    await resultOf(judges(keeper, await submissionOf(keeper)))
    const names = await namesOf(keeper)
    expect(names).toHaveLength(2)

    keeper.clock.forward(30 * DAY_MS - 1)
    expect(await resultOf(tendPictures(keeper.desk))).toBe(0)
    expect(await Promise.all(names.map((name) => resultOf(files.read(name))))).not.toContain(null)

    keeper.clock.forward(1)
    expect(await resultOf(tendPictures(keeper.desk))).toBe(2)

    expect(await Promise.all(names.map((name) => resultOf(files.read(name))))).toEqual([null, null])
    expect([await namesOf(keeper), await partsOf(keeper)]).toEqual([[], [null, null]])
    expect((await keptOf(keeper))?.verification.status).toBe("verified")
  })

  it("keeps what somebody has to look at, however long that takes", async () => {
    const { keeper, guest } = await aGuest()
    await submits(guest)

    keeper.clock.forward(400 * DAY_MS)

    expect(await resultOf(tendPictures(keeper.desk))).toBe(0)
    expect(await partsOf(keeper)).toEqual(await namesOf(keeper))
  })

  it("deletes one of two when the other came later", async () => {
    const { keeper, guest } = await aGuest()
    await resultOf(guest.verifications.setPicture("document", aPicture))
    const [first] = await partsOf(keeper)
    await rewrite(keeper, {
      verification: { ...(await keptOf(keeper))!.verification, selfie: null, document: null },
    })
    await resultOf(guest.verifications.setPicture("selfie", aPicture))

    keeper.clock.forward(HOUR_MS)
    await resultOf(tendPictures(keeper.desk))

    expect(await namesOf(keeper)).not.toContain(first)
    expect(await partsOf(keeper)).toEqual([null, (await namesOf(keeper))[0]])
  })

  it.each([
    ["document", "selfie"],
    ["selfie", "document"],
  ] as const)("deletes a %s whose time is over while the %s stays", async (first, later) => {
    const { keeper, guest, files } = await aGuest()
    await resultOf(guest.verifications.setPicture(first, aPicture))
    keeper.clock.forward(DAY_MS)
    await resultOf(guest.verifications.setPicture(later, aPicture))
    // As records were before the term was kept: each picture has a time of its own.
    const before = { ...(await keptOf(keeper))!.verification, picturesUntil: null }
    await rewrite(keeper, { verification: before })

    keeper.clock.forward(29 * DAY_MS)

    expect(await resultOf(tendPictures(keeper.desk))).toBe(1)
    expect((await keptOf(keeper))!.verification).toEqual({ ...before, [first]: null })
    expect(await namesOf(keeper)).toEqual([before[later]])
    expect(await resultOf(files.read(before[first]!))).toBeNull()
    expect(await resultOf(files.read(before[later]!))).not.toBeNull()
  })

  it("deletes what an upload left that broke off, once it cannot be on its way any more", async () => {
    const { files } = noted({ keep: () => Effect.fail(new StoreUnreachable()) })
    const { keeper, guest } = await aGuest(files)
    await refusal(guest.verifications.setPicture("document", aPicture))
    expect(await namesOf(keeper)).toHaveLength(1)

    keeper.clock.forward(HOUR_MS - 1)
    expect(await resultOf(tendPictures(keeper.desk))).toBe(0)
    keeper.clock.forward(1)
    await resultOf(tendPictures(keeper.desk))

    expect(await namesOf(keeper)).toEqual([])
  })

  it("deletes what belonged to an account that is gone", async () => {
    const { keeper, guest, files } = await aGuest()
    await submits(guest)
    const names = await namesOf(keeper)
    const { id } = (await keptOf(keeper))!
    await resultOf(keeper.desk.store.inTransaction(({ remove }) => remove(id)))

    keeper.clock.forward(HOUR_MS)
    expect(await resultOf(tendPictures(keeper.desk))).toBe(2)

    expect(await Promise.all(names.map((name) => resultOf(files.read(name))))).toEqual([null, null])
    expect(await namesOf(keeper)).toEqual([])
  })

  it("leaves a picture whose term changed between the look and the lock", async () => {
    const { keeper, guest } = await aGuest()
    await resultOf(guest.verifications.setPicture("document", aPicture))
    const { verification } = (await keptOf(keeper))!
    keeper.clock.forward(31 * DAY_MS)
    const picturesUntil = instantAt(keeper.clock.now() + 1)
    const { store } = keeper.desk
    const late = Effect.tap(store.pictures(), () =>
      Effect.promise(() => rewrite(keeper, { verification: { ...verification, picturesUntil } })),
    )

    const deleted = await resultOf(
      forgetOldPictures({ ...keeper.desk, store: { ...store, pictures: () => late } }),
    )

    expect(deleted).toBe(0)
    expect(await namesOf(keeper)).toEqual([verification.document])
    expect(await partsOf(keeper)).toEqual([verification.document, null])
  })

  it("writes down and seals what was kept before pictures were sealed, once", async () => {
    const { files, notes } = noted()
    const { keeper } = await aGuest(files)
    const { verification } = (await keptOf(keeper))!
    await rewrite(keeper, { verification: { ...verification, document: "d.webp" } })

    await resultOf(tendPictures(keeper.desk))
    await resultOf(tendPictures(keeper.desk))

    expect(notes).toEqual(["d.webp from null"])
    expect(await resultOf(keeper.desk.store.pictures())).toMatchObject([
      { picture: { name: "d.webp", key: "memory", keptAt: keeper.clock.now() } },
    ])
  })
})

describe("renewing pictures", () => {
  it("seals those again that another key sealed, and goes on where it broke off", async () => {
    let left = 1
    const { files, notes } = noted({
      renew: (name, from) =>
        Effect.suspend(() => {
          if (left === 0) return Effect.fail(new StoreUnreachable())
          left -= 1
          return Effect.sync(() => void notes.push(`${name} from ${from}`))
        }),
    })
    const { keeper } = await aGuest(files)
    const pictures = ["a", "b", "c"].map((letter) => ({
      name: `${letter}.webp`,
      account: account.id,
      keptAt: 0,
      key: letter === "c" ? "memory" : "another",
    }))
    await resultOf(
      keeper.desk.store.inTransaction(({ putPicture }) =>
        Effect.forEach(pictures, putPicture, { discard: true }),
      ),
    )

    await refusal(renewPictures(keeper.desk))
    left = 5
    expect(await resultOf(renewPictures(keeper.desk))).toBe(1)
    expect(await resultOf(renewPictures(keeper.desk))).toBe(0)

    expect(notes).toEqual(["a.webp from another", "b.webp from another"])
  })

  it("leaves those of other keys to whoever asks for it", async () => {
    const { files, notes } = noted()
    const { keeper } = await aGuest(files)
    const picture = { name: "a.webp", account: account.id, keptAt: 0, key: "another" }
    keeper.clock.forward(-keeper.clock.now())
    await resultOf(keeper.desk.store.inTransaction(({ putPicture }) => putPicture(picture)))

    await resultOf(tendPictures(keeper.desk))

    expect(notes).toEqual([])
  })
})

describe("a picture that comes", () => {
  it("is written down before it lies in the store, with the key that seals it", async () => {
    const keeper = aKeeper()
    const seen: Array<unknown> = []
    const keep: SealedFiles["keep"] = (name) =>
      Effect.promise(async () => void seen.push(name, await resultOf(keeper.desk.store.pictures())))

    const name = await resultOf(
      keepPicture(
        { ...keeper.desk, identityPictures: { ...inMemorySealedFiles(), keep } },
        account.id,
        aPicture,
      ),
    )

    expect(name).toMatch(/^[0-9a-z]{26}\.webp$/)
    const picture = { name, account: account.id, keptAt: keeper.clock.now(), key: "memory" }
    expect(seen).toEqual([name, [{ picture, account: null }]])
  })

  it("takes the place of the one before, which is deleted", async () => {
    const { keeper, guest, files } = await aGuest()
    await resultOf(guest.verifications.setPicture("document", aPicture))
    const [before] = await namesOf(keeper)

    await resultOf(guest.verifications.setPicture("document", aPicture))

    expect(await resultOf(files.read(before!))).toBeNull()
    expect(await namesOf(keeper)).toEqual([(await partsOf(keeper))[0]])
  })

  it("leaves no file behind when three come at once", async () => {
    const kept: Array<string> = []
    const memory = inMemorySealedFiles()
    const { keeper, guest, files } = await aGuest({
      ...memory,
      keep: (name, bytes) =>
        Effect.andThen(
          Effect.sync(() => void kept.push(name)),
          memory.keep(name, bytes),
        ),
    })
    await resultOf(guest.verifications.setPicture("document", aPicture))
    await Promise.all(
      [1, 2, 3].map(() => resultOf(guest.verifications.setPicture("document", aPicture))),
    )

    const [document] = await partsOf(keeper)
    const left = await Promise.all(kept.map((name) => resultOf(files.read(name))))
    expect(kept).toHaveLength(4)
    expect(left.filter((file) => file !== null)).toHaveLength(1)
    expect(await namesOf(keeper)).toEqual([document])
  })

  it("goes with the account", async () => {
    const { keeper, guest, files } = await aGuest()
    await submits(guest)
    const names = await namesOf(keeper)

    await resultOf(guest.accounts.deleteAccount())

    expect(await Promise.all(names.map((name) => resultOf(files.read(name))))).toEqual([null, null])
    expect(await namesOf(keeper)).toEqual([])
  })
})
