import type { MapArea } from "#core/place/map-area.rules.ts"
import type { MouseEvent } from "react"
import { useTranslation } from "../../translations/use-translation.tsx"
import { Button } from "../Button.tsx"
import styles from "./map.module.css"
import { useSearchHere, type AreaSearch } from "./use-search-here.ts"

/** Searches in what the map shows: when asked, or whenever it was moved. */
export const MapSearch = ({
  moved,
  search,
}: {
  /** What the guest moved the map to; null before. */
  readonly moved: MapArea | null
  readonly search: AreaSearch | undefined
}) => {
  const { t } = useTranslation()
  const searchHere = useSearchHere(moved, search)
  if (!search) return null
  const searchOnce = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.parentElement?.querySelector("input")?.focus()
    searchHere?.()
  }
  return (
    <div className={styles["search"]}>
      <label>
        <input
          type="checkbox"
          checked={search.isEager}
          onChange={({ target }) => search.onEager(target.checked)}
        />
        {t("map.searchAsMoved")}
      </label>
      {searchHere && !search.isEager && <Button onClick={searchOnce}>{t("map.search")}</Button>}
    </div>
  )
}
