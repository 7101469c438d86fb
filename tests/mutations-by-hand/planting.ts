import type { Plugin } from "vite"
import type { PlantedMistake } from "./mistakes.table.ts"

/** How often the text that a mistake replaces stands in its file; only once will do. */
export const placesFor = ({ instead }: PlantedMistake, text: string): number =>
  text.split(instead).length - 1

/** Why a mistake cannot be planted in the text of its file; null when it can. */
export const obstacleTo = (mistake: PlantedMistake, text: string): string | null => {
  const places = placesFor(mistake, text)
  if (places === 1) return null
  return `${mistake.file}: ${places === 0 ? "no longer has" : "has more than once"} ${mistake.instead}`
}

/** Plants a mistake on the way from the file to the tests; no file is touched. */
export const planting = (mistake: PlantedMistake, hasPlanted: () => void): Plugin => ({
  name: "planted-mistake",
  enforce: "pre",
  transform(text, id) {
    if (!id.split("?")[0]?.endsWith(`/${mistake.file}`)) return null
    hasPlanted()
    return { code: text.replace(mistake.instead, () => mistake.planted), map: null }
  },
})
