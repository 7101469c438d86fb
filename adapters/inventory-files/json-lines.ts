import type { StockedProperty } from "#core/inventory/inventory-keeper.port.ts"
import { Result, Schema, SchemaIssue } from "effect"
import { contradictionsIn } from "./contradictions.ts"
import { PropertyLine } from "./property-line.ts"
import type { Built, ReadInventory, TextPieces } from "./reading.ts"
import { stockedPropertyOf, type StandIns } from "./stocked-property.ts"

const decode = Schema.decodeUnknownResult(PropertyLine, {
  errors: "all",
  onExcessProperty: "error",
})

const format = SchemaIssue.makeFormatterStandardSchemaV1()

const reasonsOf = (issue: SchemaIssue.Issue): ReadonlyArray<string> =>
  format(issue).issues.map(({ path = [], message }) => {
    const where = path.map((step) => String(typeof step === "object" ? step.key : step)).join(".")
    return `${where === "" ? "the line" : where}: ${message.replaceAll(/\s+/g, " ")}`
  })

const parsed = (text: string): { readonly value: unknown } | undefined => {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}

/** The property that a decoded value describes, or every reason why it describes none. */
export const builtFrom = (value: unknown, standIns: StandIns): Built => {
  const decoded = decode(value)
  if (Result.isFailure(decoded)) return { reasons: reasonsOf(decoded.failure.issue) }
  const reasons = contradictionsIn(decoded.success)
  return reasons.length > 0
    ? { reasons }
    : { stocked: stockedPropertyOf(decoded.success, standIns) }
}

async function* linesOf(text: TextPieces): AsyncGenerator<string> {
  let rest = ""
  for await (const piece of text) {
    const lines = (rest + piece).split("\n")
    rest = lines.pop() ?? ""
    yield* lines
  }
  yield rest
}

/** Reads a file with one property in JSON on each line; empty lines are passed over. */
export const jsonLinesReader = (standIns: StandIns): ReadInventory =>
  async function* (text) {
    let line = 0
    for await (const written of linesOf(text)) {
      line += 1
      const json = written.replace(/^\uFEFF/, "").trim()
      if (json === "") continue
      const value = parsed(json)
      yield value === undefined
        ? { line, reasons: ["the line: is not JSON"] }
        : { line, ...builtFrom(value.value, standIns) }
    }
  }

/** A property as a line of such a file; reading it gives the same property. */
export const lineOf = ({ property, exceptions }: StockedProperty): string => {
  const { region: _region, terms, rooms, ...own } = property
  const { levyArea: _levyArea, ...ownTerms } = terms
  const nightsOf = (id: string) =>
    exceptions
      .filter(({ roomType }) => roomType === id)
      .map(({ date, rate, taken }) => ({ date, rate, taken }))
  return JSON.stringify({
    ...own,
    terms: ownTerms,
    rooms: rooms.map((room) => ({ ...room, nights: nightsOf(room.id) })),
  })
}
