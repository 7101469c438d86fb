import { SecondArrival } from "#core/account/account.ts"
import {
  AccountsUnreachable,
  ConfirmationNeeded,
  PasskeyRefused,
  SignInExpired,
  TooManyPasskeys,
} from "#core/account/account.errors.ts"
import {
  GivenPasskey,
  MadePasskey,
  NamedPasskey,
  PasskeyCreation,
  PasskeyList,
  PasskeyNaming,
  PasskeyRequest,
  PasskeyStep,
} from "#core/account/passkey.ts"
import { TooManyAttempts } from "#core/booking/booking.errors.ts"
import { NotSignedIn } from "#core/people/visitor.errors.ts"
import { Schema } from "effect"
import { endpoint } from "./endpoint.ts"

// None of these is kept to be repeated: a challenge counts once, for one browser.
const acting = { method: "POST", status: 200, keyed: false } as const
const guarded = [NotSignedIn, AccountsUnreachable] as const

/** The calls behind the port `Passkeys`. */
export const passkeysEndpoints = {
  beginPasskey: endpoint({
    ...acting,
    path: "/api/account/passkeys/challenge",
    success: PasskeyCreation,
    failures: [TooManyPasskeys, ConfirmationNeeded, TooManyAttempts, ...guarded],
  }),
  addPasskey: endpoint({
    ...acting,
    path: "/api/account/passkeys",
    payload: MadePasskey,
    success: PasskeyList,
    failures: [PasskeyRefused, TooManyPasskeys, ConfirmationNeeded, ...guarded],
    refused: () => new PasskeyRefused(),
  }),
  renamePasskey: endpoint({
    ...acting,
    path: "/api/account/passkeys/name",
    payload: PasskeyNaming,
    success: PasskeyList,
    failures: [...guarded],
  }),
  removePasskey: endpoint({
    ...acting,
    path: "/api/account/passkeys/removal",
    payload: NamedPasskey,
    success: PasskeyList,
    failures: [ConfirmationNeeded, ...guarded],
  }),
  beginPasskeySignIn: endpoint({
    ...acting,
    path: "/api/session/passkey/challenge",
    payload: Schema.Struct({ step: PasskeyStep }),
    success: PasskeyRequest,
    failures: [PasskeyRefused, SignInExpired, TooManyAttempts, AccountsUnreachable],
  }),
  signInWithPasskey: endpoint({
    ...acting,
    path: "/api/session/passkey",
    payload: GivenPasskey,
    success: SecondArrival,
    failures: [PasskeyRefused, SignInExpired, AccountsUnreachable],
    refused: () => new PasskeyRefused(),
  }),
}
