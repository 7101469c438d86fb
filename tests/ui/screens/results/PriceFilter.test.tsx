import { screen } from "@testing-library/react"
import { expect, test } from "vitest"
import { senOf } from "#core/money/amounts.ts"
import { noFilters } from "#core/search-request/change-search.ts"
import type { Filters } from "#core/search-request/filters.ts"
import { PriceFilter } from "#ui/screens/results/PriceFilter.tsx"
import { draw } from "#tests/ui/support/stage.tsx"

const prices = { lowest: senOf(10_000), highest: senOf(50_000), counts: [4, 0, 1, 2] }

const drawn = async (filters: Partial<Filters> = {}, hasDates = false) => {
  const { container } = await draw(
    <PriceFilter filters={{ ...noFilters, ...filters }} prices={prices} hasDates={hasDates} />,
  )
  const bars = [...container.querySelectorAll<HTMLElement>("[data-within]")]
  const fields = screen.getAllByRole<HTMLInputElement>("textbox")
  return {
    text: container.textContent,
    bars: bars.map(({ style, dataset }) => `${style.height} ${dataset["within"]}`),
    fields: fields.map(({ name, value, placeholder, inputMode }) => ({
      name,
      value,
      placeholder,
      inputMode,
    })),
  }
}

test("without bounds the price is open to both sides, with the lowest and highest as hints", async () => {
  const { text, fields } = await drawn()

  expect(text).toBe("Excludes taxes and feesFrom (RM)To (RM)Apply price")
  expect(fields).toEqual([
    { name: "minPrice", value: "", placeholder: "100", inputMode: "decimal" },
    { name: "maxPrice", value: "", placeholder: "500", inputMode: "decimal" },
  ])
})

test("the bounds asked for are in the fields, and what lies within them is marked", async () => {
  const { fields, bars } = await drawn({ minPrice: senOf(25_050), maxPrice: senOf(35_000) })

  expect(fields.map(({ value }) => value)).toEqual(["250.50", "350"])
  expect(bars).toEqual(["100% false", "0% true", "25% true", "50% false"])
})

test("with dates taxes and fees are said to be in it", async () => {
  const { text } = await drawn({}, true)

  expect(text).toMatch(/^Taxes and fees included, deposit not included/)
})

test("the price is applied by a button of the form", async () => {
  await drawn()

  expect(screen.getByRole("button", { name: "Apply price" }).getAttribute("type")).toBe("submit")
})
