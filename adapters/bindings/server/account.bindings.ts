import type { AccountServiceNeeds } from "#core/account-service/account-service.needs.ts"
import { bookingsOfOwner } from "#core/account-service/bookings-of-owner.ts"
import { inquiriesOf } from "#core/account-service/inquiries-of.ts"
import { ContainerModule, type ResolutionContext } from "inversify"
import { isCommonPassword } from "../../accounts/frequent-passwords.ts"
import { argon2Hashing } from "../../accounts/password-hashing.argon2.ts"
import type { Configuration } from "../../configuration/configuration.ts"
import { securityJournal } from "../../observability/security-journal.ts"
import { checkedPasskeys } from "../../passkeys/passkey-checks.simplewebauthn.ts"
import { sharpPictures } from "../../pictures/pictures.sharp.ts"
import { systemDigest, systemMac } from "../../system/world.system.ts"
import { identityProvider } from "./identity-provider.ts"
import { tokens } from "./tokens.ts"

const provider = (settings: Configuration) => (context: ResolutionContext) =>
  identityProvider(settings, {
    clock: context.get(tokens.clock),
    randomness: context.get(tokens.randomness),
    shelf: context.get(tokens.sandboxShelf),
  })

const needsOf = (context: ResolutionContext): AccountServiceNeeds => {
  const clock = context.get(tokens.clock)
  const randomness = context.get(tokens.randomness)
  return {
    store: context.get(tokens.accountStore),
    rateLimiter: context.get(tokens.rateLimiter),
    clock,
    randomness,
    passwords: argon2Hashing(),
    isCommon: isCommonPassword,
    digest: systemDigest,
    mac: systemMac,
    encryption: context.get(tokens.encryption),
    files: context.get(tokens.files),
    identityPictures: context.get(tokens.identityPictures),
    pictures: sharpPictures(),
    identity: context.get(tokens.identityProvider).identity,
    passkeyChecks: checkedPasskeys,
    securityEvents: securityJournal({ journal: context.get(tokens.journal), clock, randomness }),
    bookingsOf: bookingsOfOwner({
      store: context.get(tokens.bookingStore),
      messages: context.get(tokens.messageStore),
      reviews: context.get(tokens.reviewStore),
      clock,
    }),
    inquiriesOf: inquiriesOf(context.get(tokens.inquiryStore)),
  }
}

/** What accounts are kept with. */
export const accountServiceBindings = new ContainerModule(({ bind }) => {
  bind(tokens.accountService).toDynamicValue(needsOf)
})

/** The identity provider: Google, its stand-in, or none. */
export const identityBindings = (settings: Configuration) =>
  new ContainerModule(({ bind }) => {
    bind(tokens.identityProvider).toDynamicValue(provider(settings))
  })
