import { filterNames } from "#core/search-request/filters-query.ts"
import type { FilterGroup } from "#core/search-request/filter-groups.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import { choiceLabel } from "./filter-labels.ts"
import styles from "./results.module.css"

/** Of some filters at most one choice holds, or any. */
const inputs: Readonly<Record<FilterGroup, "checkbox" | "radio">> = {
  freeCancellation: "checkbox",
  payAtProperty: "checkbox",
  starBands: "checkbox",
  guestScore: "radio",
  propertyAmenities: "checkbox",
  roomAmenities: "checkbox",
  facts: "checkbox",
  kinds: "checkbox",
  condoTypes: "checkbox",
  bedrooms: "radio",
}

const noChange = () => {}

/** One choice of a filter with how many stays it leaves; one that leaves none cannot be taken. */
export const FilterChoice = ({
  group,
  choice,
  isOn,
  count,
}: {
  readonly group: FilterGroup
  /** The empty string means any. */
  readonly choice: string
  readonly isOn: boolean
  readonly count: number | null
}) => {
  const { t } = useTranslation()
  return (
    <label className={styles["choice"]}>
      <input
        type={inputs[group]}
        name={filterNames[group]}
        value={choice === "true" ? "1" : choice}
        checked={isOn}
        disabled={count === 0 && !isOn}
        onChange={noChange}
      />
      <span>{choice === "" ? t("filters.any") : choiceLabel(group, choice, t)}</span>
      {count !== null && (
        <span className={styles["count"]}>
          {count}
          <span className="visually-hidden"> {t("filters.stays", { count })}</span>
        </span>
      )}
    </label>
  )
}
