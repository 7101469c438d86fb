import { Effect, Schema } from "effect"
import { InquiryCopy } from "../contact/inquiry-copy.ts"
import { Instant } from "../kernel/instant.ts"
import { Shortlist } from "../shortlist/shortlist.ts"
import { ProfileView } from "./profile.ts"
import { SessionView } from "./session.ts"
import { VerificationView } from "./verification.ts"

/** What is kept of a guest, to be taken away as one file: the profile, sessions, saved stays, bookings and inquiries. */
export const AccountExport = Schema.Struct({
  writtenAt: Instant,
  registeredAt: Instant,
  profile: ProfileView,
  verification: VerificationView,
  sessions: Schema.Array(SessionView),
  /** The bookings as they are kept, identity numbers masked. */
  bookings: Schema.Array(Schema.Unknown),
  /** A server of before says nothing, as of inquiries. */
  shortlist: Shortlist.pipe(Schema.withDecodingDefaultKey(Effect.succeed([]))),
  /** Those written with the account's address, once it is confirmed. A server of before says nothing. */
  inquiries: Schema.Array(InquiryCopy).pipe(Schema.withDecodingDefaultKey(Effect.succeed([]))),
})
export interface AccountExport extends Schema.Schema.Type<typeof AccountExport> {}
