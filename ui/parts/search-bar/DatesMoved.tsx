import { flexDays } from "#core/search-request/criteria-query.ts"
import type { CalendarDate } from "#core/stay/calendar-date.ts"
import { addMonths, firstDayOf, monthOf } from "#core/stay/month.ts"
import { lastCheckIn } from "#core/stay/stay-dates.rules.ts"
import { weekendsIn } from "#core/stay/possible-dates.ts"
import { dayText } from "../../formats/day.ts"
import { Select } from "../fields/Select.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import { flexText } from "./dates-text.ts"
import styles from "./search-bar.module.css"
import type { SearchTyped } from "./search-request.ts"

type Moved = Pick<SearchTyped, "flex" | "weekend">

/** How the dates may be moved: by some days, or to any weekend of a month instead. Works without scripts. */
export const DatesMoved = ({
  typed,
  today,
  onChange,
}: {
  readonly typed: Moved
  readonly today: CalendarDate
  readonly onChange: (part: Partial<SearchTyped>) => void
}) => {
  const { t, language } = useTranslation()
  return (
    <div className={styles["flexible"]}>
      <fieldset className={styles["moves"]}>
        <legend className="visually-hidden">{t("search.flex")}</legend>
        {["", ...flexDays].map((flex) => (
          <label key={flex} className={styles["move"]}>
            <input
              type="radio"
              name="flex"
              value={flex}
              checked={typed.flex === flex && typed.weekend === ""}
              onChange={() => onChange({ flex, weekend: "" })}
            />
            {flexText({ flex }, t) ?? t("search.flex.exact")}
          </label>
        ))}
      </fieldset>
      <span className={styles["weekend"]}>
        <Select
          name="weekend"
          aria-label={t("search.weekend")}
          value={typed.weekend}
          onChange={({ currentTarget: { value: weekend } }) =>
            onChange({ weekend, flex: "", checkIn: "", checkOut: "" })
          }
        >
          <option value="">{t("search.weekend")}</option>
          {monthsFrom(today).map((month) => (
            <option key={month} value={month}>
              {dayText(firstDayOf(month), language, "month")}
            </option>
          ))}
        </Select>
      </span>
    </div>
  )
}

/** The months with a weekend that may still be asked for. */
const monthsFrom = (today: CalendarDate): ReadonlyArray<string> => {
  const months: Array<string> = []
  const last = lastCheckIn(today)
  for (let month = monthOf(today); month <= monthOf(last); month = addMonths(month, 1))
    if (weekendsIn(month).some(({ checkIn }) => checkIn >= today && checkIn <= last))
      months.push(month)
  return months
}
