import type { BookingView } from "#core/booking/booking-view.ts"
import { prepaidOf } from "#core/booking/prepaid-of.ts"
import { statusFacts } from "#core/booking/status-facts.ts"
import { paysNow, paysOnArrival } from "#core/payment/paid-when.ts"
import { dueAtProperty } from "#core/pricing/lines.ts"
import { Price } from "../../parts/price/Price.tsx"
import { PriceBreakdown } from "../../parts/price/PriceBreakdown.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "../../parts/booking/booking.module.css"
import { CancellationTerms } from "../../parts/booking/CancellationTerms.tsx"
import { roomNamesOf } from "../../formats/room-names.ts"

/** The price, how it is paid, what went back, and the terms of cancelling while they are of use. */
export const BookingMoney = ({ booking }: { readonly booking: BookingView }) => {
  const { t } = useTranslation()
  const { quote, method, refunded, waived, dates, status } = booking
  const { isOpen, isLiving, hasBegun } = statusFacts[status]
  const paid = prepaidOf(booking)
  const lines = [
    paysNow(method) && paid > 0 && ([`booking.paid.${method}`, paid] as const),
    waived > 0 && (["manage.ledger.waived", waived] as const),
    (isOpen || isLiving) &&
      method !== null &&
      paysOnArrival(method) &&
      (["booking.dueAtProperty", dueAtProperty(quote, method)] as const),
    refunded > 0 && (["booking.refunded", refunded] as const),
  ]
  return (
    <section className={styles["card"]}>
      <h2>{t("booking.receipt")}</h2>
      <PriceBreakdown quote={quote} checkOut={dates.checkOut} roomName={roomNamesOf(booking)} />
      <dl className={styles["rows"]}>
        {lines.map(
          (line) =>
            line && (
              <div key={line[0]}>
                <dt>{t(line[0])}</dt>
                <dd>
                  <Price sen={line[1]} />
                </dd>
              </div>
            ),
        )}
      </dl>
      {(isOpen || (isLiving && !hasBegun)) && <CancellationTerms booking={booking} />}
    </section>
  )
}
