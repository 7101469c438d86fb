import { Effect, Schema } from "effect"
import { Instant } from "../kernel/instant.ts"
import { Language } from "../kernel/localised.ts"
import { Identity } from "../people/accepted-guest.ts"
import { AccountId } from "../people/account-id.ts"
import { KeptCard } from "../payment/kept-card.ts"
import { Gender } from "../people/guest-details.ts"
import { Shortlist } from "../shortlist/shortlist.ts"
import { PasskeyRecord } from "../account/passkey.ts"
import { NextFactor, SecondFactorRecord } from "../account/second-factor.ts"
import { RejectionReason, VerificationStatus } from "../account/verification.ts"

/** What is compared with the pictures, as it was when it was submitted. */
export const JudgedIdentity = Schema.Struct({
  firstName: Schema.String,
  lastName: Schema.String,
  nationality: Schema.String,
  identity: Schema.NullOr(Identity),
  dateOfBirth: Schema.String,
  document: Schema.NullOr(Schema.String),
  selfie: Schema.NullOr(Schema.String),
})
export interface JudgedIdentity extends Schema.Schema.Type<typeof JudgedIdentity> {}

/** One request to be verified, and what it asks to have judged. */
export const Submission = Schema.Struct({ id: Schema.String, judged: JudgedIdentity })
export interface Submission extends Schema.Schema.Type<typeof Submission> {}

/** The status of an identity check, and the files it is about. */
export const VerificationRecord = Schema.Struct({
  status: VerificationStatus,
  reason: Schema.NullOr(RejectionReason),
  submittedAt: Schema.NullOr(Instant),
  document: Schema.NullOr(Schema.String),
  selfie: Schema.NullOr(Schema.String),
  /** What waits or was judged; records from before this was kept have none. */
  submission: Schema.NullOr(Submission).pipe(Schema.withDecodingDefaultKey(Effect.succeed(null))),
  /** When the pictures are to be deleted; null while they wait for a decision. */
  picturesUntil: Schema.NullOr(Instant).pipe(Schema.withDecodingDefaultKey(Effect.succeed(null))),
})
export interface VerificationRecord extends Schema.Schema.Type<typeof VerificationRecord> {}

/**
 * An account as it is kept. Several may have one address until one of them proves it; the others
 * end with that.
 */
export const AccountRecord = Schema.Struct({
  id: AccountId,
  email: Schema.String,
  emailVerified: Schema.Boolean,
  nextEmail: Schema.NullOr(Schema.String),
  /** Null for those who only ever signed in with Google. */
  passwordHash: Schema.NullOr(Schema.String),
  /** Issuer and subject of the outside identity that opens this account. */
  outside: Schema.NullOr(Schema.String),
  firstName: Schema.String,
  lastName: Schema.String,
  nationality: Schema.String,
  identity: Schema.NullOr(Identity),
  dateOfBirth: Schema.String,
  gender: Schema.NullOr(Gender),
  address: Schema.String,
  phone: Schema.String,
  picture: Schema.NullOr(Schema.String),
  language: Language,
  theme: Schema.NullOr(Schema.Literals(["light", "dark"])),
  verification: VerificationRecord,
  secondFactor: Schema.NullOr(SecondFactorRecord).pipe(
    Schema.withDecodingDefaultKey(Effect.succeed(null)),
  ),
  /** Set up, and not yet confirmed by a code. */
  nextFactor: Schema.NullOr(NextFactor).pipe(Schema.withDecodingDefaultKey(Effect.succeed(null))),
  /** The oldest first. */
  passkeys: Schema.Array(PasskeyRecord).pipe(Schema.withDecodingDefaultKey(Effect.succeed([]))),
  /** The card that the provider keeps for the guest's next stay. */
  keptCard: Schema.NullOr(KeptCard).pipe(Schema.withDecodingDefaultKey(Effect.succeed(null))),
  /** The stays that the guest saved. */
  shortlist: Shortlist.pipe(Schema.withDecodingDefaultKey(Effect.succeed([]))),
  registeredAt: Instant,
})
export interface AccountRecord extends Schema.Schema.Type<typeof AccountRecord> {}

/** The moments and names that a new account starts with; everything else is empty. */
export type NewAccount = Pick<
  AccountRecord,
  "id" | "email" | "firstName" | "lastName" | "language" | "registeredAt"
> &
  Partial<Pick<AccountRecord, "emailVerified" | "passwordHash" | "outside">>

/** Nothing was asked yet. */
export const unverified: VerificationRecord = {
  status: "unverified",
  reason: null,
  submittedAt: null,
  document: null,
  selfie: null,
  submission: null,
  picturesUntil: null,
}

export const newAccount = (known: NewAccount): AccountRecord => ({
  emailVerified: false,
  nextEmail: null,
  passwordHash: null,
  outside: null,
  nationality: "",
  identity: null,
  dateOfBirth: "",
  gender: null,
  address: "",
  phone: "",
  picture: null,
  theme: null,
  verification: unverified,
  secondFactor: null,
  nextFactor: null,
  passkeys: [],
  keptCard: null,
  shortlist: [],
  ...known,
})
