import type { BlockScope, Blocks } from "#core/inventory/blocks.port.ts"
import type { NotBlocked } from "#core/inventory/block-plan.ts"
import type { Slug } from "#core/property/property.ts"
import { RoomKindId } from "#core/property/room-kind.ts"
import type { CalendarDate } from "#core/stay/calendar-date.ts"
import { nightDatesOf } from "#core/stay/nights.ts"
import { Effect, Result } from "effect"
import { kindIdOf } from "../inventory-files/kind-names.ts"

/** What commands about blocks ask for: to put some for nights of a kind, to lift them, or to list all. */
export type BlockTask =
  | { readonly kind: "blocks"; readonly property: Slug }
  | {
      readonly kind: "block"
      readonly property: Slug
      readonly rooms: string
      readonly from: CalendarDate
      readonly until: CalendarDate
      /** 0 lifts what the source has in these nights. */
      readonly count: number
      readonly source: string
      readonly note: string
    }

type Say = (line: string) => void

/** A night in which fewer rooms are blocked than were wanted, in words. */
export const notBlockedWords = ({ kind, date, source, wanted, blocked }: NotBlocked): string =>
  `${kind} on ${date}: ${blocked} of ${wanted} rooms are blocked for ${source}; the others are sold, blocked already or do not exist`

const listed = async (blocks: Blocks, property: Slug, say: Say): Promise<number> => {
  const known = await Effect.runPromise(Effect.result(blocks.of(property)))
  if (Result.isFailure(known)) {
    if (known.failure._tag !== "PropertyNotFound") throw known.failure
    say(`There is no property ${property}`)
    return 1
  }
  for (const { kind, date, count, source, reference, note } of known.success)
    say([date, kind, count, source, reference, note].join("  ").trimEnd())
  say(`${known.success.length} nights blocked`)
  return 0
}

type Put = Extract<BlockTask, { kind: "block" }>

const replaced = (blocks: Blocks, task: Put, kind: RoomKindId) => {
  const { property, source, from, until, count, note } = task
  const scope: BlockScope = { property, source, kinds: [kind], from, until }
  const nights = count === 0 ? [] : nightDatesOf({ checkIn: from, checkOut: until })
  const wanted = nights.map((date) => ({ kind, date, count, reference: "", note }))
  return Effect.runPromise(Effect.result(blocks.replace(scope, wanted)))
}

/** A kind is called by its short name, or by the id of the room type that has it for itself. */
const put = async (blocks: Blocks, task: Put, say: Say): Promise<number> => {
  const { property, rooms } = task
  for (const kind of [kindIdOf(property, rooms), RoomKindId.make(rooms)]) {
    const answer = await replaced(blocks, task, kind)
    if (Result.isSuccess(answer)) {
      const { changed, notBlocked } = answer.success
      for (const night of notBlocked) say(notBlockedWords(night))
      say(`${changed} nights changed`)
      return notBlocked.length > 0 ? 1 : 0
    }
    if (answer.failure._tag === "PropertyNotFound") {
      say(`There is no property ${property}`)
      return 1
    }
    if (answer.failure._tag !== "KindUnknown") throw answer.failure
  }
  say(`${property} has no rooms called ${rooms}`)
  return 1
}

/** Does what a command about blocks asks for; the exit code is 1 where not all of it could be done. */
export const runBlocks = (blocks: Blocks, task: BlockTask, say: Say): Promise<number> => {
  switch (task.kind) {
    case "blocks":
      return listed(blocks, task.property, say)
    case "block":
      return put(blocks, task, say)
    default:
      return task satisfies never
  }
}
