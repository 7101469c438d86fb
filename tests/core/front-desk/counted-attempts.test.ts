import {
  counted,
  countCodeAsked,
  countCodeMailed,
  countCodeTyped,
  countLetter,
  mailAllowed,
  mayWriteTo,
  sourceOf,
} from "#core/front-desk/counted-attempts.ts"
import type { Visitor } from "#core/people/visitor.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"

const AFTER_MS = 90_500
const HOUR_MS = 3_600_000

const visitor: Visitor = {
  session: "session-1",
  network: "192.0.2.7",
  member: false,
}

/** Counts what was asked, and answers that so many came before. */
const aCounter = (before = 0) => {
  const asked: Array<readonly [subject: string, windowMs: number]> = []
  const count = (subject: string, _: number, windowMs: number) => {
    asked.push([subject, windowMs])
    return Effect.succeed(before + 1)
  }
  return { asked, counter: { rateLimiter: { count }, clock: { now: () => AFTER_MS } } }
}

describe("counting attempts", () => {
  it("lets so many pass, and no more before the window ends", async () => {
    const limit = { subject: "a", most: 3, windowMs: HOUR_MS }

    await Effect.runPromise(counted(aCounter(2).counter, limit))
    const refused = await Effect.runPromise(Effect.flip(counted(aCounter(3).counter, limit)))

    expect(refused).toMatchObject({ _tag: "TooManyAttempts", retryAfterSeconds: 3510 })
  })

  it("counts by the network where it is known, else by the browser", () => {
    const { network, ...unknown } = visitor

    expect(sourceOf(visitor)).toBe(network)
    expect(sourceOf(unknown)).toBe("session-1")
  })

  it("counts each kind of attempt by itself", async () => {
    const { asked, counter } = aCounter()
    await Effect.runPromise(countLetter(counter, visitor))
    await Effect.runPromise(mayWriteTo(counter, "Aisyah@example.com"))
    await Effect.runPromise(countCodeAsked(counter, visitor))
    await Effect.runPromise(countCodeMailed(counter, "Aisyah@example.com"))
    await Effect.runPromise(countCodeTyped(counter, visitor))

    expect(asked).toEqual([
      ["letter/192.0.2.7", mailAllowed.lettersOfNetwork.windowMs],
      ["letter to aisyah@example.com", mailAllowed.lettersToAddress.windowMs],
      ["mailed code/192.0.2.7", mailAllowed.codesOfNetwork.windowMs],
      ["mailed code to aisyah@example.com", mailAllowed.codesToAddressInADay.windowMs],
      ["mailed code to aisyah@example.com", mailAllowed.codesToAddress.windowMs],
      ["mailed code typed/192.0.2.7", mailAllowed.codesTypedOnNetwork.windowMs],
    ])
  })

  it("refuses a letter to an address without saying so", async () => {
    expect(await Effect.runPromise(mayWriteTo(aCounter(4).counter, "a@example.com"))).toBe(true)
    expect(await Effect.runPromise(mayWriteTo(aCounter(5).counter, "a@example.com"))).toBe(false)
  })
})
