import { Suspense } from "react"
import { optionalPart } from "../../parts/optional-part.ts"
import { Skeleton } from "../../parts/Skeleton.tsx"
import { useMedia } from "../../parts/use-media.ts"
import type { ResultsMapProps } from "./ResultsMap.tsx"
import styles from "./results.module.css"

/** Without the map the list says where each stay is. */
const NoMap = () => null
const ResultsMap = optionalPart(async () => (await import("./ResultsMap.tsx")).ResultsMap, NoMap)

/** From this width on the map has a place beside the list. */
const BESIDE_THE_LIST = "(min-width: 75rem)"

/** How the map is shown; beside the list on wide screens unless it was hidden. */
export type MapShown = "wide" | "always" | "never"

/** The place of the map; it is fetched only where it is seen. */
export const MapPane = ({ shown, ...map }: ResultsMapProps & { readonly shown: MapShown }) => {
  const isWide = useMedia(BESIDE_THE_LIST)
  const isSeen = shown === "always" || (shown === "wide" && isWide)
  const skeleton = <Skeleton height="100%" radius="var(--radius-2)" />
  return (
    <div className={styles["map"]}>
      {isSeen ? (
        <Suspense fallback={skeleton}>
          <ResultsMap {...map} />
        </Suspense>
      ) : (
        skeleton
      )}
    </div>
  )
}
