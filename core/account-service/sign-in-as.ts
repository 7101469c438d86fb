import { Effect } from "effect"
import type { StoreUnreachable } from "../kernel/store.errors.ts"
import type { AccountServiceNeeds, Browser } from "./account-service.needs.ts"
import type { AccountRecord } from "../account-store/account-record.ts"
import type { AccountTransaction } from "../account-store/account-store.port.ts"
import { SignInExpired } from "../account/account.errors.ts"
import { writeSession } from "./begin-session.ts"
import { lockAsChecked } from "./lock-as-checked.ts"
import { openSessionOn } from "./open-session.ts"
import { joinedTo } from "./proved-address.ts"
import { arrivedAs } from "./user-of.ts"

/** What happens to the account in the same transaction, and how many stays it was given by that. */
type Alongside = (
  transaction: AccountTransaction,
  locked: AccountRecord,
) => Effect.Effect<number, StoreUnreachable>

const newSession = Effect.fnUntraced(function* (
  needs: AccountServiceNeeds,
  browser: Browser,
  account: AccountRecord,
  alongside: Alongside,
) {
  const before = yield* openSessionOn(needs, browser)
  const { secret, joined } = yield* needs.store.inTransaction((transaction) =>
    Effect.gen(function* () {
      const locked = yield* lockAsChecked(transaction, account, () => new SignInExpired())
      if (before) yield* transaction.endSession(before.account.id, before.session.id)
      const { secret } = yield* writeSession(needs, transaction, account, browser)
      return { secret, joined: yield* alongside(transaction, locked) }
    }),
  )
  browser.keep(secret)
  return arrivedAs(account, joined)
})

/**
 * Gives a browser a new session of an account, in place of any that it had, and the account what was
 * booked with its proved address; none where the password or second factor that opened the account
 * has been replaced meanwhile.
 */
export const signInAs = (needs: AccountServiceNeeds, browser: Browser, account: AccountRecord) =>
  newSession(needs, browser, account, joinedTo)

/** The same for a guest who is signed in already: nothing joins where nobody learns of it. */
export const renewSession = (
  needs: AccountServiceNeeds,
  browser: Browser,
  account: AccountRecord,
) => newSession(needs, browser, account, () => Effect.succeed(0))
