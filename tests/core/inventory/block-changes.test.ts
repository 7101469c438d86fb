import { blockChanges, MOST_RANGES } from "#core/inventory/block-changes.ts"
import type { Block } from "#core/inventory/block.ts"
import { RoomKindId } from "#core/property/room-kind.ts"
import { addDays } from "#core/stay/calendar.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

const [double, family] = [RoomKindId.make("double"), RoomKindId.make("family")]
const christmas = day("2026-12-24")

const aBlock = (changes: Partial<Block> = {}): Block => ({
  kind: double,
  date: christmas,
  count: 8,
  source: "Airbnb",
  reference: "",
  note: "",
  ...changes,
})
const nights = (count: number, changes: Partial<Block> = {}, apart = 1) =>
  Array.from({ length: count }, (_, later) =>
    aBlock({ ...changes, date: addDays(christmas, later * apart) }),
  )
const told = (before: ReadonlyArray<Block>, after: ReadonlyArray<Block>) =>
  blockChanges("Airbnb", before, after).map((part) => {
    expect(part).toMatch(/^blocks of Airbnb: /)
    return part.slice("blocks of Airbnb: ".length)
  })

describe("what changes of the blocks of a source", () => {
  it("is told by kind, nights and rooms, when they come and when they go", () => {
    expect(told([], nights(2))).toEqual(["double 2026-12-24 to 2026-12-25 (2 nights): 0 → 8"])
    expect(told(nights(2), [])).toEqual(["double 2026-12-24 to 2026-12-25 (2 nights): 8 → 0"])
    expect(told(nights(1), nights(1, { count: 3 }))).toEqual(["double 2026-12-24: 8 → 3"])
  })

  it("is nothing where all are as before, in whatever order", () => {
    const two = [aBlock({ reference: "a", count: 1 }), aBlock({ reference: "b", count: 2 })]

    expect(told([], [])).toEqual([])
    expect(told(two, two.toReversed())).toEqual([])
  })

  it("adds up what a source takes of a kind in a night", () => {
    const two = [aBlock({ reference: "a", count: 1 }), aBlock({ reference: "b", count: 2 })]

    expect(told(two, [])).toEqual(["double 2026-12-24: 3 → 0"])
  })

  it.each([{ note: "Wedding" }, { reference: "b" }])(
    "says where as many rooms are noted differently: %j",
    (changes) => {
      expect(told(nights(1), nights(1, changes))).toEqual([
        "double 2026-12-24: 8 as before, noted differently",
      ])
    },
  )

  it("tells nights one after the other together where the same became of them", () => {
    const after = [
      ...nights(3, { kind: family, count: 1 }),
      ...nights(2).toReversed(),
      aBlock({ date: day("2026-12-26"), count: 2 }),
      aBlock({ date: day("2026-12-28"), count: 2 }),
    ]

    expect(told([], after)).toEqual([
      "double 2026-12-24 to 2026-12-25 (2 nights): 0 → 8",
      "double 2026-12-26: 0 → 2",
      "double 2026-12-28: 0 → 2",
      "family 2026-12-24 to 2026-12-26 (3 nights): 0 → 1",
    ])
    const next = aBlock({ kind: family, date: day("2026-12-26") })
    expect(told([], [...nights(2), next])).toEqual([
      "double 2026-12-24 to 2026-12-25 (2 nights): 0 → 8",
      "family 2026-12-26: 0 → 8",
    ])
  })

  it("is told in a bounded number of ranges, with how many more there are", () => {
    const most = nights(MOST_RANGES, {}, 3)
    const pair = nights(2, { kind: family })
    const one = aBlock({ kind: family, date: day("2027-12-24") })

    expect(told([], most)).toHaveLength(MOST_RANGES)
    expect(told([], [...most, ...pair, one])).toHaveLength(MOST_RANGES + 1)
    expect(told([], [...most, ...pair, one]).slice(-2)).toEqual([
      `double ${addDays(christmas, 3 * (MOST_RANGES - 1))}: 0 → 8`,
      "and 2 more (nights: 3)",
    ])
  })

  it("names each changed night in exactly one range", () => {
    const anyBlocks = fc.uniqueArray(
      fc
        .record({ later: fc.nat(12), count: fc.integer({ min: 1, max: 2 }) })
        .map(({ later, count }) => aBlock({ date: addDays(christmas, later), count })),
      { selector: ({ date }) => date },
    )
    fc.assert(
      fc.property(anyBlocks, anyBlocks, (before, after) => {
        const count = (blocks: ReadonlyArray<Block>, date: string) =>
          blocks.find((block) => block.date === date)?.count ?? 0
        const dates = Array.from({ length: 13 }, (_, later) => addDays(christmas, later))
        const changed = dates.filter((date) => count(before, date) !== count(after, date))
        const named = told(before, after).flatMap((part) => {
          const [first = "", last = first] = part.match(/\d{4}-\d\d-\d\d/g) ?? []
          const became = part.split(": ").at(-1)
          return dates
            .filter((date) => first <= date && date <= last)
            .map((date) => {
              expect(became).toBe(`${count(before, date)} → ${count(after, date)}`)
              return date
            })
        })
        expect(named).toEqual(changed)
      }),
    )
  })
})
