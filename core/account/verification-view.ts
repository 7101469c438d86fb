import type { VerificationRecord } from "./account-record.ts"
import type { VerificationView } from "./verification.ts"

/** Where a verification stands, without the files it is about. */
export const verificationViewOf = (record: VerificationRecord): VerificationView => ({
  status: record.status,
  reason: record.reason,
  submittedAt: record.submittedAt,
  hasDocument: record.document !== null,
  hasSelfie: record.selfie !== null,
})
