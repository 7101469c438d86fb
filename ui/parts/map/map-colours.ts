const tokens = [
  "sea",
  "shallow",
  "land",
  "coast",
  "border",
  "country",
  "town",
  "state",
  "sight",
  "water",
  "foreign",
  "halo",
  "road",
  "casing",
  "green",
  "building",
] as const

/** The colours of the ground in one theme, as MapLibre reads them. */
export type Colours = Readonly<Record<(typeof tokens)[number], string>>

/** A colour in any notation of CSS as red, green and blue, which is all that MapLibre reads. */
const asRgb = (colour: string): string => {
  const canvas = document.createElement("canvas")
  canvas.width = canvas.height = 1
  const paper = canvas.getContext("2d", { willReadFrequently: true })
  if (!paper) return "#888888"
  paper.fillStyle = colour
  paper.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = paper.getImageData(0, 0, 1, 1).data
  return `rgb(${red}, ${green}, ${blue})`
}

/** The colours that the style sheet gives the map at its place, in the present theme. */
export const coloursAt = (element: HTMLElement): Colours => {
  const probe = element.appendChild(document.createElement("i"))
  const read = (token: string): string => {
    probe.style.color = `var(--map-${token})`
    return asRgb(getComputedStyle(probe).color)
  }
  const colours = Object.fromEntries(tokens.map((token) => [token, read(token)])) as Colours
  probe.remove()
  return colours
}

/** Calls back when the theme of the page changes, by the guest or by the system. */
export const onTheme = (changed: () => void): (() => void) => {
  const system = matchMedia("(prefers-color-scheme: dark)")
  const chosen = new MutationObserver(changed)
  system.addEventListener("change", changed)
  chosen.observe(document.documentElement, { attributeFilter: ["data-theme"] })
  return () => {
    system.removeEventListener("change", changed)
    chosen.disconnect()
  }
}
