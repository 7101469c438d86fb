import { isNearlyOver, saidMinute, timeLeft } from "#core/checkout/hold-time.ts"
import { describe, expect, it } from "vitest"

const holdUntil = "2026-11-21T12:15:00.000Z"
const at = (time: string) => timeLeft(holdUntil, Date.parse(`2026-11-21T${time}Z`))

describe("the time left of a hold", () => {
  it.each([
    ["12:00:00.000", { minutes: 15, seconds: 0 }],
    ["12:00:00.400", { minutes: 15, seconds: 0 }],
    ["12:05:55.000", { minutes: 9, seconds: 5 }],
    ["12:14:59.999", { minutes: 0, seconds: 1 }],
    ["12:15:00.000", { minutes: 0, seconds: 0 }],
    ["13:00:00.000", { minutes: 0, seconds: 0 }],
  ])("at %s is %j", (time, left) => {
    expect(at(time)).toEqual(left)
  })

  it.each([
    ["12:00:00.000", false],
    ["12:12:59.000", false],
    ["12:13:00.000", true],
    ["12:14:59.000", true],
    ["12:15:00.000", true],
  ])("is nearly over at %s: %j", (time, isLate) => {
    expect(isNearlyOver(at(time))).toBe(isLate)
  })

  it.each([
    ["12:00:00.000", null],
    ["12:04:59.000", null],
    ["12:05:00.000", 10],
    ["12:09:59.000", 10],
    ["12:10:00.000", 5],
    ["12:13:30.000", 2],
    ["12:14:30.000", 1],
  ])("says at %s aloud no more than minute %j", (time, minute) => {
    expect(saidMinute(at(time))).toBe(minute)
  })
})
