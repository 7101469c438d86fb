import { Readable } from "node:stream"
import type { ReadableStream as NodeReadableStream } from "node:stream/web"
import { acceptedPacking } from "./accepted-encoding.ts"
import { constants, createBrotliCompress, createGzip } from "node:zlib"

// A page flows in pieces: each is sent as soon as it is written, so every piece is flushed.
const packers = {
  br: () =>
    createBrotliCompress({
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
    }),
  gzip: () => createGzip({ flush: constants.Z_SYNC_FLUSH, level: 6 }),
}

/** Packs a page while it flows; the first byte waits for nothing. */
export const compressedPage = (request: Request, page: Response): Response => {
  const encoding = acceptedPacking(request)
  if (!page.body || !encoding) return page
  const headers = new Headers(page.headers)
  headers.set("content-encoding", encoding)
  headers.append("vary", "accept-encoding")
  headers.delete("content-length")
  const packer = packers[encoding]()
  const source = Readable.fromWeb(page.body as NodeReadableStream)
  source.on("error", (cause) => packer.destroy(cause))
  packer.on("close", () => source.destroy())
  const body = Readable.toWeb(source.pipe(packer)) as ReadableStream<Uint8Array<ArrayBuffer>>
  return new Response(body, { status: page.status, headers })
}
