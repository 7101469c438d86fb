import { runLetters } from "#adapters/command-line/guests/letters-run.ts"
import type { DeadJobOf } from "#core/workload/job.ts"
import { movableClock } from "#fixtures/doubles/clock.movable.ts"
import { Effect } from "effect"
import { expect, it } from "vitest"

const said = async (letter: object) => {
  const lines: Array<string> = []
  const given = { id: "7", attempts: 2, reason: "550", ...letter } as DeadJobOf<"mail">
  const jobs = { buried: () => Effect.succeed([given]), revive: () => Effect.succeed(true) }
  const world = {
    jobs: jobs as never,
    clock: movableClock(),
    say: (line: string) => lines.push(line),
  }
  await runLetters({ kind: "list" }, world)
  return lines[0]
}

it.each([
  [{ about: "account" }, "account"],
  [{ about: "booking", letter: "confirmed", booking: "b1" }, "confirmed  b1"],
  [{ about: "property", letter: "booked", booking: "b1" }, "booked to the property  b1"],
  [{ about: "message", booking: "b1" }, "message  b1"],
  [{ about: "review", booking: "b1" }, "review  b1"],
  [{ about: "feed", feed: "f1" }, "other site  f1"],
  [{ about: "dispute", booking: "b1" }, "dispute  b1"],
  [{ about: "inquiry", inquiry: "i1" }, "inquiry  i1"],
])("a letter that was given up says what it is about: %o", async (letter, words) => {
  expect(await said(letter)).toBe(`7  ${words}  2 attempts  550`)
})

it("says no reason where none is known", async () => {
  expect(await said({ about: "account", reason: "" })).toBe("7  account  2 attempts")
})
