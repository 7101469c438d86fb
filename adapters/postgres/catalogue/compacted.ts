/** What was met in data before, to be used again: texts, and lists and objects that hold no others. */
export type Met = {
  readonly texts: Map<string, string>
  readonly leaves: Map<string, object>
}

export const nothingMet = (): Met => ({ texts: new Map(), leaves: new Map() })

/** Longer texts are hardly ever the same, and looking for them takes its time. */
const LONGEST = 100

/** The one that was met first under this key. */
const firstOf = <Thing>(met: Map<string, Thing>, key: string, thing: Thing): Thing => {
  const known = met.get(key)
  if (known !== undefined) return known
  met.set(key, thing)
  return thing
}

const isLeaf = (copy: object): boolean =>
  Object.values(copy).every((value) =>
    typeof value === "string"
      ? value.length <= LONGEST
      : typeof value !== "object" || value === null,
  )

const shared = (copy: object, { leaves }: Met): object =>
  isLeaf(copy) ? firstOf(leaves, JSON.stringify(copy), copy) : copy

const anyCompacted = (value: unknown, met: Met): unknown => {
  if (typeof value === "string")
    return value.length <= LONGEST ? firstOf(met.texts, value, value) : value
  if (typeof value !== "object" || value === null) return value
  if (Array.isArray(value))
    return shared(
      value.map((one) => anyCompacted(one, met)),
      met,
    )
  const copy: Record<string, unknown> = { ...value }
  for (const name of Object.keys(copy)) copy[name] = anyCompacted(copy[name], met)
  return shared(copy, met)
}

/**
 * A copy of plain data that takes a third of the memory of what was just decoded: lists have no room
 * to grow, and what is equal is kept once. Nobody may change it.
 */
export const compacted = <Data>(data: Data, met: Met): Data => anyCompacted(data, met) as Data
