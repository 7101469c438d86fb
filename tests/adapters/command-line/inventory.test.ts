import {
  runInventory,
  type InventoryWorld,
} from "#adapters/command-line/inventory/inventory-run.ts"
import { inventoryTaskIn } from "#adapters/command-line/inventory/inventory-words.ts"
import { standInPictures } from "#adapters/command-line/pictures/stand-in-pictures.ts"
import { PropertyKind } from "#core/property/property-kind.ts"
import type { CalendarDate } from "#core/stay/calendar-date.ts"
import { movableClock } from "#fixtures/doubles/clock.movable.ts"
import { inMemoryInventoryKeeper } from "#fixtures/doubles/inventory-keeper.in-memory.ts"
import { shelvesWith } from "#fixtures/doubles/shelves.ts"
import { keptNameOf } from "./kept-name-of.ts"
import { aPictureStore } from "./a-picture-store.ts"
import { aKeeper } from "#tests/adapters/inventory-files/a-keeper.ts"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"

test("there are stand-in pictures for every kind of stay", () => {
  for (const kind of PropertyKind.literals) {
    expect(standInPictures(kind).property).toHaveLength(2)
    expect(standInPictures(kind).room).toHaveLength(2)
  }
})

const aLine = (slug: string) => ({
  slug,
  name: slug,
  kind: "homestay",
  destination: "ipoh",
  address: "4, Jalan Kenanga, 30000 Ipoh",
  overview: "A quiet house with a garden.",
  rooms: [{ name: "Garden Room", maxAdults: 2, units: 3, baseRate: 12_800 }],
})

describe("the command", () => {
  let folder: string
  const { keeper, kept } = aKeeper()
  const said: Array<string> = []
  const world: InventoryWorld = {
    today: "2026-11-21" as CalendarDate,
    say: (line) => said.push(line),
    folder: tmpdir(),
    atOnce: 200,
    isRehearsal: false,
    withStore: (work) => work({ ...aPictureStore(kept), keeper }),
  }
  const run = (words: string) => {
    const task = inventoryTaskIn(words.split(" "))
    return typeof task === "string" ? Promise.reject(new Error(task)) : runInventory(task, world)
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "inventory-"))
  })
  afterAll(() => rm(folder, { recursive: true }))

  test("loads what it wrote, and loading it again changes nothing", async () => {
    const file = join(folder, "seven.jsonl")

    expect(await run(`generate --properties 7 --out ${file}`)).toBe(0)
    expect(await run(`import ${file}`)).toBe(0)
    expect(said.at(-1)).toBe("7 added, 0 changed, 0 unchanged, 0 refused")
    expect(await run("generate --properties 7")).toBe(0)
    expect(said.at(-1)).toBe("0 added, 0 changed, 7 unchanged, 0 refused")
    expect(kept.size).toBe(7)
  })

  test("ends with 1 and names the line when one was refused", async () => {
    const file = join(folder, "listings.csv")
    const header = "id,name,neighbourhood,latitude,longitude,room_type,price"
    const good = "8,Room,Medan,4.6,101.08,Private room,$80.00"
    await writeFile(file, `${header}\n${good}\n9,Room,Medan,4.6,101.08,Private room,\n`)

    expect(await run(`import ${file} --format inside-airbnb --destination ipoh`)).toBe(1)
    expect(said.slice(-2)).toEqual([
      'line 3: price: "" is no price above 0',
      "1 added, 0 changed, 0 unchanged, 1 refused",
    ])
    expect(kept.get("stay-8")?.property.pictures[0]?.name).toBe(
      await keptNameOf("exterior-kampung-house-08"),
    )
  })

  test("says at an import of which properties nobody hears what is booked, the first by name", async () => {
    const file = join(folder, "silent.jsonl")
    const stock = inMemoryInventoryKeeper(shelvesWith([]), movableClock())
    const store = { ...aPictureStore(new Map()), keeper: stock }
    const load = async (silent: number, contacts?: object | null) => {
      const lines = Array.from({ length: silent }, (_, place) =>
        JSON.stringify({ ...aLine(`silent-${place + 1}`), contacts }),
      )
      const reached = { ...aLine("reached"), contacts: { email: "owner@kenanga.example" } }
      await writeFile(file, [...lines, JSON.stringify(reached)].join("\n"))
      const heard: Array<string> = []
      const task = { kind: "import", file, form: "json-lines" } as const
      const withStore: InventoryWorld["withStore"] = (work) => work(store)
      const code = await runInventory(task, {
        ...world,
        withStore,
        atOnce: 3,
        say: (line) => heard.push(line),
      })
      expect(code).toBe(0)
      return heard
    }
    const silence = (place: number) =>
      `silent-${place}: no email in its contacts: nobody there hears of its bookings`

    expect(await load(7)).toEqual([
      ...[1, 2, 3, 4, 5].map(silence),
      "and 2 more properties without an email",
      "8 added, 0 changed, 0 unchanged, 0 refused",
    ])
    expect((await load(6, null)).slice(4)).toEqual([
      silence(5),
      "and 1 more property without an email",
      "0 added, 0 changed, 7 unchanged, 0 refused",
    ])
    expect(await load(1, { email: "a@kenanga.example" })).toEqual([
      "0 added, 1 changed, 1 unchanged, 0 refused",
    ])
    expect(await load(5)).toEqual([
      ...[2, 3, 4, 5].map(silence),
      "0 added, 0 changed, 6 unchanged, 0 refused",
    ])
    expect(await load(1, { phone: "012-345 6789" })).toEqual([
      silence(1),
      "0 added, 1 changed, 1 unchanged, 0 refused",
    ])
  })

  test("fails on a file that is not there", async () => {
    await expect(run(`import ${join(folder, "nowhere.jsonl")}`)).rejects.toThrow("ENOENT")
  })
})
