import type { Language } from "#core/kernel/localised.ts"
import { millisecondsInDay } from "date-fns/constants"

/** The locale by whose customs days are written. */
export const localeOf: Readonly<Record<Language, string>> = {
  en: "en-MY",
  bm: "ms-MY",
  cn: "zh-Hans-MY",
}

type DayStyle = "short" | "weekday" | "dated" | "long" | "month"
type Style = DayStyle | "moment" | "momentDay"

const WEEKDAY = { weekday: "short", day: "numeric", month: "short" } as const

const IN_MALAYSIA = { timeZone: "Asia/Kuala_Lumpur" }

const styles: Readonly<Record<Style, Intl.DateTimeFormatOptions>> = {
  short: { day: "numeric", month: "short" },
  weekday: WEEKDAY,
  dated: { day: "numeric", month: "short", year: "numeric" },
  long: { weekday: "long", day: "numeric", month: "long", year: "numeric" },
  month: { month: "long", year: "numeric" },
  moment: {
    ...WEEKDAY,
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    ...IN_MALAYSIA,
  },
  momentDay: { ...WEEKDAY, ...IN_MALAYSIA },
}

const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (language: Language, style: Style): Intl.DateTimeFormat => {
  const key = `${language} ${style}`
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(localeOf[language], { timeZone: "UTC", ...styles[style] })
  formats.set(key, format)
  return format
}

/** A calendar date in words of the guest's language; it never moves with the reader's clock. */
export const dayText = (date: string, language: Language, style: DayStyle = "weekday"): string =>
  formatOf(language, style).format(new Date(`${date}T00:00:00.000Z`))

/** A moment as a Malaysian clock shows it. */
export const momentText = (instant: string, language: Language): string =>
  formatOf(language, "moment").format(new Date(instant))

/** The Malaysian date of a moment. */
export const momentDay = (instant: string, language: Language): string =>
  formatOf(language, "momentDay").format(new Date(instant))

/** A Monday, from which the names of the days are read. */
const MONDAY = Date.UTC(2024, 0, 1)

/** The days of a week from Monday on, short for the eye and long for the ear. */
export const weekdayNames = (
  language: Language,
): ReadonlyArray<{ readonly short: string; readonly long: string }> => {
  const nameAs = (weekday: "short" | "long") =>
    new Intl.DateTimeFormat(localeOf[language], { weekday, timeZone: "UTC" })
  const [short, long] = [nameAs("short"), nameAs("long")]
  return Array.from({ length: 7 }, (_, day) => {
    const date = new Date(MONDAY + day * millisecondsInDay)
    return { short: short.format(date), long: long.format(date) }
  })
}
