import { managingFaults } from "#adapters/fault-injection/managing-faults.table.ts"
import { expect, it } from "vitest"
import { aPageIn } from "./a-page.ts"

it("reads that the money of a change is still on its way", async () => {
  const booking = {
    id: "b1",
    dates: { checkIn: "2026-12-01", checkOut: "2026-12-03" },
    party: { adults: 2 },
    rooms: [{ roomType: "studio", count: 1 }],
    quote: { total: 36_000, taxes: 10 },
    stayStartsAt: "2026-12-01T07:00:00.000Z",
    openChange: null,
  }

  expect(
    await aPageIn(managingFaults["change-bank-silent"], booking).reads("settleChange", {}),
  ).toEqual({
    ...booking,
    openChange: {
      dates: booking.dates,
      party: booking.party,
      rooms: booking.rooms,
      total: 36_000,
      amount: 8000,
      until: booking.stayStartsAt,
    },
  })
})

it("says once that another refund holds by now", async () => {
  const { reads } = aPageIn(managingFaults["refund-changed"], { id: "b1" })

  expect(await reads("cancel", {})).toMatchObject({ _tag: "RefundChanged", refund: 12_000 })
  expect(await reads("cancel", {})).toEqual({ id: "b1" })
})

it.each([
  ["stay-started", "cancel", { obstacle: "stayStarted" }],
  ["change-refused", "quoteChange", { issues: [{ path: "dates.checkOut", code: "StayTooLong" }] }],
  ["message-slowed", "writeMessage", { retryAfterSeconds: 600 }],
] as const)("in the scenario %s %s is refused with %j", async (name, call, why) => {
  expect(await aPageIn(managingFaults[name]).reads(call, {})).toMatchObject(why)
})

it("lets the first card pay and leaves the second without an answer", async () => {
  const { ask, heard } = aPageIn(managingFaults["waiting-for-second-card"], { id: "pi_1" })
  const stopping = new AbortController()
  const confirm = () =>
    ask("http://bad.test/sandbox/stripe/v1/payment_intents/pi_1/confirm", {
      method: "POST",
      body: "card=1",
      signal: stopping.signal,
    })

  expect(await (await confirm()).json()).toEqual({ id: "pi_1" })
  const second = confirm()
  stopping.abort()

  await expect(second).rejects.toThrow("Failed to fetch")
  expect(heard).toEqual(["card=1"])
})

it.each([
  [["waiting-for-bookings", "bookings-cut-off"], "bookings"],
  [
    ["waiting-for-own-booking", "refund-changed", "change-bank-silent", "message-slowed"],
    "managing",
  ],
] as const)("%j begin at %s", (names, begins) => {
  expect(new Set(names.map((name) => managingFaults[name].begins))).toEqual(new Set([begins]))
})
