import type { PropertyPage } from "#core/search/property-page.ts"
import { kmText } from "../../formats/km.ts"
import { placeWithin } from "../../formats/place-within.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./property.module.css"
import { PlaceMap } from "./PlaceMap.tsx"
import { PageSection } from "./PageSection.tsx"

const mapAddress = (lat: number, lng: number): string =>
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=16/${lat}/${lng}`

/** Where it is, and how far it is to what people come to see. */
export const Location = ({
  page: { property, landmarks, destination, region },
}: {
  readonly page: PropertyPage
}) => {
  const { t, local } = useTranslation()
  const { lat, lng } = property.point
  return (
    <PageSection id="location" heading={t("property.location")}>
      <p>{property.address}</p>
      <p className={styles["soft"]}>
        {placeWithin({ destination: destination.name, region: region.name }, { t, local })}
      </p>
      <PlaceMap property={property} town={destination} />
      <p>
        <a
          className={styles["elsewhere"]}
          href={mapAddress(lat, lng)}
          target="_blank"
          rel="noreferrer"
        >
          {t("property.showOnMap.elsewhere")}
        </a>
      </p>
      {landmarks.length > 0 && (
        <>
          <h3>{t("property.landmarks")}</h3>
          <ul role="list" className={styles["landmarks"]}>
            {landmarks.map(({ slug, name, km }) => (
              <li key={slug}>
                <span>{local(name)}</span>
                <span>{t("property.km", { km: kmText(km) })}</span>
              </li>
            ))}
          </ul>
          <p className={styles["soft"]}>{t("property.landmarks.straight")}</p>
        </>
      )}
    </PageSection>
  )
}
