import type { User } from "../account/account.ts"
import type { Credentials } from "../account/credentials.ts"
import type { IdentityRefused } from "../account/identity.errors.ts"
import type { IdentityReturn } from "../account/identity.port.ts"

/** What guests do to be signed in or out, and what comes of it. */
export type SessionEvent =
  | { readonly type: "guest.signedIn"; readonly credentials: Credentials }
  | { readonly type: "guest.choseGoogle" }
  | { readonly type: "guest.linked"; readonly password: string }
  | { readonly type: "guest.gaveCode"; readonly code: string }
  /** The form is there, beside which passkeys can be offered. */
  | { readonly type: "guest.sawForm" }
  | { readonly type: "guest.chosePasskey" }
  | { readonly type: "guest.signedOut" }
  | {
      readonly type: "session.opened"
      readonly user: User
      readonly wayOn?: string
      readonly joined?: number
    }
  | { readonly type: "session.closed" }
  | { readonly type: "session.refused" }
  | { readonly type: "session.codeNeeded"; readonly hasPasskey: boolean }
  | { readonly type: "session.expired" }
  | { readonly type: "session.slowed"; readonly retryAfterSeconds: number }
  | { readonly type: "session.unreachable" }
  | { readonly type: "passkey.refused" }
  | { readonly type: "passkey.left" }
  | { readonly type: "google.ready"; readonly address: string; readonly state: string }
  | { readonly type: "google.answered"; readonly back: IdentityReturn }
  | { readonly type: "google.windowless" }
  | { readonly type: "google.refused"; readonly reason: IdentityRefused["reason"] }
  | { readonly type: "google.unavailable" }
  | { readonly type: "google.knowsAddress"; readonly email: string }

/** Who is signed in when the page opens, where the guest is going, and what Google sent along. */
export type SessionInput = {
  readonly user: User | null
  readonly wayOn: string
  readonly back: IdentityReturn | null
}

/** What is remembered while a guest signs in. */
export type SessionContext = SessionInput & {
  readonly retryAfterSeconds: number
  readonly address: string
  /** What Google has to bring back, so that it is known who began. */
  readonly state: string
  readonly reason: IdentityRefused["reason"] | null
  /** Whether a passkey can take the place of the code that is asked for. */
  readonly hasPasskey: boolean
  /** The address of the account that Google's guest has here already. */
  readonly email: string
  /** How many stays that were booked without the account are in it since the guest came in. */
  readonly joined: number
}
