import { loadInventory } from "#adapters/inventory-files/loading.ts"
import type { Reading } from "#adapters/inventory-files/reading.ts"
import type {
  InventoryKeeper,
  PutCounts,
  StockedProperty,
} from "#core/inventory/inventory-keeper.port.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { demoInventory } from "#fixtures/inventory/demo-inventory.ts"
import { Effect } from "effect"
import { expect, test } from "vitest"

const stocked = [...demoInventory({ properties: 5, seed: 1, today: day("2026-11-21") })]

async function* flowing() {
  for (const [place, one] of stocked.entries())
    yield { line: place + 1, stocked: one } satisfies Reading
}

/** A keeper that answers each put in this way, and notes how many each brought. */
const answering = (answer: (brought: ReadonlyArray<StockedProperty>) => PutCounts) => {
  const puts: Array<number> = []
  const keeper: InventoryKeeper = {
    put: (brought) => {
      puts.push(brought.length)
      return Effect.succeed(answer(brought))
    },
    count: () => Effect.succeed(0),
  }
  return { keeper, puts }
}

const nothing = { added: 0, changed: 0, unchanged: 0 }

test("puts so many at once and no more", async () => {
  const { keeper, puts } = answering(() => ({ added: 1, changed: 2, unchanged: 3 }))

  expect(await loadInventory(flowing(), keeper, 2)).toEqual({
    added: 3,
    changed: 6,
    unchanged: 9,
    refused: [],
  })
  expect(puts).toEqual([2, 2, 1])
})

test("puts nothing after the last of them", async () => {
  const { keeper, puts } = answering(() => nothing)

  expect(await loadInventory(flowing(), keeper, 5)).toEqual({ ...nothing, refused: [] })
  expect(puts).toEqual([5])
})

test("tells what could not be kept from being sold, from all puts together", async () => {
  const slugsOf = (brought: ReadonlyArray<StockedProperty>) =>
    brought.map(({ property }) => property.slug)
  const { keeper } = answering((brought) => {
    const [one] = slugsOf(brought)
    return {
      ...nothing,
      notBlocked: [`${one} blocked`],
      crowded: [`${one} crowded`],
      unreached: [`${one} unreached`],
    } as unknown as PutCounts
  })
  const [first, , third, , fifth] = slugsOf(stocked)

  expect(await loadInventory(flowing(), keeper, 2)).toEqual({
    ...nothing,
    refused: [],
    notBlocked: [`${first} blocked`, `${third} blocked`, `${fifth} blocked`],
    crowded: [`${first} crowded`, `${third} crowded`, `${fifth} crowded`],
    unreached: [`${first} unreached`, `${third} unreached`, `${fifth} unreached`],
  })
})
