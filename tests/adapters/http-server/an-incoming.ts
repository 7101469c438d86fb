import type { IncomingMessage } from "node:http"

/** A request as Node hands it over, of which nothing but its head is looked at. */
export const anIncoming = (
  url: string | undefined,
  headers: Readonly<Record<string, string>> = {},
  method = "GET",
): IncomingMessage =>
  ({
    url,
    method,
    headers,
    rawHeaders: Object.entries(headers).flat(),
  }) as unknown as IncomingMessage
