import { checkoutFaults } from "#adapters/fault-injection/checkout-faults.table.ts"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { aPageIn } from "./a-page.ts"

beforeEach(
  () => void vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-21T04:00:00Z") }),
)
afterEach(() => void vi.useRealTimers())

const booking = {
  id: "b1",
  status: "held",
  code: null,
  holdUntil: "2026-11-21T04:15:00.000Z",
  againAfterSeconds: 30,
}
const paying = { ...booking, status: "paying" }
const soonOver = { ...booking, holdUntil: "2026-11-21T04:00:10.000Z" }

it.each([
  ["hold-expired", "hold", [soonOver, booking]],
  ["webhook-late", "settle", [paying, paying, paying, paying, booking]],
  ["bank-silent", "settle", [paying, paying, paying, paying, paying, paying]],
  ["tries-used-up", "find", [{ ...booking, status: "failed" }]],
  ["lost-contact", "find", ["cut off", "cut off", booking]],
  ["mailed-code-again", "mailCode", [{ ...booking, againAfterSeconds: 0 }]],
  ["waiting-for-mailed-proof", "proveAddress", ["silence"]],
  ["waiting-for-mailed-code", "mailCode", ["silence"]],
] as const)("in the scenario %s the page reads of %s: %j", async (name, call, answers) => {
  const { reads } = aPageIn(checkoutFaults[name], booking)

  for (const answer of answers) expect(await reads(call, {})).toEqual(answer)
})

it.each([
  ["price-changed", "hold"],
  ["price-changed-at-pay", "pay"],
] as const)("in the scenario %s the server hears another total, once", async (name, call) => {
  const { reads, heard } = aPageIn(checkoutFaults[name], booking)

  for (const _ of ["first", "second"]) await reads(call, { total: 5000, key: "k" })

  expect(heard).toEqual([
    { total: 4000, key: "k" },
    { total: 5000, key: "k" },
  ])
})

it.each([
  ["hold-limited", "hold", { reason: "property", retryAfterSeconds: 300 }],
  ["guarantee-needed", "pay", { guarantee: "card" }],
  ["address-needed", "pay", { guarantee: "address" }],
  ["mailed-code-limited", "mailCode", { retryAfterSeconds: 600 }],
  ["stay-refused", "hold", { issues: [{ path: "dates.checkOut", code: "StayTooLong" }] }],
  ["details-refused", "giveDetails", { issues: [{ path: "phone", code: "InvalidPhone" }] }],
] as const)("in the scenario %s %s is refused with %j", async (name, call, why) => {
  expect(await aPageIn(checkoutFaults[name]).reads(call, {})).toMatchObject(why)
})

it.each([
  "address-needed",
  "mailed-code-again",
  "mailed-code-limited",
  "waiting-for-mailed-proof",
  "waiting-for-mailed-code",
] as const)("in the scenario %s paying needs a proved address, once", async (name) => {
  const { reads } = aPageIn(checkoutFaults[name], booking)

  expect(await reads("pay", {})).toMatchObject({ guarantee: "address" })
  expect(await reads("pay", {})).toEqual(booking)
})

it("begins at the checkout", () => {
  expect(new Set(Object.values(checkoutFaults).map(({ begins }) => begins))).toEqual(
    new Set(["checkout"]),
  )
})
