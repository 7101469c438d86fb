import type { CatalogueSnapshot } from "../inventory/catalogue.port.ts"
import { restrictionIssues } from "../inventory/restrictions.rules.ts"
import { noMoney } from "../money/amounts.ts"
import type { Sen } from "../money/sen.ts"
import { paymentMethods } from "../payment/paid-when.ts"
import { bedTerms, type BedTerms } from "../pricing/added-beds.ts"
import { haveOneBoard } from "../pricing/board.ts"
import { dearerBy } from "../pricing/cost.ts"
import { lodgingIn } from "../pricing/lodging.ts"
import { pricesOfAll } from "../pricing/room-price.ts"
import { mayPay } from "../property/plans-of.ts"
import type { RatePlan } from "../property/rate-plan.ts"
import type { RoomKindId } from "../property/room-kind.ts"
import type { Party } from "../stay/party.ts"
import { cheapestMix } from "../room-mix/cheapest-mix.ts"
import { freeInAll, freeOfKindInAll } from "../room-mix/free-together.ts"
import type { FreeRoom, MixedRoom } from "../room-mix/mixed-rooms.ts"
import type { SharedFree } from "../room-mix/shared-mix.ts"
import type { SearchableProperty, SearchableRoom, SoldRoom } from "./searchable-property.ts"
import { lowestNight } from "../room-mix/lowest-night.ts"
import type { RoomChoiceShown } from "../room-mix/room-mix.ts"
import { bedsIn, holds } from "../room-mix/seating.ts"
import { besideRooms, nightsPriced } from "./beside-rooms.ts"
import type { StayQuestion } from "../room-mix/stay-question.ts"

/** So many rooms of one type and plan, what one costs for the stay (or its lowest night), and how many are free. */
export type PricedRoom = MixedRoom<SearchableRoom>

/** The rooms of a mix as guests choose them: a plan is named where the room type has any. */
export const choiceShown = ({ room, count }: PricedRoom): RoomChoiceShown => ({
  roomType: room.id,
  ...(room.type.plans && { plan: room.plan.id }),
  count,
})

const sharedBy = ({ shares }: SearchableRoom) => (shares ? { shares } : {})

/** True when no restriction refuses the stay in this room under this plan. */
const isSoldAs = ({ restrictions }: SearchableRoom, { asked }: StayQuestion): boolean =>
  asked === null || restrictions.length === 0 || restrictionIssues(restrictions, asked).length === 0

type FreeUnderPlan = FreeRoom<SearchableRoom>
type Priced = (
  snapshot: CatalogueSnapshot,
  plans: ReadonlyArray<SearchableRoom>,
  question: StayQuestion,
) => ReadonlyArray<FreeUnderPlan>

const forStay: Priced = (snapshot, plans, question) => {
  const sold = plans.filter((room) => isSoldAs(room, question))
  const [first] = sold
  if (first === undefined) return []
  const free = freeInAll(snapshot, first.id, question.nights)
  if (free === 0) return []
  const terms = sold.map(({ plan }) => plan)
  const prices = pricesOfAll(snapshot, first.type, terms, question)
  return sold.map((room, place) => ({
    room,
    free,
    price: prices[place] ?? noMoney,
    ...sharedBy(room),
  }))
}

const forLowestNight: Priced = (snapshot, plans, question) =>
  plans.flatMap((room) => {
    const night = lowestNight(snapshot, room.type, question, room.restrictions, room.plan)
    return night === null ? [] : [{ room, free: night.free, price: night.price, ...sharedBy(room) }]
  })

/** True for a room that seats the whole party, with the beds that may be put up for its children. */
export const isLargeEnough = (
  room: SearchableRoom,
  party: Party,
  terms: BedTerms | null,
): boolean =>
  terms === null ? holds(room, party) : bedsIn([{ room, count: 1 }], party, terms) !== null

