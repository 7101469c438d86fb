import { isInformationPage, type InformationPage } from "#core/navigation/information-pages.ts"
import type { Language } from "#core/kernel/localised.ts"
import { useLocation } from "@tanstack/react-router"
import { SharedCard } from "../parts/SharedCard.tsx"
import { articleOf } from "../translations/pages/articles.ts"
import { useTranslation } from "../translations/use-translation.tsx"

const PICTURE_OF_HOME = "exterior-overwater-villa-06"
const PICTURE_OF_CONTACT = "lobby-boutique-01"

const pictures: Readonly<Record<InformationPage, string>> = {
  "/about-us": "exterior-kampung-house-08",
  "/help": PICTURE_OF_CONTACT,
  "/privacy-policy": PICTURE_OF_HOME,
  "/refund-policy": PICTURE_OF_HOME,
  "/terms-and-conditions": PICTURE_OF_HOME,
}

const articleCard = (path: InformationPage, language: Language) => {
  const { title, description } = articleOf(path, language)
  return { title, description, picture: pictures[path] }
}

/**
 * What networks show of the pages that are no stay; a stay's own page says it itself. A page that is
 * one guest's own is not for sharing and says nothing.
 */
export const SharedPage = () => {
  const { t, language } = useTranslation()
  const { pathname } = useLocation()
  if (isInformationPage(pathname))
    return <SharedCard path={pathname} {...articleCard(pathname, language)} />
  if (pathname === "/contact-us")
    return (
      <SharedCard
        title={t("contact.title")}
        description={t("contact.description")}
        path={pathname}
        picture={PICTURE_OF_CONTACT}
      />
    )
  if (pathname === "/" || pathname === "/properties")
    return (
      <SharedCard
        title={pathname === "/" ? t("home.title") : t("results.title")}
        description={t("home.description")}
        path={pathname}
        picture={PICTURE_OF_HOME}
      />
    )
  return null
}
