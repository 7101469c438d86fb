import type { Press } from "#core/checkout/checkout.events.ts"
import { cardAtProvider } from "#core/payment/card-payments.port.ts"
import { aConfirmedBooking } from "#fixtures/builders/a-booking-view.ts"
import type { FormLook, ProvidersForm } from "#core/payment/provider-form.ts"
import { screen, waitFor } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { atCheckout, bookButton } from "#tests/ui/support/at-checkout.tsx"
import { fillInGuest } from "#tests/ui/support/fill.tsx"

type Shown = { amount: number; look: FormLook; isToBeKept?: boolean }

/** A provider's form that a test looks at: what it was shown with, changed to, and hidden. */
const aProvider = (script: Partial<ProvidersForm<HTMLElement>> = {}) => {
  const shown: Array<Shown> = []
  let hidden = 0
  const provider: ProvidersForm<HTMLElement> = {
    show: async (place, amount, look) => {
      shown.push({ amount, look })
      place.append("The provider's own fields")
      return {
        change: (newAmount, newLook, isToBeKept) =>
          void shown.push({ amount: newAmount, look: newLook, isToBeKept }),
        hide: () => {
          hidden += 1
          place.replaceChildren()
        },
      }
    },
    isComplete: async () => true,
    ...script,
  }
  return { provider, shown, hidden: () => hidden }
}

describe("the provider's own card form", () => {
  it("stands in place of ours, for the price that is shown, in the guest's language", async () => {
    const { provider, shown } = aProvider()
    await atCheckout({ cardForm: provider, language: "cn" })

    await screen.findByText("The provider's own fields")

    expect(screen.queryByLabelText(/卡号/)).toBeNull()
    expect(shown[0]).toMatchObject({ amount: 64496, look: { language: "cn" } })
  })

  it("is given a card to pay with that the page never sees", async () => {
    const pressed: Array<Press["card"]> = []
    const { provider } = aProvider()
    const { checkout } = await atCheckout({
      cardForm: provider,
      cards: {
        confirm: (_, card) => {
          pressed.push(card)
          return Effect.succeed({ kind: "authorised" })
        },
      },
      bookings: { settle: () => Effect.succeed(aConfirmedBooking()) },
    })
    await fillInGuest()

    await userEvent.click(await bookButton())

    await waitFor(() => expect(checkout.getSnapshot().value).toBe("confirmed"))
    expect(pressed).toEqual([cardAtProvider])
  })

  it("keeps the guest at the form while it says that something is missing", async () => {
    const { provider } = aProvider({ isComplete: async () => false })
    const { checkout } = await atCheckout({ cardForm: provider })
    await fillInGuest()

    await userEvent.click(await bookButton())

    expect(checkout.getSnapshot().value).toBe("filling")
    expect(screen.queryByRole("alert")).toBeNull()
  })

  it("follows the price when the guest turns out to be a foreigner", async () => {
    const { provider, shown } = aProvider()
    await atCheckout({ cardForm: provider })
    await screen.findByText("The provider's own fields")

    await userEvent.selectOptions(screen.getByLabelText("Nationality"), "SG")

    await waitFor(() => expect(shown.at(-1)?.amount).not.toBe(shown[0]?.amount))
  })

  it("says that it cannot be loaded, and comes when it is asked for again", async () => {
    const { provider } = aProvider()
    let attempts = 0
    const show: ProvidersForm<HTMLElement>["show"] = async (...asked) =>
      (attempts += 1) === 1 ? { failed: "unreachable" } : provider.show(...asked)
    await atCheckout({ cardForm: { ...provider, show } })
    await screen.findByText(/card form did not load/)

    await userEvent.click(screen.getByRole("button", { name: "Try again" }))

    await screen.findByText("The provider's own fields")
    expect(screen.queryByText(/card form did not load/)).toBeNull()
  })

  it("goes with the page", async () => {
    const { provider, hidden } = aProvider()
    const { unmount } = await atCheckout({ cardForm: provider })
    await screen.findByText("The provider's own fields")

    unmount()

    expect(hidden()).toBe(1)
  })
})
