import type { CalendarDate } from "#core/stay/calendar-date.ts"
import { addDays } from "#core/stay/calendar.ts"
import {
  canChoose,
  chosen,
  type IsFree,
  type MayArrive,
  type Range,
} from "#core/stay/choose-range.ts"
import { limits } from "#core/stay/limits.ts"
import { addMonths, firstDayOf, monthOf, type Month } from "#core/stay/month.ts"
import { lastCheckIn } from "#core/stay/stay-dates.rules.ts"
import ChevronLeft from "lucide-react/icons/chevron-left"
import ChevronRight from "lucide-react/icons/chevron-right"
import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react"
import type { Say } from "../../translations/translations.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import { Button } from "../Button.tsx"
import { CalendarMonth } from "./CalendarMonth.tsx"
import { dayAfterKey } from "./calendar-keys.ts"
import styles from "./range-calendar.module.css"

export type RangeCalendarProps = Range & {
  readonly today: CalendarDate
  /** Nights that are sold out cannot be slept, but a stay may end on their morning. */
  readonly soldOut?: ReadonlySet<string>
  /** Days on which nobody may arrive, though their nights can be slept. */
  readonly noArrival?: ReadonlySet<string>
  /** The least nights of a stay that arrives on a day. */
  readonly leastFrom?: (day: CalendarDate) => number
  /** A short price under each day, such as `180`. */
  readonly priceOf?: (day: CalendarDate) => string | null
  readonly onChange: (checkIn: CalendarDate | null, checkOut: CalendarDate | null) => void
  /** The first month in view changed, so that prices and sold-out nights can be asked for. */
  readonly onMonth?: (month: Month) => void
}

const NO_DAYS: ReadonlySet<string> = new Set()

/** Two months to choose a stay in, by pointer or by the keys of the grid pattern. */
export const RangeCalendar = (props: RangeCalendarProps) => {
  const {
    checkIn,
    checkOut,
    today,
    soldOut = NO_DAYS,
    noArrival = NO_DAYS,
    onChange,
    onMonth,
  } = props
  const { t } = useTranslation()
  const hint = useId()
  const grids = useRef<HTMLDivElement>(null)
  const [month, setMonth] = useState<Month>(() => monthOf(checkIn ?? today))
  const [focused, setFocused] = useState<CalendarDate>(checkIn ?? today)
  const mayMoveFocus = useRef(false)
  const range = { checkIn, checkOut }
  const isFree: IsFree = (night) => !soldOut.has(night)
  const mayArrive: MayArrive = (day) => !noArrival.has(day)
  const lastMonth = monthOf(addDays(lastCheckIn(today), limits.maxNights))

  const show = (to: Month) => {
    setMonth(to)
    onMonth?.(to)
  }
  const press = (day: CalendarDate) => {
    setFocused(day)
    if (!canChoose(range, day, today, isFree, mayArrive)) return
    const next = chosen(range, day)
    onChange(next.checkIn, next.checkOut)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const to = dayAfterKey(focused, event.key, event.shiftKey)
    if (!to) return
    event.preventDefault()
    if (monthOf(to) < monthOf(today) || monthOf(to) > lastMonth) return
    mayMoveFocus.current = true
    setFocused(to)
    if (monthOf(to) < month || monthOf(to) > addMonths(month, 1)) show(monthOf(to))
  }

  useEffect(() => {
    if (!mayMoveFocus.current) return
    mayMoveFocus.current = false
    const days = [...(grids.current?.querySelectorAll<HTMLElement>("[data-day]") ?? [])]
    days.find((day) => day.dataset["day"] === focused)?.focus()
  }, [focused])

  const months = [month, addMonths(month, 1)]
  const stop = months.includes(monthOf(focused)) ? focused : firstDayOf(month)
  return (
    <div className={styles["calendar"]} role="group" aria-label={t("calendar.label")}>
      <div className={styles["top"]}>
        <Button
          look="quiet"
          size="icon"
          aria-label={t("calendar.previousMonth")}
          disabled={month <= monthOf(today)}
          onClick={() => show(addMonths(month, -1))}
        >
          <ChevronLeft size={20} aria-hidden />
        </Button>
        <p className={styles["hint"]} id={hint} role="status">
          {checkIn !== null && checkOut === null
            ? chooseCheckOut(props.leastFrom?.(checkIn) ?? 1, t)
            : t("calendar.chooseCheckIn")}
        </p>
        <Button
          look="quiet"
          size="icon"
          aria-label={t("calendar.nextMonth")}
          disabled={months[1]! >= lastMonth}
          onClick={() => show(addMonths(month, 1))}
        >
          <ChevronRight size={20} aria-hidden />
        </Button>
      </div>
      <div ref={grids} className={styles["months"]}>
        {months.map((one, place) => (
          <div key={one} className={place === 0 ? undefined : styles["second"]}>
            <CalendarMonth
              month={one}
              range={range}
              today={today}
              stop={stop}
              isFree={isFree}
              mayArrive={mayArrive}
              describedBy={hint}
              priceOf={props.priceOf ?? noPrice}
              onPress={press}
              onKeyDown={onKeyDown}
            />
          </div>
        ))}
      </div>
      {props.priceOf && <p className={styles["hint"]}>{t("calendar.prices")}</p>}
      {noArrival.size > 0 && <p className={styles["hint"]}>{t("calendar.noArrival")}</p>}
      {soldOut.size > 0 && <p className={styles["hint"]}>{t("calendar.soldOut")}</p>}
    </div>
  )
}

const noPrice = () => null

const chooseCheckOut = (least: number, t: Say): string => {
  const nights = limits.maxNights
  return least > 1
    ? t("calendar.chooseCheckOut.least", { least, nights })
    : t("calendar.chooseCheckOut", { nights })
}
