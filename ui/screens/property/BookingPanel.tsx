import type { PropertyPage } from "#core/search/property-page.ts"
import { waysToPay } from "#core/search/room-choice.ts"
import type { StayAsked } from "#core/search-request/stay-asked.ts"
import { useRouter } from "@tanstack/react-router"
import { PriceBreakdown } from "../../parts/price/PriceBreakdown.tsx"
import { issueText } from "../../parts/fields/issue-text.ts"
import { roomNamesAt } from "../../formats/room-names.ts"
import { takesCards } from "../../app/page-facts.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import { LowestPrice } from "./LowestPrice.tsx"
import styles from "./property.module.css"
import { Reserve } from "./Reserve.tsx"
import { StayForm } from "./StayForm.tsx"
import { TermsOfChoice } from "./TermsOfChoice.tsx"
import type { RoomSelection } from "./use-room-choice.ts"

/** The stay with its dates and guests, its whole price line by line, and the way to reserve it. */
export const BookingPanel = ({
  page: { property },
  asked,
  choice,
}: {
  readonly page: PropertyPage
  readonly asked: StayAsked
  readonly choice: RoomSelection
}) => {
  const { t } = useTranslation()
  const { facts } = useRouter().options.context
  const { quote, offered, issue } = choice
  const roomName = roomNamesAt(property)
  const ways = waysToPay(offered, choice.counts)
  return (
    <aside id="stay" className={styles["booking"]} tabIndex={-1} aria-labelledby="stay-heading">
      <h2 id="stay-heading">{t("property.stay")}</h2>
      <StayForm slug={property.slug} asked={asked} />
      {quote && offered.dates ? (
        <div aria-live="polite">
          <PriceBreakdown quote={quote} checkOut={offered.dates.checkOut} roomName={roomName} />
          <TermsOfChoice {...choice} />
        </div>
      ) : (
        <LowestPrice choice={choice} />
      )}
      {issue && (
        <p className={styles["missing"]} role="status">
          {issueText(issue.code, t)}
        </p>
      )}
      <Reserve slug={property.slug} choice={choice} wide />
      {ways.includes("payAtProperty") && (
        <p className={styles["soft"]}>
          {t(
            takesCards(facts) && ways.includes("card")
              ? "property.payAtProperty"
              : "property.payAtProperty.only",
          )}
        </p>
      )}
      <p className={styles["soft"]}>{t("property.notCharged")}</p>
    </aside>
  )
}
