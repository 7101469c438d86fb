import { CHECK_IN_HOUR } from "#core/pricing/refund.ts"
import { CancellationTerms } from "#ui/parts/booking/CancellationTerms.tsx"
import { screen } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { draw } from "#tests/ui/support/stage.tsx"

describe("the terms of cancelling", () => {
  it("name the moment on a Malaysian clock, whatever the reader's own", async () => {
    await draw(<CancellationTerms freeUntil="2026-12-01T07:00:00.000Z" />)

    expect(screen.getByText(/until Tue, 1 Dec 2026, 15:00 \(Malaysian time, GMT\+8\)/)).toBeTruthy()
  })

  it("says the hour of the rule from which it is over, whenever the property lets guests in", async () => {
    await draw(<CancellationTerms freeUntil="2026-12-01T07:00:00.000Z" />)

    expect(document.body.textContent).toContain(`From ${CHECK_IN_HOUR}:00 on the day of check-in`)
  })

  it("say so where nothing but tax and deposit comes back", async () => {
    await draw(<CancellationTerms freeUntil={null} />)

    expect(screen.getByText(/^Non-refundable/)).toBeTruthy()
  })
})
