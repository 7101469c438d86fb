import type { Effect } from "effect"
import type { TooManyAttempts } from "../booking/booking.errors.ts"
import type { NotSignedIn } from "../people/visitor.errors.ts"
import type {
  AccountsUnreachable,
  PictureRefused,
  ProfileRefused,
  TooBusy,
} from "./account.errors.ts"
import type { AccountPreferences, ProfileDetails, ProfileView } from "./profile.ts"

type Guarded = NotSignedIn | AccountsUnreachable

/** The profile of the asking guest. Kept by tests/contracts/accounts.contract.ts. */
export interface Profiles {
  readonly read: () => Effect.Effect<ProfileView, Guarded>
  readonly save: (details: ProfileDetails) => Effect.Effect<ProfileView, ProfileRefused | Guarded>
  readonly savePreferences: (preferences: AccountPreferences) => Effect.Effect<ProfileView, Guarded>
  /** Takes a JPEG, PNG or WebP, whatever it is named, and keeps it upright, square and plain. */
  readonly setPicture: (
    file: Uint8Array,
  ) => Effect.Effect<ProfileView, PictureRefused | TooManyAttempts | TooBusy | Guarded>
  readonly removePicture: () => Effect.Effect<ProfileView, Guarded>
  /** Keeps no card for the next stay any more; the provider removes it soon after. */
  readonly removeCard: () => Effect.Effect<ProfileView, Guarded>
}
