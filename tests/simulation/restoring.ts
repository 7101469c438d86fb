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

/** Within this time nobody takes a night and gives it back again. */
const SHORT_MS = millisecondsInSecond

/**
 * A living server shows what is free now, and not what it knew before. Where it shows nothing, or
 * stood still meanwhile, nothing is wrong; nights that change while it is asked are not compared.
 */
const catalogueShows = async (world: World, before: Seen): Promise<void> => {
  const { site, violation, timeline, storage } = world
  const server = site.server()
  if (server === null) return
  const since = timeline.now()
  const asked = Effect.exit(Effect.suspend(server.stores.catalogue.snapshot))
  const shown = await server.program.run(asked)
  const now = await storage.look(true)
  if (Exit.isFailure(shown) || now === null || timeline.now() - since > SHORT_MS) return
  for (const [key, count] of now.taken) {
    const [kind = "", date = ""] = key.split(" ")
    const units = now.units.get(kind) ?? 0
    if (before.taken.get(key) !== count || before.units.get(kind) !== units) continue
    const free = shown.value.freeOfKind(RoomKindId.make(kind), CalendarDate.make(date))
    if (free !== units - count)
      violation.report(new Violation("1", `${key}: ${free} shown as free of ${units - count}`))
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
  // A server that is killed meanwhile never answers, and the day goes on without.
  catalogueShows(world, after).catch(world.violation.report)
}
