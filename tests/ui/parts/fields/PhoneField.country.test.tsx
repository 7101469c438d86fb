import { draw } from "#tests/ui/support/stage.tsx"
import type { Journeys } from "#ui/app/journeys.ts"
import { PhoneField } from "#ui/parts/fields/PhoneField.tsx"
import { act, fireEvent, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { useState } from "react"
import { expect, test } from "vitest"

/** A phone field, what was typed into it, and the guess of the visitor's country in hand. */
const drawn = async (typed = "") => {
  const said: Array<string> = []
  const Phone = () => {
    const [value, setValue] = useState(typed)
    const type = (text: string) => {
      said.push(text)
      setValue(text)
    }
    return <PhoneField label="Phone" id="phone" issue={null} value={value} onType={type} />
  }
  const guess = Promise.withResolvers<string | null>()
  const journeys = { phoneCountry: async () => guess.promise } as unknown as Journeys
  await draw(<Phone />, { journeys })
  return { said, guesses: (country: string | null) => act(async () => guess.resolve(country)) }
}

const summary = () => document.querySelector("summary") as HTMLElement
const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Phone" })
const chooses = async (search: string) => {
  await userEvent.click(summary())
  await userEvent.type(await screen.findByRole("combobox"), `${search}{Enter}`)
}

test("a country that is chosen gives the number its code, and leads back to the field", async () => {
  const { said } = await drawn("+60 12 345 6789")

  await chooses("singapore")

  expect(said.at(-1)).toBe("+65 1234 567 89")
  expect(document.activeElement).toBe(field())
  expect(summary().parentElement?.hasAttribute("open")).toBe(false)
})

test("a country that is chosen before anything is typed outlives a guess", async () => {
  const { guesses } = await drawn()
  await chooses("japan")
  await userEvent.clear(field())

  await guesses("SG")

  expect(summary().textContent).toContain("JP")
})

test("a number without a code is of the country that was chosen", async () => {
  const { said } = await drawn()
  await chooses("japan")
  await userEvent.clear(field())
  await userEvent.type(field(), "0312345678")
  await userEvent.tab()

  expect(said.at(-1)).toBe("+81 3 1234 5678")
})

test("a number is written out where Enter sends the form, and not before", async () => {
  const { said } = await drawn("0123456789")
  fireEvent.keyDown(field(), { key: "a" })
  expect(said).toEqual([])

  fireEvent.keyDown(field(), { key: "Enter" })

  expect(said).toEqual(["+60 12 345 6789"])
})

test("an empty field stays empty when the guest goes on", async () => {
  const { said } = await drawn()
  await userEvent.click(field())
  await userEvent.tab()

  expect(said).toEqual([])
})

test("the country is named with its letters and its code", async () => {
  await drawn("+65 8123 4567")

  expect(summary().getAttribute("aria-label")).toBe("Country of the number: Singapore, SG +65")
  expect(summary().textContent).toBe(" SG")
})
