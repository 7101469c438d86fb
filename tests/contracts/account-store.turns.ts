import type { AccountRecord } from "#core/account-store/account-record.ts"
import type { AccountStore } from "#core/account-store/account-store.port.ts"
import type { Instant } from "#core/kernel/instant.ts"
import { AccountId } from "#core/people/account-id.ts"
import { anAccountRecord } from "#fixtures/builders/an-account.ts"
import { Effect } from "effect"
import { beforeEach, describe, expect, it } from "vitest"
import { resultOf } from "./outcomes.ts"

const idOf = (letter: string) => AccountId.make(letter.repeat(26))

const on = (day: number) => `2026-11-${day}T02:30:00.000Z` as Instant

const an = (letter: string, changes: Partial<AccountRecord> = {}): AccountRecord =>
  anAccountRecord({ id: idOf(letter), ...changes })

/** What every store of accounts promises of accounts that change, also while others look at them. */
export const accountChangesContract = (keeper: string, open: () => Promise<AccountStore>): void => {
  describe(`accounts that change in ${keeper}`, () => {
    let store: AccountStore
    beforeEach(async () => {
      store = await open()
    })
    const keep = (...accounts: ReadonlyArray<AccountRecord>) =>
      resultOf(store.inTransaction(({ insert }) => Effect.forEach(accounts, insert)))
    const save = (account: AccountRecord) =>
      resultOf(store.inTransaction((transaction) => transaction.save(account)))
    const claimants = async (email: string) => {
      const { proved, unproved } = await resultOf(store.claimantsOf(email))
      return [proved?.id, unproved?.id]
    }

    it("are found by the address and the outside identity that they have now", async () => {
      await keep(an("a"), an("b", { email: "wei@example.com" }))

      await save(an("a", { email: "New@example.com", emailVerified: true, outside: "google 1" }))

      expect(await claimants("aisyah.tan@example.com")).toEqual([undefined, undefined])
      expect(await claimants("new@EXAMPLE.com")).toEqual([idOf("a"), undefined])
      expect(await claimants("wei@example.com")).toEqual([undefined, idOf("b")])
      const found = await resultOf(store.inTransaction(({ ofOutside }) => ofOutside("google 1")))
      expect(found?.id).toBe(idOf("a"))
    })

    it("are the newest by when they say that they were registered", async () => {
      await keep(an("a", { registeredAt: on(10) }), an("b", { registeredAt: on(11) }))
      expect(await claimants("aisyah.tan@example.com")).toEqual([undefined, idOf("b")])

      await save(an("a", { registeredAt: on(12) }))
      expect(await claimants("aisyah.tan@example.com")).toEqual([undefined, idOf("a")])

      await save(an("b", { registeredAt: on(12) }))
      expect(await claimants("aisyah.tan@example.com")).toEqual([undefined, idOf("a")])
    })

    it("are looked for in a change by addresses alone", async () => {
      for (const email of ["no address", "a\u0000@example.com"])
        expect(
          await resultOf(store.inTransaction(({ claimantsOf }) => claimantsOf(email))),
        ).toEqual({ proved: null, unproved: null })
    })

    it("are changed by nobody between another's look and its change", async () => {
      await keep(an("a", { firstName: "" }))
      const oneLetterMore = store.inTransaction((transaction) =>
        Effect.gen(function* () {
          const before = yield* transaction.lock(idOf("a"))
          yield* Effect.yieldNow
          if (before !== null)
            yield* transaction.save({ ...before, firstName: `${before.firstName}x` })
        }),
      )

      const all = Array.from({ length: 8 }, () => oneLetterMore)
      await resultOf(Effect.all(all, { concurrency: "unbounded" }))

      const after = await resultOf(store.inTransaction(({ lock }) => lock(idOf("a"))))
      expect(after?.firstName).toBe("xxxxxxxx")
    })

    it("are one of all who ask at once for an address that is nobody's, in any case of letters", async () => {
      const claim = (letter: string, place: number) =>
        store.inTransaction((transaction) =>
          Effect.gen(function* () {
            const email = place % 2 === 0 ? "mei@example.com" : "MEI@Example.com"
            const { proved, unproved } = yield* transaction.claimantsOf(email)
            yield* Effect.yieldNow
            if (proved !== null || unproved !== null) return false
            yield* transaction.insert(an(letter, { email }))
            return true
          }),
        )

      const claims = ["a", "b", "c", "d", "e", "f"].map(claim)
      const outcomes = await resultOf(Effect.all(claims, { concurrency: "unbounded" }))

      expect(outcomes.filter((isFirst) => isFirst)).toHaveLength(1)
    })
  })
}
