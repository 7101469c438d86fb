import type { AccountRecord } from "../account-store/account-record.ts"
import type { ProfilePicture, SignedIn, User } from "../account/account.ts"

/** Where the owner's browser finds the picture that is kept under this name. */
export const pictureOf = (picture: string | null): ProfilePicture | null =>
  picture === null
    ? null
    : {
        large: `/api/account/picture/${picture}-512.webp`,
        small: `/api/account/picture/${picture}-128.webp`,
      }

/** What pages may know of an account. */
export const userOf = (account: AccountRecord): User => ({
  firstName: account.firstName,
  lastName: account.lastName,
  email: account.email,
  emailVerified: account.emailVerified,
  picture: pictureOf(account.picture),
  hasPassword: account.passwordHash !== null,
})

export const signedInAs = (account: AccountRecord): SignedIn => ({ user: userOf(account) })

/** Signed in, and how many stays that were booked without the account it was just given. */
export const arrivedAs = (account: AccountRecord, joined: number): SignedIn => ({
  ...signedInAs(account),
  ...(joined > 0 && { joined }),
})

export const signedOut: SignedIn = { user: null }
