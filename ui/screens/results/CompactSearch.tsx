import { anySearch } from "#core/search-request/change-search.ts"
import type { SearchAnswer } from "#core/search/search-answer.ts"
import { writtenFlexible } from "#core/search-request/criteria-query.ts"
import { queryFromSearch } from "#core/search-request/search-query.ts"
import type { StaySearch } from "#core/search-request/stay-search.ts"
import { lazy, Suspense } from "react"
import { Icon } from "../../parts/icons/Icon.tsx"
import { datesText, flexText } from "../../parts/search-bar/dates-text.ts"
import { partyText } from "../../parts/search-bar/party-text.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import { nameOfWhere } from "./results-heading.ts"
import styles from "./results.module.css"

const SearchBar = import.meta.env.SSR
  ? (await import("../../parts/search-bar/SearchBar.tsx")).SearchBar
  : lazy(async () => ({
      default: (await import("../../parts/search-bar/SearchBar.tsx")).SearchBar,
    }))

const datesOf = ({ criteria: { dates } }: StaySearch) => dates ?? { checkIn: "", checkOut: "" }

/** The search in few words on phones, opening to the whole of it; the whole on wider screens. */
export const CompactSearch = ({
  search,
  found,
}: {
  readonly search: StaySearch
  readonly found: SearchAnswer
}) => {
  const { t, local, language } = useTranslation()
  const { party, area } = search.criteria
  const name = nameOfWhere(search, found, local)
  const when = writtenFlexible(search.criteria)
  const moved = flexText(when, t)
  const days = datesText({ ...datesOf(search), ...when }, language, t)
  const key = queryFromSearch({ ...anySearch, criteria: search.criteria })
  return (
    <details key={key} className={styles["search"]}>
      <summary>
        <Icon name="search" size={18} />
        <span>
          <b>{name || t(area ? "search.where.area" : "results.anywhere")}</b>
          <small>
            <span>{[days, ...(moved ? [moved] : [])].join(" · ")}</span>{" "}
            <span>{partyText(party, t)}</span>
          </small>
        </span>
      </summary>
      <Suspense fallback={<div className={styles["bar"]} />}>
        <SearchBar search={search} placeName={name} />
      </Suspense>
    </details>
  )
}
