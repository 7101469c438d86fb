import type { PayRequest } from "#core/booking/bookings.port.ts"
import type { ProvidersForm } from "#core/payment/provider-form.ts"
import { aUser } from "#fixtures/builders/an-account.ts"
import { aTabSession } from "#tests/ui/support/account-journeys.ts"
import { atCheckout, bookButton, knownWithCard } from "#tests/ui/support/at-checkout.tsx"
import { fireEvent, screen } from "@testing-library/react"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"

const KEEP = /^Save this card for my next stay/
const session = aTabSession(aUser())

const choose = async (name: string | RegExp) =>
  void fireEvent.click(await screen.findByRole("radio", { name }))
const cardNumber = () => screen.queryByLabelText(/^Card number/)

describe("keeping a card", () => {
  it("says what is stored, and where it can be removed", async () => {
    await atCheckout({ session })

    const keep = await screen.findByRole("checkbox", { name: KEEP })
    expect(keep.closest("label")?.querySelector("small")?.textContent).toBe(
      "The payment provider stores it. We store only its brand, last digits and expiry date. You can remove it in your profile.",
    )
  })

  it("says that it takes the place of the one kept now", async () => {
    await atCheckout({ session, input: knownWithCard })
    await choose("Use another card")

    const keep = screen.getByRole("checkbox", { name: KEEP })
    expect(keep.closest("label")?.querySelector("small")?.textContent).toBe(
      "It replaces the card saved now. You can remove it in your profile.",
    )
  })

  it("is given up as it was chosen", async () => {
    await atCheckout({ session })
    const keep = await screen.findByRole("checkbox", { name: KEEP })
    fireEvent.click(keep)
    expect(keep).toHaveProperty("checked", true)

    fireEvent.click(keep)

    expect(keep).toHaveProperty("checked", false)
  })

  it("is asked for in the provider's own form as well", async () => {
    const asked: Array<boolean | undefined> = []
    const cardForm: ProvidersForm<HTMLElement> = {
      show: async () => ({
        change: (_amount, _look, isToBeKept) => void asked.push(isToBeKept),
        hide: () => {},
      }),
      isComplete: async () => true,
    }
    await atCheckout({ session, cardForm })
    const keep = await screen.findByRole("checkbox", { name: KEEP })
    await expect.poll(() => asked.at(-1)).toBe(false)

    fireEvent.click(keep)

    await expect.poll(() => asked.at(-1)).toBe(true)
  })
})

describe("the card that is kept", () => {
  it("is chosen again after another was", async () => {
    const asked: Array<PayRequest> = []
    await atCheckout({
      session,
      input: knownWithCard,
      bookings: {
        pay: (_, request) => {
          asked.push(request)
          return Effect.never
        },
      },
    })
    await choose("Use another card")
    expect(cardNumber()).not.toBeNull()

    await choose(/^Visa ending 4242/)
    expect(cardNumber()).toBeNull()
    fireEvent.click(await bookButton())

    await expect.poll(() => asked).toMatchObject([{ method: "card", card: "kept" }])
  })
})

describe("what is wrong with a card", () => {
  it("is said at its fields, each until it is typed into", async () => {
    await atCheckout({ input: { known: knownWithCard.known } })
    fireEvent.click(await bookButton())
    const [number, code] = [
      await screen.findByLabelText(/^Card number/),
      screen.getByLabelText("Security code (CVC)"),
    ]
    await expect.poll(() => number.getAttribute("aria-invalid")).toBe("true")
    expect(document.activeElement).toBe(number)
    expect(
      screen.getAllByRole("link", { name: /: Please enter/ }).map((l) => l.textContent),
    ).toEqual([
      "Card number: Please enter the card number",
      "Expiry date: Please enter the expiry date",
      "Security code (CVC): Please enter the security code",
    ])

    fireEvent.change(number, { target: { value: "4242424242424242" } })

    expect(number.getAttribute("aria-invalid")).toBeNull()
    expect(code.getAttribute("aria-invalid")).toBe("true")
  })
})
