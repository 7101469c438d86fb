import { isLanguage, isTheme, type Preferences } from "../preferences/preferences.ts"

/** What an open page tells the worker that keeps pages. */
export type ShownPage = Preferences & {
  /** Path and query of the page that is shown; null where only the guest has changed. */
  readonly address: string | null
  readonly title: string
  /** Who is signed in: what tells one guest from another; empty for a guest without an account. */
  readonly guest: string
  /** The paths of the files that the page has loaded. */
  readonly files: ReadonlyArray<string>
}

const isText = (value: unknown): value is string => typeof value === "string"

const isPath = (value: unknown): value is string => isText(value) && /^\/(?!\/)/.test(value)

/** Reads what a page said; null for anything else. */
export const shownPageIn = (said: unknown): ShownPage | null => {
  if (typeof said !== "object" || said === null) return null
  const { address, title, guest, language, theme, files } = said as Record<string, unknown>
  if (address !== null && !isPath(address)) return null
  if (!isText(title) || !isText(guest) || !isText(language) || !isLanguage(language)) return null
  if (!Array.isArray(files)) return null
  const chosen = isText(theme) && isTheme(theme) ? theme : null
  return { address, title, guest, language, theme: chosen, files: files.filter(isPath) }
}
