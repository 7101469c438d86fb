import { withoutEnding } from "../kernel/characters.ts"

/**
 * Where an address that names an index file leads: the clean path, without the query. Null for every
 * other address, and never to another site.
 */
export const cleanPathOf = (pathname: string): string | null => {
  const at = pathname.indexOf("/index.html")
  if (at < 0) return null
  const path = pathname.slice(0, at).replace(/^\/{2,}/, "/")
  return path === "" ? "/" : path
}

/** Paths of this site that lead to other addresses, as its operator configured them. */
export type RedirectRules = Readonly<Record<string, string>>

/** Where the rules lead a path to; null when they say nothing of it. A slash at its end is none. */
export const redirectOf = (rules: RedirectRules, pathname: string): string | null => {
  const path = pathname === "/" ? "/" : withoutEnding(pathname, "/")
  return Object.hasOwn(rules, path) ? (rules[path] ?? null) : null
}

const RULE = /^(\/[^\s,]*)\s+(https?:\/\/[^\s,]+)$/

/**
 * The rules in a text such as `/blog https://blog.example, /jobs https://jobs.example`; null when a
 * part of it is none.
 */
export const redirectRulesIn = (text: string): RedirectRules | null => {
  const parts = text.split(",").map((part) => RULE.exec(part.trim())?.slice(1))
  return parts.every((part) => part !== undefined) ? Object.fromEntries(parts) : null
}
