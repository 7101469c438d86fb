import { Schema, type Effect } from "effect"
import type { TooManyTries } from "../booking/booking.errors.ts"
import type { AccountsUnreachable, CredentialsRefused, TooBusy } from "./account.errors.ts"
import { SignedIn } from "./account.ts"
import type { IdentityRefused, IdentityUnavailable, LinkNeeded } from "./identity.errors.ts"

/** Where the browser is sent to sign in with the outside service. */
export const IdentityStart = Schema.Struct({ address: Schema.String })
export interface IdentityStart extends Schema.Schema.Type<typeof IdentityStart> {}

/** What the outside service put into the address that it sent the browser back to. */
export const IdentityReturn = Schema.Struct({
  code: Schema.NullOr(Schema.String),
  state: Schema.String,
})
export interface IdentityReturn extends Schema.Schema.Type<typeof IdentityReturn> {}

/** Signed in, and the page of this site that the guest was on the way to. */
export const IdentityArrival = Schema.Struct({ ...SignedIn.fields, redirect: Schema.String })
export interface IdentityArrival extends Schema.Schema.Type<typeof IdentityArrival> {}

/**
 * Signs in with Google: the browser is sent there with `start`, comes back to `/login` with a code
 * and a state, and gives both to `finish`. Kept by tests/contracts/identity.contract.ts.
 */
export interface OutsideIdentity {
  readonly start: (
    redirect: string,
  ) => Effect.Effect<IdentityStart, IdentityUnavailable | TooManyTries>
  readonly finish: (
    back: IdentityReturn,
  ) => Effect.Effect<
    IdentityArrival,
    IdentityRefused | LinkNeeded | IdentityUnavailable | AccountsUnreachable
  >
  /** Answers LinkNeeded: the password of the account with the same address, once. */
  readonly link: (
    password: string,
  ) => Effect.Effect<
    IdentityArrival,
    CredentialsRefused | IdentityRefused | TooManyTries | TooBusy | AccountsUnreachable
  >
}
