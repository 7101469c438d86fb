import type { NearMiss } from "#core/search/search-answer.ts"
import { ringgit } from "#core/money/ringgit.ts"
import type { Slug } from "#core/property/property.ts"
import { nightsOf } from "#core/stay/nights.ts"
import type { StayDates } from "#core/stay/stay-dates.ts"
import { Link } from "@tanstack/react-router"
import type { Query } from "../app/query.ts"
import { dayText } from "../formats/day.ts"
import { useTranslation } from "../translations/use-translation.tsx"
import { issueText } from "./fields/issue-text.ts"

/** The restrictions that prevent a stay, and links to dates when it is available. */
export const OtherDates = ({
  slug,
  missed,
  queryOn,
}: {
  readonly slug: Slug
  readonly missed: NearMiss
  readonly queryOn: (dates: StayDates) => Query
}) => {
  const { t, language } = useTranslation()
  return (
    <>
      {missed.restricted.map(({ code, count }) => (
        <p key={`${code} ${count}`}>{issueText(code, t, count)}</p>
      ))}
      <p>{t("stay.otherDates")}</p>
      <ul role="list">
        {missed.otherDates.map(({ dates, cost }) => (
          <li key={`${dates.checkIn} ${dates.checkOut}`}>
            <Link to="/properties/$slug" params={{ slug }} search={queryOn(dates)}>
              {t("stay.otherDates.one", {
                checkIn: dayText(dates.checkIn, language),
                checkOut: dayText(dates.checkOut, language),
                nights: t("search.dates.nights", { count: nightsOf(dates) }),
                cost: ringgit(cost),
              })}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
