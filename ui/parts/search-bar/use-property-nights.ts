import { wholeRinggit } from "#core/money/whole-ringgit.ts"
import type { CalendarNight } from "#core/search/property-page.ts"
import type { CalendarDate } from "#core/stay/calendar-date.ts"
import { addMonths, firstDayOf, monthOf, type Month } from "#core/stay/month.ts"
import { useRouter } from "@tanstack/react-router"
import { useMemo, useRef, useState } from "react"

/** Asked for at a time: the two months in view and the one after. */
const MONTHS_ASKED = 3

/** The nights of a property as its calendar shows them, asked for month by month as they come into view. */
export const usePropertyNights = (slug: string, first: CalendarDate) => {
  const { pages, facts } = useRouter().options.context
  const [nights, setNights] = useState<ReadonlyMap<string, CalendarNight>>(new Map())
  const asked = useRef(new Set<Month>())

  const askFrom = async (month: Month): Promise<void> => {
    if (asked.current.has(month)) return
    asked.current.add(month)
    const from = firstDayOf(month) < facts.today ? facts.today : firstDayOf(month)
    const answer = await pages.calendar(slug, from, firstDayOf(addMonths(month, MONTHS_ASKED)))
    if (!("ok" in answer)) return void asked.current.delete(month)
    setNights(
      (known) => new Map([...known, ...answer.ok.map((night) => [night.date, night] as const)]),
    )
  }

  const soldOut = useMemo(
    () => new Set([...nights.values()].filter((night) => night.soldOut).map(({ date }) => date)),
    [nights],
  )
  const noArrival = useMemo(
    () => new Set([...nights.values()].filter((night) => night.noArrival).map(({ date }) => date)),
    [nights],
  )
  const leastFrom = (day: CalendarDate): number => nights.get(day)?.minNights ?? 1
  const priceOf = (day: CalendarDate): string | null => {
    const rate = nights.get(day)?.lowestRate ?? null
    return rate === null ? null : String(wholeRinggit(rate))
  }
  return {
    ask: () => void askFrom(monthOf(first)),
    calendar: {
      soldOut,
      noArrival,
      leastFrom,
      priceOf,
      onMonth: (month: Month) => void askFrom(month),
    },
  }
}
