import { Effect } from "effect"
import { tidy } from "../kernel/characters.ts"
import { inSameTime } from "../kernel/same-time.ts"
import { emailKeyOf } from "../people/email.rules.ts"
import type { AccountServiceNeeds, AccountCaller } from "./account-service.needs.ts"
import {
  CredentialsRefused,
  EmailRefused,
  LinkRefused,
  PasswordRefused,
} from "../account/account.errors.ts"
import type { AccountRecord } from "../account-store/account-record.ts"
import type { AccountTransaction } from "../account-store/account-store.port.ts"
import { writeSession } from "./begin-session.ts"
import type { PasswordChange, PasswordReset } from "../account/credentials.ts"
import type { NewPassword } from "../passwords/new-password.ts"
import type { PasswordOwner } from "../passwords/guessing-cost.ts"
import { lockAsChecked } from "./lock-as-checked.ts"
import { orderLetter, orderLink } from "./mail-link.ts"
import type { MailedLink } from "../account-store/mailed-link.ts"
import { linkLastsMs } from "../account-store/mailed-link.terms.ts"
import { needSession } from "./open-session.ts"
import { newPasswordIssues, passwordOf } from "../passwords/password.rules.ts"
import { proved } from "./proved-address.ts"
import { emailIssue } from "../account/registration.rules.ts"
import type { SecurityStep } from "../account-store/security-events.port.ts"
import { noteDone, noteStep } from "./security-notes.ts"
import { checkPassword } from "./sign-in.ts"
import { countPassword } from "./attempts-allowed.ts"
import { countLetter, mayWriteTo, sourceOf } from "../front-desk/counted-attempts.ts"
import { signedInAs } from "./user-of.ts"

const orderReset = Effect.fnUntraced(function* (
  needs: AccountServiceNeeds,
  caller: AccountCaller,
  email: string,
) {
  if (!(yield* mayWriteTo(needs, email))) return
  const asked = yield* needs.store.inTransaction((transaction) =>
    Effect.gen(function* () {
      const claimants = yield* transaction.claimantsOf(email)
      const account = claimants.proved ?? claimants.unproved
      if (account)
        yield* orderLink(needs, transaction, account, {
          letter: "resetPassword",
          kind: "reset",
          to: account.email,
        })
      return account?.id ?? null
    }),
  )
  yield* noteStep(needs, caller, { step: "askForReset", outcome: "done", account: asked })
})

/** Mails a link for a new password; who asks learns nothing of the account, not by time either. */
export const askForReset = Effect.fnUntraced(function* (
  needs: AccountServiceNeeds,
  caller: AccountCaller,
  typed: string,
) {
  const code = emailIssue(typed)
  if (code !== null) return yield* new EmailRefused({ issues: [{ path: "email", code }] })
  yield* countLetter(needs, caller.visitor)
  yield* inSameTime(orderReset(needs, caller, tidy(typed)))
})

const refusePoor = (needs: AccountServiceNeeds, password: NewPassword, owner: PasswordOwner) => {
  const issues = newPasswordIssues(password, owner, needs.isCommon)
  return issues.length === 0 ? Effect.void : Effect.fail(new PasswordRefused({ issues }))
}

const linkedAccount = Effect.fnUntraced(function* (
  needs: AccountServiceNeeds,
  transaction: AccountTransaction,
  secret: string,
) {
  const fingerprint = needs.digest(secret)
  const link =
    (yield* transaction.takeLink("reset", fingerprint)) ??
    (yield* transaction.takeLink("restore", fingerprint))
  const account = link && (yield* transaction.lock(link.account))
  if (!link || !account || link.until < needs.clock.now()) return yield* new LinkRefused()
  return { link, account }
})

type Added = { readonly addedAt: string }

/** Whether the account had this already when its address was changed. */
const wasThere = ({ until }: MailedLink, { addedAt }: Added): boolean =>
  Date.parse(addedAt) < until - linkLastsMs.restore

