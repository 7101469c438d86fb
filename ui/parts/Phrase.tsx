import { Fragment, type ReactNode } from "react"
import type { TranslationKey } from "../translations/translations.ts"
import { useTranslation } from "../translations/use-translation.tsx"

/** Placeholder in a translated text for a rendered element; no language uses this character. */
const MARK = "\uE000"

/** A text with a drawn part in its gaps, in the word order of the guest's language. */
export const Phrase = ({
  say,
  gaps,
  count,
}: {
  readonly say: TranslationKey
  readonly gaps: Readonly<Record<string, ReactNode>>
  readonly count?: number
}) => {
  const { t } = useTranslation()
  const marks = Object.keys(gaps).map((name) => [name, `${MARK}${name}${MARK}`])
  const text = t(say, { ...Object.fromEntries(marks), ...(count === undefined ? {} : { count }) })
  return text
    .split(MARK)
    .map((piece, place) => <Fragment key={place}>{place % 2 ? gaps[piece] : piece}</Fragment>)
}
