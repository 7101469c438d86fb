import type { CatalogueSnapshot } from "../inventory/catalogue.port.ts"
import { restrictionIssues } from "../inventory/restrictions.rules.ts"
import { memoizeByObject } from "../kernel/memoize-by-object.ts"
import { recentlyUsed } from "../kernel/recently-used.ts"
import type { Sen } from "../money/sen.ts"
import { bedTerms } from "../pricing/added-beds.ts"
import { besideTotal } from "../pricing/beside-rooms.ts"
import { perRoomNight } from "../pricing/cost.ts"
import { lodgingInOne } from "../pricing/lodging.ts"
import type { StayQuestion } from "../room-mix/stay-question.ts"
import type { Terms } from "../search-request/stay-asked.ts"
import { besideRooms, nightsPriced } from "./beside-rooms.ts"
import { onceForEach } from "../kernel/classes.ts"
import { bitsOfScore, type StayBits } from "./filter-bits.ts"
import { stayPrices } from "./night-prices.ts"
import { planIndexOf, type PlanAt, type PlanIndex } from "./plan-index.ts"
import { isLargeEnough } from "./priced-room.ts"
import type { SearchableProperty } from "./searchable-property.ts"
import type { SeenStay, StayAt } from "./seen-stays.ts"
import { termsAsBits, termsOffered } from "./stay-on-terms.ts"

/** No plan. */
const NONE = -1

/** For so many dates of stays it is kept where they are restricted. */
const STAYS_KEPT = 256

/** What meals and children cost beside one room of a plan; Infinity where the room is not for those who ask. */
const besideIn =
  (question: StayQuestion) =>
  ({ at: { property }, room }: PlanAt): number => {
    const { party, member } = question
    const terms = bedTerms(property.children, party, nightsPriced(question))
    if ((room.membersOnly && !member) || !isLargeEnough(room, party, terms)) return Infinity
    return besideTotal(besideRooms(property.children, [{ room, count: 1 }], question))
  }

const isSoldFor =
  ({ asked }: StayQuestion) =>
  ({ room: { restrictions } }: PlanAt): boolean =>
    asked === null || restrictionIssues(restrictions, asked).length === 0

/** Restrictions are asked after once for the same dates on the same day. */
const keptAnswers = memoizeByObject((_index: PlanIndex) =>
  recentlyUsed<Array<boolean | undefined>>(STAYS_KEPT, () => []),
)

const soldKnown = (index: PlanIndex, { dates, today }: StayQuestion) =>
  keptAnswers(index).get([today, dates?.checkIn, dates?.checkOut].join())

/** What a question asks of each plan of a snapshot, by the place of the plan. */
const asking = (snapshot: CatalogueSnapshot, question: StayQuestion) => {
  const index = planIndexOf(snapshot.properties)
  const nights = nightsPriced(question)
  const ask = onceForEach(index.taxed, question.oneRoomCosts)
  return {
    ...index,
    scores: snapshot.scores,
    isByLength: question.dates === null,
    beside: onceForEach(index.rooms, besideIn(question)),
    isSold: onceForEach(index.restricted, isSoldFor(question), soldKnown(index, question)),
    offered: onceForEach(index.terms, ({ at, room }) =>
      termsOffered(room.plan, question, at.property),
    ),
    prices: stayPrices(index, snapshot, question),
    /** What a stay costs with fees and taxes; without dates a night is shown without them. */
    costAt: (place: number, lodging: Sen): Sen =>
      question.dates === null ? lodging : ask(place)(lodging),
    perNightOf: (cost: Sen): Sen => perRoomNight(cost, 1, nights),
    /** Of each plan of the property that is looked at: what one room costs, Infinity where it cannot be had. */
    costs: new Float64Array(index.mostPlans),
  }
}

type Asking = ReturnType<typeof asking>

const lookAt = ({ starts, prices, beside, isSold, costs }: Asking, place: number): void => {
  const from = starts[place] as number
  const end = starts[place + 1] as number
  prices.lookAt(place)
  for (let plan = from; plan < end; plan += 1)
    costs[plan - from] = isSold(plan) ? lodgingInOne(beside(plan), prices.priceOf(plan)) : Infinity
}

