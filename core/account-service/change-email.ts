import { Effect } from "effect"
import { tidy } from "../kernel/characters.ts"
import { emailKeyOf } from "../people/email.rules.ts"
import type { AccountServiceNeeds, AccountCaller } from "./account-service.needs.ts"
import type { AccountRecord } from "../account-store/account-record.ts"
import type { AccountTransaction } from "../account-store/account-store.port.ts"
import { EmailRefused, LinkRefused } from "../account/account.errors.ts"
import { orderLink } from "./mail-link.ts"
import { needConfirmation, needSession } from "./open-session.ts"
import { joinedTo, proved } from "./proved-address.ts"
import { emailIssue } from "../account/registration.rules.ts"
import { noteDone } from "./security-notes.ts"
import { countLetter, mayWriteTo } from "../front-desk/counted-attempts.ts"
import { arrivedAs } from "./user-of.ts"

/** Mails the link that proves the address that the account has, or is about to have. */
export const resendProof = Effect.fnUntraced(function* (
  needs: AccountServiceNeeds,
  caller: AccountCaller,
) {
  const { account } = yield* needSession(needs, caller.browser)
  yield* countLetter(needs, caller.visitor)
  const to = account.nextEmail ?? account.email
  const isProved = account.emailVerified && account.nextEmail === null
  if (isProved || !(yield* mayWriteTo(needs, to))) return
  yield* needs.store.inTransaction((transaction) =>
    orderLink(needs, transaction, account, { letter: "proveEmail", kind: "proof", to }),
  )
})

/** Remembers the address that an account is to have, and mails a link there. */
export const changeEmail = Effect.fnUntraced(function* (
  needs: AccountServiceNeeds,
  caller: AccountCaller,
  typed: string,
) {
  const { account } = yield* needConfirmation(needs, caller.browser)
  const code = emailIssue(typed)
  if (code !== null) return yield* new EmailRefused({ issues: [{ path: "email", code }] })
  yield* countLetter(needs, caller.visitor)
  const to = tidy(typed)
  const isWritten = yield* mayWriteTo(needs, to)
  yield* needs.store.inTransaction((transaction) =>
    Effect.gen(function* () {
      const locked = (yield* transaction.lock(account.id)) ?? account
      yield* transaction.save({ ...locked, nextEmail: to })
      if (isWritten)
        yield* orderLink(needs, transaction, locked, { letter: "proveEmail", kind: "proof", to })
    }),
  )
  yield* noteDone(needs, caller, "askForEmailChange", account.id)
})

/** Writes to an address that its owner had proved and that is the account's no longer: a way back. */
const tellFormerAddress = (
  needs: AccountServiceNeeds,
  transaction: AccountTransaction,
  before: AccountRecord,
  now: AccountRecord,
) =>
  before.emailVerified && emailKeyOf(before.email) !== emailKeyOf(now.email)
    ? orderLink(needs, transaction, before, {
        letter: "emailChanged",
        kind: "restore",
        to: before.email,
      })
    : Effect.void

/**
 * Proves an address by its link, for who is signed in to the account that it was mailed for: a
 * stranger who registered with somebody's address gains nothing when its owner follows the link.
 */
export const proveEmail = Effect.fnUntraced(function* (
  needs: AccountServiceNeeds,
  caller: AccountCaller,
  secret: string,
) {
  const open = yield* needSession(needs, caller.browser)
  const signedIn = yield* needs.store.inTransaction((transaction) =>
    Effect.gen(function* () {
      const link = yield* transaction.takeLink("proof", needs.digest(secret))
      const account = yield* transaction.lock(open.account.id)
      if (!link || !account || link.account !== account.id || link.until < needs.clock.now())
        return yield* new LinkRefused()
      const own = yield* proved(transaction, account, link.email)
      yield* tellFormerAddress(needs, transaction, account, own)
      return arrivedAs(own, yield* joinedTo(transaction, own))
    }),
  )
  yield* noteDone(needs, caller, "changeEmail", open.account.id)
  return signedIn
})
