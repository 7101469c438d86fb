import { Effect } from "effect"
import { answering } from "../kernel/actors.ts"
import { releaseMachine, type ReleaseEvent } from "./release.machine.ts"

/** Tells the id of the latest build, or nothing when nobody answers. */
export type LatestBuild = () => Effect.Effect<string | null>

/** The release machine with the actor that asks for published builds. */
export const releaseWith = (latest: LatestBuild, reload: () => void) =>
  releaseMachine.provide({
    actors: {
      askForBuild: answering(({ build }) =>
        latest().pipe(
          Effect.map((id): ReleaseEvent => {
            if (id === null) return { type: "build.unknown" }
            return { type: id === build ? "build.same" : "build.newer" }
          }),
        ),
      ),
    },
    actions: { reload },
  })
