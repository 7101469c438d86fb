import type { StayResult } from "#core/search/search-answer.ts"
import { Link } from "@tanstack/react-router"
import type { Query } from "../../app/query.ts"
import { placeWithin } from "../../formats/place-within.ts"
import { ResponsivePicture } from "../../parts/ResponsivePicture.tsx"
import { StayPriceLines } from "../../parts/price/StayPriceLines.tsx"
import { StarRating } from "../../parts/StarRating.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./map-card.module.css"

/** What the map shows of a stay whose pin was pressed: picture, name, place and cost, all one link. */
export const MapCard = ({ stay, query }: { readonly stay: StayResult; readonly query: Query }) => {
  const { t, local } = useTranslation()
  const [picture] = stay.pictures
  return (
    <article className={styles["card"]}>
      {picture && (
        <div className={styles["picture"]}>
          <ResponsivePicture picture={picture} sizes="9rem" ratio="fill" decorative />
        </div>
      )}
      <div className={styles["facts"]}>
        <p className={styles["kind"]}>
          {t(`stay.kind.${stay.kind}`)}
          <StarRating stars={stay.stars} />
        </p>
        <h2>
          <Link to="/properties/$slug" params={{ slug: stay.slug }} search={query}>
            {local(stay.name)}
          </Link>
        </h2>
        <p className={styles["place"]}>{placeWithin(stay, { t, local })}</p>
        <StayPriceLines stay={stay} />
      </div>
    </article>
  )
}
