import type { CalendarDate } from "#core/stay/calendar-date.ts"
import { daysBetween } from "#core/stay/calendar.ts"
import {
  canChoose,
  chosen,
  type IsFree,
  type MayArrive,
  type Range,
} from "#core/stay/choose-range.ts"
import { limits } from "#core/stay/limits.ts"
import { addMonths, monthOf, type Month } from "#core/stay/month.ts"
import { useId, useState, type ReactNode } from "react"
import { Icon } from "../icons/Icon.tsx"
import type { Say } from "../../translations/translations.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import { Button } from "../Button.tsx"
import { classes } from "../classes.ts"
import { CalendarMonth } from "./CalendarMonth.tsx"
import styles from "./range-calendar.module.css"
import { useMonthsInView, type SpanInView } from "./use-months-in-view.ts"
import { useScrolledMonths } from "./use-scrolled-months.ts"
import { isPhone } from "./use-sheet.ts"

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
  /** What the prices are of, if not of one property. */
  readonly pricesText?: string
  readonly onChange: (checkIn: CalendarDate | null, checkOut: CalendarDate | null) => void
  /** A key opened it, so the focus goes on in it; a pointer moves no focus. */
  readonly takesFocus?: boolean
  /** The first month in view changed, so that prices and sold-out nights can be asked for. */
  readonly onMonth?: (month: Month) => void
}

const NO_DAYS: ReadonlySet<string> = new Set()

/**
 * Two months to choose a stay in, by pointer or by the keys of the grid pattern; on a phone all
 * months, one below the other.
 */
export const RangeCalendar = (props: RangeCalendarProps) => {
  const { checkIn, checkOut, today, soldOut = NO_DAYS, noArrival = NO_DAYS, onChange } = props
  const { t } = useTranslation()
  const hint = useId()
  const [isScrolled] = useState(isPhone)
  const range = { checkIn, checkOut }
  const isFree: IsFree = (night) => !soldOut.has(night)
  const mayArrive: MayArrive = (day) => !noArrival.has(day)
  const view = useMonthsInView(props, isScrolled)
  const { months, grids, next, show } = view
  const end = useScrolledMonths(
    grids,
    checkIn ?? today,
    isScrolled && next ? () => show(next) : null,
  )
  const press = (day: CalendarDate) => {
    view.focus(day)
    if (!canChoose(range, day, today, isFree, mayArrive)) return
    const pressed = chosen(range, day)
    onChange(pressed.checkIn, pressed.checkOut)
  }
  const said = (
    <p className={styles["hint"]} id={hint} role="status">
      {hintOf(range, props.leastFrom, t)}
    </p>
  )
  return (
    <div className={styles["calendar"]} role="group" aria-label={t("calendar.label")}>
      {isScrolled ? (
        said
      ) : (
        <MonthButtons span={view.span} first={monthOf(today)} last={view.lastMonth} onShow={show}>
          {said}
        </MonthButtons>
      )}
      <WhatPricesAre {...props} />
      <div ref={grids} className={classes(styles["months"], isScrolled && styles["scrolled"])}>
        {months.map((one) => (
          <CalendarMonth
            key={one}
            month={one}
            since={isScrolled ? today : null}
            range={range}
            today={today}
            stop={view.stop}
            isFree={isFree}
            mayArrive={mayArrive}
            describedBy={hint}
            priceOf={props.priceOf ?? noPrice}
            onPress={press}
            onKeyDown={view.onKeyDown}
          />
        ))}
        {isScrolled && <div ref={end} className={styles["end"]} />}
      </div>
      {noArrival.size > 0 && <p className={styles["hint"]}>{t("calendar.noArrival")}</p>}
      {soldOut.size > 0 && <p className={styles["hint"]}>{t("calendar.soldOut")}</p>}
    </div>
  )
}

const WhatPricesAre = ({ priceOf, pricesText }: RangeCalendarProps) => {
  const { t } = useTranslation()
  if (!priceOf && pricesText === undefined) return null
  // Its line is kept free until the prices have come: nothing moves under a guest.
  const visibility = priceOf ? "visible" : "hidden"
  return (
    <p className={styles["hint"]} style={{ visibility }}>
      {pricesText ?? t("calendar.prices")}
    </p>
  )
}

/** The months before and after those in view, with what is to be chosen between their buttons. */
const MonthButtons = ({
  span: { from, until },
  first,
  last,
  onShow,
  children,
}: {
  readonly span: SpanInView
  readonly first: Month
  readonly last: Month
  readonly onShow: (month: Month) => void
  readonly children: ReactNode
}) => {
  const { t } = useTranslation()
  return (
    <div className={styles["top"]}>
      <Button
        look="quiet"
        size="icon"
        aria-label={t("calendar.previousMonth")}
        disabled={from <= first}
        onClick={() => onShow(addMonths(from, -1))}
      >
        <Icon name="chevron-left" size={20} />
      </Button>
      {children}
      <Button
        look="quiet"
        size="icon"
        aria-label={t("calendar.nextMonth")}
        disabled={until >= last}
        onClick={() => onShow(until)}
      >
        <Icon name="chevron-right" size={20} />
      </Button>
    </div>
  )
}

const noPrice = () => null

/** What is to be chosen next; once both days are, how long the stay is. */
const hintOf = (
  { checkIn, checkOut }: Range,
  leastFrom: RangeCalendarProps["leastFrom"],
  t: Say,
): string => {
  if (checkIn === null) return t("calendar.chooseCheckIn")
  if (checkOut !== null && checkOut > checkIn)
    return t("search.dates.nights", { count: daysBetween(checkIn, checkOut) })
  const [least, nights] = [leastFrom?.(checkIn) ?? 1, limits.maxNights]
  return least > 1
    ? t("calendar.chooseCheckOut.least", { least, nights })
    : t("calendar.chooseCheckOut", { nights })
}
