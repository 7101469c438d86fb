import { noDetails } from "#core/checkout/checkout.context.ts"
import type { BookingStatus } from "#core/booking/booking-status.ts"
import type { ProvidersForm } from "#core/payment/provider-form.ts"
import { aBookingView } from "#fixtures/builders/a-booking-view.ts"
import { stayDates } from "#fixtures/builders/a-stay.ts"
import { atCheckout, bookButton, knownWithCard, wanted } from "#tests/ui/support/at-checkout.tsx"
import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { Effect } from "effect"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

const { id } = aBookingView()
const earlier = stayDates("2026-12-01", "2026-12-02")
const record = {
  visit: "visit-1",
  requests: 0,
  stay: wanted.stay,
  total: wanted.total,
  booking: id,
  details: noDetails,
}

/** Comes back to a checkout whose booking has this status. */
const comingBack = (status: BookingStatus) =>
  atCheckout({
    input: { record, wanted: null },
    bookings: { find: () => Effect.succeed(aBookingView({ status })) },
  })

describe("the end of a checkout", () => {
  const scrolled: Array<unknown> = []
  beforeEach(() => {
    scrolled.length = 0
    vi.spyOn(globalThis, "scrollTo").mockImplementation((where: unknown) => {
      scrolled.push(where)
    })
  })
  afterEach(() => void vi.restoreAllMocks())

  it.each([
    ["confirmed", `/booking/confirmed?booking=${id}`],
    ["failed", `/booking/failed?booking=${id}`],
  ] as const)(
    "in a booking that is %s is the page %s, in place of the checkout",
    async (status, page) => {
      const { address, visited } = await comingBack(status)

      await expect.poll(address).toBe(page)
      expect(visited()).toBe(1)
      expect(screen.getByRole("status").textContent).toBe("Checking your booking…")
      expect(scrolled).toContainEqual({ top: 0, behavior: "instant" })
    },
  )

  it("on the way back is the property, in place of the checkout", async () => {
    const { address, visited } = await atCheckout()
    await bookButton()

    await userEvent.click(screen.getByRole("button", { name: "Back to the property" }))

    await expect.poll(address).toMatch(/^\/properties\/the-springwater\?/)
    expect(visited()).toBe(1)
    expect(screen.getByRole("status").textContent).toBe("Releasing your rooms…")
  })
})

describe("a checkout on its way", () => {
  it.each([
    ["Holding your rooms…", { bookings: { hold: () => Effect.never } }],
    [
      "Checking your booking…",
      { input: { record, wanted: null }, bookings: { find: () => Effect.never } },
    ],
    [
      "Holding your rooms…",
      {
        input: { record: { ...record, stay: { ...wanted.stay, dates: earlier } } },
        bookings: { leave: () => Effect.never },
      },
    ],
  ] as const)("says: %s", async (words, script) => {
    await atCheckout(script)

    expect(screen.getByRole("status").textContent).toBe(words)
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Checkout")
  })

  it("says that the rooms are given back", async () => {
    await atCheckout({ bookings: { leave: () => Effect.never } })
    await bookButton()

    await userEvent.click(screen.getByRole("button", { name: "Back to the property" }))

    expect(screen.getByText("Releasing your rooms…").getAttribute("role")).toBe("status")
  })
})

describe("a stay that is not held", () => {
  it("is said to be the guest's once it is paid, and the time is not counted", async () => {
    const held = aBookingView({ nightsKept: false })
    await atCheckout({ bookings: { hold: () => Effect.succeed(held) } })
    await bookButton()

    const said = screen.getByText("These rooms are not held while you fill in the form")
    expect(said.closest('[role="note"]')?.textContent).toContain(
      "They are yours as soon as your payment is confirmed. If someone else books them first, you pay nothing.",
    )
    expect(screen.queryByRole("timer")).toBeNull()
  })
})

describe("while the hold is being extended", () => {
  it("the form is used as before: the stay can be edited and left", async () => {
    const { checkout } = await atCheckout({ bookings: { extend: () => Effect.never } })
    await bookButton()

    checkout.send({ type: "guest.extendedHold" })
    await userEvent.click(await screen.findByRole("button", { name: "Edit Stay Details" }))

    expect(checkout.getSnapshot().value).toBe("extendingHold")
    expect(screen.getByRole("dialog", { name: "Edit Stay Details" })).toBeTruthy()
    expect(screen.getByRole("button", { name: "Back to the property" })).toBeTruthy()
    expect((await bookButton()).getAttribute("aria-disabled")).toBe("false")
  })
})

describe("while it is looked at what was typed", () => {
  it("the form is used as before: every field can be typed into, and the stay be edited", async () => {
    const cardForm: ProvidersForm<HTMLElement> = {
      show: async () => ({ change: () => {}, hide: () => {} }),
      isComplete: () => new Promise(() => {}),
    }
    const { checkout } = await atCheckout({ cardForm, input: { known: knownWithCard.known } })

    await userEvent.click(await bookButton())

    expect(checkout.getSnapshot().value).toBe("checkingForm")
    expect(screen.getByLabelText("First name").closest("fieldset:disabled")).toBeNull()
    expect(screen.getByRole("button", { name: "Edit Stay Details" })).toBeTruthy()
    expect((await bookButton()).getAttribute("aria-disabled")).toBe("false")
  })
})
