import {
  noHoldLimits,
  usualHoldLimits,
  type HoldLimits,
} from "#core/front-desk/hold-limits.rules.ts"
import { simulated } from "#tests/benchmarks/attacked-property.ts"
import { describe, expect, it } from "vitest"

// Decision 35 tells of a whole day; a quarter of an hour shows the same.
const attack = (networks: number, holdLimits: HoldLimits) =>
  simulated({ networks, hours: 0.25, guests: 20, holdLimits, seed: 7 })

describe("a property of 18 rooms attacked from 50 networks", () => {
  it("still books 95 of 100 honest guests", async () => {
    const { came, booked } = await attack(50, usualHoldLimits)

    expect(booked / came).toBeGreaterThanOrEqual(0.95)
  })

  it("would be closed to most of them without limits", async () => {
    const { came, booked } = await attack(50, noHoldLimits)

    expect(booked / came).toBeLessThan(0.5)
  })

  it("holds rooms for nearly everybody where nobody attacks", async () => {
    const { came, booked, withoutHold } = await attack(0, usualHoldLimits)

    expect([booked, withoutHold]).toEqual([came, 0])
  })
})
