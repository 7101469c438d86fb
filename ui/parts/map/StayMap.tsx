import { Suspense, useState } from "react"
import { optionalPart } from "../optional-part.ts"
import { DrawnMap } from "./DrawnMap.tsx"
import { hasWebGl } from "./has-webgl.ts"
import { shapeOf, type StayMapProps } from "./map-pin.ts"
import styles from "./map.module.css"

const GroundMap = optionalPart(
  async () => (await import("./GroundMap.tsx")).GroundMap,
  (props: StayMapProps & { readonly onFail: () => void }) => <DrawnMap {...props} />,
)

/** Stays on a map that is moved and zoomed; where the browser cannot draw it, on a simpler drawing. */
export const StayMap = (props: StayMapProps) => {
  const [isDrawable, setIsDrawable] = useState(hasWebGl)
  if (!isDrawable) return <DrawnMap {...props} />
  return (
    <Suspense fallback={<div className={styles["map"]} style={shapeOf(props)} aria-busy />}>
      <GroundMap {...props} onFail={() => setIsDrawable(false)} />
    </Suspense>
  )
}
