import { blockPlan } from "#core/inventory/block-plan.ts"
import type { Block } from "#core/inventory/block.ts"
import { tanjungKinds } from "#fixtures/builders/a-guest-house.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import * as fc from "fast-check"
import { expect, test } from "vitest"

const { double, suite } = tanjungKinds
const nights = ["2026-12-24", "2026-12-25"].map(day)

const anyBlock: fc.Arbitrary<Block> = fc.record({
  kind: fc.constantFrom(double, suite),
  date: fc.constantFrom(...nights),
  count: fc.integer({ min: 1, max: 4 }),
  source: fc.constant("Airbnb"),
  reference: fc.constantFrom("", "a", "b"),
  note: fc.constantFrom("", "Owner"),
})

const anyBlocks = fc.array(anyBlock, { maxLength: 8 })
/** Blocks as a store has them: one of each reference and night. */
const anyHad = fc.uniqueArray(anyBlock, {
  maxLength: 8,
  selector: ({ kind, date, reference }) => `${kind} ${date} ${reference}`,
})

const sumIn = (blocks: ReadonlyArray<{ kind: string; date: string; count: number }>, at: string) =>
  blocks.reduce((sum, { kind, date, count }) => sum + (`${kind} ${date}` === at ? count : 0), 0)

const nightsIn = (rooms: ReturnType<typeof blockPlan>["taken"]) =>
  rooms.flatMap(({ kind, count, dates }) => dates.map((date) => ({ kind, date, count })))

const places = [double, suite].flatMap((kind) => nights.map((date) => `${kind} ${date}`))

test("a source gets what it wants as far as rooms are free, and gives back the rest", () => {
  fc.assert(
    fc.property(
      anyHad,
      anyBlocks,
      fc.array(fc.integer({ min: -1, max: 4 }), { minLength: 4, maxLength: 4 }),
      (had, wanted, free) => {
        const freeOf = (kind: string, date: string) => free[places.indexOf(`${kind} ${date}`)] ?? 0
        const plan = blockPlan(had, wanted, freeOf)
        for (const [at, place] of places.entries()) {
          const [before, asked] = [sumIn(had, place), sumIn(wanted, place)]
          const blocked = sumIn(plan.blocks, place)
          expect(blocked).toBe(
            Math.min(asked, before + asked === 0 ? 0 : Math.max(0, before + (free[at] ?? 0))),
          )
          expect(
            before + sumIn(nightsIn(plan.taken), place) - sumIn(nightsIn(plan.given), place),
          ).toBe(blocked)
          const told = plan.notBlocked.find(({ kind, date }) => `${kind} ${date}` === place)
          expect(told?.source).toBe(told && "Airbnb")
          expect(told ? [told.wanted, told.blocked] : [asked, asked]).toEqual([asked, blocked])
        }
        expect(plan.blocks.every(({ count }) => count > 0)).toBe(true)
        expect(plan.notBlocked.every((night) => night.blocked < night.wanted)).toBe(true)
        const left = (kind: string, date: string) =>
          freeOf(kind, date) +
          sumIn(nightsIn(plan.given), `${kind} ${date}`) -
          sumIn(nightsIn(plan.taken), `${kind} ${date}`)
        const again = blockPlan(plan.blocks, wanted, left)
        expect([again.changed, again.taken, again.given]).toEqual([0, [], []])
        expect(again.blocks).toEqual(plan.blocks)
      },
    ),
    { numRuns: 300 },
  )
})

test("a night counts as changed when anything of its blocks did", () => {
  const block: Block = {
    kind: double,
    date: nights[0] ?? day("2026-12-24"),
    count: 1,
    source: "Airbnb",
    reference: "",
    note: "",
  }
  const changedTo = (other: Block) => blockPlan([block], [other], () => 9).changed
  expect(
    [block, { ...block, note: "Owner" }, { ...block, reference: "b" }, { ...block, count: 2 }].map(
      changedTo,
    ),
  ).toEqual([0, 1, 1, 1])
})

const blockOf = (reference: string, count = 1): Block => ({
  kind: double,
  date: day("2026-12-24"),
  count,
  source: "Airbnb",
  reference,
  note: "",
})

test("the first references get the rooms that are left, in whatever order they are wanted", () => {
  const wanted = [blockOf("c"), blockOf("a"), blockOf("b", 2)]

  expect(blockPlan([], wanted, () => 2).blocks).toEqual([blockOf("a"), blockOf("b", 1)])
  expect(blockPlan([], wanted.toReversed(), () => 2).blocks).toEqual([
    blockOf("a"),
    blockOf("b", 1),
  ])
})

test("blocks that come in another order are the same blocks", () => {
  const blocks = [blockOf("a"), blockOf("b"), blockOf("c")]

  expect(blockPlan(blocks.toReversed(), blocks, () => 0).changed).toBe(0)
  expect(blockPlan(blocks, blocks.toReversed(), () => 0).changed).toBe(0)
})

test("a night of which everything is given back tells no room that could not be blocked", () => {
  const plan = blockPlan([blockOf("a", 2)], [], () => 0)

  expect(plan).toEqual({
    blocks: [],
    taken: [],
    given: [{ kind: double, count: 2, dates: [day("2026-12-24")] }],
    notBlocked: [],
    changed: 1,
  })
})

test("nights are planned kind by kind and day by day", () => {
  const [late, early] = [blockOf("z"), { ...blockOf("a"), date: day("2026-12-23") }]
  const other = { ...blockOf("a"), kind: suite, date: day("2026-12-22") }

  expect(blockPlan([], [other, late, early], () => 9).blocks).toEqual([early, late, other])
  expect(blockPlan([other, late], [early], () => 9).given).toEqual([
    { kind: double, count: 1, dates: [late.date] },
    { kind: suite, count: 1, dates: [other.date] },
  ])
})
