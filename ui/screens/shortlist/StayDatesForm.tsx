import { searchForStay, type StayAsked } from "#core/search-request/stay-asked.ts"
import { getRouteApi, useNavigate } from "@tanstack/react-router"
import { queryOf, type SearchTyped } from "../../parts/search-bar/search-request.ts"
import { StayFields } from "../../parts/search-bar/StayFields.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./shortlist.module.css"

const route = getRouteApi("/shortlist")

/** The dates and guests that the saved stays are priced for. */
export const StayDatesForm = ({ asked }: { readonly asked: StayAsked }) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { stays, compare } = route.useSearch()
  const show = (typed: SearchTyped) =>
    void navigate({
      to: "/shortlist",
      search: {
        ...queryOf(typed, searchForStay(asked)),
        ...(stays !== undefined && { stays }),
        ...(compare !== undefined && { compare }),
      },
      replace: true,
      resetScroll: false,
    })
  return (
    <form
      className={styles["stay"]}
      aria-label={t("shortlist.stay")}
      action="/shortlist"
      onSubmit={(event) => event.preventDefault()}
    >
      <StayFields asked={asked} onChosen={show} />
      {stays !== undefined && <input type="hidden" name="stays" value={stays} />}
      {compare !== undefined && <input type="hidden" name="compare" value={compare} />}
    </form>
  )
}
