import { describe, expect, it } from "vitest"
import { cheapestStayAt } from "#core/search/on-dates.ts"
import { searchablePropertyOf } from "#core/search/searchable-property.ts"
import type { SeenOnTerms, SeenStay } from "#core/search/seen-stays.ts"
import { aHouse } from "./small-town.ts"

const searchable = searchablePropertyOf(aHouse("house"))
const bits = { ...searchable.filterBits, roomAmenities: 0, bedrooms: 1, guestScore: 0 }
const seenAt = (cost: number): SeenStay => ({
  searchable,
  bits,
  cost,
  perNight: cost,
  score: null,
  known: null,
})
const shownAt = (
  cost: number,
  freeCancellation: SeenStay | null = null,
  payAtProperty: SeenStay | null = null,
): SeenOnTerms => ({ shown: seenAt(cost), freeCancellation, payAtProperty })

const seenOn = (...stays: ReadonlyArray<SeenOnTerms | null>) =>
  cheapestStayAt(stays.map((stay) => () => stay))(0)

describe("a property on several dates", () => {
  it("is shown on the cheapest, and of equals on the first", () => {
    const [dear, cheap, asCheap] = [shownAt(300), shownAt(200), shownAt(200)]

    expect(seenOn(dear, cheap, asCheap)?.shown).toBe(cheap.shown)
    expect(seenOn(cheap, dear)?.shown).toBe(cheap.shown)
    expect(seenOn(asCheap, cheap)?.shown).toBe(asCheap.shown)
  })

  it("is shown on those on which it can be had, and not at all on none", () => {
    const only = shownAt(300)

    expect(seenOn(null, only, null)).toEqual(only)
    expect(seenOn(null, null)).toBeNull()
    expect(seenOn()).toBeNull()
  })

  it.each(["freeCancellation", "payAtProperty"] as const)(
    "is had with %s on the cheapest dates on which that is offered",
    (term) => {
      const [dear, cheap, asCheap] = [seenAt(500), seenAt(400), seenAt(400)]
      const on = (other: SeenStay | null) => ({ ...shownAt(100), [term]: other })

      expect(seenOn(on(null), on(dear), on(null), on(cheap), on(asCheap))?.[term]).toBe(cheap)
      expect(seenOn(on(cheap), on(dear))?.[term]).toBe(cheap)
      expect(seenOn(on(null), on(null))?.[term]).toBeNull()
    },
  )

  it("is asked for by its index on each of the dates", () => {
    const asked: Array<string> = []
    const look = cheapestStayAt(
      ["one", "two"].map((date) => (index) => {
        asked.push(`${date} ${index}`)
        return null
      }),
    )
    look(7)

    expect(asked).toEqual(["one 7", "two 7"])
  })
})
