import { arrivalTimes, arrivalTimesFrom } from "#core/stay/arrival-times.ts"
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"

describe("the times to arrive at", () => {
  it("are the hours of a day, and after midnight", () => {
    const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, "0")}:00`)

    expect(arrivalTimes).toEqual([...hours, "afterMidnight"])
  })

  it.each([
    ["21:00", ["21:00", "22:00", "23:00", "afterMidnight"]],
    ["21:30", ["22:00", "23:00", "afterMidnight"]],
    ["23:59", ["afterMidnight"]],
  ])("from %s on are %j", (checkInFrom, times) => {
    expect(arrivalTimesFrom(checkInFrom)).toEqual(times)
  })

  it("are never before check-in begins, and all that are not", () => {
    const anyMinute = fc.integer({ min: 0, max: 24 * 60 - 1 })
    const two = (part: number) => String(part).padStart(2, "0")
    fc.assert(
      fc.property(anyMinute, (minute) => {
        const checkInFrom = `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
        const hours = Array.from({ length: 24 }, (_, hour) => hour)
        const later = hours.filter((hour) => hour * 60 >= minute).map((hour) => `${two(hour)}:00`)

        expect(arrivalTimesFrom(checkInFrom)).toEqual([...later, "afterMidnight"])
      }),
    )
  })
})
