import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { obstacleTo } from "../mutations-by-hand/planting.ts"
import { everyFault } from "./faults.table.ts"
import { simulatedMistakes } from "./mistakes.table.ts"
import { planOf, type Plan } from "./plan.ts"
import { shrunk } from "./shrink.ts"
import { simulate } from "./simulate.ts"
import { storageInMemory } from "./storage.in-memory.ts"
import { repeatedBy } from "./seeds/many-seeds.ts"
import { storageInSql } from "./storage.sql.ts"
import type { MakeStorage } from "./storage.ts"

const LONG_MS = 300_000

/** The seeds on the SQL in every run of the tests; those in memory are in tests/simulation/seeds. */
const SEEDS_IN_SQL = 4

/** A day on which the database is put back. */
const isPutBack = (seed: number): boolean =>
  planOf(seed).steps.some(({ what }) => what === "restores")

const seeds = (many: number): ReadonlyArray<number> =>
  Array.from({ length: many }, (_, place) => place + 1)

/** A storage that does nothing of what it should do. */
const forgetful: MakeStorage = async (stock, world) => {
  const storage = await storageInMemory(stock, world)
  return {
    ...storage,
    open: async (clock) => {
      const stores = await storage.open(clock)
      return { ...stores, jobs: { ...stores.jobs, postpone: (id) => stores.jobs.done(id) } }
    },
  }
}

describe("a simulated day", () => {
  it(
    "keeps every promise on a database, and is the same each time",
    async () => {
      const makeStorage = await storageInSql()
      const putBack = seeds(100).filter(isPutBack).slice(0, 1)
      expect(putBack).toHaveLength(1)
      for (const seed of [...seeds(SEEDS_IN_SQL), ...putBack]) {
        const { plan, violation, hash } = await simulate(planOf(seed), makeStorage)
        expect(repeatedBy(plan, violation)).toBeNull()
        if (seed > 1) continue
        const again = await simulate(planOf(seed), makeStorage)
        expect(again.hash).toBe(hash)
      }
    },
    LONG_MS,
  )

  it(
    "is told in the same words each time, and in others for another seed",
    async () => {
      const hashes = new Set<string>()
      for (const seed of seeds(20)) {
        const one = await simulate(planOf(seed), storageInMemory)
        const other = await simulate(planOf(seed), storageInMemory)
        expect(other.lines).toEqual(one.lines)
        expect(other.hash).toBe(one.hash)
        hashes.add(one.hash)
      }
      expect(hashes.size).toBe(20)
    },
    LONG_MS,
  )

  it(
    "shrinks to the steps and faults that a broken promise needs",
    async () => {
      const play = (plan: Plan) => simulate(plan, forgetful)
      let failed = await play(planOf(1))
      for (const seed of seeds(60))
        if (failed.violation === null) failed = await play({ ...planOf(seed), menu: everyFault })
      const smallest = await shrunk(failed, play)

      expect(smallest.violation).not.toBeNull()
      expect(smallest.plan.steps.length).toBeLessThan(failed.plan.steps.length)
      expect(smallest.plan.menu.length).toBeLessThan(everyFault.length / 2)
    },
    LONG_MS,
  )
})

describe("the mistakes that a simulation has to find", () => {
  it("are many, each told by a sentence of its own", () => {
    expect(simulatedMistakes.length).toBeGreaterThanOrEqual(30)
    expect(new Set(simulatedMistakes.map(({ says }) => says)).size).toBe(simulatedMistakes.length)
  })

  it.each(simulatedMistakes)("find their place once: $says", (mistake) => {
    expect(obstacleTo(mistake, readFileSync(mistake.file, "utf8"))).toBeNull()
    expect(mistake.planted).not.toBe(mistake.instead)
  })
})
