import { wholeRinggit } from "#core/money/whole-ringgit.ts"
import type { CalendarDate } from "#core/stay/calendar-date.ts"
import { addMonths, firstDayOf, monthOf, type Month } from "#core/stay/month.ts"
import { useRouter } from "@tanstack/react-router"
import { useEffect, useEffectEvent, useRef, useState } from "react"

/** Asked for at a time: the two months in view and the one after. */
const MONTHS_ASKED = 3

/** The lowest price of each night at a place, asked for as its months come into view; null until any is known. */
export const usePlaceNights = (slug: string, first: CalendarDate) => {
  const { pages, facts } = useRouter().options.context
  const [prices, setPrices] = useState<ReadonlyMap<string, string>>(new Map())
  const asked = useRef(new Set<Month>())

  const pricesFrom = async (month: Month): Promise<ReadonlyArray<readonly [string, string]>> => {
    if (asked.current.has(month)) return []
    asked.current.add(month)
    const from = firstDayOf(month) < facts.today ? facts.today : firstDayOf(month)
    const until = firstDayOf(addMonths(month, MONTHS_ASKED))
    const answer = await pages.placeNights(slug, from, until)
    if ("ok" in answer)
      return answer.ok.flatMap(({ date, lowestRate }) =>
        lowestRate === null ? [] : [[date, String(wholeRinggit(lowestRate))] as const],
      )
    asked.current.delete(month)
    return []
  }
  const ask = (month: Month): void => {
    void pricesFrom(month).then((known) => {
      if (known.length > 0) setPrices((before) => new Map([...before, ...known]))
    })
  }
  const begin = useEffectEvent(() => ask(monthOf(first)))
  useEffect(() => begin(), [])

  return {
    priceOf: prices.size === 0 ? null : (day: CalendarDate) => prices.get(day) ?? null,
    onMonth: ask,
  }
}
