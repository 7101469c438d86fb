import type { Slug } from "#core/property/property.ts"
import type { StayResult } from "#core/search/search-answer.ts"
import { searchForStay, type StayAsked } from "#core/search-request/stay-asked.ts"
import { queryFromSearch } from "#core/search-request/search-query.ts"
import { MOST_COMPARED } from "#core/shortlist/shortlist.rules.ts"
import { writtenSlugs } from "#core/shortlist/shortlist-address.ts"
import { getRouteApi, useNavigate } from "@tanstack/react-router"
import { readQuery } from "../../app/query.ts"
import { StayCard } from "../../parts/StayCard.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./shortlist.module.css"

const route = getRouteApi("/shortlist")

const CARD_SIZES = "(max-width: 40rem) 92vw, 19rem"

type Cards = {
  readonly stays: ReadonlyArray<StayResult>
  readonly asked: StayAsked
  readonly compared: ReadonlyArray<Slug>
}

/** The stays as cards; below each, whether it is among those that are compared. */
export const ListedCards = ({ stays, asked, compared }: Cards) => {
  const { t } = useTranslation()
  const query = readQuery(queryFromSearch(searchForStay(asked)))
  const isFull = compared.length >= MOST_COMPARED
  return (
    <section aria-labelledby="listed-stays">
      <h2 id="listed-stays" className="visually-hidden">
        {t("shortlist.stays")}
      </h2>
      <ul role="list" className={styles["cards"]}>
        {stays.map((stay, place) => (
          <li key={stay.slug} className={styles["item"]}>
            <StayCard stay={stay} query={query} sizes={CARD_SIZES} first={place < 2} />
            {stays.length > 1 && <Choice {...{ stay, compared, isFull }} />}
          </li>
        ))}
      </ul>
      {stays.length > MOST_COMPARED && isFull && (
        <p className={styles["soft"]} role="status">
          {t("shortlist.full", { count: MOST_COMPARED })}
        </p>
      )}
    </section>
  )
}

const Choice = ({
  stay,
  compared,
  isFull,
}: {
  readonly stay: StayResult
  readonly compared: ReadonlyArray<Slug>
  readonly isFull: boolean
}) => {
  const { t, local } = useTranslation()
  const navigate = useNavigate()
  const query = route.useSearch()
  const isChosen = compared.includes(stay.slug)
  const choose = (next: ReadonlyArray<Slug>) =>
    void navigate({
      to: "/shortlist",
      search: { ...query, compare: writtenSlugs(next) },
      replace: true,
      resetScroll: false,
    })
  return (
    <label className={styles["choice"]}>
      <input
        type="checkbox"
        checked={isChosen}
        disabled={isChosen ? compared.length === 1 : isFull}
        aria-label={t("shortlist.compareStay", { name: local(stay.name) })}
        onChange={() =>
          choose(
            isChosen ? compared.filter((slug) => slug !== stay.slug) : [...compared, stay.slug],
          )
        }
      />
      {t("shortlist.compare")}
    </label>
  )
}
