import { Effect } from "effect"
import type { StoreUnreachable } from "../kernel/store.errors.ts"
import type { AccountId } from "../people/account-id.ts"
import type { AccountDesk, Caller } from "./account-desk.ts"
import type { AccountRecord } from "./account-record.ts"
import { CredentialsRefused, type TooBusy } from "./account.errors.ts"
import type { Credentials } from "./credentials.ts"
import { needSession, openSessionOn } from "./open-session.ts"
import { passwordLength, passwordOf } from "./password.rules.ts"
import { enter } from "./second-step.ts"
import { noteStep } from "./security-notes.ts"
import { signInAs } from "./sign-in-as.ts"
import { countPassword } from "./tries-allowed.ts"
import { sourceOf } from "../booking/counted-tries.ts"
import { signedOut } from "./user-of.ts"

/** Nobody has so long a password: it is not worth the time of hashing. */
const isTooLong = (password: string): boolean => password.length > passwordLength.most * 4

/** The account that was opened, if one was, and the one that was meant. */
type Opened = { readonly account: AccountRecord | null; readonly claimed: AccountId | null }

/**
 * The account that these credentials open. Two passwords are always checked, that of who proved the
 * address and that of who did not, so that the time taken tells nothing.
 */
const accountOpenedBy = (
  { store, passwords }: AccountDesk,
  { email, password }: Credentials,
  network: string,
): Effect.Effect<Opened, StoreUnreachable | TooBusy> =>
  Effect.gen(function* () {
    const { proved, unproved } = yield* store.claimantsOf(email)
    const typed = passwordOf(isTooLong(password) ? "" : password)
    const opensProved = yield* passwords.matches(typed, proved?.passwordHash ?? null, network)
    const opensUnproved = yield* passwords.matches(typed, unproved?.passwordHash ?? null, network)
    const claimed = (proved ?? unproved)?.id ?? null
    if (opensProved) return { account: proved, claimed }
    return { account: opensUnproved ? unproved : null, claimed }
  })

/** Signs in with address and password; which of the two is wrong is not told. */
export const signIn = Effect.fnUntraced(function* (
  desk: AccountDesk,
  caller: Caller,
  credentials: Credentials,
) {
  yield* countPassword(desk, caller.visitor, credentials.email).pipe(
    Effect.tapErrorTag("TooManyTries", () =>
      noteStep(desk, caller, { step: "signIn", outcome: "slowed", account: null }),
    ),
  )
  const { account, claimed } = yield* accountOpenedBy(desk, credentials, sourceOf(caller.visitor))
  if (account === null) {
    yield* noteStep(desk, caller, { step: "signIn", outcome: "refused", account: claimed })
    return yield* new CredentialsRefused()
  }
  return yield* enter(desk, caller, { account, step: "signIn", redirect: null })
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
  caller: Caller,
  account: AccountRecord,
  password: string,
) {
  const { id, email, passwordHash } = account
  yield* countPassword(desk, caller.visitor, email)
  const typed = passwordOf(isTooLong(password) ? "" : password)
  if (yield* desk.passwords.matches(typed, passwordHash, sourceOf(caller.visitor))) return
  yield* noteStep(desk, caller, { step: "checkPassword", outcome: "refused", account: id })
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
