import { Schema } from "effect"
import { Instant } from "../kernel/instant.ts"
import { ProfileView } from "./profile.ts"
import { SessionView } from "./session.ts"
import { VerificationView } from "./verification.ts"

/** Everything that is kept of a guest, to be taken away as one file. */
export const AccountExport = Schema.Struct({
  writtenAt: Instant,
  registeredAt: Instant,
  profile: ProfileView,
  verification: VerificationView,
  sessions: Schema.Array(SessionView),
  /** The bookings as they are kept, identity numbers masked. */
  bookings: Schema.Array(Schema.Unknown),
})
export interface AccountExport extends Schema.Schema.Type<typeof AccountExport> {}
