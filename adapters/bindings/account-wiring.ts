import type { AccountServiceNeeds } from "#core/account-service/account-service.needs.ts"
import { bookingsOfOwner } from "#core/account-service/bookings-of-owner.ts"
import type { IdentityProvider } from "#core/account-service/identity-provider.port.ts"
import { isCommonPassword } from "../accounts/frequent-passwords.ts"
import { argon2Hashing } from "../accounts/password-hashing.argon2.ts"
import type { Journal } from "../observability/journal.ts"
import { securityJournal } from "../observability/security-journal.ts"
import { sharpPictures } from "../pictures/pictures.sharp.ts"
import { systemChance, systemClock, systemDigest, systemMac } from "../system/world.system.ts"
import { filesOf, identityPicturesOf } from "./files-of.ts"
import { checkedPasskeys } from "../passkeys/passkey-checks.simplewebauthn.ts"
import type { Store } from "./store.ts"

/** The keeper of accounts on a store, with pictures where files are kept. */
export const accountServiceNeedsOn = (
  store: Store,
  settings: Parameters<typeof filesOf>[0],
  identity: IdentityProvider,
  journal: Pick<Journal, "note">,
): AccountServiceNeeds => ({
  store: store.accounts,
  rateLimiter: store.rateLimiter,
  clock: systemClock,
  randomness: systemChance,
  passwords: argon2Hashing(),
  isCommon: isCommonPassword,
  digest: systemDigest,
  mac: systemMac,
  encryption: store.encryption,
  files: filesOf(settings),
  identityPictures: identityPicturesOf(settings, store),
  pictures: sharpPictures(),
  identity,
  passkeyChecks: checkedPasskeys,
  securityEvents: securityJournal({ journal, clock: systemClock, randomness: systemChance }),
  bookingsOf: bookingsOfOwner(store.bookingStore, systemClock),
})
