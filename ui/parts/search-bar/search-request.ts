import { queryFromSearch, searchFromQuery } from "#core/search-request/search-query.ts"
import { writtenArea, writtenFlexible } from "#core/search-request/criteria-query.ts"
import type { SearchCriteria } from "#core/search-request/search-criteria.ts"
import type { StaySearch } from "#core/search-request/stay-search.ts"
import type { CalendarDate } from "#core/stay/calendar-date.ts"
import { writtenAges } from "#core/stay/child-ages.ts"
import type { Party } from "#core/stay/party.ts"
import { stayIssues } from "#core/stay/stay-dates.rules.ts"
import { parseTypedDate } from "#core/stay/typed-date.ts"
import { readQuery, type Query } from "../../app/query.ts"
import type { Say } from "../../translations/translations.ts"
import { issueText } from "../fields/issue-text.ts"

/** The search as it is in the form: parts of it may be half typed. */
export type SearchTyped = {
  /** What the destination field says. */
  readonly where: string
  /** The place that was chosen for it; null when it was typed freely. */
  readonly slug: string | null
  readonly checkIn: string
  readonly checkOut: string
  /** By how many days the dates may be moved; empty for none. */
  readonly flex: string
  /** Any weekend of this month, instead of dates; empty for none. */
  readonly weekend: string
  readonly party: Party
}

/** The form of a search; without a name of the place its slug is shown. */
export const typedFrom = (
  { where, dates, party, ...when }: SearchCriteria,
  placeName: string,
): SearchTyped => ({
  where: placeName || (where ?? ""),
  slug: placeName === "" ? null : where,
  checkIn: dates?.checkIn ?? "",
  checkOut: dates?.checkOut ?? "",
  ...writtenFlexible(when),
  party,
})

/** What the fields of the form say, typed by hand before any script came. */
export const searchTypedInto =
  (form: HTMLFormElement) =>
  (before: SearchTyped): SearchTyped => {
    const fields = new FormData(form)
    const text = (name: string, unasked = ""): string => String(fields.get(name) ?? unasked)
    const query = new URLSearchParams(
      ["adults", "children", "ages", "rooms"].map((name) => [name, text(name)]),
    )
    const { party } = searchFromQuery(query).search.criteria
    const dateOf = (name: string): string => parseTypedDate(text(name)) ?? text(name)
    const where = text("where")
    return {
      where,
      slug: where === before.where ? before.slug : null,
      checkIn: dateOf("checkIn"),
      checkOut: dateOf("checkOut"),
      flex: text("flex", before.flex),
      weekend: text("weekend", before.weekend),
      party,
    }
  }

/** What is wrong with the dates, in words; no dates at all are fine. */
export const datesIssueOf = (wanted: SearchTyped, today: CalendarDate, t: Say): string | null => {
  if (wanted.checkIn === "" && wanted.checkOut === "") return null
  if (wanted.checkIn === "" || wanted.checkOut === "") return t("search.dates.both")
  const [issue] = stayIssues(wanted, today)
  return issue ? issueText(issue.code, t) : null
}

/** The address of the search that the form asks for, with the filters and order of another, and its part of the map where no place is named. */
export const queryOf = (wanted: SearchTyped, kept: StaySearch): Query => {
  const asked = new URLSearchParams({
    where: wanted.slug ?? wanted.where,
    checkIn: wanted.checkIn,
    checkOut: wanted.checkOut,
    flex: wanted.flex,
    weekend: wanted.weekend,
    adults: String(wanted.party.adults),
    children: String(wanted.party.children),
    ages: writtenAges(wanted.party),
    rooms: String(wanted.party.rooms),
  })
  asked.set("area", writtenArea(kept.criteria))
  const { criteria } = searchFromQuery(asked).search
  return readQuery(queryFromSearch({ ...kept, criteria, page: 1 }))
}
