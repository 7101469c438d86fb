import { isLanguage, isTheme, type Preferences } from "#core/preferences/preferences.ts"

/** What a page says of its guest: nothing of it is asked for again. */
export type PageGuest = Preferences & {
  /** Empty for a guest without an account. */
  readonly guest: string
}

const FACTS = /<script id="page-facts"[^>]*>(.*?)<\/script>/s

/** Who a page of this site was written for; null where a text is no such page. */
export const guestIn = (html: string): PageGuest | null => {
  const written = FACTS.exec(html)?.[1]
  if (written === undefined) return null
  try {
    const { user, language, theme } = JSON.parse(written)
    if (!isLanguage(language)) return null
    return { guest: user?.email ?? "", language, theme: isTheme(theme) ? theme : null }
  } catch {
    return null
  }
}

const escaped: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
}

/** A text as HTML that means this text, in quotes too. */
export const asHtml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (letter) => escaped[letter] ?? letter)

/** The page, which says when it was kept: its scripts read it from the document. */
export const markedAsKept = (html: string, keptAt: string): string =>
  html.replace(/<html(?=[\s>])/, `<html data-kept-at="${asHtml(keptAt)}"`)
