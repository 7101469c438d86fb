import { BookingsUnreachable } from "#core/booking/booking.errors.ts"
import { MAX_CHANGE_POLLS } from "#core/managing/manage-booking.setup.ts"
import { Effect } from "effect"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { managing } from "./managing-one.ts"
import { opened, told, waiting, type Told } from "./managing-told.ts"

const unanswered: Told = { type: "booking.unreachable" }
const momentPasses: Told = { type: "xstate.after.betweenPolls.manage-booking.verifying" }
const rounds = (count: number) =>
  Array.from({ length: count }, () => [unanswered, momentPasses]).flat()

describe("money of a change that nobody knows about yet", () => {
  it("is asked about so many times, then the guest is told that it takes longer", () => {
    expect(told(opened, ...rounds(MAX_CHANGE_POLLS))).toMatchObject({
      value: "settling",
      context: { polls: MAX_CHANGE_POLLS, requests: 0 },
    })
    expect(told(opened, ...rounds(MAX_CHANGE_POLLS + 1)).value).toBe("uncertain")
  })

  it("is asked about from the beginning, with new keys, when the guest asks", () => {
    const again = told(opened, ...rounds(MAX_CHANGE_POLLS + 1), { type: "guest.retried" })

    expect(again).toMatchObject({ value: "settling", context: { polls: 0, requests: 1 } })
  })

  it("may be given up at any moment of it", () => {
    const left: Told = { type: "guest.leftIt" }

    expect(told(opened, unanswered, left).value).toBe("leaving")
    expect(told(opened, ...rounds(MAX_CHANGE_POLLS + 1), left).value).toBe("leaving")
  })

  it("is nobody's where the booking is not found meanwhile", () => {
    expect(told(opened, { type: "booking.missing" }).value).toBe("missing")
    expect(
      told(opened, unanswered, { type: "guest.leftIt" }, { type: "booking.missing" }).value,
    ).toBe("missing")
  })
})

describe("asking again", () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it("waits two seconds after each answer, and has a key for each question", async () => {
    const managed = managing({
      openOwn: () => Effect.succeed(waiting),
      settleChange: () => Effect.fail(new BookingsUnreachable()),
    })
    const keys = () =>
      (managed.asked as Array<[string, unknown, string]>)
        .filter(([call]) => call === "settleChange")
        .map(([, , key]) => key)
    await vi.advanceTimersByTimeAsync(1_999)
    expect(keys()).toEqual(["visit-1.0.settle0"])

    await vi.advanceTimersByTimeAsync(1)
    await vi.advanceTimersByTimeAsync(2_000)

    expect(keys()).toEqual(["visit-1.0.settle0", "visit-1.0.settle1", "visit-1.0.settle2"])
  })
})
