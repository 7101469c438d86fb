import { draw } from "#tests/ui/support/stage.tsx"
import { Select } from "#ui/parts/fields/Select.tsx"
import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { expect, it } from "vitest"

it("a list without a field is chosen from, and says what it is given to say", async () => {
  const chosen: Array<string> = []
  await draw(
    <Select
      name="sort"
      aria-label="Sort by"
      defaultValue="ratings"
      onChange={({ currentTarget }) => chosen.push(currentTarget.value)}
    >
      <option value="price">Price</option>
      <option value="ratings">Ratings</option>
    </Select>,
  )
  const list = screen.getByRole<HTMLSelectElement>("combobox", { name: "Sort by" })
  expect([list.name, list.value]).toEqual(["sort", "ratings"])

  await userEvent.selectOptions(list, "Price")

  expect(chosen).toEqual(["price"])
})
