import { NotManageable, type Obstacle } from "#core/managing/managing.errors.ts"
import { atManaging, LINK, ownBooking, presses, windowOf } from "#tests/ui/support/at-managing.tsx"
import { fireEvent, screen } from "@testing-library/react"
import { Effect } from "effect"
import { afterEach, describe, expect, it, vi } from "vitest"

const CHANGE = "Change dates, guests or rooms"
const CANCEL = "Cancel booking"
const NO_MORE = "It can no longer be changed or cancelled here."
const { id } = ownBooking

const linkTo = (name: string) => screen.queryByRole("link", { name })?.getAttribute("href")

describe("what can be done with a booking", () => {
  it("is changing and cancelling, until the stay begins", async () => {
    await atManaging()

    expect(await screen.findByRole("button", { name: CHANGE })).toHaveProperty("disabled", false)
    expect(screen.getByRole("button", { name: CANCEL })).toHaveProperty("disabled", false)
    expect(
      screen.getByText("Available until Fri, 4 Dec 2026, 15:00 (Malaysian time)."),
    ).toBeTruthy()
    expect(screen.getByRole("heading", { name: "Your booking" })).toBeTruthy()
    expect(screen.queryByText(NO_MORE)).toBeNull()
  })

  it.each([
    ["that is cancelled", { status: "cancelled" }],
    ["whose stay begins at this moment", { asOf: ownBooking.stayStartsAt }],
  ] as const)("is neither for a booking %s", async (_, changes) => {
    await atManaging({ booking: { ...ownBooking, ...changes } })

    expect(await screen.findByText(NO_MORE)).toBeTruthy()
    expect(screen.queryByRole("button", { name: CHANGE })).toBeNull()
    expect(screen.queryByText(/^Available until/)).toBeNull()
  })

  it("is nothing before there is a number", async () => {
    await atManaging({ booking: { ...ownBooking, code: null } })

    expect(await screen.findByRole("heading", { name: "Price as booked" })).toBeTruthy()
    expect(screen.queryByRole("heading", { name: "Your booking" })).toBeNull()
    expect(screen.queryByText("Confirmation No")).toBeNull()
  })

  it("is changing and cancelling again once the stay has changed", async () => {
    await atManaging({
      bookings: { change: () => Effect.succeed({ kind: "changed", booking: ownBooking }) },
    })
    await presses(CHANGE)
    const dialog = await windowOf(CHANGE)
    fireEvent.click(await dialog.findByText("Show the new price"))
    fireEvent.click(await dialog.findByText("Change my booking"))
    const said = await screen.findByText("Your booking has been changed.")

    expect(said.closest('[role="status"]')).not.toBeNull()
    expect(screen.queryByRole("dialog")).toBeNull()
    await presses(CANCEL)
    expect(await windowOf(CANCEL)).toBeTruthy()
  })

  it("reads the receipt and the calendar with the mailed link, where that opened it", async () => {
    const { unmount } = await atManaging({ byLink: true })
    await screen.findByRole("button", { name: CHANGE })
    expect(linkTo("Receipt")).toBe(`/api/bookings/${id}/receipt.pdf?language=en&link=${LINK}`)
    unmount()

    await atManaging()
    await screen.findByRole("button", { name: CHANGE })
    expect(linkTo("Receipt")).toBe(`/api/bookings/${id}/receipt.pdf?language=en`)
  })
})

describe("what hinders a change or a cancelling", () => {
  afterEach(() => void vi.restoreAllMocks())

  it.each<[Obstacle, string]>([
    ["nonRefundable", "Bookings at this rate cannot be changed."],
    ["notBooked", "This booking can no longer be changed or cancelled."],
    ["sameStay", "Nothing has changed. Choose other dates, guests or rooms."],
    ["stayStarted", "Your stay has begun. Please contact the property."],
  ])("is said, in sight of who pressed, and neither can be tried: %s", async (obstacle, words) => {
    const seen: Array<unknown> = []
    vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation((how) => void seen.push(how))
    await atManaging({
      bookings: { cancel: () => Effect.fail(new NotManageable({ obstacle })) },
    })
    await presses(CANCEL)
    expect(seen).toEqual([])
    await presses("Cancel and get this refund")

    const said = await screen.findByText(words, { exact: false })
    expect(said.closest('[role="status"]')?.textContent).toBe(
      `${words} See the booking as it is now`,
    )
    expect(seen).toEqual([{ block: "nearest" }])
    expect(screen.getByRole("button", { name: CHANGE })).toHaveProperty("disabled", true)
    expect(screen.getByRole("button", { name: CANCEL })).toHaveProperty("disabled", true)
  })

  it("is gone once the booking is seen as it is now", async () => {
    let opened = 0
    await atManaging({
      bookings: {
        openOwn: () => {
          opened += 1
          return Effect.succeed(ownBooking)
        },
        cancel: () => Effect.fail(new NotManageable({ obstacle: "sameStay" })),
      },
    })
    await presses(CANCEL)
    await presses("Cancel and get this refund")

    await presses("See the booking as it is now")

    await expect.poll(() => opened).toBe(2)
    expect(await screen.findByRole("button", { name: CANCEL })).toHaveProperty("disabled", false)
    expect(screen.queryByText(/^Nothing has changed/)).toBeNull()
  })
})

describe("a change that came to nothing", () => {
  it.each([
    [
      "declined",
      "Your bank declined the payment of the difference. Your booking has not changed, and nothing was charged.",
    ],
    ["expired", "The time to pay ran out. Your booking has not changed, and nothing was charged."],
    ["givenUp", "You kept your original booking."],
  ] as const)("is said, with what became of the money: %s", async (why, words) => {
    const { dates, party, rooms, asOf: until, quote } = ownBooking
    const openChange = { dates, party, rooms, total: quote.total, amount: quote.total, until }
    const failedChange = { at: until, why, decline: null }
    await atManaging({
      booking: { ...ownBooking, openChange },
      bookings: { settleChange: () => Effect.succeed({ ...ownBooking, failedChange }) },
    })

    expect((await screen.findByText(words)).closest('[role="status"]')).not.toBeNull()
    expect(screen.getByRole("button", { name: CHANGE })).toHaveProperty("disabled", false)
  })
})
