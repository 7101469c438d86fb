import type { Issue } from "../kernel/issue.ts"
import type { Sen } from "../money/sen.ts"
import { inOrder } from "./choices.ts"

/** Reads an address leniently: what cannot be read is its default, and an issue is noted. */
export type QueryReader = {
  readonly issues: Array<Issue>
  readonly text: (name: string) => string
  readonly noted: <Value>(path: string, code: string, fallback: Value) => Value
}

/** A reader of one address; a name given twice, as by ticked boxes of a form, is a list. */
export const readerOf = (query: URLSearchParams): QueryReader => {
  const issues: Array<Issue> = []
  return {
    issues,
    text: (name) => query.getAll(name).join(",").trim(),
    noted: (path, code, fallback) => {
      issues.push({ path, code })
      return fallback
    },
  }
}

/** The name of a part in the address, and the path by which an issue names it. */
export type QueryPart = { readonly name: string; readonly path: string }

/** A whole number between two bounds. */
export const wholeNumber = <Fallback extends number | null>(
  reader: QueryReader,
  { name, path }: QueryPart,
  [minimum, maximum]: readonly [number, number],
  fallback: Fallback,
): number | Fallback => {
  const text = reader.text(name)
  if (text === "") return fallback
  if (!/^\d{1,9}$/.test(text)) return reader.noted(path, "NotAWholeNumber", fallback)
  const value = Number(text)
  return value < minimum || value > maximum ? reader.noted(path, "OutOfRange", fallback) : value
}

const ON = ["1", "on", "true"]
const OFF = ["", "0", "off", "false"]

/** A box that is ticked or not. */
export const ticked = (reader: QueryReader, { name, path }: QueryPart): boolean => {
  const text = reader.text(name)
  return ON.includes(text) || (!OFF.includes(text) && reader.noted(path, "UnknownChoice", false))
}

/** Several choices parted by commas; the known ones are kept. */
export const choices = <Choice>(
  reader: QueryReader,
  { name, path }: QueryPart,
  all: ReadonlyArray<Choice>,
): ReadonlyArray<Choice> => {
  const asked: ReadonlyArray<unknown> = reader.text(name).split(",").filter(Boolean)
  const known: ReadonlyArray<unknown> = all
  if (asked.some((choice) => !known.includes(choice))) reader.noted(path, "UnknownChoice", null)
  return inOrder(all, asked)
}

/** One choice, or null. */
export const choice = <Choice>(
  reader: QueryReader,
  { name, path }: QueryPart,
  all: ReadonlyArray<Choice>,
): Choice | null => {
  const text = reader.text(name)
  if (text === "") return null
  return all.find((known) => known === text) ?? reader.noted(path, "UnknownChoice", null)
}

/** An amount in ringgit, `100` or `100.50`. */
export const ringgitAmount = (reader: QueryReader, { name, path }: QueryPart): Sen | null => {
  const text = reader.text(name)
  if (text === "") return null
  const read = /^(\d{1,14})(?:\.(\d{1,2}))?$/.exec(text)
  const amount = Number(read?.[1]) * 100 + Number((read?.[2] ?? "").padEnd(2, "0"))
  return Number.isSafeInteger(amount) ? (amount as Sen) : reader.noted(path, "NotAnAmount", null)
}
