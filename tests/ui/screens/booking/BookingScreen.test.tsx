import type { BookingStatus } from "#core/booking/booking-status.ts"
import type { BookingView } from "#core/booking/booking-view.ts"
import { aBookingView, aConfirmedBooking } from "#fixtures/builders/a-booking-view.ts"
import { scriptedJourneys } from "#tests/ui/support/account-journeys.ts"
import { draw } from "#tests/ui/support/stage.tsx"
import { Badge } from "#ui/parts/Badge.tsx"
import { BookingOpening } from "#ui/screens/booking/BookingOpening.tsx"
import { BookingScreen } from "#ui/screens/booking/BookingScreen.tsx"
import { render, screen, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"

const opens = (booking: BookingView) =>
  draw(<BookingScreen />, {
    at: `/booking/${booking.id}`,
    route: "/booking/$id",
    loaded: { booking },
    account: scriptedJourneys(),
  })

const linkTo = (name: string) => screen.queryByRole("link", { name })?.getAttribute("href")
const ELSEWHERE = "This stay is being booked in another browser. Please continue there."

describe("the page of a booking", () => {
  it("shows its number, its status, its stay, its price and the way to change it", async () => {
    await opens(aConfirmedBooking())

    const head = screen.getByRole("heading", { level: 1 })
    expect(head.textContent).toBe("Your booking")
    expect(head.nextElementSibling?.textContent).toBe("Status: Confirmed")
    expect(document.title).toBe("Your booking | Singgah")
    expect(screen.getByText("7KQ2M-XW4ZT")).toBeTruthy()
    expect(screen.getByRole("heading", { name: "The Springwater" })).toBeTruthy()
    expect(screen.getByRole("heading", { name: "Price" })).toBeTruthy()
    expect(screen.getByRole("heading", { name: "Change or cancel" })).toBeTruthy()
    expect(screen.getByRole("link", { name: "Directions" })).toBeTruthy()
  })

  it("says whose it is, in part, and why not all", async () => {
    const guest = { ...aConfirmedBooking().guest!, arrival: "21:00" as const }
    await opens(aConfirmedBooking({ guest }))

    const facts = screen.getByRole("heading", { name: "Guest Information" }).parentElement!
    const rows = within(facts).getAllByRole("term")
    expect(rows.map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual([
      ["Name", "A•••• T••"],
      ["Email", "a•••@example.com"],
      ["Phone", "•••• 789"],
    ])
    expect(
      within(facts).getByText(
        "Some details are hidden because anyone with this link can open this page.",
      ),
    ).toBeTruthy()
    expect(screen.getByText("Estimated arrival time").nextSibling?.textContent).toBe("21:00")
  })

  it("names nobody, and no number, before there is a guest", async () => {
    await opens(aBookingView())

    expect(screen.queryByRole("heading", { name: "Guest Information" })).toBeNull()
    expect(screen.queryByText("Confirmation No")).toBeNull()
    expect(screen.getByRole("heading", { level: 1 }).nextElementSibling?.textContent).toBe(
      "Status: Held for you",
    )
  })

  it.each([
    ["good", "confirmed"],
    ["good", "completed"],
    ["plain", "cancelled"],
    ["plain", "held"],
  ] as const)("shows its status in the %s tone where it is %s", async (tone, status) => {
    await opens(aConfirmedBooking({ status }))
    const badge = screen.getByText("Status:").nextElementSibling
    const { container } = render(<Badge tone={tone}>{badge?.textContent}</Badge>)

    expect(badge?.outerHTML).toBe(container.innerHTML)
  })

  it("offers the receipt to the guest alone", async () => {
    const { unmount } = await opens(aConfirmedBooking({ yours: true }))
    expect(linkTo("Receipt")).toContain("/receipt.pdf")
    unmount()

    await opens(aConfirmedBooking({ yours: false }))

    expect(linkTo("Receipt")).toBeUndefined()
  })
})

describe("a booking that is not finished", () => {
  it.each<BookingStatus>(["held", "paying"])(
    "goes on at the checkout, with the same stay and booking: %s",
    async (status) => {
      await opens(aBookingView({ status }))

      expect(linkTo("Continue booking")).toBe(
        "/booking/new?property=the-springwater&checkIn=2026-12-04&checkOut=2026-12-06&adults=2&children=0&rooms=1&room=springwater-studio%3A1&total=64496&booking=0123456789abcdefghjkmnpqrs",
      )
      expect(screen.queryByText(ELSEWHERE)).toBeNull()
    },
  )

  it("goes on in the browser alone in which it was begun", async () => {
    await opens(aBookingView({ yours: false }))

    expect(screen.getByText(ELSEWHERE)).toBeTruthy()
    expect(linkTo("Continue booking")).toBeUndefined()
  })

  it("does not go on where it has no rooms that could be asked for", async () => {
    await opens(aBookingView({ rooms: [] }))

    expect(screen.getByRole("heading", { name: "The Springwater" })).toBeTruthy()
    expect(linkTo("Continue booking")).toBeUndefined()
  })

  it.each<BookingStatus>(["confirmed", "expired", "cancelled"])(
    "does not go on any more once it is %s",
    async (status) => {
      await opens(aBookingView({ status, yours: false }))

      expect(screen.queryByText(ELSEWHERE)).toBeNull()
    },
  )
})

it("a booking that is being opened has its heading and its title already", async () => {
  await draw(<BookingOpening />)

  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Your booking")
  expect(document.title).toBe("Your booking | Singgah")
})
