import type { LevyArea } from "../place/place.ts"
import type { PropertyKind, Stars } from "../property/property-kind.ts"

/** The platform's own registration for service tax: with it, SST falls on the booking fee. */
export const PLATFORM_SST_REGISTERED = true

/** Service tax on stays; the row of the check-in date taxes the whole stay. */
export const sstRows = [
  { since: "1900-01-01", bps: 600 },
  { since: "2024-03-01", bps: 800 },
] as const

/** Tourism tax in sen per room and night of a visitor. */
export const tourismTaxRows = [{ since: "2023-01-01", sen: 1000 }] as const

/** What one room and night pays where its kind and stars are among the named ones, if any are. */
export type LevyBand = {
  readonly kinds?: ReadonlyArray<PropertyKind>
  readonly stars?: ReadonlyArray<Stars>
  readonly sen: number
}

/** A levy from a date on, until a later row of its area; the first band that fits decides. */
export type LevyRow = {
  readonly area: LevyArea
  readonly since: string
  readonly bands: ReadonlyArray<LevyBand>
}

/** The local levies in force, in sen per room and night; a new rate is a new row. */
export const levyRows: ReadonlyArray<LevyRow> = [
  { area: "penang", since: "2014-06-01", bands: [{ stars: [4, 5], sen: 300 }, { sen: 200 }] },
  {
    area: "langkawi",
    since: "2016-07-01",
    bands: [{ stars: [5], sen: 500 }, { stars: [3, 4], sen: 300 }, { sen: 100 }],
  },
  { area: "melaka", since: "2017-09-01", bands: [{ sen: 200 }] },
  { area: "pahang", since: "2022-03-01", bands: [{ sen: 300 }] },
  { area: "perak", since: "2025-01-01", bands: [{ sen: 300 }] },
  { area: "port-dickson", since: "2025-11-01", bands: [{ sen: 400 }] },
  {
    area: "selangor",
    since: "2026-01-01",
    bands: [
      { kinds: ["homestay", "condo"], sen: 200 },
      { stars: [5], sen: 700 },
      { stars: [4], sen: 500 },
      { stars: [3], sen: 300 },
      { stars: [1, 2], sen: 200 },
      { kinds: ["hotel", "resort"], sen: 500 },
      { sen: 200 },
    ],
  },
  { area: "johor", since: "2026-01-01", bands: [{ sen: 300 }] },
]
