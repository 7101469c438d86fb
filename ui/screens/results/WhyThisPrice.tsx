import type { PropertyPage } from "#core/search/property-page.ts"
import { countsOf, quoteOfChoice } from "#core/search/room-choice.ts"
import type { StayResult } from "#core/search/search-answer.ts"
import { searchFromQuery } from "#core/search-request/search-query.ts"
import { useRouter } from "@tanstack/react-router"
import { useEffect, useMemo, useState } from "react"
import { Button } from "../../parts/Button.tsx"
import { PriceBreakdown } from "../../parts/price/PriceBreakdown.tsx"
import { LoadingSaid, Skeleton } from "../../parts/Skeleton.tsx"
import type { PageAnswer } from "../../app/pages.ts"
import { parametersOf, type Query } from "../../app/query.ts"
import { roomNamesAt } from "../../formats/room-names.ts"
import { useTranslation } from "../../translations/use-translation.tsx"

/** The price of the rooms on a card, line by line, each line with the rule that made it. */
export const WhyThisPrice = ({
  stay: { slug, mix },
  query,
}: {
  readonly stay: Pick<StayResult, "slug" | "mix">
  readonly query: Query
}) => {
  const { t } = useTranslation()
  const { pages, facts, session } = useRouter().options.context
  const [asked, setAsked] = useState(1)
  const [answer, setAnswer] = useState<PageAnswer<PropertyPage> | null>(null)
  const { dates, party } = useMemo(
    () => searchFromQuery(parametersOf(query), facts.today).search.criteria,
    [query, facts.today],
  )
  useEffect(() => {
    let isWanted = true
    void pages.open(slug, { where: null, dates, party }).then((came) => {
      if (isWanted) setAnswer(came)
    })
    return () => {
      isWanted = false
    }
  }, [pages, slug, dates, party, asked])
  const askAgain = () => {
    setAnswer(null)
    setAsked(asked + 1)
  }
  if (answer === null)
    return (
      <>
        <LoadingSaid />
        <Skeleton height="12rem" />
      </>
    )
  if (!("ok" in answer))
    return (
      <div role="status">
        <p>{t("error.unreachable")}</p>
        <Button look="secondary" onClick={askAgain}>
          {t("action.retry")}
        </Button>
      </div>
    )
  const { property, offers } = answer.ok
  const member = session.read() !== null
  const quote = quoteOfChoice({ property, offers, dates, party, member }, countsOf(mix))
  const roomName = roomNamesAt(property)
  return quote && dates ? (
    <PriceBreakdown quote={quote} checkOut={dates.checkOut} roomName={roomName} open />
  ) : (
    <p role="status">{t("stay.notAvailable")}</p>
  )
}
