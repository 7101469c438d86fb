import { compressedOnce, isCompressible } from "#adapters/http-server/files/compressed-once.ts"
import { brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib"
import { expect, it } from "vitest"

const text = "a line that comes again. ".repeat(40)

/** Files of which the first so many readings fail. */
const aDisk = (failures = 0) => {
  const read: Array<string> = []
  const packed = compressedOnce(async (path) => {
    read.push(path)
    if (read.length <= failures) throw new Error("busy")
    return new TextEncoder().encode(`${path} ${text}`)
  })
  return { packed, read }
}

it("packs a file once for each packing, and gives the same bytes again", async () => {
  const { packed, read } = aDisk()

  const first = await packed("/a.js", "br")
  const again = await packed("/a.js", "br")
  const otherwise = await packed("/a.js", "gzip")

  expect(again).toBe(first)
  expect(brotliDecompressSync(first).toString()).toBe(`/a.js ${text}`)
  expect(gunzipSync(otherwise).toString()).toBe(`/a.js ${text}`)
  expect(read).toEqual(["/a.js", "/a.js"])
})

it("packs a file as small as it gets", async () => {
  const varied = Array.from(
    { length: 4000 },
    (_, place) => `${(place * place) % 97} ${place % 7 ? "stay" : "night"}s`,
  ).join(" ")
  const packed = compressedOnce(async () => new TextEncoder().encode(varied))

  const { byteLength } = await packed("/a.js", "gzip")

  expect(byteLength).toBe(gzipSync(varied, { level: 9 }).byteLength)
  expect(byteLength).toBeLessThan(gzipSync(varied).byteLength)
})

it("does not take one file for another", async () => {
  const { packed } = aDisk()

  await packed("/a.js", "br")

  expect(brotliDecompressSync(await packed("/b.js", "br")).toString()).toBe(`/b.js ${text}`)
})

it("tries again where a file could not be read", async () => {
  const { packed, read } = aDisk(1)

  await expect(packed("/a.js", "gzip")).rejects.toThrow("busy")

  expect(gunzipSync(await packed("/a.js", "gzip")).toString()).toBe(`/a.js ${text}`)
  expect(read).toHaveLength(2)
})

it.each(["css", "html", "js", "json", "svg", "txt", "webmanifest", "xml"])(
  "packs .%s",
  (ending) => {
    expect(isCompressible(ending)).toBe(true)
  },
)

it.each(["avif", "webp", "png", "woff2", "pdf", ""])("does not pack .%s", (ending) => {
  expect(isCompressible(ending)).toBe(false)
})
