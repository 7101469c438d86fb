import { Effect } from "effect"
import type { StoreUnreachable } from "../kernel/store.errors.ts"
import type { AccountServiceNeeds, Browser } from "./account-service.needs.ts"
import type { AccountRecord } from "../account-store/account-record.ts"
import type { AccountTransaction } from "../account-store/account-store.port.ts"
import { browserNameOf } from "../visitor/browser-name.ts"
import { newSecret, newSessionId } from "./secrets.ts"
import type { SessionRecord } from "../account-store/session-record.ts"

/** A session that is written down, and the secret that only the browser will have. */
export type NewSession = { readonly session: SessionRecord; readonly secret: string }

/** Writes a new session down; the browser gets it when all of it is kept. */
export const writeSession = (
  { clock, randomness, digest }: AccountServiceNeeds,
  transaction: AccountTransaction,
  { id }: AccountRecord,
  { userAgent }: Browser,
): Effect.Effect<NewSession, StoreUnreachable> => {
  const now = clock.now()
  const secret = newSecret(randomness)
  const session: SessionRecord = {
    id: newSessionId(randomness),
    secret: digest(secret),
    account: id,
    browser: browserNameOf(userAgent),
    signedInAt: now,
    lastSeenAt: now,
    confirmedAt: now,
  }
  return Effect.as(transaction.putSession(session), { session, secret })
}
