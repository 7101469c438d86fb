import { BookingNotFound, BookingsUnreachable, SoldOut } from "#core/booking/booking.errors.ts"
import type { Language } from "#core/kernel/localised.ts"
import { NotManageable, RefundChanged } from "#core/managing/managing.errors.ts"
import { refundIfCancelled } from "#core/managing/refund-if-cancelled.ts"
import { ringgit } from "#core/money/ringgit.ts"
import { noMoney, senOf } from "#core/money/amounts.ts"
import { bookedUnder } from "#fixtures/builders/a-booking-view.ts"
import { aBreakfastPlan, aSaver } from "#fixtures/builders/a-plan.ts"
import { aQuote } from "#fixtures/builders/a-quote.ts"
import { aWholeBooking } from "#fixtures/builders/a-whole-booking.ts"
import { ManageJourney } from "#ui/screens/manage-booking/ManageJourney.tsx"
import { fireEvent, screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { draw, pagesWith } from "#tests/ui/support/stage.tsx"
import { unsaidOn } from "#tests/ui/support/unsaid-on.ts"
import { scriptedJourneys, type AccountScript } from "#tests/ui/support/account-journeys.ts"

const booking = aWholeBooking()
const { id } = booking
const total = booking.quote.total

const opens = (
  bookings: AccountScript["bookings"] = {},
  cards: AccountScript["cards"] = {},
  language: Language = "en",
  pages: Parameters<typeof pagesWith>[0] = {},
) =>
  draw(<ManageJourney opens={{ id }} />, {
    account: scriptedJourneys({ bookings, cards }),
    language,
    pages: pagesWith(pages),
  })

const nameOf = (button: HTMLElement) => button.getAttribute("aria-label") ?? button.textContent

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole("button", { name }))

const dearer = {
  quote: aQuote({ residency: "visitor" }),
  before: total,
  balance: { kind: "pay", amount: senOf(2000) },
} as const

describe("one's own booking", () => {
  it("has its heading while the booking is opened", async () => {
    await opens({ openOwn: () => Effect.never })

    expect(await screen.findByRole("heading", { level: 1, name: "Manage Booking" })).toBeTruthy()
    expect(screen.getByRole("status").textContent).toBe("Loading…")
  })

  it(
    "shows the number, the guest, the rooms, the price as booked, the money and the diary",
    { tags: ["§2.20", "§2.36"] },
    async () => {
      await opens()

      expect(await screen.findByRole("heading", { level: 1, name: "Manage Booking" })).toBeTruthy()
      expect(screen.getByText("7KQ2M-XW4ZT")).toBeTruthy()
      expect(screen.getByRole("heading", { name: "Guest Information" })).toBeTruthy()
      expect(screen.getByText("Aisyah Tan")).toBeTruthy()
      expect(screen.getByText("••••••••5678")).toBeTruthy()
      expect(screen.getByRole("heading", { name: "Room Information" })).toBeTruthy()
      expect(screen.getByRole("heading", { name: "Price as booked" })).toBeTruthy()
      expect(screen.getByText("Paid by card")).toBeTruthy()
      expect(screen.getByRole("heading", { name: "Booking history" })).toBeTruthy()
      expect(screen.getByRole("link", { name: "Receipt" }).getAttribute("href")).toContain(id)
    },
  )

  it("names everything in the specified words", { tags: ["§2.36", "§3.13"] }, async () => {
    await opens()
    await screen.findByText("7KQ2M-XW4ZT")

    expect(
      unsaidOn(document.body, [
        "Confirmation No",
        "Guest Information",
        "Room Information",
        "Check-in",
        "Check-out",
        "Booking Fee",
        "Deposit",
        "SST 8%",
        "Occupancy Tax",
        "Total Payable",
      ]),
    ).toEqual([])
  })

  it("shows when its guest arrives, where that was said", async () => {
    const arriving = { ...booking, guest: { ...booking.guest!, arrival: "21:00" as const } }
    await opens({ openOwn: () => Effect.succeed(arriving) })

    expect((await screen.findByText("Estimated arrival time")).nextSibling?.textContent).toBe(
      "21:00",
    )
  })

  it("looks the same when it is somebody else's or none at all", async () => {
    await opens({ openOwn: () => Effect.fail(new BookingNotFound()) })

    expect(await screen.findByRole("link", { name: "Find a Booking" })).toBeTruthy()
    const titles = [...document.head.querySelectorAll("title")].map((title) => title.textContent)
    expect(titles).toEqual(["We cannot find this booking | Singgah"])
  })

  it("is asked for again after silence", async () => {
    const answers = [Effect.fail(new BookingsUnreachable()), Effect.succeed(booking)]
    await opens({ openOwn: () => answers.shift()! })

    await press("Try again")

    expect(await screen.findByText("7KQ2M-XW4ZT")).toBeTruthy()
  })

  it("offers neither change nor cancelling once the stay has begun", async () => {
    const staying = { ...booking, status: "staying" as const }
    await opens({ openOwn: () => Effect.succeed(staying) })

    expect(await screen.findByText(/no longer be changed or cancelled/)).toBeTruthy()
    expect(screen.queryByRole("button", { name: "Cancel booking" })).toBe(null)
  })
})

