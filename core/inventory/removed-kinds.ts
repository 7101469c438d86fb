import type { CalendarDate } from "../stay/calendar-date.ts"
import type { InventoryIssue } from "./inventory.errors.ts"

/** A night in which rooms of a kind are sold or blocked. */
export type TakenNight = {
  readonly property: string
  readonly kind: string
  readonly date: CalendarDate
}

/**
 * Why kinds cannot go that a property would no longer have: nights of them are taken. Under another
 * name the same rooms would be counted again, and sold twice.
 */
export const removedKindIssues = (
  taken: ReadonlyArray<TakenNight>,
): ReadonlyArray<InventoryIssue> =>
  [...new Map(taken.map(({ kind, property }) => [kind, property]))]
    .toSorted()
    .map(([kind, property]) => ({
      property,
      roomType: kind,
      code: "KindStillTaken",
      nights: taken
        .filter((night) => night.kind === kind)
        .map(({ date }) => date)
        .toSorted(),
    }))
