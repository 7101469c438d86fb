import type { CatalogueSnapshot } from "../inventory/catalogue.port.ts"
import { senOf } from "../money/amounts.ts"
import { restrictionIssues, restrictionsOf } from "../inventory/restrictions.rules.ts"
import type { Sen } from "../money/sen.ts"
import { bestDeal } from "../pricing/deals.ts"
import type { Property } from "../property/property.ts"
import type { Restriction } from "../property/restriction.ts"
import { firstPlanOf, isForMembers, isPlanForMembers, plansOf } from "../property/plans-of.ts"
import type { RatePlan } from "../property/rate-plan.ts"
import type { RoomType } from "../property/room-type.ts"
import type { CalendarDate } from "../stay/calendar-date.ts"
import type { PlanOffer, RoomOffer } from "./property-page.ts"
import { lowestNight } from "../room-mix/lowest-night.ts"
import { freeInAll, nightPrice } from "../room-mix/room-price.ts"
import { stayQuestion, type StayQuestion, type Viewer } from "../room-mix/stay-question.ts"
import { isForEverybody } from "../property/deal-kinds.ts"

type Restricted = { readonly room: RoomType; readonly restrictions: ReadonlyArray<Restriction> }

/** The lowest price of the nights looked ahead, of a free night where there is one. */
const lowestPriceOf = (
  snapshot: CatalogueSnapshot,
  room: RoomType,
  { plan, restrictions }: { readonly plan: RatePlan } & Pick<Restricted, "restrictions">,
  ahead: StayQuestion,
): Sen => {
  const priceOn = (night: CalendarDate) => nightPrice(snapshot, { room, plan }, night, ahead.member)
  const free = lowestNight(snapshot, room, ahead, restrictions, plan)
  return senOf(free?.price ?? Math.min(...ahead.nights.map(priceOn)))
}

/** Each plan of a room type, in its operator's order. */
const planOffers = (
  snapshot: CatalogueSnapshot,
  { room, restrictions }: Restricted,
  { freeUntil, member }: StayQuestion,
  ahead: StayQuestion,
): ReadonlyArray<PlanOffer> =>
  plansOf(room).map((plan) => ({
    plan: plan.id,
    lowestNight: lowestPriceOf(snapshot, room, { plan, restrictions }, ahead),
    freeCancellationUntil: freeUntil[plan.terms],
    locked: !member && isPlanForMembers(room, plan),
  }))

/** The lowest price of the plans that the viewer may have; of all where that is none. */
const lowestOf = (plans: ReadonlyArray<PlanOffer>): Sen => {
  const open = plans.filter(({ locked }) => !locked)
  return senOf(Math.min(...(open.length > 0 ? open : plans).map(({ lowestNight: price }) => price)))
}

const memberPercentOf = ({ deals }: RoomType, { member, nights }: StayQuestion): number => {
  if (member) return 0
  const best = nights.map((night) => bestDeal(deals, night, true))
  return Math.max(0, ...best.map((deal) => (deal && !isForEverybody[deal.kind] ? deal.percent : 0)))
}

/** The restrictions that keep the stay asked for out of a room. */
const restrictedBy = (
  restrictions: ReadonlyArray<Restriction>,
  { asked }: StayQuestion,
): Pick<RoomOffer, "restricted"> => {
  const [first, ...others] = asked === null ? [] : restrictionIssues(restrictions, asked)
  return first === undefined ? {} : { restricted: [first, ...others] }
}

/** What each room type of a property is worth to the viewer, in the order of the property. */
export const roomOffers = (
  snapshot: CatalogueSnapshot,
  property: Property,
  question: StayQuestion,
  viewer: Viewer,
): ReadonlyArray<RoomOffer> => {
  const { dates, nights, party, member } = question
  const ahead = dates === null ? question : stayQuestion({ dates: null, party }, viewer)
  return property.rooms.map((room) => {
    const restrictions = restrictionsOf(property, room)
    const plans = planOffers(snapshot, { room, restrictions }, question, ahead)
    const stands = restrictedBy(restrictions, question)
    const free = stands.restricted ? 0 : freeInAll(snapshot, room.id, nights)
    return {
      roomType: room.id,
      free: dates === null ? null : free,
      ...stands,
      nights: (dates === null ? [] : nights).map((date) => ({
        date,
        rate: snapshot.rateOn(room.id, date),
      })),
      lowestNight: lowestOf(plans),
      freeCancellationUntil: question.freeUntil[firstPlanOf(room).terms],
      locked: !member && isForMembers(room),
      memberPercent: memberPercentOf(room, question),
      ...(room.plans && { plans }),
    }
  })
}
