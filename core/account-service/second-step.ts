import { Effect } from "effect"
import type { AccountServiceNeeds, AccountCaller } from "./account-service.needs.ts"
import type { AccountRecord } from "../account-store/account-record.ts"
import { CodeNeeded, SignInExpired } from "../account/account.errors.ts"
import { ATTEMPT_LASTS_MS } from "../account-store/identity-attempt.ts"
import type { SecurityStep } from "../account-store/security-events.port.ts"
import { noteDone } from "./security-notes.ts"
import { signInAs } from "./sign-in-as.ts"
import { countCode } from "./attempts-allowed.ts"
import { noteRefusedCode, useCode } from "./use-code.ts"

/** The key names the browser: what one browser began nobody ends on another. */
export const secondStepKey = (
  { digest }: AccountServiceNeeds,
  { visitor }: AccountCaller,
): string => digest(`second step ${visitor.session}`)

/** Who gave a right password or came from Google, by which way, and where they were going. */
export type Entry = {
  readonly account: AccountRecord
  readonly step: SecurityStep
  /** Null where the page knows by itself. */
  readonly redirect: string | null
}

/** Signs in, or remembers that the second step is next and asks for its code. */
export const enter = Effect.fnUntraced(function* (
  needs: AccountServiceNeeds,
  caller: AccountCaller,
  { account, step, redirect }: Entry,
) {
  if (account.secondFactor === null) {
    const signedIn = yield* signInAs(needs, caller.browser, account)
    yield* noteDone(needs, caller, step, account.id)
    return signedIn
  }
  const key = secondStepKey(needs, caller)
  const until = needs.clock.now() + ATTEMPT_LASTS_MS
  yield* needs.store.inTransaction(({ putAttempt }) =>
    putAttempt({ kind: "code", key, until, redirect: redirect ?? "", account: account.id }),
  )
  return yield* new CodeNeeded({ hasPasskey: account.passkeys.length > 0 })
})

/** The second step of signing in: a code of the app, or a recovery code. */
export const giveCode = Effect.fnUntraced(function* (
  needs: AccountServiceNeeds,
  caller: AccountCaller,
  typed: string,
) {
  const key = secondStepKey(needs, caller)
  const attempt = yield* needs.store.attempt(key)
  if (attempt?.kind !== "code" || attempt.until < needs.clock.now())
    return yield* new SignInExpired()
  yield* countCode(needs, caller.visitor, attempt.account, typed)
  const account = yield* needs.store
    .inTransaction((transaction) =>
      Effect.gen(function* () {
        const locked = yield* transaction.lock(attempt.account)
        const taken = yield* transaction.takeAttempt(key)
        if (!locked || !taken) return yield* new SignInExpired()
        return yield* useCode(needs, transaction, locked, typed)
      }),
    )
    .pipe(noteRefusedCode(needs, caller, attempt.account))
  const signedIn = yield* signInAs(needs, caller.browser, account)
  yield* noteDone(needs, caller, "giveCode", account.id)
  return { ...signedIn, redirect: attempt.redirect === "" ? null : attempt.redirect }
})
