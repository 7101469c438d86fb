import type { RateLimiter } from "#core/workload/rate-limiter.port.ts"
import { Effect } from "effect"
import { beforeEach, describe, expect, it } from "vitest"
import { resultOf } from "./outcomes.ts"

const WINDOW_MS = 60_000
const START = 1000 * WINDOW_MS

/** What every counter of tries promises. */
export const rateLimiterContract = (keeper: string, open: () => Promise<RateLimiter>): void => {
  describe(`tries in ${keeper}`, () => {
    let rateLimiter: RateLimiter
    beforeEach(async () => {
      rateLimiter = await open()
    })
    const counted = (subject: string, now: number) =>
      resultOf(rateLimiter.count(subject, now, WINDOW_MS))

    it("are counted up within a window, this one included", async () => {
      expect(await counted("code session-1", START)).toBe(1)
      expect(await counted("code session-1", START + WINDOW_MS - 1)).toBe(2)
    })

    it("start anew with the next window, which begins at a multiple of its length", async () => {
      await counted("code session-1", START + WINDOW_MS - 1)

      expect(await counted("code session-1", START + WINDOW_MS)).toBe(1)
    })

    it("of one subject do not count for another", async () => {
      await counted("code session-1", START)

      expect(await counted("code session-2", START)).toBe(1)
    })

    it.each([
      ["a NUL", "password/from/\u0000"],
      ["half of a character", "password/from/\ud800"],
      ["9 KB", "password/from/".padEnd(9000, "x")],
      ["100 KB", "password/from/".padEnd(100_000, "x")],
    ])("count a subject of any text, such as one with %s", async (_, subject) => {
      expect(await counted(subject, START)).toBe(1)
      expect(await counted(subject, START)).toBe(2)
      expect(await counted(`${subject}.`, START)).toBe(1)
    })

    it("are each counted once when many come together", async () => {
      const together = Array.from({ length: 10 }, () =>
        rateLimiter.count("login", START, WINDOW_MS),
      )

      const counts = await resultOf(Effect.all(together, { concurrency: "unbounded" }))

      expect(counts.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    })
  })
}
