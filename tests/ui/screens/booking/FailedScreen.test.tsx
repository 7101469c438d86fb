import type { BookingView } from "#core/booking/booking-view.ts"
import type { Language } from "#core/kernel/localised.ts"
import { senOf } from "#core/money/amounts.ts"
import { aBookingView } from "#fixtures/builders/a-booking-view.ts"
import { draw } from "#tests/ui/support/stage.tsx"
import { FailedScreen } from "#ui/screens/booking/FailedScreen.tsx"
import { screen, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"

const opens = (changes: Partial<BookingView>, language: Language = "en") =>
  draw(<FailedScreen />, {
    at: "/booking/failed",
    loaded: { booking: aBookingView(changes) },
    language,
  })

const PENDING =
  "Nothing has been charged. If your bank shows this amount as pending, it will disappear within a few days."

const said = () =>
  screen
    .getByRole("heading", { level: 1 })
    .nextElementSibling?.textContent.replaceAll("\u00A0", " ")

describe("the page of a booking that failed", () => {
  it("says so, and leads to the same stay again", async () => {
    const { unmount } = await opens({ status: "expired" })

    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Booking failed")
    expect(document.title).toBe("Booking failed | Singgah")
    const again = screen.getByRole("link", { name: "Try the same stay again" })
    expect(again.getAttribute("href")).toBe(
      "/properties/the-springwater?checkIn=2026-12-04&checkOut=2026-12-06&adults=2&children=0&rooms=1",
    )
    unmount()
  })

  it("names the stay that it was", async () => {
    await opens({ status: "expired" })

    expect(screen.getByRole("heading", { name: "The Springwater" })).toBeTruthy()
    expect(within(document.body).getByText("1 × Studio")).toBeTruthy()
  })

  it.each<[Partial<BookingView>, string]>([
    [{ status: "expired" }, "Time ran out before payment. Nothing has been charged."],
    [{ status: "expired", attemptsLeft: 4 }, `Time ran out before payment. ${PENDING}`],
    [{ status: "released" }, "The rooms were released. Nothing has been charged."],
    [
      { status: "failed", lastDecline: "declined", attemptsLeft: 3 },
      `Your card was not accepted. ${PENDING}`,
    ],
    [
      { status: "failed", lastDecline: "declined", attemptsLeft: 0 },
      `You have used all 5 payment attempts. ${PENDING}`,
    ],
    [
      { status: "refunding", captured: senOf(64_496) },
      "Someone else booked these rooms. RM 644.96 is being refunded to your card. Banks usually show it within 5 to 10 working days.",
    ],
    [
      { status: "refunded", captured: senOf(12_345) },
      "Someone else booked these rooms. RM 123.45 has been returned to your card.",
    ],
  ])("says what happened and what became of the money: %o", async (changes, words) => {
    await opens(changes)

    expect(said()).toBe(words)
  })

  it("separates no sentences by a space in Chinese", async () => {
    await opens({ status: "expired" }, "cn")

    expect(said()).not.toContain(" ")
    expect(said()).toMatch(/。.+。/)
  })
})
