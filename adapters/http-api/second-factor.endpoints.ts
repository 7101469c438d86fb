import { SecondArrival } from "#core/account/account.ts"
import {
  AccountsUnreachable,
  CodeRefused,
  ConfirmationNeeded,
  CredentialsRefused,
  FactorRefused,
  SignInExpired,
  TooBusy,
} from "#core/account/account.errors.ts"
import { FactorRemoval, FactorSetup, RecoveryCodes } from "#core/account/second-factor.ts"
import { TooManyAttempts } from "#core/booking/booking.errors.ts"
import { bounds } from "#core/kernel/text-bounds.ts"
import { singleLine } from "#core/kernel/typed-text.ts"
import { NotSignedIn } from "#core/people/visitor.errors.ts"
import { Schema } from "effect"
import { endpoint } from "./endpoint.ts"

const Code = Schema.Struct({ code: singleLine(bounds.code) })

// None of these is kept to be repeated: a code counts once, and recovery codes are shown once.
const acting = { method: "POST", status: 200, keyed: false } as const

/** The calls of the second factor behind the port `Accounts`, under the names of its methods. */
export const secondFactorEndpoints = {
  giveCode: endpoint({
    ...acting,
    path: "/api/session/code",
    payload: Code,
    success: SecondArrival,
    failures: [CodeRefused, SignInExpired, TooManyAttempts, AccountsUnreachable],
    refused: () => new CodeRefused(),
  }),
  beginSecondFactor: endpoint({
    ...acting,
    path: "/api/account/second-factor",
    success: FactorSetup,
    failures: [FactorRefused, ConfirmationNeeded, NotSignedIn, AccountsUnreachable],
  }),
  confirmSecondFactor: endpoint({
    ...acting,
    path: "/api/account/second-factor/confirmation",
    payload: Code,
    success: RecoveryCodes,
    failures: [
      CodeRefused,
      FactorRefused,
      ConfirmationNeeded,
      TooManyAttempts,
      NotSignedIn,
      AccountsUnreachable,
    ],
    refused: () => new CodeRefused(),
  }),
  removeSecondFactor: endpoint({
    ...acting,
    path: "/api/account/second-factor/removal",
    payload: FactorRemoval,
    success: Schema.Struct({}),
    failures: [
      CodeRefused,
      CredentialsRefused,
      NotSignedIn,
      TooManyAttempts,
      TooBusy,
      AccountsUnreachable,
    ],
    refused: (issues) =>
      issues.some(({ path }) => path === "password") ? new CredentialsRefused() : new CodeRefused(),
  }),
}
