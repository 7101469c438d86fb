import type { CalendarDate } from "../stay/calendar-date.ts"
import type { BusyEvent, BusyMeaning } from "./busy-event.ts"
import type { CalendarRoom } from "./channels.port.ts"
import type { FeedTrouble } from "./feed-memory.ts"
import type { NightWanted } from "./feed.rules.ts"

/** Nights that another site says are taken there, and that are sold here. */
export type Clash = Pick<BusyEvent, "from" | "until"> & {
  readonly nights: ReadonlyArray<CalendarDate>
  /** False where the other site may only be saying our own nights back. */
  readonly isSure: boolean
}

/** What a property is to hear about a calendar that it follows. */
export type ChannelNews = CalendarRoom & {
  readonly source: string
  readonly clashes: ReadonlyArray<Clash>
  /** It could not be read for hours, and why. */
  readonly trouble: FeedTrouble | null
  /** It has no event any more, all at once. */
  readonly isEmptied: boolean
}

/** Whether a sold night of such an event is surely sold twice; null where nobody sleeps there. */
const isSureOf: Readonly<Record<BusyMeaning, boolean | null>> = {
  stay: true,
  either: false,
  closed: null,
}

/** Nights by the event that wants them. A closed night is no clash: nobody sleeps there. */
export const clashesOf = (nights: ReadonlyArray<NightWanted>): ReadonlyArray<Clash> => {
  const clashes = new Map<string, Clash>()
  for (const { date, event } of nights) {
    const isSure = isSureOf[event.meaning]
    if (isSure === null) continue
    const { uid, from, until } = event
    const known = clashes.get(uid)
    clashes.set(uid, { from, until, isSure, nights: [...(known?.nights ?? []), date] })
  }
  return [...clashes.values()]
}

/** What a clash, or a trouble, is known by, so that it is told once. */
export const aboutClash = ({ from, until, isSure }: Clash): string =>
  `${isSure ? "clash" : "doubt"} ${from} ${until}`
