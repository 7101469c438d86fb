import { GuaranteeNeeded } from "#core/booking/booking.errors.ts"
import { aGuest } from "#fixtures/builders/a-guest.ts"
import { atCheckout, bookButton } from "#tests/ui/support/at-checkout.tsx"
import { fillInGuest } from "#tests/ui/support/fill.tsx"
import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { Effect } from "effect"
import { expect, it } from "vitest"

const ADDRESS =
  "To pay at the property for this booking, please confirm that aisyah.tan@example.com is your email. We will send a 6-digit code to it. Nothing you typed is lost."

/** Pays on arrival, which needs this guarantee first. */
const needing = async (
  guarantee: GuaranteeNeeded["guarantee"],
  script: Parameters<typeof atCheckout>[0] = {},
) => {
  await atCheckout({
    ...script,
    bookings: { pay: () => Effect.fail(new GuaranteeNeeded({ guarantee })), ...script.bookings },
  })
  await bookButton()
  await fillInGuest()
  await userEvent.click(screen.getByLabelText(/^Pay at property/))
  await userEvent.click(await bookButton())
}

const notice = (words: string) =>
  screen.findByText(
    (_, element) => element?.tagName === "P" && element.textContent.trim() === words,
  )

it("a guest whose address has to be proved reads so, and that a card would do", async () => {
  await needing("address")

  expect(await notice(`${ADDRESS} You can also pay by card instead.`)).toBeTruthy()
})

it("a card is not named as a way out where nobody takes cards", async () => {
  await needing("address", { facts: { sandbox: false } })

  expect(await notice(ADDRESS)).toBeTruthy()
})

it("an address that was typed with spaces around it is named without them", async () => {
  const details = aGuest({ email: "  aisyah.tan@example.com " })
  await atCheckout({
    input: { known: { details, maskedNumber: null } },
    bookings: { pay: () => Effect.fail(new GuaranteeNeeded({ guarantee: "address" })) },
  })
  await userEvent.click(await screen.findByLabelText(/^Pay at property/))
  await userEvent.click(await bookButton())

  expect(await notice(`${ADDRESS} You can also pay by card instead.`)).toBeTruthy()
})

it("a guest from whom only a card is taken reads why, and is offered no code", async () => {
  await needing("card")

  expect(
    await screen.findByText(
      "Too many rooms here are booked without payment on these dates. Please pay by card. Nothing has been charged, and nothing you typed is lost.",
    ),
  ).toBeTruthy()
  expect(screen.queryByRole("button", { name: "Send me a code" })).toBeNull()
})
