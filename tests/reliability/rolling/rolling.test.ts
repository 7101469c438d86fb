import { expect, it } from "vitest"
import { rolled } from "./rolling.ts"

it("answers every call while servers are replaced by newer ones with another migration, and rolled back", async () => {
  const report = await rolled({
    rounds: 1,
    guests: 3,
    seed: 1,
    calmMs: 1000,
    // An archive without history has to show the same.
    older: null,
    say: () => undefined,
  })

  expect(report.broken).toEqual([])
  expect(report.unanswered).toBe(0)
  expect(report.migrations.after).toBe(report.migrations.before + 1)
  expect(report.replaced).toBe(6)
  expect(report.returned).toBe(8)
  expect(report.booked).toBeGreaterThan(0)
}, 900_000)