describe("cancelling", () => {
  it("shows the exact refund first, and cancels for it", async () => {
    const asked: Array<number> = []
    await opens({
      cancel: (_, refund) => {
        asked.push(refund)
        return Effect.succeed({ ...booking, status: "cancelled" })
      },
    })
    await press("Cancel booking")
    const { refund } = refundIfCancelled(booking, booking.asOf)
    const dialog = screen.getByRole("dialog", { hidden: true })
    expect(within(dialog).getByText("Your refund").nextSibling?.textContent).toBe(ringgit(refund))

    await userEvent.click(within(dialog).getByText("Cancel and get this refund"))

    expect(await screen.findByText(/Your booking is cancelled/)).toBeTruthy()
    expect(asked).toEqual([refund])
  })

  it.each([
    [
      "en",
      "Cancel booking",
      "Rooms",
      "1 × Studio",
      "2 × Studio · Non-refundable; 1 × Studio · Breakfast included · Flexible",
    ],
    [
      "bm",
      "Batalkan tempahan",
      "Bilik",
      "1 × Studio",
      "2 × Studio · Tiada bayaran balik; 1 × Studio · Termasuk sarapan · Fleksibel",
    ],
    [
      "cn",
      "取消预订",
      "客房",
      "1 × 单间公寓",
      "2 × 单间公寓 · 不可退款；1 × 单间公寓 · 含早餐 · 灵活条款",
    ],
  ] as const)(
    "names in %s the rooms that are given up, and under which plan where they have one",
    async (language, cancel, rooms, plain, planned) => {
      const under = { ...booking, rooms: [bookedUnder(aSaver(), 2), bookedUnder(aBreakfastPlan())] }
      for (const [own, named] of [
        [booking, plain],
        [under, planned],
      ] as const) {
        const { unmount } = await opens({ openOwn: () => Effect.succeed(own) }, {}, language)
        await press(cancel)

        const dialog = within(screen.getByRole("dialog", { hidden: true }))
        expect(dialog.getByText(rooms).nextSibling?.textContent).toBe(named)
        unmount()
      }
    },
  )

  it("promises no refund where nothing comes back", async () => {
    const unpaid = { ...booking, captured: noMoney, paid: noMoney }
    await opens({ openOwn: () => Effect.succeed(unpaid) })

    await press("Cancel booking")

    const dialog = within(screen.getByRole("dialog", { hidden: true }))
    expect(dialog.getByText("Your refund").nextSibling?.textContent).toMatch(/^RM.0\.00$/)
    expect(dialog.getByText("Cancel without a refund")).toBeTruthy()
    expect(dialog.queryByText(/Banks usually show/)).toBeNull()
  })

  it("says what would come back on another day, without cancelling anything", async () => {
    await opens({ cancel: () => Effect.die("cancelled") })
    await press("Cancel booking")
    const day = screen.getByLabelText("What if I cancel on…")

    fireEvent.change(day, { target: { value: "2026-12-02" } })
    expect(screen.getByText(/If you cancel by the end of/).textContent).toMatch(/RM/)

    fireEvent.change(day, { target: { value: "2026-12-24" } })
    expect(screen.getByText("On that day it cannot be cancelled here.")).toBeTruthy()
  })

  it("shows the refund of the moment when it has changed meanwhile", async () => {
    const refund = senOf(12345)
    await opens({ cancel: () => Effect.fail(new RefundChanged({ refund })) })
    await press("Cancel booking")

    await userEvent.click(screen.getByText("Cancel and get this refund"))

    expect(await screen.findByText(/The refund has changed/)).toBeTruthy()
    expect(screen.getByText(/RM.123\.45/)).toBeTruthy()
  })

  it("is safe to press again after silence", async () => {
    const keys: Array<string> = []
    const answers = [
      Effect.fail(new BookingsUnreachable()),
      Effect.succeed({ ...booking, status: "cancelled" as const }),
    ]
    await opens({
      cancel: (_, __, key) => {
        keys.push(key)
        return answers.shift()!
      },
    })
    await press("Cancel booking")
    await userEvent.click(screen.getByText("Cancel and get this refund"))
    await screen.findByText(/the booking is cancelled only once/)

    await userEvent.click(screen.getByText("Cancel and get this refund"))

    await screen.findByText(/Your booking is cancelled/)
    expect(keys[0]).toBe(keys[1])
  })

  it("says why it cannot be cancelled any more", async () => {
    await opens({ cancel: () => Effect.fail(new NotManageable({ obstacle: "stayStarted" })) })
    await press("Cancel booking")

    await userEvent.click(screen.getByText("Cancel and get this refund"))

    expect(await screen.findByText(/Your stay has begun/)).toBeTruthy()
  })
})

