import { acceptedPacking, quickPacking } from "#adapters/http-server/files/accepted-encoding.ts"
import { expect, it } from "vitest"

const asking = (header: string | null) =>
  new Request(
    "http://stays.test",
    header === null ? {} : { headers: { "accept-encoding": header } },
  )

const accepting = (header: string | null) => acceptedPacking(asking(header))

it.each([
  ["br", "br"],
  ["gzip, deflate, br", "br"],
  ["gzip", "gzip"],
  ["br;q=0.5, gzip;q=1.0", "br"],
  ["br;q=0.001", "br"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0.0, gzip", "gzip"],
  ["br ; q=0.000 , gzip;q=0.05", "gzip"],
  ["gzip;q=0, br", "br"],
  ["br;q=0, gzip;q=0.0", null],
  ["gzip ; q=0 , identity", null],
  ["gzip, br;q=0", "gzip"],
  ["br;q=0, gzip;q=0.000", null],
  ["br;q=0, gzip;q=0.05", "gzip"],
  ["brotli, gzipped", null],
  ["gzip, deflate, br, zstd", "br"],
  ["zstd", null],
  ["identity", null],
  ["", null],
])("takes the best packing of %j: %s", (header, packing) => {
  expect(accepting(header)).toBe(packing)
})

it.each([
  ["gzip, deflate, br, zstd", "zstd"],
  ["zstd;q=0.1, br", "zstd"],
  ["zstd;q=0, br", "br"],
  ["zstd;q=0.0, gzip", "gzip"],
  ["zstandard, identity", null],
  ["br, gzip", "br"],
  ["gzip", "gzip"],
])("takes the quick packing of %j: %s", (header, packing) => {
  expect(quickPacking(asking(header))).toBe(packing)
})

it("packs nothing for those who say nothing", () => {
  expect(accepting(null)).toBeNull()
  expect(quickPacking(asking(null))).toBeNull()
})
