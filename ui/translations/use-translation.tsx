import type { Language, Localised } from "#core/kernel/localised.ts"
import { createContext, useContext, type ReactNode } from "react"
import type { Say } from "./translations.ts"

/** What a part needs to speak to the guest. */
export type Translation = {
  readonly language: Language
  readonly t: Say
  /** A text of the inventory in the guest's language. */
  readonly local: (text: Localised) => string
}

const TranslationContext = createContext<Translation | null>(null)

export const TranslationProvider = ({
  translation,
  children,
}: {
  readonly translation: Translation
  readonly children: ReactNode
}) => <TranslationContext value={translation}>{children}</TranslationContext>

/** The words of the guest's language; everything below changes with it. */
export const useTranslation = (): Translation => {
  const translation = useContext(TranslationContext)
  if (!translation) throw new Error("No TranslationProvider stands above this part")
  return translation
}

/** Binds texts to a language. */
export const translationOf = (
  language: Language,
  say: (key: string, gaps?: Record<string, string | number>) => string,
): Translation => ({ language, t: say, local: (text) => text[language] })
