import { Effect } from "effect"
import type { AccountServiceNeeds, Browser } from "./account-service.needs.ts"
import type { AccountRecord } from "../account-store/account-record.ts"
import { SignInExpired } from "../account/account.errors.ts"
import { writeSession } from "./begin-session.ts"
import { lockAsChecked } from "./lock-as-checked.ts"
import { openSessionOn } from "./open-session.ts"
import { signedInAs } from "./user-of.ts"

/**
 * Gives a browser a new session of an account, in place of any that it had; none where the password
 * or second factor that opened the account has been replaced meanwhile.
 */
export const signInAs = Effect.fnUntraced(function* (
  needs: AccountServiceNeeds,
  browser: Browser,
  account: AccountRecord,
) {
  const before = yield* openSessionOn(needs, browser)
  const { secret } = yield* needs.store.inTransaction((transaction) =>
    Effect.gen(function* () {
      yield* lockAsChecked(transaction, account, () => new SignInExpired())
      if (before) yield* transaction.endSession(before.account.id, before.session.id)
      return yield* writeSession(needs, transaction, account, browser)
    }),
  )
  browser.keep(secret)
  return signedInAs(account)
})
