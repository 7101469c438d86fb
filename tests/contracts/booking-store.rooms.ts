import { ownKindOf } from "#core/property/room-uses.ts"
import type { RoomNights } from "#core/inventory/night-stock.ts"
import type { RoomTypeId } from "#core/property/room-type.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { Effect, Exit, Result } from "effect"
import { describe, expect, it } from "vitest"
import { loft, studio, type Desk } from "./booking-store.jobs.ts"
import { refusal, resultOf } from "./outcomes.ts"

const nights = (
  count: number,
  dates: ReadonlyArray<string> = ["2026-12-04", "2026-12-05"],
  roomType: RoomTypeId = studio,
): RoomNights => ({ kind: ownKindOf(roomType), count, dates: dates.map(day) })

const taking = ({ store }: Desk, ...rooms: ReadonlyArray<RoomNights>) =>
  store.inTransaction((transaction) => transaction.take(rooms))

const givingBack = ({ store }: Desk, ...rooms: ReadonlyArray<RoomNights>) =>
  store.inTransaction((transaction) => transaction.giveBack(rooms))

/** What is promised about rooms and nights. */
export const roomPromises = (desk: () => Desk): void => {
  describe("sells rooms", () => {
    it("takes no more rooms of a night than exist", async () => {
      await resultOf(taking(desk(), nights(2)))

      expect((await refusal(taking(desk(), nights(2))))._tag).toBe("SoldOut")
      await resultOf(taking(desk(), nights(1)))
      expect((await refusal(taking(desk(), nights(1))))._tag).toBe("SoldOut")
    })

    it("refuses more rooms at once than exist, also in a night nobody booked", async () => {
      expect((await refusal(taking(desk(), nights(4))))._tag).toBe("SoldOut")
    })

    it("takes back no rooms that nobody had taken, and none of those beside them", async () => {
      await resultOf(taking(desk(), nights(3, ["2026-12-04"])))

      const back = givingBack(desk(), nights(1))
      await expect(resultOf(back)).rejects.toThrow("Rooms were given back that nobody had taken")

      expect((await refusal(taking(desk(), nights(1, ["2026-12-04"]))))._tag).toBe("SoldOut")
    })

    it("lets a guest arrive on the day another one leaves", async () => {
      await resultOf(taking(desk(), nights(3, ["2026-12-04"])))

      await resultOf(taking(desk(), nights(3, ["2026-12-05"])))
      expect((await refusal(taking(desk(), nights(1, ["2026-12-05"]))))._tag).toBe("SoldOut")
    })

    it("takes nothing when one night or one room type is sold out", async () => {
      await resultOf(taking(desk(), nights(1, ["2026-12-05"], loft)))
      const mixed = [nights(3), nights(1, ["2026-12-04", "2026-12-05"], loft)]

      expect((await refusal(taking(desk(), ...mixed)))._tag).toBe("SoldOut")

      await resultOf(taking(desk(), nights(3), nights(1, ["2026-12-04"], loft)))
    })

    it("adds up the rooms of one kind that are wanted in the same night", async () => {
      expect((await refusal(taking(desk(), nights(2), nights(2, ["2026-12-05"]))))._tag).toBe(
        "SoldOut",
      )

      await resultOf(taking(desk(), nights(1), nights(2, ["2026-12-05"])))
      expect((await refusal(taking(desk(), nights(1, ["2026-12-05"]))))._tag).toBe("SoldOut")
      await resultOf(taking(desk(), nights(2, ["2026-12-04"])))
    })

    it("keeps no room of what is sold out, though the change goes on", async () => {
      await resultOf(taking(desk(), nights(1, ["2026-12-05"], loft)))
      const both = ["2026-12-04", "2026-12-05"]

      const kept = desk().store.inTransaction((transaction) =>
        Effect.result(transaction.take([nights(3), nights(1, both, loft)])),
      )

      expect(Result.isFailure(await resultOf(kept))).toBe(true)
      await resultOf(taking(desk(), nights(3), nights(1, ["2026-12-04"], loft)))
    })

    it.each([
      ["more than were taken", nights(2)],
      ["in a night in which none was taken", nights(1, ["2026-12-05", "2026-12-06"])],
    ])("takes no rooms back, %s", async (_, back) => {
      await resultOf(taking(desk(), nights(1)))

      const exit = await Effect.runPromiseExit(givingBack(desk(), back))

      expect(Exit.hasDies(exit)).toBe(true)
      await resultOf(taking(desk(), nights(2)))
      expect((await refusal(taking(desk(), nights(1))))._tag).toBe("SoldOut")
    })

    it("sells again what was given back", async () => {
      await resultOf(taking(desk(), nights(3)))

      await resultOf(givingBack(desk(), nights(1)))

      await resultOf(taking(desk(), nights(1)))
      expect((await refusal(taking(desk(), nights(1))))._tag).toBe("SoldOut")
    })

    it("gives the last rooms to exactly as many of all who ask at once", async () => {
      const asked = Array.from({ length: 12 }, () => Effect.result(taking(desk(), nights(1))))

      const outcomes = await resultOf(Effect.all(asked, { concurrency: "unbounded" }))

      expect(outcomes.filter(Result.isSuccess)).toHaveLength(3)
      for (const outcome of outcomes.filter(Result.isFailure))
        expect(outcome.failure._tag).toBe("SoldOut")
    })

    it("lets all who ask at once through when they want different nights in any order", async () => {
      const dates = ["2026-12-04", "2026-12-05", "2026-12-06"]
      const asked = [dates, dates.toReversed(), dates].map((order) =>
        taking(desk(), nights(1, order)),
      )

      await resultOf(Effect.all(asked, { concurrency: "unbounded" }))

      expect((await refusal(taking(desk(), nights(1, ["2026-12-06"]))))._tag).toBe("SoldOut")
    })
  })
}
