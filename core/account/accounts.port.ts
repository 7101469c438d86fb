import type { Effect } from "effect"
import type { TooManyAttempts } from "../booking/booking.errors.ts"
import type { NotSignedIn } from "../people/visitor.errors.ts"
import type { AccountExport } from "./account-export.ts"
import type {
  AccountsUnreachable,
  ConfirmationNeeded,
  CredentialsRefused,
  EmailRefused,
  LinkRefused,
  PasswordRefused,
  CodeNeeded,
  CodeRefused,
  FactorRefused,
  RegistrationRefused,
  SignInExpired,
  TooBusy,
} from "./account.errors.ts"
import type { SecondArrival, SignedIn } from "./account.ts"
import type { FactorRemoval, FactorSetup, RecoveryCodes } from "./second-factor.ts"
import type { Credentials, PasswordChange, PasswordReset, Registration } from "./credentials.ts"

/** What a step of the signed-in guest can always meet. */
type Guarded = NotSignedIn | AccountsUnreachable

/** What any step that looks at a password can meet. */
type Hashed = TooManyAttempts | TooBusy | AccountsUnreachable

/**
 * Accounts of guests, as one browser uses them; the session is between that browser and the account
 * service. Neither the answer nor its timing reveals whether an email has an account. Every
 * implementation passes tests/contracts/accounts.contract.ts.
 */
export interface Accounts {
  /** Who is signed in on this browser, if anybody. */
  readonly whoAmI: () => Effect.Effect<SignedIn, AccountsUnreachable>

  /** Creates an account, signs in to it and mails a link that proves the address. */
  readonly register: (
    registration: Registration,
  ) => Effect.Effect<SignedIn, RegistrationRefused | Hashed>

  readonly signIn: (
    credentials: Credentials,
  ) => Effect.Effect<SignedIn, CredentialsRefused | CodeNeeded | Hashed>

  /** Answers CodeNeeded: a code of the app, or a recovery code. */
  readonly giveCode: (
    code: string,
  ) => Effect.Effect<
    SecondArrival,
    CodeRefused | SignInExpired | TooManyAttempts | AccountsUnreachable
  >

  /** Draws a secret for an authenticator app. */
  readonly beginSecondFactor: () => Effect.Effect<
    FactorSetup,
    FactorRefused | ConfirmationNeeded | Guarded
  >

  /** Turns the second factor on by a first code; answers the recovery codes, once. */
  readonly confirmSecondFactor: (
    code: string,
  ) => Effect.Effect<
    RecoveryCodes,
    CodeRefused | FactorRefused | ConfirmationNeeded | TooManyAttempts | Guarded
  >

  /** Takes the second factor away. */
  readonly removeSecondFactor: (
    removal: FactorRemoval,
  ) => Effect.Effect<void, CodeRefused | CredentialsRefused | NotSignedIn | Hashed>

  /** Ends this browser's session; signed out already is as good. */
  readonly signOut: () => Effect.Effect<SignedIn, AccountsUnreachable>

  /** Mails a link for a new password, if the address has an account. */
  readonly askForReset: (
    email: string,
  ) => Effect.Effect<void, EmailRefused | TooManyAttempts | AccountsUnreachable>

  /** Sets a new password by a mailed link and ends every session of the account. */
  readonly resetPassword: (
    reset: PasswordReset,
  ) => Effect.Effect<void, LinkRefused | PasswordRefused | Hashed>

  /** The signed-in guest gives the password once more, before a step that asks for it. */
  readonly confirm: (
    password: string,
  ) => Effect.Effect<SignedIn, CredentialsRefused | NotSignedIn | Hashed>

  /** Sets a new password and ends all other sessions of the account. */
  readonly changePassword: (
    change: PasswordChange,
  ) => Effect.Effect<SignedIn, CredentialsRefused | PasswordRefused | NotSignedIn | Hashed>

  /** Mails a link to a new address; it becomes the account's when the link is followed. */
  readonly changeEmail: (
    email: string,
  ) => Effect.Effect<void, EmailRefused | ConfirmationNeeded | TooManyAttempts | Guarded>

  /** Mails the link that proves the address once more. */
  readonly resendProof: () => Effect.Effect<void, TooManyAttempts | Guarded>

  /** Proves an address by its mailed link, for who is signed in to the account it was made for. */
  readonly proveEmail: (link: string) => Effect.Effect<SignedIn, LinkRefused | Guarded>

  /** Everything that is kept of the signed-in guest. */
  readonly myRecords: () => Effect.Effect<AccountExport, ConfirmationNeeded | Guarded>

  /** Ends the account; its bookings stay without a name where the law asks for them. */
  readonly deleteAccount: () => Effect.Effect<SignedIn, ConfirmationNeeded | Guarded>
}
