import type { InventoryIssue } from "#core/inventory/inventory.errors.ts"

const MOST_NAMED = 5

const nightsNamed = (nights: ReadonlyArray<string>): string => {
  const more = nights.length - MOST_NAMED
  const named = nights.slice(0, MOST_NAMED).join(", ")
  return more > 0 ? `${named} and ${more} more nights` : named
}

/** Why a line cannot be loaded, in words for the operator. */
export const issueWords = ({ roomType, code, nights = [] }: InventoryIssue): string => {
  switch (code) {
    case "KindStillTaken":
      return (
        `${roomType}: rooms of it are sold or blocked on ${nightsNamed(nights)}; ` +
        "keep them under this id until then, or withdraw what is sold of them"
      )
    case "RoomTypeElsewhere":
      return `${roomType}: another property has it`
    default:
      return code satisfies never
  }
}
