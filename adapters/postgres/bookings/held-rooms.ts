import { SoldOut } from "#core/booking/booking.errors.ts"
import type { RoomNights } from "#core/inventory/night-stock.ts"
import type { StoreUnreachable } from "#core/kernel/store.errors.ts"
import { Effect } from "effect"
import type { Connection } from "../database.ts"
import { giveNightsBack, takeNights, type RoomNight } from "../catalogue/nights.sql.ts"

const keyOf = ({ kind, day }: { kind: string; day: string }): string => `${day} ${kind}`

/** Each night of each kind once, with all the rooms wanted in it. */
const nightsOf = (rooms: ReadonlyArray<RoomNights>): ReadonlyArray<RoomNight> => {
  const nights = new Map<string, RoomNight>()
  for (const { kind, count, dates } of rooms)
    for (const day of dates) {
      const key = keyOf({ kind, day })
      nights.set(key, { kind, day, count: count + (nights.get(key)?.count ?? 0) })
    }
  return [...nights.values()]
}

/** Takes all rooms in all nights; where one is missing, the others are given back at once. */
export const takeRooms = (
  connection: Connection,
  rooms: ReadonlyArray<RoomNights>,
): Effect.Effect<void, SoldOut | StoreUnreachable> =>
  Effect.gen(function* () {
    const wanted = nightsOf(rooms)
    const had = new Set((yield* takeNights(connection, wanted)).map(keyOf))
    if (had.size === wanted.length) return
    if (had.size > 0)
      yield* giveNightsBack(
        connection,
        wanted.filter((night) => had.has(keyOf(night))),
      )
    return yield* new SoldOut()
  })

/** Gives rooms back that were taken; giving back more is a defect. */
export const giveRoomsBack = (
  connection: Connection,
  rooms: ReadonlyArray<RoomNights>,
): Effect.Effect<void, StoreUnreachable> =>
  Effect.gen(function* () {
    const back = nightsOf(rooms)
    const had = yield* giveNightsBack(connection, back)
    if (had.length < back.length) throw new Error("Rooms were given back that nobody had taken")
  })
