import { Schema, type Effect } from "effect"
import type { IdentityRefused, IdentityUnavailable } from "../account/identity.errors.ts"

/** What an identity token says, under the names of OpenID Connect; signed, and else unchecked. */
export const IdentityClaims = Schema.Struct({
  iss: Schema.String,
  sub: Schema.String,
  aud: Schema.Union([Schema.String, Schema.Array(Schema.String)]),
  /** Seconds since 1970. */
  exp: Schema.Number,
  azp: Schema.optionalKey(Schema.String),
  nonce: Schema.optionalKey(Schema.String),
  email: Schema.optionalKey(Schema.String),
  email_verified: Schema.optionalKey(Schema.Boolean),
  given_name: Schema.optionalKey(Schema.String),
  family_name: Schema.optionalKey(Schema.String),
  locale: Schema.optionalKey(Schema.String),
})
export interface IdentityClaims extends Schema.Schema.Type<typeof IdentityClaims> {}

/** What goes along with a guest and has to come back, or has to be known when they do. */
export type IdentityErrand = {
  readonly state: string
  readonly nonce: string
  /** The proof that the caller who brings the code also asked for it. */
  readonly verifier: string
}

/** The outside service that knows guests, as this site is registered with it. */
export interface IdentityProvider {
  readonly issuer: string
  /** The name by which the service knows this site. */
  readonly audience: string
  /** Where the guest is sent. */
  readonly start: (errand: IdentityErrand) => Effect.Effect<string, IdentityUnavailable>
  /**
   * Changes a code for what its token says; a signature that is not the service's is refused.
   * A code of the service's own window has no verifier: the window takes no challenge along.
   */
  readonly redeem: (
    code: string,
    verifier: string | null,
  ) => Effect.Effect<IdentityClaims, IdentityRefused | IdentityUnavailable>
}
