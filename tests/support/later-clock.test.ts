import { expect, it } from "vitest"
import { environmentOfAnotherDay, shiftedDate } from "./later-clock.js"

const YEAR_MS = 365 * 86_400_000
const Later = shiftedDate(Date, YEAR_MS)

it("tells a later time however it is asked, and leaves every other date alone", () => {
  const before = Date.now()
  const told = [Later.now(), new Later().getTime(), Date.parse(Later())]

  for (const time of told) expect(Math.abs(time - before - YEAR_MS)).toBeLessThan(60_000)
  expect(new Later(0).toISOString()).toBe("1970-01-01T00:00:00.000Z")
  expect(new Later(2030, 1, 2).getDate()).toBe(2)
  expect(Later.UTC(2030, 1, 2)).toBe(Date.UTC(2030, 1, 2))
})

it("makes dates that are dates", () => {
  expect(new Later()).toBeInstanceOf(Date)
  expect(new Date()).toBeInstanceOf(Later)
  expect(structuredClone(new Later(5)).getTime()).toBe(5)
})

it("asks every process of a run to load the later clock, beside what it was told before", () => {
  const now = Date.UTC(2026, 10, 24)
  const { NODE_OPTIONS, LATER_CLOCK_MS } = environmentOfAnotherDay(now, "--no-warnings")

  expect(NODE_OPTIONS).toMatch(/^--no-warnings --import=file:.*later-clock\.preload\.js$/)
  expect(new Date(now + Number(LATER_CLOCK_MS)).getUTCFullYear()).toBe(2030)
})
