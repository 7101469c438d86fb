import type { Effect } from "effect"
import type { PasskeyRefused } from "../account/account.errors.ts"
import type { GivenPasskey, MadePasskey, PasskeyRecord } from "../account/passkey.ts"

/** The site that a passkey has to be for. */
export type PasskeySite = {
  /** Scheme, host and port, as browsers write them. */
  readonly origin: string
  /** The host alone. */
  readonly rpId: string
}

/** What is to be kept of a new passkey. */
export type CheckedPasskey = Pick<PasskeyRecord, "id" | "publicKey" | "counter">

/**
 * Checks by the rules of WebAuthn what an authenticator answered: the challenge, the site, that its
 * user was verified, the signature, and that its counter did not go back. Who asks has found the
 * challenge among its own. Every implementation passes tests/contracts/passkey-checks.contract.ts.
 */
export interface PasskeyChecks {
  readonly made: (
    made: MadePasskey,
    site: PasskeySite,
  ) => Effect.Effect<CheckedPasskey, PasskeyRefused>
  /** Answers the current counter. */
  readonly given: (
    given: GivenPasskey,
    kept: CheckedPasskey,
    site: PasskeySite,
  ) => Effect.Effect<number, PasskeyRefused>
}
