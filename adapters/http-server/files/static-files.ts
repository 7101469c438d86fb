import { getMimeType } from "hono/utils/mime"
import { readdirSync, statSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { join, relative, sep } from "node:path"
import { acceptedPacking } from "./accepted-encoding.ts"
import { compressedOnce, isCompressible } from "./compressed-once.ts"

/** Where the build puts files whose names change with their content. */
const HASHED = "/assets/"
const FOR_EVER = "public, max-age=31536000, immutable"
const FOR_AN_HOUR = "public, max-age=3600"
const ASK_EVERY_TIME = "no-cache"

/** What another build writes under the same name, and what must be seen at once then. */
const CHANGING = /^\/(builds|offline)\/|\/_payload\.|^\/service-worker\.js$/

const endingOf = (pathname: string): string => pathname.slice(pathname.lastIndexOf(".") + 1)

const isHidden = (name: string): boolean => name.startsWith(".") || name.endsWith(".map")

const filesIn = (folder: string): ReadonlyArray<string> =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !isHidden(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? filesIn(path) : [path]
    })
    .filter((path) => getMimeType(path) !== undefined)

const freshnessOf = (pathname: string): string => {
  if (pathname.startsWith(HASHED)) return FOR_EVER
  const changesInPlace = CHANGING.test(pathname)
  return changesInPlace ? ASK_EVERY_TIME : FOR_AN_HOUR
}

type File = { readonly path: string; readonly etag: string; readonly headers: Headers }

const fileAt = (path: string, pathname: string): File => {
  const { size, mtimeMs } = statSync(path)
  const etag = `W/"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`
  const headers = new Headers({
    "content-type": getMimeType(path) ?? "application/octet-stream",
    "cache-control": freshnessOf(pathname),
    etag,
  })
  return { path, etag, headers }
}

const bytesOf = async (path: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await readFile(path))

/**
 * The files of a folder as they were at the start, and nothing else of the disk: an address is
 * looked up, never joined to a path.
 */
export const staticFiles = (folder: string) => {
  const files = new Map(
    filesIn(folder).map((path) => {
      const pathname = `/${relative(folder, path).split(sep).join("/")}`
      return [pathname, fileAt(path, pathname)] as const
    }),
  )
  const packed = compressedOnce(bytesOf)

  return async (request: Request): Promise<Response | null> => {
    const { pathname } = new URL(request.url)
    const file = files.get(pathname)
    if (!file) return null
    if (request.headers.get("if-none-match") === file.etag)
      return new Response(null, { status: 304, headers: file.headers })
    const headers = new Headers(file.headers)
    const isText = isCompressible(endingOf(pathname))
    const packing = isText ? acceptedPacking(request) : null
    if (isText) headers.set("vary", "accept-encoding")
    if (packing) headers.set("content-encoding", packing)
    const bytes = packing ? await packed(file.path, packing) : await bytesOf(file.path)
    headers.set("content-length", String(bytes.byteLength))
    return new Response(bytes, { headers })
  }
}
