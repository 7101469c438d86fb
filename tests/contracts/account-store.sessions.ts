import type { AccountStore } from "#core/account-store/account-store.port.ts"
import type { MailedLink } from "#core/account-store/mailed-link.ts"
import type { SessionRecord } from "#core/account-store/session-record.ts"
import { AccountId } from "#core/people/account-id.ts"
import { anAccountRecord } from "#fixtures/builders/an-account.ts"
import { Effect } from "effect"
import { beforeEach, describe, expect, it } from "vitest"
import { aMailedLink, aSessionRecord } from "./account-store.steps.ts"
import { resultOf } from "./outcomes.ts"

const [mine, other] = [AccountId.make("a".repeat(26)), AccountId.make("b".repeat(26))]
const always = { usedSince: 0, begunSince: 0 }

/** What every store of accounts promises of sessions and of links that were mailed. */
export const sessionsContract = (keeper: string, open: () => Promise<AccountStore>): void => {
  describe(`sessions and links kept in ${keeper}`, () => {
    let store: AccountStore
    beforeEach(async () => {
      store = await open()
      const accounts = [mine, other].map((id) =>
        anAccountRecord({ id, email: `${id[0]}@example.com` }),
      )
      await resultOf(store.inTransaction(({ insert }) => Effect.forEach(accounts, insert)))
    })
    const begin = (...sessions: ReadonlyArray<SessionRecord>) =>
      resultOf(store.inTransaction(({ putSession }) => Effect.forEach(sessions, putSession)))
    const idsOf = async (account = mine, living = always) =>
      (await resultOf(store.sessionsOf(account, living))).map(({ id }) => id[0])

    it("open their account by their secret, as they were begun", async () => {
      await begin(aSessionRecord("a"), aSessionRecord("b", { account: other }))

      const opened = await resultOf(store.openSession("session b", always))

      expect(opened?.session).toEqual(aSessionRecord("b", { account: other }))
      expect(opened?.account.id).toBe(other)
      expect(await resultOf(store.openSession("session c", always))).toBeNull()
    })

    it.each([
      [{ usedSince: 2000, begunSince: 1000 }, true],
      [{ usedSince: 2001, begunSince: 1000 }, false],
      [{ usedSince: 2000, begunSince: 1001 }, false],
    ])("live with %o: %s", async (living, isLiving) => {
      await begin(aSessionRecord("a"))

      expect((await resultOf(store.openSession("session a", living))) !== null).toBe(isLiving)
      expect(await idsOf(mine, living)).toEqual(isLiving ? ["a"] : [])
    })

    it("are listed, the last used first, each where it belongs", async () => {
      await begin(
        aSessionRecord("a"),
        aSessionRecord("b", { lastSeenAt: 3000 }),
        aSessionRecord("c", { account: other }),
      )
      expect(await idsOf()).toEqual(["b", "a"])

      await resultOf(store.seen(aSessionRecord("a").id, 4000))
      expect(await idsOf()).toEqual(["a", "b"])
      await resultOf(store.seen(aSessionRecord("a").id, 2500))

      const listed = await resultOf(store.sessionsOf(mine, always))
      expect(listed.map(({ lastSeenAt }) => lastSeenAt)).toEqual([4000, 3000])
      expect(await idsOf(other)).toEqual(["c"])
    })

    it("end one by one, for their owner alone", async () => {
      await begin(aSessionRecord("a"), aSessionRecord("b"))
      const end = (account: AccountId, letter: string) =>
        resultOf(
          store.inTransaction(({ endSession }) => endSession(account, aSessionRecord(letter).id)),
        )

      expect(await end(other, "a")).toBe(false)
      expect(await end(mine, "a")).toBe(true)
      expect(await end(mine, "a")).toBe(false)
      expect(await idsOf()).toEqual(["b"])
    })

    it("end all of an account, or all but one", async () => {
      const ofOther = aSessionRecord("d", { account: other })
      await begin(aSessionRecord("a"), aSessionRecord("b"), aSessionRecord("c"), ofOther)
      const endBut = (but: SessionRecord["id"] | null) =>
        resultOf(store.inTransaction(({ endSessions }) => endSessions(mine, but)))

      await endBut(aSessionRecord("b").id)
      expect(await idsOf()).toEqual(["b"])
      await endBut(null)

      expect([await idsOf(), await idsOf(other)]).toEqual([[], ["d"]])
    })

    const mail = (...links: ReadonlyArray<MailedLink>) =>
      resultOf(store.inTransaction(({ putLink }) => Effect.forEach(links, putLink)))
    const take = (kind: MailedLink["kind"], letter: string) =>
      resultOf(store.inTransaction(({ takeLink }) => takeLink(kind, `link ${letter}`)))

    it.each(["proof", "reset", "restore"] as const)(
      "are taken once, each for what it was mailed for: %s",
      async (kind) => {
        await mail(aMailedLink("a", { kind }))

        for (const another of ["proof", "reset", "restore"] as const)
          expect(another === kind || (await take(another, "a")) === null).toBe(true)
        expect(await take(kind, "b")).toBeNull()
        expect(await take(kind, "a")).toEqual(aMailedLink("a", { kind }))
        expect(await take(kind, "a")).toBeNull()
      },
    )

    it("take the place of older links of their kind and account", async () => {
      await mail(
        aMailedLink("a"),
        aMailedLink("b", { kind: "reset" }),
        aMailedLink("c", { account: other }),
        aMailedLink("d", { email: "new@example.com", until: 6000 }),
      )

      expect(await take("proof", "a")).toBeNull()
      expect(await take("proof", "d")).toMatchObject({ email: "new@example.com", until: 6000 })
      expect(await take("reset", "b")).not.toBeNull()
      expect(await take("proof", "c")).not.toBeNull()
    })

    it("leave each other be where they give an address back", async () => {
      await mail(aMailedLink("a", { kind: "restore" }), aMailedLink("b", { kind: "restore" }))

      expect(await take("restore", "a")).not.toBeNull()
      expect(await take("restore", "b")).not.toBeNull()
    })
  })
}
