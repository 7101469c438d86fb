import type { Language } from "#core/kernel/localised.ts"
import type { Point } from "#core/place/place.ts"
import type { MapArea } from "#core/place/map-area.rules.ts"
import { Map as MapLibre, setWorkerUrl } from "maplibre-gl"
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?url"
import "maplibre-gl/dist/maplibre-gl.css"
import { coloursAt, onTheme } from "./map-colours.ts"
import { groundStyle } from "./map-style.ts"

/** The map as React sees it; every move tells `onMove`, the end of one `onMoved`, and whether it was the guest's. */
export type MapHandle = {
  readonly zoom: () => number
  readonly area: () => MapArea
  /** Where a point is on the map, in pixels from its upper left. */
  readonly place: (point: Point) => { readonly x: number; readonly y: number }
  readonly show: (area: MapArea, byGuest: boolean) => void
  /** Shows no more than this. */
  readonly showOnly: (area: MapArea) => void
  readonly zoomBy: (steps: number) => void
  readonly onMove: (moved: () => void) => () => void
  readonly onMoved: (moved: (byGuest: boolean) => void) => () => void
  readonly remove: () => void
}

export type GroundMapWanted = {
  readonly container: HTMLElement
  readonly language: Language
  readonly area: MapArea
  /** Nothing around the area is needed: no pin lies at its edge. */
  readonly isWhole: boolean
  readonly label: string
}

/** Far enough out to see all of Malaysia on a phone, and no farther. */
const FARTHEST = 3.2
const CLOSEST = 17
/** Around Malaysia, where there is land to be drawn. */
const WORLD: [number, number, number, number] = [84, -20, 136, 28]
/** Pins at the edge are to be seen whole, and what covers the map leaves them free. */
const ROOM = { top: 56, bottom: 40, left: 48, right: 64 } as const
/** One stay alone is not shown closer than this. */
const ALONE = 13
const BY_GUEST = { byGuest: true }

const bounds = ({ west, south, east, north }: MapArea): [number, number, number, number] => [
  west,
  south,
  east,
  north,
]

/** Less room on a small map. */
const roomIn = ({ clientWidth, clientHeight }: HTMLElement) => {
  const share = Math.min(1, clientWidth / 560, clientHeight / 480)
  return {
    top: ROOM.top * share,
    bottom: ROOM.bottom * share,
    left: ROOM.left * share,
    right: ROOM.right * share,
  }
}

/** The smallest part of the world with all these points in it. */
export const areaOf = (points: ReadonlyArray<Point>): MapArea => ({
  west: Math.min(...points.map(({ lng }) => lng)),
  south: Math.min(...points.map(({ lat }) => lat)),
  east: Math.max(...points.map(({ lng }) => lng)),
  north: Math.max(...points.map(({ lat }) => lat)),
})

const opened = ({ container, language, area, isWhole, label }: GroundMapWanted): MapLibre => {
  setWorkerUrl(workerUrl)
  return new MapLibre({
    container,
    style: groundStyle(language, coloursAt(container)),
    bounds: bounds(area),
    fitBoundsOptions: isWhole ? {} : { padding: roomIn(container), maxZoom: ALONE },
    minZoom: FARTHEST,
    maxZoom: CLOSEST,
    maxBounds: WORLD,
    renderWorldCopies: false,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    locale: { "Map.Title": label },
  })
}

/** Opens the map in a box of the page; throws where the browser cannot draw it. */
export const groundMap = (wanted: GroundMapWanted): MapHandle => {
  const map = opened(wanted)
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  const forgetTheme = onTheme(() =>
    map.setStyle(groundStyle(wanted.language, coloursAt(wanted.container))),
  )
  return {
    zoom: () => map.getZoom(),
    area: () => {
      const box = map.getBounds()
      return {
        west: box.getWest(),
        south: box.getSouth(),
        east: box.getEast(),
        north: box.getNorth(),
      }
    },
    place: ({ lat, lng }) => map.project([lng, lat]),
    show: (area, byGuest) => {
      const padding = roomIn(wanted.container)
      map.fitBounds(bounds(area), { padding, maxZoom: ALONE + 3 }, byGuest ? BY_GUEST : {})
    },
    showOnly: (area) => map.fitBounds(bounds(area), { animate: false }),
    zoomBy: (steps) => map.easeTo({ zoom: map.getZoom() + steps }, BY_GUEST),
    onMove: (moved) => {
      map.on("move", moved)
      return () => map.off("move", moved)
    },
    onMoved: (moved) => {
      const ended = (event: object) => {
        moved("byGuest" in event || ("originalEvent" in event && Boolean(event.originalEvent)))
      }
      map.on("moveend", ended)
      return () => map.off("moveend", ended)
    },
    remove: () => {
      forgetTheme()
      map.remove()
    },
  }
}
