import { fireEvent, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { expect, test } from "vitest"
import { aParty, stayDates } from "#fixtures/builders/a-stay.ts"
import { StayDatesForm } from "#ui/screens/shortlist/StayDatesForm.tsx"
import { draw } from "#tests/ui/support/stage.tsx"

const asked = { where: null, dates: stayDates(), party: aParty({ adults: 1 }) }

const drawn = async () => {
  const { address } = await draw(<StayDatesForm asked={asked} />, { at: "/shortlist", loaded: {} })
  return { address, form: screen.getByRole<HTMLFormElement>("form", { name: "Dates and guests" }) }
}

test("other guests are followed at once, and the form itself is not sent", async () => {
  const { address, form } = await drawn()
  expect(form.getAttribute("action")).toBe("/shortlist")
  expect(fireEvent.submit(form)).toBe(false)
  await userEvent.click(screen.getByText(/1 adult/))

  await userEvent.click(screen.getByRole("button", { name: "More: Adults" }))

  await expect.poll(address).toBe("/shortlist?checkIn=2026-12-04&checkOut=2026-12-06&adults=2")
})
