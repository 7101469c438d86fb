import { anySearch } from "#core/search-request/change-search.ts"
import type { Alternative, SearchAnswer } from "#core/search/search-answer.ts"
import type { StaySearch } from "#core/search-request/stay-search.ts"
import type { CalendarDate } from "#core/stay/calendar-date.ts"
import { Icon } from "../../parts/icons/Icon.tsx"
import { dayText } from "../../formats/day.ts"
import { EmptyState } from "../../parts/EmptyState.tsx"
import { LinkButton } from "../../parts/LinkButton.tsx"
import type { Say } from "../../translations/translations.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import { queryOfSearch } from "../../app/query-of-search.ts"
import styles from "./results.module.css"
import { exactLink } from "../../app/exact-link.ts"

type Language = ReturnType<typeof useTranslation>["language"]

const labelOf = ({ kind, search, count }: Alternative, t: Say, language: Language): string => {
  const { dates } = search.criteria
  const day = (date: CalendarDate | undefined) => (date ? dayText(date, language, "short") : "")
  switch (kind) {
    case "dropFilters":
      return t("results.alternative.dropFilters", { count })
    case "widen":
      return t("results.alternative.widen", { count })
    case "earlier":
    case "later": {
      const [checkIn, checkOut] = [day(dates?.checkIn), day(dates?.checkOut)]
      return t("results.alternative.dates", { count, checkIn, checkOut })
    }
    default:
      return kind satisfies never
  }
}

/** Nothing was found: the nearest searches that find something, each with how many. */
export const NothingFound = ({
  search,
  found,
}: {
  readonly search: StaySearch
  readonly found: SearchAnswer
}) => {
  const { t, language } = useTranslation()
  const { where } = search.criteria
  const isUnknown = where !== null && found.place === null
  return (
    <EmptyState
      icon={<Icon name="search-x" size={28} />}
      heading={isUnknown ? t("results.unknown", { where }) : t("results.none")}
      action={
        <div className={styles["alternatives"]}>
          {found.alternatives.map((one) => (
            <LinkButton
              {...exactLink}
              key={one.kind}
              to="/properties"
              search={queryOfSearch(one.search)}
              look="secondary"
            >
              {labelOf(one, t, language)}
            </LinkButton>
          ))}
          <LinkButton
            {...exactLink}
            to="/properties"
            search={queryOfSearch(anySearch)}
            look="quiet"
          >
            {t("results.all")}
          </LinkButton>
        </div>
      }
    >
      {isUnknown ? t("results.unknown.text") : t("results.none.text")}
    </EmptyState>
  )
}
