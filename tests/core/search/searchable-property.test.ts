import { aPlan } from "#fixtures/builders/a-plan.ts"
import { aProperty, sellingTerms } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { Sen } from "#core/money/sen.ts"
import { PlanId } from "#core/property/rate-plan.ts"
import { searchablePropertyOf } from "#core/search/searchable-property.ts"
import { bitsOf } from "#core/search-request/filter-groups.ts"
import { describe, expect, it } from "vitest"

describe("a property as search sees it", () => {
  it.each([
    [null, "0-1"],
    [0, "0-1"],
    [1, "0-1"],
    [2, "2"],
    [5, "5"],
  ] as const)("of %s stars is in the band %s", (stars, band) => {
    const { filterBits } = searchablePropertyOf(aProperty({ stars }))

    expect(filterBits.starBands).toBe(bitsOf("starBands", [band]))
  })

  it("has the kind of its condo, and none where it is no condo", () => {
    const bitsFor = (condoType: "studio" | null) =>
      searchablePropertyOf(aProperty({ condoType })).filterBits.condoTypes

    expect(bitsFor("studio")).toBe(bitsOf("condoTypes", ["studio"]))
    expect(bitsFor(null)).toBe(0)
  })

  it("is known to a levy where there is one, and to none elsewhere", () => {
    const leviedIn = (levyArea: "langkawi" | null) =>
      searchablePropertyOf(aProperty({ terms: sellingTerms({ levyArea }) })).levied

    expect(leviedIn(null)).toBe(null)
    expect(leviedIn("langkawi")).toMatchObject({
      place: { levyArea: "langkawi", kind: "condo", stars: 4 },
    })
  })

  it("names each price of meals once, in the order in which its rooms have them", () => {
    const meals = (id: string, adult: number) =>
      aPlan({ id: PlanId.make(id), boardPrice: { adult: Sen.make(adult), child: Sen.make(0) } })
    const rooms = [
      aRoomType({ plans: [meals("without", 0), meals("breakfast", 2_000)] }),
      aRoomType({ plans: [meals("later", 2_000), meals("dinner", 6_000), meals("none", 0)] }),
    ]

    expect(searchablePropertyOf(aProperty({ rooms })).boards.map(({ id }) => id)).toEqual([
      "without",
      "breakfast",
      "dinner",
    ])
  })
})
