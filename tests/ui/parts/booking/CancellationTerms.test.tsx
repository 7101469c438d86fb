import { instantAt } from "#core/kernel/instant.ts"
import { CHECK_IN_HOUR } from "#core/pricing/refund.ts"
import { CancellationTerms } from "#ui/parts/booking/CancellationTerms.tsx"
import { screen } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { draw } from "#tests/ui/support/stage.tsx"

const FREE_UNTIL = Date.parse("2026-12-01T07:00:00.000Z")

const drawnAt = (at: number, until: number | null = FREE_UNTIL) =>
  draw(
    <CancellationTerms
      booking={{
        freeCancellationUntil: until === null ? null : instantAt(until),
        asOf: instantAt(at),
      }}
    />,
  )

describe("the terms of cancelling", () => {
  it("name the moment on a Malaysian clock, whatever the reader's own", async () => {
    await drawnAt(FREE_UNTIL - 1)

    expect(screen.getByText(/until Tue, 1 Dec 2026, 15:00 \(Malaysian time, GMT\+8\)/)).toBeTruthy()
  })

  it("says the hour of the rule from which it is over, whenever the property lets guests in", async () => {
    await drawnAt(FREE_UNTIL - 1)

    expect(document.body.textContent).toContain(`From ${CHECK_IN_HOUR}:00 on the day of check-in`)
  })

  it("promise nothing any more once the moment has come", async () => {
    await drawnAt(FREE_UNTIL)

    expect(document.body.textContent).not.toContain("until")
    expect(screen.getByText(/^Free cancellation has ended\. If you cancel, the first/)).toBeTruthy()
  })

  it("say so where nothing but tax and deposit comes back", async () => {
    await drawnAt(FREE_UNTIL, null)

    expect(screen.getByText(/^Non-refundable/)).toBeTruthy()
  })
})
