import { sharpPictures } from "#adapters/pictures/pictures.sharp.ts"
import { Effect } from "effect"
import sharp from "sharp"
import { describe, expect, it } from "vitest"

const { square } = sharpPictures()

const aPhoto = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#0c5b45" } })

const bytes = async (picture: ReturnType<typeof aPhoto>) => new Uint8Array(await picture.toBuffer())

const refusal = async (file: Uint8Array): Promise<string> =>
  (await Effect.runPromise(Effect.flip(square(file)))).reason

/** A PNG that says in its first chunk how large it would be. */
const aHugePng = async () => {
  const file = await bytes(aPhoto(10, 10).png())
  const view = new DataView(file.buffer)
  view.setUint32(16, 50_000)
  view.setUint32(20, 50_000)
  return file
}

describe("a picture from a stranger", () => {
  it("is kept square in two sizes", async () => {
    const { large, small } = await Effect.runPromise(square(await bytes(aPhoto(900, 600).jpeg())))

    expect(await sharp(large).metadata()).toMatchObject({ format: "webp", width: 512, height: 512 })
    expect(await sharp(small).metadata()).toMatchObject({ format: "webp", width: 128, height: 128 })
  })

  it("is turned upright and carries nothing but the picture", async () => {
    const exif = { IFD0: { Copyright: "Aisyah" }, IFD3: { GPSLatitude: "3/1 8/1 0/1" } }
    const sideways = aPhoto(400, 200).withMetadata({ orientation: 6 }).withExif(exif).jpeg()

    const { large } = await Effect.runPromise(square(await bytes(sideways)))

    const { exif: left, orientation, icc, xmp } = await sharp(large).metadata()
    expect([left, orientation, icc, xmp]).toEqual([undefined, undefined, undefined, undefined])
  })

  it("is known by its content, not by its name", async () => {
    expect(
      await refusal(new TextEncoder().encode("<svg xmlns='http://www.w3.org/2000/svg'/>")),
    ).toBe("NotAPicture")
    expect(await refusal(await bytes(aPhoto(10, 10).gif()))).toBe("NotAPicture")
  })

  it("is refused unopened when it would be too large", async () => {
    expect(await refusal(await aHugePng())).toBe("TooManyPixels")
    expect(await refusal(new Uint8Array(5 * 1024 * 1024 + 1))).toBe("PictureTooLarge")
  })

  it("is refused when it is cut short", async () => {
    const whole = await bytes(aPhoto(900, 600).jpeg())

    expect(await refusal(whole.slice(0, whole.length / 2))).toBe("NotAPicture")
  })
})
