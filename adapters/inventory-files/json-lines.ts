import type { StockedProperty } from "#core/inventory/inventory-keeper.port.ts"
import { Result, Schema, SchemaIssue } from "effect"
import { contradictionsIn } from "./contradictions.ts"
import type { RoomKindId } from "#core/property/room-kind.ts"
import { blockLinesOf } from "./line-blocks.ts"
import { kindNameOf } from "./kind-names.ts"
import { namedPictures, picturedLine, type PictureSources } from "./pictured-line.ts"
import { planLinesOf } from "./plans.ts"
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
export const builtFrom = async (
  value: unknown,
  standIns: StandIns,
  pictures: PictureSources,
): Promise<Built> => {
  const decoded = decode(value)
  if (Result.isFailure(decoded)) return { reasons: reasonsOf(decoded.failure.issue) }
  const reasons = contradictionsIn(decoded.success)
  if (reasons.length > 0) return { reasons }
  const pictured = await picturedLine(pictures, decoded.success)
  return "reasons" in pictured ? pictured : { stocked: stockedPropertyOf(pictured.line, standIns) }
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
export const jsonLinesReader = (
  standIns: StandIns,
  pictures: PictureSources = namedPictures,
): ReadInventory =>
  async function* (text) {
    let line = 0
    for await (const written of linesOf(text)) {
      line += 1
      const json = written.replace(/^\uFEFF/, "").trim()
      if (json === "") continue
      const value = parsed(json)
      yield value === undefined
        ? { line, reasons: ["the line: is not JSON"] }
        : { line, ...(await builtFrom(value.value, standIns, pictures)) }
    }
  }

const given = (contacts: NonNullable<StockedProperty["contacts"]>) =>
  Object.fromEntries(Object.entries(contacts).filter(([, value]) => value !== null))

/** A property as a line of such a file; reading it gives the same property. */
export const lineOf = ({ property, exceptions, contacts, blocks }: StockedProperty): string => {
  const { region: _region, terms, rooms, kinds, ...own } = property
  const named = (kind: RoomKindId) => kindNameOf(own.slug, kind)
  const { levyArea: _levyArea, ...ownTerms } = terms
  const nightsOf = (id: string) =>
    exceptions
      .filter(({ roomType }) => roomType === id)
      .map(({ date, rate, taken }) => ({ date, rate, taken }))
  return JSON.stringify({
    ...own,
    terms: ownTerms,
    ...(blocks && { blocks: blockLinesOf(own.slug, blocks) }),
    ...(kinds && { kinds: kinds.map(({ id, units }) => ({ id: named(id), units })) }),
    rooms: rooms.map(({ uses, units, plans, ...room }) => ({
      ...room,
      ...planLinesOf(plans),
      ...(uses
        ? { uses: uses.map(({ kind, count }) => ({ kind: named(kind), count })) }
        : { units }),
      nights: nightsOf(room.id),
    })),
    ...(contacts !== undefined && { contacts: contacts && given(contacts) }),
  })
}
