import { screen, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { totalsOf } from "#core/guest-score/guest-score.rules.ts"
import type { Issue } from "#core/kernel/issue.ts"
import type { PropertyPage } from "#core/search/property-page.ts"
import { aPicture } from "#fixtures/builders/a-picture.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { marksOf } from "#fixtures/builders/a-review.ts"
import { aStayCard } from "#fixtures/builders/a-stay-card.ts"
import type { ViewedStay } from "#core/property/viewed-stay.ts"
import { PropertyView } from "#ui/screens/property/PropertyView.tsx"
import { pictureSources } from "#ui/formats/picture-sources.ts"
import { aPropertyPage } from "#tests/ui/support/a-property-page.ts"
import { ASKED } from "#tests/ui/support/choosing.tsx"
import { draw } from "#tests/ui/support/stage.tsx"

const drawn = async (changes: Partial<PropertyPage> = {}, issues: ReadonlyArray<Issue> = []) => {
  const kept: Array<ViewedStay> = []
  const keep = (stay: ViewedStay) => void kept.push(stay)
  await draw(<PropertyView page={aPropertyPage(changes)} asked={ASKED} issues={issues} />, {
    viewed: { read: async () => [], keep },
  })
  return kept
}

const region = (name: string) => within(screen.getByRole("region", { name }))
const written = (name: string) =>
  document.querySelector(`meta[property="${name}"]`)?.getAttribute("content")

test("the page is called after the property, and shared with its first picture", async () => {
  const pictures = [aPicture({ name: "pool" }), aPicture({ name: "bed" })]
  await drawn({ property: aProperty({ pictures }) })

  expect(document.title).toBe("The Springwater | Singgah")
  expect(document.querySelector('meta[name="description"]')?.getAttribute("content")).toBe(
    "Quiet studios",
  )
  expect([written("og:title"), written("og:description"), written("og:url")]).toEqual([
    "The Springwater",
    "Quiet studios",
    "http://localhost/properties/the-springwater?lang=en",
  ])
  expect(written("og:image")).toBe(`http://localhost${pictureSources("pool").src}`)
})

test("the page says what the property is, and what it has", async () => {
  const kept = await drawn()

  expect(region("Overview").getByText("Quiet studios")).toBeTruthy()
  expect(region("About The Place").getByText("Beside the park.")).toBeTruthy()
  expect(region("Facilities").getByRole("listitem").textContent).toBe("Rooftop pool")
  expect(region("Notes").getByRole("listitem").textContent).toBe("Keys at the desk.")
  expect(screen.getByRole("list", { name: "Pictures of The Springwater" })).toBeTruthy()
  expect(kept).toMatchObject([{ slug: "the-springwater" }])
})

test("a property without facilities and notes has no headings for them", async () => {
  await drawn({ property: aProperty({ facilities: [], notes: [] }) })

  expect(screen.queryByRole("heading", { name: "Facilities" })).toBeNull()
  expect(screen.queryByRole("heading", { name: "Notes" })).toBeNull()
})

test("an address that could not be used whole says so above the overview", async () => {
  const issues: ReadonlyArray<Issue> = [{ path: "dates", code: "CheckOutNotAfterCheckIn" }]
  await drawn({}, issues)
  expect(screen.getByText("Check-out must be after check-in")).toBeTruthy()
})

test("an address of a withdrawn property that could not be used whole says so too", async () => {
  const property = aProperty({ withdrawn: true, rooms: [] })
  await drawn({ property, offers: [], mix: null }, [
    { path: "dates", code: "CheckOutNotAfterCheckIn" },
  ])

  expect(screen.getByText("Check-out must be after check-in")).toBeTruthy()
  expect(region("Overview").getByText("Quiet studios")).toBeTruthy()
  expect(region("House Rules")).toBeTruthy()
})

test("nothing is said of reviews that could not be read", async () => {
  await drawn()
  expect(screen.queryByRole("heading", { name: "What guests say" })).toBeNull()
})

test("reviews that came with the page are shown", async () => {
  const totals = totalsOf([{ marks: marksOf(5) }])
  await drawn({ reviews: { totals, page: 1, pageSize: 4, reviews: [] } })

  expect(screen.getByRole("heading", { name: "What guests say" })).toBeTruthy()
})

test("similar stays open on the dates, guests and terms of this one", async () => {
  const stay = aStayCard({ name: { en: "Dewan", bm: "Dewan", cn: "德宛" } })
  await drawn({ similar: [stay] })
  const shelf = within(screen.getByRole("list", { name: "Similar stays" }))

  expect(shelf.getByRole("link", { name: "Dewan" }).getAttribute("href")).toBe(
    `/properties/${stay.slug}?checkIn=2026-12-04&checkOut=2026-12-06&adults=2`,
  )
})

test("without similar stays there is no heading for them", async () => {
  await drawn({ similar: [] })

  expect(screen.queryByRole("heading", { name: "Similar stays" })).toBeNull()
})

test("a page from memory says that prices may have changed", async () => {
  await drawn({ remembered: true })

  expect(screen.getByText(/may have changed/)).toBeTruthy()
})
