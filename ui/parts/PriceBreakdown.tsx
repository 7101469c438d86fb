import { linesOf, type QuoteLine } from "#core/pricing/lines.ts"
import type { Quote } from "#core/pricing/quote.ts"
import type { CalendarDate } from "#core/stay/calendar-date.ts"
import type { Localised } from "#core/kernel/localised.ts"
import { ringgit } from "#core/money/ringgit.ts"
import { useTranslation } from "../translations/use-translation.tsx"
import { Badge } from "./Badge.tsx"
import { classes } from "./classes.ts"
import { Price } from "./Price.tsx"
import { percentText } from "../formats/percent.ts"
import styles from "./price-breakdown.module.css"
import { PriceNights } from "./PriceNights.tsx"
import { PriceReason } from "./PriceReason.tsx"

export type PriceBreakdownProps = {
  readonly quote: Quote
  readonly checkOut: CalendarDate
  /** The name of a kind of room by its id. */
  readonly roomName: (roomType: string) => Localised | null
  /** The nights and reasons stand open from the start. */
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
  return (
    <section className={styles["price"]} aria-label={t("price.details")}>
      <dl className={styles["lines"]}>
        {linesOf(quote).map(({ line, amount }) => (
          <div key={line} className={classes(styles["line"], line === "total" && styles["total"])}>
            <dt>{t(`price.line.${line}`, { percent: percentText(quote.why.sstBps) })}</dt>
            <dd>
              <Price sen={amount} />
            </dd>
          </div>
        ))}
      </dl>
      {quote.saved > 0 && (
        <p>
          <Badge tone="deal">{t("price.saved", { amount: ringgit(quote.saved) })}</Badge>
        </p>
      )}
      <details className={styles["why"]} open={open}>
        <summary>{t("price.why")}</summary>
        <PriceNights quote={quote} roomName={roomName} />
        <dl className={styles["reasons"]}>
          {linesOf(quote)
            .filter(({ line }) => line !== "total" && line !== "subtotal")
            .map(({ line }) => (
              <Reason key={line} line={line} quote={quote} checkOut={checkOut} />
            ))}
        </dl>
      </details>
    </section>
  )
}

const Reason = ({
  line,
  quote,
  checkOut,
}: Pick<QuoteLine, "line"> & Pick<PriceBreakdownProps, "quote" | "checkOut">) => {
  const { t } = useTranslation()
  return (
    <div>
      <dt>{t(`price.line.${line}`, { percent: percentText(quote.why.sstBps) })}</dt>
      <dd>
        <PriceReason line={line} quote={quote} checkOut={checkOut} />
      </dd>
    </div>
  )
}
