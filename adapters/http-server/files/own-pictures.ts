import type { Files } from "#core/files/files.port.ts"
import { formatOfOwnCut } from "#core/property/own-picture.ts"
import type { PictureFormat } from "#core/property/picture-cuts.ts"
import { Effect } from "effect"
import type { RequestHandler } from "../site.needs.ts"

const FOLDER = "/pictures/"
const FOR_EVER = "public, max-age=31536000, immutable"

const types: Readonly<Record<PictureFormat, string>> = { avif: "image/avif", webp: "image/webp" }

const without = (status: number): Response =>
  new Response(null, { status, headers: { "cache-control": "no-store" } })

/**
 * The pictures that operators sent, from the store of files: the name is checked before the store
 * sees it, and nothing else that lies there has such a name.
 */
export const ownPictures =
  (files: Pick<Files, "read">): RequestHandler =>
  async (request) => {
    const { pathname } = new URL(request.url)
    if (!pathname.startsWith(FOLDER)) return null
    const file = pathname.slice(FOLDER.length)
    const format = formatOfOwnCut(file)
    if (format === null) return null
    const headers = { "cache-control": FOR_EVER, etag: `"${file}"`, "content-type": types[format] }
    if (request.headers.get("if-none-match") === headers.etag)
      return new Response(null, { status: 304, headers })
    const bytes = await Effect.runPromise(
      Effect.catch(files.read(file), () => Effect.succeed("away" as const)),
    )
    if (bytes === "away") return without(503)
    if (bytes === null) return without(404)
    const length = String(bytes.byteLength)
    return new Response(new Uint8Array(bytes), {
      headers: { ...headers, "content-length": length },
    })
  }
