import type { CalendarDate } from "#core/stay/calendar-date.ts"
import { Suspense, useRef, useState, type ReactNode, type RefObject } from "react"
import { Icon } from "../icons/Icon.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import { Button } from "../Button.tsx"
import { optionalPart } from "../optional-part.ts"
import styles from "./search-bar.module.css"
import { dateIn, datesText, flexText, stayIn, type TypedWhen } from "./dates-text.ts"
import type { PricedPlace } from "./PlaceCalendar.tsx"
import type { RangeCalendarProps } from "./RangeCalendar.tsx"
import { Skeleton } from "../Skeleton.tsx"
import { TypedDates, type TypedStay } from "./TypedDates.tsx"
import { useDismiss } from "../use-dismiss.ts"
import { useInView } from "../use-in-view.ts"
import { useIsOpen } from "../use-is-open.ts"
import { useSheet } from "./use-sheet.ts"

const fetchCalendar = () => import("./RangeCalendar.tsx")
/** Without the calendar dates are typed. */
const NoCalendar = () => null
const RangeCalendar = optionalPart(async () => (await fetchCalendar()).RangeCalendar, NoCalendar)
const PlaceCalendar = optionalPart(
  async () => (await import("./PlaceCalendar.tsx")).PlaceCalendar,
  NoCalendar,
)

export type DatesFieldProps = {
  readonly typed: TypedWhen
  readonly today: CalendarDate
  readonly issue: string | null
  readonly onChange: (typed: TypedStay) => void
  /** Instead of going back to the field, once the guest is done. */
  readonly onDone?: () => void
  readonly menu?: RefObject<HTMLDetailsElement | null>
  /** What is known of the nights of one property. */
  readonly nights?: Pick<
    RangeCalendarProps,
    "soldOut" | "noArrival" | "leastFrom" | "priceOf" | "onMonth"
  >
  /** The place whose lowest prices the calendar shows. */
  readonly place?: PricedPlace | null
  /** Below the calendar, once it is opened: how the dates may be moved. */
  readonly moves?: ReactNode
}

/** The dates of the stay: shown on the button, chosen in a calendar or typed below it. */
export const DatesField = (props: DatesFieldProps) => {
  const { typed, today, issue, onChange, onDone, nights, place } = props
  const { t } = useTranslation()
  const ownMenu = useRef<HTMLDetailsElement>(null)
  const details = props.menu ?? ownMenu
  useDismiss(details)
  useInView(details)
  const isOpen = useIsOpen(details)
  const sheet = useSheet(details)
  const close = () => {
    details.current?.removeAttribute("open")
    details.current?.querySelector("summary")?.focus()
  }
  const done = () => {
    close()
    onDone?.()
  }
  const { isByKey, watched } = useOpenedByKey()
  const calendar = { ...calendarOf(typed, today, onChange), takesFocus: isByKey }
  return (
    <details ref={details} className={styles["field"]} onPointerEnter={() => void fetchCalendar()}>
      <summary className={styles["face"]} {...watched}>
        <Icon name="calendar-days" size={20} />
        <span className={styles["label"]}>{t("search.dates")}</span>
        <span className={styles["value"]}>
          <Said typed={typed} />
        </span>
      </summary>
      <div ref={sheet} className={styles["panel"]}>
        <SheetHead onClose={close} />
        <TypedDates typed={typed} onChange={onChange} />
        {issue && (
          <p className={styles["issue"]} role="alert">
            {issue}
          </p>
        )}
        {isOpen ? (
          <Suspense fallback={<Skeleton height="20rem" />}>
            {place ? (
              <PlaceCalendar key={place.slug} place={place} {...calendar} />
            ) : (
              <RangeCalendar {...calendar} {...nights} />
            )}
            {props.moves}
          </Suspense>
        ) : (
          props.moves && <noscript>{props.moves}</noscript>
        )}
        <div className={styles["foot"]}>
          <Button look="quiet" onClick={() => onChange({ checkIn: "", checkOut: "" })}>
            {t("search.dates.clear")}
          </Button>
          <DoneButton typed={typed} onDone={done} />
        </div>
      </div>
    </details>
  )
}

/** Whether a key was the last that was used on what opens the calendar. */
const useOpenedByKey = () => {
  const [isByKey, setIsByKey] = useState(false)
  const watched = {
    onKeyDown: () => setIsByKey(true),
    onPointerDown: () => setIsByKey(false),
  }
  return { isByKey, watched }
}

const calendarOf = (
  { checkIn, checkOut }: TypedWhen,
  today: CalendarDate,
  onChange: DatesFieldProps["onChange"],
): RangeCalendarProps => ({
  checkIn: dateIn(checkIn),
  checkOut: dateIn(checkOut),
  today,
  onChange: (from, until) => onChange({ checkIn: from ?? "", checkOut: until ?? "" }),
})

/** What the sheet of a phone is, and a way out of it. */
const SheetHead = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation()
  return (
    <div className={styles["sheetHead"]}>
      <strong>{t("search.dates")}</strong>
      <Button look="quiet" size="icon" aria-label={t("action.close")} onClick={onClose}>
        <Icon name="x" size={20} />
      </Button>
    </div>
  )
}

/** Says how many nights it leaves the calendar with. */
const DoneButton = ({
  typed,
  onDone,
}: {
  readonly typed: TypedWhen
  readonly onDone: () => void
}) => {
  const { t } = useTranslation()
  const stay = stayIn(typed)
  return (
    <Button look={stay || typed.weekend ? "primary" : "secondary"} onClick={onDone}>
      {stay ? t("search.dates.done", { count: stay.nights }) : t("action.done")}
    </Button>
  )
}

const Said = ({ typed }: { readonly typed: TypedWhen }) => {
  const { t, language } = useTranslation()
  const stay = stayIn(typed)
  const moved = flexText(typed, t)
  return (
    <>
      {datesText(typed, language, t)}{" "}
      {stay && (
        <small>
          {[t("search.dates.nights", { count: stay.nights }), ...(moved ? [moved] : [])].join(
            " · ",
          )}
        </small>
      )}
    </>
  )
}
