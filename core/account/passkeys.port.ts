import type { Effect } from "effect"
import type { TooManyAttempts } from "../booking/booking.errors.ts"
import type { NotSignedIn } from "../people/visitor.errors.ts"
import type {
  AccountsUnreachable,
  ConfirmationNeeded,
  PasskeyRefused,
  SignInExpired,
  TooManyPasskeys,
} from "./account.errors.ts"
import type { SecondArrival } from "./account.ts"
import type {
  GivenPasskey,
  MadePasskey,
  PasskeyCreation,
  PasskeyList,
  PasskeyNaming,
  PasskeyRequest,
  PasskeyStep,
} from "./passkey.ts"

type Guarded = NotSignedIn | AccountsUnreachable

/**
 * Keeps the passkeys of accounts, as one browser meets them. Every challenge counts once, for the
 * browser that asked for it. Every implementation passes tests/contracts/accounts.passkeys.ts.
 */
export interface Passkeys {
  /** The options with which the guest's authenticator creates a passkey. */
  readonly beginAdding: () => Effect.Effect<
    PasskeyCreation,
    TooManyPasskeys | ConfirmationNeeded | TooManyAttempts | Guarded
  >

  /** Adds what the authenticator made, under the name of the browser. */
  readonly add: (
    made: MadePasskey,
  ) => Effect.Effect<PasskeyList, PasskeyRefused | TooManyPasskeys | ConfirmationNeeded | Guarded>

  /** Gives one another name; an empty one, or one that is gone, changes nothing. */
  readonly rename: (naming: PasskeyNaming) => Effect.Effect<PasskeyList, Guarded>

  /** Takes one away; gone already is as good. */
  readonly remove: (id: string) => Effect.Effect<PasskeyList, ConfirmationNeeded | Guarded>

  /** What an authenticator has to sign; as a second step only after the password, and with a passkey of its account. */
  readonly beginSigningIn: (
    step: PasskeyStep,
  ) => Effect.Effect<
    PasskeyRequest,
    PasskeyRefused | SignInExpired | TooManyAttempts | AccountsUnreachable
  >

  /** Signs in with what the authenticator signed. */
  readonly signIn: (
    given: GivenPasskey,
  ) => Effect.Effect<SecondArrival, PasskeyRefused | SignInExpired | AccountsUnreachable>
}
