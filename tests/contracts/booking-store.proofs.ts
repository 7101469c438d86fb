import type { AddressProof } from "#core/booking/address-code.rules.ts"
import { HoldOver } from "#core/booking/booking.errors.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import type { Desk } from "./booking-store.jobs.ts"
import { refusal, resultOf } from "./outcomes.ts"

const aProof = (changes: Partial<AddressProof> = {}): AddressProof => ({
  key: "browser-1",
  code: "fingerprint",
  mailedAt: Date.parse("2026-11-21T02:30:00.123Z"),
  attemptsLeft: 5,
  provedUntil: 0,
  ...changes,
})

/** What is promised about addresses that browsers prove. */
export const proofPromises = (desk: () => Desk): void => {
  describe("keeps what a browser knows of an address", () => {
    const keep = (proof: AddressProof) =>
      desk().store.inTransaction((transaction) => transaction.keepAddressProof(proof))
    const find = (key: string) =>
      resultOf(desk().store.inTransaction((transaction) => transaction.addressProof(key)))

    it("and knows nothing of another", async () => {
      await resultOf(keep(aProof()))

      expect(await find("browser-1")).toEqual(aProof())
      expect(await find("browser-2")).toBeNull()
    })

    it("in place of what was known before", async () => {
      const proved = aProof({
        code: null,
        attemptsLeft: 4,
        mailedAt: Date.parse("2026-11-21T02:31:00.456Z"),
        provedUntil: Date.parse("2026-11-22T02:31:00.789Z"),
      })
      await resultOf(keep(aProof()))
      await resultOf(keep(proved))

      expect(await find("browser-1")).toEqual(proved)
    })

    it("not where the change around it fails", async () => {
      const failing = desk().store.inTransaction((transaction) =>
        Effect.andThen(transaction.keepAddressProof(aProof()), new HoldOver()),
      )

      expect((await refusal(failing))._tag).toBe("HoldOver")
      expect(await find("browser-1")).toBeNull()
    })

    it("so that codes typed at once are counted one by one", async () => {
      await resultOf(keep(aProof()))
      const oneLess = desk().store.inTransaction((transaction) =>
        Effect.gen(function* () {
          const known = yield* transaction.addressProof("browser-1")
          yield* Effect.yieldNow
          if (known !== null)
            yield* transaction.keepAddressProof({ ...known, attemptsLeft: known.attemptsLeft - 1 })
        }),
      )

      await resultOf(
        Effect.all(
          Array.from({ length: 5 }, () => oneLess),
          { concurrency: "unbounded" },
        ),
      )

      expect((await find("browser-1"))?.attemptsLeft).toBe(0)
    })

    it("so that of those who ask first at once, one finds nothing", async () => {
      const first = desk().store.inTransaction((transaction) =>
        Effect.gen(function* () {
          const known = yield* transaction.addressProof("browser-1")
          yield* Effect.yieldNow
          if (known === null) yield* transaction.keepAddressProof(aProof())
          return known === null
        }),
      )

      const answers = await resultOf(
        Effect.all(
          Array.from({ length: 4 }, () => first),
          { concurrency: "unbounded" },
        ),
      )

      expect(answers.filter((isFirst) => isFirst)).toHaveLength(1)
    })
  })
}
