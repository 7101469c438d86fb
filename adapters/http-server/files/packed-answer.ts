import { responseOf, type Answer } from "#adapters/http-api/answer-writing.ts"
import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from "node:zlib"
import { quickPacking, type QuickPacking } from "./accepted-encoding.ts"
import { compressedPage } from "./compressed-page.ts"

/** A shorter answer travels in one packet anyway. */
const WORTH_PACKING = 1400
/** Packing a longer answer takes more than a millisecond: it is done aside, in pieces. */
const PACKED_AT_ONCE = 64 * 1024

const QUALITY = 5
const LEVEL = 6
/** Brotli reserves memory for the whole window, so it is made as small as the text allows. */
const windowFor = (length: number): number =>
  Math.min(constants.BROTLI_MAX_WINDOW_BITS, Math.ceil(Math.log2(length)))

// A stream takes ten times as long as this for an answer of a few kilobytes.
const packers: Record<QuickPacking, (text: Buffer) => Buffer> = {
  zstd: (text) => zstdCompressSync(text),
  br: (text) =>
    brotliCompressSync(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: QUALITY,
        [constants.BROTLI_PARAM_LGWIN]: windowFor(text.length),
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  gzip: (text) => gzipSync(text, { level: LEVEL }),
}

const packedAtOnce = ({ status, headers, body }: Answer, packing: QuickPacking): Response => {
  const bytes = new Uint8Array(packers[packing](Buffer.from(body)))
  const packed = new Headers(headers)
  packed.set("content-encoding", packing)
  packed.append("vary", "accept-encoding")
  packed.set("content-length", String(bytes.byteLength))
  return new Response(bytes, { status, headers: packed })
}

/** An answer of the API as a web response, packed as the request accepts it where that is worth it. */
export const packedAnswer = (request: Request, answer: Answer): Response => {
  if (answer.body.length <= WORTH_PACKING) return responseOf(answer)
  if (answer.body.length > PACKED_AT_ONCE) return compressedPage(request, responseOf(answer))
  const packing = quickPacking(request)
  return packing === null ? responseOf(answer) : packedAtOnce(answer, packing)
}
