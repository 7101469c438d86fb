import { Effect } from "effect"
import type { Endpoint } from "./endpoint.ts"
import {
  BodyTooLarge,
  ContentTypeRefused,
  InputRefused,
  type ProtocolFailure,
} from "./protocol.errors.ts"

/** The most bytes of JSON that any call takes. */
export const BODY_LIMIT = 64 * 1024

const isJson = (request: Request): boolean =>
  /^application\/json\s*(;|$)/i.test(request.headers.get("content-type") ?? "")

/** Reads a body up to a limit, without holding more than that; null when it is longer. */
const bytesWithin = async (request: Request, limit: number): Promise<Uint8Array | null> => {
  if (Number(request.headers.get("content-length") ?? 0) > limit) return null
  const chunks: Array<Uint8Array> = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > limit) return null
    chunks.push(chunk)
  }
  const bytes = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.byteLength
  }
  return bytes
}

/** Null for bytes that are no UTF-8: broken characters are not repaired behind the sender's back. */
const wellWritten = (bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** The same for a text. */
export const textWithin = async (request: Request, limit: number): Promise<string | null> => {
  const bytes = await bytesWithin(request, limit)
  return bytes && new TextDecoder().decode(bytes)
}

const notJson = () => new InputRefused({ issues: [{ path: "", code: "NotJson" }] })

const parsed = (bytes: Uint8Array): Effect.Effect<unknown, InputRefused> => {
  const text = wellWritten(bytes)
  return text === null
    ? Effect.fail(notJson())
    : Effect.try({ try: () => JSON.parse(text) as unknown, catch: notJson })
}

// A reader who hangs up in the middle has asked for nothing.
const received = <Body>(read: () => Promise<Body>): Effect.Effect<Body, InputRefused> =>
  Effect.tryPromise({
    try: read,
    catch: () => new InputRefused({ issues: [{ path: "", code: "CutShort" }] }),
  })

/** The JSON of a request that says that it is JSON and keeps the limit. */
export const bodyOf = (request: Request): Effect.Effect<unknown, ProtocolFailure> =>
  Effect.gen(function* () {
    if (!isJson(request)) return yield* new ContentTypeRefused()
    const bytes = yield* received(() => bytesWithin(request, BODY_LIMIT))
    if (bytes === null) return yield* new BodyTooLarge({ limit: BODY_LIMIT })
    return yield* parsed(bytes)
  })

/** The bytes of a request that says that they are of a kind that is taken, up to so many. */
export const readFileBody = (
  request: Request,
  { types, most }: NonNullable<Endpoint["file"]>,
): Effect.Effect<Uint8Array, ProtocolFailure> =>
  Effect.gen(function* () {
    const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? ""
    if (!types.includes(type)) return yield* new ContentTypeRefused()
    const bytes = yield* received(() => bytesWithin(request, most))
    return bytes ?? (yield* new BodyTooLarge({ limit: most }))
  })
