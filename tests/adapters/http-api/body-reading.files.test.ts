import { bodyOf, readFileBody, textWithin } from "#adapters/http-api/body-reading.ts"
import { BodyTooLarge, ContentTypeRefused } from "#adapters/http-api/protocol.errors.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"

const requestOf = (body: BodyInit, headers: Readonly<Record<string, string>>): Request =>
  new Request("https://a.test/api/pictures", {
    method: "PUT",
    body,
    headers,
    duplex: "half",
  } as RequestInit)

const bytes = new Uint8Array([1, 2, 3, 4])

/** The same bytes in two pieces. */
const inPieces = () =>
  new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(bytes.slice(0, 3))
      controller.enqueue(bytes.slice(3))
      controller.close()
    },
  })

describe("a file", () => {
  const taken = { types: ["image/png", "image/webp"], most: 4 }
  const read = (type: string, body: BodyInit = bytes, most = 4) =>
    readFileBody(requestOf(body, { "content-type": type }), { ...taken, most })

  it.each(["image/png", "IMAGE/WebP", " image/png ; charset=x"])(
    "may call itself %j",
    async (type) => {
      expect(await Effect.runPromise(read(type))).toEqual(bytes)
    },
  )

  it.each(["image/gif", "image/png2", "x image/png", ""])("may not be %j", async (type) => {
    expect(await Effect.runPromise(Effect.flip(read(type)))).toEqual(new ContentTypeRefused())
  })

  it("may be so large and no larger, however it comes", async () => {
    expect(await Effect.runPromise(read("image/png", inPieces()))).toEqual(bytes)
    const tooLarge = new BodyTooLarge({ limit: 3 })
    expect(await Effect.runPromise(Effect.flip(read("image/png", inPieces(), 3)))).toEqual(tooLarge)
    expect(await Effect.runPromise(Effect.flip(read("image/png", bytes, 3)))).toEqual(tooLarge)
  })

  it("is not read where it says itself that it is too large", async () => {
    const request = requestOf("a", { "content-type": "image/png", "content-length": "5" })

    expect(await Effect.runPromise(Effect.flip(readFileBody(request, taken)))).toEqual(
      new BodyTooLarge({ limit: 4 }),
    )
  })
})

describe("a body of JSON", () => {
  it.each(["application/json", "Application/JSON; charset=utf-8", "application/json ;a=b"])(
    "may call itself %j",
    async (type) => {
      expect(await Effect.runPromise(bodyOf(requestOf("[1]", { "content-type": type })))).toEqual([
        1,
      ])
    },
  )

  it.each(["application/jsonp", "text/application/json", "application/json x"])(
    "may not be %j",
    async (type) => {
      const refused = Effect.flip(bodyOf(requestOf("[1]", { "content-type": type })))

      expect(await Effect.runPromise(refused)).toEqual(new ContentTypeRefused())
    },
  )
})

it("a text is read up to a limit, and is null from one byte more", async () => {
  expect(await textWithin(requestOf("花园", {}), 6)).toBe("花园")
  expect(await textWithin(requestOf("花园", {}), 5)).toBeNull()
  expect(await textWithin(new Request("https://a.test/"), 5)).toBe("")
})
