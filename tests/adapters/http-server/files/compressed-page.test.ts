import { compressedPage } from "#adapters/http-server/files/compressed-page.ts"
import { randomFor } from "#fixtures/inventory/random.ts"
import { Readable } from "node:stream"
import type { ReadableStream as NodeReadableStream } from "node:stream/web"
import { brotliCompressSync, constants, createBrotliDecompress, createGunzip } from "node:zlib"
import { describe, expect, it } from "vitest"

const chance = randomFor(1, "words")

const asking = (accepted: string) =>
  new Request("http://stays.test", { headers: { "accept-encoding": accepted } })

/** A page of which only the first piece has been written so far. */
const aSlowPage = () => {
  let finish = () => {}
  let isLeft = false
  const body = new ReadableStream({
    start: (pieces) => {
      pieces.enqueue(new TextEncoder().encode("<h1>Stays</h1>"))
      finish = () => {
        pieces.enqueue(new TextEncoder().encode("<p>RM 644.96</p>"))
        pieces.close()
      }
    },
    cancel: () => {
      isLeft = true
    },
  })
  return { page: new Response(body), finish: () => finish(), wasLeft: () => isLeft }
}

describe("a page packed while it flows", () => {
  it.each([
    ["br", createBrotliDecompress],
    ["gzip", createGunzip],
  ])("shows its first piece with %s before the last is written", async (packing, unpacker) => {
    const { page, finish } = aSlowPage()
    const packed = compressedPage(asking(packing), page)
    const written = Readable.fromWeb(packed.body as NodeReadableStream).pipe(unpacker())
    const pieces = written.iterator()

    expect(String((await pieces.next()).value)).toBe("<h1>Stays</h1>")

    finish()
    expect(String((await pieces.next()).value)).toBe("<p>RM 644.96</p>")
  })

  it("is packed in one go where its pieces come in one go", async () => {
    const words = Array.from({ length: 4000 }, () => chance.whole(0, 997)).join(" ")
    const pieces = words.match(/.{1,400}/gs) ?? []
    const body = new ReadableStream({
      start: (written) => {
        for (const piece of pieces) written.enqueue(new TextEncoder().encode(piece))
        written.close()
      },
    })

    const packed = compressedPage(asking("br"), new Response(body))
    const bytes = new Uint8Array(await packed.arrayBuffer())

    expect(pieces.length).toBeGreaterThan(30)
    const inOneGo = await compressedPage(asking("br"), new Response(words)).arrayBuffer()
    expect(bytes).toEqual(new Uint8Array(inOneGo))
  })

  it("is no longer written when the guest has left", async () => {
    const { page, wasLeft } = aSlowPage()
    const packed = compressedPage(asking("br"), page)
    const reader = (packed.body ?? new ReadableStream()).getReader()
    await reader.read()

    await reader.cancel()

    await expect.poll(wasLeft).toBe(true)
  })

  it("is packed with the effort that a guest may be kept waiting for", async () => {
    const words = Array.from({ length: 4000 }, () => chance.whole(0, 997)).join(" ")
    const quality = { [constants.BROTLI_PARAM_QUALITY]: 5 }

    const packed = compressedPage(asking("br"), new Response(words))

    const { byteLength } = await packed.arrayBuffer()
    const wanted = brotliCompressSync(words, { params: quality }).length
    expect(byteLength / wanted).toBeCloseTo(1, 1)
    expect(brotliCompressSync(words).length / wanted).toBeLessThan(0.9)
  })

  it("comes as it is to those who take nothing packed", () => {
    const page = new Response("page")

    expect(compressedPage(asking("identity"), page)).toBe(page)
  })

  it("says how it is packed, and no length that is not its own any more", () => {
    const headers = { "content-length": "4", "content-language": "ms", vary: "cookie" }
    const page = new Response("page", { status: 404, headers })

    const packed = compressedPage(asking("gzip"), page)

    expect(packed.status).toBe(404)
    expect(Object.fromEntries(packed.headers)).toMatchObject({
      "content-encoding": "gzip",
      "content-language": "ms",
      vary: "cookie, accept-encoding",
    })
    expect(packed.headers.has("content-length")).toBe(false)
  })

  it("stays without a body where it has none", () => {
    const page = new Response(null, { status: 304 })

    expect(compressedPage(asking("br"), page)).toBe(page)
  })

  it("breaks off where the page itself does", async () => {
    const body = new ReadableStream({ start: (pieces) => pieces.error(new Error("broken")) })
    const packed = compressedPage(asking("br"), new Response(body))

    await expect(packed.text()).rejects.toThrow("broken")
  })
})
