import { bedTerms, noBedsAdded } from "../pricing/added-beds.ts"
import { childrenFor } from "../pricing/children.ts"
import type { ChildrenPolicy } from "../property/children-policy.ts"
import type { Party } from "../stay/party.ts"
import { bedsIn, type RoomsTaken } from "./seating.ts"

/** The prices of a party's children in rooms that seat it, with the beds that are put up for them. */
export const childrenInRooms = (
  policy: ChildrenPolicy | undefined,
  rooms: ReadonlyArray<RoomsTaken>,
  party: Party,
  nights: number,
): ReturnType<typeof childrenFor> => {
  const beds = bedsIn(rooms, party, bedTerms(policy, party, nights)) ?? noBedsAdded
  return childrenFor(policy, party, beds, nights)
}
