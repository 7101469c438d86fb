import type { BookingView } from "#core/booking/booking-view.ts"
import { ringgit } from "#core/money/ringgit.ts"
import { quoteForResidency } from "#core/pricing/quote-for-residency.ts"
import type { Quote } from "#core/pricing/quote.ts"
import { useSelector } from "@xstate/react"
import { useState } from "react"
import { Icon } from "../../parts/icons/Icon.tsx"
import { Button } from "../../parts/Button.tsx"
import { Price } from "../../parts/price/Price.tsx"
import { PriceBreakdown } from "../../parts/price/PriceBreakdown.tsx"
import { PriceComparison } from "../../parts/price/PriceComparison.tsx"
import type { CheckoutActor } from "../../app/journeys.ts"
import { useMedia } from "../../parts/use-media.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import { CancellationTerms } from "../../parts/booking/CancellationTerms.tsx"
import { roomNamesOf } from "../../formats/room-names.ts"
import { StayFacts } from "../../parts/booking/StayFacts.tsx"
import styles from "./checkout.module.css"
import { EditStay } from "./EditStay.tsx"
import { drawnAs } from "./state-views.ts"

/** From this width on the summary is beside the form, always open. */
const BESIDE_THE_FORM = "(min-width: 64rem)"

/** The stay, its price and its terms; on phones a bar that opens. */
export const StaySummary = ({
  checkout,
  booking,
  quote,
}: {
  readonly checkout: CheckoutActor
  readonly booking: BookingView
  readonly quote: Quote
}) => {
  const { t } = useTranslation()
  const isWide = useMedia(BESIDE_THE_FORM)
  const [isEditing, setIsEditing] = useState(false)
  const isFilling = useSelector(checkout, ({ value }) => drawnAs(value) === "filling")
  return (
    <>
      <details className={styles["summary"]} open={isWide}>
        <summary className={styles["opener"]}>
          <span>
            {t("checkout.summary.open")}
            {quote.deposit > 0 && (
              <small>{t("checkout.summary.deposit", { amount: ringgit(quote.deposit) })}</small>
            )}
          </span>
          <Price sen={quote.total} className={styles["sum"]} />
          <Icon name="chevron-down" size={20} />
        </summary>
        <div className={styles["card"]}>
          <StayFacts booking={booking} />
          {isFilling && <Ways checkout={checkout} onEdit={() => setIsEditing(true)} />}
          <PriceComparison
            before={quoteForResidency(quote, "assumedMalaysian")}
            after={quote}
            sinceSearch
          />
          <PriceBreakdown
            quote={quote}
            checkOut={booking.dates.checkOut}
            roomName={roomNamesOf(booking)}
          />
          <CancellationTerms booking={booking} />
        </div>
      </details>
      {isEditing && isFilling && (
        <EditStay
          checkout={checkout}
          booking={booking}
          quote={quote}
          onClose={() => setIsEditing(false)}
        />
      )}
    </>
  )
}

/** To another stay at the property, and back to the property. */
const Ways = ({
  checkout,
  onEdit,
}: {
  readonly checkout: CheckoutActor
  readonly onEdit: () => void
}) => {
  const { t } = useTranslation()
  return (
    <div className={styles["ways"]}>
      <Button look="secondary" onClick={onEdit}>
        {t("checkout.summary.edit")}
      </Button>
      <Button look="quiet" onClick={() => checkout.send({ type: "guest.left" })}>
        {t("checkout.back")}
      </Button>
    </div>
  )
}
