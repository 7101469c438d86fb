import type { StayResult } from "#core/search/search-answer.ts"
import { searchForStay, type StayAsked } from "#core/search-request/stay-asked.ts"
import { queryFromSearch } from "#core/search-request/search-query.ts"
import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { readQuery } from "../../app/query.ts"
import { capacityText } from "../../formats/capacity.ts"
import { kmText } from "../../formats/km.ts"
import { placeWithin } from "../../formats/place-within.ts"
import { StayPriceLines } from "../../parts/price/StayPriceLines.tsx"
import { CardScore } from "../../parts/reviews/CardScore.tsx"
import { StarRating } from "../../parts/StarRating.tsx"
import { StayBadges } from "../../parts/StayBadges.tsx"
import type { TranslationKey } from "../../translations/translations.ts"
import { useTranslation, type Translation } from "../../translations/use-translation.tsx"
import styles from "./shortlist.module.css"

type Row = {
  readonly says: TranslationKey
  readonly of: (stay: StayResult, translation: Translation) => ReactNode
}

const hasTerms = (stay: StayResult): boolean =>
  stay.freeCancellationUntil !== null ||
  stay.nonRefundable === true ||
  stay.payAtProperty ||
  stay.memberPercent > 0

/** What guests choose by, in the order in which it is read. */
const rows: ReadonlyArray<Row> = [
  { says: "shortlist.row.price", of: (stay) => <StayPriceLines stay={stay} /> },
  {
    says: "shortlist.row.terms",
    of: (stay, { t }) => (hasTerms(stay) ? <StayBadges stay={stay} /> : t("shortlist.none")),
  },
  {
    says: "shortlist.row.score",
    of: ({ score }, { t }) => (score ? <CardScore score={score} /> : t("shortlist.noReviews")),
  },
  {
    says: "shortlist.row.kind",
    of: ({ kind, stars }, { t }) => (
      <>
        {t(`stay.kind.${kind}`)} <StarRating stars={stars} />
      </>
    ),
  },
  {
    says: "shortlist.row.place",
    of: (stay, translation) =>
      translation.t("stay.fromCentre", {
        place: placeWithin(stay, translation),
        km: kmText(stay.distanceKm),
      }),
  },
  { says: "shortlist.row.sleeps", of: (stay, { t }) => capacityText(stay, t) },
  {
    says: "shortlist.row.amenities",
    of: ({ amenities, roomAmenities }, { t }) =>
      [...amenities, ...roomAmenities].map((amenity) => t(`amenity.${amenity}`)).join(" · "),
  },
]

type Compared = { readonly stays: ReadonlyArray<StayResult>; readonly asked: StayAsked }

/** Up to four stays side by side: what they cost, on which terms, where, and what they have. */
export const Comparison = ({ stays, asked }: Compared) => {
  const translation = useTranslation()
  const { t, local } = translation
  const query = readQuery(queryFromSearch(searchForStay(asked)))
  return (
    <section className={styles["comparison"]}>
      <h2 id="comparison">{t("shortlist.sideBySide")}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll through it */}
      <div className={styles["scroll"]} role="region" aria-labelledby="comparison" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t("shortlist.row.stay")}</th>
              {stays.map((stay) => (
                <th key={stay.slug} scope="col">
                  <Link to="/properties/$slug" params={{ slug: stay.slug }} search={query}>
                    {local(stay.name)}
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ says, of }) => (
              <tr key={says}>
                <th scope="row">{t(says)}</th>
                {stays.map((stay) => (
                  <td key={stay.slug}>{of(stay, translation)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
