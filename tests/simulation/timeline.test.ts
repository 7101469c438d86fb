import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { drawsOf } from "./draws.ts"
import { timelineWith, type Program } from "./timeline.ts"
import { pauseOn } from "./virtual-time.ts"

const SECOND_MS = 1000

/** Notes the second of virtual time again and again, until it is stopped. */
const ticking = (program: Program, now: () => number, seconds: Array<number>) =>
  program.run(
    Effect.forever(
      Effect.andThen(
        Effect.sleep(SECOND_MS),
        Effect.sync(() => void seconds.push(now() / SECOND_MS)),
      ),
    ),
  )

describe("a program of the timeline", () => {
  const played = async (trouble: (program: Program) => void) => {
    const timeline = timelineWith(drawsOf(1, "order"))
    const troubled: Array<number> = []
    const other: Array<number> = []
    const program = timeline.program("troubled")
    void ticking(program, timeline.now, troubled)
    void ticking(timeline.program("other"), timeline.now, other)
    timeline.after(2.5 * SECOND_MS, () => trouble(program))
    await timeline.until(pauseOn(timeline, 8.3 * SECOND_MS))
    return { troubled, other }
  }

  it("does nothing while it stands still and goes on afterwards; others go on meanwhile", async () => {
    const { troubled, other } = await played(({ pause }) => pause(3 * SECOND_MS))

    expect(troubled).toEqual([1, 2, 5.5, 6.5, 7.5])
    expect(other).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })

  it("never goes on once it is killed, not even from a pause", async () => {
    const { troubled } = await played(({ pause, kill }) => {
      pause(3 * SECOND_MS)
      kill()
    })

    expect(troubled).toEqual([1, 2])
  })
})
