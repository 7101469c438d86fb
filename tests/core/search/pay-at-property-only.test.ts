import { payAtPropertyOnly } from "#core/search/pay-at-property-only.ts"
import { PlanId } from "#core/property/rate-plan.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import { aPlan } from "#fixtures/builders/a-plan.ts"
import { aProperty, sellingTerms } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
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

  it("knows what is withdrawn by name, whole, and lists it nowhere", async () => {
    const closed = ["card-only", "pays-there"].map((slug, place) => {
      const { property } = selling(slug, place === 1)
      const rooms = [room("a", "now"), room("b", "there")]
      return { property: { ...property, withdrawn: true, rooms }, exceptions: [] }
    })
    const stock = [...closed, selling("there-too", true)]
    const catalogue = payAtPropertyOnly(inMemoryCatalogue(shelvesWith(stock)))
    const { properties, bySlug, inDestination } = await Effect.runPromise(catalogue.snapshot())

    expect(properties.map(({ slug }) => slug)).toEqual(["there-too"])
    expect([...inDestination.values()]).toEqual([[0]])
    expect([...bySlug.keys()]).toEqual(["card-only", "pays-there", "there-too"])
    expect(bySlug.get("card-only")).toBe(stock[0]?.property)
    expect(bySlug.get("pays-there")).toBe(stock[1]?.property)
  })

  it("names their places in the list by destination and region", async () => {
    const { stock, snapshot } = opened()

    const { properties, inDestination, inRegion } = await snapshot()
    const { destination, region } = stock[0]!.property

    expect(properties).toHaveLength(2)
    expect([...inDestination]).toEqual([[destination, [0, 1]]])
    expect([...inRegion]).toEqual([[region, [0, 1]]])
  })

  const paid = { now: "NOW", there: "AT_PROPERTY", either: "EITHER" } as const
  const plan = (pay: keyof typeof paid) => aPlan({ id: PlanId.make(pay), pay: paid[pay] })
  const room = (id: string, ...plans: ReadonlyArray<keyof typeof paid>) => {
    const [first, ...others] = plans.map(plan)
    const roomType = RoomTypeId.make(id)
    return first === undefined
      ? aRoomType({ id: roomType })
      : aRoomType({ id: roomType, plans: [first, ...others] })
  }
  const listed = async (...rooms: ReadonlyArray<ReturnType<typeof room>>) => {
    const terms = sellingTerms({ payAtProperty: true })
    const stock = [{ property: aProperty({ terms, rooms }), exceptions: [] }]
    const catalogue = payAtPropertyOnly(inMemoryCatalogue(shelvesWith(stock)))
    const { properties } = await Effect.runPromise(catalogue.snapshot())
    return properties.map((property) =>
      property.rooms.map(({ id, plans }) => [id, ...(plans ?? []).map(({ id: name }) => name)]),
    )
  }

  it("sells under the plans that are paid for at the property alone", async () => {
    expect(await listed(room("a", "either", "now", "there"), room("b"))).toEqual([
      [["a", "either", "there"], ["b"]],
    ])
  })

  it("leaves out a room whose plans are all paid for beforehand, and a stay of such rooms", async () => {
    expect(await listed(room("a", "now"), room("b", "there"))).toEqual([[["b", "there"]]])
    expect(await listed(room("a", "now"), room("b", "now"))).toEqual([])
  })

  it("shows a property without plans as it is", async () => {
    const { stock, snapshot } = opened()

    expect((await snapshot()).properties[0]).toBe(stock[1]!.property)
  })

  it("is the same for as long as nothing is sold and nothing changes", async () => {
    const { stock } = opened()
    const all = inMemoryCatalogue(shelvesWith(stock))
    const now = Effect.runSync(all.snapshot())
    const { snapshot } = payAtPropertyOnly({ ...all, snapshot: () => Effect.succeed(now) })

    expect(Effect.runSync(snapshot())).toBe(Effect.runSync(snapshot()))
  })

  it("keeps its list for as long as no property changes", async () => {
    const { snapshot } = opened()

    expect((await snapshot()).properties).toBe((await snapshot()).properties)
  })
})
