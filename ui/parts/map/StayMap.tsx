import type { Point } from "#core/place/place.ts"
import Maximize from "lucide-react/icons/maximize"
import Minus from "lucide-react/icons/minus"
import Plus from "lucide-react/icons/plus"
import { useRef, useState, type PointerEvent, type ReactNode } from "react"
import { useTranslation } from "../../translations/use-translation.tsx"
import { Button } from "../Button.tsx"
import { landPath, viewBoxOf } from "./land.ts"
import styles from "./map.module.css"
import {
  gatheredIn,
  legibleIn,
  movedBy,
  nearer,
  placeIn,
  towards,
  viewOf,
  type View,
} from "./projection.ts"

export type MapPin = {
  readonly key: string
  readonly point: Point
  /** The marker: a link, or a plain mark. */
  readonly mark: ReactNode
}

export type StayMapProps = {
  readonly label: string
  readonly pins: ReadonlyArray<MapPin>
  /** Names of towns, written at their points. */
  readonly towns?: ReadonlyArray<{ readonly name: string; readonly point: Point }>
  readonly widthByHeight: number
}

const STEP = 1.6

/**
 * The coasts of Malaysia with pins on them; it is dragged, and zoomed by its buttons. Pins that would
 * hide each other are a number, which comes nearer to them when pressed.
 */
export const StayMap = ({ label, pins, towns = [], widthByHeight }: StayMapProps) => {
  const { t } = useTranslation()
  const whole = viewOf(
    pins.map(({ point }) => point),
    widthByHeight,
  )
  const [moved, setMoved] = useState<View | null>(null)
  const view = moved ?? whole
  const drag = useDrag((east, south) => setMoved(movedBy(view, east, south)))
  const groups = gatheredIn(view, pins)
  const names = legibleIn(
    view,
    towns,
    groups.map(([first]) => first),
  )
  const at = (point: Point) => {
    const { x, y } = placeIn(view, point)
    return { left: `${x * 100}%`, top: `${y * 100}%` }
  }
  return (
    <div className={styles["map"]} role="region" aria-label={label}>
      <svg
        viewBox={viewBoxOf(view)}
        preserveAspectRatio="none"
        style={{ aspectRatio: widthByHeight }}
        aria-hidden
        {...drag}
      >
        <path d={landPath} fillRule="evenodd" vectorEffect="non-scaling-stroke" />
      </svg>
      {names.map(({ name, point }) => (
        <span key={name} className={styles["town"]} style={at(point)} aria-hidden>
          {name}
        </span>
      ))}
      <ul role="list">
        {groups.map((group) => (
          <li key={group[0].key} className={styles["pin"]} style={at(group[0].point)}>
            <Pins group={group} view={view} onMove={setMoved} />
          </li>
        ))}
      </ul>
      <MapButtons view={view} isMoved={moved !== null} onMove={setMoved} />
      <small className={styles["source"]}>{t("map.source")}</small>
    </div>
  )
}

type OnMove = { readonly view: View; readonly onMove: (to: View | null) => void }

/** A pin, or how many there are in one place. */
const Pins = ({
  group: [first, ...others],
  view,
  onMove,
}: OnMove & { readonly group: readonly [MapPin, ...ReadonlyArray<MapPin>] }) => {
  const { t } = useTranslation()
  const count = others.length + 1
  const points = [first, ...others].map(({ point }) => point)
  if (count === 1) return first.mark
  return (
    <button
      type="button"
      aria-label={t("map.together", { count })}
      onClick={() => onMove(towards(view, points, STEP))}
    >
      {count}
    </button>
  )
}

const MapButtons = ({ view, isMoved, onMove }: OnMove & { readonly isMoved: boolean }) => {
  const { t } = useTranslation()
  const look = { look: "secondary", size: "icon" } as const
  return (
    <div className={styles["buttons"]}>
      <Button {...look} aria-label={t("map.nearer")} onClick={() => onMove(nearer(view, STEP))}>
        <Plus size={20} aria-hidden />
      </Button>
      <Button
        {...look}
        aria-label={t("map.farther")}
        onClick={() => onMove(nearer(view, 1 / STEP))}
      >
        <Minus size={20} aria-hidden />
      </Button>
      <Button {...look} aria-label={t("map.all")} disabled={!isMoved} onClick={() => onMove(null)}>
        <Maximize size={20} aria-hidden />
      </Button>
    </div>
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
