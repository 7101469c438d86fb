import type { Issue } from "#core/kernel/issue.ts"
import type { SearchAnswer } from "#core/search/search-answer.ts"
import { writtenFilters } from "#core/search-request/filters-query.ts"
import type { SortOrder } from "#core/search-request/sort-order.ts"
import type { StaySearch } from "#core/search-request/stay-search.ts"
import { lazy, Suspense, useState } from "react"
import { Icon } from "../../parts/icons/Icon.tsx"
import { buttonClasses } from "../../parts/Button.tsx"
import { PageTitle } from "../../parts/PageTitle.tsx"
import { RememberedNotice } from "../../parts/RememberedNotice.tsx"
import type { TranslationKey } from "../../translations/translations.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import { AddressIssues } from "../../parts/search-bar/AddressIssues.tsx"
import { CompactSearch } from "./CompactSearch.tsx"
import { FoundStays } from "./FoundStays.tsx"
import { MapPane, type MapShown } from "./MapPane.tsx"
import { MapToggle } from "./MapToggle.tsx"
import { Pagination } from "./Pagination.tsx"
import { headingOf } from "./results-heading.ts"
import styles from "./results.module.css"
import { Sorting } from "./Sorting.tsx"
import { useAskedSearch } from "./use-asked-search.ts"

const FilterPanel = import.meta.env.SSR
  ? (await import("./FilterPanel.tsx")).FilterPanel
  : lazy(async () => ({ default: (await import("./FilterPanel.tsx")).FilterPanel }))

/** Loaded with the panel; only a search with filters has any. */
const Chips = import.meta.env.SSR
  ? (await import("./FilterPanel.tsx")).Chips
  : lazy(async () => ({ default: (await import("./FilterPanel.tsx")).Chips }))

const isNarrowed = ({ criteria, filters }: StaySearch): boolean =>
  criteria.area !== undefined ||
  criteria.flexible !== undefined ||
  writtenFilters(filters).some(([, value]) => value !== "")

/** What an order weighs, where its name does not say it. */
const explanations = {
  priceLowToHigh: null,
  priceHighToLow: null,
  ratings: null,
  guestScore: "sort.guestScore.text",
  recommended: "sort.recommended.text",
  nearest: null,
} as const satisfies Readonly<Record<SortOrder, TranslationKey | null>>

/** Few searches find nothing. */
const NothingFound = import.meta.env.SSR
  ? (await import("./NothingFound.tsx")).NothingFound
  : lazy(async () => ({ default: (await import("./NothingFound.tsx")).NothingFound }))

/** Few searches have any, so the first load goes without them. */
const NearMisses = import.meta.env.SSR
  ? (await import("./NearMisses.tsx")).NearMisses
  : lazy(async () => ({ default: (await import("./NearMisses.tsx")).NearMisses }))

export type ResultsProps = {
  readonly search: StaySearch
  readonly issues: ReadonlyArray<Issue>
  readonly found: SearchAnswer
  /** The next results are on their way; these stay until then. */
  readonly isLoading: boolean
}

/** What was found for a search, with everything to change about it. */
export const Results = ({ search, issues, found, isLoading }: ResultsProps) => {
  const { t, local } = useTranslation()
  const asked = useAskedSearch(search)
  const heading = headingOf(search, found, t, local)
  const explanation = asked.sort && explanations[asked.sort]
  const [map, setMap] = useState<MapShown>("wide")
  const isMapped = found.total > 0 || search.criteria.area !== undefined
  return (
    <div className={styles["screen"]} data-wide>
      <PageTitle title={heading} />
      <CompactSearch search={search} found={found} />
      <div className={styles["columns"]} data-map={isMapped ? map : "never"}>
        <Suspense fallback={<div className={styles["panelSkeleton"]} />}>
          <FilterPanel asked={asked} found={found} />
        </Suspense>
        <section className={styles["list"]} aria-labelledby="results-heading" aria-busy={isLoading}>
          <RememberedNotice of={found} />
          <AddressIssues issues={issues} />
          <div className={styles["head"]}>
            <h1 id="results-heading">{heading}</h1>
            <p role="status">{t("results.count", { count: found.total })}</p>
            <div className={styles["tools"]}>
              <button
                type="button"
                popoverTarget="filter-panel"
                className={`${buttonClasses({ look: "secondary" })} ${styles["opens"]}`}
              >
                <Icon name="sliders-horizontal" size={18} />
                {t("filters.heading")}
              </button>
              {isMapped && <MapToggle shown={map} onShow={setMap} />}
              <Sorting asked={asked} place={found.place} />
            </div>
          </div>
          {explanation && <p className={styles["order"]}>{t(explanation)}</p>}
          {isNarrowed(asked) && (
            <Suspense>
              <Chips search={asked} />
            </Suspense>
          )}
          {found.total === 0 ? (
            <Suspense>
              <NothingFound search={search} found={found} />
            </Suspense>
          ) : (
            <FoundStays {...{ search, asked, found }} />
          )}
          <Pagination search={asked} found={found} />
          {(found.nearMisses ?? []).length > 0 && (
            <Suspense>
              <NearMisses search={asked} found={found} />
            </Suspense>
          )}
        </section>
        {isMapped && <MapPane shown={map} stays={found.stays} search={search} />}
      </div>
    </div>
  )
}
