import type { Quote } from "#core/pricing/quote.ts"
import { explained } from "#core/pricing/lines.ts"
import type { CalendarDate } from "#core/stay/calendar-date.ts"
import type { RoomNames } from "../../formats/room-names.ts"
import { ringgit } from "#core/money/ringgit.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import { Badge } from "../Badge.tsx"
import { classes } from "../classes.ts"
import { CostAndDeposit } from "./Deposit.tsx"
import { Price } from "./Price.tsx"
import { percentText } from "../../formats/percent.ts"
import styles from "./price-breakdown.module.css"
import { PriceNights } from "./PriceNights.tsx"
import { PriceReasonText } from "./PriceReasonText.tsx"

export type PriceBreakdownProps = {
  readonly quote: Quote
  readonly checkOut: CalendarDate
  /** The name of a kind of room under its plan. */
  readonly roomName: RoomNames
  /** Expands the nights and reasons from the start. */
  readonly open?: boolean
}

/** The price line by line; "Why this price?" opens the nights and the reason of each line. */
export const PriceBreakdown = ({
  quote,
  checkOut,
  roomName,
  open = false,
}: PriceBreakdownProps) => {
  const { t } = useTranslation()
  const lines = explained(quote, checkOut)
  const subtotal = lines.slice(0, 1).flatMap(({ reasons }) => reasons)
  const nameOf = (line: (typeof lines)[number]["line"]) =>
    t(`price.line.${line}`, { percent: percentText(quote.why.sstBps) })
  return (
    <div role="group" className={styles["price"]} aria-label={t("price.details")}>
      <dl className={styles["lines"]}>
        {lines.map(({ line, amount }) => (
          <div key={line} className={classes(styles["line"], line === "total" && styles["total"])}>
            <dt>{nameOf(line)}</dt>
            <dd>
              <Price sen={amount} />
            </dd>
          </div>
        ))}
      </dl>
      <CostAndDeposit {...quote} className={styles["held"]} />
      {quote.saved > 0 && (
        <p>
          <Badge tone="deal">{t("price.saved", { amount: ringgit(quote.saved) })}</Badge>
        </p>
      )}
      <details className={styles["why"]} open={open}>
        <summary>{t("price.why")}</summary>
        <PriceNights quote={quote} reasons={subtotal} roomName={roomName} />
        <dl className={styles["reasons"]}>
          {lines.slice(1, -1).map(({ line, reasons }) => (
            <div key={line}>
              <dt>{nameOf(line)}</dt>
              {reasons.map((reason, place) => (
                <dd key={place}>
                  <PriceReasonText reason={reason} />
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </details>
    </div>
  )
}
