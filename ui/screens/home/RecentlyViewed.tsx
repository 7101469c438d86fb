import type { ViewedStay } from "#core/property/viewed-stay.ts"
import { Link, useRouter } from "@tanstack/react-router"
import { useEffect, useState } from "react"
import { ResponsivePicture } from "../../parts/ResponsivePicture.tsx"
import tileStyles from "../../parts/tile.module.css"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./home.module.css"
import { HomeSection } from "./HomeSection.tsx"

const TILE_SIZES = "(max-width: 48rem) 46vw, 19rem"

/** The stays opened on this device, the latest first; they are not sent to the server. */
export const RecentlyViewed = () => {
  const { t, local } = useTranslation()
  const { viewed } = useRouter().options.context
  const [stays, setStays] = useState<ReadonlyArray<ViewedStay>>([])
  useEffect(() => {
    void viewed.read().then(setStays)
  }, [viewed])
  if (stays.length === 0) return null
  return (
    <HomeSection heading={t("home.viewed")} lead={t("home.viewed.lead")}>
      <ul role="list" className={styles["tiles"]}>
        {stays.map(({ slug, name, place, picture }) => (
          <li key={slug}>
            <Link to="/properties/$slug" params={{ slug }} className={tileStyles["tile"]}>
              {picture && (
                <ResponsivePicture picture={picture} sizes={TILE_SIZES} ratio="4 / 3" decorative />
              )}
              <span className={tileStyles["words"]}>
                <b>{local(name)}</b>
                <span>{local(place)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
