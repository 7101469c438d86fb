import type { Language } from "#core/kernel/localised.ts"
import type { MapOptions } from "maplibre-gl"
import { land, groundLines, names } from "./ground.ts"
import type { Colours } from "./map-colours.ts"
import { mapLabelLayers } from "./map-labels.ts"
import { byZoom, ofKind, type Layer } from "./map-layers.ts"

/** A style of MapLibre. */
export type MapStyle = Exclude<MapOptions["style"], string | undefined>

const grounds = ({ sea, land: ground, shallow, coast }: Colours): ReadonlyArray<Layer> => [
  { id: "sea", type: "background", paint: { "background-color": sea } },
  {
    id: "shallow",
    type: "line",
    source: "lines",
    filter: ofKind("coast"),
    layout: { "line-join": "round", "line-cap": "round" },
    paint: {
      "line-color": shallow,
      "line-width": byZoom(4, 5, 8, 14, 12, 34, 16, 60),
      "line-blur": byZoom(4, 3, 8, 9, 12, 22, 16, 40),
    },
  },
  {
    id: "land",
    type: "fill",
    source: "land",
    paint: { "fill-color": ground, "fill-antialias": false },
  },
  {
    id: "coast",
    type: "line",
    source: "lines",
    filter: ofKind("coast"),
    layout: { "line-join": "round" },
    paint: { "line-color": coast, "line-width": byZoom(4, 0.4, 8, 0.9, 14, 1.4) },
  },
]

const borders = ({ border, country }: Colours): ReadonlyArray<Layer> => [
  {
    id: "states",
    type: "line",
    source: "lines",
    filter: ofKind("state"),
    layout: { "line-join": "round", "line-cap": "round" },
    paint: { "line-color": border, "line-width": byZoom(4, 0.5, 9, 1.2), "line-dasharray": [3, 3] },
  },
  {
    id: "country",
    type: "line",
    source: "lines",
    filter: ofKind("country"),
    layout: { "line-join": "round", "line-cap": "round" },
    paint: { "line-color": country, "line-width": byZoom(4, 0.8, 9, 1.8) },
  },
]

/** The whole ground from files of this site: it needs no service from outside. */
export const groundStyle = (language: Language, colours: Colours): MapStyle => ({
  version: 8,
  sources: {
    land: { type: "geojson", data: land(), tolerance: 0.3 },
    lines: { type: "geojson", data: groundLines(), tolerance: 0.3 },
    names: { type: "geojson", data: names(language) },
  },
  layers: [...grounds(colours), ...borders(colours), ...mapLabelLayers(colours)],
})
