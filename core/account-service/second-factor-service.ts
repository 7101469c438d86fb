import { Effect } from "effect"
import { instantAt } from "../kernel/instant-at.ts"
import type { AccountServiceNeeds, AccountCaller } from "./account-service.needs.ts"
import type { AccountRecord } from "../account-store/account-record.ts"
import { CodeRefused, CredentialsRefused, FactorRefused } from "../account/account.errors.ts"
import { base32Of, bytesOfBase32 } from "../kernel/base32.ts"
import { lockAsChecked } from "./lock-as-checked.ts"
import { orderLetter } from "./mail-link.ts"
import { NotSignedIn } from "../people/visitor.errors.ts"
import { plainCode, stepOfCode } from "../passwords/one-time-code.rules.ts"
import { needConfirmation, needSession } from "./open-session.ts"
import { SETUP_LASTS_MS, type FactorRemoval, type FactorSetup } from "../account/second-factor.ts"
import { newRecoveryCode } from "./secrets.ts"
import { noteDone } from "./security-notes.ts"
import { checkPassword } from "./sign-in.ts"
import { countCode } from "./attempts-allowed.ts"
import { noteRefusedCode, useCode } from "./use-code.ts"

const SECRET_BYTES = 20
const RECOVERY_CODES = 10
const ISSUER = "Singgah"
const BEFORE_EVERY_STEP = -1

/** The address that authenticator apps read; SHA-1, six digits and 30 seconds are what all of them take. */
const setupOf = ({ email }: AccountRecord, secret: string): FactorSetup => ({
  secret,
  address: `otpauth://totp/${ISSUER}:${encodeURIComponent(email)}?secret=${secret}&issuer=${ISSUER}`,
})

const mayHaveOne = ({ passwordHash, secondFactor }: AccountRecord) => {
  if (passwordHash === null) return Effect.fail(new FactorRefused({ reason: "passwordMissing" }))
  return secondFactor === null
    ? Effect.void
    : Effect.fail(new FactorRefused({ reason: "alreadyOn" }))
}

/** Draws a secret for an authenticator app; it counts when a code of it was given. */
export const beginSecondFactor = Effect.fnUntraced(function* (
  needs: AccountServiceNeeds,
  caller: AccountCaller,
) {
  const { account } = yield* needConfirmation(needs, caller.browser)
  const secret = base32Of(needs.randomness.bytes(SECRET_BYTES))
  yield* needs.store.inTransaction((transaction) =>
    Effect.gen(function* () {
      const locked = (yield* transaction.lock(account.id)) ?? account
      yield* mayHaveOne(locked)
      const nextFactor = { secret, until: needs.clock.now() + SETUP_LASTS_MS }
      yield* transaction.save({ ...locked, nextFactor })
    }),
  )
  return setupOf(account, secret)
})

/** Turns the second factor on by a code of the app; every other browser has to sign in again. */
export const confirmSecondFactor = Effect.fnUntraced(function* (
  needs: AccountServiceNeeds,
  caller: AccountCaller,
  typed: string,
) {
  const { account, session } = yield* needConfirmation(needs, caller.browser)
  yield* countCode(needs, caller.visitor, account.id, typed)
  const codes = Array.from({ length: RECOVERY_CODES }, () => newRecoveryCode(needs.randomness))
  const now = needs.clock.now()
  yield* needs.store
    .inTransaction((transaction) =>
      Effect.gen(function* () {
        const locked = yield* lockAsChecked(transaction, account, () => new NotSignedIn())
        yield* mayHaveOne(locked)
        const { nextFactor } = locked
        if (nextFactor === null || nextFactor.until < now)
          return yield* new FactorRefused({ reason: "notBegun" })
        const { secret } = nextFactor
        const check = { mac: needs.mac, key: bytesOfBase32(secret), now }
        const usedStep = stepOfCode(plainCode(typed), { ...check, usedStep: BEFORE_EVERY_STEP })
        if (usedStep === null) return yield* new CodeRefused()
        const recoveryCodes = codes.map((code) => needs.digest(plainCode(code)))
        const secondFactor = { secret, addedAt: instantAt(now), usedStep, recoveryCodes }
        const changed: AccountRecord = { ...locked, nextFactor: null, secondFactor }
        yield* transaction.save(changed)
        yield* transaction.endSessions(account.id, session.id)
        yield* orderLetter(needs, transaction, changed, "secondFactorAdded")
      }),
    )
    .pipe(noteRefusedCode(needs, caller, account.id))
  yield* noteDone(needs, caller, "addSecondFactor", account.id)
  return { codes }
})

/** Takes the second factor away, for who knows the password and has a code. */
export const removeSecondFactor = Effect.fnUntraced(function* (
  needs: AccountServiceNeeds,
  caller: AccountCaller,
  { password, code }: FactorRemoval,
) {
  const { account } = yield* needSession(needs, caller.browser)
  yield* checkPassword(needs, caller, account, password)
  yield* countCode(needs, caller.visitor, account.id, code)
  yield* needs.store
    .inTransaction((transaction) =>
      Effect.gen(function* () {
        const locked = yield* lockAsChecked(transaction, account, () => new CredentialsRefused())
        const used = yield* useCode(needs, transaction, locked, code)
        const changed: AccountRecord = { ...used, secondFactor: null }
        yield* transaction.save(changed)
        yield* orderLetter(needs, transaction, changed, "secondFactorRemoved")
      }),
    )
    .pipe(noteRefusedCode(needs, caller, account.id))
  yield* noteDone(needs, caller, "removeSecondFactor", account.id)
})
