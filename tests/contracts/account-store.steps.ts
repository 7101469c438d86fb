import type { LeavingAttempt } from "#core/account-store/identity-attempt.ts"
import type { MailedLink } from "#core/account-store/mailed-link.ts"
import type { SessionRecord } from "#core/account-store/session-record.ts"
import { SessionId } from "#core/account/session.ts"
import { AccountId } from "#core/people/account-id.ts"

const account = AccountId.make("a".repeat(26))

/** A browser that is signed in, known by a letter. */
export const aSessionRecord = (
  letter: string,
  changes: Partial<SessionRecord> = {},
): SessionRecord => ({
  id: SessionId.make(letter.repeat(26)),
  secret: `session ${letter}`,
  account,
  browser: "Firefox",
  signedInAt: 1000,
  lastSeenAt: 2000,
  confirmedAt: 1500,
  ...changes,
})

/** A link that proves an address, known by a letter. */
export const aMailedLink = (letter: string, changes: Partial<MailedLink> = {}): MailedLink => ({
  secret: `link ${letter}`,
  kind: "proof",
  account,
  email: "aisyah.tan@example.com",
  until: 5000,
  ...changes,
})

/** A guest on the way to Google. */
export const aLeaving = (changes: Partial<LeavingAttempt> = {}): LeavingAttempt => ({
  kind: "leaving",
  key: "browser-1",
  redirect: "/account/profile",
  until: 5000,
  nonce: "n1",
  verifier: "v1",
  ...changes,
})
