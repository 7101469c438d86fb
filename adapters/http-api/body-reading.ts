import { Effect } from "effect"
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
export const textWithin = async (request: Request, limit: number): Promise<string | null> => {
  if (Number(request.headers.get("content-length") ?? 0) > limit) return null
  if (!request.body) return ""
  const decoder = new TextDecoder()
  let text = ""
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.byteLength
    if (size > limit) return null
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

const parsed = (text: string): Effect.Effect<unknown, InputRefused> =>
  Effect.try({
    try: () => JSON.parse(text) as unknown,
    catch: () => new InputRefused({ issues: [{ path: "", code: "NotJson" }] }),
  })

// A reader who hangs up in the middle has asked for nothing.
const received = (request: Request): Effect.Effect<string | null, InputRefused> =>
  Effect.tryPromise({
    try: () => textWithin(request, BODY_LIMIT),
    catch: () => new InputRefused({ issues: [{ path: "", code: "CutShort" }] }),
  })

/** The JSON of a request that says that it is JSON and keeps the limit. */
export const bodyOf = (request: Request): Effect.Effect<unknown, ProtocolFailure> =>
  Effect.gen(function* () {
    if (!isJson(request)) return yield* new ContentTypeRefused()
    const text = yield* received(request)
    if (text === null) return yield* new BodyTooLarge({ limit: BODY_LIMIT })
    return yield* parsed(text)
  })
