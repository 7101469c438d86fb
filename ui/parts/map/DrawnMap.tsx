import type { Point } from "#core/place/place.ts"
import { memo, useRef, useState, type PointerEvent } from "react"
import { useTranslation } from "../../translations/use-translation.tsx"
import { borderPaths, landPath, neighbourPath, shorePath, viewBoxOf } from "./land.ts"
import { MapButtons } from "./MapButtons.tsx"
import { MapSearch } from "./MapSearch.tsx"
import { useOtherArea } from "./use-search-here.ts"
import { MapFrame } from "./MapFrame.tsx"
import type { MapPin, StayMapProps } from "./map-pin.ts"
import styles from "./map.module.css"
import { PinMark } from "./PinMark.tsx"
import {
  areaIn,
  cornersOf,
  gatheredIn,
  legibleIn,
  panned,
  nearer,
  placeIn,
  towards,
  viewOf,
  type View,
} from "./projection.ts"
import { usePreview } from "./use-preview.ts"

const STEP = 1.6

/**
 * The coasts of Malaysia with pins on them, drawn without WebGL; it is dragged, and zoomed by its
 * buttons. Pins that would hide each other are a number, which comes nearer to them when pressed.
 */
export const DrawnMap = (props: StayMapProps) => {
  const { pins, towns = [], widthByHeight, search } = props
  const area = search?.area ?? null
  const whole = viewOf(area ? cornersOf(area) : pins.map(({ point }) => point), widthByHeight)
  const [moved, setMoved] = useState<View | null>(null)
  const movedTo = moved && areaIn(moved)
  useOtherArea(movedTo, area, () => setMoved(null))
  const shown = usePreview(props.preview !== undefined)
  const view = moved ?? whole
  const drag = useDrag((east, south) => setMoved(panned(view, east, south)))
  const groups = gatheredIn(view, pins)
  const names = legibleIn(
    view,
    towns,
    groups.map(([first]) => first),
  )
  return (
    <MapFrame of={props} shown={shown}>
      <svg
        viewBox={viewBoxOf(view)}
        preserveAspectRatio="none"
        style={{ aspectRatio: widthByHeight }}
        aria-hidden
        {...drag}
      >
        <Ground />
      </svg>
      {names.map(({ name, point }) => (
        <span key={name} className={styles["town"]} style={placed(view, point)} aria-hidden>
          {name}
        </span>
      ))}
      <ul role="list">
        {groups.map(([first, ...others]) => (
          <li key={first.key} className={styles["pin"]} style={placed(view, first.point)}>
            {others.length > 0 ? (
              <Gathered group={[first, ...others]} view={view} onMove={setMoved} />
            ) : (
              <PinMark pin={first} of={props} shown={shown} />
            )}
          </li>
        ))}
      </ul>
      <MapSearch moved={movedTo} search={search} />
      <MapButtons
        isMoved={moved !== null}
        onNearer={() => setMoved(nearer(view, STEP))}
        onFarther={() => setMoved(nearer(view, 1 / STEP))}
        onAll={() => setMoved(null)}
      />
    </MapFrame>
  )
}

/** Land, coasts and borders; they are the same wherever the map is looked at. */
const Ground = memo(() => (
  <>
    <path d={neighbourPath} />
    <path d={landPath} fillRule="evenodd" />
    <path d={borderPaths.state} className={styles["state"]} />
    <path d={borderPaths.country} className={styles["country"]} />
    <path d={shorePath} className={styles["shore"]} />
  </>
))

const placed = (view: View, point: Point) => {
  const { x, y } = placeIn(view, point)
  return { left: `${x * 100}%`, top: `${y * 100}%` }
}

/** How many stays there are in one place. */
const Gathered = ({
  group,
  view,
  onMove,
}: {
  readonly group: ReadonlyArray<MapPin>
  readonly view: View
  readonly onMove: (to: View | null) => void
}) => {
  const { t } = useTranslation()
  const points = group.map(({ point }) => point)
  return (
    <button
      type="button"
      data-gathered
      aria-label={t("map.together", { count: group.length })}
      onClick={() => onMove(towards(view, points, STEP))}
    >
      {group.length}
    </button>
  )
}

/** Follows a finger or the mouse, in shares of what is dragged. */
const useDrag = (onMove: (east: number, south: number) => void) => {
  const last = useRef<{ x: number; y: number } | null>(null)
  return {
    onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      last.current = { x: event.clientX, y: event.clientY }
    },
    onPointerMove: ({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>) => {
      if (!last.current) return
      const { width, height } = currentTarget.getBoundingClientRect()
      onMove((last.current.x - clientX) / width, (last.current.y - clientY) / height)
      last.current = { x: clientX, y: clientY }
    },
    onPointerUp: () => void (last.current = null),
    onPointerCancel: () => void (last.current = null),
  }
}
