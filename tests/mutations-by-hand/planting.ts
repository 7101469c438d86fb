import type { Plugin } from "vite"

/** A small deliberate bug, and the tests that have to notice it. */
export interface PlantedMistake {
  /** What would be wrong, in a sentence of the product. */
  readonly says: string
  readonly file: string
  /** The exact text that is replaced; it stands in the file once. */
  readonly instead: string
  readonly planted: string
  /** Files of tests, all of one project. */
  readonly noticedBy: ReadonlyArray<string>
}

type Placed = Pick<PlantedMistake, "file" | "instead">

/** How often the text that a mistake replaces stands in its file; only once will do. */
export const placesFor = ({ instead }: Pick<Placed, "instead">, text: string): number =>
  text.split(instead).length - 1

/** Why a mistake cannot be planted in the text of its file; null when it can. */
export const obstacleTo = (mistake: Placed, text: string): string | null => {
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
