import type { CatalogueSnapshot } from "../inventory/catalogue.port.ts"
import { senOf } from "../money/amounts.ts"
import type { Sen } from "../money/sen.ts"
import { bestDeal } from "../pricing/deals.ts"
import type { Property } from "../property/property.ts"
import type { RoomType } from "../property/room-type.ts"
import type { RoomOffer } from "./property-page.ts"
import { lowestNight } from "./lowest-night.ts"
import { freeInAll, nightPrice } from "./room-price.ts"
import { stayQuestion, type StayQuestion, type Viewer } from "./stay-question.ts"
import { isForEverybody } from "../property/deal-kinds.ts"

/** The lowest price of the nights looked ahead, of a free night where there is one. */
const lowestPriceOf = (snapshot: CatalogueSnapshot, room: RoomType, ahead: StayQuestion): Sen => {
  const prices = ahead.nights.map((night) => nightPrice(snapshot, room, night, ahead.member))
  return senOf(lowestNight(snapshot, room, ahead)?.price ?? Math.min(...prices))
}

const memberPercentOf = ({ deals }: RoomType, { member, nights }: StayQuestion): number => {
  if (member) return 0
  const best = nights.map((night) => bestDeal(deals, night, true))
  return Math.max(0, ...best.map((deal) => (deal && !isForEverybody[deal.kind] ? deal.percent : 0)))
}

/** What each room type of a property is worth to the viewer, in the order of the property. */
export const roomOffers = (
  snapshot: CatalogueSnapshot,
  { rooms }: Property,
  question: StayQuestion,
  viewer: Viewer,
): ReadonlyArray<RoomOffer> => {
  const { dates, nights, party, member } = question
  const ahead = dates === null ? question : stayQuestion({ dates: null, party }, viewer)
  return rooms.map((room) => ({
    roomType: room.id,
    free: dates === null ? null : freeInAll(snapshot, room.id, nights),
    nights:
      dates === null ? [] : nights.map((date) => ({ date, rate: snapshot.rateOn(room.id, date) })),
    lowestNight: lowestPriceOf(snapshot, room, ahead),
    freeCancellationUntil: question.freeUntil[room.cancellation],
    locked: room.membersOnly && !member,
    memberPercent: memberPercentOf(room, question),
  }))
}
