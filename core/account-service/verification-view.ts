import type { AccountRecord } from "../account-store/account-record.ts"
import { currentVerification } from "./judged-identity.ts"
import type { VerificationView } from "../account/verification.ts"

/** The status of an account's verification, without the files it is about. */
export const verificationViewOf = (account: AccountRecord): VerificationView => {
  const { status, reason, submittedAt, document, selfie } = currentVerification(account)
  return {
    status,
    reason,
    submittedAt,
    hasDocument: document !== null,
    hasSelfie: selfie !== null,
  }
}
