import { inSameTime, SAME_TIME_MS } from "#core/kernel/same-time.ts"
import { Effect, Exit, Fiber } from "effect"
import { TestClock } from "effect/testing"
import { describe, expect, it } from "vitest"

/** Whether the work is answered just before a moment, at it, and how. */
const answeredAt = (work: Effect.Effect<string, string>, millis: number) =>
  Effect.runPromise(
    Effect.gen(function* () {
      const fiber = yield* Effect.forkChild(inSameTime(work))
      yield* TestClock.adjust(millis - 1)
      const before = fiber.pollUnsafe() !== undefined
      yield* TestClock.adjust(1)
      return { before, exit: yield* Fiber.await(fiber) }
    }).pipe(Effect.scoped, Effect.provide(TestClock.layer())),
  )

describe("an answer whose time tells nothing", () => {
  it.each([
    ["nothing to do", Effect.succeed("done")],
    ["a little to do", Effect.delay(Effect.succeed("done"), 8)],
    ["much to do", Effect.delay(Effect.succeed("done"), SAME_TIME_MS - 1)],
  ])("comes at the same moment with %s", async (_, work) => {
    const { before, exit } = await answeredAt(work, SAME_TIME_MS)

    expect(before).toBe(false)
    expect(exit).toEqual(Exit.succeed("done"))
  })

  it("comes no sooner where the work fails", async () => {
    const { before, exit } = await answeredAt(Effect.fail("gone"), SAME_TIME_MS)

    expect(before).toBe(false)
    expect(exit).toEqual(Exit.fail("gone"))
  })

  it("waits for work that takes longer", async () => {
    const { before, exit } = await answeredAt(
      Effect.delay(Effect.succeed("done"), SAME_TIME_MS * 2),
      SAME_TIME_MS * 2,
    )

    expect(before).toBe(false)
    expect(exit).toEqual(Exit.succeed("done"))
  })
})
