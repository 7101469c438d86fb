import { parse } from "csv-parse"
import { pipeline, Readable } from "node:stream"
import { lacksOf, lineOfListing, type ListingRow } from "./inside-airbnb-line.ts"
import { builtFrom } from "./json-lines.ts"
import { namedPictures, type PictureImport } from "./pictured-line.ts"
import type { Built, ReadInventory } from "./reading.ts"
import type { PlaceholderPictures } from "./stocked-property.ts"

type Needs = {
  readonly destination: string
  readonly standIns: PlaceholderPictures
  readonly pictures: PictureImport
}

type Parsed = { readonly record: ListingRow; readonly info: { readonly lines: number } }

/** Coordinates are kept as the file has them, also where they lie outside Malaysia. */
const builtFromRow = async (
  row: ListingRow,
  { destination, standIns, pictures }: Needs,
): Promise<Built> => {
  const lacks = lacksOf(row)
  if (lacks.length > 0) return { reasons: lacks }
  const { point, ...line } = lineOfListing(row, destination)
  const built = await builtFrom(line, standIns, pictures)
  if ("reasons" in built || point === null) return built
  const { property, exceptions } = built.stocked
  return { stocked: { property: { ...property, point }, exceptions } }
}

const columns = { columns: true, info: true, bom: true } as const
const tolerant = {
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
  skip_records_with_empty_values: true,
} as const

/**
 * Reads the listings of Inside Airbnb, short form and long, as properties of one destination. A
 * listing is known by its id, so a newer file changes what an older one brought.
 */
export const insideAirbnbReader = (
  destination: string,
  standIns: PlaceholderPictures,
  pictures: PictureImport = namedPictures,
): ReadInventory =>
  async function* (text) {
    const rows = parse({ ...columns, ...tolerant })
    // A failing source ends the rows with its error, which the loop below meets.
    pipeline(Readable.from(text), rows, () => undefined)
    let line = 1
    try {
      for await (const { record, info } of rows as AsyncIterable<Parsed>) {
        line = info.lines
        yield { line, ...(await builtFromRow(record, { destination, standIns, pictures })) }
      }
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      yield { line, reasons: [`the file: cannot be read further (${reason})`] }
    }
  }
