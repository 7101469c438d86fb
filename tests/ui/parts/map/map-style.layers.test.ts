import { coloursAt, type Colours } from "#ui/parts/map/map-colours.ts"
import { byZoom } from "#ui/parts/map/map-layers.ts"
import { groundStyle } from "#ui/parts/map/map-style.ts"
import { FONT } from "#ui/theme/font.ts"
import { describe, expect, it } from "vitest"

/** Each colour is called as the token that it is of. */
const colours = Object.fromEntries(
  Object.keys(coloursAt(document.createElement("div"))).map((token) => [token, token]),
) as Colours
const { sources, layers } = groundStyle("en", colours)

const layer = (id: string) => {
  const found = layers.find((one) => one.id === id) as unknown
  return found as { readonly layout: Record<string, unknown>; readonly paint: object }
}

const FONTS = [
  FONT,
  "PingFang SC",
  "Noto Sans CJK SC",
  "Noto Sans SC",
  "Microsoft YaHei",
  "sans-serif",
]

describe("the style of the map", () => {
  it("has its ground in itself", () => {
    expect(
      Object.entries(sources).map(([name, source]) => [name, source.type, "data" in source]),
    ).toEqual([
      ["land", "geojson", true],
      ["lines", "geojson", true],
      ["names", "geojson", true],
    ])
  })

  it.each([
    ["shallow", { "line-join": "round", "line-cap": "round" }],
    ["coast", { "line-join": "round" }],
    ["states", { "line-join": "round", "line-cap": "round" }],
    ["country", { "line-join": "round", "line-cap": "round" }],
  ])("has round corners in the lines of %s", (id, layout) => {
    expect(layer(id).layout).toEqual(layout)
  })

  it("has dashed borders of states, and land without seams", () => {
    expect(layer("states").paint).toEqual({
      "line-color": "border",
      "line-width": byZoom(4, 0.5, 9, 1.2),
      "line-dasharray": [3, 3],
    })
    expect(layer("country").paint).not.toHaveProperty("line-dasharray")
    expect(layer("land").paint).toEqual({ "fill-color": "land", "fill-antialias": false })
  })

  it("writes the name of a place beside its dot, where there is room", () => {
    expect(layer("towns").layout).toEqual({
      "text-field": ["get", "name"],
      "text-font": FONTS,
      "text-size": byZoom(6, 11.5, 13, 16),
      "text-letter-spacing": 0,
      "text-max-width": 8,
      "text-padding": 4,
      "text-variable-anchor": ["left", "right", "top", "bottom"],
      "text-radial-offset": 0.5,
      "text-justify": "auto",
    })
  })

  it.each([
    ["state-names", 0.08, byZoom(5, 10.5, 9, 15)],
    ["seas", 0.12, byZoom(4, 11, 9, 16)],
    ["countries", 0.06, byZoom(4, 11, 9, 15)],
  ])("writes %s at their point, in wide letters", (id, spacing, size) => {
    expect(layer(id).layout).toEqual({
      "text-field": ["get", "name"],
      "text-font": FONTS,
      "text-size": size,
      "text-letter-spacing": spacing,
      "text-max-width": 8,
      "text-padding": 4,
    })
  })
})
