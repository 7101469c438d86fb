import { pipeline, Readable, Transform } from "node:stream"
import type { ReadableStream as NodeReadableStream } from "node:stream/web"
import { acceptedPacking } from "./accepted-encoding.ts"
import { constants, createBrotliCompress, createGzip } from "node:zlib"

/**
 * Hands on together what comes together: React writes in pieces of 4 KB, most of them at once, and
 * each piece that is packed for itself takes longer and becomes larger.
 */
const together = (): Transform => {
  let pieces: Array<Uint8Array> = []
  const handOn = (stream: Transform): void => {
    if (pieces.length > 0) stream.push(Buffer.concat(pieces))
    pieces = []
  }
  return new Transform({
    transform(piece: Uint8Array, _encoding, done) {
      if (pieces.push(piece) === 1) setImmediate(handOn, this)
      done()
    },
    flush(done) {
      handOn(this)
      done()
    },
  })
}

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
  // Whoever reads the body learns of errors.
  pipeline(source, together(), packer, () => undefined)
  const body = Readable.toWeb(packer) as ReadableStream<Uint8Array<ArrayBuffer>>
  return new Response(body, { status: page.status, headers })
}
