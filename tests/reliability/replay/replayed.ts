import type { BookingId } from "#core/booking/booking-view.ts"
import { addDays, daysBetween, malaysianDateAt } from "#core/stay/calendar.ts"
import { networkOf } from "#tests/benchmarks/marked-guests.ts"
import { crashingServer } from "#tests/reliability/crash/crashing-server.ts"
import type { OwnStore } from "#tests/reliability/own-store.ts"
import type { BookingRow, BookingStep } from "./booking-rows.ts"
import { replayGuestAt } from "./replay-guest.ts"
import { hotelsWith, roomTypeOf } from "./replayed-hotels.ts"
import { roomsModel, type Fate, type Rooms } from "./rooms-model.ts"

/** What a replay came to. */
export type ReplayReport = {
  readonly fates: Readonly<Record<Fate, number>>
  readonly cancelled: number
  /** Rows that were refused, counted by the fields and codes of the answer. */
  readonly refusals: ReadonlyMap<string, number>
  /** Where the site and the count of rooms do not agree. */
  readonly differences: ReadonlyArray<string>
}

const SETTINGS = {
  TRUSTED_PROXIES: "1",
  LOG_LEVEL: "error",
  HOLD_MINUTES: "60",
  HOLD_LIMITS:
    "networkRoomNights=999999 networkShare=200 strangersShare=200 provedShare=200 unprovedStays=99999",
}
const WEEK = 7

/** The same rows so many weeks later that the first guest arrives in a few days: weekdays stay. */
export const broughtForward = (rows: ReadonlyArray<BookingRow>): ReadonlyArray<BookingRow> => {
  const [first] = rows.map(({ arrival }) => arrival).toSorted()
  if (first === undefined) return rows
  const days = daysBetween(first, addDays(malaysianDateAt(Date.now()), WEEK))
  const later = Math.ceil(days / WEEK) * WEEK
  return rows.map((row) => ({
    ...row,
    arrival: addDays(row.arrival, later),
    booked: addDays(row.booked, later),
    cancelled: row.cancelled && addDays(row.cancelled, later),
  }))
}

type Count = {
  readonly fates: Record<Fate, number>
  cancelled: number
  readonly refusals: Map<string, number>
  readonly differences: Array<string>
}

/** One step after the other of all rooms of one type, each compared with the model. */
const replayedType = async (
  address: string,
  network: string,
  steps: ReadonlyArray<BookingStep>,
  { model, count }: { readonly model: ReturnType<typeof roomsModel>; readonly count: Count },
): Promise<void> => {
  const guest = await replayGuestAt(address, network)
  const made = new Map<number, BookingId>()
  for (const { row, kind } of steps) {
    if (kind === "cancel") {
      const id = made.get(row.line)
      model.cancel(row)
      if (id === undefined) continue
      await guest.cancel(id)
      count.cancelled += 1
      continue
    }
    const expected = model.book(row)
    const answer = await guest.book(row)
    count.fates[answer.fate] += 1
    if (answer.fate === "booked") made.set(row.line, answer.id)
    if (answer.fate === "refused")
      count.refusals.set(answer.why, (count.refusals.get(answer.why) ?? 0) + 1)
    if (answer.fate !== expected)
      count.differences.push(`line ${row.line}: ${answer.fate}, the count says ${expected}`)
  }
}

/** What the database says is taken, against the model and against what there is. */
const comparedNights = async (
  store: OwnStore,
  rooms: Rooms,
  taken: ReadonlyMap<string, number>,
): Promise<ReadonlyArray<string>> => {
  const { seen } = await store.look()
  const units = new Map(Object.entries(rooms).map(([room, units]) => [roomTypeOf(room), units]))
  const wanted = new Map(
    [...taken].map(([night, count]) => {
      const at = night.lastIndexOf(" ")
      return [`${roomTypeOf(night.slice(0, at))}${night.slice(at)}`, count]
    }),
  )
  return [...new Set([...wanted.keys(), ...seen.taken.keys()])].flatMap((key) => {
    const [type = ""] = key.split(" ")
    const [is, should] = [seen.taken.get(key) ?? 0, wanted.get(key) ?? 0]
    const most = [...units].find(([id]) => id === type)?.[1] ?? 0
    return is === should && is <= most ? [] : [`${key}: ${is} of ${most} taken, counted ${should}`]
  })
}

/** Replays steps over HTTP at a site with these rooms, in their order for each type of rooms. */
export const replayed = async (
  makeStore: (stock: ReturnType<typeof hotelsWith>) => Promise<OwnStore>,
  steps: ReadonlyArray<BookingStep>,
  rooms: Rooms,
  say: (line: string) => void = () => undefined,
): Promise<ReplayReport> => {
  const store = await makeStore(hotelsWith(rooms))
  const server = await crashingServer({ ...SETTINGS, ...store.settings })
  const model = roomsModel(rooms)
  const count: Count = {
    fates: { booked: 0, soldOut: 0, refused: 0 },
    cancelled: 0,
    refusals: new Map(),
    differences: [],
  }
  try {
    server.spawn()
    await server.untilReady()
    const byType = [...Map.groupBy(steps, ({ row }) => row.room)]
    await Promise.all(
      byType.map(async ([room, own], number) => {
        await replayedType(server.address, networkOf(number + 1), own, { model, count })
        say(`${room}: ${own.length} steps`)
      }),
    )
    await server.stop()
    count.differences.push(...(await comparedNights(store, rooms, model.taken)))
    return count
  } finally {
    await server.kill()
    await store.end()
  }
}
