import { instantAt } from "#core/kernel/instant-at.ts"
import { CHECK_IN_HOUR } from "#core/pricing/refund.ts"
import { CancellationTerms } from "#ui/parts/booking/CancellationTerms.tsx"
import { act, fireEvent, screen } from "@testing-library/react"
import { useState } from "react"
import { afterEach, describe, expect, it, vi } from "vitest"
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

const MINUTE = 60_000
const HOUR = 60 * MINUTE

afterEach(() => void vi.useRealTimers())

describe("the terms of cancelling", () => {
  it.each([
    [72 * HOUR, "3 days left to cancel for free"],
    [48 * HOUR, "2 days left to cancel for free"],
    [48 * HOUR - 1, "47 hours left to cancel for free"],
    [2 * HOUR, "2 hours left to cancel for free"],
    [2 * HOUR - 1, "119 minutes left to cancel for free"],
    [MINUTE, "1 minute left to cancel for free"],
  ])("say what is left of %i ms, and never more than that", async (left, text) => {
    await drawnAt(FREE_UNTIL - left)

    expect(screen.getByText(text)).toBeTruthy()
  })

  it("name no time where less than a minute is left", async () => {
    await drawnAt(FREE_UNTIL - MINUTE + 1)

    expect(document.body.textContent).not.toContain("left")
  })

  it("count down while they are looked at, until the free time is over", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] })
    await drawnAt(FREE_UNTIL - 3 * MINUTE)
    expect(screen.getByText("3 minutes left to cancel for free")).toBeTruthy()

    await act(async () => void vi.advanceTimersByTime(MINUTE))
    expect(screen.getByText("2 minutes left to cancel for free")).toBeTruthy()

    await act(async () => void vi.advanceTimersByTime(2 * MINUTE))
    expect(document.body.textContent).not.toContain("left")
    expect(screen.getByText(/^Free cancellation has ended\. If you cancel/)).toBeTruthy()
  })

  it("count from the moment of the newest answer, and no more once they are gone", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] })
    vi.advanceTimersByTime(10 * MINUTE)
    const Answered = () => {
      const [at, setAt] = useState(FREE_UNTIL - 9 * MINUTE)
      const freeCancellationUntil = instantAt(FREE_UNTIL)
      return (
        <>
          <CancellationTerms booking={{ freeCancellationUntil, asOf: instantAt(at) }} />
          <button type="button" onClick={() => setAt(FREE_UNTIL - 5 * MINUTE)}>
            Ask again
          </button>
        </>
      )
    }
    const { unmount } = await draw(<Answered />)
    await act(async () => void vi.advanceTimersByTime(2 * MINUTE))
    expect(screen.getByText("7 minutes left to cancel for free")).toBeTruthy()

    fireEvent.click(screen.getByText("Ask again"))
    expect(screen.getByText("5 minutes left to cancel for free")).toBeTruthy()

    await act(async () => void vi.advanceTimersByTime(2 * MINUTE))
    expect(screen.getByText("3 minutes left to cancel for free")).toBeTruthy()
    unmount()
    expect(vi.getTimerCount()).toBe(0)
  })

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
    expect(screen.getByRole("heading", { level: 3 }).textContent).toBe("Cancellation policy")
    expect(
      screen.getByText(
        `Free cancellation has ended. If you cancel, the first night of each room (with any meals and charges for children), the Booking Fee and its SST are charged; the rest is refunded. From ${CHECK_IN_HOUR}:00 on the day of check-in, the booking can no longer be cancelled online.`,
      ),
    ).toBeTruthy()
  })

  it("say so where nothing but tax and deposit comes back", async () => {
    await drawnAt(FREE_UNTIL, null)

    expect(screen.getByText(/^Non-refundable/)).toBeTruthy()
  })
})
