import { onceItAnswers } from "#adapters/postgres/connection/once-it-answers.ts"
import { DatabaseAway, DatabaseRefused } from "#adapters/postgres/start.errors.ts"
import { StoreUnreachable } from "#core/kernel/store.errors.ts"
import { expect, it } from "vitest"

/** What is said while the first so many attempts fail with this. */
const waited = async (failures: number, error: unknown) => {
  const said: Array<string> = []
  let attempts = 0
  const open = async () => {
    attempts += 1
    if (attempts <= failures) throw error
    return "open"
  }
  const opened = await onceItAnswers(open, (line) => said.push(line), 0).catch((why) => why)
  return { opened, said, attempts }
}

it("says nothing where the database answers at once", async () => {
  expect(await waited(0, null)).toEqual({ opened: "open", said: [], attempts: 1 })
})

it("says at once that it waits, and then every thirty attempts", async () => {
  const away = new DatabaseAway("The database at db: it is still starting.")
  const line = "The database at db: it is still starting. Waiting until it answers ..."

  expect(await waited(30, away)).toEqual({ opened: "open", said: [line], attempts: 31 })
  expect((await waited(31, away)).said).toEqual([line, line])
})

it("waits for one that went away while it was opened", async () => {
  expect(await waited(1, new StoreUnreachable())).toMatchObject({
    opened: "open",
    said: ["The database went away. Waiting until it answers ..."],
  })
})

it.each([new DatabaseRefused("the password is wrong"), new Error("broken")])(
  "does not wait for what stays as it is: %o",
  async (error) => {
    expect(await waited(1, error)).toEqual({ opened: error, said: [], attempts: 1 })
  },
)
