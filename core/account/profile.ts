import { Effect, Schema } from "effect"
import { Language } from "../kernel/localised.ts"
import { bounds } from "../kernel/text-bounds.ts"
import { singleLine, multiLine } from "../kernel/typed-text.ts"
import { Identity } from "../people/accepted-guest.ts"
import { KeptCardView } from "../payment/kept-card.ts"
import { Gender } from "../people/guest-details.ts"
import { ProfilePicture } from "./account.ts"
import { PasskeyView } from "./passkey.ts"
import { SecondFactorView } from "./second-factor.ts"
import { VerificationStatus } from "./verification.ts"

/** What the profile shows, however long it was when it was kept. */
const shownFields = {
  firstName: Schema.String,
  lastName: Schema.String,
  nationality: Schema.String,
  dateOfBirth: Schema.String,
  gender: Schema.NullOr(Gender),
  address: Schema.String,
  phone: Schema.String,
}

const typedFields = {
  firstName: singleLine(bounds.name),
  lastName: singleLine(bounds.name),
  nationality: singleLine(bounds.short),
  dateOfBirth: singleLine(bounds.short),
  gender: Schema.NullOr(Gender),
  address: multiLine(bounds.address),
  phone: singleLine(bounds.short),
}

/**
 * What a guest typed in the profile, unchecked. Only the names have to be there; the identity number
 * is null where the one that is kept stays as it is, and empty where it is to be forgotten.
 */
export const ProfileDetails = Schema.Struct({
  ...typedFields,
  identityNumber: Schema.NullOr(singleLine(bounds.short)),
})
export interface ProfileDetails extends Schema.Schema.Type<typeof ProfileDetails> {}

/** Light or dark, or as the device is. */
export const AccountPreferences = Schema.Struct({
  language: Language,
  theme: Schema.NullOr(Schema.Literals(["light", "dark"])),
})
export interface AccountPreferences extends Schema.Schema.Type<typeof AccountPreferences> {}

/** The profile as its owner sees it; of the identity number only the end: `••••••••1235`. */
export const ProfileView = Schema.Struct({
  ...shownFields,
  identity: Schema.NullOr(Schema.Struct({ kind: Identity.fields.kind, masked: Schema.String })),
  email: Schema.String,
  emailVerified: Schema.Boolean,
  /** Asked for and not yet proved: the address to be. */
  nextEmail: Schema.NullOr(Schema.String),
  picture: Schema.NullOr(ProfilePicture),
  preferences: AccountPreferences,
  hasPassword: Schema.Boolean,
  /** Signs in with Google, too. */
  google: Schema.Boolean,
  /** A server from before there was one says nothing. */
  secondFactor: SecondFactorView.pipe(
    Schema.withDecodingDefaultKey(Effect.succeed({ on: false, recoveryCodesLeft: 0 })),
  ),
  /** A server from before there were any says nothing. */
  passkeys: Schema.Array(PasskeyView).pipe(Schema.withDecodingDefaultKey(Effect.succeed([]))),
  /** Whether this very identity is verified. Older servers leave it out. */
  verification: VerificationStatus.pipe(
    Schema.withDecodingDefaultKey(Effect.succeed("unverified" as const)),
  ),
  /** The card that is kept for the next stay. Older servers leave it out. */
  keptCard: Schema.NullOr(KeptCardView).pipe(Schema.withDecodingDefaultKey(Effect.succeed(null))),
})
export interface ProfileView extends Schema.Schema.Type<typeof ProfileView> {}
