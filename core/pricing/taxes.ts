import { noMoney, senOf } from "../money/amounts.ts"
import type { Sen } from "../money/sen.ts"
import type { LevyArea } from "../place/place.ts"
import type { PropertyKind, Stars } from "../property/property-kind.ts"
import type { CalendarDate } from "../stay/calendar-date.ts"
import { levyRows, sstRows, tourismTaxRows, type LevyBand } from "./tax-tables.ts"

/** What a levy looks at: where the stay is, and what kind with how many stars. */
export type LeviedPlace = {
  readonly levyArea: LevyArea | null
  readonly kind: PropertyKind
  readonly stars: Stars
}

/** The row in force on a date: the last that has begun, of rows in the order of their dates. */
const inForceOn = <Row extends { readonly since: string }>(
  rows: ReadonlyArray<Row>,
  date: string,
): Row | undefined => rows.findLast(({ since }) => since <= date)

const fits =
  ({ kind, stars }: LeviedPlace) =>
  (band: LevyBand): boolean =>
    (band.kinds?.includes(kind) ?? true) && (band.stars?.includes(stars) ?? true)

/** The rate of service tax on a date, in basis points. */
export const sstBpsOn = (date: CalendarDate): number => inForceOn(sstRows, date)?.bps ?? 0

/** Tourism tax of one visitor's room for the night of a date. */
export const tourismTaxOn = (date: CalendarDate): Sen =>
  senOf(inForceOn(tourismTaxRows, date)?.sen ?? 0)

/** The local levy of one room for the night of a date; nothing where no levy is in force. */
export const levyOn = (place: LeviedPlace, date: CalendarDate): Sen => {
  const rows = levyRows.filter(({ area }) => area === place.levyArea)
  const band = inForceOn(rows, date)?.bands.find(fits(place))
  return band === undefined ? noMoney : senOf(band.sen)
}
