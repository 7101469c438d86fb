import { boardTotal } from "#core/pricing/board.ts"
import type { Quote } from "#core/pricing/quote.ts"
import type { PriceReason } from "#core/pricing/reasons.ts"
import type { RoomLabel } from "../../formats/plan-name.ts"
import type { RoomNames } from "../../formats/room-names.ts"
import { nightWords } from "../../formats/price-reason.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import { Price, PriceBefore } from "./Price.tsx"
import { PriceReasonText, Rounded } from "./PriceReasonText.tsx"
import styles from "./price-breakdown.module.css"

type NightReason = Extract<PriceReason, { tag: "night" }>

const isNight = (reason: PriceReason): reason is NightReason => reason.tag === "night"

/** Every night with what one room costs in it, and the deal taken off its rate. */
export const PriceNights = ({
  quote,
  reasons,
  roomName,
}: {
  readonly quote: Quote
  readonly reasons: ReadonlyArray<PriceReason>
  readonly roomName: RoomNames
}) => {
  const { t } = useTranslation()
  return (
    <ul role="list" className={styles["nights"]}>
      {reasons.filter(isNight).map((reason) => (
        <Night
          key={`${reason.night.roomType} ${reason.night.plan ?? ""} ${reason.night.date}`}
          reason={reason}
          name={roomName(reason.night)}
        />
      ))}
      {quote.board && (
        <li className={styles["line"]}>
          <span>
            {t("price.board")}
            <small className={styles["deal"]}>
              {reasons.map((reason, place) => (
                <PriceReasonText key={place} reason={reason} />
              ))}
            </small>
          </span>
          <Price sen={boardTotal(quote.board)} />
        </li>
      )}
      <li className={styles["line"]}>
        <span>{t(quote.rooms > 1 ? "price.averageOfRooms" : "price.average")}</span>
        <Price sen={quote.averagePerNight} />
      </li>
    </ul>
  )
}

const Night = ({
  reason: { night, rounding },
  name,
}: {
  readonly reason: NightReason
  readonly name: RoomLabel | null
}) => {
  const translation = useTranslation()
  const { t } = translation
  const { rate, price, deal } = night
  return (
    <li className={styles["line"]}>
      <span>
        {nightWords(night, name, translation)}
        {deal && (
          <small className={styles["deal"]}>
            {t(`price.deal.${deal.kind}`, { percent: deal.percent })}
            <Rounded rounding={rounding} />
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
