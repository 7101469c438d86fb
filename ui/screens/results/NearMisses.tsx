import type { SearchAnswer } from "#core/search/search-answer.ts"
import { withDates } from "#core/search-request/change-search.ts"
import type { StaySearch } from "#core/search-request/stay-search.ts"
import type { StayDates } from "#core/stay/stay-dates.ts"
import { OtherDates } from "../../parts/OtherDates.tsx"
import { StayCard } from "../../parts/StayCard.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import { CARD_SIZES } from "./card-sizes.ts"
import { stayQuery } from "../../app/query-of-search.ts"
import styles from "./results.module.css"

/** After the results: stays that only a restriction keeps out, on the dates at which they can be had. */
export const NearMisses = ({
  search,
  found: { nearMisses = [] },
}: {
  readonly search: StaySearch
  readonly found: SearchAnswer
}) => {
  const { t } = useTranslation()
  const queryOn = (dates: StayDates) => stayQuery(withDates(search, dates))
  if (nearMisses.length === 0) return null
  return (
    <section className={styles["nearMisses"]} aria-labelledby="near-misses-heading">
      <h2 id="near-misses-heading">{t("results.nearMisses")}</h2>
      <p>{t("results.nearMisses.text")}</p>
      <ul role="list" className={styles["cards"]}>
        {nearMisses.map(({ stay, ...missed }) => (
          <li key={stay.slug}>
            <StayCard
              stay={stay}
              query={queryOn(missed.otherDates[0].dates)}
              sizes={CARD_SIZES}
              more={
                <div className={styles["missed"]}>
                  <OtherDates slug={stay.slug} missed={missed} queryOn={queryOn} />
                </div>
              }
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
