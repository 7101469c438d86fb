import type { AccountRecord } from "../account-store/account-record.ts"
import { keptCardViewOf } from "../payment/kept-card.ts"
import { currentVerification } from "./judged-identity.ts"
import { passkeyViewsOf } from "./passkeys-of.ts"
import type { ProfileView } from "../account/profile.ts"
import { pictureOf } from "./user-of.ts"

const SHOWN = 4

const masked = (number: string): string =>
  "•".repeat(Math.max(number.length - SHOWN, SHOWN)) + number.slice(-SHOWN)

/** An account's profile as its owner sees it; the identity number never leaves whole. */
export const profileViewOf = (account: AccountRecord): ProfileView => ({
  firstName: account.firstName,
  lastName: account.lastName,
  nationality: account.nationality,
  dateOfBirth: account.dateOfBirth,
  gender: account.gender,
  address: account.address,
  phone: account.phone,
  identity: account.identity && {
    kind: account.identity.kind,
    masked: masked(account.identity.number),
  },
  email: account.email,
  emailVerified: account.emailVerified,
  nextEmail: account.nextEmail,
  picture: pictureOf(account.picture),
  preferences: { language: account.language, theme: account.theme },
  hasPassword: account.passwordHash !== null,
  google: account.outside !== null,
  secondFactor: {
    on: account.secondFactor !== null,
    recoveryCodesLeft: account.secondFactor?.recoveryCodes.length ?? 0,
  },
  passkeys: passkeyViewsOf(account),
  verification: currentVerification(account).status,
  keptCard: account.keptCard && keptCardViewOf(account.keptCard),
})
