import { filterNames } from "#core/search-request/filters-query.ts"
import { noTerms, searchForStay, termsIn, type StayAsked } from "#core/search-request/stay-asked.ts"
import { useNavigate, useRouter } from "@tanstack/react-router"
import { useState } from "react"
import { Button } from "../../parts/Button.tsx"
import { DatesField } from "../../parts/search-bar/DatesField.tsx"
import { GuestsPopover } from "../../parts/search-bar/GuestsPopover.tsx"
import {
  datesIssueOf,
  queryOf,
  typedFrom,
  type SearchTyped,
} from "../../parts/search-bar/search-request.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./property.module.css"
import { useNights } from "./use-nights.ts"

/** Dates and guests of the stay; changed here, the page stays, its prices follow, and the terms asked for remain. */
export const StayForm = ({ slug, asked }: { readonly slug: string; readonly asked: StayAsked }) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { facts } = useRouter().options.context
  const nights = useNights(slug, asked.dates?.checkIn ?? facts.today)
  const [wanted, setWanted] = useState<SearchTyped>(() => typedFrom(asked, ""))
  const [shown, setShown] = useState(asked)
  if (shown !== asked) {
    setShown(asked)
    setWanted(typedFrom(asked, ""))
  }
  const isHalf = (wanted.checkIn === "") !== (wanted.checkOut === "")
  const issue = isHalf ? null : datesIssueOf(wanted, facts.today, t)

  const change = (part: Partial<SearchTyped>) => {
    const next = { ...wanted, ...part }
    setWanted(next)
    if ((next.checkIn === "") !== (next.checkOut === "")) return
    if (datesIssueOf(next, facts.today, t)) return
    void navigate({
      to: "/properties/$slug",
      params: { slug },
      search: queryOf(next, searchForStay(asked)),
      resetScroll: false,
    })
  }

  return (
    <form
      className={styles["stay"]}
      action={`/properties/${slug}`}
      onSubmit={(event) => event.preventDefault()}
    >
      <div onPointerEnter={nights.ask} onFocus={nights.ask}>
        <DatesField
          typed={wanted}
          today={facts.today}
          issue={issue}
          nights={nights.calendar}
          onChange={(typed) => change(typed)}
        />
      </div>
      <GuestsPopover party={wanted.party} onChange={(party) => change({ party })} />
      {termsIn(asked.terms ?? noTerms).map((term) => (
        <input key={term} type="hidden" name={filterNames[term]} value="1" />
      ))}
      <noscript>
        <Button type="submit" look="secondary" wide>
          {t("stay.update")}
        </Button>
      </noscript>
    </form>
  )
}
