import { MAX_POLLS } from "#core/checkout/checkout.setup.ts"
import type { ProvidersForm } from "#core/payment/provider-form.ts"
import { aBookingView, aConfirmedBooking } from "#fixtures/builders/a-booking-view.ts"
import { atCheckout, bookButton, knownWithCard } from "#tests/ui/support/at-checkout.tsx"
import { act, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { Effect } from "effect"
import { expect, it } from "vitest"
import { SimulatedClock, waitFor } from "xstate"

const BETWEEN_POLLS_MS = 60_000

/** A guest whose bank has not answered in all the time that the checkout waits for it. */
const untilUncertain = async (script: Parameters<typeof atCheckout>[0] = {}) => {
  const clock = new SimulatedClock()
  const paying = aBookingView({ status: "paying" })
  let asked = 0
  const drawn = await atCheckout({
    clock,
    input: knownWithCard,
    bookings: {
      settle: () => {
        asked += 1
        return Effect.succeed(asked <= MAX_POLLS + 1 ? paying : aConfirmedBooking())
      },
    },
    ...script,
  })
  await userEvent.click(await bookButton())
  for (let poll = 0; poll <= MAX_POLLS; poll += 1) {
    await waitFor(drawn.checkout, ({ value }) => value === "verifying")
    await act(async () => clock.increment(BETWEEN_POLLS_MS))
  }
  await waitFor(drawn.checkout, ({ value }) => value === "uncertain")
  return { ...drawn, asked: () => asked }
}

it("a bank that takes long is spoken of, and both ways on are open", async () => {
  await untilUncertain()

  const said = await screen.findByText("Your bank is taking longer than usual")
  expect(said.closest('[role="status"]')?.textContent).toContain(
    "We hold your rooms while the payment is open. You can check again, or enter your card again if you did not finish. You are never charged twice.",
  )
  expect((await bookButton()).getAttribute("aria-disabled")).toBe("false")
  expect(screen.getByLabelText("First name").closest("fieldset:disabled")).toBeNull()
})

it("a bank that takes long is asked again by a press", async () => {
  const { address, asked } = await untilUncertain()

  await userEvent.click(await screen.findByRole("button", { name: "Check again" }))

  await expect.poll(address).toMatch(/^\/booking\/confirmed/)
  expect(asked()).toBe(MAX_POLLS + 2)
})

it("a bank that takes long may be given the card once more", async () => {
  const { checkout } = await untilUncertain()
  const left: Array<unknown> = []
  checkout.subscribe(({ value }) => left.push(value))

  await userEvent.click(await bookButton())

  await expect.poll(() => left).toContain("confirmed")
  expect(left[0]).toBe("checkingFormAgain")
})

it("a card that is looked at before it is given once more leaves both ways on open", async () => {
  const complete = [Promise.resolve(true), new Promise<boolean>(() => {})]
  const cardForm: ProvidersForm<HTMLElement> = {
    show: async () => ({ change: () => {}, hide: () => {} }),
    isComplete: () => complete.shift()!,
  }
  const { checkout } = await untilUncertain({ cardForm, input: { known: knownWithCard.known } })

  await userEvent.click(await bookButton())

  expect(checkout.getSnapshot().value).toBe("checkingFormAgain")
  expect(screen.getByRole("button", { name: "Check again" })).toBeTruthy()
  expect((await bookButton()).getAttribute("aria-disabled")).toBe("false")
})
