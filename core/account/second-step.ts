import { Effect } from "effect"
import type { AccountDesk, Caller } from "./account-desk.ts"
import type { AccountRecord } from "./account-record.ts"
import { CodeNeeded, SignInExpired } from "./account.errors.ts"
import { ATTEMPT_LASTS_MS } from "./identity-attempt.ts"
import type { SecurityStep } from "./security-events.port.ts"
import { noteDone } from "./security-notes.ts"
import { signInAs } from "./sign-in-as.ts"
import { countCode } from "./tries-allowed.ts"
import { noteRefusedCode, useCode } from "./use-code.ts"

/** The key names the browser: what one browser began nobody ends on another. */
export const secondStepKey = ({ digest }: AccountDesk, { visitor }: Caller): string =>
  digest(`second step ${visitor.session}`)

/** Who gave a right password or came from Google, by which way, and where they were going. */
export type Entry = {
  readonly account: AccountRecord
  readonly step: SecurityStep
  /** Null where the page knows by itself. */
  readonly redirect: string | null
}

/** Signs in, or remembers who stands before the second step and asks for its code. */
export const enter = Effect.fnUntraced(function* (
  desk: AccountDesk,
  caller: Caller,
  { account, step, redirect }: Entry,
) {
  if (account.secondFactor === null) {
    const signedIn = yield* signInAs(desk, caller.browser, account)
    yield* noteDone(desk, caller, step, account.id)
    return signedIn
  }
  const key = secondStepKey(desk, caller)
  const until = desk.clock.now() + ATTEMPT_LASTS_MS
  yield* desk.store.inTransaction(({ putAttempt }) =>
    putAttempt({ kind: "code", key, until, redirect: redirect ?? "", account: account.id }),
  )
  return yield* new CodeNeeded({ hasPasskey: account.passkeys.length > 0 })
})

/** The second step of signing in: a code of the app, or a recovery code. */
export const giveCode = Effect.fnUntraced(function* (
  desk: AccountDesk,
  caller: Caller,
  typed: string,
) {
  const key = secondStepKey(desk, caller)
  const attempt = yield* desk.store.attempt(key)
  if (attempt?.kind !== "code" || attempt.until < desk.clock.now())
    return yield* new SignInExpired()
  yield* countCode(desk, caller.visitor, attempt.account, typed)
  const account = yield* desk.store
    .inTransaction((transaction) =>
      Effect.gen(function* () {
        const locked = yield* transaction.lock(attempt.account)
        const taken = yield* transaction.takeAttempt(key)
        if (!locked || !taken) return yield* new SignInExpired()
        return yield* useCode(desk, transaction, locked, typed)
      }),
    )
    .pipe(noteRefusedCode(desk, caller, attempt.account))
  const signedIn = yield* signInAs(desk, caller.browser, account)
  yield* noteDone(desk, caller, "giveCode", account.id)
  return { ...signedIn, redirect: attempt.redirect === "" ? null : attempt.redirect }
})
