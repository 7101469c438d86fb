import { Effect } from "effect"
import { askedStay } from "../inventory/asked-stay.ts"
import type { CatalogueSnapshot } from "../inventory/catalogue.port.ts"
import { restrictionIssues, restrictionsOf } from "../inventory/restrictions.rules.ts"
import type { Issue } from "../kernel/issue.ts"
import type { Visitor } from "../people/visitor.ts"
import type { Quote } from "../pricing/quote.ts"
import { boardFor, haveOneBoard } from "../pricing/board.ts"
import { eatersUnder } from "../pricing/children.ts"
import { quoteStay } from "../pricing/quote-stay.ts"
import type { Property } from "../property/property.ts"
import { PropertyNotFound } from "../property/property.errors.ts"
import { isPlanForMembers, methodsFor, planNamed, plansOf } from "../property/plans-of.ts"
import type { RatePlan } from "../property/rate-plan.ts"
import type { RoomType } from "../property/room-type.ts"
import { areFree } from "../room-mix/free-together.ts"
import { childrenInRooms } from "../room-mix/children-in-rooms.ts"
import { seatingIssues } from "../room-mix/seating.ts"
import type { CalendarDate } from "../stay/calendar-date.ts"
import { nightDatesOf } from "../stay/nights.ts"
import { partyIssues } from "../stay/party.rules.ts"
import { stayIssues } from "../stay/stay-dates.rules.ts"
import { SoldOut, StayRefused } from "./booking.errors.ts"
import type { StayDates } from "../stay/stay-dates.ts"
import type { StayRequest } from "./stay-request.ts"

/** So many rooms of one type and plan of the property asked for. */
export type ChosenRoom = {
  readonly room: RoomType
  readonly plan: RatePlan
  readonly count: number
}

/** A stay that can be booked now, with its price. */
export type PricedStay = {
  readonly property: Property
  readonly rooms: ReadonlyArray<ChosenRoom>
  readonly quote: Quote
}

/** The rooms of a request by type and plan, each once, whatever the order and splitting they came in. */
const chosenRooms = ({ rooms }: Property, stay: StayRequest): ReadonlyArray<ChosenRoom> =>
  rooms.flatMap((room) =>
    plansOf(room).flatMap((plan) => {
      const chosen = stay.rooms.filter(
        (choice) => choice.roomType === room.id && planNamed(room, choice.plan) === plan,
      )
      const count = chosen.reduce((sum, choice) => sum + choice.count, 0)
      return count === 0 ? [] : [{ room, plan, count }]
    }),
  )

const roomIssues = (
  { terms, rooms: all, children }: Property,
  rooms: ReadonlyArray<ChosenRoom>,
  stay: StayRequest,
  { member }: Visitor,
): ReadonlyArray<Issue> => {
  const known = stay.rooms.map(({ roomType, plan }) => {
    const room = all.find(({ id }) => id === roomType)
    return room === undefined ? "RoomUnknown" : planNamed(room, plan) ? null : "PlanUnknown"
  })
  const unknown = known.find((code) => code !== null)
  if (unknown) return [{ path: "rooms", code: unknown }]
  if (!member && rooms.some(({ room, plan }) => isPlanForMembers(room, plan)))
    return [{ path: "rooms", code: "MembersOnly" }]
  const pays = rooms.map(({ plan }) => plan.pay)
  if (methodsFor(pays, terms.payAtProperty).length === 0)
    return [{ path: "rooms", code: "PlansPaidApart" }]
  if (!haveOneBoard(rooms.map(({ plan }) => plan)))
    return [{ path: "rooms", code: "PlansEatApart" }]
  return seatingIssues(rooms, stay.party, children)
}

/** What a booking that is changed has already: its dates, and the types and plans of its rooms. */
export type BookedAlready = {
  readonly dates: StayDates
  readonly rooms: ReadonlyArray<{
    readonly roomType: string
    readonly plan?: { readonly id: string } | undefined
  }>
}

/**
 * Every restriction that the stay breaks in any of its rooms, each once. A plan that was not booked is new,
 * also in a room type that was.
 */
const restrictedBy = (
  property: Property,
  rooms: ReadonlyArray<ChosenRoom>,
  asked: { readonly dates: StayDates; readonly today: CalendarDate },
  booked: BookedAlready | null,
): ReadonlyArray<Issue> => {
  const fresh = askedStay(asked.dates, asked.today)
  const kept = askedStay(asked.dates, asked.today, booked?.dates)
  const issues = rooms.flatMap(({ room, plan }) => {
    const had = booked?.rooms.filter(({ roomType }) => roomType === room.id) ?? []
    if (had.length === 0) return restrictionIssues(restrictionsOf(property, room, plan), fresh)
    if (had.some((one) => planNamed(room, one.plan?.id) === plan))
      return restrictionIssues(restrictionsOf(property, room, plan), kept)
    return [
      ...restrictionIssues(restrictionsOf(property, room), kept),
      ...restrictionIssues(restrictionsOf({}, {}, plan), fresh),
    ]
  })
  return [...new Map(issues.map((issue) => [`${issue.code} ${issue.count}`, issue])).values()]
}

const quoteOf = (
  snapshot: CatalogueSnapshot,
  { terms, kind, stars, children }: Property,
  rooms: ReadonlyArray<ChosenRoom>,
  nights: ReadonlyArray<CalendarDate>,
  { member, party }: Pick<Visitor, "member"> & Pick<StayRequest, "party">,
): Quote =>
  quoteStay({
    ...boardFor(
      rooms.map(({ plan }) => plan),
      eatersUnder(children, party),
      nights.length,
    ),
    ...childrenInRooms(children, rooms, party, nights.length),
    rooms: rooms.map(({ room, plan, count }) => ({
      roomType: room.id,
      ...(room.plans && { plan }),
      count,
      deals: room.deals,
      depositPerRoom: room.depositPerRoom,
      nights: nights.map((date) => ({ date, rate: snapshot.rateOn(room.id, date) })),
    })),
    terms: { ...terms, kind, stars },
    member,
    residency: "assumedMalaysian",
  })

/**
 * Checks a stay by every rule and prices it for a guest assumed Malaysian; what a changed booking has
 * already is not asked after again.
 */
export const pricedStay = (
  snapshot: CatalogueSnapshot,
  stay: StayRequest,
  visitor: Visitor,
  today: CalendarDate,
  booked: BookedAlready | null = null,
): Effect.Effect<PricedStay, StayRefused | SoldOut | PropertyNotFound> =>
  Effect.gen(function* () {
    const broken = [...stayIssues(stay.dates, today), ...partyIssues(stay.party)]
    if (broken.length > 0) return yield* new StayRefused({ issues: broken })
    const property = snapshot.bySlug.get(stay.property)
    if (property === undefined) return yield* new PropertyNotFound()
    const rooms = chosenRooms(property, stay)
    const issues = roomIssues(property, rooms, stay, visitor)
    if (issues.length > 0) return yield* new StayRefused({ issues })
    const restricted = restrictedBy(property, rooms, { dates: stay.dates, today }, booked)
    if (restricted.length > 0) return yield* new StayRefused({ issues: restricted })
    const nights = nightDatesOf(stay.dates)
    if (!areFree(snapshot, rooms, nights)) return yield* new SoldOut()
    const quote = quoteOf(snapshot, property, rooms, nights, {
      member: visitor.member,
      party: stay.party,
    })
    return { property, rooms, quote }
  })
