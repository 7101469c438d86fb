const BUSY = 503

/**
 * What a guest's browser shows in place of a refusal that is over in a moment: the page that says
 * sorry, with the refusal's own status and `Retry-After`. Programs, and every other answer, get the
 * answer as it is.
 */
export const asBusyPage = async (
  refusal: Response,
  sorry: () => Promise<Response | null>,
): Promise<Response> => {
  const retryAfter = refusal.headers.get("retry-after")
  if (refusal.status !== BUSY || retryAfter === null) return refusal
  const page = await sorry()
  if (!page) return refusal
  const headers = new Headers(page.headers)
  headers.set("retry-after", retryAfter)
  return new Response(page.body, { status: BUSY, headers })
}
