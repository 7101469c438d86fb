import { Schema, type Effect } from "effect"
import { bounds } from "../kernel/text-bounds.ts"
import { singleLine } from "../kernel/typed-text.ts"
import type { TooManyAttempts } from "../booking/booking.errors.ts"
import type {
  CodeNeeded,
  AccountsUnreachable,
  CredentialsRefused,
  TooBusy,
} from "./account.errors.ts"
import { SignedIn } from "./account.ts"
import type { IdentityRefused, IdentityUnavailable, LinkNeeded } from "./identity.errors.ts"

/** Where the browser is sent to sign in with the outside service, and what it has to bring back. */
export const IdentityStart = Schema.Struct({ address: Schema.String, state: Schema.String })
export interface IdentityStart extends Schema.Schema.Type<typeof IdentityStart> {}

/**
 * What the outside service said of its guest, and how: by the address that it sent the browser back
 * to, or to the page that opened its own window. No code means that the guest declined.
 */
export const IdentityReturn = Schema.Struct({
  code: Schema.NullOr(singleLine(bounds.pageAddress)),
  state: singleLine(bounds.link),
  way: Schema.Literals(["address", "window"]),
})
export interface IdentityReturn extends Schema.Schema.Type<typeof IdentityReturn> {}

/** Signed in, and the page of this site that the guest was on the way to. */
export const IdentityArrival = Schema.Struct({ ...SignedIn.fields, redirect: Schema.String })
export interface IdentityArrival extends Schema.Schema.Type<typeof IdentityArrival> {}

/**
 * Signs in with Google: after `start` the browser asks in Google's own window, or is sent there and
 * comes back to `/login`; either way it gives a code and a state to `finish`. Kept by
 * tests/contracts/accounts.identity.ts.
 */
export interface OutsideIdentity {
  readonly start: (
    redirect: string,
  ) => Effect.Effect<IdentityStart, IdentityUnavailable | TooManyAttempts>
  readonly finish: (
    back: IdentityReturn,
  ) => Effect.Effect<
    IdentityArrival,
    IdentityRefused | LinkNeeded | CodeNeeded | IdentityUnavailable | AccountsUnreachable
  >
  /** Answers LinkNeeded: the password of the account with the same address, once. */
  readonly link: (
    password: string,
  ) => Effect.Effect<
    IdentityArrival,
    | CredentialsRefused
    | CodeNeeded
    | IdentityRefused
    | TooManyAttempts
    | TooBusy
    | AccountsUnreachable
  >
}
