import { listChanges } from "#adapters/command-line/inventory/inventory-changes.ts"
import { authorOf } from "#adapters/command-line/inventory/inventory-author.ts"
import { runWithdrawal } from "#adapters/command-line/inventory/inventory-withdrawals.ts"
import { inventoryTaskIn } from "#adapters/command-line/inventory/inventory-words.ts"
import { Slug } from "#core/property/property.ts"
import { aGuestHouse } from "#fixtures/builders/a-guest-house.ts"
import { inMemoryChangeLog } from "#fixtures/doubles/change-log.in-memory.ts"
import { shelvesWith } from "#fixtures/doubles/shelves.ts"
import { inMemoryWithdrawals } from "#fixtures/doubles/withdrawals.in-memory.ts"
import { Effect } from "effect"
import { describe, expect, test } from "vitest"

describe("npm run inventory -- withdraw", () => {
  const anOperator = () => {
    const said: Array<string> = []
    const withdrawals = inMemoryWithdrawals(
      shelvesWith([{ property: aGuestHouse(), exceptions: [] }]),
    )
    const run = async (words: string) => {
      const task = inventoryTaskIn(words.split(" "))
      if (typeof task === "string" || task.kind !== "withdraw") throw new Error("Not understood")
      return runWithdrawal(withdrawals, task, (line) => said.push(line))
    }
    return { said, run }
  }

  test("takes off sale, puts back, and says what is so already", async () => {
    const { said, run } = anOperator()
    const words = [
      "withdraw rumah-tanjung",
      "withdraw rumah-tanjung",
      "restore rumah-tanjung",
      "restore rumah-tanjung tanjung-pair",
    ]

    for (const asked of words) expect(await run(asked)).toBe(0)

    expect(said).toEqual([
      "rumah-tanjung is withdrawn; bookings that were made stay",
      "rumah-tanjung is withdrawn already",
      "rumah-tanjung is on sale again",
      "tanjung-pair of rumah-tanjung is on sale already",
    ])
  })

  test.each([
    ["withdraw nowhere", "No property is called nowhere"],
    ["restore rumah-tanjung attic", "rumah-tanjung has no room with the id attic"],
  ])("refuses what is not there: %s", async (words, reason) => {
    const { said, run } = anOperator()

    expect(await run(words)).toBe(1)
    expect(said).toEqual([reason])
  })
})

describe("npm run inventory -- changes", () => {
  test("lists pages, and says how to turn them", async () => {
    const log = inMemoryChangeLog()
    const said: Array<string> = []
    const property = Slug.make("rumah-tanjung")
    const by = { who: "mei", by: "import a.jsonl" }
    const changes = ["added", "contacts"].map((part) => ({ property, parts: [part] }))
    await Effect.runPromise(log.append(by, Date.parse("2026-11-21T02:30:00Z"), changes))
    const list = (before: number | null) =>
      listChanges(log, { kind: "changes", property, before, limit: 1 }, (line) => said.push(line))

    expect(await list(null)).toBe(0)
    expect(await list(1)).toBe(0)

    expect(said).toEqual([
      "2  2026-11-21T02:30:00.000Z  mei  rumah-tanjung  import a.jsonl",
      "  contacts",
      "1 change; those before: --before 2",
      "0 changes",
    ])
  })
})

describe("the author of a change", () => {
  test.each([
    [["import", "a.jsonl", "--by", "Mei"], "Mei"],
    [["import", "a.jsonl", "--by=Mei"], "Mei"],
    [["import", "a.jsonl"], "root"],
    [["import", "--by", "\u0007"], " "],
    [["import", "--by="], "unknown"],
  ])("%j is by %j", (words, who) => {
    expect(authorOf(words, "/home", () => "root").who).toBe(who)
  })

  test("says the command and its folder on one line of bounded length", () => {
    const { by } = authorOf(["import", "a\n.jsonl"], "/home/mei", () => "mei")

    expect(by).toBe("import a .jsonl (in /home/mei)")
    expect(authorOf(["x".repeat(900)], "", () => "mei").by).toHaveLength(300)
  })
})
