import { aWholeBooking } from "#fixtures/builders/a-whole-booking.ts"
import { Money } from "#ui/screens/manage-booking/Money.tsx"
import { screen } from "@testing-library/react"
import { describe, expect, it } from "vitest"
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
})
