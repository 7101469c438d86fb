const AVIF_BRANDS = ["avif", "avis"]

const ascii = (file: Uint8Array, from: number, until: number): string =>
  String.fromCharCode(...file.subarray(from, until))

const isAvif = (file: Uint8Array): boolean => {
  if (ascii(file, 4, 8) !== "ftyp") return false
  const end = Math.min(new DataView(file.buffer, file.byteOffset).getUint32(0), 256, file.length)
  const brands = [8, ...Array.from({ length: 60 }, (_, place) => 16 + 4 * place)]
    .filter((at) => at + 4 <= end)
    .map((at) => ascii(file, at, at + 4))
  return brands.some((brand) => AVIF_BRANDS.includes(brand))
}

const PNG = "\x89PNG\r\n\x1a\n"

/** The kinds of picture that operators send, by the name that sharp has for them. */
export type PictureKind = "jpeg" | "png" | "webp" | "heif"

/** The kind of a picture by its first bytes; null for whatever else it may be. */
export const pictureKindOf = (file: Uint8Array): PictureKind | null => {
  if (file.length < 16) return null
  if (ascii(file, 0, 3) === "\xff\xd8\xff") return "jpeg"
  if (ascii(file, 0, 8) === PNG) return "png"
  if (ascii(file, 0, 4) === "RIFF" && ascii(file, 8, 12) === "WEBP") return "webp"
  return isAvif(file) ? "heif" : null
}
