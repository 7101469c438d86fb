import { preparedPictureCutter } from "#adapters/pictures/prepared-picture-cutter.ts"
import { sharpPictureCutter } from "#adapters/pictures/picture-cutter.sharp.ts"
import { keepOwnPicture } from "#core/inventory/own-pictures.ts"
import type { PictureCutter } from "#core/inventory/picture-cutter.port.ts"
import { pictureCuts } from "#core/property/picture-cuts.ts"
import { inMemoryFiles } from "#fixtures/doubles/files.in-memory.ts"
import { plainPictureCutter } from "#fixtures/doubles/picture-cutter.plain.ts"
import { readFileSync } from "node:fs"
import sharp from "sharp"
import { describe, expect, it } from "vitest"
import { refusal, resultOf } from "./outcomes.ts"

const webp = readFileSync("fixtures/pictures/lobby-boutique-01.webp")
const jpeg = new Uint8Array(await sharp(webp).jpeg().toBuffer())
const words = new TextEncoder().encode("These are words and no picture at all.")

const prepared = inMemoryFiles()
await resultOf(keepOwnPicture({ files: prepared, cutter: sharpPictureCutter() }, jpeg))

const cutters: ReadonlyArray<{ readonly name: string; readonly cutter: PictureCutter }> = [
  { name: "sharp", cutter: sharpPictureCutter() },
  { name: "a double", cutter: plainPictureCutter },
  { name: "prepared", cutter: preparedPictureCutter(prepared, sharpPictureCutter()) },
]

describe.each(cutters)("a cutter of pictures: $name", ({ cutter }) => {
  it("cuts to each width in each format once, with a colour", async () => {
    const { colour, cuts } = await resultOf(cutter.cut(jpeg))

    expect(colour).toMatch(/^#[0-9a-f]{6}$/)
    expect(cuts.map(({ width, format }) => `${width} ${format}`).toSorted()).toEqual(
      pictureCuts.widths
        .flatMap((width) => pictureCuts.formats.map((format) => `${width} ${format}`))
        .toSorted(),
    )
    expect(cuts.every(({ bytes }) => bytes.byteLength > 0)).toBe(true)
  })

  it("refuses what is no picture", async () => {
    expect(await refusal(cutter.cut(words))).toMatchObject({ reason: "NotAPicture" })
    expect(await refusal(cutter.cut(new Uint8Array()))).toMatchObject({ reason: "NotAPicture" })
  })

  it("gives the same file the same digest and another file another", () => {
    expect(cutter.digestOf(jpeg)).toMatch(/^[0-9a-f]{64}$/)
    expect(cutter.digestOf(jpeg.slice())).toBe(cutter.digestOf(jpeg))
    expect(cutter.digestOf(words)).not.toBe(cutter.digestOf(jpeg))
  })
})
