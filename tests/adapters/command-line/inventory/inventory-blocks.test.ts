import { runBlocks } from "#adapters/command-line/inventory/inventory-blocks.ts"
import { inventoryTaskIn } from "#adapters/command-line/inventory/inventory-words.ts"
import { aGuestHouse, tanjungKinds } from "#fixtures/builders/a-guest-house.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { inMemoryBlocks } from "#fixtures/doubles/blocks.in-memory.ts"
import { inMemoryCatalogue } from "#fixtures/doubles/catalogue.in-memory.ts"
import { nightKey, shelvesWith } from "#fixtures/doubles/shelves.ts"
import { describe, expect, test } from "vitest"

const CLOSED = ["rumah-tanjung", "double", "2026-12-24", "2026-12-26"]

/** An operator at a command line, with Rumah Tanjung and The Springwater in stock. */
const anOperator = () => {
  const shelves = shelvesWith(
    [aGuestHouse(), aProperty()].map((property) => ({ property, exceptions: [] })),
  )
  const said: Array<string> = []
  const run = async (...words: ReadonlyArray<string>) => {
    const task = inventoryTaskIn(words)
    if (typeof task === "string") return task
    if (task.kind !== "block" && task.kind !== "blocks") throw new Error("No words of blocks")
    const store = { blocks: inMemoryBlocks(shelves), catalogue: inMemoryCatalogue(shelves) }
    return runBlocks(store, task, (line) => said.push(line))
  }
  const taken = (night: string, kind: string = tanjungKinds.double) =>
    shelves.contents.taken.get(nightKey(kind, night)) ?? 0
  return { shelves, said, run, taken }
}

describe("npm run inventory -- block", () => {
  test("closes nights for a source, lists them and opens them again", async () => {
    const { run, said, taken } = anOperator()

    expect(await run("block", ...CLOSED, "8", "--source", "Airbnb", "--note", "Wedding")).toBe(0)
    expect([taken("2026-12-24"), taken("2026-12-25"), taken("2026-12-26")]).toEqual([8, 8, 0])
    expect(await run("blocks", "rumah-tanjung")).toBe(0)
    expect(await run("unblock", ...CLOSED, "--source", "Airbnb")).toBe(0)
    expect(taken("2026-12-24")).toBe(0)

    expect(said).toEqual([
      "2 nights changed",
      "2026-12-24  rumah-tanjung/double  8  Airbnb    Wedding",
      "2026-12-25  rumah-tanjung/double  8  Airbnb    Wedding",
      "2 nights blocked",
      "2 nights changed",
    ])
  })

  test("says which nights could not be closed, and closes the others", async () => {
    const { shelves, run, said, taken } = anOperator()
    shelves.contents.taken.set(nightKey(tanjungKinds.double, "2026-12-24"), 3)

    expect(await run("block", ...CLOSED, "8", "--source", "renovation")).toBe(1)

    expect([taken("2026-12-24"), taken("2026-12-25")]).toEqual([8, 8])
    expect(said[0]).toBe(
      "rumah-tanjung/double on 2026-12-24: 5 of 8 rooms are blocked for renovation; the others are sold, blocked already or do not exist",
    )
  })

  test("knows the rooms of a room type by its id", async () => {
    const { run, taken } = anOperator()
    const words = ["the-springwater", "springwater-studio", "2026-12-24", "2026-12-25", "2"]

    expect(await run("block", ...words, "--source", "owner")).toBe(0)
    expect(taken("2026-12-24", "springwater-studio")).toBe(2)
  })

  test("closes and opens all the rooms of a house that is taken as a whole", async () => {
    const { run, said, taken } = anOperator()
    const night = ["rumah-tanjung", "tanjung-house", "2026-12-24", "2026-12-25"]
    const takenOfEach = () => Object.values(tanjungKinds).map((kind) => taken("2026-12-24", kind))

    expect(await run("block", ...night, "1", "--source", "walk-in")).toBe(0)
    expect(takenOfEach()).toEqual([8, 3, 1])
    expect(await run("unblock", ...night, "--source", "walk-in")).toBe(0)
    expect(takenOfEach()).toEqual([0, 0, 0])
    expect(await run("block", ...night.with(1, "tanjung-pair"), "2", "--source", "walk-in")).toBe(0)
    expect(takenOfEach()).toEqual([4, 0, 0])
    expect(said).toEqual(["3 nights changed", "3 nights changed", "1 night changed"])
  })

  test.each([
    [["nowhere", "double", "2026-12-24", "2026-12-25", "1"], "There is no property nowhere"],
    [
      ["rumah-tanjung", "attic", "2026-12-24", "2026-12-25", "1"],
      "rumah-tanjung has no rooms called attic, but double, family, suite, tanjung-double, tanjung-family, tanjung-suite, tanjung-pair, tanjung-house",
    ],
  ])("refuses what is not there: %s", async (words, reason) => {
    const { run, said } = anOperator()

    expect(await run("block", ...words, "--source", "Airbnb")).toBe(1)
    expect(said).toEqual([reason])
  })

  test.each([
    [["block", ...CLOSED, "1"], "--source"],
    [["block", ...CLOSED, "0", "--source", "Airbnb"], "Use block"],
    [["block", ...CLOSED, "--source", "Airbnb"], "Use block"],
    [["unblock", ...CLOSED, "1", "--source", "Airbnb"], "Use block"],
    [
      ["block", "rumah-tanjung", "double", "2026-12-26", "2026-12-24", "1", "--source", "a"],
      "not after",
    ],
    [
      ["block", "rumah-tanjung", "double", "2026-02-30", "2026-03-04", "1", "--source", "a"],
      "dates",
    ],
    [
      ["block", "rumah-tanjung", "double", "2026-02-01", "2099-03-04", "1", "--source", "a"],
      "nights",
    ],
    [["blocks", "No Slug"], "Use block"],
    [["blocks", "rumah-tanjung", "double"], "Use block"],
  ])("says what is wrong with the words %s", async (words, reason) => {
    expect(await anOperator().run(...words)).toContain(reason)
  })

  test("tells of a property that is not there", async () => {
    const { run, said } = anOperator()

    expect(await run("blocks", "nowhere")).toBe(1)
    expect(said).toEqual(["There is no property nowhere"])
  })
})
