import type { Language } from "#core/kernel/localised.ts"
import { useRouter } from "@tanstack/react-router"
import { pictureSources } from "../formats/picture-sources.ts"
import { useTranslation } from "../translations/use-translation.tsx"

/** The languages as networks know them: with a country each, of those that they know. */
const locales: Readonly<Record<Language, string>> = { en: "en_GB", bm: "ms_MY", cn: "zh_CN" }

/** What a network shows of a page that somebody shares: the text in its language, and a picture. */
export const SharedCard = ({
  title,
  description,
  path,
  picture,
}: {
  readonly title: string
  readonly description: string
  readonly path: string
  readonly picture: string
}) => {
  const { t, language } = useTranslation()
  const { origin } = useRouter().options.context.facts
  const facts = {
    "og:type": "website",
    "og:site_name": t("brand.name"),
    "og:title": title,
    "og:description": description,
    "og:url": `${origin}${path}?lang=${language}`,
    "og:locale": locales[language],
    "og:image": origin + pictureSources(picture).src,
  }
  return (
    <>
      {Object.entries(facts).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
