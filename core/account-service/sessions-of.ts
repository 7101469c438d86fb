import { Effect } from "effect"
import { instantAt } from "../kernel/instant-at.ts"
import type { AccountServiceNeeds, AccountCaller } from "./account-service.needs.ts"
import { SessionNotFound } from "../account/account.errors.ts"
import type { OpenSession } from "../account-store/account-store.port.ts"
import { livingAt, needSession } from "./open-session.ts"
import { noteDone } from "./security-notes.ts"
import type { SessionRecord } from "../account-store/session-record.ts"
import type { SessionId, SessionView } from "../account/session.ts"
import { signedInAs, signedOut } from "./user-of.ts"

const viewOf = (record: SessionRecord, current: SessionId): SessionView => ({
  id: record.id,
  current: record.id === current,
  browser: record.browser,
  signedInAt: instantAt(record.signedInAt),
  lastSeenAt: instantAt(record.lastSeenAt),
})

/** The browsers that an account is signed in on. */
export const sessionsOf = (needs: AccountServiceNeeds, { account, session }: OpenSession) =>
  Effect.map(needs.store.sessionsOf(account.id, livingAt(needs.clock.now())), (records) =>
    records.map((record) => viewOf(record, session.id)),
  )

export const listSessions = (needs: AccountServiceNeeds, { browser }: AccountCaller) =>
  Effect.flatMap(needSession(needs, browser), (open) => sessionsOf(needs, open))

/** Ends one session of the asking guest; their own may be it. */
export const endSession = Effect.fnUntraced(function* (
  needs: AccountServiceNeeds,
  { browser }: AccountCaller,
  id: SessionId,
) {
  const { account, session } = yield* needSession(needs, browser)
  const wasThere = yield* needs.store.inTransaction((transaction) =>
    transaction.endSession(account.id, id),
  )
  if (!wasThere) return yield* new SessionNotFound()
  if (id !== session.id) return signedInAs(account)
  browser.forget()
  return signedOut
})

/** Signs the asking guest out everywhere. */
export const endAllSessions = Effect.fnUntraced(function* (
  needs: AccountServiceNeeds,
  caller: AccountCaller,
) {
  const { account } = yield* needSession(needs, caller.browser)
  yield* needs.store.inTransaction((transaction) => transaction.endSessions(account.id, null))
  caller.browser.forget()
  yield* noteDone(needs, caller, "endAllSessions", account.id)
  return signedOut
})
