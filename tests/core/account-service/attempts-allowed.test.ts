import {
  countPasskey,
  countPassword,
  countRegistration,
  countWayOutside,
} from "#core/account-service/attempts-allowed.ts"
import { countLetter, mayWriteTo } from "#core/front-desk/counted-attempts.ts"
import type { Visitor } from "#core/people/visitor.ts"
import { movableClock } from "#fixtures/doubles/clock.movable.ts"
import { refusal, resultOf } from "#tests/contracts/outcomes.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"

const MINUTE = 60 * 1000
const clock = movableClock("2026-11-21T02:31:00.500Z")
const guest: Visitor = { session: "session-1", member: false, network: "10.0.0.1" }
const stranger: Visitor = { session: "session-1", member: false }

/** Somebody who tried so often already, and what was counted. */
const counting = (count: (subject: string) => number) => {
  const counted: Array<string> = []
  const rateLimiter = {
    count: (subject: string, now: number, windowMs: number) => {
      counted.push(`${subject} in ${windowMs / MINUTE} minutes`)
      return Effect.succeed(now === clock.now() ? count(subject) : Number.NaN)
    },
  }
  return { counter: { rateLimiter, clock }, counted }
}

describe("what is counted", () => {
  it("is counted for the network, or the browser where that is not known", async () => {
    const { counter, counted } = counting(() => 1)

    await resultOf(countWayOutside(counter, guest))
    await resultOf(countPasskey(counter, guest))
    await resultOf(countRegistration(counter, guest))
    await resultOf(countLetter(counter, stranger))
    await resultOf(countPassword(counter, guest, " Aisyah@Example.com"))
    await resultOf(mayWriteTo(counter, "Aisyah@Example.com "))

    expect(counted).toEqual([
      "way outside/10.0.0.1 in 10 minutes",
      "passkey/10.0.0.1 in 10 minutes",
      "registration/10.0.0.1 in 60 minutes",
      "letter/session-1 in 60 minutes",
      "password/10.0.0.1 in 10 minutes",
      "password/10.0.0.1/aisyah@example.com in 15 minutes",
      "letter to aisyah@example.com in 60 minutes",
    ])
  })

  it.each([
    ["ways outside", 100, countWayOutside],
    ["registrations", 200, countRegistration],
    ["letters", 60, countLetter],
  ] as const)("may be so often: %s %i times", async (_, most, count) => {
    await resultOf(count(counting(() => most).counter, guest))

    const failure = await refusal(count(counting(() => most + 1).counter, guest))

    expect(failure._tag).toBe("TooManyAttempts")
  })

  it.each([
    ["network", 300, "password/10.0.0.1", 540],
    ["network and address", 10, "password/10.0.0.1/a@b.my", 840],
  ])("may be so often: passwords of one %s %i times", async (_, most, what, seconds) => {
    const allowed = counting((subject) => (subject === what ? most : 1))
    const over = counting((subject) => (subject === what ? most + 1 : 1))

    await resultOf(countPassword(allowed.counter, guest, "a@b.my"))
    const failure = await refusal(countPassword(over.counter, guest, "a@b.my"))

    expect(failure).toMatchObject({ _tag: "TooManyAttempts", retryAfterSeconds: seconds })
  })

  it("is five letters to one address, and who asks is never told", async () => {
    expect(await resultOf(mayWriteTo(counting(() => 5).counter, "a@b.my"))).toBe(true)
    expect(await resultOf(mayWriteTo(counting(() => 6).counter, "a@b.my"))).toBe(false)
  })
})
