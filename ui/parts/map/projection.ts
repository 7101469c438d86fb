import type { MapArea } from "#core/place/map-area.rules.ts"
import type { Point } from "#core/place/place.ts"

/** A part of the map in degrees; the width and height it has on the page are the caller's. */
export type View = {
  readonly west: number
  readonly north: number
  readonly width: number
  readonly height: number
}

/** No view of several points is nearer: the coast is true to 100 m. */
const LEAST_DEGREES = 0.04
/** Nothing is drawn nearer than this. */
const NEAREST_DEGREES = LEAST_DEGREES / 4
/** Room around what has to be seen. */
const MARGIN = 1.35

/** The part of the map that shows all points, as wide for its height as asked. */
export const viewOf = (points: ReadonlyArray<Point>, widthByHeight: number): View => {
  const lngs = points.map(({ lng }) => lng)
  const lats = points.map(({ lat }) => lat)
  const [west, east] = [Math.min(...lngs), Math.max(...lngs)]
  const [south, north] = [Math.min(...lats), Math.max(...lats)]
  const height = Math.max(
    LEAST_DEGREES,
    (north - south) * MARGIN,
    ((east - west) * MARGIN) / widthByHeight,
  )
  const width = height * widthByHeight
  return { width, height, west: (west + east - width) / 2, north: (north + south + height) / 2 }
}

/** What lies in a view. */
export const areaIn = ({ west, north, width, height }: View): MapArea => ({
  south: north - height,
  west,
  north,
  east: west + width,
})

/** Two corners of an area, which span it. */
export const cornersOf = ({ south, west, north, east }: MapArea): ReadonlyArray<Point> => [
  { lat: south, lng: west },
  { lat: north, lng: east },
]

/** The same centre seen so many times nearer. */
export const nearer = ({ west, north, width, height }: View, times: number): View => {
  const next = Math.max(NEAREST_DEGREES, height / times) / height
  return {
    width: width * next,
    height: height * next,
    west: west + (width * (1 - next)) / 2,
    north: north - (height * (1 - next)) / 2,
  }
}

/** The same size a share of itself further east and south. */
export const panned = (view: View, east: number, south: number): View => ({
  ...view,
  west: view.west + view.width * east,
  north: view.north - view.height * south,
})

/** Where a point is in a view, in shares of its width and height from the upper left. */
export const placeIn = (
  { west, north, width, height }: View,
  { lng, lat }: Point,
): { readonly x: number; readonly y: number } => ({
  x: (lng - west) / width,
  y: (north - lat) / height,
})

/** True when a point is in the view. */
export const isInView = (view: View, point: Point): boolean => {
  const { x, y } = placeIn(view, point)
  return x >= 0 && x <= 1 && y >= 0 && y <= 1
}

/** How much of a view a pin covers, at most: pins nearer to each other than this hide each other. */
const PIN = { x: 0.22, y: 0.07 } as const

const hides = (view: View, one: Point, other: Point): boolean => {
  const [here, there] = [placeIn(view, one), placeIn(view, other)]
  return Math.abs(here.x - there.x) < PIN.x && Math.abs(here.y - there.y) < PIN.y
}

/**
 * The pins within a view, grouped where they would overlap. At the highest zoom every pin is on its
 * own, however close, as there is no way to zoom in between them.
 */
export const gatheredIn = <Pin extends { readonly point: Point }>(
  view: View,
  pins: ReadonlyArray<Pin>,
): ReadonlyArray<readonly [Pin, ...Array<Pin>]> => {
  const groups: Array<[Pin, ...Array<Pin>]> = []
  for (const pin of pins.filter(({ point }) => isInView(view, point))) {
    const group = groups.find(([first]) => hides(view, first.point, pin.point))
    if (group && view.height > NEAREST_DEGREES) group.push(pin)
    else groups.push([pin])
  }
  return groups
}

/** How much of a view the name of a town covers, at most, and how far below its point it is written. */
const NAME = { x: 0.3, y: 0.045, below: 0.045 } as const
/** A name this close to the middle of a pin cannot be read. */
const UNDER_PIN = { x: 0.24, y: 0.03 } as const

/** The names that can be read in a view: none covers an earlier one or is under a pin. */
export const legibleIn = <Name extends { readonly point: Point }>(
  view: View,
  names: ReadonlyArray<Name>,
  pins: ReadonlyArray<{ readonly point: Point }>,
): ReadonlyArray<Name> => {
  const legible: Array<Name> = []
  for (const name of names.filter(({ point }) => isInView(view, point))) {
    const here = placeIn(view, name.point)
    const isNear = (point: Point, below: number, { x, y }: { x: number; y: number }) => {
      const there = placeIn(view, point)
      return Math.abs(here.x - there.x) < x && Math.abs(here.y + below - there.y) < y
    }
    const isHidden =
      legible.some(({ point }) => isNear(point, 0, NAME)) ||
      pins.some(({ point }) => isNear(point, NAME.below, UNDER_PIN))
    if (!isHidden) legible.push(name)
  }
  return legible
}

/** The view in which gathered points come apart, or at least a nearer one on their way there. */
export const towards = (view: View, points: ReadonlyArray<Point>, times: number): View => {
  const whole = viewOf(points, view.width / view.height)
  if (whole.height < view.height / times) return whole
  const west = whole.west + (whole.width - view.width) / 2
  const north = whole.north - (whole.height - view.height) / 2
  return nearer({ ...view, west, north }, times)
}
