import { loadInventory } from "#adapters/inventory-files/loading.ts"
import type { Reading } from "#adapters/inventory-files/reading.ts"
import type { CalendarDate } from "#core/stay/calendar-date.ts"
import { demoInventory } from "#fixtures/inventory/demo-inventory.ts"
import { expect, test } from "vitest"
import { aKeeper } from "./a-keeper.ts"

const stocked = [
  ...demoInventory({ properties: 205, seed: 1, today: "2026-11-21" as CalendarDate }),
]
const readings = stocked.map((one, place): Reading => ({ line: place + 1, stocked: one }))

async function* flowing(some: ReadonlyArray<Reading>) {
  yield* some
}

test("loads everything, and the second time changes nothing", async () => {
  const { keeper, kept } = aKeeper()

  const first = await loadInventory(flowing(readings), keeper)
  const second = await loadInventory(flowing(readings), keeper)

  expect(first).toEqual({ added: 205, changed: 0, unchanged: 0, refused: [] })
  expect(second).toEqual({ added: 0, changed: 0, unchanged: 205, refused: [] })
  expect(kept.size).toBe(205)
})

test("refuses the second entry of a slug, and tells where the first is", async () => {
  const { keeper } = aKeeper()
  const again = stocked.slice(2, 3).map((one): Reading => ({ line: 9, stocked: one }))

  const { added, refused } = await loadInventory(
    flowing([...readings.slice(0, 3), ...again]),
    keeper,
  )

  expect(added).toBe(3)
  expect(refused).toEqual([
    { line: 9, reasons: [`slug: ${stocked[2]?.property.slug} is on line 3 already`] },
  ])
})

test("loads the good ones beside one that the keeper refuses", async () => {
  const bad = stocked[1]?.property
  const { keeper } = aKeeper([bad?.slug ?? ""])

  const { added, refused } = await loadInventory(flowing(readings.slice(0, 4)), keeper)

  expect(added).toBe(3)
  expect(refused).toEqual([
    {
      line: 2,
      reasons: [
        `${bad?.rooms[0]?.id}: rooms of it are sold or blocked on 2026-12-24; keep them under ` +
          "this id until then, or withdraw what is sold of them",
      ],
    },
  ])
})

test("passes on what a reader refused", async () => {
  const { keeper } = aKeeper()

  const loaded = await loadInventory(flowing([{ line: 4, reasons: ["no"] }]), keeper)

  expect(loaded.refused).toEqual([{ line: 4, reasons: ["no"] }])
})
