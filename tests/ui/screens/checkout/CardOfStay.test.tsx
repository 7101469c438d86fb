import { KeptCardGone } from "#core/booking/booking.errors.ts"
import type { Bookings, PayRequest } from "#core/booking/bookings.port.ts"
import { keptCardViewOf, type KeptCardView } from "#core/payment/kept-card.ts"
import { aBookingView } from "#fixtures/builders/a-booking-view.ts"
import { aGuest } from "#fixtures/builders/a-guest.ts"
import { aKeptCard } from "#fixtures/builders/a-kept-card.ts"
import { aUser } from "#fixtures/builders/an-account.ts"
import { aTabSession } from "#tests/ui/support/account-journeys.ts"
import { atCheckout, bookButton } from "#tests/ui/support/at-checkout.tsx"
import { fillIn } from "#tests/ui/support/fill.tsx"
import { screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"

const keptCard = keptCardViewOf(aKeptCard())
const known = { details: aGuest(), maskedNumber: null }
const { total } = aBookingView().quote
const KEEP = /^Save this card for my next stay/

/** A signed-in guest at the checkout, and what the server is asked for with Book Now. */
const aMember = async (
  kept: KeptCardView | null = keptCard,
  script: Parameters<typeof atCheckout>[0] = {},
  pay?: Bookings["pay"],
) => {
  const asked: Array<PayRequest> = []
  const drawn = await atCheckout({
    session: aTabSession(aUser()),
    input: { known, keptCard: kept },
    bookings: {
      pay: (id, request, key) => {
        asked.push(request)
        if (pay) return pay(id, request, key)
        const booking = aBookingView({ status: "confirmed" })
        return Effect.succeed({ kind: "confirmed", booking })
      },
      giveDetails: () => Effect.succeed(aBookingView()),
    },
    ...script,
  })
  return { ...drawn, asked }
}

const cardOf = (name: string | RegExp) => screen.findByRole("radio", { name })
const cardNumber = () => screen.queryByLabelText("Card number")

describe("the card that an account keeps", () => {
  it.each([
    ["en", "Card", "Visa ending 4242", "Expires 12/34", "Use another card"],
    ["bm", "Kad", "Visa berakhir 4242", "Luput 12/34", "Guna kad lain"],
    ["cn", "银行卡", "Visa 尾号 4242", "有效期至 12/34", "使用其他银行卡"],
  ] as const)("is chosen already in %s", async (language, group, name, expiry, other) => {
    await aMember(keptCard, { language })

    const cards = within(await screen.findByRole("group", { name: group }))
    expect(cards.getByRole("radio", { name: `${name} ${expiry}` })).toHaveProperty("checked", true)
    expect(cards.getByRole("radio", { name: other })).toHaveProperty("checked", false)
  })

  it("pays with Book Now alone, without a field to be filled in", async () => {
    const { asked } = await aMember()
    await cardOf(/^Visa ending 4242/)
    expect(cardNumber()).toBeNull()

    await userEvent.click(await bookButton())

    await waitFor(() => expect(asked).toMatchObject([{ method: "card", card: "kept" }]))
  })

  it("names test cards only where a card is typed", async () => {
    await aMember()
    await cardOf(/^Visa ending 4242/)
    expect(screen.getByText("Test mode: no real money.")).toBeTruthy()
    expect(screen.queryByText(/4000 0000 0000 0002/)).toBeNull()

    await userEvent.click(await cardOf("Use another card"))

    expect(screen.getByText(/4000 0000 0000 0002 is declined/)).toBeTruthy()
  })

  it("gives way to another card, which is typed and not kept unless that is asked for", async () => {
    const { asked } = await aMember()
    await userEvent.click(await cardOf("Use another card"))

    expect(screen.getByRole("checkbox", { name: KEEP })).toHaveProperty("checked", false)
    await fillIn()
    await userEvent.click(await bookButton())

    await waitFor(() => expect(asked).toEqual([{ method: "card", total }]))
  })

  it("is found by the keyboard beside the other", async () => {
    await aMember()
    const kept = await cardOf(/^Visa ending 4242/)
    kept.focus()

    await userEvent.keyboard("{ArrowDown}")

    expect(await cardOf("Use another card")).toHaveProperty("checked", true)
    expect(cardNumber()).not.toBeNull()
  })

  it("is named a card where its brand is no usual one", async () => {
    await aMember(keptCardViewOf(aKeptCard({ brand: "other", lastFour: "0005" })))

    expect(await cardOf(/^Card ending 0005/)).toBeTruthy()
  })

  it("is not offered any more once the server says that it is gone", async () => {
    await aMember(keptCard, {}, () => Effect.fail(new KeptCardGone()))
    await userEvent.click(await bookButton())

    expect(await screen.findByText(/^Your saved card can no longer be used\./)).toBeTruthy()
    expect(screen.queryByRole("radio", { name: /^Visa ending/ })).toBeNull()
    expect(cardNumber()).not.toBeNull()
  })
})

describe("a card that is typed", () => {
  it("is kept where a member asks for that", async () => {
    const { asked } = await aMember(null)
    await fillIn()
    await userEvent.click(screen.getByRole("checkbox", { name: KEEP }))

    await userEvent.click(await bookButton())

    await waitFor(() => expect(asked).toMatchObject([{ card: "keeping" }]))
  })

  it("is not kept unless a member asks for that", async () => {
    const { asked } = await aMember(null)
    await fillIn()

    await userEvent.click(await bookButton())

    await waitFor(() => expect(asked).toEqual([{ method: "card", total }]))
  })

  it("cannot be kept by a guest who is not signed in", async () => {
    await atCheckout({})
    await bookButton()

    expect(screen.queryByRole("checkbox", { name: KEEP })).toBeNull()
    expect(screen.queryByRole("radio", { name: /ending/ })).toBeNull()
  })
})
