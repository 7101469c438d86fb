import { responseOf, writeFailure } from "#adapters/http-api/answer-writing.ts"
import { textWithin } from "#adapters/http-api/body-reading.ts"
import { BodyTooLarge, InputRefused } from "#adapters/http-api/protocol.errors.ts"
import type { RequestHandler } from "./site.needs.ts"

/** More bytes than any form of a stand-in has. */
export const STAND_IN_LIMIT = 16 * 1024

const cutShort = () => new InputRefused({ issues: [{ path: "", code: "CutShort" }] })

/** A part that never sees a body of more bytes than the limit. */
export const bounded =
  (part: RequestHandler, limit: number): RequestHandler =>
  async (request) => {
    if (request.body === null) return part(request)
    const { url, method, headers } = request
    const body = await textWithin(request, limit).catch(cutShort)
    if (body === null) return responseOf(writeFailure(new BodyTooLarge({ limit })))
    return typeof body === "string"
      ? part(new Request(url, { method, headers, body }))
      : responseOf(writeFailure(body))
  }
