import type { Language } from "#core/kernel/localised.ts"

/** What a network reads of a page that was given on: no script is run for it. */
export const sharedCardOf = async (
  address: string,
  language: Language,
): Promise<Readonly<Record<string, string>>> => {
  const page = await (await fetch(`${address}?lang=${language}`)).text()
  const tags = page.matchAll(/<meta property="(og:[\w:]+)" content="([^"]*)"/g)
  return Object.fromEntries(Array.from(tags, ([, name, content]) => [name, content]))
}
