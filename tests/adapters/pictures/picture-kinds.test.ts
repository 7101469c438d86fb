import { pictureKindOf } from "#adapters/pictures/picture-kinds.ts"
import { describe, expect, it } from "vitest"

/** A file that begins with these bytes, and goes on to a length. */
const file = (beginning: string, length = 64): Uint8Array => {
  const bytes = new Uint8Array(Math.max(length, beginning.length))
  bytes.set(Buffer.from(beginning, "latin1"))
  return bytes
}

const sized = (size: number): string =>
  Buffer.from(Uint32Array.of(size).buffer).swap32().toString("latin1")

/** The first box of a file, which says of itself how long it is, with brands at these places. */
const boxed = (
  size: number,
  brands: Readonly<Record<number, string>>,
  length = 512,
): Uint8Array => {
  const bytes = file(`${sized(size)}ftyp`, length)
  for (const [at, brand] of Object.entries(brands))
    bytes.set(Buffer.from(brand, "latin1"), Number(at))
  return bytes
}

describe("the kind of a picture by its first bytes", () => {
  it.each([
    ["\xff\xd8\xff", "jpeg"],
    ["\xff\xd8\xfe", null],
    ["\xff\xd7\xff", null],
    ["\x89PNG\r\n\x1a\n", "png"],
    ["\x89PNG\n\n\x1a\n", null],
    ["RIFF\0\0\0\0WEBP", "webp"],
    ["RIFF\0\0\0\0WAVE", null],
    ["RIFX\0\0\0\0WEBP", null],
    ["GIF89a", null],
    ["\0\0\0\x20ftypavif", "heif"],
    ["\0\0\0\x20ftypavis", "heif"],
    ["\0\0\0\x20mdatavif", null],
  ])("%j is %s", (beginning, kind) => {
    expect(pictureKindOf(file(beginning))).toBe(kind)
  })

  it("is none of a file with less than sixteen bytes", () => {
    expect(pictureKindOf(file("\xff\xd8\xff", 15))).toBeNull()
    expect(pictureKindOf(file("\xff\xd8\xff", 16))).toBe("jpeg")
  })

  it.each([
    ["the main brand", boxed(20, { 8: "avif" }), "heif"],
    ["a brand that ends with the box", boxed(20, { 8: "mif1", 16: "avif" }), "heif"],
    ["a brand that ends behind the box", boxed(19, { 8: "mif1", 16: "avif" }), null],
    ["the version between them", boxed(20, { 8: "mif1", 12: "avif", 16: "miaf" }), null],
    ["a brand between two places", boxed(40, { 8: "mif1", 18: "avif" }), null],
    ["the last brand that is looked at", boxed(512, { 8: "mif1", 252: "avif" }), "heif"],
    ["a brand behind 256 bytes", boxed(512, { 8: "mif1", 256: "avif" }), null],
    ["a brand that the file breaks off in", boxed(64, { 8: "mif1", 16: "av" }, 18), null],
  ])("is read from %s", (_, bytes, kind) => {
    expect(pictureKindOf(bytes)).toBe(kind)
  })

  it("is read from a part of a larger piece of memory", () => {
    const whole = new Uint8Array([9, 9, 9, ...boxed(20, { 8: "mif1", 16: "avif" })])

    expect(pictureKindOf(whole.subarray(3))).toBe("heif")
  })
})
