import { Effect } from "effect"
import { instantAt } from "../booking/desk.ts"
import type { StoreUnreachable } from "../kernel/store.errors.ts"
import type { AccountId } from "../people/account-id.ts"
import type { AccountDesk, Caller } from "./account-desk.ts"
import type { AccountRecord } from "./account-record.ts"
import type { AccountTransaction } from "./account-store.port.ts"
import { PasskeyRefused, SignInExpired } from "./account.errors.ts"
import { newChallenge, passkeySite, takeChallenge } from "./passkey-challenge.ts"
import type { GivenPasskey, PasskeyRequest, PasskeyStep } from "./passkey.ts"
import { secondStepKey } from "./second-step.ts"
import { noteDone, noteStep } from "./security-notes.ts"
import { signInAs } from "./sign-in-as.ts"

type Meant = Effect.Effect<AccountRecord | null, SignInExpired | StoreUnreachable>

/** The account that stands before its second step on this browser. */
const halfOpened = Effect.fnUntraced(function* (desk: AccountDesk, caller: Caller) {
  const attempt = yield* desk.store.attempt(secondStepKey(desk, caller))
  if (attempt?.kind !== "code" || attempt.until < desk.clock.now())
    return yield* new SignInExpired()
  const account = yield* desk.store.inTransaction(({ lock }) => lock(attempt.account))
  return account ?? (yield* new SignInExpired())
})

/** The only account whose passkeys count; null where any does. */
const accountFor: Readonly<Record<PasskeyStep, (desk: AccountDesk, caller: Caller) => Meant>> = {
  first: () => Effect.succeed(null),
  second: halfOpened,
}

/** What an authenticator has to sign, to open an account by itself or in place of a code. */
export const beginPasskeySignIn = Effect.fnUntraced(function* (
  desk: AccountDesk,
  caller: Caller,
  step: PasskeyStep,
) {
  const account = yield* accountFor[step](desk, caller)
  // Without any of its own, authenticators would answer with passkeys of other accounts.
  if (account?.passkeys.length === 0) return yield* new PasskeyRefused()
  const challenge = yield* newChallenge(desk, caller, "sign in", account?.id ?? null)
  const request: PasskeyRequest = {
    challenge,
    rpId: passkeySite(caller).rpId,
    allowed: account?.passkeys.map(({ id }) => id) ?? [],
  }
  return request
})

/** Where a guest was going who stood before the second step of this account. */
const redirectOf = Effect.fnUntraced(function* (
  transaction: AccountTransaction,
  key: string,
  account: AccountId,
) {
  const pending = yield* transaction.takeAttempt(key)
  const isTheirs = pending?.kind === "code" && pending.account === account
  return isTheirs && pending.redirect !== "" ? pending.redirect : null
})

/** The account with one of its passkeys used once more. */
const used = Effect.fnUntraced(function* (
  desk: AccountDesk,
  caller: Caller,
  account: AccountRecord | null,
  given: GivenPasskey,
) {
  const passkey = account?.passkeys.find(({ id }) => id === given.id)
  if (!account || !passkey) return yield* new PasskeyRefused()
  const counter = yield* desk.passkeyChecks.given(given, passkey, passkeySite(caller))
  const usedAt = instantAt(desk.clock.now())
  const passkeys = account.passkeys.map((one) =>
    one.id === given.id ? { ...one, counter, usedAt } : one,
  )
  const changed: AccountRecord = { ...account, passkeys }
  return changed
})

/**
 * Signs in with a passkey: it is held by the guest and opened by a PIN, face or finger, so that no
 * code is asked for besides. Its account is locked while its counter is compared and kept.
 */
export const signInWithPasskey = Effect.fnUntraced(function* (
  desk: AccountDesk,
  caller: Caller,
  given: GivenPasskey,
) {
  const challenge = yield* takeChallenge(desk, caller, "sign in", given.challenge)
  if (challenge === null) return yield* new SignInExpired()
  const claimed = challenge.account ?? given.account
  const { account, redirect } = yield* desk.store
    .inTransaction((transaction) =>
      Effect.gen(function* () {
        const locked = claimed && (yield* transaction.lock(claimed))
        const own = yield* used(desk, caller, locked, given)
        yield* transaction.save(own)
        const key = secondStepKey(desk, caller)
        return { account: own, redirect: yield* redirectOf(transaction, key, own.id) }
      }),
    )
    .pipe(
      Effect.tapErrorTag("PasskeyRefused", () =>
        noteStep(desk, caller, {
          step: "signInWithPasskey",
          outcome: "refused",
          account: claimed,
        }),
      ),
    )
  const signedIn = yield* signInAs(desk, caller.browser, account)
  yield* noteDone(desk, caller, "signInWithPasskey", account.id)
  return { ...signedIn, redirect }
})
