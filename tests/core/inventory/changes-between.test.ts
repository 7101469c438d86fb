import { changesBetween, MOST_PARTS } from "#core/inventory/changes-between.ts"
import { Sen } from "#core/money/sen.ts"
import type { Property } from "#core/property/property.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { someContacts } from "#fixtures/builders/some-contacts.ts"
import { describe, expect, it } from "vitest"

const stocked = (changes: Partial<Property> = {}) => ({
  property: aProperty(changes),
  exceptions: [],
})
const studio = RoomTypeId.make("springwater-studio")
const night = (rate: number | null, date = "2026-12-24") => ({
  roomType: studio,
  date: day(date),
  rate: rate === null ? null : Sen.make(rate),
  taken: 0,
})

describe("what changes between two states of a property", () => {
  it("is nothing where they are the same, in whatever order their fields are", () => {
    const seasons = [{ from: day("2026-12-24"), until: day("2026-12-26"), rate: "+30%" }]
    const reversed = seasons.map(({ from, until, rate }) => ({ rate, until, from }))

    expect(changesBetween(stocked({ seasons }), stocked({ seasons: reversed }))).toEqual([])
  })

  it("is told by path, with the values before and after", () => {
    const before = stocked({ rooms: [aRoomType()] })
    const other = aRoomType({ baseRate: Sen.make(20_000), withdrawn: true })

    expect(changesBetween(before, stocked({ rooms: [other], stars: null }))).toEqual([
      "rooms.springwater-studio.baseRate: 18000 → 20000",
      "rooms.springwater-studio.withdrawn: nothing → true",
      expect.stringMatching(/^stars: .+ → null$/),
    ])
  })

  it("tells room types that come and go by their ids, shortened", () => {
    const [one, other] = [aRoomType(), aRoomType({ id: RoomTypeId.make("loft") })]
    const [gone] = changesBetween(stocked({ rooms: [one, other] }), stocked({ rooms: [one] }))
    const come = changesBetween(stocked({ rooms: [] }), stocked({ rooms: [one] }))

    expect(gone).toMatch(/^rooms\.loft: id loft, name .{46}… → nothing$/)
    expect(come).toEqual([
      expect.stringMatching(
        /^rooms\.springwater-studio: nothing → id springwater-studio, name .{32}…$/,
      ),
    ])
  })

  it("tells what a property asks of stays by what was added and removed", () => {
    const christmas = { from: day("2026-12-24"), until: day("2026-12-26"), minNightsThrough: 3 }
    const saturdays = { weekdays: ["sat"], closedToArrival: true } as const
    const before = stocked({ restrictions: [christmas] })

    expect(changesBetween(before, stocked({ restrictions: [christmas, saturdays] }))).toEqual([
      "restrictions: added weekdays sat, closedToArrival true",
    ])
    expect(changesBetween(before, stocked())).toEqual([
      "restrictions: removed from 2026-12-24, until 2026-12-26, minNightsThrough 3",
    ])
  })

  it("tells rates of nights, and not rooms that are taken", () => {
    const before = { ...stocked(), exceptions: [night(100), night(null, "2026-12-26")] }
    const after = { ...stocked(), exceptions: [night(200), night(300, "2026-12-25")] }

    expect(changesBetween(before, after)).toEqual([
      "nights.springwater-studio 2026-12-24: 100 → 200",
      "nights.springwater-studio 2026-12-25: nothing → 300",
    ])
  })

  it("says that contacts changed, and not to what", () => {
    const before = { ...stocked(), contacts: someContacts() }

    const none = { ...stocked(), contacts: null }
    expect(changesBetween(stocked(), before)).toEqual(["contacts: added"])
    expect(changesBetween(none, before)).toEqual(["contacts: added"])
    expect(changesBetween(before, { ...before, contacts: someContacts({ email: null }) })).toEqual([
      "contacts: changed",
    ])
    expect(changesBetween(before, none)).toEqual(["contacts: removed"])
    expect(changesBetween(before, { ...before, contacts: someContacts() })).toEqual([])
    expect(changesBetween(stocked(), none)).toEqual([])
  })

  it("is told in a bounded number of parts", () => {
    const nights = (count: number) => ({
      ...stocked(),
      exceptions: Array.from({ length: count }, (_, later) =>
        night(
          100,
          `2026-${String(Math.floor(later / 28) + 1).padStart(2, "0")}-${String((later % 28) + 1).padStart(2, "0")}`,
        ),
      ),
    })

    expect(changesBetween(stocked(), nights(MOST_PARTS))).toHaveLength(MOST_PARTS)
    expect(changesBetween(stocked(), nights(MOST_PARTS + 2)).at(-1)).toBe("and 2 more")
    expect(changesBetween(stocked(), nights(MOST_PARTS + 2))).toHaveLength(MOST_PARTS + 1)
  })
})
