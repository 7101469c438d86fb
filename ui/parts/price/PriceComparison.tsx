import { ringgit } from "#core/money/ringgit.ts"
import type { Quote } from "#core/pricing/quote.ts"
import { whyDifferent } from "#core/pricing/why-different.ts"
import { percentText } from "../../formats/percent.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./price-breakdown.module.css"

const signed = (sen: number): string => (sen > 0 ? `+${ringgit(sen)}` : ringgit(sen))

/** What made a price another than the one seen before, and by how much each line moved. */
export const PriceComparison = ({
  before,
  after,
  sinceSearch = false,
}: {
  readonly before: Quote
  readonly after: Quote
  /** The price before is that of the search, which assumes a Malaysian guest. */
  readonly sinceSearch?: boolean
}) => {
  const { t } = useTranslation()
  const { inputs, lines } = whyDifferent(before, after)
  if (inputs.length === 0 || lines.length === 0) return null
  return (
    <section className={styles["changed"]} aria-label={t("price.why")}>
      <p>{t(sinceSearch ? "price.changed.sinceSearch" : "price.changed")}</p>
      <ul role="list">
        {inputs.map((input) => (
          <li key={input}>{t(`price.changed.${input}`)}</li>
        ))}
      </ul>
      <dl>
        {lines.map(({ line, by }) => (
          <div key={line} className={styles["line"]}>
            <dt>{t(`price.line.${line}`, { percent: percentText(after.why.sstBps) })}</dt>
            <dd>{signed(by)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
