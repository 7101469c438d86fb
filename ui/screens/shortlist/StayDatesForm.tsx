import { searchForStay, type StayAsked } from "#core/search-request/stay-asked.ts"
import { getRouteApi, useNavigate, useRouter } from "@tanstack/react-router"
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
import styles from "./shortlist.module.css"

const route = getRouteApi("/shortlist")

const isHalf = ({ checkIn, checkOut }: SearchTyped): boolean =>
  (checkIn === "") !== (checkOut === "")

/** The dates and guests that the saved stays are priced for. */
export const StayDatesForm = ({ asked }: { readonly asked: StayAsked }) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { stays, compare } = route.useSearch()
  const { facts } = useRouter().options.context
  const [wanted, setWanted] = useState<SearchTyped>(() => typedFrom(asked, ""))
  const issue = isHalf(wanted) ? null : datesIssueOf(wanted, facts.today, t)
  const change = (part: Partial<SearchTyped>) => {
    const next = { ...wanted, ...part }
    setWanted(next)
    if (isHalf(next) || datesIssueOf(next, facts.today, t)) return
    void navigate({
      to: "/shortlist",
      search: {
        ...queryOf(next, searchForStay(asked)),
        ...(stays !== undefined && { stays }),
        ...(compare !== undefined && { compare }),
      },
      replace: true,
      resetScroll: false,
    })
  }
  return (
    <form
      className={styles["stay"]}
      aria-label={t("shortlist.stay")}
      action="/shortlist"
      onSubmit={(event) => event.preventDefault()}
    >
      <DatesField typed={wanted} today={facts.today} issue={issue} onChange={change} />
      <GuestsPopover party={wanted.party} onChange={(party) => change({ party })} />
      {stays !== undefined && <input type="hidden" name="stays" value={stays} />}
      {compare !== undefined && <input type="hidden" name="compare" value={compare} />}
      <noscript>
        <Button type="submit" look="secondary" wide>
          {t("stay.update")}
        </Button>
      </noscript>
    </form>
  )
}
