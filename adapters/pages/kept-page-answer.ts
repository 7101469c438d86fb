import { createHash } from "node:crypto"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import { acceptedPacking, type Packing } from "../http-server/files/accepted-encoding.ts"
import type { WithHeaders } from "../http-server/cookies.ts"
import { readyFrom, type ReadyAnswer } from "../http-server/ready-answer.ts"
import { firstPictureLink } from "./first-picture.ts"
import type { KeptPage } from "./kept-pages.ts"
import { byHashes } from "../http-server/own-scripts.ts"

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

const packers: Record<Packing, (text: Uint8Array) => Promise<Buffer>> = {
  br: (text) =>
    brotli(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 7,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.byteLength,
      },
    }),
  gzip: (text) => gzipped(text, { level: 6 }),
}

/** A page that was drawn to its end, made ready to be given again. */
export const pageToKeep = (
  html: string,
  { nonce, known, asked }: Readonly<{ nonce: string; known: Headers } & Pick<KeptPage, "asked">>,
): KeptPage => ({
  text: new TextEncoder().encode(html),
  etag:
    known.get("etag") ??
    `W/"${createHash("sha256").update(html).digest("base64url").slice(0, 22)}"`,
  link: firstPictureLink(html),
  contentType: known.get("content-type") ?? "text/html; charset=utf-8",
  own: byHashes(html, nonce),
  asked,
  packed: new Map(),
  ready: new Map(),
})

const packedOnce = ({ text, packed }: KeptPage, packing: Packing) => {
  const known = packed.get(packing)
  if (known) return known
  const made = packers[packing](text).then((bytes) => new Uint8Array(bytes))
  packed.set(packing, made)
  made.catch(() => packed.delete(packing))
  return made
}

/** Gives a kept page: nothing is drawn, and each packing is made once. */
export const answerWith = async (page: KeptPage, request: Request): Promise<Response> => {
  const headers = new Headers({
    etag: page.etag,
    "content-type": page.contentType,
    vary: "accept-encoding",
  })
  if (request.headers.get("if-none-match") === page.etag)
    return new Response(null, { status: 304, headers })
  if (page.link !== null) headers.set("link", page.link)
  const packing = acceptedPacking(request)
  if (packing === null) return new Response(page.text, { headers })
  headers.set("content-encoding", packing)
  return new Response(await packedOnce(page, packing), { headers })
}

/** The whole answer to who asks like this; `answer` makes it once for all of them. */
export const readyAnswerWith = (
  page: KeptPage,
  asked: WithHeaders,
  answer: () => Promise<Response>,
): Promise<ReadyAnswer> => {
  const hasIt = asked.headers.get("if-none-match") === page.etag
  const variant = hasIt ? "not modified" : (acceptedPacking(asked) ?? "plain")
  const known = page.ready.get(variant)
  if (known) return known
  const made = answer().then(readyFrom)
  page.ready.set(variant, made)
  made.catch(() => page.ready.delete(variant))
  return made
}
