import type { Database } from "#adapters/postgres/database.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { bothDatabases } from "#tests/support/both-databases.ts"
import { stockedAnew } from "#tests/support/stores.ts"
import { Effect } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"

const write = "insert into night (room_type, units, day, taken) values"
const ours = "'springwater-studio'"
const full = `${write} (${ours}, 3, '2026-12-04', 3)`

describe.each(bothDatabases)("the database itself: $name", ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  beforeEach(() => stockedAnew(database, [{ property: aProperty(), exceptions: [] }]))
  afterAll(() => database.close())

  const outcomeOf = async (...statements: ReadonlyArray<string>): Promise<string> => {
    const all = Effect.forEach(statements, (sql) => database.query(sql))
    const exit = await Effect.runPromiseExit(Effect.asVoid(all))
    return exit._tag === "Success" ? "written" : String(exit.cause)
  }

  it.each([
    ["a first night with more taken than exist", [`${write} (${ours}, 3, '2026-12-04', 4)`]],
    ["one more in a night that is full", [full, "update night set taken = taken + 1"]],
    ["fewer than none taken", [`${write} (${ours}, 3, '2026-12-04', -1)`]],
    ["fewer units than are taken", [full, "update room_type set units = 2"]],
  ])("refuses %s, whoever writes it", async (_, statements) => {
    expect(await outcomeOf(...statements)).toContain("never_oversold")
  })

  it("refuses a night that claims more units than there are", async () => {
    const claimed = `${write} (${ours}, 9, '2026-12-04', 4)`

    expect(await outcomeOf(claimed)).toContain("night_of_room_type")
  })

  it("lets more rooms be sold once there are more units", async () => {
    const sold = "update night set taken = 4"

    expect(await outcomeOf(full, "update room_type set units = 4", sold)).toBe("written")
  })
})
