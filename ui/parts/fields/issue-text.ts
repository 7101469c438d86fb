import type { Say, TranslationKey } from "../../translations/translations.ts"

/** What an issue's code says to the guest; a code without words of its own asks to check. */
export const issueText = (code: string, t: Say, count?: number): string => {
  const key = `issue.${code}`
  const text = t(key as TranslationKey, count === undefined ? {} : { count })
  return text === key ? t("issue.Unknown") : text
}
