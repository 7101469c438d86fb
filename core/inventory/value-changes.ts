import {
  shortened,
  beside,
  canonical,
  fieldNames,
  inWords,
  isFields,
  type Fields,
} from "./value-words.ts"

/** An element of a list is cut to so many characters. */
const LONGEST_ELEMENT = 200

type Named = { readonly id: string }
type List = ReadonlyArray<unknown>

const isNamed = (value: unknown): value is Named =>
  isFields(value) && typeof value["id"] === "string"

const isList = (value: unknown): value is List => Array.isArray(value)

/** Two lists, of which one may not be there; null where there is anything else. */
const listsOf = (one: unknown, other: unknown): readonly [List, List] | null => {
  const [before, after] = [one ?? [], other ?? []]
  return isList(before) && isList(after) && before.length + after.length > 0
    ? [before, after]
    : null
}

const byId = (list: ReadonlyArray<Named>): Fields =>
  Object.fromEntries(list.map((one) => [one.id, one]))

/** An element of a list that the other list has not, or not as often. */
type Odd = { readonly place: number; readonly value: unknown }

const oddIn = (list: List, other: List): ReadonlyArray<Odd> => {
  const left = other.map(canonical)
  return list.flatMap((value, place) => {
    const at = left.indexOf(canonical(value))
    if (at === -1) return [{ place, value }]
    left.splice(at, 1)
    return []
  })
}

/** The elements that both lists have, as they are ordered in this one. */
const keptIn = (list: List, odd: ReadonlyArray<Odd>): string => {
  const places = new Set(odd.map(({ place }) => place))
  return canonical(list.filter((_, place) => !places.has(place)).map(canonical))
}

const told = (text: string): string => shortened(text, LONGEST_ELEMENT)

/** What became another in a thing that stayed in its place, and then what it is otherwise. */
const changedIn = (before: Fields, after: Fields): string => {
  const changes = valueChanges("", before, after).join(", ")
  const names = fieldNames(after).filter(
    (name) => canonical(before[name]) === canonical(after[name]),
  )
  const same = Object.fromEntries(names.map((name) => [name, after[name]]))
  return names.length > 0 ? `${changes} (${inWords(same)})` : changes
}

const becameOf = (one: Odd, come: ReadonlyArray<Odd>): Odd | undefined =>
  come.find(({ place, value }) => place === one.place && isFields(value) && isFields(one.value))

const elementChanges = (path: string, before: List, after: List): ReadonlyArray<string> => {
  const [gone, come] = [oddIn(before, after), oddIn(after, before)]
  const stayed = new Set(gone.filter((one) => becameOf(one, come)).map(({ place }) => place))
  const isMoved = keptIn(before, gone) !== keptIn(after, come)
  return [
    ...gone.map((one) => {
      const became = becameOf(one, come)
      return became && isFields(one.value) && isFields(became.value)
        ? `${path}: changed ${told(changedIn(one.value, became.value))}`
        : `${path}: removed ${told(inWords(one.value))}`
    }),
    ...come
      .filter(({ place }) => !stayed.has(place))
      .map(({ value }) => `${path}: added ${told(inWords(value))}`),
    ...(isMoved ? [`${path}: in another order`] : []),
  ]
}

/** Ids may be any text, `constructor` too. */
const ownOf = (fields: Fields, name: string): unknown =>
  Object.hasOwn(fields, name) ? fields[name] : undefined

const fieldChanges = (path: string, before: Fields, after: Fields): ReadonlyArray<string> =>
  fieldNames(before, after).flatMap((name) =>
    valueChanges(path === "" ? name : `${path}.${name}`, ownOf(before, name), ownOf(after, name)),
  )

const idsOf = (list: ReadonlyArray<Named>, others: Fields): string =>
  canonical(list.filter(({ id }) => Object.hasOwn(others, id)).map(({ id }) => id))

/** Lists of things with ids are known by these, not by their places. */
const namedChanges = (
  path: string,
  before: ReadonlyArray<Named>,
  after: ReadonlyArray<Named>,
): ReadonlyArray<string> => {
  const [one, other] = [byId(before), byId(after)]
  const isMoved = idsOf(before, other) !== idsOf(after, one)
  return [...fieldChanges(path, one, other), ...(isMoved ? [`${path}: in another order`] : [])]
}

/**
 * What is different of a value afterwards, each difference with its path, in words and of bounded
 * length: values before and after, elements of lists that were added, removed or changed.
 */
export const valueChanges = (path: string, one: unknown, other: unknown): ReadonlyArray<string> => {
  if (canonical(one) === canonical(other)) return []
  if (isFields(one) && isFields(other)) return fieldChanges(path, one, other)
  const lists = listsOf(one, other)
  if (lists === null) return [`${path}: ${beside(one, other).join(" → ")}`]
  const [before, after] = lists
  return before.every(isNamed) && after.every(isNamed)
    ? namedChanges(path, before, after)
    : elementChanges(path, before, after)
}
