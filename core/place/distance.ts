import type { Point } from "./place.ts"

const EARTH_RADIUS_KM = 6371.0088

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Kilometres between two points as the crow flies; the same in both directions. */
export const kmBetween = (from: Point, to: Point): number => {
  const halfLat = Math.sin(radians(to.lat - from.lat) / 2)
  const halfLng = Math.sin(radians(to.lng - from.lng) / 2)
  const chord =
    halfLat ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * halfLng ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)))
}
