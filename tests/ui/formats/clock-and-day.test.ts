import { clockAndDay } from "#ui/formats/clock-and-day.ts"
import { expect, it } from "vitest"

it.each([
  ["en", "12:30", "26 November"],
  ["bm", "12:30", "26 November"],
  ["cn", "12:30", "11月26日"],
] as const)("shows a moment by a Malaysian clock and calendar, in %s", (language, time, day) => {
  expect(clockAndDay("2026-11-26T04:30:00.000Z", language)).toEqual({ time, day })
})

it("shows the day that has begun in Malaysia, and midnight as 00", () => {
  expect(clockAndDay("2026-11-26T16:05:00.000Z", "en")).toEqual({
    time: "00:05",
    day: "27 November",
  })
})
