import type { AccountStore } from "#core/account-store/account-store.port.ts"
import { inMemoryFiles } from "#fixtures/doubles/files.in-memory.ts"
import { inMemorySealedFiles } from "#fixtures/doubles/encrypted-files.in-memory.ts"
import { refusal, resultOf } from "#tests/contracts/outcomes.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { aKeeper, aRegistered, EMAIL, lastLink } from "../an-account-keeper.ts"
import { aPicture, submits } from "../a-verification.ts"

const NEXT = "teh tarik kurang manis"

/** Has the account gone whenever somebody locks it: another device ended it a moment ago. */
const gone =
  ({ inTransaction }: AccountStore): AccountStore["inTransaction"] =>
  (work) =>
    inTransaction((transaction) => work({ ...transaction, lock: () => Effect.succeed(null) }))

describe("an account that ends while its guest does something", () => {
  it("takes no change any more", async () => {
    const keeper = aKeeper()
    const guest = await aRegistered(keeper)
    Object.assign(keeper.desk.store, { inTransaction: gone(keeper.desk.store) })

    const failure = await refusal(guest.profiles.savePreferences({ language: "bm", theme: null }))

    expect(failure._tag).toBe("NotSignedIn")
  })

  it("takes no new password by a link", async () => {
    const keeper = aKeeper()
    const guest = await aRegistered(keeper)
    await resultOf(guest.accounts.askForReset(EMAIL))
    const link = lastLink(keeper)
    Object.assign(keeper.desk.store, { inTransaction: gone(keeper.desk.store) })

    const failure = await refusal(
      guest.accounts.resetPassword({ link, password: NEXT, confirmPassword: NEXT }),
    )

    expect(failure._tag).toBe("LinkRefused")
  })
})

describe("the files of an account that ends", () => {
  const noting = () => {
    const removed: Array<string> = []
    const remove = (name: string) => Effect.sync(() => void removed.push(name))
    const files = { ...inMemoryFiles(), remove }
    const keeper = aKeeper({ files, identityPictures: { ...inMemorySealedFiles(), remove } })
    return { keeper, removed }
  }

  it("are deleted, each of them", async () => {
    const { keeper, removed } = noting()
    const guest = await aRegistered(keeper)
    await resultOf(guest.profiles.setPicture(aPicture))
    await submits(guest)

    await resultOf(guest.accounts.deleteAccount())

    expect(removed.map((name) => name.replace(/^[0-9a-z]{26}/, ""))).toEqual([
      "-512.webp",
      "-128.webp",
      ".webp",
      ".webp",
    ])
  })

  it("are none where there are none", async () => {
    const { keeper, removed } = noting()
    const guest = await aRegistered(keeper)

    await resultOf(guest.accounts.deleteAccount())

    expect(removed).toEqual([])
  })
})
