import { AccountExport } from "#core/account/account-export.ts"
import {
  AccountsUnreachable,
  CodeNeeded,
  ConfirmationNeeded,
  CredentialsRefused,
  EmailRefused,
  LinkRefused,
  PasswordRefused,
  RegistrationRefused,
  SessionNotFound,
  TooBusy,
} from "#core/account/account.errors.ts"
import { NotSignedIn } from "#core/people/visitor.errors.ts"
import { SignedIn } from "#core/account/account.ts"
import {
  Credentials,
  PasswordChange,
  PasswordReset,
  Registration,
} from "#core/account/credentials.ts"
import { SessionId, SessionView } from "#core/account/session.ts"
import { TooManyAttempts } from "#core/booking/booking.errors.ts"
import { bounds } from "#core/kernel/text-bounds.ts"
import { singleLine } from "#core/kernel/typed-text.ts"
import { Schema } from "effect"
import { endpoint } from "./endpoint.ts"
import { secondFactorEndpoints } from "./second-factor.endpoints.ts"

const Nothing = Schema.Struct({})
const Password = Schema.Struct({ password: singleLine(bounds.password) })
const Email = Schema.Struct({ email: singleLine(bounds.email) })
const Link = Schema.Struct({ link: singleLine(bounds.link) })

const hashed = [TooManyAttempts, TooBusy, AccountsUnreachable] as const
const guarded = [NotSignedIn, AccountsUnreachable] as const

/** For emails that are too long or unreadable. */
const unwritable = () => new EmailRefused({ issues: [{ path: "email", code: "NotAnEmail" }] })

// None of these is kept to be repeated: their answers set cookies that only one browser may have.
const asking = { method: "GET", status: 200, keyed: false } as const
const acting = { method: "POST", status: 200, keyed: false } as const

/** The calls behind the port `Accounts`, under the names of its methods. */
export const accountsEndpoints = {
  ...secondFactorEndpoints,
  whoAmI: endpoint({
    ...asking,
    path: "/api/session",
    success: SignedIn,
    failures: [AccountsUnreachable],
  }),
  register: endpoint({
    ...acting,
    path: "/api/accounts",
    payload: Registration,
    status: 201,
    success: SignedIn,
    failures: [RegistrationRefused, ...hashed],
    refused: (issues) => new RegistrationRefused({ issues }),
  }),
  signIn: endpoint({
    ...acting,
    path: "/api/session",
    payload: Credentials,
    success: SignedIn,
    failures: [CredentialsRefused, CodeNeeded, ...hashed],
    refused: () => new CredentialsRefused(),
  }),
  signOut: endpoint({
    ...acting,
    path: "/api/session/end",
    success: SignedIn,
    failures: [AccountsUnreachable],
  }),
  askForReset: endpoint({
    ...acting,
    path: "/api/password/link",
    payload: Email,
    success: Nothing,
    failures: [EmailRefused, TooManyAttempts, AccountsUnreachable],
    refused: unwritable,
  }),
  resetPassword: endpoint({
    ...acting,
    path: "/api/password/reset",
    payload: PasswordReset,
    success: Nothing,
    failures: [LinkRefused, PasswordRefused, ...hashed],
    refused: (issues) =>
      issues.some(({ path }) => path === "link")
        ? new LinkRefused()
        : new PasswordRefused({ issues }),
  }),
  confirm: endpoint({
    ...acting,
    path: "/api/session/confirmation",
    payload: Password,
    success: SignedIn,
    failures: [CredentialsRefused, NotSignedIn, ...hashed],
    refused: () => new CredentialsRefused(),
  }),
  changePassword: endpoint({
    ...acting,
    path: "/api/account/password",
    payload: PasswordChange,
    success: SignedIn,
    failures: [CredentialsRefused, PasswordRefused, NotSignedIn, ...hashed],
    refused: (issues) =>
      issues.some(({ path }) => path === "currentPassword")
        ? new CredentialsRefused()
        : new PasswordRefused({ issues }),
  }),
  changeEmail: endpoint({
    ...acting,
    path: "/api/account/email",
    payload: Email,
    success: Nothing,
    failures: [EmailRefused, ConfirmationNeeded, TooManyAttempts, ...guarded],
    refused: unwritable,
  }),
  resendProof: endpoint({
    ...acting,
    path: "/api/account/email/link",
    success: Nothing,
    failures: [TooManyAttempts, ...guarded],
  }),
  proveEmail: endpoint({
    ...acting,
    path: "/api/account/email/proof",
    payload: Link,
    success: SignedIn,
    failures: [LinkRefused, ...guarded],
    refused: () => new LinkRefused(),
  }),
  myRecords: endpoint({
    ...asking,
    path: "/api/account/records",
    success: AccountExport,
    failures: [ConfirmationNeeded, ...guarded],
  }),
  deleteAccount: endpoint({
    ...acting,
    path: "/api/account/end",
    success: SignedIn,
    failures: [ConfirmationNeeded, ...guarded],
  }),
}

/** The calls behind the port `Sessions`. */
export const sessionsEndpoints = {
  listSessions: endpoint({
    ...asking,
    path: "/api/sessions",
    success: Schema.Array(SessionView),
    failures: [...guarded],
  }),
  endSession: endpoint({
    ...acting,
    path: "/api/sessions/{id}/end",
    params: Schema.Struct({ id: SessionId }),
    absent: () => new SessionNotFound(),
    success: SignedIn,
    failures: [SessionNotFound, ...guarded],
  }),
  endAllSessions: endpoint({
    ...acting,
    path: "/api/sessions/end",
    success: SignedIn,
    failures: [...guarded],
  }),
}
