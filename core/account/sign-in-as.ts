import { Effect } from "effect"
import type { AccountDesk, Browser } from "./account-desk.ts"
import type { AccountRecord } from "./account-record.ts"
import { writeSession } from "./begin-session.ts"
import { openSessionOn } from "./open-session.ts"
import { signedInAs } from "./user-of.ts"

/** Gives a browser a new session of an account, in place of any that it had. */
export const signInAs = Effect.fnUntraced(function* (
  desk: AccountDesk,
  browser: Browser,
  account: AccountRecord,
) {
  const before = yield* openSessionOn(desk, browser)
  const { secret } = yield* desk.store.inTransaction((transaction) =>
    Effect.gen(function* () {
      if (before) yield* transaction.endSession(before.account.id, before.session.id)
      return yield* writeSession(desk, transaction, account, browser)
    }),
  )
  browser.keep(secret)
  return signedInAs(account)
})