/** The plans open to those who ask: none of a locked room, or of one that is too small for them. */
const plansFor = (
  room: SoldRoom,
  { party, member }: StayQuestion,
  terms: BedTerms | null,
): ReadonlyArray<SearchableRoom> => {
  if (party.rooms === 1 && !isLargeEnough(room, party, terms)) return []
  return member ? room.underPlans : room.underPlans.filter(({ membersOnly }) => !membersOnly)
}

/** Under its cheapest plan, which of equally cheap ones is the first. */
const cheapestOf = (plans: ReadonlyArray<FreeUnderPlan>): ReadonlyArray<FreeUnderPlan> => {
  const [first, ...others] = plans
  if (first === undefined) return []
  return [others.reduce((best, one) => (one.price < best.price ? one : best), first)]
}

/** What a mix costs with the meals of everybody, and with the children and their beds. */
const costOfMix = (
  { property }: SearchableProperty,
  mix: ReadonlyArray<PricedRoom>,
  question: StayQuestion,
): Sen => lodgingIn(mix, besideRooms(property.children, mix, question))

type Plans = ReadonlyArray<ReadonlyArray<FreeUnderPlan>>

const only = (free: Plans, isOne: (plan: RatePlan) => boolean): Plans =>
  free.map((plans) => plans.filter(({ room }) => isOne(room.plan)))

/** The plans whose meals have one price, price by price in the order of the property. */
const byBoard =
  (boards: ReadonlyArray<RatePlan>) =>
  (free: Plans): ReadonlyArray<Plans> =>
    boards.map((board) => only(free, (plan) => haveOneBoard([board, plan])))

/** The plans that can be paid for in one way: all but those for arrival can be paid for now. */
const byPayment = (free: Plans): ReadonlyArray<Plans> =>
  free.some((plans) => plans.some(({ room }) => room.plan.pay === "AT_PROPERTY"))
    ? paymentMethods.map((method) => only(free, ({ pay }) => mayPay(pay, method)))
    : [free]

/** The cheapest mix; plans of several rooms have to be paid for in one way and have meals of one price. */
const cheapestTogether = (
  free: Plans,
  searchable: SearchableProperty,
  question: StayQuestion,
  { shared, terms }: { readonly shared: SharedFree | null; readonly terms: BedTerms | null },
): ReadonlyArray<PricedRoom> => {
  const { party } = question
  const mixed = (plans: Plans) => cheapestMix(plans.flatMap(cheapestOf), party, shared, terms)
  const ways = byPayment(free).flatMap(byBoard(searchable.boards))
  const mixes = ways.flatMap((way) => {
    const mix = mixed(way)
    return mix === null ? [] : [mix]
  })
  const costOf = (mix: ReadonlyArray<PricedRoom>) => costOfMix(searchable, mix, question)
  return mixes.toSorted((one, other) => dearerBy(costOf(one), costOf(other)))[0] ?? []
}

/** Without dates no night is meant, and a kind has as many rooms as in its freest night ahead. */
const sharedFree = (
  snapshot: CatalogueSnapshot,
  { shared }: SearchableProperty,
  { dates, nights, party }: StayQuestion,
): SharedFree | null => {
  if (party.rooms === 1 || shared.length === 0) return null
  const freeOf =
    dates === null
      ? (kind: RoomKindId) => Math.max(...nights.map((night) => snapshot.freeOfKind(kind, night)))
      : (kind: RoomKindId) => freeOfKindInAll(snapshot, kind, nights)
  return new Map(shared.map((kind) => [kind, freeOf(kind)]))
}

/** The cheapest rooms of a property that seat the party; none when it cannot be booked. */
export const pricedMix = (
  snapshot: CatalogueSnapshot,
  searchable: SearchableProperty,
  question: StayQuestion,
): ReadonlyArray<PricedRoom> => {
  const priced = question.dates === null ? forLowestNight : forStay
  const terms = bedTerms(searchable.property.children, question.party, nightsPriced(question))
  const free = searchable.rooms.map((room) =>
    priced(snapshot, plansFor(room, question, terms), question),
  )
  const shared = sharedFree(snapshot, searchable, question)
  return cheapestTogether(free, searchable, question, { shared, terms })
}
