import { runInventory } from "#adapters/command-line/inventory/inventory-run.ts"
import { inventoryTaskIn } from "#adapters/command-line/inventory/inventory-words.ts"
import type { InventoryKeeper } from "#core/inventory/inventory-keeper.port.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { Effect } from "effect"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, it, onTestFinished } from "vitest"
import { aPictureStore } from "../a-picture-store.ts"

const aLine = (place: number): string =>
  JSON.stringify({
    slug: `stay-${place}`,
    name: `Stay ${place}`,
    kind: "homestay",
    destination: "ipoh",
    address: "4, Jalan Kenanga, 30000 Ipoh",
    overview: "A quiet house with a garden.",
    rooms: [{ name: "Garden Room", maxAdults: 2, units: 3, baseRate: 12_800 }],
  })

const aFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "singgah-progress-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** What is said of a command in this folder, and how many properties were put at once each time. */
const run = async (words: string, folder: string, atOnce: number) => {
  const said: Array<string> = []
  const puts: Array<number> = []
  const keeper: InventoryKeeper = {
    put: (some) =>
      Effect.sync(() => {
        puts.push(some.length)
        return { added: some.length, changed: 0, unchanged: 0 }
      }),
    count: () => Effect.succeed(0),
  }
  const task = inventoryTaskIn(words.split(" "))
  if (typeof task === "string") return expect.fail(task)
  const code = await runInventory(task, {
    today: day("2026-11-21"),
    folder,
    say: (line) => said.push(line),
    isRehearsal: false,
    atOnce,
    withStore: (work) => work({ ...aPictureStore(new Map()), keeper }),
  })
  return { code, said, puts }
}

it("each full thousand of a long import is said, and its file is found from the folder", async () => {
  const folder = aFolder()
  const lines = Array.from({ length: 2400 }, (_, place) => aLine(place))
  writeFileSync(join(folder, "stays.jsonl"), lines.join("\n"))

  const { code, said, puts } = await run("import stays.jsonl", folder, 600)

  expect(code).toBe(0)
  expect(puts).toEqual([600, 600, 600, 600])
  expect(said).toEqual([
    "1200 properties so far ...",
    "2400 properties so far ...",
    "2400 added, 0 changed, 0 unchanged, 0 refused",
  ])
})

it("the thousandth property is said of at once", async () => {
  const folder = aFolder()
  const lines = Array.from({ length: 1001 }, (_, place) => aLine(place))
  writeFileSync(join(folder, "stays.jsonl"), lines.join("\n"))

  const { said } = await run("import stays.jsonl", folder, 500)

  expect(said).toEqual([
    "1000 properties so far ...",
    "1001 added, 0 changed, 0 unchanged, 0 refused",
  ])
})

it("generated properties are written into the folder, one in a line", async () => {
  const folder = aFolder()

  const { code, said, puts } = await run("generate --properties 2 --out two.jsonl", folder, 10)

  const lines = readFileSync(join(folder, "two.jsonl"), "utf8").split("\n")
  expect(code).toBe(0)
  expect(said).toEqual(["2 properties written to two.jsonl"])
  expect(puts).toEqual([])
  expect(lines).toHaveLength(3)
  expect(lines[2]).toBe("")
  expect(lines.slice(0, 2).map((line) => typeof JSON.parse(line).slug)).toEqual([
    "string",
    "string",
  ])
})
