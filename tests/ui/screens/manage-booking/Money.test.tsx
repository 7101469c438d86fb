import { Instant } from "#core/kernel/instant.ts"
import { senOf } from "#core/money/amounts.ts"
import { aWholeBooking } from "#fixtures/builders/a-whole-booking.ts"
import { Money } from "#ui/screens/manage-booking/Money.tsx"
import { screen } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { ownBooking, rowsOf } from "#tests/ui/support/at-managing.tsx"
import { draw } from "#tests/ui/support/stage.tsx"

describe("the money of a managed booking", () => {
  it.each([
    ["confirmed", 1],
    ["staying", 0],
    ["completed", 0],
    ["cancelled", 0],
    ["refunded", 0],
  ] as const)("tells the terms of cancelling while it is of use: %s", async (status, count) => {
    await draw(<Money booking={aWholeBooking({ status })} />)

    expect(screen.queryAllByText(/Free cancellation until/)).toHaveLength(count)
    expect(screen.queryAllByText("Cancellation policy")).toHaveLength(count)
  })

  it.each([
    ["confirmed", 1],
    ["staying", 1],
    ["completed", 0],
    ["cancelled", 0],
  ] as const)("is due at the property until the stay is over: %s", async (status, count) => {
    await draw(<Money booking={aWholeBooking({ status, method: "payAtProperty" })} />)

    expect(screen.queryAllByText("Due at property")).toHaveLength(count)
  })

  it("is what the price was made of, and every payment and refund with its moment", async () => {
    const at = Instant.make("2026-11-21T20:30:00.000Z")
    const ledger = [
      ...ownBooking.ledger,
      { at, kind: "refunded", amount: senOf(12_345), payment: "pi_1" },
      { at, kind: "waived", amount: senOf(150), payment: "pi_1" },
    ] as const
    await draw(<Money booking={aWholeBooking({ ledger })} />)

    const rows = rowsOf(
      screen.getByRole("heading", { name: "Payments and refunds" }).nextElementSibling!,
    )
    expect(rows).toEqual([
      ["Authorised by your bankSat, 21 Nov 2026, 20:00", "RM 644.96"],
      ["Paid by cardSat, 21 Nov 2026, 20:00", "RM 644.96"],
      ["RefundedSun, 22 Nov 2026, 04:30", "RM 123.45"],
      ["Small difference, not chargedSun, 22 Nov 2026, 04:30", "RM 1.50"],
    ])
    expect(screen.getByRole("heading", { name: "Price as booked" })).toBeTruthy()
    const details = screen.getByRole("group", { name: "Price details" })
    expect(details.textContent).toContain("1 × Studio")
    expect(details.textContent).toContain("returned on Wed, 9 Dec")
  })

  it("names no payments before there are any", async () => {
    await draw(<Money booking={aWholeBooking({ ledger: [] })} />)

    expect(screen.queryByRole("heading", { name: "Payments and refunds" })).toBeNull()
  })

  it.each(["held", "paying"] as const)(
    "is due at the property, under the terms of cancelling, for a booking that is %s",
    async (status) => {
      await draw(<Money booking={aWholeBooking({ status, method: "payAtProperty" })} />)

      expect(screen.getByText("Due at property").nextSibling?.textContent).toMatch(/^RM.644\.96$/)
      expect(screen.getByText("Cancellation policy")).toBeTruthy()
    },
  )

  it("is not due at the property where it was paid by card", async () => {
    await draw(<Money booking={aWholeBooking()} />)

    expect(screen.queryByText("Due at property")).toBeNull()
  })
})
