import { Effect } from "effect"
import { instantAt } from "../booking/desk.ts"
import type { AccountDesk, Caller } from "./account-desk.ts"
import { SessionNotFound } from "./account.errors.ts"
import type { OpenSession } from "./account-store.port.ts"
import { livingAt, needSession } from "./open-session.ts"
import { noteDone } from "./security-notes.ts"
import type { SessionRecord } from "./session-record.ts"
import type { SessionId, SessionView } from "./session.ts"
import { signedInAs, signedOut } from "./user-of.ts"

const viewOf = (record: SessionRecord, current: SessionId): SessionView => ({
  id: record.id,
  current: record.id === current,
  browser: record.browser,
  signedInAt: instantAt(record.signedInAt),
  lastSeenAt: instantAt(record.lastSeenAt),
})

/** The browsers that an account is signed in on. */
export const sessionsOf = (desk: AccountDesk, { account, session }: OpenSession) =>
  Effect.map(desk.store.sessionsOf(account.id, livingAt(desk.clock.now())), (records) =>
    records.map((record) => viewOf(record, session.id)),
  )

export const listSessions = (desk: AccountDesk, { browser }: Caller) =>
  Effect.flatMap(needSession(desk, browser), (open) => sessionsOf(desk, open))

/** Ends one session of the asking guest; their own may be it. */
export const endSession = Effect.fnUntraced(function* (
  desk: AccountDesk,
  { browser }: Caller,
  id: SessionId,
) {
  const { account, session } = yield* needSession(desk, browser)
  const wasThere = yield* desk.store.inTransaction((transaction) =>
    transaction.endSession(account.id, id),
  )
  if (!wasThere) return yield* new SessionNotFound()
  if (id !== session.id) return signedInAs(account)
  browser.forget()
  return signedOut
})

/** Signs the asking guest out everywhere. */
export const endAllSessions = Effect.fnUntraced(function* (desk: AccountDesk, caller: Caller) {
  const { account } = yield* needSession(desk, caller.browser)
  yield* desk.store.inTransaction((transaction) => transaction.endSessions(account.id, null))
  caller.browser.forget()
  yield* noteDone(desk, caller, "endAllSessions", account.id)
  return signedOut
})
