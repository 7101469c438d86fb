import type { CalendarDate } from "#core/stay/calendar-date.ts"
import { addDays } from "#core/stay/calendar.ts"
import { limits } from "#core/stay/limits.ts"
import { addMonths, firstDayOf, monthOf, type Month } from "#core/stay/month.ts"
import { lastCheckIn } from "#core/stay/stay-dates.rules.ts"
import { useEffect, useRef, useState, type KeyboardEvent } from "react"
import { dayAfterKey } from "./calendar-keys.ts"

type Shown = {
  readonly checkIn: CalendarDate | null
  readonly today: CalendarDate
  readonly onMonth?: (month: Month) => void
}

/** Which two months are in view, and which day of theirs the keys go on from. */
export const useMonthsInView = ({ checkIn, today, onMonth }: Shown) => {
  const grids = useRef<HTMLDivElement>(null)
  const [month, setMonth] = useState<Month>(() => monthOf(checkIn ?? today))
  const [focused, setFocused] = useState<CalendarDate>(checkIn ?? today)
  const mayMoveFocus = useRef(false)
  const lastMonth = monthOf(addDays(lastCheckIn(today), limits.maxNights))
  const months = [month, addMonths(month, 1)] as const
  const show = (to: Month) => {
    setMonth(to)
    onMonth?.(to)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const to = dayAfterKey(focused, event.key, event.shiftKey)
    if (!to) return
    event.preventDefault()
    if (monthOf(to) < monthOf(today) || monthOf(to) > lastMonth) return
    mayMoveFocus.current = true
    setFocused(to)
    if (monthOf(to) < month || monthOf(to) > months[1]) show(monthOf(to))
  }
  useEffect(() => {
    if (!mayMoveFocus.current) return
    mayMoveFocus.current = false
    const days = [...(grids.current?.querySelectorAll<HTMLElement>("[data-day]") ?? [])]
    days.find((day) => day.dataset["day"] === focused)?.focus()
  }, [focused])
  return {
    months,
    lastMonth,
    grids,
    /** The one day that the Tab key stops at. */
    stop: months.includes(monthOf(focused)) ? focused : firstDayOf(month),
    show,
    focus: setFocused,
    onKeyDown,
  }
}
