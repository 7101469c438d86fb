import { NIGHTS_AHEAD } from "#core/channels/channel.terms.ts"
import { takenNights } from "#core/channels/taken-nights.ts"
import type { Block } from "#core/inventory/block.ts"
import { RoomKindId } from "#core/property/room-kind.ts"
import { addDays } from "#core/stay/calendar.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import fc from "fast-check"
import { expect, it } from "vitest"

const today = day("2026-12-01")
const bedroom = RoomKindId.make("bedroom")
const kitchen = RoomKindId.make("kitchen")
/** A suite of two bedrooms and a kitchen. */
const room = aRoomType({
  uses: [
    { kind: bedroom, count: 2 },
    { kind: kitchen, count: 1 },
  ],
})

type FreeOf = (kind: string, night: string) => number

const takenWith = (freeOfKind: FreeOf, leftOut: ReadonlyArray<Block> = []) =>
  takenNights({ snapshot: { freeOfKind }, room, leftOut, today })

const aBlock = (changes: Partial<Block> = {}): Block => ({
  kind: bedroom,
  date: today,
  count: 1,
  source: "Elsewhere",
  reference: "",
  note: "",
  ...changes,
})

it("tells each night in which a room is missing, in order, from today as far as is told", () => {
  const last = addDays(today, NIGHTS_AHEAD - 1)
  const free: Readonly<Record<string, number>> = {
    [`bedroom ${addDays(today, -1)}`]: 0,
    [`bedroom ${last}`]: 1,
    "bedroom 2026-12-03": 1,
    "kitchen 2026-12-02": 0,
    "bedroom 2026-12-04": 2,
    [`bedroom ${addDays(last, 1)}`]: 0,
  }

  expect(takenWith((kind, night) => free[`${kind} ${night}`] ?? 2)).toEqual([
    "2026-12-02",
    "2026-12-03",
    last,
  ])
  expect(takenWith(() => 0)).toHaveLength(NIGHTS_AHEAD)
})

it("does not tell a site of the rooms that it blocked itself, of that kind in that night", () => {
  const free: FreeOf = (_, night) => (night === today ? 0 : 2)
  const rest = [aBlock({ count: 2 }), aBlock({ kind: kitchen })]
  const elsewhere = addDays(today, 1)

  expect(takenWith(free)).toEqual([today])
  expect(takenWith(free, rest)).toEqual([])
  expect(takenWith(free, [aBlock(), ...rest.slice(1)])).toEqual([today])
  expect(takenWith(free, [aBlock(), aBlock(), ...rest.slice(1)])).toEqual([])
  expect(takenWith(free, [aBlock({ date: elsewhere, count: 2 }), ...rest.slice(1)])).toEqual([
    today,
  ])
  expect(takenWith(free, [aBlock({ kind: kitchen, count: 9 })])).toEqual([today])
})

it("tells the same as if the site had blocked nothing", () => {
  const nights = 6
  const anyBlock = fc
    .record({
      kind: fc.constantFrom(bedroom, kitchen),
      days: fc.nat(nights - 1),
      count: fc.integer({ min: 1, max: 3 }),
    })
    .map(({ kind, days, count }) => aBlock({ kind, date: addDays(today, days), count }))
  const anyFree = fc.array(fc.nat(4), { minLength: 2 * nights, maxLength: 2 * nights })
  fc.assert(
    fc.property(anyFree, fc.array(anyBlock), (counts, blocks) => {
      const free = new Map<string, number>(
        counts.map((count, place) => {
          const night = addDays(today, Math.floor(place / 2))
          return [`${place % 2 === 0 ? bedroom : kitchen} ${night}`, count] as const
        }),
      )
      const without: FreeOf = (kind, night) => free.get(`${kind} ${night}`) ?? 2
      const blocked: FreeOf = (kind, night) =>
        blocks
          .filter((block) => `${block.kind} ${block.date}` === `${kind} ${night}`)
          .reduce((left, { count }) => left - count, without(kind, night))

      expect(takenWith(blocked, blocks)).toEqual(takenWith(without))
    }),
  )
})
