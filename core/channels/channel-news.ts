import { Schema } from "effect"
import { ConfirmationCode } from "../booking/confirmation-code.ts"
import { Slug } from "../property/property.ts"
import { RoomTypeId } from "../property/room-type.ts"
import { CalendarDate } from "../stay/calendar-date.ts"
import type { BusyMeaning } from "./busy-event.ts"
import { EventMeant } from "./channel.errors.ts"
import { FeedTrouble } from "./feed-memory.ts"
import type { NightWanted } from "./feed.rules.ts"
import type { TakersOn } from "./night-takers.ts"

/** Nights that another site says are taken there, and that are taken here too. */
export const Clash = Schema.Struct({
  from: CalendarDate,
  until: CalendarDate,
  nights: Schema.Array(CalendarDate),
  /** False where the other site may only be saying our own nights back. */
  isSure: Schema.Boolean,
  /** The booking that has the nights here; null where they are closed without one. */
  code: Schema.NullOr(ConfirmationCode),
})
export interface Clash extends Schema.Schema.Type<typeof Clash> {}

/**
 * How a reported problem ends: the calendar can be read, or has events again, or it stayed
 * empty and nothing is closed for it any more.
 */
export const Recovery = Schema.Literals(["readAgain", "filledAgain", "believedEmpty"])
export type Recovery = typeof Recovery.Type

/** What a property is to hear about a calendar that it follows. */
export const ChannelNews = Schema.Struct({
  property: Slug,
  roomType: RoomTypeId,
  source: Schema.String,
  clashes: Schema.Array(Clash),
  /** It could not be read for hours, and why. */
  trouble: Schema.NullOr(FeedTrouble),
  /** The event for which it cannot be read, where it is one. */
  event: Schema.optionalKey(EventMeant),
  /** When it was read well before this reading, in milliseconds since 1970; null for never. */
  goodAt: Schema.NullOr(Schema.Finite),
  /** It has no event any more, all at once. */
  isEmptied: Schema.Boolean,
  over: Schema.Array(Recovery),
})
export interface ChannelNews extends Schema.Schema.Type<typeof ChannelNews> {}

/** Whether a taken night of such an event is surely sold twice; null where nobody sleeps there. */
const isSureOf: Readonly<Record<BusyMeaning, boolean | null>> = {
  stay: true,
  either: false,
  closed: null,
}

/**
 * Nights by the event that wants them and the booking that has them. A closed night is no clash:
 * nobody sleeps there. Neither is one that a guest is only booking now: it is one once it is sold.
 */
export const clashesOf = (
  nights: ReadonlyArray<NightWanted>,
  takersOn: TakersOn,
): ReadonlyArray<Clash> => {
  const clashes = new Map<string, Clash>()
  for (const { date, event } of nights) {
    const isSure = isSureOf[event.meaning]
    if (isSure === null) continue
    const { uid, from, until } = event
    const { codes, isHeld } = takersOn(date)
    for (const code of codes.length > 0 || isHeld ? codes : [null]) {
      const key = `${uid} ${code}`
      const known = clashes.get(key)
      clashes.set(key, { from, until, isSure, code, nights: [...(known?.nights ?? []), date] })
    }
  }
  return [...clashes.values()]
}

/** What a clash is known by, so that it is reported once. */
export const aboutClash = ({ from, until, isSure, code }: Clash): string =>
  [isSure ? "clash" : "doubt", from, until, ...(code === null ? [] : [code])].join(" ")
