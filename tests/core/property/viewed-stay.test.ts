import { MOST_VIEWED, withViewed, type ViewedStay } from "#core/property/viewed-stay.ts"
import { Slug } from "#core/property/property.ts"
import { expect, it } from "vitest"

const aViewed = (slug: string): ViewedStay => ({
  slug: Slug.make(slug),
  name: { en: slug, bm: slug, cn: slug },
  place: { en: "Ipoh", bm: "Ipoh", cn: "怡保" },
  picture: null,
})

const slugsOf = (stays: ReadonlyArray<ViewedStay>) => stays.map(({ slug }) => slug)

it("remembers a stay that was opened before those opened earlier, each once", () => {
  const stays = ["one", "two", "one"].map(aViewed)

  const viewed = stays.reduce<ReadonlyArray<ViewedStay>>(withViewed, [])

  expect(slugsOf(viewed)).toEqual(["one", "two"])
})

it("forgets the oldest beyond eight", () => {
  const stays = Array.from({ length: MOST_VIEWED + 1 }, (_, place) => aViewed(`stay-${place}`))

  const viewed = stays.reduce<ReadonlyArray<ViewedStay>>(withViewed, [])

  expect(viewed).toHaveLength(MOST_VIEWED)
  expect(slugsOf(viewed)).not.toContain("stay-0")
})
