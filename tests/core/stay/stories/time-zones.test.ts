import { execFileSync } from "node:child_process"
import { describe, expect, it } from "vitest"

const moduleAt = (path: string) => new URL(`../../../../${path}`, import.meta.url).href
const calendar = moduleAt("core/stay/calendar.ts")
const refund = moduleAt("core/pricing/refund.ts")
const days = moduleAt("ui/formats/day.ts")

/** Asks the calendar the same in every zone that is known; only a process of its own can move. */
const program = `
  import { addDays, malaysianDateAt, malaysianMoment, weekdayOf } from "${calendar}"
  import { freeCancellationUntil, refundTermsAt, stayStartsAt } from "${refund}"
  import { dayText, momentText } from "${days}"
  const days = Array.from({ length: 800 }, (_, day) => addDays("2026-01-01", day))
  const seen = () => JSON.stringify(days.map((day) => [day, weekdayOf(day),
    malaysianMoment(day, 15), malaysianDateAt(malaysianMoment(day, 0) - 1)]))
  const told = () => JSON.stringify(days.slice(0, 1).map((day) => [
    stayStartsAt(day), freeCancellationUntil(["FLEXIBLE"], day),
    refundTermsAt({ policies: ["MODERATE"], checkIn: day, at: "2025-12-26T06:59:59.999Z" }),
    ...["en", "bm", "cn"].flatMap((language) =>
      [dayText(day, language), momentText(stayStartsAt(day), language)])]))
  const places = new Map()
  const clocks = new Set()
  const tellings = new Set()
  for (const zone of Intl.supportedValuesOf("timeZone")) {
    process.env.TZ = zone
    clocks.add(new Date(0).getHours())
    const answer = seen()
    places.set(answer, [...(places.get(answer) ?? []), zone])
    tellings.add(told())
  }
  const [first] = places.keys()
  console.log(JSON.stringify({
    answers: places.size,
    tellings: tellings.size,
    zones: [...places.values()].flat().length,
    clocks: clocks.size,
    lastDay: JSON.parse(first).at(-1),
  }))`

describe("Wherever the computer stands", () => {
  it("calendar, deadlines and their words are the same in every zone of the world", () => {
    const answer = execFileSync(process.execPath, ["--input-type=module", "--eval", program], {
      encoding: "utf8",
    })

    const { answers, tellings, zones, clocks, lastDay } = JSON.parse(answer)
    expect(zones).toBeGreaterThan(400)
    expect(clocks).toBeGreaterThan(20)
    expect(answers).toBe(1)
    expect(tellings).toBe(1)
    expect(lastDay).toEqual(["2028-03-10", 5, Date.parse("2028-03-10T07:00:00.000Z"), "2028-03-09"])
  })
})
