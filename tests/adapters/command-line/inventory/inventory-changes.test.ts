import { listChanges } from "#adapters/command-line/inventory/inventory-changes.ts"
import type { LoggedChange } from "#core/inventory/change-log.port.ts"
import { Slug } from "#core/property/property.ts"
import { Effect } from "effect"
import { expect, it } from "vitest"

const aChange = (number: number, parts: ReadonlyArray<string>): LoggedChange => ({
  number,
  at: Date.parse("2026-12-01T04:00:00Z") + number,
  who: "Mei",
  by: "import a.jsonl",
  property: Slug.make("rumah-tanjung"),
  parts,
})

/** What is said of a page of changes, and what the log was asked for. */
const listed = async (limit: number, page: ReadonlyArray<LoggedChange>) => {
  const said: Array<string> = []
  const asked: Array<unknown> = []
  const log = {
    append: () => Effect.die("not asked for"),
    page: (which: unknown) => {
      asked.push(which)
      return Effect.succeed(page)
    },
  }
  const task = { kind: "changes", property: null, before: 9, limit } as const
  const code = await listChanges(log, task, (line) => said.push(line))
  return { code, said, asked }
}

it("changes are listed with who made them, each part on a line, and how to see those before", async () => {
  const page = [aChange(8, ["rate: 1 → 2", "withdrawn: true"]), aChange(7, [])]

  const { code, said, asked } = await listed(2, page)

  expect(code).toBe(0)
  expect(asked).toEqual([{ kind: "changes", property: null, before: 9, limit: 2 }])
  expect(said).toEqual([
    "8  2026-12-01T04:00:00.008Z  Mei  rumah-tanjung  import a.jsonl",
    "  rate: 1 → 2",
    "  withdrawn: true",
    "7  2026-12-01T04:00:00.007Z  Mei  rumah-tanjung  import a.jsonl",
    "2 changes; those before: --before 7",
  ])
})

it.each([
  [2, [aChange(1, [])], "1 change"],
  [3, [aChange(2, []), aChange(1, [])], "2 changes"],
  [1, [aChange(2, [])], "1 change; those before: --before 2"],
  [1, [], "0 changes"],
])("of at most %s changes, the last line says how many there are", async (limit, page, last) => {
  expect((await listed(limit, page)).said.at(-1)).toBe(last)
})
