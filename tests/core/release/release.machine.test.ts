import { releaseWith } from "#core/release/release.actors.ts"
import { releaseMachine, type ReleaseEvent } from "#core/release/release.machine.ts"
import { declaredEdges, passingStates, walkedSteps } from "#tests/support/edges.ts"
import { PATIENCE_MS } from "#tests/support/patience.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { createActor, SimulatedClock, waitFor } from "xstate"

const MINUTE_MS = 60_000

type Builds = ReadonlyArray<string | null>

const aTab = (...builds: Builds) => anOpenedTab({ isHidden: false }, ...builds)

const anOpenedTab = ({ isHidden }: { isHidden: boolean }, ...builds: Builds) => {
  const clock = new SimulatedClock()
  const left = [...builds]
  const did: Array<string> = []
  const machine = releaseWith(
    () =>
      Effect.sync(() => {
        did.push("asked")
        return left.length === 0 ? "build-1" : (left.shift() ?? null)
      }),
    () => void did.push("reloaded"),
  )
  const input = { build: "build-1", pollMs: MINUTE_MS, isHidden }
  const actor = createActor(machine, { input, clock }).start()
  type State = ReturnType<typeof actor.getSnapshot>["value"]
  const until = (state: State) =>
    waitFor(actor, ({ value }) => value === state, { timeout: PATIENCE_MS })
  return { actor, clock, did, until }
}

describe("a tab that stays open", () => {
  it(
    "asks for the latest build once in a while, and says nothing while it is the same",
    { tags: "§7.3" },
    async () => {
      const { clock, did, until } = aTab("build-1", "build-1")

      for (let minute = 1; minute <= 2; minute += 1) {
        clock.increment(MINUTE_MS)
        await until("current")
      }

      expect(did).toEqual(["asked", "asked"])
    },
  )

  it("notices a newer build, and reloads only when the guest likes", { tags: "§7.3" }, async () => {
    const { actor, clock, did, until } = aTab("build-2")
    clock.increment(MINUTE_MS)
    await until("outdated")
    expect(did).toEqual(["asked"])

    actor.send({ type: "guest.reloaded" })

    expect(did).toEqual(["asked", "reloaded"])
    expect(actor.getSnapshot().status).toBe("done")
  })

  it("asks nobody while nobody sees it, and at once when it is shown", async () => {
    const { actor, clock, did, until } = aTab("build-2")

    actor.send({ type: "tab.hidden" })
    clock.increment(100 * MINUTE_MS)
    expect(did).toEqual([])
    actor.send({ type: "tab.shown" })

    await until("outdated")
  })

  it("that was opened unseen asks nobody before it is shown", async () => {
    const { actor, clock, did, until } = anOpenedTab({ isHidden: true }, "build-2")
    clock.increment(100 * MINUTE_MS)
    expect(actor.getSnapshot().value).toBe("paused")
    expect(did).toEqual([])

    actor.send({ type: "tab.shown" })

    await until("outdated")
  })

  it("stops asking when it is hidden while it asks", () => {
    const { actor, clock } = aTab("build-2")
    clock.increment(MINUTE_MS)

    actor.send({ type: "tab.hidden" })

    expect(actor.getSnapshot().value).toBe("paused")
  })

  it("goes on when nobody answers", async () => {
    const { clock, until } = aTab(null, "build-2")
    clock.increment(MINUTE_MS)
    await until("current")

    clock.increment(MINUTE_MS)

    await until("outdated")
  })

  it("does not ask twice a guest who goes on with the old build", async () => {
    const { actor, clock, did, until } = aTab("build-2")
    clock.increment(MINUTE_MS)
    await until("outdated")

    actor.send({ type: "guest.postponed" })
    clock.increment(100 * MINUTE_MS)

    expect(actor.getSnapshot().value).toBe("postponed")
    expect(did).toEqual(["asked"])
  })
})

it("can be walked along every step that guest, tab, server or time can take", () => {
  const events: ReadonlyArray<ReleaseEvent> = [
    { type: "tab.hidden" },
    { type: "tab.shown" },
    { type: "guest.reloaded" },
    { type: "guest.postponed" },
    { type: "build.same" },
    { type: "build.newer" },
    { type: "build.unknown" },
  ]
  const walked = new Set(
    [true, false].flatMap((isHidden) => [
      ...walkedSteps(releaseMachine, {
        input: { build: "build-1", pollMs: 1, isHidden },
        events,
        keyOf: () => [],
      }),
    ]),
  )
  const passing = passingStates(releaseMachine)
  const stepOf = (edge: string) => edge.split("--> ")[0]!
  const steps = new Set([...walked].map(stepOf))
  const declared = [...declaredEdges(releaseMachine)].filter(
    (edge) => !passing.has(edge.split(" --")[0]!),
  )

  expect(declared.map(stepOf).filter((step) => !steps.has(step))).toEqual([])
})
