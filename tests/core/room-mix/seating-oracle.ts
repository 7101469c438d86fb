import type { FreeRoom } from "#core/room-mix/mixed-rooms.ts"
import type { RoomCapacity } from "#core/room-mix/seating.ts"
import type { Party } from "#core/stay/party.ts"

const upTo = (most: number): ReadonlyArray<number> =>
  Array.from({ length: Math.max(0, most) + 1 }, (_, index) => index)

/** Tries every way to put the party into the rooms, one room after the other. */
export const canBeSeated = (
  rooms: ReadonlyArray<RoomCapacity>,
  adults: number,
  children: number,
): boolean => {
  const [room, ...others] = rooms
  if (room === undefined) return adults === 0 && children === 0
  return upTo(Math.min(room.maxAdults, adults))
    .filter((here) => here >= 1)
    .some((here) =>
      upTo(Math.min(room.maxChildren, room.maxGuests - here, children))
        .filter((young) => young >= 0 && here + young <= room.maxGuests)
        .some((young) => canBeSeated(others, adults - here, children - young)),
    )
}

/** Every way to take so many rooms, none more often than it is free. */
export const everyMix = (
  rooms: ReadonlyArray<FreeRoom>,
  count: number,
): ReadonlyArray<ReadonlyArray<FreeRoom>> => {
  const [room, ...others] = rooms
  if (count === 0) return [[]]
  if (room === undefined) return []
  return upTo(Math.min(room.free, count)).flatMap((taken) =>
    everyMix(others, count - taken).map((rest) => [
      ...Array.from({ length: taken }, () => room),
      ...rest,
    ]),
  )
}

/** Every mix that seats the party. */
export const everySeatingMix = (rooms: ReadonlyArray<FreeRoom>, party: Party) =>
  everyMix(rooms, party.rooms).filter((mix) =>
    canBeSeated(
      mix.map(({ room }) => room),
      party.adults,
      party.children,
    ),
  )
