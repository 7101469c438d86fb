import type { CalendarDate } from "#core/stay/calendar-date.ts"
import { daysBetween, isRealDate } from "#core/stay/calendar.ts"
import CalendarDays from "lucide-react/icons/calendar-days"
import { Suspense, useRef, type RefObject } from "react"
import { dayText } from "../../formats/day.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import { Button } from "../Button.tsx"
import { optionalPart } from "../optional-part.ts"
import styles from "./search-bar.module.css"
import type { RangeCalendarProps } from "./RangeCalendar.tsx"
import { Skeleton } from "../Skeleton.tsx"
import { TypedDates, type TypedStay } from "./TypedDates.tsx"
import { useDismiss } from "../use-dismiss.ts"
import { useInView } from "../use-in-view.ts"
import { useIsOpen } from "../use-is-open.ts"

const fetchCalendar = () => import("./RangeCalendar.tsx")
/** Without the calendar dates are typed. */
const NoCalendar = () => null
const RangeCalendar = optionalPart(async () => (await fetchCalendar()).RangeCalendar, NoCalendar)

export type DatesFieldProps = {
  readonly typed: TypedStay
  readonly today: CalendarDate
  readonly issue: string | null
  readonly onChange: (typed: TypedStay) => void
  readonly menu?: RefObject<HTMLDetailsElement | null>
  /** What is known of the nights of one property. */
  readonly nights?: Pick<
    RangeCalendarProps,
    "soldOut" | "noArrival" | "leastFrom" | "priceOf" | "onMonth"
  >
}

/** The dates of the stay: shown on the button, chosen in a calendar or typed below it. */
export const DatesField = (props: DatesFieldProps) => {
  const { typed, today, issue, onChange, menu, nights } = props
  const { t } = useTranslation()
  const ownMenu = useRef<HTMLDetailsElement>(null)
  const details = menu ?? ownMenu
  useDismiss(details)
  useInView(details)
  const isOpen = useIsOpen(details)
  return (
    <details ref={details} className={styles["field"]} onPointerEnter={() => void fetchCalendar()}>
      <summary className={styles["face"]}>
        <CalendarDays size={20} aria-hidden />
        <span className={styles["label"]}>{t("search.dates")}</span>
        <span className={styles["value"]}>
          <Said typed={typed} />
        </span>
      </summary>
      <div className={styles["panel"]}>
        <TypedDates typed={typed} onChange={onChange} />
        {issue && (
          <p className={styles["issue"]} role="alert">
            {issue}
          </p>
        )}
        {isOpen && (
          <Suspense fallback={<Skeleton height="20rem" />}>
            <RangeCalendar
              checkIn={dateIn(typed.checkIn)}
              checkOut={dateIn(typed.checkOut)}
              today={today}
              {...nights}
              onChange={(checkIn, checkOut) =>
                onChange({ checkIn: checkIn ?? "", checkOut: checkOut ?? "" })
              }
            />
          </Suspense>
        )}
        <div className={styles["foot"]}>
          <Button look="quiet" onClick={() => onChange({ checkIn: "", checkOut: "" })}>
            {t("search.dates.clear")}
          </Button>
          <Button look="secondary" onClick={() => details.current?.removeAttribute("open")}>
            {t("action.done")}
          </Button>
        </div>
      </div>
    </details>
  )
}

const dateIn = (text: string): CalendarDate | null =>
  isRealDate(text) ? (text as CalendarDate) : null

const Said = ({ typed: { checkIn, checkOut } }: { readonly typed: TypedStay }) => {
  const { t, language } = useTranslation()
  const [from, until] = [dateIn(checkIn), dateIn(checkOut)]
  if (from === null || until === null || until <= from) return t("search.dates.none")
  const nights = daysBetween(from, until)
  return (
    <>
      {t("search.dates.range", {
        checkIn: dayText(from, language, "short"),
        checkOut: dayText(until, language, "short"),
      })}{" "}
      <small>{t("search.dates.nights", { count: nights })}</small>
    </>
  )
}
