import { Schema } from "effect"
import { Issue } from "../kernel/issue.ts"

const issues = { issues: Schema.Array(Issue) }

/** What was typed to create an account breaks rules: every field is listed. */
export class RegistrationRefused extends Schema.TaggedError<RegistrationRefused>()(
  "RegistrationRefused",
  issues,
) {}

/** The address or the password is not right; which of the two is not said. */
export class CredentialsRefused extends Schema.TaggedError<CredentialsRefused>()(
  "CredentialsRefused",
  {},
) {}

/** Too long ago that this browser's guest gave the password: it is asked again before this step. */
export class ConfirmationNeeded extends Schema.TaggedError<ConfirmationNeeded>()(
  "ConfirmationNeeded",
  {},
) {}

/** The password is right, and the account asks for a code as well before it opens. */
export class CodeNeeded extends Schema.TaggedError<CodeNeeded>()("CodeNeeded", {
  /** Whether a passkey of the account can take the place of the code. */
  hasPasskey: Schema.Boolean,
}) {}

/** The code is not right, or it counted already. */
export class CodeRefused extends Schema.TaggedError<CodeRefused>()("CodeRefused", {}) {}

/** Too long ago that this browser's guest gave the password: signing in begins again. */
export class SignInExpired extends Schema.TaggedError<SignInExpired>()("SignInExpired", {}) {}

/** The second factor cannot be set up in the present state of the account. */
export class FactorRefused extends Schema.TaggedError<FactorRefused>()("FactorRefused", {
  reason: Schema.Literals(["alreadyOn", "passwordMissing", "notBegun"]),
}) {}

/**
 * A passkey was not accepted. Why is not said: it may be unknown, deleted, somebody else's, made for
 * another site or for another question.
 */
export class PasskeyRefused extends Schema.TaggedError<PasskeyRefused>()("PasskeyRefused", {}) {}

/** The account has as many passkeys as an account may have. */
export class TooManyPasskeys extends Schema.TaggedError<TooManyPasskeys>()("TooManyPasskeys", {}) {}

/** A mailed link that is unknown, used or over; all three look the same. */
export class LinkRefused extends Schema.TaggedError<LinkRefused>()("LinkRefused", {}) {}

/** The new password breaks rules. */
export class PasswordRefused extends Schema.TaggedError<PasswordRefused>()(
  "PasswordRefused",
  issues,
) {}

/** The new address is none. */
export class EmailRefused extends Schema.TaggedError<EmailRefused>()("EmailRefused", issues) {}

/** The profile breaks rules: every field is listed. */
export class ProfileRefused extends Schema.TaggedError<ProfileRefused>()(
  "ProfileRefused",
  issues,
) {}

/** The file is no picture that can be used. */
export class PictureRefused extends Schema.TaggedError<PictureRefused>()("PictureRefused", {
  reason: Schema.Literals(["NotAPicture", "PictureTooLarge", "TooManyPixels"]),
}) {}

/** Why a picture was not taken: what is wrong with it, or that too many come just now. */
export type PictureTrouble = PictureRefused["reason"] | "TooBusy"

/** What was given to be verified breaks rules, or a picture is missing. */
export class VerificationRefused extends Schema.TaggedError<VerificationRefused>()(
  "VerificationRefused",
  issues,
) {}

/** No session of this account has this id. */
export class SessionNotFound extends Schema.TaggedError<SessionNotFound>()("SessionNotFound", {}) {}

/** Too many passwords are being checked at this moment; trying again after so many seconds may help. */
export class TooBusy extends Schema.TaggedError<TooBusy>()("TooBusy", {
  retryAfterSeconds: Schema.Int,
}) {}

/** The account service did not answer; trying again later may help. */
export class AccountsUnreachable extends Schema.TaggedError<AccountsUnreachable>()(
  "AccountsUnreachable",
  {},
) {}
