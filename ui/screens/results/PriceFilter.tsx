import type { Sen } from "#core/money/sen.ts"
import { barsOf } from "#core/search/price-bars.ts"
import { filterNames, ringgitText, writtenFilters } from "#core/search-request/filters-query.ts"
import type { Filters } from "#core/search-request/filters.ts"
import type { Facets } from "#core/search/search-answer.ts"
import { Button } from "../../parts/Button.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./results.module.css"

/** The price per night between two bounds, over how many stays cost what, and what is in it. */
export const PriceFilter = ({
  filters,
  prices,
  hasDates,
}: {
  readonly filters: Filters
  readonly prices: Facets["prices"]
  readonly hasDates: boolean
}) => {
  const { t } = useTranslation()
  const written = new Map(writtenFilters(filters))
  const bound = (name: "minPrice" | "maxPrice", hint: Sen) => (
    <label>
      {t(`filters.${name}`)}
      <input
        key={written.get(filterNames[name])}
        type="text"
        inputMode="decimal"
        pattern="\d{1,9}(\.\d{1,2})?"
        name={filterNames[name]}
        defaultValue={written.get(filterNames[name])}
        placeholder={ringgitText(hint)}
      />
    </label>
  )
  return (
    <div className={styles["price"]}>
      <p className={styles["priceHint"]}>
        {t(hasDates ? "filters.price.withTaxes" : "price.taxesExcluded")}
      </p>
      <div className={styles["bars"]} aria-hidden>
        {barsOf(prices, filters).map(({ share, isWithin }, place) => (
          <span key={place} data-within={isWithin} style={{ height: `${share}%` }} />
        ))}
      </div>
      <div className={styles["bounds"]}>
        {bound("minPrice", prices.lowest)}
        {bound("maxPrice", prices.highest)}
      </div>
      <Button type="submit" look="secondary" wide>
        {t("filters.price.apply")}
      </Button>
    </div>
  )
}
