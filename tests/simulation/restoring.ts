import { RoomKindId } from "#core/property/room-kind.ts"
import { CalendarDate } from "#core/stay/calendar-date.ts"
import { Effect, Exit } from "effect"
import { drawsOf } from "./draws.ts"
import type { Seen } from "./storage.ts"
import { Violation } from "./violation.ts"
import { pauseOn } from "./virtual-time.ts"
import type { World } from "./world.ts"
import { millisecondsInMinute, millisecondsInSecond } from "date-fns/constants"

const LONGEST_MS = 15 * millisecondsInMinute

/** Bookings that are known in another state than before, or not at all any more. */
const setBackAmong = (before: Seen, after: Seen): ReadonlyArray<string> => {
  const textOf = (record: Seen["records"][number]): string => JSON.stringify(record)
  const known = new Map(after.records.map((record) => [record.id, textOf(record)]))
  return before.records
    .filter((record) => known.get(record.id) !== textOf(record))
    .map(({ id }) => id)
}

/** A living server shows what is free now, and not what it knew before; where it shows nothing, nothing is wrong. */
const catalogueShows = async (
  { site, violation }: World,
  { taken, units }: Seen,
): Promise<void> => {
  const server = site.server()
  if (server === null) return
  const asked = Effect.exit(Effect.suspend(server.stores.catalogue.snapshot))
  const shown = await server.program.run(asked)
  if (Exit.isFailure(shown)) return
  for (const [key, count] of taken) {
    const [kind = "", date = ""] = key.split(" ")
    const free = (units.get(kind) ?? 0) - count
    const isFree = shown.value.freeOfKind(RoomKindId.make(kind), CalendarDate.make(date))
    if (isFree !== free)
      violation.report(new Violation("1", `${key}: ${isFree} shown as free of ${free}`))
  }
}

/**
 * An operator puts the database back to an earlier moment. Servers, guests, the provider and the
 * post office go on with what they know; what guests were told since is lost, and is no promise any
 * more. All else has to hold.
 */
export const restore = async (world: World, seed: number): Promise<void> => {
  const { timeline, storage, weather, story, answers, inspection, lobby } = world
  const draws = drawsOf(seed, "restoring")
  const putBack = await storage.backUp()
  story.tell("operator: backs the database up")
  await pauseOn(timeline, draws.between(millisecondsInSecond, LONGEST_MS))
  const { before, after } = await putBack()
  weather.note("databaseBack")
  for (const id of setBackAmong(before, after)) {
    story.tell(`operator: ${id} is set back`)
    lobby.promised.setBack.add(id)
  }
  answers.forgetAll()
  inspection.beginAgain(after)
  await catalogueShows(world, after)
}
