import type { Language } from "#core/kernel/localised.ts"
import { payloadPathOf, type InformationPage } from "#core/navigation/information-pages.ts"

/** Fetches the text of a page in a language: what the build wrote down for it. */
export const browserArticles =
  <Article>(fetch: (address: string) => Promise<Response>) =>
  async (
    page: InformationPage,
    language: Language,
  ): Promise<{ readonly ok: Article } | { readonly failed: "unreachable" }> => {
    try {
      const response = await fetch(`${payloadPathOf(page)}?lang=${language}`)
      return response.ok ? { ok: (await response.json()) as Article } : { failed: "unreachable" }
    } catch {
      return { failed: "unreachable" }
    }
  }
