import type { CatalogueSnapshot } from "../inventory/catalogue.port.ts"
import type { RoomType } from "../property/room-type.ts"
import type { CalendarDate } from "../stay/calendar-date.ts"
import { memoizeByObject } from "./memoize-by-object.ts"
import { nightPrice } from "./room-price.ts"
import type { StayQuestion } from "./stay-question.ts"

/** A night that can be had, with the price of one room. */
export type FreeNight = {
  readonly date: CalendarDate
  readonly price: number
  readonly free: number
}

const lowestOf = (
  snapshot: CatalogueSnapshot,
  room: RoomType,
  { nights, member }: StayQuestion,
): FreeNight | null => {
  let lowest: FreeNight | null = null
  for (const date of nights) {
    const price = nightPrice(snapshot, room, date, member)
    if (lowest !== null && price >= lowest.price) continue
    const free = snapshot.freeOn(room.id, date)
    if (free > 0) lowest = { date, price, free }
  }
  return lowest
}

type Kept = {
  readonly nights: object
  readonly today: CalendarDate
  readonly lowest: FreeNight | null
}

const keptFor = memoizeByObject((_room: RoomType) => new Map<"member" | "visitor", Kept>())

/**
 * The first of the cheapest nights ahead in which a room is free; null when all are sold out. It is
 * worked out once a day for members and visitors each, and again whenever a night changes.
 */
export const lowestNight = (
  snapshot: CatalogueSnapshot,
  room: RoomType,
  question: StayQuestion,
): FreeNight | null => {
  const nights = snapshot.nightsOf?.(room.id)
  if (nights === undefined) return lowestOf(snapshot, room, question)
  const kept = keptFor(room)
  const { today, member } = question
  const who = member ? "member" : "visitor"
  const known = kept.get(who)
  if (known?.nights === nights && known.today === today) return known.lowest
  const lowest = lowestOf(snapshot, room, question)
  kept.set(who, { nights, today, lowest })
  return lowest
}
