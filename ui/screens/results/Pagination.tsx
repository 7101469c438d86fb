import { withPage } from "#core/search-request/change-search.ts"
import { pageCount, pageSteps } from "#core/search/result-pages.ts"
import type { SearchAnswer } from "#core/search/search-answer.ts"
import type { StaySearch } from "#core/search-request/stay-search.ts"
import { Link } from "@tanstack/react-router"
import { Icon } from "../../parts/icons/Icon.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import { queryOfSearch } from "../../app/query-of-search.ts"
import styles from "./results.module.css"
import { exactLink } from "../../app/exact-link.ts"

/** Links to the other pages of the results; nothing when one holds them all. */
export const Pagination = ({
  search,
  found: { total, pageSize, page },
}: {
  readonly search: StaySearch
  readonly found: Pick<SearchAnswer, "total" | "pageSize" | "page">
}) => {
  const { t } = useTranslation()
  const pages = pageCount(total, pageSize)
  if (pages === 1) return null
  const at = (to: number) => ({
    to: "/properties" as const,
    search: queryOfSearch(withPage(search, to)),
  })
  return (
    <nav className={styles["pages"]} aria-label={t("results.pages")}>
      {page > 1 && (
        <Link {...exactLink} {...at(page - 1)} rel="prev" aria-label={t("results.page.previous")}>
          <Icon name="chevron-left" size={20} />
        </Link>
      )}
      {pageSteps(page, pages).map((step, place) =>
        step === "gap" ? (
          <span key={`gap ${place}`}>…</span>
        ) : (
          <Link
            {...exactLink}
            key={step}
            {...at(step)}
            aria-label={t("results.page", { page: step, pages })}
            aria-current={step === page ? "page" : undefined}
          >
            {step}
          </Link>
        ),
      )}
      {page < pages && (
        <Link {...exactLink} {...at(page + 1)} rel="next" aria-label={t("results.page.next")}>
          <Icon name="chevron-right" size={20} />
        </Link>
      )}
    </nav>
  )
}
