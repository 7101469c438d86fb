import { waitAfterAttempt, type AttemptLimit } from "#core/workload/wait-after-attempt.ts"
import { Effect } from "effect"
import { millisecondsInHour, millisecondsInMinute } from "date-fns/constants"
import { describe, expect, it } from "vitest"

/** A minute and a half, and half a second, into the windows. */
const NOW = 90_500

/** What counting answers where so many came before, and what it was asked. */
const waiting = async (before: Readonly<Record<string, number>>, limits: AttemptLimit[]) => {
  const asked: Array<readonly [subject: string, now: number, windowMs: number]> = []
  const count = (subject: string, now: number, windowMs: number) => {
    asked.push([subject, now, windowMs])
    return Effect.succeed((before[subject] ?? 0) + 1)
  }
  const counter = { rateLimiter: { count }, clock: { now: () => NOW } }
  return { seconds: await Effect.runPromise(waitAfterAttempt(counter, limits)), asked }
}

const anHour = { subject: "browser", most: 3, windowMs: millisecondsInHour }
const aMinute = { subject: "network", most: 5, windowMs: millisecondsInMinute }

describe("the wait after an attempt", () => {
  it("is none up to the limit, and then the rest of the window, rounded up", async () => {
    expect((await waiting({ browser: 2 }, [anHour])).seconds).toBe(0)
    expect((await waiting({ browser: 3 }, [anHour])).seconds).toBe(3510)
  })

  it("counts under every limit, also where the first is exceeded", async () => {
    const { asked } = await waiting({ browser: 9 }, [anHour, aMinute])

    expect(asked).toEqual([
      ["browser", NOW, millisecondsInHour],
      ["network", NOW, millisecondsInMinute],
    ])
  })

  it("is the longest of the windows that are exceeded", async () => {
    expect((await waiting({ network: 5 }, [anHour, aMinute])).seconds).toBe(30)
    expect((await waiting({ browser: 3, network: 5 }, [anHour, aMinute])).seconds).toBe(3510)
  })

  it("is none where nothing is limited", async () => {
    expect((await waiting({}, [])).seconds).toBe(0)
  })
})
