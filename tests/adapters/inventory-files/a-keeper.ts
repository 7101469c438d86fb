import type { InventoryKeeper, StockedProperty } from "#core/inventory/inventory-keeper.port.ts"
import { InventoryRefused } from "#core/inventory/inventory.errors.ts"
import type { CalendarDate } from "#core/stay/calendar-date.ts"
import { Effect } from "effect"
import { isDeepStrictEqual } from "node:util"

/** A keeper in a map that refuses any put in which these slugs are. */
export const aKeeper = (refusing: ReadonlyArray<string> = []) => {
  const kept = new Map<string, StockedProperty>()
  const isSame = (stocked: StockedProperty): boolean =>
    isDeepStrictEqual(kept.get(stocked.property.slug), stocked)
  const keeper: InventoryKeeper = {
    put: (properties) => {
      const bad = properties.filter(({ property }) => refusing.includes(property.slug))
      const issues = bad.map(({ property }) => ({
        property: property.slug,
        roomType: property.rooms[0]?.id ?? "",
        code: "KindStillTaken" as const,
        nights: ["2026-12-24" as CalendarDate],
      }))
      if (issues.length > 0) return Effect.fail(new InventoryRefused({ issues }))
      const added = properties.filter(({ property }) => !kept.has(property.slug)).length
      const unchanged = properties.filter(isSame).length
      for (const stocked of properties) kept.set(stocked.property.slug, stocked)
      return Effect.succeed({ added, unchanged, changed: properties.length - added - unchanged })
    },
    count: () => Effect.sync(() => kept.size),
  }
  return { keeper, kept }
}

/** A text as a file gives it: in pieces that end anywhere. */
export async function* inPieces(text: string, length = 7): AsyncGenerator<string> {
  for (let start = 0; start < text.length; start += length) yield text.slice(start, start + length)
}

/** Everything a reader has to say. */
export const allOf = async <Item>(items: AsyncIterable<Item>): Promise<ReadonlyArray<Item>> => {
  const all: Array<Item> = []
  for await (const item of items) all.push(item)
  return all
}

/** No pictures stand in. */
export const noStandIns = () => ({ property: [], room: [] })
