import { Effect } from "effect"
import { answering } from "../kernel/actors.ts"
import type { NotSignedIn } from "../people/visitor.errors.ts"
import type { AccountsUnreachable } from "./account.errors.ts"
import { verificationMachine, type VerificationEvent } from "./verification.machine.ts"
import type { VerificationView } from "./verification.ts"
import type { Verifications } from "./verifications.port.ts"

const read = (verification: VerificationView): VerificationEvent => ({
  type: "verification.read",
  verification,
})

const failed = {
  NotSignedIn: "verification.signedOut",
  AccountsUnreachable: "verification.unreachable",
} as const

const guarded = ({ _tag }: NotSignedIn | AccountsUnreachable): VerificationEvent => ({
  type: failed[_tag],
})

/** The verification machine with the actors of the service that checks identities. */
export const verificationWith = (verifications: Verifications) =>
  verificationMachine.provide({
    actors: {
      read: answering(() =>
        verifications.read().pipe(Effect.match({ onSuccess: read, onFailure: guarded })),
      ),
      setPicture: answering(({ part, file }) =>
        verifications.setPicture(part, file).pipe(
          Effect.match({
            onSuccess: read,
            onFailure: (failure) =>
              "retryAfterSeconds" in failure
                ? { type: "picture.refused", reason: "TooBusy" }
                : failure._tag === "PictureRefused"
                  ? { type: "picture.refused", reason: failure.reason }
                  : guarded(failure),
          }),
        ),
      ),
      submit: answering((request) =>
        verifications.submit(request).pipe(
          Effect.match({
            onSuccess: read,
            onFailure: (failure) =>
              failure._tag === "VerificationRefused"
                ? { type: "verification.refused", issues: failure.issues }
                : guarded(failure),
          }),
        ),
      ),
    },
  })
