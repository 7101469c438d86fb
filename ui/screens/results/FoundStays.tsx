import type { SearchAnswer, StayResult } from "#core/search/search-answer.ts"
import type { StaySearch } from "#core/search-request/stay-search.ts"
import { ResultCard } from "./ResultCard.tsx"
import { stayQuery } from "../../app/query-of-search.ts"
import styles from "./results.module.css"

/** So many cards are in view at once on a wide screen; their pictures do not wait. */
const IN_VIEW = 2

/** The stays that were found; each opens on the dates and party that were searched. */
export const FoundStays = ({
  search,
  found,
}: {
  readonly search: StaySearch
  readonly found: SearchAnswer
}) => {
  const query = stayQuery(search)
  const queryOf = (stay: StayResult) => (stay.dates ? stayQuery(search, stay) : query)
  return (
    <ul role="list" className={styles["cards"]}>
      {found.stays.map((stay, place) => (
        <li key={stay.slug} data-stay={stay.slug}>
          <ResultCard
            stay={stay}
            query={queryOf(stay)}
            near={found.place}
            first={place < IN_VIEW}
            isRecommended={search.sort === "recommended"}
          />
        </li>
      ))}
    </ul>
  )
}
