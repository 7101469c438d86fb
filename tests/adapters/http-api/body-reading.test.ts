import { bodyOf, BODY_LIMIT, readFileBody } from "#adapters/http-api/body-reading.ts"
import {
  BodyTooLarge,
  ContentTypeRefused,
  InputRefused,
} from "#adapters/http-api/protocol.errors.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"

type Sent = {
  readonly body: BodyInit
  readonly type?: string
}

const requestWith = ({ body, type = "application/json" }: Sent): Request =>
  new Request("https://a.test/api/quotes", {
    method: "POST",
    body,
    headers: { "content-type": type },
    duplex: "half",
  } as RequestInit)

/** A body whose sender hangs up in the middle. */
const cutShort = (): ReadableStream<Uint8Array> => {
  const pieces = ['{"adults":']
  return new ReadableStream({
    pull: (controller) => {
      const piece = pieces.shift()
      if (piece) controller.enqueue(new TextEncoder().encode(piece))
      else controller.error(new Error("hung up"))
    },
  })
}

const refusalOf = (sent: Sent) => Effect.runPromise(Effect.flip(bodyOf(requestWith(sent))))

const refusedAs = (code: string) => new InputRefused({ issues: [{ path: "", code }] })

describe("the body of a call", () => {
  it("is what its JSON says", async () => {
    expect(await Effect.runPromise(bodyOf(requestWith({ body: '{"adults":2}' })))).toEqual({
      adults: 2,
    })
  })

  it("is refused where its sender hung up in the middle, with what is wrong", async () => {
    expect(await refusalOf({ body: cutShort() })).toEqual(refusedAs("CutShort"))
  })

  it.each(["", "{", "undefined"])("is refused where it is no JSON: %j", async (body) => {
    expect(await refusalOf({ body })).toEqual(refusedAs("NotJson"))
  })

  it("is refused where it is not written in UTF-8", async () => {
    expect(await refusalOf({ body: new Uint8Array([0x22, 0xc3, 0x28, 0x22]) })).toEqual(
      refusedAs("NotJson"),
    )
  })

  it("is refused from one byte over the limit, however it comes", async () => {
    const fits = JSON.stringify("a".repeat(BODY_LIMIT - 2))
    const long = JSON.stringify("a".repeat(BODY_LIMIT - 1))

    expect(await Effect.runPromise(bodyOf(requestWith({ body: fits })))).toHaveLength(
      BODY_LIMIT - 2,
    )
    for (const body of [long, new Blob([long]).stream()])
      expect(await refusalOf({ body })).toEqual(new BodyTooLarge({ limit: BODY_LIMIT }))
  })

  it("is refused where it does not say that it is JSON", async () => {
    expect(await refusalOf({ body: "{}", type: "text/plain" })).toEqual(new ContentTypeRefused())
  })
})

it("refuses a file whose sender hung up in the middle", async () => {
  const request = requestWith({ body: cutShort(), type: "image/png" })
  const read = readFileBody(request, { types: ["image/png"], most: 100 })

  expect(await Effect.runPromise(Effect.flip(read))).toEqual(refusedAs("CutShort"))
})
