import { packedAnswer } from "#adapters/http-server/files/packed-answer.ts"
import { expect, it } from "vitest"
import {
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  zstdDecompressSync,
} from "node:zlib"

const SHORT = "a".repeat(1400)
const LONG = JSON.stringify(Array.from({ length: 200 }, (_, place) => ({ place, name: "Kuala" })))
/** More than is packed while others wait. */
const VERY_LONG = LONG.repeat(40)

const asked = (accepted: string) =>
  new Request("http://site.example/api/x", { headers: { "accept-encoding": accepted } })

const answered = (accepted: string, body: string) =>
  packedAnswer(asked(accepted), {
    status: 201,
    headers: { "content-type": "application/json", vary: "origin" },
    body,
  })

const unpackers = { zstd: zstdDecompressSync, br: brotliDecompressSync, gzip: gunzipSync } as const

it.each([
  ["zstd", "gzip, deflate, br, zstd", "at once", LONG],
  ["br", "gzip, deflate, br", "at once", LONG],
  ["gzip", "gzip", "at once", LONG],
  ["br", "gzip, deflate, br", "in pieces", VERY_LONG],
  ["gzip", "gzip", "in pieces", VERY_LONG],
] as const)(
  "says what it was before: packed as %s for %j %s",
  async (packing, accepted, _, body) => {
    const answer = answered(accepted, body)
    const bytes = new Uint8Array(await answer.arrayBuffer())

    expect(unpackers[packing](bytes).toString()).toBe(body)
    expect(bytes.length).toBeLessThan(body.length / 4)
    expect(answer.status).toBe(201)
    expect(answer.headers.get("content-encoding")).toBe(packing)
    expect(answer.headers.get("content-type")).toBe("application/json")
    expect(answer.headers.get("vary")).toBe("origin, accept-encoding")
  },
)

it.each(["zstd", "br", "gzip"])(
  "says how long it is, so that nobody waits for more: %s",
  async (accepted) => {
    const answer = answered(accepted, LONG)

    const { byteLength } = await answer.arrayBuffer()
    expect(answer.headers.get("content-length")).toBe(String(byteLength))
  },
)

it.each([
  ["one that travels in one packet anyway", "br, gzip", SHORT],
  ["one for a client that takes nothing packed", "identity", LONG],
  ["one for a client that wants no packing by name", "br;q=0, gzip;q=0", LONG],
])("is not packed: %s", async (_, accepted, body) => {
  const answer = answered(accepted, body)

  expect(answer.headers.get("content-encoding")).toBeNull()
  expect(answer.headers.get("vary")).toBe("origin")
  expect(await answer.text()).toBe(body)
})

it("is packed from the first byte that would not travel in one packet", async () => {
  const answer = answered("gzip", `${SHORT}a`)

  expect(answer.headers.get("content-encoding")).toBe("gzip")
  expect(gunzipSync(await answer.arrayBuffer()).toString()).toBe(`${SHORT}a`)
})

it("is packed in pieces, without a known length, where it is longer than 64 KB", () => {
  const lengthSaid = (length: number) =>
    answered("br", "a".repeat(length)).headers.has("content-length")

  expect([lengthSaid(65_536), lengthSaid(65_537)]).toEqual([true, false])
})

it("is packed quickly, in a window that is no larger than the answer needs", async () => {
  const packed = new Uint8Array(await answered("br", LONG).arrayBuffer())

  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_LGWIN]: 13,
    [constants.BROTLI_PARAM_SIZE_HINT]: LONG.length,
  }
  expect(LONG.length).toBeGreaterThan(2 ** 12)
  expect(LONG.length).toBeLessThan(2 ** 13)
  expect(packed).toEqual(new Uint8Array(brotliCompressSync(LONG, { params })))
})
