import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import type { Packing } from "./accepted-encoding.ts"

type Bytes = Uint8Array<ArrayBuffer>

const COMPRESSIBLE = ["css", "html", "js", "json", "svg", "txt", "webmanifest", "xml"]

/** Pictures and fonts are compressed already. */
export const isCompressible = (ending: string): boolean => COMPRESSIBLE.includes(ending)

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

const packers: Record<Packing, (bytes: Bytes) => Promise<Buffer>> = {
  gzip: (bytes) => gzipped(bytes, { level: constants.Z_BEST_COMPRESSION }),
  br: (bytes) =>
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
      },
    }),
}

/** Packs each file once, as small as it gets, and keeps what was packed. */
export const compressedOnce = (read: (path: string) => Promise<Bytes>) => {
  const kept = new Map<string, Promise<Bytes>>()
  return (path: string, packing: Packing): Promise<Bytes> => {
    const key = `${packing} ${path}`
    const known = kept.get(key)
    if (known) return known
    const made = read(path)
      .then(packers[packing])
      .then((bytes) => new Uint8Array(bytes))
    kept.set(key, made)
    made.catch(() => kept.delete(key))
    return made
  }
}
