import { statusFacts } from "#core/booking/status-facts.ts"
import type { WholeBooking } from "#core/booking/whole-booking.ts"
import { paysOnArrival } from "#core/payment/paid-when.ts"
import { dueAtProperty } from "#core/pricing/lines.ts"
import { momentText } from "../../formats/day.ts"
import { Price } from "../../parts/price/Price.tsx"
import { PriceBreakdown } from "../../parts/price/PriceBreakdown.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "../../parts/booking/booking.module.css"
import { CancellationTerms } from "../../parts/booking/CancellationTerms.tsx"
import { roomNamesOf } from "../../formats/room-names.ts"

/** The price as it was booked, every payment and refund, and the terms of cancelling while of use. */
export const Money = ({ booking }: { readonly booking: WholeBooking }) => {
  const { t, language } = useTranslation()
  const { quote, method, dates, ledger, status } = booking
  const { isOpen, isLiving, hasBegun } = statusFacts[status]
  return (
    <section className={styles["card"]}>
      <h2>{t("manage.price")}</h2>
      <PriceBreakdown quote={quote} checkOut={dates.checkOut} roomName={roomNamesOf(booking)} />
      {(isOpen || isLiving) && method !== null && paysOnArrival(method) && (
        <dl className={styles["rows"]}>
          <div>
            <dt>{t("booking.dueAtProperty")}</dt>
            <dd>
              <Price sen={dueAtProperty(quote, method)} />
            </dd>
          </div>
        </dl>
      )}
      {ledger.length > 0 && (
        <>
          <h3>{t("manage.payments")}</h3>
          <dl className={styles["rows"]}>
            {ledger.map(({ at, kind, amount }, place) => (
              <div key={place}>
                <dt>
                  {t(`manage.ledger.${kind}`)}
                  <br />
                  <small>{momentText(at, language)}</small>
                </dt>
                <dd>
                  <Price sen={amount} />
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {(isOpen || (isLiving && !hasBegun)) && <CancellationTerms booking={booking} />}
    </section>
  )
}
