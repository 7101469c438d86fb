import type { CatalogueSnapshot } from "../inventory/catalogue.port.ts"
import { senOf } from "../money/amounts.ts"
import {
  leastNightsOf,
  restrictionIssues,
  restrictionsOf,
  type Restricted,
} from "../inventory/restrictions.rules.ts"
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
import { nightPrice } from "../pricing/room-price.ts"
import { freeInAll } from "../room-mix/free-together.ts"
import { stayQuestion, type StayQuestion, type Viewer } from "../room-mix/stay-question.ts"
import { isForEverybody } from "../property/deal-kinds.ts"

type Restrictions = ReadonlyArray<Restriction>

/** The lowest price of the nights looked ahead, of a free night where there is one. */
const lowestPriceOf = (
  snapshot: CatalogueSnapshot,
  room: RoomType,
  { plan, restrictions }: { readonly plan: RatePlan; readonly restrictions: Restrictions },
  ahead: StayQuestion,
): Sen => {
  const priceOn = (night: CalendarDate) => nightPrice(snapshot, { room, plan }, night, ahead.member)
  const free = lowestNight(snapshot, room, ahead, restrictions, plan)
  return senOf(free?.price ?? Math.min(...ahead.nights.map(priceOn)))
}

/** The restrictions that refuse the stay asked for. */
const restrictedBy = (
  restrictions: Restrictions,
  { asked }: StayQuestion,
): ReadonlyArray<Restricted> => (asked === null ? [] : restrictionIssues(restrictions, asked))

const saidOf = ([first, ...others]: ReadonlyArray<Restricted>): Pick<RoomOffer, "restricted"> =>
  first === undefined ? {} : { restricted: [first, ...others] }

type OfferedPlan = {
  readonly offer: PlanOffer
  readonly isSold: boolean
  readonly leastNights: number
}

/** Each plan of a room type, in its operator's order; restrictions of the room type are not repeated. */
const offeredPlans = (
  snapshot: CatalogueSnapshot,
  property: Property,
  room: RoomType,
  { question, ahead }: { readonly question: StayQuestion; readonly ahead: StayQuestion },
): ReadonlyArray<OfferedPlan> =>
  plansOf(room).map((plan) => {
    const restrictions = restrictionsOf(property, room, plan)
    const stands = restrictedBy(restrictions, question)
    return {
      offer: {
        plan: plan.id,
        lowestNight: lowestPriceOf(snapshot, room, { plan, restrictions }, ahead),
        freeCancellationUntil: question.freeUntil[plan.terms],
        locked: !question.member && isPlanForMembers(room, plan),
        ...(plan.restrictions && saidOf(stands)),
      },
      isSold: stands.length === 0,
      leastNights: leastNightsOf(restrictions),
    }
  })

/** Those that the viewer may have; all of them where that is none. */
const openOf = (plans: ReadonlyArray<OfferedPlan>): ReadonlyArray<OfferedPlan> => {
  const open = plans.filter(({ offer }) => !offer.locked)
  return open.length > 0 ? open : plans
}

/** The lowest price of the plans with the shortest stays: what is cheaper from a week on is no price for a night. */
const lowestOf = (plans: ReadonlyArray<OfferedPlan>): Sen => {
  const shortest = Math.min(...plans.map(({ leastNights }) => leastNights))
  const shown = plans.filter(({ leastNights }) => leastNights === shortest)
  return senOf(Math.min(...shown.map(({ offer }) => offer.lowestNight)))
}

const memberPercentOf = ({ deals }: RoomType, { member, nights }: StayQuestion): number => {
  if (member) return 0
  const best = nights.map((night) => bestDeal(deals, night, true))
  return Math.max(0, ...best.map((deal) => (deal && !isForEverybody[deal.kind] ? deal.percent : 0)))
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
    const plans = offeredPlans(snapshot, property, room, { question, ahead })
    const open = openOf(plans)
    const isSold = open.some((plan) => plan.isSold)
    return {
      roomType: room.id,
      free: dates === null ? null : isSold ? freeInAll(snapshot, room.id, nights) : 0,
      ...saidOf(restrictedBy(restrictionsOf(property, room), question)),
      nights: (dates === null ? [] : nights).map((date) => ({
        date,
        rate: snapshot.rateOn(room.id, date),
      })),
      lowestNight: lowestOf(open),
      freeCancellationUntil: question.freeUntil[firstPlanOf(room).terms],
      locked: !member && isForMembers(room),
      memberPercent: memberPercentOf(room, question),
      ...(room.plans && { plans: plans.map(({ offer }) => offer) }),
    }
  })
}
