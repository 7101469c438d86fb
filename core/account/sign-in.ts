import { Effect } from "effect"
import type { StoreUnreachable } from "../kernel/store.errors.ts"
import type { AccountDesk, Browser, Caller } from "./account-desk.ts"
import type { AccountRecord } from "./account-record.ts"
import { CredentialsRefused, type TooBusy } from "./account.errors.ts"
import { writeSession } from "./begin-session.ts"
import type { Credentials } from "./credentials.ts"
import { needSession, openSessionOn } from "./open-session.ts"
import { passwordLength, passwordOf } from "./password.rules.ts"
import { countPassword } from "./tries-allowed.ts"
import { signedInAs, signedOut } from "./user-of.ts"

/** Nobody has so long a password: it is not worth the time of hashing. */
const isTooLong = (password: string): boolean => password.length > passwordLength.most * 4

/**
 * The account that these credentials open. Two passwords are always checked, that of who proved the
 * address and that of who did not, so that the time taken tells nothing.
 */
const accountOpenedBy = (
  { store, passwords }: AccountDesk,
  { email, password }: Credentials,
): Effect.Effect<AccountRecord | null, StoreUnreachable | TooBusy> =>
  Effect.gen(function* () {
    const { proved, unproved } = yield* store.claimantsOf(email)
    const typed = passwordOf(isTooLong(password) ? "" : password)
    const opensProved = yield* passwords.matches(typed, proved?.passwordHash ?? null)
    const opensUnproved = yield* passwords.matches(typed, unproved?.passwordHash ?? null)
    if (opensProved) return proved
    return opensUnproved ? unproved : null
  })

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

/** Signs in with address and password; which of the two is wrong is not told. */
export const signIn = Effect.fnUntraced(function* (
  desk: AccountDesk,
  { visitor, browser }: Caller,
  credentials: Credentials,
) {
  yield* countPassword(desk, visitor, credentials.email)
  const account = yield* accountOpenedBy(desk, credentials)
  if (account === null) return yield* new CredentialsRefused()
  return yield* signInAs(desk, browser, account)
})

/** Ends this browser's session; without one there is nothing to do. */
export const signOut = Effect.fnUntraced(function* (desk: AccountDesk, { browser }: Caller) {
  const open = yield* openSessionOn(desk, browser)
  if (open)
    yield* desk.store.inTransaction(({ endSession }) =>
      endSession(open.account.id, open.session.id),
    )
  browser.forget()
  return signedOut
})

/** Checks the password of who is signed in. */
export const checkPassword = Effect.fnUntraced(function* (
  desk: AccountDesk,
  { visitor }: Caller,
  account: AccountRecord,
  password: string,
) {
  yield* countPassword(desk, visitor, account.email)
  const typed = passwordOf(isTooLong(password) ? "" : password)
  if (!(yield* desk.passwords.matches(typed, account.passwordHash)))
    return yield* new CredentialsRefused()
})

/** The password once more: the session is new from here, under another secret. */
export const confirm = Effect.fnUntraced(function* (
  desk: AccountDesk,
  caller: Caller,
  password: string,
) {
  const { account } = yield* needSession(desk, caller.browser)
  yield* checkPassword(desk, caller, account, password)
  return yield* signInAs(desk, caller.browser, account)
})
