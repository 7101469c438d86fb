import { limits } from "#core/stay/limits.ts"
import { addDays } from "#core/stay/calendar.ts"
import type { BookingRow, BookingStep } from "./booking-rows.ts"

/** How many rooms there are of each type, by `hotel/type`. */
export type Rooms = Readonly<Record<string, number>>

/** What a booking comes to: it is made, there is no room, or it is none. */
export type Fate = "booked" | "soldOut" | "refused"

/** Why a row is no booking that anybody could make; null where it is one. */
export const badnessOf = ({ nights, adults, children, price }: BookingRow): string | null => {
  if (!(nights >= 1)) return "no night"
  if (nights > limits.maxNights) return `more than ${limits.maxNights} nights`
  if (!(adults >= 1)) return "no adult"
  if (adults > limits.maxAdults) return `more than ${limits.maxAdults} adults`
  if (Number.isNaN(children)) return "no number of children"
  if (children > limits.maxChildren) return `more than ${limits.maxChildren} children`
  return price < 0 ? "a price below nothing" : null
}

/** The nights of a booking, as `room day`. */
export const nightsOf = ({ room, arrival, nights }: BookingRow): ReadonlyArray<string> =>
  Array.from({ length: nights }, (_, later) => `${room} ${addDays(arrival, later)}`)

/** Counts rooms by night and knows nothing else: what the site has to agree with. */
export const roomsModel = (rooms: Rooms) => {
  const taken = new Map<string, number>()
  const booked = new Set<number>()
  const add = (nights: ReadonlyArray<string>, count: number): void => {
    for (const night of nights) taken.set(night, count + (taken.get(night) ?? 0))
  }
  const book = (row: BookingRow): Fate => {
    if (badnessOf(row) !== null) return "refused"
    const nights = nightsOf(row)
    const units = rooms[row.room] ?? 0
    if (nights.some((night) => (taken.get(night) ?? 0) >= units)) return "soldOut"
    add(nights, 1)
    booked.add(row.line)
    return "booked"
  }
  const cancel = (row: BookingRow): void => {
    if (booked.delete(row.line)) add(nightsOf(row), -1)
  }
  return { taken, book, cancel }
}

/** The smallest number of rooms of each type with which every possible booking fits. */
export const roomsFor = (steps: ReadonlyArray<BookingStep>): Rooms => {
  const types = [...new Set(steps.map(({ row }) => row.room))].toSorted()
  const model = roomsModel(Object.fromEntries(types.map((room) => [room, Infinity])))
  const most = new Map(types.map((room) => [room, 1]))
  for (const { row, kind } of steps) {
    if (kind === "cancel") model.cancel(row)
    else if (model.book(row) === "booked")
      for (const night of nightsOf(row))
        most.set(row.room, Math.max(most.get(row.room) ?? 1, model.taken.get(night) ?? 0))
  }
  return Object.fromEntries(most)
}
