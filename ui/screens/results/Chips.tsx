import { noFilters, withDates, withFilters, withWhere } from "#core/search-request/change-search.ts"
import { chosenFilters } from "#core/search-request/chosen-filters.ts"
import { writtenFlexible } from "#core/search-request/criteria-query.ts"
import type { StaySearch } from "#core/search-request/stay-search.ts"
import type { FlexibleDates } from "#core/stay/flexible-dates.ts"
import { Link } from "@tanstack/react-router"
import { Icon } from "../../parts/icons/Icon.tsx"
import { flexText, weekendText } from "../../parts/search-bar/dates-text.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import { chosenLabel } from "./filter-labels.ts"
import { queryOfSearch } from "../../app/query-of-search.ts"
import styles from "./results.module.css"
import { exactLink } from "../../app/exact-link.ts"

/** The part of the map that is searched, how dates may be moved and the filters that are on, each a link to the search without it, and one to a search without any. */
export const Chips = ({ search }: { readonly search: StaySearch }) => {
  const { t } = useTranslation()
  const chosen = chosenFilters(search)
  const { area, flexible } = search.criteria
  return (
    <>
      {flexible && <p className={styles["order"]}>{t("results.flexible")}</p>}
      <ul role="list" className={styles["chips"]} aria-label={t("filters.on")}>
        {area && <Chip label={t("search.where.area")} without={withWhere(search, null)} />}
        {flexible && <FlexibleChip search={search} flexible={flexible} />}
        {chosen.map((one) => {
          const label = chosenLabel(one, t)
          return <Chip key={label} label={label} without={one.without} />
        })}
        {chosen.length > 0 && (
          <li>
            <Link
              {...exactLink}
              to="/properties"
              search={queryOfSearch(withFilters(search, noFilters))}
              resetScroll={false}
              className={styles["clear"]}
            >
              {t("filters.clear")}
            </Link>
          </li>
        )}
      </ul>
    </>
  )
}

/** Without it the dates are exact, or none in the place of a month. */
const FlexibleChip = ({
  search,
  flexible,
}: {
  readonly search: StaySearch
  readonly flexible: FlexibleDates
}) => {
  const { t, language } = useTranslation()
  const { flex, weekend } = writtenFlexible({ flexible })
  const label = flexText({ flex }, t) ?? weekendText(weekend, language, t)
  return <Chip label={label} without={withDates(search, search.criteria.dates)} />
}

const Chip = ({ label, without }: { readonly label: string; readonly without: StaySearch }) => {
  const { t } = useTranslation()
  return (
    <li>
      <Link
        {...exactLink}
        to="/properties"
        search={queryOfSearch(without)}
        resetScroll={false}
        className={styles["chip"]}
        aria-label={t("filters.remove", { filter: label })}
      >
        {label}
        <Icon name="x" size={16} />
      </Link>
    </li>
  )
}
