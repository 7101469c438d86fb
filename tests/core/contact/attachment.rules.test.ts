import { fileKindOf, keptNameOf, sizeIssue } from "#core/contact/attachment.rules.ts"
import { inquiryTerms } from "#core/contact/inquiry.terms.ts"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

const { most, bytesEach, bytesTogether } = inquiryTerms.attachments
const bytes = (...some: ReadonlyArray<number>) => new Uint8Array(some)
const text = (words: string) => new TextEncoder().encode(words)

describe("what a file is", () => {
  it.each([
    ["pdf", text("%PDF-1.7\n")],
    ["jpeg", bytes(0xff, 0xd8, 0xff, 0xe0)],
    ["png", bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)],
    ["webp", text("RIFF1234WEBPVP8 ")],
  ])("is seen from how it begins: %s", (kind, content) => {
    expect(fileKindOf(content)).toBe(kind)
  })

  it.each([
    ["nothing", bytes()],
    ["a GIF", text("GIF89a")],
    ["a page", text("<html>")],
    ["a program", bytes(0x4d, 0x5a, 0x90)],
    ["a picture of another kind in the same wrapping", text("RIFF1234WAVEfmt ")],
    ["half a PNG", bytes(0x89, 0x50, 0x4e, 0x47)],
  ])("is nothing that may be attached: %s", (_, content) => {
    expect(fileKindOf(content)).toBeNull()
  })
})

describe("the size of a file", () => {
  it("may be anything up to ten megabytes, but not nothing", () => {
    expect(sizeIssue(bytesEach, [])).toBeNull()
    expect(sizeIssue(bytesEach + 1, [])).toBe("FileTooLarge")
    expect(sizeIssue(0, [])).toBe("FileEmpty")
  })

  it("counts with those that are there: five files, and 25 megabytes together", () => {
    const ones = (count: number, size = 1) => Array.from({ length: count }, () => ({ bytes: size }))

    expect(sizeIssue(1, ones(most - 1))).toBeNull()
    expect(sizeIssue(1, ones(most))).toBe("TooManyFiles")
    expect(sizeIssue(bytesTogether - 2 * bytesEach, ones(2, bytesEach))).toBeNull()
    expect(sizeIssue(bytesTogether - 2 * bytesEach + 1, ones(2, bytesEach))).toBe("FilesTooLarge")
  })
})

describe("the name of a file", () => {
  it.each([
    ["bill.pdf", "pdf", "bill.pdf"],
    ["C:\\Users\\me\\bill.PDF", "pdf", "bill.PDF"],
    ["../../etc/passwd", "png", "passwd.png"],
    ["photo.jpeg", "jpeg", "photo.jpeg"],
    ["photo", "jpeg", "photo.jpg"],
    ["photo.jpg", "jpeg", "photo.jpg"],
    ["photo.jpg.exe", "jpeg", "photo.jpg.exe.jpg"],
    ["photo.png.exe", "png", "photo.png.exe.png"],
    ["photo.webp.exe", "webp", "photo.webp.exe.webp"],
    ["  bill.pdf ", "pdf", "bill.pdf"],
    ["a\n/b\n/bill.pdf", "pdf", "bill.pdf"],
    ["invoice.pdf.exe", "pdf", "invoice.pdf.exe.pdf"],
    ["", "webp", "file.webp"],
    ['a"b\r\nc.png', "png", "abc.png"],
    ["发票.pdf", "pdf", "发票.pdf"],
  ] as const)("%o of a %s is kept as %o", (name, kind, kept) => {
    expect(keptNameOf(name, kind)).toBe(kept)
  })

  it("keeps its end when it is too long", () => {
    expect(keptNameOf(`${"a".repeat(200)}.pdf`, "pdf")).toBe(`${"a".repeat(116)}.pdf`)
    expect(keptNameOf("🌴".repeat(200), "png")).toBe(`${"🌴".repeat(120)}.png`)
  })

  it("is always one name without a path, ending as what it is", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (name) => {
        const kept = keptNameOf(name, "pdf")

        expect(kept).toMatch(/^[^\\/:*?"<>|\p{Cc}]+\.pdf$/iu)
        expect([...kept].length).toBeLessThanOrEqual(124)
      }),
    )
  })
})
