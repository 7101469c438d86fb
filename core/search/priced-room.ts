import type { CatalogueSnapshot } from "../inventory/catalogue.port.ts"
import { restrictionIssues } from "../inventory/restrictions.rules.ts"
import { paymentMethods } from "../payment/paid-when.ts"
import { boardANight, haveOneBoard } from "../pricing/board.ts"
import { mayPay } from "../property/plans-of.ts"
import type { RatePlan } from "../property/rate-plan.ts"
import type { RoomKindId } from "../property/room-kind.ts"
import { cheapestMix } from "../room-mix/cheapest-mix.ts"
import { freeOfKindInAll } from "../room-mix/free-together.ts"
import type { FreeRoom, MixedRoom } from "../room-mix/mixed-rooms.ts"
import type { SharedFree } from "../room-mix/shared-mix.ts"
import type { SearchableProperty, SearchableRoom, SoldRoom } from "./searchable-property.ts"
import { lowestNight } from "../room-mix/lowest-night.ts"
import type { RoomChoiceShown } from "../room-mix/room-mix.ts"
import { freeInAll, pricesOfAll } from "../room-mix/room-price.ts"
import { holds } from "../room-mix/seating.ts"
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

/** True when no restriction stands against the stay in this room. */
const isSoldAs = ({ restrictions }: SearchableRoom, { asked }: StayQuestion): boolean =>
  asked === null || restrictions.length === 0 || restrictionIssues(restrictions, asked).length === 0

type FreeUnderPlan = FreeRoom<SearchableRoom>
type Priced = (
  snapshot: CatalogueSnapshot,
  plans: ReadonlyArray<SearchableRoom>,
  question: StayQuestion,
) => ReadonlyArray<FreeUnderPlan>

const forStay: Priced = (snapshot, plans, question) => {
  const [first] = plans
  if (first === undefined || !isSoldAs(first, question)) return []
  const free = freeInAll(snapshot, first.id, question.nights)
  if (free === 0) return []
  const sold = plans.map(({ plan }) => plan)
  const prices = pricesOfAll(snapshot, first.type, sold, question)
  return plans.map((room, place) => ({ room, free, price: prices[place] ?? 0, ...sharedBy(room) }))
}

const forLowestNight: Priced = (snapshot, plans, question) =>
  plans.flatMap((room) => {
    const night = lowestNight(snapshot, room.type, question, room.restrictions, room.plan)
    return night === null ? [] : [{ room, free: night.free, price: night.price, ...sharedBy(room) }]
  })

/** The plans open to those who ask: none of a locked room, or of one that is too small for them. */
const plansFor = (
  room: SoldRoom,
  { party, member }: StayQuestion,
): ReadonlyArray<SearchableRoom> => {
  if (party.rooms === 1 && !holds(room, party)) return []
  return member ? room.underPlans : room.underPlans.filter(({ membersOnly }) => !membersOnly)
}

/** Under its cheapest plan, which of equally cheap ones is the first. */
const cheapestOf = (plans: ReadonlyArray<FreeUnderPlan>): ReadonlyArray<FreeUnderPlan> => {
  const [first, ...others] = plans
  if (first === undefined) return []
  return [others.reduce((best, one) => (one.price < best.price ? one : best), first)]
}

/** What a mix costs with the meals of everybody. */
const costOfMix = (
  mix: ReadonlyArray<PricedRoom>,
  { party, dates, nights }: StayQuestion,
): number => {
  const board = mix[0] === undefined ? 0 : boardANight(mix[0].room.plan.boardPrice, party)
  const rent = mix.reduce((sum, { count, price }) => sum + count * price, 0)
  return rent + (dates === null ? 1 : nights.length) * board
}

type Plans = ReadonlyArray<ReadonlyArray<FreeUnderPlan>>

const only = (free: Plans, isOne: (plan: RatePlan) => boolean): Plans =>
  free.map((plans) => plans.filter(({ room }) => isOne(room.plan)))

/** The plans whose meals have one price, price by price. */
const byBoard = (free: Plans): ReadonlyArray<Plans> => {
  const all = free.flatMap((plans) => plans.map(({ room }) => room.plan))
  if (haveOneBoard(all)) return [free]
  const each = all.filter(
    (plan, place) => all.findIndex((one) => haveOneBoard([one, plan])) === place,
  )
  return each.map((plan) => only(free, (one) => haveOneBoard([one, plan])))
}

/** The plans that can be paid for in one way: all but those for arrival can be paid for now. */
const byPayment = (free: Plans): ReadonlyArray<Plans> =>
  free.some((plans) => plans.some(({ room }) => room.plan.pay === "AT_PROPERTY"))
    ? paymentMethods.map((method) => only(free, ({ pay }) => mayPay(pay, method)))
    : [free]

/** The cheapest mix; plans of several rooms have to be paid for in one way and have meals of one price. */
const cheapestTogether = (
  free: Plans,
  question: StayQuestion,
  shared: SharedFree | null,
): ReadonlyArray<PricedRoom> => {
  const { party } = question
  const mixed = (plans: Plans) => cheapestMix(plans.flatMap(cheapestOf), party, shared)
  const ways = byPayment(free).flatMap(byBoard)
  if (ways.length <= 1) return mixed(free) ?? []
  const mixes = ways.flatMap((way) => {
    const mix = mixed(way)
    return mix === null ? [] : [mix]
  })
  const costOf = (mix: ReadonlyArray<PricedRoom>) => costOfMix(mix, question)
  return mixes.toSorted((one, other) => costOf(one) - costOf(other))[0] ?? []
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
  const free = searchable.rooms.map((room) => priced(snapshot, plansFor(room, question), question))
  return cheapestTogether(free, question, sharedFree(snapshot, searchable, question))
}
