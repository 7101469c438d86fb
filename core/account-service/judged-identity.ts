import { millisecondsInDay } from "date-fns/constants"
import type { Instant } from "../kernel/instant.ts"
import { instantAt } from "../kernel/instant-at.ts"
import { retention } from "../people/retention.ts"
import {
  unverified,
  type AccountRecord,
  type JudgedIdentity,
} from "../account-store/account-record.ts"
import type { VerificationRecord } from "../account-store/account-record.ts"
import { isRequested } from "../account/requested-verification.ts"

/** Until when pictures are kept that nobody has to look at from this moment on. */
export const picturesUntil = (now: number): Instant =>
  instantAt(now + retention.identityPictureDays * millisecondsInDay)

/** What an account and its pictures say of who its guest is. */
export const identityToJudge = (account: AccountRecord): JudgedIdentity => ({
  firstName: account.firstName,
  lastName: account.lastName,
  nationality: account.nationality,
  identity: account.identity,
  dateOfBirth: account.dateOfBirth,
  document: account.verification.document,
  selfie: account.verification.selfie,
})

/** A picture that was deleted when its time was over is no other picture. */
const isSamePicture = (present: string | null, judged: string | null): boolean =>
  present === null || present === judged

const isSamePerson = (present: JudgedIdentity, judged: JudgedIdentity): boolean =>
  present.firstName === judged.firstName &&
  present.lastName === judged.lastName &&
  present.nationality === judged.nationality &&
  present.dateOfBirth === judged.dateOfBirth &&
  present.identity?.kind === judged.identity?.kind &&
  present.identity?.number === judged.identity?.number &&
  isSamePicture(present.document, judged.document) &&
  isSamePicture(present.selfie, judged.selfie)

const isOutdated = (account: AccountRecord): boolean => {
  const { status, submission } = account.verification
  return (
    isRequested[status] &&
    (submission === null || !isSamePerson(identityToJudge(account), submission.judged))
  )
}

/**
 * The status of a verification for the identity that the account has now. A request or a verdict that
 * was about another identity counts no longer, also where nobody has written that down.
 */
export const currentVerification = (account: AccountRecord): VerificationRecord => {
  const { document, selfie, picturesUntil: until } = account.verification
  return isOutdated(account)
    ? { ...unverified, document, selfie, picturesUntil: until }
    : account.verification
}

/** The account with its verification withdrawn, if it was about another identity than its present. */
export const withHonestVerification = (account: AccountRecord, now: number): AccountRecord =>
  isOutdated(account)
    ? {
        ...account,
        verification: { ...currentVerification(account), picturesUntil: picturesUntil(now) },
      }
    : account
