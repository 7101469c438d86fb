import { listChanges } from "#adapters/command-line/inventory/inventory-changes.ts"
import { listInventory } from "#adapters/command-line/inventory/inventory-list.ts"
import { runInventory } from "#adapters/command-line/inventory/inventory-run.ts"
import { inventoryTaskIn } from "#adapters/command-line/inventory/inventory-words.ts"
import { printLoaded } from "#adapters/command-line/inventory/loaded-words.ts"
import type { InventoryKeeper, PutCounts } from "#core/inventory/inventory-keeper.port.ts"
import { Slug, type Property } from "#core/property/property.ts"
import { aGuestHouse, tanjungKinds, tanjungRooms } from "#fixtures/builders/a-guest-house.ts"
import { aPlan } from "#fixtures/builders/a-plan.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { inMemoryCatalogue } from "#fixtures/doubles/catalogue.in-memory.ts"
import { inMemoryChangeLog } from "#fixtures/doubles/change-log.in-memory.ts"
import { shelvesWith } from "#fixtures/doubles/shelves.ts"
import { Effect } from "effect"
import { describe, expect, test } from "vitest"
import { aPictureStore } from "../a-picture-store.ts"

const night = { kind: tanjungKinds.double, date: day("2026-12-24") }
const rumahTanjung = Slug.make("rumah-tanjung")

/** What a command says over a store that answers every put like this. */
const run = async (words: string, counts: Partial<PutCounts> = {}, isRehearsal = false) => {
  const said: Array<string> = []
  const keeper: InventoryKeeper = {
    put: () => Effect.succeed({ added: 1, changed: 0, unchanged: 0, ...counts }),
    count: () => Effect.succeed(0),
  }
  const task = inventoryTaskIn(words.split(" "))
  if (typeof task === "string") return expect.fail(task)
  const code = await runInventory(task, {
    today: day("2026-11-21"),
    folder: "/nowhere",
    say: (line) => said.push(line),
    isRehearsal,
    atOnce: 200,
    withStore: (work) => work({ ...aPictureStore(new Map()), keeper }),
  })
  return { code, said }
}

describe("a command that puts properties", () => {
  const notBlocked = [{ ...night, property: rumahTanjung, source: "Airbnb", wanted: 2, blocked: 1 }]

  test("ends with 1 where something could not be blocked", async () => {
    expect((await run("generate --properties 1")).code).toBe(0)
    expect((await run("generate --properties 1", { notBlocked })).code).toBe(1)
  })

  test("says of no generated property that nobody there hears of bookings", async () => {
    const { said } = await run("generate --properties 1", { unreached: [rumahTanjung] })

    expect(said).toEqual(["1 added, 0 changed, 0 unchanged, 0 refused"])
  })

  test("says at its end that a dry run changed nothing", async () => {
    const { said } = await run("generate --properties 1", {}, true)

    expect(said.at(-1)).toBe("Dry run: nothing was changed.")
  })

  test("says of a single room that there is only one", () => {
    const said: Array<string> = []
    const crowded = [{ ...night, property: "rumah-tanjung", taken: 1, units: 0 }]
    const one = [{ ...night, property: "rumah-tanjung", taken: 2, units: 1 }]
    const loaded = {
      added: 0,
      changed: 1,
      unchanged: 0,
      refused: [],
      crowded: [...crowded, ...one],
    }

    printLoaded(loaded, (line) => said.push(line))

    expect(said.slice(0, 2)).toEqual([
      "rumah-tanjung: rumah-tanjung/double on 2026-12-24: 1 room is sold, held or blocked, but there are only 0 from now on",
      "rumah-tanjung: rumah-tanjung/double on 2026-12-24: 2 rooms are sold, held or blocked, but there is only 1 from now on",
    ])
  })
})

describe("a list", () => {
  const listed = async (words: string, ...stock: ReadonlyArray<Property>) => {
    const said: Array<string> = []
    const task = inventoryTaskIn(words.split(" "))
    if (typeof task === "string" || task.kind !== "list") return expect.fail("Not understood")
    const catalogue = inMemoryCatalogue(
      shelvesWith(stock.map((property) => ({ property, exceptions: [] }))),
    )
    await listInventory(catalogue, task, {
      today: day("2026-12-24"),
      say: (line) => said.push(line),
    })
    return said
  }

  test("that has as many as were asked for is all there is", async () => {
    expect((await listed("list --limit 2", aGuestHouse(), aProperty())).at(-1)).toBe("2 properties")
  })

  test("shows three restrictions without a word of more", async () => {
    const restrictions = [1, 2, 3].map((minNights) => ({ minNights }))
    const said = await listed("list", aGuestHouse({ restrictions, rooms: [] }))

    expect(said).toHaveLength(5)
    expect(said.at(-2)).toBe("  asks: minNights 3")
  })

  test("shows which plans are for members, and what they ask", async () => {
    const plans = [aPlan({ membersOnly: true, restrictions: [{ minNights: 2 }] })] as const
    const said = await listed("list", aGuestHouse({ rooms: [{ ...tanjungRooms.double, plans }] }))

    expect(said[2]).toMatch(/^ {4}plan {2}.* {2}members only$/)
    expect(said[3]).toBe("      asks: minNights 2")
  })
})

test("a page of changes that is not full has no other after it", async () => {
  const log = inMemoryChangeLog()
  const said: Array<string> = []
  const change = { property: rumahTanjung, parts: [] }
  await Effect.runPromise(log.append({ who: "mei", by: "import" }, 0, [change]))

  const task = { kind: "changes", property: null, before: null, limit: 2 } as const
  await listChanges(log, task, (line) => said.push(line))

  expect(said.at(-1)).toBe("1 change")
})
