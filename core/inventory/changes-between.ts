import type { StockedProperty } from "./inventory-keeper.port.ts"

/** No change is told in more parts; the last one says how many there are besides. */
export const MOST_PARTS = 40

const LONGEST_VALUE = 60

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value)

type Named = { readonly id: string }

const isNamed = (value: unknown): value is Named =>
  isFields(value) && typeof value["id"] === "string"

/** Lists of things with ids are known by these, not by their places. */
const keyed = (value: unknown): unknown =>
  Array.isArray(value) && value.length > 0 && value.every(isNamed)
    ? Object.fromEntries(value.map((one) => [one.id, one]))
    : value

const spelled = (value: unknown): string => {
  if (value === undefined) return "nothing"
  const text = JSON.stringify(value)
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text
}

const inOrder = (_: string, value: unknown): unknown =>
  isFields(value)
    ? Object.fromEntries(
        Object.keys(value)
          .toSorted()
          .map((name) => [name, value[name]]),
      )
    : value

/** The order of fields is nobody's wish; stores change it. */
const isSame = (before: unknown, after: unknown): boolean =>
  JSON.stringify(before, inOrder) === JSON.stringify(after, inOrder)

const parts = (path: string, one: unknown, other: unknown): ReadonlyArray<string> => {
  const [before, after] = [keyed(one), keyed(other)]
  if (isFields(before) && isFields(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted()
    return names.flatMap((name) =>
      parts(path === "" ? name : `${path}.${name}`, before[name], after[name]),
    )
  }
  return isSame(before, after) ? [] : [`${path}: ${spelled(one)} → ${spelled(other)}`]
}

/** In how many nights the blocks of a source are others than before. */
export const blocksChanged = (source: string, nights: number): string =>
  `blocks of ${source}: ${nights} nights`

const nightsOf = ({ exceptions }: StockedProperty): Fields =>
  Object.fromEntries(
    exceptions
      .filter(({ rate }) => rate !== null)
      .map(({ roomType, date, rate }) => [`${roomType} ${date}`, rate]),
  )

/** What is different of a property afterwards, part by part, with the values before and after. */
export const changesBetween = (
  before: StockedProperty,
  after: StockedProperty,
): ReadonlyArray<string> => {
  const all = [
    ...parts("", before.property, after.property),
    ...parts("nights", nightsOf(before), nightsOf(after)),
    // How a property is reached is nobody's business but its own.
    ...(isSame(before.contacts, after.contacts) ? [] : ["contacts"]),
  ]
  const more = all.length - MOST_PARTS
  return more > 0 ? [...all.slice(0, MOST_PARTS), `and ${more} more`] : all
}
