import { noMoney, senOf } from "../money/amounts.ts"
import type { Sen } from "../money/sen.ts"
import type { LevyArea } from "../place/place.ts"
import type { PropertyKind, Stars } from "../property/property-kind.ts"
import type { CalendarDate } from "../stay/calendar-date.ts"
import { levyRows, sstRows, tourismTaxRows, type LevyBand, type LevyRow } from "./tax-tables.ts"

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

const sinceOf = (row: { readonly since: string } | undefined): CalendarDate | null =>
  (row?.since ?? null) as CalendarDate | null

/** The day since which the service tax of a date has its rate. */
export const sstSince = (date: CalendarDate): CalendarDate | null =>
  sinceOf(inForceOn(sstRows, date))

/** The day since which tourism tax is what it is on a date; null before there was any. */
export const tourismTaxSince = (date: CalendarDate): CalendarDate | null =>
  sinceOf(inForceOn(tourismTaxRows, date))

const levyRowOn = (levyArea: LevyArea | null, date: CalendarDate): LevyRow | undefined =>
  inForceOn(
    levyRows.filter(({ area }) => area === levyArea),
    date,
  )

/** The days since which an area has had its levies, the oldest first. */
export const levyDays = (levyArea: LevyArea | null): ReadonlyArray<CalendarDate> =>
  levyRows.filter(({ area }) => area === levyArea).map(({ since }) => since as CalendarDate)

/** The day since which the levy of an area is what it is on a date; null where there is none. */
export const levySince = (levyArea: LevyArea | null, date: CalendarDate): CalendarDate | null =>
  sinceOf(levyRowOn(levyArea, date))

/** The local levy of one room for the night of a date; nothing where no levy is in force. */
export const levyOn = (place: LeviedPlace, date: CalendarDate): Sen => {
  const band = levyRowOn(place.levyArea, date)?.bands.find(fits(place))
  return band === undefined ? noMoney : senOf(band.sen)
}
