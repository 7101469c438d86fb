import type { CalendarDate } from "../stay/calendar-date.ts"
import type { InventoryIssue } from "./inventory.errors.ts"

/** A night in which rooms of a kind are sold or blocked. */
export type TakenNight = {
  readonly property: string
  readonly kind: string
  readonly date: CalendarDate
}

const byDay = ({ date: one }: TakenNight, { date: other }: TakenNight): number =>
  one < other ? -1 : 1

const byKind = ({ roomType: one }: InventoryIssue, { roomType: other }: InventoryIssue): number =>
  one < other ? -1 : 1

/**
 * Why kinds cannot go that a property would no longer have: nights of them are taken. Under another
 * name the same rooms would be counted again, and sold twice.
 */
export const goneKindIssues = (taken: ReadonlyArray<TakenNight>): ReadonlyArray<InventoryIssue> =>
  [...Map.groupBy(taken, ({ kind }) => kind)]
    .flatMap(([kind, nights]): ReadonlyArray<InventoryIssue> => {
      const [first] = nights
      if (first === undefined) return []
      const dates = nights.toSorted(byDay).map(({ date }) => date)
      return [{ property: first.property, roomType: kind, code: "KindStillTaken", nights: dates }]
    })
    .toSorted(byKind)
