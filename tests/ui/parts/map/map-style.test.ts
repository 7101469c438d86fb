import { expect, test, vi, afterEach } from "vitest"
import { coloursAt, type Colours } from "#ui/parts/map/map-colours.ts"
import { groundStyle } from "#ui/parts/map/map-style.ts"
import type { Layer } from "#ui/parts/map/map-layers.ts"

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

/** Each colour is called as the token that it is of. */
const colours = Object.fromEntries(
  Object.keys(coloursAt(document.createElement("div"))).map((token) => [token, token]),
) as Colours

const style = groundStyle("en", colours)
const layers: ReadonlyArray<Layer> = style.layers

/** What a layer says, by the names that MapLibre gives it. */
const said = (layer: Layer) => layer as unknown as Readonly<Record<string, never>>

const sourceOf = (name: string) => {
  const source = style.sources[name]
  const data = source?.type === "geojson" ? source.data : null
  return (data as { features: ReadonlyArray<{ properties: Record<string, unknown> }> } | null)
    ?.features
}

const drawnIn = (layer: Layer) => {
  const { paint } = said(layer) as unknown as { paint: Readonly<Record<string, unknown>> }
  return Object.entries(paint)
    .filter(([name]) => name.endsWith("-color"))
    .map(([, colour]) => colour)
}

test("the ground is drawn from the sea up, and names last, with those of the far in front", () => {
  expect(layers.map((layer) => [layer.id, layer.type, ...drawnIn(layer)])).toEqual([
    ["sea", "background", "sea"],
    ["shallow", "line", "shallow"],
    ["land", "fill", "land"],
    ["coast", "line", "coast"],
    ["states", "line", "border"],
    ["country", "line", "country"],
    ["landmark-dots", "circle", "sight", "halo"],
    ["destination-dots", "circle", "town", "halo"],
    ["smaller-sights", "symbol", "sight", "halo"],
    ["sights", "symbol", "sight", "halo"],
    ["smaller-towns", "symbol", "town", "halo"],
    ["towns", "symbol", "town", "halo"],
    ["state-names", "symbol", "state", "halo"],
    ["seas", "symbol", "water", "sea"],
    ["countries", "symbol", "foreign", "halo"],
  ])
})

const isIn = (filter: unknown, properties: Readonly<Record<string, unknown>>): boolean => {
  const [operator, ...rest] = filter as readonly [string, ...ReadonlyArray<unknown>]
  if (operator === "all") return rest.every((one) => isIn(one, properties))
  const [[get, name] = [], value] = rest as [ReadonlyArray<string>, unknown]
  return operator === "==" && get === "get" && properties[name ?? ""] === value
}

test("every layer that is filtered finds what it draws in its source", () => {
  const filtered = layers.filter((layer) => "filter" in layer)
  const kinds = filtered.map((layer) => {
    const { source, filter } = said(layer) as unknown as { source: string; filter: unknown }
    const found = (sourceOf(source) ?? []).filter(({ properties }) => isIn(filter, properties))
    return [
      layer.id,
      source,
      [...new Set(found.map(({ properties }) => properties["kind"]))].join(),
    ]
  })

  expect(kinds).toEqual([
    ["shallow", "lines", "coast"],
    ["coast", "lines", "coast"],
    ["states", "lines", "state"],
    ["country", "lines", "country"],
    ["landmark-dots", "names", "landmark"],
    ["destination-dots", "names", "destination"],
    ["smaller-sights", "names", "landmark"],
    ["sights", "names", "landmark"],
    ["smaller-towns", "names", "destination"],
    ["towns", "names", "destination"],
    ["state-names", "names", "region"],
    ["seas", "names", "sea"],
    ["countries", "names", "country"],
  ])
  expect(said(layers[2]!)["source"]).toBe("land")
})

