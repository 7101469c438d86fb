import type { StockedProperty } from "#core/inventory/inventory-keeper.port.ts"
import { Result, Schema } from "effect"
import { contradictionsIn } from "./contradictions.ts"
import type { RoomKindId } from "#core/property/room-kind.ts"
import { blockLinesOf } from "./line-blocks.ts"
import { kindNameOf } from "./kind-names.ts"
import { jsonEntries } from "./json-entries.ts"
import { namedPictures, picturedLine, type PictureImport } from "./pictured-line.ts"
import { planLinesOf } from "./plans.ts"
import { PropertyLine } from "./property-line.ts"
import type { Built, ReadInventory } from "./reading.ts"
import { importReasonsOf } from "./reason-words.ts"
import { stockedPropertyOf, type PlaceholderPictures } from "./stocked-property.ts"

const decode = Schema.decodeUnknownResult(PropertyLine, {
  errors: "all",
  onExcessProperty: "error",
})

const parsed = (json: string): { readonly value: unknown } | { readonly wrong: string } => {
  try {
    return { value: JSON.parse(json) }
  } catch (error) {
    return { wrong: String(error instanceof Error ? error.message : error).replaceAll(/\s+/g, " ") }
  }
}

/** The property that a decoded value describes, or every reason why it describes none. */
export const builtFrom = async (
  value: unknown,
  standIns: PlaceholderPictures,
  pictures: PictureImport,
): Promise<Built> => {
  const decoded = decode(value)
  if (Result.isFailure(decoded)) return { reasons: importReasonsOf(decoded.failure.issue) }
  const reasons = contradictionsIn(decoded.success)
  if (reasons.length > 0) return { reasons }
  const pictured = await picturedLine(pictures, decoded.success)
  return "reasons" in pictured ? pictured : { stocked: stockedPropertyOf(pictured.line, standIns) }
}

/** Reads a file with one property in JSON on each line, or on several lines that are indented. */
export const jsonLinesReader = (
  standIns: PlaceholderPictures,
  pictures: PictureImport = namedPictures,
): ReadInventory =>
  async function* (text) {
    for await (const { line, json } of jsonEntries(text)) {
      const entry = parsed(json)
      yield "wrong" in entry
        ? { line, reasons: [`the line: is not JSON: ${entry.wrong}`] }
        : { line, ...(await builtFrom(entry.value, standIns, pictures)) }
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
    contacts: contacts && given(contacts),
  })
}
