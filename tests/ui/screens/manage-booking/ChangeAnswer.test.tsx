import { BookingsUnreachable, SoldOut, StayRefused } from "#core/booking/booking.errors.ts"
import type { ManagedBookings } from "#core/managing/managed-bookings.port.ts"
import type { ChangeQuote } from "#core/managing/stay-change.ts"
import { senOf } from "#core/money/amounts.ts"
import {
  asksForPrice,
  atManaging,
  cardAsked,
  dearer,
  ownBooking,
  rowsOf,
} from "#tests/ui/support/at-managing.tsx"
import { fireEvent, screen, within } from "@testing-library/react"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"

const CHANGE = "Change my booking"
const PAY = /^Change and pay RM.20\.00$/

const pricing = async (quoteChange: ManagedBookings["quoteChange"], others = {}) => {
  await atManaging({ bookings: { quoteChange, ...others } })
  return asksForPrice()
}
const priced = (balance: ChangeQuote["balance"], others = {}) =>
  pricing(() => Effect.succeed({ ...dearer, balance }), others)

const cost = (stay: string) =>
  `${stay} for the stay with taxes and fees, plus a refundable deposit of RM 200.00`

describe("the price of a changed stay", () => {
  it.each([
    ["pay", "To pay now", PAY],
    ["refund", "Refund to you", CHANGE],
    ["nothing", "Difference", CHANGE],
    ["waived", "Difference, too small for a card: not charged", CHANGE],
    ["onArrival", "Due at property", CHANGE],
  ] as const)(
    "stands beside that as booked, with the difference: %s",
    async (kind, name, press) => {
      const dialog = await priced({ kind, amount: senOf(2000) })

      const button = await dialog.findByRole("button", { name: press })
      expect(rowsOf(button.parentElement!.querySelector("dl")!)).toEqual([
        ["Current total", "RM 644.96"],
        ["New total", `RM 664.96${cost("RM 464.96")}`],
        [name, "RM 20.00"],
      ])
      expect(button.getAttribute("aria-disabled")).toBe("false")
      expect(button.parentElement?.getAttribute("role")).toBe("status")
      expect(dialog.queryByText(/We lost the connection/)).toBeNull()
    },
  )

  it("says what makes the difference", async () => {
    const dialog = await priced(dearer.balance)

    const why = within(await dialog.findByRole("region", { name: "Why this price?" }))
    expect(why.getByText(/^the guest’s nationality/)).toBeTruthy()
  })

  it("is being asked for, which is said and not done twice", async () => {
    const dialog = await pricing(() => Effect.never)

    const button = dialog.getByRole("button", { name: "Checking the price…" })
    expect(button).toHaveProperty("disabled", true)
    expect(dialog.queryByRole("button", { name: CHANGE })).toBeNull()
  })

  it.each([
    [
      new SoldOut(),
      ["Your rooms are not available for that choice. Your booking has not changed."],
    ],
    [
      new BookingsUnreachable(),
      ["We could not connect. Your booking has not changed; please try again."],
    ],
    [
      new StayRefused({ issues: [] }),
      ["Your rooms are not available for that choice. Your booking has not changed."],
    ],
    [
      new StayRefused({
        issues: [
          { path: "dates.checkIn", code: "CheckInInThePast" },
          { path: "dates.checkOut", code: "StayTooLong" },
        ],
      }),
      ["Check-in cannot be in the past", "You can book at most 30 nights"],
    ],
  ])("that cannot be had says why: %s", async (failure, words) => {
    const dialog = await pricing(() => Effect.fail(failure))

    const first = await dialog.findByText(words[0]!)
    const notice = first.closest('[role="status"]')
    expect(notice?.textContent).toBe(words.join(""))
    expect(dialog.queryByRole("button", { name: CHANGE })).toBeNull()
  })
})

describe("a stay that is being changed", () => {
  it("is asked for at the price that is shown, and says so", async () => {
    const asked: Array<unknown> = []
    const dialog = await priced(dearer.balance, {
      change: (_: unknown, change: unknown, total: unknown) => {
        asked.push(change, total)
        return Effect.never
      },
    })
    const button = await dialog.findByRole("button", { name: PAY })

    fireEvent.click(button)

    expect(button.textContent).toBe("Changing…")
    expect(button.getAttribute("aria-disabled")).toBe("true")
    const { dates, party, rooms } = ownBooking
    expect(asked).toEqual([
      { dates, party, rooms: [{ roomType: rooms[0]?.roomType, count: 1 }] },
      66_496,
    ])
  })

  it("is safe to ask for again after silence", async () => {
    const keys: Array<string> = []
    const answers = [Effect.fail(new BookingsUnreachable()), Effect.succeed(cardAsked)]
    const dialog = await priced(dearer.balance, {
      change: (...given: ReadonlyArray<unknown>) => {
        keys.push(`${given.at(-1)}`)
        return answers.shift()!
      },
    })
    fireEvent.click(await dialog.findByRole("button", { name: PAY }))

    expect(
      await dialog.findByText(
        "We lost the connection. You can safely press again; the change is made and charged only once.",
      ),
    ).toBeTruthy()
    fireEvent.click(dialog.getByRole("button", { name: PAY }))

    expect(await screen.findByRole("dialog", { name: /^Pay RM.20\.00$/ })).toBeTruthy()
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBe(keys[1])
  })
})
