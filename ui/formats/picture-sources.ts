import { cutFileOf, pictureCuts, type PictureFormat } from "#core/property/picture-cuts.ts"

/** What a picture element needs: a source set for each format and an address for old browsers. */
export interface PictureSources {
  readonly avif: string
  readonly webp: string
  readonly src: string
}

const addressOf = (name: string, width: number, format: PictureFormat): string =>
  `/pictures/${cutFileOf(name, width, format)}`

/** The addresses of a picture at every width that is cut; old browsers get the second largest. */
export const pictureSources = (name: string): PictureSources => {
  const { widths } = pictureCuts
  const setOf = (format: PictureFormat): string =>
    widths.map((width) => `${addressOf(name, width, format)} ${width}w`).join(", ")
  return { avif: setOf("avif"), webp: setOf("webp"), src: addressOf(name, widths[2], "webp") }
}
