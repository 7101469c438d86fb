import { day } from "#fixtures/builders/a-stay.ts"
import { dayAfterKey } from "#ui/parts/search-bar/calendar-keys.ts"
import { expect, test } from "vitest"

// A Thursday.
const from = day("2026-12-31")

test.each([
  ["ArrowLeft", "2026-12-30"],
  ["ArrowRight", "2027-01-01"],
  ["ArrowUp", "2026-12-24"],
  ["ArrowDown", "2027-01-07"],
  ["Home", "2026-12-28"],
  ["End", "2027-01-03"],
  ["PageUp", "2026-11-30"],
  ["PageDown", "2027-01-31"],
])("%s leads from Thursday, 31 December 2026, to %s", (key, to) => {
  expect(dayAfterKey(from, key, false)).toBe(to)
})

test.each([
  ["PageUp", "2025-12-31"],
  ["PageDown", "2027-12-31"],
])("%s with Shift leads a year on: to %s", (key, to) => {
  expect(dayAfterKey(from, key, true)).toBe(to)
})

test.each([
  ["Home", "2026-12-28", "2026-12-28"],
  ["End", "2026-12-28", "2027-01-03"],
  ["Home", "2027-01-03", "2026-12-28"],
  ["End", "2027-01-03", "2027-01-03"],
])("%s stays in the week of %s, from Monday to Sunday", (key, on, to) => {
  expect(dayAfterKey(day(on), key, false)).toBe(to)
})

test.each(["Enter", " ", "Tab", "a"])("no other key leads anywhere: %j", (key) => {
  expect(dayAfterKey(from, key, false)).toBeNull()
})
