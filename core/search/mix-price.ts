import type { Sen } from "../money/sen.ts"
import type { Charges } from "../pricing/quoted-charges.ts"
import { costOf, perRoomNight } from "../pricing/cost.ts"
import { lodgingIn } from "../pricing/lodging.ts"
import { besideRooms } from "./beside-rooms.ts"
import type { SearchableProperty } from "./searchable-property.ts"
import type { PricedRoom } from "./priced-room.ts"
import type { StayQuestion } from "../room-mix/stay-question.ts"

/** What orders and filters results by price. No deposit is in either amount: it comes back. */
export type MixPrice = {
  /** The lines of the price; null without dates. */
  readonly charges: Charges | null
  /** What the stay costs with taxes and fees; without dates one night before them. */
  readonly cost: Sen
  /** The cost per room and night. */
  readonly perNight: Sen
}

/** What a mix costs for the nights of the stay. */
const stayPrice = (
  searchable: SearchableProperty,
  mix: ReadonlyArray<PricedRoom>,
  question: StayQuestion,
): MixPrice => {
  const { party, nights, chargesFor } = question
  const beside = besideRooms(searchable.property.children, mix, question)
  const charges = chargesFor(searchable, mix, beside)
  const cost = costOf(charges)
  return { charges, cost, perNight: perRoomNight(cost, party.rooms, nights.length) }
}

/** What a mix costs for one night, on average per room, before taxes and fees. */
const lowestPrice = (
  { property }: SearchableProperty,
  mix: ReadonlyArray<PricedRoom>,
  question: StayQuestion,
): MixPrice => {
  const lodging = lodgingIn(mix, besideRooms(property.children, mix, question))
  const perNight = perRoomNight(lodging, question.party.rooms, 1)
  return { charges: null, cost: perNight, perNight }
}

/** The price of a mix of rooms: for the stay, or without dates for its lowest night. */
export const mixPrice = (
  searchable: SearchableProperty,
  mix: ReadonlyArray<PricedRoom>,
  question: StayQuestion,
): MixPrice =>
  question.dates === null
    ? lowestPrice(searchable, mix, question)
    : stayPrice(searchable, mix, question)
