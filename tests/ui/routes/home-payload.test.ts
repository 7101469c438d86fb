import { aHomePage, aPlaceTile } from "#fixtures/builders/a-home-page.ts"
import { aPicture } from "#fixtures/builders/a-picture.ts"
import { aStayCard } from "#fixtures/builders/a-stay-card.ts"
import { homePayload } from "#ui/routes/home-payload.ts"
import { describe, expect, it } from "vitest"

const whole = aHomePage(2)
const { place } = aPlaceTile()
const tile = aPlaceTile({ place: { ...place, aliases: ["Penang"] } })
const rich = aStayCard({
  pictures: [aPicture({ name: "first" }), aPicture({ name: "second" })],
  amenities: ["pool"],
  roomAmenities: ["kettle"],
  mix: [{}],
} as never)
const home = { ...whole, featured: [rich, ...whole.featured], places: [tile], landmarks: [tile] }
const lean = homePayload(home)

describe("what travels of the home page", () => {
  it("is every section with its stays in their order", () => {
    expect(lean.specialOffers.map(({ slug }) => slug)).toEqual(
      home.specialOffers.map(({ slug }) => slug),
    )
    expect(lean.trending.map(({ slug }) => slug)).toEqual(home.trending.map(({ slug }) => slug))
    expect(lean.featured.map(({ slug }) => slug)).toEqual(home.featured.map(({ slug }) => slug))
    expect(lean.kinds.length).toBe(home.kinds.length)
  })

  it("is of a stay one picture, and nothing that no card draws", () => {
    expect(lean.featured[0]).toEqual({
      ...rich,
      pictures: rich.pictures.slice(0, 1),
      amenities: [],
      roomAmenities: [],
      mix: [],
    })
    expect(lean.featured[0]?.pictures.map(({ name }) => name)).toEqual(["first"])
  })

  it("is a stay of several sections only once", () => {
    const [stay] = home.featured
    const twice = homePayload({
      ...home,
      featured: stay ? [stay] : [],
      trending: stay ? [stay] : [],
    })

    expect(twice.featured[0]).toBe(twice.trending[0])
  })

  it("is of a place its name without its other names, and a picture that says nothing", () => {
    const alt = { en: "", bm: "", cn: "" }
    const leaned = [
      { ...tile, place: { ...tile.place, aliases: [] }, picture: { ...tile.picture, alt } },
    ]
    expect(lean.places).toEqual(leaned)
    expect(lean.landmarks).toEqual(leaned)
    expect(lean.kinds).toEqual(
      home.kinds.map((kind) => ({ ...kind, picture: { ...kind.picture, alt } })),
    )
  })

  it("names a remembered search only where there is one", () => {
    const { remembered: _, ...without } = home
    expect("remembered" in homePayload(without as typeof home)).toBe(false)
    const remembered = { some: "search" } as never
    expect(homePayload({ ...home, remembered }).remembered).toBe(remembered)
  })
})
