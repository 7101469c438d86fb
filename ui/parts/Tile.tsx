import type { Picture } from "#core/property/picture.ts"
import { Link } from "@tanstack/react-router"
import type { Query } from "../app/query.ts"
import { useTranslation } from "../translations/use-translation.tsx"
import { ResponsivePicture } from "./ResponsivePicture.tsx"
import styles from "./tile.module.css"

export type TileProps = {
  readonly name: string
  readonly stays: number
  readonly picture: Picture
  /** The search that the tile starts. */
  readonly query: Query
}

const TILE_SIZES = "(max-width: 48rem) 46vw, 19rem"

/** A picture with a name on it that starts a search. */
export const Tile = ({ name, stays, picture, query }: TileProps) => {
  const { t } = useTranslation()
  return (
    <Link to="/properties" search={query} className={styles["tile"]}>
      <ResponsivePicture picture={picture} sizes={TILE_SIZES} ratio="4 / 3" decorative />
      <span className={styles["words"]}>
        <b>{name}</b>
        <span>{t("shelf.stays", { count: stays })}</span>
      </span>
    </Link>
  )
}

/** A tile on one line, with a small picture beside the name. */
export const RowTile = ({ name, stays, picture, query }: TileProps) => {
  const { t } = useTranslation()
  return (
    <Link to="/properties" search={query} className={styles["row"]}>
      <ResponsivePicture
        picture={picture}
        sizes="(max-width: 48rem) 3.5rem, 10rem"
        ratio="4 / 3"
        decorative
        className={styles["thumb"]}
      />
      <span>
        <b>{name}</b>
        <small>{t("shelf.stays", { count: stays })}</small>
      </span>
    </Link>
  )
}
