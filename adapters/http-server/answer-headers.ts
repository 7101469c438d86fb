import type { RequestCaller } from "./caller.ts"

/** The answer with these headers, where it does not say otherwise itself. */
export const withHeaders = (
  response: Response,
  headers: Readonly<Record<string, string>>,
): Response => {
  for (const [name, value] of Object.entries(headers))
    if (!response.headers.has(name)) response.headers.set(name, value)
  return response
}

/** The answer with the cookies that its caller is to keep. */
export const withCookies = (response: Response, { cookies }: RequestCaller): Response => {
  for (const cookie of cookies()) response.headers.append("set-cookie", cookie)
  return response
}
