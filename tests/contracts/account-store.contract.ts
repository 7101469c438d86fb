import type { AccountRecord } from "#core/account-store/account-record.ts"
import type { AccountStore } from "#core/account-store/account-store.port.ts"
import type { Instant } from "#core/kernel/instant.ts"
import { AccountId } from "#core/people/account-id.ts"
import { anAccountRecord } from "#fixtures/builders/an-account.ts"
import { Effect } from "effect"
import { beforeEach, describe, expect, it } from "vitest"
import { aMailedLink, aSessionRecord, aLeaving } from "./account-store.steps.ts"
import { refusal, resultOf } from "./outcomes.ts"

const idOf = (letter: string) => AccountId.make(letter.repeat(26))

const on = (day: number) => `2026-11-${day}T02:30:00.000Z` as Instant

const an = (letter: string, changes: Partial<AccountRecord> = {}): AccountRecord =>
  anAccountRecord({ id: idOf(letter), ...changes })

const submittedAt = (day: number): Pick<AccountRecord, "verification"> => {
  const { verification } = anAccountRecord()
  return { verification: { ...verification, status: "submitted", submittedAt: on(day) } }
}

/** What every store of accounts promises of accounts themselves and what is written down beside them. */
export const accountStoreContract = (keeper: string, open: () => Promise<AccountStore>): void => {
  describe(`accounts kept in ${keeper}`, () => {
    let store: AccountStore
    beforeEach(async () => {
      store = await open()
    })
    const keep = (...accounts: ReadonlyArray<AccountRecord>) =>
      resultOf(store.inTransaction(({ insert }) => Effect.forEach(accounts, insert)))
    const find = (id: AccountId) => resultOf(store.inTransaction(({ lock }) => lock(id)))

    it("are found by their id as they were kept, and as they were saved last", async () => {
      await keep(an("a"), an("b", { email: "wei@example.com" }))
      expect(await find(idOf("a"))).toEqual(an("a"))

      await resultOf(store.inTransaction(({ save }) => save(an("a", { firstName: "Siti" }))))

      expect((await find(idOf("a")))?.firstName).toBe("Siti")
      expect(await find(idOf("b"))).toEqual(an("b", { email: "wei@example.com" }))
      expect(await find(idOf("c"))).toBeNull()
    })

    it("keep nothing of a change that fails", async () => {
      const failing = store.inTransaction(({ insert }) =>
        Effect.andThen(insert(an("a")), Effect.fail({ _tag: "no" } as const)),
      )

      expect(await refusal(failing)).toEqual({ _tag: "no" })
      expect(await find(idOf("a"))).toBeNull()
    })

    it("answer to an address: the one that proved it, and the newest of the others", async () => {
      const isProved = { emailVerified: true }
      await keep(
        an("a", { registeredAt: on(10) }),
        an("b", { registeredAt: on(12), email: "AISYAH.tan@Example.com" }),
        an("c", { registeredAt: on(11) }),
        an("d", { registeredAt: on(10), ...isProved }),
        an("e", { registeredAt: on(13), email: "wei@example.com" }),
      )
      const idsOf = ({ proved, unproved }: Awaited<ReturnType<typeof claimants>>) => [
        proved?.id,
        unproved?.id,
      ]
      const claimants = (email: string) => resultOf(store.claimantsOf(email))
      const within = (email: string) =>
        resultOf(store.inTransaction(({ claimantsOf }) => claimantsOf(email)))

      expect(idsOf(await claimants("Aisyah.Tan@example.com"))).toEqual([idOf("d"), idOf("b")])
      expect(idsOf(await within("Aisyah.Tan@example.com"))).toEqual([idOf("d"), idOf("b")])
      expect(idsOf(await claimants("wei@example.com"))).toEqual([undefined, idOf("e")])
      for (const nobodys of ["nobody@example.com", "no address", "a\u0000@example.com"])
        expect(await claimants(nobodys)).toEqual({ proved: null, unproved: null })
    })

    it("are removed with an address that one of them proved, but for that one", async () => {
      const other = an("c", { email: "wei@example.com" })
      await keep(an("a"), an("b", { email: "AISYAH.TAN@example.com" }), other)

      const removed = await resultOf(
        store.inTransaction(({ removeOthers }) =>
          removeOthers("Aisyah.Tan@example.com", idOf("a")),
        ),
      )

      expect(removed.map(({ id }) => id)).toEqual([idOf("b")])
      const left = await Promise.all(["a", "b", "c"].map((letter) => find(idOf(letter))))
      expect(left.map((account) => account?.id)).toEqual([idOf("a"), undefined, idOf("c")])
    })

    it("are found by who signs them in elsewhere", async () => {
      await keep(an("a"), an("b", { outside: "google 1" }))
      const of = (outside: string) =>
        resultOf(store.inTransaction(({ ofOutside }) => ofOutside(outside)))

      expect((await of("google 1"))?.id).toBe(idOf("b"))
      expect(await of("google 2")).toBeNull()
    })

    it("wait to be verified in the order in which they asked", async () => {
      await keep(an("a", submittedAt(12)), an("b"), an("c", submittedAt(11)))
      const waiting = async () => (await resultOf(store.submitted())).map(({ id }) => id)
      expect(await waiting()).toEqual([idOf("c"), idOf("a")])

      await resultOf(store.inTransaction(({ save }) => save(an("c"))))

      expect(await waiting()).toEqual([idOf("a")])
    })

    it("end with their sessions and links, and nobody else's", async () => {
      await keep(an("a"), an("b", { email: "wei@example.com" }))
      await resultOf(
        store.inTransaction(({ putSession, putLink }) =>
          Effect.all([
            putSession(aSessionRecord("a", { account: idOf("a") })),
            putSession(aSessionRecord("b", { account: idOf("b") })),
            putLink(aMailedLink("a", { account: idOf("a") })),
            putLink(aMailedLink("b", { account: idOf("b") })),
          ]),
        ),
      )

      await resultOf(store.inTransaction(({ remove }) => remove(idOf("a"))))

      const living = { usedSince: 0, begunSince: 0 }
      const found = await Promise.all(
        ["a", "b"].flatMap((letter) => [
          find(idOf(letter)),
          resultOf(store.openSession(`session ${letter}`, living)),
          resultOf(store.inTransaction(({ takeLink }) => takeLink("proof", `link ${letter}`))),
        ]),
      )
      expect(found.map((one) => one !== null)).toEqual([false, false, false, true, true, true])
    })

    const away = (key: string) => aLeaving({ key })

    it("are signed in elsewhere by one attempt for each browser, taken once", async () => {
      const newer = { ...away("browser-1"), nonce: "n2" }
      for (const attempt of [away("browser-1"), away("browser-2"), newer])
        await resultOf(store.inTransaction(({ putAttempt }) => putAttempt(attempt)))
      const take = (key: string) =>
        resultOf(store.inTransaction(({ takeAttempt }) => takeAttempt(key)))

      expect(await resultOf(store.attempt("browser-1"))).toEqual(newer)
      expect(await take("browser-1")).toEqual(newer)
      expect(await take("browser-1")).toBeNull()
      expect(await resultOf(store.attempt("browser-1"))).toBeNull()
      expect(await resultOf(store.attempt("browser-2"))).toEqual(away("browser-2"))
    })

    it("have their pictures written down, also those that nobody wrote down before", async () => {
      const { verification } = anAccountRecord()
      const pictures = { ...verification, document: "paper", selfie: "face" }
      await keep(an("a", { verification: pictures }), an("b", { email: "wei@example.com" }))
      const known = { name: "paper", account: idOf("a"), keptAt: 5, key: "k1" }
      const orphan = { name: "zebra", account: idOf("z"), keptAt: 6, key: null }
      for (const picture of [known, orphan])
        await resultOf(store.inTransaction(({ putPicture }) => putPicture(picture)))

      await resultOf(store.adoptPictures(9))

      const written = (await resultOf(store.pictures())).toSorted((one, other) =>
        one.picture.name < other.picture.name ? -1 : 1,
      )
      expect(written.map(({ picture, account }) => [picture, account?.id])).toEqual([
        [{ name: "face", account: idOf("a"), keptAt: 9, key: null }, idOf("a")],
        [known, idOf("a")],
        [orphan, undefined],
      ])
      await resultOf(store.inTransaction(({ dropPicture }) => dropPicture("paper")))
      expect((await resultOf(store.pictures())).map(({ picture }) => picture.name)).not.toContain(
        "paper",
      )
    })
  })
}
