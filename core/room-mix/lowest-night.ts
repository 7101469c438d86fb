import type { CatalogueSnapshot } from "../inventory/catalogue.port.ts"
import { isClosedOn } from "../inventory/restrictions.rules.ts"
import type { Sen } from "../money/sen.ts"
import { nightPrice } from "../pricing/room-price.ts"
import type { Restriction } from "../property/restriction.ts"
import { firstPlanOf } from "../property/plans-of.ts"
import type { RatePlan } from "../property/rate-plan.ts"
import type { RoomType } from "../property/room-type.ts"
import type { CalendarDate } from "../stay/calendar-date.ts"
import { dayOf } from "../stay/weekday.ts"
import { memoizeByObject } from "../kernel/memoize-by-object.ts"
import type { StayQuestion } from "./stay-question.ts"

/** A night that can be had, with the price of one room. */
export type FreeNight = {
  readonly date: CalendarDate
  readonly price: Sen
  readonly free: number
}

const lowestOf = (
  snapshot: CatalogueSnapshot,
  { room, plan }: { readonly room: RoomType; readonly plan: RatePlan },
  { nights, member }: StayQuestion,
  restrictions: ReadonlyArray<Restriction>,
): FreeNight | null => {
  let lowest: FreeNight | null = null
  for (const date of nights) {
    const price = nightPrice(snapshot, { room, plan }, date, member)
    if (lowest !== null && price >= lowest.price) continue
    const free = snapshot.freeOn(room.id, date)
    if (free > 0 && !isClosedOn(restrictions, dayOf(date))) lowest = { date, price, free }
  }
  return lowest
}

type Kept = {
  readonly nights: object
  readonly today: CalendarDate
  readonly lowest: FreeNight | null
}

const keptFor = memoizeByObject((_room: RoomType) => new Map<string, Kept>())

/**
 * The first of the cheapest nights ahead in which a room is free and sold; null when there is none. It is
 * worked out once a day for each plan, for members and visitors each, and again whenever a night
 * changes.
 */
export const lowestNight = (
  snapshot: CatalogueSnapshot,
  room: RoomType,
  question: StayQuestion,
  restrictions: ReadonlyArray<Restriction>,
  plan: RatePlan = firstPlanOf(room),
): FreeNight | null => {
  const nights = snapshot.nightsOf?.(room.id)
  if (nights === undefined) return lowestOf(snapshot, { room, plan }, question, restrictions)
  const kept = keptFor(room)
  const { today, member } = question
  const who = `${member} ${plan.id}`
  const known = kept.get(who)
  if (known?.nights === nights && known.today === today) return known.lowest
  const lowest = lowestOf(snapshot, { room, plan }, question, restrictions)
  kept.set(who, { nights, today, lowest })
  return lowest
}
