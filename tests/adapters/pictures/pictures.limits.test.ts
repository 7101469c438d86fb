import { sharpPictureCutter } from "#adapters/pictures/picture-cutter.sharp.ts"
import { sharpPictures } from "#adapters/pictures/pictures.sharp.ts"
import { AccountId } from "#core/people/account-id.ts"
import { Effect } from "effect"
import sharp, { type Sharp } from "sharp"
import { describe, expect, it } from "vitest"

const owner = AccountId.make("0123456789abcdefghjkmnpqrs")
const pictures = sharpPictures()
const cutter = sharpPictureCutter()

const bytes = async (picture: Sharp) => new Uint8Array(await picture.toBuffer())

const aPhoto = (width: number, height: number, background = "#0c5b45") =>
  sharp({ create: { width, height, channels: 3, background } })

/** A PNG that says in its first chunk how large it would be, and is not. */
const aPngOf = async (width: number, height: number): Promise<Uint8Array> => {
  const file = await bytes(aPhoto(10, 10).png())
  const view = new DataView(file.buffer)
  view.setUint32(16, width)
  view.setUint32(20, height)
  return file
}

const sizeOf = async (file: Uint8Array): Promise<string> => {
  const { width, height } = await sharp(file).metadata()
  return `${width}x${height}`
}

const whole = (file: Uint8Array) => Effect.runPromise(pictures.whole(file, owner))

const refusalOf = async (work: Effect.Effect<unknown, unknown>): Promise<unknown> =>
  Effect.runPromise(Effect.flip(work))

describe("how large a picture of a guest may be", () => {
  it.each([
    [10_000, 5000, "NotAPicture"],
    [10_000, 5001, "TooManyPixels"],
  ])("is said by its head: %i by %i is refused as %s", async (width, height, reason) => {
    const file = await aPngOf(width, height)

    expect(await refusalOf(pictures.whole(file, owner))).toMatchObject({ reason })
    expect(await refusalOf(pictures.square(file, owner))).toMatchObject({ reason })
  })

  it("is five megabytes", async () => {
    const photo = await bytes(aPhoto(90, 60).jpeg())
    const filledTo = (length: number): Uint8Array => {
      const file = new Uint8Array(length)
      file.set(photo)
      return file
    }

    expect(await sizeOf(await whole(filledTo(5 * 1024 * 1024)))).toBe("90x60")
    const refused = pictures.whole(filledTo(5 * 1024 * 1024 + 1), owner)
    expect(await refusalOf(refused)).toMatchObject({ reason: "PictureTooLarge" })
  })
})

describe("what is kept of a picture of a guest", () => {
  it("is the whole of it, upright and no longer than 2,000 pixels", async () => {
    const sideways = aPhoto(3000, 1500).withMetadata({ orientation: 6 }).jpeg()

    const kept = await whole(await bytes(sideways))

    expect(await sizeOf(kept)).toBe("1000x2000")
    expect(await sharp(kept).metadata()).toMatchObject({ format: "webp" })
  })

  it("is the middle of it, where it is to be square", async () => {
    const ofColour = (background: string) => aPhoto(300, 300, background).png().toBuffer()
    const left = { input: await ofColour("#ff0000"), left: 0, top: 0 }
    const right = { input: await ofColour("#0000ff"), left: 600, top: 0 }
    const wide = await bytes(aPhoto(900, 300, "#00ff00").composite([left, right]).png())

    const { small } = await Effect.runPromise(pictures.square(wide, owner))

    const { data } = await sharp(small).raw().toBuffer({ resolveWithObject: true })
    expect(data[1]).toBeGreaterThan(200)
    expect(data[0]).toBeLessThan(60)
  })
})

describe("how large a picture of an operator may be", () => {
  it.each([
    [10_000, 6000, "NotAPicture"],
    [10_000, 6001, "TooManyPixels"],
  ])("is said by its head: %i by %i is refused as %s", async (width, height, reason) => {
    expect(await refusalOf(cutter.cut(await aPngOf(width, height)))).toMatchObject({ reason })
  })

  it("is thirty megabytes", async () => {
    const full = new Uint8Array(30 * 1024 * 1024)

    expect(await refusalOf(cutter.cut(full))).toMatchObject({ reason: "NotAPicture" })
  })
})
