import type { VerificationStatus } from "./verification.ts"

/** True once it was submitted, until it is refused: somebody looks at it, or has accepted it. */
export const isRequested: Readonly<Record<VerificationStatus, boolean>> = {
  unverified: false,
  submitted: true,
  verified: true,
  rejected: false,
}
