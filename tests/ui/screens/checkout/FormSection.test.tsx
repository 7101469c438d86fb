import { draw } from "#tests/ui/support/stage.tsx"
import { FormSection } from "#ui/screens/checkout/FormSection.tsx"
import { screen } from "@testing-library/react"
import { expect, it } from "vitest"

/** What a part of the form has, element by element. */
const drawn = async (lead?: string) => {
  await draw(
    <FormSection heading="Payment Method" {...(lead && { lead })}>
      <i>Fields</i>
    </FormSection>,
  )
  const part = screen.getByRole("region", { name: "Payment Method" })
  return [...part.querySelectorAll("h2, p, i")].map(({ tagName, textContent }) => [
    tagName,
    textContent,
  ])
}

it("a part of the form has its lead in a line of its own, under its heading", async () => {
  expect(await drawn("Nothing is charged yet.")).toEqual([
    ["H2", "Payment Method"],
    ["P", "Nothing is charged yet."],
    ["I", "Fields"],
  ])
})

it("a part of the form without a lead has no line for one", async () => {
  expect(await drawn()).toEqual([
    ["H2", "Payment Method"],
    ["I", "Fields"],
  ])
})
