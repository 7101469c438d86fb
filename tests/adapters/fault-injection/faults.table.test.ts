import { bookingFaults } from "#adapters/fault-injection/booking-faults.table.ts"
import { contactFaults } from "#adapters/fault-injection/contact-faults.table.ts"
import type { FaultScenario } from "#adapters/fault-injection/fault-injection.ts"
import { faultScenarios } from "#adapters/fault-injection/faults.table.ts"
import { BookingStatus } from "#core/booking/booking-status.ts"
import { expect, it } from "vitest"
import { aPageIn } from "./a-page.ts"

it("shows each property without a free room and without a mix of rooms", async () => {
  const page = {
    slug: "the-springwater",
    mix: [{ roomType: "studio", count: 2 }],
    offers: [
      { roomType: "studio", free: 3 },
      { roomType: "villa", free: 1 },
    ],
  }

  expect(await aPageIn(faultScenarios["rooms-sold-out"], page).reads("open")).toEqual({
    slug: "the-springwater",
    mix: null,
    offers: [
      { roomType: "studio", free: 0 },
      { roomType: "villa", free: 0 },
    ],
  })
})

it("hears of a newer build", async () => {
  const { ask } = aPageIn(faultScenarios["newer-build"], { id: "build-1" })

  const latest = await ask("http://bad.test/builds/latest.json")

  expect(await latest.json()).toEqual({ id: "newer" })
})

const statusFaults: Readonly<Record<string, FaultScenario>> = bookingFaults

it.each(BookingStatus.literals)(
  "shows every booking as %s, however it is found",
  async (status) => {
    const scenario = statusFaults[`booking-${status}`]
    const { reads } = aPageIn(scenario!, { id: "b1", code: "S1NGGAH999" })

    for (const call of ["find", "findByCode"] as const)
      expect(await reads(call, {})).toMatchObject({ id: "b1", status })
    expect(scenario).toMatchObject({ tells: `Every booking is ${status}.`, begins: "booking" })
  },
)

it.each([
  [bookingFaults["lookup-slowed"], "findByCode", 60],
  [bookingFaults["link-slowed"], "mailLink", 60],
  [contactFaults["file-slowed"], "attach", 600],
  [contactFaults["inquiry-slowed"], "sendInquiry", 600],
] as const)("asks who comes too often to wait: %j", async (scenario, call, retryAfterSeconds) => {
  expect(await aPageIn(scenario).reads(call, {})).toMatchObject({
    _tag: "TooManyAttempts",
    retryAfterSeconds,
  })
})

it.each([
  [bookingFaults["lookup-slowed"], "find"],
  [bookingFaults["link-slowed"], "booking"],
  [contactFaults["file-slowed"], "contact"],
] as const)("%j begins at %s", (scenario, begins) => {
  expect(scenario.begins).toBe(begins)
})
