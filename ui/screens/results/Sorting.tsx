import type { Place } from "#core/place/place.ts"
import { sortOrders } from "#core/search-request/choices.ts"
import type { StaySearch } from "#core/search-request/stay-search.ts"
import { Select } from "../../parts/fields/Select.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import { FILTER_FORM } from "./filter-form-id.ts"
import { useGoToSearch } from "./go-to-search.ts"
import styles from "./results.module.css"

/** In which order; around a landmark the nearest may come first, and do unless asked otherwise. */
export const Sorting = ({
  asked,
  place,
}: {
  readonly asked: StaySearch
  readonly place: Place | null
}) => {
  const { t } = useTranslation()
  const go = useGoToSearch()
  const isAround = place?.kind === "landmark"
  const first = isAround ? "nearest" : "priceLowToHigh"
  const orders = sortOrders.filter((order) => order !== "nearest" || isAround)
  return (
    <label className={styles["sorting"]}>
      <span>{t("sort.label")}</span>
      <Select
        name="sort"
        form={FILTER_FORM}
        value={asked.sort === first ? "" : (asked.sort ?? "")}
        onChange={({ currentTarget }) => {
          if (currentTarget.form) go(currentTarget.form)
        }}
      >
        {orders.map((order) => (
          <option key={order} value={order === first ? "" : order}>
            {t(`sort.${order}`)}
          </option>
        ))}
      </Select>
    </label>
  )
}
