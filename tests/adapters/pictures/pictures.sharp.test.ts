import { pictureTerms, sharpPictures } from "#adapters/pictures/pictures.sharp.ts"
import type { PictureRefused, TooBusy } from "#core/account/account.errors.ts"
import { AccountId } from "#core/people/account-id.ts"
import { Effect } from "effect"
import sharp from "sharp"
import { describe, expect, it } from "vitest"

const owner = AccountId.make("0123456789abcdefghjkmnpqrs")
const other = AccountId.make("0123456789abcdefghjkmnpqrt")
const pictures = sharpPictures()
const square = (file: Uint8Array) => pictures.square(file, owner)

const aPhoto = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#0c5b45" } })

const bytes = async (picture: ReturnType<typeof aPhoto>) => new Uint8Array(await picture.toBuffer())

const reasonOf = (failure: PictureRefused | TooBusy): string =>
  failure._tag === "TooBusy" ? failure._tag : failure.reason

const refusal = async (file: Uint8Array): Promise<string> =>
  reasonOf(await Effect.runPromise(Effect.flip(square(file))))

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

describe("many pictures of one account", () => {
  it("are refused beyond its share, and those of another account are not", async () => {
    const { whole } = sharpPictures()
    const photo = await bytes(aPhoto(900, 600).jpeg())
    const done: Array<string> = []
    const send = (from: AccountId, name: string) =>
      Effect.runPromise(
        Effect.match(whole(photo, from), {
          onSuccess: () => void done.push(name),
          onFailure: (failure) => reasonOf(failure),
        }),
      )

    const mine = Array.from({ length: 24 }, (_, at) => send(owner, `mine ${at + 1}`))
    const theirs = send(other, "theirs")
    const refused = (await Promise.all(mine)).filter((outcome) => outcome === "TooBusy")
    await theirs

    expect(refused.length).toBeGreaterThan(24 / 2)
    expect(done).toHaveLength(25 - refused.length)
    expect(done).toContain("theirs")
  })

  it("are taken again once some are done", async () => {
    const { whole } = sharpPictures()
    const photo = await bytes(aPhoto(90, 60).jpeg())

    for (let at = 0; at <= pictureTerms.perOwner; at += 1)
      expect(await sharp(await Effect.runPromise(whole(photo, owner))).metadata()).toMatchObject({
        format: "webp",
        width: 90,
      })
  })
})
