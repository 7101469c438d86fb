import { cardAtProvider, type GivenCard } from "#core/payment/card-payments.port.ts"
import { senOf } from "#core/money/amounts.ts"
import { aQuote } from "#fixtures/builders/a-quote.ts"
import { aWholeBooking } from "#fixtures/builders/a-whole-booking.ts"
import type { ProvidersForm } from "#core/payment/provider-form.ts"
import type { Journeys } from "#ui/app/journeys.ts"
import { ManageJourney } from "#ui/screens/manage-booking/ManageJourney.tsx"
import { cleanup, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { Effect } from "effect"
import { afterEach, describe, expect, it } from "vitest"
import { draw } from "#tests/ui/support/stage.tsx"
import { scriptedJourneys, type AccountScript } from "#tests/ui/support/account-journeys.ts"

afterEach(cleanup)

const booking = aWholeBooking()
const amount = senOf(2000)
const changed = { quote: aQuote({ residency: "visitor" }), before: booking.quote.total }
const step = {
  kind: "card",
  booking,
  amount,
  until: booking.asOf,
  clientSecret: "s",
  publishableKey: "pk_live",
  sandbox: null,
} as const

/** A provider's form that a test looks at. */
const aProvider = () => {
  const seen: Array<string> = []
  const form: ProvidersForm<HTMLElement> = {
    show: async (place, sen) => {
      seen.push(`shown for ${sen}`)
      place.append("The provider's own fields")
      return {
        change: () => {},
        hide: () => {
          seen.push("hidden")
          place.replaceChildren()
        },
      }
    },
    isComplete: async () => true,
  }
  return { form, seen }
}

const opens = (
  bookings: NonNullable<AccountScript["bookings"]>,
  cards: NonNullable<AccountScript["cards"]> = {},
  cardForm?: ProvidersForm<HTMLElement>,
) =>
  draw(<ManageJourney opens={{ id: booking.id }} />, {
    account: scriptedJourneys({ bookings, cards }),
    ...(cardForm && { journeys: { cardForm } as Journeys }),
  })

const asksForPrice = async () => {
  await userEvent.click(
    await screen.findByRole("button", { name: "Change dates, guests or rooms" }),
  )
  await userEvent.click(screen.getByText("Show the new price"))
}

describe("a dearer change where the provider has a form of its own", () => {
  it("is paid in that form, which stands open until the payment is confirmed", async () => {
    const { form, seen } = aProvider()
    const given: Array<GivenCard> = []
    await opens(
      {
        quoteChange: () => Effect.succeed({ ...changed, balance: { kind: "pay", amount } }),
        change: () => Effect.succeed(step),
      },
      {
        confirm: (_, card) => {
          seen.push("confirmed")
          given.push(card)
          return Effect.succeed({ kind: "authorised" })
        },
      },
      form,
    )
    await asksForPrice()
    await userEvent.click(await screen.findByText(/Change and pay RM.20\.00/))
    await screen.findByText("The provider's own fields")
    expect(screen.queryByLabelText(/Card number/)).toBeNull()

    await userEvent.click(screen.getByRole("button", { name: "Pay the difference" }))

    expect(await screen.findByText("Your booking has been changed.")).toBeTruthy()
    expect(given).toEqual([cardAtProvider])
    expect(seen.slice(0, 2)).toEqual(["shown for 2000", "confirmed"])
  })

  it("is out of sight while the payment is confirmed, but not gone", async () => {
    const { form, seen } = aProvider()
    await opens(
      {
        quoteChange: () => Effect.succeed({ ...changed, balance: { kind: "pay", amount } }),
        change: () => Effect.succeed(step),
      },
      { confirm: () => Effect.never },
      form,
    )
    await asksForPrice()
    await userEvent.click(await screen.findByText(/Change and pay RM.20\.00/))
    await screen.findByText("The provider's own fields")

    await userEvent.click(screen.getByRole("button", { name: "Pay the difference" }))

    expect(await screen.findByText("Checking your payment…")).toBeTruthy()
    expect(screen.queryByRole("button", { name: "Pay the difference" })).toBeNull()
    expect(screen.getByText("The provider's own fields")).toBeTruthy()
    expect(seen).toEqual(["shown for 2000"])
  })

  it("waits while the form itself says what is missing", async () => {
    const { form } = aProvider()
    await opens(
      {
        quoteChange: () => Effect.succeed({ ...changed, balance: { kind: "pay", amount } }),
        change: () => Effect.succeed(step),
      },
      { confirm: () => Effect.die("Nothing is to be confirmed") },
      { ...form, isComplete: async () => false },
    )
    await asksForPrice()
    await userEvent.click(await screen.findByText(/Change and pay RM.20\.00/))
    await screen.findByText("The provider's own fields")

    await userEvent.click(screen.getByText("Pay the difference"))

    expect(screen.getByRole("button", { name: "Pay the difference" })).toBeTruthy()
    expect(screen.queryByText("Checking your payment…")).toBeNull()
  })
})

describe("a change that is dearer by less than a card can pay", () => {
  it("says that the difference is not charged, and asks for no card", async () => {
    await opens({
      quoteChange: () =>
        Effect.succeed({ ...changed, balance: { kind: "waived", amount: senOf(150) } }),
      change: () => Effect.succeed({ kind: "changed", booking }),
    })
    await asksForPrice()

    expect(await screen.findByText("Difference, too small for a card: not charged")).toBeTruthy()
    await userEvent.click(screen.getByText("Change my booking"))

    expect(await screen.findByText("Your booking has been changed.")).toBeTruthy()
  })
})
