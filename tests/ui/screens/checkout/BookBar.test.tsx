import { PaymentUnavailable } from "#core/booking/booking.errors.ts"
import type { CardAnswer } from "#core/payment/card-payments.port.ts"
import { aBookingView, aConfirmedBooking } from "#fixtures/builders/a-booking-view.ts"
import { atCheckout, bookButton, knownWithCard } from "#tests/ui/support/at-checkout.tsx"
import { fireEvent, screen } from "@testing-library/react"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"

const pressing = async (script: Parameters<typeof atCheckout>[0]) => {
  const drawn = await atCheckout({ ...script, input: knownWithCard })
  fireEvent.click(await bookButton())
  return drawn
}

const asksWho = () => Effect.succeed<CardAnswer>({ kind: "challenge", address: "about:blank" })

/** Everything before it goes well, and one step takes for ever. */
const steps = [
  ["Checking your details…", { bookings: { giveDetails: () => Effect.never } }],
  ["Starting the payment…", { bookings: { pay: () => Effect.never } }],
  [
    "Waiting for your bank… Please keep this page open.",
    { cards: { confirm: () => Effect.never } },
  ],
  [
    "Your bank needs to verify your payment.",
    { cards: { confirm: asksWho, stateOf: () => Effect.never } },
  ],
  [
    "Checking your payment… You will not be charged twice.",
    { bookings: { settle: () => Effect.never } },
  ],
  [
    "Your bank is confirming the payment. Please wait; you will not be charged twice.",
    { bookings: { settle: () => Effect.succeed(aBookingView({ status: "paying" })) } },
  ],
] as const

it("before it is pressed, Book Now can be pressed, every field be typed into, and nothing is said", async () => {
  await atCheckout()
  const button = await bookButton()

  expect(button.getAttribute("aria-disabled")).toBe("false")
  expect(button.getAttribute("type")).toBe("submit")
  expect(screen.getByLabelText("First name").closest("fieldset:disabled")).toBeNull()
  expect(button.closest("div")?.previousElementSibling?.getAttribute("role")).toBe("status")
  expect(button.closest("div")?.previousElementSibling?.textContent).toBe("")
})

describe("until when cancelling is free", () => {
  const saidOf = async (changes: Parameters<typeof aBookingView>[0]) => {
    const held = aBookingView(changes)
    await atCheckout({ bookings: { hold: () => Effect.succeed(held) } })
    return (await bookButton()).parentElement?.textContent
  }

  it("is said beside Book Now: the day, the hour and what it means", async () => {
    expect(await saidOf({})).toContain(
      "Free cancellation until Tue, 1 Dec 2026, 15:00 (Malaysian time, GMT+8): you get a full refund.",
    )
  })

  it("is said to be never where the rate cannot be refunded", async () => {
    expect(await saidOf({ freeCancellationUntil: null })).toContain(
      "Non-refundable: if you cancel, only Occupancy Tax and Deposit are refunded.",
    )
  })
})

describe("while Book Now is at work", () => {
  it.each(steps)("the page says: %s", async (words, script) => {
    await pressing(script)

    expect((await screen.findByText(words)).getAttribute("role")).toBe("status")
  })

  it("the button says so and cannot be pressed again, and no field can be changed", async () => {
    await pressing({ bookings: { pay: () => Effect.never } })

    const button = await screen.findByRole("button", { name: "One moment…" })
    expect(button.getAttribute("aria-disabled")).toBe("true")
    expect(screen.getByLabelText("First name").closest("fieldset:disabled")).not.toBeNull()
  })

  it("the stay can be neither edited nor left", async () => {
    await pressing({ bookings: { pay: () => Effect.never } })
    await screen.findByRole("button", { name: "One moment…" })

    expect(screen.queryByRole("button", { name: "Edit Stay Details" })).toBeNull()
    expect(screen.queryByRole("button", { name: "Back to the property" })).toBeNull()
  })
})

describe("a payment of which nobody knows whether it began", () => {
  const answers = () => {
    const left = [
      Effect.fail(new PaymentUnavailable()),
      Effect.succeed({ kind: "confirmed" as const, booking: aConfirmedBooking() }),
    ]
    return { bookings: { pay: () => left.shift()! } }
  }

  it("is said beside the button, which cannot be pressed before it is asked about", async () => {
    await pressing(answers())

    const said = await screen.findByText("We could not confirm that the payment started")
    expect(said.closest('[role="status"]')?.textContent).toContain(
      "Please check again. You are never charged twice for this stay.",
    )
    expect((await bookButton()).getAttribute("aria-disabled")).toBe("true")
  })

  it("is not spoken of before", async () => {
    await atCheckout()
    await bookButton()

    expect(screen.queryByRole("button", { name: "Check again" })).toBeNull()
  })
})
