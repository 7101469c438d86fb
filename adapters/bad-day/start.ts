import { askedOnABadDay, type BadDay, type Beginning } from "./bad-day.ts"
import { badDays, type BadDayName } from "./bad-days.table.ts"
import { showBar } from "./bar.ts"
import { sendingByFetch } from "./sending-by-fetch.ts"

const isKnown = (name: string): name is BadDayName => Object.hasOwn(badDays, name)

/** The days of a list of names, and the names that stand for none. */
export const daysIn = (asked: string) => {
  const names = asked.split(",").map((name) => name.trim())
  const known = names.filter(isKnown)
  return { known, unknown: names.filter((name) => !isKnown(name)) }
}

const goOffline = (): void => {
  Object.defineProperty(navigator, "onLine", { get: () => false, configurable: true })
  window.dispatchEvent(new Event("offline"))
}

/** Whether the server draws what goes wrong, so that it has to be drawn anew. */
const isDrawn: Readonly<Record<Beginning, boolean>> = {
  home: true,
  results: true,
  checkout: false,
  find: false,
  booking: false,
  bookings: false,
  managing: false,
  register: false,
  login: false,
  recovery: false,
  profile: false,
  verification: false,
  contact: false,
}

/**
 * Lets this tab's day go wrong in the ways asked for. What comes back is for when the page stands: it
 * draws anew what the server drew on a better day, and says at the edge of the page what is wrong.
 */
export const startBadDay = (asked: string) => {
  const { known, unknown } = daysIn(asked)
  const days: ReadonlyArray<BadDay> = known.map((name) => badDays[name])
  globalThis.fetch = askedOnABadDay(
    globalThis.fetch.bind(globalThis),
    days.flatMap(({ mishaps }) => mishaps),
  )
  globalThis.XMLHttpRequest = sendingByFetch(globalThis.fetch) as never
  if (days.some(({ isOffline }) => isOffline)) goOffline()
  const isOnPages = days.some(({ begins }) => isDrawn[begins])
  return async (redraw: () => Promise<void>): Promise<void> => {
    if (isOnPages) await redraw()
    showBar({ known, unknown })
  }
}
