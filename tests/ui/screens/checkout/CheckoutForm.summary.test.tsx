import { DetailsRefused } from "#core/booking/booking.errors.ts"
import { aGuest } from "#fixtures/builders/a-guest.ts"
import { atCheckout, bookButton } from "#tests/ui/support/at-checkout.tsx"
import { screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { Effect } from "effect"
import { expect, it } from "vitest"

/** From the last field of the page to the first. */
const refused = [
  "arrival",
  "specialRequests",
  "address",
  "phone",
  "email",
  "roomsOfVisitors",
  "gender",
  "dateOfBirth",
  "identityNumber",
  "nationality",
  "lastName",
  "firstName",
]

it("the summary of what is wrong names each field, in the order of the page", async () => {
  const issues = refused.map((path) => ({ path, code: "OnlyTheServerKnows" }))
  await atCheckout({
    input: { known: { details: aGuest(), maskedNumber: null } },
    bookings: { giveDetails: () => Effect.fail(new DetailsRefused({ issues })) },
  })
  await userEvent.click(await screen.findByLabelText(/^Pay at property/))

  await userEvent.click(await bookButton())

  const links = within(await screen.findByRole("alert")).getAllByRole("link")
  expect(links.map(({ textContent }) => textContent)).toEqual([
    "First name: Please check this",
    "Last name: Please check this",
    "Nationality: Please check this",
    "Identity number: Please check this",
    "Date of birth: Please check this",
    "Gender: Please check this",
    "Rooms with foreign guests: Please check this",
    "Email: Please check this",
    "Phone: Please check this",
    "Address: Please check this",
    "Special Requests: Please check this",
    "Estimated arrival time: Please check this",
  ])
})
