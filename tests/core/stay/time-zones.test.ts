import { execFileSync } from "node:child_process"
import { describe, expect, it } from "vitest"

const calendar = new URL("../../../core/stay/calendar.ts", import.meta.url).href

/** Asks the calendar the same in every zone that is known; only a process of its own can move. */
const program = `
  import { addDays, malaysianDateAt, malaysianMoment, weekdayOf } from "${calendar}"
  const days = Array.from({ length: 800 }, (_, day) => addDays("2026-01-01", day))
  const seen = () => JSON.stringify(days.map((day) => [day, weekdayOf(day),
    malaysianMoment(day, 15), malaysianDateAt(malaysianMoment(day, 0) - 1)]))
  const places = new Map()
  const clocks = new Set()
  for (const zone of Intl.supportedValuesOf("timeZone")) {
    process.env.TZ = zone
    clocks.add(new Date(0).getHours())
    places.set(seen(), [...(places.get(seen()) ?? []), zone])
  }
  const [first] = places.keys()
  console.log(JSON.stringify({
    answers: places.size,
    zones: [...places.values()].flat().length,
    clocks: clocks.size,
    lastDay: JSON.parse(first).at(-1),
  }))`

describe("Wherever the computer stands", () => {
  it("the calendar is the same in every zone of the world", () => {
    const answer = execFileSync(process.execPath, ["--input-type=module", "--eval", program], {
      encoding: "utf8",
    })

    const { answers, zones, clocks, lastDay } = JSON.parse(answer)
    expect(zones).toBeGreaterThan(400)
    expect(clocks).toBeGreaterThan(20)
    expect(answers).toBe(1)
    expect(lastDay).toEqual(["2028-03-10", 5, Date.parse("2028-03-10T07:00:00.000Z"), "2028-03-09"])
  })
})
