import { limits } from "#core/stay/limits.ts"
import {
  choosableAdults,
  choosableParty,
  withAdults,
  partyWithRooms,
  type Choosable,
} from "#core/stay/choose-party.ts"
import { partyIssues } from "#core/stay/party.rules.ts"
import type { Party } from "#core/stay/party.ts"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

const couple: Party = { adults: 2, children: 1, rooms: 2 }

const anyOf = ({ min, max }: Choosable) => fc.integer({ min, max })
const anyParty = fc
  .record({ children: anyOf(choosableParty.children), rooms: anyOf(choosableParty.rooms) })
  .chain(({ children, rooms }) =>
    anyOf(choosableAdults(rooms)).map((adults): Party => ({ adults, children, rooms })),
  )

describe("choosing a party", () => {
  it("gives up the room in which no adult would sleep", () => {
    expect(withAdults(couple, 1)).toEqual({ adults: 1, children: 1, rooms: 1 })
    expect(withAdults(couple, 3)).toEqual({ adults: 3, children: 1, rooms: 2 })
  })

  it("brings an adult along for a room more than there are adults", () => {
    expect(partyWithRooms(couple, 3)).toEqual({ adults: 3, children: 1, rooms: 3 })
    expect(partyWithRooms(couple, 1)).toEqual({ adults: 2, children: 1, rooms: 1 })
  })

  it("offers what the product takes at once, and an adult for each room that stays", () => {
    expect(choosableParty).toEqual({
      adults: { min: 1, max: limits.maxAdults },
      children: { min: 0, max: limits.maxChildren },
      rooms: { min: 1, max: limits.maxRooms },
    })
    expect([choosableAdults(0), choosableAdults(3)]).toEqual([
      { min: 1, max: limits.maxAdults },
      { min: 3, max: limits.maxAdults },
    ])
  })

  it("never makes a party that cannot be booked", () => {
    fc.assert(
      fc.property(
        anyParty,
        anyOf(choosableParty.adults),
        anyOf(choosableParty.rooms),
        (party, adults, rooms) => {
          expect(partyIssues(party)).toEqual([])
          expect(partyIssues(withAdults(party, adults))).toEqual([])
          expect(partyIssues(partyWithRooms(party, rooms))).toEqual([])
        },
      ),
    )
  })
})
