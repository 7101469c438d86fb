import { Schema } from "effect"

/** The two sizes of a profile picture, each an address that only its owner's browser can read. */
export const ProfilePicture = Schema.Struct({ large: Schema.String, small: Schema.String })
export interface ProfilePicture extends Schema.Schema.Type<typeof ProfilePicture> {}

/** What every page knows of who is signed in. */
export const User = Schema.Struct({
  firstName: Schema.String,
  lastName: Schema.String,
  email: Schema.String,
  /** The address was proved by a mailed link. */
  emailVerified: Schema.Boolean,
  picture: Schema.NullOr(ProfilePicture),
  /** False for those who only ever signed in with Google. */
  hasPassword: Schema.Boolean,
})
export interface User extends Schema.Schema.Type<typeof User> {}

/**
 * Who is signed in on this browser, if anybody is. Right after signing in or proving an address,
 * how many stays that were booked without the account joined it; left out where none did.
 */
export const SignedIn = Schema.Struct({
  user: Schema.NullOr(User),
  joined: Schema.optionalKey(Schema.Int.check(Schema.isGreaterThan(0))),
})
export interface SignedIn extends Schema.Schema.Type<typeof SignedIn> {}

/** Signed in by a second step, and the page that the guest was on the way to, where it is known. */
export const SecondArrival = Schema.Struct({
  ...SignedIn.fields,
  redirect: Schema.NullOr(Schema.String),
})
export interface SecondArrival extends Schema.Schema.Type<typeof SecondArrival> {}
