import type { SearchAnswer } from "#core/search/search-answer.ts"
import type { StaySearch } from "#core/search-request/stay-search.ts"
import { ResultCard } from "./ResultCard.tsx"
import { foundQuery } from "../../app/query-of-search.ts"
import styles from "./results.module.css"

/** So many cards are in view at once on a wide screen; their pictures do not wait. */
const IN_VIEW = 2

/** The stays that were found; each opens on the dates and party that are asked for now. */
export const FoundStays = ({
  search,
  asked,
  found,
}: {
  readonly search: StaySearch
  /** The search whose results may still be to come. */
  readonly asked: StaySearch
  readonly found: SearchAnswer
}) => {
  const [shownOn, opensOn] = [foundQuery(search), foundQuery(asked)]
  return (
    <ul role="list" className={styles["cards"]}>
      {found.stays.map((stay, place) => (
        <li key={stay.slug} data-stay={stay.slug}>
          <ResultCard
            stay={stay}
            shown={shownOn(stay)}
            query={opensOn(stay)}
            near={found.place}
            first={place < IN_VIEW}
            isRecommended={search.sort === "recommended"}
          />
        </li>
      ))}
    </ul>
  )
}
