import { Effect } from "effect"
import { releaseWith, type LatestBuild } from "#core/release/release.actors.ts"
import { createActor } from "xstate"

type Outside = {
  readonly build: { readonly id: string; readonly pollMs: number }
  readonly fetch: (address: string) => Promise<Response>
  readonly outdated: (isOutdated: boolean) => void
}

const LATEST = "/builds/latest.json"

const idIn = (answer: { readonly id?: unknown } | null): string | null =>
  typeof answer?.id === "string" ? answer.id : null

const latestFrom =
  (fetch: Outside["fetch"]): LatestBuild =>
  () =>
    Effect.tryPromise(async () => {
      const response = await fetch(LATEST)
      return response.ok ? idIn((await response.json()) as { readonly id?: unknown } | null) : null
    }).pipe(Effect.orElseSucceed(() => null))

/** Lets the machine ask for newer builds while the tab is seen, and says when one is out. */
export const startRelease = ({ build, fetch, outdated }: Outside) => {
  const machine = releaseWith(latestFrom(fetch), () => location.reload())
  const isHidden = () => document.visibilityState === "hidden"
  const actor = createActor(machine, {
    input: { build: build.id, pollMs: build.pollMs, isHidden: isHidden() },
  })
  document.addEventListener("visibilitychange", () =>
    actor.send({ type: isHidden() ? "tab.hidden" : "tab.shown" }),
  )
  actor.subscribe(({ value }) => outdated(value === "outdated"))
  return actor.start()
}
