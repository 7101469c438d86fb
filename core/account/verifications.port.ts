import type { Effect } from "effect"
import type { TooManyAttempts } from "../booking/booking.errors.ts"
import type { NotSignedIn } from "../people/visitor.errors.ts"
import type {
  AccountsUnreachable,
  PictureRefused,
  TooBusy,
  VerificationRefused,
} from "./account.errors.ts"
import type { VerificationPicture, VerificationRequest, VerificationView } from "./verification.ts"

type Guarded = NotSignedIn | AccountsUnreachable

/** Checks who the asking guest is. Kept by tests/contracts/accounts.contract.ts. */
export interface Verifications {
  readonly read: () => Effect.Effect<VerificationView, Guarded>
  readonly setPicture: (
    part: VerificationPicture,
    file: Uint8Array,
  ) => Effect.Effect<VerificationView, PictureRefused | TooManyAttempts | TooBusy | Guarded>
  /** Refused while a picture is missing, and while one is being checked or was accepted. */
  readonly submit: (
    request: VerificationRequest,
  ) => Effect.Effect<VerificationView, VerificationRefused | Guarded>
}
