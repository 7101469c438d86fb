import { noFilters, withFilters, withWhere } from "#core/search-request/change-search.ts"
import { chosenFilters } from "#core/search-request/chosen-filters.ts"
import type { StaySearch } from "#core/search-request/stay-search.ts"
import { Link } from "@tanstack/react-router"
import X from "lucide-react/icons/x"
import { useTranslation } from "../../translations/use-translation.tsx"
import { chosenLabel } from "./filter-labels.ts"
import { queryOfSearch } from "../../app/query-of-search.ts"
import styles from "./results.module.css"
import { exactLink } from "../../app/exact-link.ts"

/** The part of the map that is searched and the filters that are on, each a link to the search without it, and one to a search without any. */
export const Chips = ({ search }: { readonly search: StaySearch }) => {
  const { t } = useTranslation()
  const chosen = chosenFilters(search)
  const { area } = search.criteria
  return (
    <ul role="list" className={styles["chips"]} aria-label={t("filters.on")}>
      {area && <Chip label={t("search.where.area")} without={withWhere(search, null)} />}
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
  )
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
        <X size={16} aria-hidden />
      </Link>
    </li>
  )
}
