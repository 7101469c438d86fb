import {
  calendarPathOf,
  calendarSecretIn,
  newCalendarSecret,
} from "#core/channels/calendar-address.ts"
import { expect, it } from "vitest"

const bytes = (count: number) => Uint8Array.from({ length: count }, (_, at) => at * 7)

it("has a secret of 32 letters, each drawn by chance", () => {
  const secret = newCalendarSecret({ bytes })

  expect(secret).toBe("ahov4dkry7gnu3cjqx6fmt2bipw5elsz")
  expect(calendarPathOf(secret)).toBe(`/calendars/${secret}.ics`)
  expect(calendarSecretIn(calendarPathOf(secret))).toBe(secret)
})

it.each([
  "/calendars/.ics",
  `/calendars/${"a".repeat(31)}.ics`,
  `/calendars/${"A".repeat(32)}.ics`,
])("finds none in %s", (path) => {
  expect(calendarSecretIn(path)).toBeNull()
})

it("finds none around the path", () => {
  const path = calendarPathOf("a".repeat(32))

  expect(calendarSecretIn(`/x${path}`)).toBeNull()
  expect(calendarSecretIn(`${path}x`)).toBeNull()
})
