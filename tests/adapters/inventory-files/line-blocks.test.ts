import {
  blockContradictions,
  blockLinesOf,
  blocksIn,
  kindNamedIn,
  MOST_BLOCKED_NIGHTS,
} from "#adapters/inventory-files/line-blocks.ts"
import { Slug } from "#core/property/property.ts"
import { RoomKindId } from "#core/property/room-kind.ts"
import { addDays } from "#core/stay/calendar.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { describe, expect, test } from "vitest"

const from = day("2026-12-24")
const stock = {
  slug: Slug.make("rumah"),
  kinds: [
    { id: "suite", units: 2 },
    { id: "double", units: 8 },
  ],
  rooms: [
    { uses: [{ kind: "double" }] as const },
    { id: "own-id" },
    {},
    { id: "mixed", uses: [{ kind: "suite" }] as const },
  ],
}
const block = { kind: "double", from, until: addDays(from, 1), count: 2, source: "Airbnb" }

describe("the kind that a block names", () => {
  test.each([
    ["double", "rumah/double"],
    ["suite", "rumah/suite"],
    ["own-id", "own-id"],
    ["rumah.3", "rumah.3"],
    ["rumah.1", null],
    ["mixed", null],
    ["attic", null],
  ])("%s is %j", (name, kind) => {
    expect(kindNamedIn(stock, name)).toBe(kind)
  })

  test("is none of a property without kinds", () => {
    expect(kindNamedIn({ slug: stock.slug, rooms: [] }, "double")).toBeNull()
  })
})

describe("blocks that contradict themselves", () => {
  const reasonsFor = (changes: object) =>
    blockContradictions({ ...stock, blocks: [block, { ...block, ...changes }] })

  test("end before they begin, last too long, or are of a kind that there is not", () => {
    expect(reasonsFor({ kind: "attic" })).toEqual(['blocks.1.kind: no kind is called "attic"'])
    expect(reasonsFor({ until: from })).toEqual([`blocks.1.until: is not after ${from}`])
    expect(reasonsFor({ until: addDays(from, MOST_BLOCKED_NIGHTS + 1) })).toEqual([
      `blocks.1.until: is more than ${MOST_BLOCKED_NIGHTS} nights after ${from}`,
    ])
  })

  test("are none that last as long as any may", () => {
    expect(reasonsFor({ until: addDays(from, MOST_BLOCKED_NIGHTS) })).toEqual([])
    expect(blockContradictions(stock)).toEqual([])
  })

  test("may reach a year further than guests book", () => {
    expect(MOST_BLOCKED_NIGHTS).toBe(906)
  })
})

describe("the blocks of a line", () => {
  test("are those of each source, night by night; a count of 0 lifts what it had", () => {
    const blocks = [
      { ...block, until: addDays(from, 2), reference: "uid-1", note: "Wedding" },
      { ...block, source: "owner", count: 0 },
      { ...block, kind: "attic" },
      { ...block, kind: "own-id", count: 1 },
    ]
    const wedding = { kind: "rumah/double", count: 2, reference: "uid-1", note: "Wedding" }

    expect(blocksIn({ ...stock, blocks })).toEqual([
      {
        source: "Airbnb",
        blocks: [
          { ...wedding, date: from },
          { ...wedding, date: addDays(from, 1) },
          { kind: "own-id", date: from, count: 1, reference: "", note: "" },
        ],
      },
      { source: "owner", blocks: [] },
    ])
    expect(blocksIn(stock)).toEqual([])
  })

  test("are written again with the short name of their kind, and no empty words", () => {
    const night = { date: from, count: 1, reference: "", note: "" }
    const sources = [
      {
        source: "Airbnb",
        blocks: [
          { ...night, kind: RoomKindId.make("rumah/double") },
          { ...night, kind: RoomKindId.make("own-id"), reference: "uid-1" },
          { ...night, kind: RoomKindId.make("rumah-2/double"), note: "Wedding" },
        ],
      },
    ]
    const written = { from, until: addDays(from, 1), count: 1, source: "Airbnb" }

    expect(blockLinesOf("rumah", sources)).toEqual([
      { ...written, kind: "double" },
      { ...written, kind: "own-id", reference: "uid-1" },
      { ...written, kind: "rumah-2/double", note: "Wedding" },
    ])
  })
})
