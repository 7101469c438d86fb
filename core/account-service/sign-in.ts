import { Effect } from "effect"
import type { StoreUnreachable } from "../kernel/store.errors.ts"
import type { AccountId } from "../people/account-id.ts"
import type { AccountServiceNeeds, AccountCaller } from "./account-service.needs.ts"
import type { AccountRecord } from "../account-store/account-record.ts"
import { CredentialsRefused, type TooBusy } from "../account/account.errors.ts"
import type { Credentials } from "../account/credentials.ts"
import { needSession, openSessionOn } from "./open-session.ts"
import { passwordOf } from "../passwords/password.rules.ts"
import { passwordLength } from "../passwords/password.terms.ts"
import { enter } from "./second-step.ts"
import type { SecurityStep } from "../account-store/security-events.port.ts"
import { noteStep } from "./security-notes.ts"
import { renewSession } from "./sign-in-as.ts"
import { countPassword } from "./attempts-allowed.ts"
import { sourceOf } from "../front-desk/counted-attempts.ts"
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
  { store, passwords }: AccountServiceNeeds,
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

const refused = (
  needs: AccountServiceNeeds,
  caller: AccountCaller,
  step: SecurityStep,
  account: AccountId | null,
) =>
  Effect.andThen(
    noteStep(needs, caller, { step, outcome: "refused", account }),
    Effect.fail(new CredentialsRefused()),
  )

/** Signs in with address and password; which of the two is wrong is not said. */
export const signIn = Effect.fnUntraced(function* (
  needs: AccountServiceNeeds,
  caller: AccountCaller,
  credentials: Credentials,
) {
  yield* countPassword(needs, caller.visitor, credentials.email).pipe(
    Effect.tapErrorTag("TooManyAttempts", () =>
      noteStep(needs, caller, { step: "signIn", outcome: "slowed", account: null }),
    ),
  )
  const { account, claimed } = yield* accountOpenedBy(needs, credentials, sourceOf(caller.visitor))
  if (account === null) return yield* refused(needs, caller, "signIn", claimed)
  return yield* enter(needs, caller, { account, step: "signIn", redirect: null }).pipe(
    Effect.catchTag("SignInExpired", () => refused(needs, caller, "signIn", account.id)),
  )
})

/** Ends this browser's session; without one there is nothing to do. */
export const signOut = Effect.fnUntraced(function* (
  needs: AccountServiceNeeds,
  { browser }: AccountCaller,
) {
  const open = yield* openSessionOn(needs, browser)
  if (open)
    yield* needs.store.inTransaction(({ endSession }) =>
      endSession(open.account.id, open.session.id),
    )
  browser.forget()
  return signedOut
})

/** Checks the password of who is signed in. */
export const checkPassword = Effect.fnUntraced(function* (
  needs: AccountServiceNeeds,
  caller: AccountCaller,
  account: AccountRecord,
  password: string,
) {
  const { id, email, passwordHash } = account
  yield* countPassword(needs, caller.visitor, email)
  const typed = passwordOf(isTooLong(password) ? "" : password)
  if (yield* needs.passwords.matches(typed, passwordHash, sourceOf(caller.visitor))) return
  return yield* refused(needs, caller, "checkPassword", id)
})

/** The password once more: the session is new from here, under another secret. */
export const confirm = Effect.fnUntraced(function* (
  needs: AccountServiceNeeds,
  caller: AccountCaller,
  password: string,
) {
  const { account } = yield* needSession(needs, caller.browser)
  yield* checkPassword(needs, caller, account, password)
  return yield* renewSession(needs, caller.browser, account).pipe(
    Effect.catchTag("SignInExpired", () => refused(needs, caller, "checkPassword", account.id)),
  )
})
