import { knownPositions } from "#adapters/postgres/catalogue/known-positions.ts"
import fc from "fast-check"
import { expect, it } from "vitest"

it("tells how old a replica is at most by the newest moment that it has replayed", () => {
  const positions = knownPositions()
  positions.learn(100n, 1000)
  positions.learn(200n, 2000)

  expect(positions.ageOf(99n, 3000)).toBe(Infinity)
  expect(positions.ageOf(100n, 3000)).toBe(2000)
  expect(positions.ageOf(199n, 3000)).toBe(2000)
  expect(positions.ageOf(200n, 3000)).toBe(1000)
  expect(positions.ageOf(999n, 3000)).toBe(1000)
})

it("forgets the positions of a primary whose log went on further than that of the next one", () => {
  const positions = knownPositions()
  positions.learn(500n, 1000)
  positions.learn(400n, 2000)

  expect(positions.ageOf(400n, 2500)).toBe(500)
  expect(positions.ageOf(399n, 2500)).toBe(Infinity)
})

it("never says that a replica is younger than it is", () => {
  const steps = fc.array(
    fc.record({ wrote: fc.nat(50), waited: fc.integer({ min: 1, max: 500 }) }),
    {
      minLength: 1,
      maxLength: 300,
    },
  )
  fc.assert(
    fc.property(steps, fc.nat(20_000), (all, replayed) => {
      const positions = knownPositions()
      let [reached, at] = [0, 0]
      // The last moment at which the primary had written no more than the replica has replayed.
      let current = -Infinity
      for (const { wrote, waited } of all) {
        reached += wrote
        at += waited
        positions.learn(BigInt(reached), at)
        if (reached <= replayed) current = at
      }
      expect(positions.ageOf(BigInt(replayed), at)).toBeGreaterThanOrEqual(at - current)
    }),
  )
})
