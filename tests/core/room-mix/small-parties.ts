import type { Party } from "#core/stay/party.ts"
import * as fc from "fast-check"

/** Parties small enough for trying every way to seat them, crowded ones and easy ones. */
export const anySmallParty: fc.Arbitrary<Party> = fc
  .record({
    rooms: fc.integer({ min: 1, max: 4 }),
    more: fc.oneof(fc.nat(1), fc.nat(6)),
    children: fc.oneof(fc.nat(1), fc.nat(5)),
  })
  .map(({ rooms, more, children }) => ({ rooms, adults: rooms + more, children }))
