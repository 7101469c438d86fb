import { BookingsUnreachable } from "#core/booking/booking.errors.ts"
import type { ManagedBookings } from "#core/managing/managed-bookings.port.ts"
import { aBookingSummary } from "#fixtures/builders/a-booking-summary.ts"
import { scriptedJourneys } from "#tests/ui/support/account-journeys.ts"
import { draw } from "#tests/ui/support/stage.tsx"
import { MyBookingsScreen } from "#ui/screens/my-bookings/MyBookingsScreen.tsx"
import { screen } from "@testing-library/react"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"

const none = { upcoming: [], past: [], cancelled: [] }
const card = aBookingSummary()

const opens = async (mine: ManagedBookings["mine"]) => {
  const account = scriptedJourneys({ bookings: { mine } })
  return draw(<MyBookingsScreen />, { account, at: "/account/bookings" })
}

const headings = () =>
  screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)

describe("the list of bookings", () => {
  it("is named, and says what can be done there", async () => {
    await opens(() => Effect.succeed(none))

    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("My Bookings")
    expect(document.title).toMatch(/^My Bookings\b/)
    expect(screen.getByText("See, change or cancel your stays.")).toBeTruthy()
    expect(
      await screen.findByText(
        "Your bookings will appear here, including those made with this email before you had an account.",
      ),
    ).toBeTruthy()
    expect(screen.getByRole("link", { name: "Explore more options" }).getAttribute("href")).toBe(
      "/properties",
    )
    expect(screen.queryByText("Loading…")).toBeNull()
  })

  it("counts each chapter, and leaves out those with nothing in them", async () => {
    const other = { ...card, id: "2".repeat(26) as typeof card.id }
    await opens(() => Effect.succeed({ ...none, upcoming: [card, other] }))

    await screen.findByRole("region", { name: /Upcoming/ })
    expect(headings()).toEqual(["Upcoming 2"])
    expect(screen.getAllByRole("listitem").length).toBe(2)
    expect(screen.queryByText(/^You have no upcoming stays\./)).toBeNull()
  })

  it("says that nothing is ahead, above what was", async () => {
    await opens(() => Effect.succeed({ ...none, past: [card], cancelled: [card] }))

    const upcoming = await screen.findByRole("region", { name: /Upcoming/ })
    expect(headings()).toEqual(["Upcoming 0", "Past 1", "Cancelled 1"])
    expect(upcoming.textContent).toBe("Upcoming 0You have no upcoming stays.Explore more options")
    expect(screen.getByRole("link", { name: "Explore more options" }).getAttribute("href")).toBe(
      "/properties",
    )
  })

  it("says that nobody answered", async () => {
    await opens(() => Effect.fail(new BookingsUnreachable()))

    expect((await screen.findByRole("alert")).textContent).toContain(
      "We could not connect. Nothing you entered is lost; please try again in a moment.",
    )
    expect(screen.queryByText("Loading…")).toBeNull()
  })

  it("says that its code could not be fetched", async () => {
    const myBookings = async () => ({ failed: "unreachable" }) as const
    await draw(<MyBookingsScreen />, { account: { ...scriptedJourneys(), myBookings } })

    expect((await screen.findByRole("alert")).textContent).toContain(
      "We could not connect. Nothing you entered is lost; please try again in a moment.",
    )
    expect(screen.queryByText("Loading…")).toBeNull()
  })
})
