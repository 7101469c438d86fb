import { onSale } from "#adapters/bindings/on-sale.ts"
import { Slug } from "#core/property/property.ts"
import { aProperty, sellingTerms } from "#fixtures/builders/a-property.ts"
import { inMemoryCatalogue } from "#fixtures/doubles/catalogue.in-memory.ts"
import { shelvesWith } from "#fixtures/doubles/shelves.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"

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

const none = { cards: false, google: false, mailbox: false }

const soldBy = async (
  settings: Parameters<typeof onSale>[0],
  ...payAtProperty: ReadonlyArray<boolean>
) => {
  const said: Array<string> = []
  const sold = await onSale(settings, aCatalogue(...payAtProperty), (line) => said.push(line))
  const { properties } = await Effect.runPromise(sold.snapshot())
  return { slugs: properties.map(({ slug }) => slug), said }
}

describe("what a site sells", () => {
  it("is what can be paid for at the property where nobody takes cards, and it says so", async () => {
    expect(await soldBy({ stripe: null, standIns: none }, true, false, false)).toEqual({
      slugs: ["stay-0"],
      said: [
        "2 of 3 properties are not on sale: they can be paid for by card alone, and no payment provider is set",
      ],
    })
  })

  it("is everything, without a word, where everything can be paid for", async () => {
    expect(await soldBy({ stripe: null, standIns: none }, true, true)).toEqual({
      slugs: ["stay-0", "stay-1"],
      said: [],
    })
  })

  it("is everything where the sandbox or a provider takes cards", async () => {
    const keys = {
      secretKey: "",
      publishableKey: "",
      webhookSecret: "",
      apiBase: null,
      jsUrl: null,
    }
    const everything = { slugs: ["stay-0", "stay-1"], said: [] }

    expect(await soldBy({ stripe: null, standIns: { ...none, cards: true } }, true, false)).toEqual(
      everything,
    )
    expect(await soldBy({ stripe: keys, standIns: none }, true, false)).toEqual(everything)
  })
})
