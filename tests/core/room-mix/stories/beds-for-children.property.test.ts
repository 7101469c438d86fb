import * as fc from "fast-check"
import { expect, test } from "vitest"
import { bedsCost, bedTerms } from "#core/pricing/added-beds.ts"
import { cheapestMix } from "#core/room-mix/cheapest-mix.ts"
import { bedsIn, seatingIssues, seats } from "#core/room-mix/seating.ts"
import { anyChildrenPolicy, withAnyAges } from "#fixtures/arbitraries/any-children.ts"
import { anyFreeRooms } from "#fixtures/arbitraries/any-free-room.ts"
import type { Party } from "#core/stay/party.ts"
import { leastBedsCost } from "#tests/core/room-mix/beds-oracle.ts"
import { everyMix } from "#tests/core/room-mix/seating-oracle.ts"

const anyFamily: fc.Arbitrary<Party> = fc
  .record({
    rooms: fc.integer({ min: 1, max: 2 }),
    more: fc.nat(2),
    children: fc.nat(4),
  })
  .map(({ rooms, more, children }) => ({ rooms, adults: rooms + more, children }))
  .chain(withAnyAges)

const anyStay = fc.record({
  rooms: anyFreeRooms(3),
  party: anyFamily,
  policy: anyChildrenPolicy,
  nights: fc.integer({ min: 1, max: 3 }),
})

test("cots and extra beds seat a party exactly when some way to put everybody up exists, at the least cost", () => {
  let seated = 0
  fc.assert(
    fc.property(anyStay, ({ rooms, party, policy, nights }) => {
      const terms = bedTerms(policy, party, nights)
      for (const mix of everyMix(rooms, party.rooms)) {
        const taken = mix.map(({ room }) => ({ room, count: 1 }))
        const beds = bedsIn(taken, party, terms)
        const cost = beds === null ? Infinity : terms === null ? 0 : bedsCost(terms, beds)
        const all = mix.map(({ room }) => room)
        expect(cost).toBe(leastBedsCost(all, party, policy, nights))
        expect(seats(taken, party, policy)).toBe(cost < Infinity)
        seated += Number(cost > 0 && cost < Infinity)
      }
    }),
    { numRuns: 300 },
  )
  expect(seated).toBeGreaterThan(10)
})

test("the cheapest mix counts what cots and extra beds cost in it", () => {
  fc.assert(
    fc.property(anyStay, ({ rooms, party, policy, nights }) => {
      const terms = bedTerms(policy, party, nights)
      const costs = everyMix(rooms, party.rooms).map(
        (mix) =>
          mix.reduce((sum, { price }) => sum + price, 0) +
          leastBedsCost(
            mix.map(({ room }) => room),
            party,
            policy,
            nights,
          ),
      )
      const found = cheapestMix(rooms, party, null, terms)
      const beds = found && bedsIn(found, party, terms)
      const cost = (found ?? []).reduce(
        (sum, { price, count }) => sum + price * count,
        beds && terms ? bedsCost(terms, beds) : 0,
      )
      expect(found === null ? Infinity : cost).toBe(Math.min(Infinity, ...costs))
    }),
    { numRuns: 300 },
  )
})

test("no policy, and no age that is told, change nothing", () => {
  fc.assert(
    fc.property(anyStay, ({ rooms, party, policy }) => {
      const { ages: _, ...untold } = party
      for (const mix of everyMix(rooms, party.rooms)) {
        const taken = mix.map(({ room }) => ({ room, count: 1 }))
        expect(seatingIssues(taken, party)).toEqual(seatingIssues(taken, untold))
        expect(seatingIssues(taken, untold, policy)).toEqual(seatingIssues(taken, untold))
      }
    }),
  )
})
