import type { StoredAnswer, StoredAnswers } from "#core/workload/stored-answers.port.ts"
import { Effect } from "effect"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { resultOf } from "./outcomes.ts"

const key = "session-1 POST /bookings k1"
const wanted = { key, owner: "one", request: "hash-1", dead: null as string | null }
const answer = {
  status: 201,
  headers: { "content-type": "application/json", location: "/api/bookings/b1" },
  body: '{"name":"清泉居", "a": 1}\n',
}
const HOUR_MS = 3_600_000

/** What every keeper of answers promises. */
export const storedAnswersContract = (keeper: string, open: () => Promise<StoredAnswers>): void => {
  describe(`stored answers in ${keeper}`, () => {
    let answers: StoredAnswers
    beforeEach(async () => {
      answers = await open()
    })
    afterEach(() => vi.useRealTimers())
    const claimed = (changes: Partial<typeof wanted> = {}) =>
      resultOf(answers.claim({ ...wanted, ...changes }))
    const signSeen = async (): Promise<string> => {
      const standing = await claimed({ owner: "two" })
      return standing.kind === "busy" ? standing.sign : standing.kind
    }
    const keep = (owner = "one") => resultOf(answers.keep({ key, owner }, answer))

    it("give a new key to the first caller and let others wait", async () => {
      expect(await claimed()).toEqual({ kind: "yours" })
      expect(await claimed({ owner: "two" })).toMatchObject({ kind: "busy" })
    })

    it("give one key to exactly one of all who come at once", async () => {
      const calls = Array.from({ length: 8 }, (_, index) =>
        answers.claim({ ...wanted, owner: `owner-${index}` }),
      )

      const standings = await resultOf(Effect.all(calls, { concurrency: "unbounded" }))

      expect(standings.map(({ kind }) => kind).toSorted()).toEqual([
        ...Array(7).fill("busy"),
        "yours",
      ])
    })

    it("are repeated byte for byte, whatever was seen before", async () => {
      await claimed()
      const dead = await signSeen()
      expect(await keep()).toBe(true)

      expect(await claimed({ owner: "two", dead })).toEqual({ kind: "answered", answer })
    })

    it("refuse the same key with another request, before and after the answer", async () => {
      await claimed()
      expect(await claimed({ request: "hash-2" })).toEqual({ kind: "otherRequest" })

      await keep()
      expect(await claimed({ request: "hash-2" })).toEqual({ kind: "otherRequest" })
    })

    it("show by another sign that the owner of a key still works", async () => {
      await claimed()
      const before = await signSeen()
      expect(await signSeen()).toBe(before)

      await resultOf(answers.beat({ key, owner: "two" }))
      expect(await signSeen()).toBe(before)
      await resultOf(answers.beat({ key, owner: "one" }))

      expect(await signSeen()).not.toBe(before)
      expect(await claimed({ owner: "two", dead: before })).toMatchObject({ kind: "busy" })
    })

    it("never hand the key of an owner who died to another request", async () => {
      await claimed()
      const dead = await signSeen()

      expect(await claimed({ owner: "two", dead, request: "hash-2" })).toEqual({
        kind: "otherRequest",
      })
      expect(await claimed({ owner: "two", dead })).toEqual({ kind: "yours" })
    })

    it.each([0, HOUR_MS, -HOUR_MS])(
      "hand the key of an owner who died to one, with a clock that was set by %i ms",
      async (stepMs) => {
        await claimed()
        const dead = await signSeen()
        vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + stepMs })

        expect(await claimed({ owner: "two", dead })).toEqual({ kind: "yours" })
        expect(await claimed({ owner: "three", dead })).toMatchObject({ kind: "busy" })
      },
    )

    it("keep and forget nothing for an owner whose key is another's by now", async () => {
      await claimed()
      await claimed({ owner: "two", dead: await signSeen() })

      expect(await keep()).toBe(false)
      await resultOf(answers.forget({ key, owner: "one" }))
      expect(await claimed({ owner: "three" })).toMatchObject({ kind: "busy" })
      expect(await keep("two")).toBe(true)
    })

    it("forget a key whose work failed for a passing reason, and no answer", async () => {
      await claimed()
      await resultOf(answers.forget({ key, owner: "one" }))
      expect(await claimed({ request: "hash-2" })).toEqual({ kind: "yours" })

      await keep()
      await resultOf(answers.forget({ key, owner: "one" }))
      expect(await claimed({ request: "hash-2" })).toEqual({ kind: "answered", answer })
    })

    const together = (work: Effect.Effect<StoredAnswer>, changes: Partial<typeof wanted> = {}) =>
      answers.together({ ...wanted, ...changes }, work)

    it("keep an answer together with its work, and give it to whoever asks again", async () => {
      expect(await resultOf(together(Effect.succeed(answer)))).toEqual({ kind: "answered", answer })

      expect(await claimed({ owner: "two" })).toEqual({ kind: "answered", answer })
      expect(await claimed({ request: "hash-2" })).toEqual({ kind: "otherRequest" })
    })

    it("give all who work on one key at once the same answer", async () => {
      const calls = Array.from({ length: 6 }, (_, index) =>
        together(Effect.as(Effect.sleep(5), { ...answer, body: `${index}` }), {
          owner: `owner-${index}`,
        }).pipe(
          Effect.repeat({ until: ({ kind }) => kind === "answered" }),
          Effect.map((standing) => standing.kind === "answered" && standing.answer.body),
        ),
      )

      const bodies = await resultOf(Effect.all(calls, { concurrency: "unbounded" }))

      expect(new Set(bodies).size).toBe(1)
    })

    it("neither keep a failure that passes nor the key of work that broke", async () => {
      const passing = { ...answer, status: 503 }
      expect(await resultOf(together(Effect.succeed(passing)))).toEqual({
        kind: "answered",
        answer: passing,
      })
      await Effect.runPromise(Effect.exit(together(Effect.die("a defect"))))

      expect(await claimed({ request: "hash-2" })).toEqual({ kind: "yours" })
    })

    it("let no work have a key that another call works on, and tell its sign", async () => {
      await claimed()
      const sign = await signSeen()

      const other = together(Effect.succeed(answer), { owner: "two" })

      expect(await resultOf(other)).toEqual({ kind: "busy", sign })
      expect(
        await resultOf(together(Effect.succeed(answer), { owner: "two", dead: sign })),
      ).toEqual({ kind: "answered", answer })
    })

    it("keep keys apart", async () => {
      await claimed()
      await keep()

      expect(await claimed({ key: "session-2 POST /bookings k1" })).toEqual({ kind: "yours" })
    })
  })
}
