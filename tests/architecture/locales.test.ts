import { expect, it } from "vitest"
import { filesIn, textOf } from "./source.ts"

/** A format or an order that names no locale takes the one of the machine that it runs on. */
const NAMES_NONE =
  /new Intl\.\w+\((?:\)|undefined|\[\])|\.toLocale\w*\((?:\)|undefined)|\.localeCompare\([^,]*\)$/

/** Calls that are over on their line, with `)` for their end alone. */
const callsIn = (line: string): ReadonlyArray<string> =>
  line.match(
    /new Intl\.\w+\([^()]*\)|\.toLocale\w*\([^()]*\)|\.localeCompare\((?:[^()]|\([^()]*\))*\)/g,
  ) ?? []

const namingNoneIn = (text: string): ReadonlyArray<string> =>
  text.split("\n").filter((line) => callsIn(line).some((call) => NAMES_NONE.test(call)))

it("names the locale of every format and order", () => {
  const found = filesIn(["core", "adapters", "ui", "docs"], ["ts", "tsx", "js"]).flatMap((file) =>
    namingNoneIn(textOf(file)).map((line) => `${file}: ${line.trim()}`),
  )

  expect(found).toEqual([])
})

it.each([
  "const graphemes = new Intl.Segmenter()",
  "const format = new Intl.NumberFormat(undefined, { style: 'percent' })",
  "amount.toLocaleString()",
  "text.toLocaleLowerCase()",
  "one.date.localeCompare(other.date)",
  "keyOf(one).localeCompare(keyOf(other))",
])("sees %s", (line) => {
  expect(namingNoneIn(line)).toEqual([line])
})

it.each([
  "const graphemes = new Intl.Segmenter(DEFAULT_LOCALE)",
  'const names = new Intl.DisplayNames("en", { type: "region" })',
  "new Intl.DateTimeFormat(localeOf[language], { weekday }).format(day)",
  "text.toLocaleLowerCase(DEFAULT_LOCALE)",
  "keyOf(one).localeCompare(keyOf(other), DEFAULT_LOCALE)",
])("passes %s", (line) => {
  expect(namingNoneIn(line)).toEqual([])
})
