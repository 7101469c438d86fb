import {
  noTerms,
  searchForStay,
  termsIn,
  type StayAsked,
  type TermFilter,
} from "#core/search-request/stay-asked.ts"
import type { PropertyPage } from "#core/search/property-page.ts"
import { Link } from "@tanstack/react-router"
import { listText } from "../../formats/list-text.ts"
import { Notice } from "../../parts/Notice.tsx"
import type { TranslationKey } from "../../translations/translations.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import { stayQuery } from "../../app/query-of-search.ts"

const nameOf = {
  freeCancellation: "property.terms.freeCancellation",
  payAtProperty: "property.terms.payAtProperty",
} as const satisfies Readonly<Record<TermFilter, TranslationKey>>

/**
 * Says that the rooms were chosen, or without dates priced, on the terms asked for where these cost
 * more, with the way to the lowest price, or that no room has them; nothing where the lowest price does.
 */
export const TermsShown = ({
  page: { property, onTerms },
  asked,
}: {
  readonly page: PropertyPage
  readonly asked: StayAsked
}) => {
  const { t, language } = useTranslation()
  const names = termsIn(asked.terms ?? noTerms).map((term) => t(nameOf[term]))
  const terms = listText(names, language)
  const price = onTerms?.price
  switch (price) {
    case undefined:
    case "lowest":
      return null
    case "none":
      return <Notice said>{t("property.terms.none", { terms })}</Notice>
    case "higher":
      return (
        <Notice said>
          {t(asked.dates ? "property.terms.higher" : "property.terms.from", { terms })}{" "}
          <Link
            to="/properties/$slug"
            params={{ slug: property.slug }}
            search={stayQuery(searchForStay({ ...asked, terms: noTerms }))}
            resetScroll={false}
          >
            {t("property.terms.lowest")}
          </Link>
        </Notice>
      )
    default:
      return price satisfies never
  }
}