describe("changing the stay", () => {
  it("shows nothing that could be pressed before all rooms are known, for it would move", async () => {
    const answer = Promise.withResolvers<{ failed: "unreachable" }>()
    await opens({}, {}, "en", { open: () => answer.promise })
    await press("Change dates, guests or rooms")
    const dialog = within(await screen.findByRole("dialog", { hidden: true }))
    expect(dialog.getAllByRole("button", { hidden: true }).map(nameOf)).toEqual(["Close"])
    expect(dialog.getByText("Loading…")).toBeTruthy()

    answer.resolve({ failed: "unreachable" })

    expect(await dialog.findByText("Show the new price")).toBeTruthy()
    expect(dialog.queryByText("Loading…")).toBeNull()
  })

  it("names the price first, then changes", async () => {
    await opens()
    await press("Change dates, guests or rooms")

    await userEvent.click(await screen.findByText("Show the new price"))
    await userEvent.click(await screen.findByText("Change my booking"))

    expect(await screen.findByText("Your booking has been changed.")).toBeTruthy()
  })

  it("neither asks nor complains while only the arrival is chosen", async () => {
    await opens()
    await press("Change dates, guests or rooms")
    const dialog = within(screen.getByRole("dialog", { hidden: true }))
    const price = () => dialog.getByText<HTMLButtonElement>("Show the new price")
    await dialog.findByText("Show the new price")
    expect(price().disabled).toBe(false)
    await userEvent.click(dialog.getByText("Check-in – Check-out", { selector: "summary *" }))

    await userEvent.clear(dialog.getByLabelText("Check-out"))

    expect(price().disabled).toBe(true)
    expect(dialog.queryByText(/Please/)).toBeNull()
  })

  it.each([
    [new SoldOut(), /Your rooms are not available/],
    [new BookingsUnreachable(), /We could not connect/],
  ])("says of %s that the stay remains", async (failure, said) => {
    await opens({ quoteChange: () => Effect.fail(failure) })
    await press("Change dates, guests or rooms")

    await userEvent.click(await screen.findByText("Show the new price"))

    expect(await screen.findByText(said)).toBeTruthy()
  })

  it("takes the difference by card before anything changes", async () => {
    const order = { clientSecret: "s", publishableKey: "p", sandbox: null }
    await opens({
      quoteChange: () => Effect.succeed(dearer),
      change: () =>
        Effect.succeed({
          kind: "card",
          booking,
          amount: senOf(2000),
          until: booking.asOf,
          ...order,
        }),
    })
    await press("Change dates, guests or rooms")
    await userEvent.click(await screen.findByText("Show the new price"))
    await userEvent.click(await screen.findByText(/Change and pay RM.20\.00/))

    await userEvent.type(await screen.findByLabelText(/Card number/), "4242424242424242")
    await userEvent.type(screen.getByLabelText("Expiry date"), "1240")
    await userEvent.type(screen.getByLabelText("Security code (CVC)"), "123")
    await userEvent.type(screen.getByLabelText("Name on card"), "AISYAH TAN")
    await userEvent.click(screen.getByText("Pay the difference"))

    expect(await screen.findByText("Your booking has been changed.")).toBeTruthy()
  })

  it("leaves everything as it was when the bank declines", async () => {
    const order = { clientSecret: "s", publishableKey: "p", sandbox: null }
    const failedChange = { at: booking.asOf, why: "declined", decline: "declined" } as const
    const until = booking.asOf
    const { dates, party, rooms } = booking
    const openChange = { dates, party, rooms, total, amount: senOf(2000), until }
    await opens({
      openOwn: () => Effect.succeed({ ...booking, openChange }),
      settleChange: () => Effect.succeed({ ...booking, failedChange }),
      change: () => Effect.succeed({ kind: "card", booking, amount: senOf(2000), until, ...order }),
    })

    expect(await screen.findByText(/Your bank declined the payment of the difference/)).toBeTruthy()
  })
})
