const KEPT_AT = "x-kept-at"
const TITLE = "x-kept-title"

/** What is kept of an answer beside its body: when it was kept, and what the page is called. */
export type KeptFacts = { readonly keptAt: string; readonly title: string }

/** When an answer was kept, and the title of its page; empty where nobody has told it. */
export const keptFactsOf = ({ headers }: Response): KeptFacts => ({
  keptAt: headers.get(KEPT_AT) ?? "",
  title: decodeURIComponent(headers.get(TITLE) ?? ""),
})

/** An answer with another body under the same headers, which no longer says how it came. */
export const rewritten = (
  body: BodyInit | null,
  { status, headers: given }: Response,
  facts: Partial<KeptFacts> = {},
): Response => {
  const headers = new Headers(given)
  // The body is unpacked already, and cookies are set by the answer alone that brought them.
  for (const name of ["content-encoding", "content-length", "set-cookie"]) headers.delete(name)
  if (facts.keptAt !== undefined) headers.set(KEPT_AT, facts.keptAt)
  if (facts.title !== undefined) headers.set(TITLE, encodeURIComponent(facts.title))
  return new Response(body, { status, headers })
}
