import type { StayResult } from "#core/search/search-answer.ts"
import { Link } from "@tanstack/react-router"
import { useState } from "react"
import { ResponsivePicture } from "../../parts/ResponsivePicture.tsx"
import type { Query } from "../../app/query.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./results.module.css"

/** The pictures of a stay to swipe through; all but the first are asked for once a guest reaches for them. */
export const CardPictures = ({
  stay,
  query,
  sizes,
  first,
}: {
  readonly stay: Pick<StayResult, "slug" | "name" | "pictures">
  readonly query: Query
  readonly sizes: string
  readonly first: boolean
}) => {
  const { t, local } = useTranslation()
  const [isReached, setIsReached] = useState(false)
  const reach = () => setIsReached(true)
  const shown = isReached ? stay.pictures : stay.pictures.slice(0, 1)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- reaching for it is no action
    <div
      className={styles["pictures"]}
      role="group"
      aria-label={t("stay.pictures", { name: local(stay.name) })}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll through it
      tabIndex={0}
      onPointerEnter={reach}
      onTouchStart={reach}
      onFocus={reach}
    >
      {shown.map((picture, place) => (
        <Link
          key={picture.name}
          to="/properties/$slug"
          params={{ slug: stay.slug }}
          search={query}
          tabIndex={-1}
          draggable={false}
        >
          <ResponsivePicture picture={picture} sizes={sizes} first={first && place === 0} />
        </Link>
      ))}
    </div>
  )
}
