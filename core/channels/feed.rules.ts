import { DEFAULT_LOCALE } from "../kernel/default-locale.ts"
import type { CalendarDate } from "../stay/calendar-date.ts"
import { nightsOfEvent, type BusyEvent } from "./busy-event.ts"
import { ECHO_MS, EMPTY_AFTER_MS, GONE_AFTER_MS, GONE_AFTER_READINGS } from "./channel.terms.ts"
import type { ReportedNight } from "./reported-nights.ts"

/** An event of a calendar, and for how many readings in a row it has not been there. */
export type KnownEvent = BusyEvent & {
  readonly missed: number
  readonly missedSince: number | null
}

/** A night that another site says back to us, and since when we no longer say it. */
export type Echo = { readonly date: CalendarDate; readonly freedAt: number | null }

const rangeOf = ({ from, until }: BusyEvent): string => `${from} ${until}`

const isBelievedGone = (
  { missed, missedSince }: KnownEvent,
  { isEmpty, now }: { readonly isEmpty: boolean; readonly now: number },
): boolean =>
  missed >= GONE_AFTER_READINGS &&
  now - (missedSince ?? now) >= (isEmpty ? EMPTY_AFTER_MS : GONE_AFTER_MS)

/**
 * The events after a reading. One that is new or changed counts at once; one that is gone counts
 * until it was gone for several readings, and longer where the whole calendar is empty at once. An
 * event may come back under another id: then its nights tell that it is the same.
 */
export const eventsAfter = (
  known: ReadonlyArray<KnownEvent>,
  read: ReadonlyArray<BusyEvent>,
  now: number,
): ReadonlyArray<KnownEvent> => {
  const uids = new Set(read.map(({ uid }) => uid))
  const ranges = new Set(read.map(rangeOf))
  const missing = known
    .filter((event) => !uids.has(event.uid) && !ranges.has(rangeOf(event)))
    .map((event) => ({
      ...event,
      missed: event.missed + 1,
      missedSince: event.missedSince ?? now,
    }))
    .filter((event) => !isBelievedGone(event, { isEmpty: read.length === 0, now }))
  return [...read.map((event) => ({ ...event, missed: 0, missedSince: null })), ...missing]
}

/** A night that another site wants, with the event that says so. */
export type NightWanted = { readonly date: CalendarDate; readonly event: BusyEvent }

/** What is made of a calendar's events. */
export type FeedAssessment = {
  /** Nights to be blocked, each once, in order. */
  readonly wanted: ReadonlyArray<NightWanted>
  readonly echoes: ReadonlyArray<Echo>
  /** Nights that may be sold on both sides: the other site does not say whether somebody comes. */
  readonly doubtful: ReadonlyArray<NightWanted>
}

type Question = {
  readonly events: ReadonlyArray<BusyEvent>
  readonly echoes: ReadonlyArray<Echo>
  /** What the other site has read as taken here, also if it was so for a moment only. */
  readonly told: ReadonlyArray<ReportedNight>
  readonly today: CalendarDate
  readonly now: number
  /** True where no room is left, when what this calendar blocks itself is left out. */
  readonly isSoldOut: (date: CalendarDate) => boolean
}

type Night = NightWanted & { readonly isStay: boolean }

/** Each night once; a stay counts before a night that is closed. */
const nightsIn = ({ events, today }: Question): ReadonlyArray<Night> => {
  const nights = new Map<CalendarDate, Night>()
  for (const event of events)
    for (const date of nightsOfEvent(event, today)) {
      const isStay = event.meaning === "stay"
      const before = nights.get(date)
      if (before === undefined || (isStay && !before.isStay))
        nights.set(date, { date, event, isStay })
    }
  return [...nights.values()].toSorted((one, other) =>
    one.date.localeCompare(other.date, DEFAULT_LOCALE),
  )
}

/**
 * Tells a calendar's own nights from those that it only says back to us. A stay is always wanted:
 * whether a room is left is found out by who blocks it. A night that is closed there and sold here
 * may be our own calendar, read by the other site: it is not wanted, and for some hours after we gave
 * it back, or read that it still is not the last time; then it is the other site's.
 */
export const judged = (question: Question): FeedAssessment => {
  const { echoes, told, now, isSoldOut } = question
  const known = new Map(echoes.map((echo) => [echo.date, echo]))
  const toldAt = new Map(told.map(({ date, at }) => [date, at]))
  const wanted: Array<NightWanted> = []
  const doubtful: Array<NightWanted> = []
  const echoed: Array<Echo> = []
  for (const { date, event, isStay } of nightsIn(question)) {
    const echo = known.get(date)
    const seenAt = echo === undefined ? -Infinity : (echo.freedAt ?? now)
    const freedAt = Math.max(seenAt, toldAt.get(date) ?? -Infinity)
    if (isStay) wanted.push({ date, event })
    else if (isSoldOut(date)) {
      echoed.push({ date, freedAt: null })
      if (event.meaning === "either") doubtful.push({ date, event })
    } else if (now - freedAt < ECHO_MS) echoed.push({ date, freedAt })
    else wanted.push({ date, event })
  }
  return { wanted, echoes: echoed, doubtful }
}
