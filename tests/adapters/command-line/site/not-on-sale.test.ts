import { printNotOnSale } from "#adapters/command-line/site/not-on-sale.ts"
import { payAtPropertyOnly } from "#core/search/pay-at-property-only.ts"
import { Slug } from "#core/property/property.ts"
import { aProperty, sellingTerms } from "#fixtures/builders/a-property.ts"
import { inMemoryCatalogue } from "#fixtures/doubles/catalogue.in-memory.ts"
import { shelvesWith } from "#fixtures/doubles/shelves.ts"
import { expect, it } from "vitest"

const aCatalogue = (...payAtProperty: ReadonlyArray<boolean>) =>
  inMemoryCatalogue(
    shelvesWith(
      payAtProperty.map((pays, place) => ({
        property: aProperty({
          slug: Slug.make(`stay-${place}`),
          terms: sellingTerms({ payAtProperty: pays }),
        }),
        exceptions: [],
      })),
    ),
  )

const said = async (...payAtProperty: ReadonlyArray<boolean>) => {
  const lines: Array<string> = []
  const all = aCatalogue(...payAtProperty)
  await printNotOnSale(payAtPropertyOnly(all), all, (line) => lines.push(line))
  return lines
}

it("tells how many properties are not on sale where nobody takes cards", async () => {
  expect(await said(true, false, false)).toEqual([
    "Not on sale: 2 of 3 properties, to be paid for by card alone, and no payment provider is set",
  ])
})

it("tells nothing where everything can be paid for at the property", async () => {
  expect(await said(true, true)).toEqual([])
})
