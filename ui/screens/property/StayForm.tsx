import { filterNames } from "#core/search-request/filters-query.ts"
import { noTerms, searchForStay, termsIn, type StayAsked } from "#core/search-request/stay-asked.ts"
import { useNavigate, useRouter } from "@tanstack/react-router"
import { queryOf } from "../../parts/search-bar/search-request.ts"
import { StayFields } from "../../parts/search-bar/StayFields.tsx"
import styles from "./property.module.css"
import { usePropertyNights } from "../../parts/search-bar/use-property-nights.ts"

/** Dates and guests of the stay; changed here, the page stays, its prices follow, and the terms asked for remain. */
export const StayForm = ({ slug, asked }: { readonly slug: string; readonly asked: StayAsked }) => {
  const navigate = useNavigate()
  const { facts } = useRouter().options.context
  const nights = usePropertyNights(slug, asked.dates?.checkIn ?? facts.today)
  return (
    <form
      className={styles["stay"]}
      action={`/properties/${slug}`}
      onSubmit={(event) => event.preventDefault()}
    >
      <StayFields
        asked={asked}
        nights={nights.calendar}
        onNear={nights.ask}
        onChosen={(typed) =>
          void navigate({
            to: "/properties/$slug",
            params: { slug },
            search: queryOf(typed, searchForStay(asked)),
            resetScroll: false,
          })
        }
      />
      {termsIn(asked.terms ?? noTerms).map((term) => (
        <input key={term} type="hidden" name={filterNames[term]} value="1" />
      ))}
    </form>
  )
}
