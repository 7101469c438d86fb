import type { PlaceTile } from "#core/search/home-page.ts"
import { Tile } from "../../parts/Tile.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./home.module.css"

/** Places, each starting a search there. */
export const PlaceTiles = ({
  places,
  label,
}: {
  readonly places: ReadonlyArray<PlaceTile>
  readonly label?: string
}) => {
  const { local } = useTranslation()
  return (
    <ul role="list" className={styles["tiles"]} aria-label={label}>
      {places.map(({ place, picture, stays }) => (
        <li key={place.slug}>
          <Tile
            name={local(place.name)}
            stays={stays}
            picture={picture}
            query={{ where: place.slug }}
          />
        </li>
      ))}
    </ul>
  )
}
