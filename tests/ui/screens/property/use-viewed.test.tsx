import { expect, test } from "vitest"
import type { ViewedStay } from "#core/property/viewed-stay.ts"
import type { PropertyPage } from "#core/search/property-page.ts"
import { aPicture } from "#fixtures/builders/a-picture.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { useViewed } from "#ui/screens/property/use-viewed.ts"
import { aPropertyPage } from "#tests/ui/support/a-property-page.ts"
import { draw } from "#tests/ui/support/stage.tsx"

const Viewing = ({ page }: { readonly page: PropertyPage }) => {
  useViewed(page)
  return null
}

const keptOf = async (property: PropertyPage["property"]) => {
  const kept: Array<ViewedStay> = []
  const keep = (stay: ViewedStay) => {
    kept.push(stay)
  }
  const page = aPropertyPage({ property })
  await draw(<Viewing page={page} />, { viewed: { read: async () => [], keep } })
  return { kept, page }
}

test("a page that is opened is remembered with its name, place and first picture", async () => {
  const pictures = [aPicture({ name: "pool", mirrored: true }), aPicture({ name: "bed" })]
  const { kept, page } = await keptOf(aProperty({ pictures }))

  expect(kept).toEqual([
    {
      slug: "the-springwater",
      name: page.property.name,
      place: page.destination.name,
      picture: { name: "pool", colour: "#927d64", mirrored: true },
    },
  ])
})

test("a page without pictures is remembered without one", async () => {
  const { kept } = await keptOf(aProperty({ pictures: [] }))

  expect(kept).toMatchObject([{ slug: "the-springwater", picture: null }])
})
