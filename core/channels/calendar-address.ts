import type { Randomness } from "../kernel/environment.port.ts"

const FOLDER = "/calendars/"
const PATH = /^\/calendars\/([a-z2-7]{32})\.ics$/
const LETTERS = "abcdefghijklmnopqrstuvwxyz234567"

/** What nobody guesses: 160 bits, in letters that every calendar takes. */
export const newCalendarSecret = (randomness: Randomness): string =>
  [...randomness.bytes(32)].map((byte) => LETTERS[byte % LETTERS.length]).join("")

/** Where a room type's calendar is read. */
export const calendarPathOf = (secret: string): string => `${FOLDER}${secret}.ics`

/** The secret in a path; null where there is none. */
export const calendarSecretIn = (path: string): string | null => PATH.exec(path)?.[1] ?? null
