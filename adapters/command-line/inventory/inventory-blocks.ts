import type { BlockScope, Blocks } from "#core/inventory/blocks.port.ts"
import type { NotBlocked } from "#core/inventory/block-plan.ts"
import type { Catalogue } from "#core/inventory/catalogue.port.ts"
import type { Property, Slug } from "#core/property/property.ts"
import type { RoomUse } from "#core/property/room-kind.ts"
import { kindsOf, usesOf } from "#core/property/room-uses.ts"
import type { CalendarDate } from "#core/stay/calendar-date.ts"
import { nightDatesOf } from "#core/stay/nights.ts"
import { Effect, Result } from "effect"
import { kindNameOf } from "../../inventory-files/kind-names.ts"
import { inNumber } from "../operator/in-number.ts"

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

/** What commands about blocks need of a store. */
export type BlockStore = {
  readonly blocks: Blocks
  readonly catalogue: Pick<Catalogue, "snapshot">
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
  say(`${inNumber(known.success.length, "night")} blocked`)
  return 0
}

type Put = Extract<BlockTask, { kind: "block" }>

/** The rooms that are called so: those of a kind, or those that one of the ways to sell them takes. */
const roomsCalled = (property: Property, name: string): ReadonlyArray<RoomUse> => {
  const kind = kindsOf(property).find(({ id }) => name === kindNameOf(property.slug, id))
  if (kind !== undefined) return [{ kind: kind.id, count: 1 }]
  const room = property.rooms.find(({ id }) => id === name)
  return room === undefined ? [] : usesOf(room)
}

const namesIn = (property: Property): string => {
  const kinds = kindsOf(property).map(({ id }) => kindNameOf(property.slug, id))
  return [...new Set([...kinds, ...property.rooms.map(({ id }) => id)])].join(", ")
}

const replaced = (blocks: Blocks, task: Put, uses: ReadonlyArray<RoomUse>) => {
  const { property, source, from, until, note } = task
  const scope: BlockScope = { property, source, kinds: uses.map(({ kind }) => kind), from, until }
  const nights = task.count === 0 ? [] : nightDatesOf({ checkIn: from, checkOut: until })
  const wanted = nights.flatMap((date) =>
    uses.map(({ kind, count }) => ({ kind, date, count: task.count * count, reference: "", note })),
  )
  return Effect.runPromise(Effect.result(blocks.replace(scope, wanted)))
}

const put = async ({ blocks, catalogue }: BlockStore, task: Put, say: Say): Promise<number> => {
  const { bySlug } = await Effect.runPromise(catalogue.snapshot())
  const property = bySlug.get(task.property)
  if (property === undefined) {
    say(`There is no property ${task.property}`)
    return 1
  }
  const uses = roomsCalled(property, task.rooms)
  if (uses.length === 0) {
    say(`${task.property} has no rooms called ${task.rooms}, but ${namesIn(property)}`)
    return 1
  }
  const answer = await replaced(blocks, task, uses)
  if (Result.isFailure(answer)) throw answer.failure
  const { changed, notBlocked } = answer.success
  for (const night of notBlocked) say(notBlockedWords(night))
  say(`${inNumber(changed, "night")} changed`)
  return notBlocked.length > 0 ? 1 : 0
}

/** Does what a command about blocks asks for; the exit code is 1 where not all of it could be done. */
export const runBlocks = (store: BlockStore, task: BlockTask, say: Say): Promise<number> => {
  switch (task.kind) {
    case "blocks":
      return listed(store.blocks, task.property, say)
    case "block":
      return put(store, task, say)
    default:
      return task satisfies never
  }
}
