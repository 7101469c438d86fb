import { takesNoBookings } from "#core/property/withdrawn.ts"
import type { PropertyPage } from "#core/search/property-page.ts"
import { Link } from "@tanstack/react-router"
import { Icon } from "../../parts/icons/Icon.tsx"
import { SaveHeart } from "../../parts/SaveHeart.tsx"
import { SkipLink } from "../../parts/SkipLink.tsx"
import { StarRating } from "../../parts/StarRating.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./property.module.css"
import { ScoreLine } from "./ScoreLine.tsx"
import { Share } from "./Share.tsx"
import { exactLink } from "../../app/exact-link.ts"

/** What it is called, of what kind, where, and the way there through larger places. */
export const PropertyHead = ({ page }: { readonly page: PropertyPage }) => {
  const { t, local } = useTranslation()
  const { property, destination, region } = page
  const isCityState = local(region.name) === local(destination.name)
  return (
    <header>
      <nav aria-label={t("property.breadcrumbs")}>
        <ol role="list" className={styles["crumbs"]}>
          <li>
            <Link {...exactLink} to="/properties">
              {t("property.allStays")}
            </Link>
          </li>
          {(isCityState ? [destination] : [region, destination]).map((place) => (
            <li key={place.slug}>
              <Link {...exactLink} to="/properties" search={{ where: place.slug }}>
                {local(place.name)}
              </Link>
            </li>
          ))}
          <li aria-current="page">{local(property.name)}</li>
        </ol>
      </nav>
      <div className={styles["titles"]}>
        <div>
          <p className={styles["kind"]}>
            {t(`stay.kind.${property.kind}`)}
            {property.condoType && ` · ${t(`stay.condo.${property.condoType}`)}`}
            <StarRating stars={property.stars} size={16} />
          </p>
          <h1>{local(property.name)}</h1>
          {!takesNoBookings(property) && <SkipLink to="stay">{t("property.skipToStay")}</SkipLink>}
          {page.reviews && <ScoreLine reviews={page.reviews} />}
          <p className={styles["address"]}>
            <Icon name="map-pin" size={16} />
            <span>
              {property.address} · <a href="#location">{t("property.showOnMap")}</a>
            </span>
          </p>
        </div>
        <div className={styles["actions"]}>
          <SaveHeart slug={property.slug} name={local(property.name)} />
          <Share name={local(property.name)} slug={property.slug} />
        </div>
      </div>
    </header>
  )
}
