import {
  AccountsUnreachable,
  CodeNeeded,
  CredentialsRefused,
  TooBusy,
} from "#core/account/account.errors.ts"
import { IdentityRefused, IdentityUnavailable, LinkNeeded } from "#core/account/identity.errors.ts"
import { IdentityArrival, IdentityReturn, IdentityStart } from "#core/account/identity.port.ts"
import { TooManyAttempts } from "#core/booking/booking.errors.ts"
import { bounds } from "#core/kernel/text-bounds.ts"
import { singleLine } from "#core/kernel/typed-text.ts"
import { Schema } from "effect"
import { endpoint } from "./endpoint.ts"

const acting = { method: "POST", status: 200, keyed: false } as const

/** The calls behind the port `OutsideIdentity`. */
export const googleEndpoints = {
  startGoogle: endpoint({
    ...acting,
    path: "/api/google/start",
    payload: Schema.Struct({ redirect: singleLine(bounds.pageAddress) }),
    success: IdentityStart,
    failures: [IdentityUnavailable, TooManyAttempts],
  }),
  finishGoogle: endpoint({
    ...acting,
    path: "/api/google/return",
    payload: IdentityReturn,
    success: IdentityArrival,
    failures: [IdentityRefused, LinkNeeded, CodeNeeded, IdentityUnavailable, AccountsUnreachable],
    refused: () => new IdentityRefused({ reason: "unproven" }),
  }),
  linkGoogle: endpoint({
    ...acting,
    path: "/api/google/link",
    payload: Schema.Struct({ password: singleLine(bounds.password) }),
    success: IdentityArrival,
    failures: [
      CredentialsRefused,
      CodeNeeded,
      IdentityRefused,
      TooManyAttempts,
      TooBusy,
      AccountsUnreachable,
    ],
    refused: () => new CredentialsRefused(),
  }),
}
