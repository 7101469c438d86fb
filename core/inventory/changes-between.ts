import type { StockedProperty } from "./inventory-keeper.port.ts"
import { valueChanges } from "./value-changes.ts"
import { canonical } from "./value-words.ts"

/** A change has at most so many parts; the last one says how many more there are. */
export const MOST_PARTS = 40

const nightsOf = ({ exceptions }: StockedProperty): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    exceptions
      .filter(({ rate }) => rate !== null)
      .map(({ roomType, date, rate }) => [`${roomType} ${date}`, rate]),
  )

/** That contacts changed, and not to what: the contacts of a property are its own data. */
const contactChange = (
  before: StockedProperty["contacts"] = null,
  after: StockedProperty["contacts"] = null,
): ReadonlyArray<string> => {
  if (canonical(before) === canonical(after)) return []
  if (before === null) return ["contacts: added"]
  return [after === null ? "contacts: removed" : "contacts: changed"]
}

/** What is different of a property afterwards, part by part, with the values before and after. */
export const changesBetween = (
  before: StockedProperty,
  after: StockedProperty,
): ReadonlyArray<string> => {
  const all = [
    ...valueChanges("", before.property, after.property),
    ...valueChanges("nights", nightsOf(before), nightsOf(after)),
    ...contactChange(before.contacts, after.contacts),
  ]
  const more = all.length - MOST_PARTS
  return more > 0 ? [...all.slice(0, MOST_PARTS), `and ${more} more`] : all
}
