import { cutFileOf, pictureCuts, type PictureFormat } from "#core/property/picture-cuts.ts"

/** What a picture element needs: a source set for each format and an address for old browsers. */
export interface PictureSources {
  readonly avif: string
  readonly webp: string
  readonly src: string
}

const addressOf = (name: string, width: number, format: PictureFormat): string =>
  `/pictures/${cutFileOf(name, width, format)}`

/** The addresses of a picture at the given widths; the middle one is for browsers without source sets. */
export const pictureSources = (
  name: string,
  widths: ReadonlyArray<number> = pictureCuts.widths,
): PictureSources => {
  const setOf = (format: PictureFormat): string =>
    widths.map((width) => `${addressOf(name, width, format)} ${width}w`).join(", ")
  const middle = widths[Math.floor(widths.length / 2)] ?? pictureCuts.widths[2]
  return { avif: setOf("avif"), webp: setOf("webp"), src: addressOf(name, middle, "webp") }
}
