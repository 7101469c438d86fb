import { anySearch } from "#core/search/change-search.ts"
import type { Alternative, SearchAnswer } from "#core/search/search-answer.ts"
import type { StaySearch } from "#core/search/stay-search.ts"
import { SearchX } from "lucide-react"
import { dayText } from "../../formats/day.ts"
import { EmptyState } from "../../parts/EmptyState.tsx"
import { LinkButton } from "../../parts/LinkButton.tsx"
import type { Say } from "../../translations/translations.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import { queryOf } from "./go-to-search.ts"
import styles from "./results.module.css"
import { exactly } from "../../routes/exactly.ts"

type Language = ReturnType<typeof useTranslation>["language"]

const labelOf = ({ kind, search, count }: Alternative, t: Say, language: Language): string => {
  const { dates } = search.criteria
  if (dates === null || (kind !== "earlier" && kind !== "later"))
    return t(
      kind === "dropFilters" ? "results.alternative.dropFilters" : "results.alternative.widen",
      { count },
    )
  const [checkIn, checkOut] = [dates.checkIn, dates.checkOut].map((day) =>
    dayText(day, language, "short"),
  )
  return t("results.alternative.dates", { count, checkIn: checkIn ?? "", checkOut: checkOut ?? "" })
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
      icon={<SearchX size={28} aria-hidden />}
      heading={isUnknown ? t("results.unknown", { where }) : t("results.none")}
      action={
        <div className={styles["alternatives"]}>
          {found.alternatives.map((one) => (
            <LinkButton
              {...exactly}
              key={one.kind}
              to="/properties"
              search={queryOf(one.search)}
              look="secondary"
            >
              {labelOf(one, t, language)}
            </LinkButton>
          ))}
          <LinkButton {...exactly} to="/properties" search={queryOf(anySearch)} look="quiet">
            {t("results.all")}
          </LinkButton>
        </div>
      }
    >
      {isUnknown ? t("results.unknown.text") : t("results.none.text")}
    </EmptyState>
  )
}
