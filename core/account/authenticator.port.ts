import { Schema, type Effect } from "effect"
import type { GivenPasskey, MadePasskey, PasskeyCreation, PasskeyRequest } from "./passkey.ts"

/** The guest's authenticator made or signed nothing. */
export class AuthenticatorRefused extends Schema.TaggedError<AuthenticatorRefused>()(
  "AuthenticatorRefused",
  {
    /**
     * The guest left it or had no passkey, the authenticator holds a passkey of this account
     * already, or this browser, or this address of the site, has no passkeys.
     */
    reason: Schema.Literals(["left", "known", "unsupported"]),
  },
) {}

/** The browser's way to where the guest keeps passkeys. */
export interface Authenticator {
  /** Asks the guest to make one. */
  readonly make: (creation: PasskeyCreation) => Effect.Effect<MadePasskey, AuthenticatorRefused>
  /** Asks the guest to sign with one. */
  readonly give: (request: PasskeyRequest) => Effect.Effect<GivenPasskey, AuthenticatorRefused>
  /** Whether passkeys can be offered beside the form, among what the browser fills in. */
  readonly canOffer: () => Effect.Effect<boolean>
  /** Offers them there, until the guest takes one or the question is withdrawn. */
  readonly offer: (request: PasskeyRequest) => Effect.Effect<GivenPasskey, AuthenticatorRefused>
}
