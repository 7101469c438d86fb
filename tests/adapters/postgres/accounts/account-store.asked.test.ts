import { accountDocumentOf } from "#adapters/postgres/accounts/account-document.ts"
import { postgresAccountStore } from "#adapters/postgres/accounts/account-store.postgres.ts"
import type { AccountTransaction } from "#core/account-store/account-store.port.ts"
import { anAccountRecord } from "#fixtures/builders/an-account.ts"
import { openEncryption } from "#fixtures/doubles/encryption.open.ts"
import { Effect } from "effect"
import { expect, it } from "vitest"
import { answering, NOT_ASKED_FOR } from "../an-answering-database.ts"

const account = anAccountRecord()
const record: unknown = JSON.parse(accountDocumentOf(openEncryption, account))
const living = { usedSince: 0, begunSince: 0 }
const session = {
  id: "a".repeat(26),
  secret: "secret",
  account: account.id,
  browser: "Firefox",
  signed_in_at: 1,
  last_seen_at: 3,
  confirmed_at: 2,
}
const seen = {
  id: session.id,
  secret: "secret",
  account: account.id,
  browser: "Firefox",
  signedInAt: 1,
  lastSeenAt: 3,
  confirmedAt: 2,
}
const link = { secret: "l1", kind: "reset", account: account.id, email: account.email, until: 5 }

const storeOn = (...rows: ReadonlyArray<object>) => {
  const { asked, database } = answering(...rows)
  return { asked, store: postgresAccountStore(database, openEncryption) }
}
const read = (effect: Effect.Effect<unknown, unknown>) => Effect.runPromise(effect)
const within = (rows: ReadonlyArray<object>, work: (transaction: AccountTransaction) => unknown) =>
  read(storeOn(...rows).store.inTransaction(work as never))

it("a session is opened by its secret, with its own account", async () => {
  const open = (changes: object = {}) =>
    read(storeOn({ ...session, record, ...changes }).store.openSession("secret", living))

  expect(await open()).toEqual({ session: seen, account })
  await expect(open({ secret: "another" })).rejects.toThrow(NOT_ASKED_FOR)
  await expect(open({ account: "b".repeat(26) })).rejects.toThrow(NOT_ASKED_FOR)
  expect(await read(storeOn().store.openSession("secret", living))).toBeNull()
})

it("sessions are listed of the account that was asked for", async () => {
  const list = (...rows: ReadonlyArray<object>) =>
    read(storeOn(...rows).store.sessionsOf(account.id, living))

  expect(await list(session)).toEqual([seen])
  await expect(list(session, { ...session, account: "b".repeat(26) })).rejects.toThrow(
    NOT_ASKED_FOR,
  )
})

it("a link is taken of its kind by its secret", async () => {
  const take = (changes: object = {}) =>
    within([{ ...link, ...changes }], ({ takeLink }) => takeLink("reset", "l1"))

  expect(await take()).toEqual(link)
  await expect(take({ kind: "proof" })).rejects.toThrow(NOT_ASKED_FOR)
  await expect(take({ secret: "l2" })).rejects.toThrow(NOT_ASKED_FOR)
  expect(await within([], ({ takeLink }) => takeLink("reset", "l1"))).toBeNull()
})

it("an account is locked by its id, and found by its identity elsewhere", async () => {
  const other = anAccountRecord({ id: "b".repeat(26) as never, outside: "google 2" as never })
  const row = { record: JSON.parse(accountDocumentOf(openEncryption, other)) }

  expect(await within([{ record }], ({ lock }) => lock(account.id))).toEqual(account)
  await expect(within([row], ({ lock }) => lock(account.id))).rejects.toThrow(NOT_ASKED_FOR)
  expect(await within([row], ({ ofOutside }) => ofOutside("google 2" as never))).toEqual(other)
  await expect(within([row], ({ ofOutside }) => ofOutside("google 1" as never))).rejects.toThrow(
    NOT_ASKED_FOR,
  )
})

it("who claims an address is asked for an address alone, and answered for that one", async () => {
  const { asked, store } = storeOn({ proved: true, record })

  expect(await read(store.claimantsOf("no address"))).toEqual({ proved: null, unproved: null })
  expect(await read(store.inTransaction(({ claimantsOf }) => claimantsOf("no address")))).toEqual({
    proved: null,
    unproved: null,
  })
  expect(asked).toEqual([])
  expect(await read(store.claimantsOf(account.email.toUpperCase()))).toEqual({
    proved: account,
    unproved: null,
  })
  await expect(read(store.claimantsOf("another@example.com"))).rejects.toThrow(NOT_ASKED_FOR)
})

it("the newest of those who did not prove an address is told apart from who did", async () => {
  const { store } = storeOn({ proved: false, record })

  expect(await read(store.claimantsOf(account.email))).toEqual({ proved: null, unproved: account })
})
