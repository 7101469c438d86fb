import { Effect } from "effect"
import { tidy } from "../kernel/characters.ts"
import { emailKeyOf } from "../people/email.rules.ts"
import type { AccountDesk, Caller } from "./account-desk.ts"
import type { AccountRecord } from "./account-record.ts"
import type { AccountTransaction } from "./account-store.port.ts"
import { EmailRefused, LinkRefused } from "./account.errors.ts"
import { orderLink } from "./mail-link.ts"
import { needConfirmation, needSession } from "./open-session.ts"
import { proved } from "./proved-address.ts"
import { emailIssue } from "./registration.rules.ts"
import { noteDone } from "./security-notes.ts"
import { countLetter, mayWriteTo } from "../booking/counted-tries.ts"
import { signedInAs } from "./user-of.ts"

/** Mails the link that proves the address that the account has, or is about to have. */
export const resendProof = Effect.fnUntraced(function* (desk: AccountDesk, caller: Caller) {
  const { account } = yield* needSession(desk, caller.browser)
  yield* countLetter(desk, caller.visitor)
  const to = account.nextEmail ?? account.email
  const isProved = account.emailVerified && account.nextEmail === null
  if (isProved || !(yield* mayWriteTo(desk, to))) return
  yield* desk.store.inTransaction((transaction) =>
    orderLink(desk, transaction, account, { letter: "proveEmail", kind: "proof", to }),
  )
})

/** Remembers the address that an account is to have, and mails a link there. */
export const changeEmail = Effect.fnUntraced(function* (
  desk: AccountDesk,
  caller: Caller,
  typed: string,
) {
  const { account } = yield* needConfirmation(desk, caller.browser)
  const code = emailIssue(typed)
  if (code !== null) return yield* new EmailRefused({ issues: [{ path: "email", code }] })
  yield* countLetter(desk, caller.visitor)
  const to = tidy(typed)
  const isWritten = yield* mayWriteTo(desk, to)
  yield* desk.store.inTransaction((transaction) =>
    Effect.gen(function* () {
      const locked = (yield* transaction.lock(account.id)) ?? account
      yield* transaction.save({ ...locked, nextEmail: to })
      if (isWritten)
        yield* orderLink(desk, transaction, locked, { letter: "proveEmail", kind: "proof", to })
    }),
  )
  yield* noteDone(desk, caller, "askForEmailChange", account.id)
})

/** Writes to an address that its owner had proved and that is the account's no longer: a way back. */
const tellFormerAddress = (
  desk: AccountDesk,
  transaction: AccountTransaction,
  before: AccountRecord,
  now: AccountRecord,
) =>
  before.emailVerified && emailKeyOf(before.email) !== emailKeyOf(now.email)
    ? orderLink(desk, transaction, before, {
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
  desk: AccountDesk,
  caller: Caller,
  secret: string,
) {
  const open = yield* needSession(desk, caller.browser)
  const signedIn = yield* desk.store.inTransaction((transaction) =>
    Effect.gen(function* () {
      const link = yield* transaction.takeLink("proof", desk.digest(secret))
      const account = yield* transaction.lock(open.account.id)
      if (!link || !account || link.account !== account.id || link.until < desk.clock.now())
        return yield* new LinkRefused()
      const own = yield* proved(transaction, account, link.email)
      yield* tellFormerAddress(desk, transaction, account, own)
      return signedInAs(own)
    }),
  )
  yield* noteDone(desk, caller, "changeEmail", open.account.id)
  return signedIn
})
