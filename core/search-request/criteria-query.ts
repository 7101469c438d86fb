import { isReadable } from "../kernel/characters.ts"
import { bounds } from "../kernel/text-bounds.ts"
import { daysMoved } from "../stay/limits.ts"
import type { CalendarDate } from "../stay/calendar-date.ts"
import { isRealDate } from "../stay/real-date.ts"
import { partyIssues } from "../stay/party.rules.ts"
import { agesGiven, readAges } from "../stay/child-ages.ts"
import type { Party, PartyCount } from "../stay/party.ts"
import { firstDayOf, monthOf } from "../stay/month.ts"
import { lastCheckIn, stayIssues, type StayIssueCode } from "../stay/stay-dates.rules.ts"
import type { StayDates } from "../stay/stay-dates.ts"
import { parseTypedDate } from "../stay/typed-date.ts"
import { defaultParty } from "./change-search.ts"
import { isArea } from "../place/map-area.rules.ts"
import type { SearchCriteria } from "./search-criteria.ts"
import { choice, type QueryReader } from "./query-reader.ts"

/** The slug, or the name as a guest typed it, of where to look. */
export const readWhere = (reader: QueryReader): string | null => {
  const text = reader.text("where")
  if (text.length > bounds.place) return reader.noted("where", "TooLong", null)
  if (!isReadable(text)) return reader.noted("where", "TextUnreadable", null)
  return text === "" ? null : text
}

/** Four numbers of degrees, `south,west,north,east`. */
const AREA = /^(?:(?:^|,)-?\d{1,3}(?:\.\d{1,4})?){4}$/

/** The part of the map that is asked for; a place comes before it. */
export const readArea = (
  reader: QueryReader,
  where: string | null,
): Pick<SearchCriteria, "area"> => {
  const text = reader.text("area")
  if (text === "") return {}
  if (!AREA.test(text)) return reader.noted("area", "NotAnArea", {})
  const [south = 0, west = 0, north = 0, east = 0] = text
    .split(",")
    .map((part) => Number(part) || 0)
  const area = { south, west, north, east }
  if (!isArea(area)) return reader.noted("area", "NotAnArea", {})
  return where === null ? { area } : {}
}

/** An area as addresses write it; nothing for none. */
export const writtenArea = ({ area }: Pick<SearchCriteria, "area">): string =>
  area === undefined ? "" : [area.south, area.west, area.north, area.east].join(",")

/** A form without scripts sends a date as it was typed; links carry `2026-12-04`. */
const dateText = (reader: QueryReader, name: keyof StayDates): string =>
  parseTypedDate(reader.text(name)) ?? reader.text(name)

/** Both dates of a stay that can be asked for, or none; `today` is null where nobody knows it. */
export const readDates = (reader: QueryReader, today: CalendarDate | null): StayDates | null => {
  const asked = { checkIn: dateText(reader, "checkIn"), checkOut: dateText(reader, "checkOut") }
  if (asked.checkIn === "" && asked.checkOut === "") return null
  const dates = asked as StayDates
  const issues = stayIssues(asked, today ?? dates.checkIn)
  reader.issues.push(...issues)
  return issues.length === 0 ? dates : null
}

/** By how many days dates may be moved, as addresses write it. */
export const flexDays = daysMoved.map((days) => `${days}` as const)

/** What is wrong with a month whose weekends are asked for; `today` is null where nobody knows it. */
const monthIssue = (month: string, today: CalendarDate | null): StayIssueCode | null => {
  if (!isRealDate(firstDayOf(month))) return "NotADate"
  if (today === null) return null
  if (month < monthOf(today)) return "CheckInInThePast"
  return month > monthOf(lastCheckIn(today)) ? "CheckInTooFarAhead" : null
}

/** How the dates may be moved; without dates they may be any weekend of a month. */
export const readFlexible = (
  reader: QueryReader,
  dates: StayDates | null,
  today: CalendarDate | null,
): Pick<SearchCriteria, "flexible"> => {
  const month = reader.text("weekend")
  const issue = month === "" ? null : monthIssue(month, today)
  if (issue !== null) reader.noted("flexible", issue, null)
  if (dates !== null) {
    const days = choice(reader, { name: "flex", path: "flexible" }, flexDays)
    const moved = daysMoved.find((one) => `${one}` === days)
    return moved === undefined ? {} : { flexible: { kind: "around", days: moved } }
  }
  return month === "" || issue !== null ? {} : { flexible: { kind: "weekends", month } }
}

/** Flexible dates as addresses write them: the days around, and the month of weekends. */
export const writtenFlexible = ({
  flexible,
}: Pick<SearchCriteria, "flexible">): { readonly flex: string; readonly weekend: string } => {
  switch (flexible?.kind) {
    case undefined:
      return { flex: "", weekend: "" }
    case "around":
      return { flex: String(flexible.days), weekend: "" }
    case "weekends":
      return { flex: "", weekend: flexible.month }
    default:
      return flexible satisfies never
  }
}

/** Who comes. A count that cannot be is the default, as are ages; rooms without an adult are not asked for. */
export const readParty = (reader: QueryReader): Party => {
  const countOf = (name: PartyCount): number => {
    const text = reader.text(name)
    if (text === "") return defaultParty[name]
    return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  }
  const asked = {
    adults: countOf("adults"),
    children: countOf("children"),
    rooms: countOf("rooms"),
    ...agesGiven(readAges(reader.text("ages"))),
  }
  const issues = partyIssues(asked)
  reader.issues.push(...issues)
  const sound = (name: PartyCount): number =>
    issues.some(({ path, code }) => path === `party.${name}` && code !== "FewerAdultsThanRooms")
      ? defaultParty[name]
      : asked[name]
  const areAgesSound = asked.ages && !issues.some(({ path }) => path === "party.ages")
  const party: Party = {
    adults: sound("adults"),
    children: sound("children"),
    rooms: sound("rooms"),
    ...(areAgesSound && { ages: asked.ages }),
  }
  return party.adults >= party.rooms ? party : { ...party, rooms: defaultParty.rooms }
}