/** The account without what was added to its security after its address was changed. */
const asItWas = (link: MailedLink, account: AccountRecord): AccountRecord => ({
  ...account,
  outside: null,
  secondFactor:
    account.secondFactor && wasThere(link, account.secondFactor) ? account.secondFactor : null,
  nextFactor: null,
  passkeys: account.passkeys.filter((passkey) => wasThere(link, passkey)),
})

/**
 * The account with its new password: the link proved its address, or gives a former one back.
 * A person who moved the account to another address may have linked an outside identity or added a
 * second factor or a passkey there, which therefore count no longer.
 */
const opened = Effect.fnUntraced(function* (
  transaction: AccountTransaction,
  link: MailedLink,
  account: AccountRecord,
) {
  if (link.kind === "restore") return yield* proved(transaction, asItWas(link, account), link.email)
  if (emailKeyOf(link.email) !== emailKeyOf(account.email)) return yield* new LinkRefused()
  if (!account.emailVerified) return yield* proved(transaction, account, account.email)
  yield* transaction.save(account)
  return account
})

const stepOf = ({ kind }: MailedLink): SecurityStep =>
  kind === "restore" ? "restoreEmail" : "resetPassword"

/**
 * Sets a new password by a link, which also proves the address it was mailed to, or brings a former
 * address back. Every session of the account ends. A password that is refused leaves the link as it
 * was.
 */
export const resetPassword = Effect.fnUntraced(function* (
  needs: AccountServiceNeeds,
  caller: AccountCaller,
  reset: PasswordReset,
) {
  yield* refusePoor(needs, reset, { email: "" })
  yield* countPassword(needs, caller.visitor, reset.link)
  const passwordHash = yield* needs.passwords.hash(
    passwordOf(reset.password),
    sourceOf(caller.visitor),
  )
  const { step, id } = yield* needs.store
    .inTransaction((transaction) =>
      Effect.gen(function* () {
        const { link, account } = yield* linkedAccount(needs, transaction, reset.link)
        yield* refusePoor(needs, reset, { ...account, email: link.email })
        const own = yield* opened(transaction, link, { ...account, passwordHash })
        yield* transaction.endSessions(account.id, null)
        const letter = link.kind === "restore" ? "emailRestored" : "passwordChanged"
        yield* orderLetter(needs, transaction, own, letter)
        return { step: stepOf(link), id: account.id }
      }),
    )
    .pipe(
      Effect.tapErrorTag("LinkRefused", () =>
        noteStep(needs, caller, { step: "resetPassword", outcome: "refused", account: null }),
      ),
    )
  caller.browser.forget()
  yield* noteDone(needs, caller, step, id)
})

/** Sets a new password for who knows the old one; every other browser has to sign in again. */
export const changePassword = Effect.fnUntraced(function* (
  needs: AccountServiceNeeds,
  caller: AccountCaller,
  change: PasswordChange,
) {
  const { account } = yield* needSession(needs, caller.browser)
  yield* checkPassword(needs, caller, account, change.currentPassword)
  yield* refusePoor(needs, change, account)
  const passwordHash = yield* needs.passwords.hash(
    passwordOf(change.password),
    sourceOf(caller.visitor),
  )
  const written = yield* needs.store.inTransaction((transaction) =>
    Effect.gen(function* () {
      const locked = yield* lockAsChecked(transaction, account, () => new CredentialsRefused())
      const changed: AccountRecord = { ...locked, passwordHash }
      yield* transaction.save(changed)
      yield* transaction.endSessions(account.id, null)
      yield* orderLetter(needs, transaction, changed, "passwordChanged")
      const { secret } = yield* writeSession(needs, transaction, changed, caller.browser)
      return { secret, changed }
    }),
  )
  caller.browser.keep(written.secret)
  yield* noteDone(needs, caller, "changePassword", account.id)
  return signedInAs(written.changed)
})
