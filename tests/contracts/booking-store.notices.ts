import { HoldOver } from "#core/booking/booking.errors.ts"
import { aBookingRecord } from "#fixtures/builders/a-booking-record.ts"
import { Effect } from "effect"
import { beforeEach, describe, expect, it } from "vitest"
import type { Desk } from "./booking-store.jobs.ts"
import { refusal, resultOf } from "./outcomes.ts"

const record = aBookingRecord()

/** Counts a message in the booking's tries, if it is heard for the first time. */
const heard = ({ store }: Desk, notice: string, thenFail = false) =>
  store.inTransaction((transaction) =>
    Effect.gen(function* () {
      const isNew = yield* transaction.hear(notice)
      yield* Effect.yieldNow
      const before = yield* transaction.lock(record.id)
      if (isNew && before !== null)
        yield* transaction.save({ ...before, attempts: before.attempts + 1 })
      if (thenFail) return yield* new HoldOver()
      return isNew
    }),
  )

/** What is promised about the provider's messages. */
export const hearingPromises = (desk: () => Desk): void => {
  describe("hears a message once", () => {
    beforeEach(() => resultOf(desk().store.inTransaction(({ insert }) => insert(record))))
    const effects = async () => (await resultOf(desk().store.find(record.id)))?.attempts

    it("however often it comes, and each message for itself", async () => {
      expect(await resultOf(heard(desk(), "evt_1"))).toBe(true)
      expect(await resultOf(heard(desk(), "evt_1"))).toBe(false)
      expect(await resultOf(heard(desk(), "evt_2"))).toBe(true)
      expect(await effects()).toBe(2)
    })

    it("of all copies that come at once", async () => {
      const copies = Array.from({ length: 6 }, () => heard(desk(), "evt_1"))

      const answers = await resultOf(Effect.all(copies, { concurrency: "unbounded" }))

      expect(answers.filter((isNew) => isNew)).toHaveLength(1)
      expect(await effects()).toBe(1)
    })

    it("and forgets it when its effect came to nothing", async () => {
      expect((await refusal(heard(desk(), "evt_1", true)))._tag).toBe("HoldOver")
      expect(await effects()).toBe(0)

      expect(await resultOf(heard(desk(), "evt_1"))).toBe(true)
      expect(await effects()).toBe(1)
    })

    it("from the next copy when the first one's effect fails at the same moment", async () => {
      const copies = [
        Effect.ignore(heard(desk(), "evt_1", true)),
        heard(desk(), "evt_1"),
        Effect.ignore(heard(desk(), "evt_1", true)),
      ]

      await resultOf(Effect.all(copies, { concurrency: "unbounded" }))

      expect(await effects()).toBe(1)
    })
  })
}
