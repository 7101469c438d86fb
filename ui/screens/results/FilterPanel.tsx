import { noFilters, withFilters } from "#core/search-request/change-search.ts"
import { queryFromSearch } from "#core/search-request/search-query.ts"
import type { SearchAnswer } from "#core/search/search-answer.ts"
import type { StaySearch } from "#core/search-request/stay-search.ts"
import { Link } from "@tanstack/react-router"
import { Icon } from "../../parts/icons/Icon.tsx"
import { Button, buttonClasses } from "../../parts/Button.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
export { Chips } from "./Chips.tsx"
import { FILTER_FORM, FILTER_PANEL } from "./filter-form-id.ts"
import { FilterGroups } from "./FilterGroups.tsx"
import { queryOfSearch } from "../../app/query-of-search.ts"
import { useGoToSearch } from "./go-to-search.ts"
import styles from "./results.module.css"
import { exactLink } from "../../app/exact-link.ts"

type Props = { readonly asked: StaySearch; readonly found: SearchAnswer }

/**
 * Every filter with how many stays it leaves. It is a form that sends the whole search, so it works
 * without scripts; with them each change goes there at once. On phones it opens as a sheet.
 */
export const FilterPanel = ({ asked, found }: Props) => {
  const { t } = useTranslation()
  return (
    <aside
      id={FILTER_PANEL}
      popover="auto"
      className={styles["panel"]}
      aria-label={t("filters.heading")}
    >
      <div className={styles["panelHead"]}>
        <h2>{t("filters.heading")}</h2>
        <Button
          look="quiet"
          size="icon"
          popoverTarget={FILTER_PANEL}
          popoverTargetAction="hide"
          aria-label={t("action.close")}
        >
          <Icon name="x" size={20} />
        </Button>
      </div>
      <FilterForm asked={asked} found={found} />
      <div className={styles["panelFoot"]}>
        <Link
          {...exactLink}
          to="/properties"
          search={queryOfSearch(withFilters(asked, noFilters))}
          resetScroll={false}
          className={styles["clear"]}
        >
          {t("filters.clear")}
        </Link>
        <button
          type="button"
          className={buttonClasses({})}
          popoverTarget={FILTER_PANEL}
          popoverTargetAction="hide"
        >
          {t("filters.show", { count: found.total })}
        </button>
      </div>
    </aside>
  )
}

/** The filters, with everything else of the search as it is. */
const FilterForm = ({ asked, found }: Props) => {
  const { t } = useTranslation()
  const go = useGoToSearch()
  const kept = new URLSearchParams(
    queryFromSearch(withFilters({ ...asked, sort: null, page: 1 }, noFilters)),
  )
  return (
    <form
      id={FILTER_FORM}
      action="/properties"
      onSubmit={(event) => {
        event.preventDefault()
        go(event.currentTarget)
      }}
      onChange={(event) => {
        const field: EventTarget = event.target
        if (field instanceof HTMLInputElement && field.type !== "text") go(event.currentTarget)
      }}
    >
      {[...kept].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FilterGroups
        filters={asked.filters}
        facets={found.facets}
        hasDates={asked.criteria.dates !== null || asked.criteria.flexible !== undefined}
        rooms={asked.criteria.party.rooms}
      />
      <noscript>
        <Button type="submit" wide>
          {t("filters.apply")}
        </Button>
      </noscript>
    </form>
  )
}