/**
 * The first of the cheapest plans of a property that offer such terms, like another in its room type
 * or in any; without dates one of the shortest stays. None where there is none.
 */
const cheapest = (asked: Asking, place: number, terms: number, like: number): number => {
  const { starts, roomOf, leastNights, isByLength, offered, costs } = asked
  const from = starts[place] as number
  const end = starts[place + 1] as number
  const room = like === NONE ? NONE : roomOf[like]
  let best = NONE
  let bestCost = Infinity
  let bestNights = Infinity
  for (let plan = from; plan < end; plan += 1) {
    const cost = costs[plan - from] as number
    if (cost === Infinity) continue
    const nights = isByLength ? (leastNights[plan] as number) : 1
    if (nights > bestNights || (nights === bestNights && cost >= bestCost)) continue
    if ((offered(plan) & terms) !== terms) continue
    if (room !== NONE && roomOf[plan] !== room) continue
    best = plan
    bestCost = cost
    bestNights = nights
  }
  return best
}

/**
 * The plan under which a stay is had on such terms: the cheapest of all where it offers them, else the
 * cheapest of the same room type that does, else of any.
 */
const onTerms = (asked: Asking, place: number, best: number, terms: number): number => {
  if ((asked.offered(best) & terms) === terms) return best
  const own = cheapest(asked, place, terms, best)
  return own === NONE ? cheapest(asked, place, terms, NONE) : own
}

type Changing<Any> = { -readonly [Field in keyof Any]: Any[Field] }

/** Shows one stay after the other in the same object: there are many of them, and each is looked at once. */
const showing = (asked: Asking, question: StayQuestion) => {
  const { costs, starts, plans, roomAmenities, bedrooms, scores, costAt, perNightOf } = asked
  let shown: Changing<SeenStay> & { bits: Changing<StayBits> }
  return (at: SearchableProperty, place: number, plan: number): SeenStay => {
    const lodging = costs[plan - (starts[place] as number)] as Sen
    const cost = costAt(place, lodging)
    const rooms = {
      roomAmenities: roomAmenities[plan] as number,
      bedrooms: bedrooms[plan] as number,
    }
    const known = { room: (plans[plan] as PlanAt).room, question }
    const score = scores.get(at.property.slug) ?? null
    const guestScore = bitsOfScore(score)
    shown ??= {
      searchable: at,
      bits: { ...at.filterBits, ...rooms, guestScore },
      cost,
      perNight: cost,
      score,
      known,
    }
    const { bits } = shown
    const { starBands, propertyAmenities, facts, kinds, condoTypes } = at.filterBits
    shown.searchable = at
    shown.cost = cost
    shown.perNight = perNightOf(cost)
    shown.score = score
    shown.known = known
    bits.starBands = starBands
    bits.guestScore = guestScore
    bits.propertyAmenities = propertyAmenities
    bits.facts = facts
    bits.kinds = kinds
    bits.condoTypes = condoTypes
    bits.roomAmenities = rooms.roomAmenities
    bits.bedrooms = rooms.bedrooms
    return shown
  }
}

/** Looks at stays in one room. */
export const oneRoomStayAt = (
  snapshot: CatalogueSnapshot,
  question: StayQuestion,
  terms: Terms,
): StayAt => {
  const asked = asking(snapshot, question)
  const show = showing(asked, question)
  const showFree = showing(asked, question)
  const showOnArrival = showing(asked, question)
  const bits = termsAsBits(terms)
  return (place) => {
    lookAt(asked, place)
    const best = cheapest(asked, place, 0, NONE)
    const plan = best === NONE ? NONE : onTerms(asked, place, best, bits)
    if (plan === NONE) return null
    const at = asked.searchables[place] as SearchableProperty
    const shown = show(at, place, plan)
    const withTerm = (shows: typeof show, term: number): SeenStay | null => {
      const other = onTerms(asked, place, best, bits | term)
      if (other === NONE) return null
      return other === plan ? shown : shows(at, place, other)
    }
    return {
      shown,
      freeCancellation: withTerm(showFree, 1),
      payAtProperty: withTerm(showOnArrival, 2),
    }
  }
}
