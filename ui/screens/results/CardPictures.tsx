import type { StayResult } from "#core/search/search-answer.ts"
import { Link } from "@tanstack/react-router"
import { useRef, useState } from "react"
import { classes } from "../../parts/classes.ts"
import { ResponsivePicture } from "../../parts/ResponsivePicture.tsx"
import type { Query } from "../../app/query.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./results.module.css"

/** The pictures of a stay to swipe and turn through; all but the first are asked for once a guest reaches for them. */
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
  const strip = useRef<HTMLDivElement>(null)
  const [isReached, setIsReached] = useState(false)
  const [place, setPlace] = useState(0)
  const reach = () => setIsReached(true)
  const shown = isReached ? stay.pictures : stay.pictures.slice(0, 1)
  const turn = (step: 1 | -1) => {
    reach()
    const { current } = strip
    current?.scrollTo({ left: (place + step) * current.clientWidth, behavior: "smooth" })
  }
  return (
    <div className={styles["gallery"]} onPointerEnter={reach}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- reaching for it is no action */}
      <div
        ref={strip}
        className={styles["pictures"]}
        role="group"
        aria-label={t("stay.pictures", { name: local(stay.name) })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll through it
        tabIndex={0}
        onTouchStart={reach}
        onFocus={reach}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setPlace(Math.round(scrollLeft / Math.max(1, clientWidth)))
        }
      >
        {shown.map((picture, at) => (
          <Link
            key={picture.name}
            to="/properties/$slug"
            params={{ slug: stay.slug }}
            search={query}
            tabIndex={-1}
            draggable={false}
          >
            <ResponsivePicture picture={picture} sizes={sizes} first={first && at === 0} />
          </Link>
        ))}
      </div>
      <Turning place={place} last={stay.pictures.length - 1} onTurn={turn} />
    </div>
  )
}

/** Where among the pictures one is, and arrows for a pointer that cannot swipe; keys scroll the strip. */
const Turning = ({
  place,
  last,
  onTurn,
}: {
  readonly place: number
  readonly last: number
  readonly onTurn: (step: 1 | -1) => void
}) => {
  const { t } = useTranslation()
  if (last < 1) return null
  return (
    <>
      <small className={styles["counter"]} aria-hidden>
        {place + 1}/{last + 1}
      </small>
      <button
        type="button"
        tabIndex={-1}
        className={styles["turn"]}
        aria-label={t("stay.pictures.previous")}
        hidden={place === 0}
        onClick={() => onTurn(-1)}
      >
        ‹
      </button>
      <button
        type="button"
        tabIndex={-1}
        className={classes(styles["turn"], styles["onward"])}
        aria-label={t("stay.pictures.next")}
        hidden={place >= last}
        onClick={() => onTurn(1)}
      >
        ›
      </button>
    </>
  )
}
