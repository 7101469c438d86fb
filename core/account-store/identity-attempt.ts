import { millisecondsInMinute } from "date-fns/constants"
import { Schema } from "effect"
import { AccountId } from "../people/account-id.ts"

const kept = {
  /** The fingerprint of the browser, and of what it brings back. */
  key: Schema.String,
  /** The page of this site that the guest was on the way to. */
  redirect: Schema.String,
  /** Milliseconds since 1970. */
  until: Schema.Int,
}

/** A guest on the way to the outside service and back. */
export const LeavingAttempt = Schema.Struct({
  kind: Schema.Literal("leaving"),
  ...kept,
  nonce: Schema.String,
  verifier: Schema.String,
})
export interface LeavingAttempt extends Schema.Schema.Type<typeof LeavingAttempt> {}

/** A guest whom the outside service knows, and whose account has yet to be opened by its password. */
export const LinkingAttempt = Schema.Struct({
  kind: Schema.Literal("linking"),
  ...kept,
  outside: Schema.String,
  email: Schema.String,
})
export interface LinkingAttempt extends Schema.Schema.Type<typeof LinkingAttempt> {}

/** A guest who is known, and whose second factor has yet to be asked for its code. */
export const CodeAttempt = Schema.Struct({
  kind: Schema.Literal("code"),
  ...kept,
  account: AccountId,
})
export interface CodeAttempt extends Schema.Schema.Type<typeof CodeAttempt> {}

/** A guest whose authenticator was asked to sign a challenge; the key names both. */
export const PasskeyAttempt = Schema.Struct({
  kind: Schema.Literal("passkey"),
  ...kept,
  /** The only account that the answer may be for; null where the passkey says which. */
  account: Schema.NullOr(AccountId),
})
export interface PasskeyAttempt extends Schema.Schema.Type<typeof PasskeyAttempt> {}

/** One step of signing in with an outside service, a second factor or a passkey; each is good for one. */
export const IdentityAttempt = Schema.Union([
  LeavingAttempt,
  LinkingAttempt,
  CodeAttempt,
  PasskeyAttempt,
])
export type IdentityAttempt = LeavingAttempt | LinkingAttempt | CodeAttempt | PasskeyAttempt

const attemptOfKind = <Kind extends IdentityAttempt["kind"]>(kind: Kind) => {
  type Attempt = Extract<IdentityAttempt, { readonly kind: Kind }>
  const isOfKind = (attempt: IdentityAttempt): attempt is Attempt => attempt.kind === kind
  return (attempt: IdentityAttempt | null): Attempt | null =>
    attempt !== null && isOfKind(attempt) ? attempt : null
}

/** The attempt of a guest who is on the way; null for any other. */
export const leavingOf = attemptOfKind("leaving")

/** The attempt of a guest who links two accounts; null for any other. */
export const linkingOf = attemptOfKind("linking")

/** How long a guest may take for a step. */
export const ATTEMPT_LASTS_MS = 10 * millisecondsInMinute
