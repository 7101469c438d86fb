import { Effect } from "effect"
import { instantAt } from "../kernel/instant-at.ts"
import type { StoreUnreachable } from "../kernel/store.errors.ts"
import type { AccountId } from "../people/account-id.ts"
import type { AccountServiceNeeds, AccountCaller } from "./account-service.needs.ts"
import type { AccountRecord } from "../account-store/account-record.ts"
import type { AccountTransaction } from "../account-store/account-store.port.ts"
import { PasskeyRefused, SignInExpired } from "../account/account.errors.ts"
import { newChallenge, passkeySite, takeChallenge } from "./passkey-challenge.ts"
import type { GivenPasskey, PasskeyRequest, PasskeyStep } from "../account/passkey.ts"
import { secondStepKey } from "./second-step.ts"
import { noteDone, noteStep } from "./security-notes.ts"
import { signInAs } from "./sign-in-as.ts"

type Meant = Effect.Effect<AccountRecord | null, SignInExpired | StoreUnreachable>

/** The account that waits for its second step on this browser. */
const halfOpened = Effect.fnUntraced(function* (needs: AccountServiceNeeds, caller: AccountCaller) {
  const attempt = yield* needs.store.attempt(secondStepKey(needs, caller))
  if (attempt?.kind !== "code" || attempt.until < needs.clock.now())
    return yield* new SignInExpired()
  const account = yield* needs.store.inTransaction(({ lock }) => lock(attempt.account))
  return account ?? (yield* new SignInExpired())
})

/** The only account whose passkeys count; null where any does. */
const accountFor: Readonly<
  Record<PasskeyStep, (needs: AccountServiceNeeds, caller: AccountCaller) => Meant>
> = {
  first: () => Effect.succeed(null),
  second: halfOpened,
}

/** What an authenticator has to sign, to open an account by itself or in place of a code. */
export const beginPasskeySignIn = Effect.fnUntraced(function* (
  needs: AccountServiceNeeds,
  caller: AccountCaller,
  step: PasskeyStep,
) {
  const account = yield* accountFor[step](needs, caller)
  // Without any of its own, authenticators would answer with passkeys of other accounts.
  if (account?.passkeys.length === 0) return yield* new PasskeyRefused()
  const challenge = yield* newChallenge(needs, caller, "sign in", account?.id ?? null)
  const request: PasskeyRequest = {
    challenge,
    rpId: passkeySite(caller).rpId,
    allowed: account?.passkeys.map(({ id }) => id) ?? [],
  }
  return request
})

/** Where a guest was going who was asked for the second step of this account. */
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
  needs: AccountServiceNeeds,
  caller: AccountCaller,
  account: AccountRecord | null,
  given: GivenPasskey,
) {
  if (!account) return yield* new PasskeyRefused()
  const passkey = account.passkeys.find(({ id }) => id === given.id)
  if (!passkey) return yield* new PasskeyRefused()
  const counter = yield* needs.passkeyChecks.given(given, passkey, passkeySite(caller))
  const usedAt = instantAt(needs.clock.now())
  const passkeys = account.passkeys.map((one) =>
    one.id === given.id ? { ...one, counter, usedAt } : one,
  )
  const changed: AccountRecord = { ...account, passkeys }
  return changed
})

/**
 * Signs in with a passkey: it is held by the guest and opened by a PIN, face or finger, so that no
 * code is asked for as well. Its account is locked while its counter is compared and kept.
 */
export const signInWithPasskey = Effect.fnUntraced(function* (
  needs: AccountServiceNeeds,
  caller: AccountCaller,
  given: GivenPasskey,
) {
  const challenge = yield* takeChallenge(needs, caller, "sign in", given.challenge)
  if (challenge === null) return yield* new SignInExpired()
  const claimed = challenge.account ?? given.account
  const { account, redirect } = yield* needs.store
    .inTransaction((transaction) =>
      Effect.gen(function* () {
        const locked = claimed && (yield* transaction.lock(claimed))
        const own = yield* used(needs, caller, locked, given)
        yield* transaction.save(own)
        const key = secondStepKey(needs, caller)
        return { account: own, redirect: yield* redirectOf(transaction, key, own.id) }
      }),
    )
    .pipe(
      Effect.tapErrorTag("PasskeyRefused", () =>
        noteStep(needs, caller, {
          step: "signInWithPasskey",
          outcome: "refused",
          account: claimed,
        }),
      ),
    )
  const signedIn = yield* signInAs(needs, caller.browser, account)
  yield* noteDone(needs, caller, "signInWithPasskey", account.id)
  return { ...signedIn, redirect }
})
