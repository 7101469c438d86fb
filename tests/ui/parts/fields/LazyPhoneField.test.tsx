import { draw } from "#tests/ui/support/stage.tsx"
import { LazyPhoneField } from "#ui/parts/fields/LazyPhoneField.tsx"
import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { expect, test } from "vitest"

test("a phone number gets its list of countries by itself, in the same field", async () => {
  const typed: Array<string> = []
  await draw(
    <LazyPhoneField
      label="Phone"
      id="guest-phone"
      issue="NotAPhoneNumber"
      value="+65 8"
      onType={(text) => typed.push(text)}
    />,
  )
  await screen.findByLabelText("Country of the number: Singapore, SG +65")
  const field = screen.getByLabelText<HTMLInputElement>("Phone")

  await userEvent.type(field, "1")

  expect([field.id, field.type, field.autocomplete]).toEqual(["guest-phone", "tel", "tel"])
  expect(typed[0]).toBe("+65 81")
  expect(screen.getByText("Enter a valid phone number for the selected country")).toBeTruthy()
})
