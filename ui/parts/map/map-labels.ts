import { FONT } from "../../theme/font.ts"
import type { Colours } from "./map-colours.ts"
import { byZoom, ofKind, type Layer } from "./map-layers.ts"

/** Fonts of the guest's own system, those of the page first. */
const FONTS = [
  FONT,
  "PingFang SC",
  "Noto Sans CJK SC",
  "Noto Sans SC",
  "Microsoft YaHei",
  "sans-serif",
]

type Words = {
  readonly id: string
  readonly kind: string
  readonly zooms: readonly [least: number, most: number]
  readonly size: ReadonlyArray<number>
  readonly colour: string
  readonly halo: string
  readonly spacing?: number
  readonly filter?: ["==", ["get", "rank"], number]
}

const isRanked = (rank: number): ["==", ["get", "rank"], number] => ["==", ["get", "rank"], rank]

const dotted = ["towns", "smaller-towns", "sights", "smaller-sights"]

const words = (one: Words): Layer => ({
  id: one.id,
  type: "symbol",
  source: "names",
  minzoom: one.zooms[0],
  maxzoom: one.zooms[1],
  filter: one.filter ? ["all", ofKind(one.kind), one.filter] : ofKind(one.kind),
  layout: {
    "text-field": ["get", "name"],
    "text-font": FONTS,
    "text-size": byZoom(...one.size),
    "text-letter-spacing": one.spacing ?? 0,
    "text-max-width": 8,
    "text-padding": 4,
    ...(dotted.includes(one.id) && {
      "text-variable-anchor": ["left", "right", "top", "bottom"],
      "text-radial-offset": 0.5,
      "text-justify": "auto",
    }),
  },
  paint: { "text-color": one.colour, "text-halo-color": one.halo, "text-halo-width": 1.5 },
})

const dots = (kind: string, least: number, colour: string, halo: string): Layer => ({
  id: `${kind}-dots`,
  type: "circle",
  source: "names",
  minzoom: least,
  filter: ofKind(kind),
  paint: {
    "circle-radius": byZoom(least, 2, 13, 4.5),
    "circle-color": colour,
    "circle-stroke-color": halo,
    "circle-stroke-width": 1.5,
  },
})

const SIGHTS_FROM = 9.5
const TOWNS_FROM = 6.5
const SMALLER_TOWNS_FROM = 8
const LAST = 24

const placeLabels = ({ town, sight, halo }: Colours): ReadonlyArray<Words> => [
  {
    id: "smaller-sights",
    kind: "landmark",
    zooms: [SIGHTS_FROM + 1.5, LAST],
    size: [10, 11, 15, 13],
    colour: sight,
    filter: isRanked(1),
    halo,
  },
  {
    id: "sights",
    kind: "landmark",
    zooms: [SIGHTS_FROM, LAST],
    size: [10, 11, 15, 13],
    colour: sight,
    filter: isRanked(0),
    halo,
  },
  {
    id: "smaller-towns",
    kind: "destination",
    zooms: [SMALLER_TOWNS_FROM, LAST],
    size: [7, 11, 13, 15],
    colour: town,
    filter: isRanked(1),
    halo,
  },
  {
    id: "towns",
    kind: "destination",
    zooms: [TOWNS_FROM, LAST],
    size: [6, 11.5, 13, 16],
    colour: town,
    filter: isRanked(0),
    halo,
  },
]

const farLabels = ({ state, water, foreign, halo, sea }: Colours): ReadonlyArray<Words> => [
  {
    id: "state-names",
    kind: "region",
    zooms: [5, 9],
    size: [5, 10.5, 9, 15],
    colour: state,
    spacing: 0.08,
    halo,
  },
  {
    id: "seas",
    kind: "sea",
    zooms: [3, 9],
    size: [4, 11, 9, 16],
    colour: water,
    spacing: 0.12,
    halo: sea,
  },
  {
    id: "countries",
    kind: "country",
    zooms: [3, 10],
    size: [4, 11, 9, 15],
    colour: foreign,
    spacing: 0.06,
    halo,
  },
]

/** Names and dots of places; those that come last are written first. */
export const mapLabelLayers = (colours: Colours): ReadonlyArray<Layer> => [
  dots("landmark", SIGHTS_FROM, colours.sight, colours.halo),
  dots("destination", TOWNS_FROM, colours.town, colours.halo),
  ...[...placeLabels(colours), ...farLabels(colours)].map(words),
]
