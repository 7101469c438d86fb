import { anySearch } from "#core/search-request/change-search.ts"
import type { SearchCriteria } from "#core/search-request/search-criteria.ts"
import { useNavigate, useRouter } from "@tanstack/react-router"
import { useState } from "react"
import { Button } from "../../parts/Button.tsx"
import { DatesField } from "../../parts/search-bar/DatesField.tsx"
import { GuestsPopover } from "../../parts/search-bar/GuestsPopover.tsx"
import { datesIssueOf, queryOf, wishOf, type Wish } from "../../parts/search-bar/search-request.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./property.module.css"
import { useNights } from "./use-nights.ts"

/** Dates and guests of the stay; changed here, the page stays and its prices follow. */
export const StayForm = ({
  slug,
  criteria,
}: {
  readonly slug: string
  readonly criteria: SearchCriteria
}) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { facts } = useRouter().options.context
  const nights = useNights(slug, criteria.dates?.checkIn ?? facts.today)
  const [wanted, setWanted] = useState<Wish>(() => wishOf(criteria, ""))
  const [asked, setAsked] = useState(criteria)
  if (asked !== criteria) {
    setAsked(criteria)
    setWanted(wishOf(criteria, ""))
  }
  const isHalf = (wanted.checkIn === "") !== (wanted.checkOut === "")
  const issue = isHalf ? null : datesIssueOf(wanted, facts.today, t)

  const change = (part: Partial<Wish>) => {
    const next = { ...wanted, ...part }
    setWanted(next)
    if ((next.checkIn === "") !== (next.checkOut === "")) return
    if (datesIssueOf(next, facts.today, t)) return
    void navigate({
      to: "/properties/$slug",
      params: { slug },
      search: queryOf(next, anySearch),
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
      <noscript>
        <Button type="submit" look="secondary" wide>
          {t("property.updateStay")}
        </Button>
      </noscript>
    </form>
  )
}
