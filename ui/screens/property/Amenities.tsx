import type { Property } from "#core/property/property.ts"
import { roomAmenitiesOf } from "#core/property/room-amenities.ts"
import { Icon } from "../../parts/icons/Icon.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./property.module.css"
import { PageSection } from "./PageSection.tsx"

/** What the property offers to all, and what its rooms have. */
export const Amenities = ({ property }: { readonly property: Property }) => {
  const { t } = useTranslation()
  const groups = [
    { heading: t("property.amenities.property"), amenities: property.amenities },
    { heading: t("property.amenities.room"), amenities: roomAmenitiesOf(property) },
  ]
  return (
    <PageSection id="amenities" heading={t("property.amenities")}>
      <div className={styles["amenities"]}>
        {groups
          .filter(({ amenities }) => amenities.length > 0)
          .map(({ heading, amenities }) => (
            <div key={heading}>
              <h3>{heading}</h3>
              <ul role="list">
                {amenities.map((amenity) => (
                  <li key={amenity}>
                    <Icon name="check" size={18} />
                    {t(`amenity.${amenity}`)}
                  </li>
                ))}
              </ul>
            </div>
          ))}
      </div>
    </PageSection>
  )
}
