import { lettersTaskIn, runLetters } from "#adapters/command-line/guests/letters-run.ts"
import type { StoredOrder } from "#core/workload/stored-job.ts"
import { anOrder } from "#fixtures/builders/a-job.ts"
import { aFrontDesk } from "#fixtures/doubles/a-front-desk.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"

const aLetter = (columns: Partial<StoredOrder>) =>
  anOrder({ kind: "mail", key: "b1/confirmed/3", subject: "confirmed", ...columns })

const claim = { kinds: ["mail"], now: 100, limit: 10, leaseMs: 1000 } as const

/** Letters that were given up: about a booking, an account, and a calendar of another site. */
const aWorld = async () => {
  const { store, jobs, clock } = aFrontDesk()
  const orders = [
    aLetter({}),
    aLetter({ key: "welcome/1", booking: "", subject: "sealed" }),
    aLetter({ key: "f1/feed/7", booking: "f1", subject: "feed/{}" }),
  ]
  await Effect.runPromise(
    store.inTransaction(({ enqueue }) => Effect.forEach(orders, enqueue, { discard: true })),
  )
  for (const { id } of await Effect.runPromise(jobs.claim(claim)))
    await Effect.runPromise(jobs.bury(id, "EENVELOPE 550"))
  const said: Array<string> = []
  const run = (...words: ReadonlyArray<string>) => {
    const task = lettersTaskIn(words)
    return task && runLetters(task, { jobs, clock, say: (line) => said.push(line) })
  }
  return { run, said, jobs }
}

describe("the letters command", () => {
  it("lists what was given up and why, with nothing of the reader in it", async () => {
    const { run, said } = await aWorld()

    expect(await run("list")).toBe(0)

    expect(said).toEqual([
      "mail/b1/confirmed/3  confirmed  b1  1 attempt  EENVELOPE 550",
      "mail/welcome/1  account  1 attempt  EENVELOPE 550",
      "mail/f1/feed/7  other site  f1  1 attempt  EENVELOPE 550",
      "3 given up",
    ])
  })

  it("has one sent again, or all", async () => {
    const { run, said, jobs } = await aWorld()

    expect(await run("again", "mail/welcome/1")).toBe(0)
    expect((await Effect.runPromise(jobs.buried("mail"))).map(({ key }) => key)).toEqual([
      "b1/confirmed/3",
      "f1/feed/7",
    ])
    expect(await run("again", "all")).toBe(0)

    expect(said).toEqual(["1 to be sent again", "2 to be sent again"])
    expect(await Effect.runPromise(jobs.buried("mail"))).toEqual([])
  })

  it("says when there is no such letter", async () => {
    const { run, said } = await aWorld()

    expect(await run("again", "mail/unknown")).toBe(1)
    expect(said).toEqual(["There is no letter mail/unknown that was given up"])
  })

  it.each([[], ["again"], ["list", "all"], ["drop", "1"], ["again", "1", "2"]])(
    "asks nothing with %j",
    async (...words) => {
      expect((await aWorld()).run(...words)).toBeNull()
    },
  )
})
