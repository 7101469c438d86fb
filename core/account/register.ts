import { Effect } from "effect"
import { instantAt } from "../booking/desk.ts"
import { tidy } from "../kernel/characters.ts"
import { nameOf } from "../people/name.rules.ts"
import type { AccountDesk, Caller } from "./account-desk.ts"
import { newAccount, type AccountRecord } from "./account-record.ts"
import type { AccountTransaction } from "./account-store.port.ts"
import { RegistrationRefused } from "./account.errors.ts"
import { writeSession } from "./begin-session.ts"
import type { Registration } from "./credentials.ts"
import { orderLetter, orderLink } from "./mail-link.ts"
import { passwordOf } from "./password.rules.ts"
import { registrationIssues } from "./registration.rules.ts"
import { newAccountId } from "./secrets.ts"
import { noteDone } from "./security-notes.ts"
import { countRegistration } from "./tries-allowed.ts"
import { mayWriteTo, sourceOf } from "../booking/counted-tries.ts"
import { signedInAs } from "./user-of.ts"

const accountFrom = (
  { chance, clock }: AccountDesk,
  { firstName, lastName, email, language }: Registration,
  passwordHash: string,
): AccountRecord =>
  newAccount({
    id: newAccountId(chance),
    email: tidy(email),
    firstName: nameOf(firstName),
    lastName: nameOf(lastName),
    language,
    passwordHash,
    registeredAt: instantAt(clock.now()),
  })

// Only the owner of the mailbox learns that there is an account already: the guest who registers
// gets one like everybody, that nobody can ever prove.
const writeWelcome = (
  desk: AccountDesk,
  transaction: AccountTransaction,
  account: AccountRecord,
  isKnown: boolean,
) =>
  isKnown
    ? orderLetter(desk, transaction, account, "knownAddress")
    : orderLink(desk, transaction, account, {
        letter: "welcome",
        kind: "proof",
        to: account.email,
      })

/** Creates an account and signs in to it, whoever else has this address. */
export const register = Effect.fnUntraced(function* (
  desk: AccountDesk,
  caller: Caller,
  registration: Registration,
) {
  const issues = registrationIssues(registration, desk.isCommon)
  if (issues.length > 0) return yield* new RegistrationRefused({ issues })
  yield* countRegistration(desk, caller.visitor)
  const hash = yield* desk.passwords.hash(
    passwordOf(registration.password),
    sourceOf(caller.visitor),
  )
  const account = accountFrom(desk, registration, hash)
  const isWritten = yield* mayWriteTo(desk, account.email)
  const { secret } = yield* desk.store.inTransaction((transaction) =>
    Effect.gen(function* () {
      const { proved } = yield* transaction.claimantsOf(account.email)
      yield* transaction.insert(account)
      if (isWritten) yield* writeWelcome(desk, transaction, account, proved !== null)
      return yield* writeSession(desk, transaction, account, caller.browser)
    }),
  )
  caller.browser.keep(secret)
  yield* noteDone(desk, caller, "register", account.id)
  return signedInAs(account)
})
