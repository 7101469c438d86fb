import { aBookingView } from "#fixtures/builders/a-booking-view.ts"
import { atCheckout, noon } from "#tests/ui/support/at-checkout.tsx"
import { act, screen } from "@testing-library/react"
import { Effect } from "effect"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

/** The line with the time that is left, so many minutes and seconds after noon. */
const after = async (minutes: number, seconds: number) => {
  const now = noon + (minutes * 60 + seconds) * 1000
  await atCheckout({ now: () => now })
  const timer = await screen.findByRole("timer")
  return { timer, line: timer.parentElement! }
}

it("writes the seconds with two digits", async () => {
  const { timer } = await after(2, 55)

  expect(timer.textContent).toBe("Held for you: 12:05 left")
})

it("shows the total beside it, by its name, and says what a hold means", async () => {
  const { line } = await after(0, 0)

  const name = line.querySelector("dt")
  expect(name?.textContent).toBe("Total Payable")
  expect(name?.nextElementSibling?.textContent).toMatch(/^RM.644\.96$/)
  expect(
    screen.getByText(
      "Nobody else can book these rooms in that time, and the price will not change.",
    ),
  ).toBeTruthy()
})

it.each([
  [0, ""],
  [5, "Your rooms are held for about 10 more minutes."],
  [10, "Your rooms are held for about 5 more minutes."],
  [14, "Your rooms are held for about 1 more minute."],
])("after %i minutes it says aloud: %j", async (minutes, words) => {
  const { line } = await after(minutes, 0)

  const said = [...line.querySelectorAll(':scope > [role="status"]')]
  expect(said.map(({ textContent }) => textContent)).toEqual([words])
})

describe("the clock of the hold", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }))
  afterEach(() => void vi.useRealTimers())

  it("shows at once how long the rooms are held, moves once a second, and stops once the page is left", async () => {
    let now = noon
    const { unmount } = await atCheckout({ now: () => now })
    const timer = await screen.findByRole("timer")

    now += 1_000
    act(() => void vi.advanceTimersByTime(999))
    expect(timer.textContent).toBe("Held for you: 15:00 left")
    act(() => void vi.advanceTimersByTime(1))
    expect(timer.textContent).toBe("Held for you: 14:59 left")

    unmount()
    expect(vi.getTimerCount()).toBe(0)
  })
})

it("offers no more time where the hold was extended already", async () => {
  const held = aBookingView({ extendable: false })
  await atCheckout({
    now: () => noon + 14 * 60_000,
    bookings: { hold: () => Effect.succeed(held) },
  })
  await screen.findByRole("timer")

  expect(screen.queryByRole("button", { name: /more minute/ })).toBeNull()
})
