import { Effect } from "effect"
import { tidy } from "../kernel/characters.ts"
import type { AccountDesk, Caller } from "./account-desk.ts"
import { EmailRefused, LinkRefused, PasswordRefused } from "./account.errors.ts"
import type { AccountRecord } from "./account-record.ts"
import type { AccountTransaction } from "./account-store.port.ts"
import { writeSession } from "./begin-session.ts"
import type { NewPassword, PasswordChange, PasswordReset } from "./credentials.ts"
import type { PasswordOwner } from "./guessing-cost.ts"
import { orderLetter, orderLink } from "./mail-link.ts"
import { needSession } from "./open-session.ts"
import { newPasswordIssues, passwordOf } from "./password.rules.ts"
import { proved } from "./proved-address.ts"
import { emailIssue } from "./registration.rules.ts"
import { checkPassword } from "./sign-in.ts"
import { countLetter, countPassword, mayWriteTo } from "./tries-allowed.ts"
import { signedInAs } from "./user-of.ts"

/** Mails a link for a new password; who asks learns nothing of the account. */
export const askForReset = Effect.fnUntraced(function* (
  desk: AccountDesk,
  { visitor }: Caller,
  typed: string,
) {
  const code = emailIssue(typed)
  if (code !== null) return yield* new EmailRefused({ issues: [{ path: "email", code }] })
  yield* countLetter(desk, visitor)
  const email = tidy(typed)
  if (!(yield* mayWriteTo(desk, email))) return
  yield* desk.store.inTransaction((transaction) =>
    Effect.gen(function* () {
      const claimants = yield* transaction.claimantsOf(email)
      const account = claimants.proved ?? claimants.unproved
      if (account)
        yield* orderLink(desk, transaction, account, {
          letter: "resetPassword",
          kind: "reset",
          to: account.email,
        })
    }),
  )
})

const refusePoor = (desk: AccountDesk, password: NewPassword, owner: PasswordOwner) => {
  const issues = newPasswordIssues(password, owner, desk.isCommon)
  return issues.length === 0 ? Effect.void : Effect.fail(new PasswordRefused({ issues }))
}

const linkedAccount = Effect.fnUntraced(function* (
  desk: AccountDesk,
  transaction: AccountTransaction,
  secret: string,
) {
  const link = yield* transaction.takeLink("reset", desk.digest(secret))
  const account = link && (yield* transaction.lock(link.account))
  if (!link || !account || link.until < desk.clock.now()) return yield* new LinkRefused()
  return account
})

/**
 * Sets a new password by a link, which also proves the address it was mailed to. A password that is
 * refused leaves the link as it was.
 */
export const resetPassword = Effect.fnUntraced(function* (
  desk: AccountDesk,
  { visitor, browser }: Caller,
  reset: PasswordReset,
) {
  yield* refusePoor(desk, reset, { email: "" })
  yield* countPassword(desk, visitor, reset.link)
  const passwordHash = yield* desk.passwords.hash(passwordOf(reset.password))
  yield* desk.store.inTransaction((transaction) =>
    Effect.gen(function* () {
      const account = yield* linkedAccount(desk, transaction, reset.link)
      yield* refusePoor(desk, reset, account)
      const changed: AccountRecord = { ...account, passwordHash }
      yield* account.emailVerified
        ? transaction.save(changed)
        : proved(transaction, changed, account.email)
      yield* transaction.endSessions(account.id, null)
      yield* orderLetter(desk, transaction, changed, "passwordChanged")
    }),
  )
  browser.forget()
})

/** Sets a new password for who knows the old one; every other browser has to sign in again. */
export const changePassword = Effect.fnUntraced(function* (
  desk: AccountDesk,
  caller: Caller,
  change: PasswordChange,
) {
  const { account } = yield* needSession(desk, caller.browser)
  yield* checkPassword(desk, caller, account, change.currentPassword)
  yield* refusePoor(desk, change, account)
  const passwordHash = yield* desk.passwords.hash(passwordOf(change.password))
  const written = yield* desk.store.inTransaction((transaction) =>
    Effect.gen(function* () {
      const locked = (yield* transaction.lock(account.id)) ?? account
      const changed: AccountRecord = { ...locked, passwordHash }
      yield* transaction.save(changed)
      yield* transaction.endSessions(account.id, null)
      yield* orderLetter(desk, transaction, changed, "passwordChanged")
      const { secret } = yield* writeSession(desk, transaction, changed, caller.browser)
      return { secret, changed }
    }),
  )
  caller.browser.keep(written.secret)
  return signedInAs(written.changed)
})
