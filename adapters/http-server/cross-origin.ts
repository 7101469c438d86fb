const originOf = (address: string): string | null =>
  URL.canParse(address) ? new URL(address).origin : null

type RequestWithOrigin = { readonly headers: { readonly get: (name: "origin") => string | null } }

/**
 * Lets the pages of PUBLIC_URL call an API that listens elsewhere, with their cookies; nobody else's
 * page may read an answer.
 */
export const crossOriginHeaders = (
  request: RequestWithOrigin,
  publicUrl: string | null,
): Readonly<Record<string, string>> => {
  const origin = request.headers.get("origin")
  if (!origin || !publicUrl || origin !== originOf(publicUrl)) return {}
  return {
    "access-control-allow-origin": origin,
    "access-control-allow-credentials": "true",
    "access-control-allow-methods": "GET, POST, PUT",
    "access-control-allow-headers": "content-type, idempotency-key",
    "access-control-max-age": "600",
    vary: "origin",
  }
}
