import type { StayResult } from "#core/search/search-answer.ts"
import { searchForStay, type StayAsked } from "#core/search-request/stay-asked.ts"
import { Shelf } from "../../parts/Shelf.tsx"
import { StayCard } from "../../parts/StayCard.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import { stayQuery } from "../../app/query-of-search.ts"
import styles from "./property.module.css"
import { PageSection } from "./PageSection.tsx"

/** Other stays like this one, for the same dates, guests and terms. */
export const SimilarStays = ({
  stays,
  asked,
}: {
  readonly stays: ReadonlyArray<StayResult>
  readonly asked: StayAsked
}) => {
  const { t } = useTranslation()
  if (stays.length === 0) return null
  const query = stayQuery(searchForStay(asked))
  return (
    <div className={styles["similar"]}>
      <PageSection id="similar" heading={t("property.similar")}>
        <Shelf label={t("property.similar")}>
          {stays.map((stay) => (
            <StayCard
              key={stay.slug}
              stay={stay}
              query={query}
              sizes="(max-width: 26rem) 74vw, 18rem"
            />
          ))}
        </Shelf>
      </PageSection>
    </div>
  )
}
