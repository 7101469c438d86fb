import type { Point } from "#core/place/place.ts"

/** The world is so many pixels wide at zoom 0, twice as many at each zoom nearer. */
const WORLD = 512

/** Pins whose middles are nearer to each other than this hide each other, in pixels. */
const PIN = { x: 40, y: 22 } as const

/** From this zoom on every pin is on its own, however close: there is no way to zoom in between. */
export const NEAREST_ZOOM = 16

type Pixel = { readonly x: number; readonly y: number }

/** Where a point is on the Mercator map of the whole world, in pixels of a zoom. */
export const pixelOf = ({ lat, lng }: Point, zoom: number): Pixel => {
  const size = WORLD * 2 ** zoom
  const sine = Math.sin((lat * Math.PI) / 180)
  return {
    x: ((lng + 180) / 360) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  }
}

/** Pins in one place, or one by itself. */
export type PinCluster<Pin> = readonly [Pin, ...ReadonlyArray<Pin>]

/** The pins, grouped where they would hide each other at a zoom; moving the map changes no group. */
export const gatheredAt = <Pin extends { readonly point: Point }>(
  zoom: number,
  pins: ReadonlyArray<Pin>,
): ReadonlyArray<PinCluster<Pin>> => {
  if (zoom >= NEAREST_ZOOM) return pins.map((pin) => [pin])
  const groups: Array<{ readonly at: Pixel; readonly pins: [Pin, ...Array<Pin>] }> = []
  for (const pin of pins) {
    const at = pixelOf(pin.point, zoom)
    const near = groups.find(
      (group) => Math.abs(group.at.x - at.x) < PIN.x && Math.abs(group.at.y - at.y) < PIN.y,
    )
    if (near) near.pins.push(pin)
    else groups.push({ at, pins: [pin] })
  }
  return groups.map((group) => group.pins)
}

/** The middle of some points, of which there is at least one. */
export const middleOf = (points: ReadonlyArray<Point>): Point => {
  const mean = (part: keyof Point) =>
    points.reduce((sum, point) => sum + point[part], 0) / points.length
  return { lat: mean("lat"), lng: mean("lng") }
}
