import { millisecondsInHour, millisecondsInMinute } from "date-fns/constants"

/** How often calendars of other sites are read. */
export const READ_EVERY_MS = 5 * millisecondsInMinute

/** An event that is gone from a calendar is believed to be gone after so many readings ... */
export const GONE_AFTER_READINGS = 3

/** ... and not before this: a calendar may be cut short for one moment. */
export const GONE_AFTER_MS = 15 * millisecondsInMinute

/** A calendar that is empty at once may be a fault of the other site: it is believed later. */
export const EMPTY_AFTER_MS = 6 * millisecondsInHour

/** A calendar that could not be read for so long is reported. */
export const SILENT_AFTER_MS = 6 * millisecondsInHour

/**
 * Other sites read our calendars every two or three hours: so long they may still say that a night
 * is taken which we have given back.
 */
export const ECHO_MS = 12 * millisecondsInHour

/** Nights further ahead are neither sent nor read. */
export const NIGHTS_AHEAD = 730

/** More events than these are no calendar of a room. */
export const MOST_EVENTS = 2000

/** An event longer than this is no stay: its calendar is not believed. */
export const LONGEST_EVENT_DAYS = 1100

/** So many bytes has a calendar at most; some have five million. */
export const MOST_FEED_BYTES = 10 * 1024 * 1024

/** The longest time that a calendar of another site is waited for. */
export const FEED_PATIENCE_MS = 30_000
