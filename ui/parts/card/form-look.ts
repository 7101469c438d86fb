import type { Language } from "#core/kernel/localised.ts"
import type { FormLook } from "#core/payment/provider-form.ts"

const colours = {
  ink: "--ink",
  inkSoft: "--ink-soft",
  surface: "--surface",
  edge: "--edge",
  primary: "--primary",
  danger: "--danger",
  focus: "--focus",
} as const

/** A colour as every browser and every frame understands it: the canvas turns it into plain bytes. */
const plainColour = (colour: string): string => {
  const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true })
  if (!pen) return colour
  pen.fillStyle = colour
  pen.fillRect(0, 0, 1, 1)
  const [red, green, blue] = pen.getImageData(0, 0, 1, 1).data
  return `rgb(${red}, ${green}, ${blue})`
}

/** The tokens as they are in force at a place of the page. */
export const lookAt = (place: HTMLElement, language: Language): FormLook => {
  const probe = document.createElement("span")
  place.append(probe)
  const colourOf = (token: string): string => {
    probe.style.color = `var(${token})`
    return plainColour(getComputedStyle(probe).color)
  }
  probe.style.borderRadius = "var(--radius-1)"
  const { ink, inkSoft, surface, edge, primary, danger, focus } = colours
  const look: FormLook = {
    language,
    dark: getComputedStyle(place).colorScheme === "dark" || isDarkBySystem(place),
    ink: colourOf(ink),
    inkSoft: colourOf(inkSoft),
    surface: colourOf(surface),
    edge: colourOf(edge),
    primary: colourOf(primary),
    danger: colourOf(danger),
    focus: colourOf(focus),
    font: getComputedStyle(place).fontFamily,
    radius: getComputedStyle(probe).borderRadius,
  }
  probe.remove()
  return look
}

const isDarkBySystem = (place: HTMLElement): boolean =>
  getComputedStyle(place).colorScheme !== "light" &&
  matchMedia("(prefers-color-scheme: dark)").matches
