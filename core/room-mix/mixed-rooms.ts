import { noMoney } from "../money/amounts.ts"
import type { Sen } from "../money/sen.ts"
import { dearerBy } from "../pricing/cost.ts"
import { withRooms } from "../pricing/lodging.ts"
import type { RoomKindId, RoomUse } from "../property/room-kind.ts"
import type { RoomTypeId } from "../property/room-type.ts"
import { seatsBesideAdult, type RoomCapacity, type Seats } from "./seating.ts"

/** A room type that has a name and bounds. */
export type SizedRoom = RoomCapacity & { readonly id: RoomTypeId }

/** A room type as it can be had for a stay. */
export type FreeRoom<Room extends SizedRoom = SizedRoom> = {
  readonly room: Room
  /** How many are free in all nights. */
  readonly free: number
  /** Of one room for all nights, after the deals of this viewer. */
  readonly price: Sen
  /** What it takes of the kinds that other room types take, too; left out where it shares nothing. */
  readonly shares?: ReadonlyArray<RoomUse>
}

/** So many rooms of one type in a mix. */
export type MixedRoom<Room extends SizedRoom = SizedRoom> = FreeRoom<Room> & {
  readonly count: number
}

type Choice<Room extends SizedRoom> = {
  readonly taken: FreeRoom<Room>
  readonly count: number
  readonly before: Choice<Room> | null
}

/** Rooms chosen so far; seats beyond what the party needs make no difference. */
export type Chosen<Room extends SizedRoom> = Seats & {
  readonly rooms: number
  readonly price: Sen
  readonly types: number
  /** How many rooms of shared kinds are taken. */
  readonly used: ReadonlyMap<RoomKindId, number>
  readonly choice: Choice<Room> | null
}

/** Nothing is chosen. */
export const NOTHING_YET = {
  adults: 0,
  children: 0,
  guests: 0,
  rooms: 0,
  price: noMoney,
  types: 0,
  used: new Map<RoomKindId, number>(),
  choice: null,
}

/** By the ids of the room types. */
export const byId = (one: FreeRoom, other: FreeRoom): number =>
  one.room.id < other.room.id ? -1 : 1

/** The rooms chosen, in the order of their ids. */
export const mixOf = <Room extends SizedRoom>({ choice }: Pick<Chosen<Room>, "choice">) => {
  const mix: Array<MixedRoom<Room>> = []
  for (let each = choice; each !== null; each = each.before)
    mix.push({ ...each.taken, count: each.count })
  return mix.toSorted(byId)
}

const spelled = <Room extends SizedRoom>(chosen: Chosen<Room>): string =>
  mixOf(chosen)
    .flatMap(({ room, count }) => Array.from({ length: count }, () => room.id))
    .join("\u0000")

/** Cheaper first, then fewer types, then by the ids of the rooms in order. */
export const isBetter = <Room extends SizedRoom>(
  one: Chosen<Room>,
  other: Chosen<Room>,
): boolean => {
  const dearer = dearerBy(one.price, other.price) || one.types - other.types
  return dearer < 0 || (dearer === 0 && spelled(one) < spelled(other))
}

const usedWith = (
  used: Chosen<SizedRoom>["used"],
  { shares }: FreeRoom,
  count: number,
): Chosen<SizedRoom>["used"] => {
  if (shares === undefined) return used
  const more = new Map(used)
  for (const use of shares) more.set(use.kind, count * use.count + (more.get(use.kind) ?? 0))
  return more
}

/** What was chosen with so many rooms of one type more. */
export const withMoreRooms = <Room extends SizedRoom>(
  chosen: Chosen<Room>,
  taken: FreeRoom<Room>,
  count: number,
  needed: Seats,
): Chosen<Room> => {
  const seats = seatsBesideAdult(taken.room)
  return {
    adults: Math.min(needed.adults, chosen.adults + count * seats.adults),
    children: Math.min(needed.children, chosen.children + count * seats.children),
    guests: Math.min(needed.guests, chosen.guests + count * seats.guests),
    rooms: chosen.rooms + count,
    price: withRooms(chosen.price, taken.price, count),
    types: chosen.types + 1,
    used: usedWith(chosen.used, taken, count),
    choice: { taken, count, before: chosen.choice },
  }
}

/** No party asks for 64 of anything: so many bits hold each count, and every key is a different number. */
const BITS_OF_COUNT = 6

/** A number for each sum of rooms and seats. */
export const mixKey = ({
  rooms,
  adults,
  children,
  guests,
}: Seats & { readonly rooms: number }): number =>
  [rooms, adults, children, guests].reduce((key, count) => (key << BITS_OF_COUNT) | count)
