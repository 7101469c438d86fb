import type { Place } from "#core/place/place.ts"
import type { Property } from "#core/property/property.ts"
import { Suspense, useState } from "react"
import { Icon } from "../../parts/icons/Icon.tsx"
import { Button } from "../../parts/Button.tsx"
import { optionalPart } from "../../parts/optional-part.ts"
import { Skeleton } from "../../parts/Skeleton.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./property.module.css"

const fetchMap = () => import("../../parts/map/StayMap.tsx")
/** Without the map the address and the landmarks nearby say where it is. */
const NoMap = () => null
const StayMap = optionalPart(async () => (await fetchMap()).StayMap, NoMap)

const WIDTH_BY_HEIGHT = 1.9

/** The property on the map, once a guest asks to see it. */
export const PlaceMap = ({
  property,
  town,
}: {
  readonly property: Property
  readonly town: Place
}) => {
  const { t, local } = useTranslation()
  const [isShown, setIsShown] = useState(false)
  if (!isShown)
    return (
      <Button
        look="secondary"
        className={styles["showMap"]}
        onPointerEnter={() => void fetchMap()}
        onClick={() => setIsShown(true)}
      >
        <Icon name="map-pinned" size={18} />
        {t("property.showOnMap")}
      </Button>
    )
  return (
    <Suspense fallback={<Skeleton ratio={String(WIDTH_BY_HEIGHT)} radius="var(--radius-2)" />}>
      <StayMap
        label={t("property.map", { name: local(property.name) })}
        widthByHeight={WIDTH_BY_HEIGHT}
        towns={[{ name: local(town.name), point: town.point }]}
        pins={[
          {
            key: property.slug,
            point: property.point,
            text: local(property.name),
            label: local(property.name),
          },
        ]}
      />
    </Suspense>
  )
}
