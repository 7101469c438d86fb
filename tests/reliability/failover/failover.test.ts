import { expect, it } from "vitest"
import { failedOver } from "./failover.ts"

it("loses no booking when the primary dies under load, and a replica takes over by itself", async () => {
  const report = await failedOver({
    deaths: ["engine"],
    guests: 3,
    seed: 1,
    calmMs: 2000,
    say: () => undefined,
  })

  expect(report.broken).toEqual([])
  expect(report.bookings).toBeGreaterThan(0)
  const [before, after] = report.primaries
  expect(after).not.toBe(before)
  expect(report.searches.failed).toBe(0)
}, 900_000)
