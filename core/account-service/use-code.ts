import { Effect } from "effect"
import type { StoreUnreachable } from "../kernel/store.errors.ts"
import type { AccountId } from "../people/account-id.ts"
import type { AccountServiceNeeds, AccountCaller } from "./account-service.needs.ts"
import type { AccountRecord } from "../account-store/account-record.ts"
import type { AccountTransaction } from "../account-store/account-store.port.ts"
import { CodeRefused } from "../account/account.errors.ts"
import { bytesOfBase32 } from "../kernel/base32.ts"
import { orderLetter } from "./mail-link.ts"
import { isAppCode, plainCode, stepOfCode } from "../passwords/one-time-code.rules.ts"
import type { SecondFactorRecord } from "../account/second-factor.ts"
import { noteStep } from "./security-notes.ts"

type Codes = Pick<AccountServiceNeeds, "mac" | "clock" | "digest">

const afterAppCode = (
  { mac, clock }: Codes,
  factor: SecondFactorRecord,
  plain: string,
): SecondFactorRecord | null => {
  const key = bytesOfBase32(factor.secret)
  const step = stepOfCode(plain, { mac, key, now: clock.now(), usedStep: factor.usedStep })
  return step === null ? null : { ...factor, usedStep: step }
}

const afterRecoveryCode = (
  { digest }: Codes,
  factor: SecondFactorRecord,
  plain: string,
): SecondFactorRecord | null => {
  const used = digest(plain)
  const recoveryCodes = factor.recoveryCodes.filter((code) => code !== used)
  return recoveryCodes.length === factor.recoveryCodes.length ? null : { ...factor, recoveryCodes }
}

/**
 * Uses a code of the account that the transaction has locked: neither a code of the app nor a
 * recovery code counts twice. An account without a second factor takes none.
 */
export const useCode = (
  needs: AccountServiceNeeds,
  transaction: AccountTransaction,
  account: AccountRecord,
  typed: string,
): Effect.Effect<AccountRecord, CodeRefused | StoreUnreachable> =>
  Effect.gen(function* () {
    const plain = plainCode(typed)
    const after = isAppCode(plain) ? afterAppCode : afterRecoveryCode
    const secondFactor = account.secondFactor && after(needs, account.secondFactor, plain)
    if (secondFactor === null) return yield* new CodeRefused()
    const changed: AccountRecord = { ...account, secondFactor }
    yield* transaction.save(changed)
    if (!isAppCode(plain)) yield* orderLetter(needs, transaction, changed, "recoveryCodeUsed")
    return changed
  })

/** Logs a wrong code for the operators of the site. */
export const noteRefusedCode =
  (needs: AccountServiceNeeds, caller: AccountCaller, account: AccountId) =>
  <A, E extends { readonly _tag: string }>(work: Effect.Effect<A, E>): Effect.Effect<A, E> =>
    Effect.tapError(work, ({ _tag }) =>
      _tag === "CodeRefused"
        ? noteStep(needs, caller, { step: "giveCode", outcome: "refused", account })
        : Effect.void,
    )
