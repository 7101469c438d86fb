import { sharpPictureCutter } from "#adapters/pictures/picture-cutter.sharp.ts"
import { pictureKindOf } from "#adapters/pictures/picture-kinds.ts"
import { MOST_OWN_PICTURE_MEGABYTES } from "#core/inventory/own-picture.terms.ts"
import { pictureCuts } from "#core/property/picture-cuts.ts"
import { Effect } from "effect"
import sharp, { type Sharp } from "sharp"
import { describe, expect, it } from "vitest"

const cutter = sharpPictureCutter()

const bytes = async (picture: Sharp) => new Uint8Array(await picture.toBuffer())

const aPhoto = (width: number, height: number, background = "#0c5b45") =>
  sharp({ create: { width, height, channels: 3, background } })

const cutsOf = async (file: Uint8Array) => (await Effect.runPromise(cutter.cut(file))).cuts

const sizesOf = async (file: Uint8Array) => {
  const sizes = []
  for (const cut of await cutsOf(file)) {
    const { width, height } = await sharp(cut.bytes).metadata()
    sizes.push(`${cut.format} ${width}x${height}`)
  }
  return sizes
}

const reasonFor = async (file: Uint8Array): Promise<string> =>
  (await Effect.runPromise(Effect.flip(cutter.cut(file)))).reason

/** A PNG that says in its first chunk how large it would be. */
const aHugePng = async () => {
  const file = await bytes(aPhoto(10, 10).png())
  const view = new DataView(file.buffer)
  view.setUint32(16, 50_000)
  view.setUint32(20, 50_000)
  return file
}

const anSvg = new TextEncoder().encode(
  "<svg xmlns='http://www.w3.org/2000/svg' width='10' height='10'><script/></svg>",
)

describe("a picture from an operator", () => {
  it.each(["jpeg", "png", "webp", "avif"] as const)("may be %s", async (format) => {
    const file = await bytes(aPhoto(1500, 1000).toFormat(format))

    expect(await sizesOf(file)).toEqual(
      pictureCuts.widths.flatMap((width) => [
        `avif ${width}x${Math.round((width * 2) / 3)}`,
        `webp ${width}x${Math.round((width * 2) / 3)}`,
      ]),
    )
  })

  it("is turned upright and carries nothing of where and by what it was taken", async () => {
    const exif = {
      IFD0: { Copyright: "Aisyah", Make: "Camera" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "3/1 8/1 0/1" },
    }
    const sideways = await bytes(
      aPhoto(900, 600).withMetadata({ orientation: 6 }).withExif(exif).jpeg(),
    )
    expect(Buffer.from(sideways).includes("Aisyah")).toBe(true)

    for (const cut of await cutsOf(sideways)) {
      const found = await sharp(cut.bytes).metadata()
      const { exif: left, xmp, iptc, icc, orientation, width, height } = found
      expect([left, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined])
      expect(orientation ?? 1).toBe(1)
      expect(height).toBeGreaterThan(width)
      expect(Buffer.from(cut.bytes).includes("Aisyah")).toBe(false)
    }
  })

  it("is never enlarged, and a very tall one is made narrower", async () => {
    expect(await sizesOf(await bytes(aPhoto(400, 300).jpeg()))).toContain("webp 400x300")
    expect(await sizesOf(await bytes(aPhoto(500, 20_000).png()))).toContain("webp 60x2400")
  })

  it("has the colour that is most of it", async () => {
    const { colour } = await Effect.runPromise(
      cutter.cut(await bytes(aPhoto(90, 60, "#ff0000").png())),
    )

    expect(colour).toMatch(/^#f[0-9a-f]0[0-9a-f]0[0-9a-f]$/)
  })

  it("lies on white where it lets through", async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 }
    const file = await bytes(
      sharp({ create: { width: 40, height: 40, channels: 4, background: clear } }).png(),
    )

    const [cut] = await cutsOf(file)

    expect((await sharp(cut?.bytes).stats()).channels.map(({ min }) => min)).toEqual([
      255, 255, 255,
    ])
  })

  it("is known by its content, never by its name", async () => {
    expect(await reasonFor(anSvg)).toBe("NotAPicture")
    expect(await reasonFor(await bytes(aPhoto(10, 10).gif()))).toBe("NotAPicture")
    expect(await reasonFor(await bytes(aPhoto(10, 10).tiff()))).toBe("NotAPicture")
    expect(await reasonFor(new TextEncoder().encode("%PDF-1.7 and more of it"))).toBe("NotAPicture")
  })

  it("is refused unopened when it would be too large", async () => {
    expect(await reasonFor(await aHugePng())).toBe("TooManyPixels")
    const heavy = new Uint8Array(MOST_OWN_PICTURE_MEGABYTES * 1024 * 1024 + 1)
    expect(await reasonFor(heavy)).toBe("PictureTooLarge")
  })

  it("is refused when it is cut short or begins like a picture and is none", async () => {
    const whole = await bytes(aPhoto(900, 600).jpeg())
    expect(await reasonFor(whole.slice(0, whole.length / 2))).toBe("NotAPicture")

    const beginning = whole.slice(0, 20)
    expect(await reasonFor(Uint8Array.from([...beginning, ...anSvg]))).toBe("NotAPicture")
  })
})

describe("the kind of a file", () => {
  const ftyp = (...brands: ReadonlyArray<string>) => {
    const size = 8 + 4 * brands.length + 4
    const [major = "", ...others] = brands
    return Uint8Array.from(
      Buffer.from(
        `\0\0\0${String.fromCharCode(size)}ftyp${major}\0\0\0\0${others.join("")}`,
        "latin1",
      ),
    )
  }

  it("is AVIF by any of its brands, and HEIC is none", () => {
    expect(pictureKindOf(ftyp("avif", "mif1"))).toBe("heif")
    expect(pictureKindOf(ftyp("mif1", "miaf", "avif"))).toBe("heif")
    expect(pictureKindOf(ftyp("heic", "mif1"))).toBeNull()
  })

  it("is nothing when a brand stands behind the end of the list", () => {
    const file = Uint8Array.from([...ftyp("heic", "mif1"), ...Buffer.from("avifavif")])

    expect(pictureKindOf(file)).toBeNull()
  })
})
