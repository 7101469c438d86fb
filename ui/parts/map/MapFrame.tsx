import type { CSSProperties, ReactNode } from "react"
import { useTranslation } from "../../translations/use-translation.tsx"
import { MapPreview } from "./MapPreview.tsx"
import type { StayMapProps } from "./map-pin.ts"
import styles from "./map.module.css"
import type { Preview } from "./use-preview.ts"

/** What surrounds a map of either kind: its name, the preview of a stay, and whose data it is. */
export const MapFrame = ({
  of: { label, pins, preview },
  shown: { map, open, close },
  style,
  children,
}: {
  readonly of: StayMapProps
  readonly shown: Preview
  readonly style?: CSSProperties
  readonly children: ReactNode
}) => {
  const { t } = useTranslation()
  const stay = pins.find(({ key }) => key === open)
  return (
    <div ref={map} className={styles["map"]} style={style} role="region" aria-label={label}>
      {children}
      {stay && preview && (
        <MapPreview key={stay.key} label={stay.label} onClose={close}>
          {preview(stay.key)}
        </MapPreview>
      )}
      <small className={styles["source"]}>{t("map.source")}</small>
    </div>
  )
}
