import type { KeyboardEvent } from "react"
import type { CalendarDate } from "#core/stay/calendar-date.ts"
import { canChoose, type IsFree, type MayArrive, type Range } from "#core/stay/choose-range.ts"
import { firstDayOf, weeksOf, type Month } from "#core/stay/month.ts"
import { dayText, weekdayNames } from "../../formats/day.ts"
import type { Say } from "../../translations/translations.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import { classes } from "../classes.ts"
import styles from "./range-calendar.module.css"

export type CalendarMonthProps = {
  readonly month: Month
  /** Weeks before this day are left out. */
  readonly since: CalendarDate | null
  readonly range: Range
  readonly today: CalendarDate
  /** The one day that the Tab key stops at. */
  readonly stop: CalendarDate
  readonly isFree: IsFree
  readonly mayArrive: MayArrive
  readonly describedBy: string
  readonly priceOf: (day: CalendarDate) => string | null
  readonly onPress: (day: CalendarDate) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** One month as a grid of days, from Monday to Sunday. */
export const CalendarMonth = (props: CalendarMonthProps) => {
  const { language } = useTranslation()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- as the grid pattern of the APG has it
    <table className={styles["month"]} role="grid" aria-describedby={props.describedBy}>
      <caption>{dayText(firstDayOf(props.month), language, "month")}</caption>
      <thead>
        <tr>
          {weekdayNames(language).map(({ short, long }) => (
            <th key={long} scope="col" abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksSince(props).map((week, place) => (
          <tr key={place}>
            {week.map((day, column) =>
              day === null ? (
                <td key={column} aria-hidden />
              ) : (
                <Day key={day} day={day} {...props} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const weeksSince = ({ month, since }: CalendarMonthProps) =>
  weeksOf(month).filter((week) => since === null || week.some((day) => day && day >= since))

const Day = (props: CalendarMonthProps & { readonly day: CalendarDate }) => {
  const { day, range, today, stop, isFree, mayArrive, priceOf, onPress } = props
  const { t, language } = useTranslation()
  const { checkIn, checkOut } = range
  const isEnd = day === checkIn || day === checkOut
  const isOpen = canChoose(range, day, today, isFree, mayArrive)
  const price = isFree(day) ? priceOf(day) : null
  return (
    <td className={placeIn(range, day)} role="gridcell" aria-selected={isEnd}>
      <button
        type="button"
        className={classes(
          styles["day"],
          isEnd && styles["chosen"],
          day === today && styles["today"],
          !isFree(day) && styles["soldOut"],
          isFree(day) && !mayArrive(day) && styles["noArrival"],
        )}
        data-day={day}
        tabIndex={day === stop ? 0 : -1}
        aria-disabled={!isOpen}
        aria-label={labelOf(props, dayText(day, language, "long"), t)}
        // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- for every role since ARIA 1.3
        aria-description={
          price === null ? undefined : t("price.fromPerNight", { price: `RM ${price}` })
        }
        aria-current={day === today ? "date" : undefined}
        onClick={() => onPress(day)}
        onKeyDown={props.onKeyDown}
      >
        {Number(day.slice(8))}
        {price && <small>{price}</small>}
      </button>
    </td>
  )
}

const placeIn = ({ checkIn, checkOut }: Range, day: CalendarDate): string | undefined => {
  if (checkIn === null || checkOut === null) return undefined
  if (day === checkIn) return styles["from"]
  if (day === checkOut) return styles["until"]
  return day > checkIn && day < checkOut ? styles["within"] : undefined
}

const labelOf = (
  { day, range: { checkIn, checkOut }, isFree, mayArrive }: Parameters<typeof Day>[0],
  text: string,
  t: Say,
): string => {
  if (day === checkIn) return t("calendar.day.checkIn", { day: text })
  if (day === checkOut) return t("calendar.day.checkOut", { day: text })
  if (!isFree(day)) return t("calendar.day.soldOut", { day: text })
  return mayArrive(day) ? text : t("calendar.day.noArrival", { day: text })
}
