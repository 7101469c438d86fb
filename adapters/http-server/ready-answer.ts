import type { ServerResponse } from "node:http"

type ReadyHeaders = Readonly<Record<string, string | ReadonlyArray<string>>>

/** An answer that is ready before anybody asks, as Node sends it. */
export type ReadyAnswer = {
  readonly status: number
  readonly headers: ReadyHeaders
  readonly body: Uint8Array
}

/** The same answer as a web response, with its length said. */
export const readyFrom = async (response: Response): Promise<ReadyAnswer> => {
  const body = new Uint8Array(await response.arrayBuffer())
  const cookies = response.headers.getSetCookie()
  const headers = {
    ...Object.fromEntries(response.headers),
    ...(cookies.length > 0 && { "set-cookie": cookies }),
    ...(response.body && { "content-length": String(body.byteLength) }),
  }
  return { status: response.status, headers, body }
}

/** Sends it whole. */
export const sendReady = (
  response: ServerResponse,
  { status, headers, body }: ReadyAnswer,
): void => {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  response.writeHead(status).end(body)
}
