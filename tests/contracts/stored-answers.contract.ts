import type { StoredAnswers } from "#core/booking/stored-answers.port.ts"
import { Effect } from "effect"
import { beforeEach, describe, expect, it } from "vitest"
import { told } from "./outcomes.ts"

const LEASE_MS = 1000
const wish = { key: "session-1 POST /bookings k1", request: "hash-1", now: 0, leaseMs: LEASE_MS }
const answer = {
  status: 201,
  headers: { "content-type": "application/json", location: "/api/bookings/b1" },
  body: '{"name":"清泉居", "a": 1}\n',
}

/** What every keeper of answers promises. */
export const storedAnswersContract = (keeper: string, open: () => Promise<StoredAnswers>): void => {
  describe(`stored answers in ${keeper}`, () => {
    let answers: StoredAnswers
    beforeEach(async () => {
      answers = await open()
    })
    const claimed = (changes: Partial<typeof wish> = {}) =>
      told(answers.claim({ ...wish, ...changes }))

    it("give a new key to the first caller and let others wait", async () => {
      expect(await claimed()).toEqual({ kind: "yours" })
      expect(await claimed({ now: LEASE_MS - 1 })).toEqual({ kind: "busy" })
    })

    it("give one key to exactly one of all who come at once", async () => {
      const calls = Array.from({ length: 8 }, () => answers.claim(wish))

      const standings = await told(Effect.all(calls, { concurrency: "unbounded" }))

      expect(standings.map(({ kind }) => kind).toSorted()).toEqual([
        ...Array(7).fill("busy"),
        "yours",
      ])
    })

    it("are repeated byte for byte, however much later", async () => {
      await claimed()
      await told(answers.keep(wish.key, answer))

      expect(await claimed({ now: 100 * LEASE_MS })).toEqual({ kind: "answered", answer })
    })

    it("refuse the same key with another request, before and after the answer", async () => {
      await claimed()
      expect(await claimed({ request: "hash-2" })).toEqual({ kind: "otherRequest" })

      await told(answers.keep(wish.key, answer))
      expect(await claimed({ request: "hash-2" })).toEqual({ kind: "otherRequest" })
    })

    it("hand the key of a caller who vanished to the next one", async () => {
      await claimed()

      expect(await claimed({ now: LEASE_MS })).toEqual({ kind: "yours" })
      expect(await claimed({ now: LEASE_MS + 1 })).toEqual({ kind: "busy" })
    })

    it("forget a key whose work failed for a passing reason", async () => {
      await claimed()
      await told(answers.forget(wish.key))

      expect(await claimed({ request: "hash-2" })).toEqual({ kind: "yours" })
    })

    it("keep keys apart", async () => {
      await claimed()
      await told(answers.keep(wish.key, answer))

      expect(await claimed({ key: "session-2 POST /bookings k1" })).toEqual({ kind: "yours" })
    })
  })
}
