import type { Point } from "./place.ts"

/** A part of the map between two parallels and two meridians, in WGS84 degrees; its edges belong to it. */
export interface MapArea {
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
}

/** Addresses carry degrees to 0.0001, which is 11 m. */
const PARTS_OF_DEGREE = 10_000

const POLE = 90
const DATE_LINE = 180

/** True for degrees that there are, the southern edge not above the northern, the western not beyond the eastern. */
export const isArea = ({ south, west, north, east }: MapArea): boolean =>
  -POLE <= south &&
  south <= north &&
  north <= POLE &&
  -DATE_LINE <= west &&
  west <= east &&
  east <= DATE_LINE

/** True for a point in the area or on its edge. */
export const isInArea = ({ south, west, north, east }: MapArea, { lat, lng }: Point): boolean =>
  south <= lat && lat <= north && west <= lng && lng <= east

const down = (degrees: number): number => Math.floor(degrees * PARTS_OF_DEGREE) / PARTS_OF_DEGREE
const up = (degrees: number): number => Math.ceil(degrees * PARTS_OF_DEGREE) / PARTS_OF_DEGREE

/** An area that addresses can carry with all of this one in it, as far as there are degrees. */
export const areaAround = ({ south, west, north, east }: MapArea): MapArea => ({
  south: Math.max(-POLE, down(south)),
  west: Math.max(-DATE_LINE, down(west)),
  north: Math.min(POLE, up(north)),
  east: Math.min(DATE_LINE, up(east)),
})
