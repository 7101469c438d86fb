import { ringgit } from "#core/money/ringgit.ts"
import { depositReturnsOn } from "#core/pricing/deposit.ts"
import type { QuoteLine } from "#core/pricing/lines.ts"
import type { Quote } from "#core/pricing/quote.ts"
import type { CalendarDate } from "#core/stay/calendar-date.ts"
import { dayText } from "../formats/day.ts"
import { percentText } from "../formats/percent.ts"
import { useTranslation } from "../translations/use-translation.tsx"

const sstKeys = {
  "true true": "price.why.sst.both",
  "true false": "price.why.sst.rooms",
  "false true": "price.why.sst.fee",
  "false false": "price.why.sst.none",
} as const

/** Why a line of the price is as it is. */
export const PriceReason = ({
  line,
  quote,
  checkOut,
}: {
  readonly line: QuoteLine["line"]
  readonly quote: Quote
  readonly checkOut: CalendarDate
}) => {
  const { t, language } = useTranslation()
  const { why } = quote
  if (line === "bookingFee")
    return why.feeBps === 0
      ? t("price.why.fee.none")
      : t("price.why.fee", { percent: percentText(why.feeBps) })
  if (line === "sst") return t(sstKeys[`${why.sstOnRooms} ${why.sstOnFee}`])
  if (line === "occupancyTax") return <TaxReason quote={quote} />
  if (line === "deposit")
    return quote.deposit === 0
      ? t("price.why.deposit.none")
      : t("price.why.deposit", { day: dayText(depositReturnsOn(checkOut), language) })
  return null
}

const TaxReason = ({ quote: { why } }: { readonly quote: Quote }) => {
  const { t } = useTranslation()
  const { reason, perRoomNight } = why.tourismTax
  return (
    <>
      {t(`price.why.tax.${reason}`, { amount: ringgit(perRoomNight) })}
      {why.levy.amount > 0 && <> {t("price.why.levy", { amount: ringgit(why.levy.amount) })}</>}
    </>
  )
}