test("popular places are written from farther away than others", () => {
  const from = Object.fromEntries(layers.map((layer) => [layer.id, layer.minzoom]))
  const until = Object.fromEntries(layers.map((layer) => [layer.id, layer.maxzoom]))

  expect(from).toMatchObject({
    "landmark-dots": 9.5,
    "destination-dots": 6.5,
    "smaller-sights": 11,
    sights: 9.5,
    "smaller-towns": 8,
    towns: 6.5,
    "state-names": 5,
    seas: 3,
    countries: 3,
  })
  expect(until).toMatchObject({ towns: 24, sights: 24, "state-names": 9, seas: 9, countries: 10 })
})

const ranksIn = (id: string) => {
  const { filter } = said(layers.find((layer) => layer.id === id)!)
  return (sourceOf("names") ?? [])
    .filter(({ properties }) => isIn(filter, properties))
    .map(({ properties }) => properties["rank"])
}

test.each([
  ["towns", 0],
  ["sights", 0],
  ["smaller-towns", 1],
  ["smaller-sights", 1],
])("%s are the places of rank %s", (id, rank) => {
  expect(new Set(ranksIn(id))).toEqual(new Set([rank]))
})

test("names are written beside their dots, and where there is no dot on their point", () => {
  const beside = layers
    .filter((layer) => layer.type === "symbol")
    .filter((layer) => "text-variable-anchor" in (said(layer)["layout"] as unknown as object))
    .map(({ id }) => id)

  expect(beside).toEqual(["smaller-sights", "sights", "smaller-towns", "towns"])
})

test("what is drawn grows as the map comes nearer", () => {
  const growing = layers.flatMap((layer) => {
    const { paint = {}, layout = {} } = said(layer) as unknown as Record<string, object>
    return Object.values({ ...paint, ...layout }).filter(
      (value) => Array.isArray(value) && value[0] === "interpolate",
    ) as ReadonlyArray<ReadonlyArray<unknown>>
  })
  const stops = growing.map((value) => value.slice(3) as ReadonlyArray<number>)
  const rises = (values: ReadonlyArray<number>) =>
    values.every((value, place) => place === 0 || value > (values[place - 1] ?? 0))

  expect(growing.map((value) => value.slice(0, 3))).toEqual(
    growing.map(() => ["interpolate", ["linear"], ["zoom"]]),
  )
  expect(stops.map((all) => rises(all.filter((_, place) => place % 2 === 0)))).toEqual(
    stops.map(() => true),
  )
  expect(stops.map((all) => rises(all.filter((_, place) => place % 2 === 1)))).toEqual(
    stops.map(() => true),
  )
  expect(growing).toHaveLength(14)
})

test("the names of the map are in the guest's language", () => {
  const named = (language: "en" | "cn") => {
    const source = groundStyle(language, colours).sources["names"]
    return JSON.stringify(source)
  }

  expect(named("cn")).toContain("浮罗交怡")
  expect(named("en")).not.toContain("浮罗交怡")
})

test("colours are read where the map is, as red, green and blue", () => {
  const painted: Array<unknown> = []
  const filled: Array<unknown> = []
  const read: Array<unknown> = []
  const paper = {
    set fillStyle(colour: string) {
      painted.push(colour)
    },
    fillRect: (...box: ReadonlyArray<number>) => void filled.push(box),
    getImageData: (...box: ReadonlyArray<number>) => {
      read.push(box)
      return { data: [1, 2, 3, 255] }
    },
  }
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(paper as never)
  const place = document.body.appendChild(document.createElement("div"))
  vi.stubGlobal("getComputedStyle", (probe: HTMLElement) => ({
    color: `${probe.style.color} in ${probe.parentElement?.localName}`,
  }))

  expect(coloursAt(place).sea).toBe("rgb(1, 2, 3)")
  expect(place.childElementCount).toBe(0)
  expect(painted).toHaveLength(16)
  expect(new Set(filled.map(String))).toEqual(new Set(["0,0,1,1"]))
  expect([filled.length, read]).toEqual([16, filled])
  expect(painted[0]).toBe("var(--map-sea) in div")
})

test("a browser without paper for colours has them grey", () => {
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null)

  expect(new Set(Object.values(coloursAt(document.body)))).toEqual(new Set(["#888888"]))
})
