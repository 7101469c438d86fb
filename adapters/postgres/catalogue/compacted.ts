/** Texts that were met before, by themselves. */
export type KnownTexts = Map<string, string>

/** Longer texts are hardly ever the same, and looking for them takes its time. */
const LONGEST = 100

const textAsKnown = (text: string, texts: KnownTexts): string => {
  if (text.length > LONGEST) return text
  const known = texts.get(text)
  if (known !== undefined) return known
  texts.set(text, text)
  return text
}

const anyCompacted = (value: unknown, texts: KnownTexts): unknown => {
  if (typeof value === "string") return textAsKnown(value, texts)
  if (Array.isArray(value)) return value.map((one) => anyCompacted(one, texts))
  if (typeof value !== "object" || value === null) return value
  const copy: Record<string, unknown> = { ...value }
  for (const name of Object.keys(copy)) copy[name] = anyCompacted(copy[name], texts)
  return copy
}

/**
 * A copy of plain data that takes half the memory of what was just decoded: lists have no room to
 * grow, and texts that are equal are one text.
 */
export const compacted = <Data>(data: Data, texts: KnownTexts): Data =>
  anyCompacted(data, texts) as Data
