import type { Effect } from "effect"
import type { RateLimiter } from "../workload/rate-limiter.port.ts"
import type { InquiryCopy } from "../contact/inquiry-copy.ts"
import type { Files } from "../files/files.port.ts"
import type { SealedFiles } from "../files/sealed-files.port.ts"
import type { Encryption } from "../kernel/encryption.port.ts"
import type { Randomness, Clock, Digest, Mac } from "../kernel/environment.port.ts"
import type { StoreUnreachable } from "../kernel/store.errors.ts"
import type { AccountId } from "../people/account-id.ts"
import type { Visitor } from "../people/visitor.ts"
import type { AccountStore } from "../account-store/account-store.port.ts"
import type { IdentityProvider } from "../account-store/identity-provider.port.ts"
import type { PasskeyChecks } from "../account-store/passkey-checks.port.ts"
import type { Pictures } from "../account-store/pictures.port.ts"
import type { PasswordHashing } from "../account-store/password-hashing.port.ts"
import type { IsCommon } from "../passwords/password.rules.ts"
import type { SecurityEvents } from "../account-store/security-events.port.ts"

/** What accounts are kept with. */
export type AccountServiceNeeds = {
  readonly store: AccountStore
  readonly rateLimiter: RateLimiter
  readonly clock: Clock
  readonly randomness: Randomness
  readonly passwords: PasswordHashing
  readonly isCommon: IsCommon
  readonly digest: Digest
  readonly mac: Mac
  readonly encryption: Encryption
  readonly files: Files
  /** Pictures of identity papers and faces, apart from all other files. */
  readonly identityPictures: SealedFiles
  readonly pictures: Pictures
  readonly identity: IdentityProvider
  readonly passkeyChecks: PasskeyChecks
  readonly securityEvents: SecurityEvents
  /** The bookings of an account, as their owner may take them away. */
  readonly bookingsOf: (
    account: AccountId,
  ) => Effect.Effect<ReadonlyArray<unknown>, StoreUnreachable>
  /** The inquiries sent with an email, for the download of personal data. */
  readonly inquiriesOf: (
    email: string,
  ) => Effect.Effect<ReadonlyArray<InquiryCopy>, StoreUnreachable>
}

/** The browser that asks: what it keeps as the proof of its session, and what it says of itself. */
export interface Browser {
  readonly secret: string | null
  readonly userAgent: string
  /** The origin of the site as browsers know it, such as `https://singgah.example`. */
  readonly origin: string
  /** Gives the browser the secret of a new session. */
  readonly keep: (secret: string) => void
  /** Has the browser forget its session, and the guest that it was. */
  readonly forget: () => void
}

/** Somebody at a browser, as an account's rules meet them. */
export type AccountCaller = { readonly visitor: Visitor; readonly browser: Browser }
