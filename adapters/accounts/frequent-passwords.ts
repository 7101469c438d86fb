import type { IsCommon } from "#core/passwords/password.rules.ts"
import list from "./frequent-passwords.json" with { type: "json" }

const known: ReadonlySet<string> = new Set(list.split("\n"))

const isOneCharacter = (password: string): boolean => new Set(password).size === 1

/** Among the commonest passwords that were ever stolen, or one character again and again. */
export const isCommonPassword: IsCommon = (password) =>
  known.has(password) || isOneCharacter(password)
