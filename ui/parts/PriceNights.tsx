import type { Localised } from "#core/kernel/localised.ts"
import type { Quote, QuotedNight } from "#core/pricing/quote.ts"
import { dayText } from "../formats/day.ts"
import { useTranslation } from "../translations/use-translation.tsx"
import { Price, PriceBefore } from "./Price.tsx"
import styles from "./price-breakdown.module.css"

/** Every night with what one room costs in it, and the deal taken off its rate. */
export const PriceNights = ({
  quote,
  roomName,
}: {
  readonly quote: Quote
  readonly roomName: (roomType: string) => Localised | null
}) => {
  const { t } = useTranslation()
  return (
    <ul role="list" className={styles["nights"]}>
      {quote.nights.map((night) => (
        <Night
          key={`${night.roomType} ${night.date}`}
          night={night}
          name={roomName(night.roomType)}
        />
      ))}
      <li className={styles["line"]}>
        <span>{t("price.average")}</span>
        <Price sen={quote.averagePerNight} />
      </li>
    </ul>
  )
}

const Night = ({
  night: { date, rooms, rate, price, deal },
  name,
}: {
  readonly night: QuotedNight
  readonly name: Localised | null
}) => {
  const { t, local, language } = useTranslation()
  const day = dayText(date, language)
  return (
    <li className={styles["line"]}>
      <span>
        {t("price.night", { day, count: rooms, room: name ? local(name) : "" })}
        {deal && (
          <small className={styles["deal"]}>
            {t(`price.deal.${deal.kind}`, { percent: deal.percent })}
          </small>
        )}
      </span>
      <span>
        {deal && (
          <>
            <PriceBefore sen={rate} />{" "}
          </>
        )}
        <Price sen={price} />
      </span>
    </li>
  )
}
