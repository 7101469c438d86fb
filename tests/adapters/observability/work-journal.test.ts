import { journalTo } from "#adapters/observability/journal.ts"
import { workJournal } from "#adapters/observability/work-journal.ts"
import { movableClock } from "#fixtures/doubles/clock.movable.ts"
import { Cause, Effect } from "effect"
import { afterEach, describe, expect, it, vi } from "vitest"

afterEach(() => vi.restoreAllMocks())

const job = { job: "7", kind: "refund" }

/** What the journal has of some work, line by line. */
const linesOf = async (work: Effect.Effect<void>) => {
  const lines: Array<string> = []
  const journal = journalTo({
    write: (line) => lines.push(line),
    least: "info",
    clock: movableClock("2026-12-31T16:30:00.000Z"),
  })
  await Effect.runPromise(Effect.provide(work, workJournal(journal)))
  return lines.map((line) => JSON.parse(line) as unknown)
}

describe("what core says of its work", () => {
  it("is a line of the journal, with its event and its facts", async () => {
    const facts = { ...job, attempts: 5, reason: "PaymentsUnreachable" }

    expect(await linesOf(Effect.logError("job.waits", facts))).toEqual([
      { time: "2026-12-31T16:30:00.000Z", level: "error", event: "job.waits", ...facts },
    ])
  })

  it("tells a defect without a word that a guest may have said", async () => {
    const defect = Cause.die(new TypeError('no letter for "Aisyah 880101-14-5566"'))

    const [line] = await linesOf(Effect.logError("job.broke", job, defect))

    expect(line).toMatchObject({
      event: "failure",
      where: "job.broke",
      ...job,
      error: { name: "TypeError", said: "no letter for …" },
    })
  })

  it("stands nowhere else", async () => {
    const said = ["log", "error", "info", "warn"] as const
    const consoles = said.map((way) => vi.spyOn(console, way))

    await linesOf(Effect.logError("job.waits", job))

    for (const way of consoles) expect(way).not.toHaveBeenCalled()
  })

  it("may be a word without facts", async () => {
    expect(await linesOf(Effect.logError("upkeep.late"))).toMatchObject([{ event: "upkeep.late" }])
  })
})
