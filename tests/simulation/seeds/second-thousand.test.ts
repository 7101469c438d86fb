import { expect, it } from "vitest"
import { rareAmong } from "../counters.ts"
import { playSeeds } from "./many-seeds.ts"

it("keeps every promise on the second thousand days, and meets every fault and step", async () => {
  const { broken, counts } = await playSeeds(1001, 1000)

  expect(broken).toBeNull()
  expect(rareAmong(counts, 1)).toEqual([])
}, 900_000)
