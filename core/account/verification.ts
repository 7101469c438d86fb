import { Schema } from "effect"
import { Instant } from "../kernel/instant.ts"
import { bounds } from "../kernel/text-bounds.ts"
import { singleLine } from "../kernel/typed-text.ts"

/** The status of an identity check. */
export const VerificationStatus = Schema.Literals([
  "unverified",
  "submitted",
  "verified",
  "rejected",
])
export type VerificationStatus = typeof VerificationStatus.Type

/** Why an identity was not accepted: a tag that the languages put into words. */
export const RejectionReason = Schema.Literals([
  "documentUnreadable",
  "documentExpired",
  "numberDiffers",
  "faceDiffers",
  "other",
])
export type RejectionReason = typeof RejectionReason.Type

/** The pictures that go with a request to be verified. */
export const VerificationPicture = Schema.Literals(["document", "selfie"])
export type VerificationPicture = typeof VerificationPicture.Type

/** The status of a guest's verification, and what is still missing before it can be submitted. */
export const VerificationView = Schema.Struct({
  status: VerificationStatus,
  reason: Schema.NullOr(RejectionReason),
  submittedAt: Schema.NullOr(Instant),
  hasDocument: Schema.Boolean,
  hasSelfie: Schema.Boolean,
})
export interface VerificationView extends Schema.Schema.Type<typeof VerificationView> {}

/** What is typed to be verified; both pictures have been uploaded before. */
export const VerificationRequest = Schema.Struct({
  nationality: singleLine(bounds.short),
  identityNumber: singleLine(bounds.short),
  dateOfBirth: singleLine(bounds.short),
})
export interface VerificationRequest extends Schema.Schema.Type<typeof VerificationRequest> {}
