import { Effect } from "effect"
import { instantAt } from "../kernel/instant-at.ts"
import { tidy } from "../kernel/characters.ts"
import { nameOf } from "../people/name.rules.ts"
import type { AccountServiceNeeds, AccountCaller } from "./account-service.needs.ts"
import { newAccount, type AccountRecord } from "../account-store/account-record.ts"
import type { AccountTransaction } from "../account-store/account-store.port.ts"
import { RegistrationRefused } from "../account/account.errors.ts"
import { writeSession } from "./begin-session.ts"
import type { Registration } from "../account/credentials.ts"
import { orderLetter, orderLink } from "./mail-link.ts"
import { passwordOf } from "../passwords/password.rules.ts"
import { registrationIssues } from "../account/registration.rules.ts"
import { newAccountId } from "./secrets.ts"
import { noteDone } from "./security-notes.ts"
import { countRegistration } from "./attempts-allowed.ts"
import { mayWriteTo, sourceOf } from "../front-desk/counted-attempts.ts"
import { signedInAs } from "./user-of.ts"

const accountFrom = (
  { randomness, clock }: AccountServiceNeeds,
  { firstName, lastName, email, language }: Registration,
  passwordHash: string,
): AccountRecord =>
  newAccount({
    id: newAccountId(randomness),
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
  needs: AccountServiceNeeds,
  transaction: AccountTransaction,
  account: AccountRecord,
  isKnown: boolean,
) =>
  isKnown
    ? orderLetter(needs, transaction, account, "knownAddress")
    : orderLink(needs, transaction, account, {
        letter: "welcome",
        kind: "proof",
        to: account.email,
      })

/** Creates an account and signs in to it, also where another account has this address. */
export const register = Effect.fnUntraced(function* (
  needs: AccountServiceNeeds,
  caller: AccountCaller,
  registration: Registration,
) {
  const issues = registrationIssues(registration, needs.isCommon)
  if (issues.length > 0) return yield* new RegistrationRefused({ issues })
  yield* countRegistration(needs, caller.visitor)
  const hash = yield* needs.passwords.hash(
    passwordOf(registration.password),
    sourceOf(caller.visitor),
  )
  const account = accountFrom(needs, registration, hash)
  const isWritten = yield* mayWriteTo(needs, account.email)
  const { secret } = yield* needs.store.inTransaction((transaction) =>
    Effect.gen(function* () {
      const { proved } = yield* transaction.claimantsOf(account.email)
      yield* transaction.insert(account)
      if (isWritten) yield* writeWelcome(needs, transaction, account, proved !== null)
      return yield* writeSession(needs, transaction, account, caller.browser)
    }),
  )
  caller.browser.keep(secret)
  yield* noteDone(needs, caller, "register", account.id)
  return signedInAs(account)
})
