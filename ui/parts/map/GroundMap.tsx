import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react"
import type { MapArea } from "#core/place/map-area.rules.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import { gatheredAt, middleOf, type PinCluster } from "./gathered.ts"
import { areaOf, groundMap, type MapHandle } from "./ground-map.ts"
import { MapButtons } from "./MapButtons.tsx"
import { MapSearch } from "./MapSearch.tsx"
import { useOtherArea } from "./use-search-here.ts"
import { MapFrame } from "./MapFrame.tsx"
import { shapeOf, type MapPin, type StayMapProps } from "./map-pin.ts"
import styles from "./map.module.css"
import { PinMark } from "./PinMark.tsx"
import { usePreview } from "./use-preview.ts"

/**
 * Stays on the map of Malaysia: dragged, pinched, zoomed by wheel, keys and buttons. Its pins are a
 * list of buttons over the canvas, so that keyboards and screen readers reach each of them.
 */
export const GroundMap = (props: StayMapProps & { readonly onFail: () => void }) => {
  const { pins } = props
  const { t } = useTranslation()
  const shown = usePreview(props.preview !== undefined)
  const canvas = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const ground = useGround(canvas, props)
  const zoom = useZoom(ground)
  const [moved, setMoved] = useState<MapArea | null>(null)
  const groups = ground ? gatheredAt(zoom, pins) : []
  usePlaced(ground, list, groups)
  useEffect(() => ground?.onMoved((byGuest) => setMoved(byGuest ? ground.area() : null)), [ground])
  useOtherArea(moved, props.search?.area ?? null, (area) => ground?.showOnly(area))
  return (
    <MapFrame of={props} shown={shown} style={shapeOf(props)}>
      <div ref={canvas} className={styles["ground"]} />
      <ul ref={list} role="list">
        {groups.map((group) => (
          <li key={group[0].key} className={styles["placed"]}>
            {group.length > 1 ? (
              <button
                type="button"
                data-gathered
                aria-label={t("map.together", { count: group.length })}
                onClick={() => ground?.show(areaOf(group.map(({ point }) => point)), true)}
              >
                {group.length}
              </button>
            ) : (
              <PinMark pin={group[0]} of={props} shown={shown} />
            )}
          </li>
        ))}
      </ul>
      <MapSearch moved={moved} search={props.search} />
      <MapButtons
        isMoved={moved !== null && pins.length > 0}
        onNearer={() => ground?.zoomBy(1)}
        onFarther={() => ground?.zoomBy(-1)}
        onAll={() => ground?.show(areaOf(pins.map(({ point }) => point)), false)}
      />
    </MapFrame>
  )
}

/** The map in its box, opened once; other stays are shown on the same one. */
const useGround = (
  canvas: RefObject<HTMLDivElement | null>,
  { pins, onFail, search }: StayMapProps & { readonly onFail: () => void },
): MapHandle | null => {
  const { t, language } = useTranslation()
  const [ground, setGround] = useState<MapHandle | null>(null)
  const area = search?.area ?? null
  const first = useRef({ label: t("map.keys"), pins, onFail, area })
  useLayoutEffect(() => {
    const container = canvas.current
    if (!container) return undefined
    const { label, area: asked } = first.current
    const isWhole = asked !== null
    const area = asked ?? areaOf(first.current.pins.map(({ point }) => point))
    try {
      const opened = groundMap({ container, language, label, area, isWhole })
      setGround(opened)
      return () => {
        setGround(null)
        opened.remove()
      }
    } catch {
      first.current.onFail()
      return undefined
    }
  }, [canvas, language])
  const isFirst = useRef(true)
  const points = pins.map(({ point: { lat, lng } }) => `${lat},${lng}`).join(" ")
  useEffect(() => {
    if (!isFirst.current && area === null && pins.length > 0)
      ground?.show(areaOf(pins.map(({ point }) => point)), false)
    if (ground) isFirst.current = false
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- other prices move no map, other places do
  }, [ground, points])
  return ground
}

/** Groups of pins change with every so many parts of a zoom. */
const PARTS = 4

const useZoom = (ground: MapHandle | null): number => {
  const [zoom, setZoom] = useState(0)
  useLayoutEffect(() => {
    if (!ground) return undefined
    const read = () => setZoom(Math.round(ground.zoom() * PARTS) / PARTS)
    read()
    return ground.onMove(read)
  }, [ground])
  return zoom
}

/** So far outside the map a pin is not seen any more, in pixels. */
const OUTSIDE = 40

/** Keeps each group of pins at its place while the map moves; what is out of view takes no focus. */
const usePlaced = (
  ground: MapHandle | null,
  list: RefObject<HTMLUListElement | null>,
  groups: ReadonlyArray<PinCluster<MapPin>>,
): void => {
  useLayoutEffect(() => {
    const items = list.current
    if (!ground || !items) return undefined
    const middles = groups.map((group) => middleOf(group.map(({ point }) => point)))
    const placeAll = () => {
      const { clientWidth, clientHeight } = items.parentElement ?? items
      middles.forEach((middle, index) => {
        const item = items.children[index]
        if (!(item instanceof HTMLElement)) return
        const { x, y } = ground.place(middle)
        item.hidden =
          x < -OUTSIDE || y < -OUTSIDE || x > clientWidth + OUTSIDE || y > clientHeight + OUTSIDE
        item.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`
      })
    }
    placeAll()
    return ground.onMove(placeAll)
  })
}
