import type { PasswordOwner } from "./guessing-cost.ts"
import { passwordIssue, passwordOf } from "./password.rules.ts"

/** How hard a new password is to guess, as far as a browser can tell. */
export type PasswordStrength = "none" | "weak" | "fair" | "good" | "strong"

const GOOD_FROM = 14
const STRONG_FROM = 20

/** Repeating a character adds little: only so many of each count. */
const COUNTED_EACH = 2

const counted = (password: string): number => {
  const seen = new Map<string, number>()
  for (const character of password.toLowerCase())
    seen.set(character, Math.min(COUNTED_EACH, (seen.get(character) ?? 0) + 1))
  return [...seen.values()].reduce((sum, count) => sum + count, 0)
}

/** Length and variety make a password strong; one that will be refused is weak. */
export const strengthOf = (typed: string, owner: PasswordOwner): PasswordStrength => {
  if (typed === "") return "none"
  if (passwordIssue(typed, owner) !== null) return "weak"
  const worth = counted(passwordOf(typed))
  if (worth >= STRONG_FROM) return "strong"
  return worth >= GOOD_FROM ? "good" : "fair"
}
