import { wholeFileOf } from "#core/contact/attachment-content.ts"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

const bytes = (...parts: ReadonlyArray<ReadonlyArray<number> | string>) =>
  new Uint8Array(
    parts.flatMap((part) =>
      typeof part === "string" ? [...Buffer.from(part, "latin1")] : [...part],
    ),
  )

const SCAN = [0xff, 0xda, 0x00, 0x03, 0x01]
/** An application segment that holds a small picture of its own, with an end of its own. */
const PREVIEW = [0xff, 0xe1, 0x00, 0x06, 0xff, 0xd8, 0xff, 0xd9]
const DATA = [0x11, 0xff, 0x00, 0x22, 0xff, 0xd0, 0x33, 0xff, 0xd7, 0x44]
const jpeg = bytes([0xff, 0xd8], PREVIEW, SCAN, DATA, SCAN, DATA, [0xff, 0xd9])

/** A JPEG whose picture data is broken off by a mark with a length beyond the file. */
const cut = (mark: number) =>
  bytes([0xff, 0xd8], SCAN, [0x11, 0xff, mark, 0xff, 0xff, 0x22, 0xff, 0xd9])

const chunk = (name: string, content: ReadonlyArray<number>) => [
  0,
  0,
  0,
  content.length,
  ...Buffer.from(name),
  ...content,
  1,
  2,
  3,
  4,
]
const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const png = bytes(SIGNATURE, chunk("IHDR", [1, 2, 3]), chunk("IDAT", []), chunk("IEND", []))

const webp = bytes("RIFF", [8, 0, 0, 0], "WEBPVP8 ")
const pdf = bytes("%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nstartxref\n9\n%%EOF")

const files = { jpeg, png, webp, pdf } as const
const kinds = Object.entries(files)

describe("a file that is attached", () => {
  it.each(kinds)("is kept whole: %s", (kind, content) => {
    expect(wholeFileOf(content)).toEqual({ kind, content })
  })

  it.each(kinds)("loses what stands behind its end: %s", (kind, content) => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1 }), (behind) => {
        expect(wholeFileOf(new Uint8Array([...content, ...behind]))).toEqual({ kind, content })
      }),
    )
  })

  it.each(kinds)("is refused when its end is missing: %s", (_, content) => {
    for (const length of content.keys()) expect(wholeFileOf(content.subarray(0, length))).toBeNull()
  })

  it("is found in the middle of what it came with", () => {
    const around = new Uint8Array([0, ...png, 0])

    expect(wholeFileOf(around.subarray(1, -1))).toEqual({ kind: "png", content: png })
  })

  it.each([
    ["a page behind the mark of a picture", bytes([0xff, 0xd8, 0xff], "<html><script>")],
    ["a JPEG whose segment is followed by something else", bytes([0xff, 0xd8], PREVIEW, "<html>")],
    ["a JPEG whose picture data goes on behind a restart that there is not", cut(0xd8)],
    ["a JPEG whose picture data goes on behind a mark below the restarts", cut(0xcf)],
    ["a JPEG whose picture data never ends", bytes([0xff, 0xd8], SCAN, [0x11, 0x22])],
    ["a PNG whose last chunk is longer than the file", bytes(SIGNATURE, [0, 0, 0, 9], "IEND1234")],
    ["a WebP that is longer than the file", bytes("RIFF", [9, 0, 0, 0], "WEBPVP8 ")],
    ["a PDF that ends before it says where its parts are", bytes("%PDF-1.7\n%%EOF\nstartxref\n9")],
    ["a PDF without its table", bytes("%PDF-1.7\n%%EOF")],
  ])("is refused: %s", (_, content) => {
    expect(wholeFileOf(content)).toBeNull()
  })

  it.each(["JavaScript", "JS", "Launch", "EmbeddedFile", "EmbeddedFiles", "RichMedia", "XFA"])(
    "is refused as a PDF with /%s",
    (name) => {
      const active = bytes(`%PDF-1.7\n<< /${name} 1 0 R >>\nstartxref\n9\n%%EOF`)

      expect(wholeFileOf(active)).toBeNull()
    },
  )

  // A name may have any of its characters as their two hexadecimal digits (ISO 32000-1, 7.3.5).
  it.each(["J#61vaScript", "#4a#53", "#4AS", "L#61unch", "Embedded#46ile"])(
    "is refused as a PDF that writes it as /%s",
    (name) => {
      const active = bytes(`%PDF-1.7\n<< /${name} 1 0 R >>\nstartxref\n9\n%%EOF`)

      expect(wholeFileOf(active)).toBeNull()
    },
  )

  it.each(["JS#4fN", "#4", "#zz"])("may name /%s in a PDF", (name) => {
    const harmless = bytes(`%PDF-1.7\n<< /${name} 1 0 R >>\nstartxref\n9\n%%EOF`)

    expect(wholeFileOf(harmless)?.kind).toBe("pdf")
  })

  it.each(["JSON", "Launched", "XFA1"])("may name /%s in a PDF", (name) => {
    const harmless = bytes(`%PDF-1.7\n<< /${name} 1 0 R >>\nstartxref\n9\n%%EOF`)

    expect(wholeFileOf(harmless)?.kind).toBe("pdf")
  })
})
