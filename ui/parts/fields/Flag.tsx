import { FLAG_COLUMNS, FLAG_ROWS, flagPlaceOf } from "./flag-places.table.ts"
import styles from "./flag.module.css"

const percent = (place: number, count: number): string => `${(100 * place) / (count - 1)}%`

/**
 * A country's flag, drawn: many systems have no letters for flags. It says nothing by itself; the
 * country's name is beside it.
 */
export const Flag = ({ country }: { readonly country: string }) => {
  const place = flagPlaceOf(country)
  const at = place && {
    backgroundPosition: `${percent(place.column, FLAG_COLUMNS)} ${percent(place.row, FLAG_ROWS)}`,
  }
  return <span className={styles[at ? "flag" : "none"]} {...(at && { style: at })} aria-hidden />
}
