import { Link } from "@tanstack/react-router"
import type { TranslationKey } from "../translations/translations.ts"
import { useTranslation } from "../translations/use-translation.tsx"
import { Phrase } from "./Phrase.tsx"

const pages = { terms: "/terms-and-conditions", privacy: "/privacy-policy" } as const

/**
 * The sentence that a guest agrees to, with links to the Terms and the Privacy Policy. They open in
 * a new tab, so that the form stays as it is.
 */
export const LegalPhrase = ({
  say,
  gaps = {},
}: {
  readonly say: TranslationKey
  readonly gaps?: Readonly<Record<string, string>>
}) => {
  const { t } = useTranslation()
  const linkTo = (page: keyof typeof pages) => (
    <Link to={pages[page]} target="_blank">
      {t(`footer.${page}`)}
    </Link>
  )
  return (
    <Phrase {...{ say }} gaps={{ ...gaps, terms: linkTo("terms"), privacy: linkTo("privacy") }} />
  )
}
