import { withAgeOf } from "#core/stay/child-ages.ts"
import { limits } from "#core/stay/limits.ts"
import type { Party } from "#core/stay/party.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import { SelectField } from "../fields/SelectField.tsx"
import styles from "./child-ages.module.css"

const AGES = Array.from({ length: limits.oldestChildAge + 1 }, (_, age) => age)

/** How old each child of a party is on the day of check-in; an age may be left open. */
export const ChildAgeFields = ({
  party,
  onChange,
}: {
  readonly party: Party
  readonly onChange: (party: Party) => void
}) => {
  const { t } = useTranslation()
  const yearsOf = (age: number) =>
    age === 0 ? t("search.ages.infant") : t("search.ages.years", { count: age })
  return (
    <div className={styles["ages"]}>
      <p className={styles["hint"]}>{t("search.ages.hint")}</p>
      {Array.from({ length: party.children }, (_, child) => (
        <SelectField
          key={child}
          label={t("search.ages.child", { number: child + 1 })}
          value={String(party.ages?.[child] ?? "")}
          onChoose={(age) => onChange(withAgeOf(party, child, age === "" ? null : Number(age)))}
        >
          <option value="">{t("search.ages.unknown")}</option>
          {AGES.map((age) => (
            <option key={age} value={age}>
              {yearsOf(age)}
            </option>
          ))}
        </SelectField>
      ))}
    </div>
  )
}
