import type { CatalogueSnapshot } from "#core/inventory/catalogue.port.ts"
import { stayQuestion } from "#core/room-mix/stay-question.ts"
import { nightsKept, stayPrices } from "#core/search/night-prices.ts"
import { planIndexOf } from "#core/search/plan-index.ts"
import { defaultParty } from "#core/search-request/change-search.ts"
import { daysMoved, limits } from "#core/stay/limits.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { stayDates } from "#fixtures/builders/a-stay.ts"
import { describe, expect, it } from "vitest"
import { aHouse, aTownOf, aViewer } from "./small-town.ts"

const town = aTownOf(aHouse("one"), aHouse("two"))
const index = planIndexOf(town.properties)

/** The town once more, with how often it is asked, and with nights of each room type that are known by these objects. */
const watched = (versions: Readonly<Record<string, object>> | null) => {
  const asked: Array<string> = []
  const { nightsOf: _, ...quiet } = town
  const snapshot: CatalogueSnapshot = {
    ...quiet,
    freeOn: (room, date) => {
      asked.push(`${room} ${date}`)
      return town.freeOn(room, date)
    },
    ...(versions && { nightsOf: (room) => versions[room] ?? versions }),
  }
  return { asked, snapshot }
}

const [one, two] = index.plans.map(({ room }) => room.id)

const pricesOf = (snapshot: CatalogueSnapshot, [from, until]: readonly [string, string]) => {
  const dates = stayDates(from, until)
  const { lookAt, priceOf } = stayPrices(
    index,
    snapshot,
    stayQuestion({ dates, party: defaultParty }, aViewer()),
  )
  return [0, 1].map((place) => {
    lookAt(place)
    return priceOf(place)
  })
}

const weekend = ["2026-12-04", "2026-12-06"] as const
const longer = ["2026-12-04", "2026-12-07"] as const

describe("the prices of nights", () => {
  it("are asked for once for as long as nothing changes", () => {
    const versions = {}
    const first = watched(versions)
    const prices = pricesOf(first.snapshot, weekend)
    expect(first.asked).toHaveLength(4)
    expect(pricesOf(first.snapshot, weekend)).toEqual(prices)
    expect(first.asked).toHaveLength(4)

    const again = watched(versions)
    expect(pricesOf(again.snapshot, weekend)).toEqual(prices)
    expect(again.asked).toEqual([])
    pricesOf(again.snapshot, longer)
    expect(again.asked).toEqual([`${one} 2026-12-06`, `${two} 2026-12-06`])
  })

  it("are asked for again where nights of the property changed, and only there", () => {
    const [before, after] = [{ nights: "before" }, { nights: "after" }]
    pricesOf(watched({ [`${one}`]: before, [`${two}`]: before }).snapshot, weekend)

    const sold = watched({ [`${one}`]: before, [`${two}`]: after })
    pricesOf(sold.snapshot, weekend)

    expect(sold.asked).toEqual([`${two} 2026-12-04`, `${two} 2026-12-05`])
  })

  it("are asked for again where nights of one of several room types changed", () => {
    const [loft, attic] = ["loft", "attic"].map((id) => aRoomType({ id: RoomTypeId.make(id) }))
    const inn = aTownOf(aHouse("inn", { rooms: [loft!, attic!] }))
    const ofInn = planIndexOf(inn.properties)
    const before = {}
    const askedWith = (ofLoft: object): number => {
      let asked = 0
      const snapshot: CatalogueSnapshot = {
        ...inn,
        freeOn: (room, date) => {
          asked += 1
          return inn.freeOn(room, date)
        },
        nightsOf: (room) => (room === "loft" ? ofLoft : before),
      }
      const dates = stayDates(...weekend)
      const question = stayQuestion({ dates, party: defaultParty }, aViewer())
      const { lookAt, priceOf } = stayPrices(ofInn, snapshot, question)
      lookAt(0)
      for (const plan of ofInn.plans.keys()) priceOf(plan)
      return asked
    }

    expect([askedWith(before), askedWith(before), askedWith({})]).toEqual([4, 0, 4])
  })

  it("are asked for in each snapshot that does not say when its nights change", () => {
    for (const { asked, snapshot } of [watched(null), watched(null)]) {
      pricesOf(snapshot, weekend)
      expect(asked).toHaveLength(4)
    }
  })

  it("are looked at once in each snapshot", () => {
    const looked: Array<string> = []
    const version = {}
    const snapshot: CatalogueSnapshot = {
      ...town,
      nightsOf: (room) => {
        looked.push(room)
        return version
      },
    }
    pricesOf(snapshot, weekend)
    pricesOf(snapshot, longer)

    expect(looked).toEqual([one, two])
  })

  it("are kept for fewer nights the more there are of them, and for the longest stay on all days around at least", () => {
    const least = limits.maxNights + 2 * Math.max(...daysMoved)
    expect(nightsKept(0)).toBe(least + 3_000_000)
    expect(nightsKept(59_999)).toBe(least + 50)
    expect(nightsKept(10_000_000)).toBe(least)
  })
})
