import { Effect } from "effect"
import { answering } from "../kernel/actors.ts"
import type { NotSignedIn } from "../people/visitor.errors.ts"
import type { AccountsUnreachable } from "./account.errors.ts"
import { profileMachine, type ProfileEvent } from "./profile.machine.ts"
import type { ProfileView } from "./profile.ts"
import type { Profiles } from "./profiles.port.ts"

const kept = (profile: ProfileView): ProfileEvent => ({ type: "profile.kept", profile })

const failed = {
  NotSignedIn: "profile.signedOut",
  AccountsUnreachable: "profile.unreachable",
} as const

const guarded = ({ _tag }: NotSignedIn | AccountsUnreachable): ProfileEvent => ({
  type: failed[_tag],
})

/** The profile machine with its actors played by the profile service. */
export const profileWith = (
  profiles: Pick<Profiles, "read" | "save" | "setPicture" | "removePicture" | "removeCard">,
) =>
  profileMachine.provide({
    actors: {
      read: answering(() =>
        profiles.read().pipe(
          Effect.match({
            onSuccess: (profile): ProfileEvent => ({ type: "profile.read", profile }),
            onFailure: guarded,
          }),
        ),
      ),
      save: answering((details) =>
        profiles.save(details).pipe(
          Effect.match({
            onSuccess: kept,
            onFailure: (failure) =>
              failure._tag === "ProfileRefused"
                ? { type: "profile.refused", issues: failure.issues }
                : guarded(failure),
          }),
        ),
      ),
      setPicture: answering(({ file }) =>
        profiles.setPicture(file).pipe(
          Effect.match({
            onSuccess: kept,
            onFailure: (failure) =>
              "retryAfterSeconds" in failure
                ? { type: "picture.refused", reason: "TooBusy" }
                : failure._tag === "PictureRefused"
                  ? { type: "picture.refused", reason: failure.reason }
                  : guarded(failure),
          }),
        ),
      ),
      removePicture: answering(() =>
        profiles.removePicture().pipe(Effect.match({ onSuccess: kept, onFailure: guarded })),
      ),
      removeCard: answering(() =>
        profiles.removeCard().pipe(Effect.match({ onSuccess: kept, onFailure: guarded })),
      ),
    },
  })
