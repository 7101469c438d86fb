import { Slug } from "#core/property/property.ts"
import { PlanId } from "#core/property/rate-plan.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import { anySearch, withDates } from "#core/search-request/change-search.ts"
import { listedStays, placeName, stayCard } from "#core/search/stay-card.ts"
import { findStay } from "#core/search/found-stay.ts"
import { searchablePropertyOf } from "#core/search/searchable-property.ts"
import { stayQuestion } from "#core/room-mix/stay-question.ts"
import { aPlan, aSaver } from "#fixtures/builders/a-plan.ts"
import { sellingTerms } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { stayDates } from "#fixtures/builders/a-stay.ts"
import { describe, expect, it } from "vitest"
import { criteria, run, visitor } from "./finder-world.ts"
import { aHouse, aTownOf, aViewer } from "./small-town.ts"

const weekend = withDates(anySearch, stayDates()).criteria
const palm = aHouse("palm-huts")
const full = aHouse("full", { room: { units: 0 } })
const gone = { ...aHouse("gone"), withdrawn: true }

const listed = (...slugs: ReadonlyArray<string>) =>
  listedStays(aTownOf(palm, full, gone), slugs, weekend, aViewer())

describe("listed stays", () => {
  it("are cards in the order in which they were named, without those nobody knows", () => {
    const cards = listed("full", "nowhere", "palm-huts")

    expect(cards.map(({ slug }) => slug)).toEqual(["full", "palm-huts"])
    expect(cards.map(({ price }) => price !== null)).toEqual([false, true])
    expect(listed()).toEqual([])
  })

  it("that were withdrawn have no price and no room left", () => {
    expect(listed("gone")).toMatchObject([{ slug: "gone", price: null, left: 0, mix: [] }])
  })

  it("are asked for by name among everything on sale", async () => {
    const cards = await run(visitor.listed([Slug.make("palm-huts"), Slug.make("x")], criteria))

    expect(cards.map(({ slug }) => slug)).toEqual(["palm-huts"])
  })
})

describe("the card of a stay in two kinds of room", () => {
  const room = (id: string, plan: ReturnType<typeof aPlan>) =>
    aRoomType({ id: RoomTypeId.make(id), plans: [plan], units: 1 })
  const cardOf = (...plans: ReadonlyArray<ReturnType<typeof aPlan>>) => {
    const rooms = plans.map((plan, place) => room(`room-${place}`, plan))
    const house = aHouse("house", { rooms, terms: sellingTerms({ payAtProperty: true }) })
    const town = aTownOf(house)
    const party = { ...weekend.party, adults: 4, rooms: 2 }
    const question = stayQuestion({ ...weekend, party }, aViewer())
    return stayCard(town, findStay(town, searchablePropertyOf(house), null, question), question)
  }

  it("can be paid for at the property only where each room can", () => {
    expect(cardOf(aPlan(), aPlan({ id: PlanId.make("other") })).payAtProperty).toBe(true)
    expect(cardOf(aPlan(), aSaver()).payAtProperty).toBe(false)
  })
})

describe("the card of a property without rooms", () => {
  it("has no amenity of a room", () => {
    const house = aHouse("house", { rooms: [] })

    expect(listedStays(aTownOf(house), ["house"], weekend, aViewer())).toMatchObject([
      { roomAmenities: [], guests: 0, price: null },
    ])
  })
})

describe("the name of a place", () => {
  it("that the gazetteer does not know is its slug", () => {
    expect(placeName("nowhere")).toEqual({ en: "nowhere", bm: "nowhere", cn: "nowhere" })
  })
})
