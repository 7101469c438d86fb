import type { MapOptions } from "maplibre-gl"

/** One layer of a style of MapLibre. */
export type Layer = Exclude<MapOptions["style"], string | undefined>["layers"][number]

/** A value that grows with the zoom: stops of zoom and value. */
export const byZoom = (
  ...stops: ReadonlyArray<number>
): ["interpolate", ["linear"], ["zoom"], ...number[]] => [
  "interpolate",
  ["linear"],
  ["zoom"],
  ...stops,
]

/** The features of one kind. */
export const ofKind = (kind: string): ["==", ["get", "kind"], string] => [
  "==",
  ["get", "kind"],
  kind,
]
