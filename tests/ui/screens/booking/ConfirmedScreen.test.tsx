import type { BookingView } from "#core/booking/booking-view.ts"
import type { User } from "#core/account/account.ts"
import { aUser } from "#fixtures/builders/an-account.ts"
import { aConfirmedBooking } from "#fixtures/builders/a-booking-view.ts"
import { aTabSession } from "#tests/ui/support/account-journeys.ts"
import { draw } from "#tests/ui/support/stage.tsx"
import type { Journeys } from "#ui/app/journeys.ts"
import { ConfirmedScreen } from "#ui/screens/booking/ConfirmedScreen.tsx"
import { screen } from "@testing-library/react"
import { describe, expect, it } from "vitest"

const opens = (changes: Partial<BookingView> = {}, user: User | null = null) =>
  draw(<ConfirmedScreen />, {
    at: "/booking/confirmed",
    loaded: { booking: aConfirmedBooking(changes) },
    session: aTabSession(user),
  })

const linkTo = (name: string) => screen.queryByRole("link", { name })?.getAttribute("href")
const MANAGE = "Manage this booking"

describe("the page of a booking that was just confirmed", () => {
  it("thanks for the stay by its name, and is called after what happened", async () => {
    await opens()

    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Booking confirmed")
    expect(screen.getByText("Thank you. Your stay at The Springwater is booked.")).toBeTruthy()
    expect(document.title).toBe("Booking confirmed | Singgah")
  })

  it("shows the number, what comes next, the stay and the price", async () => {
    const guest = { ...aConfirmedBooking().guest!, arrival: "21:00" as const }
    await opens({ guest })

    expect(screen.getByText("7KQ2M-XW4ZT")).toBeTruthy()
    expect(screen.getByRole("heading", { name: "What happens next" })).toBeTruthy()
    expect(screen.getByRole("heading", { name: "The Springwater" })).toBeTruthy()
    expect(screen.getByText("Estimated arrival time").nextSibling?.textContent).toBe("21:00")
    expect(screen.getByRole("link", { name: "Directions" })).toBeTruthy()
    expect(screen.getByRole("heading", { name: "Price" })).toBeTruthy()
    expect(linkTo("View this booking")).toBe("/booking/0123456789abcdefghjkmnpqrs")
  })

  it("shows no number where there is none", async () => {
    await opens({ code: null })

    expect(screen.queryByText("Confirmation No")).toBeNull()
  })

  it("offers the receipt to the guest alone", async () => {
    const { unmount } = await opens({ yours: true })
    expect(linkTo("Receipt")).toContain("/receipt.pdf")
    unmount()

    await opens({ yours: false })

    expect(linkTo("Receipt")).toBeUndefined()
    expect(linkTo("Add to calendar")).toContain("/stay.ics")
  })

  it.each([
    [true, aUser(), "/account/booking/0123456789abcdefghjkmnpqrs"],
    [true, null, undefined],
    [false, aUser(), undefined],
  ])("leads to managing it where it is the guest's own: %s, %o", async (yours, user, way) => {
    await opens({ yours }, user)

    expect(linkTo(MANAGE)).toBe(way)
    expect(screen.queryAllByRole("heading", { name: "Change or cancel" })).toHaveLength(way ? 1 : 0)
  })

  it("opens the messages of the booking", async () => {
    const doors: Array<unknown> = []
    const conversation: Journeys["conversation"] = (door) => {
      doors.push(door)
      return new Promise(() => {})
    }
    await draw(<ConfirmedScreen />, {
      at: "/booking/confirmed",
      loaded: { booking: aConfirmedBooking() },
      journeys: { conversation } as Journeys,
    })

    const { id } = aConfirmedBooking()
    expect(doors).toEqual([{ side: "guest", claim: { id, link: null } }])
  })
})
