import { payAtPropertyOnly } from "#core/search/pay-at-property-only.ts"
import { aProperty, sellingTerms } from "#fixtures/builders/a-property.ts"
import { inMemoryCatalogue } from "#fixtures/doubles/catalogue.in-memory.ts"
import { shelvesWith } from "#fixtures/doubles/shelves.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"

const selling = (slug: string, payAtProperty: boolean) => ({
  property: aProperty({ slug: slug as never, terms: sellingTerms({ payAtProperty }) }),
  exceptions: [],
})

const stockOfThree = () => [
  selling("card-only", false),
  selling("pays-there", true),
  selling("there-too", true),
]

const opened = () => {
  const stock = stockOfThree()
  const catalogue = payAtPropertyOnly(inMemoryCatalogue(shelvesWith(stock)))
  return { stock, snapshot: () => Effect.runPromise(catalogue.snapshot()) }
}

describe("a catalogue where nobody takes cards", () => {
  it("lists the stays that are paid for at the property, and finds them by name", async () => {
    const { snapshot } = opened()

    const { properties, bySlug } = await snapshot()

    expect(properties.map(({ slug }) => slug)).toEqual(["pays-there", "there-too"])
    expect([...bySlug].map(([slug, property]) => [slug, property.slug])).toEqual([
      ["pays-there", "pays-there"],
      ["there-too", "there-too"],
    ])
  })

  it("names their places in the list by destination and region", async () => {
    const { stock, snapshot } = opened()

    const { properties, inDestination, inRegion } = await snapshot()
    const { destination, region } = stock[0]!.property

    expect(properties).toHaveLength(2)
    expect([...inDestination]).toEqual([[destination, [0, 1]]])
    expect([...inRegion]).toEqual([[region, [0, 1]]])
  })

  it("keeps its list for as long as no property changes", async () => {
    const { snapshot } = opened()

    expect((await snapshot()).properties).toBe((await snapshot()).properties)
  })
})
