/** What the map was asked for, in order. */
export type MapCall = readonly [name: string, ...given: ReadonlyArray<unknown>]

type Listener = (event: object) => void

/** The maps that were opened, the last one last; a test empties the list. */
export const openedMaps: Array<Map> = []

/** What the browser refuses to draw throws when it is opened. */
export const browser = { draws: true }

/** Where the worker of the maps was said to be. */
export const workers: Array<string> = []

export const setWorkerUrl = (url: string): void => void workers.push(url)

/**
 * MapLibre without a canvas: it remembers what it is asked for, and a test moves it. A degree is a
 * hundred pixels wide and high, counted from the point 100, 5.
 */
export class Map {
  readonly calls: Array<MapCall> = []
  readonly listeners = new globalThis.Map<string, Set<Listener>>()
  readonly touchZoomRotate = { disableRotation: () => this.told("touchZoomRotate.disableRotation") }
  readonly keyboard = { disableRotation: () => this.told("keyboard.disableRotation") }
  zoomed = 6
  readonly options: Readonly<Record<string, unknown>>

  constructor(options: Readonly<Record<string, unknown>>) {
    if (!browser.draws) throw new Error("WebGL is not there")
    this.options = options
    openedMaps.push(this)
  }

  private told(...call: MapCall): void {
    this.calls.push(call)
  }

  /** Tells whoever listens that something happened. */
  happens(name: string, event: object = {}): void {
    for (const listener of this.listeners.get(name) ?? []) listener(event)
  }

  on(name: string, listener: Listener): void {
    this.listeners.set(name, new Set([...(this.listeners.get(name) ?? []), listener]))
  }

  off(name: string, listener: Listener): void {
    this.listeners.get(name)?.delete(listener)
  }

  getZoom(): number {
    return this.zoomed
  }

  getBounds() {
    return { getWest: () => 100, getSouth: () => 4, getEast: () => 102, getNorth: () => 5 }
  }

  project([lng, lat]: [number, number]) {
    return { x: (lng - 100) * 100, y: (5 - lat) * 100 }
  }

  fitBounds(...given: ReadonlyArray<unknown>): void {
    this.told("fitBounds", ...given)
  }

  easeTo(...given: ReadonlyArray<unknown>): void {
    this.told("easeTo", ...given)
  }

  setStyle(...given: ReadonlyArray<unknown>): void {
    this.told("setStyle", ...given)
  }

  remove(): void {
    this.told("remove")
  }
}
