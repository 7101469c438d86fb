import type { CatalogueSnapshot } from "#core/inventory/catalogue.port.ts"
import { senOf } from "#core/money/amounts.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import { defaultParty } from "#core/search-request/change-search.ts"
import { lowestNight } from "#core/room-mix/lowest-night.ts"
import { nightCalendar } from "#core/search/night-calendar.ts"
import { roomOffers } from "#core/search/room-offers.ts"
import { stayQuestion } from "#core/room-mix/stay-question.ts"
import { aPlan, aSaver } from "#fixtures/builders/a-plan.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { day, stayDates } from "#fixtures/builders/a-stay.ts"
import { snapshotOf } from "#fixtures/doubles/catalogue.in-memory.ts"
import { describe, expect, it } from "vitest"
import { aHouse, aViewer } from "#tests/core/search/small-town.ts"

const ahead = (viewer = aViewer()) => stayQuestion({ dates: null, party: defaultParty }, viewer)
const nextDay = aViewer({ now: aViewer().now + 24 * 60 * 60 * 1000 })
const cheapNight = { date: day("2026-11-21"), rate: senOf(5_000) }

const aRoomWith = (taken: number) => {
  const property = aHouse("house", {
    room: {
      deals: [{ kind: "member", percent: 50, from: day("2026-11-21"), until: day("2027-01-19") }],
    },
  })
  const [room] = property.rooms
  const exceptions = [{ roomType: room!.id, ...cheapNight, taken }]
  return { property, room: room!, snapshot: snapshotOf([{ property, exceptions }]) }
}

/** The same snapshot without a word on when its nights change. */
const forgetful = ({ nightsOf: _, ...snapshot }: CatalogueSnapshot): CatalogueSnapshot => snapshot

describe("the lowest night", () => {
  it.each([
    [0, { ...cheapNight, price: 5_000, free: 3 }],
    [2, { ...cheapNight, price: 5_000, free: 1 }],
    [3, { date: "2026-11-22", price: 18_000, free: 3 }],
  ])("is the first of the cheapest that is free, with %i rooms taken", (taken, night) => {
    const { room, snapshot } = aRoomWith(taken)
    const { date, price, free } = { ...night } as { date: string; price: number; free: number }

    expect(lowestNight(snapshot, room, ahead(), [])).toEqual({ date, price, free })
    expect(lowestNight(forgetful(snapshot), room, ahead(), [])).toEqual({ date, price, free })
  })

  it("is none where no night is free", () => {
    const { rooms, ...property } = aHouse("full", { room: { units: 0 } })
    const snapshot = snapshotOf([{ property: { ...property, rooms }, exceptions: [] }])

    expect(lowestNight(snapshot, rooms[0]!, ahead(), [])).toBeNull()
  })

  it("is another for members than for visitors, whoever asked first", () => {
    const { room, snapshot } = aRoomWith(0)
    const priceFor = (member: boolean) =>
      lowestNight(snapshot, room, ahead(aViewer({ member })), [])?.price

    expect([priceFor(false), priceFor(true), priceFor(false)]).toEqual([5_000, 2_500, 5_000])
  })

  it("is another for each plan, whichever was asked for first", () => {
    const { room, snapshot } = aRoomWith(0)
    const priceUnder = (plan?: ReturnType<typeof aPlan>) =>
      lowestNight(snapshot, room, ahead(), [], plan)?.price

    expect([priceUnder(), priceUnder(aSaver()), priceUnder()]).toEqual([5_000, 4_500, 5_000])
  })

  it("is looked for again on another day, and when a night changes", () => {
    const { property, room, snapshot } = aRoomWith(0)
    const changed = { ...snapshotOf([{ property, exceptions: [] }]) }
    const date = (of: CatalogueSnapshot, viewer = aViewer()) =>
      lowestNight(of, room, ahead(viewer), [])?.date

    expect(date(snapshot)).toBe("2026-11-21")
    expect(date(snapshot, nextDay)).toBe("2026-11-22")
    expect(date(snapshot)).toBe("2026-11-21")
    expect(lowestNight(changed, room, ahead(), [])?.price).toBe(18_000)
  })

  it("is worked out once while nothing changes", () => {
    const { room, snapshot } = aRoomWith(0)
    let asked = 0
    const counted = {
      ...snapshot,
      freeOn: (...of: Parameters<typeof snapshot.freeOn>) => ((asked += 1), snapshot.freeOn(...of)),
    }

    lowestNight(counted, room, ahead(), [])
    const once = asked
    lowestNight(counted, room, ahead(), [])

    expect(once).toBeGreaterThan(0)
    expect(asked).toBe(once)
  })
})

describe("what a property shows of its nights", () => {
  const id = (name: string) => RoomTypeId.make(name)
  const property = {
    ...aHouse("house"),
    rooms: [
      aRoomType({ id: id("dear"), baseRate: senOf(30_000) }),
      aRoomType({ id: id("cheap"), baseRate: senOf(12_000), units: 1 }),
    ],
  }
  const full = [{ roomType: id("cheap"), date: day("2026-12-02"), rate: null, taken: 1 }]
  const snapshot = snapshotOf([{ property, exceptions: full }])

  it("is the lowest price of any room that is free that night", () => {
    const span = { from: day("2026-12-01"), until: day("2026-12-03") }

    expect(nightCalendar(snapshot, property, span, aViewer())).toEqual([
      { date: "2026-12-01", soldOut: false, lowestRate: 12_000 },
      { date: "2026-12-02", soldOut: false, lowestRate: 30_000 },
    ])
  })

  it("is nothing of a span that ends before it begins", () => {
    const span = { from: day("2026-12-03"), until: day("2026-12-01") }

    expect(nightCalendar(snapshot, property, span, aViewer())).toEqual([])
  })

  it("has a lowest price also for a room that is never free", () => {
    const soldOut = { ...property, rooms: [aRoomType({ id: id("gone"), units: 0 })] }
    const dates = stayDates()
    const question = stayQuestion({ dates, party: defaultParty }, aViewer())
    const [offer] = roomOffers(
      snapshotOf([{ property: soldOut, exceptions: [] }]),
      soldOut,
      question,
      aViewer(),
    )

    expect(offer).toMatchObject({ free: 0, lowestNight: 18_000 })
  })
})
