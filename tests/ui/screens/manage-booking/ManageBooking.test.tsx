import type { BookingStatus } from "#core/booking/booking-status.ts"
import type { BookingId } from "#core/booking/booking-view.ts"
import type { LinkToken } from "#core/booking/booking-link.ts"
import { atManaging, LINK, ownBooking } from "#tests/ui/support/at-managing.tsx"
import { scriptedJourneys } from "#tests/ui/support/account-journeys.ts"
import { draw } from "#tests/ui/support/stage.tsx"
import type { Journeys } from "#ui/app/journeys.ts"
import { Badge } from "#ui/parts/Badge.tsx"
import { MailedBookingScreen } from "#ui/screens/manage-booking/MailedBookingScreen.tsx"
import { ManageBookingScreen } from "#ui/screens/manage-booking/ManageBookingScreen.tsx"
import { ManageJourney } from "#ui/screens/manage-booking/ManageJourney.tsx"
import { fireEvent, render, screen } from "@testing-library/react"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"

const BACK = "My Bookings"
const { id } = ownBooking
const linkTo = (name: string) => screen.queryByRole("link", { name })?.getAttribute("href")
const numberIsThere = () => screen.findByText("7KQ2M-XW4ZT")

describe("one's own booking", () => {
  it("names its status and its stay, and leads back to all bookings", async () => {
    await atManaging()
    await numberIsThere()

    const head = screen.getByRole("heading", { level: 1 })
    expect(head.textContent).toBe("Manage Booking")
    expect(head.nextElementSibling?.textContent).toBe("Status: Confirmed")
    expect(document.title).toBe("Manage Booking | Singgah")
    expect(screen.getByRole("heading", { name: "Room Information" })).toBeTruthy()
    expect(screen.getByRole("heading", { name: "The Springwater" })).toBeTruthy()
    expect(screen.getByRole("link", { name: "Directions" })).toBeTruthy()
    expect(linkTo(BACK)).toBe("/account/bookings")
    expect(screen.queryByRole("dialog")).toBeNull()
  })

  it.each([
    ["good", "confirmed"],
    ["good", "staying"],
    ["plain", "cancelled"],
    ["plain", "held"],
  ] as const)("has its status in the %s tone where it is %s", async (tone, status) => {
    await atManaging({ booking: { ...ownBooking, status } })
    await numberIsThere()
    const badge = screen.getByText("Status:").nextElementSibling
    const { container } = render(<Badge tone={tone}>{badge?.textContent}</Badge>)

    expect(badge?.outerHTML).toBe(container.innerHTML)
  })

  it("that a mailed link opened leads back to no bookings", async () => {
    await atManaging({ byLink: true })
    await numberIsThere()

    expect(linkTo(BACK)).toBeUndefined()
  })

  it.each([
    [false, "/account/bookings"],
    [true, undefined],
  ])("has the same way back while it is opened: by link %s", async (byLink, way) => {
    const open = () => Effect.never
    await atManaging({ byLink, bookings: { openOwn: open, openByLink: open } })

    expect((await screen.findByRole("status")).textContent).toBe("Loading…")
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Manage Booking")
    expect(document.title).toBe("Manage Booking | Singgah")
    expect(linkTo(BACK)).toBe(way)
  })

  it.each<[BookingStatus, boolean, string | undefined]>([
    ["completed", false, `/booking/review?booking=${id}`],
    ["completed", true, `/booking/review?booking=${id}&link=${LINK}`],
    ["confirmed", false, undefined],
    ["cancelled", false, undefined],
  ])(
    "that is %s asks for a review once its stay was had: by link %s",
    async (status, byLink, way) => {
      await atManaging({ byLink, booking: { ...ownBooking, status } })
      await numberIsThere()

      expect(linkTo("Review this stay")).toBe(way)
      expect(screen.queryAllByText("Your review helps other guests choose.")).toHaveLength(
        way ? 1 : 0,
      )
      expect(screen.queryAllByRole("heading", { name: "How was your stay?" })).toHaveLength(
        way ? 1 : 0,
      )
    },
  )
})

describe("the messages of a booking", () => {
  it.each([
    [false, null],
    [true, LINK],
  ])("are opened by what opened the booking: by link %s", async (byLink, link) => {
    const doors: Array<unknown> = []
    const conversation: Journeys["conversation"] = (door) => {
      doors.push(door)
      return new Promise(() => {})
    }
    await atManaging({ byLink, journeys: { conversation } as Journeys })
    await numberIsThere()

    await expect.poll(() => doors).toEqual([{ side: "guest", claim: { id, link } }])
  })
})

describe("a booking that cannot be opened", () => {
  it("can be tried again where the page could not be fetched, under its title", async () => {
    const ways = scriptedJourneys()
    const begins = [async () => ({ failed: "unreachable" }) as const, ways.manageBooking]
    await draw(<ManageJourney opens={{ id }} />, {
      account: { ...ways, manageBooking: (input) => begins.shift()!(input) },
    })
    expect((await screen.findByRole("alert")).querySelector("h1")).not.toBeNull()
    expect(document.title).toBe("Manage Booking | Singgah")

    fireEvent.click(screen.getByRole("button", { name: "Try again" }))

    expect(await numberIsThere()).toBeTruthy()
    expect(screen.queryByRole("alert")).toBeNull()
  })
})

it("a booking is only said to be opened where nothing can be asked, as on the server", async () => {
  await draw(<ManageJourney opens={{ id }} />, { account: null })

  expect(screen.getByRole("status").textContent).toBe("Loading…")
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Manage Booking")
})

describe("the address of a booking that is managed", () => {
  const opened: Array<BookingId | LinkToken> = []
  const account = scriptedJourneys({
    bookings: {
      openOwn: (asked) => {
        opened.push(asked)
        return Effect.never
      },
      openByLink: (asked) => {
        opened.push(asked)
        return Effect.never
      },
    },
  })

  it("names the booking of who is signed in", async () => {
    opened.length = 0
    const at = `/account/booking/${id}`
    await draw(<ManageBookingScreen />, { account, at, route: "/account/booking/$id", loaded: {} })

    await expect.poll(() => opened).toEqual([id])
  })

  it.each([
    [`?link=${LINK}`, LINK],
    [`?link=${LINK}&link=another`, LINK],
    ["", ""],
  ])("holds a mailed link: %j", async (query, link) => {
    opened.length = 0
    await draw(<MailedBookingScreen />, { account, at: `/booking/manage${query}` })

    await expect.poll(() => opened).toEqual([link])
  })
})
